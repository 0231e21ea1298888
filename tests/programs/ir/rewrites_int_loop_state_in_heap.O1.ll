target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noalias dereferenceable_or_null(12) ptr @malloc(i64 noundef 12) #4
  br label %12

4:                                                ; preds = %12
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %19

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = load i32, ptr %3, align 4, !tbaa !5
  %10 = load i32, ptr %7, align 4, !tbaa !5
  %11 = load i32, ptr %8, align 4, !tbaa !5
  br label %21

12:                                               ; preds = %2, %12
  %13 = phi i64 [ 0, %2 ], [ %16, %12 ]
  %14 = getelementptr inbounds nuw i32, ptr %3, i64 %13
  %15 = trunc nuw nsw i64 %13 to i32
  store i32 %15, ptr %14, align 4, !tbaa !5
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, 3
  br i1 %17, label %4, label %12, !llvm.loop !9

18:                                               ; preds = %21
  store i32 %23, ptr %3, align 4, !tbaa !5
  store i32 %22, ptr %7, align 4, !tbaa !5
  store i32 %24, ptr %8, align 4, !tbaa !5
  br label %19

19:                                               ; preds = %18, %4
  %20 = phi double [ %33, %18 ], [ 1.000000e+00, %4 ]
  tail call void @free(ptr noundef %3) #5
  ret double %20

21:                                               ; preds = %6, %21
  %22 = phi i32 [ %11, %6 ], [ %24, %21 ]
  %23 = phi i32 [ %10, %6 ], [ %22, %21 ]
  %24 = phi i32 [ %9, %6 ], [ %23, %21 ]
  %25 = phi i32 [ 0, %6 ], [ %38, %21 ]
  %26 = phi double [ 1.000000e+00, %6 ], [ %33, %21 ]
  %27 = sext i32 %24 to i64
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !12
  %30 = sext i32 %23 to i64
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = tail call double @llvm.fmuladd.f64(double %26, double %29, double %32)
  %34 = sext i32 %22 to i64
  %35 = getelementptr inbounds double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !12
  %37 = fmul double %36, 9.000000e-01
  store double %37, ptr %35, align 8, !tbaa !12
  %38 = add nuw nsw i32 %25, 1
  %39 = icmp eq i32 %38, %1
  br i1 %39, label %18, label %21, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
