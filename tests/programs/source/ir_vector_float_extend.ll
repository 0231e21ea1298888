;! f(active vec(1.1, 0.4)) -> active
define double @f(<2 x float> %a) {
  %d = fpext <2 x float> %a to <2 x double>
  %m = fmul <2 x double> %d, %d
  %t = fptrunc <2 x double> %m to <2 x float>
  %x = extractelement <2 x float> %t, i32 0
  %y = extractelement <2 x double> %m, i32 1
  %xd = fpext float %x to double
  %r = fmul double %xd, %y
  ret double %r
}
