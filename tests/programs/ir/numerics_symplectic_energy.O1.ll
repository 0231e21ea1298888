target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %16, %3
  %6 = phi double [ %1, %3 ], [ %26, %16 ]
  %7 = phi double [ %0, %3 ], [ %23, %16 ]
  %8 = fmul double %6, 5.000000e-01
  %9 = fmul double %7, 5.000000e-01
  %10 = fmul double %7, %9
  %11 = tail call double @llvm.fmuladd.f64(double %8, double %6, double %10)
  %12 = fmul double %7, 2.500000e-01
  %13 = fmul double %7, %12
  %14 = fmul double %7, %13
  %15 = tail call double @llvm.fmuladd.f64(double %14, double %7, double %11)
  ret double %15

16:                                               ; preds = %3, %16
  %17 = phi i32 [ %27, %16 ], [ 0, %3 ]
  %18 = phi double [ %23, %16 ], [ %0, %3 ]
  %19 = phi double [ %26, %16 ], [ %1, %3 ]
  %20 = fmul double %18, %18
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %18, double %18)
  %22 = tail call double @llvm.fmuladd.f64(double %21, double -2.500000e-02, double %19)
  %23 = tail call double @llvm.fmuladd.f64(double %22, double 5.000000e-02, double %18)
  %24 = fmul double %23, %23
  %25 = tail call double @llvm.fmuladd.f64(double %24, double %23, double %23)
  %26 = tail call double @llvm.fmuladd.f64(double %25, double -2.500000e-02, double %22)
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp eq i32 %27, %2
  br i1 %28, label %5, label %16, !llvm.loop !9
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
