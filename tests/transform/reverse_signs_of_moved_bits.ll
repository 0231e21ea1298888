; test: reverse
; request: reverse f(dup, dup) -> const
; run: f([1.5, -2.5], [0.0, 0.0, 0.0, 0.0])
; run: f([-1.5, 2.5], [0.0, 0.0, 0.0, 0.0])
; Numbers that are loaded and stored as integers: their signs are changed and cleared as bits.
define void @f(ptr noalias %x, ptr noalias %y) {
  %a = load i64, ptr %x
  %negative = xor i64 %a, -9223372036854775808
  store i64 %negative, ptr %y
  %p = getelementptr i8, ptr %x, i64 8
  %b = load i64, ptr %p
  %absolute = and i64 %b, 9223372036854775807
  %q = getelementptr i8, ptr %y, i64 8
  store i64 %absolute, ptr %q
  %number = load double, ptr %x
  %square = fmul double %number, %number
  %r = getelementptr i8, ptr %y, i64 16
  store double %square, ptr %r
  %other = load double, ptr %p
  %t = getelementptr i8, ptr %y, i64 24
  %triple = fmul double %other, 3.0
  store double %triple, ptr %t
  ret void
}
