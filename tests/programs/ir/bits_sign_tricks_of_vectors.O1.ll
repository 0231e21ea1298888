target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load <2 x i64>, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load <2 x double>, ptr %3, align 8
  %5 = bitcast <2 x double> %4 to <2 x i64>
  %6 = and <2 x i64> %5, <i64 -9223372036854775808, i64 -9223372036854775808>
  %7 = xor <2 x i64> %6, %2
  %8 = bitcast <2 x i64> %7 to <2 x double>
  %9 = extractelement <2 x double> %8, i64 0
  %10 = fmul <2 x double> %8, %8
  %11 = extractelement <2 x double> %10, i64 0
  %12 = extractelement <2 x double> %8, i64 1
  %13 = fmul double %12, %12
  %14 = fmul double %12, %13
  %15 = extractelement <2 x double> %4, i64 0
  %16 = fmul double %15, %14
  %17 = tail call double @llvm.fmuladd.f64(double %11, double %9, double %16)
  ret double %17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @g(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load <2 x i64>, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load <2 x i64>, ptr %3, align 8
  %5 = and <2 x i64> %2, <i64 9223372036854775807, i64 9223372036854775807>
  %6 = bitcast <2 x i64> %5 to <2 x double>
  %7 = xor <2 x i64> %4, <i64 0, i64 -9223372036854775808>
  %8 = bitcast <2 x i64> %7 to <2 x double>
  %9 = fmul <2 x double> %6, %8
  %10 = extractelement <2 x double> %9, i64 0
  %11 = extractelement <2 x double> %9, i64 1
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %10, double %11)
  ret double %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @h(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load <2 x double>, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load <2 x double>, ptr %3, align 8
  %5 = fcmp ogt <2 x double> %2, %4
  %6 = select <2 x i1> %5, <2 x double> %2, <2 x double> %4
  %7 = fmul <2 x double> %6, %6
  %8 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %9 = fmul <2 x double> %8, %7
  %10 = extractelement <2 x double> %9, i64 0
  ret double %10
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
