target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !9
  %5 = load double, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !16
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %14, label %11

11:                                               ; preds = %3
  tail call void @free(ptr noundef %4) #5
  %12 = shl i64 %2, 3
  %13 = tail call noalias ptr @malloc(i64 noundef %12) #6
  store ptr %13, ptr %0, align 8, !tbaa !9
  store i64 %2, ptr %8, align 8, !tbaa !16
  br label %14

14:                                               ; preds = %3, %11
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = load ptr, ptr %0, align 8, !tbaa !9
  br label %26

18:                                               ; preds = %26, %14
  %19 = fmul double %5, %7
  %20 = load ptr, ptr %0, align 8, !tbaa !9
  %21 = load double, ptr %20, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8, !tbaa !14
  %24 = fmul double %23, %23
  %25 = tail call double @llvm.fmuladd.f64(double %19, double %21, double %24)
  ret double %25

26:                                               ; preds = %16, %26
  %27 = phi i64 [ 0, %16 ], [ %30, %26 ]
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !14
  %30 = add nuw nsw i64 %27, 1
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !14
  %33 = fmul double %29, %32
  %34 = getelementptr inbounds nuw double, ptr %17, i64 %27
  store double %33, ptr %34, align 8, !tbaa !14
  %35 = icmp eq i64 %30, %2
  br i1 %35, label %18, label %26, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @g(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %10

7:                                                ; preds = %35, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %46, %35 ]
  %9 = load ptr, ptr %0, align 8, !tbaa !9
  tail call void @free(ptr noundef %9) #5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  ret double %8

10:                                               ; preds = %5, %35
  %11 = phi i64 [ 1, %5 ], [ %36, %35 ]
  %12 = phi double [ 0.000000e+00, %5 ], [ %46, %35 ]
  %13 = load i64, ptr %6, align 8, !tbaa !16
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %19, label %15

15:                                               ; preds = %10
  %16 = load ptr, ptr %0, align 8, !tbaa !9
  tail call void @free(ptr noundef %16) #5
  %17 = shl i64 %11, 3
  %18 = tail call noalias ptr @malloc(i64 noundef %17) #6
  store ptr %18, ptr %0, align 8, !tbaa !9
  store i64 %11, ptr %6, align 8, !tbaa !16
  br label %19

19:                                               ; preds = %10, %15
  %20 = getelementptr double, ptr %1, i64 %11
  %21 = getelementptr i8, ptr %20, i64 -8
  %22 = load ptr, ptr %0, align 8, !tbaa !9
  br label %26

23:                                               ; preds = %26
  %24 = load ptr, ptr %0, align 8, !tbaa !9
  %25 = getelementptr double, ptr %24, i64 %11
  br label %38

26:                                               ; preds = %19, %26
  %27 = phi i64 [ 0, %19 ], [ %33, %26 ]
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !14
  %30 = load double, ptr %21, align 8, !tbaa !14
  %31 = tail call double @llvm.fmuladd.f64(double %29, double %30, double %12)
  %32 = getelementptr inbounds nuw double, ptr %22, i64 %27
  store double %31, ptr %32, align 8, !tbaa !14
  %33 = add nuw nsw i64 %27, 1
  %34 = icmp eq i64 %33, %11
  br i1 %34, label %23, label %26, !llvm.loop !20

35:                                               ; preds = %38
  %36 = add nuw i64 %11, 1
  %37 = icmp eq i64 %11, %2
  br i1 %37, label %7, label %10, !llvm.loop !21

38:                                               ; preds = %23, %38
  %39 = phi i64 [ 0, %23 ], [ %47, %38 ]
  %40 = phi double [ %12, %23 ], [ %46, %38 ]
  %41 = getelementptr inbounds nuw double, ptr %24, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !14
  %43 = xor i64 %39, -1
  %44 = getelementptr double, ptr %25, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !14
  %46 = tail call double @llvm.fmuladd.f64(double %42, double %45, double %40)
  %47 = add nuw nsw i64 %39, 1
  %48 = icmp eq i64 %47, %11
  br i1 %48, label %35, label %38, !llvm.loop !22
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @h(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc double @deeper(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %5 = load ptr, ptr %0, align 8, !tbaa !9
  tail call void @free(ptr noundef %5) #5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  ret double %4
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @deeper(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %19, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !16
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8, !tbaa !9
  tail call void @free(ptr noundef %10) #5
  %11 = shl i64 %2, 3
  %12 = tail call noalias ptr @malloc(i64 noundef %11) #6
  store ptr %12, ptr %0, align 8, !tbaa !9
  store i64 %2, ptr %6, align 8, !tbaa !16
  br label %13

13:                                               ; preds = %5, %9
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %13
  %16 = getelementptr double, ptr %1, i64 %2
  %17 = getelementptr i8, ptr %16, i64 -8
  %18 = load ptr, ptr %0, align 8, !tbaa !9
  br label %30

19:                                               ; preds = %3, %21
  %20 = phi double [ %29, %21 ], [ 1.000000e+00, %3 ]
  ret double %20

21:                                               ; preds = %30, %13
  %22 = load ptr, ptr %0, align 8, !tbaa !9
  %23 = load double, ptr %22, align 8, !tbaa !14
  %24 = add nsw i64 %2, -1
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !14
  %27 = fmul double %23, %26
  %28 = tail call fastcc double @deeper(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %24)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double %28, double %27)
  br label %19

30:                                               ; preds = %15, %30
  %31 = phi i64 [ 0, %15 ], [ %37, %30 ]
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !14
  %34 = load double, ptr %17, align 8, !tbaa !14
  %35 = fmul double %33, %34
  %36 = getelementptr inbounds nuw double, ptr %18, i64 %31
  store double %35, ptr %36, align 8, !tbaa !14
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %21, label %30, !llvm.loop !23
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

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
!10 = !{!"vector", !11, i64 0, !13, i64 8}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = !{!10, !13, i64 8}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = distinct !{!21, !18, !19}
!22 = distinct !{!22, !18, !19}
!23 = distinct !{!23, !18, !19}
