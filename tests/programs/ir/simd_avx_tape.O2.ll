target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local nofpclass(nan inf) double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %5, label %68

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  %7 = add nsw i64 %6, -1
  %8 = icmp ult i32 %1, 5
  br i1 %8, label %65, label %9

9:                                                ; preds = %5
  %10 = icmp ult i32 %1, 17
  br i1 %10, label %46, label %11

11:                                               ; preds = %9
  %12 = and i64 %7, 12
  %13 = and i64 %7, -16
  %14 = insertelement <4 x double> poison, double %3, i64 0
  %15 = shufflevector <4 x double> %14, <4 x double> poison, <4 x i32> zeroinitializer
  br label %16

16:                                               ; preds = %16, %11
  %17 = phi i64 [ 0, %11 ], [ %35, %16 ]
  %18 = phi <4 x double> [ %15, %11 ], [ %31, %16 ]
  %19 = phi <4 x double> [ %15, %11 ], [ %32, %16 ]
  %20 = phi <4 x double> [ %15, %11 ], [ %33, %16 ]
  %21 = phi <4 x double> [ %15, %11 ], [ %34, %16 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 72
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %27 = load <4 x double>, ptr %23, align 8, !tbaa !9
  %28 = load <4 x double>, ptr %24, align 8, !tbaa !9
  %29 = load <4 x double>, ptr %25, align 8, !tbaa !9
  %30 = load <4 x double>, ptr %26, align 8, !tbaa !9
  %31 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %27, <4 x double> %18)
  %32 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %28, <4 x double> %19)
  %33 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %29, <4 x double> %20)
  %34 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %30, <4 x double> %21)
  %35 = add nuw i64 %17, 16
  %36 = icmp eq i64 %35, %13
  br i1 %36, label %37, label %16, !llvm.loop !11

37:                                               ; preds = %16
  %38 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %31, <4 x double> %32)
  %39 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %38, <4 x double> %33)
  %40 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %39, <4 x double> %34)
  %41 = tail call fast double @llvm.vector.reduce.fmax.v4f64(<4 x double> %40)
  %42 = icmp eq i64 %7, %13
  br i1 %42, label %78, label %43

43:                                               ; preds = %37
  %44 = or disjoint i64 %13, 1
  %45 = icmp eq i64 %12, 0
  br i1 %45, label %65, label %46, !prof !15

46:                                               ; preds = %9, %43
  %47 = phi i64 [ %13, %43 ], [ 0, %9 ]
  %48 = phi double [ %41, %43 ], [ %3, %9 ]
  %49 = and i64 %7, -4
  %50 = or disjoint i64 %49, 1
  %51 = insertelement <4 x double> poison, double %48, i64 0
  %52 = shufflevector <4 x double> %51, <4 x double> poison, <4 x i32> zeroinitializer
  br label %53

53:                                               ; preds = %53, %46
  %54 = phi i64 [ %47, %46 ], [ %60, %53 ]
  %55 = phi <4 x double> [ %52, %46 ], [ %59, %53 ]
  %56 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load <4 x double>, ptr %57, align 8, !tbaa !9
  %59 = tail call fast <4 x double> @llvm.maxnum.v4f64(<4 x double> %58, <4 x double> %55)
  %60 = add nuw i64 %54, 4
  %61 = icmp eq i64 %60, %49
  br i1 %61, label %62, label %53, !llvm.loop !16

62:                                               ; preds = %53
  %63 = tail call fast double @llvm.vector.reduce.fmax.v4f64(<4 x double> %59)
  %64 = icmp eq i64 %7, %49
  br i1 %64, label %78, label %65

65:                                               ; preds = %5, %43, %62
  %66 = phi i64 [ 1, %5 ], [ %44, %43 ], [ %50, %62 ]
  %67 = phi double [ %3, %5 ], [ %41, %43 ], [ %63, %62 ]
  br label %70

68:                                               ; preds = %2
  %69 = icmp eq i32 %1, 1
  br i1 %69, label %78, label %348

70:                                               ; preds = %65, %70
  %71 = phi i64 [ %76, %70 ], [ %66, %65 ]
  %72 = phi double [ %75, %70 ], [ %67, %65 ]
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %71
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = tail call fast double @llvm.maxnum.f64(double %74, double %72)
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %6
  br i1 %77, label %78, label %70, !llvm.loop !17

