target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@buffer = dso_local local_unnamed_addr global ptr null, align 8

; Function Attrs: nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @buffer, align 8, !tbaa !9
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = shl nsw i32 %1, 3
  %7 = sext i32 %6 to i64
  %8 = tail call noalias ptr @malloc(i64 noundef %7) #3
  store ptr %8, ptr @buffer, align 8, !tbaa !9
  br label %9

9:                                                ; preds = %5, %2
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %9
  %12 = load ptr, ptr @buffer, align 8, !tbaa !9
  %13 = zext nneg i32 %1 to i64
  br label %21

14:                                               ; preds = %21, %9
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = load ptr, ptr @buffer, align 8, !tbaa !9
  %18 = zext nneg i32 %1 to i64
  %19 = zext nneg i32 %1 to i64
  %20 = getelementptr double, ptr %17, i64 %18
  br label %31

21:                                               ; preds = %11, %21
  %22 = phi i64 [ 0, %11 ], [ %27, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = fmul double %24, %24
  %26 = getelementptr inbounds nuw double, ptr %12, i64 %22
  store double %25, ptr %26, align 8, !tbaa !12
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %14, label %21, !llvm.loop !14

29:                                               ; preds = %31, %14
  %30 = phi double [ 0.000000e+00, %14 ], [ %39, %31 ]
  ret double %30

31:                                               ; preds = %16, %31
  %32 = phi i64 [ 0, %16 ], [ %40, %31 ]
  %33 = phi double [ 0.000000e+00, %16 ], [ %39, %31 ]
  %34 = getelementptr inbounds nuw double, ptr %17, i64 %32
  %35 = load double, ptr %34, align 8, !tbaa !12
  %36 = xor i64 %32, -1
  %37 = getelementptr double, ptr %20, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !12
  %39 = tail call double @llvm.fmuladd.f64(double %35, double %38, double %33)
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %29, label %31, !llvm.loop !17
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind allocsize(0) }

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
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
