target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" = type { ptr, ptr, ptr }

$_ZNSt6vectorIdSaIdEE6insertEN9__gnu_cxx17__normal_iteratorIPKdS1_EERS4_ = comdat any

@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::vector", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = zext nneg i32 %1 to i64
  br label %15

9:                                                ; preds = %55, %2
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds i8, ptr %11, i64 -8
  store ptr %12, ptr %10, align 8, !tbaa !9
  %13 = load ptr, ptr %3, align 8, !tbaa !13
  %14 = invoke ptr @_ZNSt6vectorIdSaIdEE6insertEN9__gnu_cxx17__normal_iteratorIPKdS1_EERS4_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr %13, ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %62 unwind label %76

15:                                               ; preds = %5, %55
  %16 = phi i64 [ 0, %5 ], [ %56, %55 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !14
  %19 = fmul double %18, %18
  %20 = load ptr, ptr %6, align 8, !tbaa !9
  %21 = load ptr, ptr %7, align 8, !tbaa !16
  %22 = icmp eq ptr %20, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  store double %19, ptr %20, align 8, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %24, ptr %6, align 8, !tbaa !9
  br label %55

25:                                               ; preds = %15
  %26 = load ptr, ptr %3, align 8, !tbaa !17
  %27 = ptrtoint ptr %20 to i64
  %28 = ptrtoint ptr %26 to i64
  %29 = sub i64 %27, %28
  %30 = icmp eq i64 %29, 9223372036854775800
  br i1 %30, label %31, label %33

31:                                               ; preds = %25
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
          to label %32 unwind label %60

32:                                               ; preds = %31
  unreachable

33:                                               ; preds = %25
  %34 = ashr exact i64 %29, 3
  %35 = tail call i64 @llvm.umax.i64(i64 %34, i64 1)
  %36 = add nsw i64 %35, %34
  %37 = icmp ult i64 %36, %34
  %38 = tail call i64 @llvm.umin.i64(i64 %36, i64 1152921504606846975)
  %39 = select i1 %37, i64 1152921504606846975, i64 %38
  %40 = icmp ne i64 %39, 0
  tail call void @llvm.assume(i1 %40)
  %41 = shl nuw nsw i64 %39, 3
  %42 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %41) #13
          to label %43 unwind label %58

43:                                               ; preds = %33
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 %29
  store double %19, ptr %44, align 8, !tbaa !14
  %45 = icmp sgt i64 %29, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %42, ptr align 8 %26, i64 %29, i1 false)
  br label %47

47:                                               ; preds = %46, %43
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %49 = icmp eq ptr %26, null
  br i1 %49, label %53, label %50

50:                                               ; preds = %47
  %51 = ptrtoint ptr %21 to i64
  %52 = sub i64 %51, %28
  tail call void @_ZdlPvm(ptr noundef nonnull %26, i64 noundef %52) #14
  br label %53

53:                                               ; preds = %50, %47
  store ptr %42, ptr %3, align 8, !tbaa !17
  store ptr %48, ptr %6, align 8, !tbaa !9
  %54 = getelementptr inbounds nuw double, ptr %42, i64 %39
  store ptr %54, ptr %7, align 8, !tbaa !16
  br label %55

55:                                               ; preds = %53, %23
  %56 = add nuw nsw i64 %16, 1
  %57 = icmp eq i64 %56, %8
  br i1 %57, label %9, label %15, !llvm.loop !18

58:                                               ; preds = %33
  %59 = landingpad { ptr, i32 }
          cleanup
  br label %85

60:                                               ; preds = %31
  %61 = landingpad { ptr, i32 }
          cleanup
  br label %85

62:                                               ; preds = %9
  %63 = load ptr, ptr %3, align 8, !tbaa !13
  %64 = load ptr, ptr %10, align 8, !tbaa !13
  %65 = icmp eq ptr %63, %64
  br i1 %65, label %66, label %78

66:                                               ; preds = %78, %62
  %67 = phi double [ 1.000000e+00, %62 ], [ %82, %78 ]
  %68 = icmp eq ptr %63, null
  br i1 %68, label %75, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !16
  %72 = ptrtoint ptr %71 to i64
  %73 = ptrtoint ptr %63 to i64
  %74 = sub i64 %72, %73
  call void @_ZdlPvm(ptr noundef nonnull %63, i64 noundef %74) #14
  br label %75

75:                                               ; preds = %66, %69
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret double %67

76:                                               ; preds = %9
  %77 = landingpad { ptr, i32 }
          cleanup
  br label %85

78:                                               ; preds = %62, %78
  %79 = phi double [ %82, %78 ], [ 1.000000e+00, %62 ]
  %80 = phi ptr [ %83, %78 ], [ %63, %62 ]
  %81 = load double, ptr %80, align 8, !tbaa !14
  %82 = call double @llvm.fmuladd.f64(double %79, double %81, double 1.000000e+00)
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %84 = icmp eq ptr %83, %64
  br i1 %84, label %66, label %78, !llvm.loop !21

