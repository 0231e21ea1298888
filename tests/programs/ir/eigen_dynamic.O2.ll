target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.Eigen::internal::evaluator.153" = type { %"struct.Eigen::internal::product_evaluator.154" }
%"struct.Eigen::internal::product_evaluator.154" = type { ptr, %"class.Eigen::Transpose", %"struct.Eigen::internal::evaluator.82", %"struct.Eigen::internal::evaluator.157", i64 }
%"class.Eigen::Transpose" = type { ptr }
%"struct.Eigen::internal::evaluator.82" = type { %"struct.Eigen::internal::evaluator.83" }
%"struct.Eigen::internal::evaluator.83" = type { %"class.Eigen::internal::plainobjectbase_evaluator_data" }
%"class.Eigen::internal::plainobjectbase_evaluator_data" = type { ptr, i64 }
%"struct.Eigen::internal::evaluator.157" = type { %"struct.Eigen::internal::unary_evaluator.158" }
%"struct.Eigen::internal::unary_evaluator.158" = type { %"struct.Eigen::internal::evaluator.82" }
%"class.Eigen::internal::generic_dense_assignment_kernel.161" = type { ptr, ptr, ptr, ptr }
%"struct.Eigen::internal::assign_op" = type { i8 }
%"class.Eigen::Matrix" = type { %"class.Eigen::PlainObjectBase" }
%"class.Eigen::PlainObjectBase" = type { %"class.Eigen::DenseStorage" }
%"class.Eigen::DenseStorage" = type { ptr, i64, i64 }
%"class.Eigen::Map" = type <{ %"class.Eigen::MapBase", [8 x i8] }>
%"class.Eigen::MapBase" = type { ptr, %"class.Eigen::internal::variable_if_dynamic", %"class.Eigen::internal::variable_if_dynamic" }
%"class.Eigen::internal::variable_if_dynamic" = type { i64 }
%"class.Eigen::Matrix.8" = type { %"class.Eigen::PlainObjectBase.9" }
%"class.Eigen::PlainObjectBase.9" = type { %"class.Eigen::DenseStorage.16" }
%"class.Eigen::DenseStorage.16" = type { ptr, i64 }
%"class.Eigen::Product" = type { ptr, %"class.Eigen::Map.21" }
%"class.Eigen::Map.21" = type { %"class.Eigen::MapBase.base", [7 x i8] }
%"class.Eigen::MapBase.base" = type <{ ptr, %"class.Eigen::internal::variable_if_dynamic", i8 }>
%"class.Eigen::CwiseBinaryOp" = type <{ %"class.Eigen::Product.46", %"class.Eigen::CwiseBinaryOp.53", [8 x i8] }>
%"class.Eigen::Product.46" = type { ptr, ptr }
%"class.Eigen::CwiseBinaryOp.53" = type <{ ptr, ptr, [8 x i8] }>

$_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEC2INS_3MapIKS2_Li0ENS_6StrideILi0ELi0EEEEEEERKNS_9DenseBaseIT_EE = comdat any

$_ZN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EE6resizeElll = comdat any

$_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEC2INS_7ProductINS1_IdLin1ELin1ELi0ELin1ELin1EEENS_3MapIKS2_Li0ENS_6StrideILi0ELi0EEEEELi1EEEEERKNS_9DenseBaseIT_EE = comdat any

$_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll = comdat any

$_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEENS3_INS_7ProductIS5_NS_9TransposeIS5_EELi1EEEEENS0_9assign_opIddEELi0EEELi4ELi0EE3runERSE_ = comdat any

$_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEC2INS_13CwiseBinaryOpINS_8internal13scalar_sum_opIddEEKNS_7ProductINS1_IdLin1ELin1ELi0ELin1ELin1EEES2_Li1EEEKNS5_INS6_17scalar_product_opIddEEKS2_SF_EEEEEERKNS_9DenseBaseIT_EE = comdat any

