target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %6

6:                                                ; preds = %4, %13
  %7 = phi i64 [ 0, %4 ], [ %14, %13 ]
  %8 = phi i64 [ 1, %4 ], [ %15, %13 ]
  %9 = phi double [ 0.000000e+00, %4 ], [ %23, %13 ]
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %7
  br label %17

11:                                               ; preds = %13, %2
  %12 = phi double [ 0.000000e+00, %2 ], [ %23, %13 ]
  ret double %12

13:                                               ; preds = %17
  %14 = add nuw nsw i64 %7, 1
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %14, %5
  br i1 %16, label %11, label %6, !llvm.loop !9

17:                                               ; preds = %6, %17
  %18 = phi i64 [ 0, %6 ], [ %25, %17 ]
  %19 = phi double [ %9, %6 ], [ %23, %17 ]
  %20 = load double, ptr %10, align 8, !tbaa !12
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %22 = load double, ptr %21, align 8, !tbaa !12
  %23 = tail call double @llvm.fmuladd.f64(double %20, double %22, double %19)
  %24 = fmul double %22, 1.100000e+00
  store double %24, ptr %21, align 8, !tbaa !12
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %8
  br i1 %26, label %13, label %17, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
