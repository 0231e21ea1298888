target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false), !tbaa !9
  %4 = fsub double 1.000000e+00, %1
  br label %5

5:                                                ; preds = %2, %10
  %6 = phi i64 [ 3, %2 ], [ %12, %10 ]
  %7 = phi i32 [ 1, %2 ], [ %11, %10 ]
  br label %14

8:                                                ; preds = %10
  %9 = load double, ptr %3, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %9

10:                                               ; preds = %14
  %11 = add nuw nsw i32 %7, 1
  %12 = add nsw i64 %6, -1
  %13 = icmp eq i32 %11, 4
  br i1 %13, label %8, label %5, !llvm.loop !11

14:                                               ; preds = %5, %14
  %15 = phi i64 [ 0, %5 ], [ %18, %14 ]
  %16 = getelementptr inbounds nuw double, ptr %3, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = add nuw nsw i64 %15, 1
  %19 = getelementptr inbounds nuw double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fmul double %1, %20
  %22 = tail call double @llvm.fmuladd.f64(double %4, double %17, double %21)
  store double %22, ptr %16, align 8, !tbaa !9
  %23 = icmp eq i64 %18, %6
  br i1 %23, label %10, label %14, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
