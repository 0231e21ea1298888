target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %4, %3
  br i1 %6, label %13, label %7

7:                                                ; preds = %5
  %8 = icmp sgt i32 %4, 0
  %9 = sext i32 %4 to i64
  %10 = sext i32 %3 to i64
  %11 = zext nneg i32 %4 to i64
  %12 = sub nsw i64 %10, %9
  br label %14

13:                                               ; preds = %20, %5
  ret void

14:                                               ; preds = %7, %20
  %15 = phi i64 [ 0, %7 ], [ %21, %20 ]
  %16 = getelementptr inbounds nuw double, ptr %2, i64 %15
  store double 0.000000e+00, ptr %16, align 8, !tbaa !9
  br i1 %8, label %17, label %20

17:                                               ; preds = %14
  %18 = load double, ptr %16, align 8, !tbaa !9
  %19 = getelementptr inbounds double, ptr %0, i64 %15
  br label %23

20:                                               ; preds = %23, %14
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp sgt i64 %21, %12
  br i1 %22, label %13, label %14, !llvm.loop !11

23:                                               ; preds = %17, %23
  %24 = phi i64 [ 0, %17 ], [ %31, %23 ]
  %25 = phi double [ %18, %17 ], [ %30, %23 ]
  %26 = getelementptr inbounds double, ptr %19, i64 %24
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %24
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = tail call double @llvm.fmuladd.f64(double %27, double %29, double %25)
  store double %30, ptr %16, align 8, !tbaa !9
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %11
  br i1 %32, label %20, label %23, !llvm.loop !14
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
