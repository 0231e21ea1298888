target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  %4 = zext nneg i32 %1 to i64
  br label %5

5:                                                ; preds = %2, %9
  %6 = phi i32 [ 0, %2 ], [ %11, %9 ]
  %7 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ]
  br i1 %3, label %13, label %9

8:                                                ; preds = %9
  ret double %10

9:                                                ; preds = %25, %5
  %10 = phi double [ %7, %5 ], [ %26, %25 ]
  %11 = add nuw nsw i32 %6, 1
  %12 = icmp eq i32 %11, 3
  br i1 %12, label %8, label %5, !llvm.loop !9

13:                                               ; preds = %5, %25
  %14 = phi i64 [ %27, %25 ], [ 0, %5 ]
  %15 = phi double [ %26, %25 ], [ %7, %5 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !12
  %18 = fcmp ogt double %17, 1.000000e+00
  br i1 %18, label %19, label %22

19:                                               ; preds = %13
  %20 = fmul double %17, 4.000000e-01
  store double %20, ptr %16, align 8, !tbaa !12
  %21 = fadd double %15, %20
  br label %25

22:                                               ; preds = %13
  %23 = tail call double @llvm.fmuladd.f64(double %17, double %17, double 9.000000e-01)
  store double %23, ptr %16, align 8, !tbaa !12
  %24 = fmul double %15, %23
  br label %25

25:                                               ; preds = %19, %22
  %26 = phi double [ %21, %19 ], [ %24, %22 ]
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %4
  br i1 %28, label %9, label %13, !llvm.loop !14
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
