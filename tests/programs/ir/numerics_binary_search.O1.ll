target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %5, label %22

5:                                                ; preds = %3
  %6 = add nsw i32 %2, -1
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i32 [ %18, %7 ], [ 0, %5 ]
  %9 = phi i32 [ %17, %7 ], [ %6, %5 ]
  %10 = add nuw nsw i32 %8, %9
  %11 = lshr i32 %10, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = fcmp olt double %14, %1
  %16 = add nuw nsw i32 %11, 1
  %17 = select i1 %15, i32 %9, i32 %11
  %18 = select i1 %15, i32 %16, i32 %8
  %19 = icmp slt i32 %18, %17
  br i1 %19, label %7, label %20, !llvm.loop !11

20:                                               ; preds = %7
  %21 = zext nneg i32 %18 to i64
  br label %22

22:                                               ; preds = %20, %3
  %23 = phi i64 [ 0, %3 ], [ %21, %20 ]
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = getelementptr double, ptr %0, i64 %23
  %27 = getelementptr i8, ptr %26, i64 -8
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fmul double %28, %28
  %30 = tail call double @llvm.fmuladd.f64(double %25, double %1, double %29)
  ret double %30
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
