target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_ZNSt3_V28__rotateIPdEET_S2_S2_S2_St26random_access_iterator_tag = comdat any

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = icmp sgt i32 %1, 1
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %5, i64 -8
  br label %9

9:                                                ; preds = %7, %9
  %10 = phi ptr [ %15, %9 ], [ %8, %7 ]
  %11 = phi ptr [ %14, %9 ], [ %0, %7 ]
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = load double, ptr %10, align 8, !tbaa !9
  store double %13, ptr %11, align 8, !tbaa !9
  store double %12, ptr %10, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %15 = getelementptr inbounds i8, ptr %10, i64 -8
  %16 = icmp ult ptr %14, %15
  br i1 %16, label %9, label %17, !llvm.loop !11

17:                                               ; preds = %9, %2
  %18 = icmp eq i32 %1, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %17, %19
  %20 = phi ptr [ %23, %19 ], [ %0, %17 ]
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = fmul double %21, %21
  store double %22, ptr %20, align 8, !tbaa !9
  %23 = getelementptr i8, ptr %20, i64 8
  %24 = icmp eq ptr %23, %5
  br i1 %24, label %25, label %19, !llvm.loop !14

25:                                               ; preds = %19, %17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = tail call noundef ptr @_ZNSt3_V28__rotateIPdEET_S2_S2_S2_St26random_access_iterator_tag(ptr noundef %0, ptr noundef nonnull %26, ptr noundef %5)
  %28 = load double, ptr %0, align 8, !tbaa !9
  %29 = fmul double %28, 2.000000e+00
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %29, ptr %30, align 8, !tbaa !9
  %31 = icmp ult i32 %1, 2
  br i1 %31, label %41, label %32

32:                                               ; preds = %25, %32
  %33 = phi ptr [ %39, %32 ], [ %26, %25 ]
  %34 = phi ptr [ %38, %32 ], [ %0, %25 ]
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = load double, ptr %33, align 8, !tbaa !9
  %37 = fcmp olt double %35, %36
  %38 = select i1 %37, ptr %33, ptr %34
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %40 = icmp eq ptr %39, %5
  br i1 %40, label %41, label %32, !llvm.loop !15

41:                                               ; preds = %32, %25
  %42 = phi ptr [ %0, %25 ], [ %38, %32 ]
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %44 = load double, ptr %42, align 8, !tbaa !9
  %45 = load double, ptr %0, align 8, !tbaa !9
  %46 = fcmp olt double %45, 0.000000e+00
  %47 = select i1 %46, double 0.000000e+00, double %45
  %48 = fcmp ogt double %47, 1.000000e+01
  %49 = select i1 %48, double 1.000000e+01, double %47
  %50 = load double, ptr %26, align 8, !tbaa !9
  store double %50, ptr %0, align 8, !tbaa !9
  store double %45, ptr %26, align 8, !tbaa !9
  %51 = fcmp olt double %45, %50
  %52 = select i1 %51, double %45, double %50
  %53 = tail call double @llvm.fmuladd.f64(double %44, double %49, double %52)
  %54 = load double, ptr %43, align 8, !tbaa !9
  %55 = fadd double %54, %53
  ret double %55
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt3_V28__rotateIPdEET_S2_S2_S2_St26random_access_iterator_tag(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 comdat {
  %4 = icmp eq ptr %0, %1
  br i1 %4, label %110, label %5

5:                                                ; preds = %3
  %6 = icmp eq ptr %2, %1
  br i1 %6, label %110, label %7

7:                                                ; preds = %5
  %8 = ptrtoint ptr %2 to i64
  %9 = ptrtoint ptr %0 to i64
  %10 = sub i64 %8, %9
  %11 = ashr exact i64 %10, 3
  %12 = ptrtoint ptr %1 to i64
  %13 = sub i64 %12, %9
  %14 = ashr exact i64 %13, 3
  %15 = sub nsw i64 %11, %14
  %16 = icmp eq i64 %14, %15
  br i1 %16, label %17, label %25

17:                                               ; preds = %7, %17
  %18 = phi ptr [ %23, %17 ], [ %1, %7 ]
  %19 = phi ptr [ %22, %17 ], [ %0, %7 ]
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = load double, ptr %18, align 8, !tbaa !9
  store double %21, ptr %19, align 8, !tbaa !9
  store double %20, ptr %18, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %24 = icmp eq ptr %22, %1
  br i1 %24, label %110, label %17, !llvm.loop !16

25:                                               ; preds = %7
  %26 = sub i64 %8, %12
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  br label %28

28:                                               ; preds = %95, %25
  %29 = phi i64 [ %11, %25 ], [ %96, %95 ]
  %30 = phi i64 [ %14, %25 ], [ %97, %95 ]
  %31 = phi ptr [ %0, %25 ], [ %98, %95 ]
  %32 = phi ptr [ undef, %25 ], [ %99, %95 ]
  %33 = sub nsw i64 %29, %30
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %68

35:                                               ; preds = %28
  %36 = icmp eq i64 %30, 1
  br i1 %36, label %37, label %47

37:                                               ; preds = %35
  %38 = load double, ptr %31, align 8, !tbaa !9
  %39 = shl nsw i64 %29, 3
  %40 = getelementptr inbounds i8, ptr %31, i64 %39
  %41 = icmp eq i64 %29, 1
  br i1 %41, label %45, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %44 = add nsw i64 %39, -8
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %31, ptr nonnull align 8 %43, i64 %44, i1 false)
  br label %45

45:                                               ; preds = %37, %42
  %46 = getelementptr inbounds i8, ptr %40, i64 -8
  store double %38, ptr %46, align 8, !tbaa !9
  br label %110

47:                                               ; preds = %35
  %48 = icmp sgt i64 %33, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %47
  %50 = getelementptr inbounds double, ptr %31, i64 %30
  br label %58

51:                                               ; preds = %58, %47
  %52 = phi ptr [ %31, %47 ], [ %64, %58 ]
  %53 = srem i64 %29, %30
  %54 = icmp eq i64 %53, 0
  %55 = sub nsw i64 %30, %53
  %56 = select i1 %54, i64 0, i64 %30
  %57 = select i1 %54, ptr %27, ptr %32
  br i1 %54, label %110, label %95

58:                                               ; preds = %49, %58
  %59 = phi i64 [ %66, %58 ], [ 0, %49 ]
  %60 = phi ptr [ %65, %58 ], [ %50, %49 ]
  %61 = phi ptr [ %64, %58 ], [ %31, %49 ]
  %62 = load double, ptr %61, align 8, !tbaa !9
  %63 = load double, ptr %60, align 8, !tbaa !9
  store double %63, ptr %61, align 8, !tbaa !9
  store double %62, ptr %60, align 8, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %66 = add nuw nsw i64 %59, 1
  %67 = icmp eq i64 %66, %33
  br i1 %67, label %51, label %58, !llvm.loop !17

68:                                               ; preds = %28
  %69 = icmp eq i64 %33, 1
  br i1 %69, label %70, label %83

70:                                               ; preds = %68
  %71 = shl nsw i64 %29, 3
  %72 = getelementptr inbounds i8, ptr %31, i64 %71
  %73 = getelementptr inbounds i8, ptr %72, i64 -8
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = icmp eq i64 %29, 1
  br i1 %75, label %82, label %76

76:                                               ; preds = %70
  %77 = shl nsw i64 %29, 3
  %78 = add nsw i64 %77, -8
  %79 = ashr exact i64 %78, 3
  %80 = sub nsw i64 0, %79
  %81 = getelementptr inbounds double, ptr %72, i64 %80
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %81, ptr align 8 %31, i64 %78, i1 false)
  br label %82

