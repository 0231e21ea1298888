target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x x86_fp80], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %11

7:                                                ; preds = %11, %2
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %7
  %10 = zext nneg i32 %1 to i64
  br label %23

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %17, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = fpext double %14 to x86_fp80
  %16 = getelementptr inbounds nuw x86_fp80, ptr %3, i64 %12
  store x86_fp80 %15, ptr %16, align 16, !tbaa !11
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %7, label %11, !llvm.loop !13

19:                                               ; preds = %23
  %20 = fptrunc x86_fp80 %28 to double
  br label %21

21:                                               ; preds = %19, %7
  %22 = phi double [ 0.000000e+00, %7 ], [ %20, %19 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %22

23:                                               ; preds = %9, %23
  %24 = phi i64 [ 0, %9 ], [ %29, %23 ]
  %25 = phi x86_fp80 [ 0xK00000000000000000000, %9 ], [ %28, %23 ]
  %26 = getelementptr inbounds nuw x86_fp80, ptr %3, i64 %24
  %27 = load x86_fp80, ptr %26, align 16, !tbaa !11
  %28 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %27, x86_fp80 %27, x86_fp80 %25)
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %10
  br i1 %30, label %19, label %23, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #2

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long double", !7, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
