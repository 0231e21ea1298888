; request: reverse f(dup, const) -> active
; refused: NE220 cmpxchg ptr %x
define double @f(ptr %x, i64 %n) {
  %v = load double, ptr %x
  %pair = cmpxchg ptr %x, i64 0, i64 %n seq_cst seq_cst
  ret double %v
}
