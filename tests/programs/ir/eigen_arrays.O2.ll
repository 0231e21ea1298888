target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.Eigen::Array" = type { %"class.Eigen::PlainObjectBase" }
%"class.Eigen::PlainObjectBase" = type { %"class.Eigen::DenseStorage" }
%"class.Eigen::DenseStorage" = type { ptr, i64 }

$_ZN5Eigen15PlainObjectBaseINS_5ArrayIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll = comdat any

@_ZTISt9bad_alloc = external constant ptr
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x ptr] }, align 8
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, i64 noundef %1, double noundef %2) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %4 = ptrtoint ptr %0 to i64
  %5 = alloca %"class.Eigen::Array", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  invoke void @_ZN5Eigen15PlainObjectBaseINS_5ArrayIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef %1, i64 noundef 1)
          to label %6 unwind label %73

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !9
  %9 = icmp eq i64 %8, %1
  br i1 %9, label %13, label %10

10:                                               ; preds = %6
  invoke void @_ZN5Eigen15PlainObjectBaseINS_5ArrayIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef %1, i64 noundef 1)
          to label %11 unwind label %73

11:                                               ; preds = %10
  %12 = load i64, ptr %7, align 8, !tbaa !9
  br label %13

13:                                               ; preds = %11, %6
  %14 = phi i64 [ %12, %11 ], [ %1, %6 ]
  %15 = load ptr, ptr %5, align 8, !tbaa !14
  %16 = icmp sgt i64 %14, 0
  br i1 %16, label %17, label %76

17:                                               ; preds = %13
  %18 = ptrtoint ptr %15 to i64
  %19 = icmp eq i64 %14, 1
  %20 = sub i64 %18, %4
  %21 = icmp ult i64 %20, 16
  %22 = select i1 %19, i1 true, i1 %21
  br i1 %22, label %52, label %23

23:                                               ; preds = %17
  %24 = and i64 %14, 9223372036854775806
  %25 = insertelement <2 x double> poison, double %2, i64 0
  %26 = shufflevector <2 x double> %25, <2 x double> poison, <2 x i32> zeroinitializer
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi i64 [ 0, %23 ], [ %48, %27 ]
  %29 = getelementptr inbounds nuw double, ptr %15, i64 %28
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %31 = load <2 x double>, ptr %30, align 8, !tbaa !15
  %32 = extractelement <2 x double> %31, i64 0
  %33 = extractelement <2 x double> %31, i64 1
  %34 = fmul <2 x double> %26, %31
  %35 = call <2 x double> @llvm.sin.v2f64(<2 x double> %34)
  %36 = call noundef double @llvm.sqrt.f64(double %32)
  %37 = call noundef double @llvm.sqrt.f64(double %33)
  %38 = call noundef double @llvm.exp.f64(double %36)
  %39 = call noundef double @llvm.exp.f64(double %37)
  %40 = insertelement <2 x double> poison, double %38, i64 0
  %41 = insertelement <2 x double> %40, double %39, i64 1
  %42 = fadd <2 x double> %35, %41
  %43 = call <2 x double> @llvm.log.v2f64(<2 x double> %31)
  %44 = fmul <2 x double> %31, %31
  %45 = fadd <2 x double> %44, splat (double 1.000000e+00)
  %46 = fdiv <2 x double> %43, %45
  %47 = fsub <2 x double> %42, %46
  store <2 x double> %47, ptr %29, align 8, !tbaa !15
  %48 = add nuw i64 %28, 2
  %49 = icmp eq i64 %48, %24
  br i1 %49, label %50, label %27, !llvm.loop !17

50:                                               ; preds = %27
  %51 = icmp eq i64 %14, %24
  br i1 %51, label %76, label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ 0, %17 ], [ %24, %50 ]
  br label %54

54:                                               ; preds = %52, %54
  %55 = phi i64 [ %69, %54 ], [ %53, %52 ]
  %56 = getelementptr inbounds nuw double, ptr %15, i64 %55
  %57 = getelementptr inbounds nuw double, ptr %0, i64 %55
  %58 = load double, ptr %57, align 8, !tbaa !15
  %59 = fmul double %2, %58
  %60 = call noundef double @llvm.sin.f64(double %59)
  %61 = call noundef double @llvm.sqrt.f64(double %58)
  %62 = call noundef double @llvm.exp.f64(double %61)
  %63 = fadd double %60, %62
  %64 = call noundef double @llvm.log.f64(double %58)
  %65 = fmul double %58, %58
  %66 = fadd double %65, 1.000000e+00
  %67 = fdiv double %64, %66
  %68 = fsub double %63, %67
  store double %68, ptr %56, align 8, !tbaa !15
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %14
  br i1 %70, label %76, label %54, !llvm.loop !21

71:                                               ; preds = %608, %73
  %72 = phi { ptr, i32 } [ %74, %73 ], [ %609, %608 ]
  resume { ptr, i32 } %72

73:                                               ; preds = %10, %3
  %74 = landingpad { ptr, i32 }
          cleanup
  %75 = load ptr, ptr %5, align 8, !tbaa !14
  call void @free(ptr noundef %75) #13
  br label %71

76:                                               ; preds = %54, %50, %13
  %77 = icmp eq i64 %14, %1
  br i1 %77, label %82, label %78

78:                                               ; preds = %76
  invoke void @_ZN5Eigen15PlainObjectBaseINS_5ArrayIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef %1, i64 noundef 1)
          to label %79 unwind label %608

