target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { double, double, i32 }

@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca { double, i32 }, align 8
  %4 = alloca %struct.item, align 8
  %5 = alloca { double, i32 }, align 8
  %6 = alloca { double, i32 }, align 8
  %7 = alloca %struct.item, align 8
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = zext nneg i32 %1 to i64
  %11 = zext nneg i32 %1 to i64
  br label %111

12:                                               ; preds = %161
  %13 = ptrtoint ptr %162 to i64
  br label %14

14:                                               ; preds = %12, %2
  %15 = phi i64 [ 0, %2 ], [ %13, %12 ]
  %16 = phi ptr [ null, %2 ], [ %165, %12 ]
  %17 = phi ptr [ null, %2 ], [ %164, %12 ]
  %18 = icmp eq ptr %17, %16
  br i1 %18, label %107, label %19

19:                                               ; preds = %14
  %20 = ptrtoint ptr %16 to i64
  %21 = ptrtoint ptr %17 to i64
  %22 = sub i64 %20, %21
  %23 = sdiv exact i64 %22, 24
  %24 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %23, i1 true)
  %25 = shl nuw nsw i64 %24, 1
  %26 = xor i64 %25, 126
  tail call fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4itemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SC_T0_T1_"(ptr %17, ptr %16, i64 noundef %26)
  %27 = icmp sgt i64 %22, 384
  br i1 %27, label %28, label %76

28:                                               ; preds = %19, %52
  %29 = phi i64 [ %53, %52 ], [ 24, %19 ]
  %30 = phi ptr [ %31, %52 ], [ %17, %19 ]
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 %29
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = load double, ptr %17, align 8, !tbaa !9
  %34 = fcmp olt double %32, %33
  br i1 %34, label %35, label %39

35:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) %31, i64 24, i1 false), !tbaa.struct !12
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %37 = sdiv exact i64 %29, -24
  %38 = getelementptr inbounds %struct.item, ptr %36, i64 %37
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %38, ptr noundef nonnull align 8 dereferenceable(1) %17, i64 %29, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, ptr noundef nonnull align 8 dereferenceable(24) %7, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %52

39:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %40, i64 16, i1 false), !tbaa.struct !14
  %41 = load double, ptr %30, align 8, !tbaa !9
  %42 = fcmp olt double %32, %41
  br i1 %42, label %43, label %49

43:                                               ; preds = %39, %43
  %44 = phi ptr [ %46, %43 ], [ %30, %39 ]
  %45 = phi ptr [ %44, %43 ], [ %31, %39 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %45, ptr noundef nonnull align 8 dereferenceable(24) %44, i64 24, i1 false), !tbaa.struct !12
  %46 = getelementptr inbounds i8, ptr %44, i64 -24
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = fcmp olt double %32, %47
  br i1 %48, label %43, label %49, !llvm.loop !15

49:                                               ; preds = %43, %39
  %50 = phi ptr [ %31, %39 ], [ %44, %43 ]
  store double %32, ptr %50, align 8, !tbaa !13
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %52

52:                                               ; preds = %49, %35
  %53 = add nuw nsw i64 %29, 24
  %54 = icmp eq i64 %53, 384
  br i1 %54, label %55, label %28, !llvm.loop !18

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 384
  %57 = icmp eq ptr %56, %16
  br i1 %57, label %107, label %58

58:                                               ; preds = %55, %71
  %59 = phi ptr [ %74, %71 ], [ %56, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %60 = load double, ptr %59, align 8, !tbaa !13
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %61, i64 16, i1 false), !tbaa.struct !14
  %62 = getelementptr inbounds i8, ptr %59, i64 -24
  %63 = load double, ptr %62, align 8, !tbaa !9
  %64 = fcmp olt double %60, %63
  br i1 %64, label %65, label %71

65:                                               ; preds = %58, %65
  %66 = phi ptr [ %68, %65 ], [ %62, %58 ]
  %67 = phi ptr [ %66, %65 ], [ %59, %58 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %67, ptr noundef nonnull align 8 dereferenceable(24) %66, i64 24, i1 false), !tbaa.struct !12
  %68 = getelementptr inbounds i8, ptr %66, i64 -24
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = fcmp olt double %60, %69
  br i1 %70, label %65, label %71, !llvm.loop !15

