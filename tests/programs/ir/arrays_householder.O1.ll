target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x double], align 16
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %29

6:                                                ; preds = %3
  %7 = add nuw i32 %2, 1
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %2 to i64
  %12 = sext i32 %1 to i64
  %13 = sext i32 %1 to i64
  %14 = sext i32 %1 to i64
  %15 = sext i32 %1 to i64
  %16 = sext i32 %1 to i64
  %17 = zext nneg i32 %2 to i64
  %18 = zext i32 %1 to i64
  %19 = zext i32 %1 to i64
  %20 = zext i32 %1 to i64
  %21 = zext nneg i32 %2 to i64
  %22 = zext i32 %1 to i64
  %23 = zext i32 %1 to i64
  br label %24

24:                                               ; preds = %6, %84
  %25 = phi i64 [ 0, %6 ], [ %85, %84 ]
  %26 = icmp slt i64 %25, %16
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr inbounds double, ptr %0, i64 %25
  br label %45

29:                                               ; preds = %84, %3
  ret void

30:                                               ; preds = %45
  %31 = tail call double @llvm.sqrt.f64(double %51)
  br label %32

32:                                               ; preds = %30, %24
  %33 = phi double [ 0.000000e+00, %24 ], [ %31, %30 ]
  %34 = trunc nuw nsw i64 %25 to i32
  %35 = mul i32 %7, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = fcmp ogt double %38, 0.000000e+00
  %40 = fneg double %33
  %41 = select i1 %39, double %40, double %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  %42 = icmp slt i64 %25, %15
  br i1 %42, label %43, label %54

43:                                               ; preds = %32
  %44 = getelementptr inbounds double, ptr %0, i64 %25
  br label %59

45:                                               ; preds = %27, %45
  %46 = phi i64 [ %25, %27 ], [ %52, %45 ]
  %47 = phi double [ 0.000000e+00, %27 ], [ %51, %45 ]
  %48 = mul nuw nsw i64 %46, %8
  %49 = getelementptr inbounds double, ptr %28, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !9
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %50, double %47)
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %30, label %45, !llvm.loop !11

54:                                               ; preds = %59, %32
  %55 = getelementptr inbounds nuw double, ptr %4, i64 %25
  %56 = load double, ptr %55, align 8, !tbaa !9
  %57 = fsub double %56, %41
  store double %57, ptr %55, align 8, !tbaa !9
  %58 = icmp slt i64 %25, %14
  br i1 %58, label %72, label %67

59:                                               ; preds = %43, %59
  %60 = phi i64 [ %25, %43 ], [ %65, %59 ]
  %61 = mul nuw nsw i64 %60, %9
  %62 = getelementptr inbounds double, ptr %44, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !9
  %64 = getelementptr inbounds nuw double, ptr %4, i64 %60
  store double %63, ptr %64, align 8, !tbaa !9
  %65 = add nuw nsw i64 %60, 1
  %66 = icmp eq i64 %65, %19
  br i1 %66, label %54, label %59, !llvm.loop !14

67:                                               ; preds = %72, %54
  %68 = phi double [ 0.000000e+00, %54 ], [ %77, %72 ]
  %69 = icmp slt i64 %25, %13
  %70 = icmp slt i64 %25, %12
  %71 = fdiv double -2.000000e+00, %68
  br label %80

72:                                               ; preds = %54, %72
  %73 = phi i64 [ %78, %72 ], [ %25, %54 ]
  %74 = phi double [ %77, %72 ], [ 0.000000e+00, %54 ]
  %75 = getelementptr inbounds nuw double, ptr %4, i64 %73
  %76 = load double, ptr %75, align 8, !tbaa !9
  %77 = tail call double @llvm.fmuladd.f64(double %76, double %76, double %74)
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, %20
  br i1 %79, label %67, label %72, !llvm.loop !15

80:                                               ; preds = %67, %103
  %81 = phi i64 [ %25, %67 ], [ %104, %103 ]
  br i1 %69, label %82, label %87

82:                                               ; preds = %80
  %83 = getelementptr inbounds double, ptr %0, i64 %81
  br label %92

84:                                               ; preds = %103
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  %85 = add nuw nsw i64 %25, 1
  %86 = icmp eq i64 %85, %17
  br i1 %86, label %29, label %24, !llvm.loop !16

87:                                               ; preds = %92, %80
  %88 = phi double [ 0.000000e+00, %80 ], [ %100, %92 ]
  br i1 %70, label %89, label %103

89:                                               ; preds = %87
  %90 = fmul double %71, %88
  %91 = getelementptr inbounds double, ptr %0, i64 %81
  br label %106

92:                                               ; preds = %82, %92
  %93 = phi i64 [ %25, %82 ], [ %101, %92 ]
  %94 = phi double [ 0.000000e+00, %82 ], [ %100, %92 ]
  %95 = getelementptr inbounds nuw double, ptr %4, i64 %93
  %96 = load double, ptr %95, align 8, !tbaa !9
  %97 = mul nuw nsw i64 %93, %10
  %98 = getelementptr inbounds double, ptr %83, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !9
  %100 = tail call double @llvm.fmuladd.f64(double %96, double %99, double %94)
  %101 = add nuw nsw i64 %93, 1
  %102 = icmp eq i64 %101, %22
  br i1 %102, label %87, label %92, !llvm.loop !17

103:                                              ; preds = %106, %87
  %104 = add nuw nsw i64 %81, 1
  %105 = icmp eq i64 %104, %21
  br i1 %105, label %84, label %80, !llvm.loop !18

106:                                              ; preds = %89, %106
  %107 = phi i64 [ %25, %89 ], [ %114, %106 ]
  %108 = getelementptr inbounds nuw double, ptr %4, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !9
  %110 = mul nuw nsw i64 %107, %11
  %111 = getelementptr inbounds double, ptr %91, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !9
  %113 = tail call double @llvm.fmuladd.f64(double %90, double %109, double %112)
  store double %113, ptr %111, align 8, !tbaa !9
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, %23
  br i1 %115, label %103, label %106, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!"Simple C/C++ TBAA"}
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
