target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, i32, [2 x ptr] }

; Function Attrs: nofree nounwind memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef ptr @build() local_unnamed_addr #0 {
  %1 = tail call noalias dereferenceable_or_null(128) ptr @malloc(i64 noundef 128) #5
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %4

3:                                                ; preds = %4
  ret ptr %1

4:                                                ; preds = %0, %4
  %5 = phi i64 [ 0, %0 ], [ %19, %4 ]
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = uitofp nneg i32 %6 to double
  %8 = tail call double @llvm.fmuladd.f64(double %7, double 3.000000e-01, double 5.000000e-01)
  %9 = getelementptr inbounds nuw %struct.node, ptr %1, i64 %5
  store double %8, ptr %9, align 8, !tbaa !9
  %10 = icmp eq i64 %5, 3
  %11 = icmp eq i64 %5, 0
  %12 = select i1 %11, i32 2, i32 1
  %13 = select i1 %10, i32 0, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %13, ptr %14, align 8, !tbaa !12
  %15 = select i1 %11, i64 1, i64 3
  %16 = getelementptr inbounds nuw %struct.node, ptr %1, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %16, ptr %17, align 8, !tbaa !13
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %2, ptr %18, align 8, !tbaa !13
  %19 = add nuw nsw i64 %5, 1
  %20 = icmp eq i64 %19, 4
  br i1 %20, label %3, label %4, !llvm.loop !16
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local noundef i32 @leaves(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  br label %4

3:                                                ; preds = %4
  ret i32 4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %8, %4 ]
  %6 = getelementptr inbounds nuw %struct.node, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw ptr, ptr %1, i64 %5
  store ptr %6, ptr %7, align 8, !tbaa !19
  %8 = add nuw nsw i64 %5, 1
  %9 = icmp eq i64 %8, 4
  br i1 %9, label %3, label %4, !llvm.loop !21
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = tail call fastcc double @go(ptr noundef %0)
  ret double %2
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @go(ptr noundef captures(none) %0) unnamed_addr #4 {
  %2 = load double, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !12
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %12

8:                                                ; preds = %12, %1
  %9 = phi double [ %2, %1 ], [ %19, %12 ]
  %10 = load double, ptr %0, align 8, !tbaa !9
  %11 = fmul double %10, 1.100000e+00
  store double %11, ptr %0, align 8, !tbaa !9
  ret double %9

12:                                               ; preds = %6, %12
  %13 = phi i64 [ 0, %6 ], [ %20, %12 ]
  %14 = phi double [ %2, %6 ], [ %19, %12 ]
  %15 = load double, ptr %0, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw ptr, ptr %7, i64 %13
  %17 = load ptr, ptr %16, align 8, !tbaa !13
  %18 = tail call fastcc double @go(ptr noundef %17)
  %19 = tail call double @llvm.fmuladd.f64(double %15, double %18, double %14)
  %20 = add nuw nsw i64 %13, 1
  %21 = load i32, ptr %3, align 8, !tbaa !12
  %22 = sext i32 %21 to i64
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %12, label %8, !llvm.loop !22
}

attributes #0 = { nofree nounwind memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !11, i64 0}
!10 = !{!"node", !11, i64 0, !6, i64 8, !7, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !6, i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS4node", !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 double", !15, i64 0}
!21 = distinct !{!21, !17, !18}
!22 = distinct !{!22, !17, !18}
