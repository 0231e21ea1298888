; request: reverse f(active) -> active
; refused: NE103 call double @strtod
@format = private constant [3 x i8] c"%f\00"
declare i32 @snprintf(ptr, i64, ptr, ...)
declare double @strtod(ptr, ptr)
define double @f(double %x) {
  %text = alloca [64 x i8]
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %text, i64 64, ptr @format, double %x)
  %y = call double @strtod(ptr %text, ptr null)
  ret double %y
}
