target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { double, i32, [8 x double] }

@state = internal unnamed_addr global %struct.anon zeroinitializer, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @clear() local_unnamed_addr #0 {
  store double 1.000000e+00, ptr @state, align 8, !tbaa !9
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @state, i64 8), align 8, !tbaa !12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %10, %2
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @state, i64 8), align 8, !tbaa !12
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = load double, ptr @state, align 8, !tbaa !9
  %9 = zext nneg i32 %5 to i64
  br label %16

10:                                               ; preds = %2, %10
  %11 = phi i32 [ %12, %10 ], [ 0, %2 ]
  tail call fastcc void @advance(double noundef %0)
  %12 = add nuw nsw i32 %11, 1
  %13 = icmp eq i32 %12, %1
  br i1 %13, label %4, label %10, !llvm.loop !13

14:                                               ; preds = %16, %4
  %15 = phi double [ 0.000000e+00, %4 ], [ %21, %16 ]
  ret double %15

16:                                               ; preds = %7, %16
  %17 = phi i64 [ 0, %7 ], [ %22, %16 ]
  %18 = phi double [ 0.000000e+00, %7 ], [ %21, %16 ]
  %19 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @state, i64 16), i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !16
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %8, double %18)
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %14, label %16, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @advance(double noundef %0) unnamed_addr #2 {
  %2 = load double, ptr @state, align 8, !tbaa !9
  %3 = load i32, ptr getelementptr inbounds nuw (i8, ptr @state, i64 8), align 8, !tbaa !12
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr getelementptr inbounds nuw (i8, ptr @state, i64 8), align 8, !tbaa !12
  %5 = sext i32 %3 to i64
  %6 = getelementptr inbounds double, ptr getelementptr inbounds nuw (i8, ptr @state, i64 16), i64 %5
  store double %2, ptr %6, align 8, !tbaa !16
  %7 = load double, ptr @state, align 8, !tbaa !9
  %8 = sitofp i32 %4 to double
  %9 = tail call double @llvm.fmuladd.f64(double %7, double %0, double %8)
  store double %9, ptr @state, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!"", !11, i64 0, !6, i64 8, !7, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !6, i64 8}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!11, !11, i64 0}
!17 = distinct !{!17, !14, !15}
