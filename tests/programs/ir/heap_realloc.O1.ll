target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #4
  %4 = load double, ptr %0, align 8, !tbaa !9
  store double %4, ptr %3, align 8, !tbaa !9
  %5 = icmp sgt i32 %1, 1
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  br label %13

8:                                                ; preds = %13, %2
  %9 = phi ptr [ %3, %2 ], [ %18, %13 ]
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %26

11:                                               ; preds = %8
  %12 = zext nneg i32 %1 to i64
  br label %28

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 1, %6 ], [ %16, %13 ]
  %15 = phi ptr [ %3, %6 ], [ %18, %13 ]
  %16 = add nuw nsw i64 %14, 1
  %17 = shl nuw nsw i64 %16, 3
  %18 = tail call ptr @realloc(ptr noundef %15, i64 noundef %17) #5
  %19 = getelementptr double, ptr %18, i64 %14
  %20 = getelementptr i8, ptr %19, i64 -8
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = fmul double %21, %23
  store double %24, ptr %19, align 8, !tbaa !9
  %25 = icmp eq i64 %16, %7
  br i1 %25, label %8, label %13, !llvm.loop !11

26:                                               ; preds = %28, %8
  %27 = phi double [ 0.000000e+00, %8 ], [ %33, %28 ]
  tail call void @free(ptr noundef %9) #6
  ret double %27

28:                                               ; preds = %11, %28
  %29 = phi i64 [ 0, %11 ], [ %34, %28 ]
  %30 = phi double [ 0.000000e+00, %11 ], [ %33, %28 ]
  %31 = getelementptr inbounds nuw double, ptr %9, i64 %29
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = fadd double %30, %32
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %26, label %28, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind allocsize(1) }
attributes #6 = { nounwind }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