78:                                               ; preds = %70, %37, %62, %68
  %79 = phi double [ %3, %68 ], [ %63, %62 ], [ %41, %37 ], [ %75, %70 ]
  %80 = zext nneg i32 %1 to i64
  %81 = icmp ult i32 %1, 2
  br i1 %81, label %155, label %82

82:                                               ; preds = %78
  %83 = icmp ult i32 %1, 16
  br i1 %83, label %133, label %84

84:                                               ; preds = %82
  %85 = and i64 %80, 14
  %86 = and i64 %80, 2147483632
  %87 = insertelement <4 x double> poison, double %79, i64 0
  %88 = shufflevector <4 x double> %87, <4 x double> poison, <4 x i32> zeroinitializer
  %89 = fdiv fast <4 x double> splat (double 1.000000e+00), %88
  %90 = fdiv fast <4 x double> splat (double 1.000000e+00), %88
  %91 = fdiv fast <4 x double> splat (double 1.000000e+00), %88
  %92 = fdiv fast <4 x double> splat (double 1.000000e+00), %88
  br label %93

93:                                               ; preds = %93, %84
  %94 = phi i64 [ 0, %84 ], [ %123, %93 ]
  %95 = phi <4 x double> [ zeroinitializer, %84 ], [ %119, %93 ]
  %96 = phi <4 x double> [ zeroinitializer, %84 ], [ %120, %93 ]
  %97 = phi <4 x double> [ zeroinitializer, %84 ], [ %121, %93 ]
  %98 = phi <4 x double> [ zeroinitializer, %84 ], [ %122, %93 ]
  %99 = getelementptr inbounds nuw double, ptr %0, i64 %94
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %102 = getelementptr inbounds nuw i8, ptr %99, i64 96
  %103 = load <4 x double>, ptr %99, align 8, !tbaa !9
  %104 = load <4 x double>, ptr %100, align 8, !tbaa !9
  %105 = load <4 x double>, ptr %101, align 8, !tbaa !9
  %106 = load <4 x double>, ptr %102, align 8, !tbaa !9
  %107 = fmul fast <4 x double> %103, %103
  %108 = fmul fast <4 x double> %104, %104
  %109 = fmul fast <4 x double> %105, %105
  %110 = fmul fast <4 x double> %106, %106
  %111 = fmul fast <4 x double> %107, %89
  %112 = fmul fast <4 x double> %108, %90
  %113 = fmul fast <4 x double> %109, %91
  %114 = fmul fast <4 x double> %110, %92
  %115 = fadd fast <4 x double> %111, splat (double 1.000000e-01)
  %116 = fadd fast <4 x double> %112, splat (double 1.000000e-01)
  %117 = fadd fast <4 x double> %113, splat (double 1.000000e-01)
  %118 = fadd fast <4 x double> %114, splat (double 1.000000e-01)
  store <4 x double> %115, ptr %99, align 8, !tbaa !9
  store <4 x double> %116, ptr %100, align 8, !tbaa !9
  store <4 x double> %117, ptr %101, align 8, !tbaa !9
  store <4 x double> %118, ptr %102, align 8, !tbaa !9
  %119 = fadd fast <4 x double> %115, %95
  %120 = fadd fast <4 x double> %116, %96
  %121 = fadd fast <4 x double> %117, %97
  %122 = fadd fast <4 x double> %118, %98
  %123 = add nuw i64 %94, 16
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %93, !llvm.loop !18

125:                                              ; preds = %93
  %126 = fadd fast <4 x double> %120, %119
  %127 = fadd fast <4 x double> %121, %126
  %128 = fadd fast <4 x double> %122, %127
  %129 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %128)
  %130 = icmp eq i64 %86, %80
  br i1 %130, label %159, label %131

131:                                              ; preds = %125
  %132 = icmp eq i64 %85, 0
  br i1 %132, label %155, label %133, !prof !19

133:                                              ; preds = %82, %131
  %134 = phi i64 [ %86, %131 ], [ 0, %82 ]
  %135 = phi double [ %129, %131 ], [ 0.000000e+00, %82 ]
  %136 = and i64 %80, 2147483646
  %137 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %135, i64 0
  %138 = insertelement <2 x double> poison, double %79, i64 0
  %139 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> zeroinitializer
  %140 = fdiv fast <2 x double> splat (double 1.000000e+00), %139
  br label %141

