target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = lshr i32 %1, 1
  br label %10

6:                                                ; preds = %44, %2
  %7 = icmp sgt i32 %1, 1
  br i1 %7, label %8, label %46

8:                                                ; preds = %6
  %9 = zext nneg i32 %1 to i64
  br label %51

10:                                               ; preds = %4, %44
  %11 = phi i32 [ %12, %44 ], [ %5, %4 ]
  %12 = add nsw i32 %11, -1
  %13 = shl nuw nsw i32 %12, 1
  %14 = or disjoint i32 %13, 1
  %15 = icmp slt i32 %14, %1
  br i1 %15, label %16, label %44

16:                                               ; preds = %10, %40
  %17 = phi i32 [ %42, %40 ], [ %14, %10 ]
  %18 = phi i32 [ %41, %40 ], [ %13, %10 ]
  %19 = phi i32 [ %32, %40 ], [ %12, %10 ]
  %20 = add nuw nsw i32 %18, 2
  %21 = icmp slt i32 %20, %1
  br i1 %21, label %22, label %31

22:                                               ; preds = %16
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = zext nneg i32 %17 to i64
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fcmp ogt double %25, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %22
  br label %31

31:                                               ; preds = %30, %22, %16
  %32 = phi i32 [ %20, %30 ], [ %17, %22 ], [ %17, %16 ]
  %33 = zext nneg i32 %19 to i64
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = zext nneg i32 %32 to i64
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = fcmp ult double %35, %38
  br i1 %39, label %40, label %44

40:                                               ; preds = %31
  store double %38, ptr %34, align 8, !tbaa !9
  store double %35, ptr %37, align 8, !tbaa !9
  %41 = shl nuw nsw i32 %32, 1
  %42 = or disjoint i32 %41, 1
  %43 = icmp slt i32 %42, %1
  br i1 %43, label %16, label %44

44:                                               ; preds = %31, %40, %10
  %45 = icmp sgt i32 %11, 1
  br i1 %45, label %10, label %6, !llvm.loop !11

46:                                               ; preds = %88, %6
  %47 = icmp sgt i32 %1, 1
  br i1 %47, label %48, label %90

48:                                               ; preds = %46
  %49 = zext nneg i32 %1 to i64
  %50 = load double, ptr %0, align 8
  br label %91

51:                                               ; preds = %8, %88
  %52 = phi i64 [ %9, %8 ], [ %53, %88 ]
  %53 = add nsw i64 %52, -1
  %54 = load double, ptr %0, align 8, !tbaa !9
  %55 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %56 = load double, ptr %55, align 8, !tbaa !9
  store double %56, ptr %0, align 8, !tbaa !9
  store double %54, ptr %55, align 8, !tbaa !9
  %57 = icmp eq i64 %52, 2
  br i1 %57, label %88, label %58

58:                                               ; preds = %51, %83
  %59 = phi i32 [ %85, %83 ], [ 1, %51 ]
  %60 = phi i32 [ %84, %83 ], [ 0, %51 ]
  %61 = phi i32 [ %75, %83 ], [ 0, %51 ]
  %62 = add nuw nsw i32 %60, 2
  %63 = zext nneg i32 %62 to i64
  %64 = icmp sgt i64 %53, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %58
  %66 = zext nneg i32 %62 to i64
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !9
  %69 = zext nneg i32 %59 to i64
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !9
  %72 = fcmp ogt double %68, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %65
  br label %74

74:                                               ; preds = %73, %65, %58
  %75 = phi i32 [ %62, %73 ], [ %59, %65 ], [ %59, %58 ]
  %76 = zext nneg i32 %61 to i64
  %77 = getelementptr inbounds nuw double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !9
  %79 = zext nneg i32 %75 to i64
  %80 = getelementptr inbounds nuw double, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !9
  %82 = fcmp ult double %78, %81
  br i1 %82, label %83, label %88

83:                                               ; preds = %74
  store double %81, ptr %77, align 8, !tbaa !9
  store double %78, ptr %80, align 8, !tbaa !9
  %84 = shl nuw nsw i32 %75, 1
  %85 = or disjoint i32 %84, 1
  %86 = zext nneg i32 %85 to i64
  %87 = icmp sgt i64 %53, %86
  br i1 %87, label %58, label %88

88:                                               ; preds = %74, %83, %51
  %89 = icmp sgt i64 %52, 2
  br i1 %89, label %51, label %46, !llvm.loop !14

90:                                               ; preds = %91, %46
  ret void

91:                                               ; preds = %48, %91
  %92 = phi double [ %50, %48 ], [ %96, %91 ]
  %93 = phi i64 [ 1, %48 ], [ %97, %91 ]
  %94 = getelementptr double, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !9
  %96 = fmul double %92, %95
  store double %96, ptr %94, align 8, !tbaa !9
  %97 = add nuw nsw i64 %93, 1
  %98 = icmp eq i64 %97, %49
  br i1 %98, label %90, label %91, !llvm.loop !15
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!15 = distinct !{!15, !12, !13}
