target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %16, %2
  %4 = phi i64 [ %18, %16 ], [ 0, %2 ]
  %5 = phi i64 [ %17, %16 ], [ 3, %2 ]
  %6 = add nuw nsw i64 %5, %4
  %7 = lshr i64 %6, 1
  %8 = shl nuw nsw i64 %7, 2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = icmp sgt i32 %10, 5
  br i1 %11, label %16, label %12

12:                                               ; preds = %3
  %13 = icmp eq i32 %10, 5
  br i1 %13, label %20, label %14

14:                                               ; preds = %12
  %15 = add nuw nsw i64 %7, 1
  br label %16

16:                                               ; preds = %14, %3
  %17 = phi i64 [ %5, %14 ], [ %7, %3 ]
  %18 = phi i64 [ %15, %14 ], [ %4, %3 ]
  %19 = icmp ult i64 %18, %17
  br i1 %19, label %3, label %23, !llvm.loop !9

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %8
  %22 = ptrtoint ptr %21 to i64
  br label %23

23:                                               ; preds = %16, %20
  %24 = phi i64 [ %22, %20 ], [ 0, %16 ]
  %25 = ptrtoint ptr %1 to i64
  %26 = sub i64 %24, %25
  %27 = ashr exact i64 %26, 2
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !12
  %30 = load double, ptr %0, align 8, !tbaa !12
  %31 = fmul double %29, %30
  ret double %31
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
