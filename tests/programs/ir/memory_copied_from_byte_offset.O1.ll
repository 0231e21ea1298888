target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local float @f(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 2
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #5
  %6 = getelementptr inbounds i8, ptr %0, i64 %1
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 1 %6, i64 %4, i1 false)
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = load float, ptr %0, align 4, !tbaa !9
  br label %12

10:                                               ; preds = %12, %3
  %11 = phi float [ 0.000000e+00, %3 ], [ %18, %12 ]
  tail call void @free(ptr noundef %5) #6
  ret float %11

12:                                               ; preds = %8, %12
  %13 = phi i64 [ 0, %8 ], [ %19, %12 ]
  %14 = phi float [ 0.000000e+00, %8 ], [ %18, %12 ]
  %15 = getelementptr inbounds nuw float, ptr %5, i64 %13
  %16 = load float, ptr %15, align 4, !tbaa !9
  %17 = fmul float %16, %16
  %18 = tail call float @llvm.fmuladd.f32(float %17, float %9, float %14)
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %10, label %12, !llvm.loop !11
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @g(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #5
  %6 = getelementptr inbounds i8, ptr %0, i64 %1
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 1 %6, i64 %4, i1 false)
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %14, label %8

8:                                                ; preds = %14, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %19, %14 ]
  %10 = add i64 %4, -8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 8 %5, i64 %10, i1 false)
  tail call void @free(ptr noundef %5) #6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load double, ptr %11, align 8, !tbaa !14
  %13 = fmul double %9, %12
  ret double %13

14:                                               ; preds = %3, %14
  %15 = phi i64 [ %20, %14 ], [ 0, %3 ]
  %16 = phi double [ %19, %14 ], [ 0.000000e+00, %3 ]
  %17 = getelementptr inbounds nuw double, ptr %5, i64 %15
  %18 = load double, ptr %17, align 8, !tbaa !14
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %16)
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %8, label %14, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

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
!10 = !{!"float", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = distinct !{!16, !12, !13}
