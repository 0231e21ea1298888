target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %33

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = zext nneg i32 %1 to i64
  br label %7

7:                                                ; preds = %4, %26
  %8 = phi i64 [ 0, %4 ], [ %28, %26 ]
  %9 = phi double [ 1.000000e+00, %4 ], [ %27, %26 ]
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %11 = load double, ptr %10, align 8, !tbaa !9
  br label %12

12:                                               ; preds = %19, %7
  %13 = phi i64 [ %23, %19 ], [ 0, %7 ]
  %14 = phi double [ %17, %19 ], [ %9, %7 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = tail call double @llvm.fmuladd.f64(double %16, double %11, double %14)
  %18 = fcmp ule double %17, 8.000000e+00
  br i1 %18, label %19, label %30

19:                                               ; preds = %12
  %20 = fcmp ule double %17, 4.000000e+00
  %21 = icmp ne i64 %13, 2
  %22 = or i1 %21, %20
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp samesign ult i64 %23, %5
  %25 = select i1 %22, i1 %24, i1 false
  br i1 %25, label %12, label %26, !llvm.loop !11

26:                                               ; preds = %19
  %27 = fmul double %17, 9.000000e-01
  %28 = add nuw nsw i64 %8, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %30, label %7, !llvm.loop !14

30:                                               ; preds = %26, %12
  %31 = phi double [ %17, %12 ], [ %27, %26 ]
  %32 = fmul double %31, %31
  br label %33

33:                                               ; preds = %2, %30
  %34 = phi double [ 1.000000e+00, %2 ], [ %32, %30 ]
  ret double %34
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
!14 = distinct !{!14, !12, !13}
