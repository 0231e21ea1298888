target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = icmp eq i32 %1, 1
  %6 = add nsw i32 %1, -2
  br label %7

7:                                                ; preds = %4, %16
  %8 = phi i32 [ 0, %4 ], [ %18, %16 ]
  %9 = phi double [ 1.000000e-01, %4 ], [ %17, %16 ]
  br i1 %5, label %16, label %12

10:                                               ; preds = %16, %2
  %11 = phi double [ 1.000000e-01, %2 ], [ %17, %16 ]
  ret double %11

12:                                               ; preds = %7, %20
  %13 = phi i32 [ %21, %20 ], [ 0, %7 ]
  %14 = phi double [ %32, %20 ], [ %9, %7 ]
  %15 = add nuw nsw i32 %13, %8
  br label %23

16:                                               ; preds = %20, %7
  %17 = phi double [ %9, %7 ], [ %32, %20 ]
  %18 = add nuw nsw i32 %8, 1
  %19 = icmp eq i32 %18, %1
  br i1 %19, label %10, label %7, !llvm.loop !9

20:                                               ; preds = %23
  %21 = add nuw nsw i32 %13, 1
  %22 = icmp eq i32 %13, %6
  br i1 %22, label %16, label %12, !llvm.loop !12

23:                                               ; preds = %12, %23
  %24 = phi i32 [ 0, %12 ], [ %33, %23 ]
  %25 = phi double [ %14, %12 ], [ %32, %23 ]
  %26 = add nuw nsw i32 %15, %24
  %27 = and i32 %26, 3
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !13
  %31 = fmul double %25, %30
  %32 = tail call double @llvm.fmuladd.f64(double %31, double 1.000000e-01, double %25)
  %33 = add nuw nsw i32 %24, 1
  %34 = icmp eq i32 %24, 0
  br i1 %34, label %23, label %20, !llvm.loop !15
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = distinct !{!15, !10, !11}
