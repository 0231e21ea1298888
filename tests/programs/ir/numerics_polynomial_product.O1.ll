target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  br label %4

4:                                                ; preds = %3, %10
  %5 = phi i64 [ 0, %3 ], [ %11, %10 ]
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %7 = getelementptr inbounds double, ptr %2, i64 %5
  br label %13

8:                                                ; preds = %10
  %9 = load double, ptr %2, align 8, !tbaa !9
  br label %24

10:                                               ; preds = %13
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 3
  br i1 %12, label %8, label %4, !llvm.loop !11

13:                                               ; preds = %4, %13
  %14 = phi i64 [ 0, %4 ], [ %21, %13 ]
  %15 = load double, ptr %6, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = getelementptr inbounds double, ptr %7, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = tail call double @llvm.fmuladd.f64(double %15, double %17, double %19)
  store double %20, ptr %18, align 8, !tbaa !9
  %21 = add nuw nsw i64 %14, 1
  %22 = icmp eq i64 %14, 0
  br i1 %22, label %13, label %10, !llvm.loop !14

23:                                               ; preds = %24
  ret void

24:                                               ; preds = %8, %24
  %25 = phi i64 [ 3, %8 ], [ %32, %24 ]
  %26 = getelementptr double, ptr %2, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -8
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = load double, ptr %26, align 8, !tbaa !9
  %30 = fneg double %28
  %31 = tail call double @llvm.fmuladd.f64(double %30, double %9, double %29)
  store double %31, ptr %26, align 8, !tbaa !9
  %32 = add nsw i64 %25, -1
  %33 = icmp samesign ugt i64 %25, 1
  br i1 %33, label %24, label %23, !llvm.loop !15
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
!15 = distinct !{!15, !12, !13}
