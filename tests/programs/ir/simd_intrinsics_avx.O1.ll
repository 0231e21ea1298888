target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local double @f(ptr nocapture noundef %0) local_unnamed_addr #0 {
  %2 = load <2 x double>, ptr %0, align 1, !tbaa !5
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load <2 x double>, ptr %3, align 1, !tbaa !5
  %5 = fmul <2 x double> %2, %4
  %6 = tail call <2 x double> @llvm.sqrt.v2f64(<2 x double> %2)
  %7 = fadd <2 x double> %6, %5
  %8 = tail call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %7, <2 x double> %4)
  store <2 x double> %8, ptr %0, align 1, !tbaa !5
  %9 = extractelement <2 x double> %8, i64 1
  %10 = load double, ptr %0, align 8, !tbaa !8
  %11 = fmul double %9, %10
  ret double %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @g(ptr nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = load <4 x double>, ptr %0, align 1, !tbaa !5
  %3 = fcmp ogt <4 x double> %2, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %4 = fmul <4 x double> %2, %2
  %5 = select <4 x i1> %3, <4 x double> %2, <4 x double> zeroinitializer
  %6 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %5)
  %7 = select <4 x i1> %3, <4 x double> %6, <4 x double> %4
  %8 = tail call <4 x double> @llvm.x86.avx.min.pd.256(<4 x double> %7, <4 x double> <double 1.200000e+00, double 1.200000e+00, double 1.200000e+00, double 1.200000e+00>)
  %9 = shufflevector <4 x double> %8, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %10 = shufflevector <4 x double> %8, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %11 = fadd <2 x double> %9, %10
  %12 = tail call <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double> %11, <2 x double> %11)
  %13 = extractelement <2 x double> %12, i64 0
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fmul double %13, %15
  ret double %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @h(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load <2 x double>, ptr %0, align 1, !tbaa !5
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load double, ptr %3, align 8, !tbaa !8
  %5 = insertelement <2 x double> poison, double %4, i64 0
  %6 = tail call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %2, <2 x double> %5)
  %7 = extractelement <2 x double> %6, i64 0
  %8 = fadd double %7, 0.000000e+00
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = insertelement <2 x double> poison, double %10, i64 0
  %12 = tail call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %2, <2 x double> %11)
  %13 = extractelement <2 x double> %12, i64 0
  %14 = fmul double %8, %13
  %15 = fcmp olt <2 x double> %2, <double 5.000000e-01, double 5.000000e-01>
  %16 = bitcast <2 x i1> %15 to i2
  %17 = uitofp i2 %16 to double
  %18 = tail call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> %2, i32 1)
  %19 = extractelement <2 x double> %18, i64 0
  %20 = tail call double @llvm.fmuladd.f64(double %14, double %17, double %19)
  ret double %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse41.round.pd(<2 x double>, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local float @k(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load <4 x float>, ptr %0, align 1, !tbaa !5
  %3 = tail call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %2, <4 x float> zeroinitializer)
  %4 = fadd <4 x float> %2, <float 4.000000e+00, float 4.000000e+00, float 4.000000e+00, float 4.000000e+00>
  %5 = tail call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> %4)
  %6 = fmul <4 x float> %3, %5
  %7 = tail call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %2, <4 x float> %6, i8 -15)
  %8 = extractelement <4 x float> %7, i64 0
  ret float %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local float @l(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load <4 x float>, ptr %0, align 1, !tbaa !5
  %3 = fmul <4 x float> %2, %2
  %4 = tail call <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float> %3)
  %5 = tail call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %2, <4 x float> %4)
  %6 = tail call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %5, <4 x float> %5)
  %7 = tail call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %6, <4 x float> %6)
  %8 = extractelement <4 x float> %7, i64 0
  ret float %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.min.pd.256(<4 x double>, <4 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double>, <2 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rcp.ps(<4 x float>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
