target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.Eigen::internal::evaluator" = type { %"struct.Eigen::internal::binary_evaluator" }
%"struct.Eigen::internal::binary_evaluator" = type { %"struct.Eigen::internal::binary_evaluator<Eigen::CwiseBinaryOp<Eigen::internal::scalar_product_op<double>, const Eigen::Product<Eigen::Map<const Eigen::Matrix<double, -1, -1>>, Eigen::Map<const Eigen::Matrix<double, -1, 1>>>, const Eigen::CwiseNullaryOp<Eigen::internal::scalar_constant_op<double>, const Eigen::Matrix<double, -1, 1>>>>::Data" }
%"struct.Eigen::internal::binary_evaluator<Eigen::CwiseBinaryOp<Eigen::internal::scalar_product_op<double>, const Eigen::Product<Eigen::Map<const Eigen::Matrix<double, -1, -1>>, Eigen::Map<const Eigen::Matrix<double, -1, 1>>>, const Eigen::CwiseNullaryOp<Eigen::internal::scalar_constant_op<double>, const Eigen::Matrix<double, -1, 1>>>>::Data" = type { [8 x i8], %"struct.Eigen::internal::evaluator.37", %"struct.Eigen::internal::evaluator.49" }
%"struct.Eigen::internal::evaluator.37" = type { %"struct.Eigen::internal::evaluator.38" }
%"struct.Eigen::internal::evaluator.38" = type { %"struct.Eigen::internal::product_evaluator" }
%"struct.Eigen::internal::product_evaluator" = type { %"struct.Eigen::internal::evaluator.39", %"class.Eigen::Matrix" }
%"struct.Eigen::internal::evaluator.39" = type { %"struct.Eigen::internal::evaluator.40" }
%"struct.Eigen::internal::evaluator.40" = type { %"class.Eigen::internal::plainobjectbase_evaluator_data" }
%"class.Eigen::internal::plainobjectbase_evaluator_data" = type { ptr }
%"class.Eigen::Matrix" = type { %"class.Eigen::PlainObjectBase" }
%"class.Eigen::PlainObjectBase" = type { %"class.Eigen::DenseStorage" }
%"class.Eigen::DenseStorage" = type { ptr, i64 }
%"struct.Eigen::internal::evaluator.49" = type { %"struct.Eigen::internal::evaluator.base", [7 x i8] }
%"struct.Eigen::internal::evaluator.base" = type <{ %"struct.Eigen::internal::scalar_constant_op", i8 }>
%"struct.Eigen::internal::scalar_constant_op" = type { double }
%"class.Eigen::CwiseBinaryOp" = type <{ %"class.Eigen::Product", %"class.Eigen::CwiseNullaryOp", [8 x i8] }>
%"class.Eigen::Product" = type { %"class.Eigen::Map", %"class.Eigen::Map.10" }
%"class.Eigen::Map" = type <{ %"class.Eigen::MapBase", [8 x i8] }>
%"class.Eigen::MapBase" = type { ptr, %"class.Eigen::internal::variable_if_dynamic", %"class.Eigen::internal::variable_if_dynamic" }
%"class.Eigen::internal::variable_if_dynamic" = type { i64 }
%"class.Eigen::Map.10" = type { %"class.Eigen::MapBase.base", [7 x i8] }
%"class.Eigen::MapBase.base" = type <{ ptr, %"class.Eigen::internal::variable_if_dynamic", i8 }>
%"class.Eigen::CwiseNullaryOp" = type { %"class.Eigen::internal::variable_if_dynamic", [8 x i8], %"struct.Eigen::internal::scalar_constant_op" }
%"class.Eigen::internal::const_blas_data_mapper" = type { %"class.Eigen::internal::blas_data_mapper" }
%"class.Eigen::internal::blas_data_mapper" = type { ptr, i64 }
%"class.Eigen::internal::const_blas_data_mapper.111" = type { %"class.Eigen::internal::blas_data_mapper.112" }
%"class.Eigen::internal::blas_data_mapper.112" = type { ptr, i64 }

$_ZN5Eigen8internal17product_evaluatorINS_7ProductINS_3MapIKNS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEENS3_IKNS4_IdLin1ELi1ELi0ELin1ELi1EEELi0ES8_EELi0EEELi7ENS_10DenseShapeESE_ddEC2ERKSD_ = comdat any

$_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll = comdat any

$_ZN5Eigen8internal29general_matrix_vector_productIldNS0_22const_blas_data_mapperIdlLi0EEELi0ELb0EdNS2_IdlLi1EEELb0ELi0EE3runEllRKS3_RKS4_Pdld = comdat any

