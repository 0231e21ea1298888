target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = zext nneg i32 %1 to i64
  br label %9

7:                                                ; preds = %36, %2
  %8 = phi double [ 0.000000e+00, %2 ], [ %37, %36 ]
  ret double %8

9:                                                ; preds = %4, %36
  %10 = phi i64 [ 0, %4 ], [ %38, %36 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %37, %36 ]
  %12 = and i64 %10, 1
  %13 = icmp eq i64 %12, 0
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !9
  br i1 %13, label %24, label %16

16:                                               ; preds = %9, %16
  %17 = phi i64 [ %22, %16 ], [ %10, %9 ]
  %18 = phi double [ %21, %16 ], [ %11, %9 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %15, double %18)
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %6
  br i1 %23, label %36, label %16, !llvm.loop !11

24:                                               ; preds = %9
  %25 = fcmp ogt double %15, 2.000000e+00
  br i1 %25, label %26, label %34

26:                                               ; preds = %24, %26
  %27 = phi i64 [ %32, %26 ], [ 0, %24 ]
  %28 = phi double [ %31, %26 ], [ %11, %24 ]
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = tail call double @llvm.fmuladd.f64(double %28, double 9.000000e-01, double %30)
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, 3
  br i1 %33, label %36, label %26, !llvm.loop !14

34:                                               ; preds = %24
  %35 = fadd double %11, %15
  store double %35, ptr %14, align 8, !tbaa !9
  br label %36

36:                                               ; preds = %16, %26, %34
  %37 = phi double [ %11, %34 ], [ %31, %26 ], [ %21, %16 ]
  %38 = add nuw nsw i64 %10, 1
  %39 = icmp eq i64 %38, %5
  br i1 %39, label %7, label %9, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!15 = distinct !{!15, !12, !13}
