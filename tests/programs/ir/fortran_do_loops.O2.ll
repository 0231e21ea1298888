target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @f(ptr captures(none) %0, i32 %1, i32 %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = tail call i64 @llvm.smax.i64(i64 %4, i64 0)
  %6 = alloca double, i64 %5, align 8
  %.not15 = icmp slt i32 %1, 1
  br i1 %.not15, label %._crit_edge, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %3
  %7 = shl nuw nsw i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %6, ptr align 8 %0, i64 %7, i1 false), !tbaa !4
  br label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph.preheader, %3
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %.lr.ph23, label %._crit_edge24

.lr.ph23:                                         ; preds = %._crit_edge
  %9 = icmp sgt i32 %1, 2
  %.lhs.trunc = xor i32 %1, -1
  %10 = sdiv i32 %.lhs.trunc, -2
  %.sext = sext i32 %10 to i64
  %11 = icmp sgt i32 %1, 0
  %narrow = add nuw i32 %2, 1
  %12 = zext i32 %narrow to i64
  br label %13

13:                                               ; preds = %.lr.ph23, %._crit_edge21
  %indvars.iv29 = phi i64 [ 1, %.lr.ph23 ], [ %indvars.iv.next30, %._crit_edge21 ]
  br i1 %9, label %.lr.ph17, label %._crit_edge18

.lr.ph17:                                         ; preds = %13, %32
  %indvars.iv = phi i64 [ %indvars.iv.next, %32 ], [ 2, %13 ]
  %14 = add nuw nsw i64 %indvars.iv, %indvars.iv29
  %15 = trunc nuw i64 %14 to i32
  %16 = srem i32 %15, 3
  %.not14 = icmp eq i32 %16, 0
  br i1 %.not14, label %32, label %17

17:                                               ; preds = %.lr.ph17
  %18 = add nsw i64 %indvars.iv, -1
  %19 = getelementptr double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = getelementptr double, ptr %0, i64 %indvars.iv
  %22 = getelementptr i8, ptr %21, i64 -16
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fmul contract double %20, 2.000000e+00
  %25 = fsub contract double %23, %24
  %26 = load double, ptr %21, align 8, !tbaa !8
  %27 = fadd contract double %25, %26
  %28 = fmul contract double %27, 1.000000e-01
  %29 = fmul contract double %20, %28
  %30 = fadd contract double %20, %29
  %31 = getelementptr double, ptr %6, i64 %18
  store double %30, ptr %31, align 8, !tbaa !11
  br label %32

32:                                               ; preds = %17, %.lr.ph17
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %4
  br i1 %exitcond.not, label %._crit_edge18, label %.lr.ph17

._crit_edge18:                                    ; preds = %32, %13
  br i1 %11, label %.lr.ph20, label %._crit_edge21

.lr.ph20:                                         ; preds = %._crit_edge18, %.lr.ph20
  %indvars.iv26 = phi i64 [ %indvars.iv.next27, %.lr.ph20 ], [ %4, %._crit_edge18 ]
  %33 = phi i64 [ %39, %.lr.ph20 ], [ %.sext, %._crit_edge18 ]
  %34 = add nsw i64 %indvars.iv26, -1
  %35 = getelementptr double, ptr %6, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !11
  %37 = fmul contract double %36, 1.010000e+00
  %38 = getelementptr double, ptr %0, i64 %34
  store double %37, ptr %38, align 8, !tbaa !8
  %indvars.iv.next27 = add nsw i64 %indvars.iv26, -2
  %39 = add nsw i64 %33, -1
  %40 = icmp sgt i64 %33, 1
  br i1 %40, label %.lr.ph20, label %._crit_edge21

._crit_edge21:                                    ; preds = %.lr.ph20, %._crit_edge18
  %indvars.iv.next30 = add nuw nsw i64 %indvars.iv29, 1
  %exitcond32.not = icmp eq i64 %indvars.iv.next30, %12
  br i1 %exitcond32.not, label %._crit_edge24, label %13

._crit_edge24:                                    ; preds = %._crit_edge21, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define double @g(double %0, double %1) local_unnamed_addr #1 {
  br label %3

3:                                                ; preds = %3, %2
  %.0 = phi double [ %0, %2 ], [ %6, %3 ]
  %4 = fdiv contract double %0, %.0
  %5 = fadd contract double %.0, %4
  %6 = fmul contract double %5, 5.000000e-01
  %7 = fsub contract double %6, %.0
  %8 = tail call contract double @llvm.fabs.f64(double %7)
  %9 = fcmp contract olt double %8, %1
  br i1 %9, label %10, label %3

10:                                               ; preds = %3
  ret double %6
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any data access", !6, i64 0}
!6 = !{!"any access", !7, i64 0}
!7 = !{!"Flang function root f"}
!8 = !{!9, !9, i64 0}
!9 = !{!"dummy arg data/_QFfEu", !10, i64 0}
!10 = !{!"dummy arg data", !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"allocated data/_QFfEnext", !13, i64 0}
!13 = !{!"allocated data", !5, i64 0}