@_ZTISt9bad_alloc = external constant ptr
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x ptr] }, align 8
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress uwtable
define dso_local void @f(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %5 = alloca %"struct.Eigen::internal::evaluator", align 8
  %6 = alloca %"class.Eigen::CwiseBinaryOp", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %3, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 2, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 2, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store i64 %3, ptr %11, align 8, !alias.scope !9
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store double 5.000000e-01, ptr %12, align 8, !tbaa !12, !alias.scope !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @_ZN5Eigen8internal17product_evaluatorINS_7ProductINS_3MapIKNS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEENS3_IKNS4_IdLin1ELi1ELi0ELin1ELi1EEELi0ES8_EELi0EEELi7ENS_10DenseShapeESE_ddEC2ERKSD_(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull align 8 dereferenceable(81) %6)
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load double, ptr %12, align 8, !tbaa !12
  store double %15, ptr %14, align 8, !tbaa !12
  %16 = ptrtoint ptr %2 to i64
  %17 = and i64 %16, 7
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %4
  %20 = lshr exact i64 %16, 3
  %21 = and i64 %20, 1
  %22 = call i64 @llvm.smin.i64(i64 %21, i64 %3)
  br label %23

23:                                               ; preds = %19, %4
  %24 = phi i64 [ %22, %19 ], [ %3, %4 ]
  %25 = sub nsw i64 %3, %24
  %26 = sdiv i64 %25, 2
  %27 = shl nsw i64 %26, 1
  %28 = add nsw i64 %27, %24
  %29 = icmp sgt i64 %24, 0
  br i1 %29, label %30, label %95

30:                                               ; preds = %23
  %31 = load ptr, ptr %13, align 8, !tbaa !15
  %32 = icmp ult i64 %24, 6
  br i1 %32, label %62, label %33

33:                                               ; preds = %30
  %34 = shl i64 %24, 3
  %35 = getelementptr i8, ptr %2, i64 %34
  %36 = getelementptr i8, ptr %31, i64 %34
  %37 = icmp ult ptr %2, %36
  %38 = icmp ult ptr %31, %35
  %39 = and i1 %37, %38
  br i1 %39, label %62, label %40

40:                                               ; preds = %33
  %41 = and i64 %24, 9223372036854775804
  %42 = insertelement <2 x double> poison, double %15, i64 0
  %43 = shufflevector <2 x double> %42, <2 x double> poison, <2 x i32> zeroinitializer
  br label %44

44:                                               ; preds = %44, %40
  %45 = phi i64 [ 0, %40 ], [ %58, %44 ]
  %46 = getelementptr inbounds nuw double, ptr %2, i64 %45
  %47 = getelementptr inbounds nuw double, ptr %31, i64 %45
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %49 = load <2 x double>, ptr %47, align 8, !tbaa !20, !alias.scope !21
  %50 = load <2 x double>, ptr %48, align 8, !tbaa !20, !alias.scope !21
  %51 = fmul <2 x double> %43, %49
  %52 = fmul <2 x double> %43, %50
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %54 = load <2 x double>, ptr %46, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  %55 = load <2 x double>, ptr %53, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  %56 = fadd <2 x double> %51, %54
  %57 = fadd <2 x double> %52, %55
  store <2 x double> %56, ptr %46, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  store <2 x double> %57, ptr %53, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  %58 = add nuw i64 %45, 4
  %59 = icmp eq i64 %58, %41
  br i1 %59, label %60, label %44, !llvm.loop !26

60:                                               ; preds = %44
  %61 = icmp eq i64 %24, %41
  br i1 %61, label %95, label %62

62:                                               ; preds = %33, %30, %60
  %63 = phi i64 [ 0, %33 ], [ 0, %30 ], [ %41, %60 ]
  %64 = or disjoint i64 %63, 1
  %65 = and i64 %24, 1
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %75, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw double, ptr %2, i64 %63
  %69 = getelementptr inbounds nuw double, ptr %31, i64 %63
  %70 = load double, ptr %69, align 8, !tbaa !20
  %71 = fmul double %15, %70
  %72 = load double, ptr %68, align 8, !tbaa !20
  %73 = fadd double %71, %72
  store double %73, ptr %68, align 8, !tbaa !20
  %74 = or disjoint i64 %63, 1
  br label %75

75:                                               ; preds = %67, %62
  %76 = phi i64 [ %63, %62 ], [ %74, %67 ]
  %77 = icmp eq i64 %24, %64
  br i1 %77, label %95, label %78

78:                                               ; preds = %75, %78
  %79 = phi i64 [ %93, %78 ], [ %76, %75 ]
  %80 = getelementptr inbounds nuw double, ptr %2, i64 %79
  %81 = getelementptr inbounds nuw double, ptr %31, i64 %79
  %82 = load double, ptr %81, align 8, !tbaa !20
  %83 = fmul double %15, %82
  %84 = load double, ptr %80, align 8, !tbaa !20
  %85 = fadd double %83, %84
  store double %85, ptr %80, align 8, !tbaa !20
  %86 = add nuw nsw i64 %79, 1
  %87 = getelementptr inbounds nuw double, ptr %2, i64 %86
  %88 = getelementptr inbounds nuw double, ptr %31, i64 %86
  %89 = load double, ptr %88, align 8, !tbaa !20
  %90 = fmul double %15, %89
  %91 = load double, ptr %87, align 8, !tbaa !20
  %92 = fadd double %90, %91
  store double %92, ptr %87, align 8, !tbaa !20
  %93 = add nuw nsw i64 %79, 2
  %94 = icmp eq i64 %93, %24
  br i1 %94, label %95, label %78, !llvm.loop !30

95:                                               ; preds = %75, %78, %60, %23
  %96 = icmp sgt i64 %25, 1
  br i1 %96, label %97, label %101

97:                                               ; preds = %95
  %98 = load ptr, ptr %13, align 8, !tbaa !15
  %99 = load <1 x double>, ptr %14, align 8
  %100 = shufflevector <1 x double> %99, <1 x double> poison, <2 x i32> zeroinitializer
  br label %178

101:                                              ; preds = %178, %95
  %102 = icmp slt i64 %28, %3
  br i1 %102, label %103, label %188

103:                                              ; preds = %101
  %104 = load ptr, ptr %13, align 8, !tbaa !15
  %105 = add i64 %24, %27
  %106 = sub i64 %3, %105
  %107 = icmp ult i64 %106, 8
  br i1 %107, label %144, label %108

108:                                              ; preds = %103
  %109 = shl i64 %26, 4
  %110 = shl i64 %24, 3
  %111 = add i64 %109, %110
  %112 = getelementptr i8, ptr %2, i64 %111
  %113 = shl i64 %3, 3
  %114 = getelementptr i8, ptr %2, i64 %113
  %115 = getelementptr i8, ptr %104, i64 %111
  %116 = getelementptr i8, ptr %104, i64 %113
  %117 = icmp ult ptr %112, %116
  %118 = icmp ult ptr %115, %114
  %119 = and i1 %117, %118
  br i1 %119, label %144, label %120

120:                                              ; preds = %108
  %121 = and i64 %106, -4
  %122 = add i64 %28, %121
  %123 = insertelement <2 x double> poison, double %15, i64 0
  %124 = shufflevector <2 x double> %123, <2 x double> poison, <2 x i32> zeroinitializer
  br label %125

125:                                              ; preds = %125, %120
  %126 = phi i64 [ 0, %120 ], [ %140, %125 ]
  %127 = add i64 %28, %126
  %128 = getelementptr inbounds double, ptr %2, i64 %127
  %129 = getelementptr inbounds double, ptr %104, i64 %127
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %131 = load <2 x double>, ptr %129, align 8, !tbaa !20, !alias.scope !31
  %132 = load <2 x double>, ptr %130, align 8, !tbaa !20, !alias.scope !31
  %133 = fmul <2 x double> %124, %131
  %134 = fmul <2 x double> %124, %132
  %135 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %136 = load <2 x double>, ptr %128, align 8, !tbaa !20, !alias.scope !34, !noalias !31
  %137 = load <2 x double>, ptr %135, align 8, !tbaa !20, !alias.scope !34, !noalias !31
  %138 = fadd <2 x double> %133, %136
  %139 = fadd <2 x double> %134, %137
  store <2 x double> %138, ptr %128, align 8, !tbaa !20, !alias.scope !34, !noalias !31
  store <2 x double> %139, ptr %135, align 8, !tbaa !20, !alias.scope !34, !noalias !31
  %140 = add nuw i64 %126, 4
  %141 = icmp eq i64 %140, %121
  br i1 %141, label %142, label %125, !llvm.loop !36

142:                                              ; preds = %125
  %143 = icmp eq i64 %106, %121
  br i1 %143, label %188, label %144

144:                                              ; preds = %108, %103, %142
  %145 = phi i64 [ %28, %108 ], [ %28, %103 ], [ %122, %142 ]
  %146 = sub i64 %3, %145
  %147 = add i64 %145, 1
  %148 = and i64 %146, 1
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %158, label %150

150:                                              ; preds = %144
  %151 = getelementptr inbounds double, ptr %2, i64 %145
  %152 = getelementptr inbounds double, ptr %104, i64 %145
  %153 = load double, ptr %152, align 8, !tbaa !20
  %154 = fmul double %15, %153
  %155 = load double, ptr %151, align 8, !tbaa !20
  %156 = fadd double %154, %155
  store double %156, ptr %151, align 8, !tbaa !20
  %157 = add nsw i64 %145, 1
  br label %158

158:                                              ; preds = %150, %144
  %159 = phi i64 [ %145, %144 ], [ %157, %150 ]
  %160 = icmp eq i64 %3, %147
  br i1 %160, label %188, label %161

161:                                              ; preds = %158, %161
  %162 = phi i64 [ %176, %161 ], [ %159, %158 ]
  %163 = getelementptr inbounds double, ptr %2, i64 %162
  %164 = getelementptr inbounds double, ptr %104, i64 %162
  %165 = load double, ptr %164, align 8, !tbaa !20
  %166 = fmul double %15, %165
  %167 = load double, ptr %163, align 8, !tbaa !20
  %168 = fadd double %166, %167
  store double %168, ptr %163, align 8, !tbaa !20
  %169 = add nsw i64 %162, 1
  %170 = getelementptr inbounds double, ptr %2, i64 %169
  %171 = getelementptr inbounds double, ptr %104, i64 %169
  %172 = load double, ptr %171, align 8, !tbaa !20
  %173 = fmul double %15, %172
  %174 = load double, ptr %170, align 8, !tbaa !20
  %175 = fadd double %173, %174
  store double %175, ptr %170, align 8, !tbaa !20
  %176 = add nsw i64 %162, 2
  %177 = icmp eq i64 %176, %3
  br i1 %177, label %188, label %161, !llvm.loop !37

178:                                              ; preds = %97, %178
  %179 = phi i64 [ %186, %178 ], [ %24, %97 ]
  %180 = getelementptr inbounds double, ptr %2, i64 %179
  %181 = getelementptr inbounds double, ptr %98, i64 %179
  %182 = load <2 x double>, ptr %181, align 1, !tbaa !38
  %183 = fmul <2 x double> %182, %100
  %184 = load <2 x double>, ptr %180, align 16, !tbaa !38
  %185 = fadd <2 x double> %184, %183
  store <2 x double> %185, ptr %180, align 16, !tbaa !38
  %186 = add nsw i64 %179, 2
  %187 = icmp slt i64 %186, %28
  br i1 %187, label %178, label %101, !llvm.loop !39

188:                                              ; preds = %158, %161, %142, %101
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %190 = load ptr, ptr %189, align 8, !tbaa !40
  call void @free(ptr noundef %190) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal17product_evaluatorINS_7ProductINS_3MapIKNS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEENS3_IKNS4_IdLin1ELi1ELi0ELin1ELi1EEELi0ES8_EELi0EEELi7ENS_10DenseShapeESE_ddEC2ERKSD_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(56) %1) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.Eigen::internal::const_blas_data_mapper", align 8
  %4 = alloca %"class.Eigen::internal::const_blas_data_mapper.111", align 8
  store ptr null, ptr %0, align 8, !tbaa !43
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !44
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef %7, i64 noundef 1)
          to label %11 unwind label %8

