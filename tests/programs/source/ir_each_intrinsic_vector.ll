;! f_sin(active vec(0.7, 0.7+0.1)) -> active
;! f_cos(active vec(0.7, 0.7+0.1)) -> active
;! f_tan(active vec(0.7, 0.7+0.1)) -> active
;! f_asin(active vec(0.4, 0.4+0.1)) -> active
;! f_acos(active vec(0.4, 0.4+0.1)) -> active
;! f_atan(active vec(0.7, 0.7+0.1)) -> active
;! f_sinh(active vec(0.7, 0.7+0.1)) -> active
;! f_cosh(active vec(0.7, 0.7+0.1)) -> active
;! f_tanh(active vec(0.7, 0.7+0.1)) -> active
;! f_exp(active vec(0.7, 0.7+0.1)) -> active
;! f_exp2(active vec(0.7, 0.7+0.1)) -> active
;! f_exp10(active vec(0.7, 0.7+0.1)) -> active
;! f_log(active vec(0.7, 0.7+0.1)) -> active
;! f_log2(active vec(0.7, 0.7+0.1)) -> active
;! f_log10(active vec(0.7, 0.7+0.1)) -> active
;! f_sqrt(active vec(0.7, 0.7+0.1)) -> active
;! f_fabs(active vec(-0.7, -0.7+0.1)) -> active
;! f_floor(active vec(1.7, 1.7+0.1)) -> active
;! f_ceil(active vec(1.7, 1.7+0.1)) -> active
;! f_trunc(active vec(1.7, 1.7+0.1)) -> active
;! f_round(active vec(1.7, 1.7+0.1)) -> active
;! f_roundeven(active vec(1.7, 1.7+0.1)) -> active
;! f_rint(active vec(1.7, 1.7+0.1)) -> active
;! f_nearbyint(active vec(1.7, 1.7+0.1)) -> active
;! f_pow(active vec(1.7, 1.7+0.1); active vec(0.6, 0.6+0.1)) -> active
;! f_atan2(active vec(0.7, 0.7+0.1); active vec(-1.2, -1.2+0.1)) -> active
;! f_maxnum(active vec(0.7, 0.7+0.1); active vec(1.2, 1.2+0.1)) -> active
;! f_minnum(active vec(0.7, 0.7+0.1); active vec(1.2, 1.2+0.1)) -> active
;! f_maximum(active vec(0.7, 0.7+0.1); active vec(1.2, 1.2+0.1)) -> active
;! f_minimum(active vec(0.7, 0.7+0.1); active vec(1.2, 1.2+0.1)) -> active
;! f_copysign(active vec(1.2, 1.2+0.1); active vec(-0.7, -0.7+0.1)) -> active
;! f_maximumnum(active vec(0.7, 0.7+0.1); active vec(1.2, 1.2+0.1)) -> active
;! f_minimumnum(active vec(0.7, 0.7+0.1); active vec(1.2, 1.2+0.1)) -> active
;! f_fma(active vec(1.1, 1.1+0.1); active vec(0.4, 0.4+0.1); active vec(2.2, 2.2+0.1)) -> active
;! f_fmuladd(active vec(1.1, 1.1+0.1); active vec(0.4, 0.4+0.1); active vec(2.2, 2.2+0.1)) -> active
define <2 x double> @f_sin(<2 x double> %x) {
  %a = call <2 x double> @llvm.sin.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_cos(<2 x double> %x) {
  %a = call <2 x double> @llvm.cos.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_tan(<2 x double> %x) {
  %a = call <2 x double> @llvm.tan.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_asin(<2 x double> %x) {
  %a = call <2 x double> @llvm.asin.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_acos(<2 x double> %x) {
  %a = call <2 x double> @llvm.acos.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_atan(<2 x double> %x) {
  %a = call <2 x double> @llvm.atan.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_sinh(<2 x double> %x) {
  %a = call <2 x double> @llvm.sinh.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_cosh(<2 x double> %x) {
  %a = call <2 x double> @llvm.cosh.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_tanh(<2 x double> %x) {
  %a = call <2 x double> @llvm.tanh.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_exp(<2 x double> %x) {
  %a = call <2 x double> @llvm.exp.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_exp2(<2 x double> %x) {
  %a = call <2 x double> @llvm.exp2.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_exp10(<2 x double> %x) {
  %a = call <2 x double> @llvm.exp10.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_log(<2 x double> %x) {
  %a = call <2 x double> @llvm.log.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_log2(<2 x double> %x) {
  %a = call <2 x double> @llvm.log2.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_log10(<2 x double> %x) {
  %a = call <2 x double> @llvm.log10.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_sqrt(<2 x double> %x) {
  %a = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_fabs(<2 x double> %x) {
  %a = call <2 x double> @llvm.fabs.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_floor(<2 x double> %x) {
  %a = call <2 x double> @llvm.floor.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_ceil(<2 x double> %x) {
  %a = call <2 x double> @llvm.ceil.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_trunc(<2 x double> %x) {
  %a = call <2 x double> @llvm.trunc.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_round(<2 x double> %x) {
  %a = call <2 x double> @llvm.round.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_roundeven(<2 x double> %x) {
  %a = call <2 x double> @llvm.roundeven.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_rint(<2 x double> %x) {
  %a = call <2 x double> @llvm.rint.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_nearbyint(<2 x double> %x) {
  %a = call <2 x double> @llvm.nearbyint.v2f64(<2 x double> %x)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_pow(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.pow.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_atan2(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.atan2.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_maxnum(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_minnum(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.minnum.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_maximum(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.maximum.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_minimum(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.minimum.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_copysign(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.copysign.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_maximumnum(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.maximumnum.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_minimumnum(<2 x double> %x, <2 x double> %y) {
  %a = call <2 x double> @llvm.minimumnum.v2f64(<2 x double> %x, <2 x double> %y)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_fma(<2 x double> %x, <2 x double> %y, <2 x double> %z) {
  %a = call <2 x double> @llvm.fma.v2f64(<2 x double> %x, <2 x double> %y, <2 x double> %z)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
define <2 x double> @f_fmuladd(<2 x double> %x, <2 x double> %y, <2 x double> %z) {
  %a = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %x, <2 x double> %y, <2 x double> %z)
  %r = fmul <2 x double> %a, %x
  ret <2 x double> %r
}
declare <2 x double> @llvm.sin.v2f64(<2 x double>)
declare <2 x double> @llvm.cos.v2f64(<2 x double>)
declare <2 x double> @llvm.tan.v2f64(<2 x double>)
declare <2 x double> @llvm.asin.v2f64(<2 x double>)
declare <2 x double> @llvm.acos.v2f64(<2 x double>)
declare <2 x double> @llvm.atan.v2f64(<2 x double>)
declare <2 x double> @llvm.sinh.v2f64(<2 x double>)
declare <2 x double> @llvm.cosh.v2f64(<2 x double>)
declare <2 x double> @llvm.tanh.v2f64(<2 x double>)
declare <2 x double> @llvm.exp.v2f64(<2 x double>)
declare <2 x double> @llvm.exp2.v2f64(<2 x double>)
declare <2 x double> @llvm.exp10.v2f64(<2 x double>)
declare <2 x double> @llvm.log.v2f64(<2 x double>)
declare <2 x double> @llvm.log2.v2f64(<2 x double>)
declare <2 x double> @llvm.log10.v2f64(<2 x double>)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>)
declare <2 x double> @llvm.floor.v2f64(<2 x double>)
declare <2 x double> @llvm.ceil.v2f64(<2 x double>)
declare <2 x double> @llvm.trunc.v2f64(<2 x double>)
declare <2 x double> @llvm.round.v2f64(<2 x double>)
declare <2 x double> @llvm.roundeven.v2f64(<2 x double>)
declare <2 x double> @llvm.rint.v2f64(<2 x double>)
declare <2 x double> @llvm.nearbyint.v2f64(<2 x double>)
declare <2 x double> @llvm.pow.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.atan2.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.minnum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.maximum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.minimum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.copysign.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.maximumnum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.minimumnum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>)
