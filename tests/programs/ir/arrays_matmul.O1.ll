target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %5
  %8 = icmp sgt i32 %4, 0
  %9 = zext nneg i32 %3 to i64
  %10 = zext nneg i32 %3 to i64
  %11 = zext nneg i32 %3 to i64
  %12 = zext nneg i32 %3 to i64
  %13 = zext nneg i32 %4 to i64
  br label %14

14:                                               ; preds = %7, %27
  %15 = phi i64 [ 0, %7 ], [ %28, %27 ]
  %16 = mul nuw nsw i64 %15, %10
  %17 = trunc i64 %15 to i32
  %18 = mul i32 %4, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %0, i64 %19
  %21 = getelementptr inbounds double, ptr %2, i64 %16
  br label %23

22:                                               ; preds = %27, %5
  ret void

23:                                               ; preds = %14, %30
  %24 = phi i64 [ 0, %14 ], [ %33, %30 ]
  br i1 %8, label %25, label %30

25:                                               ; preds = %23
  %26 = getelementptr inbounds double, ptr %1, i64 %24
  br label %35

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %22, label %14, !llvm.loop !9

30:                                               ; preds = %35, %23
  %31 = phi double [ 0.000000e+00, %23 ], [ %43, %35 ]
  %32 = getelementptr inbounds double, ptr %21, i64 %24
  store double %31, ptr %32, align 8, !tbaa !12
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %12
  br i1 %34, label %27, label %23, !llvm.loop !14

35:                                               ; preds = %25, %35
  %36 = phi i64 [ 0, %25 ], [ %44, %35 ]
  %37 = phi double [ 0.000000e+00, %25 ], [ %43, %35 ]
  %38 = getelementptr inbounds double, ptr %20, i64 %36
  %39 = load double, ptr %38, align 8, !tbaa !12
  %40 = mul nuw nsw i64 %36, %9
  %41 = getelementptr inbounds double, ptr %26, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !12
  %43 = tail call double @llvm.fmuladd.f64(double %39, double %42, double %37)
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %13
  br i1 %45, label %30, label %35, !llvm.loop !15
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
!15 = distinct !{!15, !10, !11}
