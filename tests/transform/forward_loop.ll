; test: forward
; request: forward f(dup, dup, const) -> dup with primal
; run: f([1.5, -0.5, 2.0], 0.5, 3)
; The tangent stands beside the primal; there is no tape.
declare double @sin(double)
define double @f(ptr %x, double %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = phi double [ %s, %entry ], [ %b, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = call double @sin(double %v)
  %b = fmul double %a, %w
  store double %b, ptr %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret double %b
}
; expect: clean
; define { double, double } @diffe_f(ptr %x, ptr %x.d, double %s, double %s.d, i64 %n) {
; entry:
;   br label %loop
;
; loop:
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %a = phi double [ %s, %entry ], [ %b, %loop ]
;   %a.d = phi double [ %s.d, %entry ], [ %b.d, %loop ]
;   %p = getelementptr double, ptr %x, i64 %i
;   %p.d = getelementptr double, ptr %x.d, i64 %i
;   %v = load double, ptr %p
;   %v.d = load double, ptr %p.d
;   %w = tail call double @sin(double %v)
;   %.1 = tail call double @llvm.cos.f64(double %v)
;   %w.d = fmul double %.1, %v.d
;   %b = fmul double %a, %w
;   %.2 = fmul double %a.d, %w
;   %.3 = fmul double %a, %w.d
;   %b.d = fadd double %.2, %.3
;   store double %b, ptr %p
;   store double %b.d, ptr %p.d
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:
;   %.4 = insertvalue { double, double } poison, double %b, 0
;   %.5 = insertvalue { double, double } %.4, double %b.d, 1
;   ret { double, double } %.5
; }
