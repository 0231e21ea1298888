target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [2 x double], align 16
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = zext nneg i32 %3 to i64
  br label %17

10:                                               ; preds = %25
  %11 = tail call double @llvm.log.f64(double %29)
  br label %12

12:                                               ; preds = %10, %4
  %13 = phi double [ 0xBFE62E42FEFA39EF, %4 ], [ %11, %10 ]
  %14 = phi double [ 5.000000e-01, %4 ], [ %30, %10 ]
  %15 = fneg double %14
  %16 = tail call double @llvm.fmuladd.f64(double %15, double %14, double %13)
  ret double %16

17:                                               ; preds = %7, %25
  %18 = phi i64 [ 0, %7 ], [ %31, %25 ]
  %19 = phi double [ 5.000000e-01, %7 ], [ %30, %25 ]
  %20 = phi double [ 5.000000e-01, %7 ], [ %29, %25 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %18
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr double, ptr %1, i64 %23
  br label %33

25:                                               ; preds = %33
  %26 = load double, ptr %5, align 16, !tbaa !9
  %27 = load double, ptr %8, align 8, !tbaa !9
  %28 = fadd double %26, %27
  %29 = fdiv double %26, %28
  %30 = fdiv double %27, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  %31 = add nuw nsw i64 %18, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %10, label %17, !llvm.loop !11

33:                                               ; preds = %17, %33
  %34 = phi i64 [ 0, %17 ], [ %46, %33 ]
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = fmul double %19, %38
  %40 = tail call double @llvm.fmuladd.f64(double %20, double %36, double %39)
  %41 = shl i64 %34, 4
  %42 = getelementptr i8, ptr %24, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !9
  %44 = fmul double %40, %43
  %45 = getelementptr inbounds nuw double, ptr %5, i64 %34
  store double %44, ptr %45, align 8, !tbaa !9
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp eq i64 %34, 0
  br i1 %47, label %33, label %25, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
