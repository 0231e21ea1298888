target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #0

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none)
define double @f(ptr readonly captures(none) %0, i32 %1) local_unnamed_addr #2 {
  %3 = sext i32 %1 to i64
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = tail call i64 @llvm.smax.i64(i64 %3, i64 -1)
  %6 = add nsw i64 %5, 1
  %7 = shl nuw nsw i64 %6, 3
  %8 = icmp sgt i32 %1, -1
  %9 = select i1 %8, i64 %7, i64 1
  %10 = tail call ptr @malloc(i64 %9)
  %11 = icmp eq i64 %6, 0
  %.neg = sext i1 %11 to i64
  %12 = zext i1 %11 to i64
  %13 = shl nuw nsw i64 %4, 3
  %14 = mul i64 %13, %4
  %15 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = tail call ptr @malloc(i64 %15)
  %17 = getelementptr double, ptr %10, i64 %.neg
  store double 1.000000e+00, ptr %17, align 8, !tbaa !4
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %.lr.ph.preheader.preheader, label %._crit_edge605

.lr.ph.preheader.preheader:                       ; preds = %2
  %min.iters.check = icmp slt i32 %1, 4
  %n.vec = and i64 %4, 2147483644
  %19 = and i64 %4, 3
  %20 = or disjoint i64 %n.vec, 1
  %cmp.n = icmp eq i64 %n.vec, %3
  br label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %.lr.ph.preheader.preheader, %._crit_edge
  %indvars.iv = phi i64 [ %indvars.iv.next, %._crit_edge ], [ 1, %.lr.ph.preheader.preheader ]
  %21 = add nsw i64 %indvars.iv, -1
  %22 = sub nsw i64 %21, %12
  %23 = getelementptr double, ptr %10, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !4
  %25 = getelementptr double, ptr %0, i64 %21
  %26 = load double, ptr %25, align 8, !tbaa !10
  %27 = fmul contract double %24, %26
  %28 = fadd contract double %27, 5.000000e-01
  %29 = sub nsw i64 %indvars.iv, %12
  %30 = getelementptr double, ptr %10, i64 %29
  store double %28, ptr %30, align 8, !tbaa !4
  %31 = mul nuw nsw i64 %21, %4
  %32 = getelementptr double, ptr %16, i64 %31
  br i1 %min.iters.check, label %.lr.ph.preheader615, label %vector.ph

vector.ph:                                        ; preds = %.lr.ph.preheader
  %broadcast.splatinsert = insertelement <2 x double> poison, double %28, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %33 = getelementptr double, ptr %0, i64 %index
  %34 = getelementptr i8, ptr %33, i64 16
  %wide.load = load <2 x double>, ptr %33, align 8, !tbaa !10
  %wide.load613 = load <2 x double>, ptr %34, align 8, !tbaa !10
  %35 = fmul contract <2 x double> %broadcast.splat, %wide.load
  %36 = fmul contract <2 x double> %broadcast.splat, %wide.load613
  %37 = shl nsw i64 %index, 3
  %38 = getelementptr i8, ptr %32, i64 %37
  %39 = getelementptr i8, ptr %38, i64 16
  store <2 x double> %35, ptr %38, align 8, !tbaa !13
  store <2 x double> %36, ptr %39, align 8, !tbaa !13
  %index.next = add nuw i64 %index, 4
  %40 = icmp eq i64 %index.next, %n.vec
  br i1 %40, label %middle.block, label %vector.body, !llvm.loop !15

middle.block:                                     ; preds = %vector.body
  br i1 %cmp.n, label %._crit_edge, label %.lr.ph.preheader615

.lr.ph.preheader615:                              ; preds = %.lr.ph.preheader, %middle.block
  %.ph = phi i64 [ %4, %.lr.ph.preheader ], [ %19, %middle.block ]
  %.ph616 = phi i64 [ 1, %.lr.ph.preheader ], [ %20, %middle.block ]
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader615, %.lr.ph
  %41 = phi i64 [ %50, %.lr.ph ], [ %.ph, %.lr.ph.preheader615 ]
  %42 = phi i64 [ %49, %.lr.ph ], [ %.ph616, %.lr.ph.preheader615 ]
  %43 = add nsw i64 %42, -1
  %44 = getelementptr double, ptr %0, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !10
  %46 = fmul contract double %28, %45
  %47 = shl nsw i64 %43, 3
  %48 = getelementptr i8, ptr %32, i64 %47
  store double %46, ptr %48, align 8, !tbaa !13
  %49 = add nuw nsw i64 %42, 1
  %50 = add nsw i64 %41, -1
  %.not596 = icmp eq i64 %50, 0
  br i1 %.not596, label %._crit_edge, label %.lr.ph, !llvm.loop !18

