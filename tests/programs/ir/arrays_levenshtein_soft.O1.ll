target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [4 x [4 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp slt i32 %2, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %4
  %8 = icmp slt i32 %3, 0
  %9 = add i32 %3, 1
  %10 = add nuw i32 %2, 1
  %11 = zext i32 %10 to i64
  %12 = zext i32 %9 to i64
  br label %13

13:                                               ; preds = %7, %28
  %14 = phi i64 [ 0, %7 ], [ %29, %28 ]
  br i1 %8, label %28, label %15

15:                                               ; preds = %13
  %16 = icmp ne i64 %14, 0
  %17 = add nsw i64 %14, -1
  %18 = getelementptr inbounds [4 x double], ptr %5, i64 %17
  %19 = getelementptr inbounds double, ptr %0, i64 %17
  %20 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %14
  %21 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %14
  br label %31

22:                                               ; preds = %28, %4
  %23 = sext i32 %2 to i64
  %24 = getelementptr inbounds [4 x double], ptr %5, i64 %23
  %25 = sext i32 %3 to i64
  %26 = getelementptr inbounds double, ptr %24, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  ret double %27

28:                                               ; preds = %64, %13
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %22, label %13, !llvm.loop !11

31:                                               ; preds = %15, %64
  %32 = phi i64 [ 0, %15 ], [ %67, %64 ]
  %33 = icmp ne i64 %32, 0
  %34 = and i1 %16, %33
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = add nuw nsw i64 %32, %14
  %37 = trunc nsw i64 %36 to i32
  %38 = uitofp nneg i32 %37 to double
  br label %64

39:                                               ; preds = %31
  %40 = add nsw i64 %32, -1
  %41 = getelementptr inbounds double, ptr %18, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !9
  %43 = load double, ptr %19, align 8, !tbaa !9
  %44 = getelementptr inbounds double, ptr %1, i64 %40
  %45 = load double, ptr %44, align 8, !tbaa !9
  %46 = fsub double %43, %45
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %46, double %42)
  %48 = getelementptr inbounds nuw double, ptr %18, i64 %32
  %49 = load double, ptr %48, align 8, !tbaa !9
  %50 = fadd double %49, 1.000000e+00
  %51 = getelementptr inbounds double, ptr %20, i64 %40
  %52 = load double, ptr %51, align 8, !tbaa !9
  %53 = fadd double %52, 1.000000e+00
  %54 = fneg double %47
  %55 = tail call double @llvm.exp.f64(double %54)
  %56 = fneg double %50
  %57 = tail call double @llvm.exp.f64(double %56)
  %58 = fadd double %55, %57
  %59 = fneg double %53
  %60 = tail call double @llvm.exp.f64(double %59)
  %61 = fadd double %58, %60
  %62 = tail call double @llvm.log.f64(double %61)
  %63 = fneg double %62
  br label %64

64:                                               ; preds = %39, %35
  %65 = phi double [ %63, %39 ], [ %38, %35 ]
  %66 = getelementptr inbounds nuw double, ptr %21, i64 %32
  store double %65, ptr %66, align 8, !tbaa !9
  %67 = add nuw nsw i64 %32, 1
  %68 = icmp eq i64 %67, %12
  br i1 %68, label %28, label %31, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #2

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
