;! f(active 1.3) -> active
define internal double @g(double %x) noinline nounwind willreturn memory(none) {
  %a = fmul double %x, %x
  %b = fadd double %a, 1.0
  ret double %b
}
define double @f(double %x) memory(none) nounwind willreturn {
  %a = call double @g(double %x)
  %b = tail call double @g(double %a)
  %c = musttail call double @h(double %b)
  ret double %c
}
define internal double @h(double %x) noinline {
  %r = fmul double %x, 3.0
  ret double %r
}
