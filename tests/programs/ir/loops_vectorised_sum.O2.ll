target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local nofpclass(nan inf) double @f(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %63

4:                                                ; preds = %2
  %5 = icmp ult i64 %1, 4
  br i1 %5, label %60, label %6

6:                                                ; preds = %4
  %7 = icmp ult i64 %1, 16
  br i1 %7, label %43, label %8

8:                                                ; preds = %6
  %9 = and i64 %1, 12
  %10 = and i64 %1, 9223372036854775792
  br label %11

11:                                               ; preds = %11, %8
  %12 = phi i64 [ 0, %8 ], [ %33, %11 ]
  %13 = phi <4 x double> [ zeroinitializer, %8 ], [ %29, %11 ]
  %14 = phi <4 x double> [ zeroinitializer, %8 ], [ %30, %11 ]
  %15 = phi <4 x double> [ zeroinitializer, %8 ], [ %31, %11 ]
  %16 = phi <4 x double> [ zeroinitializer, %8 ], [ %32, %11 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 96
  %21 = load <4 x double>, ptr %17, align 8, !tbaa !9
  %22 = load <4 x double>, ptr %18, align 8, !tbaa !9
  %23 = load <4 x double>, ptr %19, align 8, !tbaa !9
  %24 = load <4 x double>, ptr %20, align 8, !tbaa !9
  %25 = fmul fast <4 x double> %21, %21
  %26 = fmul fast <4 x double> %22, %22
  %27 = fmul fast <4 x double> %23, %23
  %28 = fmul fast <4 x double> %24, %24
  %29 = fadd fast <4 x double> %25, %13
  %30 = fadd fast <4 x double> %26, %14
  %31 = fadd fast <4 x double> %27, %15
  %32 = fadd fast <4 x double> %28, %16
  %33 = add nuw i64 %12, 16
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %35, label %11, !llvm.loop !11

35:                                               ; preds = %11
  %36 = fadd fast <4 x double> %30, %29
  %37 = fadd fast <4 x double> %31, %36
  %38 = fadd fast <4 x double> %32, %37
  %39 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %38)
  %40 = icmp eq i64 %1, %10
  br i1 %40, label %63, label %41

41:                                               ; preds = %35
  %42 = icmp eq i64 %9, 0
  br i1 %42, label %60, label %43, !prof !15

43:                                               ; preds = %6, %41
  %44 = phi i64 [ %10, %41 ], [ 0, %6 ]
  %45 = phi double [ %39, %41 ], [ 0.000000e+00, %6 ]
  %46 = and i64 %1, 9223372036854775804
  %47 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %45, i64 0
  br label %48

48:                                               ; preds = %48, %43
  %49 = phi i64 [ %44, %43 ], [ %55, %48 ]
  %50 = phi <4 x double> [ %47, %43 ], [ %54, %48 ]
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %49
  %52 = load <4 x double>, ptr %51, align 8, !tbaa !9
  %53 = fmul fast <4 x double> %52, %52
  %54 = fadd fast <4 x double> %53, %50
  %55 = add nuw i64 %49, 4
  %56 = icmp eq i64 %55, %46
  br i1 %56, label %57, label %48, !llvm.loop !16

57:                                               ; preds = %48
  %58 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %54)
  %59 = icmp eq i64 %1, %46
  br i1 %59, label %63, label %60

60:                                               ; preds = %4, %41, %57
  %61 = phi i64 [ 0, %4 ], [ %10, %41 ], [ %46, %57 ]
  %62 = phi double [ 0.000000e+00, %4 ], [ %39, %41 ], [ %58, %57 ]
  br label %65

63:                                               ; preds = %65, %35, %57, %2
  %64 = phi double [ 0.000000e+00, %2 ], [ %58, %57 ], [ %39, %35 ], [ %71, %65 ]
  ret double %64

65:                                               ; preds = %60, %65
  %66 = phi i64 [ %72, %65 ], [ %61, %60 ]
  %67 = phi double [ %71, %65 ], [ %62, %60 ]
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = fmul fast double %69, %69
  %71 = fadd fast double %70, %67
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %1
  br i1 %73, label %63, label %65, !llvm.loop !17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = !{!"branch_weights", i32 4, i32 12}
!16 = distinct !{!16, !12, !13, !14}
!17 = distinct !{!17, !12, !14, !13}
