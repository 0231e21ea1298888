;! f(dup struct(d(1.1, 0.4)); active 0.7) -> active
%pair = type { double, double }
define double @f(ptr byval(%pair) align 8 %p, double %s) {
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  %a = load double, ptr %p
  %b = load double, ptr %q
  %m = fmul double %a, %b
  store double %m, ptr %q
  %n = load double, ptr %q
  %r = fmul double %n, %s
  ret double %r
}
