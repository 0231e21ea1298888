target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #3
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  br label %15

9:                                                ; preds = %15, %2
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %9
  %12 = zext nneg i32 %1 to i64
  %13 = zext nneg i32 %1 to i64
  %14 = getelementptr double, ptr %5, i64 %12
  br label %25

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 0, %7 ], [ %21, %15 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = fmul double %18, %18
  %20 = getelementptr inbounds nuw double, ptr %5, i64 %16
  store double %19, ptr %20, align 8, !tbaa !9
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %8
  br i1 %22, label %9, label %15, !llvm.loop !11

23:                                               ; preds = %25, %9
  %24 = phi double [ 0.000000e+00, %9 ], [ %34, %25 ]
  tail call void @free(ptr noundef %5) #4
  ret double %24

25:                                               ; preds = %11, %25
  %26 = phi i64 [ 0, %11 ], [ %35, %25 ]
  %27 = phi double [ 0.000000e+00, %11 ], [ %34, %25 ]
  %28 = xor i64 %26, -1
  %29 = getelementptr double, ptr %14, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw double, ptr %5, i64 %26
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = fmul double %30, %32
  store double %33, ptr %31, align 8, !tbaa !9
  %34 = fadd double %27, %33
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %13
  br i1 %36, label %23, label %25, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
