target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %4, %6
  %7 = phi double [ %12, %6 ], [ %0, %4 ]
  %8 = phi i32 [ %11, %6 ], [ %3, %4 ]
  %9 = phi double [ %13, %6 ], [ %2, %4 ]
  %10 = phi double [ %9, %6 ], [ %1, %4 ]
  %11 = add nsw i32 %8, -1
  %12 = fmul double %10, 1.100000e+00
  %13 = fmul double %9, %7
  %14 = icmp sgt i32 %8, 1
  br i1 %14, label %6, label %15, !llvm.loop !9

15:                                               ; preds = %6, %4
  %16 = phi double [ %1, %4 ], [ %9, %6 ]
  %17 = phi double [ %2, %4 ], [ %13, %6 ]
  %18 = phi double [ %0, %4 ], [ %12, %6 ]
  %19 = tail call double @llvm.fmuladd.f64(double %16, double 2.000000e+00, double %18)
  %20 = tail call double @llvm.fmuladd.f64(double %17, double 3.000000e+00, double %19)
  ret double %20
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
