target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Parser = type { ptr, double }

$_ZN6Parser3sumEv = comdat any

; Function Attrs: mustprogress uwtable
define dso_local noundef double @f(double noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.Parser, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  store ptr %1, ptr %3, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %0, ptr %4, align 8, !tbaa !14
  %5 = call noundef double @_ZN6Parser3sumEv(ptr noundef nonnull align 8 dereferenceable(16) %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef double @_ZN6Parser3sumEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #0 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = load i8, ptr %2, align 1, !tbaa !15
  %4 = icmp eq i8 %3, 120
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = add i8 %3, -48
  %7 = icmp ult i8 %6, 10
  br i1 %7, label %12, label %24

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 1
  store ptr %9, ptr %0, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !14
  br label %24

12:                                               ; preds = %5, %12
  %13 = phi double [ %20, %12 ], [ 0.000000e+00, %5 ]
  %14 = phi ptr [ %15, %12 ], [ %2, %5 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !9
  %16 = load i8, ptr %14, align 1, !tbaa !15
  %17 = sext i8 %16 to i32
  %18 = add nsw i32 %17, -48
  %19 = sitofp i32 %18 to double
  %20 = tail call double @llvm.fmuladd.f64(double %13, double 1.000000e+01, double %19)
  %21 = load i8, ptr %15, align 1, !tbaa !15
  %22 = add i8 %21, -48
  %23 = icmp ult i8 %22, 10
  br i1 %23, label %12, label %24, !llvm.loop !16

24:                                               ; preds = %12, %8, %5
  %25 = phi double [ %11, %8 ], [ 0.000000e+00, %5 ], [ %20, %12 ]
  %26 = load ptr, ptr %0, align 8, !tbaa !9
  %27 = load i8, ptr %26, align 1, !tbaa !15
  %28 = icmp eq i8 %27, 42
  br i1 %28, label %29, label %61

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load double, ptr %30, align 8
  br label %32

32:                                               ; preds = %55, %29
  %33 = phi double [ %25, %29 ], [ %58, %55 ]
  %34 = phi ptr [ %26, %29 ], [ %56, %55 ]
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 1
  store ptr %35, ptr %0, align 8, !tbaa !9
  %36 = load i8, ptr %35, align 1, !tbaa !15
  %37 = icmp eq i8 %36, 120
  br i1 %37, label %41, label %38

38:                                               ; preds = %32
  %39 = add i8 %36, -48
  %40 = icmp ult i8 %39, 10
  br i1 %40, label %43, label %55

41:                                               ; preds = %32
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 2
  store ptr %42, ptr %0, align 8, !tbaa !9
  br label %55

43:                                               ; preds = %38, %43
  %44 = phi double [ %51, %43 ], [ 0.000000e+00, %38 ]
  %45 = phi ptr [ %46, %43 ], [ %35, %38 ]
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 1
  store ptr %46, ptr %0, align 8, !tbaa !9
  %47 = load i8, ptr %45, align 1, !tbaa !15
  %48 = sext i8 %47 to i32
  %49 = add nsw i32 %48, -48
  %50 = sitofp i32 %49 to double
  %51 = tail call double @llvm.fmuladd.f64(double %44, double 1.000000e+01, double %50)
  %52 = load i8, ptr %46, align 1, !tbaa !15
  %53 = add i8 %52, -48
  %54 = icmp ult i8 %53, 10
  br i1 %54, label %43, label %55, !llvm.loop !16

55:                                               ; preds = %43, %41, %38
  %56 = phi ptr [ %42, %41 ], [ %35, %38 ], [ %46, %43 ]
  %57 = phi double [ %31, %41 ], [ 0.000000e+00, %38 ], [ %51, %43 ]
  %58 = fmul double %33, %57
  %59 = load i8, ptr %56, align 1, !tbaa !15
  %60 = icmp eq i8 %59, 42
  br i1 %60, label %32, label %61, !llvm.loop !19

61:                                               ; preds = %55, %24
  %62 = phi double [ %25, %24 ], [ %58, %55 ]
  %63 = load ptr, ptr %0, align 8, !tbaa !9
  %64 = load i8, ptr %63, align 1, !tbaa !15
  %65 = icmp eq i8 %64, 43
  br i1 %65, label %66, label %132

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %68 = load double, ptr %67, align 8
  br label %69

69:                                               ; preds = %66, %126
  %70 = phi double [ %62, %66 ], [ %129, %126 ]
  %71 = phi ptr [ %63, %66 ], [ %127, %126 ]
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 1
  store ptr %72, ptr %0, align 8, !tbaa !9
  %73 = load i8, ptr %72, align 1, !tbaa !15
  %74 = icmp eq i8 %73, 120
  br i1 %74, label %78, label %75

75:                                               ; preds = %69
  %76 = add i8 %73, -48
  %77 = icmp ult i8 %76, 10
  br i1 %77, label %80, label %92

78:                                               ; preds = %69
  %79 = getelementptr inbounds nuw i8, ptr %71, i64 2
  store ptr %79, ptr %0, align 8, !tbaa !9
  br label %92

80:                                               ; preds = %75, %80
  %81 = phi double [ %88, %80 ], [ 0.000000e+00, %75 ]
  %82 = phi ptr [ %83, %80 ], [ %72, %75 ]
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 1
  store ptr %83, ptr %0, align 8, !tbaa !9
  %84 = load i8, ptr %82, align 1, !tbaa !15
  %85 = sext i8 %84 to i32
  %86 = add nsw i32 %85, -48
  %87 = sitofp i32 %86 to double
  %88 = tail call double @llvm.fmuladd.f64(double %81, double 1.000000e+01, double %87)
  %89 = load i8, ptr %83, align 1, !tbaa !15
  %90 = add i8 %89, -48
  %91 = icmp ult i8 %90, 10
  br i1 %91, label %80, label %92, !llvm.loop !16

92:                                               ; preds = %80, %78, %75
  %93 = phi ptr [ %79, %78 ], [ %72, %75 ], [ %83, %80 ]
  %94 = phi double [ %68, %78 ], [ 0.000000e+00, %75 ], [ %88, %80 ]
  %95 = load i8, ptr %93, align 1, !tbaa !15
  %96 = icmp eq i8 %95, 42
  br i1 %96, label %97, label %126

97:                                               ; preds = %92, %120
  %98 = phi double [ %123, %120 ], [ %94, %92 ]
  %99 = phi ptr [ %121, %120 ], [ %93, %92 ]
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 1
  store ptr %100, ptr %0, align 8, !tbaa !9
  %101 = load i8, ptr %100, align 1, !tbaa !15
  %102 = icmp eq i8 %101, 120
  br i1 %102, label %106, label %103

103:                                              ; preds = %97
  %104 = add i8 %101, -48
  %105 = icmp ult i8 %104, 10
  br i1 %105, label %108, label %120

106:                                              ; preds = %97
  %107 = getelementptr inbounds nuw i8, ptr %99, i64 2
  store ptr %107, ptr %0, align 8, !tbaa !9
  br label %120

108:                                              ; preds = %103, %108
  %109 = phi double [ %116, %108 ], [ 0.000000e+00, %103 ]
  %110 = phi ptr [ %111, %108 ], [ %100, %103 ]
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 1
  store ptr %111, ptr %0, align 8, !tbaa !9
  %112 = load i8, ptr %110, align 1, !tbaa !15
  %113 = sext i8 %112 to i32
  %114 = add nsw i32 %113, -48
  %115 = sitofp i32 %114 to double
  %116 = tail call double @llvm.fmuladd.f64(double %109, double 1.000000e+01, double %115)
  %117 = load i8, ptr %111, align 1, !tbaa !15
  %118 = add i8 %117, -48
  %119 = icmp ult i8 %118, 10
  br i1 %119, label %108, label %120, !llvm.loop !16

120:                                              ; preds = %108, %106, %103
  %121 = phi ptr [ %107, %106 ], [ %100, %103 ], [ %111, %108 ]
  %122 = phi double [ %68, %106 ], [ 0.000000e+00, %103 ], [ %116, %108 ]
  %123 = fmul double %98, %122
  %124 = load i8, ptr %121, align 1, !tbaa !15
  %125 = icmp eq i8 %124, 42
  br i1 %125, label %97, label %126, !llvm.loop !19

126:                                              ; preds = %120, %92
  %127 = phi ptr [ %93, %92 ], [ %121, %120 ]
  %128 = phi double [ %94, %92 ], [ %123, %120 ]
  %129 = fadd double %70, %128
  %130 = load i8, ptr %127, align 1, !tbaa !15
  %131 = icmp eq i8 %130, 43
  br i1 %131, label %69, label %132, !llvm.loop !20

132:                                              ; preds = %126, %61
  %133 = phi double [ %62, %61 ], [ %129, %126 ]
  ret double %133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!10 = !{!"_ZTS6Parser", !11, i64 0, !13, i64 8}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = !{!10, !13, i64 8}
!15 = !{!7, !7, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{!20, !17, !18}
