target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = fdiv double %0, %1
  %7 = tail call double @llvm.log.f64(double %6)
  %8 = fmul double %3, %3
  %9 = fmul double %8, 5.000000e-01
  %10 = fadd double %2, %9
  %11 = tail call double @llvm.fmuladd.f64(double %10, double %4, double %7)
  %12 = tail call double @llvm.sqrt.f64(double %4)
  %13 = fmul double %3, %12
  %14 = fdiv double %11, %13
  %15 = fneg double %3
  %16 = tail call double @llvm.fmuladd.f64(double %15, double %12, double %14)
  %17 = fmul double %14, 0xBFE6A09E667F3BCD
  %18 = tail call double @erfc(double noundef %17) #3
  %19 = fmul double %18, 5.000000e-01
  %20 = fneg double %2
  %21 = fmul double %4, %20
  %22 = tail call double @llvm.exp.f64(double %21)
  %23 = fmul double %1, %22
  %24 = fmul double %16, 0xBFE6A09E667F3BCD
  %25 = tail call double @erfc(double noundef %24) #3
  %26 = fmul double %25, -5.000000e-01
  %27 = fmul double %23, %26
  %28 = tail call double @llvm.fmuladd.f64(double %0, double %19, double %27)
  ret double %28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @erfc(double noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) }

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
