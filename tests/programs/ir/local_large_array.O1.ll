target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [5001 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %4 = load double, ptr %0, align 8, !tbaa !9
  store double %4, ptr %3, align 16, !tbaa !9
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = fmul double %8, 1.000000e-03
  %10 = zext nneg i32 %1 to i64
  %11 = load double, ptr %3, align 16
  br label %16

12:                                               ; preds = %16, %2
  %13 = icmp slt i32 %1, 0
  br i1 %13, label %25, label %14

14:                                               ; preds = %12
  %15 = zext nneg i32 %1 to i64
  br label %27

16:                                               ; preds = %6, %16
  %17 = phi double [ %11, %6 ], [ %21, %16 ]
  %18 = phi i64 [ 0, %6 ], [ %22, %16 ]
  %19 = fmul double %17, %9
  %20 = fmul double %17, %19
  %21 = tail call double @llvm.fmuladd.f64(double %17, double 0x3FEFF7CED916872B, double %20)
  %22 = add nuw nsw i64 %18, 1
  %23 = getelementptr inbounds nuw double, ptr %3, i64 %22
  store double %21, ptr %23, align 8, !tbaa !9
  %24 = icmp eq i64 %22, %10
  br i1 %24, label %12, label %16, !llvm.loop !11

25:                                               ; preds = %27, %12
  %26 = phi double [ 0.000000e+00, %12 ], [ %32, %27 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %26

27:                                               ; preds = %14, %27
  %28 = phi i64 [ 0, %14 ], [ %33, %27 ]
  %29 = phi double [ 0.000000e+00, %14 ], [ %32, %27 ]
  %30 = getelementptr inbounds nuw double, ptr %3, i64 %28
  %31 = load double, ptr %30, align 16, !tbaa !9
  %32 = tail call double @llvm.fmuladd.f64(double %31, double %31, double %29)
  %33 = add nuw nsw i64 %28, 500
  %34 = icmp samesign ugt i64 %33, %15
  br i1 %34, label %25, label %27, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
