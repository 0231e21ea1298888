target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %24

5:                                                ; preds = %3
  %6 = load double, ptr %0, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = zext nneg i32 %2 to i64
  br label %26

22:                                               ; preds = %26
  %23 = fmul double %56, %56
  br label %24

24:                                               ; preds = %22, %3
  %25 = phi double [ 0.000000e+00, %3 ], [ %23, %22 ]
  ret double %25

26:                                               ; preds = %5, %26
  %27 = phi i64 [ 0, %5 ], [ %57, %26 ]
  %28 = phi double [ 0.000000e+00, %5 ], [ %56, %26 ]
  %29 = phi double [ 0.000000e+00, %5 ], [ %54, %26 ]
  %30 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fmul double %28, %8
  %33 = tail call double @llvm.fmuladd.f64(double %6, double %31, double %32)
  %34 = fneg double %33
  %35 = tail call double @llvm.exp.f64(double %34)
  %36 = fadd double %35, 1.000000e+00
  %37 = fdiv double 1.000000e+00, %36
  %38 = fmul double %28, %12
  %39 = tail call double @llvm.fmuladd.f64(double %10, double %31, double %38)
  %40 = fneg double %39
  %41 = tail call double @llvm.exp.f64(double %40)
  %42 = fadd double %41, 1.000000e+00
  %43 = fdiv double 1.000000e+00, %42
  %44 = fmul double %28, %16
  %45 = tail call double @llvm.fmuladd.f64(double %14, double %31, double %44)
  %46 = fneg double %45
  %47 = tail call double @llvm.exp.f64(double %46)
  %48 = fadd double %47, 1.000000e+00
  %49 = fdiv double 1.000000e+00, %48
  %50 = fmul double %28, %20
  %51 = tail call double @llvm.fmuladd.f64(double %18, double %31, double %50)
  %52 = tail call double @llvm.tanh.f64(double %51)
  %53 = fmul double %37, %52
  %54 = tail call double @llvm.fmuladd.f64(double %43, double %29, double %53)
  %55 = tail call double @llvm.tanh.f64(double %54)
  %56 = fmul double %49, %55
  %57 = add nuw nsw i64 %27, 1
  %58 = icmp eq i64 %57, %21
  br i1 %58, label %22, label %26, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tanh.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
