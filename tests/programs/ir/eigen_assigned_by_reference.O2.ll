target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.Eigen::internal::assign_op" = type { i8 }
%"class.Eigen::Matrix.22" = type { %"class.Eigen::PlainObjectBase.23" }
%"class.Eigen::PlainObjectBase.23" = type { %"class.Eigen::DenseStorage.30" }
%"class.Eigen::DenseStorage.30" = type { ptr, i64 }
%"class.Eigen::Product.31" = type { ptr, %"class.Eigen::CwiseBinaryOp.38" }
%"class.Eigen::CwiseBinaryOp.38" = type <{ ptr, ptr, [8 x i8] }>
%"struct.Eigen::internal::evaluator.127" = type { %"struct.Eigen::internal::product_evaluator.128" }
%"struct.Eigen::internal::product_evaluator.128" = type { ptr, %"class.Eigen::Matrix.22", %"struct.Eigen::internal::evaluator.50", %"struct.Eigen::internal::evaluator.54", i64 }
%"struct.Eigen::internal::evaluator.50" = type { %"struct.Eigen::internal::evaluator.51" }
%"struct.Eigen::internal::evaluator.51" = type { %"class.Eigen::internal::plainobjectbase_evaluator_data" }
%"class.Eigen::internal::plainobjectbase_evaluator_data" = type { ptr, i64 }
%"struct.Eigen::internal::evaluator.54" = type { %"struct.Eigen::internal::evaluator.55" }
%"struct.Eigen::internal::evaluator.55" = type { %"class.Eigen::internal::plainobjectbase_evaluator_data.58" }
%"class.Eigen::internal::plainobjectbase_evaluator_data.58" = type { ptr }

$_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll = comdat any

$_ZN5Eigen8internal26call_dense_assignment_loopINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEENS_7ProductINS2_IdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS0_17scalar_product_opIddEEKS3_S9_EELi1EEENS0_9assign_opIddEEEEvRT_RKT0_RKT1_ = comdat any

@_ZTISt9bad_alloc = external constant ptr
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x ptr] }, align 8
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %0, ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %0, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = load ptr, ptr %1, align 8, !tbaa !15
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !17
  %11 = load i64, ptr %4, align 8, !tbaa !18
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !18
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %17, label %15

15:                                               ; preds = %3
  tail call void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %2, i64 noundef %11, i64 noundef 1)
  %16 = load i64, ptr %12, align 8, !tbaa !18
  br label %17

17:                                               ; preds = %15, %3
  %18 = phi i64 [ %16, %15 ], [ %11, %3 ]
  %19 = load ptr, ptr %2, align 8, !tbaa !15
  %20 = sdiv i64 %18, 2
  %21 = shl nsw i64 %20, 1
  %22 = icmp sgt i64 %18, 1
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = icmp sgt i64 %10, 0
  %25 = and i64 %10, 1
  %26 = icmp eq i64 %10, 1
  %27 = and i64 %10, 9223372036854775806
  %28 = icmp eq i64 %25, 0
  %29 = icmp ne i64 %25, 0
  br label %119

30:                                               ; preds = %162, %17
  %31 = icmp slt i64 %21, %18
  br i1 %31, label %32, label %171

32:                                               ; preds = %30
  %33 = load ptr, ptr %0, align 8, !tbaa !9, !noalias !19
  %34 = load ptr, ptr %1, align 8, !tbaa !15, !noalias !22
  %35 = load i64, ptr %4, align 8, !tbaa !18, !noalias !22
  %36 = icmp eq i64 %35, 0
  %37 = icmp sgt i64 %35, 1
  %38 = load i64, ptr %6, align 8
  %39 = add i64 %35, -1
  %40 = add i64 %35, -2
  %41 = and i64 %39, 3
  %42 = icmp ult i64 %40, 3
  %43 = and i64 %39, -4
  %44 = icmp eq i64 %41, 0
  %45 = icmp ne i64 %41, 0
  br label %46

46:                                               ; preds = %110, %32
  %47 = phi i64 [ %21, %32 ], [ %117, %110 ]
  %48 = getelementptr inbounds double, ptr %33, i64 %47
  br i1 %36, label %110, label %49

49:                                               ; preds = %46
  %50 = load double, ptr %48, align 8, !tbaa !25
  %51 = load double, ptr %34, align 8, !tbaa !25
  %52 = fmul double %50, %51
  br i1 %37, label %53, label %110

53:                                               ; preds = %49
  br i1 %42, label %93, label %54

54:                                               ; preds = %53, %54
  %55 = phi i64 [ %89, %54 ], [ 1, %53 ]
  %56 = phi double [ %88, %54 ], [ %52, %53 ]
  %57 = phi i64 [ %90, %54 ], [ 0, %53 ]
  %58 = mul nsw i64 %55, %38
  %59 = getelementptr double, ptr %48, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !25
  %61 = getelementptr double, ptr %34, i64 %55
  %62 = load double, ptr %61, align 8, !tbaa !25
  %63 = fmul double %60, %62
  %64 = fadd double %56, %63
  %65 = add nuw nsw i64 %55, 1
  %66 = mul nsw i64 %65, %38
  %67 = getelementptr double, ptr %48, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !25
  %69 = getelementptr double, ptr %34, i64 %65
  %70 = load double, ptr %69, align 8, !tbaa !25
  %71 = fmul double %68, %70
  %72 = fadd double %64, %71
  %73 = add nuw nsw i64 %55, 2
  %74 = mul nsw i64 %73, %38
  %75 = getelementptr double, ptr %48, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !25
  %77 = getelementptr double, ptr %34, i64 %73
  %78 = load double, ptr %77, align 8, !tbaa !25
  %79 = fmul double %76, %78
  %80 = fadd double %72, %79
  %81 = add nuw nsw i64 %55, 3
  %82 = mul nsw i64 %81, %38
  %83 = getelementptr double, ptr %48, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !25
  %85 = getelementptr double, ptr %34, i64 %81
  %86 = load double, ptr %85, align 8, !tbaa !25
  %87 = fmul double %84, %86
  %88 = fadd double %80, %87
  %89 = add nuw nsw i64 %55, 4
  %90 = add i64 %57, 4
  %91 = icmp eq i64 %90, %43
  br i1 %91, label %92, label %54, !llvm.loop !27

92:                                               ; preds = %54
  br i1 %44, label %110, label %93

93:                                               ; preds = %92, %53
  %94 = phi i64 [ 1, %53 ], [ %89, %92 ]
  %95 = phi double [ %52, %53 ], [ %88, %92 ]
  tail call void @llvm.assume(i1 %45)
  br label %96

96:                                               ; preds = %96, %93
  %97 = phi i64 [ %107, %96 ], [ %94, %93 ]
  %98 = phi double [ %106, %96 ], [ %95, %93 ]
  %99 = phi i64 [ %108, %96 ], [ 0, %93 ]
  %100 = mul nsw i64 %97, %38
  %101 = getelementptr double, ptr %48, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !25
  %103 = getelementptr double, ptr %34, i64 %97
  %104 = load double, ptr %103, align 8, !tbaa !25
  %105 = fmul double %102, %104
  %106 = fadd double %98, %105
  %107 = add nuw nsw i64 %97, 1
  %108 = add i64 %99, 1
  %109 = icmp eq i64 %108, %41
  br i1 %109, label %110, label %96, !llvm.loop !29

110:                                              ; preds = %92, %96, %49, %46
  %111 = phi double [ 0.000000e+00, %46 ], [ %52, %49 ], [ %88, %92 ], [ %106, %96 ]
  %112 = getelementptr inbounds double, ptr %19, i64 %47
  %113 = getelementptr inbounds double, ptr %8, i64 %47
  %114 = load double, ptr %113, align 8, !tbaa !25
  %115 = fmul double %114, 5.000000e-01
  %116 = fadd double %111, %115
  store double %116, ptr %112, align 8, !tbaa !25
  %117 = add nsw i64 %47, 1
  %118 = icmp eq i64 %117, %18
  br i1 %118, label %171, label %46, !llvm.loop !31

