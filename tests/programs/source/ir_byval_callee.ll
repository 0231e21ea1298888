;! f(dup struct(d(1.1, 0.4))) -> active
%pair = type { double, double }
define internal double @g(ptr byval(%pair) align 8 %p) noinline {
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  %a = load double, ptr %p
  %b = load double, ptr %q
  %m = fmul double %a, %b
  store double %m, ptr %p
  %n = load double, ptr %p
  %r = fmul double %n, %a
  ret double %r
}
define double @f(ptr %p) {
  %a = call double @g(ptr byval(%pair) align 8 %p)
  %b = load double, ptr %p
  %r = fmul double %a, %b
  ret double %r
}
