target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::piecewise_construct_t" = type { i8 }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base" }
%"struct.std::_Head_base" = type { ptr }
%"class.std::tuple.2" = type { i8 }
%"class.std::map" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<int, std::pair<const int, double>, std::_Select1st<std::pair<const int, double>>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, std::pair<const int, double>, std::_Select1st<std::pair<const int, double>>, std::less<int>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%"struct.std::pair.0" = type { i32, double }

$_ZNSt3mapIidSt4lessIiESaISt4pairIKidEEED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE16_M_insert_uniqueIS2_EES0_ISt17_Rb_tree_iteratorIS2_EbEOT_ = comdat any

$_ZSt19piecewise_construct = comdat any

@_ZSt19piecewise_construct = linkonce_odr dso_local constant %"struct.std::piecewise_construct_t" zeroinitializer, comdat, align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::tuple", align 8
  %4 = alloca %"class.std::tuple.2", align 1
  %5 = alloca %"class.std::tuple", align 8
  %6 = alloca %"class.std::tuple.2", align 1
  %7 = alloca %"class.std::map", align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %"struct.std::pair.0", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 0, ptr %11, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr null, ptr %12, align 8, !tbaa !16
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %11, ptr %13, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %11, ptr %14, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %15, align 8, !tbaa !19
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %2
  %18 = zext nneg i32 %1 to i64
  %19 = zext nneg i32 %1 to i64
  br label %22

20:                                               ; preds = %58, %2
  %21 = icmp sgt i32 %1, 1
  br i1 %21, label %102, label %65

22:                                               ; preds = %17, %58
  %23 = phi i64 [ 0, %17 ], [ %26, %58 ]
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !20
  %26 = add nuw nsw i64 %23, 1
  %27 = icmp eq i64 %26, %18
  %28 = and i64 %26, 4294967295
  %29 = select i1 %27, i64 0, i64 %28
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  %32 = trunc i64 %23 to i32
  %33 = mul i32 %32, 5
  %34 = and i32 %33, 7
  store i32 %34, ptr %8, align 4, !tbaa !5
  %35 = load ptr, ptr %12, align 8, !tbaa !16
  %36 = icmp eq ptr %35, null
  br i1 %36, label %48, label %37

37:                                               ; preds = %22, %37
  %38 = phi ptr [ %46, %37 ], [ %35, %22 ]
  %39 = phi ptr [ %43, %37 ], [ %11, %22 ]
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %41 = load i32, ptr %40, align 4, !tbaa !5
  %42 = icmp slt i32 %41, %34
  %43 = select i1 %42, ptr %39, ptr %38
  %44 = select i1 %42, i64 24, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 %44
  %46 = load ptr, ptr %45, align 8, !tbaa !22
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %37, !llvm.loop !23

48:                                               ; preds = %37, %22
  %49 = phi ptr [ %11, %22 ], [ %43, %37 ]
  %50 = icmp eq ptr %49, %11
  br i1 %50, label %55, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 32
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = icmp slt i32 %34, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %51, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store ptr %8, ptr %5, align 8, !tbaa !26, !alias.scope !28
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %56 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr %49, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 1 dereferenceable(1) %6)
          to label %57 unwind label %63

57:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %58

58:                                               ; preds = %51, %57
  %59 = phi ptr [ %56, %57 ], [ %49, %51 ]
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 40
  %61 = fmul double %25, %31
  store double %61, ptr %60, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  %62 = icmp eq i64 %26, %19
  br i1 %62, label %20, label %22, !llvm.loop !31

63:                                               ; preds = %55
  %64 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  br label %217

65:                                               ; preds = %155, %20
  %66 = load double, ptr %0, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  store i32 3, ptr %9, align 4, !tbaa !5
  %67 = load ptr, ptr %12, align 8, !tbaa !16
  %68 = icmp eq ptr %67, null
  br i1 %68, label %80, label %69