141:                                              ; preds = %141, %133
  %142 = phi i64 [ %134, %133 ], [ %150, %141 ]
  %143 = phi <2 x double> [ %137, %133 ], [ %149, %141 ]
  %144 = getelementptr inbounds nuw double, ptr %0, i64 %142
  %145 = load <2 x double>, ptr %144, align 8, !tbaa !9
  %146 = fmul fast <2 x double> %145, %145
  %147 = fmul fast <2 x double> %146, %140
  %148 = fadd fast <2 x double> %147, splat (double 1.000000e-01)
  store <2 x double> %148, ptr %144, align 8, !tbaa !9
  %149 = fadd fast <2 x double> %148, %143
  %150 = add nuw i64 %142, 2
  %151 = icmp eq i64 %150, %136
  br i1 %151, label %152, label %141, !llvm.loop !20

152:                                              ; preds = %141
  %153 = tail call fast double @llvm.vector.reduce.fadd.v2f64(double 0.000000e+00, <2 x double> %149)
  %154 = icmp eq i64 %136, %80
  br i1 %154, label %159, label %155

155:                                              ; preds = %78, %131, %152
  %156 = phi i64 [ 0, %78 ], [ %86, %131 ], [ %136, %152 ]
  %157 = phi double [ 0.000000e+00, %78 ], [ %129, %131 ], [ %153, %152 ]
  %158 = fdiv fast double 1.000000e+00, %79
  br label %350

159:                                              ; preds = %350, %152, %125
  %160 = phi double [ %153, %152 ], [ %129, %125 ], [ %358, %350 ]
  %161 = zext nneg i32 %1 to i64
  %162 = icmp ult i32 %1, 2
  br i1 %162, label %237, label %163

163:                                              ; preds = %159
  %164 = icmp ult i32 %1, 16
  br i1 %164, label %215, label %165

165:                                              ; preds = %163
  %166 = and i64 %80, 14
  %167 = and i64 %80, 2147483632
  %168 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %160, i64 0
  %169 = insertelement <4 x double> poison, double %79, i64 0
  %170 = shufflevector <4 x double> %169, <4 x double> poison, <4 x i32> zeroinitializer
  %171 = fdiv fast <4 x double> splat (double 1.000000e+00), %170
  %172 = fdiv fast <4 x double> splat (double 1.000000e+00), %170
  %173 = fdiv fast <4 x double> splat (double 1.000000e+00), %170
  %174 = fdiv fast <4 x double> splat (double 1.000000e+00), %170
  br label %175

175:                                              ; preds = %175, %165
  %176 = phi i64 [ 0, %165 ], [ %205, %175 ]
  %177 = phi <4 x double> [ %168, %165 ], [ %201, %175 ]
  %178 = phi <4 x double> [ zeroinitializer, %165 ], [ %202, %175 ]
  %179 = phi <4 x double> [ zeroinitializer, %165 ], [ %203, %175 ]
  %180 = phi <4 x double> [ zeroinitializer, %165 ], [ %204, %175 ]
  %181 = getelementptr inbounds nuw double, ptr %0, i64 %176
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 32
  %183 = getelementptr inbounds nuw i8, ptr %181, i64 64
  %184 = getelementptr inbounds nuw i8, ptr %181, i64 96
  %185 = load <4 x double>, ptr %181, align 8, !tbaa !9
  %186 = load <4 x double>, ptr %182, align 8, !tbaa !9
  %187 = load <4 x double>, ptr %183, align 8, !tbaa !9
  %188 = load <4 x double>, ptr %184, align 8, !tbaa !9
  %189 = fmul fast <4 x double> %185, %185
  %190 = fmul fast <4 x double> %186, %186
  %191 = fmul fast <4 x double> %187, %187
  %192 = fmul fast <4 x double> %188, %188
  %193 = fmul fast <4 x double> %189, %171
  %194 = fmul fast <4 x double> %190, %172
  %195 = fmul fast <4 x double> %191, %173
  %196 = fmul fast <4 x double> %192, %174
  %197 = fadd fast <4 x double> %193, splat (double 1.000000e-01)
  %198 = fadd fast <4 x double> %194, splat (double 1.000000e-01)
  %199 = fadd fast <4 x double> %195, splat (double 1.000000e-01)
  %200 = fadd fast <4 x double> %196, splat (double 1.000000e-01)
  store <4 x double> %197, ptr %181, align 8, !tbaa !9
  store <4 x double> %198, ptr %182, align 8, !tbaa !9
  store <4 x double> %199, ptr %183, align 8, !tbaa !9
  store <4 x double> %200, ptr %184, align 8, !tbaa !9
  %201 = fadd fast <4 x double> %197, %177
  %202 = fadd fast <4 x double> %198, %178
  %203 = fadd fast <4 x double> %199, %179
  %204 = fadd fast <4 x double> %200, %180
  %205 = add nuw i64 %176, 16
  %206 = icmp eq i64 %205, %167
  br i1 %206, label %207, label %175, !llvm.loop !21