71:                                               ; preds = %65, %58
  %72 = phi ptr [ %59, %58 ], [ %66, %65 ]
  store double %60, ptr %72, align 8, !tbaa !13
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %73, ptr noundef nonnull align 8 dereferenceable(16) %5, i64 16, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %74 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %75 = icmp eq ptr %74, %16
  br i1 %75, label %107, label %58, !llvm.loop !19

76:                                               ; preds = %19
  %77 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %78 = icmp eq ptr %77, %16
  br i1 %78, label %107, label %79

79:                                               ; preds = %76, %104
  %80 = phi ptr [ %105, %104 ], [ %77, %76 ]
  %81 = phi ptr [ %80, %104 ], [ %17, %76 ]
  %82 = load double, ptr %80, align 8, !tbaa !9
  %83 = load double, ptr %17, align 8, !tbaa !9
  %84 = fcmp olt double %82, %83
  br i1 %84, label %85, label %91

85:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %80, i64 24, i1 false), !tbaa.struct !12
  %86 = getelementptr inbounds nuw i8, ptr %81, i64 48
  %87 = ptrtoint ptr %80 to i64
  %88 = sub i64 %87, %21
  %89 = sdiv exact i64 %88, -24
  %90 = getelementptr inbounds %struct.item, ptr %86, i64 %89
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %90, ptr noundef nonnull align 8 dereferenceable(1) %17, i64 %88, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %104

91:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %92 = getelementptr inbounds nuw i8, ptr %81, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %92, i64 16, i1 false), !tbaa.struct !14
  %93 = load double, ptr %81, align 8, !tbaa !9
  %94 = fcmp olt double %82, %93
  br i1 %94, label %95, label %101

95:                                               ; preds = %91, %95
  %96 = phi ptr [ %98, %95 ], [ %81, %91 ]
  %97 = phi ptr [ %96, %95 ], [ %80, %91 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %97, ptr noundef nonnull align 8 dereferenceable(24) %96, i64 24, i1 false), !tbaa.struct !12
  %98 = getelementptr inbounds i8, ptr %96, i64 -24
  %99 = load double, ptr %98, align 8, !tbaa !9
  %100 = fcmp olt double %82, %99
  br i1 %100, label %95, label %101, !llvm.loop !15

101:                                              ; preds = %95, %91
  %102 = phi ptr [ %80, %91 ], [ %96, %95 ]
  store double %82, ptr %102, align 8, !tbaa !13
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %104

104:                                              ; preds = %101, %85
  %105 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %106 = icmp eq ptr %105, %16
  br i1 %106, label %107, label %79, !llvm.loop !18

107:                                              ; preds = %104, %71, %14, %55, %76
  %108 = icmp sgt i32 %1, 0
  br i1 %108, label %109, label %174

109:                                              ; preds = %107
  %110 = zext nneg i32 %1 to i64
  br label %181

111:                                              ; preds = %9, %161
  %112 = phi i64 [ 0, %9 ], [ %118, %161 ]
  %113 = phi ptr [ null, %9 ], [ %164, %161 ]
  %114 = phi ptr [ null, %9 ], [ %165, %161 ]
  %115 = phi ptr [ null, %9 ], [ %162, %161 ]
  %116 = getelementptr inbounds nuw double, ptr %0, i64 %112
  %117 = load double, ptr %116, align 8, !tbaa !13
  %118 = add nuw nsw i64 %112, 1
  %119 = icmp eq i64 %118, %10
  %120 = and i64 %118, 4294967295
  %121 = select i1 %119, i64 0, i64 %120
  %122 = getelementptr inbounds nuw double, ptr %0, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !13
  %124 = fmul double %117, %123
  %125 = icmp eq ptr %114, %115
  br i1 %125, label %130, label %126

126:                                              ; preds = %111
  store double %117, ptr %114, align 8, !tbaa !13
  %127 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store double %124, ptr %127, align 8, !tbaa !13
  %128 = getelementptr inbounds nuw i8, ptr %114, i64 16
  %129 = trunc nuw nsw i64 %112 to i32
  store i32 %129, ptr %128, align 8, !tbaa !5
  br label %161

130:                                              ; preds = %111
  %131 = ptrtoint ptr %114 to i64
  %132 = ptrtoint ptr %113 to i64
  %133 = sub i64 %131, %132
  %134 = icmp eq i64 %133, 9223372036854775800
  br i1 %134, label %135, label %137

135:                                              ; preds = %130
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #11
          to label %136 unwind label %169

