target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, -1
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %2, %19
  %6 = phi i32 [ %21, %19 ], [ %3, %2 ]
  %7 = phi i32 [ %20, %19 ], [ 0, %2 ]
  %8 = icmp sgt i32 %3, %7
  br i1 %8, label %9, label %19

9:                                                ; preds = %5
  %10 = zext i32 %6 to i64
  br label %23

11:                                               ; preds = %19, %2
  %12 = load double, ptr %0, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = sext i32 %3 to i64
  %16 = getelementptr inbounds double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = tail call double @llvm.fmuladd.f64(double %12, double %14, double %17)
  ret double %18

19:                                               ; preds = %32, %5
  %20 = add nuw nsw i32 %7, 1
  %21 = add i32 %6, -1
  %22 = icmp eq i32 %20, %3
  br i1 %22, label %11, label %5, !llvm.loop !11

23:                                               ; preds = %9, %32
  %24 = phi i64 [ 0, %9 ], [ %27, %32 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = add nuw nsw i64 %24, 1
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = fcmp ogt double %26, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %23
  store double %29, ptr %25, align 8, !tbaa !9
  store double %26, ptr %28, align 8, !tbaa !9
  br label %32

32:                                               ; preds = %23, %31
  %33 = icmp eq i64 %27, %10
  br i1 %33, label %19, label %23, !llvm.loop !14
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
!14 = distinct !{!14, !12, !13}
