target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load double, ptr %0, align 8, !tbaa !9
  %5 = icmp sgt i32 %2, 1
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %13

8:                                                ; preds = %13, %3
  %9 = phi double [ %4, %3 ], [ %19, %13 ]
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %24

11:                                               ; preds = %8
  %12 = zext nneg i32 %2 to i64
  br label %31

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 1, %6 ], [ %20, %13 ]
  %15 = phi double [ %4, %6 ], [ %19, %13 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = fcmp ogt double %17, %15
  %19 = select i1 %18, double %17, double %15
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %8, label %13, !llvm.loop !11

22:                                               ; preds = %31
  %23 = tail call double @llvm.log.f64(double %38)
  br label %24

24:                                               ; preds = %22, %8
  %25 = phi double [ 0xFFF0000000000000, %8 ], [ %23, %22 ]
  %26 = fadd double %9, %25
  %27 = sext i32 %1 to i64
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = fsub double %26, %29
  ret double %30

31:                                               ; preds = %11, %31
  %32 = phi i64 [ 0, %11 ], [ %39, %31 ]
  %33 = phi double [ 0.000000e+00, %11 ], [ %38, %31 ]
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = fsub double %35, %9
  %37 = tail call double @llvm.exp.f64(double %36)
  %38 = fadd double %33, %37
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, %12
  br i1 %40, label %22, label %31, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #1

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
