target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %1, align 8, !tbaa !9
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !12
  %8 = icmp sgt i32 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !13
  %11 = zext nneg i32 %3 to i64
  br label %12

12:                                               ; preds = %5, %20
  %13 = phi i64 [ 0, %5 ], [ %23, %20 ]
  %14 = phi double [ 0.000000e+00, %5 ], [ %22, %20 ]
  br i1 %8, label %15, label %20

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !14
  br label %25

18:                                               ; preds = %20, %2
  %19 = phi double [ 0.000000e+00, %2 ], [ %22, %20 ]
  ret double %19

20:                                               ; preds = %25, %12
  %21 = phi double [ 1.000000e+00, %12 ], [ %28, %25 ]
  %22 = tail call double @llvm.fmuladd.f64(double %21, double %10, double %14)
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %11
  br i1 %24, label %18, label %12, !llvm.loop !15

25:                                               ; preds = %15, %25
  %26 = phi i32 [ 0, %15 ], [ %29, %25 ]
  %27 = phi double [ 1.000000e+00, %15 ], [ %28, %25 ]
  %28 = fmul double %27, %17
  %29 = add nuw nsw i32 %26, 1
  %30 = icmp eq i32 %29, %7
  br i1 %30, label %20, label %25, !llvm.loop !18
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
!9 = !{!10, !6, i64 0}
!10 = !{!"config", !6, i64 0, !11, i64 8, !6, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !6, i64 16}
!13 = !{!10, !11, i64 8}
!14 = !{!11, !11, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
