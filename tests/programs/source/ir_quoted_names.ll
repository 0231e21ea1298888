;! f(active 1.3; dup d(0.4)) -> active
define double @f(double %"a b", ptr %"x.d") {
"entry point":
  %diffe = load double, ptr %"x.d"
  %"a b.d" = fmul double %"a b", %diffe
  br label %"entry.rev"
"entry.rev":
  %seed = fadd double %"a b.d", %"a b"
  %shadow = fmul double %seed, %diffe
  ret double %shadow
}
