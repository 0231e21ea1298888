target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local noundef double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast double %0 to i64
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %9, label %7

5:                                                ; preds = %9
  %6 = bitcast i64 %12 to double
  br label %7

7:                                                ; preds = %5, %2
  %8 = phi double [ %0, %2 ], [ %6, %5 ]
  ret double %8

9:                                                ; preds = %2, %9
  %10 = phi i32 [ %13, %9 ], [ 0, %2 ]
  %11 = phi i64 [ %12, %9 ], [ %3, %2 ]
  %12 = tail call fastcc i64 @multiply(i64 noundef %11, i64 noundef %3)
  %13 = add nuw nsw i32 %10, 1
  %14 = icmp eq i32 %13, %1
  br i1 %14, label %5, label %9, !llvm.loop !9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i64 @multiply(i64 noundef %0, i64 noundef %1) unnamed_addr #1 {
  %3 = bitcast i64 %0 to double
  %4 = bitcast i64 %1 to double
  %5 = fmul double %3, %4
  %6 = bitcast double %5 to i64
  ret i64 %6
}

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
