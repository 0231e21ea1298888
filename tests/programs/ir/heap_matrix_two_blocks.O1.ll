target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #5
  %6 = mul nsw i32 %1, %1
  %7 = zext nneg i32 %6 to i64
  %8 = tail call noalias ptr @calloc(i64 noundef %7, i64 noundef 8) #6
  store ptr %8, ptr %5, align 8, !tbaa !9
  %9 = icmp sgt i32 %1, 1
  br i1 %9, label %10, label %20

10:                                               ; preds = %2
  %11 = zext nneg i32 %1 to i64
  %12 = load ptr, ptr %5, align 8
  br label %13

13:                                               ; preds = %13, %10
  %14 = phi ptr [ %12, %10 ], [ %17, %13 ]
  %15 = phi i64 [ 1, %10 ], [ %18, %13 ]
  %16 = getelementptr ptr, ptr %5, i64 %15
  %17 = getelementptr inbounds nuw double, ptr %14, i64 %3
  store ptr %17, ptr %16, align 8, !tbaa !9
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, %11
  br i1 %19, label %20, label %13, !llvm.loop !12

20:                                               ; preds = %13, %2
  %21 = tail call noalias ptr @malloc(i64 noundef %4) #5
  %22 = tail call noalias ptr @calloc(i64 noundef %7, i64 noundef 8) #6
  store ptr %22, ptr %21, align 8, !tbaa !9
  br i1 %9, label %23, label %33

23:                                               ; preds = %20
  %24 = zext nneg i32 %1 to i64
  %25 = load ptr, ptr %21, align 8
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi ptr [ %25, %23 ], [ %30, %26 ]
  %28 = phi i64 [ 1, %23 ], [ %31, %26 ]
  %29 = getelementptr ptr, ptr %21, i64 %28
  %30 = getelementptr inbounds nuw double, ptr %27, i64 %3
  store ptr %30, ptr %29, align 8, !tbaa !9
  %31 = add nuw nsw i64 %28, 1
  %32 = icmp eq i64 %31, %24
  br i1 %32, label %33, label %26, !llvm.loop !12

33:                                               ; preds = %26, %20
  %34 = icmp sgt i32 %1, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %33
  %36 = zext nneg i32 %1 to i64
  %37 = zext nneg i32 %1 to i64
  %38 = zext nneg i32 %1 to i64
  br label %39

39:                                               ; preds = %35, %51
  %40 = phi i64 [ 0, %35 ], [ %52, %51 ]
  %41 = mul nuw nsw i64 %40, %36
  %42 = getelementptr inbounds nuw ptr, ptr %5, i64 %40
  %43 = load ptr, ptr %42, align 8, !tbaa !9
  %44 = getelementptr inbounds double, ptr %0, i64 %41
  br label %54

45:                                               ; preds = %51, %33
  %46 = icmp sgt i32 %1, 0
  br i1 %46, label %47, label %67

47:                                               ; preds = %45
  %48 = zext nneg i32 %1 to i64
  %49 = zext nneg i32 %1 to i64
  %50 = zext nneg i32 %1 to i64
  br label %61

51:                                               ; preds = %54
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %37
  br i1 %53, label %45, label %39, !llvm.loop !15

54:                                               ; preds = %39, %54
  %55 = phi i64 [ 0, %39 ], [ %59, %54 ]
  %56 = getelementptr inbounds double, ptr %44, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !16
  %58 = getelementptr inbounds nuw double, ptr %43, i64 %55
  store double %57, ptr %58, align 8, !tbaa !16
  %59 = add nuw nsw i64 %55, 1
  %60 = icmp eq i64 %59, %38
  br i1 %60, label %51, label %54, !llvm.loop !18

61:                                               ; preds = %47, %76
  %62 = phi i64 [ 0, %47 ], [ %77, %76 ]
  %63 = getelementptr inbounds nuw ptr, ptr %5, i64 %62
  %64 = getelementptr inbounds nuw ptr, ptr %21, i64 %62
  %65 = load ptr, ptr %63, align 8, !tbaa !9
  %66 = load ptr, ptr %64, align 8, !tbaa !9
  br label %72

67:                                               ; preds = %76, %45
  %68 = icmp sgt i32 %1, 0
  br i1 %68, label %69, label %94

69:                                               ; preds = %67
  %70 = load ptr, ptr %21, align 8, !tbaa !9
  %71 = zext nneg i32 %1 to i64
  br label %98

72:                                               ; preds = %61, %79
  %73 = phi i64 [ 0, %61 ], [ %80, %79 ]
  %74 = getelementptr inbounds nuw double, ptr %66, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !16
  br label %82

76:                                               ; preds = %79
  %77 = add nuw nsw i64 %62, 1
  %78 = icmp eq i64 %77, %48
  br i1 %78, label %67, label %61, !llvm.loop !19

79:                                               ; preds = %82
  %80 = add nuw nsw i64 %73, 1
  %81 = icmp eq i64 %80, %49
  br i1 %81, label %76, label %72, !llvm.loop !20

82:                                               ; preds = %72, %82
  %83 = phi i64 [ 0, %72 ], [ %92, %82 ]
  %84 = phi double [ %75, %72 ], [ %91, %82 ]
  %85 = getelementptr inbounds nuw double, ptr %65, i64 %83
  %86 = load double, ptr %85, align 8, !tbaa !16
  %87 = getelementptr inbounds nuw ptr, ptr %5, i64 %83
  %88 = load ptr, ptr %87, align 8, !tbaa !9
  %89 = getelementptr inbounds nuw double, ptr %88, i64 %73
  %90 = load double, ptr %89, align 8, !tbaa !16
  %91 = tail call double @llvm.fmuladd.f64(double %86, double %90, double %84)
  store double %91, ptr %74, align 8, !tbaa !16
  %92 = add nuw nsw i64 %83, 1
  %93 = icmp eq i64 %92, %50
  br i1 %93, label %79, label %82, !llvm.loop !21

94:                                               ; preds = %98, %67
  %95 = phi double [ 0.000000e+00, %67 ], [ %111, %98 ]
  %96 = load ptr, ptr %5, align 8, !tbaa !9
  tail call void @free(ptr noundef %96) #7
  tail call void @free(ptr noundef %5) #7
  %97 = load ptr, ptr %21, align 8, !tbaa !9
  tail call void @free(ptr noundef %97) #7
  tail call void @free(ptr noundef %21) #7
  ret double %95

98:                                               ; preds = %69, %98
  %99 = phi i64 [ 0, %69 ], [ %105, %98 ]
  %100 = phi double [ 0.000000e+00, %69 ], [ %111, %98 ]
  %101 = getelementptr inbounds nuw ptr, ptr %21, i64 %99
  %102 = load ptr, ptr %101, align 8, !tbaa !9
  %103 = getelementptr inbounds nuw double, ptr %102, i64 %99
  %104 = load double, ptr %103, align 8, !tbaa !16
  %105 = add nuw nsw i64 %99, 1
  %106 = trunc nuw nsw i64 %105 to i32
  %107 = uitofp nneg i32 %106 to double
  %108 = getelementptr inbounds nuw double, ptr %70, i64 %99
  %109 = load double, ptr %108, align 8, !tbaa !16
  %110 = tail call double @llvm.fmuladd.f64(double %104, double %107, double %109)
  %111 = fadd double %100, %110
  %112 = icmp eq i64 %105, %71
  br i1 %112, label %94, label %98, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind allocsize(0,1) }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !7, i64 0}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !13, !14}
