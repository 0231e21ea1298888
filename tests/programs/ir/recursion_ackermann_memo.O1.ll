target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %4, i8 0, i64 512, i1 false)
  %5 = call fastcc double @ack(double noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret double %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc double @ack(double noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3) unnamed_addr #3 {
  %5 = shl nsw i32 %1, 4
  %6 = add nsw i32 %5, %2
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds double, ptr %3, i64 %7
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = fcmp une double %9, 0.000000e+00
  br i1 %10, label %33, label %11

11:                                               ; preds = %4
  %12 = icmp eq i32 %1, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  %14 = add nsw i32 %2, 1
  %15 = sitofp i32 %14 to double
  %16 = fmul double %0, %15
  br label %31

17:                                               ; preds = %11
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = add nsw i32 %1, -1
  %21 = tail call fastcc double @ack(double noundef %0, i32 noundef %20, i32 noundef 1, ptr noundef %3)
  %22 = fmul double %0, %21
  br label %31

23:                                               ; preds = %17
  %24 = add nsw i32 %2, -1
  %25 = tail call fastcc double @ack(double noundef %0, i32 noundef %1, i32 noundef %24, ptr noundef %3)
  %26 = add nsw i32 %1, -1
  %27 = fptosi double %25 to i32
  %28 = srem i32 %27, 8
  %29 = tail call fastcc double @ack(double noundef %0, i32 noundef %26, i32 noundef %28, ptr noundef %3)
  %30 = tail call double @llvm.fmuladd.f64(double %25, double %0, double %29)
  br label %31

31:                                               ; preds = %19, %23, %13
  %32 = phi double [ %16, %13 ], [ %22, %19 ], [ %30, %23 ]
  store double %32, ptr %8, align 8, !tbaa !9
  br label %33

33:                                               ; preds = %4, %31
  %34 = phi double [ %32, %31 ], [ %9, %4 ]
  ret double %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
