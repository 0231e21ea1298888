target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define void @f(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2) local_unnamed_addr #0 {
.preheader30:
  %gep.1 = getelementptr i8, ptr %0, i64 24
  %gep.2 = getelementptr i8, ptr %0, i64 48
  %gep.1.1 = getelementptr i8, ptr %0, i64 32
  %invariant.gep.2 = getelementptr i8, ptr %0, i64 16
  %3 = load double, ptr %invariant.gep.2, align 8, !tbaa !4
  %gep.1.2 = getelementptr i8, ptr %0, i64 40
  %4 = load double, ptr %gep.1.2, align 8, !tbaa !4
  %gep.2.2 = getelementptr i8, ptr %0, i64 64
  %5 = load double, ptr %gep.2.2, align 8, !tbaa !4
  %6 = fmul contract double %3, %3
  %7 = fmul contract double %4, %4
  %8 = fadd contract double %6, %7
  %9 = fmul contract double %5, %5
  %10 = fadd contract double %8, %9
  %11 = load double, ptr %1, align 8, !tbaa !10
  %12 = getelementptr i8, ptr %1, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !10
  %14 = getelementptr i8, ptr %1, i64 16
  %15 = load double, ptr %14, align 8, !tbaa !10
  %16 = fmul contract double %10, %15
  %17 = fmul contract double %15, %5
  %18 = load <2 x double>, ptr %0, align 8, !tbaa !4
  %19 = load double, ptr %gep.1.1, align 8, !tbaa !4
  %20 = load double, ptr %gep.1, align 8, !tbaa !4
  %21 = load <2 x double>, ptr %gep.2, align 8, !tbaa !4
  %22 = extractelement <2 x double> %18, i64 0
  %23 = extractelement <2 x double> %18, i64 1
  %24 = fmul contract double %23, %22
  %25 = fadd contract double %24, 0.000000e+00
  %26 = fmul contract double %23, %23
  %27 = insertelement <2 x double> poison, double %3, i64 0
  %28 = shufflevector <2 x double> %27, <2 x double> poison, <2 x i32> zeroinitializer
  %29 = fmul contract <2 x double> %28, %18
  %30 = fadd contract <2 x double> %29, zeroinitializer
  %31 = fmul contract double %20, %20
  %32 = insertelement <2 x double> %18, double %19, i64 1
  %33 = insertelement <2 x double> %32, double %20, i64 1
  %34 = fmul contract <2 x double> %32, %33
  %35 = fmul contract double %19, %19
  %36 = insertelement <2 x double> poison, double %31, i64 0
  %37 = insertelement <2 x double> %36, double %25, i64 1
  %38 = fadd contract <2 x double> %34, %37
  %39 = fadd contract double %26, %35
  %40 = insertelement <2 x double> poison, double %4, i64 0
  %41 = shufflevector <2 x double> %40, <2 x double> poison, <2 x i32> zeroinitializer
  %42 = insertelement <2 x double> %32, double %20, i64 0
  %43 = fmul contract <2 x double> %41, %42
  %44 = fadd contract <2 x double> %30, %43
  %45 = shufflevector <2 x double> %21, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = fmul contract <2 x double> %21, %45
  %47 = extractelement <2 x double> %21, i64 1
  %48 = fmul contract double %47, %47
  %49 = fadd contract <2 x double> %38, %46
  %50 = fadd contract double %39, %48
  %51 = insertelement <2 x double> poison, double %5, i64 0
  %52 = shufflevector <2 x double> %51, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = fmul contract <2 x double> %52, %21
  %54 = fadd contract <2 x double> %44, %53
  %55 = insertelement <2 x double> poison, double %11, i64 0
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> zeroinitializer
  %57 = fmul contract <2 x double> %49, %56
  %58 = fadd contract <2 x double> %57, zeroinitializer
  %59 = extractelement <2 x double> %54, i64 0
  %60 = fmul contract double %59, %11
  %61 = fadd contract double %60, 0.000000e+00
  %62 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %63 = insertelement <2 x double> %62, double %50, i64 1
  %64 = insertelement <2 x double> poison, double %13, i64 0
  %65 = shufflevector <2 x double> %64, <2 x double> poison, <2 x i32> zeroinitializer
  %66 = fmul contract <2 x double> %63, %65
  %67 = fadd contract <2 x double> %58, %66
  %68 = extractelement <2 x double> %54, i64 1
  %69 = fmul contract double %68, %13
  %70 = fadd contract double %61, %69
  %71 = insertelement <2 x double> poison, double %15, i64 0
  %72 = shufflevector <2 x double> %71, <2 x double> poison, <2 x i32> zeroinitializer
  %73 = fmul contract <2 x double> %54, %72
  %74 = fadd contract <2 x double> %67, %73
  %75 = fadd contract double %70, %16
  %76 = fmul contract <2 x double> %56, %33
  %77 = fadd contract <2 x double> %76, zeroinitializer
  %78 = extractelement <2 x double> %21, i64 0
  %79 = fmul contract double %11, %78
  %80 = fadd contract double %79, 0.000000e+00
  %81 = shufflevector <2 x double> %18, <2 x double> %32, <2 x i32> <i32 1, i32 3>
  %82 = fmul contract <2 x double> %65, %81
  %83 = fadd contract <2 x double> %77, %82
  %84 = fmul contract double %13, %47
  %85 = fadd contract double %80, %84
  %86 = insertelement <2 x double> %27, double %4, i64 1
  %87 = fmul contract <2 x double> %72, %86
  %88 = fadd contract <2 x double> %83, %87
  %89 = fadd contract double %85, %17
  %90 = load <2 x double>, ptr %2, align 8, !tbaa !12
  %91 = fadd contract <2 x double> %74, %90
  %92 = fadd contract <2 x double> %91, %88
  store <2 x double> %92, ptr %2, align 8, !tbaa !12
  %93 = getelementptr i8, ptr %2, i64 16
  %94 = load double, ptr %93, align 8, !tbaa !12
  %95 = fadd contract double %75, %94
  %96 = fadd contract double %95, %89
  store double %96, ptr %93, align 8, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define double @g(ptr readonly captures(none) %0, ptr readonly captures(none) %1) local_unnamed_addr #1 {
