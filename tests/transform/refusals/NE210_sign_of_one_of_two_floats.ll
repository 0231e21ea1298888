; request: reverse f(dup) -> active
; refused: NE210 xor
; The highest bit of 64 is the sign of the second float, not that of a double.
define float @f(ptr %x) {
  %pair = load <2 x float>, ptr %x
  %bits = bitcast <2 x float> %pair to i64
  %flipped = xor i64 %bits, -9223372036854775808
  %signed = bitcast i64 %flipped to <2 x float>
  %a = extractelement <2 x float> %signed, i32 0
  %b = extractelement <2 x float> %signed, i32 1
  %ab = fmul float %a, %b
  %r = fadd float %ab, %b
  ret float %r
}