136:                                              ; preds = %135
  unreachable

137:                                              ; preds = %130
  %138 = sdiv exact i64 %133, 24
  %139 = tail call i64 @llvm.umax.i64(i64 %138, i64 1)
  %140 = add nsw i64 %139, %138
  %141 = icmp ult i64 %140, %138
  %142 = tail call i64 @llvm.umin.i64(i64 %140, i64 384307168202282325)
  %143 = select i1 %141, i64 384307168202282325, i64 %142
  %144 = icmp ne i64 %143, 0
  tail call void @llvm.assume(i1 %144)
  %145 = mul nuw nsw i64 %143, 24
  %146 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %145) #12
          to label %147 unwind label %167

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 %133
  store double %117, ptr %148, align 8, !tbaa !13
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 8
  store double %124, ptr %149, align 8, !tbaa !13
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 16
  %151 = trunc nuw nsw i64 %112 to i32
  store i32 %151, ptr %150, align 8, !tbaa !5
  %152 = icmp sgt i64 %133, 0
  br i1 %152, label %153, label %154

153:                                              ; preds = %147
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %146, ptr align 8 %113, i64 %133, i1 false)
  br label %154

154:                                              ; preds = %153, %147
  %155 = icmp eq ptr %113, null
  br i1 %155, label %159, label %156

156:                                              ; preds = %154
  %157 = ptrtoint ptr %115 to i64
  %158 = sub i64 %157, %132
  tail call void @_ZdlPvm(ptr noundef nonnull %113, i64 noundef %158) #13
  br label %159

159:                                              ; preds = %156, %154
  %160 = getelementptr inbounds nuw %struct.item, ptr %146, i64 %143
  br label %161

161:                                              ; preds = %159, %126
  %162 = phi ptr [ %160, %159 ], [ %115, %126 ]
  %163 = phi ptr [ %148, %159 ], [ %114, %126 ]
  %164 = phi ptr [ %146, %159 ], [ %113, %126 ]
  %165 = getelementptr inbounds nuw i8, ptr %163, i64 24
  %166 = icmp eq i64 %118, %11
  br i1 %166, label %12, label %111, !llvm.loop !20

167:                                              ; preds = %137
  %168 = landingpad { ptr, i32 }
          cleanup
  br label %171

169:                                              ; preds = %135
  %170 = landingpad { ptr, i32 }
          cleanup
  br label %171

171:                                              ; preds = %169, %167
  %172 = phi { ptr, i32 } [ %168, %167 ], [ %170, %169 ]
  %173 = icmp eq ptr %113, null
  br i1 %173, label %201, label %198

174:                                              ; preds = %181, %107
  %175 = phi double [ 0.000000e+00, %107 ], [ %196, %181 ]
  %176 = icmp eq ptr %17, null
  br i1 %176, label %180, label %177

177:                                              ; preds = %174
  %178 = ptrtoint ptr %17 to i64
  %179 = sub i64 %15, %178
  tail call void @_ZdlPvm(ptr noundef nonnull %17, i64 noundef %179) #13
  br label %180

180:                                              ; preds = %174, %177
  ret double %175

181:                                              ; preds = %109, %181
  %182 = phi i64 [ 0, %109 ], [ %187, %181 ]
  %183 = phi double [ 0.000000e+00, %109 ], [ %196, %181 ]
  %184 = getelementptr inbounds nuw %struct.item, ptr %17, i64 %182
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %186 = load double, ptr %185, align 8, !tbaa !21
  %187 = add nuw nsw i64 %182, 1
  %188 = trunc nuw nsw i64 %187 to i32
  %189 = uitofp nneg i32 %188 to double
  %190 = getelementptr inbounds nuw i8, ptr %184, i64 16
  %191 = load i32, ptr %190, align 8, !tbaa !22
  %192 = sitofp i32 %191 to double
  %193 = load double, ptr %184, align 8, !tbaa !9
  %194 = fmul double %193, %192
  %195 = tail call double @llvm.fmuladd.f64(double %186, double %189, double %194)
  %196 = fadd double %183, %195
  %197 = icmp eq i64 %187, %110
  br i1 %197, label %174, label %181, !llvm.loop !23

198:                                              ; preds = %171
  %199 = ptrtoint ptr %115 to i64
  %200 = sub i64 %199, %132
  tail call void @_ZdlPvm(ptr noundef nonnull %113, i64 noundef %200) #13
  br label %201

