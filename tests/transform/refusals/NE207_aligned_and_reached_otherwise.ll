; request: reverse h(active, active) -> active
; refused: NE207 inttoptr
; The aligned address of the shadow may lie elsewhere in its memory than that of the primal, which is read by its beginning, too.
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define double @h(double %x, double %y) {
  %raw = call noalias ptr @malloc(i64 600)
  %n = ptrtoint ptr %raw to i64
  %m = add i64 %n, 255
  %a = and i64 %m, -256
  %p = inttoptr i64 %a to ptr
  store double %x, ptr %p
  %q = getelementptr double, ptr %raw, i64 6
  %v = load double, ptr %q
  %r = fmul double %v, %y
  call void @free(ptr %raw)
  ret double %r
}
