target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %9, label %7

4:                                                ; preds = %9
  %5 = fmul double %15, %14
  %6 = fmul double %18, %5
  br label %7

7:                                                ; preds = %4, %2
  %8 = phi double [ 6.000000e+00, %2 ], [ %6, %4 ]
  ret double %8

9:                                                ; preds = %2, %9
  %10 = phi double [ %14, %9 ], [ 1.000000e+00, %2 ]
  %11 = phi i32 [ %19, %9 ], [ 0, %2 ]
  %12 = phi double [ %18, %9 ], [ 3.000000e+00, %2 ]
  %13 = phi double [ %15, %9 ], [ 2.000000e+00, %2 ]
  %14 = fmul double %13, 5.000000e-01
  %15 = tail call double @llvm.fmuladd.f64(double %10, double 1.000000e-01, double %12)
  %16 = icmp eq i32 %11, 2
  %17 = fmul double %0, %12
  %18 = select i1 %16, double %17, double %12
  %19 = add nuw nsw i32 %11, 1
  %20 = icmp eq i32 %19, %1
  br i1 %20, label %4, label %9, !llvm.loop !9
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
