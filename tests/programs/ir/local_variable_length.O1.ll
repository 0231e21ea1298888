target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = zext i32 %1 to i64
  %4 = alloca double, i64 %3, align 16
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr double, ptr %0, i64 %7
  br label %15

10:                                               ; preds = %15, %2
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %26

12:                                               ; preds = %10
  %13 = load double, ptr %4, align 16, !tbaa !9
  %14 = zext nneg i32 %1 to i64
  br label %28

15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %24, %15 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = xor i64 %16, -1
  %20 = getelementptr double, ptr %9, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = fmul double %18, %21
  %23 = getelementptr inbounds nuw double, ptr %4, i64 %16
  store double %22, ptr %23, align 8, !tbaa !9
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %10, label %15, !llvm.loop !11

26:                                               ; preds = %28, %10
  %27 = phi double [ 0.000000e+00, %10 ], [ %33, %28 ]
  ret double %27

28:                                               ; preds = %12, %28
  %29 = phi i64 [ 0, %12 ], [ %34, %28 ]
  %30 = phi double [ 0.000000e+00, %12 ], [ %33, %28 ]
  %31 = getelementptr inbounds nuw double, ptr %4, i64 %29
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = tail call double @llvm.fmuladd.f64(double %32, double %13, double %30)
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, %14
  br i1 %35, label %26, label %28, !llvm.loop !14
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
