;! f(active 1.3; const 1) -> active
define double @f(double %x, i64 %k) {
entry:
  %c = icmp eq i64 %k, 0
  %t = select i1 %c, ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)
  indirectbr ptr %t, [label %a, label %b]
a:
  ret double %x
b:
  %r = fmul double %x, %x
  ret double %r
}
