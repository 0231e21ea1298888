target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local nofpclass(nan inf) double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %257

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %76, label %7

7:                                                ; preds = %4
  %8 = icmp ult i32 %1, 32
  br i1 %8, label %56, label %9

9:                                                ; preds = %7
  %10 = and i64 %5, 28
  %11 = and i64 %5, 2147483616
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %46, %12 ]
  %14 = phi <8 x double> [ zeroinitializer, %9 ], [ %42, %12 ]
  %15 = phi <8 x double> [ zeroinitializer, %9 ], [ %43, %12 ]
  %16 = phi <8 x double> [ zeroinitializer, %9 ], [ %44, %12 ]
  %17 = phi <8 x double> [ zeroinitializer, %9 ], [ %45, %12 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 192
  %22 = load <8 x double>, ptr %18, align 8, !tbaa !9
  %23 = load <8 x double>, ptr %19, align 8, !tbaa !9
  %24 = load <8 x double>, ptr %20, align 8, !tbaa !9
  %25 = load <8 x double>, ptr %21, align 8, !tbaa !9
  %26 = fcmp fast ogt <8 x double> %22, splat (double 5.230000e-01)
  %27 = fcmp fast ogt <8 x double> %23, splat (double 5.230000e-01)
  %28 = fcmp fast ogt <8 x double> %24, splat (double 5.230000e-01)
  %29 = fcmp fast ogt <8 x double> %25, splat (double 5.230000e-01)
  %30 = fmul fast <8 x double> %22, %22
  %31 = fmul fast <8 x double> %23, %23
  %32 = fmul fast <8 x double> %24, %24
  %33 = fmul fast <8 x double> %25, %25
  %34 = fadd fast <8 x double> %22, splat (double 1.000000e-01)
  %35 = fadd fast <8 x double> %23, splat (double 1.000000e-01)
  %36 = fadd fast <8 x double> %24, splat (double 1.000000e-01)
  %37 = fadd fast <8 x double> %25, splat (double 1.000000e-01)
  %38 = select fast <8 x i1> %26, <8 x double> %30, <8 x double> %34
  %39 = select fast <8 x i1> %27, <8 x double> %31, <8 x double> %35
  %40 = select fast <8 x i1> %28, <8 x double> %32, <8 x double> %36
  %41 = select fast <8 x i1> %29, <8 x double> %33, <8 x double> %37
  store <8 x double> %38, ptr %18, align 8, !tbaa !9
  store <8 x double> %39, ptr %19, align 8, !tbaa !9
  store <8 x double> %40, ptr %20, align 8, !tbaa !9
  store <8 x double> %41, ptr %21, align 8, !tbaa !9
  %42 = fadd fast <8 x double> %38, %14
  %43 = fadd fast <8 x double> %39, %15
  %44 = fadd fast <8 x double> %40, %16
  %45 = fadd fast <8 x double> %41, %17
  %46 = add nuw i64 %13, 32
  %47 = icmp eq i64 %46, %11
  br i1 %47, label %48, label %12, !llvm.loop !11

48:                                               ; preds = %12
  %49 = fadd fast <8 x double> %43, %42
  %50 = fadd fast <8 x double> %44, %49
  %51 = fadd fast <8 x double> %45, %50
  %52 = tail call fast double @llvm.vector.reduce.fadd.v8f64(double 0.000000e+00, <8 x double> %51)
  %53 = icmp eq i64 %11, %5
  br i1 %53, label %79, label %54

54:                                               ; preds = %48
  %55 = icmp eq i64 %10, 0
  br i1 %55, label %76, label %56, !prof !15

56:                                               ; preds = %7, %54
  %57 = phi i64 [ %11, %54 ], [ 0, %7 ]
  %58 = phi double [ %52, %54 ], [ 0.000000e+00, %7 ]
  %59 = and i64 %5, 2147483644
  %60 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %58, i64 0
  br label %61

61:                                               ; preds = %61, %56
  %62 = phi i64 [ %57, %56 ], [ %71, %61 ]
  %63 = phi <4 x double> [ %60, %56 ], [ %70, %61 ]
  %64 = getelementptr inbounds nuw double, ptr %0, i64 %62
  %65 = load <4 x double>, ptr %64, align 8, !tbaa !9
  %66 = fcmp fast ogt <4 x double> %65, splat (double 5.230000e-01)
  %67 = fmul fast <4 x double> %65, %65
  %68 = fadd fast <4 x double> %65, splat (double 1.000000e-01)
  %69 = select fast <4 x i1> %66, <4 x double> %67, <4 x double> %68
  store <4 x double> %69, ptr %64, align 8, !tbaa !9
  %70 = fadd fast <4 x double> %69, %63
  %71 = add nuw i64 %62, 4
  %72 = icmp eq i64 %71, %59
  br i1 %72, label %73, label %61, !llvm.loop !16

73:                                               ; preds = %61
  %74 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %70)
  %75 = icmp eq i64 %59, %5
  br i1 %75, label %79, label %76

