; request: reverse f(dup, dup) -> active
; refused: NE261 %u = load double, ptr %y
; The extent of %y is not given, and somebody writes there afterwards.
define linkonce_odr void @step(ptr %x, ptr %y, ptr %x.at, i64 %x.bytes) noinline "ne.checkpoint"="2" {
  %v = load double, ptr %x
  %u = load double, ptr %y
  %w = fmul double %v, %u
  store double %w, ptr %x
  ret void
}
define double @f(ptr %x, ptr %y) {
  call void @step(ptr %x, ptr %y, ptr %x, i64 8)
  store double 1.0, ptr %y
  %v = load double, ptr %x
  ret double %v
}