119:                                              ; preds = %162, %23
  %120 = phi i64 [ %169, %162 ], [ 0, %23 ]
  br i1 %24, label %121, label %162

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw double, ptr %5, i64 %120
  br i1 %26, label %150, label %123

123:                                              ; preds = %121, %123
  %124 = phi <2 x double> [ %145, %123 ], [ zeroinitializer, %121 ]
  %125 = phi i64 [ %146, %123 ], [ 0, %121 ]
  %126 = phi i64 [ %147, %123 ], [ 0, %121 ]
  %127 = mul nsw i64 %125, %7
  %128 = getelementptr inbounds double, ptr %122, i64 %127
  %129 = load <2 x double>, ptr %128, align 1, !tbaa !32
  %130 = getelementptr double, ptr %8, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !25
  %132 = insertelement <2 x double> poison, double %131, i64 0
  %133 = shufflevector <2 x double> %132, <2 x double> poison, <2 x i32> zeroinitializer
  %134 = fmul <2 x double> %129, %133
  %135 = fadd <2 x double> %124, %134
  %136 = or disjoint i64 %125, 1
  %137 = mul nsw i64 %136, %7
  %138 = getelementptr inbounds double, ptr %122, i64 %137
  %139 = load <2 x double>, ptr %138, align 1, !tbaa !32
  %140 = getelementptr double, ptr %8, i64 %136
  %141 = load double, ptr %140, align 8, !tbaa !25
  %142 = insertelement <2 x double> poison, double %141, i64 0
  %143 = shufflevector <2 x double> %142, <2 x double> poison, <2 x i32> zeroinitializer
  %144 = fmul <2 x double> %139, %143
  %145 = fadd <2 x double> %135, %144
  %146 = add nuw nsw i64 %125, 2
  %147 = add i64 %126, 2
  %148 = icmp eq i64 %147, %27
  br i1 %148, label %149, label %123, !llvm.loop !33

149:                                              ; preds = %123
  br i1 %28, label %162, label %150

150:                                              ; preds = %149, %121
  %151 = phi <2 x double> [ zeroinitializer, %121 ], [ %145, %149 ]
  %152 = phi i64 [ 0, %121 ], [ %146, %149 ]
  tail call void @llvm.assume(i1 %29)
  %153 = mul nsw i64 %152, %7
  %154 = getelementptr inbounds double, ptr %122, i64 %153
  %155 = load <2 x double>, ptr %154, align 1, !tbaa !32
  %156 = getelementptr double, ptr %8, i64 %152
  %157 = load double, ptr %156, align 8, !tbaa !25
  %158 = insertelement <2 x double> poison, double %157, i64 0
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> zeroinitializer
  %160 = fmul <2 x double> %155, %159
  %161 = fadd <2 x double> %151, %160
  br label %162

162:                                              ; preds = %150, %149, %119
  %163 = phi <2 x double> [ zeroinitializer, %119 ], [ %145, %149 ], [ %161, %150 ]
  %164 = getelementptr inbounds nuw double, ptr %19, i64 %120
  %165 = getelementptr inbounds nuw double, ptr %8, i64 %120
  %166 = load <2 x double>, ptr %165, align 1, !tbaa !32
  %167 = fmul <2 x double> %166, splat (double 5.000000e-01)
  %168 = fadd <2 x double> %163, %167
  store <2 x double> %168, ptr %164, align 16, !tbaa !32
  %169 = add nuw nsw i64 %120, 2
  %170 = icmp slt i64 %169, %21
  br i1 %170, label %119, label %30, !llvm.loop !34

171:                                              ; preds = %110, %30
  %172 = load i64, ptr %12, align 8, !tbaa !18
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %271, label %174

174:                                              ; preds = %171
  %175 = load ptr, ptr %2, align 8, !tbaa !15
  %176 = sdiv i64 %172, 4
  %177 = shl nsw i64 %176, 2
  %178 = sdiv i64 %172, 2
  %179 = shl nsw i64 %178, 1
  %180 = add i64 %172, 1
  %181 = icmp ult i64 %180, 3
  br i1 %181, label %268, label %182

182:                                              ; preds = %174
  %183 = load <2 x double>, ptr %175, align 16, !tbaa !32
  %184 = fmul <2 x double> %183, %183
  %185 = icmp sgt i64 %172, 3
  br i1 %185, label %186, label %217

186:                                              ; preds = %182
  %187 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %188 = load <2 x double>, ptr %187, align 16, !tbaa !32
  %189 = fmul <2 x double> %188, %188
  %190 = icmp samesign ugt i64 %172, 7
  br i1 %190, label %196, label %191

191:                                              ; preds = %196, %186
  %192 = phi <2 x double> [ %189, %186 ], [ %209, %196 ]
  %193 = phi <2 x double> [ %184, %186 ], [ %204, %196 ]
  %194 = fadd <2 x double> %192, %193
  %195 = icmp sgt i64 %179, %177
  br i1 %195, label %212, label %217

196:                                              ; preds = %186, %196
  %197 = phi i64 [ %210, %196 ], [ 4, %186 ]
  %198 = phi i64 [ %197, %196 ], [ 0, %186 ]
  %199 = phi <2 x double> [ %204, %196 ], [ %184, %186 ]
  %200 = phi <2 x double> [ %209, %196 ], [ %189, %186 ]
  %201 = getelementptr inbounds nuw double, ptr %175, i64 %197
  %202 = load <2 x double>, ptr %201, align 16, !tbaa !32
  %203 = fmul <2 x double> %202, %202
  %204 = fadd <2 x double> %199, %203
  %205 = getelementptr inbounds nuw double, ptr %175, i64 %198
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 48
  %207 = load <2 x double>, ptr %206, align 16, !tbaa !32
  %208 = fmul <2 x double> %207, %207
  %209 = fadd <2 x double> %200, %208
  %210 = add nuw nsw i64 %197, 4
  %211 = icmp slt i64 %210, %177
  br i1 %211, label %196, label %191, !llvm.loop !35

212:                                              ; preds = %191
  %213 = getelementptr inbounds nuw double, ptr %175, i64 %177
  %214 = load <2 x double>, ptr %213, align 16, !tbaa !32
  %215 = fmul <2 x double> %214, %214
  %216 = fadd <2 x double> %194, %215
  br label %217

217:                                              ; preds = %212, %191, %182
  %218 = phi <2 x double> [ %184, %182 ], [ %216, %212 ], [ %194, %191 ]
  %219 = shufflevector <2 x double> %218, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %220 = fadd <2 x double> %218, %219
  %221 = extractelement <2 x double> %220, i64 0
  %222 = icmp slt i64 %179, %172
  br i1 %222, label %223, label %271

223:                                              ; preds = %217
  %224 = sub i64 %172, %179
  %225 = and i64 %224, 3
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %238, label %227

227:                                              ; preds = %223, %227
  %228 = phi i64 [ %235, %227 ], [ %179, %223 ]
  %229 = phi double [ %234, %227 ], [ %221, %223 ]
  %230 = phi i64 [ %236, %227 ], [ 0, %223 ]
  %231 = getelementptr inbounds double, ptr %175, i64 %228
  %232 = load double, ptr %231, align 8, !tbaa !25
  %233 = fmul double %232, %232
  %234 = fadd double %229, %233
  %235 = add nsw i64 %228, 1
  %236 = add i64 %230, 1
  %237 = icmp eq i64 %236, %225
  br i1 %237, label %238, label %227, !llvm.loop !36

238:                                              ; preds = %227, %223
  %239 = phi double [ poison, %223 ], [ %234, %227 ]
  %240 = phi i64 [ %179, %223 ], [ %235, %227 ]
  %241 = phi double [ %221, %223 ], [ %234, %227 ]
  %242 = sub i64 %179, %172
  %243 = icmp ugt i64 %242, -4
  br i1 %243, label %271, label %244

