;! f(active vec(1.1, 0.4, 2.2)) -> active
define double @f({ double, [2 x double] } %s) {
  %a = extractvalue { double, [2 x double] } %s, 0
  %b = extractvalue { double, [2 x double] } %s, 1, 0
  %c = extractvalue { double, [2 x double] } %s, 1, 1
  %ab = fmul double %a, %b
  %r = fmul double %ab, %c
  ret double %r
}
