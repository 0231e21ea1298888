target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  br label %7

5:                                                ; preds = %14
  %6 = fmul double %18, %18
  ret double %6

7:                                                ; preds = %4, %14
  %8 = phi i64 [ 0, %4 ], [ %19, %14 ]
  %9 = phi double [ 0.000000e+00, %4 ], [ %18, %14 ]
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %11 = load double, ptr %10, align 8, !tbaa !9
  %12 = mul nuw nsw i64 %8, 24
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  br label %21

14:                                               ; preds = %21
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %8
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = tail call double @llvm.tanh.f64(double %28)
  %18 = tail call double @llvm.fmuladd.f64(double %16, double %17, double %9)
  %19 = add nuw nsw i64 %8, 1
  %20 = icmp eq i64 %8, 0
  br i1 %20, label %7, label %5, !llvm.loop !11

21:                                               ; preds = %7, %21
  %22 = phi i64 [ 0, %7 ], [ %29, %21 ]
  %23 = phi double [ %11, %7 ], [ %28, %21 ]
  %24 = getelementptr inbounds double, ptr %13, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = tail call double @llvm.fmuladd.f64(double %25, double %27, double %23)
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, 3
  br i1 %30, label %14, label %21, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tanh.f64(double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
