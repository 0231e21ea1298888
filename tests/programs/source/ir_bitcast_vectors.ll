;! f(active vec(1.1, 0.4)) -> active
define double @f(<2 x double> %a) {
  %i = bitcast <2 x double> %a to <2 x i64>
  %m = and <2 x i64> %i, <i64 9223372036854775807, i64 -1>
  %b = bitcast <2 x i64> %m to <2 x double>
  %c = fmul <2 x double> %b, %a
  %x = extractelement <2 x double> %c, i32 0
  %y = extractelement <2 x double> %c, i32 1
  %r = fmul double %x, %y
  ret double %r
}
