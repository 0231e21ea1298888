target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %2 to i64
  br label %22

12:                                               ; preds = %46, %22
  %13 = add nuw nsw i64 %23, 1
  %14 = icmp eq i64 %25, %9
  br i1 %14, label %15, label %22, !llvm.loop !9

15:                                               ; preds = %12, %3
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %76

17:                                               ; preds = %15
  %18 = add nuw i32 %2, 1
  %19 = zext nneg i32 %2 to i64
  %20 = zext nneg i32 %2 to i64
  %21 = zext nneg i32 %2 to i64
  br label %63

22:                                               ; preds = %5, %12
  %23 = phi i64 [ 1, %5 ], [ %13, %12 ]
  %24 = phi i64 [ 0, %5 ], [ %25, %12 ]
  %25 = add nuw nsw i64 %24, 1
  %26 = icmp samesign ult i64 %25, %7
  br i1 %26, label %27, label %12

27:                                               ; preds = %22
  %28 = trunc i64 %24 to i32
  %29 = mul nuw nsw i64 %24, %8
  %30 = mul nuw nsw i32 %2, %28
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %33 = getelementptr inbounds nuw double, ptr %32, i64 %31
  %34 = getelementptr inbounds nuw double, ptr %1, i64 %24
  %35 = getelementptr inbounds double, ptr %0, i64 %24
  %36 = getelementptr inbounds double, ptr %0, i64 %29
  br label %37

37:                                               ; preds = %27, %46
  %38 = phi i64 [ %23, %27 ], [ %52, %46 ]
  %39 = mul nuw nsw i64 %38, %6
  %40 = getelementptr inbounds double, ptr %35, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !12
  %42 = load double, ptr %33, align 8, !tbaa !12
  %43 = fdiv double %41, %42
  %44 = fneg double %43
  %45 = getelementptr inbounds double, ptr %0, i64 %39
  br label %54

46:                                               ; preds = %54
  %47 = load double, ptr %34, align 8, !tbaa !12
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %49 = load double, ptr %48, align 8, !tbaa !12
  %50 = fneg double %43
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %47, double %49)
  store double %51, ptr %48, align 8, !tbaa !12
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %10
  br i1 %53, label %12, label %37, !llvm.loop !14

54:                                               ; preds = %37, %54
  %55 = phi i64 [ %24, %37 ], [ %61, %54 ]
  %56 = getelementptr inbounds double, ptr %36, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !12
  %58 = getelementptr inbounds double, ptr %45, i64 %55
  %59 = load double, ptr %58, align 8, !tbaa !12
  %60 = tail call double @llvm.fmuladd.f64(double %44, double %57, double %59)
  store double %60, ptr %58, align 8, !tbaa !12
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %11
  br i1 %62, label %46, label %54, !llvm.loop !15

63:                                               ; preds = %17, %77
  %64 = phi i64 [ %20, %17 ], [ %66, %77 ]
  %65 = phi i64 [ %19, %17 ], [ %67, %77 ]
  %66 = add nsw i64 %64, -1
  %67 = add nsw i64 %65, -1
  %68 = icmp slt i64 %64, %21
  br i1 %68, label %69, label %77

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw double, ptr %1, i64 %66
  %71 = load double, ptr %70, align 8, !tbaa !12
  %72 = trunc i64 %66 to i32
  %73 = mul i32 %2, %72
  %74 = zext i32 %73 to i64
  %75 = getelementptr double, ptr %0, i64 %74
  br label %87

76:                                               ; preds = %77, %15
  ret void

77:                                               ; preds = %87, %63
  %78 = trunc nuw nsw i64 %66 to i32
  %79 = mul i32 %18, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %0, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !12
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %66
  %84 = load double, ptr %83, align 8, !tbaa !12
  %85 = fdiv double %84, %82
  store double %85, ptr %83, align 8, !tbaa !12
  %86 = icmp sgt i64 %64, 1
  br i1 %86, label %63, label %76, !llvm.loop !16

87:                                               ; preds = %69, %87
  %88 = phi i64 [ %65, %69 ], [ %96, %87 ]
  %89 = phi double [ %71, %69 ], [ %95, %87 ]
  %90 = getelementptr double, ptr %75, i64 %88
  %91 = load double, ptr %90, align 8, !tbaa !12
  %92 = getelementptr inbounds nuw double, ptr %1, i64 %88
  %93 = load double, ptr %92, align 8, !tbaa !12
  %94 = fneg double %91
  %95 = tail call double @llvm.fmuladd.f64(double %94, double %93, double %89)
  store double %95, ptr %70, align 8, !tbaa !12
  %96 = add nuw nsw i64 %88, 1
  %97 = trunc nuw i64 %96 to i32
  %98 = icmp sgt i32 %2, %97
  br i1 %98, label %87, label %77, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
