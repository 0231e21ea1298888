target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %17

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %24, %8
  %7 = icmp sgt i64 %9, 1
  br i1 %7, label %8, label %17, !llvm.loop !9

8:                                                ; preds = %4, %6
  %9 = phi i64 [ %5, %4 ], [ %12, %6 ]
  %10 = phi i64 [ %5, %4 ], [ %11, %6 ]
  %11 = add nsw i64 %10, -1
  %12 = add nsw i64 %9, -1
  %13 = icmp samesign ugt i64 %9, 1
  br i1 %13, label %14, label %6

14:                                               ; preds = %8
  %15 = getelementptr inbounds double, ptr %0, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !12
  br label %24

17:                                               ; preds = %6, %2
  %18 = sext i32 %1 to i64
  %19 = getelementptr double, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 -8
  %21 = load double, ptr %20, align 8, !tbaa !12
  %22 = load double, ptr %0, align 8, !tbaa !12
  %23 = fmul double %21, %22
  ret double %23

24:                                               ; preds = %14, %24
  %25 = phi i64 [ %11, %14 ], [ %27, %24 ]
  %26 = phi double [ %16, %14 ], [ %31, %24 ]
  %27 = add nsw i64 %25, -1
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !12
  %30 = fmul double %29, -3.000000e-01
  %31 = tail call double @llvm.fmuladd.f64(double %30, double %26, double %26)
  store double %31, ptr %15, align 8, !tbaa !12
  %32 = icmp sgt i64 %25, 1
  br i1 %32, label %24, label %6, !llvm.loop !14
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
