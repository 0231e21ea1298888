target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load <2 x double>, ptr %0, align 8
  %3 = getelementptr i8, ptr %0, i64 16
  %4 = load <2 x double>, ptr %3, align 8
  %5 = shufflevector <2 x double> %2, <2 x double> poison, <2 x i32> zeroinitializer
  %6 = fmul <2 x double> %2, %5
  %7 = shufflevector <2 x double> %2, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %8 = fmul <2 x double> %4, %7
  %9 = fadd <2 x double> %6, %8
  %10 = shufflevector <2 x double> %4, <2 x double> poison, <2 x i32> zeroinitializer
  %11 = fmul <2 x double> %2, %10
  %12 = shufflevector <2 x double> %4, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %13 = fmul <2 x double> %4, %12
  %14 = fadd <2 x double> %11, %13
  %15 = fadd <2 x double> %2, %9
  %16 = fadd <2 x double> %4, %14
  %17 = shufflevector <2 x double> %15, <2 x double> %16, <2 x i32> <i32 0, i32 2>
  %18 = shufflevector <2 x double> %15, <2 x double> %16, <2 x i32> <i32 1, i32 3>
  %19 = fmul <2 x double> %17, %5
  %20 = fmul <2 x double> %18, %7
  %21 = fadd <2 x double> %19, %20
  %22 = fmul <2 x double> %17, %10
  %23 = fmul <2 x double> %18, %12
  %24 = fadd <2 x double> %22, %23
  %25 = extractelement <2 x double> %21, i64 0
  %26 = extractelement <2 x double> %24, i64 0
  %27 = tail call double @llvm.fmuladd.f64(double %26, double 2.000000e+00, double %25)
  %28 = extractelement <2 x double> %21, i64 1
  %29 = extractelement <2 x double> %24, i64 1
  %30 = fneg double %28
  %31 = tail call double @llvm.fmuladd.f64(double %30, double %29, double %27)
  ret double %31
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
