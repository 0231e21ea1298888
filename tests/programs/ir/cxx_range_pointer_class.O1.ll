target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(address) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = shl nsw i64 %2, 3
  %7 = icmp eq i64 %2, 0
  br label %10

8:                                                ; preds = %16, %3
  %9 = phi double [ 1.000000e+00, %3 ], [ %17, %16 ]
  ret double %9

10:                                               ; preds = %5, %16
  %11 = phi double [ %17, %16 ], [ 1.000000e+00, %5 ]
  %12 = phi i64 [ %18, %16 ], [ 0, %5 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 %6
  br i1 %7, label %16, label %20

16:                                               ; preds = %20, %10
  %17 = phi double [ %11, %10 ], [ %25, %20 ]
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %8, label %10, !llvm.loop !9

20:                                               ; preds = %10, %20
  %21 = phi double [ %25, %20 ], [ %11, %10 ]
  %22 = phi ptr [ %26, %20 ], [ %14, %10 ]
  %23 = load double, ptr %22, align 8, !tbaa !12
  %24 = fmul double %21, %23
  store double %24, ptr %22, align 8, !tbaa !12
  %25 = tail call double @llvm.fmuladd.f64(double %24, double 2.000000e-01, double %21)
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %27 = icmp eq ptr %26, %15
  br i1 %27, label %16, label %20, !llvm.loop !14
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !11}
