target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %2, 0
  %5 = icmp sgt i32 %1, 0
  br i1 %4, label %9, label %6

6:                                                ; preds = %3
  br i1 %5, label %7, label %28

7:                                                ; preds = %6
  %8 = zext nneg i32 %1 to i64
  br label %12

9:                                                ; preds = %3
  br i1 %5, label %10, label %28

10:                                               ; preds = %9
  %11 = zext nneg i32 %1 to i64
  br label %20

12:                                               ; preds = %7, %12
  %13 = phi i64 [ 0, %7 ], [ %18, %12 ]
  %14 = phi double [ 1.000000e+00, %7 ], [ %17, %12 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = fmul double %14, %16
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %8
  br i1 %19, label %28, label %12, !llvm.loop !11

20:                                               ; preds = %10, %20
  %21 = phi i64 [ %11, %10 ], [ %23, %20 ]
  %22 = phi double [ 1.000000e+00, %10 ], [ %26, %20 ]
  %23 = add nsw i64 %21, -1
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = tail call double @llvm.fmuladd.f64(double %22, double %25, double %22)
  %27 = icmp sgt i64 %21, 1
  br i1 %27, label %20, label %28, !llvm.loop !14

28:                                               ; preds = %12, %20, %6, %9
  %29 = phi double [ %26, %20 ], [ 1.000000e+00, %9 ], [ 1.000000e+00, %6 ], [ %17, %12 ]
  ret double %29
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
