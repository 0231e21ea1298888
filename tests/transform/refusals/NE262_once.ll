; request: reverse f(dup) -> active
; refused: NE262 call double @drand48()
declare double @drand48()
define linkonce_odr void @step(ptr %x, ptr %x.at, i64 %x.bytes) noinline "ne.checkpoint"="1" {
  %v = load double, ptr %x
  %u = call double @drand48()
  %w = fmul double %v, %u
  store double %w, ptr %x
  ret void
}
define double @f(ptr %x) {
  call void @step(ptr %x, ptr %x, i64 8)
  %v = load double, ptr %x
  ret double %v
}
