; test: plan, loops
; request: reverse f(dup, dup, const, const) -> const
; run: f([0.5, 1.5, -0.25], [0.5, 0.25, 2.0, 1.0], 3, 4)
; run: f([0.5, 1.5, -0.25], [0.5, 0.25, 2.0, 1.0], 1, 1)
; A value that does not change in the inner loop is cached once per iteration of the outer one.
define void @f(ptr noalias %x, ptr noalias %y, i64 %n, i64 %m) {
entry:
  br label %outer
outer:                                                                 ; trips: exactly a number known in entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  %p = getelementptr double, ptr %x, i64 %i                            ; plan: shadow recompute
  %v = load double, ptr %p                                             ; plan: not needed
  br label %inner
inner:                                                                 ; trips: exactly a number known in entry
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %scaled = fmul double %v, 2.0                                        ; plan: store per outer (sized) 8 B, cheaper than what it is made of
  %q = getelementptr double, ptr %y, i64 %j                            ; plan: shadow recompute
  %w = load double, ptr %q                                             ; plan: store per inner (sized from outer) 8 B, overwritten by store of %r to %q
  %r = fmul double %w, %scaled                                         ; plan: not needed
  store double %r, ptr %q
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp sge i64 %j.next, %m
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  store double 0.0, ptr %p
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp sge i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
