target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %11

6:                                                ; preds = %11, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %19, %11 ]
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %6
  %10 = zext nneg i32 %1 to i64
  br label %24

11:                                               ; preds = %4, %11
  %12 = phi i64 [ 0, %4 ], [ %20, %11 ]
  %13 = phi double [ 0.000000e+00, %4 ], [ %19, %11 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fmul double %15, %15
  %17 = fadd double %15, %16
  store double %17, ptr %14, align 8, !tbaa !9
  %18 = fmul double %15, %16
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %17, double %13)
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %6, label %11, !llvm.loop !11

22:                                               ; preds = %24, %6
  %23 = phi double [ %7, %6 ], [ %29, %24 ]
  ret double %23

24:                                               ; preds = %9, %24
  %25 = phi i64 [ 0, %9 ], [ %30, %24 ]
  %26 = phi double [ %7, %9 ], [ %29, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %28, double %26)
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %22, label %24, !llvm.loop !14
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
