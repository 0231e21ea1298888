;! f(active vec(1.1, 3, 2.2)) -> active
;! modes: reverse
define double @f({ double, i64, double } %s) {
  %a = extractvalue { double, i64, double } %s, 0
  %b = extractvalue { double, i64, double } %s, 1
  %c = extractvalue { double, i64, double } %s, 2
  %n = sitofp i64 %b to double
  %ab = fmul double %a, %n
  %r = fmul double %ab, %c
  ret double %r
}
