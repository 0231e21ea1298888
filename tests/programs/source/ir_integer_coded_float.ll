;! f(dup d(1.1, 0.4); dup d(0, 0)) -> active
define double @f(ptr %x, ptr %y) {
  %i = load i64, ptr %x, align 8
  store i64 %i, ptr %y, align 8
  %d = bitcast i64 %i to double
  %c = load double, ptr %y
  %r = fmul double %c, %d
  ret double %r
}
