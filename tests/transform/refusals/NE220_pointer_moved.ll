; request: forward f(dup) -> dup
; refused: NE220 atomicrmw add
; The caller's memory holds a pointer, which is moved.
define double @f(ptr %x) {
  %old = atomicrmw add ptr %x, i64 8 seq_cst
  %p = inttoptr i64 %old to ptr
  %v = load double, ptr %p
  ret double %v
}
