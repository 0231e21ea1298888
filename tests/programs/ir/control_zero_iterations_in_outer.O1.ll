target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load double, ptr %0, align 8, !tbaa !9
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = icmp sgt i32 %2, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %9

9:                                                ; preds = %6, %19
  %10 = phi i32 [ 0, %6 ], [ %22, %19 ]
  %11 = phi double [ %4, %6 ], [ %21, %19 ]
  br i1 %7, label %12, label %19

12:                                               ; preds = %9
  %13 = load double, ptr %8, align 8, !tbaa !9
  br label %24

14:                                               ; preds = %19, %3
  %15 = phi double [ %4, %3 ], [ %21, %19 ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = fmul double %15, %17
  ret double %18

19:                                               ; preds = %24, %9
  %20 = phi double [ %11, %9 ], [ %27, %24 ]
  %21 = fadd double %11, %20
  %22 = add nuw nsw i32 %10, 1
  %23 = icmp eq i32 %22, %1
  br i1 %23, label %14, label %9, !llvm.loop !11

24:                                               ; preds = %12, %24
  %25 = phi i32 [ 0, %12 ], [ %28, %24 ]
  %26 = phi double [ %11, %12 ], [ %27, %24 ]
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %13, double 1.000000e-01)
  %28 = add nuw nsw i32 %25, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %19, label %24, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
