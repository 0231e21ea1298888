target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @f(ptr readonly captures(none) %0, ptr captures(none) %1, ptr writeonly captures(none) initializes((0, 8)) %2, ptr readonly captures(none) %3) local_unnamed_addr #0 {
  store double 0.000000e+00, ptr %2, align 8, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !10
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %.lr.ph, label %37

.lr.ph:                                           ; preds = %4
  %7 = zext nneg i32 %5 to i64
  %8 = load double, ptr %0, align 8, !tbaa !12
  %.promoted = load double, ptr %1, align 8, !tbaa !14
  %xtraiter = and i64 %7, 1
  %9 = icmp eq i32 %5, 1
  br i1 %9, label %.epil.preheader, label %.lr.ph.new

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i64 %7, 2147483646
  br label %10

10:                                               ; preds = %10, %.lr.ph.new
  %11 = phi double [ 0.000000e+00, %.lr.ph.new ], [ %28, %10 ]
  %12 = phi double [ %.promoted, %.lr.ph.new ], [ %26, %10 ]
  %13 = phi i32 [ 1, %.lr.ph.new ], [ %29, %10 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.1, %10 ]
  %14 = fmul contract double %12, %8
  %15 = uitofp nneg i32 %13 to double
  %16 = fmul contract double %8, %15
  %17 = tail call contract double @llvm.sin.f64(double %16)
  %18 = fadd contract double %14, %17
  %19 = tail call contract double @llvm.powi.f64.i32(double %18, i32 %13)
  %20 = fadd contract double %11, %19
  %21 = add nuw nsw i32 %13, 1
  %22 = fmul contract double %18, %8
  %23 = uitofp nneg i32 %21 to double
  %24 = fmul contract double %8, %23
  %25 = tail call contract double @llvm.sin.f64(double %24)
  %26 = fadd contract double %22, %25
  %27 = tail call contract double @llvm.powi.f64.i32(double %26, i32 %21)
  %28 = fadd contract double %20, %27
  %29 = add nuw nsw i32 %13, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1.not = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1.not, label %._crit_edge.unr-lcssa, label %10

._crit_edge.unr-lcssa:                            ; preds = %10
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge.unr-lcssa, %.lr.ph
  %.epil.init = phi double [ 0.000000e+00, %.lr.ph ], [ %28, %._crit_edge.unr-lcssa ]
  %.epil.init10 = phi double [ %.promoted, %.lr.ph ], [ %26, %._crit_edge.unr-lcssa ]
  %.epil.init14 = phi i32 [ 1, %.lr.ph ], [ %29, %._crit_edge.unr-lcssa ]
  %lcmp.mod17 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod17)
  %30 = fmul contract double %.epil.init10, %8
  %31 = uitofp nneg i32 %.epil.init14 to double
  %32 = fmul contract double %8, %31
  %33 = tail call contract double @llvm.sin.f64(double %32)
  %34 = fadd contract double %30, %33
  %35 = tail call contract double @llvm.powi.f64.i32(double %34, i32 %.epil.init14)
  %36 = fadd contract double %.epil.init, %35
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.unr-lcssa, %.epil.preheader
  %.lcssa8 = phi double [ %26, %._crit_edge.unr-lcssa ], [ %34, %.epil.preheader ]
  %.lcssa = phi double [ %28, %._crit_edge.unr-lcssa ], [ %36, %.epil.preheader ]
  store double %.lcssa8, ptr %1, align 8, !tbaa !14
  store double %.lcssa, ptr %2, align 8, !tbaa !4
  br label %37

37:                                               ; preds = %._crit_edge, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define void @g(ptr captures(none) initializes((0, 4)) %0, ptr captures(none) %1) local_unnamed_addr #1 {
  %3 = load double, ptr %1, align 8, !tbaa !16
  %4 = getelementptr i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4, !tbaa !22
  %6 = fpext float %5 to double
  %7 = fmul contract double %3, %6
  %8 = fptrunc double %7 to float
  store float %8, ptr %0, align 4, !tbaa !22
  %9 = getelementptr i8, ptr %0, i64 8
  %10 = load float, ptr %9, align 4, !tbaa !22
  %11 = fmul contract float %10, %8
  %12 = fpext float %11 to double
  %13 = fadd contract double %3, %12
  %14 = tail call contract float @llvm.sqrt.f32(float %5)
  %15 = fpext float %14 to double
  %16 = fadd contract double %13, %15
  store double %16, ptr %1, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define double @h(ptr readonly captures(none) %0) local_unnamed_addr #2 {
_QFhPshifted.exit:
  %1 = load double, ptr %0, align 8, !tbaa !24, !alias.scope !30, !noalias !33
  %2 = tail call contract double @llvm.exp.f64(double %1)
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !24, !alias.scope !35, !noalias !38
  %5 = tail call contract double @llvm.exp.f64(double %4)
  %6 = fadd contract double %1, %5
  %7 = fmul contract double %2, %6
  ret double %7
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.powi.f64.i32(double, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="x86-64" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"dummy arg data/_QFfEc", !6, i64 0}
!6 = !{!"dummy arg data", !7, i64 0}
!7 = !{!"any data access", !8, i64 0}
!8 = !{!"any access", !9, i64 0}
!9 = !{!"Flang function root f"}
!10 = !{!11, !11, i64 0}
!11 = !{!"dummy arg data/_QFfEn", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"dummy arg data/_QFfEa", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"dummy arg data/_QFfEb", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"dummy arg data/_QFgEy", !18, i64 0}
!18 = !{!"dummy arg data", !19, i64 0}
!19 = !{!"any data access", !20, i64 0}
!20 = !{!"any access", !21, i64 0}
!21 = !{!"Flang function root g"}
!22 = !{!23, !23, i64 0}
!23 = !{!"dummy arg data/_QFgEx", !18, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"dummy arg data/_QFhFshiftedEv", !26, i64 0}
!26 = !{!"dummy arg data", !27, i64 0}
!27 = !{!"any data access", !28, i64 0}
!28 = !{!"any access", !29, i64 0}
!29 = !{!"Flang function root _QFhPshifted"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_QFhPshifted: argument 0"}
!32 = distinct !{!32, !"_QFhPshifted"}
!33 = !{!34}
!34 = distinct !{!34, !32, !"_QFhPshifted: argument 1"}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_QFhPshifted: argument 0"}
!37 = distinct !{!37, !"_QFhPshifted"}
!38 = !{!39}
!39 = distinct !{!39, !37, !"_QFhPshifted: argument 1"}
