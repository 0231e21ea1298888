target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local noalias noundef ptr @build() local_unnamed_addr #0 {
  %1 = tail call noalias dereferenceable_or_null(19) ptr @malloc(i64 noundef 19) #5
  store i8 2, ptr %1, align 1, !tbaa !9
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 1
  store double 1.100000e+00, ptr %2, align 1, !tbaa !13
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 9
  store i16 3, ptr %3, align 1, !tbaa !14
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 11
  store double 4.000000e-01, ptr %4, align 1, !tbaa !15
  ret ptr %1
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local noundef i32 @leaves(ptr noundef %0, ptr noundef writeonly captures(none) initializes((0, 16)) %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store ptr %3, ptr %1, align 8, !tbaa !16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 11
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %4, ptr %5, align 8, !tbaa !16
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 11
  %3 = load double, ptr %2, align 1, !tbaa !15
  %4 = load i8, ptr %0, align 1, !tbaa !9
  %5 = sitofp i8 %4 to double
  %6 = fmul double %3, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %8 = load double, ptr %7, align 1, !tbaa !13
  %9 = fmul double %8, %6
  store double %9, ptr %7, align 1, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 9
  %11 = load i16, ptr %10, align 1, !tbaa !14
  %12 = sitofp i16 %11 to double
  %13 = tail call double @llvm.fmuladd.f64(double %9, double %12, double %3)
  ret double %13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind allocsize(0) }

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
!9 = !{!10, !7, i64 0}
!10 = !{!"odd", !7, i64 0, !11, i64 1, !12, i64 9, !11, i64 11}
!11 = !{!"double", !7, i64 0}
!12 = !{!"short", !7, i64 0}
!13 = !{!10, !11, i64 1}
!14 = !{!10, !12, i64 9}
!15 = !{!10, !11, i64 11}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 double", !18, i64 0}
!18 = !{!"any pointer", !7, i64 0}
