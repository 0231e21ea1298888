target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #4
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = load double, ptr %0, align 8, !tbaa !9
  %10 = zext nneg i32 %1 to i64
  br label %16

11:                                               ; preds = %22, %2
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %39

13:                                               ; preds = %11
  %14 = zext nneg i32 %1 to i64
  %15 = zext nneg i32 %1 to i64
  br label %34

16:                                               ; preds = %7, %22
  %17 = phi i64 [ 0, %7 ], [ %23, %22 ]
  %18 = tail call noalias ptr @malloc(i64 noundef %4) #4
  %19 = getelementptr inbounds nuw ptr, ptr %5, i64 %17
  store ptr %18, ptr %19, align 8, !tbaa !11
  %20 = shl nuw nsw i64 %17, 4
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  br label %25

22:                                               ; preds = %25
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %8
  br i1 %24, label %11, label %16, !llvm.loop !15

25:                                               ; preds = %16, %25
  %26 = phi i64 [ 0, %16 ], [ %32, %25 ]
  %27 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #4
  %28 = getelementptr inbounds nuw ptr, ptr %18, i64 %26
  store ptr %27, ptr %28, align 8, !tbaa !18
  %29 = getelementptr inbounds double, ptr %21, i64 %26
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = fmul double %30, %9
  store double %31, ptr %27, align 8, !tbaa !9
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, %10
  br i1 %33, label %22, label %25, !llvm.loop !20

34:                                               ; preds = %13, %45
  %35 = phi i64 [ 0, %13 ], [ %46, %45 ]
  %36 = phi double [ 0.000000e+00, %13 ], [ %63, %45 ]
  %37 = getelementptr inbounds nuw ptr, ptr %5, i64 %35
  %38 = load ptr, ptr %37, align 8, !tbaa !11
  br label %48

39:                                               ; preds = %45, %11
  %40 = phi double [ 0.000000e+00, %11 ], [ %63, %45 ]
  %41 = icmp sgt i32 %1, 0
  br i1 %41, label %42, label %69

42:                                               ; preds = %39
  %43 = zext nneg i32 %1 to i64
  %44 = zext nneg i32 %1 to i64
  br label %65

45:                                               ; preds = %48
  %46 = add nuw nsw i64 %35, 1
  %47 = icmp eq i64 %46, %14
  br i1 %47, label %39, label %34, !llvm.loop !21

48:                                               ; preds = %34, %48
  %49 = phi i64 [ 0, %34 ], [ %60, %48 ]
  %50 = phi double [ %36, %34 ], [ %63, %48 ]
  %51 = getelementptr inbounds nuw ptr, ptr %38, i64 %49
  %52 = load ptr, ptr %51, align 8, !tbaa !18
  %53 = load double, ptr %52, align 8, !tbaa !9
  %54 = getelementptr inbounds nuw ptr, ptr %5, i64 %49
  %55 = load ptr, ptr %54, align 8, !tbaa !11
  %56 = getelementptr inbounds nuw ptr, ptr %55, i64 %35
  %57 = load ptr, ptr %56, align 8, !tbaa !18
  %58 = load double, ptr %57, align 8, !tbaa !9
  %59 = fmul double %53, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = trunc nuw nsw i64 %60 to i32
  %62 = uitofp nneg i32 %61 to double
  %63 = tail call double @llvm.fmuladd.f64(double %59, double %62, double %50)
  %64 = icmp eq i64 %60, %15
  br i1 %64, label %45, label %48, !llvm.loop !22

65:                                               ; preds = %42, %70
  %66 = phi i64 [ 0, %42 ], [ %73, %70 ]
  %67 = getelementptr inbounds nuw ptr, ptr %5, i64 %66
  %68 = load ptr, ptr %67, align 8, !tbaa !11
  br label %75

69:                                               ; preds = %70, %39
  tail call void @free(ptr noundef %5) #5
  ret double %40

70:                                               ; preds = %75
  %71 = getelementptr inbounds nuw ptr, ptr %5, i64 %66
  %72 = load ptr, ptr %71, align 8, !tbaa !11
  tail call void @free(ptr noundef %72) #5
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %43
  br i1 %74, label %69, label %65, !llvm.loop !23

75:                                               ; preds = %65, %75
  %76 = phi i64 [ 0, %65 ], [ %79, %75 ]
  %77 = getelementptr inbounds nuw ptr, ptr %68, i64 %76
  %78 = load ptr, ptr %77, align 8, !tbaa !18
  tail call void @free(ptr noundef %78) #5
  %79 = add nuw nsw i64 %76, 1
  %80 = icmp eq i64 %79, %44
  br i1 %80, label %70, label %75, !llvm.loop !24
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p2 double", !13, i64 0}
!13 = !{!"any p2 pointer", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 double", !14, i64 0}
!20 = distinct !{!20, !16, !17}
!21 = distinct !{!21, !16, !17}
!22 = distinct !{!22, !16, !17}
!23 = distinct !{!23, !16, !17}
!24 = distinct !{!24, !16, !17}
