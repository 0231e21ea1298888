target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@f.table = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@f, %3), ptr blockaddress(@f, %14), ptr blockaddress(@f, %17)], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  br label %19

3:                                                ; preds = %19
  %4 = fadd double %20, 1.000000e+00
  %5 = fmul double %20, %4
  %6 = icmp slt i32 %21, %1
  br i1 %6, label %7, label %17

7:                                                ; preds = %14, %3
  %8 = phi double [ %5, %3 ], [ %15, %14 ]
  %9 = add nuw nsw i32 %21, 1
  %10 = and i32 %9, 1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw ptr, ptr @f.table, i64 %11
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  br label %19

14:                                               ; preds = %19
  %15 = fmul double %20, 5.000000e-01
  %16 = icmp slt i32 %21, %1
  br i1 %16, label %7, label %17

17:                                               ; preds = %14, %3, %19
  %18 = phi double [ %5, %3 ], [ %15, %14 ], [ %20, %19 ]
  ret double %18

19:                                               ; preds = %7, %2
  %20 = phi double [ %0, %2 ], [ %8, %7 ]
  %21 = phi i32 [ 0, %2 ], [ %9, %7 ]
  %22 = phi ptr [ blockaddress(@f, %3), %2 ], [ %13, %7 ]
  indirectbr ptr %22, [label %3, label %14, label %17]
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
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
