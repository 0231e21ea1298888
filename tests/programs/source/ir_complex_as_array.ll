;! f(active 1.1; active 0.4) -> active
;! gradient: [1.1 / math.hypot(1.1, 0.4), 0.4 / math.hypot(1.1, 0.4)]
declare double @cabs([2 x double])
define double @f(double %x, double %y) {
  %a = insertvalue [2 x double] undef, double %x, 0
  %b = insertvalue [2 x double] %a, double %y, 1
  %c = call double @cabs([2 x double] %b)
  ret double %c
}
