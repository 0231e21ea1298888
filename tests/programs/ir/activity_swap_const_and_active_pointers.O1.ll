target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.f.t = private unnamed_addr constant [2 x double] [double 3.000000e-01, double 6.000000e-01], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.f.t, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %5 = load double, ptr %0, align 8, !tbaa !9
  store double %5, ptr %4, align 16, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !9
  store double %8, ptr %6, align 8, !tbaa !9
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %20, label %10

10:                                               ; preds = %20, %2
  %11 = phi ptr [ %4, %2 ], [ %21, %20 ]
  %12 = phi ptr [ %3, %2 ], [ %23, %20 ]
  %13 = load double, ptr %3, align 16, !tbaa !9
  %14 = load double, ptr %4, align 16, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = load double, ptr %11, align 8, !tbaa !9
  %18 = fmul double %16, %17
  %19 = tail call double @llvm.fmuladd.f64(double %13, double %14, double %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %19

20:                                               ; preds = %2, %20
  %21 = phi ptr [ %23, %20 ], [ %3, %2 ]
  %22 = phi i32 [ %31, %20 ], [ 0, %2 ]
  %23 = phi ptr [ %21, %20 ], [ %4, %2 ]
  %24 = load double, ptr %21, align 16, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = icmp eq i32 %22, 1
  %28 = uitofp i1 %27 to double
  %29 = fmul double %26, %28
  %30 = tail call double @llvm.fmuladd.f64(double %24, double 5.000000e-01, double %29)
  store double %30, ptr %21, align 16, !tbaa !9
  %31 = add nuw nsw i32 %22, 1
  %32 = icmp eq i32 %31, %1
  br i1 %32, label %10, label %20, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
