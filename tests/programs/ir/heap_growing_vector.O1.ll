target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %10

6:                                                ; preds = %28, %2
  %7 = phi ptr [ null, %2 ], [ %29, %28 ]
  %8 = phi i64 [ 0, %2 ], [ %31, %28 ]
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %34, label %36

10:                                               ; preds = %4, %28
  %11 = phi i64 [ %30, %28 ], [ 0, %4 ]
  %12 = phi i64 [ %31, %28 ], [ 0, %4 ]
  %13 = phi ptr [ %29, %28 ], [ null, %4 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fmul double %15, %15
  %17 = icmp eq i64 %12, %11
  br i1 %17, label %18, label %28

18:                                               ; preds = %10
  %19 = icmp eq i64 %11, 0
  %20 = shl nsw i64 %11, 1
  %21 = select i1 %19, i64 1, i64 %20
  %22 = shl i64 %21, 3
  %23 = tail call noalias ptr @malloc(i64 noundef %22) #5
  %24 = icmp eq i64 %12, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %18
  %26 = shl i64 %12, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %13, i64 %26, i1 false)
  br label %27

27:                                               ; preds = %25, %18
  tail call void @free(ptr noundef %13) #6
  br label %28

28:                                               ; preds = %10, %27
  %29 = phi ptr [ %23, %27 ], [ %13, %10 ]
  %30 = phi i64 [ %21, %27 ], [ %11, %10 ]
  %31 = add nuw nsw i64 %12, 1
  %32 = getelementptr inbounds nuw double, ptr %29, i64 %12
  store double %16, ptr %32, align 8, !tbaa !9
  %33 = icmp eq i64 %31, %5
  br i1 %33, label %6, label %10, !llvm.loop !11

34:                                               ; preds = %36, %6
  %35 = phi double [ 1.000000e+00, %6 ], [ %41, %36 ]
  tail call void @free(ptr noundef %7) #6
  ret double %35

36:                                               ; preds = %6, %36
  %37 = phi i64 [ %42, %36 ], [ 0, %6 ]
  %38 = phi double [ %41, %36 ], [ 1.000000e+00, %6 ]
  %39 = getelementptr inbounds nuw double, ptr %7, i64 %37
  %40 = load double, ptr %39, align 8, !tbaa !9
  %41 = tail call double @llvm.fmuladd.f64(double %38, double %40, double 1.000000e+00)
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, %8
  br i1 %43, label %34, label %36, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

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
