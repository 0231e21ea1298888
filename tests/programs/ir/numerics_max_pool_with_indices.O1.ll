target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #2
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %14

8:                                                ; preds = %14, %3
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %35

10:                                               ; preds = %8
  %11 = zext nneg i32 %2 to i64
  %12 = zext nneg i32 %2 to i64
  %13 = getelementptr i32, ptr %4, i64 %11
  br label %37

14:                                               ; preds = %6, %14
  %15 = phi i64 [ 0, %6 ], [ %33, %14 ]
  %16 = trunc i64 %15 to i32
  %17 = shl nuw nsw i64 %15, 1
  %18 = shl nuw nsw i32 %16, 1
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = or disjoint i32 %18, 1
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !9
  %25 = fcmp ogt double %20, %24
  %26 = trunc nuw nsw i64 %17 to i32
  %27 = select i1 %25, i32 %26, i32 %21
  %28 = getelementptr inbounds nuw i32, ptr %4, i64 %15
  store i32 %27, ptr %28, align 4, !tbaa !5
  %29 = zext nneg i32 %27 to i64
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %15
  store double %31, ptr %32, align 8, !tbaa !9
  %33 = add nuw nsw i64 %15, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %8, label %14, !llvm.loop !11

35:                                               ; preds = %37, %8
  %36 = phi double [ 1.000000e+00, %8 ], [ %49, %37 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #2
  ret double %36

37:                                               ; preds = %10, %37
  %38 = phi i64 [ 0, %10 ], [ %50, %37 ]
  %39 = phi double [ 1.000000e+00, %10 ], [ %49, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = xor i64 %38, -1
  %43 = getelementptr i32, ptr %13, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !5
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = fadd double %41, %47
  %49 = fmul double %39, %48
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i64 %50, %12
  br i1 %51, label %35, label %37, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

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
