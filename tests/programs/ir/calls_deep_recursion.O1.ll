target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @down(double noundef %0, i32 noundef %1)
  ret double %3
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc double @down(double noundef %0, i32 noundef %1) unnamed_addr #1 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2, %6
  %5 = phi double [ %17, %6 ], [ %0, %2 ]
  ret double %5

6:                                                ; preds = %2
  %7 = add nsw i32 %1, -1
  %8 = tail call fastcc double @down(double noundef %0, i32 noundef %7)
  %9 = fneg double %8
  %10 = fmul double %8, %9
  %11 = tail call double @llvm.fmuladd.f64(double %10, double %8, double %0)
  %12 = tail call double @llvm.fmuladd.f64(double %11, double 1.000000e-04, double %8)
  %13 = srem i32 %1, 7
  %14 = icmp eq i32 %13, 0
  %15 = fmul double %8, 1.000000e-05
  %16 = select i1 %14, double %15, double 0.000000e+00
  %17 = fadd double %16, %12
  br label %4
}

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
