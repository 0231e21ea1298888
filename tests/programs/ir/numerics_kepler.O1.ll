target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %1
  br label %4

4:                                                ; preds = %17, %2
  %5 = phi double [ %0, %2 ], [ %18, %17 ]
  %6 = phi i32 [ 0, %2 ], [ %19, %17 ]
  %7 = tail call double @llvm.sin.f64(double %5)
  %8 = tail call double @llvm.fmuladd.f64(double %3, double %7, double %5)
  %9 = fsub double %8, %0
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = fcmp olt double %10, 0x3D06849B86A12B9B
  br i1 %11, label %17, label %12

12:                                               ; preds = %4
  %13 = tail call double @llvm.cos.f64(double %5)
  %14 = tail call double @llvm.fmuladd.f64(double %3, double %13, double 1.000000e+00)
  %15 = fdiv double %9, %14
  %16 = fsub double %5, %15
  br label %17

17:                                               ; preds = %4, %12
  %18 = phi double [ %16, %12 ], [ %5, %4 ]
  %19 = add nuw nsw i32 %6, 1
  %20 = icmp eq i32 %19, 30
  %21 = select i1 %11, i1 true, i1 %20
  br i1 %21, label %22, label %4, !llvm.loop !9

22:                                               ; preds = %17
  %23 = fmul double %18, %18
  ret double %23
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #1

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