._crit_edge:                                      ; preds = %.lr.ph, %middle.block
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv, %3
  br i1 %exitcond.not, label %.lr.ph603.preheader, label %.lr.ph.preheader

.lr.ph603.preheader:                              ; preds = %._crit_edge
  %xtraiter = and i64 %4, 3
  %51 = icmp slt i32 %1, 4
  %unroll_iter = and i64 %4, 2147483644
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %lcmp.mod622 = icmp ne i64 %xtraiter, 0
  br label %.lr.ph603

.lr.ph603:                                        ; preds = %.lr.ph603.preheader, %._crit_edge604
  %52 = phi double [ %.lcssa, %._crit_edge604 ], [ 0.000000e+00, %.lr.ph603.preheader ]
  %53 = phi i64 [ %83, %._crit_edge604 ], [ 1, %.lr.ph603.preheader ]
  %54 = add nsw i64 %53, -1
  %55 = mul nuw nsw i64 %54, %4
  %56 = getelementptr double, ptr %16, i64 %55
  br i1 %51, label %.epil.preheader, label %.lr.ph603.new

.lr.ph603.new:                                    ; preds = %.lr.ph603, %.lr.ph603.new
  %57 = phi double [ %73, %.lr.ph603.new ], [ %52, %.lr.ph603 ]
  %58 = phi i64 [ %74, %.lr.ph603.new ], [ 1, %.lr.ph603 ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph603.new ], [ 0, %.lr.ph603 ]
  %59 = getelementptr double, ptr %56, i64 %58
  %60 = getelementptr i8, ptr %59, i64 -8
  %61 = load double, ptr %60, align 8, !tbaa !13
  %62 = fadd contract double %57, %61
  %63 = getelementptr double, ptr %56, i64 %58
  %64 = load double, ptr %63, align 8, !tbaa !13
  %65 = fadd contract double %62, %64
  %66 = getelementptr double, ptr %56, i64 %58
  %67 = getelementptr i8, ptr %66, i64 8
  %68 = load double, ptr %67, align 8, !tbaa !13
  %69 = fadd contract double %65, %68
  %70 = getelementptr double, ptr %56, i64 %58
  %71 = getelementptr i8, ptr %70, i64 16
  %72 = load double, ptr %71, align 8, !tbaa !13
  %73 = fadd contract double %69, %72
  %74 = add nuw nsw i64 %58, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge604.unr-lcssa, label %.lr.ph603.new

._crit_edge604.unr-lcssa:                         ; preds = %.lr.ph603.new
  br i1 %lcmp.mod.not, label %._crit_edge604, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge604.unr-lcssa, %.lr.ph603
  %.epil.init618 = phi double [ %52, %.lr.ph603 ], [ %73, %._crit_edge604.unr-lcssa ]
  %.epil.init620 = phi i64 [ 1, %.lr.ph603 ], [ %74, %._crit_edge604.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod622)
  br label %75

75:                                               ; preds = %75, %.epil.preheader
  %76 = phi double [ %.epil.init618, %.epil.preheader ], [ %81, %75 ]
  %77 = phi i64 [ %.epil.init620, %.epil.preheader ], [ %82, %75 ]
  %epil.iter = phi i64 [ 0, %.epil.preheader ], [ %epil.iter.next, %75 ]
  %78 = getelementptr double, ptr %56, i64 %77
  %79 = getelementptr i8, ptr %78, i64 -8
  %80 = load double, ptr %79, align 8, !tbaa !13
  %81 = fadd contract double %76, %80
  %82 = add nuw nsw i64 %77, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge604, label %75, !llvm.loop !19

._crit_edge604:                                   ; preds = %75, %._crit_edge604.unr-lcssa
  %.lcssa = phi double [ %73, %._crit_edge604.unr-lcssa ], [ %81, %75 ]
  %83 = add nuw nsw i64 %53, 1
  %exitcond610.not = icmp eq i64 %53, %3
  br i1 %exitcond610.not, label %._crit_edge605, label %.lr.ph603

._crit_edge605:                                   ; preds = %._crit_edge604, %2
  %.lcssa598 = phi double [ 0.000000e+00, %2 ], [ %.lcssa, %._crit_edge604 ]
  %84 = sub nsw i64 %3, %12
  %85 = getelementptr double, ptr %10, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !4
  tail call void @free(ptr %10)
  %87 = tail call dereferenceable_or_null(16) ptr @malloc(i64 16)
  %88 = tail call dereferenceable_or_null(16) ptr @malloc(i64 16)
  %89 = load <2 x double>, ptr %0, align 8, !tbaa !10
  store <2 x double> %89, ptr %88, align 8, !tbaa !21
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %87, ptr noundef nonnull align 8 dereferenceable(16) %88, i64 16, i1 false), !tbaa !23
  tail call void @free(ptr nonnull %88)
  %90 = load double, ptr %87, align 8, !tbaa !4
  %91 = getelementptr i8, ptr %87, i64 8
  %92 = load double, ptr %91, align 8, !tbaa !4
  %.not594 = icmp eq ptr %16, null
  br i1 %.not594, label %94, label %93

