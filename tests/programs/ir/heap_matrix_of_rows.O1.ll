target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #4
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %1 to i64
  %10 = load double, ptr %0, align 8, !tbaa !9
  %11 = zext nneg i32 %1 to i64
  br label %20

12:                                               ; preds = %26, %2
  %13 = load ptr, ptr %5, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  store ptr %15, ptr %5, align 8, !tbaa !11
  store ptr %13, ptr %14, align 8, !tbaa !11
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %45

17:                                               ; preds = %12
  %18 = zext nneg i32 %1 to i64
  %19 = zext nneg i32 %1 to i64
  br label %37

20:                                               ; preds = %7, %26
  %21 = phi i64 [ 0, %7 ], [ %27, %26 ]
  %22 = tail call noalias ptr @malloc(i64 noundef %4) #4
  %23 = getelementptr inbounds nuw ptr, ptr %5, i64 %21
  store ptr %22, ptr %23, align 8, !tbaa !11
  %24 = mul nuw nsw i64 %21, %8
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  br label %29

26:                                               ; preds = %29
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %12, label %20, !llvm.loop !14

29:                                               ; preds = %20, %29
  %30 = phi i64 [ 0, %20 ], [ %35, %29 ]
  %31 = getelementptr inbounds double, ptr %25, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = fmul double %32, %10
  %34 = getelementptr inbounds nuw double, ptr %22, i64 %30
  store double %33, ptr %34, align 8, !tbaa !9
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %11
  br i1 %36, label %26, label %29, !llvm.loop !17

37:                                               ; preds = %17, %50
  %38 = phi i64 [ 0, %17 ], [ %51, %50 ]
  %39 = phi double [ 0.000000e+00, %17 ], [ %63, %50 ]
  %40 = getelementptr inbounds nuw ptr, ptr %5, i64 %38
  %41 = load ptr, ptr %40, align 8, !tbaa !11
  %42 = trunc i64 %38 to i32
  %43 = add i32 %42, 1
  %44 = uitofp nneg i32 %43 to double
  br label %53

45:                                               ; preds = %50, %12
  %46 = phi double [ 0.000000e+00, %12 ], [ %63, %50 ]
  %47 = icmp sgt i32 %1, 0
  br i1 %47, label %48, label %66

48:                                               ; preds = %45
  %49 = zext nneg i32 %1 to i64
  br label %67

50:                                               ; preds = %53
  %51 = add nuw nsw i64 %38, 1
  %52 = icmp eq i64 %51, %18
  br i1 %52, label %45, label %37, !llvm.loop !18

53:                                               ; preds = %37, %53
  %54 = phi i64 [ 0, %37 ], [ %64, %53 ]
  %55 = phi double [ %39, %37 ], [ %63, %53 ]
  %56 = getelementptr inbounds nuw double, ptr %41, i64 %54
  %57 = load double, ptr %56, align 8, !tbaa !9
  %58 = getelementptr inbounds nuw ptr, ptr %5, i64 %54
  %59 = load ptr, ptr %58, align 8, !tbaa !11
  %60 = getelementptr inbounds nuw double, ptr %59, i64 %38
  %61 = load double, ptr %60, align 8, !tbaa !9
  %62 = fmul double %57, %61
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %44, double %55)
  %64 = add nuw nsw i64 %54, 1
  %65 = icmp eq i64 %64, %19
  br i1 %65, label %50, label %53, !llvm.loop !19

66:                                               ; preds = %67, %45
  tail call void @free(ptr noundef %5) #5
  ret double %46

67:                                               ; preds = %48, %67
  %68 = phi i64 [ 0, %48 ], [ %71, %67 ]
  %69 = getelementptr inbounds nuw ptr, ptr %5, i64 %68
  %70 = load ptr, ptr %69, align 8, !tbaa !11
  tail call void @free(ptr noundef %70) #5
  %71 = add nuw nsw i64 %68, 1
  %72 = icmp eq i64 %71, %49
  br i1 %72, label %66, label %67, !llvm.loop !20
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
!12 = !{!"p1 double", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = distinct !{!19, !15, !16}
!20 = distinct !{!20, !15, !16}
