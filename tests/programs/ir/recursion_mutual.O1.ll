target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @even(double noundef %0, i32 noundef %1)
  %4 = tail call fastcc double @odd(double noundef %0, i32 noundef %1)
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc double @even(double noundef %0, i32 noundef %1) unnamed_addr #1 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = add nsw i32 %1, -1
  %6 = tail call fastcc double @odd(double noundef %0, i32 noundef %5)
  %7 = tail call double @llvm.sin.f64(double %6)
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi double [ %7, %4 ], [ %0, %2 ]
  ret double %9
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc double @odd(double noundef %0, i32 noundef %1) unnamed_addr #1 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = add nsw i32 %1, -1
  %6 = tail call fastcc double @even(double noundef %0, i32 noundef %5)
  %7 = tail call double @llvm.fmuladd.f64(double %0, double %6, double 1.000000e+00)
  br label %10

8:                                                ; preds = %2
  %9 = fmul double %0, %0
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi double [ %7, %4 ], [ %9, %8 ]
  ret double %11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
