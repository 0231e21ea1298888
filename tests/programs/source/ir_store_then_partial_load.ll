;! f(active 1.1) -> active
define double @f(double %x) {
  %p = alloca [2 x double]
  store double %x, ptr %p
  %f = load float, ptr %p
  %d = fpext float %f to double
  %e = fmul double %d, 0.0
  %r = fadd double %e, %x
  ret double %r
}
