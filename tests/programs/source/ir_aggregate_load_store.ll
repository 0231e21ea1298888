;! f(dup struct(d(1.1), i64(3), d(0.4))) -> active
define double @f(ptr %p) {
  %s = load { double, i64, double }, ptr %p
  %a = extractvalue { double, i64, double } %s, 0
  %c = extractvalue { double, i64, double } %s, 2
  %m = fmul double %a, %c
  %t = insertvalue { double, i64, double } %s, double %m, 0
  store { double, i64, double } %t, ptr %p
  %r = fmul double %m, %a
  ret double %r
}
