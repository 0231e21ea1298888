;! f(active 1.3) -> active
@table = internal constant [4 x double] [double 1.0, double 2.0, double 3.0, double 0x4010000000000000]
@slot = internal constant ptr getelementptr (i8, ptr @table, i64 16)
define double @f(double %x) {
  %a = load double, ptr getelementptr inbounds ([4 x double], ptr @table, i64 0, i64 3)
  %p = load ptr, ptr @slot
  %b = load double, ptr %p
  %c = fmul double %a, %x
  %d = fmul double %c, %b
  %r = fmul double %d, %x
  ret double %r
}
