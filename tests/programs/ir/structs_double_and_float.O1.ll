target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f(double noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc { double, float } @step(double %0, float %1)
  %4 = extractvalue { double, float } %3, 0
  %5 = extractvalue { double, float } %3, 1
  %6 = tail call fastcc { double, float } @step(double %4, float %5)
  %7 = extractvalue { double, float } %6, 0
  %8 = extractvalue { double, float } %6, 1
  %9 = fpext float %8 to double
  %10 = fmul double %7, %9
  ret double %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { double, float } @step(double %0, float %1) unnamed_addr #1 {
  %3 = fpext float %1 to double
  %4 = fmul double %0, %3
  %5 = fptrunc double %4 to float
  %6 = fadd float %1, %5
  %7 = insertvalue { double, float } poison, double %4, 0
  %8 = insertvalue { double, float } %7, float %6, 1
  ret { double, float } %8
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
