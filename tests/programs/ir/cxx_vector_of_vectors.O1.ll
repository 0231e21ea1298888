target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector.0" = type { %"struct.std::_Vector_base.1" }
%"struct.std::_Vector_base.1" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" = type { ptr, ptr, ptr }

$__clang_call_terminate = comdat any

$_ZSt18__do_uninit_fill_nIPSt6vectorIdSaIdEEmS2_ET_S4_T0_RKT1_ = comdat any

$_ZSt8_DestroyIPSt6vectorIdSaIdEEEvT_S4_ = comdat any

@.str = private unnamed_addr constant [49 x i8] c"cannot create std::vector larger than max_size()\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::vector.0", align 8
  %4 = sext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %5 = icmp slt i32 %1, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
  unreachable

7:                                                ; preds = %2
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %7
  %10 = shl nuw nsw i64 %4, 3
  %11 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %10) #13
  br label %12

12:                                               ; preds = %9, %7
  %13 = phi ptr [ null, %7 ], [ %11, %9 ]
  store ptr %13, ptr %3, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %13, ptr %14, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw double, ptr %13, i64 %4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %15, ptr %16, align 8, !tbaa !14
  br i1 %8, label %28, label %17

17:                                               ; preds = %12
  store double 0.000000e+00, ptr %13, align 8, !tbaa !15
  %18 = getelementptr i8, ptr %13, i64 8
  %19 = add nsw i64 %4, -1
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %17
  %22 = shl nuw nsw i64 %19, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %22, i1 false), !tbaa !15
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 %22
  br label %24

24:                                               ; preds = %17, %21
  %25 = phi ptr [ %23, %21 ], [ %18, %17 ]
  store ptr %25, ptr %14, align 8, !tbaa !13
  %26 = mul nuw nsw i64 %4, 24
  %27 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %26) #13
          to label %29 unwind label %61

28:                                               ; preds = %12
  store ptr %13, ptr %14, align 8, !tbaa !13
  br label %29

29:                                               ; preds = %28, %24
  %30 = phi ptr [ null, %28 ], [ %27, %24 ]
  %31 = invoke noundef ptr @_ZSt18__do_uninit_fill_nIPSt6vectorIdSaIdEEmS2_ET_S4_T0_RKT1_(ptr noundef %30, i64 noundef %4, ptr noundef nonnull align 8 dereferenceable(24) %3)
          to label %37 unwind label %32

32:                                               ; preds = %29
  %33 = landingpad { ptr, i32 }
          cleanup
  %34 = icmp eq ptr %30, null
  br i1 %34, label %63, label %35

35:                                               ; preds = %32
  %36 = mul nuw nsw i64 %4, 24
  call void @_ZdlPvm(ptr noundef nonnull %30, i64 noundef %36) #14
  br label %63

37:                                               ; preds = %29
  %38 = load ptr, ptr %3, align 8, !tbaa !9
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:                                               ; preds = %37
  %41 = load ptr, ptr %16, align 8, !tbaa !14
  %42 = ptrtoint ptr %41 to i64
  %43 = ptrtoint ptr %38 to i64
  %44 = sub i64 %42, %43
  call void @_ZdlPvm(ptr noundef nonnull %38, i64 noundef %44) #14
  br label %45

45:                                               ; preds = %37, %40
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  %46 = icmp eq i32 %1, 0
  br i1 %46, label %59, label %47

47:                                               ; preds = %45
  %48 = call i32 @llvm.smax.i32(i32 %1, i32 1)
  %49 = zext nneg i32 %1 to i64
  %50 = call i32 @llvm.smax.i32(i32 %1, i32 1)
  %51 = zext nneg i32 %50 to i64
  %52 = zext nneg i32 %48 to i64
  br label %53

53:                                               ; preds = %47, %73
  %54 = phi i64 [ 0, %47 ], [ %74, %73 ]
  %55 = mul nuw nsw i64 %54, %49
  %56 = getelementptr inbounds nuw %"class.std::vector.0", ptr %30, i64 %54
  %57 = load ptr, ptr %56, align 8, !tbaa !9
  %58 = getelementptr inbounds double, ptr %0, i64 %55
  br label %76

59:                                               ; preds = %73, %45
  %60 = icmp eq ptr %30, %31
  br i1 %60, label %85, label %110

61:                                               ; preds = %24
  %62 = landingpad { ptr, i32 }
          cleanup
  br label %63