69:                                               ; preds = %65, %69
  %70 = phi ptr [ %78, %69 ], [ %67, %65 ]
  %71 = phi ptr [ %75, %69 ], [ %11, %65 ]
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = icmp slt i32 %73, 3
  %75 = select i1 %74, ptr %71, ptr %70
  %76 = select i1 %74, i64 24, i64 16
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 %76
  %78 = load ptr, ptr %77, align 8, !tbaa !22
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %69, !llvm.loop !23

80:                                               ; preds = %69, %65
  %81 = phi ptr [ %11, %65 ], [ %75, %69 ]
  %82 = icmp eq ptr %81, %11
  br i1 %82, label %87, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = icmp sgt i32 %85, 3
  br i1 %86, label %87, label %90

87:                                               ; preds = %83, %80
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  store ptr %9, ptr %3, align 8, !tbaa !26, !alias.scope !32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %88 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr %81, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %89 unwind label %166

89:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  br label %90

90:                                               ; preds = %83, %89
  %91 = phi ptr [ %88, %89 ], [ %81, %83 ]
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !20
  %94 = fadd double %66, %93
  store double %94, ptr %92, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %96 = load double, ptr %95, align 8, !tbaa !20
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %98 = load double, ptr %97, align 8, !tbaa !20
  %99 = fmul double %96, %98
  store i32 11, ptr %10, align 8, !tbaa !35
  %100 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %99, ptr %100, align 8, !tbaa !37
  %101 = invoke { ptr, i8 } @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE16_M_insert_uniqueIS2_EES0_ISt17_Rb_tree_iteratorIS2_EbEOT_(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(16) %10)
          to label %160 unwind label %168

102:                                              ; preds = %20, %155
  %103 = phi i32 [ %156, %155 ], [ 1, %20 ]
  %104 = load ptr, ptr %12, align 8, !tbaa !22
  %105 = icmp eq ptr %104, null
  br i1 %105, label %152, label %106

106:                                              ; preds = %102, %147
  %107 = phi ptr [ %150, %147 ], [ %104, %102 ]
  %108 = phi ptr [ %148, %147 ], [ %11, %102 ]
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 32
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = icmp slt i32 %110, %103
  br i1 %111, label %112, label %114

112:                                              ; preds = %106
  %113 = getelementptr inbounds nuw i8, ptr %107, i64 24
  br label %147

114:                                              ; preds = %106
  %115 = icmp slt i32 %103, %110
  %116 = getelementptr inbounds nuw i8, ptr %107, i64 16
  br i1 %115, label %147, label %117

117:                                              ; preds = %114
  %118 = load ptr, ptr %116, align 8, !tbaa !38
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %120 = load ptr, ptr %119, align 8, !tbaa !39
  %121 = icmp eq ptr %118, null
  br i1 %121, label %133, label %122

122:                                              ; preds = %117, %122
  %123 = phi ptr [ %131, %122 ], [ %118, %117 ]
  %124 = phi ptr [ %128, %122 ], [ %107, %117 ]
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %126 = load i32, ptr %125, align 4, !tbaa !5
  %127 = icmp slt i32 %126, %103
  %128 = select i1 %127, ptr %124, ptr %123
  %129 = select i1 %127, i64 24, i64 16
  %130 = getelementptr inbounds nuw i8, ptr %123, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !22
  %132 = icmp eq ptr %131, null
  br i1 %132, label %133, label %122, !llvm.loop !23

133:                                              ; preds = %122, %117
  %134 = phi ptr [ %107, %117 ], [ %128, %122 ]
  %135 = icmp eq ptr %120, null
  br i1 %135, label %152, label %136

136:                                              ; preds = %133, %136
  %137 = phi ptr [ %145, %136 ], [ %120, %133 ]
  %138 = phi ptr [ %142, %136 ], [ %108, %133 ]
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 32
  %140 = load i32, ptr %139, align 4, !tbaa !5
  %141 = icmp slt i32 %103, %140
  %142 = select i1 %141, ptr %137, ptr %138
  %143 = select i1 %141, i64 16, i64 24
  %144 = getelementptr inbounds nuw i8, ptr %137, i64 %143
  %145 = load ptr, ptr %144, align 8, !tbaa !22
  %146 = icmp eq ptr %145, null
  br i1 %146, label %152, label %136, !llvm.loop !40