76:                                               ; preds = %4, %54, %73
  %77 = phi i64 [ 0, %4 ], [ %11, %54 ], [ %59, %73 ]
  %78 = phi double [ 0.000000e+00, %4 ], [ %52, %54 ], [ %74, %73 ]
  br label %259

79:                                               ; preds = %259, %73, %48
  %80 = phi double [ %74, %73 ], [ %52, %48 ], [ %268, %259 ]
  %81 = zext nneg i32 %1 to i64
  %82 = icmp ult i32 %1, 4
  br i1 %82, label %153, label %83

83:                                               ; preds = %79
  %84 = icmp ult i32 %1, 32
  br i1 %84, label %133, label %85

85:                                               ; preds = %83
  %86 = and i64 %5, 28
  %87 = and i64 %5, 2147483616
  %88 = insertelement <8 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %80, i64 0
  br label %89

89:                                               ; preds = %89, %85
  %90 = phi i64 [ 0, %85 ], [ %123, %89 ]
  %91 = phi <8 x double> [ %88, %85 ], [ %119, %89 ]
  %92 = phi <8 x double> [ zeroinitializer, %85 ], [ %120, %89 ]
  %93 = phi <8 x double> [ zeroinitializer, %85 ], [ %121, %89 ]
  %94 = phi <8 x double> [ zeroinitializer, %85 ], [ %122, %89 ]
  %95 = getelementptr inbounds nuw double, ptr %0, i64 %90
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 64
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 128
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 192
  %99 = load <8 x double>, ptr %95, align 8, !tbaa !9
  %100 = load <8 x double>, ptr %96, align 8, !tbaa !9
  %101 = load <8 x double>, ptr %97, align 8, !tbaa !9
  %102 = load <8 x double>, ptr %98, align 8, !tbaa !9
  %103 = fcmp fast ogt <8 x double> %99, splat (double 5.230000e-01)
  %104 = fcmp fast ogt <8 x double> %100, splat (double 5.230000e-01)
  %105 = fcmp fast ogt <8 x double> %101, splat (double 5.230000e-01)
  %106 = fcmp fast ogt <8 x double> %102, splat (double 5.230000e-01)
  %107 = fmul fast <8 x double> %99, %99
  %108 = fmul fast <8 x double> %100, %100
  %109 = fmul fast <8 x double> %101, %101
  %110 = fmul fast <8 x double> %102, %102
  %111 = fadd fast <8 x double> %99, splat (double 1.000000e-01)
  %112 = fadd fast <8 x double> %100, splat (double 1.000000e-01)
  %113 = fadd fast <8 x double> %101, splat (double 1.000000e-01)
  %114 = fadd fast <8 x double> %102, splat (double 1.000000e-01)
  %115 = select fast <8 x i1> %103, <8 x double> %107, <8 x double> %111
  %116 = select fast <8 x i1> %104, <8 x double> %108, <8 x double> %112
  %117 = select fast <8 x i1> %105, <8 x double> %109, <8 x double> %113
  %118 = select fast <8 x i1> %106, <8 x double> %110, <8 x double> %114
  store <8 x double> %115, ptr %95, align 8, !tbaa !9
  store <8 x double> %116, ptr %96, align 8, !tbaa !9
  store <8 x double> %117, ptr %97, align 8, !tbaa !9
  store <8 x double> %118, ptr %98, align 8, !tbaa !9
  %119 = fadd fast <8 x double> %115, %91
  %120 = fadd fast <8 x double> %116, %92
  %121 = fadd fast <8 x double> %117, %93
  %122 = fadd fast <8 x double> %118, %94
  %123 = add nuw i64 %90, 32
  %124 = icmp eq i64 %123, %87
  br i1 %124, label %125, label %89, !llvm.loop !17

