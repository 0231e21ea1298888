target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [8 x double], align 16
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %20

8:                                                ; preds = %5
  %9 = icmp sgt i32 %4, 0
  %10 = icmp sgt i32 %4, 0
  %11 = zext i32 %4 to i64
  %12 = zext i32 %4 to i64
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %3 to i64
  %15 = zext nneg i32 %3 to i64
  %16 = zext nneg i32 %4 to i64
  %17 = zext nneg i32 %3 to i64
  %18 = zext nneg i32 %4 to i64
  %19 = zext nneg i32 %3 to i64
  br label %21

20:                                               ; preds = %66, %5
  ret void

21:                                               ; preds = %8, %66
  %22 = phi i64 [ 0, %8 ], [ %67, %66 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3
  %23 = trunc i64 %22 to i32
  %24 = mul i32 %4, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %0, i64 %25
  br label %27

27:                                               ; preds = %21, %36
  %28 = phi i64 [ 0, %21 ], [ %40, %36 ]
  %29 = phi double [ -1.000000e+300, %21 ], [ %39, %36 ]
  %30 = getelementptr inbounds nuw double, ptr %6, i64 %28
  store double 0.000000e+00, ptr %30, align 8, !tbaa !9
  br i1 %9, label %31, label %36

31:                                               ; preds = %27
  %32 = mul nuw nsw i64 %28, %11
  %33 = load double, ptr %30, align 8, !tbaa !9
  %34 = getelementptr inbounds double, ptr %1, i64 %32
  br label %42

35:                                               ; preds = %42
  store double %49, ptr %30, align 8, !tbaa !9
  br label %36

36:                                               ; preds = %35, %27
  %37 = load double, ptr %30, align 8, !tbaa !9
  %38 = fcmp ogt double %37, %29
  %39 = select i1 %38, double %37, double %29
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %56, label %27, !llvm.loop !11

42:                                               ; preds = %31, %42
  %43 = phi i64 [ 0, %31 ], [ %50, %42 ]
  %44 = phi double [ %33, %31 ], [ %49, %42 ]
  %45 = getelementptr inbounds double, ptr %26, i64 %43
  %46 = load double, ptr %45, align 8, !tbaa !9
  %47 = getelementptr inbounds double, ptr %34, i64 %43
  %48 = load double, ptr %47, align 8, !tbaa !9
  %49 = tail call double @llvm.fmuladd.f64(double %46, double %48, double %44)
  %50 = add nuw nsw i64 %43, 1
  %51 = icmp eq i64 %50, %16
  br i1 %51, label %35, label %42, !llvm.loop !14

52:                                               ; preds = %56
  br i1 %10, label %53, label %66

53:                                               ; preds = %52
  %54 = mul nuw nsw i64 %22, %13
  %55 = getelementptr inbounds double, ptr %2, i64 %54
  br label %69

56:                                               ; preds = %36, %56
  %57 = phi i64 [ %64, %56 ], [ 0, %36 ]
  %58 = phi double [ %63, %56 ], [ 0.000000e+00, %36 ]
  %59 = getelementptr inbounds nuw double, ptr %6, i64 %57
  %60 = load double, ptr %59, align 8, !tbaa !9
  %61 = fsub double %60, %39
  %62 = tail call double @llvm.exp.f64(double %61)
  store double %62, ptr %59, align 8, !tbaa !9
  %63 = fadd double %58, %62
  %64 = add nuw nsw i64 %57, 1
  %65 = icmp eq i64 %64, %17
  br i1 %65, label %52, label %56, !llvm.loop !15

66:                                               ; preds = %73, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3
  %67 = add nuw nsw i64 %22, 1
  %68 = icmp eq i64 %67, %14
  br i1 %68, label %20, label %21, !llvm.loop !16

69:                                               ; preds = %53, %73
  %70 = phi i64 [ 0, %53 ], [ %74, %73 ]
  %71 = getelementptr inbounds double, ptr %55, i64 %70
  store double 0.000000e+00, ptr %71, align 8, !tbaa !9
  %72 = getelementptr inbounds double, ptr %1, i64 %70
  br label %76

73:                                               ; preds = %76
  %74 = add nuw nsw i64 %70, 1
  %75 = icmp eq i64 %74, %18
  br i1 %75, label %66, label %69, !llvm.loop !17

76:                                               ; preds = %69, %76
  %77 = phi i64 [ 0, %69 ], [ %86, %76 ]
  %78 = phi double [ 0.000000e+00, %69 ], [ %85, %76 ]
  %79 = getelementptr inbounds nuw double, ptr %6, i64 %77
  %80 = load double, ptr %79, align 8, !tbaa !9
  %81 = fdiv double %80, %63
  %82 = mul nuw nsw i64 %77, %12
  %83 = getelementptr inbounds double, ptr %72, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !9
  %85 = tail call double @llvm.fmuladd.f64(double %81, double %84, double %78)
  store double %85, ptr %71, align 8, !tbaa !9
  %86 = add nuw nsw i64 %77, 1
  %87 = icmp eq i64 %86, %19
  br i1 %87, label %73, label %76, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!18 = distinct !{!18, !12, !13}
