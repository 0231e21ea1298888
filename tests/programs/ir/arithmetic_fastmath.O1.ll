target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local nofpclass(nan inf) double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %15

6:                                                ; preds = %15
  %7 = fmul fast double %24, %22
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi double [ 0.000000e+00, %2 ], [ %22, %6 ]
  %10 = phi double [ 0.000000e+00, %2 ], [ %7, %6 ]
  %11 = fadd fast double %9, 1.000000e+00
  %12 = fdiv fast double %10, %11
  %13 = tail call fast double @llvm.powi.f64.i32(double %9, i32 3)
  %14 = fadd fast double %12, %13
  ret double %14

15:                                               ; preds = %4, %15
  %16 = phi i64 [ 0, %4 ], [ %25, %15 ]
  %17 = phi double [ 1.000000e+00, %4 ], [ %24, %15 ]
  %18 = phi double [ 0.000000e+00, %4 ], [ %22, %15 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fmul fast double %20, 0x3FD5555555555555
  %22 = fadd fast double %21, %18
  %23 = tail call fast double @llvm.sqrt.f64(double %20)
  %24 = fmul fast double %23, %17
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %5
  br i1 %26, label %6, label %15, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.powi.f64.i32(double, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
