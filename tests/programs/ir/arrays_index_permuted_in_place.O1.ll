target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr i32, ptr %1, i64 %6
  br label %14

9:                                                ; preds = %14, %3
  %10 = phi double [ 0.000000e+00, %3 ], [ %24, %14 ]
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %9
  %13 = zext nneg i32 %2 to i64
  br label %32

14:                                               ; preds = %5, %14
  %15 = phi i64 [ 0, %5 ], [ %28, %14 ]
  %16 = phi double [ 0.000000e+00, %5 ], [ %24, %14 ]
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %0, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = tail call double @llvm.fmuladd.f64(double %21, double %23, double %16)
  %25 = xor i64 %15, -1
  %26 = getelementptr i32, ptr %8, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !5
  store i32 %27, ptr %17, align 4, !tbaa !5
  store i32 %18, ptr %26, align 4, !tbaa !5
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %9, label %14, !llvm.loop !11

30:                                               ; preds = %32, %9
  %31 = phi double [ %10, %9 ], [ %40, %32 ]
  ret double %31

32:                                               ; preds = %12, %32
  %33 = phi i64 [ 0, %12 ], [ %41, %32 ]
  %34 = phi double [ %10, %12 ], [ %40, %32 ]
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %33
  %36 = load i32, ptr %35, align 4, !tbaa !5
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !9
  %40 = fmul double %34, %39
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, %13
  br i1 %42, label %30, label %32, !llvm.loop !14
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
