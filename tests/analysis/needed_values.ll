; test: needed, plan
; request: reverse f(active, active, const) -> active
; run: f(0.5, 1.25, True)
; Which primal values adjoints read: the other factor of a product, an exponential's result, a condition; a sum reads nothing.
declare double @exp(double)
declare double @sin(double)
define double @f(double %x, double %y, i1 %c) {
entry:                                                                 ; reverse: to the end
  %sum = fadd double %x, %y                                            ; needed: by %product   ; plan: recompute
  %product = fmul double %sum, %y                                      ; needed: by %s   ; plan: recompute
  %e = call double @exp(double %product)                               ; needed: by %e   ; plan: keep 8 B, costly call
  %s = call double @sin(double %product)                               ; needed: no   ; plan: not needed
  %scaled = fmul double %s, 2.0                                        ; needed: no   ; plan: not needed
  br i1 %c, label %then, label %else
then:                                                                  ; reverse: to entry
  %a = fdiv double %e, %x                                              ; needed: by %a   ; plan: recompute
  br label %join
else:                                                                  ; reverse: to entry
  %b = fsub double %e, %scaled                                         ; needed: no   ; plan: not needed
  br label %join
join:                                                                  ; reverse: to then, else by %c
  %r = phi double [ %a, %then ], [ %b, %else ]                         ; needed: no   ; plan: not needed
  ret double %r
}
