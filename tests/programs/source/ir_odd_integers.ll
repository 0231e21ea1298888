;! f(active 1.1; const 300) -> active
define double @f(double %x, i64 %n) {
  %w = zext i64 %n to i128
  %m = mul i128 %w, 1000000000000
  %s = lshr i128 %m, 30
  %t = trunc i128 %s to i37
  %u = and i37 %t, 15
  %d = uitofp i37 %u to double
  %v = trunc i64 %n to i3
  %e = sitofp i3 %v to double
  %a = fmul double %x, %d
  %b = fadd double %a, %e
  %r = fmul double %b, %x
  ret double %r
}
