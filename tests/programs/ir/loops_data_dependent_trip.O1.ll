target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp ogt double %0, 1.700000e+00
  br i1 %2, label %3, label %15

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %11, %3 ], [ 0, %1 ]
  %5 = phi double [ %10, %3 ], [ %0, %1 ]
  %6 = fmul double %5, 1.000000e-02
  %7 = fmul double %5, %6
  %8 = fadd double %5, 1.000000e+00
  %9 = fdiv double %7, %8
  %10 = tail call double @llvm.fmuladd.f64(double %5, double 5.000000e-01, double %9)
  %11 = add nuw nsw i32 %4, 1
  %12 = fcmp ogt double %10, 1.700000e+00
  br i1 %12, label %3, label %13, !llvm.loop !9

13:                                               ; preds = %3
  %14 = uitofp nneg i32 %11 to double
  br label %15

15:                                               ; preds = %13, %1
  %16 = phi double [ %0, %1 ], [ %10, %13 ]
  %17 = phi double [ 0.000000e+00, %1 ], [ %14, %13 ]
  %18 = fmul double %16, %17
  ret double %18
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
