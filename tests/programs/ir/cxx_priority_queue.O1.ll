target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::priority_queue" = type <{ %"class.std::vector", [8 x i8] }>
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" = type { ptr, ptr, ptr }

$_ZNSt14priority_queueIdSt6vectorIdSaIdEESt4lessIdEE4pushERKd = comdat any

@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::priority_queue", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(25) %3, i8 0, i64 24, i1 false)
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %14

7:                                                ; preds = %17, %2
  %8 = load ptr, ptr %3, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = icmp eq ptr %8, %10
  br i1 %11, label %93, label %12

12:                                               ; preds = %7
  %13 = ptrtoint ptr %8 to i64
  br label %24

14:                                               ; preds = %5, %17
  %15 = phi i64 [ 0, %5 ], [ %18, %17 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  invoke void @_ZNSt14priority_queueIdSt6vectorIdSaIdEESt4lessIdEE4pushERKd(ptr noundef nonnull align 8 dereferenceable(25) %3, ptr noundef nonnull align 8 dereferenceable(8) %16)
          to label %17 unwind label %20

17:                                               ; preds = %14
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %14, !llvm.loop !12

20:                                               ; preds = %14
  %21 = landingpad { ptr, i32 }
          cleanup
  %22 = load ptr, ptr %3, align 8, !tbaa !15
  %23 = icmp eq ptr %22, null
  br i1 %23, label %109, label %103

24:                                               ; preds = %12, %89
  %25 = phi double [ 1.000000e+00, %12 ], [ %31, %89 ]
  %26 = phi double [ 0.000000e+00, %12 ], [ %30, %89 ]
  %27 = phi ptr [ %10, %12 ], [ %90, %89 ]
  %28 = load double, ptr %8, align 8, !tbaa !17
  %29 = fmul double %25, %28
  %30 = call double @llvm.fmuladd.f64(double %29, double %28, double %26)
  %31 = fmul double %25, 5.000000e-01
  %32 = ptrtoint ptr %27 to i64
  %33 = sub i64 %32, %13
  %34 = icmp sgt i64 %33, 8
  br i1 %34, label %35, label %89

35:                                               ; preds = %24
  %36 = getelementptr inbounds i8, ptr %27, i64 -8
  %37 = load double, ptr %36, align 8, !tbaa !17
  store double %28, ptr %36, align 8, !tbaa !17
  %38 = ptrtoint ptr %36 to i64
  %39 = sub i64 %38, %13
  %40 = ashr exact i64 %39, 3
  %41 = add nsw i64 %40, -1
  %42 = sdiv i64 %41, 2
  %43 = icmp sgt i64 %40, 2
  br i1 %43, label %44, label %59

44:                                               ; preds = %35, %44
  %45 = phi i64 [ %54, %44 ], [ 0, %35 ]
  %46 = shl i64 %45, 1
  %47 = add i64 %46, 2
  %48 = getelementptr inbounds double, ptr %8, i64 %47
  %49 = or disjoint i64 %46, 1
  %50 = getelementptr inbounds double, ptr %8, i64 %49
  %51 = load double, ptr %48, align 8, !tbaa !17
  %52 = load double, ptr %50, align 8, !tbaa !17
  %53 = fcmp olt double %51, %52
  %54 = select i1 %53, i64 %49, i64 %47
  %55 = getelementptr inbounds double, ptr %8, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !17
  %57 = getelementptr inbounds double, ptr %8, i64 %45
  store double %56, ptr %57, align 8, !tbaa !17
  %58 = icmp slt i64 %54, %42
  br i1 %58, label %44, label %59, !llvm.loop !19

59:                                               ; preds = %44, %35
  %60 = phi i64 [ 0, %35 ], [ %54, %44 ]
  %61 = and i64 %39, 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %73

63:                                               ; preds = %59
  %64 = add nsw i64 %40, -2
  %65 = ashr exact i64 %64, 1
  %66 = icmp eq i64 %60, %65
  br i1 %66, label %67, label %73

67:                                               ; preds = %63
  %68 = shl nsw i64 %60, 1
  %69 = or disjoint i64 %68, 1
  %70 = getelementptr inbounds double, ptr %8, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !17
  %72 = getelementptr inbounds double, ptr %8, i64 %60
  store double %71, ptr %72, align 8, !tbaa !17
  br label %73

73:                                               ; preds = %67, %63, %59
  %74 = phi i64 [ %69, %67 ], [ %60, %63 ], [ %60, %59 ]
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %86

76:                                               ; preds = %73, %83
  %77 = phi i64 [ %79, %83 ], [ %74, %73 ]
  %78 = add nsw i64 %77, -1
  %79 = sdiv i64 %78, 2
  %80 = getelementptr inbounds nuw double, ptr %8, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !17
  %82 = fcmp olt double %81, %37
  br i1 %82, label %83, label %86

83:                                               ; preds = %76
  %84 = getelementptr inbounds nuw double, ptr %8, i64 %77
  store double %81, ptr %84, align 8, !tbaa !17
  %85 = icmp sgt i64 %77, 2
  br i1 %85, label %76, label %86, !llvm.loop !20

86:                                               ; preds = %83, %76, %73
  %87 = phi i64 [ %74, %73 ], [ %77, %76 ], [ %79, %83 ]
  %88 = getelementptr inbounds double, ptr %8, i64 %87
  store double %37, ptr %88, align 8, !tbaa !17
  br label %89

89:                                               ; preds = %24, %86
  %90 = getelementptr inbounds i8, ptr %27, i64 -8
  %91 = icmp eq ptr %8, %90
  br i1 %91, label %92, label %24

92:                                               ; preds = %89
  store ptr %90, ptr %9, align 8, !tbaa !21
  br label %93

93:                                               ; preds = %92, %7
  %94 = phi double [ %30, %92 ], [ 0.000000e+00, %7 ]
  %95 = icmp eq ptr %8, null
  br i1 %95, label %102, label %96

96:                                               ; preds = %93
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %98 = load ptr, ptr %97, align 8, !tbaa !22
  %99 = ptrtoint ptr %98 to i64
  %100 = ptrtoint ptr %8 to i64
  %101 = sub i64 %99, %100
  call void @_ZdlPvm(ptr noundef nonnull %8, i64 noundef %101) #11
  br label %102

102:                                              ; preds = %93, %96
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret double %94

103:                                              ; preds = %20
  %104 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %105 = load ptr, ptr %104, align 8, !tbaa !22
  %106 = ptrtoint ptr %105 to i64
  %107 = ptrtoint ptr %22 to i64
  %108 = sub i64 %106, %107
  call void @_ZdlPvm(ptr noundef nonnull %22, i64 noundef %108) #11
  br label %109

109:                                              ; preds = %20, %103
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  resume { ptr, i32 } %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt14priority_queueIdSt6vectorIdSaIdEESt4lessIdEE4pushERKd(ptr noundef nonnull align 8 dereferenceable(25) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !21
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !22
  %7 = icmp eq ptr %4, %6
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load double, ptr %1, align 8, !tbaa !17
  store double %9, ptr %4, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %10, ptr %3, align 8, !tbaa !21
  br label %40

11:                                               ; preds = %2
  %12 = load ptr, ptr %0, align 8, !tbaa !15
  %13 = ptrtoint ptr %4 to i64
  %14 = ptrtoint ptr %12 to i64
  %15 = sub i64 %13, %14
  %16 = icmp eq i64 %15, 9223372036854775800
  br i1 %16, label %17, label %18

17:                                               ; preds = %11
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
  unreachable

18:                                               ; preds = %11
  %19 = ashr exact i64 %15, 3
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = add nsw i64 %20, %19
  %22 = icmp ult i64 %21, %19
  %23 = tail call i64 @llvm.umin.i64(i64 %21, i64 1152921504606846975)
  %24 = select i1 %22, i64 1152921504606846975, i64 %23
  %25 = icmp ne i64 %24, 0
  tail call void @llvm.assume(i1 %25)
  %26 = shl nuw nsw i64 %24, 3
  %27 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %26) #13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 %15
  %29 = load double, ptr %1, align 8, !tbaa !17
  store double %29, ptr %28, align 8, !tbaa !17
  %30 = icmp sgt i64 %15, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %18
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %27, ptr align 8 %12, i64 %15, i1 false)
  br label %32