93:                                               ; preds = %._crit_edge605
  tail call void @free(ptr nonnull %16)
  br label %94

94:                                               ; preds = %._crit_edge605, %93
  tail call void @free(ptr nonnull %87)
  %95 = fadd contract double %.lcssa598, %86
  %96 = fmul contract double %95, %90
  %97 = fadd contract double %96, %92
  ret double %97
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define double @g(ptr readonly captures(none) %0, i32 %1) local_unnamed_addr #3 {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw nsw i64 %4, 3
  %.not = icmp slt i32 %1, 1
  %6 = select i1 %.not, i64 1, i64 %5
  %7 = tail call ptr @malloc(i64 %6)
  br i1 %.not, label %._crit_edge, label %.lr.ph.preheader.i

.lr.ph.preheader.i:                               ; preds = %2
  %8 = shl nuw nsw i64 %4, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %0, i64 %8, i1 false), !tbaa !24
  %9 = zext nneg i32 %1 to i64
  %min.iters.check = icmp ult i32 %1, 4
  br i1 %min.iters.check, label %.lr.ph.i.preheader, label %vector.ph

vector.ph:                                        ; preds = %.lr.ph.preheader.i
  %n.vec = and i64 %9, 2147483644
  %10 = and i64 %9, 3
  %11 = or disjoint i64 %n.vec, 1
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %12 = getelementptr double, ptr %7, i64 %index
  %13 = getelementptr i8, ptr %12, i64 16
  %wide.load = load <2 x double>, ptr %12, align 8, !tbaa !28, !alias.scope !34
  %wide.load192 = load <2 x double>, ptr %13, align 8, !tbaa !28, !alias.scope !34
  %14 = fmul contract <2 x double> %wide.load, %wide.load
  %15 = fmul contract <2 x double> %wide.load192, %wide.load192
  store <2 x double> %14, ptr %12, align 8, !tbaa !28, !alias.scope !34
  store <2 x double> %15, ptr %13, align 8, !tbaa !28, !alias.scope !34
  %index.next = add nuw i64 %index, 4
  %16 = icmp eq i64 %index.next, %n.vec
  br i1 %16, label %middle.block, label %vector.body, !llvm.loop !37

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n.vec, %9
  br i1 %cmp.n, label %.lr.ph183.preheader, label %.lr.ph.i.preheader

.lr.ph.i.preheader:                               ; preds = %.lr.ph.preheader.i, %middle.block
  %.ph = phi i64 [ %9, %.lr.ph.preheader.i ], [ %10, %middle.block ]
  %.ph194 = phi i64 [ 1, %.lr.ph.preheader.i ], [ %11, %middle.block ]
  br label %.lr.ph.i

.lr.ph.i:                                         ; preds = %.lr.ph.i.preheader, %.lr.ph.i
  %17 = phi i64 [ %24, %.lr.ph.i ], [ %.ph, %.lr.ph.i.preheader ]
  %18 = phi i64 [ %23, %.lr.ph.i ], [ %.ph194, %.lr.ph.i.preheader ]
  %19 = getelementptr double, ptr %7, i64 %18
  %20 = getelementptr i8, ptr %19, i64 -8
  %21 = load double, ptr %20, align 8, !tbaa !28, !alias.scope !34
  %22 = fmul contract double %21, %21
  store double %22, ptr %20, align 8, !tbaa !28, !alias.scope !34
  %23 = add nuw nsw i64 %18, 1
  %24 = add nsw i64 %17, -1
  %.not.i = icmp eq i64 %24, 0
  br i1 %.not.i, label %.lr.ph183.preheader, label %.lr.ph.i, !llvm.loop !38

.lr.ph183.preheader:                              ; preds = %.lr.ph.i, %middle.block
  %xtraiter = and i64 %4, 3
  %25 = icmp slt i32 %1, 4
  br i1 %25, label %.lr.ph183.epil.preheader, label %.lr.ph183.preheader.new

.lr.ph183.preheader.new:                          ; preds = %.lr.ph183.preheader
  %unroll_iter = and i64 %4, 2147483644
  br label %.lr.ph183

