target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, double noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %12

8:                                                ; preds = %12
  %9 = tail call double @llvm.fmuladd.f64(double %22, double %22, double %24)
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi double [ 1.000000e+00, %4 ], [ %9, %8 ]
  ret double %11

12:                                               ; preds = %6, %12
  %13 = phi i64 [ 0, %6 ], [ %25, %12 ]
  %14 = phi double [ 0.000000e+00, %6 ], [ %22, %12 ]
  %15 = phi double [ 1.000000e+00, %6 ], [ %24, %12 ]
  %16 = fadd double %1, %15
  %17 = fadd double %2, %16
  %18 = fdiv double %16, %17
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fsub double %20, %14
  %22 = tail call double @llvm.fmuladd.f64(double %18, double %21, double %14)
  %23 = fsub double 1.000000e+00, %18
  %24 = fmul double %16, %23
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %8, label %12, !llvm.loop !11
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
