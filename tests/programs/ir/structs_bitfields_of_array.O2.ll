target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { i32, float, double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x %struct.record], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #4
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %40

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %10

7:                                                ; preds = %10
  br i1 %4, label %8, label %40

8:                                                ; preds = %7
  %9 = zext nneg i32 %1 to i64
  br label %45

10:                                               ; preds = %5, %10
  %11 = phi i64 [ 0, %5 ], [ %35, %10 ]
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = urem i32 %12, 3
  %14 = getelementptr inbounds [8 x %struct.record], ptr %3, i64 0, i64 %11
  %15 = load i32, ptr %14, align 16
  %16 = and i32 %15, -256
  %17 = shl i32 %12, 3
  %18 = and i32 %17, 8
  %19 = mul i32 %12, 48
  %20 = and i32 %19, 48
  %21 = or disjoint i32 %18, %13
  %22 = or disjoint i32 %21, %16
  %23 = or disjoint i32 %22, %20
  store i32 %23, ptr %14, align 16
  %24 = and i64 %11, 3
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !5
  %27 = fmul double %26, 5.000000e-01
  %28 = fptrunc double %27 to float
  %29 = getelementptr inbounds i8, ptr %14, i64 4
  store float %28, ptr %29, align 4, !tbaa !9
  %30 = lshr exact i32 %20, 4
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !5
  %34 = getelementptr inbounds i8, ptr %14, i64 8
  store double %33, ptr %34, align 8, !tbaa !13
  %35 = add nuw nsw i64 %11, 1
  %36 = icmp eq i64 %35, %6
  br i1 %36, label %7, label %10, !llvm.loop !14

37:                                               ; preds = %81
  %38 = extractelement <2 x double> %83, i64 1
  %39 = extractelement <2 x double> %83, i64 0
  br label %40

40:                                               ; preds = %37, %2, %7
  %41 = phi double [ 1.000000e+00, %7 ], [ 1.000000e+00, %2 ], [ %38, %37 ]
  %42 = phi double [ 0.000000e+00, %7 ], [ 0.000000e+00, %2 ], [ %39, %37 ]
  %43 = phi double [ 0.000000e+00, %7 ], [ 0.000000e+00, %2 ], [ %82, %37 ]
  %44 = tail call double @llvm.fmuladd.f64(double %41, double %42, double %43)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #4
  ret double %44

45:                                               ; preds = %8, %81
  %46 = phi i64 [ 0, %8 ], [ %84, %81 ]
  %47 = phi double [ 0.000000e+00, %8 ], [ %82, %81 ]
  %48 = phi <2 x double> [ <double 0.000000e+00, double 1.000000e+00>, %8 ], [ %83, %81 ]
  %49 = getelementptr inbounds [8 x %struct.record], ptr %3, i64 0, i64 %46
  %50 = getelementptr inbounds i8, ptr %49, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !13
  %52 = load i32, ptr %49, align 16
  %53 = and i32 %52, 8
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i32 1, i32 -1
  %56 = sitofp i32 %55 to double
  %57 = fmul double %51, %56
  %58 = and i32 %52, 7
  switch i32 %58, label %67 [
    i32 0, label %59
    i32 1, label %64
  ]

59:                                               ; preds = %45
  %60 = getelementptr inbounds i8, ptr %49, i64 4
  %61 = load float, ptr %60, align 4, !tbaa !9
  %62 = fpext float %61 to double
  %63 = tail call double @llvm.fmuladd.f64(double %57, double %62, double %47)
  br label %81

64:                                               ; preds = %45
  %65 = tail call double @llvm.fmuladd.f64(double %57, double 1.000000e-01, double 1.000000e+00)
  %66 = fmul double %47, %65
  br label %81

67:                                               ; preds = %45
  %68 = getelementptr inbounds i8, ptr %49, i64 4
  %69 = load float, ptr %68, align 4, !tbaa !9
  %70 = fpext float %69 to double
  %71 = extractelement <2 x double> %48, i64 0
  %72 = fneg double %71
  %73 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %74 = insertelement <2 x double> %73, double %72, i64 1
  %75 = insertelement <2 x double> poison, double %70, i64 0
  %76 = shufflevector <2 x double> %75, <2 x double> poison, <2 x i32> zeroinitializer
  %77 = fmul <2 x double> %74, %76
  %78 = insertelement <2 x double> poison, double %57, i64 0
  %79 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> zeroinitializer
  %80 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %48, <2 x double> %79, <2 x double> %77)
  br label %81

81:                                               ; preds = %67, %64, %59
  %82 = phi double [ %47, %67 ], [ %66, %64 ], [ %63, %59 ]
  %83 = phi <2 x double> [ %80, %67 ], [ %48, %64 ], [ %48, %59 ]
  %84 = add nuw nsw i64 %46, 1
  %85 = icmp eq i64 %84, %9
  br i1 %85, label %37, label %45, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !12, i64 4}
!10 = !{!"", !11, i64 0, !11, i64 0, !11, i64 0, !11, i64 1, !12, i64 4, !6, i64 8}
!11 = !{!"int", !7, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = !{!10, !6, i64 8}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
