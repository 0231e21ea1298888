target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %20

7:                                                ; preds = %4
  %8 = sext i32 %2 to i64
  %9 = zext nneg i32 %3 to i64
  br label %10

10:                                               ; preds = %7, %25
  %11 = phi i64 [ 0, %7 ], [ %26, %25 ]
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp slt i32 %2, %13
  br i1 %14, label %25, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = sext i32 %13 to i64
  %19 = sext i32 %13 to i64
  br label %28

20:                                               ; preds = %25, %4
  %21 = sext i32 %2 to i64
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = fmul double %23, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  ret double %24

25:                                               ; preds = %28, %10
  %26 = add nuw nsw i64 %11, 1
  %27 = icmp eq i64 %26, %9
  br i1 %27, label %20, label %10, !llvm.loop !11

28:                                               ; preds = %15, %28
  %29 = phi i64 [ %8, %15 ], [ %38, %28 ]
  %30 = sub nsw i64 %29, %18
  %31 = getelementptr inbounds nuw double, ptr %5, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = fadd double %32, %17
  %34 = getelementptr inbounds double, ptr %5, i64 %29
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = fcmp ogt double %33, %35
  %37 = select i1 %36, double %33, double %35
  store double %37, ptr %34, align 8, !tbaa !9
  %38 = add nsw i64 %29, -1
  %39 = icmp sgt i64 %29, %19
  br i1 %39, label %28, label %25, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