63:                                               ; preds = %32, %35, %61
  %64 = phi { ptr, i32 } [ %62, %61 ], [ %33, %35 ], [ %33, %32 ]
  %65 = load ptr, ptr %3, align 8, !tbaa !9
  %66 = icmp eq ptr %65, null
  br i1 %66, label %72, label %67

67:                                               ; preds = %63
  %68 = load ptr, ptr %16, align 8, !tbaa !14
  %69 = ptrtoint ptr %68 to i64
  %70 = ptrtoint ptr %65 to i64
  %71 = sub i64 %69, %70
  call void @_ZdlPvm(ptr noundef nonnull %65, i64 noundef %71) #14
  br label %72

72:                                               ; preds = %67, %63
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  resume { ptr, i32 } %64

73:                                               ; preds = %76
  %74 = add nuw nsw i64 %54, 1
  %75 = icmp eq i64 %74, %51
  br i1 %75, label %59, label %53, !llvm.loop !17

76:                                               ; preds = %53, %76
  %77 = phi i64 [ 0, %53 ], [ %83, %76 ]
  %78 = getelementptr inbounds double, ptr %58, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !15
  %80 = load double, ptr %0, align 8, !tbaa !15
  %81 = fmul double %79, %80
  %82 = getelementptr inbounds nuw double, ptr %57, i64 %77
  store double %81, ptr %82, align 8, !tbaa !15
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %52
  br i1 %84, label %73, label %76, !llvm.loop !20

85:                                               ; preds = %117, %59
  %86 = phi double [ 0.000000e+00, %59 ], [ %119, %117 ]
  %87 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !9
  %89 = load double, ptr %88, align 8, !tbaa !15
  %90 = icmp eq ptr %30, %31
  br i1 %90, label %104, label %91

91:                                               ; preds = %85, %101
  %92 = phi ptr [ %102, %101 ], [ %30, %85 ]
  %93 = load ptr, ptr %92, align 8, !tbaa !9
  %94 = icmp eq ptr %93, null
  br i1 %94, label %101, label %95

95:                                               ; preds = %91
  %96 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %97 = load ptr, ptr %96, align 8, !tbaa !14
  %98 = ptrtoint ptr %97 to i64
  %99 = ptrtoint ptr %93 to i64
  %100 = sub i64 %98, %99
  call void @_ZdlPvm(ptr noundef nonnull %93, i64 noundef %100) #14
  br label %101

101:                                              ; preds = %95, %91
  %102 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %103 = icmp eq ptr %102, %31
  br i1 %103, label %104, label %91, !llvm.loop !21

104:                                              ; preds = %101, %85
  %105 = icmp eq ptr %30, null
  br i1 %105, label %108, label %106

106:                                              ; preds = %104
  %107 = mul nuw nsw i64 %4, 24
  call void @_ZdlPvm(ptr noundef nonnull %30, i64 noundef %107) #14
  br label %108

108:                                              ; preds = %104, %106
  %109 = fmul double %86, %89
  ret double %109

110:                                              ; preds = %59, %117
  %111 = phi double [ %119, %117 ], [ 0.000000e+00, %59 ]
  %112 = phi ptr [ %120, %117 ], [ %30, %59 ]
  %113 = load ptr, ptr %112, align 8, !tbaa !22
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %115 = load ptr, ptr %114, align 8, !tbaa !22
  %116 = icmp eq ptr %113, %115
  br i1 %116, label %117, label %122

117:                                              ; preds = %122, %110
  %118 = phi double [ 1.000000e+00, %110 ], [ %126, %122 ]
  %119 = fadd double %111, %118
  %120 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %121 = icmp eq ptr %120, %31
  br i1 %121, label %85, label %110, !llvm.loop !23

122:                                              ; preds = %110, %122
  %123 = phi double [ %126, %122 ], [ 1.000000e+00, %110 ]
  %124 = phi ptr [ %127, %122 ], [ %113, %110 ]
  %125 = load double, ptr %124, align 8, !tbaa !15
  %126 = fmul double %123, %125
  %127 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %128 = icmp eq ptr %127, %115
  br i1 %128, label %117, label %122, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #3 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #11
  tail call void @_ZSt9terminatev() #15
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #4

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZSt18__do_uninit_fill_nIPSt6vectorIdSaIdEEmS2_ET_S4_T0_RKT1_(ptr noundef %0, i64 noundef %1, ptr noundef nonnull align 8 dereferenceable(24) %2) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %48, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %7

