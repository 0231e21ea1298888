target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@constinit = private unnamed_addr constant [3 x double] [double 1.100000e+00, double 4.000000e-01, double 2.200000e+00], align 8

; Function Attrs: mustprogress uwtable
define dso_local noalias noundef nonnull ptr @build() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %1, i8 0, i64 24, i1 false)
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %3 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) @constinit, i64 24, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %3, ptr %1, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %5, ptr %4, align 8, !tbaa !13
  store ptr %5, ptr %2, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store double 3.000000e-01, ptr %6, align 8, !tbaa !15
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i32 3, ptr %7, align 8, !tbaa !21
  ret ptr %1
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @leaves(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !22
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = icmp eq ptr %3, %5
  br i1 %6, label %9, label %15

7:                                                ; preds = %15
  %8 = trunc nuw i64 %18 to i32
  br label %9

9:                                                ; preds = %7, %2
  %10 = phi i32 [ 0, %2 ], [ %8, %7 ]
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = add nuw nsw i32 %10, 1
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw ptr, ptr %1, i64 %13
  store ptr %11, ptr %14, align 8, !tbaa !22
  ret i32 %12

15:                                               ; preds = %2, %15
  %16 = phi i64 [ %18, %15 ], [ 0, %2 ]
  %17 = phi ptr [ %20, %15 ], [ %3, %2 ]
  %18 = add nuw nsw i64 %16, 1
  %19 = getelementptr inbounds nuw ptr, ptr %1, i64 %16
  store ptr %17, ptr %19, align 8, !tbaa !22
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = icmp eq ptr %20, %5
  br i1 %21, label %7, label %15, !llvm.loop !23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load double, ptr %2, align 8, !tbaa !15
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !21
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = load ptr, ptr %0, align 8, !tbaa !9
  %9 = zext nneg i32 %5 to i64
  br label %14

10:                                               ; preds = %14, %1
  %11 = phi double [ %3, %1 ], [ %20, %14 ]
  %12 = load double, ptr %2, align 8, !tbaa !15
  %13 = fmul double %11, %12
  store double %13, ptr %2, align 8, !tbaa !15
  ret double %11

14:                                               ; preds = %7, %14
  %15 = phi i64 [ 0, %7 ], [ %21, %14 ]
  %16 = phi double [ %3, %7 ], [ %20, %14 ]
  %17 = getelementptr inbounds nuw double, ptr %8, i64 %15
  %18 = load double, ptr %17, align 8, !tbaa !25
  %19 = fmul double %18, %18
  %20 = tail call double @llvm.fmuladd.f64(double %16, double 5.000000e-01, double %19)
  store double %20, ptr %17, align 8, !tbaa !25
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %10, label %14, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { builtin allocsize(0) }

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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTSNSt12_Vector_baseIdSaIdEE17_Vector_impl_dataE", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 8}
!14 = !{!10, !11, i64 16}
!15 = !{!16, !20, i64 24}
!16 = !{!"_ZTS5Model", !17, i64 0, !20, i64 24, !6, i64 32}
!17 = !{!"_ZTSSt6vectorIdSaIdEE", !18, i64 0}
!18 = !{!"_ZTSSt12_Vector_baseIdSaIdEE", !19, i64 0}
!19 = !{!"_ZTSNSt12_Vector_baseIdSaIdEE12_Vector_implE", !10, i64 0}
!20 = !{!"double", !7, i64 0}
!21 = !{!16, !6, i64 32}
!22 = !{!11, !11, i64 0}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!20, !20, i64 0}
!26 = distinct !{!26, !27, !24}
!27 = !{!"llvm.loop.mustprogress"}
