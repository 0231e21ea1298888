target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [8 x double], align 16
  %6 = alloca [8 x double], align 16
  %7 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %4
  %10 = zext nneg i32 %3 to i64
  %11 = shl nuw nsw i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr align 8 %1, i64 %11, i1 false), !tbaa !9
  %12 = zext nneg i32 %3 to i64
  %13 = shl nuw nsw i64 %12, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 8 %1, i64 %13, i1 false), !tbaa !9
  %14 = zext nneg i32 %3 to i64
  br label %25

15:                                               ; preds = %25, %4
  %16 = phi double [ 0.000000e+00, %4 ], [ %30, %25 ]
  %17 = icmp sgt i32 %3, 0
  %18 = icmp sgt i32 %3, 0
  %19 = icmp sgt i32 %3, 0
  %20 = zext i32 %3 to i64
  %21 = zext nneg i32 %3 to i64
  %22 = zext nneg i32 %3 to i64
  %23 = zext nneg i32 %3 to i64
  %24 = zext nneg i32 %3 to i64
  br label %33

25:                                               ; preds = %9, %25
  %26 = phi i64 [ 0, %9 ], [ %31, %25 ]
  %27 = phi double [ 0.000000e+00, %9 ], [ %30, %25 ]
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %26
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = tail call double @llvm.fmuladd.f64(double %29, double %29, double %27)
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %14
  br i1 %32, label %15, label %25, !llvm.loop !11

33:                                               ; preds = %15, %84
  %34 = phi double [ %16, %15 ], [ %65, %84 ]
  %35 = phi i32 [ 0, %15 ], [ %85, %84 ]
  br i1 %17, label %42, label %37

36:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void

37:                                               ; preds = %48, %33
  %38 = phi double [ 0.000000e+00, %33 ], [ %51, %48 ]
  %39 = fdiv double %34, %38
  br i1 %18, label %40, label %64

40:                                               ; preds = %37
  %41 = fneg double %39
  br label %68

42:                                               ; preds = %33, %48
  %43 = phi i64 [ %52, %48 ], [ 0, %33 ]
  %44 = phi double [ %51, %48 ], [ 0.000000e+00, %33 ]
  %45 = getelementptr inbounds nuw double, ptr %7, i64 %43
  store double 0.000000e+00, ptr %45, align 8, !tbaa !9
  %46 = mul nuw nsw i64 %43, %20
  %47 = getelementptr inbounds double, ptr %0, i64 %46
  br label %54

48:                                               ; preds = %54
  store double %61, ptr %45, align 8, !tbaa !9
  %49 = getelementptr inbounds nuw double, ptr %6, i64 %43
  %50 = load double, ptr %49, align 8, !tbaa !9
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %61, double %44)
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, %21
  br i1 %53, label %37, label %42, !llvm.loop !14

54:                                               ; preds = %42, %54
  %55 = phi i64 [ 0, %42 ], [ %62, %54 ]
  %56 = phi double [ 0.000000e+00, %42 ], [ %61, %54 ]
  %57 = getelementptr inbounds double, ptr %47, i64 %55
  %58 = load double, ptr %57, align 8, !tbaa !9
  %59 = getelementptr inbounds nuw double, ptr %6, i64 %55
  %60 = load double, ptr %59, align 8, !tbaa !9
  %61 = tail call double @llvm.fmuladd.f64(double %58, double %60, double %56)
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, %22
  br i1 %63, label %48, label %54, !llvm.loop !15

64:                                               ; preds = %68, %37
  %65 = phi double [ 0.000000e+00, %37 ], [ %81, %68 ]
  br i1 %19, label %66, label %84

66:                                               ; preds = %64
  %67 = fdiv double %65, %34
  br label %87

68:                                               ; preds = %40, %68
  %69 = phi i64 [ 0, %40 ], [ %82, %68 ]
  %70 = phi double [ 0.000000e+00, %40 ], [ %81, %68 ]
  %71 = getelementptr inbounds nuw double, ptr %6, i64 %69
  %72 = load double, ptr %71, align 8, !tbaa !9
  %73 = getelementptr inbounds nuw double, ptr %2, i64 %69
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = tail call double @llvm.fmuladd.f64(double %39, double %72, double %74)
  store double %75, ptr %73, align 8, !tbaa !9
  %76 = getelementptr inbounds nuw double, ptr %7, i64 %69
  %77 = load double, ptr %76, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw double, ptr %5, i64 %69
  %79 = load double, ptr %78, align 8, !tbaa !9
  %80 = tail call double @llvm.fmuladd.f64(double %41, double %77, double %79)
  store double %80, ptr %78, align 8, !tbaa !9
  %81 = tail call double @llvm.fmuladd.f64(double %80, double %80, double %70)
  %82 = add nuw nsw i64 %69, 1
  %83 = icmp eq i64 %82, %23
  br i1 %83, label %64, label %68, !llvm.loop !16

84:                                               ; preds = %87, %64
  %85 = add nuw nsw i32 %35, 1
  %86 = icmp eq i32 %35, 0
  br i1 %86, label %33, label %36, !llvm.loop !17

87:                                               ; preds = %66, %87
  %88 = phi i64 [ 0, %66 ], [ %94, %87 ]
  %89 = getelementptr inbounds nuw double, ptr %5, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !9
  %91 = getelementptr inbounds nuw double, ptr %6, i64 %88
  %92 = load double, ptr %91, align 8, !tbaa !9
  %93 = tail call double @llvm.fmuladd.f64(double %67, double %92, double %90)
  store double %93, ptr %91, align 8, !tbaa !9
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, %24
  br i1 %95, label %84, label %87, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

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
