target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__cxx11::list" = type { %"class.std::__cxx11::_List_base" }
%"class.std::__cxx11::_List_base" = type { %"struct.std::__cxx11::_List_base<double, std::allocator<double>>::_List_impl" }
%"struct.std::__cxx11::_List_base<double, std::allocator<double>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"class.std::__cxx11::list", align 8
  %3 = alloca %"class.std::__cxx11::list", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %2, ptr %4, align 8, !tbaa !9
  store ptr %2, ptr %2, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 0, ptr %5, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %3, ptr %6, align 8, !tbaa !9
  store ptr %3, ptr %3, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 0, ptr %7, align 8, !tbaa !14
  br label %16

8:                                                ; preds = %29
  %9 = load ptr, ptr %2, align 8, !tbaa !13
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ %13, %10 ], [ 2, %8 ]
  %12 = phi ptr [ %14, %10 ], [ %9, %8 ]
  %13 = add nsw i64 %11, -1
  %14 = load ptr, ptr %12, align 8, !tbaa !13
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %42, label %10, !llvm.loop !17

16:                                               ; preds = %1, %29
  %17 = phi i64 [ 0, %1 ], [ %36, %29 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !20
  %20 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #7
          to label %21 unwind label %38

21:                                               ; preds = %16
  %22 = fmul double %19, %19
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store double %22, ptr %23, align 8, !tbaa !20
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %20, ptr noundef nonnull align 8 dereferenceable(24) %2) #6
  %24 = load i64, ptr %5, align 8, !tbaa !22
  %25 = add i64 %24, 1
  store i64 %25, ptr %5, align 8, !tbaa !22
  %26 = load double, ptr %18, align 8, !tbaa !20
  %27 = load ptr, ptr %3, align 8, !tbaa !13
  %28 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #7
          to label %29 unwind label %40

29:                                               ; preds = %21
  %30 = trunc nuw nsw i64 %17 to i32
  %31 = uitofp nneg i32 %30 to double
  %32 = fadd double %26, %31
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store double %32, ptr %33, align 8, !tbaa !20
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %28, ptr noundef %27) #6
  %34 = load i64, ptr %7, align 8, !tbaa !22
  %35 = add i64 %34, 1
  store i64 %35, ptr %7, align 8, !tbaa !22
  %36 = add nuw nsw i64 %17, 1
  %37 = icmp eq i64 %36, 6
  br i1 %37, label %8, label %16, !llvm.loop !25

38:                                               ; preds = %16
  %39 = landingpad { ptr, i32 }
          cleanup
  br label %118

40:                                               ; preds = %21
  %41 = landingpad { ptr, i32 }
          cleanup
  br label %118

42:                                               ; preds = %10
  %43 = load ptr, ptr %3, align 8, !tbaa !13
  %44 = load ptr, ptr %43, align 8, !tbaa !13
  br label %45

45:                                               ; preds = %42, %45
  %46 = phi i64 [ %48, %45 ], [ 4, %42 ]
  %47 = phi ptr [ %49, %45 ], [ %43, %42 ]
  %48 = add nsw i64 %46, -1
  %49 = load ptr, ptr %47, align 8, !tbaa !13
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %45, !llvm.loop !17

51:                                               ; preds = %45
  %52 = icmp eq ptr %44, %49
  br i1 %52, label %64, label %53

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %57, %53 ], [ 0, %51 ]
  %55 = phi ptr [ %56, %53 ], [ %44, %51 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !13
  %57 = add nuw nsw i64 %54, 1
  %58 = icmp eq ptr %56, %49
  br i1 %58, label %59, label %53, !llvm.loop !26

59:                                               ; preds = %53
  %60 = load i64, ptr %5, align 8, !tbaa !22
  %61 = add i64 %60, %57
  store i64 %61, ptr %5, align 8, !tbaa !22
  %62 = load i64, ptr %7, align 8, !tbaa !22
  %63 = sub i64 %62, %57
  store i64 %63, ptr %7, align 8, !tbaa !22
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef %44, ptr noundef nonnull %49) #6
  br label %64

64:                                               ; preds = %51, %59
  call void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(24) %2) #6
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) %2) #6
  %65 = load i64, ptr %5, align 8, !tbaa !22
  %66 = load i64, ptr %7, align 8, !tbaa !22
  store i64 %66, ptr %5, align 8, !tbaa !22
  store i64 %65, ptr %7, align 8, !tbaa !22
  %67 = load ptr, ptr %2, align 8, !tbaa !13
  %68 = add i64 %66, -1
  store i64 %68, ptr %5, align 8, !tbaa !22
  call void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef nonnull align 8 dereferenceable(16) %67) #6
  call void @_ZdlPvm(ptr noundef nonnull %67, i64 noundef 24) #8
  %69 = load ptr, ptr %3, align 8, !tbaa !13
  br label %70

70:                                               ; preds = %70, %64
  %71 = phi i64 [ %73, %70 ], [ 3, %64 ]
  %72 = phi ptr [ %74, %70 ], [ %69, %64 ]
  %73 = add nsw i64 %71, -1
  %74 = load ptr, ptr %72, align 8, !tbaa !13
  %75 = icmp eq i64 %73, 0
  br i1 %75, label %76, label %70, !llvm.loop !17

