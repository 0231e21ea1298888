target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.Eigen::internal::evaluator.128" = type <{ %"struct.Eigen::internal::scalar_constant_op", [8 x i8] }>
%"struct.Eigen::internal::scalar_constant_op" = type { double }
%"struct.Eigen::internal::evaluator.132" = type { %"struct.Eigen::internal::block_evaluator" }
%"struct.Eigen::internal::block_evaluator" = type { %"struct.Eigen::internal::mapbase_evaluator.133" }
%"struct.Eigen::internal::mapbase_evaluator.133" = type { ptr, [8 x i8], %"class.Eigen::internal::variable_if_dynamic" }
%"class.Eigen::internal::variable_if_dynamic" = type { i64 }
%"class.Eigen::internal::generic_dense_assignment_kernel.136" = type { ptr, ptr, ptr, ptr }
%"struct.Eigen::internal::mul_assign_op" = type { i8 }
%"class.Eigen::Block" = type { %"class.Eigen::BlockImpl" }
%"class.Eigen::BlockImpl" = type { %"class.Eigen::internal::BlockImpl_dense" }
%"class.Eigen::internal::BlockImpl_dense" = type { %"class.Eigen::MapBase.40", %"class.Eigen::Map.30", %"class.Eigen::internal::variable_if_dynamic", %"class.Eigen::internal::variable_if_dynamic", i64 }
%"class.Eigen::MapBase.40" = type { %"class.Eigen::MapBase.41" }
%"class.Eigen::MapBase.41" = type { ptr, %"class.Eigen::internal::variable_if_dynamic", %"class.Eigen::internal::variable_if_dynamic" }
%"class.Eigen::Map.30" = type <{ %"class.Eigen::MapBase.31", [8 x i8] }>
%"class.Eigen::MapBase.31" = type { %"class.Eigen::MapBase.32" }
%"class.Eigen::MapBase.32" = type { ptr, %"class.Eigen::internal::variable_if_dynamic", %"class.Eigen::internal::variable_if_dynamic" }

