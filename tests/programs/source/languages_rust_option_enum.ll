;! f(active 1.1; const 1) -> active
;! f(active 1.1; const 0) -> active
define internal { i64, double } @lookup(double %x, i64 %k) noinline {
  %c = icmp eq i64 %k, 0
  br i1 %c, label %none, label %some
none:
  ret { i64, double } { i64 0, double undef }
some:
  %xx = fmul double %x, %x
  %r = insertvalue { i64, double } { i64 1, double poison }, double %xx, 1
  ret { i64, double } %r
}
define double @f(double %x, i64 %k) {
  %o = call { i64, double } @lookup(double %x, i64 %k)
  %tag = extractvalue { i64, double } %o, 0
  %v = extractvalue { i64, double } %o, 1
  %is = trunc nuw i64 %tag to i1
  br i1 %is, label %some, label %none
some:
  %r = fmul double %v, %x
  ret double %r
none:
  ret double %x
}
