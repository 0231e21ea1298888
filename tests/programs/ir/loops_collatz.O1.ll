target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 1
  br i1 %3, label %24, label %4

4:                                                ; preds = %2
  %5 = fmul double %0, %0
  br label %6

6:                                                ; preds = %4, %20
  %7 = phi double [ 1.000000e+00, %4 ], [ %22, %20 ]
  %8 = phi i64 [ %1, %4 ], [ %21, %20 ]
  %9 = and i64 %8, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = mul nsw i64 %8, 3
  %13 = add nsw i64 %12, 1
  %14 = fmul double %0, %7
  br label %20

15:                                               ; preds = %6
  %16 = ashr exact i64 %8, 1
  %17 = sitofp i64 %16 to double
  %18 = fdiv double %5, %17
  %19 = fadd double %7, %18
  br label %20

20:                                               ; preds = %15, %11
  %21 = phi i64 [ %13, %11 ], [ %16, %15 ]
  %22 = phi double [ %14, %11 ], [ %19, %15 ]
  %23 = icmp eq i64 %21, 1
  br i1 %23, label %24, label %6, !llvm.loop !9

24:                                               ; preds = %20, %2
  %25 = phi double [ 1.000000e+00, %2 ], [ %22, %20 ]
  ret double %25
}

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
