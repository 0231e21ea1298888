; request: reverse f(dup, dup) -> const
; refused: NE201 load i64, ptr %x
define void @f(ptr %x, ptr %y) {
  %v = load i64, ptr %x
  store i64 %v, ptr %y
  ret void
}
