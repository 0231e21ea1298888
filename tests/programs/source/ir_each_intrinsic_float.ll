;! f_sin(active 0.7) -> active
;! f_cos(active 0.7) -> active
;! f_tan(active 0.7) -> active
;! f_asin(active 0.4) -> active
;! f_acos(active 0.4) -> active
;! f_atan(active 0.7) -> active
;! f_sinh(active 0.7) -> active
;! f_cosh(active 0.7) -> active
;! f_tanh(active 0.7) -> active
;! f_exp(active 0.7) -> active
;! f_exp2(active 0.7) -> active
;! f_exp10(active 0.7) -> active
;! f_log(active 0.7) -> active
;! f_log2(active 0.7) -> active
;! f_log10(active 0.7) -> active
;! f_sqrt(active 0.7) -> active
;! f_fabs(active -0.7) -> active
;! f_floor(active 1.7) -> active
;! f_ceil(active 1.7) -> active
;! f_trunc(active 1.7) -> active
;! f_round(active 1.7) -> active
;! f_roundeven(active 1.7) -> active
;! f_rint(active 1.7) -> active
;! f_nearbyint(active 1.7) -> active
;! f_pow(active 1.7; active 0.6) -> active
;! f_atan2(active 0.7; active -1.2) -> active
;! f_maxnum(active 0.7; active 1.2) -> active
;! f_minnum(active 0.7; active 1.2) -> active
;! f_maximum(active 0.7; active 1.2) -> active
;! f_minimum(active 0.7; active 1.2) -> active
;! f_copysign(active 1.2; active -0.7) -> active
;! f_maximumnum(active 0.7; active 1.2) -> active
;! f_minimumnum(active 0.7; active 1.2) -> active
;! f_fma(active 1.1; active 0.4; active 2.2) -> active
;! f_fmuladd(active 1.1; active 0.4; active 2.2) -> active
define float @f_sin(float %x) {
  %a = call float @llvm.sin.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_cos(float %x) {
  %a = call float @llvm.cos.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_tan(float %x) {
  %a = call float @llvm.tan.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_asin(float %x) {
  %a = call float @llvm.asin.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_acos(float %x) {
  %a = call float @llvm.acos.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_atan(float %x) {
  %a = call float @llvm.atan.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_sinh(float %x) {
  %a = call float @llvm.sinh.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_cosh(float %x) {
  %a = call float @llvm.cosh.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_tanh(float %x) {
  %a = call float @llvm.tanh.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_exp(float %x) {
  %a = call float @llvm.exp.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_exp2(float %x) {
  %a = call float @llvm.exp2.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_exp10(float %x) {
  %a = call float @llvm.exp10.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_log(float %x) {
  %a = call float @llvm.log.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_log2(float %x) {
  %a = call float @llvm.log2.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_log10(float %x) {
  %a = call float @llvm.log10.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_sqrt(float %x) {
  %a = call float @llvm.sqrt.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_fabs(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_floor(float %x) {
  %a = call float @llvm.floor.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_ceil(float %x) {
  %a = call float @llvm.ceil.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_trunc(float %x) {
  %a = call float @llvm.trunc.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_round(float %x) {
  %a = call float @llvm.round.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_roundeven(float %x) {
  %a = call float @llvm.roundeven.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_rint(float %x) {
  %a = call float @llvm.rint.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_nearbyint(float %x) {
  %a = call float @llvm.nearbyint.f32(float %x)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_pow(float %x, float %y) {
  %a = call float @llvm.pow.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_atan2(float %x, float %y) {
  %a = call float @llvm.atan2.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_maxnum(float %x, float %y) {
  %a = call float @llvm.maxnum.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_minnum(float %x, float %y) {
  %a = call float @llvm.minnum.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_maximum(float %x, float %y) {
  %a = call float @llvm.maximum.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_minimum(float %x, float %y) {
  %a = call float @llvm.minimum.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_copysign(float %x, float %y) {
  %a = call float @llvm.copysign.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_maximumnum(float %x, float %y) {
  %a = call float @llvm.maximumnum.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_minimumnum(float %x, float %y) {
  %a = call float @llvm.minimumnum.f32(float %x, float %y)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_fma(float %x, float %y, float %z) {
  %a = call float @llvm.fma.f32(float %x, float %y, float %z)
  %r = fmul float %a, %x
  ret float %r
}
define float @f_fmuladd(float %x, float %y, float %z) {
  %a = call float @llvm.fmuladd.f32(float %x, float %y, float %z)
  %r = fmul float %a, %x
  ret float %r
}
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
declare float @llvm.tan.f32(float)
declare float @llvm.asin.f32(float)
declare float @llvm.acos.f32(float)
declare float @llvm.atan.f32(float)
declare float @llvm.sinh.f32(float)
declare float @llvm.cosh.f32(float)
declare float @llvm.tanh.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.exp10.f32(float)
declare float @llvm.log.f32(float)
declare float @llvm.log2.f32(float)
declare float @llvm.log10.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.atan2.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