244:                                              ; preds = %238, %244
  %245 = phi i64 [ %266, %244 ], [ %240, %238 ]
  %246 = phi double [ %265, %244 ], [ %241, %238 ]
  %247 = getelementptr inbounds double, ptr %175, i64 %245
  %248 = load double, ptr %247, align 8, !tbaa !25
  %249 = fmul double %248, %248
  %250 = fadd double %246, %249
  %251 = getelementptr double, ptr %175, i64 %245
  %252 = getelementptr i8, ptr %251, i64 8
  %253 = load double, ptr %252, align 8, !tbaa !25
  %254 = fmul double %253, %253
  %255 = fadd double %250, %254
  %256 = getelementptr double, ptr %175, i64 %245
  %257 = getelementptr i8, ptr %256, i64 16
  %258 = load double, ptr %257, align 8, !tbaa !25
  %259 = fmul double %258, %258
  %260 = fadd double %255, %259
  %261 = getelementptr double, ptr %175, i64 %245
  %262 = getelementptr i8, ptr %261, i64 24
  %263 = load double, ptr %262, align 8, !tbaa !25
  %264 = fmul double %263, %263
  %265 = fadd double %260, %264
  %266 = add nsw i64 %245, 4
  %267 = icmp eq i64 %266, %172
  br i1 %267, label %271, label %244, !llvm.loop !37

268:                                              ; preds = %174
  %269 = load double, ptr %175, align 8, !tbaa !25
  %270 = fmul double %269, %269
  br label %271

271:                                              ; preds = %238, %244, %171, %217, %268
  %272 = phi double [ 0.000000e+00, %171 ], [ %221, %217 ], [ %270, %268 ], [ %239, %238 ], [ %265, %244 ]
  ret double %272
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define dso_local void @g(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"struct.Eigen::internal::assign_op", align 1
  %4 = alloca %"class.Eigen::Matrix.22", align 8
  %5 = alloca %"class.Eigen::Product.31", align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store ptr %0, ptr %5, align 8, !tbaa !38, !alias.scope !40
  store ptr %1, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false), !alias.scope !43
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11, !noalias !43
  invoke void @_ZN5Eigen8internal26call_dense_assignment_loopINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEENS_7ProductINS2_IdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS0_17scalar_product_opIddEEKS3_S9_EELi1EEENS0_9assign_opIddEEEEvRT_RKT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %12 unwind label %9

9:                                                ; preds = %190, %100, %2
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = load ptr, ptr %4, align 8, !tbaa !15, !alias.scope !43
  call void @free(ptr noundef %11) #11
  resume { ptr, i32 } %10

12:                                               ; preds = %2
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !noalias !43
  %13 = load ptr, ptr %4, align 8, !tbaa !15
  %14 = load ptr, ptr %1, align 8, !tbaa !15
  %15 = load i64, ptr %8, align 8, !tbaa !18
  %16 = sdiv i64 %15, 2
  %17 = shl nsw i64 %16, 1
  %18 = icmp sgt i64 %15, 1
  br i1 %18, label %90, label %19

19:                                               ; preds = %90, %12
  %20 = icmp slt i64 %17, %15
  br i1 %20, label %21, label %100

21:                                               ; preds = %19
  %22 = sub i64 %15, %17
  %23 = icmp ult i64 %22, 6
  br i1 %23, label %56, label %24

24:                                               ; preds = %21
  %25 = shl i64 %16, 4
  %26 = getelementptr i8, ptr %14, i64 %25
  %27 = shl i64 %15, 3
  %28 = getelementptr i8, ptr %14, i64 %27
  %29 = getelementptr i8, ptr %13, i64 %25
  %30 = getelementptr i8, ptr %13, i64 %27
  %31 = icmp ult ptr %26, %30
  %32 = icmp ult ptr %29, %28
  %33 = and i1 %31, %32
  br i1 %33, label %56, label %34

34:                                               ; preds = %24
  %35 = and i64 %22, -4
  %36 = add i64 %17, %35
  br label %37

37:                                               ; preds = %37, %34
  %38 = phi i64 [ 0, %34 ], [ %52, %37 ]
  %39 = add i64 %17, %38
  %40 = getelementptr inbounds double, ptr %14, i64 %39
  %41 = getelementptr inbounds double, ptr %13, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load <2 x double>, ptr %41, align 8, !tbaa !25, !alias.scope !46
  %44 = load <2 x double>, ptr %42, align 8, !tbaa !25, !alias.scope !46
  %45 = fmul <2 x double> %43, splat (double 2.500000e-01)
  %46 = fmul <2 x double> %44, splat (double 2.500000e-01)
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %48 = load <2 x double>, ptr %40, align 8, !tbaa !25, !alias.scope !49, !noalias !46
  %49 = load <2 x double>, ptr %47, align 8, !tbaa !25, !alias.scope !49, !noalias !46
  %50 = fadd <2 x double> %45, %48
  %51 = fadd <2 x double> %46, %49
  store <2 x double> %50, ptr %40, align 8, !tbaa !25, !alias.scope !49, !noalias !46
  store <2 x double> %51, ptr %47, align 8, !tbaa !25, !alias.scope !49, !noalias !46
  %52 = add nuw i64 %38, 4
  %53 = icmp eq i64 %52, %35
  br i1 %53, label %54, label %37, !llvm.loop !51

54:                                               ; preds = %37
  %55 = icmp eq i64 %22, %35
  br i1 %55, label %100, label %56

56:                                               ; preds = %24, %21, %54
  %57 = phi i64 [ %17, %24 ], [ %17, %21 ], [ %36, %54 ]
  %58 = sub i64 %15, %57
  %59 = add i64 %57, 1
  %60 = and i64 %58, 1
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %70, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds double, ptr %14, i64 %57
  %64 = getelementptr inbounds double, ptr %13, i64 %57
  %65 = load double, ptr %64, align 8, !tbaa !25
  %66 = fmul double %65, 2.500000e-01
  %67 = load double, ptr %63, align 8, !tbaa !25
  %68 = fadd double %66, %67
  store double %68, ptr %63, align 8, !tbaa !25
  %69 = add nsw i64 %57, 1
  br label %70

70:                                               ; preds = %62, %56
  %71 = phi i64 [ %57, %56 ], [ %69, %62 ]
  %72 = icmp eq i64 %15, %59
  br i1 %72, label %100, label %73

73:                                               ; preds = %70, %73
  %74 = phi i64 [ %88, %73 ], [ %71, %70 ]
  %75 = getelementptr inbounds double, ptr %14, i64 %74
  %76 = getelementptr inbounds double, ptr %13, i64 %74
  %77 = load double, ptr %76, align 8, !tbaa !25
  %78 = fmul double %77, 2.500000e-01
  %79 = load double, ptr %75, align 8, !tbaa !25
  %80 = fadd double %78, %79
  store double %80, ptr %75, align 8, !tbaa !25
  %81 = add nsw i64 %74, 1
  %82 = getelementptr inbounds double, ptr %14, i64 %81
  %83 = getelementptr inbounds double, ptr %13, i64 %81
  %84 = load double, ptr %83, align 8, !tbaa !25
  %85 = fmul double %84, 2.500000e-01
  %86 = load double, ptr %82, align 8, !tbaa !25
  %87 = fadd double %85, %86
  store double %87, ptr %82, align 8, !tbaa !25
  %88 = add nsw i64 %74, 2
  %89 = icmp eq i64 %88, %15
  br i1 %89, label %100, label %73, !llvm.loop !54

90:                                               ; preds = %12, %90
  %91 = phi i64 [ %98, %90 ], [ 0, %12 ]
  %92 = getelementptr inbounds nuw double, ptr %14, i64 %91
  %93 = getelementptr inbounds nuw double, ptr %13, i64 %91
  %94 = load <2 x double>, ptr %93, align 16, !tbaa !32
  %95 = fmul <2 x double> %94, splat (double 2.500000e-01)
  %96 = load <2 x double>, ptr %92, align 16, !tbaa !32
  %97 = fadd <2 x double> %96, %95
  store <2 x double> %97, ptr %92, align 16, !tbaa !32
  %98 = add nuw nsw i64 %91, 2
  %99 = icmp slt i64 %98, %17
  br i1 %99, label %90, label %19, !llvm.loop !55