32:                                               ; preds = %31, %18
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %34 = icmp eq ptr %12, null
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = ptrtoint ptr %6 to i64
  %37 = sub i64 %36, %14
  tail call void @_ZdlPvm(ptr noundef nonnull %12, i64 noundef %37) #11
  br label %38

38:                                               ; preds = %35, %32
  store ptr %27, ptr %0, align 8, !tbaa !15
  store ptr %33, ptr %3, align 8, !tbaa !21
  %39 = getelementptr inbounds nuw double, ptr %27, i64 %24
  store ptr %39, ptr %5, align 8, !tbaa !22
  br label %40

40:                                               ; preds = %8, %38
  %41 = load ptr, ptr %0, align 8, !tbaa !9
  %42 = load ptr, ptr %3, align 8, !tbaa !9
  %43 = getelementptr inbounds i8, ptr %42, i64 -8
  %44 = load double, ptr %43, align 8, !tbaa !17
  %45 = ptrtoint ptr %42 to i64
  %46 = ptrtoint ptr %41 to i64
  %47 = sub i64 %45, %46
  %48 = ashr exact i64 %47, 3
  %49 = add nsw i64 %48, -1
  %50 = icmp sgt i64 %48, 1
  br i1 %50, label %51, label %61

51:                                               ; preds = %40, %58
  %52 = phi i64 [ %54, %58 ], [ %49, %40 ]
  %53 = add nsw i64 %52, -1
  %54 = sdiv i64 %53, 2
  %55 = getelementptr inbounds double, ptr %41, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !17
  %57 = fcmp olt double %56, %44
  br i1 %57, label %58, label %61

58:                                               ; preds = %51
  %59 = getelementptr inbounds double, ptr %41, i64 %52
  store double %56, ptr %59, align 8, !tbaa !17
  %60 = icmp sgt i64 %52, 2
  br i1 %60, label %51, label %61, !llvm.loop !20

61:                                               ; preds = %51, %58, %40
  %62 = phi i64 [ %49, %40 ], [ %52, %51 ], [ %54, %58 ]
  %63 = getelementptr inbounds double, ptr %41, i64 %62
  store double %44, ptr %63, align 8, !tbaa !17
  ret void
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }
attributes #11 = { builtin nounwind }
attributes #12 = { noreturn }
attributes #13 = { builtin allocsize(0) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !10, i64 0}
!16 = !{!"_ZTSNSt12_Vector_baseIdSaIdEE17_Vector_impl_dataE", !10, i64 0, !10, i64 8, !10, i64 16}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !7, i64 0}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
!21 = !{!16, !10, i64 8}
!22 = !{!16, !10, i64 16}
