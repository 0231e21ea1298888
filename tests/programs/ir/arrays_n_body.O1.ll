target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %4
  %7 = icmp sgt i32 %2, 0
  %8 = shl i32 %2, 1
  %9 = icmp sgt i32 %2, 0
  %10 = tail call i32 @llvm.smax.i32(i32 %8, i32 1)
  %11 = zext nneg i32 %2 to i64
  %12 = zext nneg i32 %2 to i64
  %13 = zext nneg i32 %10 to i64
  br label %14

14:                                               ; preds = %6, %57
  %15 = phi i32 [ 0, %6 ], [ %58, %57 ]
  br i1 %7, label %18, label %17

16:                                               ; preds = %57, %4
  ret void

17:                                               ; preds = %26, %14
  br i1 %9, label %60, label %57

18:                                               ; preds = %14, %26
  %19 = phi i64 [ %27, %26 ], [ 0, %14 ]
  %20 = shl nuw nsw i64 %19, 1
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %22 = or disjoint i64 %20, 1
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %20
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %22
  br label %29

26:                                               ; preds = %54
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %11
  br i1 %28, label %17, label %18, !llvm.loop !9

29:                                               ; preds = %18, %54
  %30 = phi i64 [ 0, %18 ], [ %55, %54 ]
  %31 = icmp eq i64 %19, %30
  br i1 %31, label %54, label %32

32:                                               ; preds = %29
  %33 = shl nuw nsw i64 %30, 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !12
  %36 = load double, ptr %21, align 8, !tbaa !12
  %37 = fsub double %35, %36
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %39 = load double, ptr %38, align 8, !tbaa !12
  %40 = load double, ptr %23, align 8, !tbaa !12
  %41 = fsub double %39, %40
  %42 = fmul double %41, %41
  %43 = tail call double @llvm.fmuladd.f64(double %37, double %37, double %42)
  %44 = fadd double %43, 1.000000e-02
  %45 = tail call double @llvm.sqrt.f64(double %44)
  %46 = fmul double %44, %45
  %47 = fdiv double 1.000000e+00, %46
  %48 = fmul double %37, 1.000000e-02
  %49 = load double, ptr %24, align 8, !tbaa !12
  %50 = tail call double @llvm.fmuladd.f64(double %48, double %47, double %49)
  store double %50, ptr %24, align 8, !tbaa !12
  %51 = fmul double %41, 1.000000e-02
  %52 = load double, ptr %25, align 8, !tbaa !12
  %53 = tail call double @llvm.fmuladd.f64(double %51, double %47, double %52)
  store double %53, ptr %25, align 8, !tbaa !12
  br label %54

54:                                               ; preds = %29, %32
  %55 = add nuw nsw i64 %30, 1
  %56 = icmp eq i64 %55, %12
  br i1 %56, label %26, label %29, !llvm.loop !14

57:                                               ; preds = %60, %17
  %58 = add nuw nsw i32 %15, 1
  %59 = icmp eq i32 %58, %3
  br i1 %59, label %16, label %14, !llvm.loop !15

60:                                               ; preds = %17, %60
  %61 = phi i64 [ %67, %60 ], [ 0, %17 ]
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !12
  %64 = getelementptr inbounds nuw double, ptr %0, i64 %61
  %65 = load double, ptr %64, align 8, !tbaa !12
  %66 = tail call double @llvm.fmuladd.f64(double %63, double 1.000000e-01, double %65)
  store double %66, ptr %64, align 8, !tbaa !12
  %67 = add nuw nsw i64 %61, 1
  %68 = icmp eq i64 %67, %13
  br i1 %68, label %57, label %60, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