100:                                              ; preds = %70, %73, %54, %19
  %101 = load ptr, ptr %4, align 8, !tbaa !15
  call void @free(ptr noundef %101) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store ptr %0, ptr %5, align 8, !tbaa !38, !alias.scope !40
  store ptr %1, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !56)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false), !alias.scope !56
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11, !noalias !56
  invoke void @_ZN5Eigen8internal26call_dense_assignment_loopINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEENS_7ProductINS2_IdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS0_17scalar_product_opIddEEKS3_S9_EELi1EEENS0_9assign_opIddEEEEvRT_RKT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %102 unwind label %9

102:                                              ; preds = %100
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !noalias !56
  %103 = load ptr, ptr %4, align 8, !tbaa !15
  %104 = load ptr, ptr %1, align 8, !tbaa !15
  %105 = load i64, ptr %8, align 8, !tbaa !18
  %106 = sdiv i64 %105, 2
  %107 = shl nsw i64 %106, 1
  %108 = icmp sgt i64 %105, 1
  br i1 %108, label %109, label %119

109:                                              ; preds = %102, %109
  %110 = phi i64 [ %117, %109 ], [ 0, %102 ]
  %111 = getelementptr inbounds nuw double, ptr %104, i64 %110
  %112 = getelementptr inbounds nuw double, ptr %103, i64 %110
  %113 = load <2 x double>, ptr %112, align 16, !tbaa !32
  %114 = fmul <2 x double> %113, splat (double 2.500000e-01)
  %115 = load <2 x double>, ptr %111, align 16, !tbaa !32
  %116 = fadd <2 x double> %115, %114
  store <2 x double> %116, ptr %111, align 16, !tbaa !32
  %117 = add nuw nsw i64 %110, 2
  %118 = icmp slt i64 %117, %107
  br i1 %118, label %109, label %119, !llvm.loop !55

119:                                              ; preds = %109, %102
  %120 = icmp slt i64 %107, %105
  br i1 %120, label %121, label %190

121:                                              ; preds = %119
  %122 = sub i64 %105, %107
  %123 = icmp ult i64 %122, 6
  br i1 %123, label %156, label %124

124:                                              ; preds = %121
  %125 = shl i64 %106, 4
  %126 = getelementptr i8, ptr %104, i64 %125
  %127 = shl i64 %105, 3
  %128 = getelementptr i8, ptr %104, i64 %127
  %129 = getelementptr i8, ptr %103, i64 %125
  %130 = getelementptr i8, ptr %103, i64 %127
  %131 = icmp ult ptr %126, %130
  %132 = icmp ult ptr %129, %128
  %133 = and i1 %131, %132
  br i1 %133, label %156, label %134

134:                                              ; preds = %124
  %135 = and i64 %122, -4
  %136 = add i64 %107, %135
  br label %137

137:                                              ; preds = %137, %134
  %138 = phi i64 [ 0, %134 ], [ %152, %137 ]
  %139 = add i64 %107, %138
  %140 = getelementptr inbounds double, ptr %104, i64 %139
  %141 = getelementptr inbounds double, ptr %103, i64 %139
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %143 = load <2 x double>, ptr %141, align 8, !tbaa !25, !alias.scope !58
  %144 = load <2 x double>, ptr %142, align 8, !tbaa !25, !alias.scope !58
  %145 = fmul <2 x double> %143, splat (double 2.500000e-01)
  %146 = fmul <2 x double> %144, splat (double 2.500000e-01)
  %147 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %148 = load <2 x double>, ptr %140, align 8, !tbaa !25, !alias.scope !61, !noalias !58
  %149 = load <2 x double>, ptr %147, align 8, !tbaa !25, !alias.scope !61, !noalias !58
  %150 = fadd <2 x double> %145, %148
  %151 = fadd <2 x double> %146, %149
  store <2 x double> %150, ptr %140, align 8, !tbaa !25, !alias.scope !61, !noalias !58
  store <2 x double> %151, ptr %147, align 8, !tbaa !25, !alias.scope !61, !noalias !58
  %152 = add nuw i64 %138, 4
  %153 = icmp eq i64 %152, %135
  br i1 %153, label %154, label %137, !llvm.loop !63

154:                                              ; preds = %137
  %155 = icmp eq i64 %122, %135
  br i1 %155, label %190, label %156

156:                                              ; preds = %124, %121, %154
  %157 = phi i64 [ %107, %124 ], [ %107, %121 ], [ %136, %154 ]
  %158 = sub i64 %105, %157
  %159 = add i64 %157, 1
  %160 = and i64 %158, 1
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %170, label %162

162:                                              ; preds = %156
  %163 = getelementptr inbounds double, ptr %104, i64 %157
  %164 = getelementptr inbounds double, ptr %103, i64 %157
  %165 = load double, ptr %164, align 8, !tbaa !25
  %166 = fmul double %165, 2.500000e-01
  %167 = load double, ptr %163, align 8, !tbaa !25
  %168 = fadd double %166, %167
  store double %168, ptr %163, align 8, !tbaa !25
  %169 = add nsw i64 %157, 1
  br label %170

170:                                              ; preds = %162, %156
  %171 = phi i64 [ %157, %156 ], [ %169, %162 ]
  %172 = icmp eq i64 %105, %159
  br i1 %172, label %190, label %173

173:                                              ; preds = %170, %173
  %174 = phi i64 [ %188, %173 ], [ %171, %170 ]
  %175 = getelementptr inbounds double, ptr %104, i64 %174
  %176 = getelementptr inbounds double, ptr %103, i64 %174
  %177 = load double, ptr %176, align 8, !tbaa !25
  %178 = fmul double %177, 2.500000e-01
  %179 = load double, ptr %175, align 8, !tbaa !25
  %180 = fadd double %178, %179
  store double %180, ptr %175, align 8, !tbaa !25
  %181 = add nsw i64 %174, 1
  %182 = getelementptr inbounds double, ptr %104, i64 %181
  %183 = getelementptr inbounds double, ptr %103, i64 %181
  %184 = load double, ptr %183, align 8, !tbaa !25
  %185 = fmul double %184, 2.500000e-01
  %186 = load double, ptr %182, align 8, !tbaa !25
  %187 = fadd double %185, %186
  store double %187, ptr %182, align 8, !tbaa !25
  %188 = add nsw i64 %174, 2
  %189 = icmp eq i64 %188, %105
  br i1 %189, label %190, label %173, !llvm.loop !64

190:                                              ; preds = %170, %173, %154, %119
  %191 = load ptr, ptr %4, align 8, !tbaa !15
  call void @free(ptr noundef %191) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store ptr %0, ptr %5, align 8, !tbaa !38, !alias.scope !40
  store ptr %1, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !65)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false), !alias.scope !65
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11, !noalias !65
  invoke void @_ZN5Eigen8internal26call_dense_assignment_loopINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEENS_7ProductINS2_IdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS0_17scalar_product_opIddEEKS3_S9_EELi1EEENS0_9assign_opIddEEEEvRT_RKT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %192 unwind label %9

192:                                              ; preds = %190
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !noalias !65
  %193 = load ptr, ptr %4, align 8, !tbaa !15
  %194 = load ptr, ptr %1, align 8, !tbaa !15
  %195 = load i64, ptr %8, align 8, !tbaa !18
  %196 = sdiv i64 %195, 2
  %197 = shl nsw i64 %196, 1
  %198 = icmp sgt i64 %195, 1
  br i1 %198, label %199, label %209

199:                                              ; preds = %192, %199
  %200 = phi i64 [ %207, %199 ], [ 0, %192 ]
  %201 = getelementptr inbounds nuw double, ptr %194, i64 %200
  %202 = getelementptr inbounds nuw double, ptr %193, i64 %200
  %203 = load <2 x double>, ptr %202, align 16, !tbaa !32
  %204 = fmul <2 x double> %203, splat (double 2.500000e-01)
  %205 = load <2 x double>, ptr %201, align 16, !tbaa !32
  %206 = fadd <2 x double> %205, %204
  store <2 x double> %206, ptr %201, align 16, !tbaa !32
  %207 = add nuw nsw i64 %200, 2
  %208 = icmp slt i64 %207, %197
  br i1 %208, label %199, label %209, !llvm.loop !55

