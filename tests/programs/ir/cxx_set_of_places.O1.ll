target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::set" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<int, int, std::_Identity<int>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, int, std::_Identity<int>, std::less<int>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%"class.std::__cxx11::list" = type { %"class.std::__cxx11::_List_base" }
%"class.std::__cxx11::_List_base" = type { %"struct.std::__cxx11::_List_base<Node, std::allocator<Node>>::_List_impl" }
%"struct.std::__cxx11::_List_base<Node, std::allocator<Node>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
%struct.Node = type { double, %"class.std::__cxx11::list.3" }
%"class.std::__cxx11::list.3" = type { %"class.std::__cxx11::_List_base.4" }
%"class.std::__cxx11::_List_base.4" = type { %"struct.std::__cxx11::_List_base<const Node *, std::allocator<const Node *>>::_List_impl" }
%"struct.std::__cxx11::_List_base<const Node *, std::allocator<const Node *>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }

$_ZNSt7__cxx1110_List_baseI4NodeSaIS1_EED2Ev = comdat any

$_ZNSt3setIiSt4lessIiESaIiEED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE = comdat any

$_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE16_M_insert_uniqueIiEESt4pairISt17_Rb_tree_iteratorIiEbEOT_ = comdat any

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"class.std::set", align 8
  %3 = alloca %"class.std::__cxx11::list", align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Node, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 0, ptr %6, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr null, ptr %7, align 8, !tbaa !16
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr %6, ptr %8, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store ptr %6, ptr %9, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store i64 0, ptr %10, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %3, ptr %11, align 8, !tbaa !20
  store ptr %3, ptr %3, align 8, !tbaa !23
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 0, ptr %12, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  br label %21

18:                                               ; preds = %72
  %19 = load ptr, ptr %3, align 8, !tbaa !23
  %20 = icmp eq ptr %19, %3
  br i1 %20, label %77, label %98

21:                                               ; preds = %1, %72
  %22 = phi i64 [ 0, %1 ], [ %73, %72 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %23 = trunc i64 %22 to i32
  %24 = mul i32 %23, 3
  %25 = and i32 %24, 3
  store i32 %25, ptr %4, align 4, !tbaa !5
  %26 = invoke { ptr, i8 } @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE16_M_insert_uniqueIiEESt4pairISt17_Rb_tree_iteratorIiEbEOT_(ptr noundef nonnull align 8 dereferenceable(48) %2, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %27 unwind label %30

27:                                               ; preds = %21
  %28 = extractvalue { ptr, i8 } %26, 1
  %29 = trunc i8 %28 to i1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br i1 %29, label %32, label %72

30:                                               ; preds = %21
  %31 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %75

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %34 = load double, ptr %33, align 8, !tbaa !26
  %35 = fmul double %34, %34
  store double %35, ptr %5, align 8, !tbaa !28
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  store ptr %13, ptr %14, align 8, !tbaa !20
  store ptr %13, ptr %13, align 8, !tbaa !23
  store i64 0, ptr %15, align 8, !tbaa !24
  %36 = invoke noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #12
          to label %37 unwind label %55

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store double %35, ptr %38, align 8, !tbaa !28
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 24
  store ptr %13, ptr %39, align 8, !tbaa !23
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %41 = load ptr, ptr %16, align 8, !tbaa !20
  store ptr %41, ptr %40, align 8, !tbaa !20
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 40
  %43 = load i64, ptr %17, align 8, !tbaa !24
  store i64 %43, ptr %42, align 8, !tbaa !24
  store ptr %39, ptr %40, align 8, !tbaa !20
  store ptr %39, ptr %39, align 8, !tbaa !23
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %36, ptr noundef nonnull align 8 dereferenceable(24) %3) #11
  %44 = load i64, ptr %12, align 8, !tbaa !33
  %45 = add i64 %44, 1
  store i64 %45, ptr %12, align 8, !tbaa !33
  %46 = load ptr, ptr %13, align 8, !tbaa !23
  %47 = icmp eq ptr %46, %13
  br i1 %47, label %52, label %48

48:                                               ; preds = %37, %48
  %49 = phi ptr [ %50, %48 ], [ %46, %37 ]
  %50 = load ptr, ptr %49, align 8, !tbaa !23
  call void @_ZdlPvm(ptr noundef nonnull %49, i64 noundef 24) #13
  %51 = icmp eq ptr %50, %13
  br i1 %51, label %52, label %48, !llvm.loop !36

52:                                               ; preds = %48, %37
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %53 = load ptr, ptr %3, align 8, !tbaa !23
  %54 = icmp eq ptr %53, %3
  br i1 %54, label %72, label %57

55:                                               ; preds = %32
  %56 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %75

57:                                               ; preds = %52, %61
  %58 = phi ptr [ %68, %61 ], [ %53, %52 ]
  %59 = load ptr, ptr %11, align 8, !tbaa !20
  %60 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #12
          to label %61 unwind label %70

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %60, i64 16
  store ptr %63, ptr %64, align 8, !tbaa !39
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %60, ptr noundef nonnull align 8 dereferenceable(24) %62) #11
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 40
  %66 = load i64, ptr %65, align 8, !tbaa !41
  %67 = add i64 %66, 1
  store i64 %67, ptr %65, align 8, !tbaa !41
  %68 = load ptr, ptr %58, align 8, !tbaa !23
  %69 = icmp eq ptr %68, %3
  br i1 %69, label %72, label %57, !llvm.loop !42

