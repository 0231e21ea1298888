; request: reverse f(dup) -> active
; refused: NE002
define double @f(ptr "enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@f64}" %x) {
  %y = load double, ptr %x
  ret double %y
}
