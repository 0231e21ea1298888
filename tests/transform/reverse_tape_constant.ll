; test: reverse
; request: reverse f(dup, active) -> active
; run: f([1.5, -0.5, 2.0, 0.25, 1.0, 3.0], 1.5)
; A constant count: the tape is on the stack.
define double @f(ptr noalias %x, double %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = phi double [ %s, %entry ], [ %b, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %b = fmul double %a, %v
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 6
  br i1 %done, label %exit, label %loop
exit:
  ret double %b
}
; expect: clean
; define { double } @diffe_f(ptr noalias readonly %x, ptr noalias %x.d, double %s, double %seed) {
; entry:
;   %a.tape = alloca [6 x double]
;   br label %loop
;
; loop.rev:
;   %i.rev.0 = phi i64 [ %.1, %loop.rev ], [ 5, %loop ]
;   %b.d.0 = phi double [ %.2, %loop.rev ], [ %seed, %loop ]
;   %.3 = getelementptr inbounds double, ptr %a.tape, i64 %i.rev.0
;   %a.c = load double, ptr %.3
;   %p.r = getelementptr double, ptr %x, i64 %i.rev.0
;   %v.r = load double, ptr %p.r
;   %.2 = fmul double %b.d.0, %v.r
;   %.4 = fmul double %b.d.0, %a.c
;   %p.d.r = getelementptr double, ptr %x.d, i64 %i.rev.0
;   %.5 = load double, ptr %p.d.r
;   %.6 = fadd nsz double %.4, %.5
;   store double %.6, ptr %p.d.r
;   %.7 = icmp eq i64 %i.rev.0, 0
;   %.1 = add nsw i64 %i.rev.0, -1
;   br i1 %.7, label %loop.rev.entry, label %loop.rev
;
; loop:
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %a = phi double [ %s, %entry ], [ %b, %loop ]
;   %.8 = getelementptr inbounds nuw double, ptr %a.tape, i64 %i
;   store double %a, ptr %.8
;   %p = getelementptr double, ptr %x, i64 %i
;   %v = load double, ptr %p
;   %b = fmul double %a, %v
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 6
;   br i1 %done, label %loop.rev, label %loop
;
; loop.rev.entry:
;   %.9 = insertvalue { double } poison, double %.2, 0
;   ret { double } %.9
; }
