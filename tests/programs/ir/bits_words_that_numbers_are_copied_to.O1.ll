target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x i64], align 16
  %4 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #9
  br label %12

5:                                                ; preds = %12
  %6 = and i32 %1, 1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %3, i64 %7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false)
  %9 = icmp sgt i32 %1, 5
  %10 = zext i1 %9 to i64
  %11 = lshr i64 -1, %10
  br label %28

12:                                               ; preds = %2, %12
  %13 = phi i64 [ 0, %2 ], [ %15, %12 ]
  %14 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %13
  store i64 %13, ptr %14, align 8, !tbaa !5
  %15 = add nuw nsw i64 %13, 1
  %16 = icmp eq i64 %15, 8
  br i1 %16, label %5, label %12, !llvm.loop !9

17:                                               ; preds = %28
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %4, i64 16
  %21 = load double, ptr %20, align 16
  %22 = getelementptr inbounds i8, ptr %4, i64 24
  %23 = load double, ptr %22, align 8
  %24 = load double, ptr %0, align 8, !tbaa !12
  %25 = fmul double %19, %24
  %26 = fmul double %21, %25
  %27 = fmul double %23, %26
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #9
  ret double %27

28:                                               ; preds = %5, %28
  %29 = phi i64 [ 0, %5 ], [ %34, %28 ]
  %30 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !5
  %32 = and i64 %31, %11
  %33 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %29
  store i64 %32, ptr %33, align 8, !tbaa !5
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, 8
  br i1 %35, label %17, label %28, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define dso_local double @g(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = shl nsw i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #10
  %6 = tail call noalias ptr @malloc(i64 noundef %4) #10
  %7 = tail call noalias ptr @malloc(i64 noundef %4) #10
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %0, i64 %4, i1 false)
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = zext nneg i32 %1 to i64
  br label %15

11:                                               ; preds = %15, %2
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %11
  %14 = zext nneg i32 %1 to i64
  br label %27

15:                                               ; preds = %9, %15
  %16 = phi i64 [ 0, %9 ], [ %23, %15 ]
  %17 = getelementptr inbounds i64, ptr %5, i64 %16
  %18 = load i64, ptr %17, align 8, !tbaa !5
  %19 = and i64 %18, 4294967295
  %20 = getelementptr inbounds i64, ptr %6, i64 %16
  store i64 %19, ptr %20, align 8, !tbaa !5
  %21 = lshr i64 %18, 32
  %22 = getelementptr inbounds i64, ptr %7, i64 %16
  store i64 %21, ptr %22, align 8, !tbaa !5
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %10
  br i1 %24, label %11, label %15, !llvm.loop !15

25:                                               ; preds = %27, %11
  %26 = phi double [ 1.000000e+00, %11 ], [ %37, %27 ]
  tail call void @free(ptr noundef %5) #9
  tail call void @free(ptr noundef %6) #9
  tail call void @free(ptr noundef %7) #9
  ret double %26

27:                                               ; preds = %13, %27
  %28 = phi i64 [ 0, %13 ], [ %38, %27 ]
  %29 = phi double [ 1.000000e+00, %13 ], [ %37, %27 ]
  %30 = getelementptr inbounds i64, ptr %6, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !5
  %32 = getelementptr inbounds i64, ptr %7, i64 %28
  %33 = load i64, ptr %32, align 8, !tbaa !5
  %34 = shl i64 %33, 32
  %35 = or i64 %34, %31
  %36 = bitcast i64 %35 to double
  %37 = fmul double %29, %36
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %14
  br i1 %39, label %25, label %27, !llvm.loop !16
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local double @h(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #10
  %4 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #10
  br label %13

5:                                                ; preds = %13
  %6 = and i32 %1, 1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %3, i64 %7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false)
  %9 = tail call dereferenceable_or_null(128) ptr @realloc(ptr noundef %3, i64 noundef 128) #11
  %10 = icmp sgt i32 %1, 5
  %11 = zext i1 %10 to i64
  %12 = lshr i64 -1, %11
  br label %29

13:                                               ; preds = %2, %13
  %14 = phi i64 [ 0, %2 ], [ %15, %13 ]
  %15 = add nuw nsw i64 %14, 1
  %16 = getelementptr inbounds i64, ptr %3, i64 %14
  store i64 %15, ptr %16, align 8, !tbaa !5
  %17 = icmp eq i64 %15, 8
  br i1 %17, label %5, label %13, !llvm.loop !17

18:                                               ; preds = %29
  %19 = getelementptr inbounds i8, ptr %4, i64 8
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %4, i64 16
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %4, i64 24
  %24 = load double, ptr %23, align 8
  %25 = load double, ptr %0, align 8, !tbaa !12
  %26 = fmul double %20, %25
  %27 = fmul double %22, %26
  %28 = fmul double %24, %27
  tail call void @free(ptr noundef %9) #9
  tail call void @free(ptr noundef %4) #9
  ret double %28

29:                                               ; preds = %5, %29
  %30 = phi i64 [ 0, %5 ], [ %35, %29 ]
  %31 = getelementptr inbounds i64, ptr %9, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !5
  %33 = and i64 %32, %12
  %34 = getelementptr inbounds i64, ptr %4, i64 %30
  store i64 %33, ptr %34, align 8, !tbaa !5
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, 8
  br i1 %36, label %18, label %29, !llvm.loop !18
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local double @overwritten(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %4 = shl nsw i32 %1, 3
  %5 = sext i32 %4 to i64
  %6 = add nsw i64 %5, 4607182418800017408
  %7 = and i32 %1, 3
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %8
  store i64 %6, ptr %9, align 8, !tbaa !5
  %10 = sext i32 %1 to i64
  %11 = and i32 %1, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %12
  store i64 %10, ptr %13, align 8, !tbaa !5
  %14 = load double, ptr %3, align 16
  %15 = getelementptr inbounds i8, ptr %3, i64 8
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %3, i64 16
  %18 = load double, ptr %17, align 16
  %19 = getelementptr inbounds i8, ptr %3, i64 24
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load double, ptr %21, align 8, !tbaa !12
  %23 = fadd double %14, %16
  %24 = fmul double %18, %20
  %25 = tail call double @llvm.fmuladd.f64(double %22, double %23, double %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #9
  ret double %25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { nounwind allocsize(1) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
