target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %9, %3
  %6 = phi double [ %1, %3 ], [ %15, %9 ]
  %7 = phi double [ %0, %3 ], [ %12, %9 ]
  %8 = fmul double %6, %7
  ret double %8

9:                                                ; preds = %3, %9
  %10 = phi double [ %12, %9 ], [ %0, %3 ]
  %11 = phi i32 [ %16, %9 ], [ 0, %3 ]
  %12 = phi double [ %15, %9 ], [ %1, %3 ]
  %13 = tail call double @llvm.fmuladd.f64(double %12, double 9.000000e-01, double %10)
  %14 = fmul double %12, %10
  %15 = tail call double @llvm.fmuladd.f64(double %14, double 1.000000e-02, double %13)
  %16 = add nuw nsw i32 %11, 1
  %17 = icmp eq i32 %16, %2
  br i1 %17, label %5, label %9, !llvm.loop !9
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
