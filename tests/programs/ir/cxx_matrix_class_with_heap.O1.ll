target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znam(i64 noundef 32) #6
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false), !tbaa !9
  %3 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znam(i64 noundef 32) #6
          to label %4 unwind label %70

4:                                                ; preds = %1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %5 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znam(i64 noundef 32) #6
          to label %6 unwind label %72

6:                                                ; preds = %4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false), !noalias !11
  br label %7

7:                                                ; preds = %18, %6
  %8 = phi i1 [ false, %6 ], [ true, %18 ]
  %9 = phi i64 [ 0, %6 ], [ 2, %18 ]
  %10 = getelementptr inbounds nuw double, ptr %5, i64 %9
  %11 = getelementptr inbounds nuw double, ptr %2, i64 %9
  br label %12

12:                                               ; preds = %19, %7
  %13 = phi i1 [ false, %7 ], [ true, %19 ]
  %14 = phi i64 [ 0, %7 ], [ 1, %19 ]
  %15 = getelementptr inbounds nuw double, ptr %10, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !9, !noalias !11
  %17 = getelementptr double, ptr %3, i64 %14
  br label %20

18:                                               ; preds = %19
  br i1 %8, label %31, label %7, !llvm.loop !14

19:                                               ; preds = %20
  store double %28, ptr %15, align 8, !tbaa !9, !noalias !11
  br i1 %13, label %18, label %12, !llvm.loop !17

20:                                               ; preds = %20, %12
  %21 = phi i64 [ 0, %12 ], [ %29, %20 ]
  %22 = phi double [ %16, %12 ], [ %28, %20 ]
  %23 = getelementptr inbounds nuw double, ptr %11, i64 %21
  %24 = load double, ptr %23, align 8, !tbaa !9, !noalias !11
  %25 = shl i64 %21, 4
  %26 = getelementptr i8, ptr %17, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !9, !noalias !11
  %28 = tail call double @llvm.fmuladd.f64(double %24, double %27, double %22)
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, 2
  br i1 %30, label %19, label %20, !llvm.loop !18

31:                                               ; preds = %18
  %32 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znam(i64 noundef 32) #6
          to label %33 unwind label %74

33:                                               ; preds = %31
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %32, i8 0, i64 32, i1 false), !noalias !19
  br label %34

34:                                               ; preds = %45, %33
  %35 = phi i1 [ false, %33 ], [ true, %45 ]
  %36 = phi i64 [ 0, %33 ], [ 2, %45 ]
  %37 = getelementptr inbounds nuw double, ptr %32, i64 %36
  %38 = getelementptr inbounds nuw double, ptr %5, i64 %36
  br label %39

39:                                               ; preds = %46, %34
  %40 = phi i1 [ false, %34 ], [ true, %46 ]
  %41 = phi i64 [ 0, %34 ], [ 1, %46 ]
  %42 = getelementptr inbounds nuw double, ptr %37, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !9, !noalias !19
  %44 = getelementptr double, ptr %2, i64 %41
  br label %47

45:                                               ; preds = %46
  br i1 %35, label %58, label %34, !llvm.loop !14

46:                                               ; preds = %47
  store double %55, ptr %42, align 8, !tbaa !9, !noalias !19
  br i1 %40, label %45, label %39, !llvm.loop !17

47:                                               ; preds = %47, %39
  %48 = phi i64 [ 0, %39 ], [ %56, %47 ]
  %49 = phi double [ %43, %39 ], [ %55, %47 ]
  %50 = getelementptr inbounds nuw double, ptr %38, i64 %48
  %51 = load double, ptr %50, align 8, !tbaa !9, !noalias !19
  %52 = shl i64 %48, 4
  %53 = getelementptr i8, ptr %44, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !9, !noalias !19
  %55 = tail call double @llvm.fmuladd.f64(double %51, double %54, double %49)
  %56 = add nuw nsw i64 %48, 1
  %57 = icmp eq i64 %56, 2
  br i1 %57, label %46, label %47, !llvm.loop !18

58:                                               ; preds = %45
  tail call void @_ZdaPv(ptr noundef %5) #7
  %59 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znam(i64 noundef 32) #6
          to label %60 unwind label %74

60:                                               ; preds = %58
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %59, ptr noundef nonnull align 8 dereferenceable(32) %32, i64 32, i1 false)
  tail call void @_ZdaPv(ptr noundef %3) #7
  %61 = load double, ptr %59, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %63 = load double, ptr %62, align 8, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %67 = load double, ptr %66, align 8, !tbaa !9
  %68 = fmul double %65, %67
  %69 = tail call double @llvm.fmuladd.f64(double %61, double %63, double %68)
  tail call void @_ZdaPv(ptr noundef %32) #7
  tail call void @_ZdaPv(ptr noundef %59) #7
  tail call void @_ZdaPv(ptr noundef %2) #7
  ret double %69

70:                                               ; preds = %1
  %71 = landingpad { ptr, i32 }
          cleanup
  br label %79

72:                                               ; preds = %4
  %73 = landingpad { ptr, i32 }
          cleanup
  br label %77

74:                                               ; preds = %58, %31
  %75 = phi ptr [ %32, %58 ], [ %5, %31 ]
  %76 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZdaPv(ptr noundef %75) #7
  br label %77

77:                                               ; preds = %72, %74
  %78 = phi { ptr, i32 } [ %76, %74 ], [ %73, %72 ]
  tail call void @_ZdaPv(ptr noundef %3) #7
  br label %79

79:                                               ; preds = %70, %77
  %80 = phi { ptr, i32 } [ %78, %77 ], [ %71, %70 ]
  tail call void @_ZdaPv(ptr noundef %2) #7
  resume { ptr, i32 } %80
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) local_unnamed_addr #5

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { builtin allocsize(0) }
attributes #7 = { builtin nounwind }

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
!11 = !{!12}
!12 = distinct !{!12, !13, !"_ZmlR6MatrixS0_: argument 0"}
!13 = distinct !{!13, !"_ZmlR6MatrixS0_"}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZmlR6MatrixS0_: argument 0"}
!21 = distinct !{!21, !"_ZmlR6MatrixS0_"}