8:                                                ; preds = %2
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = load ptr, ptr %5, align 8, !tbaa !40
  tail call void @free(ptr noundef %10) #12
  br label %108

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !tbaa !40
  store ptr %12, ptr %0, align 8, !tbaa !43
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !46
  %16 = icmp slt i64 %15, 1
  br i1 %16, label %19, label %17

17:                                               ; preds = %11
  %18 = shl nuw nsw i64 %15, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %18, i1 false), !tbaa !20
  br label %19

19:                                               ; preds = %17, %11
  %20 = load i64, ptr %6, align 8, !tbaa !44
  %21 = icmp eq i64 %20, 1
  %22 = load ptr, ptr %1, align 8
  br i1 %21, label %23, label %97

23:                                               ; preds = %19
  %24 = load ptr, ptr %13, align 8, !tbaa !47, !noalias !50
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !44, !noalias !50
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %93, label %28

28:                                               ; preds = %23
  %29 = load double, ptr %22, align 8, !tbaa !20
  %30 = load double, ptr %24, align 8, !tbaa !20
  %31 = fmul double %29, %30
  %32 = icmp sgt i64 %26, 1
  br i1 %32, label %33, label %93

33:                                               ; preds = %28
  %34 = add nsw i64 %26, -1
  %35 = add nsw i64 %26, -2
  %36 = and i64 %34, 3
  %37 = icmp ult i64 %35, 3
  br i1 %37, label %76, label %38

38:                                               ; preds = %33
  %39 = and i64 %34, -4
  br label %40

