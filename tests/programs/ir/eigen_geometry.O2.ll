target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca [4 x double], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load <2 x double>, ptr %3, align 8, !tbaa !9
  %6 = load double, ptr %4, align 8, !tbaa !9
  %7 = insertelement <2 x double> poison, double %6, i64 0
  %8 = load double, ptr %0, align 8, !tbaa !9
  %9 = insertelement <2 x double> %7, double %8, i64 1
  %10 = fmul <2 x double> %5, %5
  %11 = fmul <2 x double> %9, %9
  %12 = fadd <2 x double> %10, %11
  %13 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %14 = fadd <2 x double> %12, %13
  %15 = extractelement <2 x double> %14, i64 0
  %16 = fcmp ogt double %15, 0.000000e+00
  %17 = tail call double @llvm.sqrt.f64(double %15)
  %18 = insertelement <2 x double> poison, double %17, i64 0
  %19 = shufflevector <2 x double> %18, <2 x double> poison, <2 x i32> zeroinitializer
  %20 = fdiv <2 x double> %5, %19
  %21 = fdiv <2 x double> %9, %19
  %22 = select i1 %16, <2 x double> %21, <2 x double> %9
  %23 = select i1 %16, <2 x double> %20, <2 x double> %5
  %24 = bitcast <2 x double> %22 to <2 x i64>
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load double, ptr %25, align 8, !tbaa !9
  %28 = insertelement <2 x double> poison, double %27, i64 0
  %29 = extractelement <2 x double> %23, i64 0
  %30 = extractelement <2 x double> %23, i64 1
  %31 = fmul double %30, 2.000000e+00
  %32 = extractelement <2 x double> %22, i64 1
  %33 = fmul double %32, %31
  %34 = fmul double %29, %31
  %35 = fmul double %30, %31
  %36 = shufflevector <2 x double> %23, <2 x double> %22, <2 x i32> <i32 0, i32 2>
  %37 = fmul <2 x double> %36, splat (double 2.000000e+00)
  %38 = extractelement <2 x double> %37, i64 0
  %39 = fmul double %32, %38
  %40 = extractelement <2 x double> %37, i64 1
  %41 = fmul double %29, %40
  %42 = fmul double %30, %40
  %43 = fmul <2 x double> %36, %37
  %44 = extractelement <2 x double> %43, i64 1
  %45 = fadd double %35, %44
  %46 = fsub double 1.000000e+00, %45
  %47 = insertelement <2 x double> poison, double %46, i64 0
  %48 = extractelement <2 x double> %43, i64 0
  %49 = fadd double %48, %44
  %50 = fmul double %32, %40
  %51 = insertelement <2 x double> <double poison, double 1.000000e+00>, double %34, i64 0
  %52 = insertelement <2 x double> poison, double %50, i64 0
  %53 = insertelement <2 x double> %52, double %49, i64 1
  %54 = fsub <2 x double> %51, %53
  %55 = fadd double %41, %33
  %56 = insertelement <2 x double> poison, double %55, i64 0
  %57 = fadd double %34, %50
  %58 = insertelement <2 x double> %47, double %57, i64 1
  %59 = fsub double %42, %39
  %60 = insertelement <2 x double> %56, double %59, i64 1
  %61 = fsub double %41, %33
  %62 = fadd double %42, %39
  %63 = fadd double %48, %35
  %64 = fsub double 1.000000e+00, %63
  %65 = fmul <2 x double> %58, splat (double 1.500000e+00)
  %66 = fmul double %61, 1.500000e+00
  %67 = fmul <2 x double> %54, splat (double 1.500000e+00)
  %68 = fmul double %62, 1.500000e+00
  %69 = fmul <2 x double> %60, splat (double 1.500000e+00)
  %70 = fmul double %64, 1.500000e+00
  %71 = load <2 x double>, ptr %26, align 8, !tbaa !9
  %72 = shufflevector <2 x double> %28, <2 x double> %71, <2 x i32> <i32 0, i32 2>
  %73 = fadd <2 x double> %72, zeroinitializer
  %74 = extractelement <2 x double> %71, i64 1
  %75 = fadd double %74, 0.000000e+00
  %76 = fneg <2 x double> %71
  %77 = shufflevector <2 x double> %22, <2 x double> %23, <2 x i32> <i32 0, i32 2>
  %78 = fmul <2 x double> %77, %76
  %79 = shufflevector <2 x double> %23, <2 x double> %22, <2 x i32> <i32 1, i32 2>
  %80 = shufflevector <2 x double> %71, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %81 = insertelement <2 x double> %80, double %27, i64 1
  %82 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %79, <2 x double> %81, <2 x double> %78)
  %83 = fneg double %27
  %84 = fmul double %30, %83
  %85 = extractelement <2 x double> %71, i64 0
  %86 = tail call double @llvm.fmuladd.f64(double %29, double %85, double %84)
  %87 = fadd <2 x double> %82, %82
  %88 = fadd double %86, %86
  %89 = extractelement <2 x double> %87, i64 1
  %90 = extractelement <2 x double> %87, i64 0
  %91 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %92 = insertelement <2 x double> %91, double %88, i64 1
  %93 = fneg <2 x double> %92
  %94 = fmul <2 x double> %77, %93
  %95 = insertelement <2 x double> %91, double %88, i64 0
  %96 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %79, <2 x double> %95, <2 x double> %94)
  %97 = fneg double %90
  %98 = fmul double %30, %97
  %99 = tail call double @llvm.fmuladd.f64(double %29, double %89, double %98)
  %100 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %101 = fmul <2 x double> %100, %87
  %102 = fadd <2 x double> %72, %101
  %103 = fadd <2 x double> %102, %96
  %104 = fmul double %32, %88
  %105 = fadd double %74, %104
  %106 = fadd double %105, %99
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store <2 x double> %103, ptr %2, align 16, !tbaa !11, !noalias !12
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %106, ptr %107, align 16, !tbaa !9, !noalias !12
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store double 1.000000e+00, ptr %108, align 8, !tbaa !9, !noalias !12
  %109 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> zeroinitializer
  %110 = fmul <2 x double> %65, %109
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %112 = load <2 x double>, ptr %111, align 8, !noalias !12
  %113 = shufflevector <2 x double> %112, <2 x double> poison, <2 x i32> zeroinitializer
  %114 = fmul <2 x double> %113, %67
  %115 = fadd <2 x double> %114, %110
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %117 = load <2 x double>, ptr %116, align 16, !noalias !12
  %118 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> zeroinitializer
  %119 = fmul <2 x double> %118, %69
  %120 = fadd <2 x double> %119, %115
  %121 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %122 = fmul <2 x double> %73, %121
  %123 = fadd <2 x double> %122, %120
  %124 = extractelement <2 x double> %103, i64 0
  %125 = fmul double %66, %124
  %126 = extractelement <2 x double> %112, i64 0
  %127 = fmul double %126, %68
  %128 = fadd double %127, %125
  %129 = insertelement <2 x double> poison, double %70, i64 0
  %130 = insertelement <2 x double> %129, double %75, i64 1
  %131 = fmul <2 x double> %130, %117
  %132 = extractelement <2 x double> %131, i64 0
  %133 = fadd double %132, %128
  %134 = extractelement <2 x double> %131, i64 1
  %135 = fadd double %134, %133
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %136 = fmul <2 x double> %72, %123
  %137 = shufflevector <2 x double> %136, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %138 = fadd <2 x double> %136, %137
  %139 = extractelement <2 x double> %138, i64 0
  %140 = fmul double %74, %135
  %141 = fadd double %140, %139
  %142 = xor <2 x i64> %24, <i64 -9223372036854775808, i64 0>
  %143 = bitcast <2 x i64> %142 to <2 x double>
  %144 = fmul <2 x double> %100, %143
  %145 = fmul <2 x double> %23, %23
  %146 = fadd <2 x double> %145, %144
  %147 = fmul <2 x double> %22, %143
  %148 = fsub <2 x double> %147, %145
  %149 = shufflevector <2 x double> %146, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %150 = fsub <2 x double> %149, %148
  %151 = extractelement <2 x double> %150, i64 0
  %152 = fadd double %151, %141
  %153 = fadd double %55, %152
  ret double %153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind uwtable
