;! f(dup d(1.1, 0.4); dup d(2.2, 0.7)) -> active
define double @f(ptr %x, ptr %y) {
  %i = ptrtoint ptr %x to i64
  %j = ptrtoint ptr %y to i64
  %k = xor i64 %i, %j
  %l = xor i64 %k, %i
  %p = inttoptr i64 %l to ptr
  %a = load double, ptr %p
  %b = load double, ptr %x
  %r = fmul double %a, %b
  ret double %r
}