7:                                                ; preds = %5, %34
  %8 = phi ptr [ %0, %5 ], [ %37, %34 ]
  %9 = phi i64 [ %1, %5 ], [ %36, %34 ]
  %10 = load ptr, ptr %6, align 8, !tbaa !13
  %11 = load ptr, ptr %2, align 8, !tbaa !9
  %12 = ptrtoint ptr %10 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = sub i64 %12, %13
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = icmp eq ptr %10, %11
  br i1 %15, label %22, label %16

16:                                               ; preds = %7
  %17 = icmp ugt i64 %14, 9223372036854775800
  br i1 %17, label %18, label %20, !prof !25

18:                                               ; preds = %16
  invoke void @_ZSt28__throw_bad_array_new_lengthv() #12
          to label %19 unwind label %41

19:                                               ; preds = %18
  unreachable

20:                                               ; preds = %16
  %21 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %14) #13
          to label %22 unwind label %39

22:                                               ; preds = %20, %7
  %23 = phi ptr [ null, %7 ], [ %21, %20 ]
  store ptr %23, ptr %8, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %23, ptr %24, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 %14
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %25, ptr %26, align 8, !tbaa !14
  %27 = load ptr, ptr %2, align 8, !tbaa !22
  %28 = load ptr, ptr %6, align 8, !tbaa !22
  %29 = ptrtoint ptr %28 to i64
  %30 = ptrtoint ptr %27 to i64
  %31 = sub i64 %29, %30
  %32 = icmp eq ptr %28, %27
  br i1 %32, label %34, label %33

33:                                               ; preds = %22
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %23, ptr align 8 %27, i64 %31, i1 false)
  br label %34

34:                                               ; preds = %22, %33
  %35 = getelementptr inbounds i8, ptr %23, i64 %31
  store ptr %35, ptr %24, align 8, !tbaa !13
  %36 = add i64 %9, -1
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %48, label %7, !llvm.loop !26

39:                                               ; preds = %20
  %40 = landingpad { ptr, i32 }
          catch ptr null
  br label %43

41:                                               ; preds = %18
  %42 = landingpad { ptr, i32 }
          catch ptr null
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi { ptr, i32 } [ %40, %39 ], [ %42, %41 ]
  %45 = extractvalue { ptr, i32 } %44, 0
  %46 = tail call ptr @__cxa_begin_catch(ptr %45) #11
  invoke void @_ZSt8_DestroyIPSt6vectorIdSaIdEEEvT_S4_(ptr noundef %0, ptr noundef nonnull %8)
          to label %47 unwind label %50

47:                                               ; preds = %43
  invoke void @__cxa_rethrow() #12
          to label %56 unwind label %50

48:                                               ; preds = %34, %3
  %49 = phi ptr [ %0, %3 ], [ %37, %34 ]
  ret ptr %49

50:                                               ; preds = %47, %43
  %51 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %52 unwind label %53

52:                                               ; preds = %50
  resume { ptr, i32 } %51

53:                                               ; preds = %50
  %54 = landingpad { ptr, i32 }
          catch ptr null
  %55 = extractvalue { ptr, i32 } %54, 0
  tail call void @__clang_call_terminate(ptr %55) #15
  unreachable

56:                                               ; preds = %47
  unreachable
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPSt6vectorIdSaIdEEEvT_S4_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #7 comdat personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %0, %1
  br i1 %3, label %17, label %4

4:                                                ; preds = %2, %14
  %5 = phi ptr [ %15, %14 ], [ %0, %2 ]
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = ptrtoint ptr %10 to i64
  %12 = ptrtoint ptr %6 to i64
  %13 = sub i64 %11, %12
  tail call void @_ZdlPvm(ptr noundef nonnull %6, i64 noundef %13) #14
  br label %14

14:                                               ; preds = %8, %4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %16 = icmp eq ptr %15, %1
  br i1 %16, label %17, label %4, !llvm.loop !21

17:                                               ; preds = %14, %2
  ret void
}

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nofree noreturn }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { noreturn }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }
attributes #15 = { noreturn nounwind }

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
!10 = !{!"_ZTSNSt12_Vector_baseIdSaIdEE17_Vector_impl_dataE", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 8}
!14 = !{!10, !11, i64 16}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = distinct !{!21, !18, !19}
!22 = !{!11, !11, i64 0}
!23 = distinct !{!23, !19}
!24 = distinct !{!24, !19}
!25 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!26 = distinct !{!26, !18, !19}
