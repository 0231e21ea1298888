target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = add i32 %1, -1
  %7 = icmp sgt i32 %1, 2
  %8 = zext i32 %6 to i64
  br label %9

9:                                                ; preds = %5, %14
  %10 = phi i32 [ 0, %5 ], [ %15, %14 ]
  br i1 %7, label %11, label %14

11:                                               ; preds = %9
  %12 = load double, ptr %0, align 8
  br label %17

13:                                               ; preds = %14, %3
  ret void

14:                                               ; preds = %17, %9
  %15 = add nuw nsw i32 %10, 1
  %16 = icmp eq i32 %15, %2
  br i1 %16, label %13, label %9, !llvm.loop !9

17:                                               ; preds = %11, %17
  %18 = phi double [ %12, %11 ], [ %28, %17 ]
  %19 = phi i64 [ 1, %11 ], [ %25, %17 ]
  %20 = getelementptr double, ptr %0, i64 %19
  %21 = fmul double %18, 2.500000e-01
  %22 = load double, ptr %20, align 8, !tbaa !12
  %23 = fmul double %22, 5.000000e-01
  %24 = tail call double @llvm.fmuladd.f64(double %21, double %22, double %23)
  %25 = add nuw nsw i64 %19, 1
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !12
  %28 = tail call double @llvm.fmuladd.f64(double %27, double 2.500000e-01, double %24)
  store double %28, ptr %20, align 8, !tbaa !12
  %29 = icmp eq i64 %25, %8
  br i1 %29, label %14, label %17, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
