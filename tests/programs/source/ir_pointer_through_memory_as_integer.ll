;! f(dup d(1.1, 0.4)) -> active
define double @f(ptr %x) {
  %slot = alloca i64
  %i = ptrtoint ptr %x to i64
  store i64 %i, ptr %slot
  %p = load ptr, ptr %slot
  %a = load double, ptr %p
  %q = getelementptr double, ptr %p, i64 1
  %b = load double, ptr %q
  %r = fmul double %a, %b
  ret double %r
}
