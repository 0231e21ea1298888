target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #4
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  br label %13

9:                                                ; preds = %13, %2
  %10 = icmp sgt i32 %1, 1
  br i1 %10, label %11, label %21

11:                                               ; preds = %9
  %12 = zext nneg i32 %1 to i64
  br label %19

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %17, %13 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %5, i64 %14
  store ptr %15, ptr %16, align 8, !tbaa !9
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %9, label %13, !llvm.loop !12

19:                                               ; preds = %11, %35
  %20 = phi i64 [ 1, %11 ], [ %36, %35 ]
  br label %26

21:                                               ; preds = %35, %9
  %22 = icmp sgt i32 %1, 0
  br i1 %22, label %23, label %41

23:                                               ; preds = %21
  %24 = zext nneg i32 %1 to i64
  %25 = zext nneg i32 %1 to i64
  br label %43

26:                                               ; preds = %19, %38
  %27 = phi i64 [ %20, %19 ], [ %39, %38 ]
  %28 = getelementptr inbounds nuw ptr, ptr %5, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !9
  %30 = load double, ptr %29, align 8, !tbaa !15
  %31 = getelementptr i8, ptr %28, i64 -8
  %32 = load ptr, ptr %31, align 8, !tbaa !9
  %33 = load double, ptr %32, align 8, !tbaa !15
  %34 = fcmp olt double %30, %33
  br i1 %34, label %38, label %35

35:                                               ; preds = %38, %26
  %36 = add nuw nsw i64 %20, 1
  %37 = icmp eq i64 %36, %12
  br i1 %37, label %21, label %19, !llvm.loop !17

38:                                               ; preds = %26
  store ptr %32, ptr %28, align 8, !tbaa !9
  store ptr %29, ptr %31, align 8, !tbaa !9
  %39 = add nsw i64 %27, -1
  %40 = icmp sgt i64 %27, 1
  br i1 %40, label %26, label %35, !llvm.loop !18

41:                                               ; preds = %43, %21
  %42 = phi double [ 0.000000e+00, %21 ], [ %59, %43 ]
  tail call void @free(ptr noundef %5) #5
  ret double %42

43:                                               ; preds = %23, %43
  %44 = phi i64 [ 0, %23 ], [ %46, %43 ]
  %45 = phi double [ 0.000000e+00, %23 ], [ %59, %43 ]
  %46 = add nuw nsw i64 %44, 1
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = uitofp nneg i32 %47 to double
  %49 = getelementptr inbounds nuw ptr, ptr %5, i64 %44
  %50 = load ptr, ptr %49, align 8, !tbaa !9
  %51 = load double, ptr %50, align 8, !tbaa !15
  %52 = fmul double %51, %48
  store double %52, ptr %50, align 8, !tbaa !15
  %53 = icmp eq i64 %46, %24
  %54 = and i64 %46, 4294967295
  %55 = select i1 %53, i64 0, i64 %54
  %56 = getelementptr inbounds nuw ptr, ptr %5, i64 %55
  %57 = load ptr, ptr %56, align 8, !tbaa !9
  %58 = load double, ptr %57, align 8, !tbaa !15
  %59 = tail call double @llvm.fmuladd.f64(double %52, double %58, double %45)
  %60 = icmp eq i64 %46, %25
  br i1 %60, label %41, label %43, !llvm.loop !19
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
