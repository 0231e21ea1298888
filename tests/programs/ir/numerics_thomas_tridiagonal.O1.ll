target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %4, 1
  br i1 %6, label %7, label %39

7:                                                ; preds = %5
  %8 = zext nneg i32 %4 to i64
  %9 = shl nuw nsw i64 %8, 3
  %10 = getelementptr i8, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %3, i64 %9
  %12 = icmp ult ptr %1, %11
  %13 = icmp ult ptr %3, %10
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %36

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %34, %15 ], [ 1, %7 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = add nsw i64 %16, -1
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = getelementptr inbounds double, ptr %2, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = fneg double %18
  %27 = fdiv double %26, %21
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %23, double %25)
  store double %28, ptr %24, align 8, !tbaa !9
  %29 = getelementptr inbounds double, ptr %3, i64 %19
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw double, ptr %3, i64 %16
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %32)
  store double %33, ptr %31, align 8, !tbaa !9
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp eq i64 %34, %8
  br i1 %35, label %39, label %15, !llvm.loop !11

36:                                               ; preds = %7
  %37 = load double, ptr %1, align 8
  %38 = load double, ptr %3, align 8
  br label %55

39:                                               ; preds = %55, %15, %5
  %40 = add nsw i32 %4, -1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %1, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !9
  %44 = getelementptr inbounds double, ptr %3, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !9
  %46 = fdiv double %45, %43
  store double %46, ptr %44, align 8, !tbaa !9
  %47 = icmp sgt i32 %4, 1
  br i1 %47, label %48, label %74

48:                                               ; preds = %39
  %49 = add nsw i32 %4, -2
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 3
  %52 = getelementptr i8, ptr %3, i64 %51
  %53 = getelementptr i8, ptr %52, i64 8
  %54 = load double, ptr %53, align 8
  br label %75

55:                                               ; preds = %36, %55
  %56 = phi double [ %38, %36 ], [ %71, %55 ]
  %57 = phi double [ %37, %36 ], [ %68, %55 ]
  %58 = phi i64 [ 1, %36 ], [ %72, %55 ]
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !9
  %61 = getelementptr double, ptr %2, i64 %58
  %62 = getelementptr i8, ptr %61, i64 -8
  %63 = load double, ptr %62, align 8, !tbaa !9
  %64 = getelementptr inbounds nuw double, ptr %1, i64 %58
  %65 = load double, ptr %64, align 8, !tbaa !9
  %66 = fneg double %60
  %67 = fdiv double %66, %57
  %68 = tail call double @llvm.fmuladd.f64(double %67, double %63, double %65)
  store double %68, ptr %64, align 8, !tbaa !9
  %69 = getelementptr inbounds nuw double, ptr %3, i64 %58
  %70 = load double, ptr %69, align 8, !tbaa !9
  %71 = tail call double @llvm.fmuladd.f64(double %67, double %56, double %70)
  store double %71, ptr %69, align 8, !tbaa !9
  %72 = add nuw nsw i64 %58, 1
  %73 = icmp eq i64 %72, %8
  br i1 %73, label %39, label %55, !llvm.loop !11

74:                                               ; preds = %75, %39
  ret void

75:                                               ; preds = %48, %75
  %76 = phi double [ %54, %48 ], [ %86, %75 ]
  %77 = phi i64 [ %50, %48 ], [ %87, %75 ]
  %78 = getelementptr inbounds nuw double, ptr %3, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !9
  %80 = getelementptr inbounds nuw double, ptr %2, i64 %77
  %81 = load double, ptr %80, align 8, !tbaa !9
  %82 = fneg double %81
  %83 = tail call double @llvm.fmuladd.f64(double %82, double %76, double %79)
  %84 = getelementptr inbounds nuw double, ptr %1, i64 %77
  %85 = load double, ptr %84, align 8, !tbaa !9
  %86 = fdiv double %83, %85
  store double %86, ptr %78, align 8, !tbaa !9
  %87 = add nsw i64 %77, -1
  %88 = icmp sgt i64 %77, 0
  br i1 %88, label %75, label %74, !llvm.loop !14
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
