target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  %7 = zext nneg i32 %1 to i64
  br label %10

8:                                                ; preds = %22
  %9 = fmul double %15, 2.000000e+00
  br label %28

10:                                               ; preds = %5, %22
  %11 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %12 = phi double [ 1.000000e+00, %5 ], [ %15, %22 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = fmul double %12, %14
  %16 = fcmp olt double %15, 0.000000e+00
  br i1 %16, label %17, label %20

17:                                               ; preds = %10
  %18 = fneg double %15
  %19 = fmul double %15, %18
  br label %28

20:                                               ; preds = %10
  %21 = icmp eq i64 %11, %6
  br i1 %21, label %25, label %22

22:                                               ; preds = %20
  store double %15, ptr %13, align 8, !tbaa !9
  %23 = add nuw nsw i64 %11, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %8, label %10, !llvm.loop !11

25:                                               ; preds = %20
  %26 = load double, ptr %0, align 8, !tbaa !9
  %27 = fmul double %15, %26
  br label %28

28:                                               ; preds = %3, %8, %25, %17
  %29 = phi double [ %27, %25 ], [ %19, %17 ], [ 2.000000e+00, %3 ], [ %9, %8 ]
  ret double %29
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
