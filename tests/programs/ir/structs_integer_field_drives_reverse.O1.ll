target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %0, align 8, !tbaa !9
  br label %10

7:                                                ; preds = %10
  store i64 %21, ptr %0, align 8, !tbaa !9
  br label %8

8:                                                ; preds = %7, %2
  %9 = phi double [ %17, %7 ], [ 1.000000e+00, %2 ]
  ret double %9

10:                                               ; preds = %4, %10
  %11 = phi i64 [ %6, %4 ], [ %21, %10 ]
  %12 = phi i32 [ 0, %4 ], [ %22, %10 ]
  %13 = phi double [ 1.000000e+00, %4 ], [ %17, %10 ]
  %14 = getelementptr inbounds double, ptr %5, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !12
  %16 = tail call double @llvm.fmuladd.f64(double %15, double %13, double 1.000000e-01)
  store double %16, ptr %14, align 8, !tbaa !12
  %17 = tail call double @llvm.fmuladd.f64(double %16, double 5.000000e-01, double %13)
  %18 = fcmp ogt double %17, 2.000000e+00
  %19 = select i1 %18, i64 1, i64 2
  %20 = add nsw i64 %19, %11
  %21 = srem i64 %20, 3
  %22 = add nuw nsw i32 %12, 1
  %23 = icmp eq i32 %22, %1
  br i1 %23, label %7, label %10, !llvm.loop !14
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
!9 = !{!10, !11, i64 0}
!10 = !{!"machine", !11, i64 0, !7, i64 8}
!11 = !{!"long", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
