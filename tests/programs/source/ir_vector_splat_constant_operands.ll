;! f(active 1.1) -> active
define double @f(double %x) {
  %v = insertelement <2 x double> <double 1.0, double 4.0>, double %x, i64 0
  %w = fadd <2 x double> %v, splat (double 2.0)
  %m = fmul <2 x double> %w, %v
  %n = fsub <2 x double> zeroinitializer, %m
  %a = extractelement <2 x double> %n, i64 0
  %b = extractelement <2 x double> %n, i64 1
  %r = fmul double %a, %b
  ret double %r
}
