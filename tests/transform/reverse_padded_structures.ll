; test: reverse
; request: reverse f(dup, dup) -> const
; run: f(record(1.5, 2.5, i32(7), i32(0)), record(0.0, 0.0, i32(0), i32(0)))
; A structure with padding is loaded and stored as one value: its floats have derivatives, its integer goes along.
define void @f(ptr noalias %x, ptr noalias %y) {
  %both = load { double, double, i32 }, ptr %x
  %a = extractvalue { double, double, i32 } %both, 0
  %b = extractvalue { double, double, i32 } %both, 1
  %product = fmul double %a, %b
  %square = fmul double %b, %b
  %first = insertvalue { double, double, i32 } %both, double %product, 0
  %second = insertvalue { double, double, i32 } %first, double %square, 1
  store { double, double, i32 } %second, ptr %y
  ret void
}