79:                                               ; preds = %78
  %80 = load i64, ptr %7, align 8, !tbaa !9
  %81 = load ptr, ptr %5, align 8, !tbaa !14
  br label %82

82:                                               ; preds = %79, %76
  %83 = phi i64 [ %80, %79 ], [ %1, %76 ]
  %84 = phi ptr [ %81, %79 ], [ %15, %76 ]
  %85 = icmp sgt i64 %83, 0
  br i1 %85, label %86, label %122

86:                                               ; preds = %82
  %87 = and i64 %83, 1
  %88 = icmp eq i64 %83, 1
  br i1 %88, label %126, label %89

89:                                               ; preds = %86
  %90 = and i64 %83, 9223372036854775806
  br label %91

91:                                               ; preds = %116, %89
  %92 = phi i64 [ 0, %89 ], [ %119, %116 ]
  %93 = phi i64 [ 0, %89 ], [ %120, %116 ]
  %94 = getelementptr double, ptr %0, i64 %92
  %95 = load double, ptr %94, align 8, !tbaa !15
  %96 = fcmp ogt double %95, 4.000000e-01
  %97 = getelementptr double, ptr %15, i64 %92
  %98 = load double, ptr %97, align 8, !tbaa !15
  br i1 %96, label %99, label %101

99:                                               ; preds = %91
  %100 = call noundef double @llvm.pow.f64(double %98, double 1.500000e+00)
  br label %103

101:                                              ; preds = %91
  %102 = call noundef double @llvm.tanh.f64(double %98)
  br label %103

103:                                              ; preds = %101, %99
  %104 = phi double [ %100, %99 ], [ %102, %101 ]
  %105 = getelementptr double, ptr %84, i64 %92
  store double %104, ptr %105, align 8, !tbaa !15
  %106 = or disjoint i64 %92, 1
  %107 = getelementptr double, ptr %0, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !15
  %109 = fcmp ogt double %108, 4.000000e-01
  %110 = getelementptr double, ptr %15, i64 %106
  %111 = load double, ptr %110, align 8, !tbaa !15
  br i1 %109, label %114, label %112

112:                                              ; preds = %103
  %113 = call noundef double @llvm.tanh.f64(double %111)
  br label %116

114:                                              ; preds = %103
  %115 = call noundef double @llvm.pow.f64(double %111, double 1.500000e+00)
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi double [ %115, %114 ], [ %113, %112 ]
  %118 = getelementptr double, ptr %84, i64 %106
  store double %117, ptr %118, align 8, !tbaa !15
  %119 = add nuw nsw i64 %92, 2
  %120 = add i64 %93, 2
  %121 = icmp eq i64 %120, %90
  br i1 %121, label %124, label %91, !llvm.loop !22

122:                                              ; preds = %82
  %123 = icmp eq i64 %83, 0
  br i1 %123, label %242, label %141

124:                                              ; preds = %116
  %125 = icmp eq i64 %87, 0
  br i1 %125, label %141, label %126

126:                                              ; preds = %124, %86
  %127 = phi i64 [ 0, %86 ], [ %119, %124 ]
  %128 = icmp ne i64 %87, 0
  call void @llvm.assume(i1 %128)
  %129 = getelementptr double, ptr %0, i64 %127
  %130 = load double, ptr %129, align 8, !tbaa !15
  %131 = fcmp ogt double %130, 4.000000e-01
  %132 = getelementptr double, ptr %15, i64 %127
  %133 = load double, ptr %132, align 8, !tbaa !15
  br i1 %131, label %136, label %134

134:                                              ; preds = %126
  %135 = call noundef double @llvm.tanh.f64(double %133)
  br label %138

136:                                              ; preds = %126
  %137 = call noundef double @llvm.pow.f64(double %133, double 1.500000e+00)
  br label %138

138:                                              ; preds = %136, %134
  %139 = phi double [ %137, %136 ], [ %135, %134 ]
  %140 = getelementptr double, ptr %84, i64 %127
  store double %139, ptr %140, align 8, !tbaa !15
  br label %141

141:                                              ; preds = %138, %124, %122
  %142 = sdiv i64 %83, 4
  %143 = shl nsw i64 %142, 2
  %144 = sdiv i64 %83, 2
  %145 = shl nsw i64 %144, 1
  %146 = add i64 %83, 1
  %147 = icmp ult i64 %146, 3
  br i1 %147, label %240, label %148

148:                                              ; preds = %141
  %149 = load <2 x double>, ptr %84, align 16, !tbaa !23
  %150 = icmp sgt i64 %83, 3
  br i1 %150, label %151, label %178

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %153 = load <2 x double>, ptr %152, align 16, !tbaa !23
  %154 = icmp samesign ugt i64 %83, 7
  br i1 %154, label %160, label %155

155:                                              ; preds = %160, %151
  %156 = phi <2 x double> [ %153, %151 ], [ %171, %160 ]
  %157 = phi <2 x double> [ %149, %151 ], [ %167, %160 ]
  %158 = fadd <2 x double> %156, %157
  %159 = icmp sgt i64 %145, %143
  br i1 %159, label %174, label %178

