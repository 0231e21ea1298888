; request: reverse f(dup, const) -> active
; refused: NE251 call
%pair = type { double, double }
define double @g(ptr byval(%pair) %p, i64 %n) {
entry:
  %more = icmp sgt i64 %n, 0
  %v = load double, ptr %p
  br i1 %more, label %deeper, label %leaf
deeper:
  %w = fmul double %v, %v
  store double %w, ptr %p
  %m = add i64 %n, -1
  %a = call double @g(ptr byval(%pair) %p, i64 %m)
  %b = call double @g(ptr byval(%pair) %p, i64 %m)
  %c = fmul double %a, %b
  ret double %c
leaf:
  ret double %v
}
define double @f(ptr %x, i64 %n) {
  %y = call double @g(ptr byval(%pair) %x, i64 %n)
  ret double %y
}
