;! f(active vec(1.1, 0.4, 0.7, 2.2); const 2) -> active
define double @f(<4 x double> %a, i32 %k) {
  %r = shufflevector <4 x double> %a, <4 x double> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %b = fmul <4 x double> %a, %r
  %w = shufflevector <4 x double> %a, <4 x double> %b, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 poison>
  %n = shufflevector <8 x double> %w, <8 x double> poison, <2 x i32> <i32 1, i32 6>
  %z = shufflevector <4 x double> %a, <4 x double> zeroinitializer, <4 x i32> <i32 0, i32 4, i32 2, i32 5>
  %e0 = extractelement <2 x double> %n, i32 0
  %e1 = extractelement <2 x double> %n, i64 1
  %ek = extractelement <4 x double> %z, i32 %k
  %i = insertelement <4 x double> %b, double %e0, i32 %k
  %ik = extractelement <4 x double> %i, i32 2
  %t0 = fmul double %e0, %e1
  %t1 = fmul double %ek, %ik
  %t2 = fadd double %t0, %t1
  ret double %t2
}
