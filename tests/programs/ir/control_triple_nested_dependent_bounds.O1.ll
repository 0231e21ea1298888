target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = zext nneg i32 %1 to i64
  br label %7

7:                                                ; preds = %4, %21
  %8 = phi i64 [ 1, %4 ], [ %23, %21 ]
  %9 = phi i64 [ 0, %4 ], [ %22, %21 ]
  %10 = phi double [ 1.000000e-01, %4 ], [ %26, %21 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %9
  br label %14

12:                                               ; preds = %21, %2
  %13 = phi double [ 1.000000e-01, %2 ], [ %26, %21 ]
  ret double %13

14:                                               ; preds = %7, %25
  %15 = phi i64 [ %9, %7 ], [ %27, %25 ]
  %16 = phi i64 [ %8, %7 ], [ %28, %25 ]
  %17 = phi double [ %10, %7 ], [ %26, %25 ]
  %18 = icmp samesign ugt i64 %9, %15
  br i1 %18, label %25, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %15
  br label %30

21:                                               ; preds = %25
  %22 = add nuw nsw i64 %9, 1
  %23 = add nuw nsw i64 %8, 1
  %24 = icmp eq i64 %22, %5
  br i1 %24, label %12, label %7, !llvm.loop !9

25:                                               ; preds = %30, %14
  %26 = phi double [ %17, %14 ], [ %38, %30 ]
  %27 = add nuw nsw i64 %15, 1
  %28 = add nuw nsw i64 %16, 1
  %29 = icmp eq i64 %27, %6
  br i1 %29, label %21, label %14, !llvm.loop !12

30:                                               ; preds = %19, %30
  %31 = phi i64 [ %9, %19 ], [ %40, %30 ]
  %32 = phi double [ %17, %19 ], [ %38, %30 ]
  %33 = load double, ptr %11, align 8, !tbaa !13
  %34 = load double, ptr %20, align 8, !tbaa !13
  %35 = fmul double %33, %34
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %37 = load double, ptr %36, align 8, !tbaa !13
  %38 = tail call double @llvm.fmuladd.f64(double %35, double %37, double %32)
  %39 = fmul double %37, 0x3FEE666666666666
  store double %39, ptr %36, align 8, !tbaa !13
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %25, label %30, !llvm.loop !15
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = distinct !{!15, !10, !11}