147:                                              ; preds = %114, %112
  %148 = phi ptr [ %108, %112 ], [ %107, %114 ]
  %149 = phi ptr [ %113, %112 ], [ %116, %114 ]
  %150 = load ptr, ptr %149, align 8, !tbaa !22
  %151 = icmp eq ptr %150, null
  br i1 %151, label %152, label %106, !llvm.loop !41

152:                                              ; preds = %147, %136, %133, %102
  %153 = phi ptr [ %134, %136 ], [ %134, %133 ], [ %11, %102 ], [ %148, %147 ]
  %154 = phi ptr [ %142, %136 ], [ %108, %133 ], [ %11, %102 ], [ %148, %147 ]
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr %153, ptr %154)
          to label %155 unwind label %158

155:                                              ; preds = %152
  %156 = add nuw nsw i32 %103, 3
  %157 = icmp slt i32 %156, %1
  br i1 %157, label %102, label %65, !llvm.loop !42

158:                                              ; preds = %152
  %159 = landingpad { ptr, i32 }
          cleanup
  br label %217

160:                                              ; preds = %90
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  %161 = load ptr, ptr %13, align 8, !tbaa !17
  %162 = icmp eq ptr %161, %11
  br i1 %162, label %163, label %170

163:                                              ; preds = %170, %160
  %164 = phi double [ 1.000000e+00, %160 ], [ %180, %170 ]
  %165 = icmp eq ptr %11, %161
  br i1 %165, label %183, label %198

166:                                              ; preds = %87
  %167 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  br label %217

168:                                              ; preds = %90
  %169 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br label %217

170:                                              ; preds = %160, %170
  %171 = phi double [ %180, %170 ], [ 1.000000e+00, %160 ]
  %172 = phi ptr [ %181, %170 ], [ %161, %160 ]
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 32
  %174 = load i32, ptr %173, align 8, !tbaa !35
  %175 = sitofp i32 %174 to double
  %176 = getelementptr inbounds nuw i8, ptr %172, i64 40
  %177 = load double, ptr %176, align 8, !tbaa !37
  %178 = fmul double %177, %175
  %179 = fmul double %171, %178
  %180 = call double @llvm.fmuladd.f64(double %179, double 1.000000e-01, double %171)
  %181 = call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %172) #12
  %182 = icmp eq ptr %181, %11
  br i1 %182, label %163, label %170, !llvm.loop !43

183:                                              ; preds = %198, %163
  %184 = phi double [ %164, %163 ], [ %204, %198 ]
  %185 = load ptr, ptr %12, align 8, !tbaa !16
  %186 = icmp eq ptr %185, null
  br i1 %186, label %206, label %187

187:                                              ; preds = %183, %187
  %188 = phi ptr [ %196, %187 ], [ %185, %183 ]
  %189 = phi ptr [ %193, %187 ], [ %11, %183 ]
  %190 = getelementptr inbounds nuw i8, ptr %188, i64 32
  %191 = load i32, ptr %190, align 4, !tbaa !5
  %192 = icmp slt i32 %191, 4
  %193 = select i1 %192, ptr %189, ptr %188
  %194 = select i1 %192, i64 24, i64 16
  %195 = getelementptr inbounds nuw i8, ptr %188, i64 %194
  %196 = load ptr, ptr %195, align 8, !tbaa !22
  %197 = icmp eq ptr %196, null
  br i1 %197, label %206, label %187, !llvm.loop !23

198:                                              ; preds = %163, %198
  %199 = phi double [ %204, %198 ], [ %164, %163 ]
  %200 = phi ptr [ %201, %198 ], [ %11, %163 ]
  %201 = call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %200) #12
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 40
  %203 = load double, ptr %202, align 8, !tbaa !37
  %204 = call double @llvm.fmuladd.f64(double %199, double 5.000000e-01, double %203)
  %205 = icmp eq ptr %201, %161
  br i1 %205, label %183, label %198, !llvm.loop !44

