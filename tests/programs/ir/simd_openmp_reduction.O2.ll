target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %67

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %56, label %7

7:                                                ; preds = %4
  %8 = icmp ult i32 %1, 16
  br i1 %8, label %40, label %9

9:                                                ; preds = %7
  %10 = and i64 %5, 12
  %11 = and i64 %5, 2147483632
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %30, %12 ]
  %14 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %9 ], [ %26, %12 ]
  %15 = phi <4 x double> [ splat (double -0.000000e+00), %9 ], [ %27, %12 ]
  %16 = phi <4 x double> [ splat (double -0.000000e+00), %9 ], [ %28, %12 ]
  %17 = phi <4 x double> [ splat (double -0.000000e+00), %9 ], [ %29, %12 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %22 = load <4 x double>, ptr %18, align 8, !tbaa !9, !llvm.access.group !11
  %23 = load <4 x double>, ptr %19, align 8, !tbaa !9, !llvm.access.group !11
  %24 = load <4 x double>, ptr %20, align 8, !tbaa !9, !llvm.access.group !11
  %25 = load <4 x double>, ptr %21, align 8, !tbaa !9, !llvm.access.group !11
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %22, <4 x double> %22, <4 x double> %14)
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> %23, <4 x double> %15)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %24, <4 x double> %16)
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %25, <4 x double> %25, <4 x double> %17)
  %30 = add nuw i64 %13, 16
  %31 = icmp eq i64 %30, %11
  br i1 %31, label %32, label %12, !llvm.loop !12

32:                                               ; preds = %12
  %33 = fadd <4 x double> %27, %26
  %34 = fadd <4 x double> %28, %33
  %35 = fadd <4 x double> %29, %34
  %36 = tail call double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %35)
  %37 = icmp eq i64 %11, %5
  br i1 %37, label %67, label %38

38:                                               ; preds = %32
  %39 = icmp eq i64 %10, 0
  br i1 %39, label %56, label %40, !prof !16

40:                                               ; preds = %7, %38
  %41 = phi i64 [ %11, %38 ], [ 0, %7 ]
  %42 = phi double [ %36, %38 ], [ 0.000000e+00, %7 ]
  %43 = and i64 %5, 2147483644
  %44 = insertelement <4 x double> <double poison, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, double %42, i64 0
  br label %45

45:                                               ; preds = %45, %40
  %46 = phi i64 [ %41, %40 ], [ %51, %45 ]
  %47 = phi <4 x double> [ %44, %40 ], [ %50, %45 ]
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %49 = load <4 x double>, ptr %48, align 8, !tbaa !9, !llvm.access.group !11
  %50 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %49, <4 x double> %49, <4 x double> %47)
  %51 = add nuw i64 %46, 4
  %52 = icmp eq i64 %51, %43
  br i1 %52, label %53, label %45, !llvm.loop !17

53:                                               ; preds = %45
  %54 = tail call double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %50)
  %55 = icmp eq i64 %43, %5
  br i1 %55, label %67, label %56

56:                                               ; preds = %4, %38, %53
  %57 = phi i64 [ 0, %4 ], [ %11, %38 ], [ %43, %53 ]
  %58 = phi double [ 0.000000e+00, %4 ], [ %36, %38 ], [ %54, %53 ]
  br label %59

59:                                               ; preds = %56, %59
  %60 = phi i64 [ %65, %59 ], [ %57, %56 ]
  %61 = phi double [ %64, %59 ], [ %58, %56 ]
  %62 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %63 = load double, ptr %62, align 8, !tbaa !9, !llvm.access.group !11
  %64 = tail call double @llvm.fmuladd.f64(double %63, double %63, double %61)
  %65 = add nuw nsw i64 %60, 1
  %66 = icmp eq i64 %65, %5
  br i1 %66, label %67, label %59, !llvm.loop !18

67:                                               ; preds = %59, %32, %53, %2
  %68 = phi double [ 0.000000e+00, %2 ], [ %54, %53 ], [ %36, %32 ], [ %64, %59 ]
  ret double %68
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{}
!12 = distinct !{!12, !13, !14, !15}
!13 = !{!"llvm.loop.parallel_accesses", !11}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = !{!"llvm.loop.unroll.runtime.disable"}
!16 = !{!"branch_weights", i32 4, i32 12}
!17 = distinct !{!17, !13, !14, !15}
!18 = distinct !{!18, !13, !15, !14}
