target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::array" = type { [3 x double] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"struct.std::array", align 8
  %3 = alloca %"struct.std::array", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4
  %4 = load double, ptr %0, align 8, !tbaa !9
  store double %4, ptr %2, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !9
  store double %7, ptr %5, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !9
  store double %10, ptr %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) %2, i64 24, i1 false), !tbaa.struct !11
  br label %20

11:                                               ; preds = %20, %11
  %12 = phi ptr [ %18, %11 ], [ %2, %20 ]
  %13 = phi i64 [ %17, %11 ], [ 0, %20 ]
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = load double, ptr %12, align 8, !tbaa !9
  store double %16, ptr %14, align 8, !tbaa !9
  store double %15, ptr %12, align 8, !tbaa !9
  %17 = add nuw nsw i64 %13, 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %19 = icmp eq i64 %17, 24
  br i1 %19, label %28, label %11, !llvm.loop !13

20:                                               ; preds = %1, %20
  %21 = phi i64 [ 0, %1 ], [ %25, %20 ]
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = fmul double %23, %23
  store double %24, ptr %22, align 8, !tbaa !9
  %25 = add nuw nsw i64 %21, 8
  %26 = icmp eq i64 %25, 24
  br i1 %26, label %11, label %20, !llvm.loop !16

27:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4
  ret double %36

28:                                               ; preds = %11, %28
  %29 = phi i64 [ %37, %28 ], [ 0, %11 ]
  %30 = phi double [ %36, %28 ], [ 0.000000e+00, %11 ]
  %31 = getelementptr inbounds nuw double, ptr %2, i64 %29
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = sub nuw nsw i64 2, %29
  %34 = getelementptr inbounds nuw double, ptr %3, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = tail call double @llvm.fmuladd.f64(double %32, double %35, double %30)
  %37 = add nuw nsw i64 %29, 1
  %38 = icmp eq i64 %37, 3
  br i1 %38, label %27, label %28, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

declare i32 @__gxx_personality_v0(...)

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{i64 0, i64 24, !12}
!12 = !{!7, !7, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !14, !15}
