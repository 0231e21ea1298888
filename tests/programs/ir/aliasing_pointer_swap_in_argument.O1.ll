target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %13

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %0, align 8, !tbaa !9
  %7 = load ptr, ptr %5, align 8, !tbaa !13
  br label %8

8:                                                ; preds = %4, %22
  %9 = phi ptr [ %7, %4 ], [ %10, %22 ]
  %10 = phi ptr [ %6, %4 ], [ %9, %22 ]
  %11 = phi i32 [ 0, %4 ], [ %23, %22 ]
  br label %25

12:                                               ; preds = %22
  store ptr %9, ptr %0, align 8, !tbaa !9
  store ptr %10, ptr %5, align 8, !tbaa !13
  br label %13

13:                                               ; preds = %12, %2
  %14 = load ptr, ptr %0, align 8, !tbaa !9
  %15 = load double, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !13
  %20 = load double, ptr %19, align 8, !tbaa !14
  %21 = tail call double @llvm.fmuladd.f64(double %15, double %17, double %20)
  ret double %21

22:                                               ; preds = %25
  %23 = add nuw nsw i32 %11, 1
  %24 = icmp eq i32 %23, %1
  br i1 %24, label %12, label %8, !llvm.loop !16

25:                                               ; preds = %8, %25
  %26 = phi i64 [ 0, %8 ], [ %34, %25 ]
  %27 = getelementptr inbounds nuw double, ptr %10, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !14
  %29 = sub nuw nsw i64 1, %26
  %30 = getelementptr inbounds nuw double, ptr %10, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !14
  %32 = tail call double @llvm.fmuladd.f64(double %28, double %31, double 5.000000e-01)
  %33 = getelementptr inbounds nuw double, ptr %9, i64 %26
  store double %32, ptr %33, align 8, !tbaa !14
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %26, 0
  br i1 %35, label %25, label %22, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !11, i64 0}
!10 = !{!"two", !11, i64 0, !11, i64 8}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 8}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
