target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nounwind memory(write, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local ptr @build() local_unnamed_addr #0 {
  br label %2

1:                                                ; preds = %13
  ret ptr %14

2:                                                ; preds = %0, %13
  %3 = phi ptr [ null, %0 ], [ %14, %13 ]
  %4 = phi i32 [ 0, %0 ], [ %15, %13 ]
  %5 = phi ptr [ null, %0 ], [ %6, %13 ]
  %6 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #5
  %7 = uitofp nneg i32 %4 to double
  %8 = tail call double @llvm.fmuladd.f64(double %7, double 3.000000e-01, double 5.000000e-01)
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store double %8, ptr %9, align 8, !tbaa !9
  store ptr null, ptr %6, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %5, ptr %10, align 8, !tbaa !15
  %11 = icmp eq ptr %5, null
  br i1 %11, label %13, label %12

12:                                               ; preds = %2
  store ptr %6, ptr %5, align 8, !tbaa !14
  br label %13

13:                                               ; preds = %2, %12
  %14 = phi ptr [ %3, %12 ], [ %6, %2 ]
  %15 = add nuw nsw i32 %4, 1
  %16 = icmp eq i32 %15, 4
  br i1 %16, label %1, label %2, !llvm.loop !16
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @leaves(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %14, label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ %8, %4 ], [ 0, %2 ]
  %6 = phi ptr [ %10, %4 ], [ %0, %2 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = add nuw nsw i64 %5, 1
  %9 = getelementptr inbounds nuw ptr, ptr %1, i64 %5
  store ptr %7, ptr %9, align 8, !tbaa !19
  %10 = load ptr, ptr %6, align 8, !tbaa !14
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %4, !llvm.loop !21

12:                                               ; preds = %4
  %13 = trunc nuw i64 %8 to i32
  br label %14

14:                                               ; preds = %12, %2
  %15 = phi i32 [ 0, %2 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = load ptr, ptr %0, align 8, !tbaa !14
  %3 = icmp eq ptr %2, null
  br i1 %3, label %13, label %4

4:                                                ; preds = %1, %4
  %5 = phi ptr [ %11, %4 ], [ %2, %1 ]
  %6 = phi ptr [ %5, %4 ], [ %0, %1 ]
  %7 = phi double [ %10, %4 ], [ 3.000000e-01, %1 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = tail call double @llvm.fmuladd.f64(double %7, double %9, double 1.000000e+00)
  %11 = load ptr, ptr %5, align 8, !tbaa !14
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %4, !llvm.loop !22

13:                                               ; preds = %4, %1
  %14 = phi ptr [ %0, %1 ], [ %5, %4 ]
  %15 = phi double [ 3.000000e-01, %1 ], [ %10, %4 ]
  br label %16

16:                                               ; preds = %13, %29
  %17 = phi ptr [ %32, %29 ], [ %14, %13 ]
  %18 = phi double [ %30, %29 ], [ %15, %13 ]
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fmul double %18, %20
  store double %21, ptr %19, align 8, !tbaa !9
  %22 = tail call double @llvm.fmuladd.f64(double %21, double 1.000000e-01, double %18)
  %23 = load ptr, ptr %17, align 8, !tbaa !14
  %24 = icmp eq ptr %23, null
  br i1 %24, label %29, label %25

25:                                               ; preds = %16
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %21, double %22)
  br label %29

29:                                               ; preds = %16, %25
  %30 = phi double [ %28, %25 ], [ %22, %16 ]
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !15
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %16, !llvm.loop !23

34:                                               ; preds = %29
  ret double %30
}

attributes #0 = { nofree nounwind memory(write, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }

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
!9 = !{!10, !13, i64 16}
!10 = !{!"node", !11, i64 0, !11, i64 8, !13, i64 16}
!11 = !{!"p1 _ZTS4node", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = !{!10, !11, i64 0}
!15 = !{!10, !11, i64 8}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 double", !12, i64 0}
!21 = distinct !{!21, !17, !18}
!22 = distinct !{!22, !17, !18}
!23 = distinct !{!23, !17, !18}
