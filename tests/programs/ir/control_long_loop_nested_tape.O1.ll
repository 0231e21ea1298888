target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = icmp sgt i32 %2, 0
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i32 [ 0, %5 ], [ %16, %12 ]
  %9 = phi double [ 1.000000e-01, %5 ], [ %15, %12 ]
  br i1 %6, label %18, label %12

10:                                               ; preds = %12, %3
  %11 = phi double [ 1.000000e-01, %3 ], [ %15, %12 ]
  ret double %11

12:                                               ; preds = %18, %7
  %13 = phi double [ %9, %7 ], [ %22, %18 ]
  %14 = fadd double %9, %13
  %15 = fmul double %14, 5.000000e-01
  %16 = add nuw nsw i32 %8, 1
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %10, label %7, !llvm.loop !9

18:                                               ; preds = %7, %18
  %19 = phi i32 [ %23, %18 ], [ 0, %7 ]
  %20 = phi double [ %22, %18 ], [ %9, %7 ]
  %21 = tail call double @llvm.fmuladd.f64(double %0, double 1.000000e-02, double %20)
  %22 = tail call double @llvm.sin.f64(double %21)
  %23 = add nuw nsw i32 %19, 1
  %24 = icmp eq i32 %23, %2
  br i1 %24, label %12, label %18, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

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
