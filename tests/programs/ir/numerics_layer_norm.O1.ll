target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = uitofp nneg i32 %2 to double
  %7 = zext nneg i32 %2 to i64
  br label %14

8:                                                ; preds = %14, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %20, %14 ]
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %26

11:                                               ; preds = %8
  %12 = uitofp nneg i32 %2 to double
  %13 = zext nneg i32 %2 to i64
  br label %32

14:                                               ; preds = %5, %14
  %15 = phi i64 [ 0, %5 ], [ %21, %14 ]
  %16 = phi double [ 0.000000e+00, %5 ], [ %20, %14 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = fdiv double %18, %6
  %20 = fadd double %16, %19
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %8, label %14, !llvm.loop !11

23:                                               ; preds = %32
  %24 = fadd double %40, 1.000000e-05
  %25 = tail call double @llvm.sqrt.f64(double %24)
  br label %26

26:                                               ; preds = %23, %8
  %27 = phi double [ 0x3F69E7C6E43390B7, %8 ], [ %25, %23 ]
  %28 = fdiv double 1.000000e+00, %27
  %29 = icmp sgt i32 %2, 0
  br i1 %29, label %30, label %43

30:                                               ; preds = %26
  %31 = zext nneg i32 %2 to i64
  br label %44

32:                                               ; preds = %11, %32
  %33 = phi i64 [ 0, %11 ], [ %41, %32 ]
  %34 = phi double [ 0.000000e+00, %11 ], [ %40, %32 ]
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = fsub double %36, %9
  %38 = fmul double %37, %37
  %39 = fdiv double %38, %12
  %40 = fadd double %34, %39
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, %13
  br i1 %42, label %23, label %32, !llvm.loop !14

43:                                               ; preds = %44, %26
  ret void

44:                                               ; preds = %30, %44
  %45 = phi i64 [ 0, %30 ], [ %53, %44 ]
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = fsub double %47, %9
  %49 = fmul double %28, %48
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %45
  %51 = load double, ptr %50, align 8, !tbaa !9
  %52 = fmul double %51, %49
  store double %52, ptr %46, align 8, !tbaa !9
  %53 = add nuw nsw i64 %45, 1
  %54 = icmp eq i64 %53, %31
  br i1 %54, label %43, label %44, !llvm.loop !15
}

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
