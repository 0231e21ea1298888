; test: loops
; request: reverse f(active, const) -> active
; A jump into a loop: no natural loop, refused in reverse mode.
define double @f(double %x, i1 %c) {
entry:                                                                 ; loop: none
  br i1 %c, label %a, label %b
a:                                                                     ; loop: entry of an irreducible cycle
  %u = phi double [ %x, %entry ], [ %w, %b ]
  %v = fmul double %u, 0.5
  br label %b
b:                                                                     ; loop: none
  %w = phi double [ %x, %entry ], [ %v, %a ]
  %again = fcmp ogt double %w, 1.0
  br i1 %again, label %a, label %exit
exit:                                                                  ; loop: none
  ret double %w
}
