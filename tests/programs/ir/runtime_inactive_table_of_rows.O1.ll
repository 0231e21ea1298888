target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %18

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = zext nneg i32 %1 to i64
  br label %7

7:                                                ; preds = %4, %20
  %8 = phi i64 [ 0, %4 ], [ %12, %20 ]
  %9 = phi double [ 1.000000e+00, %4 ], [ %32, %20 ]
  %10 = getelementptr inbounds nuw ptr, ptr %0, i64 %8
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = add nuw nsw i64 %8, 1
  %13 = icmp eq i64 %12, %5
  %14 = and i64 %12, 4294967295
  %15 = select i1 %13, i64 0, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %0, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !9
  br label %22

18:                                               ; preds = %20, %2
  %19 = phi double [ 1.000000e+00, %2 ], [ %32, %20 ]
  ret double %19

20:                                               ; preds = %22
  %21 = icmp eq i64 %12, %6
  br i1 %21, label %18, label %7, !llvm.loop !12

22:                                               ; preds = %7, %22
  %23 = phi i64 [ 0, %7 ], [ %33, %22 ]
  %24 = phi double [ %9, %7 ], [ %32, %22 ]
  %25 = getelementptr inbounds nuw double, ptr %11, i64 %23
  %26 = load double, ptr %25, align 8, !tbaa !15
  %27 = fmul double %24, %26
  %28 = sub nuw nsw i64 1, %23
  %29 = getelementptr inbounds nuw double, ptr %17, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !15
  %31 = fmul double %27, %30
  %32 = tail call double @llvm.fmuladd.f64(double %31, double 2.000000e-01, double %24)
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %23, 0
  br i1 %34, label %22, label %20, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = distinct !{!17, !13, !14}
