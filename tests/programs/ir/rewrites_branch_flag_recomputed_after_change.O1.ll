target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  br label %5

3:                                                ; preds = %24
  %4 = fmul double %25, %25
  ret double %4

5:                                                ; preds = %2, %24
  %6 = phi i64 [ 0, %2 ], [ %26, %24 ]
  %7 = phi double [ 0.000000e+00, %2 ], [ %25, %24 ]
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %12 = load double, ptr %11, align 8, !tbaa !9
  br i1 %10, label %22, label %13

13:                                               ; preds = %5
  %14 = tail call double @llvm.fmuladd.f64(double %12, double %12, double %7)
  %15 = add nuw nsw i64 %6, 1
  %16 = icmp eq i64 %15, 3
  %17 = and i64 %15, 4294967295
  %18 = select i1 %16, i64 0, i64 %17
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = xor i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !5
  br label %24

22:                                               ; preds = %5
  %23 = fsub double %7, %12
  store i32 0, ptr %1, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %13, %22
  %25 = phi double [ %14, %13 ], [ %23, %22 ]
  %26 = add nuw nsw i64 %6, 1
  %27 = icmp eq i64 %26, 3
  br i1 %27, label %3, label %5, !llvm.loop !11
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
