target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0) local_unnamed_addr #0 {
  %2 = fneg double %0
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi double [ 1.000000e+00, %1 ], [ %11, %3 ]
  %5 = phi i32 [ 0, %1 ], [ %14, %3 ]
  %6 = fmul double %4, %4
  %7 = tail call double @llvm.fmuladd.f64(double %6, double %4, double %2)
  %8 = fmul double %4, 3.000000e+00
  %9 = fmul double %4, %8
  %10 = fdiv double %7, %9
  %11 = fsub double %4, %10
  %12 = tail call double @llvm.fabs.f64(double %10)
  %13 = fcmp olt double %12, 1.000000e-15
  %14 = add nuw nsw i32 %5, 1
  %15 = icmp eq i32 %14, 50
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %17, label %3, !llvm.loop !9

17:                                               ; preds = %3
  ret double %11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

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