206:                                              ; preds = %187, %183
  %207 = phi ptr [ %11, %183 ], [ %193, %187 ]
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 40
  %209 = load double, ptr %208, align 8, !tbaa !37
  %210 = load i64, ptr %15, align 8, !tbaa !19
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef %185)
          to label %214 unwind label %211

211:                                              ; preds = %206
  %212 = landingpad { ptr, i32 }
          catch ptr null
  %213 = extractvalue { ptr, i32 } %212, 0
  call void @__clang_call_terminate(ptr %213) #13
  unreachable

214:                                              ; preds = %206
  %215 = uitofp i64 %210 to double
  %216 = call double @llvm.fmuladd.f64(double %184, double %209, double %215)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  ret double %216

217:                                              ; preds = %168, %166, %158, %63
  %218 = phi { ptr, i32 } [ %64, %63 ], [ %159, %158 ], [ %167, %166 ], [ %169, %168 ]
  call void @_ZNSt3mapIidSt4lessIiESaISt4pairIKidEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  resume { ptr, i32 } %218
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3mapIidSt4lessIiESaISt4pairIKidEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !16
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #13
  unreachable

7:                                                ; preds = %1
  ret void
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #4 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #11
  tail call void @_ZSt9terminatev() #13
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %11, label %4

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !39
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7)
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !38
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 48) #14
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %4, !llvm.loop !45

11:                                               ; preds = %4, %2
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #15
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %8 = load i64, ptr %3, align 8, !tbaa !26
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 4, !tbaa !5
  store i32 %10, ptr %7, align 8, !tbaa !35
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double 0.000000e+00, ptr %11, align 8, !tbaa !37
  %12 = invoke { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %7)
          to label %13 unwind label %32

13:                                               ; preds = %5
  %14 = extractvalue { ptr, ptr } %12, 0
  %15 = extractvalue { ptr, ptr } %12, 1
  %16 = icmp eq ptr %15, null
  br i1 %16, label %34, label %17

17:                                               ; preds = %13
  %18 = icmp ne ptr %14, null
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = icmp eq ptr %15, %19
  %21 = select i1 %18, i1 true, i1 %20
  br i1 %21, label %27, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %24 = load i32, ptr %7, align 4, !tbaa !5
  %25 = load i32, ptr %23, align 4, !tbaa !5
  %26 = icmp slt i32 %24, %25
  br label %27

27:                                               ; preds = %17, %22
  %28 = phi i1 [ %26, %22 ], [ true, %17 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %28, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull align 8 dereferenceable(32) %19) #11
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !19
  %31 = add i64 %30, 1
  store i64 %31, ptr %29, align 8, !tbaa !19
  br label %34

32:                                               ; preds = %5
  %33 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZdlPvm(ptr noundef nonnull %6, i64 noundef 48) #14
  resume { ptr, i32 } %33

34:                                               ; preds = %13, %27
  %35 = phi ptr [ null, %27 ], [ %6, %13 ]
  %36 = phi ptr [ %6, %27 ], [ %14, %13 ]
  %37 = icmp eq ptr %35, null
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  tail call void @_ZdlPvm(ptr noundef nonnull %35, i64 noundef 48) #14
  br label %39

39:                                               ; preds = %34, %38
  ret ptr %36
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #0 comdat align 2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = icmp eq ptr %1, %4
  br i1 %5, label %6, label %50

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !19
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8, !tbaa !22
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = load i32, ptr %2, align 4, !tbaa !5
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %145, label %17

17:                                               ; preds = %10, %6
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8, !tbaa !22
  %20 = icmp eq ptr %19, null
  br i1 %20, label %32, label %21

