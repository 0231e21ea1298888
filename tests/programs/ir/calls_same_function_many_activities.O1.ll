target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local double @f(double noundef %0, double noundef %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  store double %0, ptr %5, align 16, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %1, ptr %7, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  store double %1, ptr %6, align 16, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double 2.000000e+00, ptr %8, align 8, !tbaa !9
  %9 = call fastcc double @g(double noundef %0, ptr noundef %2, ptr noundef nonnull %5)
  %10 = call fastcc double @g(double noundef %1, ptr noundef %2, ptr noundef nonnull %6)
  %11 = call fastcc double @g(double noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %11, double %9)
  %13 = call fastcc double @g(double noundef %1, ptr noundef nonnull %6, ptr noundef %3)
  %14 = tail call double @llvm.fmuladd.f64(double %13, double %0, double %12)
  %15 = call fastcc double @g(double noundef %1, ptr noundef nonnull %5, ptr noundef %2)
  %16 = fadd double %14, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret double %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc double @g(double noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = load double, ptr %1, align 8, !tbaa !9
  %7 = tail call double @llvm.fmuladd.f64(double %0, double %5, double %6)
  store double %7, ptr %1, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = load double, ptr %2, align 8, !tbaa !9
  %11 = fmul double %9, %10
  store double %11, ptr %2, align 8, !tbaa !9
  %12 = load double, ptr %1, align 8, !tbaa !9
  %13 = tail call double @llvm.fmuladd.f64(double %12, double %11, double %0)
  ret double %13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
