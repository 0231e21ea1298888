; request: reverse f(dup, const) -> active
; refused: NE263 call void @step
; What %k points to holds no derivative, and is gone when the step is run again.
declare ptr @malloc(i64)
declare void @free(ptr)
define linkonce_odr void @step(ptr %x, ptr %k, ptr %x.at, i64 %x.bytes, ptr %k.at, i64 %k.bytes) noinline "ne.checkpoint"="2" {
  %v = load double, ptr %x
  %i = load i64, ptr %k
  %u = sitofp i64 %i to double
  %w = fmul double %v, %u
  store double %w, ptr %x
  ret void
}
define double @f(ptr %x, i64 %n) {
  %k = call ptr @malloc(i64 8)
  store i64 %n, ptr %k
  call void @step(ptr %x, ptr %k, ptr %x, i64 8, ptr %k, i64 8)
  call void @free(ptr %k)
  %v = load double, ptr %x
  ret double %v
}
