; request: reverse f(dup) -> active
; refused: NE220 atomicrmw add
define double @f(ptr %x) {
  %c = alloca i64
  store i64 0, ptr %c
  %address = ptrtoint ptr %x to i64
  %old = atomicrmw add ptr %c, i64 %address seq_cst
  %p = load ptr, ptr %c
  %v = load double, ptr %p
  ret double %v
}
