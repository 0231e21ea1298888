target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %4
  %7 = icmp sgt i32 %2, 0
  %8 = add nsw i32 %2, -1
  %9 = sext i32 %8 to i64
  %10 = zext nneg i32 %2 to i64
  br label %11

11:                                               ; preds = %6, %20
  %12 = phi ptr [ %0, %6 ], [ %13, %20 ]
  %13 = phi ptr [ %1, %6 ], [ %12, %20 ]
  %14 = phi i32 [ 0, %6 ], [ %21, %20 ]
  br i1 %7, label %23, label %20

15:                                               ; preds = %20, %4
  %16 = phi ptr [ %0, %4 ], [ %13, %20 ]
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %44

18:                                               ; preds = %15
  %19 = zext nneg i32 %2 to i64
  br label %46

20:                                               ; preds = %23, %11
  %21 = add nuw nsw i32 %14, 1
  %22 = icmp eq i32 %21, %3
  br i1 %22, label %15, label %11, !llvm.loop !9

23:                                               ; preds = %11, %23
  %24 = phi i64 [ %31, %23 ], [ 0, %11 ]
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = tail call i32 @llvm.usub.sat.i32(i32 %25, i32 1)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw double, ptr %12, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !12
  %30 = icmp slt i64 %24, %9
  %31 = add nuw nsw i64 %24, 1
  %32 = select i1 %30, i64 %31, i64 %24
  %33 = and i64 %32, 4294967295
  %34 = getelementptr inbounds nuw double, ptr %12, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !12
  %36 = getelementptr inbounds nuw double, ptr %12, i64 %24
  %37 = load double, ptr %36, align 8, !tbaa !12
  %38 = tail call double @llvm.fmuladd.f64(double %37, double -2.000000e+00, double %29)
  %39 = fadd double %35, %38
  %40 = fmul double %39, 2.000000e-01
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %37, double %37)
  %42 = getelementptr inbounds nuw double, ptr %13, i64 %24
  store double %41, ptr %42, align 8, !tbaa !12
  %43 = icmp eq i64 %31, %10
  br i1 %43, label %20, label %23, !llvm.loop !14

44:                                               ; preds = %46, %15
  %45 = phi double [ 0.000000e+00, %15 ], [ %51, %46 ]
  ret double %45

46:                                               ; preds = %18, %46
  %47 = phi i64 [ 0, %18 ], [ %52, %46 ]
  %48 = phi double [ 0.000000e+00, %18 ], [ %51, %46 ]
  %49 = getelementptr inbounds nuw double, ptr %16, i64 %47
  %50 = load double, ptr %49, align 8, !tbaa !12
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %50, double %48)
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %19
  br i1 %53, label %44, label %46, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
