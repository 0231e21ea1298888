target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@row0 = dso_local global [4 x double] zeroinitializer, align 16
@row1 = dso_local global [4 x double] zeroinitializer, align 16
@rows = dso_local local_unnamed_addr global [2 x ptr] [ptr @row0, ptr @row1], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds ptr, ptr @rows, i64 %6
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = sub nsw i32 1, %2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds ptr, ptr @rows, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !9
  %13 = zext nneg i32 %1 to i64
  br label %21

14:                                               ; preds = %21, %3
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = load ptr, ptr @rows, align 16, !tbaa !9
  %18 = zext nneg i32 %1 to i64
  %19 = zext nneg i32 %1 to i64
  %20 = getelementptr double, ptr @row1, i64 %18
  br label %33

21:                                               ; preds = %5, %21
  %22 = phi i64 [ 0, %5 ], [ %29, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = fmul double %24, %24
  %26 = getelementptr inbounds nuw double, ptr %8, i64 %22
  store double %25, ptr %26, align 8, !tbaa !12
  %27 = load double, ptr %23, align 8, !tbaa !12
  %28 = getelementptr inbounds nuw double, ptr %12, i64 %22
  store double %27, ptr %28, align 8, !tbaa !12
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %21, !llvm.loop !14

31:                                               ; preds = %33, %14
  %32 = phi double [ 0.000000e+00, %14 ], [ %44, %33 ]
  ret double %32

33:                                               ; preds = %16, %33
  %34 = phi i64 [ 0, %16 ], [ %45, %33 ]
  %35 = phi double [ 0.000000e+00, %16 ], [ %44, %33 ]
  %36 = getelementptr inbounds nuw double, ptr @row0, i64 %34
  %37 = load double, ptr %36, align 8, !tbaa !12
  %38 = xor i64 %34, -1
  %39 = getelementptr double, ptr %20, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !12
  %41 = fmul double %37, %40
  %42 = getelementptr inbounds nuw double, ptr %17, i64 %34
  %43 = load double, ptr %42, align 8, !tbaa !12
  %44 = tail call double @llvm.fmuladd.f64(double %41, double %43, double %35)
  %45 = add nuw nsw i64 %34, 1
  %46 = icmp eq i64 %45, %19
  br i1 %46, label %31, label %33, !llvm.loop !17
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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