125:                                              ; preds = %89
  %126 = fadd fast <8 x double> %120, %119
  %127 = fadd fast <8 x double> %121, %126
  %128 = fadd fast <8 x double> %122, %127
  %129 = tail call fast double @llvm.vector.reduce.fadd.v8f64(double 0.000000e+00, <8 x double> %128)
  %130 = icmp eq i64 %87, %5
  br i1 %130, label %168, label %131

131:                                              ; preds = %125
  %132 = icmp eq i64 %86, 0
  br i1 %132, label %153, label %133, !prof !15

133:                                              ; preds = %83, %131
  %134 = phi i64 [ %87, %131 ], [ 0, %83 ]
  %135 = phi double [ %129, %131 ], [ %80, %83 ]
  %136 = and i64 %5, 2147483644
  %137 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %135, i64 0
  br label %138

138:                                              ; preds = %138, %133
  %139 = phi i64 [ %134, %133 ], [ %148, %138 ]
  %140 = phi <4 x double> [ %137, %133 ], [ %147, %138 ]
  %141 = getelementptr inbounds nuw double, ptr %0, i64 %139
  %142 = load <4 x double>, ptr %141, align 8, !tbaa !9
  %143 = fcmp fast ogt <4 x double> %142, splat (double 5.230000e-01)
  %144 = fmul fast <4 x double> %142, %142
  %145 = fadd fast <4 x double> %142, splat (double 1.000000e-01)
  %146 = select fast <4 x i1> %143, <4 x double> %144, <4 x double> %145
  store <4 x double> %146, ptr %141, align 8, !tbaa !9
  %147 = fadd fast <4 x double> %146, %140
  %148 = add nuw i64 %139, 4
  %149 = icmp eq i64 %148, %136
  br i1 %149, label %150, label %138, !llvm.loop !18

150:                                              ; preds = %138
  %151 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %147)
  %152 = icmp eq i64 %136, %5
  br i1 %152, label %168, label %153

153:                                              ; preds = %79, %131, %150
  %154 = phi i64 [ 0, %79 ], [ %87, %131 ], [ %136, %150 ]
  %155 = phi double [ %80, %79 ], [ %129, %131 ], [ %151, %150 ]
  br label %156

156:                                              ; preds = %153, %156
  %157 = phi i64 [ %166, %156 ], [ %154, %153 ]
  %158 = phi double [ %165, %156 ], [ %155, %153 ]
  %159 = getelementptr inbounds nuw double, ptr %0, i64 %157
  %160 = load double, ptr %159, align 8, !tbaa !9
  %161 = fcmp fast ogt double %160, 5.230000e-01
  %162 = fmul fast double %160, %160
  %163 = fadd fast double %160, 1.000000e-01
  %164 = select fast i1 %161, double %162, double %163
  store double %164, ptr %159, align 8, !tbaa !9
  %165 = fadd fast double %164, %158
  %166 = add nuw nsw i64 %157, 1
  %167 = icmp eq i64 %166, %81
  br i1 %167, label %168, label %156, !llvm.loop !19

168:                                              ; preds = %156, %150, %125
  %169 = phi double [ %151, %150 ], [ %129, %125 ], [ %165, %156 ]
  %170 = zext nneg i32 %1 to i64
  %171 = icmp ult i32 %1, 4
  br i1 %171, label %242, label %172

