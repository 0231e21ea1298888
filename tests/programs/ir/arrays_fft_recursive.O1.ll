target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x double], align 16
  %4 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call fastcc void @fft(ptr noundef %0, ptr noundef %3, ptr noundef %4, i32 noundef %1, i32 noundef 1)
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  br label %10

8:                                                ; preds = %10, %2
  %9 = phi double [ 0.000000e+00, %2 ], [ %22, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %9

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %23, %10 ]
  %12 = phi double [ 0.000000e+00, %6 ], [ %22, %10 ]
  %13 = trunc nuw nsw i64 %11 to i32
  %14 = uitofp nneg i32 %13 to double
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = fmul double %16, %14
  %18 = getelementptr inbounds nuw double, ptr %4, i64 %11
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = fmul double %16, %19
  %21 = tail call double @llvm.fmuladd.f64(double %17, double %16, double %20)
  %22 = fadd double %12, %21
  %23 = add nuw nsw i64 %11, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %8, label %10, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @fft(ptr noundef %0, ptr noundef nonnull writeonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [4 x double], align 16
  %7 = alloca [4 x double], align 16
  %8 = alloca [4 x double], align 16
  %9 = alloca [4 x double], align 16
  %10 = icmp eq i32 %3, 1
  br i1 %10, label %11, label %13

11:                                               ; preds = %5
  %12 = load double, ptr %0, align 8, !tbaa !9
  store double %12, ptr %1, align 8, !tbaa !9
  store double 0.000000e+00, ptr %2, align 8, !tbaa !9
  br label %56

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #3
  %14 = sdiv i32 %3, 2
  %15 = shl nsw i32 %4, 1
  call fastcc void @fft(ptr noundef %0, ptr noundef %6, ptr noundef %7, i32 noundef %14, i32 noundef %15)
  %16 = sext i32 %4 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  call fastcc void @fft(ptr noundef %17, ptr noundef %8, ptr noundef %9, i32 noundef %14, i32 noundef %15)
  %18 = icmp sgt i32 %3, 1
  br i1 %18, label %19, label %23

19:                                               ; preds = %13
  %20 = uitofp nneg i32 %3 to double
  %21 = zext nneg i32 %14 to i64
  %22 = zext nneg i32 %14 to i64
  br label %24

23:                                               ; preds = %24, %13
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3
  br label %56

24:                                               ; preds = %19, %24
  %25 = phi i64 [ 0, %19 ], [ %54, %24 ]
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = uitofp nneg i32 %26 to double
  %28 = fmul double %27, 0xC01921FB54442D18
  %29 = fdiv double %28, %20
  %30 = tail call double @llvm.cos.f64(double %29)
  %31 = tail call double @llvm.sin.f64(double %29)
  %32 = getelementptr inbounds nuw double, ptr %8, i64 %25
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw double, ptr %9, i64 %25
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = fneg double %31
  %37 = fmul double %35, %36
  %38 = tail call double @llvm.fmuladd.f64(double %33, double %30, double %37)
  %39 = fmul double %30, %35
  %40 = tail call double @llvm.fmuladd.f64(double %33, double %31, double %39)
  %41 = getelementptr inbounds nuw double, ptr %6, i64 %25
  %42 = load double, ptr %41, align 8, !tbaa !9
  %43 = fadd double %42, %38
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %25
  store double %43, ptr %44, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw double, ptr %7, i64 %25
  %46 = load double, ptr %45, align 8, !tbaa !9
  %47 = fadd double %40, %46
  %48 = getelementptr inbounds nuw double, ptr %2, i64 %25
  store double %47, ptr %48, align 8, !tbaa !9
  %49 = fsub double %42, %38
  %50 = add nuw nsw i64 %25, %21
  %51 = getelementptr inbounds nuw double, ptr %1, i64 %50
  store double %49, ptr %51, align 8, !tbaa !9
  %52 = fsub double %46, %40
  %53 = getelementptr inbounds nuw double, ptr %2, i64 %50
  store double %52, ptr %53, align 8, !tbaa !9
  %54 = add nuw nsw i64 %25, 1
  %55 = icmp eq i64 %54, %22
  br i1 %55, label %23, label %24, !llvm.loop !14

56:                                               ; preds = %23, %11
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

attributes #0 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
