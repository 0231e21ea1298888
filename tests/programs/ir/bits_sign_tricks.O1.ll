target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = bitcast double %0 to i64
  %4 = bitcast double %1 to i64
  %5 = and i64 %4, -9223372036854775808
  %6 = xor i64 %5, %3
  %7 = bitcast i64 %6 to double
  %8 = fmul double %7, %7
  %9 = fmul double %8, %7
  ret double %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @g(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fmul double %0, %1
  %4 = tail call double @llvm.fabs.f64(double %3)
  %5 = bitcast double %4 to i64
  %6 = bitcast double %1 to i64
  %7 = and i64 %6, -9223372036854775808
  %8 = or disjoint i64 %7, %5
  %9 = bitcast i64 %8 to double
  %10 = fmul double %9, %0
  ret double %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @h(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = bitcast double %1 to i64
  %4 = icmp slt i64 %3, 0
  %5 = select i1 %4, double %0, double 0.000000e+00
  %6 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %7 = bitcast i64 %6 to double
  %8 = fmul double %7, %1
  %9 = tail call double @llvm.fmuladd.f64(double %5, double %5, double %8)
  %10 = fadd double %9, %0
  ret double %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @k(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ogt double %0, %1
  %4 = select i1 %3, double %0, double %1
  %5 = fmul double %4, %4
  %6 = fmul double %4, %5
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @l(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt double %0, %1
  %4 = select i1 %3, double %1, double %0
  %5 = fmul double %4, %4
  %6 = fmul double %4, %5
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @m(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fneg double %0
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = fneg double %4
  %6 = fmul double %4, %0
  %7 = fmul double %6, %5
  %8 = fmul double %7, %3
  ret double %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
