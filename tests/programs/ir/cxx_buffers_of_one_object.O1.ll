target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Stepper = type { double, %struct.Buffer, double, %struct.Buffer, double, i8 }
%struct.Buffer = type { ptr, i64, i8 }

; Function Attrs: mustprogress nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.Stepper, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = load double, ptr %0, align 8, !tbaa !9
  store double %3, ptr %2, align 8, !tbaa !11
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store double %5, ptr %6, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store double %8, ptr %9, align 8, !tbaa !19
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 72
  store i8 1, ptr %10, align 8, !tbaa !20
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store i8 0, ptr %12, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i8 0, ptr %14, align 8, !tbaa !22
  br label %21

15:                                               ; preds = %58
  %16 = load ptr, ptr %13, align 8, !tbaa !23
  tail call void @free(ptr noundef %16) #6
  %17 = load ptr, ptr %11, align 8, !tbaa !24
  tail call void @free(ptr noundef %17) #6
  %18 = load double, ptr %2, align 8, !tbaa !11
  %19 = load double, ptr %6, align 8, !tbaa !18
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %19, double %53)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %20

21:                                               ; preds = %1, %58
  %22 = phi i64 [ 0, %1 ], [ %59, %58 ]
  %23 = phi double [ 0.000000e+00, %1 ], [ %53, %58 ]
  %24 = add nuw nsw i64 %22, 3
  %25 = load double, ptr %2, align 8, !tbaa !11
  %26 = call fastcc noundef zeroext i1 @_ZL6resizeR6Bufferld(ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %24, double noundef %25)
  br i1 %26, label %27, label %31

27:                                               ; preds = %21
  %28 = load double, ptr %6, align 8, !tbaa !18
  %29 = call fastcc noundef zeroext i1 @_ZL6resizeR6Bufferld(ptr noundef nonnull align 8 dereferenceable(24) %11, i64 noundef 4, double noundef %28)
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  store i8 0, ptr %10, align 8, !tbaa !20
  br label %31

31:                                               ; preds = %30, %27, %21
  %32 = load ptr, ptr %13, align 8, !tbaa !23
  %33 = load ptr, ptr %11, align 8, !tbaa !24
  %34 = load double, ptr %9, align 8, !tbaa !19
  br label %44

35:                                               ; preds = %44
  %36 = load double, ptr %9, align 8, !tbaa !19
  %37 = trunc nuw nsw i64 %22 to i32
  %38 = uitofp nneg i32 %37 to double
  %39 = fadd double %36, %38
  %40 = load double, ptr %2, align 8, !tbaa !11
  %41 = fmul double %40, %39
  store double %41, ptr %2, align 8, !tbaa !11
  %42 = load i8, ptr %10, align 8, !tbaa !20, !range !25, !noundef !26
  %43 = trunc nuw i8 %42 to i1
  br i1 %43, label %58, label %55

44:                                               ; preds = %31, %44
  %45 = phi i64 [ 0, %31 ], [ %49, %44 ]
  %46 = phi double [ %23, %31 ], [ %53, %44 ]
  %47 = getelementptr inbounds nuw double, ptr %32, i64 %45
  %48 = load double, ptr %47, align 8, !tbaa !9
  %49 = add nuw nsw i64 %45, 1
  %50 = getelementptr inbounds nuw double, ptr %33, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !9
  %52 = fmul double %48, %51
  %53 = tail call double @llvm.fmuladd.f64(double %52, double %34, double %46)
  %54 = icmp eq i64 %49, 3
  br i1 %54, label %35, label %44, !llvm.loop !27

55:                                               ; preds = %35
  %56 = load double, ptr %6, align 8, !tbaa !18
  %57 = fadd double %41, %56
  store double %57, ptr %6, align 8, !tbaa !18
  br label %58

58:                                               ; preds = %35, %55
  %59 = add nuw nsw i64 %22, 1
  %60 = icmp eq i64 %59, 3
  br i1 %60, label %15, label %21, !llvm.loop !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef zeroext i1 @_ZL6resizeR6Bufferld(ptr noundef nonnull align 8 captures(none) dereferenceable(24) %0, i64 noundef range(i64 -2147483645, 6) %1, double noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i8, ptr %4, align 8, !tbaa !31, !range !25, !noundef !26
  %6 = trunc nuw i8 %5 to i1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %1
  %10 = select i1 %6, i1 %9, i1 false
  br i1 %10, label %36, label %11

11:                                               ; preds = %3
  br i1 %6, label %12, label %14

12:                                               ; preds = %11
  %13 = load ptr, ptr %0, align 8, !tbaa !32
  tail call void @free(ptr noundef %13) #6
  br label %14

14:                                               ; preds = %12, %11
  %15 = shl nsw i64 %1, 3
  %16 = tail call noalias ptr @malloc(i64 noundef %15) #7
  store ptr %16, ptr %0, align 8, !tbaa !32
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %20, %14
  %19 = icmp sgt i64 %1, 3
  br i1 %19, label %27, label %35

20:                                               ; preds = %14, %20
  %21 = phi i64 [ %22, %20 ], [ 0, %14 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = uitofp nneg i64 %22 to double
  %24 = fmul double %2, %23
  %25 = getelementptr inbounds nuw double, ptr %16, i64 %21
  store double %24, ptr %25, align 8, !tbaa !9
  %26 = icmp eq i64 %22, %1
  br i1 %26, label %18, label %20, !llvm.loop !33

27:                                               ; preds = %18
  %28 = load double, ptr %16, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = fmul double %28, %30
  %32 = fmul double %2, %31
  %33 = getelementptr double, ptr %16, i64 %1
  %34 = getelementptr i8, ptr %33, i64 -8
  store double %32, ptr %34, align 8, !tbaa !9
  br label %35

35:                                               ; preds = %27, %18
  store i64 %1, ptr %7, align 8, !tbaa !34
  store i8 1, ptr %4, align 8, !tbaa !31
  br label %36

36:                                               ; preds = %3, %35
  %37 = xor i1 %10, true
  ret i1 %37
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !10, i64 0}
!12 = !{!"_ZTS7Stepper", !10, i64 0, !13, i64 8, !10, i64 32, !13, i64 40, !10, i64 64, !17, i64 72}
!13 = !{!"_ZTS6Buffer", !14, i64 0, !16, i64 8, !17, i64 16}
!14 = !{!"p1 double", !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{!"bool", !7, i64 0}
!18 = !{!12, !10, i64 32}
!19 = !{!12, !10, i64 64}
!20 = !{!12, !17, i64 72}
!21 = !{!12, !17, i64 56}
!22 = !{!12, !17, i64 24}
!23 = !{!12, !14, i64 8}
!24 = !{!12, !14, i64 40}
!25 = !{i8 0, i8 2}
!26 = !{}
!27 = distinct !{!27, !28, !29}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = distinct !{!30, !28, !29}
!31 = !{!13, !17, i64 16}
!32 = !{!13, !14, i64 0}
!33 = distinct !{!33, !28, !29}
!34 = !{!13, !16, i64 8}