172:                                              ; preds = %168
  %173 = icmp ult i32 %1, 32
  br i1 %173, label %222, label %174

174:                                              ; preds = %172
  %175 = and i64 %5, 28
  %176 = and i64 %5, 2147483616
  %177 = insertelement <8 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %169, i64 0
  br label %178

178:                                              ; preds = %178, %174
  %179 = phi i64 [ 0, %174 ], [ %212, %178 ]
  %180 = phi <8 x double> [ %177, %174 ], [ %208, %178 ]
  %181 = phi <8 x double> [ zeroinitializer, %174 ], [ %209, %178 ]
  %182 = phi <8 x double> [ zeroinitializer, %174 ], [ %210, %178 ]
  %183 = phi <8 x double> [ zeroinitializer, %174 ], [ %211, %178 ]
  %184 = getelementptr inbounds nuw double, ptr %0, i64 %179
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 64
  %186 = getelementptr inbounds nuw i8, ptr %184, i64 128
  %187 = getelementptr inbounds nuw i8, ptr %184, i64 192
  %188 = load <8 x double>, ptr %184, align 8, !tbaa !9
  %189 = load <8 x double>, ptr %185, align 8, !tbaa !9
  %190 = load <8 x double>, ptr %186, align 8, !tbaa !9
  %191 = load <8 x double>, ptr %187, align 8, !tbaa !9
  %192 = fcmp fast ogt <8 x double> %188, splat (double 5.230000e-01)
  %193 = fcmp fast ogt <8 x double> %189, splat (double 5.230000e-01)
  %194 = fcmp fast ogt <8 x double> %190, splat (double 5.230000e-01)
  %195 = fcmp fast ogt <8 x double> %191, splat (double 5.230000e-01)
  %196 = fmul fast <8 x double> %188, %188
  %197 = fmul fast <8 x double> %189, %189
  %198 = fmul fast <8 x double> %190, %190
  %199 = fmul fast <8 x double> %191, %191
  %200 = fadd fast <8 x double> %188, splat (double 1.000000e-01)
  %201 = fadd fast <8 x double> %189, splat (double 1.000000e-01)
  %202 = fadd fast <8 x double> %190, splat (double 1.000000e-01)
  %203 = fadd fast <8 x double> %191, splat (double 1.000000e-01)
  %204 = select fast <8 x i1> %192, <8 x double> %196, <8 x double> %200
  %205 = select fast <8 x i1> %193, <8 x double> %197, <8 x double> %201
  %206 = select fast <8 x i1> %194, <8 x double> %198, <8 x double> %202
  %207 = select fast <8 x i1> %195, <8 x double> %199, <8 x double> %203
  store <8 x double> %204, ptr %184, align 8, !tbaa !9
  store <8 x double> %205, ptr %185, align 8, !tbaa !9
  store <8 x double> %206, ptr %186, align 8, !tbaa !9
  store <8 x double> %207, ptr %187, align 8, !tbaa !9
  %208 = fadd fast <8 x double> %204, %180
  %209 = fadd fast <8 x double> %205, %181
  %210 = fadd fast <8 x double> %206, %182
  %211 = fadd fast <8 x double> %207, %183
  %212 = add nuw i64 %179, 32
  %213 = icmp eq i64 %212, %176
  br i1 %213, label %214, label %178, !llvm.loop !20

214:                                              ; preds = %178
  %215 = fadd fast <8 x double> %209, %208
  %216 = fadd fast <8 x double> %210, %215
  %217 = fadd fast <8 x double> %211, %216
  %218 = tail call fast double @llvm.vector.reduce.fadd.v8f64(double 0.000000e+00, <8 x double> %217)
  %219 = icmp eq i64 %176, %5
  br i1 %219, label %257, label %220

220:                                              ; preds = %214
  %221 = icmp eq i64 %175, 0
  br i1 %221, label %242, label %222, !prof !15

