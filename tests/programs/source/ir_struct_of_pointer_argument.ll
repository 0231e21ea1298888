;! f(const 0; dup d(2.2, 0.3)) -> active
define double @f(i32 %unused, ptr %y) {
  %s0 = insertvalue { ptr, i64 } poison, ptr %y, 0
  %s1 = insertvalue { ptr, i64 } %s0, i64 1, 1
  %p = extractvalue { ptr, i64 } %s1, 0
  %n = extractvalue { ptr, i64 } %s1, 1
  %q = getelementptr double, ptr %p, i64 %n
  %a = load double, ptr %q
  %b = load double, ptr %p
  %m = fmul double %a, %b
  store double %m, ptr %q
  %c = load double, ptr %q
  %r = fmul double %c, %b
  ret double %r
}
