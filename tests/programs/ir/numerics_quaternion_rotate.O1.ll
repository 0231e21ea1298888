target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !12
  %6 = fmul double %5, %5
  %7 = tail call double @llvm.fmuladd.f64(double %3, double %3, double %6)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load double, ptr %8, align 8, !tbaa !13
  %10 = tail call double @llvm.fmuladd.f64(double %9, double %9, double %7)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load double, ptr %11, align 8, !tbaa !14
  %13 = tail call double @llvm.fmuladd.f64(double %12, double %12, double %10)
  %14 = tail call double @llvm.sqrt.f64(double %13)
  %15 = fdiv double %3, %14
  %16 = fdiv double %5, %14
  %17 = fdiv double %9, %14
  %18 = fdiv double %12, %14
  %19 = fneg double %16
  %20 = fneg double %17
  %21 = fneg double %18
  %22 = load double, ptr %1, align 8, !tbaa !15
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !15
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load double, ptr %25, align 8, !tbaa !15
  %27 = fneg double %22
  %28 = fmul double %16, %27
  %29 = tail call double @llvm.fmuladd.f64(double %15, double 0.000000e+00, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %20, double %24, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %21, double %26, double %30)
  %32 = fmul double %16, 0.000000e+00
  %33 = tail call double @llvm.fmuladd.f64(double %15, double %22, double %32)
  %34 = tail call double @llvm.fmuladd.f64(double %17, double %26, double %33)
  %35 = tail call double @llvm.fmuladd.f64(double %21, double %24, double %34)
  %36 = fneg double %26
  %37 = fmul double %16, %36
  %38 = tail call double @llvm.fmuladd.f64(double %15, double %24, double %37)
  %39 = tail call double @llvm.fmuladd.f64(double %17, double 0.000000e+00, double %38)
  %40 = tail call double @llvm.fmuladd.f64(double %18, double %22, double %39)
  %41 = fmul double %24, %16
  %42 = tail call double @llvm.fmuladd.f64(double %15, double %26, double %41)
  %43 = tail call double @llvm.fmuladd.f64(double %20, double %22, double %42)
  %44 = tail call double @llvm.fmuladd.f64(double %18, double 0.000000e+00, double %43)
  %45 = fmul double %15, %35
  %46 = tail call double @llvm.fmuladd.f64(double %31, double %19, double %45)
  %47 = tail call double @llvm.fmuladd.f64(double %40, double %21, double %46)
  %48 = tail call double @llvm.fmuladd.f64(double %44, double %17, double %47)
  %49 = fmul double %18, %35
  %50 = tail call double @llvm.fmuladd.f64(double %31, double %20, double %49)
  %51 = tail call double @llvm.fmuladd.f64(double %40, double %15, double %50)
  %52 = tail call double @llvm.fmuladd.f64(double %44, double %19, double %51)
  %53 = fmul double %35, %20
  %54 = tail call double @llvm.fmuladd.f64(double %31, double %21, double %53)
  %55 = tail call double @llvm.fmuladd.f64(double %40, double %16, double %54)
  %56 = tail call double @llvm.fmuladd.f64(double %44, double %15, double %55)
  store double %48, ptr %1, align 8, !tbaa !15
  store double %52, ptr %23, align 8, !tbaa !15
  store double %56, ptr %25, align 8, !tbaa !15
  store double %15, ptr %0, align 8, !tbaa !15
  store double %16, ptr %4, align 8, !tbaa !15
  store double %17, ptr %8, align 8, !tbaa !15
  store double %18, ptr %11, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !11, i64 8}
!13 = !{!10, !11, i64 16}
!14 = !{!10, !11, i64 24}
!15 = !{!11, !11, i64 0}