21:                                               ; preds = %17
  %22 = load i32, ptr %2, align 4, !tbaa !5
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi ptr [ %19, %21 ], [ %30, %23 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = icmp slt i32 %22, %26
  %28 = select i1 %27, i64 16, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !22
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %23, !llvm.loop !46

32:                                               ; preds = %23, %17
  %33 = phi ptr [ %4, %17 ], [ %24, %23 ]
  %34 = phi i1 [ true, %17 ], [ %27, %23 ]
  %35 = phi ptr [ null, %17 ], [ %30, %23 ]
  br i1 %34, label %36, label %42

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !17
  %39 = icmp eq ptr %33, %38
  br i1 %39, label %145, label %40

40:                                               ; preds = %36
  %41 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %33) #12
  br label %42

42:                                               ; preds = %40, %32
  %43 = phi ptr [ %41, %40 ], [ %33, %32 ]
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = load i32, ptr %2, align 4, !tbaa !5
  %47 = icmp slt i32 %45, %46
  %48 = select i1 %47, ptr %35, ptr %43
  %49 = select i1 %47, ptr %33, ptr null
  br label %145

50:                                               ; preds = %3
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %52 = load i32, ptr %2, align 4, !tbaa !5
  %53 = load i32, ptr %51, align 4, !tbaa !5
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %98

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = load ptr, ptr %56, align 8, !tbaa !22
  %58 = icmp eq ptr %57, %1
  br i1 %58, label %145, label %59

59:                                               ; preds = %55
  %60 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %1) #12
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 32
  %62 = load i32, ptr %61, align 4, !tbaa !5
  %63 = icmp slt i32 %62, %52
  br i1 %63, label %64, label %70

64:                                               ; preds = %59
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !39
  %67 = icmp eq ptr %66, null
  %68 = select i1 %67, ptr null, ptr %1
  %69 = select i1 %67, ptr %60, ptr %1
  br label %145

70:                                               ; preds = %59
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !22
  %73 = icmp eq ptr %72, null
  br i1 %73, label %83, label %74

74:                                               ; preds = %70, %74
  %75 = phi ptr [ %81, %74 ], [ %72, %70 ]
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load i32, ptr %76, align 4, !tbaa !5
  %78 = icmp slt i32 %52, %77
  %79 = select i1 %78, i64 16, i64 24
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 %79
  %81 = load ptr, ptr %80, align 8, !tbaa !22
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %74, !llvm.loop !46

83:                                               ; preds = %74, %70
  %84 = phi ptr [ %4, %70 ], [ %75, %74 ]
  %85 = phi i1 [ true, %70 ], [ %78, %74 ]
  %86 = phi ptr [ null, %70 ], [ %81, %74 ]
  br i1 %85, label %87, label %91

87:                                               ; preds = %83
  %88 = icmp eq ptr %84, %57
  br i1 %88, label %145, label %89

89:                                               ; preds = %87
  %90 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %84) #12
  br label %91

91:                                               ; preds = %89, %83
  %92 = phi ptr [ %90, %89 ], [ %84, %83 ]
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 32
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = icmp slt i32 %94, %52
  %96 = select i1 %95, ptr %86, ptr %92
  %97 = select i1 %95, ptr %84, ptr null
  br label %145

98:                                               ; preds = %50
  %99 = icmp slt i32 %53, %52
  br i1 %99, label %100, label %145

100:                                              ; preds = %98
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %102 = load ptr, ptr %101, align 8, !tbaa !22
  %103 = icmp eq ptr %102, %1
  br i1 %103, label %145, label %104

104:                                              ; preds = %100
  %105 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %1) #12
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 32
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = icmp slt i32 %52, %107
  br i1 %108, label %109, label %115

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %111 = load ptr, ptr %110, align 8, !tbaa !39
  %112 = icmp eq ptr %111, null
  %113 = select i1 %112, ptr null, ptr %105
  %114 = select i1 %112, ptr %1, ptr %105
  br label %145

115:                                              ; preds = %104
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %117 = load ptr, ptr %116, align 8, !tbaa !22
  %118 = icmp eq ptr %117, null
  br i1 %118, label %128, label %119