160:                                              ; preds = %151, %160
  %161 = phi i64 [ %172, %160 ], [ 4, %151 ]
  %162 = phi i64 [ %161, %160 ], [ 0, %151 ]
  %163 = phi <2 x double> [ %167, %160 ], [ %149, %151 ]
  %164 = phi <2 x double> [ %171, %160 ], [ %153, %151 ]
  %165 = getelementptr inbounds nuw double, ptr %84, i64 %161
  %166 = load <2 x double>, ptr %165, align 16, !tbaa !23
  %167 = fadd <2 x double> %163, %166
  %168 = getelementptr inbounds nuw double, ptr %84, i64 %162
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 48
  %170 = load <2 x double>, ptr %169, align 16, !tbaa !23
  %171 = fadd <2 x double> %164, %170
  %172 = add nuw nsw i64 %161, 4
  %173 = icmp slt i64 %172, %143
  br i1 %173, label %160, label %155, !llvm.loop !24

174:                                              ; preds = %155
  %175 = getelementptr inbounds nuw double, ptr %84, i64 %143
  %176 = load <2 x double>, ptr %175, align 16, !tbaa !23
  %177 = fadd <2 x double> %158, %176
  br label %178

178:                                              ; preds = %174, %155, %148
  %179 = phi <2 x double> [ %149, %148 ], [ %177, %174 ], [ %158, %155 ]
  %180 = shufflevector <2 x double> %179, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %181 = fadd <2 x double> %179, %180
  %182 = extractelement <2 x double> %181, i64 0
  %183 = icmp slt i64 %145, %83
  br i1 %183, label %184, label %242

184:                                              ; preds = %178
  %185 = sub i64 %83, %145
  %186 = and i64 %185, 7
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %198, label %188

188:                                              ; preds = %184, %188
  %189 = phi i64 [ %195, %188 ], [ %145, %184 ]
  %190 = phi double [ %194, %188 ], [ %182, %184 ]
  %191 = phi i64 [ %196, %188 ], [ 0, %184 ]
  %192 = getelementptr inbounds double, ptr %84, i64 %189
  %193 = load double, ptr %192, align 8, !tbaa !15
  %194 = fadd double %190, %193
  %195 = add nsw i64 %189, 1
  %196 = add i64 %191, 1
  %197 = icmp eq i64 %196, %186
  br i1 %197, label %198, label %188, !llvm.loop !25

198:                                              ; preds = %188, %184
  %199 = phi double [ poison, %184 ], [ %194, %188 ]
  %200 = phi i64 [ %145, %184 ], [ %195, %188 ]
  %201 = phi double [ %182, %184 ], [ %194, %188 ]
  %202 = sub i64 %145, %83
  %203 = icmp ugt i64 %202, -8
  br i1 %203, label %242, label %204

204:                                              ; preds = %198, %204
  %205 = phi i64 [ %238, %204 ], [ %200, %198 ]
  %206 = phi double [ %237, %204 ], [ %201, %198 ]
  %207 = getelementptr inbounds double, ptr %84, i64 %205
  %208 = load double, ptr %207, align 8, !tbaa !15
  %209 = fadd double %206, %208
  %210 = getelementptr double, ptr %84, i64 %205
  %211 = getelementptr i8, ptr %210, i64 8
  %212 = load double, ptr %211, align 8, !tbaa !15
  %213 = fadd double %209, %212
  %214 = getelementptr double, ptr %84, i64 %205
  %215 = getelementptr i8, ptr %214, i64 16
  %216 = load double, ptr %215, align 8, !tbaa !15
  %217 = fadd double %213, %216
  %218 = getelementptr double, ptr %84, i64 %205
  %219 = getelementptr i8, ptr %218, i64 24
  %220 = load double, ptr %219, align 8, !tbaa !15
  %221 = fadd double %217, %220
  %222 = getelementptr double, ptr %84, i64 %205
  %223 = getelementptr i8, ptr %222, i64 32
  %224 = load double, ptr %223, align 8, !tbaa !15
  %225 = fadd double %221, %224
  %226 = getelementptr double, ptr %84, i64 %205
  %227 = getelementptr i8, ptr %226, i64 40
  %228 = load double, ptr %227, align 8, !tbaa !15
  %229 = fadd double %225, %228
  %230 = getelementptr double, ptr %84, i64 %205
  %231 = getelementptr i8, ptr %230, i64 48
  %232 = load double, ptr %231, align 8, !tbaa !15
  %233 = fadd double %229, %232
  %234 = getelementptr double, ptr %84, i64 %205
  %235 = getelementptr i8, ptr %234, i64 56
  %236 = load double, ptr %235, align 8, !tbaa !15
  %237 = fadd double %233, %236
  %238 = add nsw i64 %205, 8
  %239 = icmp eq i64 %238, %83
  br i1 %239, label %242, label %204, !llvm.loop !27

240:                                              ; preds = %141
  %241 = load double, ptr %84, align 8, !tbaa !15
  br label %242

242:                                              ; preds = %198, %204, %240, %178, %122
  %243 = phi double [ 0.000000e+00, %122 ], [ %182, %178 ], [ %241, %240 ], [ %199, %198 ], [ %237, %204 ]
  %244 = ptrtoint ptr %0 to i64
  %245 = and i64 %244, 7
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %247, label %251

247:                                              ; preds = %242
  %248 = lshr exact i64 %244, 3
  %249 = and i64 %248, 1
  %250 = call i64 @llvm.smin.i64(i64 %249, i64 %1)
  br label %251

251:                                              ; preds = %247, %242
  %252 = phi i64 [ %250, %247 ], [ %1, %242 ]
  %253 = sub nsw i64 %1, %252
  %254 = sdiv i64 %253, 4
  %255 = shl nsw i64 %254, 2
  %256 = sdiv i64 %253, 2
  %257 = shl nsw i64 %256, 1
  %258 = add nsw i64 %255, %252
  %259 = add nsw i64 %257, %252
  %260 = add i64 %253, 1
  %261 = icmp ult i64 %260, 3
  br i1 %261, label %362, label %262

