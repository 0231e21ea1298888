target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load double, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i8, ptr %3, align 8
  %5 = and i8 %4, 7
  %6 = zext nneg i8 %5 to i32
  %7 = icmp eq i8 %5, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !12
  br label %20

11:                                               ; preds = %20, %1
  %12 = phi double [ %2, %1 ], [ %23, %20 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = and i8 %4, -8
  %15 = add i8 %14, 8
  %16 = or disjoint i8 %15, %5
  store i8 %16, ptr %13, align 8
  %17 = lshr exact i8 %15, 3
  %18 = uitofp nneg i8 %17 to double
  %19 = fmul double %12, %18
  store double %19, ptr %0, align 8, !tbaa !9
  ret double %12

20:                                               ; preds = %8, %20
  %21 = phi i32 [ 0, %8 ], [ %24, %20 ]
  %22 = phi double [ %2, %8 ], [ %23, %20 ]
  %23 = fmul double %22, %10
  %24 = add nuw nsw i32 %21, 1
  %25 = icmp eq i32 %24, %6
  br i1 %25, label %11, label %20, !llvm.loop !13
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"bits", !11, i64 0, !6, i64 8, !6, i64 8, !11, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !11, i64 16}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