76:                                               ; preds = %70
  %77 = load i64, ptr %7, align 8, !tbaa !22
  %78 = add i64 %77, -1
  store i64 %78, ptr %7, align 8, !tbaa !22
  call void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef nonnull align 8 dereferenceable(16) %74) #6
  call void @_ZdlPvm(ptr noundef nonnull %74, i64 noundef 24) #8
  %79 = load ptr, ptr %2, align 8, !tbaa !13
  %80 = icmp eq ptr %79, %2
  br i1 %80, label %81, label %85

81:                                               ; preds = %85, %76
  %82 = phi double [ 1.000000e+00, %76 ], [ %90, %85 ]
  %83 = load ptr, ptr %3, align 8, !tbaa !13
  %84 = icmp eq ptr %83, %3
  br i1 %84, label %93, label %109

85:                                               ; preds = %76, %85
  %86 = phi ptr [ %91, %85 ], [ %79, %76 ]
  %87 = phi double [ %90, %85 ], [ 1.000000e+00, %76 ]
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %89 = load double, ptr %88, align 8, !tbaa !20
  %90 = call double @llvm.fmuladd.f64(double %87, double 0x3FE6666666666666, double %89)
  %91 = load ptr, ptr %86, align 8, !tbaa !13
  %92 = icmp eq ptr %91, %2
  br i1 %92, label %81, label %85, !llvm.loop !27

93:                                               ; preds = %109, %81
  %94 = phi double [ 0.000000e+00, %81 ], [ %115, %109 ]
  %95 = icmp eq ptr %83, %3
  br i1 %95, label %100, label %96

96:                                               ; preds = %93, %96
  %97 = phi ptr [ %98, %96 ], [ %83, %93 ]
  %98 = load ptr, ptr %97, align 8, !tbaa !13
  call void @_ZdlPvm(ptr noundef nonnull %97, i64 noundef 24) #8
  %99 = icmp eq ptr %98, %3
  br i1 %99, label %100, label %96, !llvm.loop !28

100:                                              ; preds = %96, %93
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  %101 = load ptr, ptr %2, align 8, !tbaa !13
  %102 = icmp eq ptr %101, %2
  br i1 %102, label %107, label %103

103:                                              ; preds = %100, %103
  %104 = phi ptr [ %105, %103 ], [ %101, %100 ]
  %105 = load ptr, ptr %104, align 8, !tbaa !13
  call void @_ZdlPvm(ptr noundef nonnull %104, i64 noundef 24) #8
  %106 = icmp eq ptr %105, %2
  br i1 %106, label %107, label %103, !llvm.loop !28

107:                                              ; preds = %103, %100
  %108 = fmul double %82, %94
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %108

109:                                              ; preds = %81, %109
  %110 = phi double [ %115, %109 ], [ 0.000000e+00, %81 ]
  %111 = phi ptr [ %116, %109 ], [ %83, %81 ]
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %113 = load double, ptr %112, align 8, !tbaa !20
  %114 = fmul double %82, %110
  %115 = call double @llvm.fmuladd.f64(double %114, double 2.000000e-01, double %113)
  %116 = load ptr, ptr %111, align 8, !tbaa !13
  %117 = icmp eq ptr %116, %3
  br i1 %117, label %93, label %109, !llvm.loop !29

118:                                              ; preds = %38, %40
  %119 = phi { ptr, i32 } [ %39, %38 ], [ %41, %40 ]
  %120 = load ptr, ptr %3, align 8, !tbaa !13
  %121 = icmp eq ptr %120, %3
  br i1 %121, label %126, label %122

122:                                              ; preds = %118, %122
  %123 = phi ptr [ %124, %122 ], [ %120, %118 ]
  %124 = load ptr, ptr %123, align 8, !tbaa !13
  call void @_ZdlPvm(ptr noundef nonnull %123, i64 noundef 24) #8
  %125 = icmp eq ptr %124, %3
  br i1 %125, label %126, label %122, !llvm.loop !28

126:                                              ; preds = %122, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  %127 = load ptr, ptr %2, align 8, !tbaa !13
  %128 = icmp eq ptr %127, %2
  br i1 %128, label %133, label %129

129:                                              ; preds = %126, %129
  %130 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %131 = load ptr, ptr %130, align 8, !tbaa !13
  call void @_ZdlPvm(ptr noundef nonnull %130, i64 noundef 24) #8
  %132 = icmp eq ptr %131, %2
  br i1 %132, label %133, label %129, !llvm.loop !28

133:                                              ; preds = %129, %126
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  resume { ptr, i32 } %119
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

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #4

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { builtin allocsize(0) }
attributes #8 = { builtin nounwind }

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
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !7, i64 0}
!22 = !{!23, !16, i64 16}
!23 = !{!"_ZTSNSt7__cxx1110_List_baseIdSaIdEEE", !24, i64 0}
!24 = !{!"_ZTSNSt7__cxx1110_List_baseIdSaIdEE10_List_implE", !15, i64 0}
!25 = distinct !{!25, !18, !19}
!26 = distinct !{!26, !18, !19}
!27 = distinct !{!27, !19}
!28 = distinct !{!28, !18, !19}
!29 = distinct !{!29, !19}
