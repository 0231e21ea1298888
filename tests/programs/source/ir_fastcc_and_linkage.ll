;! f(active 1.3) -> active
define weak_odr hidden fastcc double @f(double %x) unnamed_addr {
  %a = call fastcc double @g(double %x)
  ret double %a
}
define private fastcc double @g(double %x) noinline {
  %r = fmul double %x, %x
  ret double %r
}
