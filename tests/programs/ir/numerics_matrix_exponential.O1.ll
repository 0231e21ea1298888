target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.f.T = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca [4 x double], align 16
  %3 = alloca [4 x double], align 16
  %4 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, ptr noundef nonnull align 16 dereferenceable(32) @__const.f.T, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 16 dereferenceable(32) @__const.f.T, i64 32, i1 false)
  br label %5

5:                                                ; preds = %1, %32
  %6 = phi i32 [ 1, %1 ], [ %33, %32 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %7 = uitofp nneg i32 %6 to double
  br label %8

8:                                                ; preds = %5, %16
  %9 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %10 = shl nuw nsw i64 %9, 1
  %11 = getelementptr inbounds nuw double, ptr %3, i64 %10
  %12 = load double, ptr %11, align 16, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = getelementptr inbounds double, ptr %4, i64 %10
  br label %20

16:                                               ; preds = %20
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %8, label %19, !llvm.loop !11

19:                                               ; preds = %16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 16 dereferenceable(32) %4, i64 32, i1 false), !tbaa !9
  br label %36

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %30, %20 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = fmul double %14, %25
  %27 = tail call double @llvm.fmuladd.f64(double %12, double %23, double %26)
  %28 = fdiv double %27, %7
  %29 = getelementptr inbounds double, ptr %15, i64 %21
  store double %28, ptr %29, align 8, !tbaa !9
  %30 = add nuw nsw i64 %21, 1
  %31 = icmp eq i64 %21, 0
  br i1 %31, label %20, label %16, !llvm.loop !14

32:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  %33 = add nuw nsw i32 %6, 1
  %34 = icmp eq i32 %33, 12
  br i1 %34, label %35, label %5, !llvm.loop !15

35:                                               ; preds = %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %2, i64 32, i1 false), !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4
  ret void

36:                                               ; preds = %19, %36
  %37 = phi i64 [ 0, %19 ], [ %43, %36 ]
  %38 = getelementptr inbounds nuw double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !9
  %40 = getelementptr inbounds nuw double, ptr %2, i64 %37
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = fadd double %39, %41
  store double %42, ptr %40, align 8, !tbaa !9
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %32, label %36, !llvm.loop !16
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
