target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local float @f(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #0 {
  %4 = insertelement <2 x float> poison, float %0, i64 0
  %5 = insertelement <2 x float> %4, float %1, i64 1
  %6 = tail call fastcc { <2 x float>, float } @mix(<2 x float> %5, float %2, <2 x float> %5, float %2)
  %7 = extractvalue { <2 x float>, float } %6, 0
  %8 = extractvalue { <2 x float>, float } %6, 1
  %9 = insertelement <2 x float> poison, float %2, i64 0
  %10 = insertelement <2 x float> %9, float %0, i64 1
  %11 = tail call fastcc { <2 x float>, float } @mix(<2 x float> %7, float %8, <2 x float> %10, float %1)
  %12 = extractvalue { <2 x float>, float } %11, 0
  %13 = extractvalue { <2 x float>, float } %11, 1
  %14 = extractelement <2 x float> %12, i64 0
  %15 = extractelement <2 x float> %12, i64 1
  %16 = tail call float @llvm.fmuladd.f32(float %15, float 2.000000e+00, float %14)
  %17 = tail call float @llvm.fmuladd.f32(float %13, float 3.000000e+00, float %16)
  ret float %17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { <2 x float>, float } @mix(<2 x float> %0, float %1, <2 x float> %2, float %3) unnamed_addr #1 {
  %5 = shufflevector <2 x float> %2, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %6 = insertelement <2 x float> %5, float %3, i64 1
  %7 = fmul <2 x float> %0, %6
  %8 = extractelement <2 x float> %2, i64 0
  %9 = fmul float %1, %8
  %10 = insertvalue { <2 x float>, float } poison, <2 x float> %7, 0
  %11 = insertvalue { <2 x float>, float } %10, float %9, 1
  ret { <2 x float>, float } %11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
