target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.f.r = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x double], align 16
  %4 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 16 dereferenceable(32) @__const.f.r, i64 32, i1 false)
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %59, label %6

6:                                                ; preds = %2, %45
  %7 = phi i32 [ %46, %45 ], [ %1, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %22, %6
  br label %34

11:                                               ; preds = %6, %19
  %12 = phi i64 [ %20, %19 ], [ 0, %6 ]
  %13 = shl nuw nsw i64 %12, 1
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %15 = load double, ptr %14, align 16, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = getelementptr inbounds double, ptr %4, i64 %13
  br label %23

19:                                               ; preds = %23
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %12, 0
  br i1 %21, label %11, label %22, !llvm.loop !11

22:                                               ; preds = %19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 16 dereferenceable(32) %4, i64 32, i1 false), !tbaa !9
  br label %10

23:                                               ; preds = %11, %23
  %24 = phi i64 [ 0, %11 ], [ %32, %23 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fmul double %17, %28
  %30 = tail call double @llvm.fmuladd.f64(double %15, double %26, double %29)
  %31 = getelementptr inbounds double, ptr %18, i64 %24
  store double %30, ptr %31, align 8, !tbaa !9
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp eq i64 %24, 0
  br i1 %33, label %23, label %19, !llvm.loop !14

34:                                               ; preds = %10, %42
  %35 = phi i64 [ %43, %42 ], [ 0, %10 ]
  %36 = shl nuw nsw i64 %35, 1
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !9
  %41 = getelementptr inbounds double, ptr %4, i64 %36
  br label %48

42:                                               ; preds = %48
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp eq i64 %35, 0
  br i1 %44, label %34, label %45, !llvm.loop !15

45:                                               ; preds = %42
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %4, i64 32, i1 false), !tbaa !9
  %46 = ashr i32 %7, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %6, !llvm.loop !16

48:                                               ; preds = %34, %48
  %49 = phi i64 [ 0, %34 ], [ %57, %48 ]
  %50 = getelementptr inbounds nuw double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %53 = load double, ptr %52, align 8, !tbaa !9
  %54 = fmul double %40, %53
  %55 = tail call double @llvm.fmuladd.f64(double %38, double %51, double %54)
  %56 = getelementptr inbounds double, ptr %41, i64 %49
  store double %55, ptr %56, align 8, !tbaa !9
  %57 = add nuw nsw i64 %49, 1
  %58 = icmp eq i64 %49, 0
  br i1 %58, label %48, label %42, !llvm.loop !17

59:                                               ; preds = %45, %2
  %60 = load double, ptr %3, align 16, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !9
  %63 = tail call double @llvm.fmuladd.f64(double %62, double 2.000000e+00, double %60)
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %65 = load double, ptr %64, align 16, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %67 = load double, ptr %66, align 8, !tbaa !9
  %68 = fneg double %65
  %69 = tail call double @llvm.fmuladd.f64(double %68, double %67, double %63)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