262:                                              ; preds = %251
  %263 = getelementptr double, ptr %0, i64 %252
  %264 = load <2 x double>, ptr %263, align 1, !tbaa !23
  %265 = icmp sgt i64 %253, 3
  br i1 %265, label %266, label %295

266:                                              ; preds = %262
  %267 = getelementptr i8, ptr %263, i64 16
  %268 = load <2 x double>, ptr %267, align 1, !tbaa !23
  %269 = icmp samesign ugt i64 %253, 7
  br i1 %269, label %270, label %272

270:                                              ; preds = %266
  %271 = add nsw i64 %252, 4
  br label %277

272:                                              ; preds = %277, %266
  %273 = phi <2 x double> [ %268, %266 ], [ %288, %277 ]
  %274 = phi <2 x double> [ %264, %266 ], [ %284, %277 ]
  %275 = call noundef <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %274, <2 x double> %273) #14, !srcloc !28
  %276 = icmp sgt i64 %257, %255
  br i1 %276, label %291, label %295

277:                                              ; preds = %277, %270
  %278 = phi i64 [ %289, %277 ], [ %271, %270 ]
  %279 = phi i64 [ %278, %277 ], [ %252, %270 ]
  %280 = phi <2 x double> [ %284, %277 ], [ %264, %270 ]
  %281 = phi <2 x double> [ %288, %277 ], [ %268, %270 ]
  %282 = getelementptr inbounds double, ptr %0, i64 %278
  %283 = load <2 x double>, ptr %282, align 1, !tbaa !23
  %284 = call noundef <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %280, <2 x double> %283) #14, !srcloc !28
  %285 = getelementptr double, ptr %0, i64 %279
  %286 = getelementptr i8, ptr %285, i64 48
  %287 = load <2 x double>, ptr %286, align 1, !tbaa !23
  %288 = call noundef <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %281, <2 x double> %287) #14, !srcloc !28
  %289 = add nsw i64 %278, 4
  %290 = icmp slt i64 %289, %258
  br i1 %290, label %277, label %272, !llvm.loop !29

291:                                              ; preds = %272
  %292 = getelementptr inbounds double, ptr %0, i64 %258
  %293 = load <2 x double>, ptr %292, align 1, !tbaa !23
  %294 = call noundef <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %275, <2 x double> %293) #14, !srcloc !28
  br label %295

295:                                              ; preds = %291, %272, %262
  %296 = phi <2 x double> [ %264, %262 ], [ %294, %291 ], [ %275, %272 ]
  %297 = extractelement <2 x double> %296, i64 0
  %298 = extractelement <2 x double> %296, i64 1
  %299 = fcmp olt double %297, %298
  %300 = select i1 %299, double %298, double %297
  %301 = icmp sgt i64 %252, 0
  br i1 %301, label %302, label %324

302:                                              ; preds = %295
  %303 = and i64 %252, 3
  %304 = icmp ult i64 %252, 4
  br i1 %304, label %309, label %305

305:                                              ; preds = %302
  %306 = and i64 %252, 9223372036854775804
  br label %327

307:                                              ; preds = %327
  %308 = icmp eq i64 %303, 0
  br i1 %308, label %324, label %309

309:                                              ; preds = %307, %302
  %310 = phi i64 [ 0, %302 ], [ %350, %307 ]
  %311 = phi double [ %300, %302 ], [ %349, %307 ]
  %312 = icmp ne i64 %303, 0
  call void @llvm.assume(i1 %312)
  br label %313

313:                                              ; preds = %313, %309
  %314 = phi i64 [ %321, %313 ], [ %310, %309 ]
  %315 = phi double [ %320, %313 ], [ %311, %309 ]
  %316 = phi i64 [ %322, %313 ], [ 0, %309 ]
  %317 = getelementptr inbounds nuw double, ptr %0, i64 %314
  %318 = load double, ptr %317, align 8, !tbaa !15
  %319 = fcmp olt double %315, %318
  %320 = select i1 %319, double %318, double %315
  %321 = add nuw nsw i64 %314, 1
  %322 = add i64 %316, 1
  %323 = icmp eq i64 %322, %303
  br i1 %323, label %324, label %313, !llvm.loop !30

324:                                              ; preds = %307, %313, %295
  %325 = phi double [ %300, %295 ], [ %349, %307 ], [ %320, %313 ]
  %326 = icmp slt i64 %259, %1
  br i1 %326, label %353, label %415

327:                                              ; preds = %327, %305
  %328 = phi i64 [ 0, %305 ], [ %350, %327 ]
  %329 = phi double [ %300, %305 ], [ %349, %327 ]
  %330 = phi i64 [ 0, %305 ], [ %351, %327 ]
  %331 = getelementptr inbounds nuw double, ptr %0, i64 %328
  %332 = load double, ptr %331, align 8, !tbaa !15
  %333 = fcmp olt double %329, %332
  %334 = select i1 %333, double %332, double %329
  %335 = getelementptr inbounds nuw double, ptr %0, i64 %328
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 8
  %337 = load double, ptr %336, align 8, !tbaa !15
  %338 = fcmp olt double %334, %337
  %339 = select i1 %338, double %337, double %334
  %340 = getelementptr inbounds nuw double, ptr %0, i64 %328
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 16
  %342 = load double, ptr %341, align 8, !tbaa !15
  %343 = fcmp olt double %339, %342
  %344 = select i1 %343, double %342, double %339
  %345 = getelementptr inbounds nuw double, ptr %0, i64 %328
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 24
  %347 = load double, ptr %346, align 8, !tbaa !15
  %348 = fcmp olt double %344, %347
  %349 = select i1 %348, double %347, double %344
  %350 = add nuw nsw i64 %328, 4
  %351 = add i64 %330, 4
  %352 = icmp eq i64 %351, %306
  br i1 %352, label %307, label %327, !llvm.loop !31

