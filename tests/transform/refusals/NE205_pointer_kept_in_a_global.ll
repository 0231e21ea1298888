; request: reverse f(dup, const) -> active
; refused: NE205 load ptr, ptr @buffer
; The second call finds the memory that the first one made: nobody knows its shadow.
@buffer = global ptr null
declare ptr @malloc(i64)
define double @f(ptr %x, i64 %k) {
  %old = load ptr, ptr @buffer
  %none = icmp eq ptr %old, null
  br i1 %none, label %make, label %go
make:
  %new = call ptr @malloc(i64 16)
  store ptr %new, ptr @buffer
  br label %go
go:
  %b = load ptr, ptr @buffer
  %v = load double, ptr %x
  store double %v, ptr %b
  %q = getelementptr double, ptr %b, i64 %k
  %w = load double, ptr %q
  %r = fmul double %w, %v
  ret double %r
}
