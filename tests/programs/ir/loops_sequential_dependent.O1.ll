target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %13

6:                                                ; preds = %13, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %18, %13 ]
  %8 = sitofp i32 %1 to double
  %9 = fdiv double %7, %8
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %21

11:                                               ; preds = %6
  %12 = zext nneg i32 %1 to i64
  br label %29

13:                                               ; preds = %4, %13
  %14 = phi i64 [ 0, %4 ], [ %19, %13 ]
  %15 = phi double [ 0.000000e+00, %4 ], [ %18, %13 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = fadd double %15, %17
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %6, label %13, !llvm.loop !11

21:                                               ; preds = %29, %6
  %22 = phi double [ 0.000000e+00, %6 ], [ %35, %29 ]
  %23 = icmp sgt i32 %1, 0
  br i1 %23, label %24, label %38

24:                                               ; preds = %21
  %25 = fdiv double %22, %8
  %26 = fadd double %25, 1.000000e-03
  %27 = tail call double @llvm.sqrt.f64(double %26)
  %28 = zext nneg i32 %1 to i64
  br label %40

29:                                               ; preds = %11, %29
  %30 = phi i64 [ 0, %11 ], [ %36, %29 ]
  %31 = phi double [ 0.000000e+00, %11 ], [ %35, %29 ]
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = fsub double %33, %9
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %34, double %31)
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %12
  br i1 %37, label %21, label %29, !llvm.loop !14

38:                                               ; preds = %40, %21
  %39 = fmul double %9, %22
  ret double %39

40:                                               ; preds = %24, %40
  %41 = phi i64 [ 0, %24 ], [ %46, %40 ]
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !9
  %44 = fsub double %43, %9
  %45 = fdiv double %44, %27
  store double %45, ptr %42, align 8, !tbaa !9
  %46 = add nuw nsw i64 %41, 1
  %47 = icmp eq i64 %46, %28
  br i1 %47, label %38, label %40, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

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