209:                                              ; preds = %199, %192
  %210 = icmp slt i64 %197, %195
  br i1 %210, label %211, label %280

211:                                              ; preds = %209
  %212 = sub i64 %195, %197
  %213 = icmp ult i64 %212, 6
  br i1 %213, label %246, label %214

214:                                              ; preds = %211
  %215 = shl i64 %196, 4
  %216 = getelementptr i8, ptr %194, i64 %215
  %217 = shl i64 %195, 3
  %218 = getelementptr i8, ptr %194, i64 %217
  %219 = getelementptr i8, ptr %193, i64 %215
  %220 = getelementptr i8, ptr %193, i64 %217
  %221 = icmp ult ptr %216, %220
  %222 = icmp ult ptr %219, %218
  %223 = and i1 %221, %222
  br i1 %223, label %246, label %224

224:                                              ; preds = %214
  %225 = and i64 %212, -4
  %226 = add i64 %197, %225
  br label %227

227:                                              ; preds = %227, %224
  %228 = phi i64 [ 0, %224 ], [ %242, %227 ]
  %229 = add i64 %197, %228
  %230 = getelementptr inbounds double, ptr %194, i64 %229
  %231 = getelementptr inbounds double, ptr %193, i64 %229
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %233 = load <2 x double>, ptr %231, align 8, !tbaa !25, !alias.scope !67
  %234 = load <2 x double>, ptr %232, align 8, !tbaa !25, !alias.scope !67
  %235 = fmul <2 x double> %233, splat (double 2.500000e-01)
  %236 = fmul <2 x double> %234, splat (double 2.500000e-01)
  %237 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %238 = load <2 x double>, ptr %230, align 8, !tbaa !25, !alias.scope !70, !noalias !67
  %239 = load <2 x double>, ptr %237, align 8, !tbaa !25, !alias.scope !70, !noalias !67
  %240 = fadd <2 x double> %235, %238
  %241 = fadd <2 x double> %236, %239
  store <2 x double> %240, ptr %230, align 8, !tbaa !25, !alias.scope !70, !noalias !67
  store <2 x double> %241, ptr %237, align 8, !tbaa !25, !alias.scope !70, !noalias !67
  %242 = add nuw i64 %228, 4
  %243 = icmp eq i64 %242, %225
  br i1 %243, label %244, label %227, !llvm.loop !72

244:                                              ; preds = %227
  %245 = icmp eq i64 %212, %225
  br i1 %245, label %280, label %246

246:                                              ; preds = %214, %211, %244
  %247 = phi i64 [ %197, %214 ], [ %197, %211 ], [ %226, %244 ]
  %248 = sub i64 %195, %247
  %249 = add i64 %247, 1
  %250 = and i64 %248, 1
  %251 = icmp eq i64 %250, 0
  br i1 %251, label %260, label %252

252:                                              ; preds = %246
  %253 = getelementptr inbounds double, ptr %194, i64 %247
  %254 = getelementptr inbounds double, ptr %193, i64 %247
  %255 = load double, ptr %254, align 8, !tbaa !25
  %256 = fmul double %255, 2.500000e-01
  %257 = load double, ptr %253, align 8, !tbaa !25
  %258 = fadd double %256, %257
  store double %258, ptr %253, align 8, !tbaa !25
  %259 = add nsw i64 %247, 1
  br label %260

260:                                              ; preds = %252, %246
  %261 = phi i64 [ %247, %246 ], [ %259, %252 ]
  %262 = icmp eq i64 %195, %249
  br i1 %262, label %280, label %263

263:                                              ; preds = %260, %263
  %264 = phi i64 [ %278, %263 ], [ %261, %260 ]
  %265 = getelementptr inbounds double, ptr %194, i64 %264
  %266 = getelementptr inbounds double, ptr %193, i64 %264
  %267 = load double, ptr %266, align 8, !tbaa !25
  %268 = fmul double %267, 2.500000e-01
  %269 = load double, ptr %265, align 8, !tbaa !25
  %270 = fadd double %268, %269
  store double %270, ptr %265, align 8, !tbaa !25
  %271 = add nsw i64 %264, 1
  %272 = getelementptr inbounds double, ptr %194, i64 %271
  %273 = getelementptr inbounds double, ptr %193, i64 %271
  %274 = load double, ptr %273, align 8, !tbaa !25
  %275 = fmul double %274, 2.500000e-01
  %276 = load double, ptr %272, align 8, !tbaa !25
  %277 = fadd double %275, %276
  store double %277, ptr %272, align 8, !tbaa !25
  %278 = add nsw i64 %264, 2
  %279 = icmp eq i64 %278, %195
  br i1 %279, label %280, label %263, !llvm.loop !73