40:                                               ; preds = %40, %38
  %41 = phi i64 [ 1, %38 ], [ %71, %40 ]
  %42 = phi double [ %31, %38 ], [ %70, %40 ]
  %43 = phi i64 [ 0, %38 ], [ %72, %40 ]
  %44 = getelementptr double, ptr %22, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !20
  %46 = getelementptr double, ptr %24, i64 %41
  %47 = load double, ptr %46, align 8, !tbaa !20
  %48 = fmul double %45, %47
  %49 = fadd double %42, %48
  %50 = add nuw nsw i64 %41, 1
  %51 = getelementptr double, ptr %22, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !20
  %53 = getelementptr double, ptr %24, i64 %50
  %54 = load double, ptr %53, align 8, !tbaa !20
  %55 = fmul double %52, %54
  %56 = fadd double %49, %55
  %57 = add nuw nsw i64 %41, 2
  %58 = getelementptr double, ptr %22, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !20
  %60 = getelementptr double, ptr %24, i64 %57
  %61 = load double, ptr %60, align 8, !tbaa !20
  %62 = fmul double %59, %61
  %63 = fadd double %56, %62
  %64 = add nuw nsw i64 %41, 3
  %65 = getelementptr double, ptr %22, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !20
  %67 = getelementptr double, ptr %24, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !20
  %69 = fmul double %66, %68
  %70 = fadd double %63, %69
  %71 = add nuw nsw i64 %41, 4
  %72 = add i64 %43, 4
  %73 = icmp eq i64 %72, %39
  br i1 %73, label %74, label %40, !llvm.loop !53

74:                                               ; preds = %40
  %75 = icmp eq i64 %36, 0
  br i1 %75, label %93, label %76

76:                                               ; preds = %74, %33
  %77 = phi i64 [ 1, %33 ], [ %71, %74 ]
  %78 = phi double [ %31, %33 ], [ %70, %74 ]
  %79 = icmp ne i64 %36, 0
  tail call void @llvm.assume(i1 %79)
  br label %80

80:                                               ; preds = %80, %76
  %81 = phi i64 [ %90, %80 ], [ %77, %76 ]
  %82 = phi double [ %89, %80 ], [ %78, %76 ]
  %83 = phi i64 [ %91, %80 ], [ 0, %76 ]
  %84 = getelementptr double, ptr %22, i64 %81
  %85 = load double, ptr %84, align 8, !tbaa !20
  %86 = getelementptr double, ptr %24, i64 %81
  %87 = load double, ptr %86, align 8, !tbaa !20
  %88 = fmul double %85, %87
  %89 = fadd double %82, %88
  %90 = add nuw nsw i64 %81, 1
  %91 = add i64 %83, 1
  %92 = icmp eq i64 %91, %36
  br i1 %92, label %93, label %80, !llvm.loop !54

93:                                               ; preds = %74, %80, %28, %23
  %94 = phi double [ 0.000000e+00, %23 ], [ %31, %28 ], [ %70, %74 ], [ %89, %80 ]
  %95 = load double, ptr %12, align 8, !tbaa !20
  %96 = fadd double %94, %95
  store double %96, ptr %12, align 8, !tbaa !20
  br label %104

97:                                               ; preds = %19
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %99 = load i64, ptr %98, align 8
  %100 = load ptr, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store ptr %22, ptr %3, align 8, !tbaa !56
  %101 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %20, ptr %101, align 8, !tbaa !58
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr %100, ptr %4, align 8, !tbaa !59
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 1, ptr %102, align 8, !tbaa !61
  invoke void @_ZN5Eigen8internal29general_matrix_vector_productIldNS0_22const_blas_data_mapperIdlLi0EEELi0ELb0EdNS2_IdlLi1EEELb0ELi0EE3runEllRKS3_RKS4_Pdld(i64 noundef %20, i64 noundef %99, ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef %12, i64 noundef 1, double noundef 1.000000e+00)
          to label %103 unwind label %105

103:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  br label %104

104:                                              ; preds = %103, %93
  ret void

105:                                              ; preds = %97
  %106 = landingpad { ptr, i32 }
          cleanup
  %107 = load ptr, ptr %5, align 8, !tbaa !40
  call void @free(ptr noundef %107) #12
  br label %108

108:                                              ; preds = %8, %105
  %109 = phi { ptr, i32 } [ %106, %105 ], [ %9, %8 ]
  resume { ptr, i32 } %109
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #2 comdat align 2 {
  %4 = icmp eq i64 %1, 0
  %5 = icmp eq i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = sdiv i64 9223372036854775807, %2
  %9 = icmp sgt i64 %1, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %11, align 8, !tbaa !62
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #13
  unreachable

12:                                               ; preds = %3, %7
  %13 = mul nsw i64 %2, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !46
  %16 = icmp eq i64 %13, %15
  br i1 %16, label %32, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr %0, align 8, !tbaa !40
  tail call void @free(ptr noundef %18) #12
  %19 = icmp sgt i64 %13, 0
  br i1 %19, label %20, label %30

