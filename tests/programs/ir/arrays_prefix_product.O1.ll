target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = load double, ptr %0, align 8
  br label %16

7:                                                ; preds = %16, %2
  %8 = icmp sgt i32 %1, 1
  br i1 %8, label %9, label %24

9:                                                ; preds = %7
  %10 = add nsw i32 %1, -2
  %11 = zext i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 3
  %13 = getelementptr i8, ptr %0, i64 %12
  %14 = getelementptr i8, ptr %13, i64 8
  %15 = load double, ptr %14, align 8
  br label %25

16:                                               ; preds = %4, %16
  %17 = phi double [ %6, %4 ], [ %21, %16 ]
  %18 = phi i64 [ 1, %4 ], [ %22, %16 ]
  %19 = getelementptr double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fmul double %17, %20
  store double %21, ptr %19, align 8, !tbaa !9
  %22 = add nuw nsw i64 %18, 1
  %23 = icmp eq i64 %22, %5
  br i1 %23, label %7, label %16, !llvm.loop !11

24:                                               ; preds = %25, %7
  ret void

25:                                               ; preds = %9, %25
  %26 = phi double [ %15, %9 ], [ %30, %25 ]
  %27 = phi i64 [ %11, %9 ], [ %31, %25 ]
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = fmul double %26, %29
  store double %30, ptr %28, align 8, !tbaa !9
  %31 = add nsw i64 %27, -1
  %32 = icmp sgt i64 %27, 0
  br i1 %32, label %25, label %24, !llvm.loop !14
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
