target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %56

5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %54, label %7

7:                                                ; preds = %5
  %8 = icmp ult i64 %2, 16
  br i1 %8, label %40, label %9

9:                                                ; preds = %7
  %10 = and i64 %2, 12
  %11 = and i64 %2, 9223372036854775792
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %34, %12 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %18 = load <4 x double>, ptr %14, align 8, !tbaa !9
  %19 = load <4 x double>, ptr %15, align 8, !tbaa !9
  %20 = load <4 x double>, ptr %16, align 8, !tbaa !9
  %21 = load <4 x double>, ptr %17, align 8, !tbaa !9
  %22 = fcmp ogt <4 x double> %18, zeroinitializer
  %23 = fcmp ogt <4 x double> %19, zeroinitializer
  %24 = fcmp ogt <4 x double> %20, zeroinitializer
  %25 = fcmp ogt <4 x double> %21, zeroinitializer
  %26 = fmul <4 x double> %18, %18
  %27 = fmul <4 x double> %19, %19
  %28 = fmul <4 x double> %20, %20
  %29 = fmul <4 x double> %21, %21
  %30 = getelementptr double, ptr %1, i64 %13
  %31 = getelementptr i8, ptr %30, i64 32
  %32 = getelementptr i8, ptr %30, i64 64
  %33 = getelementptr i8, ptr %30, i64 96
  tail call void @llvm.masked.store.v4f64.p0(<4 x double> %26, ptr align 8 %30, <4 x i1> %22), !tbaa !9
  tail call void @llvm.masked.store.v4f64.p0(<4 x double> %27, ptr align 8 %31, <4 x i1> %23), !tbaa !9
  tail call void @llvm.masked.store.v4f64.p0(<4 x double> %28, ptr align 8 %32, <4 x i1> %24), !tbaa !9
  tail call void @llvm.masked.store.v4f64.p0(<4 x double> %29, ptr align 8 %33, <4 x i1> %25), !tbaa !9
  %34 = add nuw i64 %13, 16
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %36, label %12, !llvm.loop !11

36:                                               ; preds = %12
  %37 = icmp eq i64 %2, %11
  br i1 %37, label %56, label %38

38:                                               ; preds = %36
  %39 = icmp eq i64 %10, 0
  br i1 %39, label %54, label %40, !prof !15

40:                                               ; preds = %7, %38
  %41 = phi i64 [ %11, %38 ], [ 0, %7 ]
  %42 = and i64 %2, 9223372036854775804
  br label %43

43:                                               ; preds = %43, %40
  %44 = phi i64 [ %41, %40 ], [ %50, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = load <4 x double>, ptr %45, align 8, !tbaa !9
  %47 = fcmp ogt <4 x double> %46, zeroinitializer
  %48 = fmul <4 x double> %46, %46
  %49 = getelementptr double, ptr %1, i64 %44
  tail call void @llvm.masked.store.v4f64.p0(<4 x double> %48, ptr align 8 %49, <4 x i1> %47), !tbaa !9
  %50 = add nuw i64 %44, 4
  %51 = icmp eq i64 %50, %42
  br i1 %51, label %52, label %43, !llvm.loop !16

52:                                               ; preds = %43
  %53 = icmp eq i64 %2, %42
  br i1 %53, label %56, label %54

54:                                               ; preds = %5, %38, %52
  %55 = phi i64 [ 0, %5 ], [ %11, %38 ], [ %42, %52 ]
  br label %57

56:                                               ; preds = %65, %36, %52, %3
  ret void

57:                                               ; preds = %54, %65
  %58 = phi i64 [ %66, %65 ], [ %55, %54 ]
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !9
  %61 = fcmp ogt double %60, 0.000000e+00
  br i1 %61, label %62, label %65

62:                                               ; preds = %57
  %63 = fmul double %60, %60
  %64 = getelementptr inbounds nuw double, ptr %1, i64 %58
  store double %63, ptr %64, align 8, !tbaa !9
  br label %65

65:                                               ; preds = %57, %62
  %66 = add nuw nsw i64 %58, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %56, label %57, !llvm.loop !17
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr captures(none), <4 x i1>) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

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
