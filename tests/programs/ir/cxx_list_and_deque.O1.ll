target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__cxx11::list" = type { %"class.std::__cxx11::_List_base" }
%"class.std::__cxx11::_List_base" = type { %"struct.std::__cxx11::_List_base<double, std::allocator<double>>::_List_impl" }
%"struct.std::__cxx11::_List_base<double, std::allocator<double>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
%"class.std::deque" = type { %"class.std::_Deque_base" }
%"class.std::_Deque_base" = type { %"struct.std::_Deque_base<double, std::allocator<double>>::_Deque_impl" }
%"struct.std::_Deque_base<double, std::allocator<double>>::_Deque_impl" = type { %"struct.std::_Deque_base<double, std::allocator<double>>::_Deque_impl_data" }
%"struct.std::_Deque_base<double, std::allocator<double>>::_Deque_impl_data" = type { ptr, i64, %"struct.std::_Deque_iterator", %"struct.std::_Deque_iterator" }
%"struct.std::_Deque_iterator" = type { ptr, ptr, ptr, ptr }

$_ZNSt5dequeIdSaIdEED2Ev = comdat any

$_ZNSt11_Deque_baseIdSaIdEE17_M_initialize_mapEm = comdat any

$_ZNSt11_Deque_baseIdSaIdEE15_M_create_nodesEPPdS3_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt5dequeIdSaIdEE16_M_push_back_auxIJRKdEEEvDpOT_ = comdat any

$_ZNSt5dequeIdSaIdEE17_M_reallocate_mapEmb = comdat any

@.str = private unnamed_addr constant [48 x i8] c"cannot create std::deque larger than max_size()\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::__cxx11::list", align 8
  %4 = alloca %"class.std::deque", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %3, ptr %5, align 8, !tbaa !9
  store ptr %3, ptr %3, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 0, ptr %6, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %4, i8 0, i64 80, i1 false)
  invoke void @_ZNSt11_Deque_baseIdSaIdEE17_M_initialize_mapEm(ptr noundef nonnull align 8 dereferenceable(80) %4, i64 noundef 0)
          to label %7 unwind label %43

7:                                                ; preds = %2
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %12 = zext nneg i32 %1 to i64
  br label %45

13:                                               ; preds = %64, %7
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !17
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !23
  %18 = getelementptr inbounds i8, ptr %17, i64 -8
  %19 = icmp eq ptr %15, %18
  br i1 %19, label %22, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 8
  br label %30

22:                                               ; preds = %13
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !24
  call void @_ZdlPvm(ptr noundef %24, i64 noundef 512) #14
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %26 = load ptr, ptr %25, align 8, !tbaa !25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store ptr %27, ptr %25, align 8, !tbaa !26
  %28 = load ptr, ptr %27, align 8, !tbaa !27
  store ptr %28, ptr %23, align 8, !tbaa !28
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 512
  store ptr %29, ptr %16, align 8, !tbaa !29
  br label %30

30:                                               ; preds = %20, %22
  %31 = phi ptr [ %21, %20 ], [ %28, %22 ]
  store ptr %31, ptr %14, align 8, !tbaa !17
  %32 = load ptr, ptr %3, align 8, !tbaa !13
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %73, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %36 = load ptr, ptr %35, align 8, !tbaa !30, !noalias !31
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %38 = load ptr, ptr %37, align 8, !tbaa !28, !noalias !31
  %39 = icmp eq ptr %36, %38
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 -8
  br label %102

43:                                               ; preds = %2
  %44 = landingpad { ptr, i32 }
          cleanup
  br label %117

45:                                               ; preds = %9, %64
  %46 = phi i64 [ 0, %9 ], [ %65, %64 ]
  %47 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !34
  %49 = load ptr, ptr %3, align 8, !tbaa !13
  %50 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15
          to label %51 unwind label %67

