;! f(dup d(1.5, -0.4); dup d(0.7, 1.2)) -> active
;! expect: any
; A pointer is moved in two halves, which arithmetic puts together.
define double @f(ptr %x, ptr %y) {
  %a = alloca ptr
  %b = alloca ptr
  store ptr null, ptr %b
  store ptr %y, ptr %a
  %high.at = getelementptr i8, ptr %a, i64 4
  %low = load i32, ptr %a
  %high = load i32, ptr %high.at
  %low.wide = zext i32 %low to i64
  %high.wide = zext i32 %high to i64
  %shifted = shl i64 %high.wide, 32
  %whole = or i64 %shifted, %low.wide
  store i64 %whole, ptr %b
  %p = load ptr, ptr %b
  %u = load double, ptr %x
  %v = load double, ptr %p
  %r = fmul double %u, %v
  ret double %r
}