353:                                              ; preds = %324, %353
  %354 = phi i64 [ %360, %353 ], [ %259, %324 ]
  %355 = phi double [ %359, %353 ], [ %325, %324 ]
  %356 = getelementptr inbounds double, ptr %0, i64 %354
  %357 = load double, ptr %356, align 8, !tbaa !15
  %358 = fcmp olt double %355, %357
  %359 = select i1 %358, double %357, double %355
  %360 = add nsw i64 %354, 1
  %361 = icmp slt i64 %360, %1
  br i1 %361, label %353, label %415, !llvm.loop !32

362:                                              ; preds = %251
  %363 = load double, ptr %0, align 8, !tbaa !15
  %364 = icmp sgt i64 %1, 1
  br i1 %364, label %365, label %415

365:                                              ; preds = %362
  %366 = add nsw i64 %1, -1
  %367 = add nsw i64 %1, -2
  %368 = and i64 %366, 3
  %369 = icmp ult i64 %367, 3
  br i1 %369, label %400, label %370

370:                                              ; preds = %365
  %371 = and i64 %366, -4
  br label %372

372:                                              ; preds = %372, %370
  %373 = phi i64 [ 1, %370 ], [ %395, %372 ]
  %374 = phi double [ %363, %370 ], [ %394, %372 ]
  %375 = phi i64 [ 0, %370 ], [ %396, %372 ]
  %376 = getelementptr inbounds nuw double, ptr %0, i64 %373
  %377 = load double, ptr %376, align 8, !tbaa !15
  %378 = fcmp olt double %374, %377
  %379 = select i1 %378, double %377, double %374
  %380 = getelementptr inbounds nuw double, ptr %0, i64 %373
  %381 = getelementptr inbounds nuw i8, ptr %380, i64 8
  %382 = load double, ptr %381, align 8, !tbaa !15
  %383 = fcmp olt double %379, %382
  %384 = select i1 %383, double %382, double %379
  %385 = getelementptr inbounds nuw double, ptr %0, i64 %373
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 16
  %387 = load double, ptr %386, align 8, !tbaa !15
  %388 = fcmp olt double %384, %387
  %389 = select i1 %388, double %387, double %384
  %390 = getelementptr inbounds nuw double, ptr %0, i64 %373
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 24
  %392 = load double, ptr %391, align 8, !tbaa !15
  %393 = fcmp olt double %389, %392
  %394 = select i1 %393, double %392, double %389
  %395 = add nuw nsw i64 %373, 4
  %396 = add i64 %375, 4
  %397 = icmp eq i64 %396, %371
  br i1 %397, label %398, label %372, !llvm.loop !33

398:                                              ; preds = %372
  %399 = icmp eq i64 %368, 0
  br i1 %399, label %415, label %400

400:                                              ; preds = %398, %365
  %401 = phi i64 [ 1, %365 ], [ %395, %398 ]
  %402 = phi double [ %363, %365 ], [ %394, %398 ]
  %403 = icmp ne i64 %368, 0
  call void @llvm.assume(i1 %403)
  br label %404

404:                                              ; preds = %404, %400
  %405 = phi i64 [ %412, %404 ], [ %401, %400 ]
  %406 = phi double [ %411, %404 ], [ %402, %400 ]
  %407 = phi i64 [ %413, %404 ], [ 0, %400 ]
  %408 = getelementptr inbounds nuw double, ptr %0, i64 %405
  %409 = load double, ptr %408, align 8, !tbaa !15
  %410 = fcmp olt double %406, %409
  %411 = select i1 %410, double %409, double %406
  %412 = add nuw nsw i64 %405, 1
  %413 = add i64 %407, 1
  %414 = icmp eq i64 %413, %368
  br i1 %414, label %415, label %404, !llvm.loop !34

415:                                              ; preds = %353, %398, %404, %362, %324
  %416 = phi double [ %411, %404 ], [ %363, %362 ], [ %325, %324 ], [ %394, %398 ], [ %359, %353 ]
  %417 = sdiv i64 %83, 4
  %418 = shl nsw i64 %417, 2
  %419 = sdiv i64 %83, 2
  %420 = shl nsw i64 %419, 1
  %421 = add i64 %83, 1
  %422 = icmp ult i64 %421, 3
  br i1 %422, label %596, label %423

423:                                              ; preds = %415
  %424 = load <2 x double>, ptr %84, align 16, !tbaa !23
  %425 = icmp sgt i64 %83, 3
  br i1 %425, label %426, label %453

426:                                              ; preds = %423
  %427 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %428 = load <2 x double>, ptr %427, align 16, !tbaa !23
  %429 = icmp samesign ugt i64 %83, 7
  br i1 %429, label %435, label %430

430:                                              ; preds = %435, %426
  %431 = phi <2 x double> [ %428, %426 ], [ %446, %435 ]
  %432 = phi <2 x double> [ %424, %426 ], [ %442, %435 ]
  %433 = call noundef <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %432, <2 x double> %431) #14, !srcloc !35
  %434 = icmp sgt i64 %420, %418
  br i1 %434, label %449, label %453