51:                                               ; preds = %45
  %52 = fmul double %48, %48
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store double %52, ptr %53, align 8, !tbaa !34
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %50, ptr noundef %49) #13
  %54 = load i64, ptr %6, align 8, !tbaa !36
  %55 = add i64 %54, 1
  store i64 %55, ptr %6, align 8, !tbaa !36
  %56 = load ptr, ptr %10, align 8, !tbaa !39
  %57 = load ptr, ptr %11, align 8, !tbaa !40
  %58 = getelementptr inbounds i8, ptr %57, i64 -8
  %59 = icmp eq ptr %56, %58
  br i1 %59, label %63, label %60

60:                                               ; preds = %51
  %61 = load double, ptr %47, align 8, !tbaa !34
  store double %61, ptr %56, align 8, !tbaa !34
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store ptr %62, ptr %10, align 8, !tbaa !39
  br label %64

63:                                               ; preds = %51
  invoke void @_ZNSt5dequeIdSaIdEE16_M_push_back_auxIJRKdEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %4, ptr noundef nonnull align 8 dereferenceable(8) %47)
          to label %64 unwind label %69

64:                                               ; preds = %60, %63
  %65 = add nuw nsw i64 %46, 1
  %66 = icmp eq i64 %65, %12
  br i1 %66, label %13, label %45, !llvm.loop !41

67:                                               ; preds = %45
  %68 = landingpad { ptr, i32 }
          cleanup
  br label %71

69:                                               ; preds = %63
  %70 = landingpad { ptr, i32 }
          cleanup
  br label %71

71:                                               ; preds = %69, %67
  %72 = phi { ptr, i32 } [ %70, %69 ], [ %68, %67 ]
  call void @_ZNSt5dequeIdSaIdEED2Ev(ptr noundef nonnull align 8 dereferenceable(80) %4) #13
  br label %117

73:                                               ; preds = %110, %30
  %74 = phi double [ 1.000000e+00, %30 ], [ %114, %110 ]
  %75 = load ptr, ptr %4, align 8, !tbaa !44
  %76 = icmp eq ptr %75, null
  br i1 %76, label %94, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %80 = load ptr, ptr %79, align 8, !tbaa !25
  %81 = load ptr, ptr %78, align 8, !tbaa !45
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %83 = icmp ult ptr %80, %82
  br i1 %83, label %84, label %89