201:                                              ; preds = %171, %198
  resume { ptr, i32 } %172
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4itemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SC_T0_T1_"(ptr %0, ptr %1, i64 noundef %2) unnamed_addr #7 {
  %4 = alloca %struct.item, align 8
  %5 = alloca %struct.item, align 8
  %6 = alloca %struct.item, align 8
  %7 = alloca %struct.item, align 8
  %8 = alloca %struct.item, align 8
  %9 = alloca %struct.item, align 8
  %10 = alloca %struct.item, align 8
  %11 = alloca { double, i32 }, align 8
  %12 = alloca { double, i32 }, align 8
  %13 = ptrtoint ptr %0 to i64
  %14 = ptrtoint ptr %1 to i64
  %15 = sub i64 %14, %13
  %16 = icmp sgt i64 %15, 384
  br i1 %16, label %17, label %181

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %19

19:                                               ; preds = %17, %177
  %20 = phi i64 [ %15, %17 ], [ %179, %177 ]
  %21 = phi i64 [ %2, %17 ], [ %137, %177 ]
  %22 = phi ptr [ %1, %17 ], [ %165, %177 ]
  %23 = icmp eq i64 %21, 0
  br i1 %23, label %24, label %136

24:                                               ; preds = %19
  %25 = udiv exact i64 %20, 24
  %26 = add nsw i64 %25, -2
  %27 = lshr i64 %26, 1
  %28 = add nsw i64 %25, -1
  %29 = lshr i64 %28, 1
  %30 = and i64 %25, 1
  %31 = icmp eq i64 %30, 0
  br label %32

32:                                               ; preds = %74, %24
  %33 = phi i64 [ %27, %24 ], [ %79, %74 ]
  %34 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %36, i64 16, i1 false)
  %37 = icmp slt i64 %33, %29
  br i1 %37, label %38, label %52

38:                                               ; preds = %32, %38
  %39 = phi i64 [ %48, %38 ], [ %33, %32 ]
  %40 = shl i64 %39, 1
  %41 = add i64 %40, 2
  %42 = getelementptr inbounds %struct.item, ptr %0, i64 %41
  %43 = or disjoint i64 %40, 1
  %44 = getelementptr inbounds %struct.item, ptr %0, i64 %43
  %45 = load double, ptr %42, align 8, !tbaa !9
  %46 = load double, ptr %44, align 8, !tbaa !9
  %47 = fcmp olt double %45, %46
  %48 = select i1 %47, i64 %43, i64 %41
  %49 = getelementptr inbounds %struct.item, ptr %0, i64 %48
  %50 = getelementptr inbounds %struct.item, ptr %0, i64 %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %50, ptr noundef nonnull align 8 dereferenceable(24) %49, i64 24, i1 false), !tbaa.struct !12
  %51 = icmp slt i64 %48, %29
  br i1 %51, label %38, label %52, !llvm.loop !24

52:                                               ; preds = %38, %32
  %53 = phi i64 [ %33, %32 ], [ %48, %38 ]
  %54 = icmp eq i64 %53, %27
  %55 = select i1 %31, i1 %54, i1 false
  br i1 %55, label %56, label %61

56:                                               ; preds = %52
  %57 = shl nuw nsw i64 %53, 1
  %58 = or disjoint i64 %57, 1
  %59 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %58
  %60 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %53
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %60, ptr noundef nonnull align 8 dereferenceable(24) %59, i64 24, i1 false), !tbaa.struct !12
  br label %61

61:                                               ; preds = %56, %52
  %62 = phi i64 [ %58, %56 ], [ %53, %52 ]
  %63 = icmp sgt i64 %62, %33
  br i1 %63, label %64, label %74

64:                                               ; preds = %61, %71
  %65 = phi i64 [ %67, %71 ], [ %62, %61 ]
  %66 = add nsw i64 %65, -1
  %67 = lshr i64 %66, 1
  %68 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = fcmp olt double %69, %35
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  %72 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %65
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %72, ptr noundef nonnull align 8 dereferenceable(24) %68, i64 24, i1 false), !tbaa.struct !12
  %73 = icmp sgt i64 %67, %33
  br i1 %73, label %64, label %74, !llvm.loop !25

