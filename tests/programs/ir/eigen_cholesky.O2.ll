target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.Eigen::LLT" = type { %"class.Eigen::Matrix", double, i8, i32 }
%"class.Eigen::Matrix" = type { %"class.Eigen::PlainObjectBase" }
%"class.Eigen::PlainObjectBase" = type { %"class.Eigen::DenseStorage" }
%"class.Eigen::DenseStorage" = type { %"struct.Eigen::internal::plain_array" }
%"struct.Eigen::internal::plain_array" = type { [9 x double] }
%"class.Eigen::internal::redux_evaluator.1278" = type { %"struct.Eigen::internal::evaluator.1279" }
%"struct.Eigen::internal::evaluator.1279" = type { %"struct.Eigen::internal::unary_evaluator.1280" }
%"struct.Eigen::internal::unary_evaluator.1280" = type { %"struct.Eigen::internal::unary_evaluator<Eigen::CwiseUnaryOp<Eigen::internal::scalar_abs2_op<double>, const Eigen::Solve<Eigen::LDLT<Eigen::Matrix<double, 3, 3>>, Eigen::Matrix<double, 3, 1>>>>::Data" }
%"struct.Eigen::internal::unary_evaluator<Eigen::CwiseUnaryOp<Eigen::internal::scalar_abs2_op<double>, const Eigen::Solve<Eigen::LDLT<Eigen::Matrix<double, 3, 3>>, Eigen::Matrix<double, 3, 1>>>>::Data" = type { [8 x i8], %"struct.Eigen::internal::evaluator.1283" }
%"struct.Eigen::internal::evaluator.1283" = type { %"struct.Eigen::internal::evaluator.1284" }
%"struct.Eigen::internal::evaluator.1284" = type { %"struct.Eigen::internal::evaluator.680", %"class.Eigen::Matrix.27" }
%"struct.Eigen::internal::evaluator.680" = type { %"struct.Eigen::internal::evaluator.681" }
%"struct.Eigen::internal::evaluator.681" = type { %"class.Eigen::internal::plainobjectbase_evaluator_data.684" }
%"class.Eigen::internal::plainobjectbase_evaluator_data.684" = type { ptr }
%"class.Eigen::Matrix.27" = type { %"class.Eigen::PlainObjectBase.28" }
%"class.Eigen::PlainObjectBase.28" = type { %"class.Eigen::DenseStorage.35" }
%"class.Eigen::DenseStorage.35" = type { %"struct.Eigen::internal::plain_array.36" }
%"struct.Eigen::internal::plain_array.36" = type { [3 x double] }
%"class.Eigen::LDLT" = type <{ %"class.Eigen::Matrix", double, %"class.Eigen::Transpositions", [4 x i8], %"class.Eigen::Matrix.27", i32, i8, [3 x i8], i32, [4 x i8] }>
%"class.Eigen::Transpositions" = type { %"class.Eigen::Matrix.72" }
%"class.Eigen::Matrix.72" = type { %"class.Eigen::PlainObjectBase.73" }
%"class.Eigen::PlainObjectBase.73" = type { %"class.Eigen::DenseStorage.80" }
%"class.Eigen::DenseStorage.80" = type { %"struct.Eigen::internal::plain_array.81" }
%"struct.Eigen::internal::plain_array.81" = type { [3 x i32] }
%"struct.Eigen::internal::evaluator.367" = type { %"struct.Eigen::internal::product_evaluator.368" }
%"struct.Eigen::internal::product_evaluator.368" = type { %"class.Eigen::Block.276", %"class.Eigen::Transpose.331", %"struct.Eigen::internal::evaluator.371", %"struct.Eigen::internal::evaluator.379", i64 }
%"class.Eigen::Block.276" = type { %"class.Eigen::BlockImpl.277" }
%"class.Eigen::BlockImpl.277" = type { %"class.Eigen::internal::BlockImpl_dense.278" }
%"class.Eigen::internal::BlockImpl_dense.278" = type { %"class.Eigen::MapBase.279", ptr, %"class.Eigen::internal::variable_if_dynamic.141", %"class.Eigen::internal::variable_if_dynamic.141", i64 }
%"class.Eigen::MapBase.279" = type { %"class.Eigen::MapBase.280" }
%"class.Eigen::MapBase.280" = type { ptr, %"class.Eigen::internal::variable_if_dynamic.141", %"class.Eigen::internal::variable_if_dynamic.141" }
%"class.Eigen::internal::variable_if_dynamic.141" = type { i64 }
%"class.Eigen::Transpose.331" = type { %"class.Eigen::Block.313" }
%"class.Eigen::Block.313" = type { %"class.Eigen::BlockImpl.314" }
%"class.Eigen::BlockImpl.314" = type { %"class.Eigen::internal::BlockImpl_dense.315" }
%"class.Eigen::internal::BlockImpl_dense.315" = type { %"class.Eigen::MapBase.316", ptr, %"class.Eigen::internal::variable_if_dynamic.141", %"class.Eigen::internal::variable_if_dynamic.141", i64 }
%"class.Eigen::MapBase.316" = type { %"class.Eigen::MapBase.317" }
%"class.Eigen::MapBase.317" = type { ptr, [8 x i8], %"class.Eigen::internal::variable_if_dynamic.141" }
%"struct.Eigen::internal::evaluator.371" = type { %"struct.Eigen::internal::block_evaluator.base.377", [6 x i8] }
%"struct.Eigen::internal::block_evaluator.base.377" = type { %"struct.Eigen::internal::mapbase_evaluator.base.376" }
%"struct.Eigen::internal::mapbase_evaluator.base.376" = type <{ ptr, [2 x i8] }>
%"struct.Eigen::internal::evaluator.379" = type { %"struct.Eigen::internal::unary_evaluator.380" }
%"struct.Eigen::internal::unary_evaluator.380" = type { %"struct.Eigen::internal::evaluator.350" }
%"struct.Eigen::internal::evaluator.350" = type { %"struct.Eigen::internal::evaluator.base.358", [6 x i8] }
%"struct.Eigen::internal::evaluator.base.358" = type { %"struct.Eigen::internal::block_evaluator.base.357" }
%"struct.Eigen::internal::block_evaluator.base.357" = type { %"struct.Eigen::internal::mapbase_evaluator.base.356" }
%"struct.Eigen::internal::mapbase_evaluator.base.356" = type <{ ptr, [2 x i8] }>
%"struct.Eigen::internal::evaluator.383" = type { %"struct.Eigen::internal::block_evaluator.base.389", [6 x i8] }
%"struct.Eigen::internal::block_evaluator.base.389" = type { %"struct.Eigen::internal::mapbase_evaluator.base.388" }
%"struct.Eigen::internal::mapbase_evaluator.base.388" = type <{ ptr, [2 x i8] }>
%"class.Eigen::internal::generic_dense_assignment_kernel.391" = type { ptr, ptr, ptr, ptr }
%"struct.Eigen::internal::sub_assign_op" = type { i8 }
%"class.Eigen::Block.300" = type { %"class.Eigen::BlockImpl.301" }
%"class.Eigen::BlockImpl.301" = type { %"class.Eigen::internal::BlockImpl_dense.302" }
%"class.Eigen::internal::BlockImpl_dense.302" = type { %"class.Eigen::MapBase.base.312", ptr, %"class.Eigen::internal::variable_if_dynamic.141", %"class.Eigen::internal::variable_if_dynamic.141", i64 }
%"class.Eigen::MapBase.base.312" = type { %"class.Eigen::MapBase.base.311" }
%"class.Eigen::MapBase.base.311" = type <{ ptr, %"class.Eigen::internal::variable_if_dynamic.141", i8 }>
%"struct.Eigen::internal::evaluator.1208" = type { %"struct.Eigen::internal::product_evaluator.1209" }
%"struct.Eigen::internal::product_evaluator.1209" = type { %"class.Eigen::Block.276", %"class.Eigen::Block.1079", %"struct.Eigen::internal::evaluator.371", %"struct.Eigen::internal::evaluator.1161", i64 }
%"class.Eigen::Block.1079" = type { %"class.Eigen::BlockImpl.1080" }
%"class.Eigen::BlockImpl.1080" = type { %"class.Eigen::internal::BlockImpl_dense.1081" }
%"class.Eigen::internal::BlockImpl_dense.1081" = type { %"class.Eigen::MapBase.base.1091", ptr, %"class.Eigen::internal::variable_if_dynamic.141", [8 x i8], i64 }
%"class.Eigen::MapBase.base.1091" = type { %"class.Eigen::MapBase.base.1090" }
%"class.Eigen::MapBase.base.1090" = type <{ ptr, %"class.Eigen::internal::variable_if_dynamic.141", i8 }>
%"struct.Eigen::internal::evaluator.1161" = type { %"struct.Eigen::internal::block_evaluator.base.1167", [6 x i8] }
%"struct.Eigen::internal::block_evaluator.base.1167" = type { %"struct.Eigen::internal::mapbase_evaluator.base.1166" }
%"struct.Eigen::internal::mapbase_evaluator.base.1166" = type <{ ptr, [2 x i8] }>
%"class.Eigen::internal::generic_dense_assignment_kernel.1212" = type { ptr, ptr, ptr, ptr }

$_ZN5Eigen8internal11llt_inplaceIdLi1EE9unblockedINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEEElRT_ = comdat any

$_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS3_INS_7ProductINS4_IS6_Lin1ELin1ELb0EEENS_9TransposeIKNS4_IS6_Li1ELin1ELb0EEEEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi3ELi0EE3runERSJ_ = comdat any

$_ZN5Eigen8internal12ldlt_inplaceILi1EE9unblockedINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEENS_14TranspositionsILi3ELi3EiEENS4_IdLi3ELi1ELi0ELi3ELi1EEEEEbRT_RT0_RT1_RNS0_10SignMatrixE = comdat any

$_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS3_INS_7ProductINS4_IS6_Lin1ELin1ELb0EEENS4_INS5_IdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi3ELi0EE3runERSH_ = comdat any