84:                                               ; preds = %77, %84
  %85 = phi ptr [ %87, %84 ], [ %80, %77 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !27
  call void @_ZdlPvm(ptr noundef %86, i64 noundef 512) #14
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = icmp ult ptr %85, %81
  br i1 %88, label %84, label %89, !llvm.loop !46

89:                                               ; preds = %84, %77
  %90 = load ptr, ptr %4, align 8, !tbaa !44
  %91 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %92 = load i64, ptr %91, align 8, !tbaa !47
  %93 = shl i64 %92, 3
  call void @_ZdlPvm(ptr noundef %90, i64 noundef %93) #14
  br label %94

94:                                               ; preds = %73, %89
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  %95 = load ptr, ptr %3, align 8, !tbaa !13
  %96 = icmp eq ptr %95, %3
  br i1 %96, label %101, label %97

97:                                               ; preds = %94, %97
  %98 = phi ptr [ %99, %97 ], [ %95, %94 ]
  %99 = load ptr, ptr %98, align 8, !tbaa !13
  call void @_ZdlPvm(ptr noundef nonnull %98, i64 noundef 24) #14
  %100 = icmp eq ptr %99, %3
  br i1 %100, label %101, label %97, !llvm.loop !48

101:                                              ; preds = %97, %94
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret double %74

102:                                              ; preds = %34, %110
  %103 = phi ptr [ %32, %34 ], [ %115, %110 ]
  %104 = phi double [ 1.000000e+00, %34 ], [ %114, %110 ]
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %106 = load double, ptr %105, align 8, !tbaa !34
  br i1 %39, label %107, label %110

107:                                              ; preds = %102
  %108 = load ptr, ptr %42, align 8, !tbaa !27
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 512
  br label %110

110:                                              ; preds = %102, %107
  %111 = phi ptr [ %109, %107 ], [ %36, %102 ]
  %112 = getelementptr inbounds i8, ptr %111, i64 -8
  %113 = load double, ptr %112, align 8, !tbaa !34
  %114 = call double @llvm.fmuladd.f64(double %104, double %106, double %113)
  %115 = load ptr, ptr %103, align 8, !tbaa !13
  %116 = icmp eq ptr %115, %3
  br i1 %116, label %73, label %102, !llvm.loop !49

117:                                              ; preds = %71, %43
  %118 = phi { ptr, i32 } [ %72, %71 ], [ %44, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  %119 = load ptr, ptr %3, align 8, !tbaa !13
  %120 = icmp eq ptr %119, %3
  br i1 %120, label %125, label %121

121:                                              ; preds = %117, %121
  %122 = phi ptr [ %123, %121 ], [ %119, %117 ]
  %123 = load ptr, ptr %122, align 8, !tbaa !13
  call void @_ZdlPvm(ptr noundef nonnull %122, i64 noundef 24) #14
  %124 = icmp eq ptr %123, %3
  br i1 %124, label %125, label %121, !llvm.loop !48

125:                                              ; preds = %121, %117
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  resume { ptr, i32 } %118
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIdSaIdEED2Ev(ptr noundef nonnull align 8 dereferenceable(80) %0) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !44
  %3 = icmp eq ptr %2, null
  br i1 %3, label %21, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !25
  %8 = load ptr, ptr %5, align 8, !tbaa !45
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = icmp ult ptr %7, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %4, %11
  %12 = phi ptr [ %14, %11 ], [ %7, %4 ]
  %13 = load ptr, ptr %12, align 8, !tbaa !27
  tail call void @_ZdlPvm(ptr noundef %13, i64 noundef 512) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %15 = icmp ult ptr %12, %8
  br i1 %15, label %11, label %16, !llvm.loop !46

16:                                               ; preds = %11, %4
  %17 = load ptr, ptr %0, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load i64, ptr %18, align 8, !tbaa !47
  %20 = shl i64 %19, 3
  tail call void @_ZdlPvm(ptr noundef %17, i64 noundef %20) #14
  br label %21

21:                                               ; preds = %1, %16
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt11_Deque_baseIdSaIdEE17_M_initialize_mapEm(ptr noundef nonnull align 8 dereferenceable(80) %0, i64 noundef %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = lshr i64 %1, 6
  %4 = tail call i64 @llvm.umax.i64(i64 %3, i64 5)
  %5 = add nuw nsw i64 %4, 3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %6, align 8, !tbaa !47
  %7 = add nuw nsw i64 %3, 1
  %8 = shl nuw nsw i64 %5, 3
  %9 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %8) #15
  store ptr %9, ptr %0, align 8, !tbaa !44
  %10 = sub nsw i64 %5, %7
  %11 = lshr i64 %10, 1
  %12 = getelementptr inbounds nuw ptr, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw ptr, ptr %12, i64 %7
  invoke void @_ZNSt11_Deque_baseIdSaIdEE15_M_create_nodesEPPdS3_(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef nonnull %12, ptr noundef nonnull %13)
          to label %24 unwind label %14

14:                                               ; preds = %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  %17 = tail call ptr @__cxa_begin_catch(ptr %16) #13
  %18 = load ptr, ptr %0, align 8, !tbaa !44
  %19 = load i64, ptr %6, align 8, !tbaa !47
  %20 = shl i64 %19, 3
  tail call void @_ZdlPvm(ptr noundef %18, i64 noundef %20) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  invoke void @__cxa_rethrow() #16
          to label %47 unwind label %21

21:                                               ; preds = %14
  %22 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %23 unwind label %44

23:                                               ; preds = %21
  resume { ptr, i32 } %22

24:                                               ; preds = %2
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr %12, ptr %26, align 8, !tbaa !26
  %27 = load ptr, ptr %12, align 8, !tbaa !27
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %27, ptr %28, align 8, !tbaa !28
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 512
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %29, ptr %30, align 8, !tbaa !29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = getelementptr inbounds i8, ptr %13, i64 -8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %32, ptr %33, align 8, !tbaa !26
  %34 = load ptr, ptr %32, align 8, !tbaa !27
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %34, ptr %35, align 8, !tbaa !28
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 512
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %36, ptr %37, align 8, !tbaa !29
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  store ptr %39, ptr %25, align 8, !tbaa !17
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %41 = load ptr, ptr %40, align 8, !tbaa !50
  %42 = and i64 %1, 63
  %43 = getelementptr inbounds nuw double, ptr %41, i64 %42
  store ptr %43, ptr %31, align 8, !tbaa !39
  ret void

44:                                               ; preds = %21
  %45 = landingpad { ptr, i32 }
          catch ptr null
  %46 = extractvalue { ptr, i32 } %45, 0
  tail call void @__clang_call_terminate(ptr %46) #17
  unreachable

47:                                               ; preds = %14
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt11_Deque_baseIdSaIdEE15_M_create_nodesEPPdS3_(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = icmp ult ptr %1, %2
  br i1 %4, label %5, label %25

5:                                                ; preds = %3, %8
  %6 = phi ptr [ %9, %8 ], [ %1, %3 ]
  %7 = invoke noalias noundef nonnull dereferenceable(512) ptr @_Znwm(i64 noundef 512) #15
          to label %8 unwind label %11

8:                                                ; preds = %5
  store ptr %7, ptr %6, align 8, !tbaa !27
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = icmp ult ptr %9, %2
  br i1 %10, label %5, label %25, !llvm.loop !51

11:                                               ; preds = %5
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = tail call ptr @__cxa_begin_catch(ptr %13) #13
  %15 = icmp ult ptr %1, %6
  br i1 %15, label %16, label %21

16:                                               ; preds = %11, %16
  %17 = phi ptr [ %19, %16 ], [ %1, %11 ]
  %18 = load ptr, ptr %17, align 8, !tbaa !27
  tail call void @_ZdlPvm(ptr noundef %18, i64 noundef 512) #14
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %20 = icmp ult ptr %19, %6
  br i1 %20, label %16, label %21, !llvm.loop !46

21:                                               ; preds = %16, %11
  invoke void @__cxa_rethrow() #16
          to label %29 unwind label %22

22:                                               ; preds = %21
  %23 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %24 unwind label %26

24:                                               ; preds = %22
  resume { ptr, i32 } %23

25:                                               ; preds = %8, %3
  ret void

26:                                               ; preds = %22
  %27 = landingpad { ptr, i32 }
          catch ptr null
  %28 = extractvalue { ptr, i32 } %27, 0
  tail call void @__clang_call_terminate(ptr %28) #17
  unreachable

29:                                               ; preds = %21
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #4 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #13
  tail call void @_ZSt9terminatev() #17
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #6

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() local_unnamed_addr #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIdSaIdEE16_M_push_back_auxIJRKdEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !26
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %6 to i64
  %10 = ptrtoint ptr %8 to i64
  %11 = sub i64 %9, %10
  %12 = ashr exact i64 %11, 3
  %13 = icmp ne ptr %6, null
  %14 = sext i1 %13 to i64
  %15 = add nsw i64 %12, %14
  %16 = shl nsw i64 %15, 6
  %17 = load ptr, ptr %3, align 8, !tbaa !30
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %19 = load ptr, ptr %18, align 8, !tbaa !28
  %20 = ptrtoint ptr %17 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  %23 = ashr exact i64 %22, 3
  %24 = add nsw i64 %16, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8, !tbaa !29
  %27 = load ptr, ptr %4, align 8, !tbaa !30
  %28 = ptrtoint ptr %26 to i64
  %29 = ptrtoint ptr %27 to i64
  %30 = sub i64 %28, %29
  %31 = ashr exact i64 %30, 3
  %32 = add nsw i64 %24, %31
  %33 = icmp eq i64 %32, 1152921504606846975
  br i1 %33, label %34, label %35

34:                                               ; preds = %2
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #16
  unreachable

35:                                               ; preds = %2
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !47
  %38 = load ptr, ptr %0, align 8, !tbaa !44
  %39 = ptrtoint ptr %38 to i64
  %40 = sub i64 %9, %39
  %41 = ashr exact i64 %40, 3
  %42 = sub i64 %37, %41
  %43 = icmp ult i64 %42, 2
  br i1 %43, label %44, label %45

44:                                               ; preds = %35
  tail call void @_ZNSt5dequeIdSaIdEE17_M_reallocate_mapEmb(ptr noundef nonnull align 8 dereferenceable(80) %0, i64 noundef 1, i1 noundef zeroext false)
  br label %45

45:                                               ; preds = %35, %44
  %46 = tail call noalias noundef nonnull dereferenceable(512) ptr @_Znwm(i64 noundef 512) #15
  %47 = load ptr, ptr %5, align 8, !tbaa !45
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store ptr %46, ptr %48, align 8, !tbaa !27
  %49 = load ptr, ptr %3, align 8, !tbaa !39
  %50 = load double, ptr %1, align 8, !tbaa !34
  store double %50, ptr %49, align 8, !tbaa !34
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %48, ptr %51, align 8, !tbaa !26
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %46, ptr %52, align 8, !tbaa !28
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 512
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %53, ptr %54, align 8, !tbaa !29
  store ptr %46, ptr %3, align 8, !tbaa !39
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIdSaIdEE17_M_reallocate_mapEmb(ptr noundef nonnull align 8 dereferenceable(80) %0, i64 noundef %1, i1 noundef zeroext %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %5 = load ptr, ptr %4, align 8, !tbaa !45
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !25
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = ashr exact i64 %10, 3
  %12 = add nsw i64 %11, 1
  %13 = add i64 %12, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !47
  %16 = shl i64 %13, 1
  %17 = icmp ugt i64 %15, %16
  br i1 %17, label %18, label %40

18:                                               ; preds = %3
  %19 = load ptr, ptr %0, align 8, !tbaa !44
  %20 = sub i64 %15, %13
  %21 = lshr i64 %20, 1
  %22 = getelementptr inbounds nuw ptr, ptr %19, i64 %21
  %23 = select i1 %2, i64 %1, i64 0
  %24 = getelementptr inbounds nuw ptr, ptr %22, i64 %23
  %25 = icmp ult ptr %24, %7
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %27 = icmp eq ptr %26, %7
  br i1 %25, label %28, label %32

28:                                               ; preds = %18
  br i1 %27, label %65, label %29

29:                                               ; preds = %28
  %30 = ptrtoint ptr %26 to i64
  %31 = sub i64 %30, %9
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %24, ptr nonnull align 8 %7, i64 %31, i1 false)
  br label %65

32:                                               ; preds = %18
  br i1 %27, label %65, label %33

33:                                               ; preds = %32
  %34 = ptrtoint ptr %26 to i64
  %35 = sub i64 %34, %9
  %36 = ashr exact i64 %35, 3
  %37 = getelementptr inbounds nuw ptr, ptr %24, i64 %12
  %38 = sub nsw i64 0, %36
  %39 = getelementptr inbounds ptr, ptr %37, i64 %38
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %39, ptr align 8 %7, i64 %35, i1 false)
  br label %65

40:                                               ; preds = %3
  %41 = tail call i64 @llvm.umax.i64(i64 %15, i64 %1)
  %42 = add i64 %15, 2
  %43 = add i64 %42, %41
  %44 = icmp ugt i64 %43, 1152921504606846975
  br i1 %44, label %45, label %49, !prof !52

45:                                               ; preds = %40
  %46 = icmp ugt i64 %43, 2305843009213693951
  br i1 %46, label %47, label %48

47:                                               ; preds = %45
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #16
  unreachable

48:                                               ; preds = %45
  tail call void @_ZSt17__throw_bad_allocv() #16
  unreachable

49:                                               ; preds = %40
  %50 = shl nuw nsw i64 %43, 3
  %51 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %50) #15
  %52 = sub i64 %43, %13
  %53 = lshr i64 %52, 1
  %54 = getelementptr inbounds nuw ptr, ptr %51, i64 %53
  %55 = select i1 %2, i64 %1, i64 0
  %56 = getelementptr inbounds nuw ptr, ptr %54, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %58 = icmp eq ptr %57, %7
  br i1 %58, label %62, label %59

59:                                               ; preds = %49
  %60 = ptrtoint ptr %57 to i64
  %61 = sub i64 %60, %9
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %56, ptr align 8 %7, i64 %61, i1 false)
  br label %62

