;! f(active 1.3) -> active
;! expect: refused
@other = alias double (double), ptr @g
define double @g(double %x) noinline {
  %r = fmul double %x, %x
  ret double %r
}
define double @f(double %x) {
  %r = call double @other(double %x)
  ret double %r
}
