target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { double, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [3 x %struct.cell], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  br label %6

4:                                                ; preds = %6
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %17, label %13

6:                                                ; preds = %2, %6
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = phi ptr [ null, %2 ], [ %9, %6 ]
  %9 = getelementptr inbounds nuw %struct.cell, ptr %3, i64 %7
  store double 0.000000e+00, ptr %9, align 16, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %8, ptr %10, align 8, !tbaa !14
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %11, 3
  br i1 %12, label %4, label %6, !llvm.loop !15

13:                                               ; preds = %34, %4
  %14 = phi double [ 1.000000e+00, %4 ], [ %35, %34 ]
  %15 = phi ptr [ null, %4 ], [ %37, %34 ]
  %16 = icmp eq ptr %15, null
  br i1 %16, label %55, label %47

17:                                               ; preds = %4, %34
  %18 = phi ptr [ %39, %34 ], [ %9, %4 ]
  %19 = phi ptr [ %37, %34 ], [ null, %4 ]
  %20 = phi i32 [ %45, %34 ], [ 0, %4 ]
  %21 = phi double [ %35, %34 ], [ 1.000000e+00, %4 ]
  %22 = icmp eq ptr %18, null
  %23 = icmp ne ptr %19, null
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %34

25:                                               ; preds = %17, %25
  %26 = phi double [ %32, %25 ], [ %21, %17 ]
  %27 = phi ptr [ %30, %25 ], [ %19, %17 ]
  %28 = phi ptr [ %27, %25 ], [ null, %17 ]
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = load ptr, ptr %29, align 8, !tbaa !14
  %31 = load double, ptr %27, align 8, !tbaa !9
  %32 = call double @llvm.fmuladd.f64(double %26, double 9.000000e-01, double %31)
  store ptr %28, ptr %29, align 8, !tbaa !14
  %33 = icmp eq ptr %30, null
  br i1 %33, label %34, label %25

34:                                               ; preds = %25, %17
  %35 = phi double [ %21, %17 ], [ %32, %25 ]
  %36 = phi ptr [ %19, %17 ], [ null, %25 ]
  %37 = phi ptr [ %18, %17 ], [ %27, %25 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !14
  %40 = urem i32 %20, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !18
  %44 = fmul double %35, %43
  store double %44, ptr %37, align 8, !tbaa !9
  store ptr %36, ptr %38, align 8, !tbaa !14
  %45 = add nuw nsw i32 %20, 1
  %46 = icmp eq i32 %45, %1
  br i1 %46, label %13, label %17, !llvm.loop !19

47:                                               ; preds = %13, %47
  %48 = phi ptr [ %53, %47 ], [ %15, %13 ]
  %49 = phi double [ %51, %47 ], [ %14, %13 ]
  %50 = load double, ptr %48, align 8, !tbaa !9
  %51 = call double @llvm.fmuladd.f64(double %50, double %50, double %49)
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %47, !llvm.loop !20

55:                                               ; preds = %47, %13
  %56 = phi double [ %14, %13 ], [ %51, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %56
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!10 = !{!"cell", !11, i64 0, !12, i64 8}
!11 = !{!"double", !7, i64 0}
!12 = !{!"p1 _ZTS4cell", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!10, !12, i64 8}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!11, !11, i64 0}
!19 = distinct !{!19, !16, !17}
!20 = distinct !{!20, !16, !17}
