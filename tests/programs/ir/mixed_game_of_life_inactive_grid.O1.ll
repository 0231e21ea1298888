target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(double noundef %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [9 x i8], align 1
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %11, %3
  %7 = phi double [ 1.000000e+00, %3 ], [ %13, %11 ]
  ret double %7

8:                                                ; preds = %3, %11
  %9 = phi i32 [ %14, %11 ], [ 0, %3 ]
  %10 = phi double [ %13, %11 ], [ 1.000000e+00, %3 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  br label %16

11:                                               ; preds = %27
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(9) %1, ptr noundef nonnull align 1 dereferenceable(9) %4, i64 9, i1 false), !tbaa !9
  %12 = sitofp i32 %70 to double
  %13 = tail call double @llvm.fmuladd.f64(double %10, double %0, double %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  %14 = add nuw nsw i32 %9, 1
  %15 = icmp eq i32 %14, %2
  br i1 %15, label %6, label %8, !llvm.loop !10

16:                                               ; preds = %8, %27
  %17 = phi i64 [ 0, %8 ], [ %28, %27 ]
  %18 = phi i32 [ 0, %8 ], [ %70, %27 ]
  %19 = mul nuw nsw i64 %17, 3
  %20 = mul nuw nsw i64 %17, 3
  %21 = getelementptr inbounds i8, ptr %1, i64 %20
  %22 = getelementptr inbounds i8, ptr %4, i64 %19
  br label %23

23:                                               ; preds = %16, %66
  %24 = phi i64 [ 0, %16 ], [ %71, %66 ]
  %25 = phi i32 [ %18, %16 ], [ %70, %66 ]
  %26 = getelementptr i8, ptr %1, i64 %24
  br label %30

27:                                               ; preds = %66
  %28 = add nuw nsw i64 %17, 1
  %29 = icmp eq i64 %28, 3
  br i1 %29, label %11, label %16, !llvm.loop !13

30:                                               ; preds = %23, %38
  %31 = phi i64 [ -1, %23 ], [ %39, %38 ]
  %32 = phi i32 [ 0, %23 ], [ %57, %38 ]
  %33 = add nsw i64 %31, %17
  %34 = icmp ult i64 %33, 3
  %35 = mul nuw nsw i64 %33, 3
  %36 = getelementptr i8, ptr %26, i64 %35
  br label %41

37:                                               ; preds = %38
  switch i32 %57, label %65 [
    i32 3, label %66
    i32 2, label %60
  ]

38:                                               ; preds = %56
  %39 = add nsw i64 %31, 1
  %40 = icmp eq i64 %39, 2
  br i1 %40, label %37, label %30, !llvm.loop !14

41:                                               ; preds = %30, %56
  %42 = phi i64 [ -1, %30 ], [ %58, %56 ]
  %43 = phi i32 [ %32, %30 ], [ %57, %56 ]
  %44 = or i64 %42, %31
  %45 = and i64 %44, 4294967295
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %56, label %47

47:                                               ; preds = %41
  %48 = add nsw i64 %42, %24
  %49 = icmp ult i64 %48, 3
  %50 = select i1 %34, i1 %49, i1 false
  br i1 %50, label %51, label %56

51:                                               ; preds = %47
  %52 = getelementptr i8, ptr %36, i64 %42
  %53 = load i8, ptr %52, align 1, !tbaa !9
  %54 = sext i8 %53 to i32
  %55 = add nsw i32 %43, %54
  br label %56

56:                                               ; preds = %47, %51, %41
  %57 = phi i32 [ %55, %51 ], [ %43, %47 ], [ %43, %41 ]
  %58 = add nsw i64 %42, 1
  %59 = icmp eq i64 %58, 2
  br i1 %59, label %38, label %41, !llvm.loop !15

60:                                               ; preds = %37
  %61 = getelementptr inbounds i8, ptr %21, i64 %24
  %62 = load i8, ptr %61, align 1, !tbaa !9
  %63 = icmp ne i8 %62, 0
  %64 = zext i1 %63 to i8
  br label %66

65:                                               ; preds = %37
  br label %66

66:                                               ; preds = %37, %65, %60
  %67 = phi i8 [ 1, %37 ], [ %64, %60 ], [ 0, %65 ]
  %68 = getelementptr inbounds i8, ptr %22, i64 %24
  store i8 %67, ptr %68, align 1, !tbaa !9
  %69 = zext nneg i8 %67 to i32
  %70 = add nsw i32 %25, %69
  %71 = add nuw nsw i64 %24, 1
  %72 = icmp eq i64 %71, 3
  br i1 %72, label %27, label %23, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
