; test: reverse
; request: reverse f(dup, dup) -> active
; run: f(record(i32(3), f32(1.5), i32(4), f32(2.5)), record(i32(0), f32(0.0)))
; An integer and a float copied as one i64: the integer in front does not hide the float behind it.
define float @f(ptr %s, ptr noalias %t) {
  %fp = getelementptr i8, ptr %s, i64 4
  %a = load float, ptr %fp
  %k = load i32, ptr %s
  %k1 = add i32 %k, 1
  store i32 %k1, ptr %s
  %p2 = getelementptr i8, ptr %s, i64 8
  %k2 = load i32, ptr %p2
  %both = load i64, ptr %p2
  store i64 %both, ptr %t
  %tp = getelementptr i8, ptr %t, i64 4
  %c = icmp sgt i32 %k2, 100
  %sel = select i1 %c, ptr %fp, ptr %tp
  %b = load float, ptr %sel
  %kf = sitofp i32 %k2 to float
  %ab = fmul float %a, %b
  %r = fmul float %ab, %kf
  ret float %r
}
