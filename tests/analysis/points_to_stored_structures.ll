; test: points-to
; request: reverse f(dup, dup) -> active
; A structure that is stored as a whole: each pointer in it lies at its own place.
define double @f(ptr %x, ptr %y) {
  %s = alloca { double, { ptr, ptr, [1 x i64] } }
  %one = insertvalue { ptr, ptr, [1 x i64] } zeroinitializer, ptr %x, 0
  %both = insertvalue { ptr, ptr, [1 x i64] } %one, ptr %y, 1
  %all = insertvalue { double, { ptr, ptr, [1 x i64] } } zeroinitializer, { ptr, ptr, [1 x i64] } %both, 1
  store { double, { ptr, ptr, [1 x i64] } } %all, ptr %s
  %first = getelementptr i8, ptr %s, i64 8
  %second = getelementptr i8, ptr %s, i64 16
  %p = load ptr, ptr %first                                            ; points-to: argument x
  %q = load ptr, ptr %second                                           ; points-to: argument y
  %u = load double, ptr %p
  %v = load double, ptr %q
  %w = fmul double %u, %v
  ret double %w
}
