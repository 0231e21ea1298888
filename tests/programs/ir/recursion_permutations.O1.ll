target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @permanent(ptr noundef %0, i32 noundef %1, i32 noundef 0, i32 noundef 0)
  ret double %3
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define internal fastcc double @permanent(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = icmp eq i32 %2, %1
  br i1 %5, label %31, label %6

6:                                                ; preds = %4
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %31

8:                                                ; preds = %6
  %9 = mul nsw i32 %2, %1
  %10 = add nsw i32 %2, 1
  %11 = sext i32 %9 to i64
  %12 = zext nneg i32 %1 to i64
  %13 = getelementptr double, ptr %0, i64 %11
  br label %14

14:                                               ; preds = %8, %27
  %15 = phi i64 [ 0, %8 ], [ %29, %27 ]
  %16 = phi double [ 0.000000e+00, %8 ], [ %28, %27 ]
  %17 = trunc nuw nsw i64 %15 to i32
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %3
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %14
  %22 = getelementptr double, ptr %13, i64 %15
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = or i32 %18, %3
  %25 = tail call fastcc double @permanent(ptr noundef %0, i32 noundef %1, i32 noundef %10, i32 noundef %24)
  %26 = tail call double @llvm.fmuladd.f64(double %23, double %25, double %16)
  br label %27

27:                                               ; preds = %14, %21
  %28 = phi double [ %16, %14 ], [ %26, %21 ]
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %31, label %14, !llvm.loop !11

31:                                               ; preds = %27, %6, %4
  %32 = phi double [ 1.000000e+00, %4 ], [ 0.000000e+00, %6 ], [ %28, %27 ]
  ret double %32
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