74:                                               ; preds = %71, %64, %61
  %75 = phi i64 [ %62, %61 ], [ %65, %64 ], [ %67, %71 ]
  %76 = getelementptr inbounds %struct.item, ptr %0, i64 %75
  store double %35, ptr %76, align 8, !tbaa !13
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, ptr noundef nonnull align 8 dereferenceable(16) %12, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %78 = icmp eq i64 %33, 0
  %79 = tail call i64 @llvm.usub.sat.i64(i64 %33, i64 1)
  br i1 %78, label %80, label %32, !llvm.loop !26

80:                                               ; preds = %74, %131
  %81 = phi ptr [ %82, %131 ], [ %22, %74 ]
  %82 = getelementptr inbounds i8, ptr %81, i64 -24
  %83 = load double, ptr %82, align 8, !tbaa !13
  %84 = getelementptr inbounds i8, ptr %81, i64 -16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %84, i64 16, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %82, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !12
  %85 = ptrtoint ptr %82 to i64
  %86 = sub i64 %85, %13
  %87 = sdiv exact i64 %86, 24
  %88 = add nsw i64 %87, -1
  %89 = sdiv i64 %88, 2
  %90 = icmp sgt i64 %86, 48
  br i1 %90, label %91, label %105

91:                                               ; preds = %80, %91
  %92 = phi i64 [ %101, %91 ], [ 0, %80 ]
  %93 = shl i64 %92, 1
  %94 = add i64 %93, 2
  %95 = getelementptr inbounds %struct.item, ptr %0, i64 %94
  %96 = or disjoint i64 %93, 1
  %97 = getelementptr inbounds %struct.item, ptr %0, i64 %96
  %98 = load double, ptr %95, align 8, !tbaa !9
  %99 = load double, ptr %97, align 8, !tbaa !9
  %100 = fcmp olt double %98, %99
  %101 = select i1 %100, i64 %96, i64 %94
  %102 = getelementptr inbounds %struct.item, ptr %0, i64 %101
  %103 = getelementptr inbounds %struct.item, ptr %0, i64 %92
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %103, ptr noundef nonnull align 8 dereferenceable(24) %102, i64 24, i1 false), !tbaa.struct !12
  %104 = icmp slt i64 %101, %89
  br i1 %104, label %91, label %105, !llvm.loop !24

105:                                              ; preds = %91, %80
  %106 = phi i64 [ 0, %80 ], [ %101, %91 ]
  %107 = and i64 %87, 1
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %118

109:                                              ; preds = %105
  %110 = add nsw i64 %87, -2
  %111 = ashr exact i64 %110, 1
  %112 = icmp eq i64 %106, %111
  br i1 %112, label %113, label %118

113:                                              ; preds = %109
  %114 = shl nsw i64 %106, 1
  %115 = or disjoint i64 %114, 1
  %116 = getelementptr inbounds %struct.item, ptr %0, i64 %115
  %117 = getelementptr inbounds %struct.item, ptr %0, i64 %106
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %117, ptr noundef nonnull align 8 dereferenceable(24) %116, i64 24, i1 false), !tbaa.struct !12
  br label %118

118:                                              ; preds = %113, %109, %105
  %119 = phi i64 [ %115, %113 ], [ %106, %109 ], [ %106, %105 ]
  %120 = icmp sgt i64 %119, 0
  br i1 %120, label %121, label %131

121:                                              ; preds = %118, %128
  %122 = phi i64 [ %124, %128 ], [ %119, %118 ]
  %123 = add nsw i64 %122, -1
  %124 = sdiv i64 %123, 2
  %125 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !9
  %127 = fcmp olt double %126, %83
  br i1 %127, label %128, label %131

128:                                              ; preds = %121
  %129 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %122
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %129, ptr noundef nonnull align 8 dereferenceable(24) %125, i64 24, i1 false), !tbaa.struct !12
  %130 = icmp sgt i64 %122, 2
  br i1 %130, label %121, label %131, !llvm.loop !25

131:                                              ; preds = %128, %121, %118
  %132 = phi i64 [ %119, %118 ], [ %122, %121 ], [ %124, %128 ]
  %133 = getelementptr inbounds %struct.item, ptr %0, i64 %132
  store double %83, ptr %133, align 8, !tbaa !13
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %134, ptr noundef nonnull align 8 dereferenceable(16) %11, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %135 = icmp sgt i64 %86, 24
  br i1 %135, label %80, label %181, !llvm.loop !27

