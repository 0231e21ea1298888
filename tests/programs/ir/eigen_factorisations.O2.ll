target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.Eigen::internal::redux_evaluator.324" = type { %"struct.Eigen::internal::evaluator.325" }
%"struct.Eigen::internal::evaluator.325" = type { %"struct.Eigen::internal::unary_evaluator.326" }
%"struct.Eigen::internal::unary_evaluator.326" = type { %"struct.Eigen::internal::unary_evaluator<Eigen::CwiseUnaryOp<Eigen::internal::scalar_abs2_op<double>, const Eigen::Solve<Eigen::PartialPivLU<Eigen::Matrix<double, 3, 3>>, Eigen::Map<const Eigen::Matrix<double, 3, 1>>>>>::Data" }
%"struct.Eigen::internal::unary_evaluator<Eigen::CwiseUnaryOp<Eigen::internal::scalar_abs2_op<double>, const Eigen::Solve<Eigen::PartialPivLU<Eigen::Matrix<double, 3, 3>>, Eigen::Map<const Eigen::Matrix<double, 3, 1>>>>>::Data" = type { [8 x i8], %"struct.Eigen::internal::evaluator.329" }
%"struct.Eigen::internal::evaluator.329" = type { %"struct.Eigen::internal::evaluator.330" }
%"struct.Eigen::internal::evaluator.330" = type { %"struct.Eigen::internal::evaluator.331", %"class.Eigen::Matrix.33" }
%"struct.Eigen::internal::evaluator.331" = type { %"struct.Eigen::internal::evaluator.332" }
%"struct.Eigen::internal::evaluator.332" = type { %"class.Eigen::internal::plainobjectbase_evaluator_data.335" }
%"class.Eigen::internal::plainobjectbase_evaluator_data.335" = type { ptr }
%"class.Eigen::Matrix.33" = type { %"class.Eigen::PlainObjectBase.34" }
%"class.Eigen::PlainObjectBase.34" = type { %"class.Eigen::DenseStorage.41" }
%"class.Eigen::DenseStorage.41" = type { %"struct.Eigen::internal::plain_array.42" }
%"struct.Eigen::internal::plain_array.42" = type { [3 x double] }
%"class.Eigen::Ref" = type { %"class.Eigen::RefBase" }
%"class.Eigen::RefBase" = type { %"class.Eigen::MapBase.base.116", [6 x i8], %"class.Eigen::Stride.117" }
%"class.Eigen::MapBase.base.116" = type { %"class.Eigen::MapBase.base.115" }
%"class.Eigen::MapBase.base.115" = type <{ ptr, [2 x i8] }>
%"class.Eigen::Stride.117" = type <{ %"class.Eigen::internal::variable_if_dynamic.96", [8 x i8] }>
%"class.Eigen::internal::variable_if_dynamic.96" = type { i64 }
%"class.Eigen::PartialPivLU" = type <{ %"class.Eigen::Matrix", %"class.Eigen::PermutationMatrix", %"class.Eigen::Transpositions", double, i8, i8, [6 x i8] }>
%"class.Eigen::Matrix" = type { %"class.Eigen::PlainObjectBase" }
%"class.Eigen::PlainObjectBase" = type { %"class.Eigen::DenseStorage" }
%"class.Eigen::DenseStorage" = type { %"struct.Eigen::internal::plain_array" }
%"struct.Eigen::internal::plain_array" = type { [9 x double] }
%"class.Eigen::PermutationMatrix" = type { %"class.Eigen::Matrix.14" }
%"class.Eigen::Matrix.14" = type { %"class.Eigen::PlainObjectBase.15" }
%"class.Eigen::PlainObjectBase.15" = type { %"class.Eigen::DenseStorage.22" }
%"class.Eigen::DenseStorage.22" = type { %"struct.Eigen::internal::plain_array.23" }
%"struct.Eigen::internal::plain_array.23" = type { [3 x i32] }
%"class.Eigen::Transpositions" = type { %"class.Eigen::Matrix.14" }
%"class.Eigen::Map.24" = type { %"class.Eigen::MapBase.base.31", [6 x i8] }
%"class.Eigen::MapBase.base.31" = type <{ ptr, [2 x i8] }>
%"struct.Eigen::internal::evaluator.240" = type { %"struct.Eigen::internal::product_evaluator" }
%"struct.Eigen::internal::product_evaluator" = type { %"class.Eigen::Block.135", %"class.Eigen::Block.182", %"struct.Eigen::internal::evaluator.210", %"struct.Eigen::internal::evaluator.243", i64 }
%"class.Eigen::Block.135" = type { %"class.Eigen::BlockImpl.136" }
%"class.Eigen::BlockImpl.136" = type { %"class.Eigen::internal::BlockImpl_dense.137" }
%"class.Eigen::internal::BlockImpl_dense.137" = type { %"class.Eigen::MapBase.base.147", %"class.Eigen::Block.148", %"class.Eigen::internal::variable_if_dynamic.96", [8 x i8], i64 }
%"class.Eigen::MapBase.base.147" = type { %"class.Eigen::MapBase.base.146" }
%"class.Eigen::MapBase.base.146" = type <{ ptr, %"class.Eigen::internal::variable_if_dynamic.96", i8 }>
%"class.Eigen::Block.148" = type { %"class.Eigen::BlockImpl.149" }
%"class.Eigen::BlockImpl.149" = type { %"class.Eigen::internal::BlockImpl_dense.150" }
%"class.Eigen::internal::BlockImpl_dense.150" = type { %"class.Eigen::MapBase.base.160", ptr, %"class.Eigen::internal::variable_if_dynamic.96", %"class.Eigen::internal::variable_if_dynamic.96", i64 }
%"class.Eigen::MapBase.base.160" = type { %"class.Eigen::MapBase.base.159" }
%"class.Eigen::MapBase.base.159" = type <{ ptr, [2 x i8] }>
%"class.Eigen::Block.182" = type { %"class.Eigen::BlockImpl.183" }
%"class.Eigen::BlockImpl.183" = type { %"class.Eigen::internal::BlockImpl_dense.184" }
%"class.Eigen::internal::BlockImpl_dense.184" = type { %"class.Eigen::MapBase.185", %"class.Eigen::Block.162", [8 x i8], %"class.Eigen::internal::variable_if_dynamic.96", i64 }
%"class.Eigen::MapBase.185" = type { %"class.Eigen::MapBase.186" }
%"class.Eigen::MapBase.186" = type { ptr, [8 x i8], %"class.Eigen::internal::variable_if_dynamic.96" }
%"class.Eigen::Block.162" = type { %"class.Eigen::BlockImpl.163" }
%"class.Eigen::BlockImpl.163" = type { %"class.Eigen::internal::BlockImpl_dense.164" }
%"class.Eigen::internal::BlockImpl_dense.164" = type { %"class.Eigen::MapBase.base.174", ptr, %"class.Eigen::internal::variable_if_dynamic.96", %"class.Eigen::internal::variable_if_dynamic.96", i64 }
%"class.Eigen::MapBase.base.174" = type { %"class.Eigen::MapBase.base.173" }
%"class.Eigen::MapBase.base.173" = type <{ ptr, [2 x i8] }>
%"struct.Eigen::internal::evaluator.210" = type { %"struct.Eigen::internal::block_evaluator.211" }
%"struct.Eigen::internal::block_evaluator.211" = type { %"struct.Eigen::internal::mapbase_evaluator.212" }
%"struct.Eigen::internal::mapbase_evaluator.212" = type { ptr, [8 x i8], %"class.Eigen::internal::variable_if_dynamic.96" }
%"struct.Eigen::internal::evaluator.243" = type { %"struct.Eigen::internal::block_evaluator.base.249", [7 x i8] }
%"struct.Eigen::internal::block_evaluator.base.249" = type { %"struct.Eigen::internal::mapbase_evaluator.base.248" }
%"struct.Eigen::internal::mapbase_evaluator.base.248" = type <{ ptr, %"class.Eigen::internal::variable_if_dynamic.96", i8 }>
%"struct.Eigen::internal::evaluator.251" = type { %"struct.Eigen::internal::block_evaluator.252" }
%"struct.Eigen::internal::block_evaluator.252" = type { %"struct.Eigen::internal::mapbase_evaluator.253" }
%"struct.Eigen::internal::mapbase_evaluator.253" = type { ptr, [8 x i8], %"class.Eigen::internal::variable_if_dynamic.96" }
%"class.Eigen::internal::generic_dense_assignment_kernel.256" = type { ptr, ptr, ptr, ptr }
%"struct.Eigen::internal::sub_assign_op" = type { i8 }
%"class.Eigen::Block.194" = type { %"class.Eigen::BlockImpl.195" }
%"class.Eigen::BlockImpl.195" = type { %"class.Eigen::internal::BlockImpl_dense.196" }
%"class.Eigen::internal::BlockImpl_dense.196" = type { %"class.Eigen::MapBase.197", ptr, %"class.Eigen::internal::variable_if_dynamic.96", %"class.Eigen::internal::variable_if_dynamic.96", i64 }
%"class.Eigen::MapBase.197" = type { %"class.Eigen::MapBase.198" }
%"class.Eigen::MapBase.198" = type { ptr, %"class.Eigen::internal::variable_if_dynamic.96", %"class.Eigen::internal::variable_if_dynamic.96" }
%"class.Eigen::Matrix.351" = type { %"class.Eigen::PlainObjectBase.352" }
%"class.Eigen::PlainObjectBase.352" = type { %"class.Eigen::DenseStorage.359" }
%"class.Eigen::DenseStorage.359" = type { %"struct.Eigen::internal::plain_array.360" }
%"struct.Eigen::internal::plain_array.360" = type { [3 x i8] }
%"class.Eigen::internal::const_blas_data_mapper" = type { %"class.Eigen::internal::blas_data_mapper" }
%"class.Eigen::internal::blas_data_mapper" = type { ptr, i64 }

$_ZN5Eigen8internal15partial_lu_implIdLi0EiLi3EE12unblocked_luERNS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEPiRi = comdat any

$_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEEEENS3_INS_7ProductINS4_INS4_ISA_Li3ELi1ELb1EEELin1ELi1ELb0EEENS4_INS4_ISA_Li1ELi3ELb0EEELi1ELin1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi4ELi0EE3runERSM_ = comdat any

$_ZNK5Eigen12PartialPivLUINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEE11_solve_implINS_3MapIKNS1_IdLi3ELi1ELi0ELi3ELi1EEELi0ENS_6StrideILi0ELi0EEEEES6_EEvRKT_RT0_ = comdat any

$_ZN5Eigen8internal32triangular_matrix_vector_productIlLi6EdLb0EdLb0ELi1ELi0EE3runEllPKdlS4_lPdlRS3_ = comdat any

