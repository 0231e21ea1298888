;! f(active 1.1; active 0.4; const 1) -> active
define double @f(double %x, double %y, i1 %k) {
entry:
  %v = insertelement <2 x double> poison, double %x, i32 0
  %w = insertelement <2 x double> undef, double %y, i32 0
  %p = fmul <2 x double> %v, %w
  %a = extractelement <2 x double> %p, i32 0
  br i1 %k, label %use, label %never
never:
  br label %use
use:
  %q = phi double [ %a, %entry ], [ poison, %never ]
  %r = fmul double %q, %x
  ret double %r
}
