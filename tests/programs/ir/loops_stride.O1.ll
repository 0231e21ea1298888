target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %9

6:                                                ; preds = %9, %2
  %7 = phi double [ 1.000000e+00, %2 ], [ %17, %9 ]
  %8 = icmp sgt i32 %1, 1
  br i1 %8, label %22, label %20

9:                                                ; preds = %4, %9
  %10 = phi i64 [ 1, %4 ], [ %18, %9 ]
  %11 = phi double [ 1.000000e+00, %4 ], [ %17, %9 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = getelementptr i8, ptr %12, i64 -8
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fmul double %13, %15
  %17 = fmul double %11, %16
  %18 = add nuw nsw i64 %10, 3
  %19 = icmp samesign ult i64 %18, %5
  br i1 %19, label %9, label %6, !llvm.loop !11

20:                                               ; preds = %22, %6
  %21 = phi double [ %7, %6 ], [ %28, %22 ]
  ret double %21

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %29, %22 ], [ 1, %6 ]
  %24 = phi double [ %28, %22 ], [ %7, %6 ]
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %24, double %24)
  %29 = shl nsw i32 %23, 1
  %30 = icmp slt i32 %29, %1
  br i1 %30, label %22, label %20, !llvm.loop !14
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
