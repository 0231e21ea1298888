target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = fneg double %1
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 8
  br label %19

18:                                               ; preds = %74, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

19:                                               ; preds = %10, %74
  %20 = phi i32 [ 0, %10 ], [ %75, %74 ]
  %21 = load double, ptr %11, align 8, !tbaa !9
  store double %21, ptr %4, align 16, !tbaa !9
  %22 = load double, ptr %0, align 8, !tbaa !9
  %23 = fmul double %22, %12
  %24 = fmul double %21, -1.000000e-01
  %25 = tail call double @llvm.fmuladd.f64(double %23, double %22, double %24)
  store double %25, ptr %13, align 8, !tbaa !9
  br label %32

26:                                               ; preds = %32
  %27 = load double, ptr %14, align 8, !tbaa !9
  store double %27, ptr %5, align 16, !tbaa !9
  %28 = load double, ptr %8, align 16, !tbaa !9
  %29 = fmul double %28, %12
  %30 = fmul double %27, -1.000000e-01
  %31 = tail call double @llvm.fmuladd.f64(double %29, double %28, double %30)
  store double %31, ptr %15, align 8, !tbaa !9
  br label %48

32:                                               ; preds = %19, %32
  %33 = phi i64 [ 0, %19 ], [ %40, %32 ]
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw double, ptr %4, i64 %33
  %37 = load double, ptr %36, align 8, !tbaa !9
  %38 = tail call double @llvm.fmuladd.f64(double %37, double 2.500000e-02, double %35)
  %39 = getelementptr inbounds nuw double, ptr %8, i64 %33
  store double %38, ptr %39, align 8, !tbaa !9
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %33, 0
  br i1 %41, label %32, label %26, !llvm.loop !11

42:                                               ; preds = %48
  %43 = load double, ptr %14, align 8, !tbaa !9
  store double %43, ptr %6, align 16, !tbaa !9
  %44 = load double, ptr %8, align 16, !tbaa !9
  %45 = fmul double %44, %12
  %46 = fmul double %43, -1.000000e-01
  %47 = tail call double @llvm.fmuladd.f64(double %45, double %44, double %46)
  store double %47, ptr %16, align 8, !tbaa !9
  br label %64

48:                                               ; preds = %26, %48
  %49 = phi i64 [ 0, %26 ], [ %56, %48 ]
  %50 = getelementptr inbounds nuw double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw double, ptr %5, i64 %49
  %53 = load double, ptr %52, align 8, !tbaa !9
  %54 = tail call double @llvm.fmuladd.f64(double %53, double 2.500000e-02, double %51)
  %55 = getelementptr inbounds nuw double, ptr %8, i64 %49
  store double %54, ptr %55, align 8, !tbaa !9
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %49, 0
  br i1 %57, label %48, label %42, !llvm.loop !14

58:                                               ; preds = %64
  %59 = load double, ptr %14, align 8, !tbaa !9
  store double %59, ptr %7, align 16, !tbaa !9
  %60 = load double, ptr %8, align 16, !tbaa !9
  %61 = fmul double %60, %12
  %62 = fmul double %59, -1.000000e-01
  %63 = tail call double @llvm.fmuladd.f64(double %61, double %60, double %62)
  store double %63, ptr %17, align 8, !tbaa !9
  br label %77

64:                                               ; preds = %42, %64
  %65 = phi i64 [ 0, %42 ], [ %72, %64 ]
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !9
  %68 = getelementptr inbounds nuw double, ptr %6, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = tail call double @llvm.fmuladd.f64(double %69, double 5.000000e-02, double %67)
  %71 = getelementptr inbounds nuw double, ptr %8, i64 %65
  store double %70, ptr %71, align 8, !tbaa !9
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %65, 0
  br i1 %73, label %64, label %58, !llvm.loop !15

74:                                               ; preds = %77
  %75 = add nuw nsw i32 %20, 1
  %76 = icmp eq i32 %75, %2
  br i1 %76, label %18, label %19, !llvm.loop !16

77:                                               ; preds = %58, %77
  %78 = phi i64 [ 0, %58 ], [ %93, %77 ]
  %79 = getelementptr inbounds nuw double, ptr %4, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !9
  %81 = getelementptr inbounds nuw double, ptr %5, i64 %78
  %82 = load double, ptr %81, align 8, !tbaa !9
  %83 = tail call double @llvm.fmuladd.f64(double %82, double 2.000000e+00, double %80)
  %84 = getelementptr inbounds nuw double, ptr %6, i64 %78
  %85 = load double, ptr %84, align 8, !tbaa !9
  %86 = tail call double @llvm.fmuladd.f64(double %85, double 2.000000e+00, double %83)
  %87 = getelementptr inbounds nuw double, ptr %7, i64 %78
  %88 = load double, ptr %87, align 8, !tbaa !9
  %89 = fadd double %86, %88
  %90 = getelementptr inbounds nuw double, ptr %0, i64 %78
  %91 = load double, ptr %90, align 8, !tbaa !9
  %92 = tail call double @llvm.fmuladd.f64(double %89, double 0x3F81111111111111, double %91)
  store double %92, ptr %90, align 8, !tbaa !9
  %93 = add nuw nsw i64 %78, 1
  %94 = icmp eq i64 %78, 0
  br i1 %94, label %77, label %74, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
