;! f(dup d(1.1, 0.4)) -> active
define double @f(ptr %x) {
  %q = getelementptr double, ptr %x, i64 1
  %b = load double, ptr %q
  %bb = fmul double %b, %b
  %old = atomicrmw fadd ptr %x, double %bb monotonic
  %a = load double, ptr %x
  %r = fmul double %a, %b
  ret double %r
}
