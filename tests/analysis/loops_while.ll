; test: loops, plan
; request: reverse f(active) -> active
; run: f(1.5)
; run: f(40.0)
; Nothing bounds a `while` loop over floating-point numbers: it is counted, and its tape grows.
define double @f(double %x) {
entry:
  br label %while
while:                                                                 ; loop: header, depth 1, 1 blocks, exits while->exit   ; trips: counted   ; reverse: to entry, while
  %v = phi double [ %x, %entry ], [ %smaller, %while ]                 ; plan: store per while (counted) 8 B, carried by the loop
  %square = fmul double %v, %v                                         ; plan: recompute
  %grown = fadd double %square, 1.0                                    ; plan: recompute
  %smaller = fdiv double %v, %grown                                    ; plan: recompute
  %again = fcmp ogt double %smaller, 0.125
  br i1 %again, label %while, label %exit
exit:                                                                  ; loop: none   ; reverse: to while
  ret double %smaller
}
