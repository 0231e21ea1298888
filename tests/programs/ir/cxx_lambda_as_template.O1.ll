target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !9
  store double %1, ptr %4, align 8, !tbaa !9
  %5 = tail call fastcc noundef double @"_ZL9integrateIZ1fE3$_0EdT_dd"(double %0, double noundef %1)
  %6 = call fastcc noundef double @"_ZL9integrateIZ1fE3$_1EdT_dd"(ptr %3, ptr %4)
  %7 = fmul double %5, %6
  ret double %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef double @"_ZL9integrateIZ1fE3$_0EdT_dd"(double %0, double noundef %1) unnamed_addr #1 {
  %3 = fmul double %1, 1.250000e-01
  br label %5

4:                                                ; preds = %5
  ret double %13

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %14, %5 ]
  %7 = phi double [ 0.000000e+00, %2 ], [ %13, %5 ]
  %8 = uitofp nneg i32 %6 to double
  %9 = fadd double %8, 5.000000e-01
  %10 = tail call double @llvm.fmuladd.f64(double %9, double %3, double 0.000000e+00)
  %11 = fmul double %10, %10
  %12 = fmul double %0, %11
  %13 = tail call double @llvm.fmuladd.f64(double %12, double %3, double %7)
  %14 = add nuw nsw i32 %6, 1
  %15 = icmp eq i32 %14, 8
  br i1 %15, label %4, label %5, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc noundef double @"_ZL9integrateIZ1fE3$_1EdT_dd"(ptr nonnull readonly captures(none) %0, ptr nonnull readonly captures(none) %1) unnamed_addr #2 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = load double, ptr %1, align 8, !tbaa !9
  br label %6

5:                                                ; preds = %6
  ret double %13

6:                                                ; preds = %2, %6
  %7 = phi i32 [ 0, %2 ], [ %14, %6 ]
  %8 = phi double [ 0.000000e+00, %2 ], [ %13, %6 ]
  %9 = uitofp nneg i32 %7 to double
  %10 = fadd double %9, 5.000000e-01
  %11 = tail call double @llvm.fmuladd.f64(double %10, double 1.250000e-01, double 0.000000e+00)
  %12 = tail call noundef double @llvm.fmuladd.f64(double %3, double %4, double %11)
  %13 = tail call double @llvm.fmuladd.f64(double %12, double 1.250000e-01, double %8)
  %14 = add nuw nsw i32 %7, 1
  %15 = icmp eq i32 %14, 8
  br i1 %15, label %5, label %6, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
