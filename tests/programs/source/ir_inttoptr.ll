;! f(dup d(1.1, 0.4)) -> active
define double @f(ptr %x) {
  %i = ptrtoint ptr %x to i64
  %j = add i64 %i, 8
  %p = inttoptr i64 %j to ptr
  %a = load double, ptr %p
  %b = load double, ptr %x
  %r = fmul double %a, %b
  ret double %r
}
