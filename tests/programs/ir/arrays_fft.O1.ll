target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %35
  %8 = phi i64 [ 1, %5 ], [ %36, %35 ]
  %9 = phi i32 [ 0, %5 ], [ %22, %35 ]
  br label %14

10:                                               ; preds = %35, %3
  %11 = icmp slt i32 %2, 2
  br i1 %11, label %38, label %12

12:                                               ; preds = %10
  %13 = zext nneg i32 %2 to i64
  br label %39

14:                                               ; preds = %14, %7
  %15 = phi i32 [ %17, %14 ], [ %2, %7 ]
  %16 = phi i32 [ %20, %14 ], [ %9, %7 ]
  %17 = lshr i32 %15, 1
  %18 = and i32 %16, %17
  %19 = icmp eq i32 %18, 0
  %20 = xor i32 %16, %17
  br i1 %19, label %21, label %14, !llvm.loop !9

21:                                               ; preds = %14
  %22 = xor i32 %16, %17
  %23 = zext nneg i32 %22 to i64
  %24 = icmp samesign ult i64 %8, %23
  br i1 %24, label %25, label %35

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %27 = load double, ptr %26, align 8, !tbaa !12
  %28 = zext nneg i32 %22 to i64
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !12
  store double %30, ptr %26, align 8, !tbaa !12
  store double %27, ptr %29, align 8, !tbaa !12
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %34 = load double, ptr %33, align 8, !tbaa !12
  store double %34, ptr %31, align 8, !tbaa !12
  store double %32, ptr %33, align 8, !tbaa !12
  br label %35

35:                                               ; preds = %25, %21
  %36 = add nuw nsw i64 %8, 1
  %37 = icmp eq i64 %36, %6
  br i1 %37, label %10, label %7, !llvm.loop !14

38:                                               ; preds = %50, %10
  ret void

39:                                               ; preds = %12, %50
  %40 = phi i32 [ 2, %12 ], [ %51, %50 ]
  %41 = sitofp i32 %40 to double
  %42 = fdiv double 0xC01921FB54442D18, %41
  %43 = ashr exact i32 %40, 1
  %44 = icmp sgt i32 %43, 0
  %45 = sext i32 %43 to i64
  %46 = sext i32 %40 to i64
  %47 = zext nneg i32 %43 to i64
  br label %48

48:                                               ; preds = %39, %53
  %49 = phi i64 [ 0, %39 ], [ %54, %53 ]
  br i1 %44, label %56, label %53

50:                                               ; preds = %53
  %51 = shl i32 %40, 1
  %52 = icmp sgt i32 %51, %2
  br i1 %52, label %38, label %39, !llvm.loop !15

53:                                               ; preds = %56, %48
  %54 = add nsw i64 %49, %46
  %55 = icmp slt i64 %54, %13
  br i1 %55, label %48, label %50, !llvm.loop !16

56:                                               ; preds = %48, %56
  %57 = phi i64 [ %84, %56 ], [ 0, %48 ]
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = uitofp nneg i32 %58 to double
  %60 = fmul double %42, %59
  %61 = tail call double @llvm.cos.f64(double %60)
  %62 = tail call double @llvm.sin.f64(double %60)
  %63 = add nsw i64 %57, %49
  %64 = add nsw i64 %63, %45
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !12
  %67 = getelementptr inbounds double, ptr %1, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !12
  %69 = fneg double %62
  %70 = fmul double %68, %69
  %71 = tail call double @llvm.fmuladd.f64(double %66, double %61, double %70)
  %72 = fmul double %61, %68
  %73 = tail call double @llvm.fmuladd.f64(double %66, double %62, double %72)
  %74 = getelementptr inbounds double, ptr %0, i64 %63
  %75 = load double, ptr %74, align 8, !tbaa !12
  %76 = fsub double %75, %71
  store double %76, ptr %65, align 8, !tbaa !12
  %77 = getelementptr inbounds double, ptr %1, i64 %63
  %78 = load double, ptr %77, align 8, !tbaa !12
  %79 = fsub double %78, %73
  store double %79, ptr %67, align 8, !tbaa !12
  %80 = load double, ptr %74, align 8, !tbaa !12
  %81 = fadd double %71, %80
  store double %81, ptr %74, align 8, !tbaa !12
  %82 = load double, ptr %77, align 8, !tbaa !12
  %83 = fadd double %73, %82
  store double %83, ptr %77, align 8, !tbaa !12
  %84 = add nuw nsw i64 %57, 1
  %85 = icmp eq i64 %84, %47
  br i1 %85, label %53, label %56, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

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
