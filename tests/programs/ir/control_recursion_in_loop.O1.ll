target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @walk(ptr noundef %0, i32 noundef 0, i32 noundef %1, double noundef 1.500000e+00)
  ret double %3
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define internal fastcc double @walk(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3) unnamed_addr #0 {
  %5 = add nsw i32 %1, 1
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %12

7:                                                ; preds = %4
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds double, ptr %0, i64 %8
  %10 = sext i32 %1 to i64
  %11 = add nsw i64 %10, 1
  br label %14

12:                                               ; preds = %14, %4
  %13 = phi double [ %3, %4 ], [ %23, %14 ]
  ret double %13

14:                                               ; preds = %7, %14
  %15 = phi i64 [ %11, %7 ], [ %24, %14 ]
  %16 = phi double [ %3, %7 ], [ %23, %14 ]
  %17 = getelementptr inbounds double, ptr %0, i64 %15
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = fmul double %3, %18
  %20 = trunc nsw i64 %15 to i32
  %21 = tail call fastcc double @walk(ptr noundef %0, i32 noundef %20, i32 noundef %2, double noundef %19)
  %22 = load double, ptr %9, align 8, !tbaa !9
  %23 = tail call double @llvm.fmuladd.f64(double %21, double %22, double %16)
  %24 = add nsw i64 %15, 1
  %25 = trunc i64 %24 to i32
  %26 = icmp eq i32 %2, %25
  br i1 %26, label %12, label %14, !llvm.loop !11
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
