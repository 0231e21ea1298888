target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %16

5:                                                ; preds = %3
  %6 = icmp sgt i32 %2, 0
  %7 = zext i32 %2 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %2 to i64
  br label %10

10:                                               ; preds = %5, %18
  %11 = phi i64 [ 0, %5 ], [ %21, %18 ]
  %12 = phi double [ 0.000000e+00, %5 ], [ %20, %18 ]
  br i1 %6, label %13, label %18

13:                                               ; preds = %10
  %14 = mul nuw nsw i64 %11, %7
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  br label %23

16:                                               ; preds = %18, %3
  %17 = phi double [ 0.000000e+00, %3 ], [ %20, %18 ]
  ret double %17

18:                                               ; preds = %23, %10
  %19 = phi double [ 1.000000e+00, %10 ], [ %28, %23 ]
  %20 = tail call double @llvm.fmuladd.f64(double %19, double %19, double %12)
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %8
  br i1 %22, label %16, label %10, !llvm.loop !9

23:                                               ; preds = %13, %23
  %24 = phi i64 [ 0, %13 ], [ %29, %23 ]
  %25 = phi double [ 1.000000e+00, %13 ], [ %28, %23 ]
  %26 = getelementptr inbounds double, ptr %15, i64 %24
  %27 = load double, ptr %26, align 8, !tbaa !12
  %28 = fmul double %25, %27
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %9
  br i1 %30, label %18, label %23, !llvm.loop !14
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
