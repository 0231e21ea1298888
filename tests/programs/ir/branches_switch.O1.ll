target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %34, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %35, %34 ]
  ret double %7

8:                                                ; preds = %4, %34
  %9 = phi i64 [ 0, %4 ], [ %36, %34 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %35, %34 ]
  %11 = trunc nuw nsw i64 %9 to i32
  %12 = urem i32 %11, 5
  switch i32 %12, label %29 [
    i32 0, label %13
    i32 1, label %17
    i32 2, label %21
    i32 3, label %27
  ]

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fadd double %10, %15
  br label %34

17:                                               ; preds = %8
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = fmul double %10, %19
  br label %21

21:                                               ; preds = %8, %17
  %22 = phi double [ %20, %17 ], [ %10, %8 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %24 = load double, ptr %23, align 8, !tbaa !9
  %25 = tail call double @llvm.sin.f64(double %24)
  %26 = fadd double %22, %25
  br label %34

27:                                               ; preds = %8
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %9
  store double %10, ptr %28, align 8, !tbaa !9
  br label %34

29:                                               ; preds = %8
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fneg double %31
  %33 = tail call double @llvm.fmuladd.f64(double %32, double %31, double %10)
  br label %34

34:                                               ; preds = %13, %21, %27, %29
  %35 = phi double [ %33, %29 ], [ %16, %13 ], [ %26, %21 ], [ %10, %27 ]
  %36 = add nuw nsw i64 %9, 1
  %37 = icmp eq i64 %36, %5
  br i1 %37, label %6, label %8, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

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
