; test: alias
; request: reverse f(dup, dup, dup, const) -> active
; Arguments may overlap unless one is `noalias`; offsets keep fields apart.
define double @f(ptr %x, ptr %y, ptr noalias %z, i64 %i) {
  %a = load double, ptr %x                                             ; alias: overwritten by store of 1.000000e+00 to %x
  %b = load double, ptr %z                                             ; alias: overwritten by store of 3.000000e+00 to %z.any
  %x.next = getelementptr double, ptr %x, i64 1
  %c = load double, ptr %x.next                                        ; alias: overwritten by store of 4.000000e+00 to %field
  %last = getelementptr double, ptr %x, i64 7
  %unwritten = load double, ptr %last                                  ; alias: overwritten by store of 4.000000e+00 to %field
  store double 1.0, ptr %x                                             ; alias: overwrites %a
  store double 2.0, ptr %y                                             ; alias: overwrites %a, %c, %unwritten
  %z.any = getelementptr double, ptr %z, i64 %i
  store double 3.0, ptr %z.any                                         ; alias: overwrites %b
  %field = getelementptr { double, double }, ptr %x, i64 %i, i32 1
  store double 4.0, ptr %field                                         ; alias: overwrites %c, %unwritten
  %d = load double, ptr %field                                         ; alias: unchanged
  %s = fadd double %a, %b
  ret double %s
}
