; test: loops, dominators
; request: reverse f(dup, const, const)
; A triangular nest; the inner count depends on the outer counter.
define void @f(ptr %x, i64 %n, i64 %m) {
entry:                                                                 ; loop: none   ; dominators: root
  br label %outer
outer:                                                                 ; loop: header, depth 1, 6 blocks, exits outer.latch->exit   ; trips: exactly a number known in entry   ; dominators: below entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner.preheader
inner.preheader:                                                       ; loop: in outer
  br label %inner
inner:                                                                 ; loop: header, depth 2, 1 blocks, exits inner->second.preheader   ; trips: exactly a number known in inner.preheader   ; dominators: below inner.preheader
  %j = phi i64 [ 0, %inner.preheader ], [ %j.next, %inner ]
  %p = getelementptr double, ptr %x, i64 %j
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %w, ptr %p
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp sgt i64 %j.next, %i
  br i1 %j.done, label %second.preheader, label %inner
second.preheader:                                                      ; loop: in outer
  br label %second
second:                                                                ; loop: header, depth 2, 1 blocks, exits second->outer.latch   ; trips: exactly a number known in entry
  %k = phi i64 [ %m, %second.preheader ], [ %k.next, %second ]
  %k.next = add nsw i64 %k, -3
  %k.done = icmp slt i64 %k, 4
  br i1 %k.done, label %outer.latch, label %second
outer.latch:                                                           ; loop: in outer   ; dominators: below second
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer
exit:                                                                  ; loop: none   ; dominators: below outer.latch
  ret void
}
