target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local nofpclass(nan inf) double @f(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = icmp sgt i64 %1, 1
  br i1 %4, label %5, label %67

5:                                                ; preds = %2
  %6 = add nsw i64 %1, -1
  %7 = icmp ult i64 %1, 5
  br i1 %7, label %64, label %8

8:                                                ; preds = %5
  %9 = icmp ult i64 %1, 17
  br i1 %9, label %45, label %10

10:                                               ; preds = %8
  %11 = and i64 %6, 12
  %12 = and i64 %6, -16
  %13 = insertelement <4 x double> poison, double %3, i64 0
  %14 = shufflevector <4 x double> %13, <4 x double> poison, <4 x i32> zeroinitializer
  br label %15

15:                                               ; preds = %15, %10
  %16 = phi i64 [ 0, %10 ], [ %34, %15 ]
  %17 = phi <4 x double> [ %14, %10 ], [ %30, %15 ]
  %18 = phi <4 x double> [ %14, %10 ], [ %31, %15 ]
  %19 = phi <4 x double> [ %14, %10 ], [ %32, %15 ]
  %20 = phi <4 x double> [ %14, %10 ], [ %33, %15 ]
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 72
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %26 = load <4 x double>, ptr %22, align 8, !tbaa !9
  %27 = load <4 x double>, ptr %23, align 8, !tbaa !9
  %28 = load <4 x double>, ptr %24, align 8, !tbaa !9
  %29 = load <4 x double>, ptr %25, align 8, !tbaa !9
  %30 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %17, <4 x double> %26)
  %31 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %18, <4 x double> %27)
  %32 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %19, <4 x double> %28)
  %33 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %20, <4 x double> %29)
  %34 = add nuw i64 %16, 16
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %36, label %15, !llvm.loop !11

36:                                               ; preds = %15
  %37 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %30, <4 x double> %31)
  %38 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %37, <4 x double> %32)
  %39 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %38, <4 x double> %33)
  %40 = tail call fast double @llvm.vector.reduce.fmax.v4f64(<4 x double> %39)
  %41 = icmp eq i64 %6, %12
  br i1 %41, label %67, label %42

42:                                               ; preds = %36
  %43 = or disjoint i64 %12, 1
  %44 = icmp eq i64 %11, 0
  br i1 %44, label %64, label %45, !prof !15

45:                                               ; preds = %8, %42
  %46 = phi i64 [ %12, %42 ], [ 0, %8 ]
  %47 = phi double [ %40, %42 ], [ %3, %8 ]
  %48 = and i64 %6, -4
  %49 = or disjoint i64 %48, 1
  %50 = insertelement <4 x double> poison, double %47, i64 0
  %51 = shufflevector <4 x double> %50, <4 x double> poison, <4 x i32> zeroinitializer
  br label %52

52:                                               ; preds = %52, %45
  %53 = phi i64 [ %46, %45 ], [ %59, %52 ]
  %54 = phi <4 x double> [ %51, %45 ], [ %58, %52 ]
  %55 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load <4 x double>, ptr %56, align 8, !tbaa !9
  %58 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %54, <4 x double> %57)
  %59 = add nuw i64 %53, 4
  %60 = icmp eq i64 %59, %48
  br i1 %60, label %61, label %52, !llvm.loop !16

61:                                               ; preds = %52
  %62 = tail call fast double @llvm.vector.reduce.fmax.v4f64(<4 x double> %58)
  %63 = icmp eq i64 %6, %48
  br i1 %63, label %67, label %64

64:                                               ; preds = %5, %42, %61
  %65 = phi i64 [ 1, %5 ], [ %43, %42 ], [ %49, %61 ]
  %66 = phi double [ %3, %5 ], [ %40, %42 ], [ %62, %61 ]
  br label %69

67:                                               ; preds = %69, %36, %61, %2
  %68 = phi double [ %3, %2 ], [ %62, %61 ], [ %40, %36 ], [ %74, %69 ]
  ret double %68

69:                                               ; preds = %64, %69
  %70 = phi i64 [ %75, %69 ], [ %65, %64 ]
  %71 = phi double [ %74, %69 ], [ %66, %64 ]
  %72 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %73 = load double, ptr %72, align 8, !tbaa !9
  %74 = tail call fast double @llvm.maxnum.f64(double %71, double %73)
  %75 = add nuw nsw i64 %70, 1
  %76 = icmp eq i64 %75, %1
  br i1 %76, label %67, label %69, !llvm.loop !17
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
