; request: reverse f(dup) -> active
; refused: NE205 load ptr, ptr @buffer
@buffer = global ptr null
declare ptr @malloc(i64)
define double @f(ptr %x) {
  %old = load ptr, ptr @buffer
  %none = icmp eq ptr %old, null
  br i1 %none, label %make, label %go
make:
  %new = call ptr @malloc(i64 8)
  store ptr %new, ptr @buffer
  br label %go
go:
  %b = load ptr, ptr @buffer
  %v = load double, ptr %x
  store double %v, ptr %b
  %w = load double, ptr %b
  %r = fmul double %w, %v
  ret double %r
}
