target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@known = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@memo = internal unnamed_addr global [16 x double] zeroinitializer, align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @clear() local_unnamed_addr #0 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @known, i8 0, i64 64, i1 false), !tbaa !5
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call fastcc double @fib(double noundef %0, i32 noundef %1)
  ret double %3
}

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @fib(double noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp slt i32 %1, 2
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = sitofp i32 %1 to double
  %6 = tail call double @llvm.fmuladd.f64(double %0, double %5, double 5.000000e-01)
  br label %15

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr inbounds nuw i32, ptr @known, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw double, ptr @memo, i64 %8
  %14 = load double, ptr %13, align 8, !tbaa !9
  br label %15

15:                                               ; preds = %4, %12, %17
  %16 = phi double [ %23, %17 ], [ %6, %4 ], [ %14, %12 ]
  ret double %16

17:                                               ; preds = %7
  store i32 1, ptr %9, align 4, !tbaa !5
  %18 = add nsw i32 %1, -1
  %19 = tail call fastcc double @fib(double noundef %0, i32 noundef %18)
  %20 = add nsw i32 %1, -2
  %21 = tail call fastcc double @fib(double noundef %0, i32 noundef %20)
  %22 = fmul double %0, %21
  %23 = tail call double @llvm.fmuladd.f64(double %19, double 5.000000e-01, double %22)
  %24 = getelementptr inbounds nuw double, ptr @memo, i64 %8
  store double %23, ptr %24, align 8, !tbaa !9
  br label %15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }

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
