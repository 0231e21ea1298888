; request: reverse f(active, const) -> active
; refused: NE300 phi
define double @f(double %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %u = phi double [ %x, %entry ], [ %w, %b ]
  %v = fmul double %u, 0.5
  br label %b
b:
  %w = phi double [ %x, %entry ], [ %v, %a ]
  %again = fcmp ogt double %w, 1.0
  br i1 %again, label %a, label %exit
exit:
  ret double %w
}
