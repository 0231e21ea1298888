target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  tail call fastcc void @axpy(ptr noundef nonnull %0, ptr noundef nonnull %0, double noundef %3, i32 noundef %1)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = add nsw i32 %1, -1
  tail call fastcc void @axpy(ptr noundef nonnull %4, ptr noundef nonnull %0, double noundef 5.000000e-01, i32 noundef %5)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load double, ptr %6, align 8, !tbaa !9
  tail call fastcc void @axpy(ptr noundef nonnull %0, ptr noundef nonnull %4, double noundef %7, i32 noundef %5)
  %8 = load double, ptr %0, align 8, !tbaa !9
  %9 = load double, ptr %4, align 8, !tbaa !9
  %10 = fmul double %8, %9
  %11 = load double, ptr %6, align 8, !tbaa !9
  %12 = fmul double %10, %11
  ret double %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @axpy(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, i32 noundef %3) unnamed_addr #1 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %16, %9 ]
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = tail call double @llvm.fmuladd.f64(double %2, double %12, double %14)
  store double %15, ptr %13, align 8, !tbaa !9
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %7
  br i1 %17, label %8, label %9, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
