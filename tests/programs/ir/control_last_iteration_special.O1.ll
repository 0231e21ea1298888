target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %25

4:                                                ; preds = %2
  %5 = add nsw i32 %1, -1
  %6 = zext nneg i32 %5 to i64
  %7 = load double, ptr %0, align 8, !tbaa !9
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %13, %4
  %10 = phi double [ 0.000000e+00, %4 ], [ %19, %13 ]
  %11 = phi double [ %7, %4 ], [ %23, %13 ]
  %12 = fadd double %10, %11
  br label %25

13:                                               ; preds = %4, %13
  %14 = phi double [ %23, %13 ], [ %7, %4 ]
  %15 = phi double [ %19, %13 ], [ 0.000000e+00, %4 ]
  %16 = phi i64 [ %20, %13 ], [ 0, %4 ]
  %17 = icmp eq i64 %16, 0
  %18 = tail call double @llvm.fmuladd.f64(double %14, double 5.000000e-01, double %15)
  %19 = select i1 %17, double %14, double %18
  %20 = add nuw nsw i64 %16, 1
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = fmul double %14, %22
  %24 = icmp eq i64 %20, %6
  br i1 %24, label %9, label %13

25:                                               ; preds = %2, %9
  %26 = phi double [ %12, %9 ], [ 0.000000e+00, %2 ]
  ret double %26
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
