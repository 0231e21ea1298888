; test: reverse
; request: reverse f(dup, const) -> active
; run: f([1.5, -0.5, 2.0, 0.5], 3)
; run: f([1.5, -0.5, 2.0, 0.5], 0)
; A function that calls itself: an augmented form that returns its tape, and a reverse that consumes it.
define double @f(ptr %x, i64 %n) {
entry:
  %more = icmp sgt i64 %n, 0
  br i1 %more, label %deeper, label %leaf
deeper:
  %m = add nsw i64 %n, -1
  %a = call double @f(ptr %x, i64 %m)
  %p = getelementptr double, ptr %x, i64 %n
  %v = load double, ptr %p
  %b = fmul double %a, %v
  store double %a, ptr %p
  %c = call double @f(ptr %x, i64 %m)
  %d = fmul double %b, %c
  ret double %d
leaf:
  %l = load double, ptr %x
  ret double %l
}
