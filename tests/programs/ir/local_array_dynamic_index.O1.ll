target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %1 to i64
  br label %16

8:                                                ; preds = %16, %3
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds double, ptr %4, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !9
  %12 = fadd double %11, 1.000000e+00
  store double %12, ptr %10, align 8, !tbaa !9
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %14, label %28

14:                                               ; preds = %8
  %15 = zext nneg i32 %1 to i64
  br label %30

16:                                               ; preds = %6, %16
  %17 = phi i64 [ 0, %6 ], [ %26, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = fmul double %19, %19
  %21 = trunc i64 %17 to i32
  %22 = add i32 %2, %21
  %23 = srem i32 %22, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %4, i64 %24
  store double %20, ptr %25, align 8, !tbaa !9
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %8, label %16, !llvm.loop !11

28:                                               ; preds = %30, %8
  %29 = phi double [ 0.000000e+00, %8 ], [ %41, %30 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret double %29

30:                                               ; preds = %14, %30
  %31 = phi i64 [ 0, %14 ], [ %42, %30 ]
  %32 = phi double [ 0.000000e+00, %14 ], [ %41, %30 ]
  %33 = trunc i64 %31 to i32
  %34 = add i32 %2, %33
  %35 = srem i32 %34, 3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %4, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %40 = load double, ptr %39, align 8, !tbaa !9
  %41 = tail call double @llvm.fmuladd.f64(double %38, double %40, double %32)
  %42 = add nuw nsw i64 %31, 1
  %43 = icmp eq i64 %42, %15
  br i1 %43, label %28, label %30, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
