target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.context = type { double, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.context, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  store double %0, ptr %3, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 0, ptr %4, align 8, !tbaa !12
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %5, align 4
  %6 = call fastcc double @integrate(ptr noundef %3, double noundef %1)
  %7 = load i32, ptr %4, align 8, !tbaa !12
  %8 = sitofp i32 %7 to double
  %9 = fmul double %6, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc double @integrate(ptr noundef nonnull captures(none) %0, double noundef %1) unnamed_addr #2 {
  %3 = fmul double %1, 1.250000e-01
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %0, align 8, !tbaa !9
  %6 = load i32, ptr %4, align 8, !tbaa !12
  br label %9

7:                                                ; preds = %9
  %8 = add i32 %6, 8
  store i32 %8, ptr %4, align 8, !tbaa !12
  ret double %17

9:                                                ; preds = %2, %9
  %10 = phi i32 [ 0, %2 ], [ %18, %9 ]
  %11 = phi double [ 0.000000e+00, %2 ], [ %17, %9 ]
  %12 = uitofp nneg i32 %10 to double
  %13 = fadd double %12, 5.000000e-01
  %14 = tail call double @llvm.fmuladd.f64(double %13, double %3, double 0.000000e+00)
  %15 = fmul double %14, %14
  %16 = fmul double %15, %5
  %17 = tail call double @llvm.fmuladd.f64(double %16, double %3, double %11)
  %18 = add nuw nsw i32 %10, 1
  %19 = icmp eq i32 %18, 8
  br i1 %19, label %7, label %9, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !11, i64 0}
!10 = !{!"context", !11, i64 0, !6, i64 8}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !6, i64 8}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
