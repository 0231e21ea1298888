target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %1, %25
  %3 = phi double [ 0.000000e+00, %1 ], [ %28, %25 ]
  %4 = phi i32 [ 0, %1 ], [ %7, %25 ]
  %5 = phi double [ %0, %1 ], [ %27, %25 ]
  %6 = phi double [ 1.000000e-01, %1 ], [ %26, %25 ]
  %7 = add nuw nsw i32 %4, 1
  %8 = icmp eq i32 %4, 100
  br i1 %8, label %30, label %9

9:                                                ; preds = %2
  %10 = fmul double %6, %5
  %11 = fmul double %6, %10
  %12 = tail call double @llvm.fabs.f64(double %11)
  %13 = fcmp ogt double %12, 4.000000e-03
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = fmul double %6, 5.000000e-01
  br label %25, !llvm.loop !9

16:                                               ; preds = %9
  %17 = fmul double %5, %5
  %18 = fmul double %17, -3.000000e-01
  %19 = tail call double @llvm.fmuladd.f64(double %5, double 5.000000e-01, double %18)
  %20 = tail call double @llvm.fmuladd.f64(double %6, double %19, double %5)
  %21 = fadd double %6, %3
  %22 = fcmp olt double %12, 5.000000e-04
  %23 = fmul double %6, 1.500000e+00
  %24 = select i1 %22, double %23, double %6
  br label %25

25:                                               ; preds = %16, %14
  %26 = phi double [ %15, %14 ], [ %24, %16 ]
  %27 = phi double [ %5, %14 ], [ %20, %16 ]
  %28 = phi double [ %3, %14 ], [ %21, %16 ]
  %29 = fcmp olt double %28, 1.000000e+00
  br i1 %29, label %2, label %30

30:                                               ; preds = %25, %2
  %31 = phi double [ %27, %25 ], [ %5, %2 ]
  ret double %31
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

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
