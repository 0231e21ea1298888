target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca [3 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #2
  store ptr %0, ptr %2, align 16, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %4, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %0, ptr %5, align 16, !tbaa !9
  br label %7

6:                                                ; preds = %7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #2
  ret double %21

7:                                                ; preds = %1, %7
  %8 = phi i64 [ 0, %1 ], [ %10, %7 ]
  %9 = phi double [ 0.000000e+00, %1 ], [ %21, %7 ]
  %10 = add nuw nsw i64 %8, 1
  %11 = icmp eq i64 %10, 3
  %12 = and i64 %10, 4294967295
  %13 = select i1 %11, i64 0, i64 %12
  %14 = getelementptr inbounds nuw ptr, ptr %2, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = load double, ptr %15, align 8, !tbaa !12
  %17 = getelementptr inbounds nuw ptr, ptr %2, i64 %8
  %18 = load ptr, ptr %17, align 8, !tbaa !9
  %19 = load double, ptr %18, align 8, !tbaa !12
  %20 = fmul double %16, %19
  store double %20, ptr %18, align 8, !tbaa !12
  %21 = fadd double %9, %20
  %22 = icmp eq i64 %10, 3
  br i1 %22, label %6, label %7, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

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
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
