;! f(dup d(1.1, 0.4)) -> active
;! modes: reverse
define double @f(ptr %x) {
  %a = load double, ptr %x
  %p = alloca [2 x double]
  store double poison, ptr %p
  store double undef, ptr %p
  store double %a, ptr %p
  %b = load double, ptr %p
  %r = fmul double %b, %a
  ret double %r
}