435:                                              ; preds = %426, %435
  %436 = phi i64 [ %447, %435 ], [ 4, %426 ]
  %437 = phi i64 [ %436, %435 ], [ 0, %426 ]
  %438 = phi <2 x double> [ %442, %435 ], [ %424, %426 ]
  %439 = phi <2 x double> [ %446, %435 ], [ %428, %426 ]
  %440 = getelementptr inbounds nuw double, ptr %84, i64 %436
  %441 = load <2 x double>, ptr %440, align 16, !tbaa !23
  %442 = call noundef <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %438, <2 x double> %441) #14, !srcloc !35
  %443 = getelementptr inbounds nuw double, ptr %84, i64 %437
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 48
  %445 = load <2 x double>, ptr %444, align 16, !tbaa !23
  %446 = call noundef <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %439, <2 x double> %445) #14, !srcloc !35
  %447 = add nuw nsw i64 %436, 4
  %448 = icmp slt i64 %447, %418
  br i1 %448, label %435, label %430, !llvm.loop !36

449:                                              ; preds = %430
  %450 = getelementptr inbounds nuw double, ptr %84, i64 %418
  %451 = load <2 x double>, ptr %450, align 16, !tbaa !23
  %452 = call noundef <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %433, <2 x double> %451) #14, !srcloc !35
  br label %453

453:                                              ; preds = %449, %430, %423
  %454 = phi <2 x double> [ %424, %423 ], [ %452, %449 ], [ %433, %430 ]
  %455 = extractelement <2 x double> %454, i64 1
  %456 = extractelement <2 x double> %454, i64 0
  %457 = fcmp olt double %455, %456
  %458 = select i1 %457, double %455, double %456
  %459 = icmp slt i64 %420, %83
  br i1 %459, label %460, label %505

460:                                              ; preds = %453
  %461 = sub i64 %83, %420
  %462 = and i64 %461, 3
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %475, label %464

464:                                              ; preds = %460, %464
  %465 = phi i64 [ %472, %464 ], [ %420, %460 ]
  %466 = phi double [ %471, %464 ], [ %458, %460 ]
  %467 = phi i64 [ %473, %464 ], [ 0, %460 ]
  %468 = getelementptr inbounds double, ptr %84, i64 %465
  %469 = load double, ptr %468, align 8, !tbaa !15
  %470 = fcmp olt double %469, %466
  %471 = select i1 %470, double %469, double %466
  %472 = add nsw i64 %465, 1
  %473 = add i64 %467, 1
  %474 = icmp eq i64 %473, %462
  br i1 %474, label %475, label %464, !llvm.loop !37

475:                                              ; preds = %464, %460
  %476 = phi double [ poison, %460 ], [ %471, %464 ]
  %477 = phi i64 [ %420, %460 ], [ %472, %464 ]
  %478 = phi double [ %458, %460 ], [ %471, %464 ]
  %479 = sub i64 %420, %83
  %480 = icmp ugt i64 %479, -4
  br i1 %480, label %505, label %481

481:                                              ; preds = %475, %481
  %482 = phi i64 [ %503, %481 ], [ %477, %475 ]
  %483 = phi double [ %502, %481 ], [ %478, %475 ]
  %484 = getelementptr inbounds double, ptr %84, i64 %482
  %485 = load double, ptr %484, align 8, !tbaa !15
  %486 = fcmp olt double %485, %483
  %487 = select i1 %486, double %485, double %483
  %488 = getelementptr double, ptr %84, i64 %482
  %489 = getelementptr i8, ptr %488, i64 8
  %490 = load double, ptr %489, align 8, !tbaa !15
  %491 = fcmp olt double %490, %487
  %492 = select i1 %491, double %490, double %487
  %493 = getelementptr double, ptr %84, i64 %482
  %494 = getelementptr i8, ptr %493, i64 16
  %495 = load double, ptr %494, align 8, !tbaa !15
  %496 = fcmp olt double %495, %492
  %497 = select i1 %496, double %495, double %492
  %498 = getelementptr double, ptr %84, i64 %482
  %499 = getelementptr i8, ptr %498, i64 24
  %500 = load double, ptr %499, align 8, !tbaa !15
  %501 = fcmp olt double %500, %497
  %502 = select i1 %501, double %500, double %497
  %503 = add nsw i64 %482, 4
  %504 = icmp eq i64 %503, %83
  br i1 %504, label %505, label %481, !llvm.loop !38

505:                                              ; preds = %475, %481, %453
  %506 = phi double [ %458, %453 ], [ %476, %475 ], [ %502, %481 ]
  %507 = load <2 x double>, ptr %0, align 1, !tbaa !23
  %508 = fsub <2 x double> %507, %424
  %509 = call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %508)
  br i1 %425, label %510, label %553

510:                                              ; preds = %505
  %511 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %512 = load <2 x double>, ptr %511, align 1, !tbaa !23
  %513 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %514 = load <2 x double>, ptr %513, align 1, !tbaa !23
  %515 = fsub <2 x double> %512, %514
  %516 = call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %515)
  %517 = icmp samesign ugt i64 %83, 7
  br i1 %517, label %523, label %518

518:                                              ; preds = %523, %510
  %519 = phi <2 x double> [ %516, %510 ], [ %542, %523 ]
  %520 = phi <2 x double> [ %509, %510 ], [ %534, %523 ]
  %521 = fadd <2 x double> %519, %520
  %522 = icmp sgt i64 %420, %418
  br i1 %522, label %545, label %553