207:                                              ; preds = %175
  %208 = fadd fast <4 x double> %202, %201
  %209 = fadd fast <4 x double> %203, %208
  %210 = fadd fast <4 x double> %204, %209
  %211 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %210)
  %212 = icmp eq i64 %167, %80
  br i1 %212, label %252, label %213

213:                                              ; preds = %207
  %214 = icmp eq i64 %166, 0
  br i1 %214, label %237, label %215, !prof !19

215:                                              ; preds = %163, %213
  %216 = phi i64 [ %167, %213 ], [ 0, %163 ]
  %217 = phi double [ %211, %213 ], [ %160, %163 ]
  %218 = and i64 %80, 2147483646
  %219 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %217, i64 0
  %220 = insertelement <2 x double> poison, double %79, i64 0
  %221 = shufflevector <2 x double> %220, <2 x double> poison, <2 x i32> zeroinitializer
  %222 = fdiv fast <2 x double> splat (double 1.000000e+00), %221
  br label %223

223:                                              ; preds = %223, %215
  %224 = phi i64 [ %216, %215 ], [ %232, %223 ]
  %225 = phi <2 x double> [ %219, %215 ], [ %231, %223 ]
  %226 = getelementptr inbounds nuw double, ptr %0, i64 %224
  %227 = load <2 x double>, ptr %226, align 8, !tbaa !9
  %228 = fmul fast <2 x double> %227, %227
  %229 = fmul fast <2 x double> %228, %222
  %230 = fadd fast <2 x double> %229, splat (double 1.000000e-01)
  store <2 x double> %230, ptr %226, align 8, !tbaa !9
  %231 = fadd fast <2 x double> %230, %225
  %232 = add nuw i64 %224, 2
  %233 = icmp eq i64 %232, %218
  br i1 %233, label %234, label %223, !llvm.loop !22

234:                                              ; preds = %223
  %235 = tail call fast double @llvm.vector.reduce.fadd.v2f64(double 0.000000e+00, <2 x double> %231)
  %236 = icmp eq i64 %218, %80
  br i1 %236, label %252, label %237

237:                                              ; preds = %159, %213, %234
  %238 = phi i64 [ 0, %159 ], [ %167, %213 ], [ %218, %234 ]
  %239 = phi double [ %160, %159 ], [ %211, %213 ], [ %235, %234 ]
  %240 = fdiv fast double 1.000000e+00, %79
  br label %241

241:                                              ; preds = %237, %241
  %242 = phi i64 [ %250, %241 ], [ %238, %237 ]
  %243 = phi double [ %249, %241 ], [ %239, %237 ]
  %244 = getelementptr inbounds nuw double, ptr %0, i64 %242
  %245 = load double, ptr %244, align 8, !tbaa !9
  %246 = fmul fast double %245, %245
  %247 = fmul fast double %246, %240
  %248 = fadd fast double %247, 1.000000e-01
  store double %248, ptr %244, align 8, !tbaa !9
  %249 = fadd fast double %248, %243
  %250 = add nuw nsw i64 %242, 1
  %251 = icmp eq i64 %250, %161
  br i1 %251, label %252, label %241, !llvm.loop !23