$_ZN5Eigen8internal29general_matrix_vector_productIldNS0_22const_blas_data_mapperIdlLi1EEELi1ELb0EdS3_Lb0ELi1EE3runEllRKS3_S6_Pdld = comdat any

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.Eigen::internal::redux_evaluator.324", align 8
  %4 = alloca %"class.Eigen::Ref", align 8
  %5 = alloca i32, align 4
  %6 = alloca %"class.Eigen::PartialPivLU", align 16
  %7 = alloca %"class.Eigen::Map.24", align 8
  %8 = load <2 x double>, ptr %0, align 1, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load <2 x double>, ptr %9, align 1, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load <2 x double>, ptr %11, align 1, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %14 = load <2 x double>, ptr %13, align 1, !tbaa !9
  %15 = getelementptr i8, ptr %0, i64 64
  %16 = load double, ptr %15, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store <2 x double> %8, ptr %6, align 16
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store <2 x double> %10, ptr %17, align 16
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <2 x double> %12, ptr %18, align 16
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store <2 x double> %14, ptr %19, align 16
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store double %16, ptr %20, align 16, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i8 0, ptr %22, align 8, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 105
  store i8 0, ptr %23, align 1, !tbaa !25
  %24 = tail call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %8)
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %26 = fadd <2 x double> %24, %25
  %27 = extractelement <2 x double> %26, i64 0
  %28 = extractelement <2 x double> %10, i64 0
  %29 = tail call noundef double @llvm.fabs.f64(double %28)
  %30 = fadd double %27, %29
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %32 = load <2 x double>, ptr %31, align 8, !tbaa !9
  %33 = tail call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %32)
  %34 = tail call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %14)
  %35 = shufflevector <2 x double> %33, <2 x double> %34, <2 x i32> <i32 0, i32 2>
  %36 = shufflevector <2 x double> %33, <2 x double> %34, <2 x i32> <i32 1, i32 3>
  %37 = fadd <2 x double> %35, %36
  %38 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %39 = insertelement <2 x double> %38, double %16, i64 1
  %40 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %39)
  %41 = fadd <2 x double> %40, %37
  %42 = extractelement <2 x double> %41, i64 0
  %43 = extractelement <2 x double> %41, i64 1
  %44 = fcmp olt double %42, %43
  %45 = select i1 %44, double %43, double %42
  %46 = fcmp olt double %30, %45
  %47 = select i1 %46, double %45, double %30
  store double %47, ptr %21, align 16, !tbaa !26
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 84
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %6, ptr %4, align 8, !tbaa !27
  store i64 3, ptr %49, align 8, !tbaa !32
  %50 = call noundef i64 @_ZN5Eigen8internal15partial_lu_implIdLi0EiLi3EE12unblocked_luERNS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEPiRi(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(12) %48, ptr noundef nonnull align 4 dereferenceable(4) %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %51 = load i32, ptr %5, align 4, !tbaa !5
  %52 = and i32 %51, 1
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i8 1, i8 -1
  store i8 %54, ptr %22, align 8, !tbaa !12
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i32 0, ptr %55, align 8, !tbaa !5
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 76
  store i32 1, ptr %56, align 4, !tbaa !5
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 80
  store i32 2, ptr %57, align 16, !tbaa !5
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 92
  %59 = load i32, ptr %58, align 4, !tbaa !5
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %55, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !5
  store i32 %62, ptr %57, align 16, !tbaa !5
  store i32 2, ptr %61, align 4, !tbaa !5
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %64 = load i32, ptr %63, align 8, !tbaa !5
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %55, i64 %65
  %67 = load i32, ptr %56, align 4, !tbaa !5
  %68 = load i32, ptr %66, align 4, !tbaa !5
  store i32 %68, ptr %56, align 4, !tbaa !5
  store i32 %67, ptr %66, align 4, !tbaa !5
  %69 = load i32, ptr %48, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %55, i64 %70
  %72 = load i32, ptr %55, align 8, !tbaa !5
  %73 = load i32, ptr %71, align 4, !tbaa !5
  store i32 %73, ptr %55, align 8, !tbaa !5
  store i32 %72, ptr %71, align 4, !tbaa !5
  store i8 1, ptr %23, align 1, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr %1, ptr %7, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %75, ptr %74, align 8, !tbaa !38
  call void @_ZNK5Eigen12PartialPivLUINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEE11_solve_implINS_3MapIKNS1_IdLi3ELi1ELi0ELi3ELi1EEELi0ENS_6StrideILi0ELi0EEEEES6_EEvRKT_RT0_(ptr noundef nonnull align 8 dereferenceable(106) %6, ptr noundef nonnull align 8 dereferenceable(12) %7, ptr noundef nonnull align 8 dereferenceable(24) %75)
  %76 = load ptr, ptr %74, align 8, !tbaa !40
  %77 = load <2 x double>, ptr %76, align 1, !tbaa !9
  %78 = fmul <2 x double> %77, %77
  %79 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %80 = fadd <2 x double> %78, %79
  %81 = extractelement <2 x double> %80, i64 0
  %82 = getelementptr i8, ptr %76, i64 16
  %83 = load double, ptr %82, align 8, !tbaa !10
  %84 = fmul double %83, %83
  %85 = fadd double %84, %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret double %85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress uwtable
define dso_local double @g(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address) %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca double, align 8
  %4 = alloca %"class.Eigen::Matrix", align 16
  %5 = alloca %"class.Eigen::Matrix.33", align 16
  %6 = alloca %"class.Eigen::Matrix.33", align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %7 = load <2 x double>, ptr %0, align 1, !tbaa !9
  store <2 x double> %7, ptr %4, align 16, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load <2 x double>, ptr %9, align 1, !tbaa !9
  store <2 x double> %10, ptr %8, align 16, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load <2 x double>, ptr %12, align 1, !tbaa !9
  store <2 x double> %13, ptr %11, align 16, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load <2 x double>, ptr %15, align 1, !tbaa !9
  store <2 x double> %16, ptr %14, align 16, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %18 = getelementptr i8, ptr %0, i64 64
  %19 = load double, ptr %18, align 8, !tbaa !10
  store double %19, ptr %17, align 16, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %20 = icmp eq ptr %5, %1
  br i1 %20, label %27, label %21

21:                                               ; preds = %2
  %22 = load <2 x double>, ptr %1, align 1, !tbaa !9
  %23 = getelementptr i8, ptr %1, i64 16
  %24 = load double, ptr %23, align 8, !tbaa !10
  %25 = extractelement <2 x double> %22, i64 0
  %26 = extractelement <2 x double> %22, i64 1
  br label %27

27:                                               ; preds = %2, %21
  %28 = phi double [ %24, %21 ], [ undef, %2 ]
  %29 = phi double [ %26, %21 ], [ undef, %2 ]
  %30 = phi double [ %25, %21 ], [ undef, %2 ]
  %31 = extractelement <2 x double> %13, i64 1
  %32 = extractelement <2 x double> %10, i64 0
  %33 = extractelement <2 x double> %13, i64 0
  %34 = extractelement <2 x double> %7, i64 1
  %35 = extractelement <2 x double> %7, i64 0
  %36 = fdiv double %30, %35
  store double %36, ptr %5, align 16, !tbaa !10
  %37 = fmul double %36, %34
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %39 = fsub double %29, %37
  %40 = fdiv double %39, %33
  store double %40, ptr %38, align 8, !tbaa !10
  %41 = fmul double %36, %32
  %42 = fmul double %40, %31
  %43 = fadd double %41, %42
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %45 = fsub double %28, %43
  %46 = fdiv double %45, %19
  store double %46, ptr %44, align 16, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store double 1.000000e+00, ptr %3, align 8, !tbaa !10
  call void @_ZN5Eigen8internal32triangular_matrix_vector_productIlLi6EdLb0EdLb0ELi1ELi0EE3runEllPKdlS4_lPdlRS3_(i64 noundef 3, i64 noundef 3, ptr noundef nonnull %4, i64 noundef 3, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %6, i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(8) %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %47 = load <2 x double>, ptr %5, align 16, !tbaa !9
  %48 = load <2 x double>, ptr %6, align 16, !tbaa !9
  %49 = fmul <2 x double> %47, %48
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %51 = load double, ptr %44, align 16, !tbaa !10
  %52 = load double, ptr %50, align 16, !tbaa !10
  %53 = fmul double %51, %52
  %54 = shufflevector <2 x double> %48, <2 x double> %49, <2 x i32> <i32 0, i32 2>
  %55 = shufflevector <2 x double> %48, <2 x double> %49, <2 x i32> <i32 1, i32 3>
  %56 = fadd <2 x double> %54, %55
  %57 = insertelement <2 x double> poison, double %52, i64 0
  %58 = insertelement <2 x double> %57, double %53, i64 1
  %59 = fadd <2 x double> %58, %56
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %61 = fadd <2 x double> %59, %60
  %62 = extractelement <2 x double> %61, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret double %62
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i64 @_ZN5Eigen8internal15partial_lu_implIdLi0EiLi3EE12unblocked_luERNS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEPiRi(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = alloca %"struct.Eigen::internal::evaluator.240", align 8
  %5 = alloca %"struct.Eigen::internal::evaluator.251", align 8
  %6 = alloca %"class.Eigen::internal::generic_dense_assignment_kernel.256", align 8
  %7 = alloca %"struct.Eigen::internal::sub_assign_op", align 1
  %8 = alloca %"class.Eigen::Block.194", align 8
  store i32 0, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 176
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 184
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 224
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 24
  br label %54

42:                                               ; preds = %182
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 2, ptr %43, align 4, !tbaa !5
  %44 = load ptr, ptr %0, align 8, !tbaa !27
  %45 = load i64, ptr %9, align 8, !tbaa !32
  %46 = shl i64 %45, 4
  %47 = getelementptr i8, ptr %44, i64 %46
  %48 = getelementptr i8, ptr %47, i64 16
  %49 = load double, ptr %48, align 8, !tbaa !10
  %50 = fcmp oeq double %49, 0.000000e+00
  %51 = icmp eq i64 %185, -1
  %52 = select i1 %50, i1 %51, i1 false
  %53 = select i1 %52, i64 2, i64 %185
  ret i64 %53

54:                                               ; preds = %3, %182
  %55 = phi i64 [ -1, %3 ], [ %185, %182 ]
  %56 = phi i1 [ true, %3 ], [ false, %182 ]
  %57 = phi i64 [ 0, %3 ], [ 1, %182 ]
  %58 = load ptr, ptr %0, align 8, !tbaa !27, !noalias !42
  %59 = load i64, ptr %9, align 8, !tbaa !32, !noalias !42
  %60 = mul nuw nsw i64 %59, %57
  %61 = getelementptr double, ptr %58, i64 %60
  %62 = getelementptr double, ptr %61, i64 %57
  %63 = load double, ptr %62, align 8, !tbaa !10
  %64 = call noundef double @llvm.fabs.f64(double %63)
  br label %65

65:                                               ; preds = %54, %65
  %66 = phi i64 [ %74, %65 ], [ 0, %54 ]
  %67 = phi double [ %75, %65 ], [ %64, %54 ]
  %68 = phi i64 [ %77, %65 ], [ 1, %54 ]
  %69 = phi double [ %76, %65 ], [ %64, %54 ]
  %70 = getelementptr double, ptr %62, i64 %68
  %71 = load double, ptr %70, align 8, !tbaa !10
  %72 = call noundef double @llvm.fabs.f64(double %71)
  %73 = fcmp ogt double %72, %69
  %74 = select i1 %73, i64 %68, i64 %66
  %75 = select i1 %73, double %72, double %67
  %76 = select i1 %73, double %72, double %69
  %77 = add nuw nsw i64 %68, 1
  %78 = xor i64 %57, %77
  %79 = icmp eq i64 %78, 3
  br i1 %79, label %80, label %65, !llvm.loop !45

80:                                               ; preds = %65
  %81 = trunc nuw nsw i64 %57 to i32
  %82 = sub nuw nsw i32 2, %81
  %83 = add nuw nsw i64 %74, %57
  %84 = trunc i64 %83 to i32
  %85 = getelementptr inbounds nuw i32, ptr %1, i64 %57
  store i32 %84, ptr %85, align 4, !tbaa !5
  %86 = fcmp une double %75, 0.000000e+00
  br i1 %86, label %87, label %177

87:                                               ; preds = %80
  %88 = icmp eq i64 %74, 0
  br i1 %88, label %105, label %89

89:                                               ; preds = %87
  %90 = getelementptr inbounds nuw double, ptr %58, i64 %57
  %91 = getelementptr inbounds nuw double, ptr %58, i64 %83
  %92 = load double, ptr %90, align 8, !tbaa !10
  %93 = load double, ptr %91, align 8, !tbaa !10
  store double %93, ptr %90, align 8, !tbaa !10
  store double %92, ptr %91, align 8, !tbaa !10
  %94 = getelementptr inbounds double, ptr %90, i64 %59
  %95 = getelementptr inbounds double, ptr %91, i64 %59
  %96 = load double, ptr %94, align 8, !tbaa !10
  %97 = load double, ptr %95, align 8, !tbaa !10
  store double %97, ptr %94, align 8, !tbaa !10
  store double %96, ptr %95, align 8, !tbaa !10
  %98 = shl nsw i64 %59, 4
  %99 = getelementptr inbounds i8, ptr %90, i64 %98
  %100 = getelementptr inbounds i8, ptr %91, i64 %98
  %101 = load double, ptr %99, align 8, !tbaa !10
  %102 = load double, ptr %100, align 8, !tbaa !10
  store double %102, ptr %99, align 8, !tbaa !10
  store double %101, ptr %100, align 8, !tbaa !10
  %103 = load i32, ptr %2, align 4, !tbaa !5
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %2, align 4, !tbaa !5
  br label %105

105:                                              ; preds = %89, %87
  %106 = zext nneg i32 %82 to i64
  %107 = xor i64 %106, 3
  %108 = getelementptr inbounds nuw double, ptr %61, i64 %107
  %109 = load double, ptr %62, align 8, !tbaa !10, !noalias !47
  %110 = ptrtoint ptr %108 to i64
  %111 = and i64 %110, 7
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %113, label %120

113:                                              ; preds = %105
  %114 = lshr exact i64 %110, 3
  %115 = and i64 %114, 1
  %116 = sub nuw nsw i64 %106, %115
  %117 = and i64 %116, 2
  %118 = or disjoint i64 %117, %115
  %119 = icmp eq i64 %115, 0
  br i1 %119, label %131, label %120

120:                                              ; preds = %113, %105
  %121 = phi i64 [ %118, %113 ], [ %106, %105 ]
  %122 = phi i64 [ %116, %113 ], [ 0, %105 ]
  %123 = phi i64 [ 1, %113 ], [ %106, %105 ]
  %124 = load double, ptr %108, align 8, !tbaa !10
  %125 = fdiv double %124, %109
  store double %125, ptr %108, align 8, !tbaa !10
  %126 = icmp eq i64 %123, 1
  br i1 %126, label %131, label %127, !llvm.loop !50

127:                                              ; preds = %120
  %128 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %129 = load double, ptr %128, align 8, !tbaa !10
  %130 = fdiv double %129, %109
  store double %130, ptr %128, align 8, !tbaa !10
  br label %131

131:                                              ; preds = %120, %127, %113
  %132 = phi i64 [ %118, %113 ], [ %121, %127 ], [ %121, %120 ]
  %133 = phi i64 [ %116, %113 ], [ %122, %127 ], [ %122, %120 ]
  %134 = phi i64 [ 0, %113 ], [ %123, %127 ], [ %123, %120 ]
  %135 = icmp samesign ugt i64 %133, 1
  br i1 %135, label %136, label %144

136:                                              ; preds = %131
  %137 = insertelement <2 x double> poison, double %109, i64 0
  %138 = shufflevector <2 x double> %137, <2 x double> poison, <2 x i32> zeroinitializer
  %139 = getelementptr inbounds double, ptr %108, i64 %134
  %140 = load <2 x double>, ptr %139, align 16, !tbaa !9
  %141 = fdiv <2 x double> %140, %138
  store <2 x double> %141, ptr %139, align 16, !tbaa !9
  %142 = add nuw nsw i64 %134, 2
  %143 = icmp slt i64 %142, %132
  br i1 %143, label %173, label %144, !llvm.loop !51

144:                                              ; preds = %136, %173, %131
  %145 = icmp samesign ult i64 %132, %106
  br i1 %145, label %146, label %182

146:                                              ; preds = %144
  %147 = sub nuw nsw i64 %106, %132
  %148 = icmp samesign ult i64 %147, 2
  br i1 %148, label %164, label %149

149:                                              ; preds = %146
  %150 = and i64 %147, 2
  %151 = add nsw i64 %132, %150
  %152 = insertelement <2 x double> poison, double %109, i64 0
  %153 = shufflevector <2 x double> %152, <2 x double> poison, <2 x i32> zeroinitializer
  %154 = getelementptr double, ptr %108, i64 %132
  br label %155

155:                                              ; preds = %155, %149
  %156 = phi i64 [ 0, %149 ], [ %160, %155 ]
  %157 = getelementptr double, ptr %154, i64 %156
  %158 = load <2 x double>, ptr %157, align 8, !tbaa !10
  %159 = fdiv <2 x double> %158, %153
  store <2 x double> %159, ptr %157, align 8, !tbaa !10
  %160 = add nuw i64 %156, 2
  %161 = icmp eq i64 %160, %150
  br i1 %161, label %162, label %155, !llvm.loop !52

162:                                              ; preds = %155
  %163 = icmp eq i64 %147, %150
  br i1 %163, label %182, label %164

164:                                              ; preds = %146, %162
  %165 = phi i64 [ %132, %146 ], [ %151, %162 ]
  br label %166

166:                                              ; preds = %164, %166
  %167 = phi i64 [ %171, %166 ], [ %165, %164 ]
  %168 = getelementptr inbounds double, ptr %108, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !10
  %170 = fdiv double %169, %109
  store double %170, ptr %168, align 8, !tbaa !10
  %171 = add nsw i64 %167, 1
  %172 = icmp eq i64 %171, %106
  br i1 %172, label %182, label %166, !llvm.loop !55

173:                                              ; preds = %136
  %174 = getelementptr inbounds double, ptr %108, i64 %142
  %175 = load <2 x double>, ptr %174, align 16, !tbaa !9
  %176 = fdiv <2 x double> %175, %138
  store <2 x double> %176, ptr %174, align 16, !tbaa !9
  br label %144

177:                                              ; preds = %80
  %178 = icmp eq i64 %55, -1
  %179 = select i1 %178, i64 %57, i64 %55
  %180 = zext nneg i32 %82 to i64
  %181 = xor i64 %180, 3
  br label %182

182:                                              ; preds = %166, %162, %144, %177
  %183 = phi i64 [ %181, %177 ], [ %107, %144 ], [ %107, %162 ], [ %107, %166 ]
  %184 = phi i64 [ %180, %177 ], [ %106, %144 ], [ %106, %162 ], [ %106, %166 ]
  %185 = phi i64 [ %179, %177 ], [ %55, %144 ], [ %55, %162 ], [ %55, %166 ]
  %186 = load ptr, ptr %0, align 8, !tbaa !27, !noalias !56
  %187 = load i64, ptr %9, align 8, !tbaa !32, !noalias !56
  %188 = mul nuw nsw i64 %187, %57
  %189 = getelementptr inbounds double, ptr %186, i64 %188
  %190 = getelementptr inbounds nuw double, ptr %189, i64 %183
  %191 = getelementptr inbounds nuw double, ptr %186, i64 %57
  %192 = mul nsw i64 %187, %183
  %193 = getelementptr inbounds double, ptr %191, i64 %192
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %194 = getelementptr inbounds nuw double, ptr %186, i64 %183
  %195 = getelementptr inbounds double, ptr %194, i64 %192
  store ptr %195, ptr %8, align 8, !tbaa !59, !alias.scope !61
  store i64 %184, ptr %10, align 8, !tbaa !32, !alias.scope !61
  store i64 %184, ptr %11, align 8, !tbaa !32, !alias.scope !61
  store ptr %0, ptr %12, align 8, !tbaa !64, !alias.scope !61
  store i64 %183, ptr %13, align 8, !tbaa !32, !alias.scope !61
  store i64 %183, ptr %14, align 8, !tbaa !32, !alias.scope !61
  store i64 %187, ptr %15, align 8, !tbaa !66, !alias.scope !61
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr %190, ptr %4, align 8
  store i64 %184, ptr %16, align 8
  store ptr %189, ptr %17, align 8
  store ptr %0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 %57, ptr %20, align 8
  store i64 %187, ptr %21, align 8
  store i64 %183, ptr %22, align 8
  store i64 %187, ptr %23, align 8
  store ptr %193, ptr %24, align 8
  store i64 %184, ptr %25, align 8
  store ptr %191, ptr %26, align 8
  store ptr %0, ptr %27, align 8
  store i64 %57, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i64 1, ptr %30, align 8
  store i64 %183, ptr %31, align 8
  store i64 1, ptr %32, align 8
  store ptr %190, ptr %33, align 8, !tbaa !69
  store i64 %187, ptr %34, align 8, !tbaa !32
  store ptr %193, ptr %35, align 8, !tbaa !71
  store i64 %187, ptr %36, align 8, !tbaa !32
  store i64 1, ptr %37, align 8, !tbaa !73
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store ptr %195, ptr %5, align 8, !tbaa !100
  store i64 %187, ptr %38, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr %5, ptr %6, align 8, !tbaa !102
  store ptr %4, ptr %39, align 8, !tbaa !104
  store ptr %7, ptr %40, align 8, !tbaa !106
  store ptr %8, ptr %41, align 8, !tbaa !108
  call void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEEEENS3_INS_7ProductINS4_INS4_ISA_Li3ELi1ELb1EEELin1ELi1ELb0EEENS4_INS4_ISA_Li1ELi3ELb0EEELi1ELin1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi4ELi0EE3runERSM_(ptr noundef nonnull align 8 dereferenceable(32) %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br i1 %56, label %54, label %42, !llvm.loop !110
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEEEENS3_INS_7ProductINS4_INS4_ISA_Li3ELi1ELb1EEELin1ELi1ELb0EEENS4_INS4_ISA_Li1ELi3ELb0EEELi1ELin1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEELi4ELi0EE3runERSM_(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !111, !nonnull !113, !align !114
  %4 = load ptr, ptr %3, align 8, !tbaa !59
  %5 = ptrtoint ptr %4 to i64
  %6 = and i64 %5, 7
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %116, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !32
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %282

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !32
  %15 = icmp sgt i64 %14, 0
  %16 = load ptr, ptr %0, align 8, !nonnull !113, !align !114
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !nonnull !113, !align !114
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 136
  %22 = shl i64 %14, 3
  %23 = icmp ult i64 %14, 6
  %24 = and i64 %14, 9223372036854775804
  %25 = icmp eq i64 %14, %24
  %26 = and i64 %14, 1
  %27 = icmp eq i64 %26, 0
  br label %28

28:                                               ; preds = %94, %12
  %29 = phi i64 [ 0, %12 ], [ %95, %94 ]
  %30 = shl i64 %29, 3
  br i1 %15, label %31, label %94

31:                                               ; preds = %28
  %32 = load ptr, ptr %16, align 8, !tbaa !100
  %33 = load i64, ptr %17, align 8, !tbaa !32
  %34 = mul nsw i64 %33, %29
  %35 = getelementptr double, ptr %32, i64 %34
  %36 = load ptr, ptr %19, align 8, !tbaa !115, !noalias !116
  %37 = load ptr, ptr %20, align 8, !tbaa !119, !noalias !120
  %38 = load ptr, ptr %21, align 8, !tbaa !123, !noalias !120, !nonnull !113, !align !114
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %40 = load i64, ptr %39, align 8, !tbaa !32, !noalias !120
  %41 = mul nsw i64 %40, %29
  %42 = getelementptr inbounds double, ptr %37, i64 %41
  br i1 %23, label %79, label %43

43:                                               ; preds = %31
  %44 = getelementptr i8, ptr %32, i64 %22
  %45 = mul i64 %33, %30
  %46 = getelementptr i8, ptr %44, i64 %45
  %47 = getelementptr i8, ptr %36, i64 %22
  %48 = getelementptr i8, ptr %37, i64 8
  %49 = mul i64 %40, %30
  %50 = getelementptr i8, ptr %48, i64 %49
  %51 = icmp ult ptr %35, %47
  %52 = icmp ult ptr %36, %46
  %53 = and i1 %51, %52
  %54 = icmp ult ptr %35, %50
  %55 = icmp ult ptr %42, %46
  %56 = and i1 %54, %55
  %57 = or i1 %53, %56
  br i1 %57, label %79, label %58

58:                                               ; preds = %43
  %59 = load double, ptr %42, align 8, !tbaa !10, !alias.scope !124
  %60 = insertelement <2 x double> poison, double %59, i64 0
  %61 = shufflevector <2 x double> %60, <2 x double> poison, <2 x i32> zeroinitializer
  br label %62

62:                                               ; preds = %62, %58
  %63 = phi i64 [ 0, %58 ], [ %76, %62 ]
  %64 = getelementptr double, ptr %35, i64 %63
  %65 = getelementptr inbounds nuw double, ptr %36, i64 %63
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %67 = load <2 x double>, ptr %65, align 8, !tbaa !10, !alias.scope !127
  %68 = load <2 x double>, ptr %66, align 8, !tbaa !10, !alias.scope !127
  %69 = fmul <2 x double> %67, %61
  %70 = fmul <2 x double> %68, %61
  %71 = getelementptr i8, ptr %64, i64 16
  %72 = load <2 x double>, ptr %64, align 8, !tbaa !10, !alias.scope !129, !noalias !131
  %73 = load <2 x double>, ptr %71, align 8, !tbaa !10, !alias.scope !129, !noalias !131
  %74 = fsub <2 x double> %72, %69
  %75 = fsub <2 x double> %73, %70
  store <2 x double> %74, ptr %64, align 8, !tbaa !10, !alias.scope !129, !noalias !131
  store <2 x double> %75, ptr %71, align 8, !tbaa !10, !alias.scope !129, !noalias !131
  %76 = add nuw i64 %63, 4
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %78, label %62, !llvm.loop !132

78:                                               ; preds = %62
  br i1 %25, label %94, label %79

79:                                               ; preds = %43, %31, %78
  %80 = phi i64 [ 0, %43 ], [ 0, %31 ], [ %24, %78 ]
  %81 = or disjoint i64 %80, 1
  br i1 %27, label %91, label %82

82:                                               ; preds = %79
  %83 = getelementptr double, ptr %35, i64 %80
  %84 = getelementptr inbounds nuw double, ptr %36, i64 %80
  %85 = load double, ptr %84, align 8, !tbaa !10
  %86 = load double, ptr %42, align 8, !tbaa !10
  %87 = fmul double %85, %86
  %88 = load double, ptr %83, align 8, !tbaa !10
  %89 = fsub double %88, %87
  store double %89, ptr %83, align 8, !tbaa !10
  %90 = or disjoint i64 %80, 1
  br label %91

91:                                               ; preds = %82, %79
  %92 = phi i64 [ %80, %79 ], [ %90, %82 ]
  %93 = icmp eq i64 %14, %81
  br i1 %93, label %94, label %97

94:                                               ; preds = %91, %97, %78, %28
  %95 = add nuw nsw i64 %29, 1
  %96 = icmp eq i64 %95, %10
  br i1 %96, label %282, label %28, !llvm.loop !133

97:                                               ; preds = %91, %97
  %98 = phi i64 [ %114, %97 ], [ %92, %91 ]
  %99 = getelementptr double, ptr %35, i64 %98
  %100 = getelementptr inbounds nuw double, ptr %36, i64 %98
  %101 = load double, ptr %100, align 8, !tbaa !10
  %102 = load double, ptr %42, align 8, !tbaa !10
  %103 = fmul double %101, %102
  %104 = load double, ptr %99, align 8, !tbaa !10
  %105 = fsub double %104, %103
  store double %105, ptr %99, align 8, !tbaa !10
  %106 = add nuw nsw i64 %98, 1
  %107 = getelementptr double, ptr %35, i64 %106
  %108 = getelementptr inbounds nuw double, ptr %36, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !10
  %110 = load double, ptr %42, align 8, !tbaa !10
  %111 = fmul double %109, %110
  %112 = load double, ptr %107, align 8, !tbaa !10
  %113 = fsub double %112, %111
  store double %113, ptr %107, align 8, !tbaa !10
  %114 = add nuw nsw i64 %98, 2
  %115 = icmp eq i64 %114, %14
  br i1 %115, label %94, label %97, !llvm.loop !134

116:                                              ; preds = %1
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !32
  %119 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %120 = load i64, ptr %119, align 8, !tbaa !32
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %122 = load ptr, ptr %121, align 8, !tbaa !135, !nonnull !113, !align !114
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %124 = load i64, ptr %123, align 8, !tbaa !32
  %125 = and i64 %124, 1
  %126 = icmp sgt i64 %120, 0
  br i1 %126, label %127, label %282

127:                                              ; preds = %116
  %128 = lshr exact i64 %5, 3
  %129 = and i64 %128, 1
  %130 = tail call i64 @llvm.smin.i64(i64 %129, i64 %118)
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %132 = shl i64 %118, 3
  br label %133

133:                                              ; preds = %127, %265
  %134 = phi i64 [ 0, %127 ], [ %269, %265 ]
  %135 = phi i64 [ %130, %127 ], [ %268, %265 ]
  %136 = shl i64 %134, 3
  %137 = sub i64 %118, %135
  %138 = and i64 %137, -2
  %139 = add nsw i64 %138, %135
  %140 = icmp sgt i64 %135, 0
  br i1 %140, label %141, label %163

141:                                              ; preds = %133
  %142 = load ptr, ptr %0, align 8, !tbaa !136, !nonnull !113, !align !114
  %143 = load ptr, ptr %142, align 8, !tbaa !100
  %144 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %145 = load i64, ptr %144, align 8, !tbaa !32
  %146 = mul nsw i64 %145, %134
  %147 = getelementptr double, ptr %143, i64 %146
  %148 = load ptr, ptr %131, align 8, !tbaa !137, !nonnull !113, !align !114
  %149 = load ptr, ptr %148, align 8, !tbaa !115, !noalias !138
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 96
  %151 = load ptr, ptr %150, align 8, !tbaa !119, !noalias !141
  %152 = getelementptr inbounds nuw i8, ptr %148, i64 136
  %153 = load ptr, ptr %152, align 8, !tbaa !123, !noalias !141, !nonnull !113, !align !114
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %155 = load i64, ptr %154, align 8, !tbaa !32, !noalias !141
  %156 = mul nsw i64 %155, %134
  %157 = getelementptr inbounds double, ptr %151, i64 %156
  %158 = load double, ptr %149, align 8, !tbaa !10
  %159 = load double, ptr %157, align 8, !tbaa !10
  %160 = fmul double %158, %159
  %161 = load double, ptr %147, align 8, !tbaa !10
  %162 = fsub double %161, %160
  store double %162, ptr %147, align 8, !tbaa !10
  br label %163

163:                                              ; preds = %141, %133
  %164 = icmp sgt i64 %137, 1
  br i1 %164, label %237, label %165

165:                                              ; preds = %237, %163
  %166 = icmp slt i64 %139, %118
  br i1 %166, label %167, label %265

167:                                              ; preds = %165
  %168 = load ptr, ptr %0, align 8, !tbaa !136, !nonnull !113, !align !114
  %169 = load ptr, ptr %168, align 8, !tbaa !100
  %170 = getelementptr inbounds nuw i8, ptr %168, i64 16
  %171 = load i64, ptr %170, align 8, !tbaa !32
  %172 = mul nsw i64 %171, %134
  %173 = getelementptr double, ptr %169, i64 %172
  %174 = load ptr, ptr %131, align 8, !tbaa !137, !nonnull !113, !align !114
  %175 = load ptr, ptr %174, align 8, !tbaa !115, !noalias !144
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 96
  %177 = load ptr, ptr %176, align 8, !tbaa !119, !noalias !147
  %178 = getelementptr inbounds nuw i8, ptr %174, i64 136
  %179 = load ptr, ptr %178, align 8, !tbaa !123, !noalias !147, !nonnull !113, !align !114
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %181 = load i64, ptr %180, align 8, !tbaa !32, !noalias !147
  %182 = mul nsw i64 %181, %134
  %183 = getelementptr inbounds double, ptr %177, i64 %182
  %184 = add i64 %135, %138
  %185 = sub i64 %118, %184
  %186 = icmp ult i64 %185, 8
  br i1 %186, label %235, label %187

187:                                              ; preds = %167
  %188 = mul i64 %171, %136
  %189 = shl i64 %137, 3
  %190 = and i64 %189, -16
  %191 = shl i64 %135, 3
  %192 = getelementptr i8, ptr %169, i64 %188
  %193 = getelementptr i8, ptr %192, i64 %190
  %194 = getelementptr i8, ptr %193, i64 %191
  %195 = getelementptr i8, ptr %169, i64 %132
  %196 = getelementptr i8, ptr %195, i64 %188
  %197 = getelementptr i8, ptr %175, i64 %190
  %198 = getelementptr i8, ptr %197, i64 %191
  %199 = getelementptr i8, ptr %175, i64 %132
  %200 = getelementptr i8, ptr %177, i64 8
  %201 = mul i64 %181, %136
  %202 = getelementptr i8, ptr %200, i64 %201
  %203 = icmp ult ptr %194, %199
  %204 = icmp ult ptr %198, %196
  %205 = and i1 %203, %204
  %206 = icmp ult ptr %194, %202
  %207 = icmp ult ptr %183, %196
  %208 = and i1 %206, %207
  %209 = or i1 %205, %208
  br i1 %209, label %235, label %210

210:                                              ; preds = %187
  %211 = and i64 %185, -4
  %212 = load double, ptr %183, align 8, !tbaa !10, !alias.scope !150
  %213 = insertelement <2 x double> poison, double %212, i64 0
  %214 = shufflevector <2 x double> %213, <2 x double> poison, <2 x i32> zeroinitializer
  %215 = add i64 %139, %211
  br label %216

216:                                              ; preds = %216, %210
  %217 = phi i64 [ 0, %210 ], [ %231, %216 ]
  %218 = add i64 %139, %217
  %219 = getelementptr double, ptr %173, i64 %218
  %220 = getelementptr inbounds double, ptr %175, i64 %218
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 16
  %222 = load <2 x double>, ptr %220, align 8, !tbaa !10, !alias.scope !153
  %223 = load <2 x double>, ptr %221, align 8, !tbaa !10, !alias.scope !153
  %224 = fmul <2 x double> %222, %214
  %225 = fmul <2 x double> %223, %214
  %226 = getelementptr i8, ptr %219, i64 16
  %227 = load <2 x double>, ptr %219, align 8, !tbaa !10, !alias.scope !155, !noalias !157
  %228 = load <2 x double>, ptr %226, align 8, !tbaa !10, !alias.scope !155, !noalias !157
  %229 = fsub <2 x double> %227, %224
  %230 = fsub <2 x double> %228, %225
  store <2 x double> %229, ptr %219, align 8, !tbaa !10, !alias.scope !155, !noalias !157
  store <2 x double> %230, ptr %226, align 8, !tbaa !10, !alias.scope !155, !noalias !157
  %231 = add nuw i64 %217, 4
  %232 = icmp eq i64 %231, %211
  br i1 %232, label %233, label %216, !llvm.loop !158

233:                                              ; preds = %216
  %234 = icmp eq i64 %185, %211
  br i1 %234, label %265, label %235

235:                                              ; preds = %187, %167, %233
  %236 = phi i64 [ %139, %187 ], [ %139, %167 ], [ %215, %233 ]
  br label %271

237:                                              ; preds = %163, %237
  %238 = phi i64 [ %263, %237 ], [ %135, %163 ]
  %239 = load ptr, ptr %0, align 8, !tbaa !136, !nonnull !113, !align !114
  %240 = load ptr, ptr %239, align 8, !tbaa !100
  %241 = getelementptr inbounds nuw i8, ptr %239, i64 16
  %242 = load i64, ptr %241, align 8, !tbaa !32
  %243 = mul nsw i64 %242, %134
  %244 = getelementptr double, ptr %240, i64 %243
  %245 = getelementptr double, ptr %244, i64 %238
  %246 = load ptr, ptr %131, align 8, !tbaa !137, !nonnull !113, !align !114
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 192
  %248 = getelementptr inbounds nuw i8, ptr %246, i64 216
  %249 = load ptr, ptr %247, align 8, !tbaa !69
  %250 = getelementptr inbounds double, ptr %249, i64 %238
  %251 = load <2 x double>, ptr %250, align 1, !tbaa !9
  %252 = load ptr, ptr %248, align 8, !tbaa !71
  %253 = getelementptr inbounds nuw i8, ptr %246, i64 224
  %254 = load i64, ptr %253, align 8, !tbaa !32
  %255 = mul nsw i64 %254, %134
  %256 = getelementptr double, ptr %252, i64 %255
  %257 = load double, ptr %256, align 8, !tbaa !10
  %258 = insertelement <2 x double> poison, double %257, i64 0
  %259 = shufflevector <2 x double> %258, <2 x double> poison, <2 x i32> zeroinitializer
  %260 = fmul <2 x double> %251, %259
  %261 = load <2 x double>, ptr %245, align 16, !tbaa !9
  %262 = fsub <2 x double> %261, %260
  store <2 x double> %262, ptr %245, align 16, !tbaa !9
  %263 = add nsw i64 %238, 2
  %264 = icmp slt i64 %263, %139
  br i1 %264, label %237, label %165, !llvm.loop !159

265:                                              ; preds = %271, %233, %165
  %266 = add nsw i64 %135, %125
  %267 = srem i64 %266, 2
  %268 = tail call i64 @llvm.smin.i64(i64 %118, i64 %267)
  %269 = add nuw nsw i64 %134, 1
  %270 = icmp eq i64 %269, %120
  br i1 %270, label %282, label %133, !llvm.loop !160

271:                                              ; preds = %235, %271
  %272 = phi i64 [ %280, %271 ], [ %236, %235 ]
  %273 = getelementptr double, ptr %173, i64 %272
  %274 = getelementptr inbounds double, ptr %175, i64 %272
  %275 = load double, ptr %274, align 8, !tbaa !10
  %276 = load double, ptr %183, align 8, !tbaa !10
  %277 = fmul double %275, %276
  %278 = load double, ptr %273, align 8, !tbaa !10
  %279 = fsub double %278, %277
  store double %279, ptr %273, align 8, !tbaa !10
  %280 = add nsw i64 %272, 1
  %281 = icmp slt i64 %280, %118
  br i1 %281, label %271, label %265, !llvm.loop !161

282:                                              ; preds = %94, %265, %116, %8
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNK5Eigen12PartialPivLUINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEE11_solve_implINS_3MapIKNS1_IdLi3ELi1ELi0ELi3ELi1EEELi0ENS_6StrideILi0ELi0EEEEES6_EEvRKT_RT0_(ptr noundef nonnull align 8 dereferenceable(106) %0, ptr noundef nonnull align 8 dereferenceable(12) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = alloca %"class.Eigen::Matrix.351", align 1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %1, align 8
  %7 = icmp eq ptr %2, %6
  br i1 %7, label %25, label %8

8:                                                ; preds = %3
  %9 = load i32, ptr %5, align 8, !tbaa !5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = load double, ptr %6, align 8, !tbaa !10
  store double %12, ptr %11, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %13, align 8, !tbaa !10
  store double %18, ptr %17, align 8, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = load i32, ptr %20, align 8, !tbaa !5
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %19, align 8, !tbaa !10
  store double %24, ptr %23, align 8, !tbaa !10
  br label %57

25:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %4, i8 0, i64 3, i1 false), !tbaa !162
  br label %28

26:                                               ; preds = %46, %37
  %27 = icmp samesign ult i64 %29, 2
  br i1 %27, label %35, label %56

28:                                               ; preds = %35, %25
  %29 = phi i64 [ 0, %25 ], [ %36, %35 ]
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !162, !range !163, !noundef !113
  %32 = trunc nuw i8 %31 to i1
  br i1 %32, label %33, label %37

33:                                               ; preds = %28
  %34 = icmp samesign ult i64 %29, 2
  br i1 %34, label %35, label %56

35:                                               ; preds = %33, %26
  %36 = add nuw nsw i64 %29, 1
  br label %28, !llvm.loop !164

37:                                               ; preds = %28
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 %29
  store i8 1, ptr %38, align 1, !tbaa !162
  %39 = getelementptr inbounds nuw i32, ptr %5, i64 %29
  %40 = load i32, ptr %39, align 4, !tbaa !5
  %41 = sext i32 %40 to i64
  %42 = icmp eq i64 %29, %41
  br i1 %42, label %26, label %43

43:                                               ; preds = %37
  %44 = getelementptr inbounds nuw double, ptr %2, i64 %29
  %45 = load double, ptr %44, align 8, !tbaa !10
  br label %46

46:                                               ; preds = %46, %43
  %47 = phi double [ %45, %43 ], [ %50, %46 ]
  %48 = phi i64 [ %41, %43 ], [ %54, %46 ]
  %49 = getelementptr inbounds double, ptr %2, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !10
  store double %47, ptr %49, align 8, !tbaa !10
  store double %50, ptr %44, align 8, !tbaa !10
  %51 = getelementptr inbounds i8, ptr %4, i64 %48
  store i8 1, ptr %51, align 1, !tbaa !162
  %52 = getelementptr inbounds i32, ptr %5, i64 %48
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = icmp eq i64 %29, %54
  br i1 %55, label %26, label %46, !llvm.loop !165

56:                                               ; preds = %26, %33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  br label %57

57:                                               ; preds = %8, %56
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %59 = load double, ptr %58, align 8, !tbaa !10
  %60 = load double, ptr %2, align 8, !tbaa !10
  %61 = fmul double %59, %60
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %63 = load double, ptr %62, align 8, !tbaa !10
  %64 = fsub double %63, %61
  store double %64, ptr %62, align 8, !tbaa !10
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %66 = load double, ptr %65, align 8, !tbaa !10
  %67 = fmul double %60, %66
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %69 = load double, ptr %68, align 8, !tbaa !10
  %70 = fmul double %64, %69
  %71 = fadd double %67, %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %73 = load double, ptr %72, align 8, !tbaa !10
  %74 = fsub double %73, %71
  store double %74, ptr %72, align 8, !tbaa !10
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %76 = load double, ptr %75, align 8, !tbaa !10
  %77 = fdiv double %74, %76
  store double %77, ptr %72, align 8, !tbaa !10
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %79 = load double, ptr %78, align 8, !tbaa !10
  %80 = fmul double %77, %79
  %81 = fsub double %64, %80
  store double %81, ptr %62, align 8, !tbaa !10
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %83 = load double, ptr %82, align 8, !tbaa !10
  %84 = fdiv double %81, %83
  store double %84, ptr %62, align 8, !tbaa !10
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %86 = load double, ptr %85, align 8, !tbaa !10
  %87 = fmul double %84, %86
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %89 = load double, ptr %88, align 8, !tbaa !10
  %90 = fmul double %77, %89
  %91 = fadd double %87, %90
  %92 = fsub double %60, %91
  store double %92, ptr %2, align 8, !tbaa !10
  %93 = load double, ptr %0, align 8, !tbaa !10
  %94 = fdiv double %92, %93
  store double %94, ptr %2, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal32triangular_matrix_vector_productIlLi6EdLb0EdLb0ELi1ELi0EE3runEllPKdlS4_lPdlRS3_(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef nonnull align 8 dereferenceable(8) %8) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %10 = alloca %"class.Eigen::internal::const_blas_data_mapper", align 8
  %11 = alloca %"class.Eigen::internal::const_blas_data_mapper", align 8
  %12 = tail call i64 @llvm.smin.i64(i64 %1, i64 %0)
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 8
  br label %18

17:                                               ; preds = %138, %9
  ret void

18:                                               ; preds = %14, %138
  %19 = phi i64 [ %12, %14 ], [ %141, %138 ]
  %20 = phi i64 [ 0, %14 ], [ %139, %138 ]
  %21 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %22 = call i64 @llvm.umin.i64(i64 %21, i64 8)
  %23 = sub nsw i64 %12, %20
  %24 = call i64 @llvm.smin.i64(i64 %23, i64 8)
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %120, %18
  %27 = add i64 %24, %20
  %28 = sub i64 %1, %27
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %130, label %138

30:                                               ; preds = %18, %120
  %31 = phi i64 [ %128, %120 ], [ 0, %18 ]
  %32 = add nuw nsw i64 %31, %20
  %33 = xor i64 %31, -1
  %34 = add nsw i64 %24, %33
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  %37 = mul nsw i64 %32, %7
  br label %120

38:                                               ; preds = %30
  %39 = add nuw nsw i64 %32, 1
  %40 = load double, ptr %8, align 8, !tbaa !10
  %41 = mul nsw i64 %32, %3
  %42 = getelementptr inbounds double, ptr %2, i64 %41
  %43 = getelementptr inbounds nuw double, ptr %42, i64 %39
  %44 = getelementptr inbounds nuw double, ptr %4, i64 %39
  %45 = and i64 %34, 9223372036854775804
  %46 = and i64 %34, 9223372036854775806
  %47 = sub nsw i64 %24, %31
  %48 = icmp ult i64 %47, 3
  br i1 %48, label %110, label %49

49:                                               ; preds = %38
  %50 = load <2 x double>, ptr %43, align 1, !tbaa !9
  %51 = load <2 x double>, ptr %44, align 1, !tbaa !9
  %52 = fmul <2 x double> %50, %51
  %53 = icmp samesign ugt i64 %34, 3
  br i1 %53, label %54, label %93

54:                                               ; preds = %49
  %55 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %56 = load <2 x double>, ptr %55, align 1, !tbaa !9
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %58 = load <2 x double>, ptr %57, align 1, !tbaa !9
  %59 = fmul <2 x double> %56, %58
  %60 = icmp samesign ugt i64 %34, 7
  br i1 %60, label %66, label %61

61:                                               ; preds = %66, %54
  %62 = phi <2 x double> [ %59, %54 ], [ %83, %66 ]
  %63 = phi <2 x double> [ %52, %54 ], [ %76, %66 ]
  %64 = fadd <2 x double> %62, %63
  %65 = icmp samesign ugt i64 %46, %45
  br i1 %65, label %86, label %93

66:                                               ; preds = %54, %66
  %67 = phi i64 [ %84, %66 ], [ 4, %54 ]
  %68 = phi i64 [ %67, %66 ], [ 0, %54 ]
  %69 = phi <2 x double> [ %76, %66 ], [ %52, %54 ]
  %70 = phi <2 x double> [ %83, %66 ], [ %59, %54 ]
  %71 = getelementptr inbounds nuw double, ptr %43, i64 %67
  %72 = load <2 x double>, ptr %71, align 1, !tbaa !9
  %73 = getelementptr inbounds nuw double, ptr %44, i64 %67
  %74 = load <2 x double>, ptr %73, align 1, !tbaa !9
  %75 = fmul <2 x double> %72, %74
  %76 = fadd <2 x double> %69, %75
  %77 = add nuw nsw i64 %68, 6
  %78 = getelementptr inbounds nuw double, ptr %43, i64 %77
  %79 = load <2 x double>, ptr %78, align 1, !tbaa !9
  %80 = getelementptr inbounds nuw double, ptr %44, i64 %77
  %81 = load <2 x double>, ptr %80, align 1, !tbaa !9
  %82 = fmul <2 x double> %79, %81
  %83 = fadd <2 x double> %70, %82
  %84 = add nuw nsw i64 %67, 4
  %85 = icmp samesign ult i64 %84, %45
  br i1 %85, label %66, label %61, !llvm.loop !166

86:                                               ; preds = %61
  %87 = getelementptr inbounds nuw double, ptr %43, i64 %45
  %88 = load <2 x double>, ptr %87, align 1, !tbaa !9
  %89 = getelementptr inbounds nuw double, ptr %44, i64 %45
  %90 = load <2 x double>, ptr %89, align 1, !tbaa !9
  %91 = fmul <2 x double> %88, %90
  %92 = fadd <2 x double> %64, %91
  br label %93

93:                                               ; preds = %86, %61, %49
  %94 = phi <2 x double> [ %52, %49 ], [ %92, %86 ], [ %64, %61 ]
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %96 = fadd <2 x double> %94, %95
  %97 = extractelement <2 x double> %96, i64 0
  %98 = icmp eq i64 %46, %34
  br i1 %98, label %114, label %99

99:                                               ; preds = %93, %99
  %100 = phi i64 [ %108, %99 ], [ %46, %93 ]
  %101 = phi double [ %107, %99 ], [ %97, %93 ]
  %102 = getelementptr inbounds nuw double, ptr %43, i64 %100
  %103 = load double, ptr %102, align 8, !tbaa !10
  %104 = getelementptr inbounds nuw double, ptr %44, i64 %100
  %105 = load double, ptr %104, align 8, !tbaa !10
  %106 = fmul double %103, %105
  %107 = fadd double %101, %106
  %108 = add nuw nsw i64 %100, 1
  %109 = icmp eq i64 %108, %34
  br i1 %109, label %114, label %99, !llvm.loop !167

110:                                              ; preds = %38
  %111 = load double, ptr %43, align 8, !tbaa !10
  %112 = load double, ptr %44, align 8, !tbaa !10
  %113 = fmul double %111, %112
  br label %114

114:                                              ; preds = %99, %93, %110
  %115 = phi double [ %113, %110 ], [ %97, %93 ], [ %107, %99 ]
  %116 = mul nsw i64 %32, %7
  %117 = getelementptr inbounds double, ptr %6, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !10
  %119 = call double @llvm.fmuladd.f64(double %40, double %115, double %118)
  store double %119, ptr %117, align 8, !tbaa !10
  br label %120

120:                                              ; preds = %36, %114
  %121 = phi i64 [ %37, %36 ], [ %116, %114 ]
  %122 = load double, ptr %8, align 8, !tbaa !10
  %123 = getelementptr inbounds nuw double, ptr %4, i64 %32
  %124 = load double, ptr %123, align 8, !tbaa !10
  %125 = getelementptr inbounds double, ptr %6, i64 %121
  %126 = load double, ptr %125, align 8, !tbaa !10
  %127 = call double @llvm.fmuladd.f64(double %122, double %124, double %126)
  store double %127, ptr %125, align 8, !tbaa !10
  %128 = add nuw nsw i64 %31, 1
  %129 = icmp eq i64 %128, %22
  br i1 %129, label %26, label %30, !llvm.loop !168

130:                                              ; preds = %26
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  %131 = mul nsw i64 %20, %3
  %132 = getelementptr double, ptr %2, i64 %27
  %133 = getelementptr double, ptr %132, i64 %131
  store ptr %133, ptr %10, align 8, !tbaa !169
  store i64 %3, ptr %15, align 8, !tbaa !171
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  %134 = getelementptr inbounds double, ptr %4, i64 %27
  store ptr %134, ptr %11, align 8, !tbaa !169
  store i64 %5, ptr %16, align 8, !tbaa !171
  %135 = mul nsw i64 %20, %7
  %136 = getelementptr inbounds double, ptr %6, i64 %135
  %137 = load double, ptr %8, align 8, !tbaa !10
  call void @_ZN5Eigen8internal29general_matrix_vector_productIldNS0_22const_blas_data_mapperIdlLi1EEELi1ELb0EdS3_Lb0ELi1EE3runEllRKS3_S6_Pdld(i64 noundef %24, i64 noundef %28, ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull %136, i64 noundef %7, double noundef %137)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %138

138:                                              ; preds = %130, %26
  %139 = add nuw nsw i64 %20, 8
  %140 = icmp slt i64 %139, %12
  %141 = add i64 %19, -8
  br i1 %140, label %18, label %17, !llvm.loop !172
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal29general_matrix_vector_productIldNS0_22const_blas_data_mapperIdlLi1EEELi1ELb0EdS3_Lb0ELi1EE3runEllRKS3_S6_Pdld(i64 noundef %0, i64 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #5 comdat align 2 {
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = shl i64 %10, 3
  %12 = icmp ult i64 %11, 32001
  %13 = add nsw i64 %0, -7
  %14 = add nsw i64 %0, -3
  %15 = add nsw i64 %0, -1
  %16 = icmp sgt i64 %0, 7
  %17 = and i1 %12, %16
  br i1 %17, label %18, label %41

18:                                               ; preds = %7
  %19 = icmp slt i64 %1, 2
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %22 = load i64, ptr %21, align 8
  br label %23

23:                                               ; preds = %18, %185
  %24 = phi i64 [ 0, %18 ], [ %234, %185 ]
  br i1 %19, label %98, label %25

25:                                               ; preds = %23
  %26 = mul nsw i64 %24, %10
  %27 = or disjoint i64 %24, 1
  %28 = mul nsw i64 %27, %10
  %29 = or disjoint i64 %24, 2
  %30 = mul nsw i64 %29, %10
  %31 = or disjoint i64 %24, 3
  %32 = mul nsw i64 %31, %10
  %33 = or disjoint i64 %24, 4
  %34 = mul nsw i64 %33, %10
  %35 = or disjoint i64 %24, 5
  %36 = mul nsw i64 %35, %10
  %37 = or disjoint i64 %24, 6
  %38 = mul nsw i64 %37, %10
  %39 = or disjoint i64 %24, 7
  %40 = mul nsw i64 %39, %10
  br label %49

41:                                               ; preds = %185, %7
  %42 = phi i64 [ 0, %7 ], [ %234, %185 ]
  %43 = icmp slt i64 %42, %14
  br i1 %43, label %44, label %246

44:                                               ; preds = %41
  %45 = icmp slt i64 %1, 2
  %46 = load ptr, ptr %3, align 8
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %48 = load i64, ptr %47, align 8
  br label %236

49:                                               ; preds = %25, %49
  %50 = phi i64 [ 2, %25 ], [ %96, %49 ]
  %51 = phi i64 [ 0, %25 ], [ %50, %49 ]
  %52 = phi <2 x double> [ zeroinitializer, %25 ], [ %67, %49 ]
  %53 = phi <2 x double> [ zeroinitializer, %25 ], [ %71, %49 ]
  %54 = phi <2 x double> [ zeroinitializer, %25 ], [ %75, %49 ]
  %55 = phi <2 x double> [ zeroinitializer, %25 ], [ %79, %49 ]
  %56 = phi <2 x double> [ zeroinitializer, %25 ], [ %83, %49 ]
  %57 = phi <2 x double> [ zeroinitializer, %25 ], [ %87, %49 ]
  %58 = phi <2 x double> [ zeroinitializer, %25 ], [ %91, %49 ]
  %59 = phi <2 x double> [ zeroinitializer, %25 ], [ %95, %49 ]
  %60 = mul nsw i64 %22, %51
  %61 = getelementptr double, ptr %20, i64 %60
  %62 = load <2 x double>, ptr %61, align 1, !tbaa !9
  %63 = getelementptr double, ptr %8, i64 %51
  %64 = getelementptr double, ptr %63, i64 %26
  %65 = load <2 x double>, ptr %64, align 1, !tbaa !9
  %66 = fmul <2 x double> %62, %65
  %67 = fadd <2 x double> %52, %66
  %68 = getelementptr double, ptr %63, i64 %28
  %69 = load <2 x double>, ptr %68, align 1, !tbaa !9
  %70 = fmul <2 x double> %62, %69
  %71 = fadd <2 x double> %53, %70
  %72 = getelementptr double, ptr %63, i64 %30
  %73 = load <2 x double>, ptr %72, align 1, !tbaa !9
  %74 = fmul <2 x double> %62, %73
  %75 = fadd <2 x double> %54, %74
  %76 = getelementptr double, ptr %63, i64 %32
  %77 = load <2 x double>, ptr %76, align 1, !tbaa !9
  %78 = fmul <2 x double> %62, %77
  %79 = fadd <2 x double> %55, %78
  %80 = getelementptr double, ptr %63, i64 %34
  %81 = load <2 x double>, ptr %80, align 1, !tbaa !9
  %82 = fmul <2 x double> %62, %81
  %83 = fadd <2 x double> %56, %82
  %84 = getelementptr double, ptr %63, i64 %36
  %85 = load <2 x double>, ptr %84, align 1, !tbaa !9
  %86 = fmul <2 x double> %62, %85
  %87 = fadd <2 x double> %57, %86
  %88 = getelementptr double, ptr %63, i64 %38
  %89 = load <2 x double>, ptr %88, align 1, !tbaa !9
  %90 = fmul <2 x double> %62, %89
  %91 = fadd <2 x double> %58, %90
  %92 = getelementptr double, ptr %63, i64 %40
  %93 = load <2 x double>, ptr %92, align 1, !tbaa !9
  %94 = fmul <2 x double> %62, %93
  %95 = fadd <2 x double> %59, %94
  %96 = add nuw nsw i64 %50, 2
  %97 = icmp sgt i64 %96, %1
  br i1 %97, label %98, label %49, !llvm.loop !173

98:                                               ; preds = %49, %23
  %99 = phi <2 x double> [ zeroinitializer, %23 ], [ %95, %49 ]
  %100 = phi <2 x double> [ zeroinitializer, %23 ], [ %91, %49 ]
  %101 = phi <2 x double> [ zeroinitializer, %23 ], [ %87, %49 ]
  %102 = phi <2 x double> [ zeroinitializer, %23 ], [ %83, %49 ]
  %103 = phi <2 x double> [ zeroinitializer, %23 ], [ %79, %49 ]
  %104 = phi <2 x double> [ zeroinitializer, %23 ], [ %75, %49 ]
  %105 = phi <2 x double> [ zeroinitializer, %23 ], [ %71, %49 ]
  %106 = phi <2 x double> [ zeroinitializer, %23 ], [ %67, %49 ]
  %107 = phi i64 [ 0, %23 ], [ %50, %49 ]
  %108 = shufflevector <2 x double> %106, <2 x double> %105, <2 x i32> <i32 0, i32 2>
  %109 = shufflevector <2 x double> %104, <2 x double> %103, <2 x i32> <i32 0, i32 2>
  %110 = shufflevector <2 x double> %108, <2 x double> %109, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %111 = shufflevector <2 x double> %102, <2 x double> %101, <8 x i32> <i32 0, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %112 = shufflevector <8 x double> %110, <8 x double> %111, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %113 = shufflevector <2 x double> %100, <2 x double> %99, <8 x i32> <i32 0, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %114 = shufflevector <8 x double> %112, <8 x double> %113, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %115 = shufflevector <2 x double> %106, <2 x double> %105, <2 x i32> <i32 1, i32 3>
  %116 = shufflevector <2 x double> %104, <2 x double> %103, <2 x i32> <i32 1, i32 3>
  %117 = shufflevector <2 x double> %115, <2 x double> %116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %118 = shufflevector <2 x double> %102, <2 x double> %101, <8 x i32> <i32 1, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %119 = shufflevector <8 x double> %117, <8 x double> %118, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %120 = shufflevector <2 x double> %100, <2 x double> %99, <8 x i32> <i32 1, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %121 = shufflevector <8 x double> %119, <8 x double> %120, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %122 = fadd <8 x double> %114, %121
  %123 = icmp slt i64 %107, %1
  br i1 %123, label %132, label %124

124:                                              ; preds = %98
  %125 = or disjoint i64 %24, 1
  %126 = or disjoint i64 %24, 2
  %127 = or disjoint i64 %24, 3
  %128 = or disjoint i64 %24, 4
  %129 = or disjoint i64 %24, 5
  %130 = or disjoint i64 %24, 6
  %131 = or disjoint i64 %24, 7
  br label %185

132:                                              ; preds = %98
  %133 = mul nsw i64 %24, %10
  %134 = or disjoint i64 %24, 1
  %135 = mul nsw i64 %134, %10
  %136 = or disjoint i64 %24, 2
  %137 = mul nsw i64 %136, %10
  %138 = or disjoint i64 %24, 3
  %139 = mul nsw i64 %138, %10
  %140 = or disjoint i64 %24, 4
  %141 = mul nsw i64 %140, %10
  %142 = or disjoint i64 %24, 5
  %143 = mul nsw i64 %142, %10
  %144 = or disjoint i64 %24, 6
  %145 = mul nsw i64 %144, %10
  %146 = or disjoint i64 %24, 7
  %147 = mul nsw i64 %146, %10
  br label %148

148:                                              ; preds = %132, %148
  %149 = phi i64 [ %107, %132 ], [ %183, %148 ]
  %150 = phi <8 x double> [ %122, %132 ], [ %182, %148 ]
  %151 = mul nsw i64 %22, %149
  %152 = getelementptr double, ptr %20, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !10
  %154 = getelementptr double, ptr %8, i64 %149
  %155 = getelementptr double, ptr %154, i64 %133
  %156 = load double, ptr %155, align 8, !tbaa !10
  %157 = getelementptr double, ptr %154, i64 %135
  %158 = load double, ptr %157, align 8, !tbaa !10
  %159 = getelementptr double, ptr %154, i64 %137
  %160 = load double, ptr %159, align 8, !tbaa !10
  %161 = getelementptr double, ptr %154, i64 %139
  %162 = load double, ptr %161, align 8, !tbaa !10
  %163 = getelementptr double, ptr %154, i64 %141
  %164 = load double, ptr %163, align 8, !tbaa !10
  %165 = getelementptr double, ptr %154, i64 %143
  %166 = load double, ptr %165, align 8, !tbaa !10
  %167 = getelementptr double, ptr %154, i64 %145
  %168 = load double, ptr %167, align 8, !tbaa !10
  %169 = getelementptr double, ptr %154, i64 %147
  %170 = load double, ptr %169, align 8, !tbaa !10
  %171 = insertelement <8 x double> poison, double %153, i64 0
  %172 = shufflevector <8 x double> %171, <8 x double> poison, <8 x i32> zeroinitializer
  %173 = insertelement <8 x double> poison, double %156, i64 0
  %174 = insertelement <8 x double> %173, double %158, i64 1
  %175 = insertelement <8 x double> %174, double %160, i64 2
  %176 = insertelement <8 x double> %175, double %162, i64 3
  %177 = insertelement <8 x double> %176, double %164, i64 4
  %178 = insertelement <8 x double> %177, double %166, i64 5
  %179 = insertelement <8 x double> %178, double %168, i64 6
  %180 = insertelement <8 x double> %179, double %170, i64 7
  %181 = fmul <8 x double> %172, %180
  %182 = fadd <8 x double> %150, %181
  %183 = add nuw nsw i64 %149, 1
  %184 = icmp eq i64 %183, %1
  br i1 %184, label %185, label %148, !llvm.loop !174

185:                                              ; preds = %148, %124
  %186 = phi i64 [ %131, %124 ], [ %146, %148 ]
  %187 = phi i64 [ %130, %124 ], [ %144, %148 ]
  %188 = phi i64 [ %129, %124 ], [ %142, %148 ]
  %189 = phi i64 [ %128, %124 ], [ %140, %148 ]
  %190 = phi i64 [ %127, %124 ], [ %138, %148 ]
  %191 = phi i64 [ %126, %124 ], [ %136, %148 ]
  %192 = phi i64 [ %125, %124 ], [ %134, %148 ]
  %193 = phi <8 x double> [ %122, %124 ], [ %182, %148 ]
  %194 = mul nsw i64 %24, %5
  %195 = getelementptr inbounds double, ptr %4, i64 %194
  %196 = load double, ptr %195, align 8, !tbaa !10
  %197 = extractelement <8 x double> %193, i64 0
  %198 = tail call double @llvm.fmuladd.f64(double %6, double %197, double %196)
  store double %198, ptr %195, align 8, !tbaa !10
  %199 = mul nsw i64 %192, %5
  %200 = getelementptr inbounds double, ptr %4, i64 %199
  %201 = load double, ptr %200, align 8, !tbaa !10
  %202 = extractelement <8 x double> %193, i64 1
  %203 = tail call double @llvm.fmuladd.f64(double %6, double %202, double %201)
  store double %203, ptr %200, align 8, !tbaa !10
  %204 = mul nsw i64 %191, %5
  %205 = getelementptr inbounds double, ptr %4, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !10
  %207 = extractelement <8 x double> %193, i64 2
  %208 = tail call double @llvm.fmuladd.f64(double %6, double %207, double %206)
  store double %208, ptr %205, align 8, !tbaa !10
  %209 = mul nsw i64 %190, %5
  %210 = getelementptr inbounds double, ptr %4, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !10
  %212 = extractelement <8 x double> %193, i64 3
  %213 = tail call double @llvm.fmuladd.f64(double %6, double %212, double %211)
  store double %213, ptr %210, align 8, !tbaa !10
  %214 = mul nsw i64 %189, %5
  %215 = getelementptr inbounds double, ptr %4, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !10
  %217 = extractelement <8 x double> %193, i64 4
  %218 = tail call double @llvm.fmuladd.f64(double %6, double %217, double %216)
  store double %218, ptr %215, align 8, !tbaa !10
  %219 = mul nsw i64 %188, %5
  %220 = getelementptr inbounds double, ptr %4, i64 %219
  %221 = load double, ptr %220, align 8, !tbaa !10
  %222 = extractelement <8 x double> %193, i64 5
  %223 = tail call double @llvm.fmuladd.f64(double %6, double %222, double %221)
  store double %223, ptr %220, align 8, !tbaa !10
  %224 = mul nsw i64 %187, %5
  %225 = getelementptr inbounds double, ptr %4, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !10
  %227 = extractelement <8 x double> %193, i64 6
  %228 = tail call double @llvm.fmuladd.f64(double %6, double %227, double %226)
  store double %228, ptr %225, align 8, !tbaa !10
  %229 = mul nsw i64 %186, %5
  %230 = getelementptr inbounds double, ptr %4, i64 %229
  %231 = load double, ptr %230, align 8, !tbaa !10
  %232 = extractelement <8 x double> %193, i64 7
  %233 = tail call double @llvm.fmuladd.f64(double %6, double %232, double %231)
  store double %233, ptr %230, align 8, !tbaa !10
  %234 = add nuw nsw i64 %24, 8
  %235 = icmp sgt i64 %13, %234
  br i1 %235, label %23, label %41, !llvm.loop !175

236:                                              ; preds = %44, %342
  %237 = phi i64 [ %42, %44 ], [ %367, %342 ]
  br i1 %45, label %291, label %238

238:                                              ; preds = %236
  %239 = mul nsw i64 %237, %10
  %240 = add nuw nsw i64 %237, 1
  %241 = mul nsw i64 %240, %10
  %242 = add nuw nsw i64 %237, 2
  %243 = mul nsw i64 %242, %10
  %244 = add nuw nsw i64 %237, 3
  %245 = mul nsw i64 %244, %10
  br label %262

246:                                              ; preds = %342, %41
  %247 = phi i64 [ %42, %41 ], [ %367, %342 ]
  %248 = icmp slt i64 %247, %15
  br i1 %248, label %249, label %375

249:                                              ; preds = %246
  %250 = icmp slt i64 %1, 2
  %251 = load ptr, ptr %3, align 8
  %252 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %253 = load i64, ptr %252, align 8
  %254 = add i64 %1, -2
  %255 = lshr i64 %254, 1
  %256 = add nuw i64 %255, 1
  %257 = and i64 %256, 1
  %258 = icmp eq i64 %255, 0
  %259 = and i64 %256, -2
  %260 = icmp eq i64 %257, 0
  %261 = icmp ne i64 %257, 0
  br label %369

262:                                              ; preds = %238, %262
  %263 = phi i64 [ 2, %238 ], [ %289, %262 ]
  %264 = phi i64 [ 0, %238 ], [ %263, %262 ]
  %265 = phi <2 x double> [ zeroinitializer, %238 ], [ %276, %262 ]
  %266 = phi <2 x double> [ zeroinitializer, %238 ], [ %280, %262 ]
  %267 = phi <2 x double> [ zeroinitializer, %238 ], [ %284, %262 ]
  %268 = phi <2 x double> [ zeroinitializer, %238 ], [ %288, %262 ]
  %269 = mul nsw i64 %48, %264
  %270 = getelementptr double, ptr %46, i64 %269
  %271 = load <2 x double>, ptr %270, align 1, !tbaa !9
  %272 = getelementptr double, ptr %8, i64 %264
  %273 = getelementptr double, ptr %272, i64 %239
  %274 = load <2 x double>, ptr %273, align 1, !tbaa !9
  %275 = fmul <2 x double> %271, %274
  %276 = fadd <2 x double> %265, %275
  %277 = getelementptr double, ptr %272, i64 %241
  %278 = load <2 x double>, ptr %277, align 1, !tbaa !9
  %279 = fmul <2 x double> %271, %278
  %280 = fadd <2 x double> %266, %279
  %281 = getelementptr double, ptr %272, i64 %243
  %282 = load <2 x double>, ptr %281, align 1, !tbaa !9
  %283 = fmul <2 x double> %271, %282
  %284 = fadd <2 x double> %267, %283
  %285 = getelementptr double, ptr %272, i64 %245
  %286 = load <2 x double>, ptr %285, align 1, !tbaa !9
  %287 = fmul <2 x double> %271, %286
  %288 = fadd <2 x double> %268, %287
  %289 = add nuw nsw i64 %263, 2
  %290 = icmp sgt i64 %289, %1
  br i1 %290, label %291, label %262, !llvm.loop !176

291:                                              ; preds = %262, %236
  %292 = phi <2 x double> [ zeroinitializer, %236 ], [ %288, %262 ]
  %293 = phi <2 x double> [ zeroinitializer, %236 ], [ %284, %262 ]
  %294 = phi <2 x double> [ zeroinitializer, %236 ], [ %280, %262 ]
  %295 = phi <2 x double> [ zeroinitializer, %236 ], [ %276, %262 ]
  %296 = phi i64 [ 0, %236 ], [ %263, %262 ]
  %297 = shufflevector <2 x double> %295, <2 x double> %294, <2 x i32> <i32 0, i32 2>
  %298 = shufflevector <2 x double> %293, <2 x double> %292, <2 x i32> <i32 0, i32 2>
  %299 = shufflevector <2 x double> %295, <2 x double> %294, <2 x i32> <i32 1, i32 3>
  %300 = shufflevector <2 x double> %293, <2 x double> %292, <2 x i32> <i32 1, i32 3>
  %301 = fadd <2 x double> %297, %299
  %302 = fadd <2 x double> %298, %300
  %303 = shufflevector <2 x double> %301, <2 x double> %302, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %304 = icmp slt i64 %296, %1
  br i1 %304, label %309, label %305

305:                                              ; preds = %291
  %306 = add nuw nsw i64 %237, 1
  %307 = add nuw nsw i64 %237, 2
  %308 = add nuw nsw i64 %237, 3
  br label %342

309:                                              ; preds = %291
  %310 = mul nsw i64 %237, %10
  %311 = add nuw nsw i64 %237, 1
  %312 = mul nsw i64 %311, %10
  %313 = add nuw nsw i64 %237, 2
  %314 = mul nsw i64 %313, %10
  %315 = add nuw nsw i64 %237, 3
  %316 = mul nsw i64 %315, %10
  br label %317

317:                                              ; preds = %309, %317
  %318 = phi i64 [ %296, %309 ], [ %340, %317 ]
  %319 = phi <4 x double> [ %303, %309 ], [ %339, %317 ]
  %320 = mul nsw i64 %48, %318
  %321 = getelementptr double, ptr %46, i64 %320
  %322 = load double, ptr %321, align 8, !tbaa !10
  %323 = getelementptr double, ptr %8, i64 %318
  %324 = getelementptr double, ptr %323, i64 %310
  %325 = load double, ptr %324, align 8, !tbaa !10
  %326 = getelementptr double, ptr %323, i64 %312
  %327 = load double, ptr %326, align 8, !tbaa !10
  %328 = getelementptr double, ptr %323, i64 %314
  %329 = load double, ptr %328, align 8, !tbaa !10
  %330 = getelementptr double, ptr %323, i64 %316
  %331 = load double, ptr %330, align 8, !tbaa !10
  %332 = insertelement <4 x double> poison, double %322, i64 0
  %333 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = insertelement <4 x double> poison, double %325, i64 0
  %335 = insertelement <4 x double> %334, double %327, i64 1
  %336 = insertelement <4 x double> %335, double %329, i64 2
  %337 = insertelement <4 x double> %336, double %331, i64 3
  %338 = fmul <4 x double> %333, %337
  %339 = fadd <4 x double> %319, %338
  %340 = add nuw nsw i64 %318, 1
  %341 = icmp eq i64 %340, %1
  br i1 %341, label %342, label %317, !llvm.loop !177

342:                                              ; preds = %317, %305
  %343 = phi i64 [ %308, %305 ], [ %315, %317 ]
  %344 = phi i64 [ %307, %305 ], [ %313, %317 ]
  %345 = phi i64 [ %306, %305 ], [ %311, %317 ]
  %346 = phi <4 x double> [ %303, %305 ], [ %339, %317 ]
  %347 = mul nsw i64 %237, %5
  %348 = getelementptr inbounds double, ptr %4, i64 %347
  %349 = load double, ptr %348, align 8, !tbaa !10
  %350 = extractelement <4 x double> %346, i64 0
  %351 = tail call double @llvm.fmuladd.f64(double %6, double %350, double %349)
  store double %351, ptr %348, align 8, !tbaa !10
  %352 = mul nsw i64 %345, %5
  %353 = getelementptr inbounds double, ptr %4, i64 %352
  %354 = load double, ptr %353, align 8, !tbaa !10
  %355 = extractelement <4 x double> %346, i64 1
  %356 = tail call double @llvm.fmuladd.f64(double %6, double %355, double %354)
  store double %356, ptr %353, align 8, !tbaa !10
  %357 = mul nsw i64 %344, %5
  %358 = getelementptr inbounds double, ptr %4, i64 %357
  %359 = load double, ptr %358, align 8, !tbaa !10
  %360 = extractelement <4 x double> %346, i64 2
  %361 = tail call double @llvm.fmuladd.f64(double %6, double %360, double %359)
  store double %361, ptr %358, align 8, !tbaa !10
  %362 = mul nsw i64 %343, %5
  %363 = getelementptr inbounds double, ptr %4, i64 %362
  %364 = load double, ptr %363, align 8, !tbaa !10
  %365 = extractelement <4 x double> %346, i64 3
  %366 = tail call double @llvm.fmuladd.f64(double %6, double %365, double %364)
  store double %366, ptr %363, align 8, !tbaa !10
  %367 = add nuw nsw i64 %237, 4
  %368 = icmp slt i64 %367, %14
  br i1 %368, label %236, label %246, !llvm.loop !178

369:                                              ; preds = %249, %516
  %370 = phi i64 [ %247, %249 ], [ %529, %516 ]
  br i1 %250, label %443, label %371

371:                                              ; preds = %369
  %372 = mul nsw i64 %370, %10
  %373 = add nuw nsw i64 %370, 1
  %374 = mul nsw i64 %373, %10
  br i1 %258, label %426, label %391

375:                                              ; preds = %516, %246
  %376 = phi i64 [ %247, %246 ], [ %529, %516 ]
  %377 = icmp slt i64 %376, %0
  br i1 %377, label %378, label %672

378:                                              ; preds = %375
  %379 = icmp slt i64 %1, 2
  %380 = load ptr, ptr %3, align 8
  %381 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %382 = load i64, ptr %381, align 8
  %383 = add i64 %1, -2
  %384 = lshr i64 %383, 1
  %385 = add nuw i64 %384, 1
  %386 = and i64 %385, 3
  %387 = icmp ult i64 %383, 6
  %388 = and i64 %385, -4
  %389 = icmp eq i64 %386, 0
  %390 = icmp ne i64 %386, 0
  br label %531

391:                                              ; preds = %371, %391
  %392 = phi i64 [ %422, %391 ], [ 2, %371 ]
  %393 = phi i64 [ %409, %391 ], [ 0, %371 ]
  %394 = phi <2 x double> [ %421, %391 ], [ zeroinitializer, %371 ]
  %395 = phi <2 x double> [ %417, %391 ], [ zeroinitializer, %371 ]
  %396 = phi i64 [ %423, %391 ], [ 0, %371 ]
  %397 = mul nsw i64 %253, %393
  %398 = getelementptr double, ptr %251, i64 %397
  %399 = load <2 x double>, ptr %398, align 1, !tbaa !9
  %400 = getelementptr double, ptr %8, i64 %393
  %401 = getelementptr double, ptr %400, i64 %372
  %402 = load <2 x double>, ptr %401, align 1, !tbaa !9
  %403 = fmul <2 x double> %399, %402
  %404 = fadd <2 x double> %395, %403
  %405 = getelementptr double, ptr %400, i64 %374
  %406 = load <2 x double>, ptr %405, align 1, !tbaa !9
  %407 = fmul <2 x double> %399, %406
  %408 = fadd <2 x double> %394, %407
  %409 = add nuw nsw i64 %392, 2
  %410 = mul nsw i64 %253, %392
  %411 = getelementptr double, ptr %251, i64 %410
  %412 = load <2 x double>, ptr %411, align 1, !tbaa !9
  %413 = getelementptr double, ptr %8, i64 %392
  %414 = getelementptr double, ptr %413, i64 %372
  %415 = load <2 x double>, ptr %414, align 1, !tbaa !9
  %416 = fmul <2 x double> %412, %415
  %417 = fadd <2 x double> %404, %416
  %418 = getelementptr double, ptr %413, i64 %374
  %419 = load <2 x double>, ptr %418, align 1, !tbaa !9
  %420 = fmul <2 x double> %412, %419
  %421 = fadd <2 x double> %408, %420
  %422 = add nuw nsw i64 %392, 4
  %423 = add nuw i64 %396, 2
  %424 = icmp eq i64 %423, %259
  br i1 %424, label %425, label %391, !llvm.loop !179

425:                                              ; preds = %391
  br i1 %260, label %443, label %426

426:                                              ; preds = %425, %371
  %427 = phi i64 [ 2, %371 ], [ %422, %425 ]
  %428 = phi i64 [ 0, %371 ], [ %409, %425 ]
  %429 = phi <2 x double> [ zeroinitializer, %371 ], [ %421, %425 ]
  %430 = phi <2 x double> [ zeroinitializer, %371 ], [ %417, %425 ]
  tail call void @llvm.assume(i1 %261)
  %431 = mul nsw i64 %253, %428
  %432 = getelementptr double, ptr %251, i64 %431
  %433 = load <2 x double>, ptr %432, align 1, !tbaa !9
  %434 = getelementptr double, ptr %8, i64 %428
  %435 = getelementptr double, ptr %434, i64 %372
  %436 = load <2 x double>, ptr %435, align 1, !tbaa !9
  %437 = fmul <2 x double> %433, %436
  %438 = fadd <2 x double> %430, %437
  %439 = getelementptr double, ptr %434, i64 %374
  %440 = load <2 x double>, ptr %439, align 1, !tbaa !9
  %441 = fmul <2 x double> %433, %440
  %442 = fadd <2 x double> %429, %441
  br label %443

443:                                              ; preds = %426, %425, %369
  %444 = phi <2 x double> [ zeroinitializer, %369 ], [ %417, %425 ], [ %438, %426 ]
  %445 = phi <2 x double> [ zeroinitializer, %369 ], [ %421, %425 ], [ %442, %426 ]
  %446 = phi i64 [ 0, %369 ], [ %409, %425 ], [ %427, %426 ]
  %447 = shufflevector <2 x double> %444, <2 x double> %445, <2 x i32> <i32 0, i32 2>
  %448 = shufflevector <2 x double> %444, <2 x double> %445, <2 x i32> <i32 1, i32 3>
  %449 = fadd <2 x double> %447, %448
  %450 = icmp slt i64 %446, %1
  br i1 %450, label %453, label %451

451:                                              ; preds = %443
  %452 = add nuw nsw i64 %370, 1
  br label %516

453:                                              ; preds = %443
  %454 = mul nsw i64 %370, %10
  %455 = add nuw nsw i64 %370, 1
  %456 = mul nsw i64 %455, %10
  %457 = sub i64 %1, %446
  %458 = add i64 %446, 1
  %459 = and i64 %457, 1
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %477, label %461

461:                                              ; preds = %453
  %462 = mul nsw i64 %253, %446
  %463 = getelementptr double, ptr %251, i64 %462
  %464 = load double, ptr %463, align 8, !tbaa !10
  %465 = getelementptr double, ptr %8, i64 %446
  %466 = getelementptr double, ptr %465, i64 %454
  %467 = load double, ptr %466, align 8, !tbaa !10
  %468 = getelementptr double, ptr %465, i64 %456
  %469 = load double, ptr %468, align 8, !tbaa !10
  %470 = insertelement <2 x double> poison, double %464, i64 0
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> zeroinitializer
  %472 = insertelement <2 x double> poison, double %467, i64 0
  %473 = insertelement <2 x double> %472, double %469, i64 1
  %474 = fmul <2 x double> %471, %473
  %475 = fadd <2 x double> %449, %474
  %476 = add nuw nsw i64 %446, 1
  br label %477

477:                                              ; preds = %461, %453
  %478 = phi <2 x double> [ poison, %453 ], [ %475, %461 ]
  %479 = phi i64 [ %446, %453 ], [ %476, %461 ]
  %480 = phi <2 x double> [ %449, %453 ], [ %475, %461 ]
  %481 = icmp eq i64 %1, %458
  br i1 %481, label %516, label %482

482:                                              ; preds = %477, %482
  %483 = phi i64 [ %514, %482 ], [ %479, %477 ]
  %484 = phi <2 x double> [ %513, %482 ], [ %480, %477 ]
  %485 = mul nsw i64 %253, %483
  %486 = getelementptr double, ptr %251, i64 %485
  %487 = load double, ptr %486, align 8, !tbaa !10
  %488 = getelementptr double, ptr %8, i64 %483
  %489 = getelementptr double, ptr %488, i64 %454
  %490 = load double, ptr %489, align 8, !tbaa !10
  %491 = getelementptr double, ptr %488, i64 %456
  %492 = load double, ptr %491, align 8, !tbaa !10
  %493 = insertelement <2 x double> poison, double %487, i64 0
  %494 = shufflevector <2 x double> %493, <2 x double> poison, <2 x i32> zeroinitializer
  %495 = insertelement <2 x double> poison, double %490, i64 0
  %496 = insertelement <2 x double> %495, double %492, i64 1
  %497 = fmul <2 x double> %494, %496
  %498 = fadd <2 x double> %484, %497
  %499 = add nuw nsw i64 %483, 1
  %500 = mul nsw i64 %253, %499
  %501 = getelementptr double, ptr %251, i64 %500
  %502 = load double, ptr %501, align 8, !tbaa !10
  %503 = getelementptr double, ptr %8, i64 %499
  %504 = getelementptr double, ptr %503, i64 %454
  %505 = load double, ptr %504, align 8, !tbaa !10
  %506 = getelementptr double, ptr %503, i64 %456
  %507 = load double, ptr %506, align 8, !tbaa !10
  %508 = insertelement <2 x double> poison, double %502, i64 0
  %509 = shufflevector <2 x double> %508, <2 x double> poison, <2 x i32> zeroinitializer
  %510 = insertelement <2 x double> poison, double %505, i64 0
  %511 = insertelement <2 x double> %510, double %507, i64 1
  %512 = fmul <2 x double> %509, %511
  %513 = fadd <2 x double> %498, %512
  %514 = add nuw nsw i64 %483, 2
  %515 = icmp eq i64 %514, %1
  br i1 %515, label %516, label %482, !llvm.loop !180

516:                                              ; preds = %477, %482, %451
  %517 = phi i64 [ %452, %451 ], [ %455, %482 ], [ %455, %477 ]
  %518 = phi <2 x double> [ %449, %451 ], [ %478, %477 ], [ %513, %482 ]
  %519 = mul nsw i64 %370, %5
  %520 = getelementptr inbounds double, ptr %4, i64 %519
  %521 = load double, ptr %520, align 8, !tbaa !10
  %522 = extractelement <2 x double> %518, i64 0
  %523 = tail call double @llvm.fmuladd.f64(double %6, double %522, double %521)
  store double %523, ptr %520, align 8, !tbaa !10
  %524 = mul nsw i64 %517, %5
  %525 = getelementptr inbounds double, ptr %4, i64 %524
  %526 = load double, ptr %525, align 8, !tbaa !10
  %527 = extractelement <2 x double> %518, i64 1
  %528 = tail call double @llvm.fmuladd.f64(double %6, double %527, double %526)
  store double %528, ptr %525, align 8, !tbaa !10
  %529 = add nuw nsw i64 %370, 2
  %530 = icmp slt i64 %529, %15
  br i1 %530, label %369, label %375, !llvm.loop !181

531:                                              ; preds = %378, %664
  %532 = phi i64 [ %376, %378 ], [ %670, %664 ]
  br i1 %379, label %595, label %533

533:                                              ; preds = %531
  %534 = mul nsw i64 %532, %10
  %535 = getelementptr double, ptr %8, i64 %534
  br i1 %387, label %576, label %536

536:                                              ; preds = %533, %536
  %537 = phi i64 [ %572, %536 ], [ 2, %533 ]
  %538 = phi i64 [ %564, %536 ], [ 0, %533 ]
  %539 = phi <2 x double> [ %571, %536 ], [ zeroinitializer, %533 ]
  %540 = phi i64 [ %573, %536 ], [ 0, %533 ]
  %541 = mul nsw i64 %382, %538
  %542 = getelementptr double, ptr %380, i64 %541
  %543 = load <2 x double>, ptr %542, align 1, !tbaa !9
  %544 = getelementptr double, ptr %535, i64 %538
  %545 = load <2 x double>, ptr %544, align 1, !tbaa !9
  %546 = fmul <2 x double> %543, %545
  %547 = fadd <2 x double> %539, %546
  %548 = add nuw nsw i64 %537, 2
  %549 = mul nsw i64 %382, %537
  %550 = getelementptr double, ptr %380, i64 %549
  %551 = load <2 x double>, ptr %550, align 1, !tbaa !9
  %552 = getelementptr double, ptr %535, i64 %537
  %553 = load <2 x double>, ptr %552, align 1, !tbaa !9
  %554 = fmul <2 x double> %551, %553
  %555 = fadd <2 x double> %547, %554
  %556 = add nuw nsw i64 %537, 4
  %557 = mul nsw i64 %382, %548
  %558 = getelementptr double, ptr %380, i64 %557
  %559 = load <2 x double>, ptr %558, align 1, !tbaa !9
  %560 = getelementptr double, ptr %535, i64 %548
  %561 = load <2 x double>, ptr %560, align 1, !tbaa !9
  %562 = fmul <2 x double> %559, %561
  %563 = fadd <2 x double> %555, %562
  %564 = add nuw nsw i64 %537, 6
  %565 = mul nsw i64 %382, %556
  %566 = getelementptr double, ptr %380, i64 %565
  %567 = load <2 x double>, ptr %566, align 1, !tbaa !9
  %568 = getelementptr double, ptr %535, i64 %556
  %569 = load <2 x double>, ptr %568, align 1, !tbaa !9
  %570 = fmul <2 x double> %567, %569
  %571 = fadd <2 x double> %563, %570
  %572 = add nuw nsw i64 %537, 8
  %573 = add i64 %540, 4
  %574 = icmp eq i64 %573, %388
  br i1 %574, label %575, label %536, !llvm.loop !182

575:                                              ; preds = %536
  br i1 %389, label %595, label %576

576:                                              ; preds = %575, %533
  %577 = phi i64 [ 2, %533 ], [ %572, %575 ]
  %578 = phi i64 [ 0, %533 ], [ %564, %575 ]
  %579 = phi <2 x double> [ zeroinitializer, %533 ], [ %571, %575 ]
  tail call void @llvm.assume(i1 %390)
  br label %580

580:                                              ; preds = %580, %576
  %581 = phi i64 [ %577, %576 ], [ %592, %580 ]
  %582 = phi i64 [ %578, %576 ], [ %581, %580 ]
  %583 = phi <2 x double> [ %579, %576 ], [ %591, %580 ]
  %584 = phi i64 [ 0, %576 ], [ %593, %580 ]
  %585 = mul nsw i64 %382, %582
  %586 = getelementptr double, ptr %380, i64 %585
  %587 = load <2 x double>, ptr %586, align 1, !tbaa !9
  %588 = getelementptr double, ptr %535, i64 %582
  %589 = load <2 x double>, ptr %588, align 1, !tbaa !9
  %590 = fmul <2 x double> %587, %589
  %591 = fadd <2 x double> %583, %590
  %592 = add nuw nsw i64 %581, 2
  %593 = add i64 %584, 1
  %594 = icmp eq i64 %593, %386
  br i1 %594, label %595, label %580, !llvm.loop !183

595:                                              ; preds = %575, %580, %531
  %596 = phi <2 x double> [ zeroinitializer, %531 ], [ %571, %575 ], [ %591, %580 ]
  %597 = phi i64 [ 0, %531 ], [ %564, %575 ], [ %581, %580 ]
  %598 = shufflevector <2 x double> %596, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %599 = fadd <2 x double> %596, %598
  %600 = extractelement <2 x double> %599, i64 0
  %601 = icmp slt i64 %597, %1
  br i1 %601, label %602, label %664

602:                                              ; preds = %595
  %603 = mul nsw i64 %532, %10
  %604 = getelementptr double, ptr %8, i64 %603
  %605 = sub i64 %1, %597
  %606 = and i64 %605, 3
  %607 = icmp eq i64 %606, 0
  br i1 %607, label %622, label %608

608:                                              ; preds = %602, %608
  %609 = phi double [ %618, %608 ], [ %600, %602 ]
  %610 = phi i64 [ %619, %608 ], [ %597, %602 ]
  %611 = phi i64 [ %620, %608 ], [ 0, %602 ]
  %612 = getelementptr double, ptr %604, i64 %610
  %613 = mul nsw i64 %382, %610
  %614 = getelementptr double, ptr %380, i64 %613
  %615 = load double, ptr %612, align 8, !tbaa !10
  %616 = load double, ptr %614, align 8, !tbaa !10
  %617 = fmul double %615, %616
  %618 = fadd double %609, %617
  %619 = add nuw nsw i64 %610, 1
  %620 = add i64 %611, 1
  %621 = icmp eq i64 %620, %606
  br i1 %621, label %622, label %608, !llvm.loop !185

622:                                              ; preds = %608, %602
  %623 = phi double [ poison, %602 ], [ %618, %608 ]
  %624 = phi double [ %600, %602 ], [ %618, %608 ]
  %625 = phi i64 [ %597, %602 ], [ %619, %608 ]
  %626 = sub i64 %597, %1
  %627 = icmp ugt i64 %626, -4
  br i1 %627, label %664, label %628

628:                                              ; preds = %622, %628
  %629 = phi double [ %661, %628 ], [ %624, %622 ]
  %630 = phi i64 [ %662, %628 ], [ %625, %622 ]
  %631 = getelementptr double, ptr %604, i64 %630
  %632 = mul nsw i64 %382, %630
  %633 = getelementptr double, ptr %380, i64 %632
  %634 = load double, ptr %631, align 8, !tbaa !10
  %635 = load double, ptr %633, align 8, !tbaa !10
  %636 = fmul double %634, %635
  %637 = fadd double %629, %636
  %638 = add nuw nsw i64 %630, 1
  %639 = getelementptr double, ptr %604, i64 %638
  %640 = mul nsw i64 %382, %638
  %641 = getelementptr double, ptr %380, i64 %640
  %642 = load double, ptr %639, align 8, !tbaa !10
  %643 = load double, ptr %641, align 8, !tbaa !10
  %644 = fmul double %642, %643
  %645 = fadd double %637, %644
  %646 = add nuw nsw i64 %630, 2
  %647 = getelementptr double, ptr %604, i64 %646
  %648 = mul nsw i64 %382, %646
  %649 = getelementptr double, ptr %380, i64 %648
  %650 = load double, ptr %647, align 8, !tbaa !10
  %651 = load double, ptr %649, align 8, !tbaa !10
  %652 = fmul double %650, %651
  %653 = fadd double %645, %652
  %654 = add nuw nsw i64 %630, 3
  %655 = getelementptr double, ptr %604, i64 %654
  %656 = mul nsw i64 %382, %654
  %657 = getelementptr double, ptr %380, i64 %656
  %658 = load double, ptr %655, align 8, !tbaa !10
  %659 = load double, ptr %657, align 8, !tbaa !10
  %660 = fmul double %658, %659
  %661 = fadd double %653, %660
  %662 = add nuw nsw i64 %630, 4
  %663 = icmp eq i64 %662, %1
  br i1 %663, label %664, label %628, !llvm.loop !186

664:                                              ; preds = %622, %628, %595
  %665 = phi double [ %600, %595 ], [ %623, %622 ], [ %661, %628 ]
  %666 = mul nsw i64 %532, %5
  %667 = getelementptr inbounds double, ptr %4, i64 %666
  %668 = load double, ptr %667, align 8, !tbaa !10
  %669 = tail call double @llvm.fmuladd.f64(double %6, double %665, double %668)
  store double %669, ptr %667, align 8, !tbaa !10
  %670 = add nuw nsw i64 %532, 1
  %671 = icmp eq i64 %670, %0
  br i1 %671, label %672, label %531, !llvm.loop !187

672:                                              ; preds = %664, %375
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { inlinehint mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }

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
!12 = !{!13, !7, i64 104}
!13 = !{!"_ZTSN5Eigen12PartialPivLUINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEEE", !14, i64 0, !18, i64 72, !23, i64 84, !11, i64 96, !7, i64 104, !24, i64 105}
!14 = !{!"_ZTSN5Eigen6MatrixIdLi3ELi3ELi0ELi3ELi3EEE", !15, i64 0}
!15 = !{!"_ZTSN5Eigen15PlainObjectBaseINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEEEE", !16, i64 0}
!16 = !{!"_ZTSN5Eigen12DenseStorageIdLi9ELi3ELi3ELi0EEE", !17, i64 0}
!17 = !{!"_ZTSN5Eigen8internal11plain_arrayIdLi9ELi0ELi0EEE", !7, i64 0}
!18 = !{!"_ZTSN5Eigen17PermutationMatrixILi3ELi3EiEE", !19, i64 0}
!19 = !{!"_ZTSN5Eigen6MatrixIiLi3ELi1ELi0ELi3ELi1EEE", !20, i64 0}
!20 = !{!"_ZTSN5Eigen15PlainObjectBaseINS_6MatrixIiLi3ELi1ELi0ELi3ELi1EEEEE", !21, i64 0}
!21 = !{!"_ZTSN5Eigen12DenseStorageIiLi3ELi3ELi1ELi0EEE", !22, i64 0}
!22 = !{!"_ZTSN5Eigen8internal11plain_arrayIiLi3ELi0ELi0EEE", !7, i64 0}
!23 = !{!"_ZTSN5Eigen14TranspositionsILi3ELi3EiEE", !19, i64 0}
!24 = !{!"bool", !7, i64 0}
!25 = !{!13, !24, i64 105}
!26 = !{!13, !11, i64 96}
!27 = !{!28, !29, i64 0}
!28 = !{!"_ZTSN5Eigen7MapBaseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi0EEE", !29, i64 0, !31, i64 8, !31, i64 9}
!29 = !{!"p1 double", !30, i64 0}
!30 = !{!"any pointer", !7, i64 0}
!31 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi3EEE"}
!32 = !{!33, !34, i64 0}
!33 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLin1EEE", !34, i64 0}
!34 = !{!"long", !7, i64 0}
!35 = !{!36, !29, i64 0}
!36 = !{!"_ZTSN5Eigen7MapBaseINS_3MapIKNS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEELi0ENS_6StrideILi0ELi0EEEEELi0EEE", !29, i64 0, !31, i64 8, !37, i64 9}
!37 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi1EEE"}
!38 = !{!39, !29, i64 0}
!39 = !{!"_ZTSN5Eigen8internal30plainobjectbase_evaluator_dataIdLi0EEE", !29, i64 0}
!40 = !{!41, !29, i64 0}
!41 = !{!"_ZTSN5Eigen8internal9evaluatorINS_15PlainObjectBaseINS_6MatrixIdLi3ELi1ELi0ELi3ELi1EEEEEEE", !39, i64 0}
!42 = !{!43}
!43 = distinct !{!43, !44, !"_ZN5Eigen9DenseBaseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEE3colEl: argument 0"}
!44 = distinct !{!44, !"_ZN5Eigen9DenseBaseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEE3colEl"}
!45 = distinct !{!45, !46}
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELi3ELi1EEEE8ConstantEllRKd: argument 0"}
!49 = distinct !{!49, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELi3ELi1EEEE8ConstantEllRKd"}
!50 = distinct !{!50, !46}
!51 = distinct !{!51, !46}
!52 = distinct !{!52, !46, !53, !54}
!53 = !{!"llvm.loop.isvectorized", i32 1}
!54 = !{!"llvm.loop.unroll.runtime.disable"}
!55 = distinct !{!55, !46, !54, !53}
!56 = !{!57}
!57 = distinct !{!57, !58, !"_ZN5Eigen9DenseBaseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEE3colEl: argument 0"}
!58 = distinct !{!58, !"_ZN5Eigen9DenseBaseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEE3colEl"}
!59 = !{!60, !29, i64 0}
!60 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEELi0EEE", !29, i64 0, !33, i64 8, !33, i64 16}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZN5Eigen9DenseBaseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEE17bottomRightCornerINS_8internal19VariableAndFixedIntILin1EEESB_EENS7_13FixedBlockXprIXsr8internal15get_fixed_valueIT_EE5valueEXsr8internal15get_fixed_valueIT0_EE5valueEE4TypeESD_SE_: argument 0"}
!63 = distinct !{!63, !"_ZN5Eigen9DenseBaseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEEE17bottomRightCornerINS_8internal19VariableAndFixedIntILin1EEESB_EENS7_13FixedBlockXprIXsr8internal15get_fixed_valueIT_EE5valueEXsr8internal15get_fixed_valueIT0_EE5valueEE4TypeESD_SE_"}
!64 = !{!65, !65, i64 0}
!65 = !{!"p1 _ZTSN5Eigen3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEE", !30, i64 0}
!66 = !{!67, !34, i64 48}
!67 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0ELb1EEE", !68, i64 0, !65, i64 24, !33, i64 32, !33, i64 40, !34, i64 48}
!68 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEELi1EEE", !60, i64 0}
!69 = !{!70, !29, i64 0}
!70 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS2_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEENS4_IdLin1ELi1ELi0ELi3ELi1EEEEE", !29, i64 0, !37, i64 8, !33, i64 16}
!71 = !{!72, !29, i64 0}
!72 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS2_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEENS4_IdLi1ELin1ELi1ELi1ELi3EEEEE", !29, i64 0, !33, i64 8, !37, i64 16}
!73 = !{!74, !34, i64 240}
!74 = !{!"_ZTSN5Eigen8internal17product_evaluatorINS_7ProductINS_5BlockINS3_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEENS3_INS3_IS9_Li1ELi3ELb0EEELi1ELin1ELb0EEELi1EEELi4ENS_10DenseShapeESF_ddEE", !75, i64 0, !86, i64 96, !96, i64 192, !98, i64 216, !34, i64 240}
!75 = !{!"_ZTSN5Eigen5BlockINS0_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEE", !76, i64 0}
!76 = !{!"_ZTSN5Eigen9BlockImplINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0ENS_5DenseEEE", !77, i64 0}
!77 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0ELb1EEE", !78, i64 0, !80, i64 24, !33, i64 72, !85, i64 80, !34, i64 88}
!78 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEELi1EEE", !79, i64 0}
!79 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEELi0EEE", !29, i64 0, !33, i64 8, !37, i64 16}
!80 = !{!"_ZTSN5Eigen5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEE", !81, i64 0}
!81 = !{!"_ZTSN5Eigen9BlockImplINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1ENS_5DenseEEE", !82, i64 0}
!82 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1ELb1EEE", !83, i64 0, !65, i64 16, !33, i64 24, !33, i64 32, !34, i64 40}
!83 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELi1EEE", !84, i64 0}
!84 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELi0EEE", !29, i64 0, !31, i64 8, !37, i64 9}
!85 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi0EEE"}
!86 = !{!"_ZTSN5Eigen5BlockINS0_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEE", !87, i64 0}
!87 = !{!"_ZTSN5Eigen9BlockImplINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0ENS_5DenseEEE", !88, i64 0}
!88 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0ELb1EEE", !89, i64 0, !91, i64 24, !85, i64 72, !33, i64 80, !34, i64 88}
!89 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEELi1EEE", !90, i64 0}
!90 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEELi0EEE", !29, i64 0, !37, i64 8, !33, i64 16}
!91 = !{!"_ZTSN5Eigen5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEE", !92, i64 0}
!92 = !{!"_ZTSN5Eigen9BlockImplINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0ENS_5DenseEEE", !93, i64 0}
!93 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0ELb1EEE", !94, i64 0, !65, i64 16, !33, i64 24, !33, i64 32, !34, i64 40}
!94 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1EEE", !95, i64 0}
!95 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi0EEE", !29, i64 0, !37, i64 8, !31, i64 9}
!96 = !{!"_ZTSN5Eigen8internal9evaluatorINS_5BlockINS2_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEEEE", !97, i64 0}
!97 = !{!"_ZTSN5Eigen8internal15block_evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0ELb1EEE", !70, i64 0}
!98 = !{!"_ZTSN5Eigen8internal9evaluatorINS_5BlockINS2_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEEEE", !99, i64 0}
!99 = !{!"_ZTSN5Eigen8internal15block_evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0ELb1EEE", !72, i64 0}
!100 = !{!101, !29, i64 0}
!101 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEENS4_IdLin1ELin1ELi0ELi3ELi3EEEEE", !29, i64 0, !37, i64 8, !33, i64 16}
!102 = !{!103, !103, i64 0}
!103 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEEEE", !30, i64 0}
!104 = !{!105, !105, i64 0}
!105 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_7ProductINS_5BlockINS3_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEENS3_INS3_IS9_Li1ELi3ELb0EEELi1ELin1ELb0EEELi1EEEEE", !30, i64 0}
!106 = !{!107, !107, i64 0}
!107 = !{!"p1 _ZTSN5Eigen8internal13sub_assign_opIddEE", !30, i64 0}
!108 = !{!109, !109, i64 0}
!109 = !{!"p1 _ZTSN5Eigen5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEE", !30, i64 0}
!110 = distinct !{!110, !46}
!111 = !{!112, !109, i64 24}
!112 = !{!"_ZTSN5Eigen8internal31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELin1ELin1ELb0EEEEENS2_INS_7ProductINS3_INS3_IS9_Li3ELi1ELb1EEELin1ELi1ELb0EEENS3_INS3_IS9_Li1ELi3ELb0EEELi1ELin1ELb0EEELi1EEEEENS0_13sub_assign_opIddEELi0EEE", !103, i64 0, !105, i64 8, !107, i64 16, !109, i64 24}
!113 = !{}
!114 = !{i64 8}
!115 = !{!79, !29, i64 0}
!116 = !{!117}
!117 = distinct !{!117, !118, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEEE3rowEl: argument 0"}
!118 = distinct !{!118, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEEE3rowEl"}
!119 = !{!90, !29, i64 0}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEEE3colEl: argument 0"}
!122 = distinct !{!122, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEEE3colEl"}
!123 = !{!93, !65, i64 16}
!124 = !{!125}
!125 = distinct !{!125, !126}
!126 = distinct !{!126, !"LVerDomain"}
!127 = !{!128}
!128 = distinct !{!128, !126}
!129 = !{!130}
!130 = distinct !{!130, !126}
!131 = !{!128, !125}
!132 = distinct !{!132, !46, !53, !54}
!133 = distinct !{!133, !46}
!134 = distinct !{!134, !46, !53}
!135 = !{!67, !65, i64 24}
!136 = !{!112, !103, i64 0}
!137 = !{!112, !105, i64 8}
!138 = !{!139}
!139 = distinct !{!139, !140, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEEE3rowEl: argument 0"}
!140 = distinct !{!140, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEEE3rowEl"}
!141 = !{!142}
!142 = distinct !{!142, !143, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEEE3colEl: argument 0"}
!143 = distinct !{!143, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEEE3colEl"}
!144 = !{!145}
!145 = distinct !{!145, !146, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEEE3rowEl: argument 0"}
!146 = distinct !{!146, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi3ELi1ELb1EEELin1ELi1ELb0EEEE3rowEl"}
!147 = !{!148}
!148 = distinct !{!148, !149, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEEE3colEl: argument 0"}
!149 = distinct !{!149, !"_ZNK5Eigen9DenseBaseINS_5BlockINS1_INS_3RefINS_6MatrixIdLi3ELi3ELi0ELi3ELi3EEELi0ENS_11OuterStrideILin1EEEEELi1ELi3ELb0EEELi1ELin1ELb0EEEE3colEl"}
!150 = !{!151}
!151 = distinct !{!151, !152}
!152 = distinct !{!152, !"LVerDomain"}
!153 = !{!154}
!154 = distinct !{!154, !152}
!155 = !{!156}
!156 = distinct !{!156, !152}
!157 = !{!154, !151}
!158 = distinct !{!158, !46, !53, !54}
!159 = distinct !{!159, !46}
!160 = distinct !{!160, !46}
!161 = distinct !{!161, !46, !53}
!162 = !{!24, !24, i64 0}
!163 = !{i8 0, i8 2}
!164 = distinct !{!164, !46}
!165 = distinct !{!165, !46}
!166 = distinct !{!166, !46}
!167 = distinct !{!167, !46}
!168 = distinct !{!168, !46}
!169 = !{!170, !29, i64 0}
!170 = !{!"_ZTSN5Eigen8internal16blas_data_mapperIKdlLi1ELi0ELi1EEE", !29, i64 0, !34, i64 8}
!171 = !{!170, !34, i64 8}
!172 = distinct !{!172, !46}
!173 = distinct !{!173, !46}
!174 = distinct !{!174, !46}
!175 = distinct !{!175, !46}
!176 = distinct !{!176, !46}
!177 = distinct !{!177, !46}
!178 = distinct !{!178, !46}
!179 = distinct !{!179, !46}
!180 = distinct !{!180, !46}
!181 = distinct !{!181, !46}
!182 = distinct !{!182, !46}
!183 = distinct !{!183, !184}
!184 = !{!"llvm.loop.unroll.disable"}
!185 = distinct !{!185, !184}
!186 = distinct !{!186, !46}
!187 = distinct !{!187, !46}
