target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, double noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = insertelement <2 x double> poison, double %1, i64 0
  %4 = load <2 x double>, ptr %0, align 1, !tbaa !9
  %5 = shufflevector <2 x double> %3, <2 x double> poison, <2 x i32> zeroinitializer
  %6 = fmul <2 x double> %5, %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load <2 x double>, ptr %7, align 1, !tbaa !9
  %9 = fmul <2 x double> %5, %8
  %10 = extractelement <2 x double> %6, i64 0
  %11 = extractelement <2 x double> %9, i64 1
  %12 = extractelement <2 x double> %6, i64 1
  %13 = extractelement <2 x double> %9, i64 0
  %14 = fneg double %13
  %15 = fmul double %12, %14
  %16 = tail call noundef double @llvm.fmuladd.f64(double %10, double %11, double %15)
  %17 = fdiv double 1.000000e+00, %16
  %18 = fmul double %11, %17
  %19 = insertelement <2 x double> poison, double %18, i64 0
  %20 = fneg double %12
  %21 = fmul double %17, %20
  %22 = insertelement <2 x double> %19, double %21, i64 1
  %23 = fmul double %17, %14
  %24 = insertelement <2 x double> poison, double %23, i64 0
  %25 = fmul double %10, %17
  %26 = insertelement <2 x double> %24, double %25, i64 1
  %27 = fadd <2 x double> %22, %26
  %28 = shufflevector <2 x double> %27, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %29 = fadd <2 x double> %27, %28
  %30 = extractelement <2 x double> %29, i64 0
  %31 = fmul double %16, %30
  ret double %31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @g(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca [3 x double], align 16
  %3 = load <2 x double>, ptr %0, align 1, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load <2 x double>, ptr %4, align 1, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load <2 x double>, ptr %6, align 1, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load <2 x double>, ptr %8, align 1, !tbaa !9
  %10 = getelementptr i8, ptr %0, i64 64
  %11 = load double, ptr %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store <2 x double> <double 1.000000e+00, double 2.000000e+00>, ptr %2, align 16, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double -1.000000e+00, ptr %12, align 16, !tbaa !10
  %13 = extractelement <2 x double> %7, i64 0
  %14 = shufflevector <2 x double> %9, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %15 = extractelement <2 x double> %7, i64 1
  %16 = extractelement <2 x double> %5, i64 1
  %17 = extractelement <2 x double> %5, i64 0
  %18 = extractelement <2 x double> %3, i64 1
  %19 = extractelement <2 x double> %3, i64 0
  %20 = fneg double %17
  %21 = fneg double %19
  %22 = fmul double %15, %21
  %23 = fneg double %18
  %24 = fmul double %16, %23
  %25 = tail call noundef double @llvm.fmuladd.f64(double %19, double %13, double %24)
  %26 = shufflevector <2 x double> %7, <2 x double> %9, <2 x i32> <i32 0, i32 3>
  %27 = fneg <2 x double> %26
  %28 = shufflevector <2 x double> %9, <2 x double> %3, <2 x i32> <i32 0, i32 2>
  %29 = fmul <2 x double> %28, %27
  %30 = shufflevector <2 x double> %5, <2 x double> %3, <2 x i32> <i32 1, i32 3>
  %31 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %14, <2 x double> %30, <2 x double> %29)
  %32 = fmul <2 x double> %31, %5
  %33 = shufflevector <2 x double> %5, <2 x double> %9, <2 x i32> <i32 1, i32 2>
  %34 = fneg <2 x double> %33
  %35 = shufflevector <2 x double> %5, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %36 = insertelement <2 x double> %35, double %11, i64 0
  %37 = fmul <2 x double> %36, %34
  %38 = shufflevector <2 x double> %7, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %39 = insertelement <2 x double> %38, double %11, i64 1
  %40 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %39, <2 x double> %28, <2 x double> %37)
  %41 = fneg <2 x double> %39
  %42 = shufflevector <2 x double> %9, <2 x double> %3, <2 x i32> <i32 1, i32 3>
  %43 = fmul <2 x double> %42, %41
  %44 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %26, <2 x double> %36, <2 x double> %43)
  %45 = shufflevector <2 x double> %44, <2 x double> %40, <2 x i32> <i32 0, i32 2>
  %46 = fmul <2 x double> %3, %45
  %47 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %48 = fadd <2 x double> %46, %47
  %49 = fadd <2 x double> %32, %48
  %50 = extractelement <2 x double> %49, i64 0
  %51 = fdiv double 1.000000e+00, %50
  %52 = fmul double %25, %51
  %53 = insertelement <2 x double> poison, double %51, i64 0
  %54 = shufflevector <2 x double> %53, <2 x double> poison, <2 x i32> zeroinitializer
  %55 = fmul <2 x double> %44, %54
  %56 = fmul <2 x double> %40, %54
  %57 = fmul <2 x double> %31, %54
  %58 = load <2 x double>, ptr %2, align 16
  %59 = shufflevector <2 x double> %58, <2 x double> poison, <2 x i32> zeroinitializer
  %60 = fmul <2 x double> %59, %55
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %62 = load <2 x double>, ptr %61, align 8
  %63 = shufflevector <2 x double> %62, <2 x double> poison, <2 x i32> zeroinitializer
  %64 = fmul <2 x double> %63, %56
  %65 = fadd <2 x double> %60, %64
  %66 = shufflevector <2 x double> %62, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %67 = fmul <2 x double> %66, %57
  %68 = fadd <2 x double> %67, %65
  %69 = extractelement <2 x double> %62, i64 1
  %70 = fmul double %69, %52
  %71 = fmul <2 x double> %68, %68
  %72 = shufflevector <2 x double> %71, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %73 = fadd <2 x double> %71, %72
  %74 = extractelement <2 x double> %73, i64 0
  %75 = fmul <2 x double> %44, %3
  %76 = insertelement <2 x double> poison, double %20, i64 0
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> zeroinitializer
  %78 = fmul <2 x double> %26, %77
  %79 = shufflevector <2 x double> %3, <2 x double> %5, <2 x i32> <i32 1, i32 2>
  %80 = shufflevector <2 x double> %7, <2 x double> %5, <2 x i32> <i32 1, i32 3>
  %81 = insertelement <2 x double> %78, double %22, i64 1
  %82 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %79, <2 x double> %80, <2 x double> %81)
  %83 = fmul <2 x double> %82, %54
  %84 = shufflevector <2 x double> %58, <2 x double> %62, <2 x i32> <i32 0, i32 2>
  %85 = fmul <2 x double> %84, %83
  %86 = extractelement <2 x double> %85, i64 1
  %87 = fadd double %86, %70
  %88 = extractelement <2 x double> %85, i64 0
  %89 = fadd double %88, %87
  %90 = fmul double %89, %89
  %91 = fadd double %90, %74
  %92 = shufflevector <2 x double> %3, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %93 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %92, <2 x double> %39, <2 x double> %78)
  %94 = shufflevector <2 x double> %9, <2 x double> %5, <2 x i32> <i32 0, i32 3>
  %95 = fmul <2 x double> %94, %93
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %97 = fsub <2 x double> %75, %96
  %98 = fadd <2 x double> %95, %97
  %99 = extractelement <2 x double> %98, i64 0
  %100 = tail call double @llvm.log.f64(double %99)
  %101 = fadd double %100, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret double %101
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @h(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = load <2 x double>, ptr %0, align 1, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load <2 x double>, ptr %3, align 1, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load <2 x double>, ptr %5, align 1, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load <2 x double>, ptr %7, align 1, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load <2 x double>, ptr %9, align 1, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = load <2 x double>, ptr %11, align 1, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load <2 x double>, ptr %13, align 1, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %16 = load <2 x double>, ptr %15, align 1, !tbaa !9
  %17 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %18 = fmul <2 x double> %2, %17
  %19 = shufflevector <2 x double> %18, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %20 = fsub <2 x double> %18, %19
  %21 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %22 = fmul <2 x double> %4, %21
  %23 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %24 = fsub <2 x double> %22, %23
  %25 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %26 = fmul <2 x double> %10, %25
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %28 = fsub <2 x double> %26, %27
  %29 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %30 = fmul <2 x double> %12, %29
  %31 = shufflevector <2 x double> %30, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %32 = fsub <2 x double> %30, %31
  %33 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %34 = fmul <2 x double> %4, %33
  %35 = shufflevector <2 x double> %2, <2 x double> poison, <2 x i32> zeroinitializer
  %36 = fmul <2 x double> %35, %8
  %37 = shufflevector <2 x double> %2, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %38 = fmul <2 x double> %37, %8
  %39 = fsub <2 x double> %34, %38
  %40 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> zeroinitializer
  %41 = fmul <2 x double> %4, %40
  %42 = fsub <2 x double> %36, %41
  %43 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %44 = fmul <2 x double> %10, %43
  %45 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = fmul <2 x double> %45, %14
  %47 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %48 = fmul <2 x double> %47, %14
  %49 = fsub <2 x double> %44, %48
  %50 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> zeroinitializer
  %51 = fmul <2 x double> %10, %50
  %52 = fsub <2 x double> %46, %51
  %53 = shufflevector <2 x double> %49, <2 x double> %52, <2 x i32> <i32 0, i32 2>
  %54 = fmul <2 x double> %39, %53
  %55 = shufflevector <2 x double> %49, <2 x double> %52, <2 x i32> <i32 1, i32 3>
  %56 = fmul <2 x double> %42, %55
  %57 = fadd <2 x double> %54, %56
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %59 = fadd <2 x double> %57, %58
  %60 = fmul <2 x double> %20, %32
  %61 = fmul <2 x double> %24, %28
  %62 = fadd <2 x double> %61, %60
  %63 = fsub <2 x double> %62, %59
  %64 = fdiv <2 x double> <double 1.000000e+00, double poison>, %63
  %65 = bitcast <2 x double> %64 to <2 x i64>
  %66 = shufflevector <2 x i64> %65, <2 x i64> poison, <2 x i32> zeroinitializer
  %67 = shufflevector <2 x double> %4, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %68 = shufflevector <2 x double> %6, <2 x double> %20, <2 x i32> <i32 1, i32 2>
  %69 = shufflevector <2 x double> %32, <2 x double> %16, <2 x i32> <i32 0, i32 3>
  %70 = fmul <2 x double> %68, %69
  %71 = shufflevector <2 x double> %8, <2 x double> %42, <2 x i32> <i32 0, i32 3>
  %72 = shufflevector <2 x double> %49, <2 x double> %14, <2 x i32> <i32 1, i32 3>
  %73 = fmul <2 x double> %71, %72
  %74 = shufflevector <2 x double> %8, <2 x double> %39, <2 x i32> <i32 1, i32 3>
  %75 = shufflevector <2 x double> %52, <2 x double> %14, <2 x i32> <i32 1, i32 2>
  %76 = fmul <2 x double> %74, %75
  %77 = fadd <2 x double> %73, %76
  %78 = fsub <2 x double> %70, %77
  %79 = bitcast <2 x i64> %66 to <2 x double>
  %80 = fmul <2 x double> %78, %79
  %81 = shufflevector <2 x double> %2, <2 x double> %20, <2 x i32> <i32 0, i32 2>
  %82 = shufflevector <2 x double> %32, <2 x double> %12, <2 x i32> <i32 0, i32 2>
  %83 = fmul <2 x double> %81, %82
  %84 = shufflevector <2 x double> %4, <2 x double> %10, <2 x i32> <i32 0, i32 2>
  %85 = shufflevector <2 x double> %49, <2 x double> %39, <2 x i32> <i32 0, i32 2>
  %86 = fmul <2 x double> %84, %85
  %87 = shufflevector <2 x double> %4, <2 x double> %42, <2 x i32> <i32 1, i32 2>
  %88 = shufflevector <2 x double> %52, <2 x double> %10, <2 x i32> <i32 0, i32 3>
  %89 = fmul <2 x double> %87, %88
  %90 = fadd <2 x double> %86, %89
  %91 = fsub <2 x double> %83, %90
  %92 = bitcast <2 x i64> %66 to <2 x double>
  %93 = fmul <2 x double> %91, %92
  %94 = fadd <2 x double> %80, %93
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %96 = fadd <2 x double> %94, %95
  %97 = extractelement <2 x double> %6, i64 0
  %98 = fneg double %97
  %99 = shufflevector <2 x double> %2, <2 x double> %4, <2 x i32> <i32 1, i32 2>
  %100 = insertelement <2 x double> poison, double %98, i64 0
  %101 = shufflevector <2 x double> %100, <2 x double> poison, <2 x i32> zeroinitializer
  %102 = fmul <2 x double> %99, %101
  %103 = fmul <2 x double> %4, %101
  %104 = shufflevector <2 x double> %6, <2 x double> %8, <2 x i32> <i32 1, i32 2>
  %105 = fneg <2 x double> %104
  %106 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %35, <2 x double> %104, <2 x double> %102)
  %107 = shufflevector <2 x double> %100, <2 x double> %105, <2 x i32> <i32 0, i32 2>
  %108 = fmul <2 x double> %67, %107
  %109 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %35, <2 x double> %8, <2 x double> %103)
  %110 = fmul <2 x double> %4, %105
  %111 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %112 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %2, <2 x double> %111, <2 x double> %108)
  %113 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %99, <2 x double> %8, <2 x double> %110)
  %114 = shufflevector <2 x double> %106, <2 x double> %113, <2 x i32> <i32 0, i32 2>
  %115 = fmul <2 x double> %114, %47
  %116 = shufflevector <2 x double> %10, <2 x double> %12, <2 x i32> <i32 1, i32 2>
  %117 = fmul <2 x double> %116, %112
  %118 = fsub <2 x double> %115, %117
  %119 = shufflevector <2 x double> %112, <2 x double> %113, <2 x i32> <i32 1, i32 3>
  %120 = fmul <2 x double> %119, %10
  %121 = fadd <2 x double> %118, %120
  %122 = fmul <2 x double> %106, %12
  %123 = fmul <2 x double> %116, %109
  %124 = fsub <2 x double> %122, %123
  %125 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> zeroinitializer
  %126 = fmul <2 x double> %113, %125
  %127 = fadd <2 x double> %124, %126
  %128 = shufflevector <2 x double> %16, <2 x double> %14, <2 x i32> <i32 1, i32 3>
  %129 = fmul <2 x double> %128, %127
  %130 = shufflevector <2 x double> %16, <2 x double> %14, <2 x i32> <i32 0, i32 2>
  %131 = fmul <2 x double> %130, %121
  %132 = fsub <2 x double> %129, %131
  %133 = shufflevector <2 x double> %132, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %134 = fadd <2 x double> %133, %132
  %135 = fadd <2 x double> %96, %134
  %136 = extractelement <2 x double> %135, i64 0
  ret double %136
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !7, i64 0}