222:                                              ; preds = %172, %220
  %223 = phi i64 [ %176, %220 ], [ 0, %172 ]
  %224 = phi double [ %218, %220 ], [ %169, %172 ]
  %225 = and i64 %5, 2147483644
  %226 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %224, i64 0
  br label %227

227:                                              ; preds = %227, %222
  %228 = phi i64 [ %223, %222 ], [ %237, %227 ]
  %229 = phi <4 x double> [ %226, %222 ], [ %236, %227 ]
  %230 = getelementptr inbounds nuw double, ptr %0, i64 %228
  %231 = load <4 x double>, ptr %230, align 8, !tbaa !9
  %232 = fcmp fast ogt <4 x double> %231, splat (double 5.230000e-01)
  %233 = fmul fast <4 x double> %231, %231
  %234 = fadd fast <4 x double> %231, splat (double 1.000000e-01)
  %235 = select fast <4 x i1> %232, <4 x double> %233, <4 x double> %234
  store <4 x double> %235, ptr %230, align 8, !tbaa !9
  %236 = fadd fast <4 x double> %235, %229
  %237 = add nuw i64 %228, 4
  %238 = icmp eq i64 %237, %225
  br i1 %238, label %239, label %227, !llvm.loop !21

239:                                              ; preds = %227
  %240 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %236)
  %241 = icmp eq i64 %225, %5
  br i1 %241, label %257, label %242

242:                                              ; preds = %168, %220, %239
  %243 = phi i64 [ 0, %168 ], [ %176, %220 ], [ %225, %239 ]
  %244 = phi double [ %169, %168 ], [ %218, %220 ], [ %240, %239 ]
  br label %245

245:                                              ; preds = %242, %245
  %246 = phi i64 [ %255, %245 ], [ %243, %242 ]
  %247 = phi double [ %254, %245 ], [ %244, %242 ]
  %248 = getelementptr inbounds nuw double, ptr %0, i64 %246
  %249 = load double, ptr %248, align 8, !tbaa !9
  %250 = fcmp fast ogt double %249, 5.230000e-01
  %251 = fmul fast double %249, %249
  %252 = fadd fast double %249, 1.000000e-01
  %253 = select fast i1 %250, double %251, double %252
  store double %253, ptr %248, align 8, !tbaa !9
  %254 = fadd fast double %253, %247
  %255 = add nuw nsw i64 %246, 1
  %256 = icmp eq i64 %255, %170
  br i1 %256, label %257, label %245, !llvm.loop !22

257:                                              ; preds = %245, %214, %239, %2
  %258 = phi double [ 0.000000e+00, %2 ], [ %240, %239 ], [ %218, %214 ], [ %254, %245 ]
  ret double %258

259:                                              ; preds = %76, %259
  %260 = phi i64 [ %269, %259 ], [ %77, %76 ]
  %261 = phi double [ %268, %259 ], [ %78, %76 ]
  %262 = getelementptr inbounds nuw double, ptr %0, i64 %260
  %263 = load double, ptr %262, align 8, !tbaa !9
  %264 = fcmp fast ogt double %263, 5.230000e-01
  %265 = fmul fast double %263, %263
  %266 = fadd fast double %263, 1.000000e-01
  %267 = select fast i1 %264, double %265, double %266
  store double %267, ptr %262, align 8, !tbaa !9
  %268 = fadd fast double %267, %261
  %269 = add nuw nsw i64 %260, 1
  %270 = icmp eq i64 %269, %5
  br i1 %270, label %79, label %259, !llvm.loop !23
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v8f64(double, <8 x double>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "prefer-vector-width"="512" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+avx512f,+cmov,+crc32,+cx8,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!15 = !{!"branch_weights", i32 4, i32 28}
!16 = distinct !{!16, !12, !13, !14}
!17 = distinct !{!17, !12, !13, !14}
!18 = distinct !{!18, !12, !13, !14}
!19 = distinct !{!19, !12, !14, !13}
!20 = distinct !{!20, !12, !13, !14}
!21 = distinct !{!21, !12, !13, !14}
!22 = distinct !{!22, !12, !14, !13}
!23 = distinct !{!23, !12, !14, !13}
