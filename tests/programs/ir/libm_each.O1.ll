target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_sin(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.sin.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_cos(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.cos.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_tan(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.tan.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tan.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_asin(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.asin.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.asin.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_acos(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.acos.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.acos.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_atan(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.atan.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.atan.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_sinh(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.sinh.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sinh.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_cosh(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.cosh.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cosh.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_tanh(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.tanh.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tanh.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_asinh(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @asinh(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @asinh(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_acosh(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @acosh(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @acosh(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_atanh(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @atanh(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @atanh(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_exp(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.exp.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_exp2(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.exp2.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #1

; Function Attrs: nounwind uwtable
define dso_local double @f_exp10(double noundef %0) local_unnamed_addr #4 {
  %2 = tail call double @exp10(double noundef %0) #9
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: nounwind
declare double @exp10(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_expm1(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @expm1(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @expm1(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_log(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.log.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_log2(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.log2.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log2.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_log10(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.log10.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log10.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_log1p(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @log1p(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @log1p(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_sqrt(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.sqrt.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_cbrt(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @cbrt(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @cbrt(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_erf(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @erf(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @erf(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_erfc(double noundef %0) local_unnamed_addr #6 {
  %2 = tail call double @erfc(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @erfc(double noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_tgamma(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @tgamma(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @tgamma(double noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local double @f_lgamma(double noundef %0) local_unnamed_addr #4 {
  %2 = tail call double @lgamma(double noundef %0) #9
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: nounwind
declare double @lgamma(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local double @f_j0(double noundef %0) local_unnamed_addr #4 {
  %2 = tail call double @j0(double noundef %0) #9
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: nounwind
declare double @j0(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local double @f_j1(double noundef %0) local_unnamed_addr #4 {
  %2 = tail call double @j1(double noundef %0) #9
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: nounwind
declare double @j1(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local double @f_y0(double noundef %0) local_unnamed_addr #4 {
  %2 = tail call double @y0(double noundef %0) #9
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: nounwind
declare double @y0(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local double @f_y1(double noundef %0) local_unnamed_addr #4 {
  %2 = tail call double @y1(double noundef %0) #9
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: nounwind
declare double @y1(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_fabs(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_floor(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.floor.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_ceil(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.ceil.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_trunc(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.trunc.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_round(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.round.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_rint(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.rint.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_nearbyint(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.nearbyint.f64(double %0)
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nearbyint.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_logb(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @logb(double noundef %0) #8
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @logb(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_pow(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.pow.f64(double %0, double %1)
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_atan2(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.atan2.f64(double %0, double %1)
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.atan2.f64(double, double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_hypot(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @hypot(double noundef %0, double noundef %1) #8
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @hypot(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_fmod(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = frem double %0, %1
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_remainder(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @remainder(double noundef %0, double noundef %1) #8
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @remainder(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_fmax(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.maxnum.f64(double %0, double %1)
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_fmin(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.minnum.f64(double %0, double %1)
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_fdim(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @fdim(double noundef %0, double noundef %1) #8
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @fdim(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f_copysign(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.copysign.f64(double %0, double %1)
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f_nextafter(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @nextafter(double noundef %0, double noundef %1) #8
  %4 = fmul double %0, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @nextafter(double noundef, double noundef) local_unnamed_addr #3

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
