target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp slt i32 %1, 1
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = add nuw i32 %1, 1
  %6 = zext i32 %5 to i64
  br label %9

7:                                                ; preds = %16, %2
  %8 = phi double [ 1.000000e+00, %2 ], [ %23, %16 ]
  ret double %8

9:                                                ; preds = %4, %16
  %10 = phi i64 [ 1, %4 ], [ %14, %16 ]
  %11 = phi double [ 1.000000e+00, %4 ], [ %23, %16 ]
  %12 = tail call ptr @llvm.stacksave.p0()
  %13 = alloca double, i64 %10, align 16
  %14 = add nuw nsw i64 %10, 1
  %15 = alloca double, i64 %14, align 16
  br label %25

16:                                               ; preds = %25
  %17 = getelementptr inbounds nuw double, ptr %15, i64 %10
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = getelementptr double, ptr %13, i64 %10
  %20 = getelementptr i8, ptr %19, i64 -8
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = fmul double %18, %21
  %23 = tail call double @llvm.fmuladd.f64(double %22, double 3.000000e-01, double %11)
  call void @llvm.stackrestore.p0(ptr %12)
  %24 = icmp eq i64 %14, %6
  br i1 %24, label %7, label %9, !llvm.loop !11

25:                                               ; preds = %9, %25
  %26 = phi i64 [ 0, %9 ], [ %33, %25 ]
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fmul double %11, %28
  %30 = getelementptr inbounds nuw double, ptr %13, i64 %26
  store double %29, ptr %30, align 8, !tbaa !9
  %31 = load double, ptr %13, align 16, !tbaa !9
  %32 = fmul double %29, %31
  %33 = add nuw nsw i64 %26, 1
  %34 = getelementptr inbounds nuw double, ptr %15, i64 %33
  store double %32, ptr %34, align 8, !tbaa !9
  %35 = icmp eq i64 %33, %10
  br i1 %35, label %16, label %25, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
