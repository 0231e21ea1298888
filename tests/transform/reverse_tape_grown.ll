; test: reverse
; request: reverse f(dup, const) -> const
; run: f([1.5, -0.5, 2.0, 0.5], 4)
; run: f([1.5, -0.5, 2.0, 0.5], 1)
; A triangular nest: room for the inner loop is made when its count is known.
define void @f(ptr %x, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %p = getelementptr double, ptr %x, i64 %j
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %w, ptr %p
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp sgt i64 %j.next, %i
  br i1 %j.done, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