119:                                              ; preds = %115, %119
  %120 = phi ptr [ %126, %119 ], [ %117, %115 ]
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %122 = load i32, ptr %121, align 4, !tbaa !5
  %123 = icmp slt i32 %52, %122
  %124 = select i1 %123, i64 16, i64 24
  %125 = getelementptr inbounds nuw i8, ptr %120, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !22
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %119, !llvm.loop !46

128:                                              ; preds = %119, %115
  %129 = phi ptr [ %4, %115 ], [ %120, %119 ]
  %130 = phi i1 [ true, %115 ], [ %123, %119 ]
  %131 = phi ptr [ null, %115 ], [ %126, %119 ]
  br i1 %130, label %132, label %138

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !17
  %135 = icmp eq ptr %129, %134
  br i1 %135, label %145, label %136

136:                                              ; preds = %132
  %137 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %129) #12
  br label %138

138:                                              ; preds = %136, %128
  %139 = phi ptr [ %137, %136 ], [ %129, %128 ]
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 32
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = icmp slt i32 %141, %52
  %143 = select i1 %142, ptr %131, ptr %139
  %144 = select i1 %142, ptr %129, ptr null
  br label %145

145:                                              ; preds = %138, %132, %91, %87, %42, %36, %98, %100, %109, %55, %64, %10
  %146 = phi ptr [ %1, %98 ], [ null, %100 ], [ null, %10 ], [ %57, %55 ], [ %48, %42 ], [ %68, %64 ], [ %96, %91 ], [ %113, %109 ], [ %35, %36 ], [ %86, %87 ], [ %131, %132 ], [ %143, %138 ]
  %147 = phi ptr [ null, %98 ], [ %102, %100 ], [ %12, %10 ], [ %57, %55 ], [ %49, %42 ], [ %69, %64 ], [ %97, %91 ], [ %114, %109 ], [ %33, %36 ], [ %84, %87 ], [ %129, %132 ], [ %144, %138 ]
  %148 = insertvalue { ptr, ptr } poison, ptr %146, 0
  %149 = insertvalue { ptr, ptr } %148, ptr %147, 1
  ret { ptr, ptr } %149
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #10

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa !17
  %6 = icmp eq ptr %1, %5
  br i1 %6, label %7, label %19

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = icmp eq ptr %2, %8
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !16
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %12)
          to label %16 unwind label %13

13:                                               ; preds = %10
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15) #13
  unreachable

16:                                               ; preds = %10
  store ptr null, ptr %11, align 8, !tbaa !16
  store ptr %8, ptr %4, align 8, !tbaa !17
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %8, ptr %17, align 8, !tbaa !18
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 0, ptr %18, align 8, !tbaa !19
  br label %31

19:                                               ; preds = %3, %7
  %20 = icmp eq ptr %1, %2
  br i1 %20, label %31, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %24

24:                                               ; preds = %21, %24
  %25 = phi ptr [ %1, %21 ], [ %26, %24 ]
  %26 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %25) #12
  %27 = tail call noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %25, ptr noundef nonnull align 8 dereferenceable(32) %22) #11
  tail call void @_ZdlPvm(ptr noundef %27, i64 noundef 48) #14
  %28 = load i64, ptr %23, align 8, !tbaa !19
  %29 = add i64 %28, -1
  store i64 %29, ptr %23, align 8, !tbaa !19
  %30 = icmp eq ptr %26, %2
  br i1 %30, label %31, label %24, !llvm.loop !47

31:                                               ; preds = %24, %19, %16
  ret void
}