70:                                               ; preds = %57
  %71 = landingpad { ptr, i32 }
          cleanup
  br label %75

72:                                               ; preds = %61, %52, %27
  %73 = add nuw nsw i64 %22, 1
  %74 = icmp eq i64 %73, 6
  br i1 %74, label %18, label %21, !llvm.loop !43

75:                                               ; preds = %70, %55, %30
  %76 = phi { ptr, i32 } [ %71, %70 ], [ %56, %55 ], [ %31, %30 ]
  call void @_ZNSt7__cxx1110_List_baseI4NodeSaIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  call void @_ZNSt3setIiSt4lessIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %2) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  resume { ptr, i32 } %76

77:                                               ; preds = %107, %18
  %78 = phi double [ 3.000000e-01, %18 ], [ %108, %107 ]
  %79 = icmp eq ptr %19, %3
  br i1 %79, label %92, label %80

80:                                               ; preds = %77, %90
  %81 = phi ptr [ %82, %90 ], [ %19, %77 ]
  %82 = load ptr, ptr %81, align 8, !tbaa !23
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !23
  %85 = icmp eq ptr %84, %83
  br i1 %85, label %90, label %86

86:                                               ; preds = %80, %86
  %87 = phi ptr [ %88, %86 ], [ %84, %80 ]
  %88 = load ptr, ptr %87, align 8, !tbaa !23
  call void @_ZdlPvm(ptr noundef nonnull %87, i64 noundef 24) #13
  %89 = icmp eq ptr %88, %83
  br i1 %89, label %90, label %86, !llvm.loop !36

90:                                               ; preds = %86, %80
  call void @_ZdlPvm(ptr noundef nonnull %81, i64 noundef 48) #13
  %91 = icmp eq ptr %82, %3
  br i1 %91, label %92, label %80, !llvm.loop !44

92:                                               ; preds = %90, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  %93 = load ptr, ptr %7, align 8, !tbaa !16
  invoke void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %2, ptr noundef %93)
          to label %97 unwind label %94

94:                                               ; preds = %92
  %95 = landingpad { ptr, i32 }
          catch ptr null
  %96 = extractvalue { ptr, i32 } %95, 0
  call void @__clang_call_terminate(ptr %96) #14
  unreachable

97:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  ret double %78

98:                                               ; preds = %18, %107
  %99 = phi double [ %108, %107 ], [ 3.000000e-01, %18 ]
  %100 = phi ptr [ %109, %107 ], [ %19, %18 ]
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load ptr, ptr %101, align 8, !tbaa !23
  %103 = icmp eq ptr %102, %101
  br i1 %103, label %107, label %104

104:                                              ; preds = %98
  %105 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %106 = load double, ptr %105, align 8, !tbaa !28
  br label %111

107:                                              ; preds = %111, %98
  %108 = phi double [ %99, %98 ], [ %117, %111 ]
  %109 = load ptr, ptr %100, align 8, !tbaa !23
  %110 = icmp eq ptr %109, %3
  br i1 %110, label %77, label %98, !llvm.loop !45

111:                                              ; preds = %104, %111
  %112 = phi ptr [ %102, %104 ], [ %118, %111 ]
  %113 = phi double [ %99, %104 ], [ %117, %111 ]
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 16
  %115 = load ptr, ptr %114, align 8, !tbaa !39
  %116 = load double, ptr %115, align 8, !tbaa !28
  %117 = call double @llvm.fmuladd.f64(double %113, double %106, double %116)
  %118 = load ptr, ptr %112, align 8, !tbaa !23
  %119 = icmp eq ptr %118, %101
  br i1 %119, label %107, label %111, !llvm.loop !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseI4NodeSaIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !23
  %3 = icmp eq ptr %2, %0
  br i1 %3, label %16, label %4

4:                                                ; preds = %1, %14
  %5 = phi ptr [ %6, %14 ], [ %2, %1 ]
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = icmp eq ptr %8, %7
  br i1 %9, label %14, label %10

10:                                               ; preds = %4, %10
  %11 = phi ptr [ %12, %10 ], [ %8, %4 ]
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  tail call void @_ZdlPvm(ptr noundef nonnull %11, i64 noundef 24) #13
  %13 = icmp eq ptr %12, %7
  br i1 %13, label %14, label %10, !llvm.loop !36

14:                                               ; preds = %10, %4
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 48) #13
  %15 = icmp eq ptr %6, %0
  br i1 %15, label %16, label %4, !llvm.loop !44

