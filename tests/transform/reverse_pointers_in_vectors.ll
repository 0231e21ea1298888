; test: reverse
; request: reverse f(dup, dup) -> active
; run: f([1.1, 0.9], record(pointer([3.0, 2.0]), 0))
; Pointers copied as a vector of narrow integers, as vectorisers do.
define double @f(ptr %x, ptr %s) {
  %b = alloca [2 x ptr]
  %w = load <4 x i32>, ptr %s, align 8
  store <4 x i32> %w, ptr %b, align 8
  %i = load double, ptr %x
  %j = fptosi double %i to i64
  %k = sub i64 %j, 1
  %bp = getelementptr ptr, ptr %b, i64 %k
  %q = load ptr, ptr %bp
  %v = load double, ptr %q
  %r = fmul double %i, %v
  ret double %r
}