280:                                              ; preds = %260, %263, %244, %209
  %281 = load ptr, ptr %4, align 8, !tbaa !15
  call void @free(ptr noundef %281) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 {
  %4 = icmp eq i64 %1, 0
  %5 = icmp eq i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = sdiv i64 9223372036854775807, %2
  %9 = icmp sgt i64 %1, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %11, align 8, !tbaa !74
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #12
  unreachable

12:                                               ; preds = %3, %7
  %13 = mul nsw i64 %2, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !18
  %16 = icmp eq i64 %13, %15
  br i1 %16, label %32, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr %0, align 8, !tbaa !15
  tail call void @free(ptr noundef %18) #11
  %19 = icmp sgt i64 %13, 0
  br i1 %19, label %20, label %30

20:                                               ; preds = %17
  %21 = icmp samesign ugt i64 %13, 2305843009213693951
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %23, align 8, !tbaa !74
  tail call void @__cxa_throw(ptr nonnull %23, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #12
  unreachable

24:                                               ; preds = %20
  %25 = shl nuw i64 %13, 3
  %26 = tail call noalias ptr @malloc(i64 noundef %25) #13
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %29, align 8, !tbaa !74
  tail call void @__cxa_throw(ptr nonnull %29, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #12
  unreachable

30:                                               ; preds = %24, %17
  %31 = phi ptr [ %26, %24 ], [ null, %17 ]
  store ptr %31, ptr %0, align 8, !tbaa !15
  br label %32

32:                                               ; preds = %12, %30
  store i64 %1, ptr %14, align 8, !tbaa !18
  ret void
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt9bad_allocD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen8internal26call_dense_assignment_loopINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEENS_7ProductINS2_IdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS0_17scalar_product_opIddEEKS3_S9_EELi1EEENS0_9assign_opIddEEEEvRT_RKT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) local_unnamed_addr #7 comdat personality ptr @__gxx_personality_v0 {
  %4 = alloca %"struct.Eigen::internal::evaluator.127", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = load ptr, ptr %1, align 8, !tbaa !76, !nonnull !81, !align !82
  store ptr %5, ptr %4, align 8, !tbaa !38
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %8 = load ptr, ptr %7, align 8, !tbaa !83, !nonnull !81, !align !82
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  %10 = ptrtoint ptr %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !84, !nonnull !81, !align !82
  %13 = load ptr, ptr %12, align 8, !tbaa !15
  %14 = ptrtoint ptr %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %127, label %19

19:                                               ; preds = %3
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %16, i64 noundef 1)
          to label %20 unwind label %124

20:                                               ; preds = %19
  %21 = load i64, ptr %17, align 8, !tbaa !18
  %22 = load ptr, ptr %6, align 8, !tbaa !15
  %23 = ptrtoint ptr %22 to i64
  %24 = sdiv i64 %21, 2
  %25 = shl nsw i64 %24, 1
  %26 = icmp sgt i64 %21, 1
  br i1 %26, label %112, label %27

27:                                               ; preds = %112, %20
  %28 = icmp slt i64 %25, %21
  br i1 %28, label %29, label %127

29:                                               ; preds = %27
  %30 = sub i64 %21, %25
  %31 = icmp ult i64 %30, 8
  br i1 %31, label %60, label %32

32:                                               ; preds = %29
  %33 = sub i64 %23, %10
  %34 = icmp ult i64 %33, 32
  %35 = sub i64 %23, %14
  %36 = icmp ult i64 %35, 32
  %37 = or i1 %34, %36
  br i1 %37, label %60, label %38

38:                                               ; preds = %32
  %39 = and i64 %30, -4
  %40 = add i64 %25, %39
  br label %41

41:                                               ; preds = %41, %38
  %42 = phi i64 [ 0, %38 ], [ %56, %41 ]
  %43 = add i64 %25, %42
  %44 = getelementptr inbounds double, ptr %22, i64 %43
  %45 = getelementptr inbounds double, ptr %9, i64 %43
  %46 = getelementptr inbounds double, ptr %13, i64 %43
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %48 = load <2 x double>, ptr %45, align 8, !tbaa !25
  %49 = load <2 x double>, ptr %47, align 8, !tbaa !25
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %51 = load <2 x double>, ptr %46, align 8, !tbaa !25
  %52 = load <2 x double>, ptr %50, align 8, !tbaa !25
  %53 = fmul <2 x double> %48, %51
  %54 = fmul <2 x double> %49, %52
  %55 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store <2 x double> %53, ptr %44, align 8, !tbaa !25
  store <2 x double> %54, ptr %55, align 8, !tbaa !25
  %56 = add nuw i64 %42, 4
  %57 = icmp eq i64 %56, %39
  br i1 %57, label %58, label %41, !llvm.loop !85

58:                                               ; preds = %41
  %59 = icmp eq i64 %30, %39
  br i1 %59, label %127, label %60

60:                                               ; preds = %32, %29, %58
  %61 = phi i64 [ %25, %32 ], [ %25, %29 ], [ %40, %58 ]
  %62 = sub i64 %21, %61
  %63 = and i64 %62, 3
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %77, label %65

65:                                               ; preds = %60, %65
  %66 = phi i64 [ %74, %65 ], [ %61, %60 ]
  %67 = phi i64 [ %75, %65 ], [ 0, %60 ]
  %68 = getelementptr inbounds double, ptr %22, i64 %66
  %69 = getelementptr inbounds double, ptr %9, i64 %66
  %70 = getelementptr inbounds double, ptr %13, i64 %66
  %71 = load double, ptr %69, align 8, !tbaa !25
  %72 = load double, ptr %70, align 8, !tbaa !25
  %73 = fmul double %71, %72
  store double %73, ptr %68, align 8, !tbaa !25
  %74 = add nsw i64 %66, 1
  %75 = add i64 %67, 1
  %76 = icmp eq i64 %75, %63
  br i1 %76, label %77, label %65, !llvm.loop !86

77:                                               ; preds = %65, %60
  %78 = phi i64 [ %61, %60 ], [ %74, %65 ]
  %79 = sub i64 %61, %21
  %80 = icmp ugt i64 %79, -4
  br i1 %80, label %127, label %81

81:                                               ; preds = %77, %81
  %82 = phi i64 [ %110, %81 ], [ %78, %77 ]
  %83 = getelementptr inbounds double, ptr %22, i64 %82
  %84 = getelementptr inbounds double, ptr %9, i64 %82
  %85 = getelementptr inbounds double, ptr %13, i64 %82
  %86 = load double, ptr %84, align 8, !tbaa !25
  %87 = load double, ptr %85, align 8, !tbaa !25
  %88 = fmul double %86, %87
  store double %88, ptr %83, align 8, !tbaa !25
  %89 = add nsw i64 %82, 1
  %90 = getelementptr inbounds double, ptr %22, i64 %89
  %91 = getelementptr inbounds double, ptr %9, i64 %89
  %92 = getelementptr inbounds double, ptr %13, i64 %89
  %93 = load double, ptr %91, align 8, !tbaa !25
  %94 = load double, ptr %92, align 8, !tbaa !25
  %95 = fmul double %93, %94
  store double %95, ptr %90, align 8, !tbaa !25
  %96 = add nsw i64 %82, 2
  %97 = getelementptr inbounds double, ptr %22, i64 %96
  %98 = getelementptr inbounds double, ptr %9, i64 %96
  %99 = getelementptr inbounds double, ptr %13, i64 %96
  %100 = load double, ptr %98, align 8, !tbaa !25
  %101 = load double, ptr %99, align 8, !tbaa !25
  %102 = fmul double %100, %101
  store double %102, ptr %97, align 8, !tbaa !25
  %103 = add nsw i64 %82, 3
  %104 = getelementptr inbounds double, ptr %22, i64 %103
  %105 = getelementptr inbounds double, ptr %9, i64 %103
  %106 = getelementptr inbounds double, ptr %13, i64 %103
  %107 = load double, ptr %105, align 8, !tbaa !25
  %108 = load double, ptr %106, align 8, !tbaa !25
  %109 = fmul double %107, %108
  store double %109, ptr %104, align 8, !tbaa !25
  %110 = add nsw i64 %82, 4
  %111 = icmp eq i64 %110, %21
  br i1 %111, label %127, label %81, !llvm.loop !87

112:                                              ; preds = %20, %112
  %113 = phi i64 [ %120, %112 ], [ 0, %20 ]
  %114 = getelementptr inbounds nuw double, ptr %22, i64 %113
  %115 = getelementptr inbounds nuw double, ptr %9, i64 %113
  %116 = load <2 x double>, ptr %115, align 16, !tbaa !32
  %117 = getelementptr inbounds nuw double, ptr %13, i64 %113
  %118 = load <2 x double>, ptr %117, align 16, !tbaa !32
  %119 = fmul <2 x double> %116, %118
  store <2 x double> %119, ptr %114, align 16, !tbaa !32
  %120 = add nuw nsw i64 %113, 2
  %121 = icmp slt i64 %120, %25
  br i1 %121, label %112, label %27, !llvm.loop !88

122:                                              ; preds = %301, %124
  %123 = phi { ptr, i32 } [ %125, %124 ], [ %302, %301 ]
  resume { ptr, i32 } %123

124:                                              ; preds = %19
  %125 = landingpad { ptr, i32 }
          cleanup
  %126 = load ptr, ptr %6, align 8, !tbaa !15
  call void @free(ptr noundef %126) #11
  br label %122

127:                                              ; preds = %77, %81, %58, %3, %27
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %129 = load ptr, ptr %4, align 8, !tbaa !89, !nonnull !81, !align !82
  %130 = load ptr, ptr %129, align 8, !tbaa !9
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %132 = load i64, ptr %131, align 8, !tbaa !14
  store ptr %130, ptr %128, align 8, !tbaa !99
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %132, ptr %133, align 8, !tbaa !100
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %135 = load ptr, ptr %6, align 8, !tbaa !15
  store ptr %135, ptr %134, align 8, !tbaa !101
  %136 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %137 = load ptr, ptr %1, align 8, !tbaa !76, !nonnull !81, !align !82
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %139 = load i64, ptr %138, align 8, !tbaa !17
  store i64 %139, ptr %136, align 8, !tbaa !102
  %140 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %141 = load i64, ptr %140, align 8, !tbaa !14
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %143 = load i64, ptr %142, align 8, !tbaa !18
  %144 = icmp eq i64 %143, %141
  br i1 %144, label %148, label %145

145:                                              ; preds = %127
  invoke void @_ZN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %141, i64 noundef 1)
          to label %146 unwind label %301

146:                                              ; preds = %145
  %147 = load i64, ptr %142, align 8, !tbaa !18
  br label %148

148:                                              ; preds = %146, %127
  %149 = phi i64 [ %147, %146 ], [ %141, %127 ]
  %150 = load ptr, ptr %0, align 8, !tbaa !15
  %151 = sdiv i64 %149, 2
  %152 = shl nsw i64 %151, 1
  %153 = icmp sgt i64 %149, 1
  br i1 %153, label %241, label %154

154:                                              ; preds = %295, %148
  %155 = icmp slt i64 %152, %149
  %156 = load ptr, ptr %6, align 8, !tbaa !15
  br i1 %155, label %157, label %300