; Function Attrs: nounwind
declare noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt8_Rb_treeIiSt4pairIKidESt10_Select1stIS2_ESt4lessIiESaIS2_EE16_M_insert_uniqueIS2_EES0_ISt17_Rb_tree_iteratorIS2_EbEOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #0 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %3, align 8, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %18, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %1, align 8, !tbaa !5
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi ptr [ %5, %7 ], [ %16, %9 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp slt i32 %8, %12
  %14 = select i1 %13, i64 16, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !22
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %9, !llvm.loop !46

18:                                               ; preds = %9, %2
  %19 = phi ptr [ %4, %2 ], [ %10, %9 ]
  %20 = phi i1 [ true, %2 ], [ %13, %9 ]
  %21 = phi ptr [ null, %2 ], [ %16, %9 ]
  br i1 %20, label %22, label %28

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !17
  %25 = icmp eq ptr %19, %24
  br i1 %25, label %36, label %26

26:                                               ; preds = %22
  %27 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %19) #12
  br label %28

28:                                               ; preds = %26, %18
  %29 = phi ptr [ %27, %26 ], [ %19, %18 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = load i32, ptr %1, align 8, !tbaa !5
  %33 = icmp slt i32 %31, %32
  %34 = select i1 %33, ptr %21, ptr %29
  %35 = select i1 %33, ptr %19, ptr null
  br label %36

36:                                               ; preds = %22, %28
  %37 = phi ptr [ %21, %22 ], [ %34, %28 ]
  %38 = phi ptr [ %19, %22 ], [ %35, %28 ]
  %39 = icmp eq ptr %38, null
  br i1 %39, label %56, label %40

40:                                               ; preds = %36
  %41 = icmp ne ptr %37, null
  %42 = icmp eq ptr %38, %4
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %49, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %46 = load i32, ptr %1, align 8, !tbaa !5
  %47 = load i32, ptr %45, align 4, !tbaa !5
  %48 = icmp slt i32 %46, %47
  br label %49

49:                                               ; preds = %40, %44
  %50 = phi i1 [ %48, %44 ], [ true, %40 ]
  %51 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #15
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false)
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %50, ptr noundef nonnull %51, ptr noundef nonnull %38, ptr noundef nonnull align 8 dereferenceable(32) %4) #11
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load i64, ptr %53, align 8, !tbaa !19
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !19
  br label %56

56:                                               ; preds = %36, %49
  %57 = phi ptr [ %51, %49 ], [ %37, %36 ]
  %58 = phi i8 [ 1, %49 ], [ 0, %36 ]
  %59 = insertvalue { ptr, i8 } poison, ptr %57, 0
  %60 = insertvalue { ptr, i8 } %59, i8 %58, 1
  ret { ptr, i8 } %60
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #7

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold nofree noreturn }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin nounwind }
attributes #15 = { builtin allocsize(0) }

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
!9 = !{!10, !12, i64 0}
!10 = !{!"_ZTSSt15_Rb_tree_header", !11, i64 0, !15, i64 32}
!11 = !{!"_ZTSSt18_Rb_tree_node_base", !12, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!12 = !{!"_ZTSSt14_Rb_tree_color", !7, i64 0}
!13 = !{!"p1 _ZTSSt18_Rb_tree_node_base", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!10, !13, i64 8}
!17 = !{!10, !13, i64 16}
!18 = !{!10, !13, i64 24}
!19 = !{!10, !15, i64 32}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !7, i64 0}
!22 = !{!13, !13, i64 0}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !14, i64 0}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0"}
!30 = distinct !{!30, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!31 = distinct !{!31, !24, !25}
!32 = !{!33}
!33 = distinct !{!33, !34, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0"}
!34 = distinct !{!34, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!35 = !{!36, !6, i64 0}
!36 = !{!"_ZTSSt4pairIKidE", !6, i64 0, !21, i64 8}
!37 = !{!36, !21, i64 8}
!38 = !{!11, !13, i64 16}
!39 = !{!11, !13, i64 24}
!40 = distinct !{!40, !24, !25}
!41 = distinct !{!41, !24, !25}
!42 = distinct !{!42, !24, !25}
!43 = distinct !{!43, !24, !25}
!44 = distinct !{!44, !24, !25}
!45 = distinct !{!45, !24, !25}
!46 = distinct !{!46, !24, !25}
!47 = distinct !{!47, !24, !25}
