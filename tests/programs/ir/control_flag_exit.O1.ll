target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %2, %3
  %4 = phi double [ %0, %2 ], [ %9, %3 ]
  %5 = phi i32 [ 0, %2 ], [ %16, %3 ]
  %6 = phi i32 [ 0, %2 ], [ %14, %3 ]
  %7 = fdiv double 3.000000e+00, %4
  %8 = fadd double %4, %7
  %9 = fmul double %8, 5.000000e-01
  %10 = tail call double @llvm.fmuladd.f64(double %9, double %9, double -3.000000e+00)
  %11 = fcmp uge double %10, 1.000000e-03
  %12 = icmp slt i32 %5, %1
  %13 = select i1 %11, i1 %12, i1 false
  %14 = select i1 %13, i32 %6, i32 1
  %15 = zext i1 %11 to i32
  %16 = add nuw nsw i32 %5, %15
  %17 = icmp eq i32 %14, 0
  br i1 %17, label %3, label %18, !llvm.loop !9

18:                                               ; preds = %3
  %19 = fadd double %0, %9
  ret double %19
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
