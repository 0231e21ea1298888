target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(double noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load i8, ptr %1, align 1, !tbaa !9
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %2, %21
  %6 = phi i8 [ %25, %21 ], [ %3, %2 ]
  %7 = phi double [ %23, %21 ], [ %0, %2 ]
  %8 = phi i32 [ %22, %21 ], [ 0, %2 ]
  %9 = phi ptr [ %24, %21 ], [ %1, %2 ]
  switch i32 %8, label %18 [
    i32 0, label %10
    i32 1, label %14
  ]

10:                                               ; preds = %5
  %11 = fmul double %0, %7
  %12 = icmp eq i8 %6, 97
  %13 = select i1 %12, i32 1, i32 2
  br label %21

14:                                               ; preds = %5
  %15 = tail call double @llvm.fmuladd.f64(double %0, double %0, double %7)
  %16 = icmp eq i8 %6, 98
  %17 = select i1 %16, i32 2, i32 1
  br label %21

18:                                               ; preds = %5
  %19 = fdiv double 1.000000e+00, %7
  %20 = fadd double %0, %19
  br label %21

21:                                               ; preds = %14, %18, %10
  %22 = phi i32 [ 0, %18 ], [ %13, %10 ], [ %17, %14 ]
  %23 = phi double [ %20, %18 ], [ %11, %10 ], [ %15, %14 ]
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %25 = load i8, ptr %24, align 1, !tbaa !9
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %5, !llvm.loop !10

27:                                               ; preds = %21, %2
  %28 = phi double [ %0, %2 ], [ %23, %21 ]
  ret double %28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
