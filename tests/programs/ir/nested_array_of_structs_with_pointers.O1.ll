target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.span = type { ptr, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %6

6:                                                ; preds = %4, %17
  %7 = phi i64 [ 0, %4 ], [ %19, %17 ]
  %8 = phi double [ 1.000000e+00, %4 ], [ %18, %17 ]
  %9 = getelementptr inbounds nuw %struct.span, ptr %0, i64 %7
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !9
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = load ptr, ptr %9, align 8, !tbaa !14
  br label %21

15:                                               ; preds = %17, %2
  %16 = phi double [ 1.000000e+00, %2 ], [ %18, %17 ]
  ret double %16

17:                                               ; preds = %21, %6
  %18 = phi double [ %8, %6 ], [ %27, %21 ]
  %19 = add nuw nsw i64 %7, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %15, label %6, !llvm.loop !15

21:                                               ; preds = %13, %21
  %22 = phi i64 [ 0, %13 ], [ %28, %21 ]
  %23 = phi double [ %8, %13 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw double, ptr %14, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !18
  %26 = fmul double %23, %25
  %27 = tail call double @llvm.fmuladd.f64(double %26, double 5.000000e-01, double %23)
  store double %27, ptr %24, align 8, !tbaa !18
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %17, label %21, !llvm.loop !20
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
!9 = !{!10, !13, i64 8}
!10 = !{!"span", !11, i64 0, !13, i64 8}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!10, !11, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !7, i64 0}
!20 = distinct !{!20, !16, !17}
