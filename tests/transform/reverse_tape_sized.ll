; test: reverse
; request: reverse f(dup, const) -> const
; run: f([1.5, -0.5, 2.0], 3)
; run: f([1.5, -0.5, 2.0], 1)
; The loop's count is known before it: one allocation, an index per iteration.
define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %w, ptr %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; expect: clean
; define void @diffe_f(ptr %x, ptr %x.d, i64 %n) {
; entry:
;   %.1 = shl i64 %n, 3
;   %v.tape.1 = tail call ptr @malloc(i64 %.1)
;   br label %loop
;
; loop.rev:
;   %i.rev.0.in = phi i64 [ %i.rev.0, %loop.rev ], [ %n, %loop ]
;   %i.rev.0 = add i64 %i.rev.0.in, -1
;   %p.d.r = getelementptr double, ptr %x.d, i64 %i.rev.0
;   %.2 = load double, ptr %p.d.r
;   %.3 = getelementptr inbounds double, ptr %v.tape.1, i64 %i.rev.0
;   %v.c = load double, ptr %.3
;   %.4 = fmul double %.2, %v.c
;   %.5 = fadd nsz double %.4, %.4
;   store double %.5, ptr %p.d.r
;   %.6 = icmp eq i64 %i.rev.0, 0
;   br i1 %.6, label %loop.rev.entry, label %loop.rev
;
; loop:
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %p = getelementptr double, ptr %x, i64 %i
;   %v = load double, ptr %p
;   %.7 = getelementptr inbounds nuw double, ptr %v.tape.1, i64 %i
;   store double %v, ptr %.7
;   %w = fmul double %v, %v
;   store double %w, ptr %p
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %loop.rev, label %loop
;
; loop.rev.entry:
;   tail call void @free(ptr nonnull %v.tape.1)
;   ret void
; }
