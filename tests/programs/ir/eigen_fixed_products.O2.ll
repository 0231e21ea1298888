target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %4 = load <2 x double>, ptr %0, align 1
  %5 = shufflevector <2 x double> %4, <2 x double> poison, <2 x i32> zeroinitializer
  %6 = fmul <2 x double> %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load <2 x double>, ptr %7, align 1
  %9 = extractelement <2 x double> %8, i64 0
  %10 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> zeroinitializer
  %11 = fmul <2 x double> %8, %10
  %12 = fadd <2 x double> %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %14 = load <2 x double>, ptr %13, align 1
  %15 = extractelement <2 x double> %14, i64 0
  %16 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = fmul <2 x double> %14, %16
  %18 = fadd <2 x double> %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = getelementptr i8, ptr %0, i64 40
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = fmul double %22, %9
  %24 = getelementptr i8, ptr %0, i64 64
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = fmul double %25, %15
  %27 = fadd double %23, %26
  %28 = shufflevector <2 x double> %4, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %29 = fmul <2 x double> %4, %28
  %30 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %31 = fmul <2 x double> %8, %30
  %32 = fadd <2 x double> %29, %31
  %33 = extractelement <2 x double> %14, i64 1
  %34 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %35 = fmul <2 x double> %14, %34
  %36 = fadd <2 x double> %32, %35
  %37 = insertelement <2 x double> poison, double %20, i64 0
  %38 = insertelement <2 x double> %37, double %22, i64 1
  %39 = shufflevector <2 x double> %4, <2 x double> %8, <2 x i32> <i32 1, i32 3>
  %40 = fmul <2 x double> %38, %39
  %41 = fmul double %25, %33
  %42 = extractelement <2 x double> %40, i64 1
  %43 = fadd double %42, %41
  %44 = extractelement <2 x double> %40, i64 0
  %45 = fadd double %44, %43
  %46 = insertelement <2 x double> poison, double %20, i64 0
  %47 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> zeroinitializer
  %48 = fmul <2 x double> %47, %4
  %49 = insertelement <2 x double> poison, double %22, i64 0
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> zeroinitializer
  %51 = fmul <2 x double> %50, %8
  %52 = fadd <2 x double> %48, %51
  %53 = insertelement <2 x double> poison, double %25, i64 0
  %54 = shufflevector <2 x double> %53, <2 x double> poison, <2 x i32> zeroinitializer
  %55 = fmul <2 x double> %54, %14
  %56 = fadd <2 x double> %52, %55
  %57 = fmul double %20, %20
  %58 = fmul double %22, %22
  %59 = fmul double %25, %25
  %60 = fadd double %58, %59
  %61 = fadd double %57, %60
  %62 = fadd <2 x double> %18, <double 1.000000e+00, double 0.000000e+00>
  %63 = fadd <2 x double> %36, <double 0.000000e+00, double 1.000000e+00>
  %64 = fadd double %45, 0.000000e+00
  %65 = fadd <2 x double> %56, zeroinitializer
  %66 = fadd double %61, 1.000000e+00
  %67 = load double, ptr %1, align 8, !tbaa !9
  %68 = insertelement <2 x double> poison, double %67, i64 0
  %69 = shufflevector <2 x double> %68, <2 x double> poison, <2 x i32> zeroinitializer
  %70 = fmul <2 x double> %62, %69
  %71 = getelementptr i8, ptr %1, i64 8
  %72 = load double, ptr %71, align 8, !tbaa !9
  %73 = insertelement <2 x double> poison, double %72, i64 0
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  %75 = fmul <2 x double> %63, %74
  %76 = fadd <2 x double> %70, %75
  %77 = getelementptr i8, ptr %1, i64 16
  %78 = load double, ptr %77, align 8, !tbaa !9
  %79 = insertelement <2 x double> poison, double %78, i64 0
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer
  %81 = fmul <2 x double> %65, %80
  %82 = fadd <2 x double> %76, %81
  %83 = fmul double %64, %72
  %84 = fmul double %66, %78
  %85 = getelementptr i8, ptr %2, i64 16
  %86 = load double, ptr %85, align 8, !tbaa !9
  %87 = insertelement <2 x double> poison, double %86, i64 0
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> zeroinitializer
  %89 = fmul <2 x double> %14, %88
  %90 = load <2 x double>, ptr %2, align 8, !tbaa !9
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %92 = fmul <2 x double> %4, %91
  %93 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %94 = fmul <2 x double> %8, %93
  %95 = fadd <2 x double> %92, %94
  %96 = fadd <2 x double> %95, %89
  %97 = fmul <2 x double> %38, %90
  %98 = fmul <2 x double> %4, %96
  %99 = fmul <2 x double> %8, %96
  %100 = shufflevector <2 x double> %98, <2 x double> %99, <2 x i32> <i32 0, i32 2>
  %101 = shufflevector <2 x double> %98, <2 x double> %99, <2 x i32> <i32 1, i32 3>
  %102 = fadd <2 x double> %100, %101
  %103 = fmul <2 x double> %14, %96
  %104 = insertelement <2 x double> %37, double %25, i64 1
  %105 = insertelement <2 x double> %4, double %86, i64 1
  %106 = fmul <2 x double> %104, %105
  %107 = insertelement <2 x double> %97, double %27, i64 0
  %108 = fadd <2 x double> %107, %106
  %109 = shufflevector <2 x double> %97, <2 x double> <double 0.000000e+00, double poison>, <2 x i32> <i32 2, i32 0>
  %110 = fadd <2 x double> %109, %108
  %111 = shufflevector <2 x double> %110, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %112 = fmul <2 x double> %38, %111
  %113 = fadd <2 x double> %112, %102
  %114 = fsub <2 x double> %82, %113
  %115 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %116 = insertelement <2 x double> %115, double %83, i64 0
  %117 = insertelement <2 x double> %103, double %84, i64 0
  %118 = fadd <2 x double> %116, %117
  %119 = insertelement <2 x double> poison, double %67, i64 0
  %120 = insertelement <2 x double> %119, double %25, i64 1
  %121 = fmul <2 x double> %110, %120
  %122 = fadd <2 x double> %121, %118
  %123 = shufflevector <2 x double> %122, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %124 = fsub <2 x double> %122, %123
  %125 = extractelement <2 x double> %124, i64 0
  %126 = load <2 x double>, ptr %2, align 8, !tbaa !11
  %127 = fadd <2 x double> %126, %114
  store <2 x double> %127, ptr %2, align 8, !tbaa !11
  %128 = fadd double %86, %125
  store double %128, ptr %85, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @g(ptr noundef readonly captures(none) %0) local_unnamed_addr #1 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr i8, ptr %0, i64 24
  %3 = getelementptr i8, ptr %0, i64 48
  %4 = getelementptr i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = insertelement <2 x double> poison, double %5, i64 0
  %7 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> zeroinitializer
  %8 = getelementptr i8, ptr %0, i64 40
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = insertelement <2 x double> poison, double %9, i64 0
  %11 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> zeroinitializer
  %12 = getelementptr i8, ptr %0, i64 64
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = insertelement <2 x double> poison, double %13, i64 0
  %15 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> zeroinitializer
  %16 = load <2 x double>, ptr %0, align 8, !tbaa !9
  %17 = extractelement <2 x double> %16, i64 0
  %18 = tail call double @llvm.sin.f64(double %17)
  %19 = insertelement <2 x double> poison, double %18, i64 0
  %20 = tail call double @llvm.cos.f64(double %17)
  %21 = fsub double 1.000000e+00, %20
  %22 = insertelement <2 x double> poison, double %21, i64 0
  %23 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> zeroinitializer
  %24 = fmul <2 x double> %23, <double 6.000000e-01, double 0.000000e+00>
  %25 = fmul double %21, 8.000000e-01
  %26 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> zeroinitializer
  %27 = fmul <2 x double> %26, <double 0.000000e+00, double 6.000000e-01>
  %28 = fmul <2 x double> %24, zeroinitializer
  %29 = insertelement <2 x double> %24, double %18, i64 1
  %30 = fmul <2 x double> %29, <double 6.000000e-01, double 8.000000e-01>
  %31 = shufflevector <2 x double> %28, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %32 = insertelement <2 x double> %31, double %20, i64 0
  %33 = fadd <2 x double> %32, %30
  %34 = shufflevector <2 x double> %30, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %35 = insertelement <2 x double> %34, double %20, i64 1
  %36 = fsub <2 x double> %28, %35
  %37 = fadd <2 x double> %28, %35
  %38 = shufflevector <2 x double> %36, <2 x double> %37, <2 x i32> <i32 0, i32 3>
  %39 = fmul double %25, 8.000000e-01
  %40 = fadd double %20, %39
  %41 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> zeroinitializer
  %42 = fmul <2 x double> %41, %33
  %43 = load <2 x double>, ptr %2, align 8, !tbaa !9
  %44 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> zeroinitializer
  %45 = fmul <2 x double> %44, %38
  %46 = fadd <2 x double> %42, %45
  %47 = load <2 x double>, ptr %3, align 8, !tbaa !9
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> zeroinitializer
  %49 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %50 = fmul <2 x double> %49, %33
  %51 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %52 = fmul <2 x double> %51, %38
  %53 = fadd <2 x double> %50, %52
  %54 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %55 = insertelement <2 x double> poison, double %40, i64 0
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> zeroinitializer
  %57 = fmul <2 x double> %47, %56
  %58 = fmul <2 x double> %33, %7
  %59 = fmul <2 x double> %38, %11
  %60 = fadd <2 x double> %58, %59
  %61 = fmul <2 x double> %24, splat (double 8.000000e-01)
  %62 = fadd <2 x double> %61, %27
  %63 = fsub <2 x double> %61, %27
  %64 = shufflevector <2 x double> %62, <2 x double> %63, <2 x i32> <i32 0, i32 3>
  %65 = shufflevector <2 x double> %63, <2 x double> %62, <2 x i32> <i32 0, i32 3>
  %66 = fmul <2 x double> %48, %64
  %67 = fadd <2 x double> %66, %46
  %68 = fmul <2 x double> %64, %54
  %69 = fadd <2 x double> %68, %53
  %70 = shufflevector <2 x double> %63, <2 x double> poison, <2 x i32> zeroinitializer
  %71 = fmul <2 x double> %16, %70
  %72 = shufflevector <2 x double> %62, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %73 = fmul <2 x double> %43, %72
  %74 = fadd <2 x double> %73, %57
  %75 = fadd <2 x double> %71, %74
  %76 = fmul <2 x double> %64, %15
  %77 = fadd <2 x double> %60, %76
  %78 = insertelement <2 x double> poison, double %5, i64 0
  %79 = insertelement <2 x double> %78, double %9, i64 1
  %80 = fmul <2 x double> %65, %79
  %81 = fmul double %40, %13
  %82 = extractelement <2 x double> %80, i64 1
  %83 = fadd double %82, %81
  %84 = extractelement <2 x double> %80, i64 0
  %85 = fadd double %84, %83
  %86 = extractelement <2 x double> %67, i64 0
  %87 = extractelement <2 x double> %69, i64 1
  %88 = fadd double %85, %87
  %89 = fadd double %86, %88
  %90 = extractelement <2 x double> %69, i64 0
  %91 = shufflevector <2 x double> %67, <2 x double> %69, <2 x i32> <i32 0, i32 2>
  %92 = fmul <2 x double> %91, %67
  %93 = shufflevector <2 x double> %67, <2 x double> %69, <2 x i32> <i32 1, i32 3>
  %94 = fmul <2 x double> %69, %93
  %95 = fmul <2 x double> %75, %77
  %96 = fadd <2 x double> %94, %95
  %97 = fadd <2 x double> %92, %96
  %98 = fmul double %85, %85
  %99 = extractelement <2 x double> %95, i64 1
  %100 = fadd double %98, %99
  %101 = extractelement <2 x double> %95, i64 0
  %102 = fadd double %101, %100
  %103 = extractelement <2 x double> %97, i64 1
  %104 = fmul double %103, %102
  %105 = extractelement <2 x double> %97, i64 0
  %106 = fmul double %105, %104
  %107 = tail call double @llvm.fmuladd.f64(double %89, double %90, double %106)
  ret double %107
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
