target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(double noundef %0, double noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  br label %5

5:                                                ; preds = %43, %3
  %6 = phi ptr [ %2, %3 ], [ %45, %43 ]
  %7 = phi i32 [ 0, %3 ], [ %44, %43 ]
  %8 = load i8, ptr %6, align 1, !tbaa !9
  switch i8 %8, label %43 [
    i8 0, label %46
    i8 120, label %9
    i8 121, label %13
    i8 42, label %17
    i8 43, label %27
    i8 115, label %37
  ]

9:                                                ; preds = %5
  %10 = add nsw i32 %7, 1
  %11 = sext i32 %7 to i64
  %12 = getelementptr inbounds double, ptr %4, i64 %11
  store double %0, ptr %12, align 8, !tbaa !10
  br label %43

13:                                               ; preds = %5
  %14 = add nsw i32 %7, 1
  %15 = sext i32 %7 to i64
  %16 = getelementptr inbounds double, ptr %4, i64 %15
  store double %1, ptr %16, align 8, !tbaa !10
  br label %43

17:                                               ; preds = %5
  %18 = add nsw i32 %7, -1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %4, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !10
  %22 = sext i32 %7 to i64
  %23 = getelementptr double, ptr %4, i64 %22
  %24 = getelementptr i8, ptr %23, i64 -16
  %25 = load double, ptr %24, align 8, !tbaa !10
  %26 = fmul double %21, %25
  store double %26, ptr %24, align 8, !tbaa !10
  br label %43

27:                                               ; preds = %5
  %28 = add nsw i32 %7, -1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %4, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !10
  %32 = sext i32 %7 to i64
  %33 = getelementptr double, ptr %4, i64 %32
  %34 = getelementptr i8, ptr %33, i64 -16
  %35 = load double, ptr %34, align 8, !tbaa !10
  %36 = fadd double %31, %35
  store double %36, ptr %34, align 8, !tbaa !10
  br label %43

37:                                               ; preds = %5
  %38 = sext i32 %7 to i64
  %39 = getelementptr double, ptr %4, i64 %38
  %40 = getelementptr i8, ptr %39, i64 -8
  %41 = load double, ptr %40, align 8, !tbaa !10
  %42 = tail call double @llvm.sin.f64(double %41)
  store double %42, ptr %40, align 8, !tbaa !10
  br label %43

43:                                               ; preds = %5, %9, %13, %17, %27, %37
  %44 = phi i32 [ %7, %5 ], [ %10, %9 ], [ %14, %13 ], [ %18, %17 ], [ %28, %27 ], [ %7, %37 ]
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 1
  br label %5, !llvm.loop !12

46:                                               ; preds = %5
  %47 = load double, ptr %4, align 16, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret double %47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
