target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca [16 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = tail call fastcc ptr @make(ptr noundef %0, i32 noundef 0)
  store ptr %3, ptr %2, align 16, !tbaa !9
  br label %8

4:                                                ; preds = %36
  %5 = icmp sgt i32 %37, 0
  br i1 %5, label %6, label %40

6:                                                ; preds = %4
  %7 = zext nneg i32 %37 to i64
  br label %41

8:                                                ; preds = %1, %36
  %9 = phi i64 [ 0, %1 ], [ %12, %36 ]
  %10 = phi double [ 5.000000e-01, %1 ], [ %19, %36 ]
  %11 = phi i32 [ 1, %1 ], [ %37, %36 ]
  %12 = add nuw nsw i64 %9, 1
  %13 = getelementptr inbounds nuw ptr, ptr %2, i64 %9
  %14 = load ptr, ptr %13, align 8, !tbaa !9
  %15 = load double, ptr %14, align 8, !tbaa !12
  %16 = trunc nuw nsw i64 %12 to i32
  %17 = uitofp nneg i32 %16 to double
  %18 = fmul double %17, 1.000000e-01
  %19 = tail call double @llvm.fmuladd.f64(double %10, double %15, double %18)
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !15
  %22 = icmp eq ptr %21, null
  br i1 %22, label %27, label %23

23:                                               ; preds = %8
  %24 = add nsw i32 %11, 1
  %25 = sext i32 %11 to i64
  %26 = getelementptr inbounds ptr, ptr %2, i64 %25
  store ptr %21, ptr %26, align 8, !tbaa !9
  br label %27

27:                                               ; preds = %23, %8
  %28 = phi i32 [ %24, %23 ], [ %11, %8 ]
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %30 = load ptr, ptr %29, align 8, !tbaa !16
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:                                               ; preds = %27
  %33 = add nsw i32 %28, 1
  %34 = sext i32 %28 to i64
  %35 = getelementptr inbounds ptr, ptr %2, i64 %34
  store ptr %30, ptr %35, align 8, !tbaa !9
  br label %36

36:                                               ; preds = %32, %27
  %37 = phi i32 [ %33, %32 ], [ %28, %27 ]
  %38 = sext i32 %37 to i64
  %39 = icmp slt i64 %12, %38
  br i1 %39, label %8, label %4, !llvm.loop !17

40:                                               ; preds = %41, %4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %19

41:                                               ; preds = %6, %41
  %42 = phi i64 [ 0, %6 ], [ %45, %41 ]
  %43 = getelementptr inbounds nuw ptr, ptr %2, i64 %42
  %44 = load ptr, ptr %43, align 8, !tbaa !9
  tail call void @free(ptr noundef %44) #6
  %45 = add nuw nsw i64 %42, 1
  %46 = icmp eq i64 %45, %7
  br i1 %46, label %40, label %41, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind memory(write, argmem: read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noalias noundef ptr @make(ptr noundef %0, i32 noundef range(i32 0, 15) %1) unnamed_addr #2 {
  %3 = icmp samesign ugt i32 %1, 6
  br i1 %3, label %4, label %6

4:                                                ; preds = %2, %6
  %5 = phi ptr [ %7, %6 ], [ null, %2 ]
  ret ptr %5

6:                                                ; preds = %2
  %7 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !21
  store double %10, ptr %7, align 8, !tbaa !12
  %11 = shl nuw nsw i32 %1, 1
  %12 = or disjoint i32 %11, 1
  %13 = tail call fastcc ptr @make(ptr noundef %0, i32 noundef %12)
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %13, ptr %14, align 8, !tbaa !15
  %15 = add nuw nsw i32 %11, 2
  %16 = tail call fastcc ptr @make(ptr noundef %0, i32 noundef %15)
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %16, ptr %17, align 8, !tbaa !16
  br label %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind memory(write, argmem: read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }

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
!10 = !{!"p1 _ZTS4tree", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !14, i64 0}
!13 = !{!"tree", !14, i64 0, !10, i64 8, !10, i64 16}
!14 = !{!"double", !7, i64 0}
!15 = !{!13, !10, i64 8}
!16 = !{!13, !10, i64 16}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = !{!14, !14, i64 0}
