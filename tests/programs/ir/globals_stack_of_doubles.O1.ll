target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@top = internal unnamed_addr global i32 0, align 4
@stack = internal unnamed_addr global [16 x double] zeroinitializer, align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @clear() local_unnamed_addr #0 {
  store i32 0, ptr @top, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(double noundef %0, double noundef %1) local_unnamed_addr #1 {
  tail call fastcc void @push(double noundef %0)
  tail call fastcc void @push(double noundef %1)
  %3 = tail call fastcc double @pop()
  %4 = tail call fastcc double @pop()
  %5 = fmul double %3, %4
  tail call fastcc void @push(double noundef %5)
  tail call fastcc void @push(double noundef %0)
  %6 = tail call fastcc double @pop()
  %7 = tail call fastcc double @pop()
  %8 = fadd double %6, %7
  tail call fastcc void @push(double noundef %8)
  %9 = tail call fastcc double @pop()
  %10 = fmul double %1, %9
  ret double %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @push(double noundef %0) unnamed_addr #2 {
  %2 = load i32, ptr @top, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @top, align 4, !tbaa !5
  %4 = sext i32 %2 to i64
  %5 = getelementptr inbounds double, ptr @stack, i64 %4
  store double %0, ptr %5, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @pop() unnamed_addr #2 {
  %1 = load i32, ptr @top, align 4, !tbaa !5
  %2 = add nsw i32 %1, -1
  store i32 %2, ptr @top, align 4, !tbaa !5
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds double, ptr @stack, i64 %3
  %5 = load double, ptr %4, align 8, !tbaa !9
  ret double %5
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
