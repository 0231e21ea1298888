target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %28, %2
  %5 = phi double [ 0.000000e+00, %2 ], [ %31, %28 ]
  ret double %5

6:                                                ; preds = %2, %28
  %7 = phi i32 [ %32, %28 ], [ 0, %2 ]
  %8 = phi double [ %31, %28 ], [ 0.000000e+00, %2 ]
  %9 = uitofp nneg i32 %7 to double
  %10 = fadd double %0, %9
  %11 = fcmp ogt double %10, 1.300000e+00
  br i1 %11, label %15, label %28

12:                                               ; preds = %22, %15
  %13 = phi double [ %17, %15 ], [ %26, %22 ]
  %14 = fcmp ogt double %18, 1.300000e+00
  br i1 %14, label %15, label %28, !llvm.loop !9

15:                                               ; preds = %6, %12
  %16 = phi double [ %18, %12 ], [ %10, %6 ]
  %17 = phi double [ %13, %12 ], [ %8, %6 ]
  %18 = fmul double %16, 5.000000e-01
  %19 = fcmp ogt double %18, 2.000000e+00
  br i1 %19, label %20, label %12

20:                                               ; preds = %15
  %21 = fmul double %18, 1.000000e-02
  br label %22

22:                                               ; preds = %20, %22
  %23 = phi double [ %18, %20 ], [ %25, %22 ]
  %24 = phi double [ %17, %20 ], [ %26, %22 ]
  %25 = tail call double @llvm.fmuladd.f64(double %23, double 4.000000e-01, double %21)
  %26 = tail call double @llvm.fmuladd.f64(double %25, double 1.000000e-01, double %24)
  %27 = fcmp ogt double %25, 2.000000e+00
  br i1 %27, label %22, label %12, !llvm.loop !12

28:                                               ; preds = %12, %6
  %29 = phi double [ %8, %6 ], [ %13, %12 ]
  %30 = phi double [ %10, %6 ], [ %18, %12 ]
  %31 = tail call double @llvm.fmuladd.f64(double %30, double %30, double %29)
  %32 = add nuw nsw i32 %7, 1
  %33 = icmp eq i32 %32, %1
  br i1 %33, label %4, label %6, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
