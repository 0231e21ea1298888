target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.smax.i32(i32 %3, i32 2)
  %6 = add nsw i32 %5, -2
  %7 = zext nneg i32 %6 to i64
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i64 [ %12, %11 ], [ 0, %4 ]
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %18, label %11

11:                                               ; preds = %8
  %12 = add nuw nsw i64 %9, 1
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = fcmp olt double %14, %2
  br i1 %15, label %8, label %16, !llvm.loop !11

16:                                               ; preds = %11
  %17 = trunc nuw nsw i64 %9 to i32
  br label %18

18:                                               ; preds = %8, %16
  %19 = phi i32 [ %17, %16 ], [ %6, %8 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw double, ptr %1, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = fsub double %2, %22
  %24 = add nuw nsw i32 %19, 1
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = fsub double %27, %22
  %29 = fdiv double %23, %28
  %30 = fsub double 1.000000e+00, %29
  %31 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = fmul double %32, %30
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = fmul double %29, %35
  %37 = tail call double @llvm.fmuladd.f64(double %33, double %32, double %36)
  ret double %37
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