157:                                              ; preds = %154
  %158 = load ptr, ptr %4, align 8, !tbaa !89, !nonnull !81, !align !82
  %159 = load ptr, ptr %158, align 8, !tbaa !9, !noalias !103
  %160 = load i64, ptr %17, align 8, !tbaa !18, !noalias !106
  %161 = icmp eq i64 %160, 0
  %162 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %163 = icmp sgt i64 %160, 1
  %164 = add i64 %160, -1
  %165 = add i64 %160, -2
  %166 = and i64 %164, 3
  %167 = icmp ult i64 %165, 3
  %168 = and i64 %164, -4
  %169 = icmp eq i64 %166, 0
  %170 = icmp ne i64 %166, 0
  br label %171

171:                                              ; preds = %236, %157
  %172 = phi i64 [ %152, %157 ], [ %239, %236 ]
  %173 = getelementptr inbounds double, ptr %159, i64 %172
  br i1 %161, label %236, label %174

174:                                              ; preds = %171
  %175 = load i64, ptr %162, align 8, !tbaa !14
  %176 = load double, ptr %173, align 8, !tbaa !25
  %177 = load double, ptr %156, align 8, !tbaa !25
  %178 = fmul double %176, %177
  br i1 %163, label %179, label %236

179:                                              ; preds = %174
  br i1 %167, label %219, label %180

180:                                              ; preds = %179, %180
  %181 = phi i64 [ %215, %180 ], [ 1, %179 ]
  %182 = phi double [ %214, %180 ], [ %178, %179 ]
  %183 = phi i64 [ %216, %180 ], [ 0, %179 ]
  %184 = mul nsw i64 %181, %175
  %185 = getelementptr double, ptr %173, i64 %184
  %186 = load double, ptr %185, align 8, !tbaa !25
  %187 = getelementptr double, ptr %156, i64 %181
  %188 = load double, ptr %187, align 8, !tbaa !25
  %189 = fmul double %186, %188
  %190 = fadd double %182, %189
  %191 = add nuw nsw i64 %181, 1
  %192 = mul nsw i64 %191, %175
  %193 = getelementptr double, ptr %173, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !25
  %195 = getelementptr double, ptr %156, i64 %191
  %196 = load double, ptr %195, align 8, !tbaa !25
  %197 = fmul double %194, %196
  %198 = fadd double %190, %197
  %199 = add nuw nsw i64 %181, 2
  %200 = mul nsw i64 %199, %175
  %201 = getelementptr double, ptr %173, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !25
  %203 = getelementptr double, ptr %156, i64 %199
  %204 = load double, ptr %203, align 8, !tbaa !25
  %205 = fmul double %202, %204
  %206 = fadd double %198, %205
  %207 = add nuw nsw i64 %181, 3
  %208 = mul nsw i64 %207, %175
  %209 = getelementptr double, ptr %173, i64 %208
  %210 = load double, ptr %209, align 8, !tbaa !25
  %211 = getelementptr double, ptr %156, i64 %207
  %212 = load double, ptr %211, align 8, !tbaa !25
  %213 = fmul double %210, %212
  %214 = fadd double %206, %213
  %215 = add nuw nsw i64 %181, 4
  %216 = add i64 %183, 4
  %217 = icmp eq i64 %216, %168
  br i1 %217, label %218, label %180, !llvm.loop !27

218:                                              ; preds = %180
  br i1 %169, label %236, label %219

219:                                              ; preds = %218, %179
  %220 = phi i64 [ 1, %179 ], [ %215, %218 ]
  %221 = phi double [ %178, %179 ], [ %214, %218 ]
  call void @llvm.assume(i1 %170)
  br label %222

222:                                              ; preds = %222, %219
  %223 = phi i64 [ %233, %222 ], [ %220, %219 ]
  %224 = phi double [ %232, %222 ], [ %221, %219 ]
  %225 = phi i64 [ %234, %222 ], [ 0, %219 ]
  %226 = mul nsw i64 %223, %175
  %227 = getelementptr double, ptr %173, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !25
  %229 = getelementptr double, ptr %156, i64 %223
  %230 = load double, ptr %229, align 8, !tbaa !25
  %231 = fmul double %228, %230
  %232 = fadd double %224, %231
  %233 = add nuw nsw i64 %223, 1
  %234 = add i64 %225, 1
  %235 = icmp eq i64 %234, %166
  br i1 %235, label %236, label %222, !llvm.loop !109

236:                                              ; preds = %218, %222, %174, %171
  %237 = phi double [ 0.000000e+00, %171 ], [ %178, %174 ], [ %214, %218 ], [ %232, %222 ]
  %238 = getelementptr inbounds double, ptr %150, i64 %172
  store double %237, ptr %238, align 8, !tbaa !25
  %239 = add nsw i64 %172, 1
  %240 = icmp eq i64 %239, %149
  br i1 %240, label %300, label %171, !llvm.loop !110

241:                                              ; preds = %148, %295
  %242 = phi i64 [ %298, %295 ], [ 0, %148 ]
  %243 = load i64, ptr %136, align 8, !tbaa !102
  %244 = icmp sgt i64 %243, 0
  br i1 %244, label %245, label %295

245:                                              ; preds = %241
  %246 = load ptr, ptr %128, align 8, !tbaa !111
  %247 = getelementptr inbounds nuw double, ptr %246, i64 %242
  %248 = load i64, ptr %133, align 8, !tbaa !100
  %249 = load ptr, ptr %134, align 8, !tbaa !112
  %250 = and i64 %243, 1
  %251 = icmp eq i64 %243, 1
  br i1 %251, label %282, label %252

252:                                              ; preds = %245
  %253 = and i64 %243, 9223372036854775806
  br label %254

254:                                              ; preds = %254, %252
  %255 = phi <2 x double> [ zeroinitializer, %252 ], [ %276, %254 ]
  %256 = phi i64 [ 0, %252 ], [ %277, %254 ]
  %257 = phi i64 [ 0, %252 ], [ %278, %254 ]
  %258 = mul nsw i64 %256, %248
  %259 = getelementptr inbounds double, ptr %247, i64 %258
  %260 = load <2 x double>, ptr %259, align 1, !tbaa !32
  %261 = getelementptr double, ptr %249, i64 %256
  %262 = load double, ptr %261, align 8, !tbaa !25
  %263 = insertelement <2 x double> poison, double %262, i64 0
  %264 = shufflevector <2 x double> %263, <2 x double> poison, <2 x i32> zeroinitializer
  %265 = fmul <2 x double> %260, %264
  %266 = fadd <2 x double> %255, %265
  %267 = or disjoint i64 %256, 1
  %268 = mul nsw i64 %267, %248
  %269 = getelementptr inbounds double, ptr %247, i64 %268
  %270 = load <2 x double>, ptr %269, align 1, !tbaa !32
  %271 = getelementptr double, ptr %249, i64 %267
  %272 = load double, ptr %271, align 8, !tbaa !25
  %273 = insertelement <2 x double> poison, double %272, i64 0
  %274 = shufflevector <2 x double> %273, <2 x double> poison, <2 x i32> zeroinitializer
  %275 = fmul <2 x double> %270, %274
  %276 = fadd <2 x double> %266, %275
  %277 = add nuw nsw i64 %256, 2
  %278 = add i64 %257, 2
  %279 = icmp eq i64 %278, %253
  br i1 %279, label %280, label %254, !llvm.loop !33

280:                                              ; preds = %254
  %281 = icmp eq i64 %250, 0
  br i1 %281, label %295, label %282

282:                                              ; preds = %280, %245
  %283 = phi <2 x double> [ zeroinitializer, %245 ], [ %276, %280 ]
  %284 = phi i64 [ 0, %245 ], [ %277, %280 ]
  %285 = icmp ne i64 %250, 0
  call void @llvm.assume(i1 %285)
  %286 = mul nsw i64 %284, %248
  %287 = getelementptr inbounds double, ptr %247, i64 %286
  %288 = load <2 x double>, ptr %287, align 1, !tbaa !32
  %289 = getelementptr double, ptr %249, i64 %284
  %290 = load double, ptr %289, align 8, !tbaa !25
  %291 = insertelement <2 x double> poison, double %290, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  %293 = fmul <2 x double> %288, %292
  %294 = fadd <2 x double> %283, %293
  br label %295

