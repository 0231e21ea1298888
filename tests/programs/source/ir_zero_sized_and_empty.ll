;! f(active 1.1) -> active
define double @f(double %x) {
  %a = alloca {}
  %b = alloca [0 x double]
  store {} zeroinitializer, ptr %a
  %c = insertvalue { {}, double } poison, double %x, 1
  %d = extractvalue { {}, double } %c, 1
  %r = fmul double %d, %x
  ret double %r
}
