target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %9

6:                                                ; preds = %9, %2
  %7 = phi ptr [ null, %2 ], [ %12, %9 ]
  %8 = icmp eq ptr %7, null
  br i1 %8, label %19, label %22

9:                                                ; preds = %4, %9
  %10 = phi i64 [ 0, %4 ], [ %17, %9 ]
  %11 = phi ptr [ null, %4 ], [ %12, %9 ]
  %12 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #3
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = fmul double %14, %14
  store double %15, ptr %12, align 8, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %11, ptr %16, align 8, !tbaa !15
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %6, label %9, !llvm.loop !16

19:                                               ; preds = %22, %6
  %20 = phi double [ 1.000000e+00, %6 ], [ %26, %22 ]
  %21 = icmp eq ptr %7, null
  br i1 %21, label %39, label %31

22:                                               ; preds = %6, %22
  %23 = phi ptr [ %29, %22 ], [ %7, %6 ]
  %24 = phi double [ %26, %22 ], [ 1.000000e+00, %6 ]
  %25 = load double, ptr %23, align 8, !tbaa !11
  %26 = fmul double %24, %25
  %27 = fadd double %25, %26
  store double %27, ptr %23, align 8, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !15
  %30 = icmp eq ptr %29, null
  br i1 %30, label %19, label %22, !llvm.loop !19

31:                                               ; preds = %19, %31
  %32 = phi ptr [ %35, %31 ], [ %7, %19 ]
  %33 = phi double [ %37, %31 ], [ %20, %19 ]
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = load double, ptr %32, align 8, !tbaa !11
  %37 = fadd double %33, %36
  tail call void @free(ptr noundef %32) #4
  %38 = icmp eq ptr %35, null
  br i1 %38, label %39, label %31, !llvm.loop !20

39:                                               ; preds = %31, %19
  %40 = phi double [ %20, %19 ], [ %37, %31 ]
  ret double %40
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !10, i64 0}
!12 = !{!"node", !10, i64 0, !13, i64 8}
!13 = !{!"p1 _ZTS4node", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!12, !13, i64 8}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{!20, !17, !18}