62:                                               ; preds = %49, %59
  %63 = load ptr, ptr %0, align 8, !tbaa !44
  %64 = shl i64 %15, 3
  tail call void @_ZdlPvm(ptr noundef %63, i64 noundef %64) #14
  store ptr %51, ptr %0, align 8, !tbaa !44
  store i64 %43, ptr %14, align 8, !tbaa !47
  br label %65

65:                                               ; preds = %33, %32, %29, %28, %62
  %66 = phi ptr [ %56, %62 ], [ %24, %29 ], [ %24, %28 ], [ %24, %32 ], [ %24, %33 ]
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr %66, ptr %67, align 8, !tbaa !26
  %68 = load ptr, ptr %66, align 8, !tbaa !27
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %68, ptr %69, align 8, !tbaa !28
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 512
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %70, ptr %71, align 8, !tbaa !29
  %72 = getelementptr inbounds nuw ptr, ptr %66, i64 %12
  %73 = getelementptr inbounds i8, ptr %72, i64 -8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %73, ptr %74, align 8, !tbaa !26
  %75 = load ptr, ptr %73, align 8, !tbaa !27
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %75, ptr %76, align 8, !tbaa !28
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 512
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %77, ptr %78, align 8, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold nofree noreturn }
attributes #6 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { builtin nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { noreturn }
attributes #17 = { noreturn nounwind }

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
!9 = !{!10, !11, i64 8}
!10 = !{!"_ZTSNSt8__detail15_List_node_baseE", !11, i64 0, !11, i64 8}
!11 = !{!"p1 _ZTSNSt8__detail15_List_node_baseE", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 0}
!14 = !{!15, !16, i64 16}
!15 = !{!"_ZTSNSt8__detail17_List_node_headerE", !10, i64 0, !16, i64 16}
!16 = !{!"long", !7, i64 0}
!17 = !{!18, !22, i64 16}
!18 = !{!"_ZTSNSt11_Deque_baseIdSaIdEE16_Deque_impl_dataE", !19, i64 0, !16, i64 8, !21, i64 16, !21, i64 48}
!19 = !{!"p2 double", !20, i64 0}
!20 = !{!"any p2 pointer", !12, i64 0}
!21 = !{!"_ZTSSt15_Deque_iteratorIdRdPdE", !22, i64 0, !22, i64 8, !22, i64 16, !19, i64 24}
!22 = !{!"p1 double", !12, i64 0}
!23 = !{!18, !22, i64 32}
!24 = !{!18, !22, i64 24}
!25 = !{!18, !19, i64 40}
!26 = !{!21, !19, i64 24}
!27 = !{!22, !22, i64 0}
!28 = !{!21, !22, i64 8}
!29 = !{!21, !22, i64 16}
!30 = !{!21, !22, i64 0}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_ZNSt5dequeIdSaIdEE3endEv: argument 0"}
!33 = distinct !{!33, !"_ZNSt5dequeIdSaIdEE3endEv"}
!34 = !{!35, !35, i64 0}
!35 = !{!"double", !7, i64 0}
!36 = !{!37, !16, i64 16}
!37 = !{!"_ZTSNSt7__cxx1110_List_baseIdSaIdEEE", !38, i64 0}
!38 = !{!"_ZTSNSt7__cxx1110_List_baseIdSaIdEE10_List_implE", !15, i64 0}
!39 = !{!18, !22, i64 48}
!40 = !{!18, !22, i64 64}
!41 = distinct !{!41, !42, !43}
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !{!18, !19, i64 0}
!45 = !{!18, !19, i64 72}
!46 = distinct !{!46, !42, !43}
!47 = !{!18, !16, i64 8}
!48 = distinct !{!48, !42, !43}
!49 = distinct !{!49, !43}
!50 = !{!18, !22, i64 56}
!51 = distinct !{!51, !42, !43}
!52 = !{!"branch_weights", !"expected", i32 1, i32 2000}
