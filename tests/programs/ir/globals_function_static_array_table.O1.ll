target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@f.binomial = internal unnamed_addr global [8 x [8 x double]] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load double, ptr @f.binomial, align 16, !tbaa !9
  %4 = fcmp oeq double %3, 0.000000e+00
  br i1 %4, label %5, label %25

5:                                                ; preds = %2, %12
  %6 = phi i64 [ %13, %12 ], [ 0, %2 ]
  %7 = getelementptr inbounds nuw [8 x double], ptr @f.binomial, i64 %6
  %8 = getelementptr inbounds nuw double, ptr %7, i64 %6
  store double 1.000000e+00, ptr %8, align 8, !tbaa !9
  store double 1.000000e+00, ptr %7, align 16, !tbaa !9
  %9 = icmp samesign ugt i64 %6, 1
  br i1 %9, label %10, label %12

10:                                               ; preds = %5
  %11 = getelementptr i8, ptr %7, i64 -64
  br label %15

12:                                               ; preds = %15, %5
  %13 = add nuw nsw i64 %6, 1
  %14 = icmp eq i64 %13, 8
  br i1 %14, label %25, label %5, !llvm.loop !11

15:                                               ; preds = %10, %15
  %16 = phi i64 [ 1, %10 ], [ %23, %15 ]
  %17 = getelementptr double, ptr %11, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -8
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = load double, ptr %17, align 8, !tbaa !9
  %21 = fadd double %19, %20
  %22 = getelementptr inbounds nuw double, ptr %7, i64 %16
  store double %21, ptr %22, align 8, !tbaa !9
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %12, label %15, !llvm.loop !14

25:                                               ; preds = %12, %2
  %26 = icmp slt i32 %1, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %25
  %28 = zext nneg i32 %1 to i64
  %29 = getelementptr inbounds nuw [8 x double], ptr @f.binomial, i64 %28
  %30 = add nuw i32 %1, 1
  %31 = zext i32 %30 to i64
  br label %32

32:                                               ; preds = %27, %38
  %33 = phi i64 [ 0, %27 ], [ %43, %38 ]
  %34 = phi double [ 0.000000e+00, %27 ], [ %42, %38 ]
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %38, label %45

36:                                               ; preds = %38, %25
  %37 = phi double [ 0.000000e+00, %25 ], [ %42, %38 ]
  ret double %37

38:                                               ; preds = %45, %32
  %39 = phi double [ 1.000000e+00, %32 ], [ %48, %45 ]
  %40 = getelementptr inbounds nuw double, ptr %29, i64 %33
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %39, double %34)
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, %31
  br i1 %44, label %36, label %32, !llvm.loop !15

45:                                               ; preds = %32, %45
  %46 = phi i32 [ %49, %45 ], [ 0, %32 ]
  %47 = phi double [ %48, %45 ], [ 1.000000e+00, %32 ]
  %48 = fmul double %0, %47
  %49 = add nuw nsw i32 %46, 1
  %50 = zext nneg i32 %49 to i64
  %51 = icmp eq i64 %33, %50
  br i1 %51, label %38, label %45, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!16 = distinct !{!16, !12, !13}
