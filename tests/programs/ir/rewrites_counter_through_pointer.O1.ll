target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %13

8:                                                ; preds = %24, %4
  %9 = load i32, ptr %2, align 4, !tbaa !5
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %8
  %12 = zext nneg i32 %9 to i64
  br label %29

13:                                               ; preds = %6, %24
  %14 = phi i64 [ 0, %6 ], [ %25, %24 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = fcmp ogt double %16, 5.000000e-01
  br i1 %17, label %18, label %24

18:                                               ; preds = %13
  %19 = fmul double %16, %16
  %20 = load i32, ptr %2, align 4, !tbaa !5
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %2, align 4, !tbaa !5
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  store double %19, ptr %23, align 8, !tbaa !9
  br label %24

24:                                               ; preds = %13, %18
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %8, label %13, !llvm.loop !11

27:                                               ; preds = %29, %8
  %28 = phi double [ 1.000000e+00, %8 ], [ %34, %29 ]
  ret double %28

29:                                               ; preds = %11, %29
  %30 = phi i64 [ 0, %11 ], [ %35, %29 ]
  %31 = phi double [ 1.000000e+00, %11 ], [ %34, %29 ]
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %30
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = fmul double %31, %33
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %27, label %29, !llvm.loop !14
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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
