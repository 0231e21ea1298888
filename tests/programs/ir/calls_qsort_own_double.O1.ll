target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add nsw i32 %1, -1
  tail call fastcc void @quick(ptr noundef %0, i32 noundef 0, i32 noundef %3)
  %4 = load double, ptr %0, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = sext i32 %3 to i64
  %8 = getelementptr inbounds double, ptr %0, i64 %7
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !9
  %12 = fmul double %9, %11
  %13 = tail call double @llvm.fmuladd.f64(double %4, double %6, double %12)
  ret double %13
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @quick(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  br label %4

4:                                                ; preds = %44, %3
  %5 = phi i32 [ %1, %3 ], [ %42, %44 ]
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %45

7:                                                ; preds = %4
  %8 = add nsw i32 %2, %5
  %9 = sdiv i32 %8, 2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !9
  br label %13

13:                                               ; preds = %7, %40
  %14 = phi i32 [ %5, %7 ], [ %42, %40 ]
  %15 = phi i32 [ %2, %7 ], [ %41, %40 ]
  %16 = sext i32 %14 to i64
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ %22, %17 ], [ %16, %13 ]
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fcmp olt double %20, %12
  %22 = add nsw i64 %18, 1
  br i1 %21, label %17, label %23, !llvm.loop !11

23:                                               ; preds = %17
  %24 = sext i32 %15 to i64
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ %30, %25 ], [ %24, %23 ]
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fcmp ogt double %28, %12
  %30 = add nsw i64 %26, -1
  br i1 %29, label %25, label %31, !llvm.loop !14

31:                                               ; preds = %25
  %32 = trunc nsw i64 %18 to i32
  %33 = trunc nsw i64 %26 to i32
  %34 = icmp sgt i64 %18, %26
  br i1 %34, label %40, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds double, ptr %0, i64 %18
  %37 = getelementptr inbounds double, ptr %0, i64 %26
  store double %28, ptr %36, align 8, !tbaa !9
  store double %20, ptr %37, align 8, !tbaa !9
  %38 = add nsw i32 %32, 1
  %39 = add nsw i32 %33, -1
  br label %40

40:                                               ; preds = %35, %31
  %41 = phi i32 [ %39, %35 ], [ %33, %31 ]
  %42 = phi i32 [ %38, %35 ], [ %32, %31 ]
  %43 = icmp sgt i32 %42, %41
  br i1 %43, label %44, label %13, !llvm.loop !15

44:                                               ; preds = %40
  tail call fastcc void @quick(ptr noundef %0, i32 noundef %5, i32 noundef %41)
  br label %4

45:                                               ; preds = %4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!15 = distinct !{!15, !12, !13}