define dso_local void @g(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 {
  %3 = load <2 x double>, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = extractelement <2 x double> %3, i64 0
  %7 = fmul double %6, %5
  %8 = extractelement <2 x double> %3, i64 1
  %9 = fmul double %8, %5
  %10 = fsub double %7, %8
  %11 = fadd double %6, %9
  %12 = fcmp uno double %10, 0.000000e+00
  br i1 %12, label %13, label %19, !prof !17

13:                                               ; preds = %2
  %14 = fcmp uno double %11, 0.000000e+00
  br i1 %14, label %15, label %19, !prof !17

15:                                               ; preds = %13
  %16 = tail call noundef { double, double } @__muldc3(double noundef %6, double noundef %8, double noundef %5, double noundef 1.000000e+00) #6
  %17 = extractvalue { double, double } %16, 0
  %18 = extractvalue { double, double } %16, 1
  br label %19

19:                                               ; preds = %15, %13, %2
  %20 = phi double [ %10, %2 ], [ %10, %13 ], [ %17, %15 ]
  %21 = phi double [ %11, %2 ], [ %11, %13 ], [ %18, %15 ]
  %22 = bitcast double %5 to i64
  %23 = insertelement <2 x i64> <i64 poison, i64 4607182418800017408>, i64 %22, i64 0
  %24 = bitcast <2 x double> %3 to <4 x i32>
  %25 = xor <4 x i32> %24, <i32 0, i32 0, i32 0, i32 -2147483648>
  %26 = bitcast <4 x i32> %25 to <2 x double>
  %27 = fmul <2 x double> %3, %26
  %28 = bitcast <4 x i32> %25 to <2 x double>
  %29 = fmul <2 x double> %3, %28
  %30 = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %31 = fsub <2 x double> %27, %30
  %32 = bitcast <2 x i64> %23 to <2 x double>
  %33 = xor <2 x i64> %23, <i64 0, i64 -9223372036854775808>
  %34 = bitcast <2 x i64> %33 to <2 x double>
  %35 = fmul <2 x double> %32, %34
  %36 = bitcast <2 x i64> %33 to <2 x double>
  %37 = bitcast <2 x i64> %23 to <2 x double>
  %38 = fmul <2 x double> %36, %37
  %39 = shufflevector <2 x double> %38, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %40 = fsub <2 x double> %35, %39
  %41 = fadd <2 x double> %31, %40
  %42 = tail call noundef double @cabs(double noundef %5, double noundef 1.000000e+00) #7
  %43 = insertelement <2 x double> poison, double %20, i64 0
  %44 = insertelement <2 x double> %43, double %21, i64 1
  %45 = insertelement <2 x double> %41, double %42, i64 1
  %46 = load <2 x double>, ptr %1, align 1, !tbaa !11
  %47 = fadd <2 x double> %44, %46
  store <2 x double> %47, ptr %1, align 1, !tbaa !11
  %48 = getelementptr i8, ptr %1, i64 16
  %49 = load <2 x double>, ptr %48, align 1, !tbaa !11
  %50 = fadd <2 x double> %45, %49
  store <2 x double> %50, ptr %48, align 1, !tbaa !11
  ret void
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @cabs(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(none) }

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
!12 = !{!13, !15}
!13 = distinct !{!13, !14, !"_ZN5Eigen8internal28transform_right_product_implINS_9TransformIdLi3ELi2ELi0EEENS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELi2ELi1EE3runERKS3_RKS5_: argument 0"}
!14 = distinct !{!14, !"_ZN5Eigen8internal28transform_right_product_implINS_9TransformIdLi3ELi2ELi0EEENS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELi2ELi1EE3runERKS3_RKS5_"}
!15 = distinct !{!15, !16, !"_ZNK5Eigen9TransformIdLi3ELi2ELi0EEmlINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEEEEKNS_8internal28transform_right_product_implIS1_T_XquLNS5_16transform_traitsIS1_EUt_E0ELi0EqueqcvisrS7_17RowsAtCompileTimecviLSA_4ELi1ELi2EEXsrS7_17ColsAtCompileTimeEE10ResultTypeERKNS_9EigenBaseIS7_EE: argument 0"}
!16 = distinct !{!16, !"_ZNK5Eigen9TransformIdLi3ELi2ELi0EEmlINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEEEEKNS_8internal28transform_right_product_implIS1_T_XquLNS5_16transform_traitsIS1_EUt_E0ELi0EqueqcvisrS7_17RowsAtCompileTimecviLSA_4ELi1ELi2EEXsrS7_17ColsAtCompileTimeEE10ResultTypeERKNS_9EigenBaseIS7_EE"}
!17 = !{!"branch_weights", i32 1, i32 1048575}
