target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@buffer.init = internal unnamed_addr global i1 false
@buffer.body = internal unnamed_addr global [64 x i8] undef

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @prepare() local_unnamed_addr #0 {
  %1 = load i1, ptr @buffer.init, align 1
  br i1 %1, label %3, label %2

2:                                                ; preds = %0
  store i1 true, ptr @buffer.init, align 1
  br label %3

3:                                                ; preds = %2, %0
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %12

6:                                                ; preds = %12, %2
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %20

8:                                                ; preds = %6
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %1 to i64
  %11 = getelementptr double, ptr @buffer.body, i64 %9
  br label %22

12:                                               ; preds = %4, %12
  %13 = phi i64 [ 0, %4 ], [ %18, %12 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fmul double %15, %15
  %17 = getelementptr inbounds nuw double, ptr @buffer.body, i64 %13
  store double %16, ptr %17, align 8, !tbaa !9
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %6, label %12, !llvm.loop !11

20:                                               ; preds = %22, %6
  %21 = phi double [ 0.000000e+00, %6 ], [ %30, %22 ]
  ret double %21

22:                                               ; preds = %8, %22
  %23 = phi i64 [ 0, %8 ], [ %31, %22 ]
  %24 = phi double [ 0.000000e+00, %8 ], [ %30, %22 ]
  %25 = getelementptr inbounds nuw double, ptr @buffer.body, i64 %23
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = xor i64 %23, -1
  %28 = getelementptr double, ptr %11, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = tail call double @llvm.fmuladd.f64(double %26, double %29, double %24)
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %20, label %22, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
