target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp slt i32 %1, 1
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = add nuw i32 %1, 1
  %6 = zext i32 %5 to i64
  br label %9

7:                                                ; preds = %24, %2
  %8 = phi double [ 1.000000e+00, %2 ], [ %33, %24 ]
  ret double %8

9:                                                ; preds = %4, %24
  %10 = phi i64 [ 1, %4 ], [ %25, %24 ]
  %11 = phi double [ 1.000000e+00, %4 ], [ %33, %24 ]
  %12 = shl nuw nsw i64 %10, 3
  %13 = tail call noalias ptr @malloc(i64 noundef %12) #4
  br label %16

14:                                               ; preds = %16
  %15 = load double, ptr %13, align 8, !tbaa !9
  br label %27

16:                                               ; preds = %9, %16
  %17 = phi i64 [ 0, %9 ], [ %22, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = fmul double %11, %19
  %21 = getelementptr inbounds nuw double, ptr %13, i64 %17
  store double %20, ptr %21, align 8, !tbaa !9
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %10
  br i1 %23, label %14, label %16, !llvm.loop !11

24:                                               ; preds = %27
  tail call void @free(ptr noundef %13) #5
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %7, label %9, !llvm.loop !14

27:                                               ; preds = %14, %27
  %28 = phi i64 [ 0, %14 ], [ %34, %27 ]
  %29 = phi double [ %11, %14 ], [ %33, %27 ]
  %30 = getelementptr inbounds nuw double, ptr %13, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fmul double %31, %15
  %33 = tail call double @llvm.fmuladd.f64(double %32, double 1.000000e-01, double %29)
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %10
  br i1 %35, label %24, label %27, !llvm.loop !15
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

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
!15 = distinct !{!15, !12, !13}
