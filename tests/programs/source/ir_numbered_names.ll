;! f(active 1.3; dup d(0.4)) -> active
define double @f(double %0, ptr %1) {
  %3 = load double, ptr %1
  %4 = fmul double %0, %3
  br label %5
5:
  %6 = phi double [ %4, %2 ]
  %7 = fadd double %6, %0
  ret double %7
}
