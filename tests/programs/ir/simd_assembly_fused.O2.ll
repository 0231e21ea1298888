target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr nocapture noundef readonly %0, double noundef %1) local_unnamed_addr #0 {
  %3 = load <4 x double>, ptr %0, align 8, !tbaa !5
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load <4 x double>, ptr %4, align 8, !tbaa !5
  %6 = fmul double %1, %1
  %7 = insertelement <4 x double> <double poison, double poison, double 1.000000e+00, double poison>, double %1, i64 0
  %8 = insertelement <4 x double> %7, double %6, i64 1
  %9 = insertelement <4 x double> %8, double %1, i64 3
  %10 = tail call <4 x double> asm "vfmadd231pd $1, $2, $0", "=x,x,x,0,~{dirflag},~{fpsr},~{flags}"(<4 x double> %9, <4 x double> %3, <4 x double> %5) #2, !srcloc !9
  %11 = tail call <4 x double> asm "vfmadd231pd $1, $2, $0", "=x,x,x,0,~{dirflag},~{fpsr},~{flags}"(<4 x double> %3, <4 x double> %5, <4 x double> %10) #2, !srcloc !9
  %12 = extractelement <4 x double> %11, i64 0
  %13 = extractelement <4 x double> %11, i64 1
  %14 = extractelement <4 x double> %11, i64 2
  %15 = extractelement <4 x double> %11, i64 3
  %16 = fmul double %14, %15
  %17 = tail call double @llvm.fmuladd.f64(double %12, double %13, double %16)
  ret double %17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree nounwind memory(argmem: read) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+cmov,+crc32,+cx8,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i64 343}
