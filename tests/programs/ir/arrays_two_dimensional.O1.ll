target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %1, %12
  %3 = phi i64 [ 0, %1 ], [ %8, %12 ]
  %4 = phi double [ 0.000000e+00, %1 ], [ %23, %12 ]
  %5 = sub nuw nsw i64 1, %3
  %6 = getelementptr inbounds nuw [3 x double], ptr %0, i64 %5
  %7 = getelementptr inbounds nuw [3 x double], ptr %0, i64 %3
  %8 = add nuw nsw i64 %3, 1
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = uitofp nneg i32 %9 to double
  br label %14

11:                                               ; preds = %12
  ret double %23

12:                                               ; preds = %14
  %13 = icmp eq i64 %3, 0
  br i1 %13, label %2, label %11, !llvm.loop !9

14:                                               ; preds = %2, %14
  %15 = phi i64 [ 0, %2 ], [ %24, %14 ]
  %16 = phi double [ %4, %2 ], [ %23, %14 ]
  %17 = sub nuw nsw i64 2, %15
  %18 = getelementptr inbounds nuw double, ptr %6, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !12
  %20 = getelementptr inbounds nuw double, ptr %7, i64 %15
  %21 = load double, ptr %20, align 8, !tbaa !12
  %22 = fmul double %19, %21
  store double %22, ptr %20, align 8, !tbaa !12
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %10, double %16)
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %24, 3
  br i1 %25, label %12, label %14, !llvm.loop !14
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
