target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = tail call double @llvm.fmuladd.f64(double %0, double %1, double 0.000000e+00)
  %5 = tail call double @llvm.fmuladd.f64(double %0, double %1, double %2)
  %6 = tail call double @llvm.sin.f64(double %5)
  %7 = fadd double %4, %6
  %8 = fsub double %1, %2
  %9 = tail call double @llvm.cos.f64(double %8)
  %10 = fmul double %9, %7
  %11 = fadd double %1, %2
  %12 = fdiv double %0, %11
  %13 = fadd double %12, %10
  %14 = fneg double %0
  %15 = fmul double %0, %14
  %16 = tail call double @llvm.exp.f64(double %15)
  %17 = fneg double %16
  %18 = tail call double @llvm.fmuladd.f64(double %17, double %1, double %13)
  %19 = tail call double @llvm.fmuladd.f64(double %0, double %0, double 1.000000e+00)
  %20 = tail call double @llvm.fmuladd.f64(double %1, double %1, double %19)
  %21 = tail call double @llvm.log.f64(double %20)
  %22 = fadd double %21, %18
  %23 = fadd double %0, %2
  %24 = tail call double @llvm.sqrt.f64(double %23)
  %25 = tail call double @llvm.fmuladd.f64(double %22, double %22, double %24)
  %26 = fadd double %0, %1
  %27 = tail call double @llvm.pow.f64(double %2, double %26)
  %28 = fadd double %27, %25
  %29 = fmul double %0, %2
  %30 = tail call double @llvm.tanh.f64(double %29)
  %31 = fdiv double %30, %2
  %32 = fsub double %28, %31
  %33 = tail call double @llvm.atan2.f64(double %0, double %1)
  %34 = fadd double %33, 1.000000e+00
  %35 = tail call double @hypot(double noundef %0, double noundef %2) #4
  %36 = fneg double %35
  %37 = tail call double @llvm.fmuladd.f64(double %32, double %34, double %36)
  ret double %37
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tanh.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.atan2.f64(double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @hypot(double noundef, double noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

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