.preheader4.preheader:
  %2 = load double, ptr %0, align 8, !tbaa !14
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !14
  %5 = getelementptr i8, ptr %0, i64 16
  %6 = load double, ptr %5, align 8, !tbaa !14
  %7 = getelementptr i8, ptr %0, i64 24
  %8 = load double, ptr %7, align 8, !tbaa !14
  %9 = load <4 x double>, ptr %1, align 8, !tbaa !20
  %10 = insertelement <2 x double> poison, double %2, i64 0
  %11 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> zeroinitializer
  %12 = shufflevector <4 x double> %9, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %13 = fmul contract <2 x double> %11, %12
  %14 = fadd contract <2 x double> %13, zeroinitializer
  %15 = insertelement <2 x double> poison, double %4, i64 0
  %16 = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = fmul contract <2 x double> %16, %12
  %18 = fadd contract <2 x double> %17, zeroinitializer
  %19 = insertelement <2 x double> poison, double %6, i64 0
  %20 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> zeroinitializer
  %21 = shufflevector <4 x double> %9, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %22 = fmul contract <2 x double> %20, %21
  %23 = fadd contract <2 x double> %14, %22
  %24 = shufflevector <2 x double> %23, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %25 = insertelement <2 x double> poison, double %8, i64 0
  %26 = shufflevector <2 x double> %25, <2 x double> poison, <2 x i32> zeroinitializer
  %27 = fmul contract <2 x double> %26, %21
  %28 = fadd contract <2 x double> %18, %27
  %29 = fmul contract <2 x double> %24, %28
  %shift = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop = fsub contract <2 x double> %shift, %29
  %30 = extractelement <2 x double> %foldExtExtBinop, i64 0
  ret double %30
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="x86-64" }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"dummy arg data/_QFfEa", !6, i64 0}
!6 = !{!"dummy arg data", !7, i64 0}
!7 = !{!"any data access", !8, i64 0}
!8 = !{!"any access", !9, i64 0}
!9 = !{!"Flang function root f"}
!10 = !{!11, !11, i64 0}
!11 = !{!"dummy arg data/_QFfEx", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"dummy arg data/_QFfEy", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"dummy arg data/_QFgEa", !16, i64 0}
!16 = !{!"dummy arg data", !17, i64 0}
!17 = !{!"any data access", !18, i64 0}
!18 = !{!"any access", !19, i64 0}
!19 = !{!"Flang function root g"}
!20 = !{!21, !21, i64 0}
!21 = !{!"dummy arg data/_QFgEb", !16, i64 0}
