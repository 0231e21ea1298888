target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %1, %15
  %3 = phi i32 [ 0, %1 ], [ %16, %15 ]
  br label %18

4:                                                ; preds = %15
  %5 = load double, ptr %0, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load double, ptr %6, align 8, !tbaa !9
  %8 = fmul double %7, 2.000000e+00
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load double, ptr %9, align 8, !tbaa !9
  %11 = tail call double @llvm.fmuladd.f64(double %8, double %10, double %5)
  ret double %11

12:                                               ; preds = %60
  %13 = icmp eq i64 %19, 0
  %14 = add nuw nsw i64 %20, 1
  br i1 %13, label %18, label %15, !llvm.loop !11

15:                                               ; preds = %12
  %16 = add nuw nsw i32 %3, 1
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %2, label %4, !llvm.loop !14

18:                                               ; preds = %2, %12
  %19 = phi i64 [ 0, %2 ], [ %21, %12 ]
  %20 = phi i64 [ 1, %2 ], [ %14, %12 ]
  %21 = add nuw nsw i64 %19, 1
  %22 = mul nuw nsw i64 %19, 3
  %23 = shl nuw nsw i64 %19, 5
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 %23
  %25 = getelementptr inbounds double, ptr %0, i64 %22
  %26 = getelementptr inbounds double, ptr %0, i64 %19
  %27 = getelementptr inbounds double, ptr %0, i64 %22
  br label %28

28:                                               ; preds = %18, %60
  %29 = phi i64 [ %20, %18 ], [ %61, %60 ]
  %30 = getelementptr inbounds double, ptr %25, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fmul double %31, 2.000000e+00
  %33 = shl nuw nsw i64 %29, 5
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = load double, ptr %24, align 8, !tbaa !9
  %37 = fsub double %35, %36
  %38 = tail call double @llvm.atan2.f64(double %32, double %37)
  %39 = fmul double %38, 5.000000e-01
  %40 = tail call double @llvm.cos.f64(double %39)
  %41 = tail call double @llvm.sin.f64(double %39)
  %42 = getelementptr inbounds double, ptr %0, i64 %29
  br label %43

43:                                               ; preds = %28, %43
  %44 = phi i64 [ 0, %28 ], [ %55, %43 ]
  %45 = mul nuw nsw i64 %44, 3
  %46 = getelementptr inbounds double, ptr %26, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = getelementptr inbounds double, ptr %42, i64 %45
  %49 = load double, ptr %48, align 8, !tbaa !9
  %50 = fneg double %49
  %51 = fmul double %41, %50
  %52 = tail call double @llvm.fmuladd.f64(double %40, double %47, double %51)
  store double %52, ptr %46, align 8, !tbaa !9
  %53 = fmul double %40, %49
  %54 = tail call double @llvm.fmuladd.f64(double %41, double %47, double %53)
  store double %54, ptr %48, align 8, !tbaa !9
  %55 = add nuw nsw i64 %44, 1
  %56 = icmp eq i64 %55, 3
  br i1 %56, label %57, label %43, !llvm.loop !15

57:                                               ; preds = %43
  %58 = mul nuw nsw i64 %29, 24
  %59 = getelementptr inbounds i8, ptr %0, i64 %58
  br label %63

60:                                               ; preds = %63
  %61 = add nuw nsw i64 %29, 1
  %62 = icmp eq i64 %61, 3
  br i1 %62, label %12, label %28, !llvm.loop !16

63:                                               ; preds = %57, %63
  %64 = phi i64 [ %74, %63 ], [ 0, %57 ]
  %65 = getelementptr inbounds double, ptr %27, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !9
  %67 = getelementptr inbounds double, ptr %59, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !9
  %69 = fneg double %68
  %70 = fmul double %41, %69
  %71 = tail call double @llvm.fmuladd.f64(double %40, double %66, double %70)
  store double %71, ptr %65, align 8, !tbaa !9
  %72 = fmul double %40, %68
  %73 = tail call double @llvm.fmuladd.f64(double %41, double %66, double %72)
  store double %73, ptr %67, align 8, !tbaa !9
  %74 = add nuw nsw i64 %64, 1
  %75 = icmp eq i64 %74, 3
  br i1 %75, label %60, label %63, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.atan2.f64(double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
