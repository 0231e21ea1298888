target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Particle = type { double, double, i32 }

@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %13

6:                                                ; preds = %56
  %7 = ptrtoint ptr %57 to i64
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i64 [ 0, %2 ], [ %7, %6 ]
  %10 = phi ptr [ null, %2 ], [ %60, %6 ]
  %11 = phi ptr [ null, %2 ], [ %59, %6 ]
  %12 = icmp eq ptr %11, %10
  br label %74

13:                                               ; preds = %4, %56
  %14 = phi i64 [ 0, %4 ], [ %61, %56 ]
  %15 = phi ptr [ null, %4 ], [ %59, %56 ]
  %16 = phi ptr [ null, %4 ], [ %60, %56 ]
  %17 = phi ptr [ null, %4 ], [ %57, %56 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = icmp eq ptr %16, %17
  br i1 %20, label %25, label %21

21:                                               ; preds = %13
  store double %19, ptr %16, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store double 0.000000e+00, ptr %22, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %24 = trunc nuw nsw i64 %14 to i32
  store i32 %24, ptr %23, align 8, !tbaa !5
  br label %56

25:                                               ; preds = %13
  %26 = ptrtoint ptr %16 to i64
  %27 = ptrtoint ptr %15 to i64
  %28 = sub i64 %26, %27
  %29 = icmp eq i64 %28, 9223372036854775800
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #8
          to label %31 unwind label %65

31:                                               ; preds = %30
  unreachable

32:                                               ; preds = %25
  %33 = sdiv exact i64 %28, 24
  %34 = tail call i64 @llvm.umax.i64(i64 %33, i64 1)
  %35 = add nsw i64 %34, %33
  %36 = icmp ult i64 %35, %33
  %37 = tail call i64 @llvm.umin.i64(i64 %35, i64 384307168202282325)
  %38 = select i1 %36, i64 384307168202282325, i64 %37
  %39 = icmp ne i64 %38, 0
  tail call void @llvm.assume(i1 %39)
  %40 = mul nuw nsw i64 %38, 24
  %41 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %40) #9
          to label %42 unwind label %63

42:                                               ; preds = %32
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 %28
  store double %19, ptr %43, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store double 0.000000e+00, ptr %44, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %46 = trunc nuw nsw i64 %14 to i32
  store i32 %46, ptr %45, align 8, !tbaa !5
  %47 = icmp sgt i64 %28, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %42
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %41, ptr align 8 %15, i64 %28, i1 false)
  br label %49

49:                                               ; preds = %48, %42
  %50 = icmp eq ptr %15, null
  br i1 %50, label %54, label %51

51:                                               ; preds = %49
  %52 = ptrtoint ptr %17 to i64
  %53 = sub i64 %52, %27
  tail call void @_ZdlPvm(ptr noundef nonnull %15, i64 noundef %53) #10
  br label %54

54:                                               ; preds = %51, %49
  %55 = getelementptr inbounds nuw %struct.Particle, ptr %41, i64 %38
  br label %56

56:                                               ; preds = %54, %21
  %57 = phi ptr [ %55, %54 ], [ %17, %21 ]
  %58 = phi ptr [ %43, %54 ], [ %16, %21 ]
  %59 = phi ptr [ %41, %54 ], [ %15, %21 ]
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %61 = add nuw nsw i64 %14, 1
  %62 = icmp eq i64 %61, %5
  br i1 %62, label %6, label %13, !llvm.loop !11

63:                                               ; preds = %32
  %64 = landingpad { ptr, i32 }
          cleanup
  br label %67

65:                                               ; preds = %30
  %66 = landingpad { ptr, i32 }
          cleanup
  br label %67

67:                                               ; preds = %65, %63
  %68 = phi { ptr, i32 } [ %64, %63 ], [ %66, %65 ]
  %69 = icmp eq ptr %15, null
  br i1 %69, label %73, label %70

70:                                               ; preds = %67
  %71 = ptrtoint ptr %17 to i64
  %72 = sub i64 %71, %27
  tail call void @_ZdlPvm(ptr noundef nonnull %15, i64 noundef %72) #10
  br label %73

73:                                               ; preds = %67, %70
  resume { ptr, i32 } %68

74:                                               ; preds = %8, %78
  %75 = phi i32 [ 0, %8 ], [ %79, %78 ]
  br i1 %12, label %78, label %81

76:                                               ; preds = %78
  %77 = icmp eq ptr %11, %10
  br i1 %77, label %95, label %102

78:                                               ; preds = %81, %74
  %79 = add nuw nsw i32 %75, 1
  %80 = icmp eq i32 %79, 3
  br i1 %80, label %76, label %74, !llvm.loop !14

81:                                               ; preds = %74, %81
  %82 = phi ptr [ %93, %81 ], [ %11, %74 ]
  %83 = load double, ptr %82, align 8, !tbaa !15
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %85 = load i32, ptr %84, align 8, !tbaa !17
  %86 = add nsw i32 %85, 1
  %87 = sitofp i32 %86 to double
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %89 = load double, ptr %88, align 8, !tbaa !18
  %90 = fmul double %83, -1.000000e-01
  %91 = tail call double @llvm.fmuladd.f64(double %90, double %87, double %89)
  store double %91, ptr %88, align 8, !tbaa !18
  %92 = tail call double @llvm.fmuladd.f64(double %91, double 1.000000e-01, double %83)
  store double %92, ptr %82, align 8, !tbaa !15
  %93 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %94 = icmp eq ptr %93, %10
  br i1 %94, label %78, label %81, !llvm.loop !19

95:                                               ; preds = %102, %76
  %96 = phi double [ 0.000000e+00, %76 ], [ %110, %102 ]
  %97 = icmp eq ptr %11, null
  br i1 %97, label %101, label %98

98:                                               ; preds = %95
  %99 = ptrtoint ptr %11 to i64
  %100 = sub i64 %9, %99
  tail call void @_ZdlPvm(ptr noundef nonnull %11, i64 noundef %100) #10
  br label %101

101:                                              ; preds = %95, %98
  ret double %96

102:                                              ; preds = %76, %102
  %103 = phi double [ %110, %102 ], [ 0.000000e+00, %76 ]
  %104 = phi ptr [ %111, %102 ], [ %11, %76 ]
  %105 = load double, ptr %104, align 8, !tbaa !15
  %106 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %107 = load double, ptr %106, align 8, !tbaa !18
  %108 = fmul double %107, %107
  %109 = tail call double @llvm.fmuladd.f64(double %105, double %105, double %108)
  %110 = fadd double %103, %109
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %112 = icmp eq ptr %111, %10
  br i1 %112, label %95, label %102, !llvm.loop !20
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { noreturn }
attributes #9 = { builtin allocsize(0) }
attributes #10 = { builtin nounwind }

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
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = !{!16, !10, i64 0}
!16 = !{!"_ZTS8Particle", !10, i64 0, !10, i64 8, !6, i64 16}
!17 = !{!16, !6, i64 16}
!18 = !{!16, !10, i64 8}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
