target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = zext nneg i32 %1 to i64
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %1 to i64
  br label %10

10:                                               ; preds = %4, %21
  %11 = phi i64 [ 0, %4 ], [ %22, %21 ]
  %12 = mul nuw nsw i64 %11, %6
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = getelementptr inbounds double, ptr %0, i64 %12
  br label %16

15:                                               ; preds = %21, %2
  ret void

16:                                               ; preds = %10, %24
  %17 = phi i64 [ 0, %10 ], [ %25, %24 ]
  %18 = mul nuw nsw i64 %17, %5
  %19 = getelementptr inbounds double, ptr %13, i64 %18
  %20 = getelementptr inbounds double, ptr %0, i64 %18
  br label %27

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %15, label %10, !llvm.loop !9

24:                                               ; preds = %37
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, %8
  br i1 %26, label %21, label %16, !llvm.loop !12

27:                                               ; preds = %16, %37
  %28 = phi i64 [ 0, %16 ], [ %38, %37 ]
  %29 = load double, ptr %19, align 8, !tbaa !13
  %30 = getelementptr inbounds double, ptr %14, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !13
  %32 = fadd double %29, %31
  %33 = getelementptr inbounds double, ptr %20, i64 %28
  %34 = load double, ptr %33, align 8, !tbaa !13
  %35 = fcmp olt double %32, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %27
  store double %32, ptr %33, align 8, !tbaa !13
  br label %37

37:                                               ; preds = %36, %27
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %24, label %27, !llvm.loop !15
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = distinct !{!15, !10, !11}
