; request: reverse f(dup) -> active
; refused: NE100 vmaxpd
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define float @f(ptr %x) {
  %v = load <4 x float>, ptr %x
  %p = getelementptr float, ptr %x, i64 4
  %w = load <4 x float>, ptr %p
  %m = call <4 x float> asm "vmaxpd $2, $1, $0", "=x,x,x"(<4 x float> %v, <4 x float> %w)
  %s = call float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %m)
  ret float %s
}
