target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = shl nsw i64 %4, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 %5, i1 false)
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  br label %10

10:                                               ; preds = %7, %21
  %11 = phi i64 [ 0, %7 ], [ %22, %21 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %13 = trunc i64 %11 to i32
  %14 = add i32 %13, 1
  %15 = uitofp nneg i32 %14 to double
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %11
  br label %24

17:                                               ; preds = %21, %3
  %18 = getelementptr double, ptr %1, i64 %4
  %19 = getelementptr i8, ptr %18, i64 -8
  %20 = load double, ptr %19, align 8, !tbaa !9
  store double %20, ptr %0, align 8, !tbaa !9
  ret void

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %17, label %10, !llvm.loop !11

24:                                               ; preds = %10, %24
  %25 = phi i64 [ 0, %10 ], [ %32, %24 ]
  %26 = load double, ptr %12, align 8, !tbaa !9
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fmul double %26, %28
  %30 = load double, ptr %16, align 8, !tbaa !9
  %31 = tail call double @llvm.fmuladd.f64(double %29, double %15, double %30)
  store double %31, ptr %16, align 8, !tbaa !9
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %9
  br i1 %33, label %21, label %24, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
