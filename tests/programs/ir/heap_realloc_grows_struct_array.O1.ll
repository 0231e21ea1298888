target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { double, i32, double }

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %11

6:                                                ; preds = %27, %2
  %7 = phi ptr [ null, %2 ], [ %16, %27 ]
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %31

9:                                                ; preds = %6
  %10 = zext nneg i32 %1 to i64
  br label %33

11:                                               ; preds = %4, %27
  %12 = phi i64 [ 0, %4 ], [ %14, %27 ]
  %13 = phi ptr [ null, %4 ], [ %16, %27 ]
  %14 = add nuw nsw i64 %12, 1
  %15 = mul nuw nsw i64 %14, 24
  %16 = tail call ptr @realloc(ptr noundef %13, i64 noundef %15) #4
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw %struct.point, ptr %16, i64 %12
  store double %18, ptr %19, align 8, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = trunc nuw nsw i64 %12 to i32
  store i32 %21, ptr %20, align 8, !tbaa !13
  %22 = icmp eq i64 %12, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %11
  %24 = getelementptr i8, ptr %19, i64 -8
  %25 = load double, ptr %24, align 8, !tbaa !14
  %26 = fmul double %18, %25
  br label %27

27:                                               ; preds = %11, %23
  %28 = phi double [ %26, %23 ], [ 1.000000e+00, %11 ]
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store double %28, ptr %29, align 8, !tbaa !14
  %30 = icmp eq i64 %14, %5
  br i1 %30, label %6, label %11, !llvm.loop !15

31:                                               ; preds = %33, %6
  %32 = phi double [ 0.000000e+00, %6 ], [ %44, %33 ]
  tail call void @free(ptr noundef %7) #5
  ret double %32

33:                                               ; preds = %9, %33
  %34 = phi i64 [ 0, %9 ], [ %45, %33 ]
  %35 = phi double [ 0.000000e+00, %9 ], [ %44, %33 ]
  %36 = getelementptr inbounds nuw %struct.point, ptr %7, i64 %34
  %37 = load double, ptr %36, align 8, !tbaa !11
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %39 = load double, ptr %38, align 8, !tbaa !14
  %40 = fmul double %37, %39
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = load i32, ptr %41, align 8, !tbaa !13
  %43 = sitofp i32 %42 to double
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %43, double %35)
  %45 = add nuw nsw i64 %34, 1
  %46 = icmp eq i64 %45, %10
  br i1 %46, label %31, label %33, !llvm.loop !18
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(1) }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !10, i64 0}
!12 = !{!"point", !10, i64 0, !6, i64 8, !10, i64 16}
!13 = !{!12, !6, i64 8}
!14 = !{!12, !10, i64 16}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