16:                                               ; preds = %14, %1
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3setIiSt4lessIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !16
  invoke void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #14
  unreachable

7:                                                ; preds = %1
  ret void
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #11
  tail call void @_ZSt9terminatev() #14
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %11, label %4

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !47
  tail call void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7)
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !48
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 40) #13
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %4, !llvm.loop !49

11:                                               ; preds = %4, %2
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE16_M_insert_uniqueIiEESt4pairISt17_Rb_tree_iteratorIiEbEOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #0 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %3, align 8, !tbaa !50
  %6 = icmp eq ptr %5, null
  br i1 %6, label %18, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %1, align 4, !tbaa !5
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi ptr [ %5, %7 ], [ %16, %9 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp slt i32 %8, %12
  %14 = select i1 %13, i64 16, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !50
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %9, !llvm.loop !51

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
  %27 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %19) #15
  br label %28

28:                                               ; preds = %26, %18
  %29 = phi ptr [ %27, %26 ], [ %19, %18 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = load i32, ptr %1, align 4, !tbaa !5
  %33 = icmp slt i32 %31, %32
  %34 = select i1 %33, ptr %21, ptr %29
  %35 = select i1 %33, ptr %19, ptr null
  br label %36

36:                                               ; preds = %22, %28
  %37 = phi ptr [ %21, %22 ], [ %34, %28 ]
  %38 = phi ptr [ %19, %22 ], [ %35, %28 ]
  %39 = icmp eq ptr %38, null
  br i1 %39, label %57, label %40

40:                                               ; preds = %36
  %41 = icmp ne ptr %37, null
  %42 = icmp eq ptr %38, %4
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %49, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %46 = load i32, ptr %1, align 4, !tbaa !5
  %47 = load i32, ptr %45, align 4, !tbaa !5
  %48 = icmp slt i32 %46, %47
  br label %49

49:                                               ; preds = %40, %44
  %50 = phi i1 [ %48, %44 ], [ true, %40 ]
  %51 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #12
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 32
  %53 = load i32, ptr %1, align 4, !tbaa !5
  store i32 %53, ptr %52, align 4, !tbaa !5
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %50, ptr noundef nonnull %51, ptr noundef nonnull %38, ptr noundef nonnull align 8 dereferenceable(32) %4) #11
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %55 = load i64, ptr %54, align 8, !tbaa !19
  %56 = add i64 %55, 1
  store i64 %56, ptr %54, align 8, !tbaa !19
  br label %57

57:                                               ; preds = %36, %49
  %58 = phi ptr [ %51, %49 ], [ %37, %36 ]
  %59 = phi i8 [ 1, %49 ], [ 0, %36 ]
  %60 = insertvalue { ptr, i8 } poison, ptr %58, 0
  %61 = insertvalue { ptr, i8 } %60, i8 %59, 1
  ret { ptr, i8 } %61
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #9

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #9

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold nofree noreturn }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { builtin nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind willreturn memory(read) }

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
!20 = !{!21, !22, i64 8}
!21 = !{!"_ZTSNSt8__detail15_List_node_baseE", !22, i64 0, !22, i64 8}
!22 = !{!"p1 _ZTSNSt8__detail15_List_node_baseE", !14, i64 0}
!23 = !{!21, !22, i64 0}
!24 = !{!25, !15, i64 16}
!25 = !{!"_ZTSNSt8__detail17_List_node_headerE", !21, i64 0, !15, i64 16}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !7, i64 0}
!28 = !{!29, !27, i64 0}
!29 = !{!"_ZTS4Node", !27, i64 0, !30, i64 8}
!30 = !{!"_ZTSNSt7__cxx114listIPK4NodeSaIS3_EEE", !31, i64 0}
!31 = !{!"_ZTSNSt7__cxx1110_List_baseIPK4NodeSaIS3_EEE", !32, i64 0}
!32 = !{!"_ZTSNSt7__cxx1110_List_baseIPK4NodeSaIS3_EE10_List_implE", !25, i64 0}
!33 = !{!34, !15, i64 16}
!34 = !{!"_ZTSNSt7__cxx1110_List_baseI4NodeSaIS1_EEE", !35, i64 0}
!35 = !{!"_ZTSNSt7__cxx1110_List_baseI4NodeSaIS1_EE10_List_implE", !25, i64 0}
!36 = distinct !{!36, !37, !38}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 _ZTS4Node", !14, i64 0}
!41 = !{!31, !15, i64 16}
!42 = distinct !{!42, !38}
!43 = distinct !{!43, !37, !38}
!44 = distinct !{!44, !37, !38}
!45 = distinct !{!45, !38}
!46 = distinct !{!46, !38}
!47 = !{!11, !13, i64 24}
!48 = !{!11, !13, i64 16}
!49 = distinct !{!49, !37, !38}
!50 = !{!13, !13, i64 0}
!51 = distinct !{!51, !37, !38}
