target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %25

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %6

6:                                                ; preds = %4, %12
  %7 = phi i64 [ 0, %4 ], [ %14, %12 ]
  %8 = phi double [ 0.000000e+00, %4 ], [ %13, %12 ]
  %9 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %10 = load double, ptr %9, align 8, !tbaa !9
  %11 = fcmp ogt double %10, 2.000000e+00
  br i1 %11, label %16, label %12

12:                                               ; preds = %6
  %13 = fadd double %8, %10
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %25, label %6, !llvm.loop !11

16:                                               ; preds = %6, %16
  %17 = phi i64 [ %23, %16 ], [ %7, %6 ]
  %18 = phi double [ %22, %16 ], [ %8, %6 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fmul double %10, %20
  %22 = tail call double @llvm.fmuladd.f64(double %18, double 5.000000e-01, double %21)
  %23 = add nsw i64 %17, -1
  %24 = icmp sgt i64 %17, 0
  br i1 %24, label %16, label %25, !llvm.loop !14

25:                                               ; preds = %12, %16, %2
  %26 = phi double [ 0.000000e+00, %2 ], [ %22, %16 ], [ %13, %12 ]
  ret double %26
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
