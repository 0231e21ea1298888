; request: reverse f(dup, dup) -> active
; refused: NE220 cmpxchg ptr %c
define double @f(ptr %x, ptr %y) {
  %c = alloca ptr
  store ptr %x, ptr %c
  %pair = cmpxchg ptr %c, ptr %x, ptr %y seq_cst seq_cst
  %p = load ptr, ptr %c
  %v = load double, ptr %p
  ret double %v
}
