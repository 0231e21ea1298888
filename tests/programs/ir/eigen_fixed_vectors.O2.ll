target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, double noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %0, align 8, !tbaa !9
  %5 = insertelement <2 x double> poison, double %4, i64 0
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load double, ptr %6, align 8, !tbaa !9
  %9 = insertelement <2 x double> poison, double %8, i64 0
  %10 = load <2 x double>, ptr %3, align 8, !tbaa !9
  %11 = shufflevector <2 x double> %5, <2 x double> %10, <2 x i32> <i32 0, i32 2>
  %12 = load <2 x double>, ptr %7, align 8, !tbaa !9
  %13 = shufflevector <2 x double> %9, <2 x double> %12, <2 x i32> <i32 0, i32 2>
  %14 = fneg <2 x double> %12
  %15 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %16 = insertelement <2 x double> %15, double %4, i64 1
  %17 = fmul <2 x double> %16, %14
  %18 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %19 = insertelement <2 x double> %18, double %8, i64 1
  %20 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %10, <2 x double> %19, <2 x double> %17)
  %21 = fneg double %8
  %22 = extractelement <2 x double> %10, i64 0
  %23 = fmul double %22, %21
  %24 = extractelement <2 x double> %12, i64 0
  %25 = tail call double @llvm.fmuladd.f64(double %4, double %24, double %23)
  %26 = insertelement <2 x double> poison, double %1, i64 0
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> zeroinitializer
  %28 = fmul <2 x double> %27, %11
  %29 = fadd <2 x double> %28, %20
  %30 = fdiv <2 x double> %13, %27
  %31 = fsub <2 x double> %29, %30
  %32 = extractelement <2 x double> %10, i64 1
  %33 = fmul double %1, %32
  %34 = fadd double %33, %25
  %35 = extractelement <2 x double> %12, i64 1
  %36 = fdiv double %35, %1
  %37 = fsub double %34, %36
  %38 = fmul <2 x double> %11, %31
  %39 = shufflevector <2 x double> %38, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %40 = fadd <2 x double> %38, %39
  %41 = extractelement <2 x double> %40, i64 0
  %42 = fmul double %32, %37
  %43 = fadd double %42, %41
  %44 = fmul <2 x double> %31, %31
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %46 = fadd <2 x double> %44, %45
  %47 = extractelement <2 x double> %46, i64 0
  %48 = fmul double %37, %37
  %49 = fadd double %48, %47
  %50 = shufflevector <2 x double> %31, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %51 = fadd <2 x double> %31, %50
  %52 = extractelement <2 x double> %51, i64 0
  %53 = fsub <2 x double> %11, %13
  %54 = fmul <2 x double> %53, %53
  %55 = shufflevector <2 x double> %54, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %56 = fadd <2 x double> %54, %55
  %57 = extractelement <2 x double> %56, i64 0
  %58 = fsub double %32, %35
  %59 = fmul double %58, %58
  %60 = fadd double %59, %57
  %61 = fcmp ogt double %60, 0.000000e+00
  %62 = tail call double @llvm.sqrt.f64(double %60)
  %63 = fdiv double %58, %62
  %64 = select i1 %61, double %63, double %58
  %65 = fmul double %52, %64
  %66 = tail call double @llvm.fmuladd.f64(double %43, double %49, double %65)
  ret double %66
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local noundef double @g(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = load <2 x double>, ptr %0, align 1, !tbaa !11
  %3 = fmul <2 x double> %2, %2
  %4 = shufflevector <2 x double> %3, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %5 = fadd <2 x double> %3, %4
  %6 = extractelement <2 x double> %5, i64 0
  %7 = getelementptr i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = fmul double %8, %8
  %10 = fadd double %9, %6
  %11 = tail call noundef double @llvm.sqrt.f64(double %10)
  ret double %11
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!7, !7, i64 0}
