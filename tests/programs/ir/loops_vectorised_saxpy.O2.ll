target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(double noundef %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 4
  br i1 %7, label %28, label %8

8:                                                ; preds = %6
  %9 = and i64 %3, 9223372036854775804
  %10 = insertelement <2 x double> poison, double %0, i64 0
  %11 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> zeroinitializer
  br label %12

12:                                               ; preds = %12, %8
  %13 = phi i64 [ 0, %8 ], [ %24, %12 ]
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load <2 x double>, ptr %14, align 8, !tbaa !9
  %17 = load <2 x double>, ptr %15, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load <2 x double>, ptr %18, align 8, !tbaa !9
  %21 = load <2 x double>, ptr %19, align 8, !tbaa !9
  %22 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %11, <2 x double> %16, <2 x double> %20)
  %23 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %11, <2 x double> %17, <2 x double> %21)
  store <2 x double> %22, ptr %18, align 8, !tbaa !9
  store <2 x double> %23, ptr %19, align 8, !tbaa !9
  %24 = add nuw i64 %13, 4
  %25 = icmp eq i64 %24, %9
  br i1 %25, label %26, label %12, !llvm.loop !11

26:                                               ; preds = %12
  %27 = icmp eq i64 %3, %9
  br i1 %27, label %30, label %28

28:                                               ; preds = %6, %26
  %29 = phi i64 [ 0, %6 ], [ %9, %26 ]
  br label %31

30:                                               ; preds = %31, %26, %4
  ret void

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %38, %31 ], [ %29, %28 ]
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !9
  %35 = getelementptr inbounds nuw double, ptr %2, i64 %32
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = tail call double @llvm.fmuladd.f64(double %0, double %34, double %36)
  store double %37, ptr %35, align 8, !tbaa !9
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %30, label %31, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!15 = distinct !{!15, !12, !14, !13}
