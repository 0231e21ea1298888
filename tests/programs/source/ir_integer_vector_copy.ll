;! f(dup d(1.1, 0.4); dup d(0, 0)) -> active
define double @f(ptr %x, ptr %y) {
  %v = load <2 x i64>, ptr %x, align 8
  %w = shufflevector <2 x i64> %v, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %w, ptr %y, align 8
  %c = load double, ptr %y
  %r = fmul double %c, %c
  ret double %r
}
