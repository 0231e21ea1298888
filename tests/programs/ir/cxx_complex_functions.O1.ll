target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef { double, double } @cexp(double noundef %0, double noundef %1) #3
  %4 = extractvalue { double, double } %3, 0
  %5 = extractvalue { double, double } %3, 1
  %6 = tail call noundef { double, double } @csqrt(double noundef %0, double noundef %1) #3
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fmul double %4, %7
  %10 = fmul double %5, %8
  %11 = fmul double %4, %8
  %12 = fmul double %5, %7
  %13 = fsub double %9, %10
  %14 = fadd double %12, %11
  %15 = fcmp uno double %13, 0.000000e+00
  br i1 %15, label %16, label %22, !prof !9

16:                                               ; preds = %2
  %17 = fcmp uno double %14, 0.000000e+00
  br i1 %17, label %18, label %22, !prof !9

18:                                               ; preds = %16
  %19 = tail call noundef { double, double } @__muldc3(double noundef %4, double noundef %5, double noundef %7, double noundef %8) #4
  %20 = extractvalue { double, double } %19, 0
  %21 = extractvalue { double, double } %19, 1
  br label %22

22:                                               ; preds = %2, %16, %18
  %23 = phi double [ %13, %2 ], [ %13, %16 ], [ %20, %18 ]
  %24 = phi double [ %14, %2 ], [ %14, %16 ], [ %21, %18 ]
  %25 = tail call double @llvm.cos.f64(double %1)
  %26 = fmul double %0, %25
  %27 = tail call double @llvm.sin.f64(double %1)
  %28 = fmul double %0, %27
  %29 = fadd double %26, %23
  %30 = fadd double %28, %24
  %31 = tail call noundef double @cabs(double noundef %29, double noundef %30) #3
  %32 = tail call noundef double @carg(double noundef %29, double noundef %30) #3
  %33 = fadd double %31, %32
  ret double %33
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare { double, double } @cexp(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare { double, double } @csqrt(double noundef, double noundef) local_unnamed_addr #1

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @cabs(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @carg(double noundef, double noundef) local_unnamed_addr #1

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nounwind }

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
!9 = !{!"branch_weights", i32 1, i32 1048575}
