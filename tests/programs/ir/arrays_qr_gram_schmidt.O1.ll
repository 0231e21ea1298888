target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %26

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %2 to i64
  %12 = zext nneg i32 %2 to i64
  %13 = zext nneg i32 %2 to i64
  %14 = zext nneg i32 %2 to i64
  %15 = zext nneg i32 %2 to i64
  %16 = zext nneg i32 %2 to i64
  %17 = zext nneg i32 %2 to i64
  br label %21

18:                                               ; preds = %78, %44
  %19 = add nuw nsw i64 %23, 1
  %20 = icmp eq i64 %45, %12
  br i1 %20, label %26, label %21, !llvm.loop !9

21:                                               ; preds = %5, %18
  %22 = phi i64 [ 0, %5 ], [ %45, %18 ]
  %23 = phi i64 [ 1, %5 ], [ %19, %18 ]
  %24 = trunc i64 %22 to i32
  %25 = getelementptr inbounds double, ptr %0, i64 %22
  br label %35

26:                                               ; preds = %18, %3
  ret void

27:                                               ; preds = %35
  %28 = tail call double @llvm.sqrt.f64(double %41)
  %29 = mul nuw nsw i64 %22, %10
  %30 = mul nuw nsw i32 %2, %24
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %33 = getelementptr inbounds nuw double, ptr %32, i64 %31
  store double %28, ptr %33, align 8, !tbaa !12
  %34 = getelementptr inbounds double, ptr %0, i64 %22
  br label %51

35:                                               ; preds = %21, %35
  %36 = phi i64 [ 0, %21 ], [ %42, %35 ]
  %37 = phi double [ 0.000000e+00, %21 ], [ %41, %35 ]
  %38 = mul nuw nsw i64 %36, %6
  %39 = getelementptr inbounds double, ptr %25, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !12
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %40, double %37)
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %13
  br i1 %43, label %27, label %35, !llvm.loop !14

44:                                               ; preds = %51
  %45 = add nuw nsw i64 %22, 1
  %46 = icmp samesign ult i64 %45, %11
  br i1 %46, label %47, label %18

47:                                               ; preds = %44
  %48 = getelementptr inbounds double, ptr %0, i64 %22
  %49 = getelementptr inbounds double, ptr %1, i64 %29
  %50 = getelementptr inbounds double, ptr %0, i64 %22
  br label %60

51:                                               ; preds = %27, %51
  %52 = phi i64 [ 0, %27 ], [ %58, %51 ]
  %53 = load double, ptr %33, align 8, !tbaa !12
  %54 = mul nuw nsw i64 %52, %7
  %55 = getelementptr inbounds double, ptr %34, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !12
  %57 = fdiv double %56, %53
  store double %57, ptr %55, align 8, !tbaa !12
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %14
  br i1 %59, label %44, label %51, !llvm.loop !15

60:                                               ; preds = %47, %78
  %61 = phi i64 [ %23, %47 ], [ %79, %78 ]
  %62 = getelementptr inbounds double, ptr %0, i64 %61
  br label %67

63:                                               ; preds = %67
  %64 = getelementptr inbounds double, ptr %49, i64 %61
  store double %75, ptr %64, align 8, !tbaa !12
  %65 = fneg double %75
  %66 = getelementptr inbounds double, ptr %0, i64 %61
  br label %81

67:                                               ; preds = %60, %67
  %68 = phi i64 [ 0, %60 ], [ %76, %67 ]
  %69 = phi double [ 0.000000e+00, %60 ], [ %75, %67 ]
  %70 = mul nuw nsw i64 %68, %8
  %71 = getelementptr inbounds double, ptr %48, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !12
  %73 = getelementptr inbounds double, ptr %62, i64 %70
  %74 = load double, ptr %73, align 8, !tbaa !12
  %75 = tail call double @llvm.fmuladd.f64(double %72, double %74, double %69)
  %76 = add nuw nsw i64 %68, 1
  %77 = icmp eq i64 %76, %16
  br i1 %77, label %63, label %67, !llvm.loop !16

78:                                               ; preds = %81
  %79 = add nuw nsw i64 %61, 1
  %80 = icmp eq i64 %79, %15
  br i1 %80, label %18, label %60, !llvm.loop !17

81:                                               ; preds = %63, %81
  %82 = phi i64 [ 0, %63 ], [ %89, %81 ]
  %83 = mul nuw nsw i64 %82, %9
  %84 = getelementptr inbounds double, ptr %50, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !12
  %86 = getelementptr inbounds double, ptr %66, i64 %83
  %87 = load double, ptr %86, align 8, !tbaa !12
  %88 = tail call double @llvm.fmuladd.f64(double %65, double %85, double %87)
  store double %88, ptr %86, align 8, !tbaa !12
  %89 = add nuw nsw i64 %82, 1
  %90 = icmp eq i64 %89, %17
  br i1 %90, label %78, label %81, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

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
!18 = distinct !{!18, !10, !11}
