; digamma(x + b) - digamma(x), whose digits large numbers would lose in the difference.
;
; x, x + b >= 30: log(1 + b/x) + b/(2 x (x+b)) + tail(x) - tail(x+b), tail(x) = sum of B(2k)/(2k x^2k).

define linkonce_odr double @ne.digamma_difference.f64(double %x, double %b) noinline nounwind willreturn memory(none) {
entry:
  %both = fadd double %x, %b
  %x.is.large = fcmp oge double %x, 30.0
  %both.is.large = fcmp oge double %both, 30.0
  %are.large = and i1 %x.is.large, %both.is.large
  br i1 %are.large, label %series, label %plain

series:
  %growth = fdiv double %b, %x
  %log = call double @llvm.log1p.f64(double %growth)
  %double = fmul double %both, 2.0
  %half = fdiv double %growth, %double
  %tail.x = call double @ne.digamma_tail.f64(double %x)
  %tail.both = call double @ne.digamma_tail.f64(double %both)
  %tail = fsub double %tail.x, %tail.both
  %more = fadd double %half, %tail
  %near = fadd double %log, %more
  ret double %near

plain:
  %psi.both = call double @ne.digamma.f64(double %both)
  %psi = call double @ne.digamma.f64(double %x)
  %far = fsub double %psi.both, %psi
  ret double %far
}

declare double @llvm.log1p.f64(double)
