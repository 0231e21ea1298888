target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@error = internal unnamed_addr global i1 false, align 4
@.str = private unnamed_addr constant [5 x i8] c"none\00", align 1
@message = internal unnamed_addr global ptr @.str, align 8
@.str.1 = private unnamed_addr constant [9 x i8] c"negative\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @clear() local_unnamed_addr #0 {
  store i1 false, ptr @error, align 4
  store ptr @.str, ptr @message, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef double @f(double noundef %0, double noundef %1) local_unnamed_addr #1 {
  %3 = tail call fastcc double @checked(double noundef %0)
  %4 = tail call fastcc double @checked(double noundef %1)
  %5 = fmul double %3, %4
  %6 = load i1, ptr @error, align 4
  br i1 %6, label %14, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr @message, align 8, !tbaa !9
  %9 = load i8, ptr %8, align 1, !tbaa !12
  %10 = icmp eq i8 %9, 110
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = tail call fastcc double @checked(double noundef %5)
  %13 = fmul double %5, %12
  br label %14

14:                                               ; preds = %2, %7, %11
  %15 = phi double [ %13, %11 ], [ 0.000000e+00, %7 ], [ 0.000000e+00, %2 ]
  ret double %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef double @checked(double noundef %0) unnamed_addr #2 {
  %2 = fcmp olt double %0, 0.000000e+00
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  store i1 true, ptr @error, align 4
  store ptr @.str.1, ptr @message, align 8, !tbaa !9
  br label %6

4:                                                ; preds = %1
  %5 = tail call double @llvm.sqrt.f64(double %0)
  br label %6

6:                                                ; preds = %4, %3
  %7 = phi double [ 0.000000e+00, %3 ], [ %5, %4 ]
  ret double %7
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!7, !7, i64 0}