295:                                              ; preds = %282, %280, %241
  %296 = phi <2 x double> [ zeroinitializer, %241 ], [ %276, %280 ], [ %294, %282 ]
  %297 = getelementptr inbounds nuw double, ptr %150, i64 %242
  store <2 x double> %296, ptr %297, align 16, !tbaa !32
  %298 = add nuw nsw i64 %242, 2
  %299 = icmp slt i64 %298, %152
  br i1 %299, label %241, label %154, !llvm.loop !113

300:                                              ; preds = %236, %154
  call void @free(ptr noundef %156) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

301:                                              ; preds = %145
  %302 = landingpad { ptr, i32 }
          cleanup
  %303 = load ptr, ptr %6, align 8, !tbaa !15
  call void @free(ptr noundef %303) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %122
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold noreturn }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }
attributes #12 = { noreturn }
attributes #13 = { nounwind allocsize(0) }

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
!10 = !{!"_ZTSN5Eigen12DenseStorageIdLin1ELin1ELin1ELi0EEE", !11, i64 0, !13, i64 8, !13, i64 16}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!10, !13, i64 8}
!15 = !{!16, !11, i64 0}
!16 = !{!"_ZTSN5Eigen12DenseStorageIdLin1ELin1ELi1ELi0EEE", !11, i64 0, !13, i64 8}
!17 = !{!10, !13, i64 16}
!18 = !{!16, !13, i64 8}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl: argument 0"}
!21 = distinct !{!21, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE3colEl: argument 0"}
!24 = distinct !{!24, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE3colEl"}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !7, i64 0}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = distinct !{!31, !28}
!32 = !{!7, !7, i64 0}
!33 = distinct !{!33, !28}
!34 = distinct !{!34, !28}
!35 = distinct !{!35, !28}
!36 = distinct !{!36, !30}
!37 = distinct !{!37, !28}
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 _ZTSN5Eigen6MatrixIdLin1ELin1ELi0ELin1ELin1EEE", !12, i64 0}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZNK5Eigen10MatrixBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE11lazyProductINS_13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS1_IdLin1ELi1ELi0ELin1ELi1EEESA_EEEEKNS_7ProductIS2_T_Li1EEERKNS0_ISD_EE: argument 0"}
!42 = distinct !{!42, !"_ZNK5Eigen10MatrixBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE11lazyProductINS_13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS1_IdLin1ELi1ELi0ELin1ELi1EEESA_EEEEKNS_7ProductIS2_T_Li1EEERKNS0_ISD_EE"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZNK5Eigen9DenseBaseINS_7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS2_IdLin1ELi1ELi0ELin1ELi1EEES9_EELi1EEEE4evalEv: argument 0"}
!45 = distinct !{!45, !"_ZNK5Eigen9DenseBaseINS_7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS2_IdLin1ELi1ELi0ELin1ELi1EEES9_EELi1EEEE4evalEv"}
!46 = !{!47}
!47 = distinct !{!47, !48}
!48 = distinct !{!48, !"LVerDomain"}
!49 = !{!50}
!50 = distinct !{!50, !48}
!51 = distinct !{!51, !28, !52, !53}
!52 = !{!"llvm.loop.isvectorized", i32 1}
!53 = !{!"llvm.loop.unroll.runtime.disable"}
!54 = distinct !{!54, !28, !52}
!55 = distinct !{!55, !28}
!56 = !{!57}
!57 = distinct !{!57, !45, !"_ZNK5Eigen9DenseBaseINS_7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS2_IdLin1ELi1ELi0ELin1ELi1EEES9_EELi1EEEE4evalEv: argument 0:It1"}
!58 = !{!59}
!59 = distinct !{!59, !60}
!60 = distinct !{!60, !"LVerDomain"}
!61 = !{!62}
!62 = distinct !{!62, !60}
!63 = distinct !{!63, !28, !52, !53}
!64 = distinct !{!64, !28, !52}
!65 = !{!66}
!66 = distinct !{!66, !45, !"_ZNK5Eigen9DenseBaseINS_7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS2_IdLin1ELi1ELi0ELin1ELi1EEES9_EELi1EEEE4evalEv: argument 0:It2"}
!67 = !{!68}
!68 = distinct !{!68, !69}
!69 = distinct !{!69, !"LVerDomain"}
!70 = !{!71}
!71 = distinct !{!71, !69}
!72 = distinct !{!72, !28, !52, !53}
!73 = distinct !{!73, !28, !52}
!74 = !{!75, !75, i64 0}
!75 = !{!"vtable pointer", !8, i64 0}
!76 = !{!77, !39, i64 0}
!77 = !{!"_ZTSN5Eigen7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS1_IdLin1ELi1ELi0ELin1ELi1EEES8_EELi1EEE", !39, i64 0, !78, i64 8}
!78 = !{!"_ZTSN5Eigen13CwiseBinaryOpINS_8internal17scalar_product_opIddEEKNS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEES6_EE", !79, i64 0, !79, i64 8, !80, i64 16}
!79 = !{!"p1 _ZTSN5Eigen6MatrixIdLin1ELi1ELi0ELin1ELi1EEE", !12, i64 0}
!80 = !{!"_ZTSN5Eigen8internal17scalar_product_opIddEE"}
!81 = !{}
!82 = !{i64 8}
!83 = !{!78, !79, i64 0}
!84 = !{!78, !79, i64 8}
!85 = distinct !{!85, !28, !52, !53}
!86 = distinct !{!86, !30}
!87 = distinct !{!87, !28, !52}
!88 = distinct !{!88, !28}
!89 = !{!90, !39, i64 0}
!90 = !{!"_ZTSN5Eigen8internal17product_evaluatorINS_7ProductINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEENS_13CwiseBinaryOpINS0_17scalar_product_opIddEEKNS3_IdLin1ELi1ELi0ELin1ELi1EEES9_EELi1EEELi7ENS_10DenseShapeESC_ddEE", !39, i64 0, !91, i64 8, !93, i64 24, !96, i64 40, !13, i64 48}
!91 = !{!"_ZTSN5Eigen6MatrixIdLin1ELi1ELi0ELin1ELi1EEE", !92, i64 0}
!92 = !{!"_ZTSN5Eigen15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEE", !16, i64 0}
!93 = !{!"_ZTSN5Eigen8internal9evaluatorINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEE", !94, i64 0}
!94 = !{!"_ZTSN5Eigen8internal9evaluatorINS_15PlainObjectBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEEEEE", !95, i64 0}
!95 = !{!"_ZTSN5Eigen8internal30plainobjectbase_evaluator_dataIdLin1EEE", !11, i64 0, !13, i64 8}
!96 = !{!"_ZTSN5Eigen8internal9evaluatorINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEE", !97, i64 0}
!97 = !{!"_ZTSN5Eigen8internal9evaluatorINS_15PlainObjectBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEEEEE", !98, i64 0}
!98 = !{!"_ZTSN5Eigen8internal30plainobjectbase_evaluator_dataIdLi0EEE", !11, i64 0}
!99 = !{!95, !11, i64 0}
!100 = !{!95, !13, i64 8}
!101 = !{!98, !11, i64 0}
!102 = !{!90, !13, i64 48}
!103 = !{!104}
!104 = distinct !{!104, !105, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl: argument 0"}
!105 = distinct !{!105, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELin1ELi0ELin1ELin1EEEE3rowEl"}
!106 = !{!107}
!107 = distinct !{!107, !108, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE3colEl: argument 0"}
!108 = distinct !{!108, !"_ZNK5Eigen9DenseBaseINS_6MatrixIdLin1ELi1ELi0ELin1ELi1EEEE3colEl"}
!109 = distinct !{!109, !30}
!110 = distinct !{!110, !28}
!111 = !{!94, !11, i64 0}
!112 = !{!97, !11, i64 0}
!113 = distinct !{!113, !28}
