target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@node = internal unnamed_addr constant [3 x double] [double 0xBFE8C97EF43F7244, double 0.000000e+00, double 0x3FE8C97EF43F7244], align 16
@weight = internal unnamed_addr constant [3 x double] [double 0x3FE1C71C71C71C72, double 0x3FEC71C71C71C71C, double 0x3FE1C71C71C71C72], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, 5.000000e-01
  br label %4

3:                                                ; preds = %4
  ret double %18

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %19, %4 ]
  %6 = phi double [ 0.000000e+00, %1 ], [ %18, %4 ]
  %7 = getelementptr inbounds nuw double, ptr @node, i64 %5
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = fadd double %8, 1.000000e+00
  %10 = fmul double %2, %9
  %11 = getelementptr inbounds nuw double, ptr @weight, i64 %5
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = fneg double %10
  %14 = fmul double %10, %13
  %15 = tail call double @llvm.exp.f64(double %14)
  %16 = fmul double %12, %15
  %17 = fmul double %16, 5.000000e-01
  %18 = tail call double @llvm.fmuladd.f64(double %17, double %0, double %6)
  %19 = add nuw nsw i64 %5, 1
  %20 = icmp eq i64 %19, 3
  br i1 %20, label %3, label %4, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
