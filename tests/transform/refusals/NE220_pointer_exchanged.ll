; request: reverse f(dup, dup) -> active
; refused: NE220 atomicrmw xchg
; The place holds another pointer afterwards, and its shadow would still hold the first one's.
define double @f(ptr %x, ptr %y) {
  %c = alloca ptr
  store ptr %x, ptr %c
  %old = atomicrmw xchg ptr %c, ptr %y seq_cst
  %p = load ptr, ptr %c
  %v = load double, ptr %p
  ret double %v
}