523:                                              ; preds = %510, %523
  %524 = phi i64 [ %543, %523 ], [ 4, %510 ]
  %525 = phi i64 [ %524, %523 ], [ 0, %510 ]
  %526 = phi <2 x double> [ %534, %523 ], [ %509, %510 ]
  %527 = phi <2 x double> [ %542, %523 ], [ %516, %510 ]
  %528 = getelementptr inbounds nuw double, ptr %0, i64 %524
  %529 = load <2 x double>, ptr %528, align 1, !tbaa !23
  %530 = getelementptr inbounds nuw double, ptr %84, i64 %524
  %531 = load <2 x double>, ptr %530, align 1, !tbaa !23
  %532 = fsub <2 x double> %529, %531
  %533 = call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %532)
  %534 = fadd <2 x double> %526, %533
  %535 = add nuw nsw i64 %525, 6
  %536 = getelementptr inbounds nuw double, ptr %0, i64 %535
  %537 = load <2 x double>, ptr %536, align 1, !tbaa !23
  %538 = getelementptr inbounds nuw double, ptr %84, i64 %535
  %539 = load <2 x double>, ptr %538, align 1, !tbaa !23
  %540 = fsub <2 x double> %537, %539
  %541 = call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %540)
  %542 = fadd <2 x double> %527, %541
  %543 = add nuw nsw i64 %524, 4
  %544 = icmp slt i64 %543, %418
  br i1 %544, label %523, label %518, !llvm.loop !39

545:                                              ; preds = %518
  %546 = getelementptr inbounds nuw double, ptr %0, i64 %418
  %547 = load <2 x double>, ptr %546, align 1, !tbaa !23
  %548 = getelementptr inbounds nuw double, ptr %84, i64 %418
  %549 = load <2 x double>, ptr %548, align 1, !tbaa !23
  %550 = fsub <2 x double> %547, %549
  %551 = call noundef <2 x double> @llvm.fabs.v2f64(<2 x double> %550)
  %552 = fadd <2 x double> %521, %551
  br label %553

553:                                              ; preds = %545, %518, %505
  %554 = phi <2 x double> [ %509, %505 ], [ %552, %545 ], [ %521, %518 ]
  %555 = shufflevector <2 x double> %554, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %556 = fadd <2 x double> %554, %555
  %557 = extractelement <2 x double> %556, i64 0
  br i1 %459, label %558, label %601

558:                                              ; preds = %553
  %559 = or disjoint i64 %420, 1
  %560 = and i64 %83, 1
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %571, label %562

562:                                              ; preds = %558
  %563 = getelementptr inbounds double, ptr %0, i64 %420
  %564 = load double, ptr %563, align 8, !tbaa !15
  %565 = getelementptr inbounds double, ptr %84, i64 %420
  %566 = load double, ptr %565, align 8, !tbaa !15
  %567 = fsub double %564, %566
  %568 = call noundef double @llvm.fabs.f64(double %567)
  %569 = fadd double %557, %568
  %570 = or disjoint i64 %420, 1
  br label %571

571:                                              ; preds = %562, %558
  %572 = phi double [ poison, %558 ], [ %569, %562 ]
  %573 = phi i64 [ %420, %558 ], [ %570, %562 ]
  %574 = phi double [ %557, %558 ], [ %569, %562 ]
  %575 = icmp eq i64 %83, %559
  br i1 %575, label %601, label %576

576:                                              ; preds = %571, %576
  %577 = phi i64 [ %594, %576 ], [ %573, %571 ]
  %578 = phi double [ %593, %576 ], [ %574, %571 ]
  %579 = getelementptr inbounds double, ptr %0, i64 %577
  %580 = load double, ptr %579, align 8, !tbaa !15
  %581 = getelementptr inbounds double, ptr %84, i64 %577
  %582 = load double, ptr %581, align 8, !tbaa !15
  %583 = fsub double %580, %582
  %584 = call noundef double @llvm.fabs.f64(double %583)
  %585 = fadd double %578, %584
  %586 = add nsw i64 %577, 1
  %587 = getelementptr inbounds double, ptr %0, i64 %586
  %588 = load double, ptr %587, align 8, !tbaa !15
  %589 = getelementptr inbounds double, ptr %84, i64 %586
  %590 = load double, ptr %589, align 8, !tbaa !15
  %591 = fsub double %588, %590
  %592 = call noundef double @llvm.fabs.f64(double %591)
  %593 = fadd double %585, %592
  %594 = add nsw i64 %577, 2
  %595 = icmp eq i64 %594, %83
  br i1 %595, label %601, label %576, !llvm.loop !40

596:                                              ; preds = %415
  %597 = load double, ptr %84, align 8, !tbaa !15
  %598 = load double, ptr %0, align 8, !tbaa !15
  %599 = fsub double %598, %597
  %600 = call noundef double @llvm.fabs.f64(double %599)
  br label %601

601:                                              ; preds = %571, %576, %596, %553
  %602 = phi double [ %506, %553 ], [ %597, %596 ], [ %506, %576 ], [ %506, %571 ]
  %603 = phi double [ %557, %553 ], [ %600, %596 ], [ %572, %571 ], [ %593, %576 ]
  %604 = sitofp i64 %83 to double
  %605 = fdiv double %603, %604
  %606 = call double @llvm.fmuladd.f64(double %416, double %602, double %243)
  %607 = fadd double %606, %605
  call void @free(ptr noundef nonnull %84) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret double %607

