target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc { ptr, i32 } @tail(ptr noundef %0, i32 noundef 3, i32 noundef %1)
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call fastcc { ptr, i32 } @tail(ptr noundef %4, i32 noundef %5, i32 noundef 1)
  %7 = extractvalue { ptr, i32 } %6, 0
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = zext nneg i32 %5 to i64
  br label %13

11:                                               ; preds = %13, %2
  %12 = phi double [ 0.000000e+00, %2 ], [ %21, %13 ]
  ret double %12

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %22, %13 ]
  %15 = phi double [ 0.000000e+00, %9 ], [ %21, %13 ]
  %16 = load double, ptr %7, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw double, ptr %4, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = fmul double %16, %18
  store double %19, ptr %17, align 8, !tbaa !9
  %20 = load double, ptr %0, align 8, !tbaa !9
  %21 = tail call double @llvm.fmuladd.f64(double %19, double %20, double %15)
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %10
  br i1 %23, label %11, label %13, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { ptr, i32 } @tail(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = sext i32 %2 to i64
  %5 = getelementptr inbounds double, ptr %0, i64 %4
  %6 = sub nsw i32 %1, %2
  %7 = insertvalue { ptr, i32 } poison, ptr %5, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  ret { ptr, i32 } %8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
