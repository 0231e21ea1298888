target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %1, %10
  %3 = phi double [ 0.000000e+00, %1 ], [ %32, %10 ]
  %4 = phi i32 [ 0, %1 ], [ %11, %10 ]
  br label %13

5:                                                ; preds = %10
  %6 = load double, ptr %0, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = tail call double @llvm.fmuladd.f64(double %6, double %8, double %32)
  ret double %9

10:                                               ; preds = %31
  %11 = add nuw nsw i32 %4, 1
  %12 = icmp eq i32 %11, 3
  br i1 %12, label %5, label %2, !llvm.loop !11

13:                                               ; preds = %2, %31
  %14 = phi i64 [ 0, %2 ], [ %18, %31 ]
  %15 = phi double [ %3, %2 ], [ %32, %31 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = add nuw nsw i64 %14, 1
  %19 = icmp eq i64 %18, 3
  %20 = and i64 %18, 4294967295
  %21 = select i1 %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = fcmp ogt double %17, %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %13
  %26 = fmul double %23, 1.100000e+00
  store double %26, ptr %16, align 8, !tbaa !9
  store double %17, ptr %22, align 8, !tbaa !9
  %27 = load double, ptr %16, align 8, !tbaa !9
  %28 = tail call double @llvm.fmuladd.f64(double %17, double %27, double %15)
  br label %31

29:                                               ; preds = %13
  %30 = fmul double %15, 5.000000e-01
  br label %31

31:                                               ; preds = %25, %29
  %32 = phi double [ %28, %25 ], [ %30, %29 ]
  %33 = icmp eq i64 %18, 3
  br i1 %33, label %10, label %13, !llvm.loop !14
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
