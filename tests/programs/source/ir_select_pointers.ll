;! f(dup d(1.1, 0.4); const 1) -> active
;! f(dup d(1.1, 0.4); const 0) -> active
define double @f(ptr %x, i1 %k) {
  %q = getelementptr double, ptr %x, i64 1
  %p = select i1 %k, ptr %x, ptr %q
  %o = select i1 %k, ptr %q, ptr %x
  %a = load double, ptr %p
  %b = load double, ptr %o
  %ab = fmul double %a, %b
  store double %ab, ptr %p
  %c = load double, ptr %x
  %r = fmul double %c, %a
  ret double %r
}
