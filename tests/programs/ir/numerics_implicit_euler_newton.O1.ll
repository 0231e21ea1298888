target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = fmul double %1, 1.000000e-01
  %7 = fmul double %1, 0x3FD3333333333334
  br label %8

8:                                                ; preds = %5, %29
  %9 = phi double [ %0, %5 ], [ %23, %29 ]
  %10 = phi i32 [ 0, %5 ], [ %30, %29 ]
  br label %13

11:                                               ; preds = %29, %3
  %12 = phi double [ %0, %3 ], [ %23, %29 ]
  ret double %12

13:                                               ; preds = %13, %8
  %14 = phi i32 [ 0, %8 ], [ %26, %13 ]
  %15 = phi double [ %9, %8 ], [ %23, %13 ]
  %16 = fsub double %15, %9
  %17 = fmul double %6, %15
  %18 = fmul double %15, %17
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %15, double %16)
  %20 = fmul double %7, %15
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %15, double 1.000000e+00)
  %22 = fdiv double %19, %21
  %23 = fsub double %15, %22
  %24 = tail call double @llvm.fabs.f64(double %22)
  %25 = fcmp uge double %24, 1.000000e-15
  %26 = add nuw nsw i32 %14, 1
  %27 = icmp samesign ult i32 %14, 19
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %13, label %29, !llvm.loop !9

29:                                               ; preds = %13
  %30 = add nuw nsw i32 %10, 1
  %31 = icmp eq i32 %30, %2
  br i1 %31, label %11, label %8, !llvm.loop !12
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
!12 = distinct !{!12, !10, !11}
