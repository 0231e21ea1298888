target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2) local_unnamed_addr #0 {
  %4 = fneg double %2
  %5 = fmul double %2, %4
  br label %12

6:                                                ; preds = %12
  %7 = fmul double %19, 4.000000e+00
  %8 = fneg double %24
  %9 = fmul double %7, %8
  %10 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %9)
  %11 = fcmp olt double %10, 0.000000e+00
  br i1 %11, label %49, label %27

12:                                               ; preds = %3, %12
  %13 = phi i64 [ 0, %3 ], [ %25, %12 ]
  %14 = phi double [ 0.000000e+00, %3 ], [ %19, %12 ]
  %15 = phi double [ 0.000000e+00, %3 ], [ %23, %12 ]
  %16 = phi double [ %5, %3 ], [ %24, %12 ]
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %14)
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = fmul double %21, 2.000000e+00
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %18, double %15)
  %24 = tail call double @llvm.fmuladd.f64(double %21, double %21, double %16)
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, 3
  br i1 %26, label %6, label %12, !llvm.loop !11

27:                                               ; preds = %6
  %28 = fneg double %23
  %29 = tail call double @llvm.sqrt.f64(double %10)
  %30 = fsub double %28, %29
  %31 = fmul double %19, 2.000000e+00
  %32 = fdiv double %30, %31
  br label %35

33:                                               ; preds = %35
  %34 = fmul double %32, %47
  br label %49

35:                                               ; preds = %27, %35
  %36 = phi i64 [ 0, %27 ], [ %44, %35 ]
  %37 = phi double [ 0.000000e+00, %27 ], [ %47, %35 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %39 = load double, ptr %38, align 8, !tbaa !9
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %36
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = tail call double @llvm.fmuladd.f64(double %32, double %41, double %39)
  %43 = fmul double %42, %42
  %44 = add nuw nsw i64 %36, 1
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = uitofp nneg i32 %45 to double
  %47 = tail call double @llvm.fmuladd.f64(double %43, double %46, double %37)
  %48 = icmp eq i64 %44, 3
  br i1 %48, label %33, label %35, !llvm.loop !14

49:                                               ; preds = %6, %33
  %50 = phi double [ %34, %33 ], [ 0.000000e+00, %6 ]
  ret double %50
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

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
