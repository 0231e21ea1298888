target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add nsw i32 %1, 3
  %4 = sdiv i32 %3, 4
  %5 = srem i32 %1, 4
  switch i32 %5, label %45 [
    i32 0, label %6
    i32 3, label %15
    i32 2, label %24
    i32 1, label %33
  ]

6:                                                ; preds = %2, %33
  %7 = phi double [ 5.000000e-01, %2 ], [ %42, %33 ]
  %8 = phi i32 [ %4, %2 ], [ %43, %33 ]
  %9 = phi i32 [ %5, %2 ], [ %37, %33 ]
  %10 = add nsw i32 %9, 1
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = tail call double @llvm.fmuladd.f64(double %7, double %13, double 1.000000e+00)
  br label %15

15:                                               ; preds = %2, %6
  %16 = phi double [ %14, %6 ], [ 5.000000e-01, %2 ]
  %17 = phi i32 [ %8, %6 ], [ %4, %2 ]
  %18 = phi i32 [ %10, %6 ], [ 0, %2 ]
  %19 = add nsw i32 %18, 1
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = fadd double %16, %22
  br label %24

24:                                               ; preds = %2, %15
  %25 = phi double [ %23, %15 ], [ 5.000000e-01, %2 ]
  %26 = phi i32 [ %17, %15 ], [ %4, %2 ]
  %27 = phi i32 [ %19, %15 ], [ 0, %2 ]
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fmul double %25, %31
  br label %33

33:                                               ; preds = %2, %24
  %34 = phi double [ %32, %24 ], [ 5.000000e-01, %2 ]
  %35 = phi i32 [ %26, %24 ], [ %4, %2 ]
  %36 = phi i32 [ %28, %24 ], [ 0, %2 ]
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !9
  %41 = fneg double %40
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %34, double %34)
  %43 = add nsw i32 %35, -1
  %44 = icmp sgt i32 %35, 1
  br i1 %44, label %6, label %45, !llvm.loop !11

45:                                               ; preds = %33, %2
  %46 = phi double [ 5.000000e-01, %2 ], [ %42, %33 ]
  ret double %46
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
