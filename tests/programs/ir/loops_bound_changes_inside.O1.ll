target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %1, align 4, !tbaa !5
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %16, %2
  %6 = phi double [ 5.000000e-01, %2 ], [ %13, %16 ]
  ret double %6

7:                                                ; preds = %2, %16
  %8 = phi i64 [ %18, %16 ], [ 0, %2 ]
  %9 = phi double [ %13, %16 ], [ 5.000000e-01, %2 ]
  %10 = phi i32 [ %17, %16 ], [ %3, %2 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = tail call double @llvm.fmuladd.f64(double %9, double %12, double 1.000000e+00)
  %14 = icmp eq i64 %8, 1
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  store i32 4, ptr %1, align 4, !tbaa !5
  br label %16

16:                                               ; preds = %7, %15
  %17 = phi i32 [ %10, %7 ], [ 4, %15 ]
  %18 = add nuw nsw i64 %8, 1
  %19 = zext nneg i32 %17 to i64
  %20 = icmp samesign ult i64 %18, %19
  br i1 %20, label %7, label %5, !llvm.loop !11
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
