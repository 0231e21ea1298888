target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_sin(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.sin.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_cos(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.cos.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_tan(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.tan.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.tan.f32(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_asin(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.asin.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.asin.f32(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_acos(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.acos.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.acos.f32(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_atan(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.atan.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.atan.f32(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_sinh(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.sinh.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sinh.f32(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_cosh(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.cosh.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cosh.f32(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_tanh(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.tanh.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.tanh.f32(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_asinh(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @asinhf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @asinhf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_acosh(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @acoshf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @acoshf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_atanh(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @atanhf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @atanhf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_exp(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.exp.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_exp2(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.exp2.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #1

; Function Attrs: nounwind uwtable
define dso_local float @f_exp10(float noundef %0) local_unnamed_addr #4 {
  %2 = tail call float @exp10f(float noundef %0) #9
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: nounwind
declare float @exp10f(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_expm1(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @expm1f(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @expm1f(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_log(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.log.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_log2(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.log2.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_log10(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.log10.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log10.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_log1p(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @log1pf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @log1pf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_sqrt(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.sqrt.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_cbrt(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @cbrtf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @cbrtf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_erf(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @erff(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @erff(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_erfc(float noundef %0) local_unnamed_addr #6 {
  %2 = tail call float @erfcf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @erfcf(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_tgamma(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @tgammaf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @tgammaf(float noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local float @f_lgamma(float noundef %0) local_unnamed_addr #4 {
  %2 = tail call float @lgammaf(float noundef %0) #9
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: nounwind
declare float @lgammaf(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local float @f_j0(float noundef %0) local_unnamed_addr #4 {
  %2 = tail call float @j0f(float noundef %0) #9
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: nounwind
declare float @j0f(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local float @f_j1(float noundef %0) local_unnamed_addr #4 {
  %2 = tail call float @j1f(float noundef %0) #9
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: nounwind
declare float @j1f(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local float @f_y0(float noundef %0) local_unnamed_addr #4 {
  %2 = tail call float @y0f(float noundef %0) #9
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: nounwind
declare float @y0f(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local float @f_y1(float noundef %0) local_unnamed_addr #4 {
  %2 = tail call float @y1f(float noundef %0) #9
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: nounwind
declare float @y1f(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_fabs(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_floor(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.floor.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_ceil(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.ceil.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_trunc(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.trunc.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_round(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.round.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_rint(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.rint.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_nearbyint(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.nearbyint.f32(float %0)
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_logb(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @logbf(float noundef %0) #8
  %3 = fmul float %0, %2
  ret float %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @logbf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_pow(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.pow.f32(float %0, float %1)
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_atan2(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.atan2.f32(float %0, float %1)
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.atan2.f32(float, float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_hypot(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @hypotf(float noundef %0, float noundef %1) #8
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @hypotf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_fmod(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = frem float %0, %1
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_remainder(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @remainderf(float noundef %0, float noundef %1) #8
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @remainderf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_fmax(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.maxnum.f32(float %0, float %1)
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_fmin(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.minnum.f32(float %0, float %1)
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_fdim(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @fdimf(float noundef %0, float noundef %1) #8
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @fdimf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f_copysign(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.copysign.f32(float %0, float %1)
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f_nextafter(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @nextafterf(float noundef %0, float noundef %1) #8
  %4 = fmul float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @nextafterf(float noundef, float noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
