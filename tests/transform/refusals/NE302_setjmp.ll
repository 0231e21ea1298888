; request: reverse f(active) -> active
; refused: NE302 @setjmp
declare i32 @setjmp(ptr) returns_twice
define double @f(double %x) {
  %environment = alloca [200 x i8]
  %again = call i32 @setjmp(ptr %environment) returns_twice
  %c = icmp eq i32 %again, 0
  %s = select i1 %c, double 2.0, double 3.0
  %y = fmul double %x, %s
  ret double %y
}
