target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl nsw i32 %1, 1
  %4 = or disjoint i32 %3, 1
  %5 = sitofp i32 %4 to double
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = fmul double %0, %0
  br label %12

9:                                                ; preds = %12, %2
  %10 = phi double [ %5, %2 ], [ %19, %12 ]
  %11 = fdiv double %0, %10
  ret double %11

12:                                               ; preds = %7, %12
  %13 = phi i32 [ %1, %7 ], [ %20, %12 ]
  %14 = phi double [ %5, %7 ], [ %19, %12 ]
  %15 = shl nuw nsw i32 %13, 1
  %16 = add nsw i32 %15, -1
  %17 = uitofp nneg i32 %16 to double
  %18 = fdiv double %8, %14
  %19 = fsub double %17, %18
  %20 = add nsw i32 %13, -1
  %21 = icmp sgt i32 %13, 1
  br i1 %21, label %12, label %9, !llvm.loop !9
}

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
