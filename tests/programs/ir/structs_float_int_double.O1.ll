target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f(float noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast float %0 to i32
  %5 = zext i32 %2 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %4 to i64
  %8 = or disjoint i64 %6, %7
  %9 = tail call fastcc { i64, double } @step(i64 %8, double %1)
  %10 = extractvalue { i64, double } %9, 0
  %11 = extractvalue { i64, double } %9, 1
  %12 = tail call fastcc { i64, double } @step(i64 %10, double %11)
  %13 = extractvalue { i64, double } %12, 0
  %14 = trunc i64 %13 to i32
  %15 = extractvalue { i64, double } %12, 1
  %16 = bitcast i32 %14 to float
  %17 = fpext float %16 to double
  %18 = fmul double %15, %17
  ret double %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, double } @step(i64 %0, double %1) unnamed_addr #1 {
  %3 = trunc i64 %0 to i32
  %4 = lshr i64 %0, 32
  %5 = trunc nuw i64 %4 to i32
  %6 = bitcast i32 %3 to float
  %7 = sitofp i32 %5 to float
  %8 = fmul float %6, %7
  %9 = fpext float %8 to double
  %10 = fadd double %1, %9
  %11 = fmul float %6, 2.000000e+00
  %12 = bitcast float %11 to i32
  %13 = and i64 %0, -4294967296
  %14 = zext i32 %12 to i64
  %15 = or disjoint i64 %13, %14
  %16 = insertvalue { i64, double } poison, i64 %15, 0
  %17 = insertvalue { i64, double } %16, double %10, 1
  ret { i64, double } %17
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
