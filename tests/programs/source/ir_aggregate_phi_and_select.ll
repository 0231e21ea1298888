;! f(active 1.1; active 0.4; const 1) -> active
;! f(active 1.1; active 0.4; const 0) -> active
define double @f(double %x, double %y, i1 %k) {
entry:
  %a0 = insertvalue { double, double } poison, double %x, 0
  %a = insertvalue { double, double } %a0, double %y, 1
  br i1 %k, label %then, label %join
then:
  %xy = fmul double %x, %y
  %b = insertvalue { double, double } %a, double %xy, 1
  br label %join
join:
  %s = phi { double, double } [ %a, %entry ], [ %b, %then ]
  %t = select i1 %k, { double, double } %a, { double, double } %s
  %u = extractvalue { double, double } %s, 1
  %v = extractvalue { double, double } %t, 1
  %w = fmul double %u, %v
  %r = fmul double %w, %x
  ret double %r
}
