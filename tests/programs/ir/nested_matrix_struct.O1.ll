target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr %0, align 8, !tbaa !9
  %3 = icmp sgt i32 %2, 0
  br i1 %3, label %4, label %18

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !14
  %7 = icmp sgt i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %6 to i64
  br label %11

11:                                               ; preds = %4, %20
  %12 = phi i64 [ 0, %4 ], [ %22, %20 ]
  %13 = phi double [ 0.000000e+00, %4 ], [ %21, %20 ]
  br i1 %7, label %14, label %20

14:                                               ; preds = %11
  %15 = load ptr, ptr %8, align 8, !tbaa !15
  %16 = getelementptr inbounds nuw ptr, ptr %15, i64 %12
  %17 = load ptr, ptr %16, align 8, !tbaa !16
  br label %24

18:                                               ; preds = %20, %1
  %19 = phi double [ 0.000000e+00, %1 ], [ %21, %20 ]
  ret double %19

20:                                               ; preds = %24, %11
  %21 = phi double [ %13, %11 ], [ %34, %24 ]
  %22 = add nuw nsw i64 %12, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %18, label %11, !llvm.loop !18

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 0, %14 ], [ %35, %24 ]
  %26 = phi double [ %13, %14 ], [ %34, %24 ]
  %27 = getelementptr inbounds nuw ptr, ptr %15, i64 %25
  %28 = load ptr, ptr %27, align 8, !tbaa !16
  %29 = getelementptr inbounds nuw double, ptr %28, i64 %12
  %30 = load double, ptr %29, align 8, !tbaa !21
  %31 = getelementptr inbounds nuw double, ptr %17, i64 %25
  %32 = load double, ptr %31, align 8, !tbaa !21
  %33 = fmul double %30, %32
  store double %33, ptr %31, align 8, !tbaa !21
  %34 = fadd double %26, %33
  %35 = add nuw nsw i64 %25, 1
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %20, label %24, !llvm.loop !23
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!10 = !{!"matrix", !6, i64 0, !6, i64 4, !11, i64 8}
!11 = !{!"p2 double", !12, i64 0}
!12 = !{!"any p2 pointer", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!10, !6, i64 4}
!15 = !{!10, !11, i64 8}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 double", !13, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !7, i64 0}
!23 = distinct !{!23, !19, !20}
