target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(address) %0, ptr noundef readonly captures(address) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = shl nsw i64 %4, 3
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %18, label %8

8:                                                ; preds = %3, %8
  %9 = phi double [ %14, %8 ], [ 1.000000e+00, %3 ]
  %10 = phi ptr [ %16, %8 ], [ %1, %3 ]
  %11 = phi ptr [ %15, %8 ], [ %0, %3 ]
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = load double, ptr %10, align 8, !tbaa !9
  %14 = tail call double @llvm.fmuladd.f64(double %12, double %13, double %9)
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %17 = icmp eq ptr %15, %6
  br i1 %17, label %18, label %8, !llvm.loop !11

18:                                               ; preds = %8, %3
  %19 = phi double [ 1.000000e+00, %3 ], [ %14, %8 ]
  br i1 %7, label %42, label %20

20:                                               ; preds = %18
  %21 = icmp eq i32 %2, 1
  br i1 %21, label %34, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load double, ptr %0, align 8, !tbaa !9
  br label %25

25:                                               ; preds = %22, %25
  %26 = phi ptr [ %32, %25 ], [ %23, %22 ]
  %27 = phi double [ %30, %25 ], [ %24, %22 ]
  %28 = phi ptr [ %31, %25 ], [ %0, %22 ]
  %29 = load double, ptr %26, align 8, !tbaa !9
  %30 = fadd double %27, %29
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store double %30, ptr %31, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %33 = icmp eq ptr %32, %6
  br i1 %33, label %34, label %25, !llvm.loop !14

34:                                               ; preds = %25, %20
  br label %35

35:                                               ; preds = %34, %35
  %36 = phi double [ %39, %35 ], [ 0.000000e+00, %34 ]
  %37 = phi ptr [ %40, %35 ], [ %0, %34 ]
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = fadd double %36, %38
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %41 = icmp eq ptr %40, %6
  br i1 %41, label %42, label %35, !llvm.loop !15

42:                                               ; preds = %35, %18
  %43 = phi double [ 0.000000e+00, %18 ], [ %39, %35 ]
  %44 = shl nsw i64 %4, 3
  %45 = getelementptr inbounds i8, ptr %1, i64 %44
  %46 = icmp eq i32 %2, 0
  br i1 %46, label %54, label %47

47:                                               ; preds = %42, %47
  %48 = phi double [ %51, %47 ], [ 1.000000e+00, %42 ]
  %49 = phi ptr [ %52, %47 ], [ %1, %42 ]
  %50 = load double, ptr %49, align 8, !tbaa !9
  %51 = fmul double %48, %50
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %53 = icmp eq ptr %52, %45
  br i1 %53, label %54, label %47, !llvm.loop !16

54:                                               ; preds = %47, %42
  %55 = phi double [ 1.000000e+00, %42 ], [ %51, %47 ]
  %56 = tail call double @llvm.fmuladd.f64(double %19, double %43, double %55)
  ret double %56
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
