target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = load double, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = fneg double %2
  br label %8

8:                                                ; preds = %8, %1
  %9 = phi double [ 0x3FE6666666666666, %1 ], [ %32, %8 ]
  %10 = phi i32 [ 0, %1 ], [ %33, %8 ]
  %11 = fadd double %9, 1.000000e-03
  %12 = tail call double @llvm.fmuladd.f64(double %4, double %11, double %2)
  %13 = fmul double %6, %11
  %14 = fmul double %11, %13
  %15 = tail call noundef double @llvm.fmuladd.f64(double %14, double %11, double %12)
  %16 = tail call noundef double @llvm.fmuladd.f64(double %7, double 5.000000e-01, double %15)
  %17 = fadd double %9, -1.000000e-03
  %18 = tail call double @llvm.fmuladd.f64(double %4, double %17, double %2)
  %19 = fmul double %6, %17
  %20 = fmul double %17, %19
  %21 = tail call noundef double @llvm.fmuladd.f64(double %20, double %17, double %18)
  %22 = tail call noundef double @llvm.fmuladd.f64(double %7, double 5.000000e-01, double %21)
  %23 = fsub double %16, %22
  %24 = fdiv double %23, 2.000000e-03
  %25 = tail call double @llvm.fmuladd.f64(double %4, double %9, double %2)
  %26 = fmul double %6, %9
  %27 = fmul double %9, %26
  %28 = tail call noundef double @llvm.fmuladd.f64(double %27, double %9, double %25)
  %29 = tail call noundef double @llvm.fmuladd.f64(double %7, double 5.000000e-01, double %28)
  %30 = fneg double %29
  %31 = fdiv double %30, %24
  %32 = tail call double @llvm.fmuladd.f64(double %31, double 5.000000e-01, double %9)
  %33 = add nuw nsw i32 %10, 1
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %8, !llvm.loop !11

35:                                               ; preds = %8
  %36 = tail call double @llvm.fmuladd.f64(double %4, double 3.000000e-01, double %2)
  %37 = fmul double %6, 3.000000e-01
  %38 = fmul double %37, 3.000000e-01
  %39 = tail call noundef double @llvm.fmuladd.f64(double %38, double 3.000000e-01, double %36)
  %40 = fmul double %39, %32
  ret double %40
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