.lr.ph183:                                        ; preds = %.lr.ph183, %.lr.ph183.preheader.new
  %26 = phi double [ 0.000000e+00, %.lr.ph183.preheader.new ], [ %42, %.lr.ph183 ]
  %27 = phi i64 [ 1, %.lr.ph183.preheader.new ], [ %43, %.lr.ph183 ]
  %niter = phi i64 [ 0, %.lr.ph183.preheader.new ], [ %niter.next.3, %.lr.ph183 ]
  %28 = getelementptr double, ptr %7, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -8
  %30 = load double, ptr %29, align 8, !tbaa !39
  %31 = fadd contract double %26, %30
  %32 = getelementptr double, ptr %7, i64 %27
  %33 = load double, ptr %32, align 8, !tbaa !39
  %34 = fadd contract double %31, %33
  %35 = getelementptr double, ptr %7, i64 %27
  %36 = getelementptr i8, ptr %35, i64 8
  %37 = load double, ptr %36, align 8, !tbaa !39
  %38 = fadd contract double %34, %37
  %39 = getelementptr double, ptr %7, i64 %27
  %40 = getelementptr i8, ptr %39, i64 16
  %41 = load double, ptr %40, align 8, !tbaa !39
  %42 = fadd contract double %38, %41
  %43 = add nuw nsw i64 %27, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.thread.loopexit.unr-lcssa, label %.lr.ph183

._crit_edge:                                      ; preds = %2
  %.not181 = icmp eq ptr %7, null
  br i1 %.not181, label %51, label %._crit_edge.thread

._crit_edge.thread.loopexit.unr-lcssa:            ; preds = %.lr.ph183
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %._crit_edge.thread, label %.lr.ph183.epil.preheader

.lr.ph183.epil.preheader:                         ; preds = %._crit_edge.thread.loopexit.unr-lcssa, %.lr.ph183.preheader
  %.epil.init196 = phi double [ 0.000000e+00, %.lr.ph183.preheader ], [ %42, %._crit_edge.thread.loopexit.unr-lcssa ]
  %.epil.init198 = phi i64 [ 1, %.lr.ph183.preheader ], [ %43, %._crit_edge.thread.loopexit.unr-lcssa ]
  %lcmp.mod200 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod200)
  br label %.lr.ph183.epil

.lr.ph183.epil:                                   ; preds = %.lr.ph183.epil, %.lr.ph183.epil.preheader
  %44 = phi double [ %49, %.lr.ph183.epil ], [ %.epil.init196, %.lr.ph183.epil.preheader ]
  %45 = phi i64 [ %50, %.lr.ph183.epil ], [ %.epil.init198, %.lr.ph183.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph183.epil ], [ 0, %.lr.ph183.epil.preheader ]
  %46 = getelementptr double, ptr %7, i64 %45
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = load double, ptr %47, align 8, !tbaa !39
  %49 = fadd contract double %44, %48
  %50 = add nuw nsw i64 %45, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge.thread, label %.lr.ph183.epil, !llvm.loop !42

._crit_edge.thread:                               ; preds = %._crit_edge.thread.loopexit.unr-lcssa, %.lr.ph183.epil, %._crit_edge
  %.lcssa190 = phi double [ 0.000000e+00, %._crit_edge ], [ %42, %._crit_edge.thread.loopexit.unr-lcssa ], [ %49, %.lr.ph183.epil ]
  tail call void @free(ptr nonnull %7)
  br label %51

51:                                               ; preds = %._crit_edge.thread, %._crit_edge
  %.lcssa191 = phi double [ %.lcssa190, %._crit_edge.thread ], [ 0.000000e+00, %._crit_edge ]
  ret double %.lcssa191
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #3 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"allocated data/_QFfEpartial", !6, i64 0}
!6 = !{!"allocated data", !7, i64 0}
!7 = !{!"any data access", !8, i64 0}
!8 = !{!"any access", !9, i64 0}
!9 = !{!"Flang function root f"}
!10 = !{!11, !11, i64 0}
!11 = !{!"dummy arg data/_QFfEx", !12, i64 0}
!12 = !{!"dummy arg data", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"allocated data/_QFfEtable", !6, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = distinct !{!18, !17, !16}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!22, !22, i64 0}
!22 = !{!"allocated data/", !6, i64 0}
!23 = !{!6, !6, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"any data access", !26, i64 0}
!26 = !{!"any access", !27, i64 0}
!27 = !{!"Flang function root g"}
!28 = !{!29, !29, i64 0}
!29 = !{!"dummy arg data/_QFgFsquareEa", !30, i64 0}
!30 = !{!"dummy arg data", !31, i64 0}
!31 = !{!"any data access", !32, i64 0}
!32 = !{!"any access", !33, i64 0}
!33 = !{!"Flang function root _QFgPsquare"}
!34 = !{!35}
!35 = distinct !{!35, !36, !"_QFgPsquare: argument 0"}
!36 = distinct !{!36, !"_QFgPsquare"}
!37 = distinct !{!37, !16, !17}
!38 = distinct !{!38, !17, !16}
!39 = !{!40, !40, i64 0}
!40 = !{!"allocated data/_QFgEwork", !41, i64 0}
!41 = !{!"allocated data", !25, i64 0}
!42 = distinct !{!42, !20}
