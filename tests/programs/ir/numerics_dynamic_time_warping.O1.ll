target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [5 x [5 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp slt i32 %2, 0
  br i1 %6, label %17, label %7

7:                                                ; preds = %4
  %8 = icmp slt i32 %3, 0
  %9 = add i32 %3, 1
  %10 = add nuw i32 %2, 1
  %11 = zext i32 %10 to i64
  %12 = zext i32 %9 to i64
  br label %13

13:                                               ; preds = %7, %25
  %14 = phi i64 [ 0, %7 ], [ %26, %25 ]
  br i1 %8, label %25, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw [5 x double], ptr %5, i64 %14
  br label %28

17:                                               ; preds = %25, %4
  %18 = icmp slt i32 %2, 1
  br i1 %18, label %50, label %19

19:                                               ; preds = %17
  %20 = icmp slt i32 %3, 1
  %21 = add i32 %3, 1
  %22 = add nuw i32 %2, 1
  %23 = zext i32 %22 to i64
  %24 = zext i32 %21 to i64
  br label %37

25:                                               ; preds = %28, %13
  %26 = add nuw nsw i64 %14, 1
  %27 = icmp eq i64 %26, %11
  br i1 %27, label %17, label %13, !llvm.loop !9

28:                                               ; preds = %15, %28
  %29 = phi i64 [ 0, %15 ], [ %35, %28 ]
  %30 = or i64 %29, %14
  %31 = and i64 %30, 4294967295
  %32 = icmp eq i64 %31, 0
  %33 = select i1 %32, double 0.000000e+00, double 1.000000e+06
  %34 = getelementptr inbounds nuw double, ptr %16, i64 %29
  store double %33, ptr %34, align 8, !tbaa !12
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %25, label %28, !llvm.loop !14

37:                                               ; preds = %19, %56
  %38 = phi i64 [ 0, %19 ], [ %59, %56 ]
  %39 = phi i64 [ 1, %19 ], [ %57, %56 ]
  br i1 %20, label %56, label %40

40:                                               ; preds = %37
  %41 = mul nuw nsw i64 %38, 40
  %42 = getelementptr i8, ptr %5, i64 %41
  %43 = getelementptr i8, ptr %42, i64 40
  %44 = add nsw i64 %39, -1
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !12
  %47 = getelementptr inbounds [5 x double], ptr %5, i64 %44
  %48 = getelementptr inbounds nuw [5 x double], ptr %5, i64 %39
  %49 = load double, ptr %43, align 8
  br label %60

50:                                               ; preds = %56, %17
  %51 = sext i32 %2 to i64
  %52 = getelementptr inbounds [5 x double], ptr %5, i64 %51
  %53 = sext i32 %3 to i64
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  ret double %55

56:                                               ; preds = %60, %37
  %57 = add nuw nsw i64 %39, 1
  %58 = icmp eq i64 %57, %23
  %59 = add i64 %38, 1
  br i1 %58, label %50, label %37, !llvm.loop !15

60:                                               ; preds = %40, %60
  %61 = phi double [ %49, %40 ], [ %73, %60 ]
  %62 = phi i64 [ 1, %40 ], [ %75, %60 ]
  %63 = add nsw i64 %62, -1
  %64 = getelementptr inbounds double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !12
  %66 = fsub double %46, %65
  %67 = getelementptr inbounds double, ptr %47, i64 %63
  %68 = load double, ptr %67, align 8, !tbaa !12
  %69 = getelementptr inbounds nuw double, ptr %47, i64 %62
  %70 = load double, ptr %69, align 8, !tbaa !12
  %71 = tail call double @llvm.minnum.f64(double %70, double %61)
  %72 = tail call double @llvm.minnum.f64(double %68, double %71)
  %73 = tail call double @llvm.fmuladd.f64(double %66, double %66, double %72)
  %74 = getelementptr inbounds nuw double, ptr %48, i64 %62
  store double %73, ptr %74, align 8, !tbaa !12
  %75 = add nuw nsw i64 %62, 1
  %76 = icmp eq i64 %75, %24
  br i1 %76, label %56, label %60, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #2

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
