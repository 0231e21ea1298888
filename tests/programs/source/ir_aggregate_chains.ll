;! f(active 1.1; active 0.4) -> active
define double @f(double %x, double %y) {
  %a = insertvalue { double, [2 x double], i32 } poison, double %x, 0
  %b = insertvalue { double, [2 x double], i32 } %a, double %y, 1, 0
  %xy = fmul double %x, %y
  %c = insertvalue { double, [2 x double], i32 } %b, double %xy, 1, 1
  %d = insertvalue { double, [2 x double], i32 } %c, i32 3, 2
  %e = extractvalue { double, [2 x double], i32 } %d, 1
  %g = insertvalue [2 x double] %e, double %x, 0
  %h = insertvalue { double, [2 x double], i32 } %d, [2 x double] %g, 1
  %p = extractvalue { double, [2 x double], i32 } %h, 1, 0
  %q = extractvalue { double, [2 x double], i32 } %d, 1, 1
  %n = extractvalue { double, [2 x double], i32 } %h, 2
  %nd = sitofp i32 %n to double
  %pq = fmul double %p, %q
  %r = fmul double %pq, %nd
  ret double %r
}
