target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [3 x double], align 8
  %4 = alloca [3 x double], align 8
  %5 = alloca [3 x double], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  store double %0, ptr %3, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %1, ptr %6, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = fmul double %0, %1
  store double %8, ptr %7, align 8, !tbaa !9
  br label %9

9:                                                ; preds = %9, %2
  %10 = phi double [ 0.000000e+00, %2 ], [ %14, %9 ]
  %11 = phi i64 [ 0, %2 ], [ %15, %9 ]
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = tail call double @llvm.fmuladd.f64(double %13, double %13, double %10)
  %15 = add nuw nsw i64 %11, 8
  %16 = icmp eq i64 %15, 24
  br i1 %16, label %17, label %9, !llvm.loop !11

17:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  store double %0, ptr %4, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %1, ptr %18, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store double 2.000000e-01, ptr %19, align 8, !tbaa !9
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi i64 [ %28, %20 ], [ 8, %17 ]
  %22 = phi ptr [ %27, %20 ], [ %4, %17 ]
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %24 = load double, ptr %22, align 8, !tbaa !9
  %25 = load double, ptr %23, align 8, !tbaa !9
  %26 = fcmp olt double %24, %25
  %27 = select i1 %26, ptr %23, ptr %22
  %28 = add nuw nsw i64 %21, 8
  %29 = icmp eq i64 %28, 24
  br i1 %29, label %30, label %20, !llvm.loop !13

30:                                               ; preds = %20
  %31 = load double, ptr %27, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  store double %0, ptr %5, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %1, ptr %32, align 8, !tbaa !9
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store double 3.000000e+00, ptr %33, align 8, !tbaa !9
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i64 [ %42, %34 ], [ 8, %30 ]
  %36 = phi ptr [ %41, %34 ], [ %5, %30 ]
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 %35
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = load double, ptr %36, align 8, !tbaa !9
  %40 = fcmp olt double %38, %39
  %41 = select i1 %40, ptr %37, ptr %36
  %42 = add nuw nsw i64 %35, 8
  %43 = icmp eq i64 %42, 24
  br i1 %43, label %44, label %34, !llvm.loop !15

44:                                               ; preds = %34
  %45 = load double, ptr %41, align 8, !tbaa !9
  %46 = tail call double @llvm.fmuladd.f64(double %31, double %45, double %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14, !12}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14, !12}