$_ZNK5Eigen4LDLTINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1EE22_solve_impl_transposedILb1ENS1_IdLi3ELi1ELi0ELi3ELi1EEES5_EEvRKT0_RT1_ = comdat any

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca [4 x double], align 16
  %4 = alloca %"class.Eigen::LLT", align 16
  %5 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %6 = load <2 x double>, ptr %0, align 1, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load <2 x double>, ptr %7, align 1, !tbaa !9
  store <2 x double> %8, ptr %3, align 16, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load <2 x double>, ptr %9, align 1, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <2 x double> %10, ptr %11, align 16, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load <2 x double>, ptr %12, align 1, !tbaa !9
  %14 = getelementptr i8, ptr %0, i64 64
  %15 = load double, ptr %14, align 8, !tbaa !10
  %16 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = fmul <2 x double> %6, %16
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %19 = load <2 x double>, ptr %18, align 8
  %20 = extractelement <2 x double> %19, i64 0
  %21 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> zeroinitializer
  %22 = fmul <2 x double> %19, %21
  %23 = fadd <2 x double> %17, %22
  %24 = extractelement <2 x double> %13, i64 0
  %25 = shufflevector <2 x double> %13, <2 x double> poison, <2 x i32> zeroinitializer
  %26 = fmul <2 x double> %13, %25
  %27 = fadd <2 x double> %23, %26
  %28 = fmul <2 x double> %6, %8
  %29 = extractelement <2 x double> %28, i64 0
  %30 = extractelement <2 x double> %10, i64 1
  %31 = fmul double %30, %20
  %32 = fmul double %15, %24
  %33 = fadd double %32, %31
  %34 = fadd double %29, %33
  %35 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %36 = fmul <2 x double> %6, %35
  %37 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %38 = fmul <2 x double> %19, %37
  %39 = fadd <2 x double> %36, %38
  %40 = extractelement <2 x double> %13, i64 1
  %41 = shufflevector <2 x double> %13, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %42 = fmul <2 x double> %13, %41
  %43 = fadd <2 x double> %39, %42
  %44 = shufflevector <2 x double> %8, <2 x double> %10, <2 x i32> <i32 0, i32 3>
  %45 = shufflevector <2 x double> %6, <2 x double> %19, <2 x i32> <i32 1, i32 3>
  %46 = fmul <2 x double> %44, %45
  %47 = fmul double %15, %40
  %48 = extractelement <2 x double> %46, i64 1
  %49 = fadd double %48, %47
  %50 = extractelement <2 x double> %46, i64 0
  %51 = fadd double %50, %49
  %52 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = fmul <2 x double> %52, %6
  %54 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %55 = fmul <2 x double> %54, %19
  %56 = fadd <2 x double> %53, %55
  %57 = insertelement <2 x double> poison, double %15, i64 0
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> zeroinitializer
  %59 = fmul <2 x double> %58, %13
  %60 = fadd <2 x double> %56, %59
  %61 = fmul <2 x double> %8, %8
  %62 = extractelement <2 x double> %61, i64 0
  %63 = fmul double %30, %30
  %64 = fmul double %15, %15
  %65 = fadd double %64, %63
  %66 = fadd double %62, %65
  %67 = fadd <2 x double> %27, <double 1.000000e+00, double 0.000000e+00>
  %68 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %69 = insertelement <2 x double> %68, double %34, i64 0
  %70 = fadd <2 x double> %69, zeroinitializer
  %71 = insertelement <2 x double> %68, double %51, i64 1
  %72 = fadd <2 x double> %71, <double 1.000000e+00, double 0.000000e+00>
  %73 = fadd <2 x double> %60, zeroinitializer
  %74 = fadd double %66, 1.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store <2 x double> %67, ptr %4, align 16, !tbaa !9
  store <2 x double> %70, ptr %75, align 16, !tbaa !9
  store <2 x double> %72, ptr %76, align 16, !tbaa !9
  store <2 x double> %73, ptr %77, align 16, !tbaa !9
  store double %74, ptr %78, align 16, !tbaa !10
  %80 = tail call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %67)
  %81 = shufflevector <2 x double> %80, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %82 = fadd <2 x double> %80, %81
  %83 = tail call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %72)
  %84 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %85 = fadd <2 x double> %83, %84
  %86 = extractelement <2 x double> %85, i64 0
  %87 = extractelement <2 x double> %67, i64 1
  %88 = tail call noundef double @llvm.fabs.f64(double %87)
  %89 = fadd double %88, %86
  %90 = tail call noundef double @llvm.fabs.f64(double %74)
  %91 = shufflevector <2 x double> %70, <2 x double> %72, <2 x i32> <i32 0, i32 3>
  %92 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %91)
  %93 = fadd <2 x double> %92, %82
  %94 = extractelement <2 x double> %93, i64 0
  %95 = fcmp ogt double %94, 0.000000e+00
  %96 = select i1 %95, double %94, double 0.000000e+00
  %97 = fcmp ogt double %89, %96
  %98 = select i1 %97, double %89, double %96
  %99 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %100 = fadd <2 x double> %92, %99
  %101 = extractelement <2 x double> %100, i64 0
  %102 = fadd double %90, %101
  %103 = fcmp ogt double %102, %98
  %104 = select i1 %103, double %102, double %98
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store double %104, ptr %105, align 8, !tbaa !12
  store i8 1, ptr %79, align 16, !tbaa !20
  %106 = call noundef i64 @_ZN5Eigen8internal11llt_inplaceIdLi1EE9unblockedINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEEElRT_(ptr noundef nonnull align 8 dereferenceable(88) %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %107 = load <2 x double>, ptr %1, align 1, !tbaa !9
  %108 = getelementptr i8, ptr %1, i64 16
  %109 = load double, ptr %108, align 8, !tbaa !10
  %110 = load double, ptr %4, align 16, !tbaa !10
  %111 = extractelement <2 x double> %107, i64 0
  %112 = fdiv double %111, %110
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %114 = load double, ptr %113, align 8, !tbaa !10
  %115 = fmul double %112, %114
  %116 = extractelement <2 x double> %107, i64 1
  %117 = fsub double %116, %115
  %118 = load double, ptr %76, align 16, !tbaa !10
  %119 = fdiv double %117, %118
  %120 = load double, ptr %75, align 16, !tbaa !10
  %121 = fmul double %112, %120
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %123 = load double, ptr %122, align 8, !tbaa !10
  %124 = fmul double %119, %123
  %125 = fadd double %121, %124
  %126 = fsub double %109, %125
  %127 = load double, ptr %78, align 16, !tbaa !10
  %128 = fdiv double %126, %127
  %129 = fdiv double %128, %127
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store double %129, ptr %130, align 16, !tbaa !10
  %131 = fmul double %123, %129
  %132 = fsub double %119, %131
  %133 = fdiv double %132, %118
  %134 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %133, ptr %134, align 8, !tbaa !10
  %135 = load <2 x double>, ptr %113, align 8, !tbaa !9
  %136 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %137 = load <2 x double>, ptr %136, align 8, !tbaa !9
  %138 = fmul <2 x double> %135, %137
  %139 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %140 = fadd <2 x double> %138, %139
  %141 = extractelement <2 x double> %140, i64 0
  %142 = fsub double %112, %141
  %143 = fdiv double %142, %110
  store double %143, ptr %5, align 16, !tbaa !10
  %144 = load <2 x double>, ptr %5, align 16, !tbaa !9
  %145 = fmul <2 x double> %107, %144
  %146 = shufflevector <2 x double> %145, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %147 = fadd <2 x double> %145, %146
  %148 = extractelement <2 x double> %147, i64 0
  %149 = fmul double %109, %129
  %150 = fadd double %149, %148
  %151 = call noundef double @llvm.log.f64(double %110)
  %152 = call noundef double @llvm.log.f64(double %118)
  %153 = fadd double %151, %152
  %154 = call noundef double @llvm.log.f64(double %127)
  %155 = fadd double %153, %154
  %156 = call double @llvm.fmuladd.f64(double %155, double 2.000000e+00, double %150)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %156
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress uwtable
define dso_local double @g(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"class.Eigen::internal::redux_evaluator.1278", align 8
  %3 = alloca [4 x double], align 16
  %4 = alloca %"class.Eigen::LDLT", align 16
  %5 = alloca %"class.Eigen::Matrix.27", align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %6 = load <2 x double>, ptr %0, align 1, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load <2 x double>, ptr %7, align 1, !tbaa !9
  store <2 x double> %8, ptr %3, align 16, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load <2 x double>, ptr %9, align 1, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <2 x double> %10, ptr %11, align 16, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load <2 x double>, ptr %12, align 1, !tbaa !9
  %14 = getelementptr i8, ptr %0, i64 64
  %15 = load double, ptr %14, align 8, !tbaa !10
  %16 = fmul <2 x double> %6, %6
  %17 = extractelement <2 x double> %8, i64 0
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %19 = load <2 x double>, ptr %18, align 8, !tbaa !9
  %20 = fmul <2 x double> %6, %19
  %21 = shufflevector <2 x double> %16, <2 x double> %20, <2 x i32> <i32 0, i32 2>
  %22 = shufflevector <2 x double> %16, <2 x double> %20, <2 x i32> <i32 1, i32 3>
  %23 = fadd <2 x double> %21, %22
  %24 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> zeroinitializer
  %25 = shufflevector <2 x double> %8, <2 x double> %10, <2 x i32> <i32 0, i32 3>
  %26 = fmul <2 x double> %24, %25
  %27 = fadd <2 x double> %23, %26
  %28 = fmul <2 x double> %6, %13
  %29 = shufflevector <2 x double> %28, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %30 = fadd <2 x double> %28, %29
  %31 = extractelement <2 x double> %30, i64 0
  %32 = fmul double %15, %17
  %33 = fadd double %31, %32
  %34 = insertelement <2 x double> %27, double %33, i64 0
  %35 = fmul <2 x double> %19, %19
  %36 = fmul <2 x double> %13, %19
  %37 = shufflevector <2 x double> %35, <2 x double> %36, <2 x i32> <i32 0, i32 2>
  %38 = shufflevector <2 x double> %35, <2 x double> %36, <2 x i32> <i32 1, i32 3>
  %39 = fadd <2 x double> %37, %38
  %40 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %41 = insertelement <2 x double> %40, double %15, i64 1
  %42 = fmul <2 x double> %41, %40
  %43 = fadd <2 x double> %42, %39
  %44 = insertelement <2 x double> %43, double %33, i64 0
  %45 = fmul <2 x double> %13, %13
  %46 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %47 = fadd <2 x double> %45, %46
  %48 = extractelement <2 x double> %47, i64 0
  %49 = fmul double %15, %15
  %50 = fadd double %48, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 124
  store <2 x double> %27, ptr %4, align 16, !tbaa !9, !alias.scope !21
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store <2 x double> %34, ptr %53, align 16, !tbaa !9, !alias.scope !21
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store <2 x double> %43, ptr %54, align 16, !tbaa !9, !alias.scope !21
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store <2 x double> %44, ptr %55, align 16, !tbaa !9, !alias.scope !21
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store double %50, ptr %56, align 16, !tbaa !10, !alias.scope !21
  %57 = tail call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %27)
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %59 = fadd <2 x double> %57, %58
  %60 = tail call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %43)
  %61 = shufflevector <2 x double> %60, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %62 = fadd <2 x double> %60, %61
  %63 = extractelement <2 x double> %62, i64 0
  %64 = extractelement <2 x double> %27, i64 1
  %65 = tail call noundef double @llvm.fabs.f64(double %64)
  %66 = fadd double %65, %63
  %67 = tail call noundef double @llvm.fabs.f64(double %50)
  %68 = insertelement <2 x double> %43, double %33, i64 0
  %69 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %68)
  %70 = fadd <2 x double> %69, %59
  %71 = extractelement <2 x double> %70, i64 0
  %72 = fcmp ogt double %71, 0.000000e+00
  %73 = select i1 %72, double %71, double 0.000000e+00
  %74 = fcmp ogt double %66, %73
  %75 = select i1 %74, double %66, double %73
  %76 = shufflevector <2 x double> %69, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %77 = fadd <2 x double> %69, %76
  %78 = extractelement <2 x double> %77, i64 0
  %79 = fadd double %67, %78
  %80 = fcmp ogt double %79, %75
  %81 = select i1 %80, double %79, double %75
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store double %81, ptr %82, align 8, !tbaa !24, !alias.scope !21
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i8 0, ptr %52, align 4, !tbaa !36, !alias.scope !21
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store i32 2, ptr %51, align 8, !tbaa !37, !alias.scope !21
  %85 = call noundef zeroext i1 @_ZN5Eigen8internal12ldlt_inplaceILi1EE9unblockedINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEENS_14TranspositionsILi3ELi3EiEENS4_IdLi3ELi1ELi0ELi3ELi1EEEEEbRT_RT0_RT1_RNS0_10SignMatrixE(ptr noundef nonnull align 8 dereferenceable(132) %4, ptr noundef nonnull align 4 dereferenceable(12) %83, ptr noundef nonnull align 8 dereferenceable(24) %84, ptr noundef nonnull align 4 dereferenceable(4) %51)
  %86 = xor i1 %85, true
  %87 = zext i1 %86 to i32
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 128
  store i32 %87, ptr %88, align 16, !tbaa !38, !alias.scope !21
  store i8 1, ptr %52, align 4, !tbaa !36, !alias.scope !21
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store <2 x double> <double 1.000000e+00, double -1.000000e+00>, ptr %5, align 16, !tbaa !10
  %89 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store double 5.000000e-01, ptr %89, align 16, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %91, ptr %90, align 8, !tbaa !39
  call void @_ZNK5Eigen4LDLTINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1EE22_solve_impl_transposedILb1ENS1_IdLi3ELi1ELi0ELi3ELi1EEES5_EEvRKT0_RT1_(ptr noundef nonnull align 8 dereferenceable(132) %4, ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %91)
  %92 = load ptr, ptr %90, align 8, !tbaa !43
  %93 = load <2 x double>, ptr %92, align 1, !tbaa !9
  %94 = fmul <2 x double> %93, %93
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %96 = fadd <2 x double> %94, %95
  %97 = extractelement <2 x double> %96, i64 0
  %98 = getelementptr i8, ptr %92, i64 16
  %99 = load double, ptr %98, align 8, !tbaa !10
  %100 = fmul double %99, %99
  %101 = fadd double %100, %97
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %101
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i64 @_ZN5Eigen8internal11llt_inplaceIdLi1EE9unblockedINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEEElRT_(ptr noundef nonnull align 8 dereferenceable(72) %0) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"struct.Eigen::internal::evaluator.367", align 8
  %3 = alloca %"struct.Eigen::internal::evaluator.383", align 8
  %4 = alloca %"class.Eigen::internal::generic_dense_assignment_kernel.391", align 8
  %5 = alloca %"struct.Eigen::internal::sub_assign_op", align 1
  %6 = alloca %"class.Eigen::Block.300", align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 24
  br label %30

30:                                               ; preds = %1, %144
  %31 = phi i64 [ 0, %1 ], [ %33, %144 ]
  %32 = sub nuw nsw i64 2, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %33 = add nuw nsw i64 %31, 1
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %35 = mul nuw nsw i64 %31, 24
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 %35
  store ptr %36, ptr %6, align 8, !tbaa !45
  store i64 %32, ptr %7, align 8, !tbaa !50
  store ptr %0, ptr %8, align 8, !tbaa !51
  store i64 %33, ptr %9, align 8, !tbaa !50
  store i64 %31, ptr %10, align 8, !tbaa !50
  store i64 3, ptr %11, align 8, !tbaa !53
  %37 = getelementptr double, ptr %0, i64 %31
  %38 = getelementptr i8, ptr %37, i64 %35
  %39 = load double, ptr %38, align 8, !tbaa !10
  %40 = icmp eq i64 %31, 0
  br i1 %40, label %53, label %41

41:                                               ; preds = %30
  %42 = load double, ptr %37, align 8, !tbaa !10
  %43 = fmul double %42, %42
  %44 = icmp eq i64 %31, 2
  br i1 %44, label %45, label %50

45:                                               ; preds = %41
  %46 = getelementptr i8, ptr %37, i64 24
  %47 = load double, ptr %46, align 8, !tbaa !10
  %48 = fmul double %47, %47
  %49 = fadd double %43, %48
  br label %50

50:                                               ; preds = %45, %41
  %51 = phi double [ %43, %41 ], [ %49, %45 ]
  %52 = fsub double %39, %51
  br label %53

53:                                               ; preds = %50, %30
  %54 = phi double [ %52, %50 ], [ %39, %30 ]
  %55 = fcmp ugt double %54, 0.000000e+00
  br i1 %55, label %56, label %146

56:                                               ; preds = %53
  %57 = call double @llvm.sqrt.f64(double %54)
  store double %57, ptr %38, align 8, !tbaa !10
  switch i64 %31, label %58 [
    i64 2, label %146
    i64 0, label %61
  ]

58:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  store ptr %34, ptr %2, align 8
  store i64 %32, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 %31, ptr %13, align 8
  store ptr %0, ptr %14, align 8
  store i64 %33, ptr %15, align 8
  store i64 0, ptr %16, align 8
  store i64 3, ptr %17, align 8
  store ptr %37, ptr %18, align 8
  store i64 %31, ptr %19, align 8
  store ptr %0, ptr %20, align 8
  store i64 %31, ptr %21, align 8
  store i64 0, ptr %22, align 8
  store i64 1, ptr %23, align 8
  store ptr %34, ptr %24, align 8, !tbaa !56
  store ptr %37, ptr %25, align 8, !tbaa !59
  store i64 %31, ptr %26, align 8, !tbaa !61
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  store ptr %36, ptr %3, align 8, !tbaa !81
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store ptr %3, ptr %4, align 8, !tbaa !83
  store ptr %2, ptr %27, align 8, !tbaa !85
  store ptr %5, ptr %28, align 8, !tbaa !87
  store ptr %6, ptr %29, align 8, !tbaa !89
  call void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS3_INS_7ProductINS4_IS6_Lin1ELin1ELb0EEENS_9TransposeIKNS4_IS6_Li1ELin1ELb0EEEEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi3ELi0EE3runERSJ_(ptr noundef nonnull align 8 dereferenceable(32) %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  %59 = load ptr, ptr %6, align 8, !tbaa !45
  %60 = load i64, ptr %7, align 8, !tbaa !50
  br label %61

61:                                               ; preds = %56, %58
  %62 = phi i64 [ 2, %56 ], [ %60, %58 ]
  %63 = phi ptr [ %36, %56 ], [ %59, %58 ]
  %64 = ptrtoint ptr %63 to i64
  %65 = and i64 %64, 7
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %61
  %68 = lshr exact i64 %64, 3
  %69 = and i64 %68, 1
  %70 = call i64 @llvm.smin.i64(i64 %69, i64 %62)
  br label %71

71:                                               ; preds = %67, %61
  %72 = phi i64 [ %70, %67 ], [ %62, %61 ]
  %73 = sub nsw i64 %62, %72
  %74 = sdiv i64 %73, 2
  %75 = shl nsw i64 %74, 1
  %76 = add nsw i64 %75, %72
  %77 = icmp sgt i64 %72, 0
  br i1 %77, label %78, label %102

78:                                               ; preds = %71
  %79 = icmp eq i64 %72, 1
  br i1 %79, label %93, label %80

80:                                               ; preds = %78
  %81 = and i64 %72, 9223372036854775806
  %82 = insertelement <2 x double> poison, double %57, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  br label %84

84:                                               ; preds = %84, %80
  %85 = phi i64 [ 0, %80 ], [ %89, %84 ]
  %86 = getelementptr inbounds nuw double, ptr %63, i64 %85
  %87 = load <2 x double>, ptr %86, align 8, !tbaa !10
  %88 = fdiv <2 x double> %87, %83
  store <2 x double> %88, ptr %86, align 8, !tbaa !10
  %89 = add nuw i64 %85, 2
  %90 = icmp eq i64 %89, %81
  br i1 %90, label %91, label %84, !llvm.loop !91

91:                                               ; preds = %84
  %92 = icmp eq i64 %72, %81
  br i1 %92, label %102, label %93

93:                                               ; preds = %78, %91
  %94 = phi i64 [ 0, %78 ], [ %81, %91 ]
  br label %95

95:                                               ; preds = %93, %95
  %96 = phi i64 [ %100, %95 ], [ %94, %93 ]
  %97 = getelementptr inbounds nuw double, ptr %63, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !10
  %99 = fdiv double %98, %57
  store double %99, ptr %97, align 8, !tbaa !10
  %100 = add nuw nsw i64 %96, 1
  %101 = icmp eq i64 %100, %72
  br i1 %101, label %102, label %95, !llvm.loop !95

102:                                              ; preds = %95, %91, %71
  %103 = icmp sgt i64 %73, 1
  br i1 %103, label %104, label %107

104:                                              ; preds = %102
  %105 = insertelement <2 x double> poison, double %57, i64 0
  %106 = shufflevector <2 x double> %105, <2 x double> poison, <2 x i32> zeroinitializer
  br label %137

107:                                              ; preds = %137, %102
  %108 = icmp slt i64 %76, %62
  br i1 %108, label %109, label %144

109:                                              ; preds = %107
  %110 = add i64 %72, %75
  %111 = sub i64 %62, %110
  %112 = icmp ult i64 %111, 2
  br i1 %112, label %128, label %113

113:                                              ; preds = %109
  %114 = and i64 %111, -2
  %115 = add i64 %76, %114
  %116 = insertelement <2 x double> poison, double %57, i64 0
  %117 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> zeroinitializer
  %118 = getelementptr double, ptr %63, i64 %76
  br label %119

119:                                              ; preds = %119, %113
  %120 = phi i64 [ 0, %113 ], [ %124, %119 ]
  %121 = getelementptr double, ptr %118, i64 %120
  %122 = load <2 x double>, ptr %121, align 8, !tbaa !10
  %123 = fdiv <2 x double> %122, %117
  store <2 x double> %123, ptr %121, align 8, !tbaa !10
  %124 = add nuw i64 %120, 2
  %125 = icmp eq i64 %124, %114
  br i1 %125, label %126, label %119, !llvm.loop !96

126:                                              ; preds = %119
  %127 = icmp eq i64 %111, %114
  br i1 %127, label %144, label %128

128:                                              ; preds = %109, %126
  %129 = phi i64 [ %76, %109 ], [ %115, %126 ]
  br label %130

130:                                              ; preds = %128, %130
  %131 = phi i64 [ %135, %130 ], [ %129, %128 ]
  %132 = getelementptr inbounds double, ptr %63, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !10
  %134 = fdiv double %133, %57
  store double %134, ptr %132, align 8, !tbaa !10
  %135 = add nsw i64 %131, 1
  %136 = icmp eq i64 %135, %62
  br i1 %136, label %144, label %130, !llvm.loop !97

137:                                              ; preds = %137, %104
  %138 = phi i64 [ %142, %137 ], [ %72, %104 ]
  %139 = getelementptr inbounds double, ptr %63, i64 %138
  %140 = load <2 x double>, ptr %139, align 16, !tbaa !9
  %141 = fdiv <2 x double> %140, %106
  store <2 x double> %141, ptr %139, align 16, !tbaa !9
  %142 = add nsw i64 %138, 2
  %143 = icmp slt i64 %142, %76
  br i1 %143, label %137, label %107, !llvm.loop !98

144:                                              ; preds = %130, %126, %107
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %145 = icmp eq i64 %33, 3
  br i1 %145, label %148, label %30

146:                                              ; preds = %56, %53
  %147 = phi i64 [ %31, %53 ], [ -1, %56 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %148

148:                                              ; preds = %144, %146
  %149 = phi i64 [ %147, %146 ], [ -1, %144 ]
  ret i64 %149
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS3_INS_7ProductINS4_IS6_Lin1ELin1ELb0EEENS_9TransposeIKNS4_IS6_Li1ELin1ELb0EEEEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi3ELi0EE3runERSJ_(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !99, !nonnull !101, !align !102
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !50
  %6 = load ptr, ptr %3, align 8, !tbaa !45
  %7 = ptrtoint ptr %6 to i64
  %8 = and i64 %7, 7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = lshr exact i64 %7, 3
  %12 = and i64 %11, 1
  %13 = tail call i64 @llvm.smin.i64(i64 %12, i64 %5)
  br label %14

14:                                               ; preds = %1, %10
  %15 = phi i64 [ %13, %10 ], [ %5, %1 ]
  %16 = sub nsw i64 %5, %15
  %17 = sdiv i64 %16, 2
  %18 = shl nsw i64 %17, 1
  %19 = add nsw i64 %18, %15
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %111

21:                                               ; preds = %14
  %22 = load ptr, ptr %0, align 8, !tbaa !103, !nonnull !101, !align !102
  %23 = load ptr, ptr %22, align 8, !tbaa !81
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !104, !nonnull !101, !align !102
  %26 = load ptr, ptr %25, align 8, !tbaa !105, !noalias !106
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %28 = load ptr, ptr %27, align 8, !tbaa !109, !noalias !110
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %30 = load i64, ptr %29, align 8, !tbaa !50, !noalias !110
  %31 = icmp eq i64 %30, 0
  %32 = icmp sgt i64 %30, 1
  %33 = add i64 %30, -1
  %34 = add i64 %30, -2
  %35 = and i64 %33, 3
  %36 = icmp ult i64 %34, 3
  %37 = and i64 %33, -4
  %38 = icmp eq i64 %35, 0
  %39 = icmp ne i64 %35, 0
  br label %40

40:                                               ; preds = %104, %21
  %41 = phi i64 [ 0, %21 ], [ %109, %104 ]
  %42 = getelementptr inbounds nuw double, ptr %26, i64 %41
  br i1 %31, label %104, label %43

43:                                               ; preds = %40
  %44 = load double, ptr %42, align 8, !tbaa !10
  %45 = load double, ptr %28, align 8, !tbaa !10
  %46 = fmul double %44, %45
  br i1 %32, label %47, label %104

47:                                               ; preds = %43
  br i1 %36, label %87, label %48

48:                                               ; preds = %47, %48
  %49 = phi i64 [ %83, %48 ], [ 1, %47 ]
  %50 = phi double [ %82, %48 ], [ %46, %47 ]
  %51 = phi i64 [ %84, %48 ], [ 0, %47 ]
  %52 = mul i64 %49, 24
  %53 = getelementptr i8, ptr %42, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !10
  %55 = getelementptr i8, ptr %28, i64 %52
  %56 = load double, ptr %55, align 8, !tbaa !10
  %57 = fmul double %54, %56
  %58 = fadd double %50, %57
  %59 = mul i64 %49, 24
  %60 = add i64 %59, 24
  %61 = getelementptr i8, ptr %42, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !10
  %63 = getelementptr i8, ptr %28, i64 %60
  %64 = load double, ptr %63, align 8, !tbaa !10
  %65 = fmul double %62, %64
  %66 = fadd double %58, %65
  %67 = mul i64 %49, 24
  %68 = add i64 %67, 48
  %69 = getelementptr i8, ptr %42, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !10
  %71 = getelementptr i8, ptr %28, i64 %68
  %72 = load double, ptr %71, align 8, !tbaa !10
  %73 = fmul double %70, %72
  %74 = fadd double %66, %73
  %75 = mul i64 %49, 24
  %76 = add i64 %75, 72
  %77 = getelementptr i8, ptr %42, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !10
  %79 = getelementptr i8, ptr %28, i64 %76
  %80 = load double, ptr %79, align 8, !tbaa !10
  %81 = fmul double %78, %80
  %82 = fadd double %74, %81
  %83 = add nuw nsw i64 %49, 4
  %84 = add i64 %51, 4
  %85 = icmp eq i64 %84, %37
  br i1 %85, label %86, label %48, !llvm.loop !113

86:                                               ; preds = %48
  br i1 %38, label %104, label %87

87:                                               ; preds = %86, %47
  %88 = phi i64 [ 1, %47 ], [ %83, %86 ]
  %89 = phi double [ %46, %47 ], [ %82, %86 ]
  tail call void @llvm.assume(i1 %39)
  br label %90

90:                                               ; preds = %90, %87
  %91 = phi i64 [ %101, %90 ], [ %88, %87 ]
  %92 = phi double [ %100, %90 ], [ %89, %87 ]
  %93 = phi i64 [ %102, %90 ], [ 0, %87 ]
  %94 = mul i64 %91, 24
  %95 = getelementptr i8, ptr %42, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !10
  %97 = getelementptr i8, ptr %28, i64 %94
  %98 = load double, ptr %97, align 8, !tbaa !10
  %99 = fmul double %96, %98
  %100 = fadd double %92, %99
  %101 = add nuw nsw i64 %91, 1
  %102 = add i64 %93, 1
  %103 = icmp eq i64 %102, %35
  br i1 %103, label %104, label %90, !llvm.loop !114

104:                                              ; preds = %86, %90, %43, %40
  %105 = phi double [ 0.000000e+00, %40 ], [ %46, %43 ], [ %82, %86 ], [ %100, %90 ]
  %106 = getelementptr inbounds nuw double, ptr %23, i64 %41
  %107 = load double, ptr %106, align 8, !tbaa !10
  %108 = fsub double %107, %105
  store double %108, ptr %106, align 8, !tbaa !10
  %109 = add nuw nsw i64 %41, 1
  %110 = icmp eq i64 %109, %15
  br i1 %110, label %111, label %40, !llvm.loop !116

111:                                              ; preds = %104, %14
  %112 = icmp sgt i64 %16, 1
  br i1 %112, label %113, label %115

113:                                              ; preds = %111
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %208

115:                                              ; preds = %267, %111
  %116 = icmp slt i64 %19, %5
  br i1 %116, label %117, label %207

117:                                              ; preds = %115
  %118 = load ptr, ptr %0, align 8, !tbaa !103, !nonnull !101, !align !102
  %119 = load ptr, ptr %118, align 8, !tbaa !81
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %121 = load ptr, ptr %120, align 8, !tbaa !104, !nonnull !101, !align !102
  %122 = load ptr, ptr %121, align 8, !tbaa !105, !noalias !117
  %123 = getelementptr inbounds nuw i8, ptr %121, i64 56
  %124 = load ptr, ptr %123, align 8, !tbaa !109, !noalias !120
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 72
  %126 = load i64, ptr %125, align 8, !tbaa !50, !noalias !120
  %127 = icmp eq i64 %126, 0
  %128 = icmp sgt i64 %126, 1
  %129 = add i64 %126, -1
  %130 = add i64 %126, -2
  %131 = and i64 %129, 3
  %132 = icmp ult i64 %130, 3
  %133 = and i64 %129, -4
  %134 = icmp eq i64 %131, 0
  %135 = icmp ne i64 %131, 0
  br label %136

136:                                              ; preds = %200, %117
  %137 = phi i64 [ %19, %117 ], [ %205, %200 ]
  %138 = getelementptr inbounds double, ptr %122, i64 %137
  br i1 %127, label %200, label %139

139:                                              ; preds = %136
  %140 = load double, ptr %138, align 8, !tbaa !10
  %141 = load double, ptr %124, align 8, !tbaa !10
  %142 = fmul double %140, %141
  br i1 %128, label %143, label %200

143:                                              ; preds = %139
  br i1 %132, label %183, label %144

144:                                              ; preds = %143, %144
  %145 = phi i64 [ %179, %144 ], [ 1, %143 ]
  %146 = phi double [ %178, %144 ], [ %142, %143 ]
  %147 = phi i64 [ %180, %144 ], [ 0, %143 ]
  %148 = mul i64 %145, 24
  %149 = getelementptr i8, ptr %138, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !10
  %151 = getelementptr i8, ptr %124, i64 %148
  %152 = load double, ptr %151, align 8, !tbaa !10
  %153 = fmul double %150, %152
  %154 = fadd double %146, %153
  %155 = mul i64 %145, 24
  %156 = add i64 %155, 24
  %157 = getelementptr i8, ptr %138, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !10
  %159 = getelementptr i8, ptr %124, i64 %156
  %160 = load double, ptr %159, align 8, !tbaa !10
  %161 = fmul double %158, %160
  %162 = fadd double %154, %161
  %163 = mul i64 %145, 24
  %164 = add i64 %163, 48
  %165 = getelementptr i8, ptr %138, i64 %164
  %166 = load double, ptr %165, align 8, !tbaa !10
  %167 = getelementptr i8, ptr %124, i64 %164
  %168 = load double, ptr %167, align 8, !tbaa !10
  %169 = fmul double %166, %168
  %170 = fadd double %162, %169
  %171 = mul i64 %145, 24
  %172 = add i64 %171, 72
  %173 = getelementptr i8, ptr %138, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !10
  %175 = getelementptr i8, ptr %124, i64 %172
  %176 = load double, ptr %175, align 8, !tbaa !10
  %177 = fmul double %174, %176
  %178 = fadd double %170, %177
  %179 = add nuw nsw i64 %145, 4
  %180 = add i64 %147, 4
  %181 = icmp eq i64 %180, %133
  br i1 %181, label %182, label %144, !llvm.loop !113

182:                                              ; preds = %144
  br i1 %134, label %200, label %183

183:                                              ; preds = %182, %143
  %184 = phi i64 [ 1, %143 ], [ %179, %182 ]
  %185 = phi double [ %142, %143 ], [ %178, %182 ]
  tail call void @llvm.assume(i1 %135)
  br label %186

186:                                              ; preds = %186, %183
  %187 = phi i64 [ %197, %186 ], [ %184, %183 ]
  %188 = phi double [ %196, %186 ], [ %185, %183 ]
  %189 = phi i64 [ %198, %186 ], [ 0, %183 ]
  %190 = mul i64 %187, 24
  %191 = getelementptr i8, ptr %138, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !10
  %193 = getelementptr i8, ptr %124, i64 %190
  %194 = load double, ptr %193, align 8, !tbaa !10
  %195 = fmul double %192, %194
  %196 = fadd double %188, %195
  %197 = add nuw nsw i64 %187, 1
  %198 = add i64 %189, 1
  %199 = icmp eq i64 %198, %131
  br i1 %199, label %200, label %186, !llvm.loop !123

200:                                              ; preds = %182, %186, %139, %136
  %201 = phi double [ 0.000000e+00, %136 ], [ %142, %139 ], [ %178, %182 ], [ %196, %186 ]
  %202 = getelementptr inbounds double, ptr %119, i64 %137
  %203 = load double, ptr %202, align 8, !tbaa !10
  %204 = fsub double %203, %201
  store double %204, ptr %202, align 8, !tbaa !10
  %205 = add nsw i64 %137, 1
  %206 = icmp eq i64 %205, %5
  br i1 %206, label %207, label %136, !llvm.loop !116

207:                                              ; preds = %200, %115
  ret void

208:                                              ; preds = %113, %267
  %209 = phi i64 [ %15, %113 ], [ %272, %267 ]
  %210 = load ptr, ptr %0, align 8, !tbaa !103, !nonnull !101, !align !102
  %211 = load ptr, ptr %210, align 8, !tbaa !81
  %212 = load ptr, ptr %114, align 8, !tbaa !104, !nonnull !101, !align !102
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 144
  %214 = load i64, ptr %213, align 8, !tbaa !61
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %216, label %267

216:                                              ; preds = %208
  %217 = getelementptr inbounds nuw i8, ptr %212, i64 128
  %218 = getelementptr inbounds nuw i8, ptr %212, i64 112
  %219 = load ptr, ptr %218, align 8, !tbaa !56
  %220 = getelementptr inbounds double, ptr %219, i64 %209
  %221 = load ptr, ptr %217, align 8, !tbaa !59
  %222 = and i64 %214, 1
  %223 = icmp eq i64 %214, 1
  br i1 %223, label %254, label %224

224:                                              ; preds = %216
  %225 = and i64 %214, 9223372036854775806
  br label %226

226:                                              ; preds = %226, %224
  %227 = phi <2 x double> [ zeroinitializer, %224 ], [ %248, %226 ]
  %228 = phi i64 [ 0, %224 ], [ %249, %226 ]
  %229 = phi i64 [ 0, %224 ], [ %250, %226 ]
  %230 = mul nuw nsw i64 %228, 24
  %231 = getelementptr inbounds nuw i8, ptr %220, i64 %230
  %232 = load <2 x double>, ptr %231, align 1, !tbaa !9
  %233 = getelementptr i8, ptr %221, i64 %230
  %234 = load double, ptr %233, align 8, !tbaa !10
  %235 = insertelement <2 x double> poison, double %234, i64 0
  %236 = shufflevector <2 x double> %235, <2 x double> poison, <2 x i32> zeroinitializer
  %237 = fmul <2 x double> %232, %236
  %238 = fadd <2 x double> %227, %237
  %239 = mul nuw i64 %228, 24
  %240 = add nuw i64 %239, 24
  %241 = getelementptr inbounds nuw i8, ptr %220, i64 %240
  %242 = load <2 x double>, ptr %241, align 1, !tbaa !9
  %243 = getelementptr i8, ptr %221, i64 %240
  %244 = load double, ptr %243, align 8, !tbaa !10
  %245 = insertelement <2 x double> poison, double %244, i64 0
  %246 = shufflevector <2 x double> %245, <2 x double> poison, <2 x i32> zeroinitializer
  %247 = fmul <2 x double> %242, %246
  %248 = fadd <2 x double> %238, %247
  %249 = add nuw nsw i64 %228, 2
  %250 = add i64 %229, 2
  %251 = icmp eq i64 %250, %225
  br i1 %251, label %252, label %226, !llvm.loop !124

252:                                              ; preds = %226
  %253 = icmp eq i64 %222, 0
  br i1 %253, label %267, label %254

254:                                              ; preds = %252, %216
  %255 = phi <2 x double> [ zeroinitializer, %216 ], [ %248, %252 ]
  %256 = phi i64 [ 0, %216 ], [ %249, %252 ]
  %257 = icmp ne i64 %222, 0
  tail call void @llvm.assume(i1 %257)
  %258 = mul nuw nsw i64 %256, 24
  %259 = getelementptr inbounds nuw i8, ptr %220, i64 %258
  %260 = load <2 x double>, ptr %259, align 1, !tbaa !9
  %261 = getelementptr i8, ptr %221, i64 %258
  %262 = load double, ptr %261, align 8, !tbaa !10
  %263 = insertelement <2 x double> poison, double %262, i64 0
  %264 = shufflevector <2 x double> %263, <2 x double> poison, <2 x i32> zeroinitializer
  %265 = fmul <2 x double> %260, %264
  %266 = fadd <2 x double> %255, %265
  br label %267

267:                                              ; preds = %254, %252, %208
  %268 = phi <2 x double> [ zeroinitializer, %208 ], [ %248, %252 ], [ %266, %254 ]
  %269 = getelementptr inbounds double, ptr %211, i64 %209
  %270 = load <2 x double>, ptr %269, align 16, !tbaa !9
  %271 = fsub <2 x double> %270, %268
  store <2 x double> %271, ptr %269, align 16, !tbaa !9
  %272 = add nsw i64 %209, 2
  %273 = icmp slt i64 %272, %19
  br i1 %273, label %208, label %115, !llvm.loop !125
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #2

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZN5Eigen8internal12ldlt_inplaceILi1EE9unblockedINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEENS_14TranspositionsILi3ELi3EiEENS4_IdLi3ELi1ELi0ELi3ELi1EEEEEbRT_RT0_RT1_RNS0_10SignMatrixE(ptr noundef nonnull align 8 dereferenceable(72) %0, ptr noundef nonnull align 4 dereferenceable(12) %1, ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %5 = alloca %"struct.Eigen::internal::evaluator.1208", align 8
  %6 = alloca %"struct.Eigen::internal::evaluator.383", align 8
  %7 = alloca %"class.Eigen::internal::generic_dense_assignment_kernel.1212", align 8
  %8 = alloca %"struct.Eigen::internal::sub_assign_op", align 1
  %9 = alloca %"class.Eigen::Block.300", align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %35

35:                                               ; preds = %4, %397
  %36 = phi i64 [ 0, %4 ], [ %399, %397 ]
  %37 = phi i1 [ false, %4 ], [ %385, %397 ]
  %38 = phi i8 [ 1, %4 ], [ %383, %397 ]
  %39 = phi i64 [ 0, %4 ], [ %219, %397 ]
  %40 = sub i64 2, %36
  %41 = mul nuw nsw i64 %36, 24
  %42 = getelementptr i8, ptr %0, i64 %41
  %43 = getelementptr i8, ptr %0, i64 %41
  %44 = getelementptr i8, ptr %43, i64 24
  %45 = shl nuw nsw i64 %36, 5
  %46 = getelementptr i8, ptr %0, i64 %45
  %47 = getelementptr i8, ptr %46, i64 8
  %48 = shl nuw nsw i64 %39, 5
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 %48
  %50 = icmp eq i64 %39, 2
  br i1 %50, label %51, label %53

51:                                               ; preds = %35
  %52 = getelementptr inbounds nuw i32, ptr %1, i64 %39
  store i32 2, ptr %52, align 4, !tbaa !5
  br label %102

53:                                               ; preds = %35
  %54 = load double, ptr %49, align 8, !tbaa !10
  %55 = call noundef double @llvm.fabs.f64(double %54)
  %56 = and i64 %40, 1
  %57 = icmp eq i64 %36, 1
  br i1 %57, label %85, label %58

58:                                               ; preds = %53
  %59 = and i64 %40, -2
  br label %60

60:                                               ; preds = %60, %58
  %61 = phi i64 [ 0, %58 ], [ %78, %60 ]
  %62 = phi i64 [ 1, %58 ], [ %80, %60 ]
  %63 = phi double [ %55, %58 ], [ %79, %60 ]
  %64 = phi i64 [ 0, %58 ], [ %81, %60 ]
  %65 = shl i64 %62, 5
  %66 = getelementptr i8, ptr %49, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !10
  %68 = call noundef double @llvm.fabs.f64(double %67)
  %69 = fcmp ogt double %68, %63
  %70 = select i1 %69, i64 %62, i64 %61
  %71 = select i1 %69, double %68, double %63
  %72 = add nuw nsw i64 %62, 1
  %73 = shl i64 %72, 5
  %74 = getelementptr i8, ptr %49, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !10
  %76 = call noundef double @llvm.fabs.f64(double %75)
  %77 = fcmp ogt double %76, %71
  %78 = select i1 %77, i64 %72, i64 %70
  %79 = select i1 %77, double %76, double %71
  %80 = add nuw nsw i64 %62, 2
  %81 = add i64 %64, 2
  %82 = icmp eq i64 %81, %59
  br i1 %82, label %83, label %60, !llvm.loop !126

83:                                               ; preds = %60
  %84 = icmp eq i64 %56, 0
  br i1 %84, label %96, label %85

85:                                               ; preds = %83, %53
  %86 = phi i64 [ 0, %53 ], [ %78, %83 ]
  %87 = phi i64 [ 1, %53 ], [ %80, %83 ]
  %88 = phi double [ %55, %53 ], [ %79, %83 ]
  %89 = icmp ne i64 %56, 0
  call void @llvm.assume(i1 %89)
  %90 = shl i64 %87, 5
  %91 = getelementptr i8, ptr %49, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !10
  %93 = call noundef double @llvm.fabs.f64(double %92)
  %94 = fcmp ogt double %93, %88
  %95 = select i1 %94, i64 %87, i64 %86
  br label %96

96:                                               ; preds = %83, %85
  %97 = phi i64 [ %78, %83 ], [ %95, %85 ]
  %98 = add nsw i64 %97, %39
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i32, ptr %1, i64 %39
  store i32 %99, ptr %100, align 4, !tbaa !5
  %101 = icmp eq i64 %97, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %51, %96
  %103 = add nuw nsw i64 %39, 1
  %104 = mul nuw nsw i64 %39, 24
  br label %217

105:                                              ; preds = %96
  %106 = sub i64 2, %98
  %107 = getelementptr double, ptr %0, i64 %39
  %108 = getelementptr double, ptr %0, i64 %98
  %109 = icmp eq i64 %39, 0
  br i1 %109, label %119, label %110

110:                                              ; preds = %105
  %111 = load double, ptr %107, align 8, !tbaa !10
  %112 = load double, ptr %108, align 8, !tbaa !10
  store double %112, ptr %107, align 8, !tbaa !10
  store double %111, ptr %108, align 8, !tbaa !10
  %113 = icmp eq i64 %39, 1
  br i1 %113, label %119, label %114, !llvm.loop !127

114:                                              ; preds = %110
  %115 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %116 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %117 = load double, ptr %115, align 8, !tbaa !10
  %118 = load double, ptr %116, align 8, !tbaa !10
  store double %118, ptr %115, align 8, !tbaa !10
  store double %117, ptr %116, align 8, !tbaa !10
  br label %119

119:                                              ; preds = %110, %114, %105
  %120 = mul nuw nsw i64 %39, 24
  %121 = getelementptr i8, ptr %0, i64 %120
  %122 = add i64 %98, 1
  %123 = getelementptr inbounds double, ptr %121, i64 %122
  %124 = mul i64 %98, 24
  %125 = getelementptr inbounds i8, ptr %0, i64 %124
  %126 = getelementptr inbounds double, ptr %125, i64 %122
  %127 = ptrtoint ptr %123 to i64
  %128 = lshr exact i64 %127, 3
  %129 = and i64 %128, 1
  %130 = call i64 @llvm.smin.i64(i64 %129, i64 %106)
  %131 = sub nsw i64 %106, %130
  %132 = sdiv i64 %131, 2
  %133 = shl nsw i64 %132, 1
  %134 = add nsw i64 %133, %130
  %135 = icmp sgt i64 %130, 0
  br i1 %135, label %136, label %139

136:                                              ; preds = %119
  %137 = load double, ptr %123, align 8, !tbaa !10
  %138 = load double, ptr %126, align 8, !tbaa !10
  store double %138, ptr %123, align 8, !tbaa !10
  store double %137, ptr %126, align 8, !tbaa !10
  br label %139

139:                                              ; preds = %136, %119
  %140 = icmp sgt i64 %131, 1
  br i1 %140, label %193, label %141

141:                                              ; preds = %193, %139
  %142 = icmp slt i64 %134, %106
  br i1 %142, label %143, label %201

143:                                              ; preds = %141
  %144 = add i64 %36, %133
  %145 = add i64 %144, %97
  %146 = add i64 %145, %130
  %147 = sub i64 2, %146
  %148 = icmp ult i64 %147, 10
  br i1 %148, label %183, label %149

149:                                              ; preds = %143
  %150 = shl i64 %132, 4
  %151 = getelementptr i8, ptr %42, i64 %150
  %152 = shl i64 %130, 3
  %153 = add i64 %130, %122
  %154 = shl i64 %153, 3
  %155 = getelementptr i8, ptr %151, i64 %154
  %156 = getelementptr i8, ptr %47, i64 %150
  %157 = shl i64 %97, 5
  %158 = getelementptr i8, ptr %156, i64 %157
  %159 = getelementptr i8, ptr %158, i64 %152
  %160 = mul i64 %97, 24
  %161 = getelementptr i8, ptr %44, i64 %160
  %162 = icmp ult ptr %155, %161
  %163 = icmp ult ptr %159, %44
  %164 = and i1 %162, %163
  br i1 %164, label %183, label %165

165:                                              ; preds = %149
  %166 = and i64 %147, -4
  %167 = add i64 %134, %166
  br label %168

168:                                              ; preds = %168, %165
  %169 = phi i64 [ 0, %165 ], [ %179, %168 ]
  %170 = add i64 %134, %169
  %171 = getelementptr inbounds double, ptr %123, i64 %170
  %172 = getelementptr inbounds double, ptr %126, i64 %170
  %173 = getelementptr inbounds nuw i8, ptr %171, i64 16
  %174 = load <2 x double>, ptr %171, align 8, !tbaa !10, !alias.scope !128, !noalias !131
  %175 = load <2 x double>, ptr %173, align 8, !tbaa !10, !alias.scope !128, !noalias !131
  %176 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %177 = load <2 x double>, ptr %172, align 8, !tbaa !10, !alias.scope !131
  %178 = load <2 x double>, ptr %176, align 8, !tbaa !10, !alias.scope !131
  store <2 x double> %177, ptr %171, align 8, !tbaa !10, !alias.scope !128, !noalias !131
  store <2 x double> %178, ptr %173, align 8, !tbaa !10, !alias.scope !128, !noalias !131
  store <2 x double> %174, ptr %172, align 8, !tbaa !10, !alias.scope !131
  store <2 x double> %175, ptr %176, align 8, !tbaa !10, !alias.scope !131
  %179 = add nuw i64 %169, 4
  %180 = icmp eq i64 %179, %166
  br i1 %180, label %181, label %168, !llvm.loop !133

181:                                              ; preds = %168
  %182 = icmp eq i64 %147, %166
  br i1 %182, label %201, label %183

183:                                              ; preds = %149, %143, %181
  %184 = phi i64 [ %134, %149 ], [ %134, %143 ], [ %167, %181 ]
  br label %185

185:                                              ; preds = %183, %185
  %186 = phi i64 [ %191, %185 ], [ %184, %183 ]
  %187 = getelementptr inbounds double, ptr %123, i64 %186
  %188 = getelementptr inbounds double, ptr %126, i64 %186
  %189 = load double, ptr %187, align 8, !tbaa !10
  %190 = load double, ptr %188, align 8, !tbaa !10
  store double %190, ptr %187, align 8, !tbaa !10
  store double %189, ptr %188, align 8, !tbaa !10
  %191 = add nsw i64 %186, 1
  %192 = icmp eq i64 %191, %106
  br i1 %192, label %201, label %185, !llvm.loop !134

193:                                              ; preds = %139, %193
  %194 = phi i64 [ %199, %193 ], [ %130, %139 ]
  %195 = getelementptr inbounds double, ptr %126, i64 %194
  %196 = load <2 x double>, ptr %195, align 8, !tbaa !9
  %197 = getelementptr inbounds double, ptr %123, i64 %194
  %198 = load <2 x double>, ptr %197, align 16, !tbaa !9
  store <2 x double> %198, ptr %195, align 8, !tbaa !9
  store <2 x double> %196, ptr %197, align 16, !tbaa !9
  %199 = add nsw i64 %194, 2
  %200 = icmp slt i64 %199, %134
  br i1 %200, label %193, label %141, !llvm.loop !135

201:                                              ; preds = %185, %181, %141
  %202 = getelementptr i8, ptr %107, i64 %120
  %203 = getelementptr i8, ptr %108, i64 %124
  %204 = load double, ptr %202, align 8, !tbaa !10
  %205 = load double, ptr %203, align 8, !tbaa !10
  store double %205, ptr %202, align 8, !tbaa !10
  store double %204, ptr %203, align 8, !tbaa !10
  %206 = add nuw nsw i64 %39, 1
  %207 = icmp eq i64 %97, 1
  br i1 %207, label %217, label %208

208:                                              ; preds = %201, %208
  %209 = phi i64 [ %215, %208 ], [ %206, %201 ]
  %210 = getelementptr double, ptr %121, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !10
  %212 = mul i64 %209, 24
  %213 = getelementptr i8, ptr %108, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !10
  store double %214, ptr %210, align 8, !tbaa !10
  store double %211, ptr %213, align 8, !tbaa !10
  %215 = add nuw nsw i64 %209, 1
  %216 = icmp slt i64 %215, %98
  br i1 %216, label %208, label %217, !llvm.loop !136

217:                                              ; preds = %208, %102, %201
  %218 = phi i64 [ %104, %102 ], [ %120, %201 ], [ %120, %208 ]
  %219 = phi i64 [ %103, %102 ], [ %206, %201 ], [ %206, %208 ]
  %220 = sub nsw i64 2, %39
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  %221 = getelementptr inbounds nuw double, ptr %0, i64 %219
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 %218
  store ptr %222, ptr %9, align 8, !tbaa !45
  store i64 %220, ptr %10, align 8, !tbaa !50
  store ptr %0, ptr %11, align 8, !tbaa !51
  store i64 %219, ptr %12, align 8, !tbaa !50
  store i64 %39, ptr %13, align 8, !tbaa !50
  store i64 3, ptr %14, align 8, !tbaa !53
  %223 = getelementptr double, ptr %0, i64 %39
  %224 = icmp eq i64 %39, 0
  br i1 %224, label %253, label %225

225:                                              ; preds = %217
  %226 = load double, ptr %0, align 8, !tbaa !10
  %227 = load double, ptr %223, align 8, !tbaa !10
  %228 = fmul double %226, %227
  store double %228, ptr %2, align 8, !tbaa !10
  %229 = icmp eq i64 %39, 1
  br i1 %229, label %235, label %230, !llvm.loop !137

230:                                              ; preds = %225
  %231 = load double, ptr %34, align 8, !tbaa !10
  %232 = getelementptr inbounds nuw i8, ptr %223, i64 24
  %233 = load double, ptr %232, align 8, !tbaa !10
  %234 = fmul double %231, %233
  store double %234, ptr %33, align 8, !tbaa !10
  br label %235

235:                                              ; preds = %230, %225
  %236 = load double, ptr %223, align 8, !tbaa !10
  %237 = load double, ptr %2, align 8, !tbaa !10
  %238 = fmul double %236, %237
  br i1 %50, label %239, label %249

239:                                              ; preds = %235
  %240 = getelementptr i8, ptr %223, i64 24
  %241 = load double, ptr %240, align 8, !tbaa !10
  %242 = load double, ptr %32, align 8, !tbaa !10
  %243 = fmul double %241, %242
  %244 = fadd double %238, %243
  %245 = getelementptr i8, ptr %223, i64 %218
  %246 = load double, ptr %245, align 8, !tbaa !10
  %247 = fsub double %246, %244
  store double %247, ptr %245, align 8, !tbaa !10
  %248 = fcmp one double %247, 0.000000e+00
  br label %378

249:                                              ; preds = %235
  %250 = getelementptr i8, ptr %223, i64 %218
  %251 = load double, ptr %250, align 8, !tbaa !10
  %252 = fsub double %251, %238
  store double %252, ptr %250, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr %221, ptr %5, align 8
  store i64 %220, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  store i64 %39, ptr %16, align 8
  store ptr %0, ptr %17, align 8
  store i64 %219, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 3, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  store i64 %39, ptr %22, align 8
  store ptr %2, ptr %23, align 8
  store i64 0, ptr %24, align 8
  store i64 3, ptr %25, align 8
  store ptr %221, ptr %26, align 8, !tbaa !56
  store ptr %2, ptr %27, align 8, !tbaa !138
  store i64 %39, ptr %28, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  store ptr %222, ptr %6, align 8, !tbaa !81
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  store ptr %6, ptr %7, align 8, !tbaa !83
  store ptr %5, ptr %29, align 8, !tbaa !151
  store ptr %8, ptr %30, align 8, !tbaa !87
  store ptr %9, ptr %31, align 8, !tbaa !89
  call void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS3_INS_7ProductINS4_IS6_Lin1ELin1ELb0EEENS4_INS5_IdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi3ELi0EE3runERSH_(ptr noundef nonnull align 8 dereferenceable(32) %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  br label %253

253:                                              ; preds = %249, %217
  %254 = getelementptr i8, ptr %223, i64 %218
  %255 = load double, ptr %254, align 8, !tbaa !10
  %256 = fcmp one double %255, 0.000000e+00
  %257 = icmp ne i64 %39, 0
  %258 = or i1 %257, %256
  br i1 %258, label %280, label %259

259:                                              ; preds = %253
  store i32 2, ptr %3, align 4, !tbaa !153
  store i32 0, ptr %1, align 4, !tbaa !5
  %260 = trunc nuw i8 %38 to i1
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %262 = load double, ptr %261, align 8
  %263 = fcmp oeq double %262, 0.000000e+00
  %264 = select i1 %260, i1 %263, i1 false
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %266 = load double, ptr %265, align 8
  %267 = fcmp oeq double %266, 0.000000e+00
  %268 = select i1 %264, i1 %267, i1 false
  %269 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 1, ptr %269, align 4, !tbaa !5
  br i1 %268, label %272, label %270

270:                                              ; preds = %259
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 2, ptr %271, align 4, !tbaa !5
  br label %278

272:                                              ; preds = %259
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %274 = load double, ptr %273, align 8, !tbaa !10
  %275 = fcmp oeq double %274, 0.000000e+00
  %276 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 2, ptr %276, align 4, !tbaa !5
  br i1 %275, label %277, label %278

277:                                              ; preds = %272
  br label %278

278:                                              ; preds = %272, %277, %270
  %279 = phi i1 [ false, %272 ], [ true, %277 ], [ false, %270 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  br label %402

280:                                              ; preds = %253
  br i1 %256, label %281, label %364

281:                                              ; preds = %280
  %282 = load ptr, ptr %9, align 8, !tbaa !45
  %283 = load i64, ptr %10, align 8, !tbaa !50
  %284 = ptrtoint ptr %282 to i64
  %285 = and i64 %284, 7
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %287, label %291

287:                                              ; preds = %281
  %288 = lshr exact i64 %284, 3
  %289 = and i64 %288, 1
  %290 = call i64 @llvm.smin.i64(i64 %289, i64 %283)
  br label %291

291:                                              ; preds = %287, %281
  %292 = phi i64 [ %290, %287 ], [ %283, %281 ]
  %293 = sub nsw i64 %283, %292
  %294 = sdiv i64 %293, 2
  %295 = shl nsw i64 %294, 1
  %296 = add nsw i64 %295, %292
  %297 = icmp sgt i64 %292, 0
  br i1 %297, label %298, label %322

298:                                              ; preds = %291
  %299 = icmp eq i64 %292, 1
  br i1 %299, label %313, label %300

300:                                              ; preds = %298
  %301 = and i64 %292, 9223372036854775806
  %302 = insertelement <2 x double> poison, double %255, i64 0
  %303 = shufflevector <2 x double> %302, <2 x double> poison, <2 x i32> zeroinitializer
  br label %304

304:                                              ; preds = %304, %300
  %305 = phi i64 [ 0, %300 ], [ %309, %304 ]
  %306 = getelementptr inbounds nuw double, ptr %282, i64 %305
  %307 = load <2 x double>, ptr %306, align 8, !tbaa !10
  %308 = fdiv <2 x double> %307, %303
  store <2 x double> %308, ptr %306, align 8, !tbaa !10
  %309 = add nuw i64 %305, 2
  %310 = icmp eq i64 %309, %301
  br i1 %310, label %311, label %304, !llvm.loop !154

311:                                              ; preds = %304
  %312 = icmp eq i64 %292, %301
  br i1 %312, label %322, label %313

313:                                              ; preds = %298, %311
  %314 = phi i64 [ 0, %298 ], [ %301, %311 ]
  br label %315

315:                                              ; preds = %313, %315
  %316 = phi i64 [ %320, %315 ], [ %314, %313 ]
  %317 = getelementptr inbounds nuw double, ptr %282, i64 %316
  %318 = load double, ptr %317, align 8, !tbaa !10
  %319 = fdiv double %318, %255
  store double %319, ptr %317, align 8, !tbaa !10
  %320 = add nuw nsw i64 %316, 1
  %321 = icmp eq i64 %320, %292
  br i1 %321, label %322, label %315, !llvm.loop !155

322:                                              ; preds = %315, %311, %291
  %323 = icmp sgt i64 %293, 1
  br i1 %323, label %324, label %327

324:                                              ; preds = %322
  %325 = insertelement <2 x double> poison, double %255, i64 0
  %326 = shufflevector <2 x double> %325, <2 x double> poison, <2 x i32> zeroinitializer
  br label %357

327:                                              ; preds = %357, %322
  %328 = icmp slt i64 %296, %283
  br i1 %328, label %329, label %378

329:                                              ; preds = %327
  %330 = add i64 %292, %295
  %331 = sub i64 %283, %330
  %332 = icmp ult i64 %331, 2
  br i1 %332, label %348, label %333

333:                                              ; preds = %329
  %334 = and i64 %331, -2
  %335 = add i64 %296, %334
  %336 = insertelement <2 x double> poison, double %255, i64 0
  %337 = shufflevector <2 x double> %336, <2 x double> poison, <2 x i32> zeroinitializer
  %338 = getelementptr double, ptr %282, i64 %296
  br label %339

339:                                              ; preds = %339, %333
  %340 = phi i64 [ 0, %333 ], [ %344, %339 ]
  %341 = getelementptr double, ptr %338, i64 %340
  %342 = load <2 x double>, ptr %341, align 8, !tbaa !10
  %343 = fdiv <2 x double> %342, %337
  store <2 x double> %343, ptr %341, align 8, !tbaa !10
  %344 = add nuw i64 %340, 2
  %345 = icmp eq i64 %344, %334
  br i1 %345, label %346, label %339, !llvm.loop !156

346:                                              ; preds = %339
  %347 = icmp eq i64 %331, %334
  br i1 %347, label %378, label %348

348:                                              ; preds = %329, %346
  %349 = phi i64 [ %296, %329 ], [ %335, %346 ]
  br label %350

350:                                              ; preds = %348, %350
  %351 = phi i64 [ %355, %350 ], [ %349, %348 ]
  %352 = getelementptr inbounds double, ptr %282, i64 %351
  %353 = load double, ptr %352, align 8, !tbaa !10
  %354 = fdiv double %353, %255
  store double %354, ptr %352, align 8, !tbaa !10
  %355 = add nsw i64 %351, 1
  %356 = icmp eq i64 %355, %283
  br i1 %356, label %378, label %350, !llvm.loop !157

357:                                              ; preds = %357, %324
  %358 = phi i64 [ %362, %357 ], [ %292, %324 ]
  %359 = getelementptr inbounds double, ptr %282, i64 %358
  %360 = load <2 x double>, ptr %359, align 16, !tbaa !9
  %361 = fdiv <2 x double> %360, %326
  store <2 x double> %361, ptr %359, align 16, !tbaa !9
  %362 = add nsw i64 %358, 2
  %363 = icmp slt i64 %362, %296
  br i1 %363, label %357, label %327, !llvm.loop !98

364:                                              ; preds = %280
  %365 = trunc nuw i8 %38 to i1
  br i1 %365, label %366, label %378

366:                                              ; preds = %364
  %367 = load ptr, ptr %9, align 8
  %368 = load i64, ptr %10, align 8
  %369 = icmp sgt i64 %368, 0
  br i1 %369, label %373, label %378

370:                                              ; preds = %373
  %371 = add nuw nsw i64 %374, 1
  %372 = icmp eq i64 %371, %368
  br i1 %372, label %378, label %373, !llvm.loop !158

373:                                              ; preds = %366, %370
  %374 = phi i64 [ %371, %370 ], [ 0, %366 ]
  %375 = getelementptr double, ptr %367, i64 %374
  %376 = load double, ptr %375, align 8, !tbaa !10
  %377 = fcmp oeq double %376, 0.000000e+00
  br i1 %377, label %370, label %378

378:                                              ; preds = %370, %373, %350, %346, %239, %364, %366, %327
  %379 = phi double [ %255, %346 ], [ %247, %239 ], [ %255, %327 ], [ %255, %364 ], [ %255, %366 ], [ %255, %350 ], [ %255, %373 ], [ %255, %370 ]
  %380 = phi i1 [ true, %346 ], [ %248, %239 ], [ true, %327 ], [ false, %364 ], [ false, %366 ], [ true, %350 ], [ false, %373 ], [ false, %370 ]
  %381 = phi i8 [ %38, %346 ], [ %38, %239 ], [ %38, %327 ], [ 0, %364 ], [ 1, %366 ], [ %38, %350 ], [ 0, %373 ], [ 1, %370 ]
  %382 = select i1 %380, i1 %37, i1 false
  %383 = select i1 %382, i8 0, i8 %381
  %384 = xor i1 %380, true
  %385 = select i1 %384, i1 true, i1 %37
  %386 = load i32, ptr %3, align 4, !tbaa !153
  switch i32 %386, label %397 [
    i32 0, label %387
    i32 1, label %389
    i32 2, label %391
  ]

387:                                              ; preds = %378
  %388 = fcmp olt double %379, 0.000000e+00
  br i1 %388, label %395, label %397

389:                                              ; preds = %378
  %390 = fcmp ogt double %379, 0.000000e+00
  br i1 %390, label %395, label %397

391:                                              ; preds = %378
  %392 = fcmp ogt double %379, 0.000000e+00
  br i1 %392, label %395, label %393

393:                                              ; preds = %391
  %394 = fcmp olt double %379, 0.000000e+00
  br i1 %394, label %395, label %397

395:                                              ; preds = %393, %391, %389, %387
  %396 = phi i32 [ 3, %389 ], [ 3, %387 ], [ 0, %391 ], [ 1, %393 ]
  store i32 %396, ptr %3, align 4, !tbaa !153
  br label %397

397:                                              ; preds = %395, %378, %389, %393, %387
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  %398 = icmp eq i64 %219, 3
  %399 = add i64 %36, 1
  br i1 %398, label %400, label %35, !llvm.loop !159

400:                                              ; preds = %397
  %401 = trunc nuw i8 %383 to i1
  br label %402

402:                                              ; preds = %278, %400
  %403 = phi i1 [ %401, %400 ], [ %279, %278 ]
  ret i1 %403
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS3_INS_7ProductINS4_IS6_Lin1ELin1ELb0EEENS4_INS5_IdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi3ELi0EE3runERSH_(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !160, !nonnull !101, !align !102
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !50
  %6 = load ptr, ptr %3, align 8, !tbaa !45
  %7 = ptrtoint ptr %6 to i64
  %8 = and i64 %7, 7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = lshr exact i64 %7, 3
  %12 = and i64 %11, 1
  %13 = tail call i64 @llvm.smin.i64(i64 %12, i64 %5)
  br label %14

14:                                               ; preds = %1, %10
  %15 = phi i64 [ %13, %10 ], [ %5, %1 ]
  %16 = sub nsw i64 %5, %15
  %17 = sdiv i64 %16, 2
  %18 = shl nsw i64 %17, 1
  %19 = add nsw i64 %18, %15
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %111

21:                                               ; preds = %14
  %22 = load ptr, ptr %0, align 8, !tbaa !162, !nonnull !101, !align !102
  %23 = load ptr, ptr %22, align 8, !tbaa !81
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !163, !nonnull !101, !align !102
  %26 = load ptr, ptr %25, align 8, !tbaa !105, !noalias !164
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %28 = load ptr, ptr %27, align 8, !tbaa !167, !noalias !168
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %30 = load i64, ptr %29, align 8, !tbaa !50, !noalias !168
  %31 = icmp eq i64 %30, 0
  %32 = icmp sgt i64 %30, 1
  %33 = add i64 %30, -1
  %34 = add i64 %30, -2
  %35 = and i64 %33, 3
  %36 = icmp ult i64 %34, 3
  %37 = and i64 %33, -4
  %38 = icmp eq i64 %35, 0
  %39 = icmp ne i64 %35, 0
  br label %40

40:                                               ; preds = %104, %21
  %41 = phi i64 [ 0, %21 ], [ %109, %104 ]
  %42 = getelementptr inbounds nuw double, ptr %26, i64 %41
  br i1 %31, label %104, label %43

43:                                               ; preds = %40
  %44 = load double, ptr %42, align 8, !tbaa !10
  %45 = load double, ptr %28, align 8, !tbaa !10
  %46 = fmul double %44, %45
  br i1 %32, label %47, label %104

47:                                               ; preds = %43
  br i1 %36, label %87, label %48

48:                                               ; preds = %47, %48
  %49 = phi i64 [ %83, %48 ], [ 1, %47 ]
  %50 = phi double [ %82, %48 ], [ %46, %47 ]
  %51 = phi i64 [ %84, %48 ], [ 0, %47 ]
  %52 = mul i64 %49, 24
  %53 = getelementptr i8, ptr %42, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !10
  %55 = getelementptr double, ptr %28, i64 %49
  %56 = load double, ptr %55, align 8, !tbaa !10
  %57 = fmul double %54, %56
  %58 = fadd double %50, %57
  %59 = add nuw nsw i64 %49, 1
  %60 = mul i64 %59, 24
  %61 = getelementptr i8, ptr %42, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !10
  %63 = getelementptr double, ptr %28, i64 %59
  %64 = load double, ptr %63, align 8, !tbaa !10
  %65 = fmul double %62, %64
  %66 = fadd double %58, %65
  %67 = add nuw nsw i64 %49, 2
  %68 = mul i64 %67, 24
  %69 = getelementptr i8, ptr %42, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !10
  %71 = getelementptr double, ptr %28, i64 %67
  %72 = load double, ptr %71, align 8, !tbaa !10
  %73 = fmul double %70, %72
  %74 = fadd double %66, %73
  %75 = add nuw nsw i64 %49, 3
  %76 = mul i64 %75, 24
  %77 = getelementptr i8, ptr %42, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !10
  %79 = getelementptr double, ptr %28, i64 %75
  %80 = load double, ptr %79, align 8, !tbaa !10
  %81 = fmul double %78, %80
  %82 = fadd double %74, %81
  %83 = add nuw nsw i64 %49, 4
  %84 = add i64 %51, 4
  %85 = icmp eq i64 %84, %37
  br i1 %85, label %86, label %48, !llvm.loop !171

86:                                               ; preds = %48
  br i1 %38, label %104, label %87

87:                                               ; preds = %86, %47
  %88 = phi i64 [ 1, %47 ], [ %83, %86 ]
  %89 = phi double [ %46, %47 ], [ %82, %86 ]
  tail call void @llvm.assume(i1 %39)
  br label %90

90:                                               ; preds = %90, %87
  %91 = phi i64 [ %101, %90 ], [ %88, %87 ]
  %92 = phi double [ %100, %90 ], [ %89, %87 ]
  %93 = phi i64 [ %102, %90 ], [ 0, %87 ]
  %94 = mul i64 %91, 24
  %95 = getelementptr i8, ptr %42, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !10
  %97 = getelementptr double, ptr %28, i64 %91
  %98 = load double, ptr %97, align 8, !tbaa !10
  %99 = fmul double %96, %98
  %100 = fadd double %92, %99
  %101 = add nuw nsw i64 %91, 1
  %102 = add i64 %93, 1
  %103 = icmp eq i64 %102, %35
  br i1 %103, label %104, label %90, !llvm.loop !172

104:                                              ; preds = %86, %90, %43, %40
  %105 = phi double [ 0.000000e+00, %40 ], [ %46, %43 ], [ %82, %86 ], [ %100, %90 ]
  %106 = getelementptr inbounds nuw double, ptr %23, i64 %41
  %107 = load double, ptr %106, align 8, !tbaa !10
  %108 = fsub double %107, %105
  store double %108, ptr %106, align 8, !tbaa !10
  %109 = add nuw nsw i64 %41, 1
  %110 = icmp eq i64 %109, %15
  br i1 %110, label %111, label %40, !llvm.loop !173

111:                                              ; preds = %104, %14
  %112 = icmp sgt i64 %16, 1
  br i1 %112, label %113, label %115

113:                                              ; preds = %111
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %208

115:                                              ; preds = %267, %111
  %116 = icmp slt i64 %19, %5
  br i1 %116, label %117, label %207

117:                                              ; preds = %115
  %118 = load ptr, ptr %0, align 8, !tbaa !162, !nonnull !101, !align !102
  %119 = load ptr, ptr %118, align 8, !tbaa !81
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %121 = load ptr, ptr %120, align 8, !tbaa !163, !nonnull !101, !align !102
  %122 = load ptr, ptr %121, align 8, !tbaa !105, !noalias !174
  %123 = getelementptr inbounds nuw i8, ptr %121, i64 56
  %124 = load ptr, ptr %123, align 8, !tbaa !167, !noalias !177
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 64
  %126 = load i64, ptr %125, align 8, !tbaa !50, !noalias !177
  %127 = icmp eq i64 %126, 0
  %128 = icmp sgt i64 %126, 1
  %129 = add i64 %126, -1
  %130 = add i64 %126, -2
  %131 = and i64 %129, 3
  %132 = icmp ult i64 %130, 3
  %133 = and i64 %129, -4
  %134 = icmp eq i64 %131, 0
  %135 = icmp ne i64 %131, 0
  br label %136

136:                                              ; preds = %200, %117
  %137 = phi i64 [ %19, %117 ], [ %205, %200 ]
  %138 = getelementptr inbounds double, ptr %122, i64 %137
  br i1 %127, label %200, label %139

139:                                              ; preds = %136
  %140 = load double, ptr %138, align 8, !tbaa !10
  %141 = load double, ptr %124, align 8, !tbaa !10
  %142 = fmul double %140, %141
  br i1 %128, label %143, label %200

143:                                              ; preds = %139
  br i1 %132, label %183, label %144

144:                                              ; preds = %143, %144
  %145 = phi i64 [ %179, %144 ], [ 1, %143 ]
  %146 = phi double [ %178, %144 ], [ %142, %143 ]
  %147 = phi i64 [ %180, %144 ], [ 0, %143 ]
  %148 = mul i64 %145, 24
  %149 = getelementptr i8, ptr %138, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !10
  %151 = getelementptr double, ptr %124, i64 %145
  %152 = load double, ptr %151, align 8, !tbaa !10
  %153 = fmul double %150, %152
  %154 = fadd double %146, %153
  %155 = add nuw nsw i64 %145, 1
  %156 = mul i64 %155, 24
  %157 = getelementptr i8, ptr %138, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !10
  %159 = getelementptr double, ptr %124, i64 %155
  %160 = load double, ptr %159, align 8, !tbaa !10
  %161 = fmul double %158, %160
  %162 = fadd double %154, %161
  %163 = add nuw nsw i64 %145, 2
  %164 = mul i64 %163, 24
  %165 = getelementptr i8, ptr %138, i64 %164
  %166 = load double, ptr %165, align 8, !tbaa !10
  %167 = getelementptr double, ptr %124, i64 %163
  %168 = load double, ptr %167, align 8, !tbaa !10
  %169 = fmul double %166, %168
  %170 = fadd double %162, %169
  %171 = add nuw nsw i64 %145, 3
  %172 = mul i64 %171, 24
  %173 = getelementptr i8, ptr %138, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !10
  %175 = getelementptr double, ptr %124, i64 %171
  %176 = load double, ptr %175, align 8, !tbaa !10
  %177 = fmul double %174, %176
  %178 = fadd double %170, %177
  %179 = add nuw nsw i64 %145, 4
  %180 = add i64 %147, 4
  %181 = icmp eq i64 %180, %133
  br i1 %181, label %182, label %144, !llvm.loop !171

182:                                              ; preds = %144
  br i1 %134, label %200, label %183

183:                                              ; preds = %182, %143
  %184 = phi i64 [ 1, %143 ], [ %179, %182 ]
  %185 = phi double [ %142, %143 ], [ %178, %182 ]
  tail call void @llvm.assume(i1 %135)
  br label %186

186:                                              ; preds = %186, %183
  %187 = phi i64 [ %197, %186 ], [ %184, %183 ]
  %188 = phi double [ %196, %186 ], [ %185, %183 ]
  %189 = phi i64 [ %198, %186 ], [ 0, %183 ]
  %190 = mul i64 %187, 24
  %191 = getelementptr i8, ptr %138, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !10
  %193 = getelementptr double, ptr %124, i64 %187
  %194 = load double, ptr %193, align 8, !tbaa !10
  %195 = fmul double %192, %194
  %196 = fadd double %188, %195
  %197 = add nuw nsw i64 %187, 1
  %198 = add i64 %189, 1
  %199 = icmp eq i64 %198, %131
  br i1 %199, label %200, label %186, !llvm.loop !180

200:                                              ; preds = %182, %186, %139, %136
  %201 = phi double [ 0.000000e+00, %136 ], [ %142, %139 ], [ %178, %182 ], [ %196, %186 ]
  %202 = getelementptr inbounds double, ptr %119, i64 %137
  %203 = load double, ptr %202, align 8, !tbaa !10
  %204 = fsub double %203, %201
  store double %204, ptr %202, align 8, !tbaa !10
  %205 = add nsw i64 %137, 1
  %206 = icmp eq i64 %205, %5
  br i1 %206, label %207, label %136, !llvm.loop !173

207:                                              ; preds = %200, %115
  ret void

208:                                              ; preds = %113, %267
  %209 = phi i64 [ %15, %113 ], [ %272, %267 ]
  %210 = load ptr, ptr %0, align 8, !tbaa !162, !nonnull !101, !align !102
  %211 = load ptr, ptr %210, align 8, !tbaa !81
  %212 = load ptr, ptr %114, align 8, !tbaa !163, !nonnull !101, !align !102
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 144
  %214 = load i64, ptr %213, align 8, !tbaa !140
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %216, label %267

216:                                              ; preds = %208
  %217 = getelementptr inbounds nuw i8, ptr %212, i64 128
  %218 = getelementptr inbounds nuw i8, ptr %212, i64 112
  %219 = load ptr, ptr %218, align 8, !tbaa !56
  %220 = getelementptr inbounds double, ptr %219, i64 %209
  %221 = load ptr, ptr %217, align 8, !tbaa !138
  %222 = and i64 %214, 1
  %223 = icmp eq i64 %214, 1
  br i1 %223, label %254, label %224

224:                                              ; preds = %216
  %225 = and i64 %214, 9223372036854775806
  br label %226

226:                                              ; preds = %226, %224
  %227 = phi <2 x double> [ zeroinitializer, %224 ], [ %248, %226 ]
  %228 = phi i64 [ 0, %224 ], [ %249, %226 ]
  %229 = phi i64 [ 0, %224 ], [ %250, %226 ]
  %230 = mul nuw nsw i64 %228, 24
  %231 = getelementptr inbounds nuw i8, ptr %220, i64 %230
  %232 = load <2 x double>, ptr %231, align 1, !tbaa !9
  %233 = getelementptr double, ptr %221, i64 %228
  %234 = load double, ptr %233, align 8, !tbaa !10
  %235 = insertelement <2 x double> poison, double %234, i64 0
  %236 = shufflevector <2 x double> %235, <2 x double> poison, <2 x i32> zeroinitializer
  %237 = fmul <2 x double> %232, %236
  %238 = fadd <2 x double> %227, %237
  %239 = or disjoint i64 %228, 1
  %240 = mul nuw nsw i64 %239, 24
  %241 = getelementptr inbounds nuw i8, ptr %220, i64 %240
  %242 = load <2 x double>, ptr %241, align 1, !tbaa !9
  %243 = getelementptr double, ptr %221, i64 %239
  %244 = load double, ptr %243, align 8, !tbaa !10
  %245 = insertelement <2 x double> poison, double %244, i64 0
  %246 = shufflevector <2 x double> %245, <2 x double> poison, <2 x i32> zeroinitializer
  %247 = fmul <2 x double> %242, %246
  %248 = fadd <2 x double> %238, %247
  %249 = add nuw nsw i64 %228, 2
  %250 = add i64 %229, 2
  %251 = icmp eq i64 %250, %225
  br i1 %251, label %252, label %226, !llvm.loop !181

252:                                              ; preds = %226
  %253 = icmp eq i64 %222, 0
  br i1 %253, label %267, label %254

254:                                              ; preds = %252, %216
  %255 = phi <2 x double> [ zeroinitializer, %216 ], [ %248, %252 ]
  %256 = phi i64 [ 0, %216 ], [ %249, %252 ]
  %257 = icmp ne i64 %222, 0
  tail call void @llvm.assume(i1 %257)
  %258 = mul nuw nsw i64 %256, 24
  %259 = getelementptr inbounds nuw i8, ptr %220, i64 %258
  %260 = load <2 x double>, ptr %259, align 1, !tbaa !9
  %261 = getelementptr double, ptr %221, i64 %256
  %262 = load double, ptr %261, align 8, !tbaa !10
  %263 = insertelement <2 x double> poison, double %262, i64 0
  %264 = shufflevector <2 x double> %263, <2 x double> poison, <2 x i32> zeroinitializer
  %265 = fmul <2 x double> %260, %264
  %266 = fadd <2 x double> %255, %265
  br label %267

267:                                              ; preds = %254, %252, %208
  %268 = phi <2 x double> [ zeroinitializer, %208 ], [ %248, %252 ], [ %266, %254 ]
  %269 = getelementptr inbounds double, ptr %211, i64 %209
  %270 = load <2 x double>, ptr %269, align 16, !tbaa !9
  %271 = fsub <2 x double> %270, %268
  store <2 x double> %271, ptr %269, align 16, !tbaa !9
  %272 = add nsw i64 %209, 2
  %273 = icmp slt i64 %272, %19
  br i1 %273, label %208, label %115, !llvm.loop !182
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNK5Eigen4LDLTINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1EE22_solve_impl_transposedILb1ENS1_IdLi3ELi1ELi0ELi3ELi1EEES5_EEvRKT0_RT1_(ptr noundef nonnull align 8 dereferenceable(132) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = icmp eq ptr %2, %1
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  %7 = load <2 x double>, ptr %1, align 8, !tbaa !9
  store <2 x double> %7, ptr %2, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !10
  store double %10, ptr %8, align 8, !tbaa !10
  br label %11

11:                                               ; preds = %6, %3
  %12 = load i32, ptr %4, align 8, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %11
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %2, align 8, !tbaa !10
  %18 = load double, ptr %16, align 8, !tbaa !10
  store double %18, ptr %2, align 8, !tbaa !10
  store double %17, ptr %16, align 8, !tbaa !10
  br label %19

19:                                               ; preds = %14, %11
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds double, ptr %2, i64 %24
  %27 = load double, ptr %25, align 8, !tbaa !10
  %28 = load double, ptr %26, align 8, !tbaa !10
  store double %28, ptr %25, align 8, !tbaa !10
  store double %27, ptr %26, align 8, !tbaa !10
  br label %29

29:                                               ; preds = %23, %19
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %31 = load i32, ptr %30, align 8, !tbaa !5
  %32 = icmp eq i32 %31, 2
  br i1 %32, label %39, label %33

33:                                               ; preds = %29
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %36 = getelementptr inbounds double, ptr %2, i64 %34
  %37 = load double, ptr %35, align 8, !tbaa !10
  %38 = load double, ptr %36, align 8, !tbaa !10
  store double %38, ptr %35, align 8, !tbaa !10
  store double %37, ptr %36, align 8, !tbaa !10
  br label %39

39:                                               ; preds = %29, %33
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %41 = load double, ptr %40, align 8, !tbaa !10
  %42 = load double, ptr %2, align 8, !tbaa !10
  %43 = fmul double %41, %42
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %45 = load double, ptr %44, align 8, !tbaa !10
  %46 = fsub double %45, %43
  store double %46, ptr %44, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %48 = load double, ptr %47, align 8, !tbaa !10
  %49 = fmul double %42, %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %51 = load double, ptr %50, align 8, !tbaa !10
  %52 = fmul double %46, %51
  %53 = fadd double %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %55 = load double, ptr %54, align 8, !tbaa !10
  %56 = fsub double %55, %53
  store double %56, ptr %54, align 8, !tbaa !10
  %57 = load double, ptr %0, align 8, !tbaa !10
  %58 = tail call noundef double @llvm.fabs.f64(double %57)
  %59 = fcmp ogt double %58, 0x10000000000000
  %60 = fdiv double %42, %57
  %61 = select i1 %59, double %60, double 0.000000e+00
  store double %61, ptr %2, align 8, !tbaa !10
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %63 = load double, ptr %62, align 8, !tbaa !10
  %64 = tail call noundef double @llvm.fabs.f64(double %63)
  %65 = fcmp ogt double %64, 0x10000000000000
  %66 = fdiv double %46, %63
  %67 = select i1 %65, double %66, double 0.000000e+00
  store double %67, ptr %44, align 8, !tbaa !10
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %69 = load double, ptr %68, align 8, !tbaa !10
  %70 = tail call noundef double @llvm.fabs.f64(double %69)
  %71 = fcmp ogt double %70, 0x10000000000000
  %72 = fdiv double %56, %69
  %73 = select i1 %71, double %72, double 0.000000e+00
  store double %73, ptr %54, align 8, !tbaa !10
  %74 = load double, ptr %50, align 8, !tbaa !10
  %75 = fmul double %74, %73
  %76 = fsub double %67, %75
  store double %76, ptr %44, align 8, !tbaa !10
  %77 = load <2 x double>, ptr %40, align 8, !tbaa !9
  %78 = load <2 x double>, ptr %44, align 8
  %79 = fmul <2 x double> %77, %78
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %81 = fadd <2 x double> %79, %80
  %82 = extractelement <2 x double> %81, i64 0
  %83 = fsub double %61, %82
  store double %83, ptr %2, align 8, !tbaa !10
  br i1 %32, label %89, label %84

84:                                               ; preds = %39
  %85 = extractelement <2 x double> %78, i64 1
  %86 = sext i32 %31 to i64
  %87 = getelementptr inbounds double, ptr %2, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !10
  store double %88, ptr %54, align 8, !tbaa !10
  store double %85, ptr %87, align 8, !tbaa !10
  br label %89

89:                                               ; preds = %84, %39
  br i1 %22, label %95, label %90

90:                                               ; preds = %89
  %91 = sext i32 %21 to i64
  %92 = getelementptr inbounds double, ptr %2, i64 %91
  %93 = load double, ptr %44, align 8, !tbaa !10
  %94 = load double, ptr %92, align 8, !tbaa !10
  store double %94, ptr %44, align 8, !tbaa !10
  store double %93, ptr %92, align 8, !tbaa !10
  br label %95

95:                                               ; preds = %90, %89
  br i1 %13, label %101, label %96

96:                                               ; preds = %95
  %97 = sext i32 %12 to i64
  %98 = getelementptr inbounds double, ptr %2, i64 %97
  %99 = load double, ptr %2, align 8, !tbaa !10
  %100 = load double, ptr %98, align 8, !tbaa !10
  store double %100, ptr %2, align 8, !tbaa !10
  store double %99, ptr %98, align 8, !tbaa !10
  br label %101

101:                                              ; preds = %95, %96
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { inlinehint mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

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
!12 = !{!13, !11, i64 72}
!13 = !{!"_ZTSN5Eigen3LLTINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1EEE", !14, i64 0, !11, i64 72, !18, i64 80, !19, i64 84}
!14 = !{!"_ZTSN5Eigen6MatrixIdLi3ELi3ELi0ELi3ELi3EEE", !15, i64 0}
!15 = !{!"_ZTSN5Eigen15PlainObjectBaseINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEEE", !16, i64 0}
!16 = !{!"_ZTSN5Eigen12DenseStorageIdLi9ELi3ELi3ELi0EEE", !17, i64 0}
!17 = !{!"_ZTSN5Eigen8internal11plain_arrayIdLi9ELi0ELi0EEE", !7, i64 0}
!18 = !{!"bool", !7, i64 0}
!19 = !{!"_ZTSN5Eigen15ComputationInfoE", !7, i64 0}
!20 = !{!13, !18, i64 80}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZNK5Eigen10MatrixBaseINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEE4ldltEv: argument 0"}
!23 = distinct !{!23, !"_ZNK5Eigen10MatrixBaseINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEE4ldltEv"}
!24 = !{!25, !11, i64 72}
!25 = !{!"_ZTSN5Eigen4LDLTINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1EEE", !14, i64 0, !11, i64 72, !26, i64 80, !31, i64 96, !35, i64 120, !18, i64 124, !19, i64 128}
!26 = !{!"_ZTSN5Eigen14TranspositionsILi3ELi3EiEE", !27, i64 0}
!27 = !{!"_ZTSN5Eigen6MatrixIiLi3ELi1ELi0ELi3ELi1EEE", !28, i64 0}
!28 = !{!"_ZTSN5Eigen15PlainObjectBaseINS_6MatrixIiLi3ELi1ELi0ELi3ELi1EEEEE", !29, i64 0}
!29 = !{!"_ZTSN5Eigen12DenseStorageIiLi3ELi3ELi1ELi0EEE", !30, i64 0}
!30 = !{!"_ZTSN5Eigen8internal11plain_arrayIiLi3ELi0ELi0EEE", !7, i64 0}
!31 = !{!"_ZTSN5Eigen6MatrixIdLi3ELi1ELi0ELi3ELi1EEE", !32, i64 0}
!32 = !{!"_ZTSN5Eigen15PlainObjectBaseINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEEEE", !33, i64 0}
!33 = !{!"_ZTSN5Eigen12DenseStorageIdLi3ELi3ELi1ELi0EEE", !34, i64 0}
!34 = !{!"_ZTSN5Eigen8internal11plain_arrayIdLi3ELi0ELi0EEE", !7, i64 0}
!35 = !{!"_ZTSN5Eigen8internal10SignMatrixE", !7, i64 0}
!36 = !{!25, !18, i64 124}
!37 = !{!25, !35, i64 120}
!38 = !{!25, !19, i64 128}
!39 = !{!40, !41, i64 0}
!40 = !{!"_ZTSN5Eigen8internal30plainobjectbase_evaluator_dataIdLi0EEE", !41, i64 0}
!41 = !{!"p1 double", !42, i64 0}
!42 = !{!"any pointer", !7, i64 0}
!43 = !{!44, !41, i64 0}
!44 = !{!"_ZTSN5Eigen8internal9evaluatorINS_15PlainObjectBaseINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEEEEEE", !40, i64 0}
!45 = !{!46, !41, i64 0}
!46 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEELi0EEE", !41, i64 0, !47, i64 8, !49, i64 16}
!47 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLin1EEE", !48, i64 0}
!48 = !{!"long", !7, i64 0}
!49 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi1EEE"}
!50 = !{!47, !48, i64 0}
!51 = !{!52, !52, i64 0}
!52 = !{!"p1 _ZTSN5Eigen6MatrixIdLi3ELi3ELi0ELi3ELi3EEE", !42, i64 0}
!53 = !{!54, !48, i64 48}
!54 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0ELb1EEE", !55, i64 0, !52, i64 24, !47, i64 32, !47, i64 40, !48, i64 48}
!55 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEELi1EEE", !46, i64 0}
!56 = !{!57, !41, i64 0}
!57 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEENS3_IdLin1ELin1ELi0ELi3ELi3EEEEE", !41, i64 0, !49, i64 8, !58, i64 9}
!58 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi3EEE"}
!59 = !{!60, !41, i64 0}
!60 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEENS3_IdLi1ELin1ELi1ELi1ELi3EEEEE", !41, i64 0, !58, i64 8, !49, i64 9}
!61 = !{!62, !48, i64 144}
!62 = !{!"_ZTSN5Eigen8internal17product_evaluatorINS_7ProductINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEENS_9TransposeIKNS3_IS5_Li1ELin1ELb0EEEEELi1EEELi3ENS_10DenseShapeESC_ddEE", !63, i64 0, !68, i64 56, !74, i64 112, !76, i64 128, !48, i64 144}
!63 = !{!"_ZTSN5Eigen5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEE", !64, i64 0}
!64 = !{!"_ZTSN5Eigen9BlockImplINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0ENS_5DenseEEE", !65, i64 0}
!65 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0ELb1EEE", !66, i64 0, !52, i64 24, !47, i64 32, !47, i64 40, !48, i64 48}
!66 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEELi1EEE", !67, i64 0}
!67 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEELi0EEE", !41, i64 0, !47, i64 8, !47, i64 16}
!68 = !{!"_ZTSN5Eigen9TransposeIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEE", !69, i64 0}
!69 = !{!"_ZTSN5Eigen5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEE", !70, i64 0}
!70 = !{!"_ZTSN5Eigen9BlockImplINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0ENS_5DenseEEE", !71, i64 0}
!71 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0ELb1EEE", !72, i64 0, !52, i64 24, !47, i64 32, !47, i64 40, !48, i64 48}
!72 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEELi1EEE", !73, i64 0}
!73 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEELi0EEE", !41, i64 0, !49, i64 8, !47, i64 16}
!74 = !{!"_ZTSN5Eigen8internal9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEEE", !75, i64 0}
!75 = !{!"_ZTSN5Eigen8internal15block_evaluatorINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0ELb1EEE", !57, i64 0}
!76 = !{!"_ZTSN5Eigen8internal9evaluatorINS_9TransposeIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEEEE", !77, i64 0}
!77 = !{!"_ZTSN5Eigen8internal15unary_evaluatorINS_9TransposeIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEENS0_10IndexBasedEdEE", !78, i64 0}
!78 = !{!"_ZTSN5Eigen8internal9evaluatorIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEE", !79, i64 0}
!79 = !{!"_ZTSN5Eigen8internal9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEE", !80, i64 0}
!80 = !{!"_ZTSN5Eigen8internal15block_evaluatorINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0ELb1EEE", !60, i64 0}
!81 = !{!82, !41, i64 0}
!82 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEENS3_IdLin1ELi1ELi0ELi3ELi1EEEEE", !41, i64 0, !49, i64 8, !58, i64 9}
!83 = !{!84, !84, i64 0}
!84 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEE", !42, i64 0}
!85 = !{!86, !86, i64 0}
!86 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_7ProductINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEENS_9TransposeIKNS3_IS5_Li1ELin1ELb0EEEEELi1EEEEE", !42, i64 0}
!87 = !{!88, !88, i64 0}
!88 = !{!"p1 _ZTSN5Eigen8internal13sub_assign_opIddEE", !42, i64 0}
!89 = !{!90, !90, i64 0}
!90 = !{!"p1 _ZTSN5Eigen5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEE", !42, i64 0}
!91 = distinct !{!91, !92, !93, !94}
!92 = !{!"llvm.loop.mustprogress"}
!93 = !{!"llvm.loop.isvectorized", i32 1}
!94 = !{!"llvm.loop.unroll.runtime.disable"}
!95 = distinct !{!95, !92, !94, !93}
!96 = distinct !{!96, !92, !93, !94}
!97 = distinct !{!97, !92, !94, !93}
!98 = distinct !{!98, !92}
!99 = !{!100, !90, i64 24}
!100 = !{!"_ZTSN5Eigen8internal31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS2_INS_7ProductINS3_IS5_Lin1ELin1ELb0EEENS_9TransposeIKNS3_IS5_Li1ELin1ELb0EEEEELi1EEEEENS0_13sub_assign_opIddEELi0EEE", !84, i64 0, !86, i64 8, !88, i64 16, !90, i64 24}
!101 = !{}
!102 = !{i64 8}
!103 = !{!100, !84, i64 0}
!104 = !{!100, !86, i64 8}
!105 = !{!67, !41, i64 0}
!106 = !{!107}
!107 = distinct !{!107, !108, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl: argument 0"}
!108 = distinct !{!108, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl"}
!109 = !{!73, !41, i64 0}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_ZNK5Eigen9DenseBaseINS_9TransposeIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEEE3colEl: argument 0"}
!112 = distinct !{!112, !"_ZNK5Eigen9DenseBaseINS_9TransposeIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEEE3colEl"}
!113 = distinct !{!113, !92}
!114 = distinct !{!114, !115}
!115 = !{!"llvm.loop.unroll.disable"}
!116 = distinct !{!116, !92}
!117 = !{!118}
!118 = distinct !{!118, !119, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl: argument 0"}
!119 = distinct !{!119, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl"}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_ZNK5Eigen9DenseBaseINS_9TransposeIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEEE3colEl: argument 0"}
!122 = distinct !{!122, !"_ZNK5Eigen9DenseBaseINS_9TransposeIKNS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi1ELin1ELb0EEEEEE3colEl"}
!123 = distinct !{!123, !115}
!124 = distinct !{!124, !92}
!125 = distinct !{!125, !92}
!126 = distinct !{!126, !92}
!127 = distinct !{!127, !92}
!128 = !{!129}
!129 = distinct !{!129, !130}
!130 = distinct !{!130, !"LVerDomain"}
!131 = !{!132}
!132 = distinct !{!132, !130}
!133 = distinct !{!133, !92, !93, !94}
!134 = distinct !{!134, !92, !93}
!135 = distinct !{!135, !92}
!136 = distinct !{!136, !92}
!137 = distinct !{!137, !92}
!138 = !{!139, !41, i64 0}
!139 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEENS3_IdLin1ELi1ELi0ELi3ELi1EEEEE", !41, i64 0, !49, i64 8, !58, i64 9}
!140 = !{!141, !48, i64 144}
!141 = !{!"_ZTSN5Eigen8internal17product_evaluatorINS_7ProductINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEENS3_INS4_IdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi1EEELi3ENS_10DenseShapeESA_ddEE", !63, i64 0, !142, i64 56, !74, i64 112, !149, i64 128, !48, i64 144}
!142 = !{!"_ZTSN5Eigen5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEE", !143, i64 0}
!143 = !{!"_ZTSN5Eigen9BlockImplINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0ENS_5DenseEEE", !144, i64 0}
!144 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0ELb1EEE", !145, i64 0, !147, i64 24, !47, i64 32, !148, i64 40, !48, i64 48}
!145 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi1EEE", !146, i64 0}
!146 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi0EEE", !41, i64 0, !47, i64 8, !49, i64 16}
!147 = !{!"p1 _ZTSN5Eigen6MatrixIdLi3ELi1ELi0ELi3ELi1EEE", !42, i64 0}
!148 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi0EEE"}
!149 = !{!"_ZTSN5Eigen8internal9evaluatorINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEEEE", !150, i64 0}
!150 = !{!"_ZTSN5Eigen8internal15block_evaluatorINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0ELb1EEE", !139, i64 0}
!151 = !{!152, !152, i64 0}
!152 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_7ProductINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEENS3_INS4_IdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi1EEEEE", !42, i64 0}
!153 = !{!35, !35, i64 0}
!154 = distinct !{!154, !92, !93, !94}
!155 = distinct !{!155, !92, !94, !93}
!156 = distinct !{!156, !92, !93, !94}
!157 = distinct !{!157, !92, !94, !93}
!158 = distinct !{!158, !92}
!159 = distinct !{!159, !92}
!160 = !{!161, !90, i64 24}
!161 = !{!"_ZTSN5Eigen8internal31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELi1ELb0EEEEENS2_INS_7ProductINS3_IS5_Lin1ELin1ELb0EEENS3_INS4_IdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEE", !84, i64 0, !152, i64 8, !88, i64 16, !90, i64 24}
!162 = !{!161, !84, i64 0}
!163 = !{!161, !152, i64 8}
!164 = !{!165}
!165 = distinct !{!165, !166, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl: argument 0"}
!166 = distinct !{!166, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl"}
!167 = !{!146, !41, i64 0}
!168 = !{!169}
!169 = distinct !{!169, !170, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEEE3colEl: argument 0"}
!170 = distinct !{!170, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEEE3colEl"}
!171 = distinct !{!171, !92}
!172 = distinct !{!172, !115}
!173 = distinct !{!173, !92}
!174 = !{!175}
!175 = distinct !{!175, !176, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl: argument 0"}
!176 = distinct !{!176, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELin1ELin1ELb0EEEE3rowEl"}
!177 = !{!178}
!178 = distinct !{!178, !179, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEEE3colEl: argument 0"}
!179 = distinct !{!179, !"_ZNK5Eigen9DenseBaseINS_5BlockINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELin1ELi1ELb0EEEE3colEl"}
!180 = distinct !{!180, !115}
!181 = distinct !{!181, !92}
!182 = distinct !{!182, !92}
