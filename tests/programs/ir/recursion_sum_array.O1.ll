target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  switch i32 %1, label %8 [
    i32 0, label %6
    i32 1, label %3
  ]

3:                                                ; preds = %2
  %4 = load double, ptr %0, align 8, !tbaa !9
  %5 = fmul double %4, %4
  br label %6

6:                                                ; preds = %3, %2, %8
  %7 = phi double [ %17, %8 ], [ 0.000000e+00, %2 ], [ %5, %3 ]
  ret double %7

8:                                                ; preds = %2
  %9 = sdiv i32 %1, 2
  %10 = tail call double @f(ptr noundef %0, i32 noundef %9)
  %11 = load double, ptr %0, align 8, !tbaa !9
  %12 = fmul double %10, %11
  store double %12, ptr %0, align 8, !tbaa !9
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = sub nsw i32 %1, %9
  %16 = tail call double @f(ptr noundef nonnull %14, i32 noundef %15)
  %17 = fmul double %10, %16
  br label %6
}

attributes #0 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