85:                                               ; preds = %58, %60, %76
  %86 = phi { ptr, i32 } [ %77, %76 ], [ %59, %58 ], [ %61, %60 ]
  %87 = load ptr, ptr %3, align 8, !tbaa !17
  %88 = icmp eq ptr %87, null
  br i1 %88, label %95, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %91 = load ptr, ptr %90, align 8, !tbaa !16
  %92 = ptrtoint ptr %91 to i64
  %93 = ptrtoint ptr %87 to i64
  %94 = sub i64 %92, %93
  call void @_ZdlPvm(ptr noundef nonnull %87, i64 noundef %94) #14
  br label %95

95:                                               ; preds = %85, %89
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  resume { ptr, i32 } %86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt6vectorIdSaIdEE6insertEN9__gnu_cxx17__normal_iteratorIPKdS1_EERS4_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !13
  %5 = ptrtoint ptr %1 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !16
  %12 = icmp eq ptr %9, %11
  br i1 %12, label %33, label %13

13:                                               ; preds = %3
  %14 = icmp eq ptr %1, %9
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = load double, ptr %2, align 8, !tbaa !14
  store double %16, ptr %9, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %17, ptr %8, align 8, !tbaa !9
  br label %68

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %4, i64 %7
  %20 = load double, ptr %2, align 8, !tbaa !14
  %21 = getelementptr inbounds i8, ptr %9, i64 -8
  %22 = load double, ptr %21, align 8, !tbaa !14
  store double %22, ptr %9, align 8, !tbaa !14
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %23, ptr %8, align 8, !tbaa !9
  %24 = icmp eq ptr %21, %1
  br i1 %24, label %32, label %25

25:                                               ; preds = %18
  %26 = ptrtoint ptr %21 to i64
  %27 = ptrtoint ptr %1 to i64
  %28 = sub i64 %26, %27
  %29 = ashr exact i64 %28, 3
  %30 = sub nsw i64 0, %29
  %31 = getelementptr inbounds double, ptr %9, i64 %30
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %31, ptr align 8 %19, i64 %28, i1 false)
  br label %32

32:                                               ; preds = %18, %25
  store double %20, ptr %19, align 8, !tbaa !14
  br label %68

33:                                               ; preds = %3
  %34 = getelementptr inbounds i8, ptr %4, i64 %7
  %35 = ptrtoint ptr %9 to i64
  %36 = sub i64 %35, %6
  %37 = icmp eq i64 %36, 9223372036854775800
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
  unreachable

39:                                               ; preds = %33
  %40 = ashr exact i64 %36, 3
  %41 = tail call i64 @llvm.umax.i64(i64 %40, i64 1)
  %42 = add nsw i64 %41, %40
  %43 = icmp ult i64 %42, %40
  %44 = tail call i64 @llvm.umin.i64(i64 %42, i64 1152921504606846975)
  %45 = select i1 %43, i64 1152921504606846975, i64 %44
  %46 = ptrtoint ptr %1 to i64
  %47 = sub i64 %46, %6
  %48 = icmp ne i64 %45, 0
  tail call void @llvm.assume(i1 %48)
  %49 = shl nuw nsw i64 %45, 3
  %50 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %49) #13
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 %47
  %52 = load double, ptr %2, align 8, !tbaa !14
  store double %52, ptr %51, align 8, !tbaa !14
  %53 = icmp sgt i64 %47, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %39
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %50, ptr align 8 %4, i64 %47, i1 false)
  br label %55

55:                                               ; preds = %54, %39
  %56 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %57 = sub i64 %35, %46
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %55
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %56, ptr align 8 %34, i64 %57, i1 false)
  br label %60

60:                                               ; preds = %59, %55
  %61 = icmp eq ptr %4, null
  br i1 %61, label %65, label %62

62:                                               ; preds = %60
  %63 = ptrtoint ptr %11 to i64
  %64 = sub i64 %63, %6
  tail call void @_ZdlPvm(ptr noundef nonnull %4, i64 noundef %64) #14
  br label %65

65:                                               ; preds = %60, %62
  %66 = getelementptr inbounds i8, ptr %56, i64 %57
  store ptr %50, ptr %0, align 8, !tbaa !17
  store ptr %66, ptr %8, align 8, !tbaa !9
  %67 = getelementptr inbounds nuw double, ptr %50, i64 %45
  store ptr %67, ptr %10, align 8, !tbaa !16
  br label %68

68:                                               ; preds = %15, %32, %65
  %69 = load ptr, ptr %0, align 8, !tbaa !17
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 %7
  ret ptr %70
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nounwind }
attributes #12 = { noreturn }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }

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
!10 = !{!"_ZTSNSt12_Vector_baseIdSaIdEE17_Vector_impl_dataE", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!11, !11, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = !{!10, !11, i64 16}
!17 = !{!10, !11, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !20}
