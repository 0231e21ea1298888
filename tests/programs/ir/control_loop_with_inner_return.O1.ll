target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %31

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  br label %11

8:                                                ; preds = %29
  %9 = add nuw nsw i64 %12, 1
  %10 = icmp eq i64 %9, %6
  br i1 %10, label %31, label %11, !llvm.loop !9

11:                                               ; preds = %5, %8
  %12 = phi i64 [ 0, %5 ], [ %9, %8 ]
  %13 = phi double [ 0.000000e+00, %5 ], [ %25, %8 ]
  %14 = phi double [ undef, %5 ], [ %30, %8 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !12
  br label %20

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %21, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %29, label %20, !llvm.loop !14

20:                                               ; preds = %11, %17
  %21 = phi i64 [ 0, %11 ], [ %18, %17 ]
  %22 = phi double [ %13, %11 ], [ %25, %17 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = tail call double @llvm.fmuladd.f64(double %16, double %24, double %22)
  %26 = fcmp ogt double %25, %1
  br i1 %26, label %27, label %17

27:                                               ; preds = %20
  %28 = fmul double %1, %25
  br label %29

29:                                               ; preds = %17, %27
  %30 = phi double [ %28, %27 ], [ %14, %17 ]
  br i1 %26, label %31, label %8

31:                                               ; preds = %29, %8, %3
  %32 = phi double [ 0.000000e+00, %3 ], [ %30, %29 ], [ %25, %8 ]
  ret double %32
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
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
