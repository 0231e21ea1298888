;! k(dup d(1.5, -0.7); dup d(0.3, 2.0)) -> active
;! expect: refused
; A pointer is moved as a double: what is loaded is not null, though no pointer has been stored there.
define double @k(ptr %x, ptr %y) {
  %given = alloca ptr, align 8
  %kept = alloca ptr, align 8
  store ptr %y, ptr %given, align 8
  %bits = load volatile double, ptr %given, align 8
  store volatile double %bits, ptr %kept, align 8
  %q = load volatile ptr, ptr %kept, align 8
  %a = load double, ptr %q, align 8
  %r = fmul double %a, %a
  ret double %r
}
