target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [32 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %12

7:                                                ; preds = %23, %2
  %8 = phi double [ 0.000000e+00, %2 ], [ %27, %23 ]
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !9
  %11 = fmul double %8, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %11

12:                                               ; preds = %5, %23
  %13 = phi i64 [ 0, %5 ], [ %28, %23 ]
  %14 = phi double [ 0.000000e+00, %5 ], [ %27, %23 ]
  %15 = phi ptr [ %3, %5 ], [ %16, %23 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %18 = load double, ptr %17, align 8, !tbaa !9
  store double %18, ptr %15, align 8, !tbaa !9
  %19 = icmp eq i64 %13, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %12
  %21 = getelementptr inbounds i8, ptr %15, i64 -8
  %22 = load double, ptr %21, align 8, !tbaa !9
  br label %23

23:                                               ; preds = %12, %20
  %24 = phi double [ %22, %20 ], [ 1.000000e+00, %12 ]
  %25 = fmul double %18, %24
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double %25, ptr %26, align 8, !tbaa !9
  %27 = tail call double @llvm.fmuladd.f64(double %18, double %25, double %14)
  %28 = add nuw nsw i64 %13, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %7, label %12, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
