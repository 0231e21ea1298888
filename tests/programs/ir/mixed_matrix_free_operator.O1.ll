target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca double, align 8
  store double %1, ptr %4, align 8, !tbaa !9
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call fastcc double @quad(ptr noundef %0, ptr noundef %4)
  br label %10

8:                                                ; preds = %10, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %15, %10 ]
  ret double %9

10:                                               ; preds = %6, %10
  %11 = phi i32 [ 0, %6 ], [ %13, %10 ]
  %12 = phi double [ 0.000000e+00, %6 ], [ %15, %10 ]
  %13 = add nuw nsw i32 %11, 1
  %14 = uitofp nneg i32 %13 to double
  %15 = tail call double @llvm.fmuladd.f64(double %7, double %14, double %12)
  %16 = icmp eq i32 %13, %2
  br i1 %16, label %8, label %10, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc double @quad(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #2 {
  %3 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  %4 = load double, ptr %1, align 8, !tbaa !9
  %5 = fadd double %4, 2.000000e+00
  br label %6

6:                                                ; preds = %22, %2
  %7 = phi i64 [ 0, %2 ], [ %26, %22 ]
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = icmp eq i64 %7, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = getelementptr i8, ptr %8, i64 -8
  %13 = load double, ptr %12, align 8, !tbaa !9
  br label %14

14:                                               ; preds = %11, %6
  %15 = phi double [ %13, %11 ], [ 0.000000e+00, %6 ]
  %16 = fneg double %15
  %17 = tail call double @llvm.fmuladd.f64(double %5, double %9, double %16)
  %18 = icmp samesign ult i64 %7, 3
  br i1 %18, label %19, label %22

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !9
  br label %22

22:                                               ; preds = %19, %14
  %23 = phi double [ %21, %19 ], [ 0.000000e+00, %14 ]
  %24 = fsub double %17, %23
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %7
  store double %24, ptr %25, align 8, !tbaa !9
  %26 = add nuw nsw i64 %7, 1
  %27 = icmp eq i64 %26, 4
  br i1 %27, label %29, label %6, !llvm.loop !14

28:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %36

29:                                               ; preds = %22, %29
  %30 = phi i64 [ %37, %29 ], [ 0, %22 ]
  %31 = phi double [ %36, %29 ], [ 0.000000e+00, %22 ]
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw double, ptr %3, i64 %30
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = tail call double @llvm.fmuladd.f64(double %33, double %35, double %31)
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, 4
  br i1 %38, label %28, label %29, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
