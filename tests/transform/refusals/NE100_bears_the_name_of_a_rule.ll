; request: reverse f(dup) -> active
; refused: NE100 call double @y0
; The Bessel function y0 takes a number; this one is somebody's own.
declare double @y0(ptr)
define double @f(ptr %x) {
  %r = call double @y0(ptr %x)
  ret double %r
}
