; request: reverse f(active) -> active
; refused: NE250 @sum
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define double @sum(i32 %n, ...) noinline {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, double
  call void @llvm.va_end.p0(ptr %list)
  ret double %v
}
define double @f(double %x) {
  %y = call double (i32, ...) @sum(i32 1, double %x)
  ret double %y
}