82:                                               ; preds = %70, %76
  store double %74, ptr %31, align 8, !tbaa !9
  br label %110

83:                                               ; preds = %68
  %84 = getelementptr inbounds double, ptr %31, i64 %29
  %85 = sub i64 0, %33
  %86 = getelementptr inbounds double, ptr %84, i64 %85
  %87 = icmp sgt i64 %30, 0
  br i1 %87, label %100, label %88

88:                                               ; preds = %100, %83
  %89 = phi ptr [ %86, %83 ], [ %31, %100 ]
  %90 = srem i64 %29, %33
  %91 = icmp eq i64 %90, 0
  %92 = select i1 %91, i64 0, i64 %33
  %93 = select i1 %91, i64 %33, i64 %90
  %94 = select i1 %91, ptr %27, ptr %32
  br i1 %91, label %110, label %95

95:                                               ; preds = %88, %51
  %96 = phi i64 [ %56, %51 ], [ %92, %88 ]
  %97 = phi i64 [ %55, %51 ], [ %93, %88 ]
  %98 = phi ptr [ %52, %51 ], [ %89, %88 ]
  %99 = phi ptr [ %57, %51 ], [ %94, %88 ]
  br label %28, !llvm.loop !18

100:                                              ; preds = %83, %100
  %101 = phi i64 [ %108, %100 ], [ 0, %83 ]
  %102 = phi ptr [ %105, %100 ], [ %84, %83 ]
  %103 = phi ptr [ %104, %100 ], [ %86, %83 ]
  %104 = getelementptr inbounds i8, ptr %103, i64 -8
  %105 = getelementptr inbounds i8, ptr %102, i64 -8
  %106 = load double, ptr %104, align 8, !tbaa !9
  %107 = load double, ptr %105, align 8, !tbaa !9
  store double %107, ptr %104, align 8, !tbaa !9
  store double %106, ptr %105, align 8, !tbaa !9
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp eq i64 %108, %30
  br i1 %109, label %88, label %100, !llvm.loop !19

110:                                              ; preds = %51, %88, %17, %82, %45, %5, %3
  %111 = phi ptr [ %0, %5 ], [ %2, %3 ], [ %27, %82 ], [ %27, %45 ], [ %1, %17 ], [ %57, %51 ], [ %94, %88 ]
  ret ptr %111
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

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
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
