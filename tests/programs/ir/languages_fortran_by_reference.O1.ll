target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f_(ptr noundef captures(none) %0, ptr noundef captures(none) initializes((0, 8)) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  store double 0.000000e+00, ptr %1, align 8, !tbaa !9
  %5 = load i32, ptr %2, align 4, !tbaa !5
  %6 = icmp slt i32 %5, 1
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = add nuw i32 %5, 1
  %9 = zext i32 %8 to i64
  br label %11

10:                                               ; preds = %11, %4
  ret void

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 1, %7 ], [ %22, %11 ]
  %13 = load double, ptr %3, align 8, !tbaa !9
  %14 = getelementptr double, ptr %0, i64 %12
  %15 = getelementptr i8, ptr %14, i64 -8
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = fmul double %13, %16
  store double %17, ptr %15, align 8, !tbaa !9
  %18 = load double, ptr %1, align 8, !tbaa !9
  %19 = tail call double @llvm.fmuladd.f64(double %17, double %17, double %18)
  store double %19, ptr %1, align 8, !tbaa !9
  %20 = load double, ptr %3, align 8, !tbaa !9
  %21 = tail call double @llvm.fmuladd.f64(double %19, double 1.000000e-01, double %20)
  store double %21, ptr %3, align 8, !tbaa !9
  %22 = add nuw nsw i64 %12, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %10, label %11, !llvm.loop !11
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
