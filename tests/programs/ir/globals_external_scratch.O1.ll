target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@scratch = dso_local global [16 x double] zeroinitializer, align 16
@window = dso_local local_unnamed_addr global ptr getelementptr inbounds nuw (i8, ptr @scratch, i64 16), align 8

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = load ptr, ptr @window, align 8, !tbaa !9
  %6 = zext nneg i32 %1 to i64
  br label %14

7:                                                ; preds = %14, %2
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %7
  %10 = load ptr, ptr @window, align 8, !tbaa !9
  %11 = zext nneg i32 %1 to i64
  %12 = zext nneg i32 %1 to i64
  %13 = getelementptr double, ptr %10, i64 %11
  br label %24

14:                                               ; preds = %4, %14
  %15 = phi i64 [ 0, %4 ], [ %20, %14 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !12
  %18 = fmul double %17, %17
  %19 = getelementptr inbounds nuw double, ptr %5, i64 %15
  store double %18, ptr %19, align 8, !tbaa !12
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %14, !llvm.loop !14

22:                                               ; preds = %24, %7
  %23 = phi double [ 0.000000e+00, %7 ], [ %33, %24 ]
  ret double %23

24:                                               ; preds = %9, %24
  %25 = phi i64 [ 0, %9 ], [ %34, %24 ]
  %26 = phi double [ 0.000000e+00, %9 ], [ %33, %24 ]
  %27 = getelementptr inbounds nuw double, ptr @scratch, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = load double, ptr %28, align 8, !tbaa !12
  %30 = xor i64 %25, -1
  %31 = getelementptr double, ptr %13, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = tail call double @llvm.fmuladd.f64(double %29, double %32, double %26)
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %22, label %24, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
