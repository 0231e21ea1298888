target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [5 x [5 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  %4 = fneg double %0
  %5 = fmul double %1, %4
  %6 = tail call double @llvm.exp.f64(double %5)
  %7 = fadd double %6, 1.000000e+00
  %8 = fmul double %7, 5.000000e-01
  br label %12

9:                                                ; preds = %42
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %11 = load double, ptr %10, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %11

12:                                               ; preds = %2, %42
  %13 = phi i64 [ 0, %2 ], [ %43, %42 ]
  %14 = phi i64 [ 1, %2 ], [ %44, %42 ]
  %15 = mul nuw nsw i64 %13, 40
  %16 = getelementptr i8, ptr %3, i64 %15
  %17 = trunc nuw nsw i64 %13 to i32
  %18 = shl nuw nsw i32 1, %17
  %19 = uitofp nneg i32 %18 to double
  %20 = fdiv double %1, %19
  %21 = icmp eq i64 %13, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %12
  %23 = tail call i32 @llvm.umax.i32(i32 %18, i32 2)
  br label %32

24:                                               ; preds = %32, %12
  %25 = phi double [ %8, %12 ], [ %39, %32 ]
  %26 = fmul double %20, %25
  %27 = getelementptr inbounds nuw [5 x double], ptr %3, i64 %13
  store double %26, ptr %27, align 8, !tbaa !9
  %28 = icmp eq i64 %13, 0
  br i1 %28, label %42, label %29

29:                                               ; preds = %24
  %30 = load double, ptr %16, align 8
  %31 = getelementptr i8, ptr %27, i64 -48
  br label %46

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %40, %32 ], [ 1, %22 ]
  %34 = phi double [ %39, %32 ], [ %8, %22 ]
  %35 = uitofp nneg i32 %33 to double
  %36 = fmul double %4, %35
  %37 = fmul double %20, %36
  %38 = tail call double @llvm.exp.f64(double %37)
  %39 = fadd double %34, %38
  %40 = add nuw nsw i32 %33, 1
  %41 = icmp eq i32 %40, %23
  br i1 %41, label %24, label %32, !llvm.loop !11

42:                                               ; preds = %46, %24
  %43 = add nuw nsw i64 %13, 1
  %44 = add nuw nsw i64 %14, 1
  %45 = icmp eq i64 %43, 5
  br i1 %45, label %9, label %12, !llvm.loop !14

46:                                               ; preds = %29, %46
  %47 = phi double [ %30, %29 ], [ %58, %46 ]
  %48 = phi i64 [ 1, %29 ], [ %60, %46 ]
  %49 = getelementptr double, ptr %31, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !9
  %51 = fsub double %47, %50
  %52 = trunc i64 %48 to i32
  %53 = shl i32 %52, 1
  %54 = shl nsw i32 -1, %53
  %55 = xor i32 %54, -1
  %56 = uitofp nneg i32 %55 to double
  %57 = fdiv double %51, %56
  %58 = fadd double %47, %57
  %59 = getelementptr inbounds nuw double, ptr %27, i64 %48
  store double %58, ptr %59, align 8, !tbaa !9
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %14
  br i1 %61, label %42, label %46, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
