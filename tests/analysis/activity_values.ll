; test: activity
; request: reverse f(active, const, dup, const) -> active
; An instruction is active if an active input reaches it and it reaches an active output.
declare double @llvm.floor.f64(double)
declare double @sin(double)
define double @f(double %x, double %k, ptr %p, ptr %q) {
  %a = fmul double %x, %k                                              ; activity: active
  %b = fmul double %k, %k                                              ; activity: constant
  %unused = fadd double %a, 1.0                                        ; activity: varies, useless
  %i = fptosi double %x to i64                                         ; activity: constant
  %back = sitofp i64 %i to double                                      ; activity: useful, constant
  %flat = call double @llvm.floor.f64(double %x)                       ; activity: useful, constant
  %s = call double @sin(double %a)                                     ; activity: active
  %element = getelementptr double, ptr %p, i64 %i                      ; activity: shadow
  %v = load double, ptr %element                                       ; activity: active
  %constant = load double, ptr %q                                      ; activity: useful, constant
  store double %s, ptr %element                                        ; activity: to memory with shadow
  store double %b, ptr %q                                              ; activity: to memory without shadow
  %c = fcmp olt double %x, %k                                          ; activity: constant
  %chosen = select i1 %c, double %v, double %constant                  ; activity: active
  %t = fadd double %chosen, %back                                      ; activity: active
  %u = fadd double %t, %flat                                           ; activity: active
  ret double %u
}
