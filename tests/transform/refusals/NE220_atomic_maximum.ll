; request: reverse f(dup, active) -> const
; refused: NE220 atomicrmw fmax
define void @f(ptr %x, double %v) {
  %old = atomicrmw fmax ptr %x, double %v seq_cst
  ret void
}
