target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @dot(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef %0, i32 noundef %3, ptr noundef %1, i32 noundef %4) #4
  %7 = load double, ptr %0, align 8, !tbaa !9
  %8 = fmul double %6, %7
  ret double %8
}

declare double @cblas_ddot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @vectors(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  tail call void @cblas_daxpy(i32 noundef %3, double noundef %2, ptr noundef %0, i32 noundef %4, ptr noundef %1, i32 noundef %5) #4
  call void @cblas_dcopy(i32 noundef %3, ptr noundef %1, i32 noundef %5, ptr noundef nonnull %7, i32 noundef 1) #4
  %8 = fmul double %2, %2
  call void @cblas_dscal(i32 noundef %3, double noundef %8, ptr noundef nonnull %7, i32 noundef 1) #4
  call void @cblas_dswap(i32 noundef %3, ptr noundef %0, i32 noundef %4, ptr noundef %1, i32 noundef %5) #4
  %9 = load double, ptr %0, align 8, !tbaa !9
  call void @cblas_drot(i32 noundef %3, ptr noundef nonnull %0, i32 noundef 1, ptr noundef %1, i32 noundef 1, double noundef %2, double noundef %9) #4
  %10 = call double @cblas_dnrm2(i32 noundef %3, ptr noundef nonnull %7, i32 noundef 1) #4
  %11 = call double @cblas_dasum(i32 noundef %3, ptr noundef nonnull %0, i32 noundef %4) #4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = call double @llvm.fmuladd.f64(double %10, double %11, double %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret double %14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @cblas_daxpy(i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @cblas_dcopy(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @cblas_dscal(i32 noundef, double noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @cblas_dswap(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @cblas_drot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, double noundef) local_unnamed_addr #1

declare double @cblas_dnrm2(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare double @cblas_dasum(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define dso_local double @fortran(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  store double %2, ptr %5, align 8, !tbaa !9
  store i32 %3, ptr %6, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  store i32 1, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  store i32 2, ptr %8, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #4
  store i32 -1, ptr %9, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #4
  %11 = fmul double %2, 5.000000e-01
  store double %11, ptr %10, align 8, !tbaa !9
  %12 = call i32 @daxpy_(ptr noundef nonnull %6, ptr noundef nonnull %10, ptr noundef %0, ptr noundef nonnull %8, ptr noundef %1, ptr noundef nonnull %9) #4
  call void @dscal_(ptr noundef nonnull %6, ptr noundef nonnull %5, ptr noundef %0, ptr noundef nonnull %7) #4
  %13 = call double @ddot_(ptr noundef nonnull %6, ptr noundef %0, ptr noundef nonnull %7, ptr noundef %1, ptr noundef nonnull %8) #4
  %14 = call double @dnrm2_(ptr noundef nonnull %6, ptr noundef %1, ptr noundef nonnull %7) #4
  %15 = fmul double %13, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret double %15
}

declare i32 @daxpy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @dscal_(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare double @ddot_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare double @dnrm2_(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @norm(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @cblas_dnrm2(i32 noundef %1, ptr noundef %0, i32 noundef 1) #4
  ret double %3
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