@_ZTISt9bad_alloc = external constant ptr
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x ptr] }, align 8
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %4 = alloca %"struct.Eigen::internal::evaluator.153", align 8
  %5 = alloca %"struct.Eigen::internal::evaluator.82", align 8
  %6 = alloca %"class.Eigen::internal::generic_dense_assignment_kernel.161", align 8
  %7 = alloca %"struct.Eigen::internal::assign_op", align 1
  %8 = alloca %"class.Eigen::Matrix", align 8
  %9 = alloca %"class.Eigen::Map", align 8
  %10 = alloca %"class.Eigen::Matrix.8", align 8
  %11 = alloca %"class.Eigen::Product", align 8
  %12 = alloca %"class.Eigen::Matrix", align 8
  %13 = alloca %"class.Eigen::Matrix.8", align 8
  %14 = alloca %"class.Eigen::CwiseBinaryOp", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  store ptr %0, ptr %9, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %2, ptr %15, align 8, !tbaa !15
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 2, ptr %16, align 8, !tbaa !15
  call void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEC2INS_3MapIKS2_Li0ENS_6StrideILi0ELi0EEEEEEERKNS_9DenseBaseIT_EE(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 1 dereferenceable(1) %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  store ptr %8, ptr %11, align 8, !tbaa !16, !alias.scope !18
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 2, ptr %18, align 8
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEC2INS_7ProductINS1_IdLin1ELin1ELi0ELin1ELin1EEENS_3MapIKS2_Li0ENS_6StrideILi0ELi0EEEEELi1EEEEERKNS_9DenseBaseIT_EE(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 1 dereferenceable(1) %11)
          to label %19 unwind label %369

19:                                               ; preds = %3
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  %20 = ptrtoint ptr %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %19
  %25 = sdiv i64 9223372036854775807, %22
  %26 = icmp sgt i64 %22, %25
  br i1 %26, label %50, label %27

27:                                               ; preds = %24, %19
  %28 = mul nsw i64 %22, %22
  invoke void @_ZN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EE6resizeElll(ptr noundef nonnull align 8 dereferenceable(24) %12, i64 noundef %28, i64 noundef %22, i64 noundef %22)
          to label %29 unwind label %64

29:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  store ptr %8, ptr %4, align 8, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %20, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %32 = load ptr, ptr %8, align 8, !tbaa !23
  store ptr %32, ptr %31, align 8, !tbaa !24
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr %32, ptr %34, align 8, !tbaa !24
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %36 = load <2 x i64>, ptr %21, align 8, !tbaa !26
  %37 = load i64, ptr %21, align 8, !tbaa !21
  store i64 %37, ptr %33, align 8, !tbaa !27
  store <2 x i64> %36, ptr %35, align 8, !tbaa !26
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %39 = load i64, ptr %38, align 8, !tbaa !21
  %40 = icmp eq i64 %39, %37
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, %37
  %44 = select i1 %40, i1 %43, i1 false
  br i1 %44, label %57, label %45

45:                                               ; preds = %29
  %46 = icmp eq i64 %37, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %45
  %48 = sdiv i64 9223372036854775807, %37
  %49 = icmp sgt i64 %37, %48
  br i1 %49, label %50, label %53

50:                                               ; preds = %47, %24
  %51 = call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %51, align 8, !tbaa !28
  invoke void @__cxa_throw(ptr nonnull %51, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
          to label %52 unwind label %64

52:                                               ; preds = %50
  unreachable

53:                                               ; preds = %47, %45
  %54 = mul nsw i64 %37, %37
  invoke void @_ZN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EE6resizeElll(ptr noundef nonnull align 8 dereferenceable(24) %12, i64 noundef %54, i64 noundef %37, i64 noundef %37)
          to label %55 unwind label %64

55:                                               ; preds = %53
  %56 = load i64, ptr %38, align 8, !tbaa !21
  br label %57

57:                                               ; preds = %55, %29
  %58 = phi i64 [ %56, %55 ], [ %37, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %59 = load ptr, ptr %12, align 8, !tbaa !23
  store ptr %59, ptr %5, align 8, !tbaa !24
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %58, ptr %60, align 8, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store ptr %5, ptr %6, align 8, !tbaa !30
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %4, ptr %61, align 8, !tbaa !32
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %7, ptr %62, align 8, !tbaa !34
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %12, ptr %63, align 8, !tbaa !16
  invoke void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEENS3_INS_7ProductIS5_NS_9TransposeIS5_EELi1EEEEENS0_9assign_opIddEELi0EEELi4ELi0EE3runERSE_(ptr noundef nonnull align 8 dereferenceable(32) %6)
          to label %66 unwind label %64

64:                                               ; preds = %50, %57, %53, %27
  %65 = landingpad { ptr, i32 }
          cleanup
  br label %378

66:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #13
  store ptr %12, ptr %14, align 8
  %67 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %10, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %10, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr %10, ptr %69, align 8
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEC2INS_13CwiseBinaryOpINS_8internal13scalar_sum_opIddEEKNS_7ProductINS1_IdLin1ELin1ELi0ELin1ELin1EEES2_Li1EEEKNS5_INS6_17scalar_product_opIddEEKS2_SF_EEEEEERKNS_9DenseBaseIT_EE(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 1 dereferenceable(1) %14)
          to label %70 unwind label %371

70:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  %71 = add nsw i64 %2, -1
  %72 = load ptr, ptr %13, align 8, !tbaa !36, !noalias !38
  %73 = ptrtoint ptr %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %76 = load i64, ptr %75, align 8, !tbaa !41
  %77 = icmp eq i64 %76, %71
  br i1 %77, label %81, label %78

78:                                               ; preds = %70
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %10, i64 noundef %71, i64 noundef 1)
          to label %79 unwind label %373

79:                                               ; preds = %78
  %80 = load i64, ptr %75, align 8, !tbaa !41
  br label %81

81:                                               ; preds = %79, %70
  %82 = phi i64 [ %80, %79 ], [ %71, %70 ]
  %83 = load ptr, ptr %10, align 8, !tbaa !36
  %84 = ptrtoint ptr %83 to i64
  %85 = sdiv i64 %82, 2
  %86 = shl nsw i64 %85, 1
  %87 = icmp sgt i64 %82, 1
  br i1 %87, label %149, label %88

88:                                               ; preds = %149, %81
  %89 = icmp slt i64 %86, %82
  br i1 %89, label %90, label %156

90:                                               ; preds = %88
  %91 = sub i64 %82, %86
  %92 = icmp ult i64 %91, 6
  %93 = sub i64 %84, %73
  %94 = icmp ult i64 %93, 32
  %95 = select i1 %92, i1 true, i1 %94
  br i1 %95, label %112, label %96

96:                                               ; preds = %90
  %97 = and i64 %91, -4
  %98 = add i64 %86, %97
  br label %99

99:                                               ; preds = %99, %96
  %100 = phi i64 [ 0, %96 ], [ %108, %99 ]
  %101 = add i64 %86, %100
  %102 = getelementptr inbounds double, ptr %83, i64 %101
  %103 = getelementptr inbounds double, ptr %72, i64 %101
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %105 = load <2 x double>, ptr %103, align 8, !tbaa !42
  %106 = load <2 x double>, ptr %104, align 8, !tbaa !42
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 16
  store <2 x double> %105, ptr %102, align 8, !tbaa !42
  store <2 x double> %106, ptr %107, align 8, !tbaa !42
  %108 = add nuw i64 %100, 4
  %109 = icmp eq i64 %108, %97
  br i1 %109, label %110, label %99, !llvm.loop !44

110:                                              ; preds = %99
  %111 = icmp eq i64 %91, %97
  br i1 %111, label %156, label %112

112:                                              ; preds = %90, %110
  %113 = phi i64 [ %86, %90 ], [ %98, %110 ]
  %114 = sub i64 %82, %113
  %115 = and i64 %114, 3
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %126, label %117

117:                                              ; preds = %112, %117
  %118 = phi i64 [ %123, %117 ], [ %113, %112 ]
  %119 = phi i64 [ %124, %117 ], [ 0, %112 ]
  %120 = getelementptr inbounds double, ptr %83, i64 %118
  %121 = getelementptr inbounds double, ptr %72, i64 %118
  %122 = load double, ptr %121, align 8, !tbaa !42
  store double %122, ptr %120, align 8, !tbaa !42
  %123 = add nsw i64 %118, 1
  %124 = add i64 %119, 1
  %125 = icmp eq i64 %124, %115
  br i1 %125, label %126, label %117, !llvm.loop !48

126:                                              ; preds = %117, %112
  %127 = phi i64 [ %113, %112 ], [ %123, %117 ]
  %128 = sub i64 %113, %82
  %129 = icmp ugt i64 %128, -4
  br i1 %129, label %156, label %130

130:                                              ; preds = %126, %130
  %131 = phi i64 [ %147, %130 ], [ %127, %126 ]
  %132 = getelementptr inbounds double, ptr %83, i64 %131
  %133 = getelementptr inbounds double, ptr %72, i64 %131
  %134 = load double, ptr %133, align 8, !tbaa !42
  store double %134, ptr %132, align 8, !tbaa !42
  %135 = add nsw i64 %131, 1
  %136 = getelementptr inbounds double, ptr %83, i64 %135
  %137 = getelementptr inbounds double, ptr %72, i64 %135
  %138 = load double, ptr %137, align 8, !tbaa !42
  store double %138, ptr %136, align 8, !tbaa !42
  %139 = add nsw i64 %131, 2
  %140 = getelementptr inbounds double, ptr %83, i64 %139
  %141 = getelementptr inbounds double, ptr %72, i64 %139
  %142 = load double, ptr %141, align 8, !tbaa !42
  store double %142, ptr %140, align 8, !tbaa !42
  %143 = add nsw i64 %131, 3
  %144 = getelementptr inbounds double, ptr %83, i64 %143
  %145 = getelementptr inbounds double, ptr %72, i64 %143
  %146 = load double, ptr %145, align 8, !tbaa !42
  store double %146, ptr %144, align 8, !tbaa !42
  %147 = add nsw i64 %131, 4
  %148 = icmp eq i64 %147, %82
  br i1 %148, label %156, label %130, !llvm.loop !50

149:                                              ; preds = %81, %149
  %150 = phi i64 [ %154, %149 ], [ 0, %81 ]
  %151 = getelementptr inbounds nuw double, ptr %83, i64 %150
  %152 = getelementptr inbounds nuw double, ptr %72, i64 %150
  %153 = load <2 x double>, ptr %152, align 1, !tbaa !51
  store <2 x double> %153, ptr %151, align 16, !tbaa !51
  %154 = add nuw nsw i64 %150, 2
  %155 = icmp slt i64 %154, %86
  br i1 %155, label %149, label %88, !llvm.loop !52

156:                                              ; preds = %126, %130, %110, %88
  %157 = load i64, ptr %75, align 8, !tbaa !41
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %261, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %10, align 8, !tbaa !36
  %161 = sdiv i64 %157, 4
  %162 = shl nsw i64 %161, 2
  %163 = sdiv i64 %157, 2
  %164 = shl nsw i64 %163, 1
  %165 = add i64 %157, 1
  %166 = icmp ult i64 %165, 3
  br i1 %166, label %259, label %167

167:                                              ; preds = %159
  %168 = load <2 x double>, ptr %160, align 16, !tbaa !51
  %169 = icmp sgt i64 %157, 3
  br i1 %169, label %170, label %197

170:                                              ; preds = %167
  %171 = getelementptr inbounds nuw i8, ptr %160, i64 16
  %172 = load <2 x double>, ptr %171, align 16, !tbaa !51
  %173 = icmp samesign ugt i64 %157, 7
  br i1 %173, label %179, label %174

174:                                              ; preds = %179, %170
  %175 = phi <2 x double> [ %172, %170 ], [ %190, %179 ]
  %176 = phi <2 x double> [ %168, %170 ], [ %186, %179 ]
  %177 = fadd <2 x double> %175, %176
  %178 = icmp sgt i64 %164, %162
  br i1 %178, label %193, label %197

179:                                              ; preds = %170, %179
  %180 = phi i64 [ %191, %179 ], [ 4, %170 ]
  %181 = phi i64 [ %180, %179 ], [ 0, %170 ]
  %182 = phi <2 x double> [ %186, %179 ], [ %168, %170 ]
  %183 = phi <2 x double> [ %190, %179 ], [ %172, %170 ]
  %184 = getelementptr inbounds nuw double, ptr %160, i64 %180
  %185 = load <2 x double>, ptr %184, align 16, !tbaa !51
  %186 = fadd <2 x double> %182, %185
  %187 = getelementptr inbounds nuw double, ptr %160, i64 %181
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 48
  %189 = load <2 x double>, ptr %188, align 16, !tbaa !51
  %190 = fadd <2 x double> %183, %189
  %191 = add nuw nsw i64 %180, 4
  %192 = icmp slt i64 %191, %162
  br i1 %192, label %179, label %174, !llvm.loop !53

193:                                              ; preds = %174
  %194 = getelementptr inbounds nuw double, ptr %160, i64 %162
  %195 = load <2 x double>, ptr %194, align 16, !tbaa !51
  %196 = fadd <2 x double> %177, %195
  br label %197

197:                                              ; preds = %193, %174, %167
  %198 = phi <2 x double> [ %168, %167 ], [ %196, %193 ], [ %177, %174 ]
  %199 = shufflevector <2 x double> %198, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %200 = fadd <2 x double> %198, %199
  %201 = extractelement <2 x double> %200, i64 0
  %202 = icmp slt i64 %164, %157
  br i1 %202, label %203, label %261

203:                                              ; preds = %197
  %204 = sub i64 %157, %164
  %205 = and i64 %204, 7
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %217, label %207

207:                                              ; preds = %203, %207
  %208 = phi i64 [ %214, %207 ], [ %164, %203 ]
  %209 = phi double [ %213, %207 ], [ %201, %203 ]
  %210 = phi i64 [ %215, %207 ], [ 0, %203 ]
  %211 = getelementptr inbounds double, ptr %160, i64 %208
  %212 = load double, ptr %211, align 8, !tbaa !42
  %213 = fadd double %209, %212
  %214 = add nsw i64 %208, 1
  %215 = add i64 %210, 1
  %216 = icmp eq i64 %215, %205
  br i1 %216, label %217, label %207, !llvm.loop !54

217:                                              ; preds = %207, %203
  %218 = phi double [ poison, %203 ], [ %213, %207 ]
  %219 = phi i64 [ %164, %203 ], [ %214, %207 ]
  %220 = phi double [ %201, %203 ], [ %213, %207 ]
  %221 = sub i64 %164, %157
  %222 = icmp ugt i64 %221, -8
  br i1 %222, label %261, label %223

223:                                              ; preds = %217, %223
  %224 = phi i64 [ %257, %223 ], [ %219, %217 ]
  %225 = phi double [ %256, %223 ], [ %220, %217 ]
  %226 = getelementptr inbounds double, ptr %160, i64 %224
  %227 = load double, ptr %226, align 8, !tbaa !42
  %228 = fadd double %225, %227
  %229 = getelementptr double, ptr %160, i64 %224
  %230 = getelementptr i8, ptr %229, i64 8
  %231 = load double, ptr %230, align 8, !tbaa !42
  %232 = fadd double %228, %231
  %233 = getelementptr double, ptr %160, i64 %224
  %234 = getelementptr i8, ptr %233, i64 16
  %235 = load double, ptr %234, align 8, !tbaa !42
  %236 = fadd double %232, %235
  %237 = getelementptr double, ptr %160, i64 %224
  %238 = getelementptr i8, ptr %237, i64 24
  %239 = load double, ptr %238, align 8, !tbaa !42
  %240 = fadd double %236, %239
  %241 = getelementptr double, ptr %160, i64 %224
  %242 = getelementptr i8, ptr %241, i64 32
  %243 = load double, ptr %242, align 8, !tbaa !42
  %244 = fadd double %240, %243
  %245 = getelementptr double, ptr %160, i64 %224
  %246 = getelementptr i8, ptr %245, i64 40
  %247 = load double, ptr %246, align 8, !tbaa !42
  %248 = fadd double %244, %247
  %249 = getelementptr double, ptr %160, i64 %224
  %250 = getelementptr i8, ptr %249, i64 48
  %251 = load double, ptr %250, align 8, !tbaa !42
  %252 = fadd double %248, %251
  %253 = getelementptr double, ptr %160, i64 %224
  %254 = getelementptr i8, ptr %253, i64 56
  %255 = load double, ptr %254, align 8, !tbaa !42
  %256 = fadd double %252, %255
  %257 = add nsw i64 %224, 8
  %258 = icmp eq i64 %257, %157
  br i1 %258, label %261, label %223, !llvm.loop !55

259:                                              ; preds = %159
  %260 = load double, ptr %160, align 8, !tbaa !42
  br label %261

261:                                              ; preds = %217, %223, %259, %197, %156
  %262 = phi double [ 0.000000e+00, %156 ], [ %201, %197 ], [ %260, %259 ], [ %218, %217 ], [ %256, %223 ]
  %263 = load i64, ptr %74, align 8, !tbaa !41
  %264 = icmp eq i64 %263, 0
  %265 = load ptr, ptr %13, align 8, !tbaa !36
  br i1 %264, label %362, label %266

266:                                              ; preds = %261
  %267 = sdiv i64 %263, 4
  %268 = shl nsw i64 %267, 2
  %269 = sdiv i64 %263, 2
  %270 = shl nsw i64 %269, 1
  %271 = add i64 %263, 1
  %272 = icmp ult i64 %271, 3
  br i1 %272, label %359, label %273

273:                                              ; preds = %266
  %274 = load <2 x double>, ptr %265, align 16, !tbaa !51
  %275 = fmul <2 x double> %274, %274
  %276 = icmp sgt i64 %263, 3
  br i1 %276, label %277, label %308

277:                                              ; preds = %273
  %278 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %279 = load <2 x double>, ptr %278, align 16, !tbaa !51
  %280 = fmul <2 x double> %279, %279
  %281 = icmp samesign ugt i64 %263, 7
  br i1 %281, label %287, label %282

282:                                              ; preds = %287, %277
  %283 = phi <2 x double> [ %280, %277 ], [ %300, %287 ]
  %284 = phi <2 x double> [ %275, %277 ], [ %295, %287 ]
  %285 = fadd <2 x double> %283, %284
  %286 = icmp sgt i64 %270, %268
  br i1 %286, label %303, label %308

287:                                              ; preds = %277, %287
  %288 = phi i64 [ %301, %287 ], [ 4, %277 ]
  %289 = phi i64 [ %288, %287 ], [ 0, %277 ]
  %290 = phi <2 x double> [ %295, %287 ], [ %275, %277 ]
  %291 = phi <2 x double> [ %300, %287 ], [ %280, %277 ]
  %292 = getelementptr inbounds nuw double, ptr %265, i64 %288
  %293 = load <2 x double>, ptr %292, align 16, !tbaa !51
  %294 = fmul <2 x double> %293, %293
  %295 = fadd <2 x double> %290, %294
  %296 = getelementptr inbounds nuw double, ptr %265, i64 %289
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 48
  %298 = load <2 x double>, ptr %297, align 16, !tbaa !51
  %299 = fmul <2 x double> %298, %298
  %300 = fadd <2 x double> %291, %299
  %301 = add nuw nsw i64 %288, 4
  %302 = icmp slt i64 %301, %268
  br i1 %302, label %287, label %282, !llvm.loop !56

303:                                              ; preds = %282
  %304 = getelementptr inbounds nuw double, ptr %265, i64 %268
  %305 = load <2 x double>, ptr %304, align 16, !tbaa !51
  %306 = fmul <2 x double> %305, %305
  %307 = fadd <2 x double> %285, %306
  br label %308

308:                                              ; preds = %303, %282, %273
  %309 = phi <2 x double> [ %275, %273 ], [ %307, %303 ], [ %285, %282 ]
  %310 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %311 = fadd <2 x double> %309, %310
  %312 = extractelement <2 x double> %311, i64 0
  %313 = icmp slt i64 %270, %263
  br i1 %313, label %314, label %362

314:                                              ; preds = %308
  %315 = sub i64 %263, %270
  %316 = and i64 %315, 3
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %329, label %318

318:                                              ; preds = %314, %318
  %319 = phi i64 [ %326, %318 ], [ %270, %314 ]
  %320 = phi double [ %325, %318 ], [ %312, %314 ]
  %321 = phi i64 [ %327, %318 ], [ 0, %314 ]
  %322 = getelementptr inbounds double, ptr %265, i64 %319
  %323 = load double, ptr %322, align 8, !tbaa !42
  %324 = fmul double %323, %323
  %325 = fadd double %320, %324
  %326 = add nsw i64 %319, 1
  %327 = add i64 %321, 1
  %328 = icmp eq i64 %327, %316
  br i1 %328, label %329, label %318, !llvm.loop !57

329:                                              ; preds = %318, %314
  %330 = phi double [ poison, %314 ], [ %325, %318 ]
  %331 = phi i64 [ %270, %314 ], [ %326, %318 ]
  %332 = phi double [ %312, %314 ], [ %325, %318 ]
  %333 = sub i64 %270, %263
  %334 = icmp ugt i64 %333, -4
  br i1 %334, label %362, label %335

335:                                              ; preds = %329, %335
  %336 = phi i64 [ %357, %335 ], [ %331, %329 ]
  %337 = phi double [ %356, %335 ], [ %332, %329 ]
  %338 = getelementptr inbounds double, ptr %265, i64 %336
  %339 = load double, ptr %338, align 8, !tbaa !42
  %340 = fmul double %339, %339
  %341 = fadd double %337, %340
  %342 = getelementptr double, ptr %265, i64 %336
  %343 = getelementptr i8, ptr %342, i64 8
  %344 = load double, ptr %343, align 8, !tbaa !42
  %345 = fmul double %344, %344
  %346 = fadd double %341, %345
  %347 = getelementptr double, ptr %265, i64 %336
  %348 = getelementptr i8, ptr %347, i64 16
  %349 = load double, ptr %348, align 8, !tbaa !42
  %350 = fmul double %349, %349
  %351 = fadd double %346, %350
  %352 = getelementptr double, ptr %265, i64 %336
  %353 = getelementptr i8, ptr %352, i64 24
  %354 = load double, ptr %353, align 8, !tbaa !42
  %355 = fmul double %354, %354
  %356 = fadd double %351, %355
  %357 = add nsw i64 %336, 4
  %358 = icmp eq i64 %357, %263
  br i1 %358, label %362, label %335, !llvm.loop !58

359:                                              ; preds = %266
  %360 = load double, ptr %265, align 8, !tbaa !42
  %361 = fmul double %360, %360
  br label %362

362:                                              ; preds = %329, %335, %359, %308, %261
  %363 = phi double [ 0.000000e+00, %261 ], [ %312, %308 ], [ %361, %359 ], [ %330, %329 ], [ %356, %335 ]
  %364 = call noundef double @llvm.sqrt.f64(double %363)
  %365 = fmul double %262, %364
  call void @free(ptr noundef %265) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  %366 = load ptr, ptr %12, align 8, !tbaa !23
  call void @free(ptr noundef %366) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  %367 = load ptr, ptr %10, align 8, !tbaa !36
  call void @free(ptr noundef %367) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  %368 = load ptr, ptr %8, align 8, !tbaa !23
  call void @free(ptr noundef %368) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  ret double %365

369:                                              ; preds = %3
  %370 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  br label %382

371:                                              ; preds = %66
  %372 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  br label %376

373:                                              ; preds = %78
  %374 = landingpad { ptr, i32 }
          cleanup
  %375 = load ptr, ptr %13, align 8, !tbaa !36
  call void @free(ptr noundef %375) #13
  br label %376

376:                                              ; preds = %373, %371
  %377 = phi { ptr, i32 } [ %374, %373 ], [ %372, %371 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  br label %378

378:                                              ; preds = %64, %376
  %379 = phi { ptr, i32 } [ %377, %376 ], [ %65, %64 ]
  %380 = load ptr, ptr %12, align 8, !tbaa !23
  call void @free(ptr noundef %380) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  %381 = load ptr, ptr %10, align 8, !tbaa !36
  call void @free(ptr noundef %381) #13
  br label %382

382:                                              ; preds = %378, %369
  %383 = phi { ptr, i32 } [ %379, %378 ], [ %370, %369 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  %384 = load ptr, ptr %8, align 8, !tbaa !23
  call void @free(ptr noundef %384) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  resume { ptr, i32 } %383
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress uwtable
define dso_local double @g(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.Eigen::Matrix", align 8
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = icmp samesign ugt i64 %1, 2305843009213693951
  br i1 %6, label %11, label %7

7:                                                ; preds = %5
  %8 = shl nuw i64 %1, 3
  %9 = tail call noalias ptr @malloc(i64 noundef %8) #15
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %7, %5
  %12 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %12, align 8, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %12, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
  unreachable

13:                                               ; preds = %7
  %14 = shl nuw i64 %1, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr align 8 %0, i64 %14, i1 false), !tbaa !42
  br label %15

15:                                               ; preds = %13, %2
  %16 = phi ptr [ %9, %13 ], [ null, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %17 = shl nsw i64 %1, 1
  invoke void @_ZN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EE6resizeElll(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %17, i64 noundef %1, i64 noundef 2)
          to label %21 unwind label %18

18:                                               ; preds = %15
  %19 = landingpad { ptr, i32 }
          cleanup
  %20 = load ptr, ptr %3, align 8, !tbaa !23
  call void @free(ptr noundef %20) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @free(ptr noundef %16) #13
  resume { ptr, i32 } %19

21:                                               ; preds = %15
  %22 = load ptr, ptr %3, align 8, !tbaa !23, !noalias !59
  %23 = ptrtoint ptr %22 to i64
  %24 = and i64 %23, 7
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %21
  br i1 %4, label %27, label %62

27:                                               ; preds = %26
  %28 = shl nuw i64 %1, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %16, i64 %28, i1 false), !tbaa !42, !noalias !64
  br label %62

29:                                               ; preds = %21
  %30 = lshr exact i64 %23, 3
  %31 = and i64 %30, 1
  %32 = call i64 @llvm.smin.i64(i64 %31, i64 %1)
  %33 = sub i64 %1, %32
  %34 = and i64 %33, -2
  %35 = add i64 %34, %32
  %36 = icmp sgt i64 %32, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %29
  %38 = load double, ptr %16, align 8, !tbaa !42, !noalias !64
  store double %38, ptr %22, align 8, !tbaa !42, !noalias !64
  br label %39

39:                                               ; preds = %37, %29
  %40 = icmp sgt i64 %33, 1
  br i1 %40, label %41, label %52

41:                                               ; preds = %39
  %42 = shl i64 %32, 3
  %43 = getelementptr i8, ptr %22, i64 %42
  %44 = getelementptr i8, ptr %16, i64 %42
  %45 = add nsw i64 %32, 2
  %46 = call i64 @llvm.smax.i64(i64 %35, i64 %45)
  %47 = xor i64 %32, -1
  %48 = add i64 %46, %47
  %49 = shl i64 %48, 3
  %50 = and i64 %49, -16
  %51 = add i64 %50, 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %43, ptr align 1 %44, i64 %51, i1 false), !tbaa !51, !noalias !64
  br label %52

52:                                               ; preds = %41, %39
  %53 = icmp slt i64 %35, %1
  br i1 %53, label %54, label %62

54:                                               ; preds = %52
  %55 = and i64 %33, 2305843009213693950
  %56 = add nsw i64 %32, %55
  %57 = shl i64 %56, 3
  %58 = getelementptr i8, ptr %22, i64 %57
  %59 = getelementptr i8, ptr %16, i64 %57
  %60 = shl i64 %33, 3
  %61 = and i64 %60, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %59, i64 %61, i1 false), !tbaa !42, !noalias !64
  br label %62

62:                                               ; preds = %27, %54, %26, %52
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !65
  %65 = icmp eq i64 %64, 1
  %66 = select i1 %65, i64 %1, i64 0
  %67 = load ptr, ptr %3, align 8, !tbaa !23, !noalias !66
  %68 = getelementptr inbounds double, ptr %67, i64 %66
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %70 = load i64, ptr %69, align 8, !tbaa !21, !noalias !66
  %71 = select i1 %65, i64 0, i64 %70
  %72 = getelementptr inbounds double, ptr %68, i64 %71
  %73 = ptrtoint ptr %72 to i64
  %74 = and i64 %73, 7
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %62
  %77 = lshr exact i64 %73, 3
  %78 = and i64 %77, 1
  %79 = call i64 @llvm.smin.i64(i64 %78, i64 %1)
  br label %80

80:                                               ; preds = %76, %62
  %81 = phi i64 [ %79, %76 ], [ %1, %62 ]
  %82 = sub nsw i64 %1, %81
  %83 = sdiv i64 %82, 2
  %84 = shl nsw i64 %83, 1
  %85 = add nsw i64 %84, %81
  %86 = icmp sgt i64 %81, 0
  br i1 %86, label %87, label %115

87:                                               ; preds = %80
  %88 = icmp ult i64 %81, 4
  br i1 %88, label %105, label %89

89:                                               ; preds = %87
  %90 = and i64 %81, 9223372036854775804
  br label %91

91:                                               ; preds = %91, %89
  %92 = phi i64 [ 0, %89 ], [ %101, %91 ]
  %93 = getelementptr inbounds nuw double, ptr %72, i64 %92
  %94 = getelementptr inbounds nuw double, ptr %16, i64 %92
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %96 = load <2 x double>, ptr %94, align 8, !tbaa !42
  %97 = load <2 x double>, ptr %95, align 8, !tbaa !42
  %98 = fmul <2 x double> %96, splat (double 0x3FF6A09E667F3BCD)
  %99 = fmul <2 x double> %97, splat (double 0x3FF6A09E667F3BCD)
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 16
  store <2 x double> %98, ptr %93, align 8, !tbaa !42
  store <2 x double> %99, ptr %100, align 8, !tbaa !42
  %101 = add nuw i64 %92, 4
  %102 = icmp eq i64 %101, %90
  br i1 %102, label %103, label %91, !llvm.loop !69

103:                                              ; preds = %91
  %104 = icmp eq i64 %81, %90
  br i1 %104, label %115, label %105

105:                                              ; preds = %87, %103
  %106 = phi i64 [ 0, %87 ], [ %90, %103 ]
  br label %107

107:                                              ; preds = %105, %107
  %108 = phi i64 [ %113, %107 ], [ %106, %105 ]
  %109 = getelementptr inbounds nuw double, ptr %72, i64 %108
  %110 = getelementptr inbounds nuw double, ptr %16, i64 %108
  %111 = load double, ptr %110, align 8, !tbaa !42
  %112 = fmul double %111, 0x3FF6A09E667F3BCD
  store double %112, ptr %109, align 8, !tbaa !42
  %113 = add nuw nsw i64 %108, 1
  %114 = icmp eq i64 %113, %81
  br i1 %114, label %115, label %107, !llvm.loop !70

115:                                              ; preds = %107, %103, %80
  %116 = icmp sgt i64 %82, 1
  br i1 %116, label %151, label %117

117:                                              ; preds = %151, %115
  %118 = icmp slt i64 %85, %1
  br i1 %118, label %119, label %159

119:                                              ; preds = %117
  %120 = add i64 %81, %84
  %121 = sub i64 %1, %120
  %122 = icmp ult i64 %121, 4
  br i1 %122, label %141, label %123

123:                                              ; preds = %119
  %124 = and i64 %121, -4
  %125 = add i64 %85, %124
  br label %126

126:                                              ; preds = %126, %123
  %127 = phi i64 [ 0, %123 ], [ %137, %126 ]
  %128 = add i64 %85, %127
  %129 = getelementptr inbounds double, ptr %72, i64 %128
  %130 = getelementptr inbounds double, ptr %16, i64 %128
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load <2 x double>, ptr %130, align 8, !tbaa !42
  %133 = load <2 x double>, ptr %131, align 8, !tbaa !42
  %134 = fmul <2 x double> %132, splat (double 0x3FF6A09E667F3BCD)
  %135 = fmul <2 x double> %133, splat (double 0x3FF6A09E667F3BCD)
  %136 = getelementptr inbounds nuw i8, ptr %129, i64 16
  store <2 x double> %134, ptr %129, align 8, !tbaa !42
  store <2 x double> %135, ptr %136, align 8, !tbaa !42
  %137 = add nuw i64 %127, 4
  %138 = icmp eq i64 %137, %124
  br i1 %138, label %139, label %126, !llvm.loop !71

139:                                              ; preds = %126
  %140 = icmp eq i64 %121, %124
  br i1 %140, label %159, label %141

141:                                              ; preds = %119, %139
  %142 = phi i64 [ %85, %119 ], [ %125, %139 ]
  br label %143

143:                                              ; preds = %141, %143
  %144 = phi i64 [ %149, %143 ], [ %142, %141 ]
  %145 = getelementptr inbounds double, ptr %72, i64 %144
  %146 = getelementptr inbounds double, ptr %16, i64 %144
  %147 = load double, ptr %146, align 8, !tbaa !42
  %148 = fmul double %147, 0x3FF6A09E667F3BCD
  store double %148, ptr %145, align 8, !tbaa !42
  %149 = add nsw i64 %144, 1
  %150 = icmp eq i64 %149, %1
  br i1 %150, label %159, label %143, !llvm.loop !72

151:                                              ; preds = %115, %151
  %152 = phi i64 [ %157, %151 ], [ %81, %115 ]
  %153 = getelementptr inbounds double, ptr %72, i64 %152
  %154 = getelementptr inbounds double, ptr %16, i64 %152
  %155 = load <2 x double>, ptr %154, align 1, !tbaa !51
  %156 = fmul <2 x double> %155, splat (double 0x3FF6A09E667F3BCD)
  store <2 x double> %156, ptr %153, align 16, !tbaa !51
  %157 = add nsw i64 %152, 2
  %158 = icmp slt i64 %157, %85
  br i1 %158, label %151, label %117, !llvm.loop !73

159:                                              ; preds = %143, %139, %117
  %160 = load i64, ptr %69, align 8, !tbaa !21
  %161 = load i64, ptr %63, align 8, !tbaa !65
  %162 = mul nsw i64 %161, %160
  %163 = icmp eq i64 %162, 0
  %164 = load ptr, ptr %3, align 8, !tbaa !23
  br i1 %163, label %261, label %165

165:                                              ; preds = %159
  %166 = sdiv i64 %162, 4
  %167 = shl nsw i64 %166, 2
  %168 = sdiv i64 %162, 2
  %169 = shl nsw i64 %168, 1
  %170 = add i64 %162, 1
  %171 = icmp ult i64 %170, 3
  br i1 %171, label %258, label %172

172:                                              ; preds = %165
  %173 = load <2 x double>, ptr %164, align 16, !tbaa !51
  %174 = fmul <2 x double> %173, %173
  %175 = icmp sgt i64 %162, 3
  br i1 %175, label %176, label %207

176:                                              ; preds = %172
  %177 = getelementptr inbounds nuw i8, ptr %164, i64 16
  %178 = load <2 x double>, ptr %177, align 16, !tbaa !51
  %179 = fmul <2 x double> %178, %178
  %180 = icmp samesign ugt i64 %162, 7
  br i1 %180, label %186, label %181

181:                                              ; preds = %186, %176
  %182 = phi <2 x double> [ %179, %176 ], [ %199, %186 ]
  %183 = phi <2 x double> [ %174, %176 ], [ %194, %186 ]
  %184 = fadd <2 x double> %182, %183
  %185 = icmp sgt i64 %169, %167
  br i1 %185, label %202, label %207

186:                                              ; preds = %176, %186
  %187 = phi i64 [ %200, %186 ], [ 4, %176 ]
  %188 = phi i64 [ %187, %186 ], [ 0, %176 ]
  %189 = phi <2 x double> [ %194, %186 ], [ %174, %176 ]
  %190 = phi <2 x double> [ %199, %186 ], [ %179, %176 ]
  %191 = getelementptr inbounds nuw double, ptr %164, i64 %187
  %192 = load <2 x double>, ptr %191, align 16, !tbaa !51
  %193 = fmul <2 x double> %192, %192
  %194 = fadd <2 x double> %189, %193
  %195 = getelementptr inbounds nuw double, ptr %164, i64 %188
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 48
  %197 = load <2 x double>, ptr %196, align 16, !tbaa !51
  %198 = fmul <2 x double> %197, %197
  %199 = fadd <2 x double> %190, %198
  %200 = add nuw nsw i64 %187, 4
  %201 = icmp slt i64 %200, %167
  br i1 %201, label %186, label %181, !llvm.loop !74

202:                                              ; preds = %181
  %203 = getelementptr inbounds nuw double, ptr %164, i64 %167
  %204 = load <2 x double>, ptr %203, align 16, !tbaa !51
  %205 = fmul <2 x double> %204, %204
  %206 = fadd <2 x double> %184, %205
  br label %207

207:                                              ; preds = %202, %181, %172
  %208 = phi <2 x double> [ %174, %172 ], [ %206, %202 ], [ %184, %181 ]
  %209 = shufflevector <2 x double> %208, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %210 = fadd <2 x double> %208, %209
  %211 = extractelement <2 x double> %210, i64 0
  %212 = icmp slt i64 %169, %162
  br i1 %212, label %213, label %261

213:                                              ; preds = %207
  %214 = sub i64 %162, %169
  %215 = and i64 %214, 3
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %228, label %217

217:                                              ; preds = %213, %217
  %218 = phi i64 [ %225, %217 ], [ %169, %213 ]
  %219 = phi double [ %224, %217 ], [ %211, %213 ]
  %220 = phi i64 [ %226, %217 ], [ 0, %213 ]
  %221 = getelementptr inbounds double, ptr %164, i64 %218
  %222 = load double, ptr %221, align 8, !tbaa !42
  %223 = fmul double %222, %222
  %224 = fadd double %219, %223
  %225 = add nsw i64 %218, 1
  %226 = add i64 %220, 1
  %227 = icmp eq i64 %226, %215
  br i1 %227, label %228, label %217, !llvm.loop !75

228:                                              ; preds = %217, %213
  %229 = phi double [ poison, %213 ], [ %224, %217 ]
  %230 = phi i64 [ %169, %213 ], [ %225, %217 ]
  %231 = phi double [ %211, %213 ], [ %224, %217 ]
  %232 = sub i64 %169, %162
  %233 = icmp ugt i64 %232, -4
  br i1 %233, label %261, label %234

234:                                              ; preds = %228, %234
  %235 = phi i64 [ %256, %234 ], [ %230, %228 ]
  %236 = phi double [ %255, %234 ], [ %231, %228 ]
  %237 = getelementptr inbounds double, ptr %164, i64 %235
  %238 = load double, ptr %237, align 8, !tbaa !42
  %239 = fmul double %238, %238
  %240 = fadd double %236, %239
  %241 = getelementptr double, ptr %164, i64 %235
  %242 = getelementptr i8, ptr %241, i64 8
  %243 = load double, ptr %242, align 8, !tbaa !42
  %244 = fmul double %243, %243
  %245 = fadd double %240, %244
  %246 = getelementptr double, ptr %164, i64 %235
  %247 = getelementptr i8, ptr %246, i64 16
  %248 = load double, ptr %247, align 8, !tbaa !42
  %249 = fmul double %248, %248
  %250 = fadd double %245, %249
  %251 = getelementptr double, ptr %164, i64 %235
  %252 = getelementptr i8, ptr %251, i64 24
  %253 = load double, ptr %252, align 8, !tbaa !42
  %254 = fmul double %253, %253
  %255 = fadd double %250, %254
  %256 = add nsw i64 %235, 4
  %257 = icmp eq i64 %256, %162
  br i1 %257, label %261, label %234, !llvm.loop !76

258:                                              ; preds = %165
  %259 = load double, ptr %164, align 8, !tbaa !42
  %260 = fmul double %259, %259
  br label %261

261:                                              ; preds = %228, %234, %258, %207, %159
  %262 = phi double [ 0.000000e+00, %159 ], [ %211, %207 ], [ %260, %258 ], [ %229, %228 ], [ %255, %234 ]
  call void @free(ptr noundef %164) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @free(ptr noundef %16) #13
  ret double %262
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEC2INS_3MapIKS2_Li0ENS_6StrideILi0ELi0EEEEEEERKNS_9DenseBaseIT_EE(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !15
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !15
  %7 = icmp eq i64 %4, 0
  %8 = icmp eq i64 %6, 0
  %9 = or i1 %7, %8
  br i1 %9, label %13, label %10

10:                                               ; preds = %2
  %11 = sdiv i64 9223372036854775807, %6
  %12 = icmp sgt i64 %4, %11
  br i1 %12, label %34, label %13

13:                                               ; preds = %10, %2
  %14 = mul nsw i64 %6, %4
  invoke void @_ZN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EE6resizeElll(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %14, i64 noundef %4, i64 noundef %6)
          to label %15 unwind label %120

15:                                               ; preds = %13
  %16 = load ptr, ptr %1, align 8, !tbaa !9
  %17 = ptrtoint ptr %16 to i64
  %18 = load i64, ptr %3, align 8, !tbaa !15
  %19 = load i64, ptr %5, align 8, !tbaa !15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !21
  %22 = icmp eq i64 %21, %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %19
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %42, label %27

27:                                               ; preds = %15
  %28 = icmp eq i64 %18, 0
  %29 = icmp eq i64 %19, 0
  %30 = or i1 %28, %29
  br i1 %30, label %37, label %31

31:                                               ; preds = %27
  %32 = sdiv i64 9223372036854775807, %19
  %33 = icmp sgt i64 %18, %32
  br i1 %33, label %34, label %37

34:                                               ; preds = %31, %10
  %35 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %35, align 8, !tbaa !28
  invoke void @__cxa_throw(ptr nonnull %35, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
          to label %36 unwind label %120

36:                                               ; preds = %34
  unreachable

37:                                               ; preds = %31, %27
  %38 = mul nsw i64 %19, %18
  invoke void @_ZN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EE6resizeElll(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %38, i64 noundef %18, i64 noundef %19)
          to label %39 unwind label %120

39:                                               ; preds = %37
  %40 = load i64, ptr %20, align 8, !tbaa !21
  %41 = load i64, ptr %23, align 8, !tbaa !65
  br label %42

42:                                               ; preds = %39, %15
  %43 = phi i64 [ %41, %39 ], [ %19, %15 ]
  %44 = phi i64 [ %40, %39 ], [ %18, %15 ]
  %45 = load ptr, ptr %0, align 8, !tbaa !23
  %46 = ptrtoint ptr %45 to i64
  %47 = mul nsw i64 %44, %43
  %48 = sdiv i64 %47, 2
  %49 = shl nsw i64 %48, 1
  %50 = icmp sgt i64 %47, 1
  br i1 %50, label %112, label %51

51:                                               ; preds = %112, %42
  %52 = icmp slt i64 %49, %47
  br i1 %52, label %53, label %119

53:                                               ; preds = %51
  %54 = sub i64 %47, %49
  %55 = icmp ult i64 %54, 6
  %56 = sub i64 %46, %17
  %57 = icmp ult i64 %56, 32
  %58 = select i1 %55, i1 true, i1 %57
  br i1 %58, label %75, label %59

59:                                               ; preds = %53
  %60 = and i64 %54, -4
  %61 = add i64 %49, %60
  br label %62

62:                                               ; preds = %62, %59
  %63 = phi i64 [ 0, %59 ], [ %71, %62 ]
  %64 = add i64 %49, %63
  %65 = getelementptr inbounds double, ptr %45, i64 %64
  %66 = getelementptr inbounds double, ptr %16, i64 %64
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %68 = load <2 x double>, ptr %66, align 8, !tbaa !42
  %69 = load <2 x double>, ptr %67, align 8, !tbaa !42
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 16
  store <2 x double> %68, ptr %65, align 8, !tbaa !42
  store <2 x double> %69, ptr %70, align 8, !tbaa !42
  %71 = add nuw i64 %63, 4
  %72 = icmp eq i64 %71, %60
  br i1 %72, label %73, label %62, !llvm.loop !77

73:                                               ; preds = %62
  %74 = icmp eq i64 %54, %60
  br i1 %74, label %119, label %75

75:                                               ; preds = %53, %73
  %76 = phi i64 [ %49, %53 ], [ %61, %73 ]
  %77 = sub i64 %47, %76
  %78 = and i64 %77, 3
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %89, label %80

80:                                               ; preds = %75, %80
  %81 = phi i64 [ %86, %80 ], [ %76, %75 ]
  %82 = phi i64 [ %87, %80 ], [ 0, %75 ]
  %83 = getelementptr inbounds double, ptr %45, i64 %81
  %84 = getelementptr inbounds double, ptr %16, i64 %81
  %85 = load double, ptr %84, align 8, !tbaa !42
  store double %85, ptr %83, align 8, !tbaa !42
  %86 = add nsw i64 %81, 1
  %87 = add i64 %82, 1
  %88 = icmp eq i64 %87, %78
  br i1 %88, label %89, label %80, !llvm.loop !78

89:                                               ; preds = %80, %75
  %90 = phi i64 [ %76, %75 ], [ %86, %80 ]
  %91 = sub i64 %76, %47
  %92 = icmp ugt i64 %91, -4
  br i1 %92, label %119, label %93

93:                                               ; preds = %89, %93
  %94 = phi i64 [ %110, %93 ], [ %90, %89 ]
  %95 = getelementptr inbounds double, ptr %45, i64 %94
  %96 = getelementptr inbounds double, ptr %16, i64 %94
  %97 = load double, ptr %96, align 8, !tbaa !42
  store double %97, ptr %95, align 8, !tbaa !42
  %98 = add nsw i64 %94, 1
  %99 = getelementptr inbounds double, ptr %45, i64 %98
  %100 = getelementptr inbounds double, ptr %16, i64 %98
  %101 = load double, ptr %100, align 8, !tbaa !42
  store double %101, ptr %99, align 8, !tbaa !42
  %102 = add nsw i64 %94, 2
  %103 = getelementptr inbounds double, ptr %45, i64 %102
  %104 = getelementptr inbounds double, ptr %16, i64 %102
  %105 = load double, ptr %104, align 8, !tbaa !42
  store double %105, ptr %103, align 8, !tbaa !42
  %106 = add nsw i64 %94, 3
  %107 = getelementptr inbounds double, ptr %45, i64 %106
  %108 = getelementptr inbounds double, ptr %16, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !42
  store double %109, ptr %107, align 8, !tbaa !42
  %110 = add nsw i64 %94, 4
  %111 = icmp eq i64 %110, %47
  br i1 %111, label %119, label %93, !llvm.loop !79

112:                                              ; preds = %42, %112
  %113 = phi i64 [ %117, %112 ], [ 0, %42 ]
  %114 = getelementptr inbounds nuw double, ptr %45, i64 %113
  %115 = getelementptr inbounds nuw double, ptr %16, i64 %113
  %116 = load <2 x double>, ptr %115, align 1, !tbaa !51
  store <2 x double> %116, ptr %114, align 16, !tbaa !51
  %117 = add nuw nsw i64 %113, 2
  %118 = icmp slt i64 %117, %49
  br i1 %118, label %112, label %51, !llvm.loop !80

119:                                              ; preds = %89, %93, %73, %51
  ret void

120:                                              ; preds = %34, %37, %13
  %121 = landingpad { ptr, i32 }
          cleanup
  %122 = load ptr, ptr %0, align 8, !tbaa !23
  tail call void @free(ptr noundef %122) #13
  resume { ptr, i32 } %121
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt9bad_allocD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #5

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EE6resizeElll(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #6 comdat align 2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !65
  %9 = mul nsw i64 %8, %6
  %10 = icmp eq i64 %1, %9
  br i1 %10, label %26, label %11

11:                                               ; preds = %4
  %12 = load ptr, ptr %0, align 8, !tbaa !23
  tail call void @free(ptr noundef %12) #13
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %14, label %24

14:                                               ; preds = %11
  %15 = icmp samesign ugt i64 %1, 2305843009213693951
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %17, align 8, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %17, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
  unreachable

18:                                               ; preds = %14
  %19 = shl nuw i64 %1, 3
  %20 = tail call noalias ptr @malloc(i64 noundef %19) #15
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %23, align 8, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %23, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
  unreachable

24:                                               ; preds = %11, %18
  %25 = phi ptr [ %20, %18 ], [ null, %11 ]
  store ptr %25, ptr %0, align 8, !tbaa !23
  br label %26

26:                                               ; preds = %24, %4
  store i64 %2, ptr %5, align 8, !tbaa !21
  store i64 %3, ptr %7, align 8, !tbaa !65
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEC2INS_7ProductINS1_IdLin1ELin1ELi0ELin1ELin1EEENS_3MapIKS2_Li0ENS_6StrideILi0ELi0EEEEELi1EEEEERKNS_9DenseBaseIT_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %3 = load ptr, ptr %1, align 8, !tbaa !81, !nonnull !88, !align !89
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !21
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %5, i64 noundef 1)
          to label %6 unwind label %168

6:                                                ; preds = %2
  %7 = load ptr, ptr %1, align 8, !tbaa !81, !nonnull !88, !align !89
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = load ptr, ptr %7, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !21
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !65
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !41
  %19 = icmp eq i64 %18, %14
  br i1 %19, label %23, label %20

20:                                               ; preds = %6
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %14, i64 noundef 1)
          to label %21 unwind label %168

21:                                               ; preds = %20
  %22 = load i64, ptr %17, align 8, !tbaa !41
  br label %23

23:                                               ; preds = %21, %6
  %24 = phi i64 [ %22, %21 ], [ %14, %6 ]
  %25 = load ptr, ptr %0, align 8, !tbaa !36
  %26 = sdiv i64 %24, 2
  %27 = shl nsw i64 %26, 1
  %28 = icmp sgt i64 %24, 1
  br i1 %28, label %29, label %36

29:                                               ; preds = %23
  %30 = icmp sgt i64 %16, 0
  %31 = and i64 %16, 1
  %32 = icmp eq i64 %16, 1
  %33 = and i64 %16, 9223372036854775806
  %34 = icmp eq i64 %31, 0
  %35 = icmp ne i64 %31, 0
  br label %119

36:                                               ; preds = %162, %23
  %37 = icmp slt i64 %27, %24
  br i1 %37, label %38, label %167

38:                                               ; preds = %36
  %39 = load ptr, ptr %7, align 8, !tbaa !23, !noalias !90
  %40 = icmp eq i64 %11, 0
  %41 = icmp sgt i64 %11, 1
  %42 = add i64 %11, -1
  %43 = add i64 %11, -2
  %44 = and i64 %42, 3
  %45 = icmp ult i64 %43, 3
  %46 = and i64 %42, -4
  %47 = icmp eq i64 %44, 0
  %48 = icmp ne i64 %44, 0
  br label %49

49:                                               ; preds = %114, %38
  %50 = phi i64 [ %27, %38 ], [ %117, %114 ]
  %51 = getelementptr inbounds double, ptr %39, i64 %50
  br i1 %40, label %114, label %52

52:                                               ; preds = %49
  %53 = load i64, ptr %13, align 8, !tbaa !21
  %54 = load double, ptr %51, align 8, !tbaa !42
  %55 = load double, ptr %9, align 8, !tbaa !42
  %56 = fmul double %54, %55
  br i1 %41, label %57, label %114

57:                                               ; preds = %52
  br i1 %45, label %97, label %58

58:                                               ; preds = %57, %58
  %59 = phi i64 [ %93, %58 ], [ 1, %57 ]
  %60 = phi double [ %92, %58 ], [ %56, %57 ]
  %61 = phi i64 [ %94, %58 ], [ 0, %57 ]
  %62 = mul nsw i64 %59, %53
  %63 = getelementptr double, ptr %51, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !42
  %65 = getelementptr double, ptr %9, i64 %59
  %66 = load double, ptr %65, align 8, !tbaa !42
  %67 = fmul double %64, %66
  %68 = fadd double %60, %67
  %69 = add nuw nsw i64 %59, 1
  %70 = mul nsw i64 %69, %53
  %71 = getelementptr double, ptr %51, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !42
  %73 = getelementptr double, ptr %9, i64 %69
  %74 = load double, ptr %73, align 8, !tbaa !42
  %75 = fmul double %72, %74
  %76 = fadd double %68, %75
  %77 = add nuw nsw i64 %59, 2
  %78 = mul nsw i64 %77, %53
  %79 = getelementptr double, ptr %51, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !42
  %81 = getelementptr double, ptr %9, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !42
  %83 = fmul double %80, %82
  %84 = fadd double %76, %83
  %85 = add nuw nsw i64 %59, 3
  %86 = mul nsw i64 %85, %53
  %87 = getelementptr double, ptr %51, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !42
  %89 = getelementptr double, ptr %9, i64 %85
  %90 = load double, ptr %89, align 8, !tbaa !42
  %91 = fmul double %88, %90
  %92 = fadd double %84, %91
  %93 = add nuw nsw i64 %59, 4
  %94 = add i64 %61, 4
  %95 = icmp eq i64 %94, %46
  br i1 %95, label %96, label %58, !llvm.loop !93

96:                                               ; preds = %58
  br i1 %47, label %114, label %97

97:                                               ; preds = %96, %57
  %98 = phi i64 [ 1, %57 ], [ %93, %96 ]
  %99 = phi double [ %56, %57 ], [ %92, %96 ]
  tail call void @llvm.assume(i1 %48)
  br label %100

100:                                              ; preds = %100, %97
  %101 = phi i64 [ %111, %100 ], [ %98, %97 ]
  %102 = phi double [ %110, %100 ], [ %99, %97 ]
  %103 = phi i64 [ %112, %100 ], [ 0, %97 ]
  %104 = mul nsw i64 %101, %53
  %105 = getelementptr double, ptr %51, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !42
  %107 = getelementptr double, ptr %9, i64 %101
  %108 = load double, ptr %107, align 8, !tbaa !42
  %109 = fmul double %106, %108
  %110 = fadd double %102, %109
  %111 = add nuw nsw i64 %101, 1
  %112 = add i64 %103, 1
  %113 = icmp eq i64 %112, %44
  br i1 %113, label %114, label %100, !llvm.loop !94

114:                                              ; preds = %96, %100, %52, %49
  %115 = phi double [ 0.000000e+00, %49 ], [ %56, %52 ], [ %92, %96 ], [ %110, %100 ]
  %116 = getelementptr inbounds double, ptr %25, i64 %50
  store double %115, ptr %116, align 8, !tbaa !42
  %117 = add nsw i64 %50, 1
  %118 = icmp eq i64 %117, %24
  br i1 %118, label %167, label %49, !llvm.loop !95

119:                                              ; preds = %162, %29
  %120 = phi i64 [ %165, %162 ], [ 0, %29 ]
  br i1 %30, label %121, label %162

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw double, ptr %12, i64 %120
  br i1 %32, label %150, label %123

123:                                              ; preds = %121, %123
  %124 = phi <2 x double> [ %145, %123 ], [ zeroinitializer, %121 ]
  %125 = phi i64 [ %146, %123 ], [ 0, %121 ]
  %126 = phi i64 [ %147, %123 ], [ 0, %121 ]
  %127 = mul nsw i64 %125, %14
  %128 = getelementptr inbounds double, ptr %122, i64 %127
  %129 = load <2 x double>, ptr %128, align 1, !tbaa !51
  %130 = getelementptr double, ptr %9, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !42
  %132 = insertelement <2 x double> poison, double %131, i64 0
  %133 = shufflevector <2 x double> %132, <2 x double> poison, <2 x i32> zeroinitializer
  %134 = fmul <2 x double> %129, %133
  %135 = fadd <2 x double> %124, %134
  %136 = or disjoint i64 %125, 1
  %137 = mul nsw i64 %136, %14
  %138 = getelementptr inbounds double, ptr %122, i64 %137
  %139 = load <2 x double>, ptr %138, align 1, !tbaa !51
  %140 = getelementptr double, ptr %9, i64 %136
  %141 = load double, ptr %140, align 8, !tbaa !42
  %142 = insertelement <2 x double> poison, double %141, i64 0
  %143 = shufflevector <2 x double> %142, <2 x double> poison, <2 x i32> zeroinitializer
  %144 = fmul <2 x double> %139, %143
  %145 = fadd <2 x double> %135, %144
  %146 = add nuw nsw i64 %125, 2
  %147 = add i64 %126, 2
  %148 = icmp eq i64 %147, %33
  br i1 %148, label %149, label %123, !llvm.loop !96

149:                                              ; preds = %123
  br i1 %34, label %162, label %150

150:                                              ; preds = %149, %121
  %151 = phi <2 x double> [ zeroinitializer, %121 ], [ %145, %149 ]
  %152 = phi i64 [ 0, %121 ], [ %146, %149 ]
  tail call void @llvm.assume(i1 %35)
  %153 = mul nsw i64 %152, %14
  %154 = getelementptr inbounds double, ptr %122, i64 %153
  %155 = load <2 x double>, ptr %154, align 1, !tbaa !51
  %156 = getelementptr double, ptr %9, i64 %152
  %157 = load double, ptr %156, align 8, !tbaa !42
  %158 = insertelement <2 x double> poison, double %157, i64 0
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> zeroinitializer
  %160 = fmul <2 x double> %155, %159
  %161 = fadd <2 x double> %151, %160
  br label %162

162:                                              ; preds = %150, %149, %119
  %163 = phi <2 x double> [ zeroinitializer, %119 ], [ %145, %149 ], [ %161, %150 ]
  %164 = getelementptr inbounds nuw double, ptr %25, i64 %120
  store <2 x double> %163, ptr %164, align 16, !tbaa !51
  %165 = add nuw nsw i64 %120, 2
  %166 = icmp slt i64 %165, %27
  br i1 %166, label %119, label %36, !llvm.loop !97

167:                                              ; preds = %114, %36
  ret void

168:                                              ; preds = %20, %2
  %169 = landingpad { ptr, i32 }
          cleanup
  %170 = load ptr, ptr %0, align 8, !tbaa !36
  tail call void @free(ptr noundef %170) #13
  resume { ptr, i32 } %169
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #9 comdat align 2 {
  %4 = icmp eq i64 %1, 0
  %5 = icmp eq i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = sdiv i64 9223372036854775807, %2
  %9 = icmp sgt i64 %1, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %11, align 8, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
  unreachable

12:                                               ; preds = %3, %7
  %13 = mul nsw i64 %2, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !41
  %16 = icmp eq i64 %13, %15
  br i1 %16, label %32, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr %0, align 8, !tbaa !36
  tail call void @free(ptr noundef %18) #13
  %19 = icmp sgt i64 %13, 0
  br i1 %19, label %20, label %30

20:                                               ; preds = %17
  %21 = icmp samesign ugt i64 %13, 2305843009213693951
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %23, align 8, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %23, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
  unreachable

24:                                               ; preds = %20
  %25 = shl nuw i64 %13, 3
  %26 = tail call noalias ptr @malloc(i64 noundef %25) #15
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %29, align 8, !tbaa !28
  tail call void @__cxa_throw(ptr nonnull %29, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #14
  unreachable

30:                                               ; preds = %24, %17
  %31 = phi ptr [ %26, %24 ], [ null, %17 ]
  store ptr %31, ptr %0, align 8, !tbaa !36
  br label %32

32:                                               ; preds = %12, %30
  store i64 %1, ptr %14, align 8, !tbaa !41
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal21dense_assignment_loopINS0_31generic_dense_assignment_kernelINS0_9evaluatorINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEENS3_INS_7ProductIS5_NS_9TransposeIS5_EELi1EEEEENS0_9assign_opIddEELi0EEELi4ELi0EE3runERSE_(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !98, !nonnull !88, !align !89
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !21
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !65
  %8 = and i64 %5, 1
  %9 = icmp sgt i64 %7, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %13

12:                                               ; preds = %184, %1
  ret void

13:                                               ; preds = %10, %184
  %14 = phi i64 [ 0, %10 ], [ %187, %184 ]
  %15 = phi i64 [ 0, %10 ], [ %188, %184 ]
  %16 = sub nsw i64 %5, %14
  %17 = and i64 %16, -2
  %18 = add nsw i64 %17, %14
  %19 = icmp sgt i64 %14, 0
  br i1 %19, label %20, label %37

20:                                               ; preds = %13
  %21 = load ptr, ptr %0, align 8, !tbaa !100, !nonnull !88, !align !89
  %22 = load ptr, ptr %21, align 8, !tbaa !101
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !27
  %25 = load ptr, ptr %11, align 8, !tbaa !103, !nonnull !88, !align !89
  %26 = load ptr, ptr %25, align 8, !tbaa !104, !nonnull !88, !align !89
  %27 = load ptr, ptr %26, align 8, !tbaa !23, !noalias !110
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %29 = mul nsw i64 %24, %15
  %30 = getelementptr double, ptr %22, i64 %29
  %31 = load ptr, ptr %28, align 8, !noalias !113
  %32 = load ptr, ptr %31, align 8, !tbaa !23, !noalias !113
  %33 = getelementptr inbounds nuw double, ptr %32, i64 %15
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !65, !noalias !113
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %92, label %39

37:                                               ; preds = %92, %13
  %38 = icmp sgt i64 %16, 1
  br i1 %38, label %108, label %94

39:                                               ; preds = %20
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !21
  %42 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = load double, ptr %27, align 8, !tbaa !42
  %45 = load double, ptr %33, align 8, !tbaa !42
  %46 = fmul double %44, %45
  %47 = icmp sgt i64 %35, 1
  br i1 %47, label %48, label %92

48:                                               ; preds = %39
  %49 = add nsw i64 %35, -1
  %50 = and i64 %49, 1
  %51 = icmp eq i64 %35, 2
  br i1 %51, label %80, label %52

52:                                               ; preds = %48
  %53 = and i64 %49, -2
  br label %54

54:                                               ; preds = %54, %52
  %55 = phi i64 [ 1, %52 ], [ %75, %54 ]
  %56 = phi double [ %46, %52 ], [ %74, %54 ]
  %57 = phi i64 [ 0, %52 ], [ %76, %54 ]
  %58 = mul nsw i64 %55, %41
  %59 = getelementptr double, ptr %27, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !42
  %61 = mul nsw i64 %55, %43
  %62 = getelementptr double, ptr %33, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !42
  %64 = fmul double %60, %63
  %65 = fadd double %56, %64
  %66 = add nuw nsw i64 %55, 1
  %67 = mul nsw i64 %66, %41
  %68 = getelementptr double, ptr %27, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !42
  %70 = mul nsw i64 %66, %43
  %71 = getelementptr double, ptr %33, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !42
  %73 = fmul double %69, %72
  %74 = fadd double %65, %73
  %75 = add nuw nsw i64 %55, 2
  %76 = add nuw i64 %57, 2
  %77 = icmp eq i64 %76, %53
  br i1 %77, label %78, label %54, !llvm.loop !116

78:                                               ; preds = %54
  %79 = icmp eq i64 %50, 0
  br i1 %79, label %92, label %80

80:                                               ; preds = %78, %48
  %81 = phi i64 [ 1, %48 ], [ %75, %78 ]
  %82 = phi double [ %46, %48 ], [ %74, %78 ]
  %83 = icmp ne i64 %50, 0
  tail call void @llvm.assume(i1 %83)
  %84 = mul nsw i64 %81, %41
  %85 = getelementptr double, ptr %27, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !42
  %87 = mul nsw i64 %81, %43
  %88 = getelementptr double, ptr %33, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !42
  %90 = fmul double %86, %89
  %91 = fadd double %82, %90
  br label %92

92:                                               ; preds = %80, %78, %20, %39
  %93 = phi double [ 0.000000e+00, %20 ], [ %46, %39 ], [ %74, %78 ], [ %91, %80 ]
  store double %93, ptr %30, align 8, !tbaa !42
  br label %37

94:                                               ; preds = %177, %37
  %95 = icmp slt i64 %18, %5
  br i1 %95, label %96, label %184

96:                                               ; preds = %94
  %97 = load ptr, ptr %0, align 8, !tbaa !100, !nonnull !88, !align !89
  %98 = load ptr, ptr %97, align 8, !tbaa !101
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %100 = load i64, ptr %99, align 8, !tbaa !27
  %101 = load ptr, ptr %11, align 8, !tbaa !103, !nonnull !88, !align !89
  %102 = load ptr, ptr %101, align 8, !tbaa !104, !nonnull !88, !align !89
  %103 = load ptr, ptr %102, align 8, !tbaa !23, !noalias !117
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %106 = mul nsw i64 %100, %15
  %107 = getelementptr double, ptr %98, i64 %106
  br label %190

108:                                              ; preds = %37, %177
  %109 = phi i64 [ %182, %177 ], [ %14, %37 ]
  %110 = load ptr, ptr %0, align 8, !tbaa !100, !nonnull !88, !align !89
  %111 = load ptr, ptr %110, align 8, !tbaa !101
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %113 = load i64, ptr %112, align 8, !tbaa !27
  %114 = load ptr, ptr %11, align 8, !tbaa !103, !nonnull !88, !align !89
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 48
  %116 = load i64, ptr %115, align 8, !tbaa !120
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %118, label %177

118:                                              ; preds = %108
  %119 = getelementptr inbounds nuw i8, ptr %114, i64 32
  %120 = getelementptr inbounds nuw i8, ptr %114, i64 16
  %121 = getelementptr inbounds nuw i8, ptr %114, i64 24
  %122 = getelementptr inbounds nuw i8, ptr %114, i64 40
  %123 = load ptr, ptr %120, align 8, !tbaa !101
  %124 = getelementptr inbounds double, ptr %123, i64 %109
  %125 = load i64, ptr %121, align 8, !tbaa !27
  %126 = load ptr, ptr %119, align 8, !tbaa !101
  %127 = load i64, ptr %122, align 8, !tbaa !27
  %128 = getelementptr double, ptr %126, i64 %15
  %129 = and i64 %116, 1
  %130 = icmp eq i64 %116, 1
  br i1 %130, label %163, label %131

131:                                              ; preds = %118
  %132 = and i64 %116, 9223372036854775806
  br label %133

133:                                              ; preds = %133, %131
  %134 = phi <2 x double> [ zeroinitializer, %131 ], [ %157, %133 ]
  %135 = phi i64 [ 0, %131 ], [ %158, %133 ]
  %136 = phi i64 [ 0, %131 ], [ %159, %133 ]
  %137 = mul nsw i64 %135, %125
  %138 = getelementptr inbounds double, ptr %124, i64 %137
  %139 = load <2 x double>, ptr %138, align 1, !tbaa !51
  %140 = mul nsw i64 %135, %127
  %141 = getelementptr double, ptr %128, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !42
  %143 = insertelement <2 x double> poison, double %142, i64 0
  %144 = shufflevector <2 x double> %143, <2 x double> poison, <2 x i32> zeroinitializer
  %145 = fmul <2 x double> %139, %144
  %146 = fadd <2 x double> %134, %145
  %147 = or disjoint i64 %135, 1
  %148 = mul nsw i64 %147, %125
  %149 = getelementptr inbounds double, ptr %124, i64 %148
  %150 = load <2 x double>, ptr %149, align 1, !tbaa !51
  %151 = mul nsw i64 %147, %127
  %152 = getelementptr double, ptr %128, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !42
  %154 = insertelement <2 x double> poison, double %153, i64 0
  %155 = shufflevector <2 x double> %154, <2 x double> poison, <2 x i32> zeroinitializer
  %156 = fmul <2 x double> %150, %155
  %157 = fadd <2 x double> %146, %156
  %158 = add nuw nsw i64 %135, 2
  %159 = add i64 %136, 2
  %160 = icmp eq i64 %159, %132
  br i1 %160, label %161, label %133, !llvm.loop !121

161:                                              ; preds = %133
  %162 = icmp eq i64 %129, 0
  br i1 %162, label %177, label %163

163:                                              ; preds = %161, %118
  %164 = phi <2 x double> [ zeroinitializer, %118 ], [ %157, %161 ]
  %165 = phi i64 [ 0, %118 ], [ %158, %161 ]
  %166 = icmp ne i64 %129, 0
  tail call void @llvm.assume(i1 %166)
  %167 = mul nsw i64 %165, %125
  %168 = getelementptr inbounds double, ptr %124, i64 %167
  %169 = load <2 x double>, ptr %168, align 1, !tbaa !51
  %170 = mul nsw i64 %165, %127
  %171 = getelementptr double, ptr %128, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !42
  %173 = insertelement <2 x double> poison, double %172, i64 0
  %174 = shufflevector <2 x double> %173, <2 x double> poison, <2 x i32> zeroinitializer
  %175 = fmul <2 x double> %169, %174
  %176 = fadd <2 x double> %164, %175
  br label %177

177:                                              ; preds = %163, %161, %108
  %178 = phi <2 x double> [ zeroinitializer, %108 ], [ %157, %161 ], [ %176, %163 ]
  %179 = getelementptr double, ptr %111, i64 %109
  %180 = mul nsw i64 %113, %15
  %181 = getelementptr double, ptr %179, i64 %180
  store <2 x double> %178, ptr %181, align 16, !tbaa !51
  %182 = add nsw i64 %109, 2
  %183 = icmp slt i64 %182, %18
  br i1 %183, label %108, label %94, !llvm.loop !122

184:                                              ; preds = %251, %94
  %185 = add nsw i64 %14, %8
  %186 = srem i64 %185, 2
  %187 = tail call i64 @llvm.smin.i64(i64 %5, i64 %186)
  %188 = add nuw nsw i64 %15, 1
  %189 = icmp eq i64 %188, %7
  br i1 %189, label %12, label %13, !llvm.loop !123

190:                                              ; preds = %96, %251
  %191 = phi i64 [ %18, %96 ], [ %254, %251 ]
  %192 = getelementptr inbounds double, ptr %103, i64 %191
  %193 = load ptr, ptr %104, align 8, !noalias !124
  %194 = load ptr, ptr %193, align 8, !tbaa !23, !noalias !124
  %195 = getelementptr inbounds nuw double, ptr %194, i64 %15
  %196 = getelementptr inbounds nuw i8, ptr %193, i64 16
  %197 = load i64, ptr %196, align 8, !tbaa !65, !noalias !124
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %251, label %199

199:                                              ; preds = %190
  %200 = load i64, ptr %105, align 8, !tbaa !21
  %201 = getelementptr inbounds nuw i8, ptr %193, i64 8
  %202 = load i64, ptr %201, align 8, !tbaa !21
  %203 = load double, ptr %192, align 8, !tbaa !42
  %204 = load double, ptr %195, align 8, !tbaa !42
  %205 = fmul double %203, %204
  %206 = icmp sgt i64 %197, 1
  br i1 %206, label %207, label %251

207:                                              ; preds = %199
  %208 = add nsw i64 %197, -1
  %209 = and i64 %208, 1
  %210 = icmp eq i64 %197, 2
  br i1 %210, label %239, label %211

211:                                              ; preds = %207
  %212 = and i64 %208, -2
  br label %213

213:                                              ; preds = %213, %211
  %214 = phi i64 [ 1, %211 ], [ %234, %213 ]
  %215 = phi double [ %205, %211 ], [ %233, %213 ]
  %216 = phi i64 [ 0, %211 ], [ %235, %213 ]
  %217 = mul nsw i64 %214, %200
  %218 = getelementptr double, ptr %192, i64 %217
  %219 = load double, ptr %218, align 8, !tbaa !42
  %220 = mul nsw i64 %214, %202
  %221 = getelementptr double, ptr %195, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !42
  %223 = fmul double %219, %222
  %224 = fadd double %215, %223
  %225 = add nuw nsw i64 %214, 1
  %226 = mul nsw i64 %225, %200
  %227 = getelementptr double, ptr %192, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !42
  %229 = mul nsw i64 %225, %202
  %230 = getelementptr double, ptr %195, i64 %229
  %231 = load double, ptr %230, align 8, !tbaa !42
  %232 = fmul double %228, %231
  %233 = fadd double %224, %232
  %234 = add nuw nsw i64 %214, 2
  %235 = add nuw i64 %216, 2
  %236 = icmp eq i64 %235, %212
  br i1 %236, label %237, label %213, !llvm.loop !116

237:                                              ; preds = %213
  %238 = icmp eq i64 %209, 0
  br i1 %238, label %251, label %239

239:                                              ; preds = %237, %207
  %240 = phi i64 [ 1, %207 ], [ %234, %237 ]
  %241 = phi double [ %205, %207 ], [ %233, %237 ]
  %242 = icmp ne i64 %209, 0
  tail call void @llvm.assume(i1 %242)
  %243 = mul nsw i64 %240, %200
  %244 = getelementptr double, ptr %192, i64 %243
  %245 = load double, ptr %244, align 8, !tbaa !42
  %246 = mul nsw i64 %240, %202
  %247 = getelementptr double, ptr %195, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !42
  %249 = fmul double %245, %248
  %250 = fadd double %241, %249
  br label %251

251:                                              ; preds = %239, %237, %190, %199
  %252 = phi double [ 0.000000e+00, %190 ], [ %205, %199 ], [ %233, %237 ], [ %250, %239 ]
  %253 = getelementptr double, ptr %107, i64 %191
  store double %252, ptr %253, align 8, !tbaa !42
  %254 = add nsw i64 %191, 1
  %255 = icmp slt i64 %254, %5
  br i1 %255, label %190, label %184, !llvm.loop !127
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEC2INS_13CwiseBinaryOpINS_8internal13scalar_sum_opIddEEKNS_7ProductINS1_IdLin1ELin1ELi0ELin1ELin1EEES2_Li1EEEKNS5_INS6_17scalar_product_opIddEEKS2_SF_EEEEEERKNS_9DenseBaseIT_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !128, !nonnull !88, !align !89
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !41
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %6, i64 noundef 1)
          to label %7 unwind label %190

7:                                                ; preds = %2
  %8 = load ptr, ptr %1, align 8, !tbaa !132, !nonnull !88, !align !89
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !134, !nonnull !88, !align !89
  %11 = load ptr, ptr %8, align 8, !tbaa !23
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !21
  %14 = load ptr, ptr %10, align 8, !tbaa !36
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !65
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !135, !nonnull !88, !align !89
  %19 = load ptr, ptr %18, align 8, !tbaa !36
  %20 = load ptr, ptr %3, align 8, !tbaa !128, !nonnull !88, !align !89
  %21 = load ptr, ptr %20, align 8, !tbaa !36
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !41
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !41
  %26 = icmp eq i64 %25, %23
  br i1 %26, label %30, label %27

27:                                               ; preds = %7
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %23, i64 noundef 1)
          to label %28 unwind label %190

28:                                               ; preds = %27
  %29 = load i64, ptr %24, align 8, !tbaa !41
  br label %30

30:                                               ; preds = %28, %7
  %31 = phi i64 [ %29, %28 ], [ %23, %7 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !36
  %33 = sdiv i64 %31, 2
  %34 = shl nsw i64 %33, 1
  %35 = icmp sgt i64 %31, 1
  br i1 %35, label %36, label %43

36:                                               ; preds = %30
  %37 = icmp sgt i64 %16, 0
  %38 = and i64 %16, 1
  %39 = icmp eq i64 %16, 1
  %40 = and i64 %16, 9223372036854775806
  %41 = icmp eq i64 %38, 0
  %42 = icmp ne i64 %38, 0
  br label %135

43:                                               ; preds = %178, %30
  %44 = icmp slt i64 %34, %31
  br i1 %44, label %45, label %189

45:                                               ; preds = %43
  %46 = load ptr, ptr %8, align 8, !tbaa !23, !noalias !136
  %47 = load ptr, ptr %10, align 8, !tbaa !36, !noalias !139
  %48 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !41, !noalias !139
  %50 = icmp eq i64 %49, 0
  %51 = icmp sgt i64 %49, 1
  %52 = add i64 %49, -1
  %53 = add i64 %49, -2
  %54 = and i64 %52, 3
  %55 = icmp ult i64 %53, 3
  %56 = and i64 %52, -4
  %57 = icmp eq i64 %54, 0
  %58 = icmp ne i64 %54, 0
  br label %59

59:                                               ; preds = %124, %45
  %60 = phi i64 [ %34, %45 ], [ %133, %124 ]
  %61 = getelementptr inbounds double, ptr %46, i64 %60
  br i1 %50, label %124, label %62

62:                                               ; preds = %59
  %63 = load i64, ptr %12, align 8, !tbaa !21
  %64 = load double, ptr %61, align 8, !tbaa !42
  %65 = load double, ptr %47, align 8, !tbaa !42
  %66 = fmul double %64, %65
  br i1 %51, label %67, label %124

67:                                               ; preds = %62
  br i1 %55, label %107, label %68

68:                                               ; preds = %67, %68
  %69 = phi i64 [ %103, %68 ], [ 1, %67 ]
  %70 = phi double [ %102, %68 ], [ %66, %67 ]
  %71 = phi i64 [ %104, %68 ], [ 0, %67 ]
  %72 = mul nsw i64 %69, %63
  %73 = getelementptr double, ptr %61, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !42
  %75 = getelementptr double, ptr %47, i64 %69
  %76 = load double, ptr %75, align 8, !tbaa !42
  %77 = fmul double %74, %76
  %78 = fadd double %70, %77
  %79 = add nuw nsw i64 %69, 1
  %80 = mul nsw i64 %79, %63
  %81 = getelementptr double, ptr %61, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !42
  %83 = getelementptr double, ptr %47, i64 %79
  %84 = load double, ptr %83, align 8, !tbaa !42
  %85 = fmul double %82, %84
  %86 = fadd double %78, %85
  %87 = add nuw nsw i64 %69, 2
  %88 = mul nsw i64 %87, %63
  %89 = getelementptr double, ptr %61, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !42
  %91 = getelementptr double, ptr %47, i64 %87
  %92 = load double, ptr %91, align 8, !tbaa !42
  %93 = fmul double %90, %92
  %94 = fadd double %86, %93
  %95 = add nuw nsw i64 %69, 3
  %96 = mul nsw i64 %95, %63
  %97 = getelementptr double, ptr %61, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !42
  %99 = getelementptr double, ptr %47, i64 %95
  %100 = load double, ptr %99, align 8, !tbaa !42
  %101 = fmul double %98, %100
  %102 = fadd double %94, %101
  %103 = add nuw nsw i64 %69, 4
  %104 = add i64 %71, 4
  %105 = icmp eq i64 %104, %56
  br i1 %105, label %106, label %68, !llvm.loop !142

106:                                              ; preds = %68
  br i1 %57, label %124, label %107

107:                                              ; preds = %106, %67
  %108 = phi i64 [ 1, %67 ], [ %103, %106 ]
  %109 = phi double [ %66, %67 ], [ %102, %106 ]
  tail call void @llvm.assume(i1 %58)
  br label %110

110:                                              ; preds = %110, %107
  %111 = phi i64 [ %121, %110 ], [ %108, %107 ]
  %112 = phi double [ %120, %110 ], [ %109, %107 ]
  %113 = phi i64 [ %122, %110 ], [ 0, %107 ]
  %114 = mul nsw i64 %111, %63
  %115 = getelementptr double, ptr %61, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !42
  %117 = getelementptr double, ptr %47, i64 %111
  %118 = load double, ptr %117, align 8, !tbaa !42
  %119 = fmul double %116, %118
  %120 = fadd double %112, %119
  %121 = add nuw nsw i64 %111, 1
  %122 = add i64 %113, 1
  %123 = icmp eq i64 %122, %54
  br i1 %123, label %124, label %110, !llvm.loop !143

124:                                              ; preds = %106, %110, %62, %59
  %125 = phi double [ 0.000000e+00, %59 ], [ %66, %62 ], [ %102, %106 ], [ %120, %110 ]
  %126 = getelementptr inbounds double, ptr %32, i64 %60
  %127 = getelementptr inbounds double, ptr %19, i64 %60
  %128 = getelementptr inbounds double, ptr %21, i64 %60
  %129 = load double, ptr %127, align 8, !tbaa !42
  %130 = load double, ptr %128, align 8, !tbaa !42
  %131 = fmul double %129, %130
  %132 = fadd double %125, %131
  store double %132, ptr %126, align 8, !tbaa !42
  %133 = add nsw i64 %60, 1
  %134 = icmp eq i64 %133, %31
  br i1 %134, label %189, label %59, !llvm.loop !144

135:                                              ; preds = %178, %36
  %136 = phi i64 [ %187, %178 ], [ 0, %36 ]
  br i1 %37, label %137, label %178

137:                                              ; preds = %135
  %138 = getelementptr inbounds nuw double, ptr %11, i64 %136
  br i1 %39, label %166, label %139

139:                                              ; preds = %137, %139
  %140 = phi <2 x double> [ %161, %139 ], [ zeroinitializer, %137 ]
  %141 = phi i64 [ %162, %139 ], [ 0, %137 ]
  %142 = phi i64 [ %163, %139 ], [ 0, %137 ]
  %143 = mul nsw i64 %141, %13
  %144 = getelementptr inbounds double, ptr %138, i64 %143
  %145 = load <2 x double>, ptr %144, align 1, !tbaa !51
  %146 = getelementptr double, ptr %14, i64 %141
  %147 = load double, ptr %146, align 8, !tbaa !42
  %148 = insertelement <2 x double> poison, double %147, i64 0
  %149 = shufflevector <2 x double> %148, <2 x double> poison, <2 x i32> zeroinitializer
  %150 = fmul <2 x double> %145, %149
  %151 = fadd <2 x double> %140, %150
  %152 = or disjoint i64 %141, 1
  %153 = mul nsw i64 %152, %13
  %154 = getelementptr inbounds double, ptr %138, i64 %153
  %155 = load <2 x double>, ptr %154, align 1, !tbaa !51
  %156 = getelementptr double, ptr %14, i64 %152
  %157 = load double, ptr %156, align 8, !tbaa !42
  %158 = insertelement <2 x double> poison, double %157, i64 0
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> zeroinitializer
  %160 = fmul <2 x double> %155, %159
  %161 = fadd <2 x double> %151, %160
  %162 = add nuw nsw i64 %141, 2
  %163 = add i64 %142, 2
  %164 = icmp eq i64 %163, %40
  br i1 %164, label %165, label %139, !llvm.loop !145

165:                                              ; preds = %139
  br i1 %41, label %178, label %166

166:                                              ; preds = %165, %137
  %167 = phi <2 x double> [ zeroinitializer, %137 ], [ %161, %165 ]
  %168 = phi i64 [ 0, %137 ], [ %162, %165 ]
  tail call void @llvm.assume(i1 %42)
  %169 = mul nsw i64 %168, %13
  %170 = getelementptr inbounds double, ptr %138, i64 %169
  %171 = load <2 x double>, ptr %170, align 1, !tbaa !51
  %172 = getelementptr double, ptr %14, i64 %168
  %173 = load double, ptr %172, align 8, !tbaa !42
  %174 = insertelement <2 x double> poison, double %173, i64 0
  %175 = shufflevector <2 x double> %174, <2 x double> poison, <2 x i32> zeroinitializer
  %176 = fmul <2 x double> %171, %175
  %177 = fadd <2 x double> %167, %176
  br label %178

178:                                              ; preds = %166, %165, %135
  %179 = phi <2 x double> [ zeroinitializer, %135 ], [ %161, %165 ], [ %177, %166 ]
  %180 = getelementptr inbounds nuw double, ptr %32, i64 %136
  %181 = getelementptr inbounds nuw double, ptr %19, i64 %136
  %182 = load <2 x double>, ptr %181, align 1, !tbaa !51
  %183 = getelementptr inbounds nuw double, ptr %21, i64 %136
  %184 = load <2 x double>, ptr %183, align 1, !tbaa !51
  %185 = fmul <2 x double> %182, %184
  %186 = fadd <2 x double> %179, %185
  store <2 x double> %186, ptr %180, align 16, !tbaa !51
  %187 = add nuw nsw i64 %136, 2
  %188 = icmp slt i64 %187, %34
  br i1 %188, label %135, label %43, !llvm.loop !146

189:                                              ; preds = %124, %43
  ret void

190:                                              ; preds = %27, %2
  %191 = landingpad { ptr, i32 }
          cleanup
  %192 = load ptr, ptr %0, align 8, !tbaa !36
  tail call void @free(ptr noundef %192) #13
  resume { ptr, i32 } %191
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inlinehint mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold noreturn }
attributes #6 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }
attributes #14 = { noreturn }
attributes #15 = { nounwind allocsize(0) }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTSN5Eigen7MapBaseINS_3MapIKNS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEELi0ENS_6StrideILi0ELi0EEEEELi0EEE", !11, i64 0, !13, i64 8, !13, i64 16}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLin1EEE", !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = !{!13, !14, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTSN5Eigen6MatrixIdLin1ELin1ELi0ELin1ELin1EEE", !12, i64 0}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZNK5Eigen10MatrixBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE11lazyProductINS_3MapIKNS1_IdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEEEEKNS_7ProductIS2_T_Li1EEERKNS0_ISC_EE: argument 0"}
!20 = distinct !{!20, !"_ZNK5Eigen10MatrixBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE11lazyProductINS_3MapIKNS1_IdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEEEEKNS_7ProductIS2_T_Li1EEERKNS0_ISC_EE"}
!21 = !{!22, !14, i64 8}
!22 = !{!"_ZTSN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EEE", !11, i64 0, !14, i64 8, !14, i64 16}
!23 = !{!22, !11, i64 0}
!24 = !{!25, !11, i64 0}
!25 = !{!"_ZTSN5Eigen8internal30plainobjectbase_evaluator_dataIdLin1EEE", !11, i64 0, !14, i64 8}
!26 = !{!14, !14, i64 0}
!27 = !{!25, !14, i64 8}
!28 = !{!29, !29, i64 0}
!29 = !{!"vtable pointer", !8, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEE", !12, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTSN5Eigen8internal9evaluatorINS_7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_9TransposeIS4_EELi1EEEEE", !12, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTSN5Eigen8internal9assign_opIddEE", !12, i64 0}
!36 = !{!37, !11, i64 0}
!37 = !{!"_ZTSN5Eigen12DenseStorageIdLin1ELin1ELi1ELi0EEE", !11, i64 0, !14, i64 8}
!38 = !{!39}
!39 = distinct !{!39, !40, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE4headIlEENS3_22FixedSegmentReturnTypeIXsr8internal15get_fixed_valueIT_EE5valueEE4TypeES6_: argument 0"}
!40 = distinct !{!40, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE4headIlEENS3_22FixedSegmentReturnTypeIXsr8internal15get_fixed_valueIT_EE5valueEE4TypeES6_"}
!41 = !{!37, !14, i64 8}
!42 = !{!43, !43, i64 0}
!43 = !{!"double", !7, i64 0}
!44 = distinct !{!44, !45, !46, !47}
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.isvectorized", i32 1}
!47 = !{!"llvm.loop.unroll.runtime.disable"}
!48 = distinct !{!48, !49}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = distinct !{!50, !45, !46}
!51 = !{!7, !7, i64 0}
!52 = distinct !{!52, !45}
!53 = distinct !{!53, !45}
!54 = distinct !{!54, !49}
!55 = distinct !{!55, !45}
!56 = distinct !{!56, !45}
!57 = distinct !{!57, !49}
!58 = distinct !{!58, !45}
!59 = !{!60, !62}
!60 = distinct !{!60, !61, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE5blockIllEENS3_13FixedBlockXprIXsr8internal15get_fixed_valueIT_EE5valueEXsr8internal15get_fixed_valueIT0_EE5valueEE4TypeEllS6_S7_: argument 0"}
!61 = distinct !{!61, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE5blockIllEENS3_13FixedBlockXprIXsr8internal15get_fixed_valueIT_EE5valueEXsr8internal15get_fixed_valueIT0_EE5valueEE4TypeEllS6_S7_"}
!62 = distinct !{!62, !63, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEElsINS1_IdLin1ELi1ELi0ELin1ELi1EEEEENS_16CommaInitializerIS2_EERKNS0_IT_EE: argument 0"}
!63 = distinct !{!63, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEElsINS1_IdLin1ELi1ELi0ELin1ELi1EEEEENS_16CommaInitializerIS2_EERKNS0_IT_EE"}
!64 = !{!62}
!65 = !{!22, !14, i64 16}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE5blockILin1ELi1EEENS3_13FixedBlockXprIXT_EXT0_EE4TypeEllll: argument 0"}
!68 = distinct !{!68, !"_ZN5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE5blockILin1ELi1EEENS3_13FixedBlockXprIXT_EXT0_EE4TypeEllll"}
!69 = distinct !{!69, !45, !46, !47}
!70 = distinct !{!70, !45, !47, !46}
!71 = distinct !{!71, !45, !46, !47}
!72 = distinct !{!72, !45, !47, !46}
!73 = distinct !{!73, !45}
!74 = distinct !{!74, !45}
!75 = distinct !{!75, !49}
!76 = distinct !{!76, !45}
!77 = distinct !{!77, !45, !46, !47}
!78 = distinct !{!78, !49}
!79 = distinct !{!79, !45, !46}
!80 = distinct !{!80, !45}
!81 = !{!82, !17, i64 0}
!82 = !{!"_ZTSN5Eigen7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_3MapIKNS1_IdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEELi1EEE", !17, i64 0, !83, i64 8}
!83 = !{!"_ZTSN5Eigen3MapIKNS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEE", !84, i64 0, !86, i64 17}
!84 = !{!"_ZTSN5Eigen7MapBaseINS_3MapIKNS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEELi0ENS_6StrideILi0ELi0EEEEELi0EEE", !11, i64 0, !13, i64 8, !85, i64 16}
!85 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi1EEE"}
!86 = !{!"_ZTSN5Eigen6StrideILi0ELi0EEE", !87, i64 0, !87, i64 1}
!87 = !{!"_ZTSN5Eigen8internal19variable_if_dynamicIlLi0EEE"}
!88 = !{}
!89 = !{i64 8}
!90 = !{!91}
!91 = distinct !{!91, !92, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl: argument 0"}
!92 = distinct !{!92, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl"}
!93 = distinct !{!93, !45}
!94 = distinct !{!94, !49}
!95 = distinct !{!95, !45}
!96 = distinct !{!96, !45}
!97 = distinct !{!97, !45}
!98 = !{!99, !17, i64 24}
!99 = !{!"_ZTSN5Eigen8internal31generic_dense_assignment_kernelINS0_9evaluatorINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEENS2_INS_7ProductIS4_NS_9TransposeIS4_EELi1EEEEENS0_9assign_opIddEELi0EEE", !31, i64 0, !33, i64 8, !35, i64 16, !17, i64 24}
!100 = !{!99, !31, i64 0}
!101 = !{!102, !11, i64 0}
!102 = !{!"_ZTSN5Eigen8internal9evaluatorINS_15PlainObjectBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEEE", !25, i64 0}
!103 = !{!99, !33, i64 8}
!104 = !{!105, !17, i64 0}
!105 = !{!"_ZTSN5Eigen8internal17product_evaluatorINS_7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_9TransposeIS4_EELi1EEELi8ENS_10DenseShapeES8_ddEE", !17, i64 0, !106, i64 8, !107, i64 16, !108, i64 32, !14, i64 48}
!106 = !{!"_ZTSN5Eigen9TransposeINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEE", !17, i64 0}
!107 = !{!"_ZTSN5Eigen8internal9evaluatorINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEE", !102, i64 0}
!108 = !{!"_ZTSN5Eigen8internal9evaluatorINS_9TransposeINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEEE", !109, i64 0}
!109 = !{!"_ZTSN5Eigen8internal15unary_evaluatorINS_9TransposeINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEENS0_10IndexBasedEdEE", !107, i64 0}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl: argument 0"}
!112 = distinct !{!112, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl"}
!113 = !{!114}
!114 = distinct !{!114, !115, !"_ZNK5Eigen9DenseBaseINS_9TransposeINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEE3colEl: argument 0"}
!115 = distinct !{!115, !"_ZNK5Eigen9DenseBaseINS_9TransposeINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEE3colEl"}
!116 = distinct !{!116, !45}
!117 = !{!118}
!118 = distinct !{!118, !119, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl: argument 0"}
!119 = distinct !{!119, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl"}
!120 = !{!105, !14, i64 48}
!121 = distinct !{!121, !45}
!122 = distinct !{!122, !45}
!123 = distinct !{!123, !45}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_ZNK5Eigen9DenseBaseINS_9TransposeINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEE3colEl: argument 0"}
!126 = distinct !{!126, !"_ZNK5Eigen9DenseBaseINS_9TransposeINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEE3colEl"}
!127 = distinct !{!127, !45}
!128 = !{!129, !130, i64 8}
!129 = !{!"_ZTSN5Eigen13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEES6_EE", !130, i64 0, !130, i64 8, !131, i64 16}
!130 = !{!"p1 _ZTSN5Eigen6MatrixIdLin1ELi1ELi0ELin1ELi1EEE", !12, i64 0}
!131 = !{!"_ZTSN5Eigen8internal17scalar_product_opIddEE"}
!132 = !{!133, !17, i64 0}
!133 = !{!"_ZTSN5Eigen7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS1_IdLin1ELi1ELi0ELin1ELi1EEELi1EEE", !17, i64 0, !130, i64 8}
!134 = !{!133, !130, i64 8}
!135 = !{!129, !130, i64 0}
!136 = !{!137}
!137 = distinct !{!137, !138, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl: argument 0"}
!138 = distinct !{!138, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl"}
!139 = !{!140}
!140 = distinct !{!140, !141, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE3colEl: argument 0"}
!141 = distinct !{!141, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE3colEl"}
!142 = distinct !{!142, !45}
!143 = distinct !{!143, !49}
!144 = distinct !{!144, !45}
!145 = distinct !{!145, !45}
!146 = distinct !{!146, !45}