20:                                               ; preds = %17
  %21 = icmp samesign ugt i64 %13, 2305843009213693951
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %23, align 8, !tbaa !62
  tail call void @__cxa_throw(ptr nonnull %23, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #13
  unreachable

24:                                               ; preds = %20
  %25 = shl nuw i64 %13, 3
  %26 = tail call noalias ptr @malloc(i64 noundef %25) #14
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = tail call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %29, align 8, !tbaa !62
  tail call void @__cxa_throw(ptr nonnull %29, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #13
  unreachable

30:                                               ; preds = %24, %17
  %31 = phi ptr [ %26, %24 ], [ null, %17 ]
  store ptr %31, ptr %0, align 8, !tbaa !40
  br label %32

32:                                               ; preds = %12, %30
  store i64 %1, ptr %14, align 8, !tbaa !46
  ret void
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt9bad_allocD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #3

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal29general_matrix_vector_productIldNS0_22const_blas_data_mapperIdlLi0EEELi0ELb0EdNS2_IdlLi1EEELb0ELi0EE3runEllRKS3_RKS4_Pdld(i64 noundef %0, i64 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #8 comdat align 2 {
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %0, -15
  %12 = add nsw i64 %0, -7
  %13 = add nsw i64 %0, -5
  %14 = add nsw i64 %0, -3
  %15 = add nsw i64 %0, -1
  %16 = icmp slt i64 %1, 128
  %17 = shl i64 %10, 3
  %18 = icmp ult i64 %17, 32000
  %19 = select i1 %18, i64 16, i64 4
  %20 = select i1 %16, i64 %1, i64 %19
  %21 = insertelement <2 x double> poison, double %6, i64 0
  %22 = shufflevector <2 x double> %21, <2 x double> poison, <2 x i32> zeroinitializer
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %7
  %25 = icmp sgt i64 %0, 15
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %30

27:                                               ; preds = %312, %303
  %28 = icmp slt i64 %32, %1
  br i1 %28, label %30, label %29, !llvm.loop !64

29:                                               ; preds = %27, %7
  ret void

30:                                               ; preds = %24, %27
  %31 = phi i64 [ 0, %24 ], [ %32, %27 ]
  %32 = add nuw nsw i64 %31, %20
  %33 = tail call i64 @llvm.smin.i64(i64 %1, i64 %32)
  br i1 %25, label %34, label %131

34:                                               ; preds = %30, %46
  %35 = phi i64 [ %79, %46 ], [ 0, %30 ]
  %36 = load ptr, ptr %3, align 8, !tbaa !59
  %37 = load i64, ptr %26, align 8, !tbaa !61
  %38 = getelementptr double, ptr %8, i64 %35
  %39 = getelementptr i8, ptr %38, i64 16
  %40 = getelementptr i8, ptr %38, i64 32
  %41 = getelementptr i8, ptr %38, i64 48
  %42 = getelementptr i8, ptr %38, i64 64
  %43 = getelementptr i8, ptr %38, i64 80
  %44 = getelementptr i8, ptr %38, i64 96
  %45 = getelementptr i8, ptr %38, i64 112
  br label %81

46:                                               ; preds = %81
  %47 = getelementptr inbounds nuw double, ptr %4, i64 %35
  %48 = load <2 x double>, ptr %47, align 1, !tbaa !38
  %49 = fmul <2 x double> %22, %100
  %50 = fadd <2 x double> %49, %48
  store <2 x double> %50, ptr %47, align 1, !tbaa !38
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %52 = load <2 x double>, ptr %51, align 1, !tbaa !38
  %53 = fmul <2 x double> %22, %104
  %54 = fadd <2 x double> %53, %52
  store <2 x double> %54, ptr %51, align 1, !tbaa !38
  %55 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %56 = load <2 x double>, ptr %55, align 1, !tbaa !38
  %57 = fmul <2 x double> %22, %108
  %58 = fadd <2 x double> %57, %56
  store <2 x double> %58, ptr %55, align 1, !tbaa !38
  %59 = getelementptr inbounds nuw i8, ptr %47, i64 48
  %60 = load <2 x double>, ptr %59, align 1, !tbaa !38
  %61 = fmul <2 x double> %22, %112
  %62 = fadd <2 x double> %61, %60
  store <2 x double> %62, ptr %59, align 1, !tbaa !38
  %63 = getelementptr inbounds nuw i8, ptr %47, i64 64
  %64 = load <2 x double>, ptr %63, align 1, !tbaa !38
  %65 = fmul <2 x double> %22, %116
  %66 = fadd <2 x double> %65, %64
  store <2 x double> %66, ptr %63, align 1, !tbaa !38
  %67 = getelementptr inbounds nuw i8, ptr %47, i64 80
  %68 = load <2 x double>, ptr %67, align 1, !tbaa !38
  %69 = fmul <2 x double> %22, %120
  %70 = fadd <2 x double> %69, %68
  store <2 x double> %70, ptr %67, align 1, !tbaa !38
  %71 = getelementptr inbounds nuw i8, ptr %47, i64 96
  %72 = load <2 x double>, ptr %71, align 1, !tbaa !38
  %73 = fmul <2 x double> %22, %124
  %74 = fadd <2 x double> %73, %72
  store <2 x double> %74, ptr %71, align 1, !tbaa !38
  %75 = getelementptr inbounds nuw i8, ptr %47, i64 112
  %76 = load <2 x double>, ptr %75, align 1, !tbaa !38
  %77 = fmul <2 x double> %22, %128
  %78 = fadd <2 x double> %77, %76
  store <2 x double> %78, ptr %75, align 1, !tbaa !38
  %79 = add nuw nsw i64 %35, 16
  %80 = icmp slt i64 %79, %11
  br i1 %80, label %34, label %131, !llvm.loop !65

81:                                               ; preds = %34, %81
  %82 = phi i64 [ %31, %34 ], [ %129, %81 ]
  %83 = phi <2 x double> [ zeroinitializer, %34 ], [ %100, %81 ]
  %84 = phi <2 x double> [ zeroinitializer, %34 ], [ %104, %81 ]
  %85 = phi <2 x double> [ zeroinitializer, %34 ], [ %108, %81 ]
  %86 = phi <2 x double> [ zeroinitializer, %34 ], [ %112, %81 ]
  %87 = phi <2 x double> [ zeroinitializer, %34 ], [ %116, %81 ]
  %88 = phi <2 x double> [ zeroinitializer, %34 ], [ %120, %81 ]
  %89 = phi <2 x double> [ zeroinitializer, %34 ], [ %124, %81 ]
  %90 = phi <2 x double> [ zeroinitializer, %34 ], [ %128, %81 ]
  %91 = mul nsw i64 %37, %82
  %92 = getelementptr double, ptr %36, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !20
  %94 = insertelement <2 x double> poison, double %93, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  %96 = mul nsw i64 %82, %10
  %97 = getelementptr double, ptr %38, i64 %96
  %98 = load <2 x double>, ptr %97, align 1, !tbaa !38
  %99 = fmul <2 x double> %98, %95
  %100 = fadd <2 x double> %83, %99
  %101 = getelementptr double, ptr %39, i64 %96
  %102 = load <2 x double>, ptr %101, align 1, !tbaa !38
  %103 = fmul <2 x double> %102, %95
  %104 = fadd <2 x double> %84, %103
  %105 = getelementptr double, ptr %40, i64 %96
  %106 = load <2 x double>, ptr %105, align 1, !tbaa !38
  %107 = fmul <2 x double> %95, %106
  %108 = fadd <2 x double> %85, %107
  %109 = getelementptr double, ptr %41, i64 %96
  %110 = load <2 x double>, ptr %109, align 1, !tbaa !38
  %111 = fmul <2 x double> %95, %110
  %112 = fadd <2 x double> %86, %111
  %113 = getelementptr double, ptr %42, i64 %96
  %114 = load <2 x double>, ptr %113, align 1, !tbaa !38
  %115 = fmul <2 x double> %95, %114
  %116 = fadd <2 x double> %87, %115
  %117 = getelementptr double, ptr %43, i64 %96
  %118 = load <2 x double>, ptr %117, align 1, !tbaa !38
  %119 = fmul <2 x double> %95, %118
  %120 = fadd <2 x double> %88, %119
  %121 = getelementptr double, ptr %44, i64 %96
  %122 = load <2 x double>, ptr %121, align 1, !tbaa !38
  %123 = fmul <2 x double> %95, %122
  %124 = fadd <2 x double> %89, %123
  %125 = getelementptr double, ptr %45, i64 %96
  %126 = load <2 x double>, ptr %125, align 1, !tbaa !38
  %127 = fmul <2 x double> %95, %126
  %128 = fadd <2 x double> %90, %127
  %129 = add nuw nsw i64 %82, 1
  %130 = icmp slt i64 %129, %33
  br i1 %130, label %81, label %46, !llvm.loop !66

131:                                              ; preds = %46, %30
  %132 = phi i64 [ 0, %30 ], [ %79, %46 ]
  %133 = icmp slt i64 %132, %12
  br i1 %133, label %134, label %189

134:                                              ; preds = %131
  %135 = load ptr, ptr %3, align 8, !tbaa !59
  %136 = load i64, ptr %26, align 8, !tbaa !61
  %137 = getelementptr double, ptr %8, i64 %132
  %138 = getelementptr i8, ptr %137, i64 16
  %139 = getelementptr i8, ptr %137, i64 32
  %140 = getelementptr i8, ptr %137, i64 48
  br label %159

141:                                              ; preds = %159
  %142 = getelementptr inbounds nuw double, ptr %4, i64 %132
  %143 = load <2 x double>, ptr %142, align 1, !tbaa !38
  %144 = fmul <2 x double> %22, %174
  %145 = fadd <2 x double> %144, %143
  store <2 x double> %145, ptr %142, align 1, !tbaa !38
  %146 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %147 = load <2 x double>, ptr %146, align 1, !tbaa !38
  %148 = fmul <2 x double> %22, %178
  %149 = fadd <2 x double> %148, %147
  store <2 x double> %149, ptr %146, align 1, !tbaa !38
  %150 = getelementptr inbounds nuw i8, ptr %142, i64 32
  %151 = load <2 x double>, ptr %150, align 1, !tbaa !38
  %152 = fmul <2 x double> %22, %182
  %153 = fadd <2 x double> %152, %151
  store <2 x double> %153, ptr %150, align 1, !tbaa !38
  %154 = getelementptr inbounds nuw i8, ptr %142, i64 48
  %155 = load <2 x double>, ptr %154, align 1, !tbaa !38
  %156 = fmul <2 x double> %22, %186
  %157 = fadd <2 x double> %156, %155
  store <2 x double> %157, ptr %154, align 1, !tbaa !38
  %158 = or disjoint i64 %132, 8
  br label %189

159:                                              ; preds = %134, %159
  %160 = phi i64 [ %31, %134 ], [ %187, %159 ]
  %161 = phi <2 x double> [ zeroinitializer, %134 ], [ %174, %159 ]
  %162 = phi <2 x double> [ zeroinitializer, %134 ], [ %178, %159 ]
  %163 = phi <2 x double> [ zeroinitializer, %134 ], [ %182, %159 ]
  %164 = phi <2 x double> [ zeroinitializer, %134 ], [ %186, %159 ]
  %165 = mul nsw i64 %136, %160
  %166 = getelementptr double, ptr %135, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !20
  %168 = insertelement <2 x double> poison, double %167, i64 0
  %169 = shufflevector <2 x double> %168, <2 x double> poison, <2 x i32> zeroinitializer
  %170 = mul nsw i64 %160, %10
  %171 = getelementptr double, ptr %137, i64 %170
  %172 = load <2 x double>, ptr %171, align 1, !tbaa !38
  %173 = fmul <2 x double> %172, %169
  %174 = fadd <2 x double> %161, %173
  %175 = getelementptr double, ptr %138, i64 %170
  %176 = load <2 x double>, ptr %175, align 1, !tbaa !38
  %177 = fmul <2 x double> %176, %169
  %178 = fadd <2 x double> %162, %177
  %179 = getelementptr double, ptr %139, i64 %170
  %180 = load <2 x double>, ptr %179, align 1, !tbaa !38
  %181 = fmul <2 x double> %169, %180
  %182 = fadd <2 x double> %163, %181
  %183 = getelementptr double, ptr %140, i64 %170
  %184 = load <2 x double>, ptr %183, align 1, !tbaa !38
  %185 = fmul <2 x double> %169, %184
  %186 = fadd <2 x double> %164, %185
  %187 = add nuw nsw i64 %160, 1
  %188 = icmp slt i64 %187, %33
  br i1 %188, label %159, label %141, !llvm.loop !67

189:                                              ; preds = %141, %131
  %190 = phi i64 [ %158, %141 ], [ %132, %131 ]
  %191 = icmp slt i64 %190, %13
  br i1 %191, label %192, label %237

192:                                              ; preds = %189
  %193 = load ptr, ptr %3, align 8, !tbaa !59
  %194 = load i64, ptr %26, align 8, !tbaa !61
  %195 = getelementptr double, ptr %8, i64 %190
  %196 = getelementptr i8, ptr %195, i64 16
  %197 = getelementptr i8, ptr %195, i64 32
  br label %212

198:                                              ; preds = %212
  %199 = getelementptr inbounds double, ptr %4, i64 %190
  %200 = load <2 x double>, ptr %199, align 1, !tbaa !38
  %201 = fmul <2 x double> %22, %226
  %202 = fadd <2 x double> %201, %200
  store <2 x double> %202, ptr %199, align 1, !tbaa !38
  %203 = getelementptr inbounds nuw i8, ptr %199, i64 16
  %204 = load <2 x double>, ptr %203, align 1, !tbaa !38
  %205 = fmul <2 x double> %22, %230
  %206 = fadd <2 x double> %205, %204
  store <2 x double> %206, ptr %203, align 1, !tbaa !38
  %207 = getelementptr inbounds nuw i8, ptr %199, i64 32
  %208 = load <2 x double>, ptr %207, align 1, !tbaa !38
  %209 = fmul <2 x double> %22, %234
  %210 = fadd <2 x double> %209, %208
  store <2 x double> %210, ptr %207, align 1, !tbaa !38
  %211 = add nsw i64 %190, 6
  br label %237

212:                                              ; preds = %192, %212
  %213 = phi i64 [ %31, %192 ], [ %235, %212 ]
  %214 = phi <2 x double> [ zeroinitializer, %192 ], [ %226, %212 ]
  %215 = phi <2 x double> [ zeroinitializer, %192 ], [ %230, %212 ]
  %216 = phi <2 x double> [ zeroinitializer, %192 ], [ %234, %212 ]
  %217 = mul nsw i64 %194, %213
  %218 = getelementptr double, ptr %193, i64 %217
  %219 = load double, ptr %218, align 8, !tbaa !20
  %220 = insertelement <2 x double> poison, double %219, i64 0
  %221 = shufflevector <2 x double> %220, <2 x double> poison, <2 x i32> zeroinitializer
  %222 = mul nsw i64 %213, %10
  %223 = getelementptr double, ptr %195, i64 %222
  %224 = load <2 x double>, ptr %223, align 1, !tbaa !38
  %225 = fmul <2 x double> %224, %221
  %226 = fadd <2 x double> %214, %225
  %227 = getelementptr double, ptr %196, i64 %222
  %228 = load <2 x double>, ptr %227, align 1, !tbaa !38
  %229 = fmul <2 x double> %228, %221
  %230 = fadd <2 x double> %215, %229
  %231 = getelementptr double, ptr %197, i64 %222
  %232 = load <2 x double>, ptr %231, align 1, !tbaa !38
  %233 = fmul <2 x double> %221, %232
  %234 = fadd <2 x double> %216, %233
  %235 = add nuw nsw i64 %213, 1
  %236 = icmp slt i64 %235, %33
  br i1 %236, label %212, label %198, !llvm.loop !68

237:                                              ; preds = %198, %189
  %238 = phi i64 [ %211, %198 ], [ %190, %189 ]
  %239 = icmp slt i64 %238, %14
  br i1 %239, label %240, label %275

240:                                              ; preds = %237
  %241 = load ptr, ptr %3, align 8, !tbaa !59
  %242 = load i64, ptr %26, align 8, !tbaa !61
  %243 = getelementptr double, ptr %8, i64 %238
  %244 = getelementptr i8, ptr %243, i64 16
  br label %255

245:                                              ; preds = %255
  %246 = getelementptr inbounds double, ptr %4, i64 %238
  %247 = load <2 x double>, ptr %246, align 1, !tbaa !38
  %248 = fmul <2 x double> %22, %268
  %249 = fadd <2 x double> %248, %247
  store <2 x double> %249, ptr %246, align 1, !tbaa !38
  %250 = getelementptr inbounds nuw i8, ptr %246, i64 16
  %251 = load <2 x double>, ptr %250, align 1, !tbaa !38
  %252 = fmul <2 x double> %22, %272
  %253 = fadd <2 x double> %252, %251
  store <2 x double> %253, ptr %250, align 1, !tbaa !38
  %254 = add nsw i64 %238, 4
  br label %275

255:                                              ; preds = %240, %255
  %256 = phi i64 [ %31, %240 ], [ %273, %255 ]
  %257 = phi <2 x double> [ zeroinitializer, %240 ], [ %272, %255 ]
  %258 = phi <2 x double> [ zeroinitializer, %240 ], [ %268, %255 ]
  %259 = mul nsw i64 %242, %256
  %260 = getelementptr double, ptr %241, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !20
  %262 = insertelement <2 x double> poison, double %261, i64 0
  %263 = shufflevector <2 x double> %262, <2 x double> poison, <2 x i32> zeroinitializer
  %264 = mul nsw i64 %256, %10
  %265 = getelementptr double, ptr %243, i64 %264
  %266 = load <2 x double>, ptr %265, align 1, !tbaa !38
  %267 = fmul <2 x double> %266, %263
  %268 = fadd <2 x double> %258, %267
  %269 = getelementptr double, ptr %244, i64 %264
  %270 = load <2 x double>, ptr %269, align 1, !tbaa !38
  %271 = fmul <2 x double> %270, %263
  %272 = fadd <2 x double> %257, %271
  %273 = add nuw nsw i64 %256, 1
  %274 = icmp slt i64 %273, %33
  br i1 %274, label %255, label %245, !llvm.loop !69

275:                                              ; preds = %245, %237
  %276 = phi i64 [ %254, %245 ], [ %238, %237 ]
  %277 = icmp slt i64 %276, %15
  br i1 %277, label %278, label %303

278:                                              ; preds = %275
  %279 = load ptr, ptr %3, align 8, !tbaa !59
  %280 = load i64, ptr %26, align 8, !tbaa !61
  %281 = getelementptr double, ptr %8, i64 %276
  br label %288

282:                                              ; preds = %288
  %283 = getelementptr inbounds double, ptr %4, i64 %276
  %284 = load <2 x double>, ptr %283, align 1, !tbaa !38
  %285 = fmul <2 x double> %22, %300
  %286 = fadd <2 x double> %285, %284
  store <2 x double> %286, ptr %283, align 1, !tbaa !38
  %287 = add nsw i64 %276, 2
  br label %303

288:                                              ; preds = %278, %288
  %289 = phi i64 [ %31, %278 ], [ %301, %288 ]
  %290 = phi <2 x double> [ zeroinitializer, %278 ], [ %300, %288 ]
  %291 = mul nsw i64 %280, %289
  %292 = getelementptr double, ptr %279, i64 %291
  %293 = load double, ptr %292, align 8, !tbaa !20
  %294 = insertelement <2 x double> poison, double %293, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = mul nsw i64 %289, %10
  %297 = getelementptr double, ptr %281, i64 %296
  %298 = load <2 x double>, ptr %297, align 1, !tbaa !38
  %299 = fmul <2 x double> %298, %295
  %300 = fadd <2 x double> %290, %299
  %301 = add nuw nsw i64 %289, 1
  %302 = icmp slt i64 %301, %33
  br i1 %302, label %288, label %282, !llvm.loop !70

303:                                              ; preds = %282, %275
  %304 = phi i64 [ %287, %282 ], [ %276, %275 ]
  %305 = icmp slt i64 %304, %0
  br i1 %305, label %306, label %27

306:                                              ; preds = %303
  %307 = load ptr, ptr %3, align 8
  %308 = load i64, ptr %26, align 8
  br label %309

309:                                              ; preds = %312, %306
  %310 = phi i64 [ %304, %306 ], [ %316, %312 ]
  %311 = getelementptr double, ptr %8, i64 %310
  br label %318

312:                                              ; preds = %318
  %313 = getelementptr inbounds double, ptr %4, i64 %310
  %314 = load double, ptr %313, align 8, !tbaa !20
  %315 = tail call double @llvm.fmuladd.f64(double %6, double %328, double %314)
  store double %315, ptr %313, align 8, !tbaa !20
  %316 = add nsw i64 %310, 1
  %317 = icmp eq i64 %316, %0
  br i1 %317, label %27, label %309, !llvm.loop !71

318:                                              ; preds = %309, %318
  %319 = phi i64 [ %31, %309 ], [ %329, %318 ]
  %320 = phi double [ 0.000000e+00, %309 ], [ %328, %318 ]
  %321 = mul nsw i64 %319, %10
  %322 = getelementptr double, ptr %311, i64 %321
  %323 = mul nsw i64 %308, %319
  %324 = getelementptr double, ptr %307, i64 %323
  %325 = load double, ptr %322, align 8, !tbaa !20
  %326 = load double, ptr %324, align 8, !tbaa !20
  %327 = fmul double %325, %326
  %328 = fadd double %320, %327
  %329 = add nuw nsw i64 %319, 1
  %330 = icmp slt i64 %329, %33
  br i1 %330, label %318, label %312, !llvm.loop !72
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold noreturn }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress noinline uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nounwind }
attributes #13 = { noreturn }
attributes #14 = { nounwind allocsize(0) }

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
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZNK5Eigen10MatrixBaseINS_7ProductINS_3MapIKNS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEENS2_IKNS3_IdLin1ELi1ELi0ELin1ELi1EEELi0ES7_EELi0EEEEmlIdEEKNS_13CwiseBinaryOpINS_8internal17scalar_product_opIdNSG_18promote_scalar_argIdT_Xsr5Eigen8internal14has_ReturnTypeINS_20ScalarBinaryOpTraitsIdSJ_NSH_IdSJ_EEEEEE5valueEE4typeEEEKSC_KNSG_19plain_constant_typeISC_SO_E4typeEEERKSJ_: argument 0"}
!11 = distinct !{!11, !"_ZNK5Eigen10MatrixBaseINS_7ProductINS_3MapIKNS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEENS2_IKNS3_IdLin1ELi1ELi0ELin1ELi1EEELi0ES7_EELi0EEEEmlIdEEKNS_13CwiseBinaryOpINS_8internal17scalar_product_opIdNSG_18promote_scalar_argIdT_Xsr5Eigen8internal14has_ReturnTypeINS_20ScalarBinaryOpTraitsIdSJ_NSH_IdSJ_EEEEEE5valueEE4typeEEEKSC_KNSG_19plain_constant_typeISC_SO_E4typeEEERKSJ_"}
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTSN5Eigen8internal18scalar_constant_opIdEE", !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = !{!16, !18, i64 0}
!16 = !{!"_ZTSN5Eigen8internal9evaluatorINS_15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEEEE", !17, i64 0}
!17 = !{!"_ZTSN5Eigen8internal30plainobjectbase_evaluator_dataIdLi0EEE", !18, i64 0}
!18 = !{!"p1 double", !19, i64 0}
!19 = !{!"any pointer", !7, i64 0}
!20 = !{!14, !14, i64 0}
!21 = !{!22}
!22 = distinct !{!22, !23}
!23 = distinct !{!23, !"LVerDomain"}
!24 = !{!25}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !27, !28, !29}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.isvectorized", i32 1}
!29 = !{!"llvm.loop.unroll.runtime.disable"}
!30 = distinct !{!30, !27, !28}
!31 = !{!32}
!32 = distinct !{!32, !33}
!33 = distinct !{!33, !"LVerDomain"}
!34 = !{!35}
!35 = distinct !{!35, !33}
!36 = distinct !{!36, !27, !28, !29}
!37 = distinct !{!37, !27, !28}
!38 = !{!7, !7, i64 0}
!39 = distinct !{!39, !27}
!40 = !{!41, !18, i64 0}
!41 = !{!"_ZTSN5Eigen12DenseStorageIdLin1ELin1ELi1ELi0EEE", !18, i64 0, !42, i64 8}
!42 = !{!"long", !7, i64 0}
!43 = !{!17, !18, i64 0}
!44 = !{!45, !42, i64 0}
!45 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLin1EEE", !42, i64 0}
!46 = !{!41, !42, i64 8}
!47 = !{!48, !18, i64 0}
!48 = !{!"_ZTSN5Eigen7MapBaseINS_3MapIKNS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEELi0EEE", !18, i64 0, !45, i64 8, !49, i64 16}
!49 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi1EEE"}
!50 = !{!51}
!51 = distinct !{!51, !52, !"_ZNK5Eigen9DenseBaseINS_3MapIKNS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEEE3colEl: argument 0"}
!52 = distinct !{!52, !"_ZNK5Eigen9DenseBaseINS_3MapIKNS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEEE3colEl"}
!53 = distinct !{!53, !27}
!54 = distinct !{!54, !55}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !{!57, !18, i64 0}
!57 = !{!"_ZTSN5Eigen8internal16blas_data_mapperIKdlLi0ELi0ELi1EEE", !18, i64 0, !42, i64 8}
!58 = !{!57, !42, i64 8}
!59 = !{!60, !18, i64 0}
!60 = !{!"_ZTSN5Eigen8internal16blas_data_mapperIKdlLi1ELi0ELi1EEE", !18, i64 0, !42, i64 8}
!61 = !{!60, !42, i64 8}
!62 = !{!63, !63, i64 0}
!63 = !{!"vtable pointer", !8, i64 0}
!64 = distinct !{!64, !27}
!65 = distinct !{!65, !27}
!66 = distinct !{!66, !27}
!67 = distinct !{!67, !27}
!68 = distinct !{!68, !27}
!69 = distinct !{!69, !27}
!70 = distinct !{!70, !27}
!71 = distinct !{!71, !27}
!72 = distinct !{!72, !27}
