target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %10

7:                                                ; preds = %10, %3
  %8 = icmp sgt i32 %2, 0
  %9 = zext nneg i32 %2 to i64
  br label %19

10:                                               ; preds = %5, %10
  %11 = phi i64 [ 0, %5 ], [ %17, %10 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = fcmp ogt double %13, 0.000000e+00
  %15 = zext i1 %14 to i8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %11
  store i8 %15, ptr %16, align 1, !tbaa !11
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %7, label %10, !llvm.loop !12

19:                                               ; preds = %7, %23
  %20 = phi i32 [ 0, %7 ], [ %25, %23 ]
  %21 = phi double [ 1.000000e+00, %7 ], [ %24, %23 ]
  br i1 %8, label %27, label %23

22:                                               ; preds = %23
  ret double %24

23:                                               ; preds = %27, %19
  %24 = phi double [ %21, %19 ], [ %37, %27 ]
  %25 = add nuw nsw i32 %20, 1
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %19, label %22, !llvm.loop !15

27:                                               ; preds = %19, %27
  %28 = phi i64 [ %39, %27 ], [ 0, %19 ]
  %29 = phi double [ %37, %27 ], [ %21, %19 ]
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 %28
  %31 = load i8, ptr %30, align 1, !tbaa !11
  %32 = icmp eq i8 %31, 0
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %34 = load double, ptr %33, align 8, !tbaa !9
  %35 = tail call double @llvm.fmuladd.f64(double %29, double %34, double 1.000000e-01)
  %36 = fadd double %29, %34
  %37 = select i1 %32, double %36, double %35
  %38 = zext i1 %32 to i8
  store i8 %38, ptr %30, align 1, !tbaa !11
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, %9
  br i1 %40, label %23, label %27, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
