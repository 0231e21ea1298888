target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tagged = type { i32, i32, %union.anon }
%union.anon = type { double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %23, %2
  %7 = phi double [ 1.000000e+00, %2 ], [ %24, %23 ]
  ret double %7

8:                                                ; preds = %4, %23
  %9 = phi i64 [ 0, %4 ], [ %25, %23 ]
  %10 = phi double [ 1.000000e+00, %4 ], [ %24, %23 ]
  %11 = getelementptr inbounds nuw %struct.tagged, ptr %0, i64 %9
  %12 = load i32, ptr %11, align 8, !tbaa !9
  %13 = icmp eq i32 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  br i1 %13, label %19, label %15

15:                                               ; preds = %8
  %16 = load double, ptr %14, align 8, !tbaa !11
  %17 = fmul double %16, %16
  %18 = fmul double %10, %17
  br label %23

19:                                               ; preds = %8
  %20 = load i64, ptr %14, align 8, !tbaa !11
  %21 = sitofp i64 %20 to double
  %22 = fadd double %10, %21
  br label %23

23:                                               ; preds = %15, %19
  %24 = phi double [ %18, %15 ], [ %22, %19 ]
  %25 = add nuw nsw i64 %9, 1
  %26 = icmp eq i64 %25, %5
  br i1 %26, label %6, label %8, !llvm.loop !12
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
!9 = !{!10, !6, i64 0}
!10 = !{!"tagged", !6, i64 0, !6, i64 4, !7, i64 8}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