252:                                              ; preds = %241, %234, %207
  %253 = phi double [ %235, %234 ], [ %211, %207 ], [ %249, %241 ]
  %254 = zext nneg i32 %1 to i64
  %255 = icmp ult i32 %1, 2
  br i1 %255, label %330, label %256

256:                                              ; preds = %252
  %257 = icmp ult i32 %1, 16
  br i1 %257, label %308, label %258

258:                                              ; preds = %256
  %259 = and i64 %80, 14
  %260 = and i64 %80, 2147483632
  %261 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %253, i64 0
  %262 = insertelement <4 x double> poison, double %79, i64 0
  %263 = shufflevector <4 x double> %262, <4 x double> poison, <4 x i32> zeroinitializer
  %264 = fdiv fast <4 x double> splat (double 1.000000e+00), %263
  %265 = fdiv fast <4 x double> splat (double 1.000000e+00), %263
  %266 = fdiv fast <4 x double> splat (double 1.000000e+00), %263
  %267 = fdiv fast <4 x double> splat (double 1.000000e+00), %263
  br label %268

268:                                              ; preds = %268, %258
  %269 = phi i64 [ 0, %258 ], [ %298, %268 ]
  %270 = phi <4 x double> [ %261, %258 ], [ %294, %268 ]
  %271 = phi <4 x double> [ zeroinitializer, %258 ], [ %295, %268 ]
  %272 = phi <4 x double> [ zeroinitializer, %258 ], [ %296, %268 ]
  %273 = phi <4 x double> [ zeroinitializer, %258 ], [ %297, %268 ]
  %274 = getelementptr inbounds nuw double, ptr %0, i64 %269
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 32
  %276 = getelementptr inbounds nuw i8, ptr %274, i64 64
  %277 = getelementptr inbounds nuw i8, ptr %274, i64 96
  %278 = load <4 x double>, ptr %274, align 8, !tbaa !9
  %279 = load <4 x double>, ptr %275, align 8, !tbaa !9
  %280 = load <4 x double>, ptr %276, align 8, !tbaa !9
  %281 = load <4 x double>, ptr %277, align 8, !tbaa !9
  %282 = fmul fast <4 x double> %278, %278
  %283 = fmul fast <4 x double> %279, %279
  %284 = fmul fast <4 x double> %280, %280
  %285 = fmul fast <4 x double> %281, %281
  %286 = fmul fast <4 x double> %282, %264
  %287 = fmul fast <4 x double> %283, %265
  %288 = fmul fast <4 x double> %284, %266
  %289 = fmul fast <4 x double> %285, %267
  %290 = fadd fast <4 x double> %286, splat (double 1.000000e-01)
  %291 = fadd fast <4 x double> %287, splat (double 1.000000e-01)
  %292 = fadd fast <4 x double> %288, splat (double 1.000000e-01)
  %293 = fadd fast <4 x double> %289, splat (double 1.000000e-01)
  store <4 x double> %290, ptr %274, align 8, !tbaa !9
  store <4 x double> %291, ptr %275, align 8, !tbaa !9
  store <4 x double> %292, ptr %276, align 8, !tbaa !9
  store <4 x double> %293, ptr %277, align 8, !tbaa !9
  %294 = fadd fast <4 x double> %290, %270
  %295 = fadd fast <4 x double> %291, %271
  %296 = fadd fast <4 x double> %292, %272
  %297 = fadd fast <4 x double> %293, %273
  %298 = add nuw i64 %269, 16
  %299 = icmp eq i64 %298, %260
  br i1 %299, label %300, label %268, !llvm.loop !24

300:                                              ; preds = %268
  %301 = fadd fast <4 x double> %295, %294
  %302 = fadd fast <4 x double> %296, %301
  %303 = fadd fast <4 x double> %297, %302
  %304 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %303)
  %305 = icmp eq i64 %260, %80
  br i1 %305, label %345, label %306

306:                                              ; preds = %300
  %307 = icmp eq i64 %259, 0
  br i1 %307, label %330, label %308, !prof !19

308:                                              ; preds = %256, %306
  %309 = phi i64 [ %260, %306 ], [ 0, %256 ]
  %310 = phi double [ %304, %306 ], [ %253, %256 ]
  %311 = and i64 %80, 2147483646
  %312 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %310, i64 0
  %313 = insertelement <2 x double> poison, double %79, i64 0
  %314 = shufflevector <2 x double> %313, <2 x double> poison, <2 x i32> zeroinitializer
  %315 = fdiv fast <2 x double> splat (double 1.000000e+00), %314
  br label %316