$_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEEEENS3_INS_14CwiseNullaryOpINS0_18scalar_constant_opIdEES7_EEEENS0_13mul_assign_opIddEELi0EEELi4ELi0EE3runERSK_ = comdat any

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress uwtable
define dso_local void @f(ptr noundef %0, i64 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %4 = alloca %"struct.Eigen::internal::evaluator.128", align 8
  %5 = alloca %"struct.Eigen::internal::evaluator.132", align 8
  %6 = alloca %"class.Eigen::internal::generic_dense_assignment_kernel.136", align 8
  %7 = alloca %"struct.Eigen::internal::mul_assign_op", align 1
  %8 = alloca %"class.Eigen::Block", align 8
  %9 = sdiv i64 %1, 3
  %10 = icmp sgt i64 %1, 2
  br i1 %10, label %11, label %106

11:                                               ; preds = %3
  %12 = icmp ult i64 %9, 7
  br i1 %12, label %54, label %13

13:                                               ; preds = %11
  %14 = shl i64 %9, 3
  %15 = getelementptr i8, ptr %2, i64 %14
  %16 = mul i64 %9, 24
  %17 = getelementptr i8, ptr %0, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -16
  %19 = icmp ult ptr %2, %18
  %20 = icmp ult ptr %0, %15
  %21 = and i1 %19, %20
  br i1 %21, label %54, label %22

22:                                               ; preds = %13
  %23 = or i64 %9, -2
  %24 = add nsw i64 %23, %9
  br label %25

25:                                               ; preds = %25, %22
  %26 = phi i64 [ 0, %22 ], [ %52, %25 ]
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %26
  %28 = mul nuw nsw i64 %26, 24
  %29 = mul nuw i64 %26, 24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 %28
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 %29
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load double, ptr %30, align 8, !tbaa !9, !alias.scope !11
  %34 = load double, ptr %32, align 8, !tbaa !9, !alias.scope !11
  %35 = insertelement <2 x double> poison, double %33, i64 0
  %36 = insertelement <2 x double> %35, double %34, i64 1
  %37 = load <2 x double>, ptr %27, align 8, !tbaa !9, !alias.scope !14, !noalias !11
  %38 = fmul <2 x double> %36, %37
  %39 = xor i64 %26, -1
  %40 = xor i64 %26, -2
  %41 = add nsw i64 %9, %39
  %42 = add nsw i64 %9, %40
  %43 = mul nsw i64 %41, 24
  %44 = mul nsw i64 %42, 24
  %45 = getelementptr inbounds i8, ptr %0, i64 %43
  %46 = getelementptr inbounds i8, ptr %0, i64 %44
  %47 = load double, ptr %45, align 8, !tbaa !9, !alias.scope !11
  %48 = load double, ptr %46, align 8, !tbaa !9, !alias.scope !11
  %49 = insertelement <2 x double> poison, double %47, i64 0
  %50 = insertelement <2 x double> %49, double %48, i64 1
  %51 = fadd <2 x double> %38, %50
  store <2 x double> %51, ptr %27, align 8, !tbaa !9, !alias.scope !14, !noalias !11
  %52 = add nuw i64 %26, 2
  %53 = icmp eq i64 %52, %24
  br i1 %53, label %54, label %25, !llvm.loop !16

54:                                               ; preds = %25, %13, %11
  %55 = phi i64 [ 0, %13 ], [ 0, %11 ], [ %24, %25 ]
  %56 = sub i64 %9, %55
  %57 = add i64 %55, 1
  %58 = and i64 %56, 1
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %74, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds nuw double, ptr %2, i64 %55
  %62 = mul nuw nsw i64 %55, 24
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !9
  %65 = load double, ptr %61, align 8, !tbaa !9
  %66 = fmul double %64, %65
  %67 = xor i64 %55, -1
  %68 = add nsw i64 %9, %67
  %69 = mul nsw i64 %68, 24
  %70 = getelementptr inbounds i8, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !9
  %72 = fadd double %66, %71
  store double %72, ptr %61, align 8, !tbaa !9
  %73 = add nuw nsw i64 %55, 1
  br label %74

74:                                               ; preds = %60, %54
  %75 = phi i64 [ %55, %54 ], [ %73, %60 ]
  %76 = icmp eq i64 %9, %57
  br i1 %76, label %106, label %77

77:                                               ; preds = %74, %77
  %78 = phi i64 [ %104, %77 ], [ %75, %74 ]
  %79 = getelementptr inbounds nuw double, ptr %2, i64 %78
  %80 = mul nuw nsw i64 %78, 24
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !9
  %83 = load double, ptr %79, align 8, !tbaa !9
  %84 = fmul double %82, %83
  %85 = xor i64 %78, -1
  %86 = add nsw i64 %9, %85
  %87 = mul nsw i64 %86, 24
  %88 = getelementptr inbounds i8, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !9
  %90 = fadd double %84, %89
  store double %90, ptr %79, align 8, !tbaa !9
  %91 = add nuw nsw i64 %78, 1
  %92 = getelementptr inbounds nuw double, ptr %2, i64 %91
  %93 = mul nuw nsw i64 %91, 24
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !9
  %96 = load double, ptr %92, align 8, !tbaa !9
  %97 = fmul double %95, %96
  %98 = sub i64 %9, %78
  %99 = mul i64 %98, 24
  %100 = getelementptr i8, ptr %0, i64 %99
  %101 = getelementptr i8, ptr %100, i64 -48
  %102 = load double, ptr %101, align 8, !tbaa !9
  %103 = fadd double %97, %102
  store double %103, ptr %92, align 8, !tbaa !9
  %104 = add nuw nsw i64 %78, 2
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %106, label %77, !llvm.loop !20

106:                                              ; preds = %74, %77, %3
  %107 = sdiv i64 %1, 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  %108 = getelementptr inbounds double, ptr %0, i64 %107
  store ptr %108, ptr %8, align 8, !tbaa !21, !alias.scope !27
  %109 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 2, ptr %109, align 8, !tbaa !30, !alias.scope !27
  %110 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 2, ptr %110, align 8, !tbaa !30, !alias.scope !27
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %0, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %107, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 4, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i64 0, ptr %114, align 8, !tbaa !30, !alias.scope !27
  %115 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 1, ptr %115, align 8, !tbaa !30, !alias.scope !27
  %116 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i64 %107, ptr %116, align 8, !tbaa !31, !alias.scope !27
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store double 1.500000e+00, ptr %4, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr %108, ptr %5, align 8, !tbaa !41
  %117 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %107, ptr %117, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  store ptr %5, ptr %6, align 8, !tbaa !44
  %118 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %4, ptr %118, align 8, !tbaa !46
  %119 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %7, ptr %119, align 8, !tbaa !48
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %8, ptr %120, align 8, !tbaa !50
  call void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEEEENS3_INS_14CwiseNullaryOpINS0_18scalar_constant_opIdEES7_EEEENS0_13mul_assign_opIddEELi0EEELi4ELi0EE3runERSK_(ptr noundef nonnull align 8 dereferenceable(32) %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %123 = load double, ptr %121, align 8, !tbaa !9
  %124 = fmul double %123, %123
  %125 = load double, ptr %0, align 8, !tbaa !9
  %126 = fadd double %125, %124
  store double %126, ptr %122, align 8, !tbaa !9
  %127 = getelementptr inbounds double, ptr %122, i64 %107
  %128 = getelementptr inbounds double, ptr %121, i64 %107
  %129 = load double, ptr %128, align 8, !tbaa !9
  %130 = fmul double %129, %129
  %131 = load double, ptr %108, align 8, !tbaa !9
  %132 = fadd double %131, %130
  store double %132, ptr %127, align 8, !tbaa !9
  %133 = shl nsw i64 %107, 1
  %134 = getelementptr inbounds double, ptr %122, i64 %133
  %135 = getelementptr inbounds double, ptr %0, i64 %133
  %136 = getelementptr inbounds double, ptr %121, i64 %133
  %137 = load double, ptr %136, align 8, !tbaa !9
  %138 = fmul double %137, %137
  %139 = load double, ptr %135, align 8, !tbaa !9
  %140 = fadd double %139, %138
  store double %140, ptr %134, align 8, !tbaa !9
  %141 = mul nsw i64 %107, 3
  %142 = getelementptr inbounds double, ptr %122, i64 %141
  %143 = getelementptr inbounds double, ptr %0, i64 %141
  %144 = getelementptr inbounds double, ptr %121, i64 %141
  %145 = load double, ptr %144, align 8, !tbaa !9
  %146 = fmul double %145, %145
  %147 = load double, ptr %143, align 8, !tbaa !9
  %148 = fadd double %147, %146
  store double %148, ptr %142, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local float @g(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %140, label %4

4:                                                ; preds = %2
  %5 = load float, ptr %0, align 4, !tbaa !52
  %6 = fmul float %5, %5
  %7 = getelementptr i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !52
  %9 = fmul float %8, %8
  %10 = getelementptr i8, ptr %0, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !52
  %12 = fmul float %11, %11
  %13 = fadd float %9, %12
  %14 = fadd float %6, %13
  %15 = icmp sgt i64 %1, 1
  br i1 %15, label %16, label %23

16:                                               ; preds = %4
  %17 = add nsw i64 %1, -1
  %18 = add nsw i64 %1, -2
  %19 = and i64 %17, 1
  %20 = icmp eq i64 %18, 0
  br i1 %20, label %59, label %21

21:                                               ; preds = %16
  %22 = and i64 %17, -2
  br label %25

23:                                               ; preds = %4
  %24 = fmul float %8, %11
  br label %140

25:                                               ; preds = %25, %21
  %26 = phi i64 [ 1, %21 ], [ %54, %25 ]
  %27 = phi float [ %14, %21 ], [ %53, %25 ]
  %28 = phi i64 [ 0, %21 ], [ %55, %25 ]
  %29 = mul i64 %26, 12
  %30 = getelementptr i8, ptr %0, i64 %29
  %31 = load <2 x float>, ptr %30, align 4, !tbaa !52
  %32 = fmul <2 x float> %31, %31
  %33 = getelementptr i8, ptr %10, i64 %29
  %34 = load float, ptr %33, align 4, !tbaa !52
  %35 = fmul float %34, %34
  %36 = extractelement <2 x float> %32, i64 1
  %37 = fadd float %36, %35
  %38 = extractelement <2 x float> %32, i64 0
  %39 = fadd float %38, %37
  %40 = fmul float %27, %39
  %41 = mul i64 %26, 12
  %42 = add i64 %41, 12
  %43 = getelementptr i8, ptr %0, i64 %42
  %44 = load <2 x float>, ptr %43, align 4, !tbaa !52
  %45 = fmul <2 x float> %44, %44
  %46 = getelementptr i8, ptr %10, i64 %42
  %47 = load float, ptr %46, align 4, !tbaa !52
  %48 = fmul float %47, %47
  %49 = extractelement <2 x float> %45, i64 1
  %50 = fadd float %49, %48
  %51 = extractelement <2 x float> %45, i64 0
  %52 = fadd float %51, %50
  %53 = fmul float %40, %52
  %54 = add nuw nsw i64 %26, 2
  %55 = add nuw i64 %28, 2
  %56 = icmp eq i64 %55, %22
  br i1 %56, label %57, label %25, !llvm.loop !54

57:                                               ; preds = %25
  %58 = icmp eq i64 %19, 0
  br i1 %58, label %75, label %59

59:                                               ; preds = %57, %16
  %60 = phi i64 [ 1, %16 ], [ %54, %57 ]
  %61 = phi float [ %14, %16 ], [ %53, %57 ]
  %62 = icmp ne i64 %19, 0
  tail call void @llvm.assume(i1 %62)
  %63 = mul i64 %60, 12
  %64 = getelementptr i8, ptr %0, i64 %63
  %65 = load <2 x float>, ptr %64, align 4, !tbaa !52
  %66 = fmul <2 x float> %65, %65
  %67 = getelementptr i8, ptr %10, i64 %63
  %68 = load float, ptr %67, align 4, !tbaa !52
  %69 = fmul float %68, %68
  %70 = extractelement <2 x float> %66, i64 1
  %71 = fadd float %70, %69
  %72 = extractelement <2 x float> %66, i64 0
  %73 = fadd float %72, %71
  %74 = fmul float %61, %73
  br label %75

75:                                               ; preds = %57, %59
  %76 = phi float [ %53, %57 ], [ %74, %59 ]
  %77 = fmul float %8, %11
  %78 = and i64 %17, 3
  %79 = icmp ult i64 %18, 3
  br i1 %79, label %122, label %80

80:                                               ; preds = %75
  %81 = and i64 %17, -4
  br label %82

82:                                               ; preds = %82, %80
  %83 = phi i64 [ 1, %80 ], [ %117, %82 ]
  %84 = phi float [ %77, %80 ], [ %116, %82 ]
  %85 = phi i64 [ 0, %80 ], [ %118, %82 ]
  %86 = mul i64 %83, 12
  %87 = getelementptr i8, ptr %7, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !52
  %89 = getelementptr i8, ptr %10, i64 %86
  %90 = load float, ptr %89, align 4, !tbaa !52
  %91 = fmul float %88, %90
  %92 = fadd float %84, %91
  %93 = mul i64 %83, 12
  %94 = add i64 %93, 12
  %95 = getelementptr i8, ptr %7, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !52
  %97 = getelementptr i8, ptr %10, i64 %94
  %98 = load float, ptr %97, align 4, !tbaa !52
  %99 = fmul float %96, %98
  %100 = fadd float %92, %99
  %101 = mul i64 %83, 12
  %102 = add i64 %101, 24
  %103 = getelementptr i8, ptr %7, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !52
  %105 = getelementptr i8, ptr %10, i64 %102
  %106 = load float, ptr %105, align 4, !tbaa !52
  %107 = fmul float %104, %106
  %108 = fadd float %100, %107
  %109 = mul i64 %83, 12
  %110 = add i64 %109, 36
  %111 = getelementptr i8, ptr %7, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !52
  %113 = getelementptr i8, ptr %10, i64 %110
  %114 = load float, ptr %113, align 4, !tbaa !52
  %115 = fmul float %112, %114
  %116 = fadd float %108, %115
  %117 = add nuw nsw i64 %83, 4
  %118 = add i64 %85, 4
  %119 = icmp eq i64 %118, %81
  br i1 %119, label %120, label %82, !llvm.loop !55

120:                                              ; preds = %82
  %121 = icmp eq i64 %78, 0
  br i1 %121, label %140, label %122

122:                                              ; preds = %120, %75
  %123 = phi i64 [ 1, %75 ], [ %117, %120 ]
  %124 = phi float [ %77, %75 ], [ %116, %120 ]
  %125 = icmp ne i64 %78, 0
  tail call void @llvm.assume(i1 %125)
  br label %126

126:                                              ; preds = %126, %122
  %127 = phi i64 [ %137, %126 ], [ %123, %122 ]
  %128 = phi float [ %136, %126 ], [ %124, %122 ]
  %129 = phi i64 [ %138, %126 ], [ 0, %122 ]
  %130 = mul i64 %127, 12
  %131 = getelementptr i8, ptr %7, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !52
  %133 = getelementptr i8, ptr %10, i64 %130
  %134 = load float, ptr %133, align 4, !tbaa !52
  %135 = fmul float %132, %134
  %136 = fadd float %128, %135
  %137 = add nuw nsw i64 %127, 1
  %138 = add i64 %129, 1
  %139 = icmp eq i64 %138, %78
  br i1 %139, label %140, label %126, !llvm.loop !56

140:                                              ; preds = %120, %126, %2, %23
  %141 = phi float [ 1.000000e+00, %2 ], [ %14, %23 ], [ %76, %126 ], [ %76, %120 ]
  %142 = phi float [ 0.000000e+00, %2 ], [ %24, %23 ], [ %116, %120 ], [ %136, %126 ]
  %143 = fadd float %141, %142
  ret float %143
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEEEENS3_INS_14CwiseNullaryOpINS0_18scalar_constant_opIdEES7_EEEENS0_13mul_assign_opIddEELi0EEELi4ELi0EE3runERSK_(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !58, !nonnull !60, !align !61
  %4 = load ptr, ptr %3, align 8, !tbaa !21
  %5 = ptrtoint ptr %4 to i64
  %6 = and i64 %5, 7
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %99, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !30
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %214

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !30
  %15 = icmp sgt i64 %14, 0
  %16 = load ptr, ptr %0, align 8, !nonnull !60, !align !61
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !nonnull !60, !align !61
  %20 = shl i64 %14, 3
  %21 = getelementptr i8, ptr %19, i64 8
  %22 = icmp ult i64 %14, 4
  %23 = and i64 %14, 9223372036854775804
  %24 = icmp eq i64 %14, %23
  %25 = and i64 %14, 3
  %26 = icmp eq i64 %25, 0
  br label %27

27:                                               ; preds = %73, %12
  %28 = phi i64 [ 0, %12 ], [ %74, %73 ]
  %29 = shl i64 %28, 3
  br i1 %15, label %30, label %73

30:                                               ; preds = %27
  %31 = load ptr, ptr %16, align 8, !tbaa !41
  %32 = load i64, ptr %17, align 8, !tbaa !30
  %33 = mul nsw i64 %32, %28
  %34 = getelementptr double, ptr %31, i64 %33
  br i1 %22, label %57, label %35

35:                                               ; preds = %30
  %36 = getelementptr i8, ptr %31, i64 %20
  %37 = mul i64 %32, %29
  %38 = getelementptr i8, ptr %36, i64 %37
  %39 = icmp ult ptr %34, %21
  %40 = icmp ult ptr %19, %38
  %41 = and i1 %39, %40
  br i1 %41, label %57, label %42

42:                                               ; preds = %35
  %43 = load double, ptr %19, align 8, !tbaa !39, !alias.scope !62
  %44 = insertelement <2 x double> poison, double %43, i64 0
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> zeroinitializer
  br label %46

46:                                               ; preds = %46, %42
  %47 = phi i64 [ 0, %42 ], [ %54, %46 ]
  %48 = getelementptr double, ptr %34, i64 %47
  %49 = getelementptr i8, ptr %48, i64 16
  %50 = load <2 x double>, ptr %48, align 8, !tbaa !9, !alias.scope !65, !noalias !62
  %51 = load <2 x double>, ptr %49, align 8, !tbaa !9, !alias.scope !65, !noalias !62
  %52 = fmul <2 x double> %45, %50
  %53 = fmul <2 x double> %45, %51
  store <2 x double> %52, ptr %48, align 8, !tbaa !9, !alias.scope !65, !noalias !62
  store <2 x double> %53, ptr %49, align 8, !tbaa !9, !alias.scope !65, !noalias !62
  %54 = add nuw i64 %47, 4
  %55 = icmp eq i64 %54, %23
  br i1 %55, label %56, label %46, !llvm.loop !67

56:                                               ; preds = %46
  br i1 %24, label %73, label %57

57:                                               ; preds = %35, %30, %56
  %58 = phi i64 [ 0, %35 ], [ 0, %30 ], [ %23, %56 ]
  br i1 %26, label %69, label %59

59:                                               ; preds = %57, %59
  %60 = phi i64 [ %66, %59 ], [ %58, %57 ]
  %61 = phi i64 [ %67, %59 ], [ 0, %57 ]
  %62 = getelementptr double, ptr %34, i64 %60
  %63 = load double, ptr %19, align 8, !tbaa !39
  %64 = load double, ptr %62, align 8, !tbaa !9
  %65 = fmul double %63, %64
  store double %65, ptr %62, align 8, !tbaa !9
  %66 = add nuw nsw i64 %60, 1
  %67 = add i64 %61, 1
  %68 = icmp eq i64 %67, %25
  br i1 %68, label %69, label %59, !llvm.loop !68

69:                                               ; preds = %59, %57
  %70 = phi i64 [ %58, %57 ], [ %66, %59 ]
  %71 = sub nsw i64 %58, %14
  %72 = icmp ugt i64 %71, -4
  br i1 %72, label %73, label %76

73:                                               ; preds = %69, %76, %56, %27
  %74 = add nuw nsw i64 %28, 1
  %75 = icmp eq i64 %74, %10
  br i1 %75, label %214, label %27, !llvm.loop !69

76:                                               ; preds = %69, %76
  %77 = phi i64 [ %97, %76 ], [ %70, %69 ]
  %78 = getelementptr double, ptr %34, i64 %77
  %79 = load double, ptr %19, align 8, !tbaa !39
  %80 = load double, ptr %78, align 8, !tbaa !9
  %81 = fmul double %79, %80
  store double %81, ptr %78, align 8, !tbaa !9
  %82 = getelementptr double, ptr %34, i64 %77
  %83 = getelementptr i8, ptr %82, i64 8
  %84 = load double, ptr %19, align 8, !tbaa !39
  %85 = load double, ptr %83, align 8, !tbaa !9
  %86 = fmul double %84, %85
  store double %86, ptr %83, align 8, !tbaa !9
  %87 = getelementptr double, ptr %34, i64 %77
  %88 = getelementptr i8, ptr %87, i64 16
  %89 = load double, ptr %19, align 8, !tbaa !39
  %90 = load double, ptr %88, align 8, !tbaa !9
  %91 = fmul double %89, %90
  store double %91, ptr %88, align 8, !tbaa !9
  %92 = getelementptr double, ptr %34, i64 %77
  %93 = getelementptr i8, ptr %92, i64 24
  %94 = load double, ptr %19, align 8, !tbaa !39
  %95 = load double, ptr %93, align 8, !tbaa !9
  %96 = fmul double %94, %95
  store double %96, ptr %93, align 8, !tbaa !9
  %97 = add nuw nsw i64 %77, 4
  %98 = icmp eq i64 %97, %14
  br i1 %98, label %73, label %76, !llvm.loop !70

99:                                               ; preds = %1
  %100 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !30
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %103 = load i64, ptr %102, align 8, !tbaa !30
  %104 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %105 = load i64, ptr %104, align 8, !tbaa !30
  %106 = and i64 %105, 1
  %107 = icmp sgt i64 %103, 0
  br i1 %107, label %108, label %214

108:                                              ; preds = %99
  %109 = lshr exact i64 %5, 3
  %110 = and i64 %109, 1
  %111 = tail call i64 @llvm.smin.i64(i64 %110, i64 %101)
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %113 = shl i64 %101, 3
  br label %114

114:                                              ; preds = %108, %200
  %115 = phi i64 [ 0, %108 ], [ %204, %200 ]
  %116 = phi i64 [ %111, %108 ], [ %203, %200 ]
  %117 = shl i64 %115, 3
  %118 = sub i64 %101, %116
  %119 = and i64 %118, -2
  %120 = add nsw i64 %119, %116
  %121 = icmp sgt i64 %116, 0
  br i1 %121, label %122, label %133

122:                                              ; preds = %114
  %123 = load ptr, ptr %0, align 8, !tbaa !71, !nonnull !60, !align !61
  %124 = load ptr, ptr %123, align 8, !tbaa !41
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %126 = load i64, ptr %125, align 8, !tbaa !30
  %127 = mul nsw i64 %126, %115
  %128 = getelementptr double, ptr %124, i64 %127
  %129 = load ptr, ptr %112, align 8, !tbaa !72, !nonnull !60, !align !61
  %130 = load double, ptr %129, align 8, !tbaa !39
  %131 = load double, ptr %128, align 8, !tbaa !9
  %132 = fmul double %130, %131
  store double %132, ptr %128, align 8, !tbaa !9
  br label %133

133:                                              ; preds = %122, %114
  %134 = icmp sgt i64 %118, 1
  br i1 %134, label %183, label %135

135:                                              ; preds = %183, %133
  %136 = icmp slt i64 %120, %101
  br i1 %136, label %137, label %200

137:                                              ; preds = %135
  %138 = load ptr, ptr %0, align 8, !tbaa !71, !nonnull !60, !align !61
  %139 = load ptr, ptr %138, align 8, !tbaa !41
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !30
  %142 = mul nsw i64 %141, %115
  %143 = getelementptr double, ptr %139, i64 %142
  %144 = load ptr, ptr %112, align 8, !tbaa !72, !nonnull !60, !align !61
  %145 = add i64 %116, %119
  %146 = sub i64 %101, %145
  %147 = icmp ult i64 %146, 8
  br i1 %147, label %181, label %148

148:                                              ; preds = %137
  %149 = mul i64 %141, %117
  %150 = shl i64 %118, 3
  %151 = and i64 %150, -16
  %152 = shl i64 %116, 3
  %153 = getelementptr i8, ptr %139, i64 %149
  %154 = getelementptr i8, ptr %153, i64 %151
  %155 = getelementptr i8, ptr %154, i64 %152
  %156 = getelementptr i8, ptr %139, i64 %113
  %157 = getelementptr i8, ptr %156, i64 %149
  %158 = getelementptr i8, ptr %144, i64 8
  %159 = icmp ult ptr %155, %158
  %160 = icmp ult ptr %144, %157
  %161 = and i1 %159, %160
  br i1 %161, label %181, label %162

162:                                              ; preds = %148
  %163 = and i64 %146, -4
  %164 = load double, ptr %144, align 8, !tbaa !39, !alias.scope !73
  %165 = insertelement <2 x double> poison, double %164, i64 0
  %166 = shufflevector <2 x double> %165, <2 x double> poison, <2 x i32> zeroinitializer
  %167 = add i64 %120, %163
  %168 = getelementptr double, ptr %143, i64 %120
  br label %169

169:                                              ; preds = %169, %162
  %170 = phi i64 [ 0, %162 ], [ %177, %169 ]
  %171 = getelementptr double, ptr %168, i64 %170
  %172 = getelementptr i8, ptr %171, i64 16
  %173 = load <2 x double>, ptr %171, align 8, !tbaa !9, !alias.scope !76, !noalias !73
  %174 = load <2 x double>, ptr %172, align 8, !tbaa !9, !alias.scope !76, !noalias !73
  %175 = fmul <2 x double> %166, %173
  %176 = fmul <2 x double> %166, %174
  store <2 x double> %175, ptr %171, align 8, !tbaa !9, !alias.scope !76, !noalias !73
  store <2 x double> %176, ptr %172, align 8, !tbaa !9, !alias.scope !76, !noalias !73
  %177 = add nuw i64 %170, 4
  %178 = icmp eq i64 %177, %163
  br i1 %178, label %179, label %169, !llvm.loop !78

179:                                              ; preds = %169
  %180 = icmp eq i64 %146, %163
  br i1 %180, label %200, label %181

181:                                              ; preds = %148, %137, %179
  %182 = phi i64 [ %120, %148 ], [ %120, %137 ], [ %167, %179 ]
  br label %206

183:                                              ; preds = %133, %183
  %184 = phi i64 [ %198, %183 ], [ %116, %133 ]
  %185 = load ptr, ptr %0, align 8, !tbaa !71, !nonnull !60, !align !61
  %186 = load ptr, ptr %185, align 8, !tbaa !41
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %188 = load i64, ptr %187, align 8, !tbaa !30
  %189 = mul nsw i64 %188, %115
  %190 = getelementptr double, ptr %186, i64 %189
  %191 = getelementptr double, ptr %190, i64 %184
  %192 = load ptr, ptr %112, align 8, !tbaa !72, !nonnull !60, !align !61
  %193 = load double, ptr %192, align 8, !tbaa !9
  %194 = insertelement <2 x double> poison, double %193, i64 0
  %195 = shufflevector <2 x double> %194, <2 x double> poison, <2 x i32> zeroinitializer
  %196 = load <2 x double>, ptr %191, align 16, !tbaa !79
  %197 = fmul <2 x double> %196, %195
  store <2 x double> %197, ptr %191, align 16, !tbaa !79
  %198 = add nsw i64 %184, 2
  %199 = icmp slt i64 %198, %120
  br i1 %199, label %183, label %135, !llvm.loop !80

200:                                              ; preds = %206, %179, %135
  %201 = add nsw i64 %116, %106
  %202 = srem i64 %201, 2
  %203 = tail call i64 @llvm.smin.i64(i64 %101, i64 %202)
  %204 = add nuw nsw i64 %115, 1
  %205 = icmp eq i64 %204, %103
  br i1 %205, label %214, label %114, !llvm.loop !81

206:                                              ; preds = %181, %206
  %207 = phi i64 [ %212, %206 ], [ %182, %181 ]
  %208 = getelementptr double, ptr %143, i64 %207
  %209 = load double, ptr %144, align 8, !tbaa !39
  %210 = load double, ptr %208, align 8, !tbaa !9
  %211 = fmul double %209, %210
  store double %211, ptr %208, align 8, !tbaa !9
  %212 = add nsw i64 %207, 1
  %213 = icmp slt i64 %212, %101
  br i1 %213, label %206, label %200, !llvm.loop !82

214:                                              ; preds = %73, %200, %99, %8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12}
!12 = distinct !{!12, !13}
!13 = distinct !{!13, !"LVerDomain"}
!14 = !{!15}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !17, !18, !19}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.isvectorized", i32 1}
!19 = !{!"llvm.loop.unroll.runtime.disable"}
!20 = distinct !{!20, !17, !18}
!21 = !{!22, !23, i64 0}
!22 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEELi0EEE", !23, i64 0, !25, i64 8, !25, i64 16}
!23 = !{!"p1 double", !24, i64 0}
!24 = !{!"any pointer", !7, i64 0}
!25 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLin1EEE", !26, i64 0}
!26 = !{!"long", !7, i64 0}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZN5Eigen9DenseBaseINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEEE5blockIiiEENS7_13FixedBlockXprIXsr8internal15get_fixed_valueIT_EE5valueEXsr8internal15get_fixed_valueIT0_EE5valueEE4TypeEllSA_SB_: argument 0"}
!29 = distinct !{!29, !"_ZN5Eigen9DenseBaseINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEEE5blockIiiEENS7_13FixedBlockXprIXsr8internal15get_fixed_valueIT_EE5valueEXsr8internal15get_fixed_valueIT0_EE5valueEE4TypeEllSA_SB_"}
!30 = !{!25, !26, i64 0}
!31 = !{!32, !26, i64 72}
!32 = !{!"_ZTSN5Eigen8internal15BlockImpl_denseINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0ELb1EEE", !33, i64 0, !34, i64 24, !25, i64 56, !25, i64 64, !26, i64 72}
!33 = !{!"_ZTSN5Eigen7MapBaseINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEELi1EEE", !22, i64 0}
!34 = !{!"_ZTSN5Eigen3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEE", !35, i64 0, !37, i64 24}
!35 = !{!"_ZTSN5Eigen7MapBaseINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELi1EEE", !36, i64 0}
!36 = !{!"_ZTSN5Eigen7MapBaseINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELi0EEE", !23, i64 0, !25, i64 8, !25, i64 16}
!37 = !{!"_ZTSN5Eigen6StrideILi0ELi0EEE", !38, i64 0, !38, i64 1}
!38 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi0EEE"}
!39 = !{!40, !10, i64 0}
!40 = !{!"_ZTSN5Eigen8internal18scalar_constant_opIdEE", !10, i64 0}
!41 = !{!42, !23, i64 0}
!42 = !{!"_ZTSN5Eigen8internal17mapbase_evaluatorINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEES5_EE", !23, i64 0, !43, i64 8, !25, i64 16}
!43 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi1EEE"}
!44 = !{!45, !45, i64 0}
!45 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEEEE", !24, i64 0}
!46 = !{!47, !47, i64 0}
!47 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_14CwiseNullaryOpINS0_18scalar_constant_opIdEENS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEEE", !24, i64 0}
!48 = !{!49, !49, i64 0}
!49 = !{!"p1 _ZTSN5Eigen8internal13mul_assign_opIddEE", !24, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 _ZTSN5Eigen5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEE", !24, i64 0}
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !7, i64 0}
!54 = distinct !{!54, !17}
!55 = distinct !{!55, !17}
!56 = distinct !{!56, !57}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !{!59, !51, i64 24}
!59 = !{!"_ZTSN5Eigen8internal31generic_dense_assignment_kernelINS0_9evaluatorINS_5BlockINS_3MapINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELin1ELin1ELb0EEEEENS2_INS_14CwiseNullaryOpINS0_18scalar_constant_opIdEES6_EEEENS0_13mul_assign_opIddEELi0EEE", !45, i64 0, !47, i64 8, !49, i64 16, !51, i64 24}
!60 = !{}
!61 = !{i64 8}
!62 = !{!63}
!63 = distinct !{!63, !64}
!64 = distinct !{!64, !"LVerDomain"}
!65 = !{!66}
!66 = distinct !{!66, !64}
!67 = distinct !{!67, !17, !18, !19}
!68 = distinct !{!68, !57}
!69 = distinct !{!69, !17}
!70 = distinct !{!70, !17, !18}
!71 = !{!59, !45, i64 0}
!72 = !{!59, !47, i64 8}
!73 = !{!74}
!74 = distinct !{!74, !75}
!75 = distinct !{!75, !"LVerDomain"}
!76 = !{!77}
!77 = distinct !{!77, !75}
!78 = distinct !{!78, !17, !18, !19}
!79 = !{!7, !7, i64 0}
!80 = distinct !{!80, !17}
!81 = distinct !{!81, !17}
!82 = distinct !{!82, !17, !18}
