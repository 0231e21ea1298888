;! f(active 1.1; const 3) -> active
@table = constant [1 x ptr] [ptr @f]
define double @f(double %x, i64 %n) {
  %e = icmp eq i64 %n, 0
  br i1 %e, label %z, label %r
z:
  ret double %x
r:
  %m = sub i64 %n, 1
  %y = fmul double %x, %x
  %a = call double @f(double %y, i64 %m)
  %b = fmul double %a, %x
  %c = call double @g(double %x, i64 %m)
  %d = fadd double %b, %c
  ret double %d
}
define double @g(double %x, i64 %n) noinline {
  %e = icmp eq i64 %n, 0
  br i1 %e, label %z, label %r
z:
  ret double %x
r:
  %a = call double @f(double %x, i64 0)
  %b = call double @g(double %a, i64 0)
  ret double %b
}
define double @other(double %x, ptr %q) {
  %is = icmp eq ptr %q, @f
  %a = call double @f(double %x, i64 2)
  %s = select i1 %is, double %a, double 0.0
  ret double %s
}
define i1 @same(ptr %q) {
  %is = icmp eq ptr %q, @f
  ret i1 %is
}
