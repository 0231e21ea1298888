target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  store double 1.000000e+00, ptr %3, align 8, !tbaa !9
  call fastcc void @descend(ptr noundef %3, double noundef %0, i32 noundef %1)
  %4 = load double, ptr %3, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @descend(ptr noundef nonnull captures(none) %0, double noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %5 = sitofp i32 %2 to double
  %6 = fmul double %1, %5
  store double %6, ptr %4, align 16, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %1, ptr %7, align 8, !tbaa !9
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = tail call double @llvm.fmuladd.f64(double %1, double 9.000000e-01, double 1.000000e-01)
  %11 = add nsw i32 %2, -1
  call fastcc void @descend(ptr noundef %4, double noundef %10, i32 noundef %11)
  br label %12

12:                                               ; preds = %9, %3
  %13 = load double, ptr %4, align 16, !tbaa !9
  %14 = load double, ptr %7, align 8, !tbaa !9
  %15 = load double, ptr %0, align 8, !tbaa !9
  %16 = tail call double @llvm.fmuladd.f64(double %13, double %14, double %15)
  store double %16, ptr %0, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
