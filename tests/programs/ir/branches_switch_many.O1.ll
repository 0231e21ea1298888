target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  switch i32 %1, label %12 [
    i32 1, label %3
    i32 3, label %3
    i32 5, label %3
    i32 2, label %5
    i32 4, label %5
    i32 6, label %5
    i32 7, label %8
    i32 100, label %10
    i32 101, label %10
    i32 102, label %10
  ]

3:                                                ; preds = %2, %2, %2
  %4 = fmul double %0, %0
  br label %14

5:                                                ; preds = %2, %2, %2
  %6 = fmul double %0, %0
  %7 = fmul double %0, %6
  br label %14

8:                                                ; preds = %2
  %9 = fdiv double 1.000000e+00, %0
  br label %14

10:                                               ; preds = %2, %2, %2
  %11 = fneg double %0
  br label %14

12:                                               ; preds = %2
  %13 = fmul double %0, 5.000000e+00
  br label %14

14:                                               ; preds = %12, %10, %8, %5, %3
  %15 = phi double [ %13, %12 ], [ %4, %3 ], [ %7, %5 ], [ %9, %8 ], [ %11, %10 ]
  ret double %15
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
