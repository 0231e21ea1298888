target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl" = type { %"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" }
%"struct.std::_Vector_base<double, std::allocator<double>>::_Vector_impl_data" = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [49 x i8] c"cannot create std::vector larger than max_size()\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::vector", align 8
  %4 = alloca %"class.std::vector", align 8
  %5 = alloca %"class.std::vector", align 8
  %6 = alloca %"class.std::vector", align 8
  %7 = sext i32 %1 to i64
  %8 = shl nsw i64 %7, 3
  %9 = icmp ugt i64 %8, 9223372036854775800
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #9
  unreachable

11:                                               ; preds = %2
  %12 = icmp eq i32 %1, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %11
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %8) #10
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi ptr [ null, %11 ], [ %14, %13 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 %8
  br i1 %12, label %19, label %18

18:                                               ; preds = %15
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %0, i64 %8, i1 false)
  br label %19

19:                                               ; preds = %18, %15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  %20 = icmp eq i32 %1, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %19
  %22 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %8) #10
          to label %23 unwind label %77

23:                                               ; preds = %21, %19
  %24 = phi ptr [ null, %19 ], [ %22, %21 ]
  store ptr %24, ptr %4, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %24, ptr %25, align 8, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 %8
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %26, ptr %27, align 8, !tbaa !14
  br i1 %20, label %29, label %28

28:                                               ; preds = %23
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %16, i64 %8, i1 false)
  br label %29

29:                                               ; preds = %23, %28
  store ptr %26, ptr %25, align 8, !tbaa !13
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load double, ptr %30, align 8, !tbaa !15
  call fastcc void @_ZL6scaledSt6vectorIdSaIdEEd(ptr dead_on_unwind writable sret(%"class.std::vector") align 8 %3, ptr noundef %4, double noundef %31)
  %32 = load ptr, ptr %4, align 8, !tbaa !9
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = load ptr, ptr %27, align 8, !tbaa !14
  %36 = ptrtoint ptr %35 to i64
  %37 = ptrtoint ptr %32 to i64
  %38 = sub i64 %36, %37
  tail call void @_ZdlPvm(ptr noundef nonnull %32, i64 noundef %38) #12
  br label %39

39:                                               ; preds = %29, %34
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store ptr %16, ptr %6, align 8, !tbaa !9
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %17, ptr %40, align 8, !tbaa !13
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %17, ptr %41, align 8, !tbaa !14
  call fastcc void @_ZL6scaledSt6vectorIdSaIdEEd(ptr dead_on_unwind writable sret(%"class.std::vector") align 8 %5, ptr noundef %6, double noundef 2.000000e+00)
  %42 = load ptr, ptr %6, align 8, !tbaa !9
  %43 = icmp eq ptr %42, null
  br i1 %43, label %49, label %44

44:                                               ; preds = %39
  %45 = load ptr, ptr %41, align 8, !tbaa !14
  %46 = ptrtoint ptr %45 to i64
  %47 = ptrtoint ptr %42 to i64
  %48 = sub i64 %46, %47
  tail call void @_ZdlPvm(ptr noundef nonnull %42, i64 noundef %48) #12
  br label %49

49:                                               ; preds = %39, %44
  %50 = icmp sgt i32 %1, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %49
  %52 = load ptr, ptr %3, align 8, !tbaa !9
  %53 = load ptr, ptr %5, align 8, !tbaa !9
  %54 = zext nneg i32 %1 to i64
  %55 = zext nneg i32 %1 to i64
  %56 = getelementptr double, ptr %53, i64 %54
  br label %81

57:                                               ; preds = %81, %49
  %58 = phi double [ 0.000000e+00, %49 ], [ %89, %81 ]
  %59 = load ptr, ptr %5, align 8, !tbaa !9
  %60 = icmp eq ptr %59, null
  br i1 %60, label %67, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %63 = load ptr, ptr %62, align 8, !tbaa !14
  %64 = ptrtoint ptr %63 to i64
  %65 = ptrtoint ptr %59 to i64
  %66 = sub i64 %64, %65
  tail call void @_ZdlPvm(ptr noundef nonnull %59, i64 noundef %66) #12
  br label %67

67:                                               ; preds = %57, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %68 = load ptr, ptr %3, align 8, !tbaa !9
  %69 = icmp eq ptr %68, null
  br i1 %69, label %76, label %70

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !14
  %73 = ptrtoint ptr %72 to i64
  %74 = ptrtoint ptr %68 to i64
  %75 = sub i64 %73, %74
  tail call void @_ZdlPvm(ptr noundef nonnull %68, i64 noundef %75) #12
  br label %76

76:                                               ; preds = %67, %70
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret double %58

77:                                               ; preds = %21
  %78 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  %79 = icmp eq ptr %16, null
  br i1 %79, label %92, label %80

80:                                               ; preds = %77
  tail call void @_ZdlPvm(ptr noundef nonnull %16, i64 noundef %8) #12
  br label %92

81:                                               ; preds = %51, %81
  %82 = phi i64 [ 0, %51 ], [ %90, %81 ]
  %83 = phi double [ 0.000000e+00, %51 ], [ %89, %81 ]
  %84 = getelementptr inbounds nuw double, ptr %52, i64 %82
  %85 = load double, ptr %84, align 8, !tbaa !15
  %86 = xor i64 %82, -1
  %87 = getelementptr double, ptr %56, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !15
  %89 = tail call double @llvm.fmuladd.f64(double %85, double %88, double %83)
  %90 = add nuw nsw i64 %82, 1
  %91 = icmp eq i64 %90, %55
  br i1 %91, label %57, label %81, !llvm.loop !17

92:                                               ; preds = %80, %77
  resume { ptr, i32 } %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @_ZL6scaledSt6vectorIdSaIdEEd(ptr dead_on_unwind noalias nonnull writable writeonly sret(%"class.std::vector") align 8 captures(none) %0, ptr noundef nonnull captures(none) %1, double noundef %2) unnamed_addr #2 {
  %4 = load ptr, ptr %1, align 8, !tbaa !20
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !20
  %7 = icmp eq ptr %4, %6
  br i1 %7, label %8, label %13

8:                                                ; preds = %13, %3
  store ptr %4, ptr %0, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %6, ptr %9, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !14
  store ptr %12, ptr %10, align 8, !tbaa !14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1, i8 0, i64 24, i1 false)
  ret void

13:                                               ; preds = %3, %13
  %14 = phi ptr [ %17, %13 ], [ %4, %3 ]
  %15 = load double, ptr %14, align 8, !tbaa !15
  %16 = fmul double %2, %15
  store double %16, ptr %14, align 8, !tbaa !15
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %18 = icmp eq ptr %17, %6
  br i1 %18, label %8, label %13, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { noreturn }
attributes #10 = { builtin allocsize(0) }
attributes #11 = { nounwind }
attributes #12 = { builtin nounwind }

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
!20 = !{!11, !11, i64 0}
!21 = distinct !{!21, !19}
