target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load <4 x double>, ptr %0, align 8, !tbaa !9
  %4 = extractelement <4 x double> %3, i32 %1
  %5 = fmul double %4, 3.000000e+00
  %6 = insertelement <4 x double> %3, double %5, i32 %1
  %7 = add nsw i32 %1, 1
  %8 = and i32 %7, 3
  %9 = extractelement <4 x double> %6, i32 %8
  %10 = fmul double %5, %9
  %11 = and i32 %1, 3
  %12 = xor i32 %11, 2
  %13 = insertelement <4 x double> %6, double %10, i32 %12
  %14 = extractelement <4 x double> %13, i64 0
  %15 = fmul double %10, %14
  ret double %15
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!9 = !{!7, !7, i64 0}