316:                                              ; preds = %316, %308
  %317 = phi i64 [ %309, %308 ], [ %325, %316 ]
  %318 = phi <2 x double> [ %312, %308 ], [ %324, %316 ]
  %319 = getelementptr inbounds nuw double, ptr %0, i64 %317
  %320 = load <2 x double>, ptr %319, align 8, !tbaa !9
  %321 = fmul fast <2 x double> %320, %320
  %322 = fmul fast <2 x double> %321, %315
  %323 = fadd fast <2 x double> %322, splat (double 1.000000e-01)
  store <2 x double> %323, ptr %319, align 8, !tbaa !9
  %324 = fadd fast <2 x double> %323, %318
  %325 = add nuw i64 %317, 2
  %326 = icmp eq i64 %325, %311
  br i1 %326, label %327, label %316, !llvm.loop !25

327:                                              ; preds = %316
  %328 = tail call fast double @llvm.vector.reduce.fadd.v2f64(double 0.000000e+00, <2 x double> %324)
  %329 = icmp eq i64 %311, %80
  br i1 %329, label %345, label %330

330:                                              ; preds = %252, %306, %327
  %331 = phi i64 [ 0, %252 ], [ %260, %306 ], [ %311, %327 ]
  %332 = phi double [ %253, %252 ], [ %304, %306 ], [ %328, %327 ]
  %333 = fdiv fast double 1.000000e+00, %79
  br label %334

334:                                              ; preds = %330, %334
  %335 = phi i64 [ %343, %334 ], [ %331, %330 ]
  %336 = phi double [ %342, %334 ], [ %332, %330 ]
  %337 = getelementptr inbounds nuw double, ptr %0, i64 %335
  %338 = load double, ptr %337, align 8, !tbaa !9
  %339 = fmul fast double %338, %338
  %340 = fmul fast double %339, %333
  %341 = fadd fast double %340, 1.000000e-01
  store double %341, ptr %337, align 8, !tbaa !9
  %342 = fadd fast double %341, %336
  %343 = add nuw nsw i64 %335, 1
  %344 = icmp eq i64 %343, %254
  br i1 %344, label %345, label %334, !llvm.loop !26

345:                                              ; preds = %334, %327, %300
  %346 = phi double [ %328, %327 ], [ %304, %300 ], [ %342, %334 ]
  %347 = fmul fast double %346, %79
  br label %348

348:                                              ; preds = %345, %68
  %349 = phi double [ 0.000000e+00, %68 ], [ %347, %345 ]
  ret double %349

350:                                              ; preds = %155, %350
  %351 = phi i64 [ %359, %350 ], [ %156, %155 ]
  %352 = phi double [ %358, %350 ], [ %157, %155 ]
  %353 = getelementptr inbounds nuw double, ptr %0, i64 %351
  %354 = load double, ptr %353, align 8, !tbaa !9
  %355 = fmul fast double %354, %354
  %356 = fmul fast double %355, %158
  %357 = fadd fast double %356, 1.000000e-01
  store double %357, ptr %353, align 8, !tbaa !9
  %358 = fadd fast double %357, %352
  %359 = add nuw nsw i64 %351, 1
  %360 = icmp eq i64 %359, %80
  br i1 %360, label %159, label %350, !llvm.loop !27
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = !{!"branch_weights", i32 4, i32 12}
!16 = distinct !{!16, !12, !13, !14}
!17 = distinct !{!17, !12, !14, !13}
!18 = distinct !{!18, !12, !13, !14}
!19 = !{!"branch_weights", i32 2, i32 14}
!20 = distinct !{!20, !12, !13, !14}
!21 = distinct !{!21, !12, !13, !14}
!22 = distinct !{!22, !12, !13, !14}
!23 = distinct !{!23, !12, !14, !13}
!24 = distinct !{!24, !12, !13, !14}
!25 = distinct !{!25, !12, !13, !14}
!26 = distinct !{!26, !12, !14, !13}
!27 = distinct !{!27, !12, !14, !13}