608:                                              ; preds = %78
  %609 = landingpad { ptr, i32 }
          cleanup
  %610 = load ptr, ptr %5, align 8, !tbaa !14
  call void @free(ptr noundef %610) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  br label %71
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read) uwtable
define dso_local double @g(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %2 = load <2 x double>, ptr %0, align 1, !tbaa !23
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load <2 x double>, ptr %3, align 1, !tbaa !23
  %5 = fmul <2 x double> %2, %2
  %6 = fmul <2 x double> %2, %5
  %7 = fdiv <2 x double> splat (double 1.000000e+00), %2
  %8 = fmul <2 x double> %7, %6
  %9 = tail call noundef <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %2, <2 x double> splat (double 2.000000e-01)) #14, !srcloc !35
  %10 = fadd <2 x double> %8, %9
  %11 = tail call noundef <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %2, <2 x double> splat (double 4.000000e-01)) #14, !srcloc !28
  %12 = fsub <2 x double> %10, %11
  %13 = fmul <2 x double> %4, %4
  %14 = fmul <2 x double> %4, %13
  %15 = fdiv <2 x double> splat (double 1.000000e+00), %4
  %16 = fmul <2 x double> %15, %14
  %17 = tail call noundef <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %4, <2 x double> splat (double 2.000000e-01)) #14, !srcloc !35
  %18 = fadd <2 x double> %16, %17
  %19 = tail call noundef <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %4, <2 x double> splat (double 4.000000e-01)) #14, !srcloc !28
  %20 = fsub <2 x double> %18, %19
  %21 = shufflevector <2 x double> %20, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %22 = fadd <2 x double> %20, %21
  %23 = fmul <2 x double> %12, %20
  %24 = shufflevector <2 x double> %12, <2 x double> %23, <2 x i32> <i32 0, i32 2>
  %25 = shufflevector <2 x double> %12, <2 x double> %23, <2 x i32> <i32 1, i32 3>
  %26 = fadd <2 x double> %24, %25
  %27 = fmul <2 x double> %26, %22
  %28 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %29 = fadd <2 x double> %27, %28
  %30 = shufflevector <2 x double> %12, <2 x double> %20, <2 x i32> <i32 0, i32 2>
  %31 = fmul <2 x double> %2, %30
  %32 = shufflevector <2 x double> %12, <2 x double> %20, <2 x i32> <i32 1, i32 3>
  %33 = fmul <2 x double> %4, %32
  %34 = fadd <2 x double> %31, %33
  %35 = shufflevector <2 x double> %34, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %36 = fadd <2 x double> %34, %35
  %37 = fadd <2 x double> %29, %36
  %38 = extractelement <2 x double> %37, i64 0
  ret double %38
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Eigen15PlainObjectBaseINS_5ArrayIdLin1ELi1ELi0ELin1ELi1EEEE6resizeEll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 comdat align 2 {
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
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %11, align 8, !tbaa !41
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #15
  unreachable

12:                                               ; preds = %3, %7
  %13 = mul nsw i64 %2, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !9
  %16 = icmp eq i64 %13, %15
  br i1 %16, label %32, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr %0, align 8, !tbaa !14
  tail call void @free(ptr noundef %18) #13
  %19 = icmp sgt i64 %13, 0
  br i1 %19, label %20, label %30

20:                                               ; preds = %17
  %21 = icmp samesign ugt i64 %13, 2305843009213693951
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %23, align 8, !tbaa !41
  tail call void @__cxa_throw(ptr nonnull %23, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #15
  unreachable

24:                                               ; preds = %20
  %25 = shl nuw i64 %13, 3
  %26 = tail call noalias ptr @malloc(i64 noundef %25) #16
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = tail call ptr @__cxa_allocate_exception(i64 8) #13
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %29, align 8, !tbaa !41
  tail call void @__cxa_throw(ptr nonnull %29, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #15
  unreachable

30:                                               ; preds = %24, %17
  %31 = phi ptr [ %26, %24 ], [ null, %17 ]
  store ptr %31, ptr %0, align 8, !tbaa !14
  br label %32

32:                                               ; preds = %12, %30
  store i64 %1, ptr %14, align 8, !tbaa !9
  ret void
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt9bad_allocD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tanh.f64(double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sin.v2f64(<2 x double>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.log.v2f64(<2 x double>) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noreturn }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }
attributes #14 = { nounwind memory(none) }
attributes #15 = { noreturn }
attributes #16 = { nounwind allocsize(0) }

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
!9 = !{!10, !13, i64 8}
!10 = !{!"_ZTSN5Eigen12DenseStorageIdLin1ELin1ELi1ELi0EEE", !11, i64 0, !13, i64 8}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!10, !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = distinct !{!17, !18, !19, !20}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.isvectorized", i32 1}
!20 = !{!"llvm.loop.unroll.runtime.disable"}
!21 = distinct !{!21, !18, !19}
!22 = distinct !{!22, !18}
!23 = !{!7, !7, i64 0}
!24 = distinct !{!24, !18}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = distinct !{!27, !18}
!28 = !{i64 5756767}
!29 = distinct !{!29, !18}
!30 = distinct !{!30, !26}
!31 = distinct !{!31, !18}
!32 = distinct !{!32, !18}
!33 = distinct !{!33, !18}
!34 = distinct !{!34, !26}
!35 = !{i64 5754874}
!36 = distinct !{!36, !18}
!37 = distinct !{!37, !26}
!38 = distinct !{!38, !18}
!39 = distinct !{!39, !18}
!40 = distinct !{!40, !18}
!41 = !{!42, !42, i64 0}
!42 = !{!"vtable pointer", !8, i64 0}
