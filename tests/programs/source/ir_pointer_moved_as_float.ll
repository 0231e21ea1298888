;! k(dup d(1.5, -0.7); dup d(0.3, 2.0)) -> active
;! expect: refused
;! h(dup d(1.5, -0.7); dup d(0.3, 2.0)) -> active
;! expect: refused
;! l(dup d(1.5, -0.7); dup d(0.3, 2.0)) -> active
;! expect: refused
; A pointer is moved as a double, and what that has written is copied on: it is not null, though no pointer was stored there.
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

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @h(ptr %x, ptr %y) {
  %given = alloca ptr, align 8
  %kept = alloca ptr, align 8
  %last = alloca ptr, align 8
  store ptr %y, ptr %given, align 8
  %bits = load volatile double, ptr %given, align 8
  store volatile double %bits, ptr %kept, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %last, ptr %kept, i64 8, i1 true)
  %q = load volatile ptr, ptr %last, align 8
  %a = load double, ptr %q, align 8
  %r = fmul double %a, %a
  ret double %r
}

define double @l(ptr %x, ptr %y) {
  %given = alloca ptr, align 8
  %kept = alloca ptr, align 8
  %last = alloca ptr, align 8
  store ptr %y, ptr %given, align 8
  %bits = load volatile double, ptr %given, align 8
  store volatile double %bits, ptr %kept, align 8
  %w = load volatile ptr, ptr %kept, align 8
  store volatile ptr %w, ptr %last, align 8
  %q = load volatile ptr, ptr %last, align 8
  %a = load double, ptr %q, align 8
  %r = fmul double %a, %a
  ret double %r
}
