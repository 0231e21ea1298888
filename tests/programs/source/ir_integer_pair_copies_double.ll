;! f(dup d(1.1, 0.4); dup d(0, 0)) -> active
;! expect: refused
define double @f(ptr %x, ptr %y) {
  %hx = getelementptr i8, ptr %x, i64 4
  %hy = getelementptr i8, ptr %y, i64 4
  %lo = load i32, ptr %x, align 8
  %hi = load i32, ptr %hx, align 4
  store i32 %lo, ptr %y, align 8
  store i32 %hi, ptr %hy, align 4
  %c = load double, ptr %y
  %r = fmul double %c, %c
  ret double %r
}
