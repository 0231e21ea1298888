target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@buffer.init = internal unnamed_addr global i1 false
@buffer.body = internal unnamed_addr global [64 x i8] undef

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i1, ptr @buffer.init, align 1
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i1 true, ptr @buffer.init, align 1
  br label %5

5:                                                ; preds = %4, %2
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %1 to i64
  br label %15

9:                                                ; preds = %15, %5
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %9
  %12 = zext nneg i32 %1 to i64
  %13 = zext nneg i32 %1 to i64
  %14 = getelementptr double, ptr @buffer.body, i64 %12
  br label %25

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 0, %7 ], [ %21, %15 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = fmul double %18, %18
  %20 = getelementptr inbounds nuw double, ptr @buffer.body, i64 %16
  store double %19, ptr %20, align 8, !tbaa !9
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %8
  br i1 %22, label %9, label %15, !llvm.loop !11

23:                                               ; preds = %25, %9
  %24 = phi double [ 0.000000e+00, %9 ], [ %33, %25 ]
  ret double %24

25:                                               ; preds = %11, %25
  %26 = phi i64 [ 0, %11 ], [ %34, %25 ]
  %27 = phi double [ 0.000000e+00, %11 ], [ %33, %25 ]
  %28 = getelementptr inbounds nuw double, ptr @buffer.body, i64 %26
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = xor i64 %26, -1
  %31 = getelementptr double, ptr %14, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = tail call double @llvm.fmuladd.f64(double %29, double %32, double %27)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %13
  br i1 %35, label %23, label %25, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!14 = distinct !{!14, !12, !13}
