target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %0
  %4 = fmul double %0, -0.000000e+00
  %5 = fmul double %4, 0.000000e+00
  %6 = tail call noundef double @llvm.exp.f64(double %5)
  %7 = fmul double %1, 5.000000e-01
  %8 = fmul double %7, %3
  %9 = fmul double %7, %8
  %10 = tail call noundef double @llvm.exp.f64(double %9)
  %11 = fmul double %1, %3
  %12 = fmul double %1, %11
  %13 = tail call noundef double @llvm.exp.f64(double %12)
  %14 = fdiv double %1, 6.000000e+00
  %15 = tail call double @llvm.fmuladd.f64(double %10, double 4.000000e+00, double %6)
  %16 = fadd double %13, %15
  %17 = fmul double %14, %16
  %18 = tail call fastcc double @rec(double noundef %0, double noundef 0.000000e+00, double noundef %1, double noundef %6, double noundef %10, double noundef %13, double noundef %17, double noundef 1.000000e-03, i32 noundef 8)
  ret double %18
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc double @rec(double noundef %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4, double noundef %5, double noundef %6, double noundef %7, i32 noundef range(i32 0, 9) %8) unnamed_addr #0 {
  %10 = fadd double %1, %2
  %11 = fmul double %10, 5.000000e-01
  %12 = fsub double %2, %1
  %13 = fadd double %1, %11
  %14 = fmul double %13, 5.000000e-01
  %15 = fneg double %0
  %16 = fmul double %14, %15
  %17 = fmul double %14, %16
  %18 = tail call noundef double @llvm.exp.f64(double %17)
  %19 = fadd double %2, %11
  %20 = fmul double %19, 5.000000e-01
  %21 = fmul double %20, %15
  %22 = fmul double %20, %21
  %23 = tail call noundef double @llvm.exp.f64(double %22)
  %24 = fdiv double %12, 1.200000e+01
  %25 = tail call double @llvm.fmuladd.f64(double %18, double 4.000000e+00, double %3)
  %26 = fadd double %4, %25
  %27 = fmul double %24, %26
  %28 = tail call double @llvm.fmuladd.f64(double %23, double 4.000000e+00, double %4)
  %29 = fadd double %5, %28
  %30 = fmul double %24, %29
  %31 = icmp eq i32 %8, 0
  br i1 %31, label %37, label %32

32:                                               ; preds = %9
  %33 = fadd double %27, %30
  %34 = fsub double %33, %6
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = fcmp olt double %35, %7
  br i1 %36, label %37, label %41

37:                                               ; preds = %32, %9
  %38 = fadd double %27, %30
  br label %39

39:                                               ; preds = %37, %41
  %40 = phi double [ %46, %41 ], [ %38, %37 ]
  ret double %40

41:                                               ; preds = %32
  %42 = fmul double %7, 5.000000e-01
  %43 = add nsw i32 %8, -1
  %44 = tail call fastcc double @rec(double noundef %0, double noundef %1, double noundef %11, double noundef %3, double noundef %18, double noundef %4, double noundef %27, double noundef %42, i32 noundef %43)
  %45 = tail call fastcc double @rec(double noundef %0, double noundef %11, double noundef %2, double noundef %4, double noundef %23, double noundef %5, double noundef %30, double noundef %42, i32 noundef %43)
  %46 = fadd double %44, %45
  br label %39
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

attributes #0 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
