target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %17

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = zext nneg i32 %1 to i64
  br label %7

7:                                                ; preds = %4, %19
  %8 = phi i64 [ 0, %4 ], [ %25, %19 ]
  %9 = phi double [ 1.000000e+00, %4 ], [ %20, %19 ]
  %10 = getelementptr inbounds nuw i32, ptr %5, i64 %8
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %19

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %15 = sub nsw i64 1, %8
  %16 = getelementptr inbounds double, ptr %0, i64 %15
  br label %27

17:                                               ; preds = %19, %2
  %18 = phi double [ 1.000000e+00, %2 ], [ %20, %19 ]
  ret double %18

19:                                               ; preds = %27, %7
  %20 = phi double [ %9, %7 ], [ %31, %27 ]
  %21 = sub nsw i64 1, %8
  %22 = getelementptr inbounds i32, ptr %5, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = add nsw i32 %23, -1
  store i32 %24, ptr %22, align 4, !tbaa !5
  %25 = add nuw nsw i64 %8, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %17, label %7, !llvm.loop !9

27:                                               ; preds = %13, %27
  %28 = phi i32 [ 0, %13 ], [ %34, %27 ]
  %29 = phi double [ %9, %13 ], [ %31, %27 ]
  %30 = load double, ptr %14, align 8, !tbaa !12
  %31 = tail call double @llvm.fmuladd.f64(double %29, double %30, double 2.000000e-01)
  %32 = load double, ptr %16, align 8, !tbaa !12
  %33 = tail call double @llvm.fmuladd.f64(double %31, double 1.000000e-01, double %32)
  store double %33, ptr %16, align 8, !tbaa !12
  %34 = add nuw nsw i32 %28, 1
  %35 = icmp eq i32 %34, %11
  br i1 %35, label %19, label %27, !llvm.loop !14
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
