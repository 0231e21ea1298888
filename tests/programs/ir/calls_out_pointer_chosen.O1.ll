target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call fastcc void @largest(ptr noundef %0, i32 noundef 3, ptr noundef %3)
  %5 = load ptr, ptr %3, align 8, !tbaa !9
  %6 = load double, ptr %5, align 8, !tbaa !12
  %7 = fmul double %6, 2.000000e-01
  store double %7, ptr %5, align 8, !tbaa !12
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds double, ptr %0, i64 %8
  call fastcc void @largest(ptr noundef %9, i32 noundef 2, ptr noundef %4)
  %10 = load double, ptr %5, align 8, !tbaa !12
  %11 = load ptr, ptr %4, align 8, !tbaa !9
  %12 = load double, ptr %11, align 8, !tbaa !12
  %13 = fmul double %10, %12
  store double %13, ptr %11, align 8, !tbaa !12
  %14 = load double, ptr %0, align 8, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load double, ptr %17, align 8, !tbaa !12
  %19 = tail call double @llvm.fmuladd.f64(double %14, double %16, double %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @largest(ptr noundef %0, i32 noundef range(i32 2, 4) %1, ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %2) unnamed_addr #2 {
  store ptr %0, ptr %2, align 8, !tbaa !9
  %4 = zext nneg i32 %1 to i64
  br label %6

5:                                                ; preds = %14
  ret void

6:                                                ; preds = %3, %14
  %7 = phi i64 [ 1, %3 ], [ %16, %14 ]
  %8 = phi ptr [ %0, %3 ], [ %15, %14 ]
  %9 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %10 = load double, ptr %9, align 8, !tbaa !12
  %11 = load double, ptr %8, align 8, !tbaa !12
  %12 = fcmp ogt double %10, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %6
  store ptr %9, ptr %2, align 8, !tbaa !9
  br label %14

14:                                               ; preds = %6, %13
  %15 = phi ptr [ %8, %6 ], [ %9, %13 ]
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %5, label %6, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