136:                                              ; preds = %19
  %137 = add nsw i64 %21, -1
  %138 = udiv i64 %20, 48
  %139 = getelementptr inbounds nuw %struct.item, ptr %0, i64 %138
  %140 = getelementptr inbounds i8, ptr %22, i64 -24
  %141 = load double, ptr %18, align 8, !tbaa !9
  %142 = load double, ptr %139, align 8, !tbaa !9
  %143 = fcmp olt double %141, %142
  %144 = load double, ptr %140, align 8, !tbaa !9
  br i1 %143, label %145, label %152

145:                                              ; preds = %136
  %146 = fcmp olt double %142, %144
  br i1 %146, label %147, label %148

147:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %139, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %139, ptr noundef nonnull align 8 dereferenceable(24) %10, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %159

148:                                              ; preds = %145
  %149 = fcmp olt double %141, %144
  br i1 %149, label %150, label %151

150:                                              ; preds = %148
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %140, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %140, ptr noundef nonnull align 8 dereferenceable(24) %9, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %159

151:                                              ; preds = %148
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %18, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, ptr noundef nonnull align 8 dereferenceable(24) %8, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %159

152:                                              ; preds = %136
  %153 = fcmp olt double %141, %144
  br i1 %153, label %154, label %155

154:                                              ; preds = %152
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %18, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, ptr noundef nonnull align 8 dereferenceable(24) %7, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %159

155:                                              ; preds = %152
  %156 = fcmp olt double %142, %144
  br i1 %156, label %157, label %158

157:                                              ; preds = %155
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %140, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %140, ptr noundef nonnull align 8 dereferenceable(24) %6, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %159

158:                                              ; preds = %155
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %139, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %139, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %159

159:                                              ; preds = %158, %157, %154, %151, %150, %147
  br label %160

160:                                              ; preds = %159, %176
  %161 = phi ptr [ %168, %176 ], [ %18, %159 ]
  %162 = phi ptr [ %171, %176 ], [ %22, %159 ]
  %163 = load double, ptr %0, align 8, !tbaa !9
  br label %164

164:                                              ; preds = %164, %160
  %165 = phi ptr [ %161, %160 ], [ %168, %164 ]
  %166 = load double, ptr %165, align 8, !tbaa !9
  %167 = fcmp olt double %166, %163
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 24
  br i1 %167, label %164, label %169, !llvm.loop !28

169:                                              ; preds = %164, %169
  %170 = phi ptr [ %171, %169 ], [ %162, %164 ]
  %171 = getelementptr inbounds i8, ptr %170, i64 -24
  %172 = load double, ptr %171, align 8, !tbaa !9
  %173 = fcmp olt double %163, %172
  br i1 %173, label %169, label %174, !llvm.loop !29

174:                                              ; preds = %169
  %175 = icmp ult ptr %165, %171
  br i1 %175, label %176, label %177

176:                                              ; preds = %174
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %165, i64 24, i1 false), !tbaa.struct !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %165, ptr noundef nonnull align 8 dereferenceable(24) %171, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %171, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %160, !llvm.loop !30

177:                                              ; preds = %174
  tail call fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4itemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SC_T0_T1_"(ptr nonnull %165, ptr %22, i64 noundef %137)
  %178 = ptrtoint ptr %165 to i64
  %179 = sub i64 %178, %13
  %180 = icmp sgt i64 %179, 384
  br i1 %180, label %19, label %181, !llvm.loop !31

181:                                              ; preds = %177, %131, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { noreturn }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { builtin nounwind }

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
!10 = !{!"_ZTS4item", !11, i64 0, !11, i64 8, !6, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{i64 0, i64 8, !13, i64 8, i64 8, !13, i64 16, i64 4, !5}
!13 = !{!11, !11, i64 0}
!14 = !{i64 0, i64 8, !13, i64 8, i64 4, !5}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = distinct !{!19, !16, !17}
!20 = distinct !{!20, !16, !17}
!21 = !{!10, !11, i64 8}
!22 = !{!10, !6, i64 16}
!23 = distinct !{!23, !16, !17}
!24 = distinct !{!24, !16, !17}
!25 = distinct !{!25, !16, !17}
!26 = distinct !{!26, !16, !17}
!27 = distinct !{!27, !16, !17}
!28 = distinct !{!28, !16, !17}
!29 = distinct !{!29, !16, !17}
!30 = distinct !{!30, !16, !17}
!31 = distinct !{!31, !16, !17}
