target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = add nuw i32 %1, 1
  %6 = zext nneg i32 %1 to i64
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %1 to i64
  br label %13

11:                                               ; preds = %31, %2
  %12 = phi double [ 0.000000e+00, %2 ], [ %38, %31 ]
  ret double %12

13:                                               ; preds = %4, %31
  %14 = phi i64 [ 0, %4 ], [ %17, %31 ]
  %15 = phi i64 [ 1, %4 ], [ %39, %31 ]
  %16 = phi double [ 0.000000e+00, %4 ], [ %38, %31 ]
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp samesign ult i64 %17, %7
  br i1 %18, label %19, label %31

19:                                               ; preds = %13
  %20 = trunc i64 %14 to i32
  %21 = mul nuw nsw i32 %1, %20
  %22 = trunc nuw nsw i64 %14 to i32
  %23 = add nuw nsw i32 %21, %22
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = trunc i64 %14 to i32
  %27 = mul i32 %1, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %0, i64 %14
  %30 = getelementptr inbounds double, ptr %0, i64 %28
  br label %41

31:                                               ; preds = %49, %13
  %32 = trunc nuw nsw i64 %14 to i32
  %33 = mul i32 %5, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = tail call double @llvm.log.f64(double %36)
  %38 = fadd double %16, %37
  %39 = add nuw nsw i64 %15, 1
  %40 = icmp eq i64 %17, %8
  br i1 %40, label %11, label %13, !llvm.loop !11

41:                                               ; preds = %19, %49
  %42 = phi i64 [ %15, %19 ], [ %50, %49 ]
  %43 = load double, ptr %25, align 8, !tbaa !9
  %44 = mul nuw nsw i64 %42, %6
  %45 = getelementptr inbounds double, ptr %29, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !9
  %47 = fdiv double %46, %43
  store double %47, ptr %45, align 8, !tbaa !9
  %48 = getelementptr inbounds double, ptr %0, i64 %44
  br label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %42, 1
  %51 = icmp eq i64 %50, %9
  br i1 %51, label %31, label %41, !llvm.loop !14

52:                                               ; preds = %41, %52
  %53 = phi i64 [ %15, %41 ], [ %61, %52 ]
  %54 = load double, ptr %45, align 8, !tbaa !9
  %55 = getelementptr inbounds double, ptr %30, i64 %53
  %56 = load double, ptr %55, align 8, !tbaa !9
  %57 = getelementptr inbounds double, ptr %48, i64 %53
  %58 = load double, ptr %57, align 8, !tbaa !9
  %59 = fneg double %54
  %60 = tail call double @llvm.fmuladd.f64(double %59, double %56, double %58)
  store double %60, ptr %57, align 8, !tbaa !9
  %61 = add nuw nsw i64 %53, 1
  %62 = icmp eq i64 %61, %10
  br i1 %62, label %49, label %52, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #1

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
