target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %6 = load double, ptr %0, align 8, !tbaa !9
  store double %6, ptr %3, align 16, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !9
  store double %9, ptr %7, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  store double %9, ptr %4, align 16, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %6, ptr %10, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %2, %25
  %13 = phi ptr [ %16, %25 ], [ %3, %2 ]
  %14 = phi i32 [ %26, %25 ], [ 0, %2 ]
  %15 = phi ptr [ %13, %25 ], [ %5, %2 ]
  %16 = phi ptr [ %15, %25 ], [ %4, %2 ]
  br label %28

17:                                               ; preds = %25, %2
  %18 = phi ptr [ %4, %2 ], [ %15, %25 ]
  %19 = phi ptr [ %3, %2 ], [ %16, %25 ]
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = load double, ptr %18, align 8, !tbaa !9
  %24 = tail call double @llvm.fmuladd.f64(double %20, double %22, double %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %24

25:                                               ; preds = %28
  %26 = add nuw nsw i32 %14, 1
  %27 = icmp eq i32 %26, %1
  br i1 %27, label %17, label %12, !llvm.loop !11

28:                                               ; preds = %12, %28
  %29 = phi i64 [ 0, %12 ], [ %37, %28 ]
  %30 = getelementptr inbounds nuw double, ptr %13, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = sub nuw nsw i64 1, %29
  %33 = getelementptr inbounds nuw double, ptr %16, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !9
  %35 = tail call double @llvm.fmuladd.f64(double %31, double %34, double 3.000000e-01)
  %36 = getelementptr inbounds nuw double, ptr %15, i64 %29
  store double %35, ptr %36, align 8, !tbaa !9
  %37 = add nuw nsw i64 %29, 1
  %38 = icmp eq i64 %29, 0
  br i1 %38, label %28, label %25, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
