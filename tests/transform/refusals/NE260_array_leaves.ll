; request: reverse f(dup) -> active
; refused: NE260 store ptr %x, ptr %place
define linkonce_odr void @step(ptr %x, ptr %place, ptr %x.at, i64 %x.bytes, ptr %place.at, i64 %place.bytes) noinline "ne.checkpoint"="2" {
  %v = load double, ptr %x
  %w = fmul double %v, %v
  store double %w, ptr %x
  store ptr %x, ptr %place
  ret void
}
define double @f(ptr %x) {
  %place = alloca ptr
  store ptr null, ptr %place
  call void @step(ptr %x, ptr %place, ptr %x, i64 8, ptr %place, i64 8)
  %p = load ptr, ptr %place
  %v = load double, ptr %p
  ret double %v
}
