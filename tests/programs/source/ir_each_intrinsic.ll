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
;! f_canonicalize(active 1.7) -> active
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
define double @f_sin(double %x) {
  %a = call double @llvm.sin.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_cos(double %x) {
  %a = call double @llvm.cos.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_tan(double %x) {
  %a = call double @llvm.tan.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_asin(double %x) {
  %a = call double @llvm.asin.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_acos(double %x) {
  %a = call double @llvm.acos.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_atan(double %x) {
  %a = call double @llvm.atan.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_sinh(double %x) {
  %a = call double @llvm.sinh.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_cosh(double %x) {
  %a = call double @llvm.cosh.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_tanh(double %x) {
  %a = call double @llvm.tanh.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_exp(double %x) {
  %a = call double @llvm.exp.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_exp2(double %x) {
  %a = call double @llvm.exp2.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_exp10(double %x) {
  %a = call double @llvm.exp10.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_log(double %x) {
  %a = call double @llvm.log.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_log2(double %x) {
  %a = call double @llvm.log2.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_log10(double %x) {
  %a = call double @llvm.log10.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_sqrt(double %x) {
  %a = call double @llvm.sqrt.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_fabs(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_floor(double %x) {
  %a = call double @llvm.floor.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_ceil(double %x) {
  %a = call double @llvm.ceil.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_trunc(double %x) {
  %a = call double @llvm.trunc.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_round(double %x) {
  %a = call double @llvm.round.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_roundeven(double %x) {
  %a = call double @llvm.roundeven.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_rint(double %x) {
  %a = call double @llvm.rint.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_nearbyint(double %x) {
  %a = call double @llvm.nearbyint.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_canonicalize(double %x) {
  %a = call double @llvm.canonicalize.f64(double %x)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_pow(double %x, double %y) {
  %a = call double @llvm.pow.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_atan2(double %x, double %y) {
  %a = call double @llvm.atan2.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_maxnum(double %x, double %y) {
  %a = call double @llvm.maxnum.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_minnum(double %x, double %y) {
  %a = call double @llvm.minnum.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_maximum(double %x, double %y) {
  %a = call double @llvm.maximum.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_minimum(double %x, double %y) {
  %a = call double @llvm.minimum.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_copysign(double %x, double %y) {
  %a = call double @llvm.copysign.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_maximumnum(double %x, double %y) {
  %a = call double @llvm.maximumnum.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_minimumnum(double %x, double %y) {
  %a = call double @llvm.minimumnum.f64(double %x, double %y)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_fma(double %x, double %y, double %z) {
  %a = call double @llvm.fma.f64(double %x, double %y, double %z)
  %r = fmul double %a, %x
  ret double %r
}
define double @f_fmuladd(double %x, double %y, double %z) {
  %a = call double @llvm.fmuladd.f64(double %x, double %y, double %z)
  %r = fmul double %a, %x
  ret double %r
}
declare double @llvm.sin.f64(double)
declare double @llvm.cos.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.asin.f64(double)
declare double @llvm.acos.f64(double)
declare double @llvm.atan.f64(double)
declare double @llvm.sinh.f64(double)
declare double @llvm.cosh.f64(double)
declare double @llvm.tanh.f64(double)
declare double @llvm.exp.f64(double)
declare double @llvm.exp2.f64(double)
declare double @llvm.exp10.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.log10.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.trunc.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.canonicalize.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.atan2.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fmuladd.f64(double, double, double)
