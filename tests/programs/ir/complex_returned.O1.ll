target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local { double, double } @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fmul double %0, %0
  %4 = fmul double %1, %1
  %5 = fmul double %0, %1
  %6 = fsub double %3, %4
  %7 = fadd double %5, %5
  %8 = fcmp uno double %6, 0.000000e+00
  br i1 %8, label %9, label %15, !prof !9

9:                                                ; preds = %2
  %10 = fcmp uno double %7, 0.000000e+00
  br i1 %10, label %11, label %15, !prof !9

11:                                               ; preds = %9
  %12 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %0, double noundef %1) #1
  %13 = extractvalue { double, double } %12, 0
  %14 = extractvalue { double, double } %12, 1
  br label %15

15:                                               ; preds = %11, %9, %2
  %16 = phi double [ %6, %2 ], [ %6, %9 ], [ %13, %11 ]
  %17 = phi double [ %7, %2 ], [ %7, %9 ], [ %14, %11 ]
  %18 = fmul double %0, 2.000000e+00
  %19 = fmul double %1, 2.000000e+00
  %20 = fadd double %18, %16
  %21 = fsub double %17, %19
  %22 = insertvalue { double, double } poison, double %20, 0
  %23 = insertvalue { double, double } %22, double %21, 1
  ret { double, double } %23
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }

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
!9 = !{!"branch_weights", i32 1, i32 1048575}
