;! f(active 1.1; active 0.4) -> active
define { double, { double, <2 x double> } } @f(double %x, double %y) {
  %xy = fmul double %x, %y
  %v0 = insertelement <2 x double> poison, double %xy, i32 0
  %v1 = insertelement <2 x double> %v0, double %x, i32 1
  %v = fmul <2 x double> %v1, %v1
  %a = insertvalue { double, { double, <2 x double> } } poison, double %xy, 0
  %b = insertvalue { double, { double, <2 x double> } } %a, double %y, 1, 0
  %c = insertvalue { double, { double, <2 x double> } } %b, <2 x double> %v, 1, 1
  ret { double, { double, <2 x double> } } %c
}
