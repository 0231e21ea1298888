target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.layer = type { ptr, i32, ptr, ptr }

; Function Attrs: nofree nounwind memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef ptr @build() local_unnamed_addr #0 {
  %1 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #6
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 32
  br label %4

3:                                                ; preds = %4
  ret ptr %1

4:                                                ; preds = %0, %4
  %5 = phi i64 [ 0, %0 ], [ %19, %4 ]
  %6 = getelementptr inbounds nuw %struct.layer, ptr %1, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 2, ptr %7, align 8, !tbaa !9
  %8 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #6
  store ptr %8, ptr %6, align 8, !tbaa !14
  %9 = trunc nuw nsw i64 %5 to i32
  %10 = uitofp nneg i32 %9 to double
  %11 = fadd double %10, 3.000000e-01
  store double %11, ptr %8, align 8, !tbaa !15
  %12 = tail call double @llvm.fmuladd.f64(double %10, double -1.000000e-01, double 8.000000e-01)
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %12, ptr %13, align 8, !tbaa !15
  %14 = icmp eq i64 %5, 0
  %15 = select i1 %14, ptr @square, ptr @half
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %15, ptr %16, align 8, !tbaa !17
  %17 = select i1 %14, ptr %2, ptr null
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %17, ptr %18, align 8, !tbaa !18
  %19 = add nuw nsw i64 %5, 1
  %20 = icmp eq i64 %5, 0
  br i1 %20, label %4, label %3, !llvm.loop !19
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @half(double noundef %0) #3 {
  %2 = tail call double @llvm.fmuladd.f64(double %0, double 5.000000e-01, double 1.000000e+00)
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @square(double noundef %0) #3 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local noundef i32 @leaves(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  br label %4

3:                                                ; preds = %4
  ret i32 4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %13, %4 ]
  %6 = lshr i64 %5, 1
  %7 = and i64 %6, 2147483647
  %8 = getelementptr inbounds nuw %struct.layer, ptr %0, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = and i64 %5, 1
  %11 = getelementptr inbounds nuw double, ptr %9, i64 %10
  %12 = getelementptr inbounds nuw ptr, ptr %1, i64 %5
  store ptr %11, ptr %12, align 8, !tbaa !22
  %13 = add nuw nsw i64 %5, 1
  %14 = icmp eq i64 %13, 4
  br i1 %14, label %3, label %4, !llvm.loop !23
}

; Function Attrs: nounwind uwtable
define dso_local double @f(ptr noundef readonly captures(address_is_null) %0, double noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %29, label %4

4:                                                ; preds = %2, %13
  %5 = phi double [ %17, %13 ], [ %1, %2 ]
  %6 = phi ptr [ %19, %13 ], [ %0, %2 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load i32, ptr %7, align 8, !tbaa !9
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = load ptr, ptr %6, align 8, !tbaa !14
  %12 = zext nneg i32 %8 to i64
  br label %21

13:                                               ; preds = %21, %4
  %14 = phi double [ 0.000000e+00, %4 ], [ %26, %21 ]
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !17
  %17 = tail call double %16(double noundef %14) #7
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !18
  %20 = icmp eq ptr %19, null
  br i1 %20, label %29, label %4, !llvm.loop !24

21:                                               ; preds = %10, %21
  %22 = phi i64 [ 0, %10 ], [ %27, %21 ]
  %23 = phi double [ 0.000000e+00, %10 ], [ %26, %21 ]
  %24 = getelementptr inbounds nuw double, ptr %11, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !15
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %5, double %23)
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %12
  br i1 %28, label %13, label %21, !llvm.loop !25

29:                                               ; preds = %13, %2
  %30 = phi double [ %1, %2 ], [ %17, %13 ]
  ret double %30
}

attributes #0 = { nofree nounwind memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

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
!9 = !{!10, !6, i64 8}
!10 = !{!"layer", !11, i64 0, !6, i64 8, !12, i64 16, !13, i64 24}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS5layer", !12, i64 0}
!14 = !{!10, !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = !{!10, !12, i64 16}
!18 = !{!10, !13, i64 24}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!11, !11, i64 0}
!23 = distinct !{!23, !20, !21}
!24 = distinct !{!24, !20, !21}
!25 = distinct !{!25, !20, !21}
