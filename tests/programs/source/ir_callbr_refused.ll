;! f(active 1.1) -> active
;! expect: refused
define double @f(double %x) {
entry:
  callbr void asm sideeffect "", "!i"() to label %a [label %b]
a:
  ret double %x
b:
  %r = fmul double %x, %x
  ret double %r
}
