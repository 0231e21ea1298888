target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = fcmp ogt double %0, 0.000000e+00
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = fcmp ogt double %1, 0.000000e+00
  %7 = fmul double %0, %1
  %8 = fdiv double %0, %1
  %9 = select i1 %6, double %7, double %8
  %10 = icmp eq i32 %2, 2
  br i1 %10, label %11, label %26

11:                                               ; preds = %5
  %12 = fmul double %9, %9
  br label %26

13:                                               ; preds = %3
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %21, label %15

15:                                               ; preds = %13
  %16 = fmul double %1, %1
  %17 = fmul double %0, %16
  %18 = fcmp ogt double %1, 5.000000e-01
  br i1 %18, label %19, label %26

19:                                               ; preds = %15
  %20 = fsub double %17, %0
  br label %26

21:                                               ; preds = %13
  %22 = fcmp olt double %0, %1
  br i1 %22, label %23, label %26

23:                                               ; preds = %21
  %24 = fmul double %0, %0
  %25 = fmul double %24, %1
  br label %26

26:                                               ; preds = %19, %15, %23, %21, %5, %11
  %27 = phi double [ %12, %11 ], [ %9, %5 ], [ %20, %19 ], [ %17, %15 ], [ %25, %23 ], [ 1.000000e+00, %21 ]
  ret double %27
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
