target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  br label %5

4:                                                ; preds = %5
  ret double %19

5:                                                ; preds = %3, %5
  %6 = phi double [ 0.000000e+00, %3 ], [ %19, %5 ]
  %7 = phi i32 [ 0, %3 ], [ %20, %5 ]
  %8 = uitofp nneg i32 %7 to double
  %9 = fmul double %0, %8
  %10 = tail call double @llvm.sin.f64(double %9)
  %11 = fmul double %1, %8
  %12 = tail call double @llvm.exp.f64(double %11)
  %13 = shl nuw nsw i32 1, %7
  %14 = and i32 %13, %2
  %15 = icmp eq i32 %14, 0
  %16 = fmul double %10, %12
  %17 = fsub double %10, %12
  %18 = select i1 %15, double %17, double %16
  %19 = fadd double %6, %18
  %20 = add nuw nsw i32 %7, 1
  %21 = icmp eq i32 %20, 4
  br i1 %21, label %4, label %5, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
