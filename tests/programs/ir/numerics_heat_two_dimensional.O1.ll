target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [9 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = icmp sgt i32 %1, 0
  %8 = add i32 %1, -1
  %9 = add i32 %1, -1
  %10 = mul i32 %1, %1
  %11 = icmp eq i32 %1, 0
  %12 = zext i32 %1 to i64
  %13 = zext i32 %1 to i64
  %14 = sext i32 %1 to i64
  %15 = tail call i32 @llvm.umax.i32(i32 %10, i32 1)
  %16 = zext i32 %15 to i64
  %17 = shl nuw nsw i64 %16, 3
  %18 = zext nneg i32 %1 to i64
  %19 = zext nneg i32 %1 to i64
  br label %20

20:                                               ; preds = %6, %79
  %21 = phi i32 [ 0, %6 ], [ %80, %79 ]
  br i1 %7, label %30, label %28

22:                                               ; preds = %79, %3
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %82, label %24

24:                                               ; preds = %22
  %25 = mul i32 %1, %1
  %26 = tail call i32 @llvm.umax.i32(i32 %25, i32 1)
  %27 = zext i32 %26 to i64
  br label %84

28:                                               ; preds = %47, %20
  br i1 %11, label %79, label %29

29:                                               ; preds = %28
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %0, ptr noundef nonnull align 16 dereferenceable(1) %4, i64 %17, i1 false), !tbaa !9
  br label %79

30:                                               ; preds = %20, %47
  %31 = phi i64 [ %35, %47 ], [ 0, %20 ]
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = add i32 %8, %32
  %34 = srem i32 %33, %1
  %35 = add nuw nsw i64 %31, 1
  %36 = icmp eq i64 %35, %13
  %37 = trunc nuw nsw i64 %35 to i32
  %38 = select i1 %36, i32 0, i32 %37
  %39 = mul nuw nsw i64 %31, %14
  %40 = mul nsw i32 %34, %1
  %41 = mul nuw nsw i32 %38, %1
  %42 = sext i32 %40 to i64
  %43 = sext i32 %41 to i64
  %44 = getelementptr double, ptr %0, i64 %42
  %45 = getelementptr double, ptr %0, i64 %43
  %46 = getelementptr double, ptr %0, i64 %39
  br label %49

47:                                               ; preds = %49
  %48 = icmp eq i64 %35, %18
  br i1 %48, label %28, label %30, !llvm.loop !11

49:                                               ; preds = %30, %49
  %50 = phi i64 [ 0, %30 ], [ %54, %49 ]
  %51 = trunc nuw nsw i64 %50 to i32
  %52 = add i32 %9, %51
  %53 = srem i32 %52, %1
  %54 = add nuw nsw i64 %50, 1
  %55 = icmp eq i64 %54, %12
  %56 = select i1 %55, i64 0, i64 %54
  %57 = add nuw nsw i64 %50, %39
  %58 = getelementptr inbounds nuw double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !9
  %60 = getelementptr double, ptr %44, i64 %50
  %61 = load double, ptr %60, align 8, !tbaa !9
  %62 = getelementptr double, ptr %45, i64 %50
  %63 = load double, ptr %62, align 8, !tbaa !9
  %64 = fadd double %61, %63
  %65 = sext i32 %53 to i64
  %66 = getelementptr double, ptr %46, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !9
  %68 = fadd double %64, %67
  %69 = add nuw i64 %56, %39
  %70 = and i64 %69, 4294967295
  %71 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !9
  %73 = fadd double %68, %72
  %74 = tail call double @llvm.fmuladd.f64(double %59, double -4.000000e+00, double %73)
  %75 = fmul double %74, 5.000000e-02
  %76 = tail call double @llvm.fmuladd.f64(double %75, double %59, double %59)
  %77 = getelementptr inbounds nuw double, ptr %4, i64 %57
  store double %76, ptr %77, align 8, !tbaa !9
  %78 = icmp eq i64 %54, %19
  br i1 %78, label %47, label %49, !llvm.loop !14

79:                                               ; preds = %29, %28
  %80 = add nuw nsw i32 %21, 1
  %81 = icmp eq i32 %80, %2
  br i1 %81, label %22, label %20, !llvm.loop !15

82:                                               ; preds = %84, %22
  %83 = phi double [ 0.000000e+00, %22 ], [ %89, %84 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret double %83

84:                                               ; preds = %24, %84
  %85 = phi i64 [ 0, %24 ], [ %90, %84 ]
  %86 = phi double [ 0.000000e+00, %24 ], [ %89, %84 ]
  %87 = getelementptr inbounds nuw double, ptr %0, i64 %85
  %88 = load double, ptr %87, align 8, !tbaa !9
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %88, double %86)
  %90 = add nuw nsw i64 %85, 1
  %91 = icmp eq i64 %90, %27
  br i1 %91, label %82, label %84, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!16 = distinct !{!16, !12, !13}
