target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %4
  %7 = fmul double %1, 5.000000e-01
  %8 = fneg double %1
  %9 = fmul double %7, %8
  br label %10

10:                                               ; preds = %6, %18
  %11 = phi i32 [ %3, %6 ], [ %30, %18 ]
  %12 = phi double [ 0.000000e+00, %6 ], [ %22, %18 ]
  %13 = phi i32 [ 0, %6 ], [ %23, %18 ]
  br label %25

14:                                               ; preds = %18, %4
  %15 = phi double [ 0.000000e+00, %4 ], [ %22, %18 ]
  %16 = sitofp i32 %2 to double
  %17 = fdiv double %15, %16
  ret double %17

18:                                               ; preds = %25
  %19 = fadd double %36, 0xBFEE666666666666
  %20 = fcmp ogt double %19, 0.000000e+00
  %21 = select i1 %20, double %19, double 0.000000e+00
  %22 = fadd double %12, %21
  %23 = add nuw nsw i32 %13, 1
  %24 = icmp eq i32 %23, %2
  br i1 %24, label %14, label %10, !llvm.loop !9

25:                                               ; preds = %10, %25
  %26 = phi i32 [ %11, %10 ], [ %30, %25 ]
  %27 = phi i32 [ 0, %10 ], [ %37, %25 ]
  %28 = phi double [ %0, %10 ], [ %36, %25 ]
  %29 = mul i32 %26, 1664525
  %30 = add i32 %29, 1013904223
  %31 = lshr i32 %30, 8
  %32 = uitofp nneg i32 %31 to double
  %33 = tail call double @llvm.fmuladd.f64(double %32, double 0x3E70000000000000, double -5.000000e-01)
  %34 = tail call double @llvm.fmuladd.f64(double %1, double %33, double %9)
  %35 = tail call double @llvm.exp.f64(double %34)
  %36 = fmul double %28, %35
  %37 = add nuw nsw i32 %27, 1
  %38 = icmp eq i32 %37, 3
  br i1 %38, label %18, label %25, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

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
