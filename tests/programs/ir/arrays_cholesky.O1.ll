target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %20

4:                                                ; preds = %2
  %5 = add nuw i32 %1, 1
  %6 = zext nneg i32 %1 to i64
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %1 to i64
  br label %11

11:                                               ; preds = %4, %48
  %12 = phi i64 [ 0, %4 ], [ %49, %48 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %25, label %14

14:                                               ; preds = %11
  %15 = trunc i64 %12 to i32
  %16 = mul i32 %1, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %0, i64 %17
  %19 = getelementptr inbounds double, ptr %0, i64 %12
  br label %21

20:                                               ; preds = %48, %2
  ret void

21:                                               ; preds = %14, %33
  %22 = phi i64 [ 0, %14 ], [ %34, %33 ]
  %23 = getelementptr inbounds double, ptr %18, i64 %22
  %24 = getelementptr inbounds double, ptr %0, i64 %22
  br label %36

25:                                               ; preds = %33, %11
  %26 = trunc nuw nsw i64 %12 to i32
  %27 = mul i32 %5, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = tail call double @llvm.sqrt.f64(double %30)
  %32 = getelementptr inbounds double, ptr %0, i64 %12
  br label %51

33:                                               ; preds = %36
  %34 = add nuw nsw i64 %22, 1
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %25, label %21, !llvm.loop !11

36:                                               ; preds = %21, %36
  %37 = phi i64 [ %12, %21 ], [ %46, %36 ]
  %38 = mul nuw nsw i64 %37, %6
  %39 = getelementptr inbounds double, ptr %24, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !9
  %41 = load double, ptr %23, align 8, !tbaa !9
  %42 = getelementptr inbounds double, ptr %19, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !9
  %44 = fneg double %40
  %45 = tail call double @llvm.fmuladd.f64(double %44, double %41, double %43)
  store double %45, ptr %42, align 8, !tbaa !9
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, %9
  br i1 %47, label %33, label %36, !llvm.loop !14

48:                                               ; preds = %51
  %49 = add nuw nsw i64 %12, 1
  %50 = icmp eq i64 %49, %8
  br i1 %50, label %20, label %11, !llvm.loop !15

51:                                               ; preds = %25, %51
  %52 = phi i64 [ %12, %25 ], [ %57, %51 ]
  %53 = mul nuw nsw i64 %52, %7
  %54 = getelementptr inbounds double, ptr %32, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !9
  %56 = fdiv double %55, %31
  store double %56, ptr %54, align 8, !tbaa !9
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp eq i64 %57, %10
  br i1 %58, label %48, label %51, !llvm.loop !16
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
