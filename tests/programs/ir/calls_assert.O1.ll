target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"n > 0\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"calls_assert.c\00", align 1
@__PRETTY_FUNCTION__.f = private unnamed_addr constant [22 x i8] c"double f(double, int)\00", align 1
@.str.3 = private unnamed_addr constant [20 x i8] c"x > 0 && \22positive\22\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"r > 0\00", align 1

; Function Attrs: nounwind uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 3, ptr noundef nonnull @__PRETTY_FUNCTION__.f) #2
  unreachable

5:                                                ; preds = %2
  %6 = fcmp ogt double %0, 0.000000e+00
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 3, ptr noundef nonnull @__PRETTY_FUNCTION__.f) #2
  unreachable

8:                                                ; preds = %5, %12
  %9 = phi i32 [ %13, %12 ], [ %1, %5 ]
  %10 = phi double [ %14, %12 ], [ 1.000000e+00, %5 ]
  %11 = icmp eq i32 %9, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = add nsw i32 %9, -1
  %14 = fmul double %0, %10
  %15 = fcmp ogt double %14, 0.000000e+00
  br i1 %15, label %8, label %16, !llvm.loop !9

16:                                               ; preds = %12
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 3, ptr noundef nonnull @__PRETTY_FUNCTION__.f) #2
  unreachable

17:                                               ; preds = %8
  ret double %10
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind }

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
