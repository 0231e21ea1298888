target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define double @_QMfortran_procedures_insidePsmooth(ptr noalias readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load double, ptr %0, align 8, !tbaa !4
  %3 = fmul contract double %2, %2
  %4 = fadd contract double %2, 1.000000e+00
  %5 = fdiv contract double %3, %4
  ret double %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define double @_QMfortran_procedures_insidePtotal(ptr noalias readonly captures(none) %0) local_unnamed_addr #1 {
  %2 = getelementptr i8, ptr %0, i64 32
  %3 = load i64, ptr %2, align 8, !tbaa !10
  %sext = shl i64 %3, 32
  %4 = ashr exact i64 %sext, 32
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %1
  %6 = getelementptr i8, ptr %0, i64 40
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = load ptr, ptr %0, align 8, !tbaa !10
  %xtraiter = and i64 %3, 1
  %9 = icmp eq i64 %sext, 4294967296
  br i1 %9, label %.epil.preheader, label %.lr.ph.new

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = sub nsw i64 %4, %xtraiter
  br label %10

10:                                               ; preds = %10, %.lr.ph.new
  %indvars.iv = phi i64 [ 1, %.lr.ph.new ], [ %indvars.iv.next.1, %10 ]
  %.05 = phi double [ 0.000000e+00, %.lr.ph.new ], [ %32, %10 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.1, %10 ]
  %11 = add nsw i64 %indvars.iv, -1
  %12 = mul nsw i64 %7, %11
  %13 = getelementptr i8, ptr %8, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !4, !alias.scope !14
  %15 = fmul contract double %14, %14
  %16 = fadd contract double %14, 1.000000e+00
  %17 = fdiv contract double %15, %16
  %18 = trunc nuw nsw i64 %indvars.iv to i32
  %19 = uitofp nneg i32 %18 to double
  %20 = fmul contract double %17, %19
  %21 = fadd contract double %.05, %20
  %22 = mul nsw i64 %7, %indvars.iv
  %23 = getelementptr i8, ptr %8, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !4, !alias.scope !14
  %25 = fmul contract double %24, %24
  %26 = fadd contract double %24, 1.000000e+00
  %27 = fdiv contract double %25, %26
  %28 = trunc i64 %indvars.iv to i32
  %29 = add i32 %28, 1
  %30 = uitofp nneg i32 %29 to double
  %31 = fmul contract double %27, %30
  %32 = fadd contract double %21, %31
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %10

._crit_edge.loopexit.unr-lcssa:                   ; preds = %10
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph
  %indvars.iv.epil.init = phi i64 [ 1, %.lr.ph ], [ %indvars.iv.next.1, %._crit_edge.loopexit.unr-lcssa ]
  %.05.epil.init = phi double [ 0.000000e+00, %.lr.ph ], [ %32, %._crit_edge.loopexit.unr-lcssa ]
  %lcmp.mod8 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod8)
  %33 = add nsw i64 %indvars.iv.epil.init, -1
  %34 = mul nsw i64 %7, %33
  %35 = getelementptr i8, ptr %8, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !4, !alias.scope !14
  %37 = fmul contract double %36, %36
  %38 = fadd contract double %36, 1.000000e+00
  %39 = fdiv contract double %37, %38
  %40 = trunc nuw nsw i64 %indvars.iv.epil.init to i32
  %41 = uitofp nneg i32 %40 to double
  %42 = fmul contract double %39, %41
  %43 = fadd contract double %.05.epil.init, %42
  br label %._crit_edge

._crit_edge:                                      ; preds = %.epil.preheader, %._crit_edge.loopexit.unr-lcssa, %1
  %.0.lcssa = phi double [ 0.000000e+00, %1 ], [ %32, %._crit_edge.loopexit.unr-lcssa ], [ %43, %.epil.preheader ]
  ret double %.0.lcssa
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define double @_QMfortran_procedures_insidePlegendre(ptr noalias readonly captures(none) %0, ptr noalias readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load i32, ptr %0, align 4, !tbaa !17
  switch i32 %5, label %8 [
    i32 0, label %24
    i32 1, label %6
  ]

6:                                                ; preds = %2
  %7 = load double, ptr %1, align 8, !tbaa !23
  br label %24

8:                                                ; preds = %2
  %9 = shl i32 %5, 1
  %10 = add i32 %9, -1
  %11 = sitofp i32 %10 to double
  %12 = load double, ptr %1, align 8, !tbaa !23
  %13 = fmul contract double %12, %11
  %14 = add i32 %5, -1
  store i32 %14, ptr %3, align 4, !tbaa !25
  %15 = call contract double @_QMfortran_procedures_insidePlegendre(ptr nonnull %3, ptr nonnull %1)
  %16 = fmul contract double %13, %15
  %17 = sitofp i32 %14 to double
  %18 = add i32 %5, -2
  store i32 %18, ptr %4, align 4, !tbaa !25
  %19 = call contract double @_QMfortran_procedures_insidePlegendre(ptr nonnull %4, ptr nonnull %1)
  %20 = fmul contract double %19, %17
  %21 = fsub contract double %16, %20
  %22 = sitofp i32 %5 to double
  %23 = fdiv contract double %21, %22
  br label %24

24:                                               ; preds = %2, %6, %8
  %.0 = phi double [ %23, %8 ], [ %7, %6 ], [ 1.000000e+00, %2 ]
  ret double %.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define double @f(ptr readonly captures(none) %0, i32 %1) local_unnamed_addr #3 {
  %3 = sext i32 %1 to i64
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = alloca double, i64 %4, align 8
  %.not57 = icmp slt i32 %1, 1
  br i1 %.not57, label %._crit_edge55, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %2
  %min.iters.check = icmp ult i32 %1, 4
  br i1 %min.iters.check, label %.lr.ph.preheader103, label %vector.ph

vector.ph:                                        ; preds = %.lr.ph.preheader
  %n.vec = and i64 %3, 2147483644
  %6 = or disjoint i64 %n.vec, 1
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue99, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue99 ]
  %7 = getelementptr double, ptr %0, i64 %index
  %8 = getelementptr i8, ptr %7, i64 16
  %wide.load = load <2 x double>, ptr %7, align 8, !tbaa !27
  %wide.load93 = load <2 x double>, ptr %8, align 8, !tbaa !27
  %9 = fcmp contract ogt <2 x double> %wide.load, splat (double 0x3FE6666666666666)
  %10 = fcmp contract ogt <2 x double> %wide.load93, splat (double 0x3FE6666666666666)
  %11 = extractelement <2 x i1> %9, i64 0
  br i1 %11, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  %12 = getelementptr double, ptr %5, i64 %index
  %13 = extractelement <2 x double> %wide.load, i64 0
  %14 = tail call contract double @llvm.log.f64(double %13)
  store double %14, ptr %12, align 8, !tbaa !33
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  %15 = extractelement <2 x i1> %9, i64 1
  br i1 %15, label %pred.store.if94, label %pred.store.continue95

pred.store.if94:                                  ; preds = %pred.store.continue
  %16 = getelementptr double, ptr %5, i64 %index
  %17 = getelementptr i8, ptr %16, i64 8
  %18 = extractelement <2 x double> %wide.load, i64 1
  %19 = tail call contract double @llvm.log.f64(double %18)
  store double %19, ptr %17, align 8, !tbaa !33
  br label %pred.store.continue95

pred.store.continue95:                            ; preds = %pred.store.if94, %pred.store.continue
  %20 = extractelement <2 x i1> %10, i64 0
  br i1 %20, label %pred.store.if96, label %pred.store.continue97

pred.store.if96:                                  ; preds = %pred.store.continue95
  %21 = getelementptr double, ptr %5, i64 %index
  %22 = getelementptr i8, ptr %21, i64 16
  %23 = extractelement <2 x double> %wide.load93, i64 0
  %24 = tail call contract double @llvm.log.f64(double %23)
  store double %24, ptr %22, align 8, !tbaa !33
  br label %pred.store.continue97

pred.store.continue97:                            ; preds = %pred.store.if96, %pred.store.continue95
  %25 = extractelement <2 x i1> %10, i64 1
  br i1 %25, label %pred.store.if98, label %pred.store.continue99

pred.store.if98:                                  ; preds = %pred.store.continue97
  %26 = getelementptr double, ptr %5, i64 %index
  %27 = getelementptr i8, ptr %26, i64 24
  %28 = extractelement <2 x double> %wide.load93, i64 1
  %29 = tail call contract double @llvm.log.f64(double %28)
  store double %29, ptr %27, align 8, !tbaa !33
  br label %pred.store.continue99

pred.store.continue99:                            ; preds = %pred.store.if98, %pred.store.continue97
  %index.next = add nuw i64 %index, 4
  %30 = icmp eq i64 %index.next, %n.vec
  br i1 %30, label %middle.block, label %vector.body, !llvm.loop !36

middle.block:                                     ; preds = %pred.store.continue99
  %cmp.n = icmp eq i64 %n.vec, %3
  br i1 %cmp.n, label %.lr.ph50.preheader, label %.lr.ph.preheader103

.lr.ph.preheader103:                              ; preds = %.lr.ph.preheader, %middle.block
  %.ph = phi i64 [ 1, %.lr.ph.preheader ], [ %6, %middle.block ]
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader103, %39
  %31 = phi i64 [ %40, %39 ], [ %.ph, %.lr.ph.preheader103 ]
  %32 = add nsw i64 %31, -1
  %33 = getelementptr double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !27
  %35 = fcmp contract ogt double %34, 0x3FE6666666666666
  br i1 %35, label %36, label %39

36:                                               ; preds = %.lr.ph
  %37 = tail call contract double @llvm.log.f64(double %34)
  %38 = getelementptr double, ptr %5, i64 %32
  store double %37, ptr %38, align 8, !tbaa !33
  br label %39

39:                                               ; preds = %36, %.lr.ph
  %40 = add nuw nsw i64 %31, 1
  %exitcond.not = icmp eq i64 %31, %3
  br i1 %exitcond.not, label %.lr.ph50.preheader, label %.lr.ph, !llvm.loop !39

.lr.ph50.preheader:                               ; preds = %39, %middle.block
  %41 = add nsw i64 %3, -1
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %.lr.ph50.epil.preheader, label %.lr.ph50.preheader.new

.lr.ph50.preheader.new:                           ; preds = %.lr.ph50.preheader
  %unroll_iter = and i64 %3, 2147483646
  br label %.lr.ph50

.lr.ph50:                                         ; preds = %59, %.lr.ph50.preheader.new
  %43 = phi i64 [ 1, %.lr.ph50.preheader.new ], [ %60, %59 ]
  %niter = phi i64 [ 0, %.lr.ph50.preheader.new ], [ %niter.next.1, %59 ]
  %44 = add nsw i64 %43, -1
  %45 = getelementptr double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !27
  %47 = fcmp contract ogt double %46, 0x3FE6666666666666
  br i1 %47, label %.lr.ph50.1, label %48

48:                                               ; preds = %.lr.ph50
  %49 = fmul double %46, %46
  %50 = fmul double %46, %49
  %51 = getelementptr double, ptr %5, i64 %44
  store double %50, ptr %51, align 8, !tbaa !33
  br label %.lr.ph50.1

.lr.ph50.1:                                       ; preds = %48, %.lr.ph50
  %52 = getelementptr double, ptr %0, i64 %43
  %53 = load double, ptr %52, align 8, !tbaa !27
  %54 = fcmp contract ogt double %53, 0x3FE6666666666666
  br i1 %54, label %59, label %55

55:                                               ; preds = %.lr.ph50.1
  %56 = fmul double %53, %53
  %57 = fmul double %53, %56
  %58 = getelementptr double, ptr %5, i64 %43
  store double %57, ptr %58, align 8, !tbaa !33
  br label %59

59:                                               ; preds = %55, %.lr.ph50.1
  %60 = add nuw nsw i64 %43, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge.unr-lcssa, label %.lr.ph50

._crit_edge.unr-lcssa:                            ; preds = %59
  %61 = and i32 %1, 1
  %lcmp.mod.not = icmp eq i32 %61, 0
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph50.epil.preheader

.lr.ph50.epil.preheader:                          ; preds = %._crit_edge.unr-lcssa, %.lr.ph50.preheader
  %.epil.init = phi i64 [ 1, %.lr.ph50.preheader ], [ %60, %._crit_edge.unr-lcssa ]
  %62 = and i32 %1, 1
  %lcmp.mod104 = icmp ne i32 %62, 0
  tail call void @llvm.assume(i1 %lcmp.mod104)
  %63 = add nsw i64 %.epil.init, -1
  %64 = getelementptr double, ptr %0, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !27
  %66 = fcmp contract ogt double %65, 0x3FE6666666666666
  br i1 %66, label %._crit_edge, label %67

67:                                               ; preds = %.lr.ph50.epil.preheader
  %68 = fmul double %65, %65
  %69 = fmul double %65, %68
  %70 = getelementptr double, ptr %5, i64 %63
  store double %69, ptr %70, align 8, !tbaa !33
  br label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph50.epil.preheader, %67, %._crit_edge.unr-lcssa
  %71 = add nuw nsw i64 %3, 1
  %72 = lshr i64 %71, 1
  %xtraiter105 = and i64 %72, 1
  %73 = icmp eq i64 %72, 1
  br i1 %73, label %.lr.ph.i.epil.preheader, label %._crit_edge.new

._crit_edge.new:                                  ; preds = %._crit_edge
  %unroll_iter109 = and i64 %72, 2147483646
  br label %.lr.ph.i

.lr.ph.i:                                         ; preds = %.lr.ph.i, %._crit_edge.new
  %indvars.iv.i = phi i64 [ 1, %._crit_edge.new ], [ %indvars.iv.next.i.1, %.lr.ph.i ]
  %.05.i = phi double [ 0.000000e+00, %._crit_edge.new ], [ %95, %.lr.ph.i ]
  %niter110 = phi i64 [ 0, %._crit_edge.new ], [ %niter110.next.1, %.lr.ph.i ]
  %74 = shl i64 %indvars.iv.i, 4
  %75 = getelementptr i8, ptr %5, i64 %74
  %76 = getelementptr i8, ptr %75, i64 -16
  %77 = load double, ptr %76, align 8, !tbaa !4, !alias.scope !40, !noalias !43
  %78 = fmul contract double %77, %77
  %79 = fadd contract double %77, 1.000000e+00
  %80 = fdiv contract double %78, %79
  %81 = trunc nuw nsw i64 %indvars.iv.i to i32
  %82 = uitofp nneg i32 %81 to double
  %83 = fmul contract double %80, %82
  %84 = fadd contract double %.05.i, %83
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %85 = shl i64 %indvars.iv.next.i, 4
  %86 = getelementptr i8, ptr %5, i64 %85
  %87 = getelementptr i8, ptr %86, i64 -16
  %88 = load double, ptr %87, align 8, !tbaa !4, !alias.scope !40, !noalias !43
  %89 = fmul contract double %88, %88
  %90 = fadd contract double %88, 1.000000e+00
  %91 = fdiv contract double %89, %90
  %92 = trunc nuw nsw i64 %indvars.iv.next.i to i32
  %93 = uitofp nneg i32 %92 to double
  %94 = fmul contract double %91, %93
  %95 = fadd contract double %84, %94
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %niter110.next.1 = add i64 %niter110, 2
  %niter110.ncmp.1 = icmp eq i64 %niter110.next.1, %unroll_iter109
  br i1 %niter110.ncmp.1, label %.lr.ph.i30.preheader.unr-lcssa, label %.lr.ph.i

.lr.ph.i30.preheader.unr-lcssa:                   ; preds = %.lr.ph.i
  %lcmp.mod106.not = icmp eq i64 %xtraiter105, 0
  br i1 %lcmp.mod106.not, label %.lr.ph.i30.preheader, label %.lr.ph.i.epil.preheader

.lr.ph.i.epil.preheader:                          ; preds = %.lr.ph.i30.preheader.unr-lcssa, %._crit_edge
  %indvars.iv.i.epil.init = phi i64 [ 1, %._crit_edge ], [ %indvars.iv.next.i.1, %.lr.ph.i30.preheader.unr-lcssa ]
  %.05.i.epil.init = phi double [ 0.000000e+00, %._crit_edge ], [ %95, %.lr.ph.i30.preheader.unr-lcssa ]
  %lcmp.mod108 = icmp ne i64 %xtraiter105, 0
  tail call void @llvm.assume(i1 %lcmp.mod108)
  %96 = shl i64 %indvars.iv.i.epil.init, 4
  %97 = getelementptr i8, ptr %5, i64 %96
  %98 = getelementptr i8, ptr %97, i64 -16
  %99 = load double, ptr %98, align 8, !tbaa !4, !alias.scope !40, !noalias !43
  %100 = fmul contract double %99, %99
  %101 = fadd contract double %99, 1.000000e+00
  %102 = fdiv contract double %100, %101
  %103 = trunc nuw nsw i64 %indvars.iv.i.epil.init to i32
  %104 = uitofp nneg i32 %103 to double
  %105 = fmul contract double %102, %104
  %106 = fadd contract double %.05.i.epil.init, %105
  br label %.lr.ph.i30.preheader

.lr.ph.i30.preheader:                             ; preds = %.lr.ph.i30.preheader.unr-lcssa, %.lr.ph.i.epil.preheader
  %.lcssa102 = phi double [ %95, %.lr.ph.i30.preheader.unr-lcssa ], [ %106, %.lr.ph.i.epil.preheader ]
  %107 = icmp eq i64 %41, 0
  br i1 %107, label %.lr.ph.i30.epil.preheader, label %.lr.ph.i30.preheader.new

.lr.ph.i30.preheader.new:                         ; preds = %.lr.ph.i30.preheader
  %unroll_iter115 = and i64 %3, 2147483646
  br label %.lr.ph.i30

.lr.ph.i30:                                       ; preds = %.lr.ph.i30, %.lr.ph.i30.preheader.new
  %indvars.iv.i31 = phi i64 [ 1, %.lr.ph.i30.preheader.new ], [ %indvars.iv.next.i33.1, %.lr.ph.i30 ]
  %.05.i32 = phi double [ 0.000000e+00, %.lr.ph.i30.preheader.new ], [ %129, %.lr.ph.i30 ]
  %niter116 = phi i64 [ 0, %.lr.ph.i30.preheader.new ], [ %niter116.next.1, %.lr.ph.i30 ]
  %108 = shl i64 %indvars.iv.i31, 3
  %109 = getelementptr i8, ptr %0, i64 %108
  %110 = getelementptr i8, ptr %109, i64 -8
  %111 = load double, ptr %110, align 8, !tbaa !4, !alias.scope !46, !noalias !49
  %112 = fmul contract double %111, %111
  %113 = fadd contract double %111, 1.000000e+00
  %114 = fdiv contract double %112, %113
  %115 = trunc nuw nsw i64 %indvars.iv.i31 to i32
  %116 = uitofp nneg i32 %115 to double
  %117 = fmul contract double %114, %116
  %118 = fadd contract double %.05.i32, %117
  %indvars.iv.next.i33 = add nuw nsw i64 %indvars.iv.i31, 1
  %119 = shl i64 %indvars.iv.next.i33, 3
  %120 = getelementptr i8, ptr %0, i64 %119
  %121 = getelementptr i8, ptr %120, i64 -8
  %122 = load double, ptr %121, align 8, !tbaa !4, !alias.scope !46, !noalias !49
  %123 = fmul contract double %122, %122
  %124 = fadd contract double %122, 1.000000e+00
  %125 = fdiv contract double %123, %124
  %126 = trunc nuw nsw i64 %indvars.iv.next.i33 to i32
  %127 = uitofp nneg i32 %126 to double
  %128 = fmul contract double %125, %127
  %129 = fadd contract double %118, %128
  %indvars.iv.next.i33.1 = add nuw nsw i64 %indvars.iv.i31, 2
  %niter116.next.1 = add i64 %niter116, 2
  %niter116.ncmp.1 = icmp eq i64 %niter116.next.1, %unroll_iter115
  br i1 %niter116.ncmp.1, label %.lr.ph52.preheader.unr-lcssa, label %.lr.ph.i30

.lr.ph52.preheader.unr-lcssa:                     ; preds = %.lr.ph.i30
  %130 = and i32 %1, 1
  %lcmp.mod112.not = icmp eq i32 %130, 0
  br i1 %lcmp.mod112.not, label %.lr.ph52.preheader, label %.lr.ph.i30.epil.preheader

.lr.ph.i30.epil.preheader:                        ; preds = %.lr.ph52.preheader.unr-lcssa, %.lr.ph.i30.preheader
  %indvars.iv.i31.epil.init = phi i64 [ 1, %.lr.ph.i30.preheader ], [ %indvars.iv.next.i33.1, %.lr.ph52.preheader.unr-lcssa ]
  %.05.i32.epil.init = phi double [ 0.000000e+00, %.lr.ph.i30.preheader ], [ %129, %.lr.ph52.preheader.unr-lcssa ]
  %131 = and i32 %1, 1
  %lcmp.mod114 = icmp ne i32 %131, 0
  tail call void @llvm.assume(i1 %lcmp.mod114)
  %132 = shl i64 %indvars.iv.i31.epil.init, 3
  %133 = getelementptr i8, ptr %0, i64 %132
  %134 = getelementptr i8, ptr %133, i64 -8
  %135 = load double, ptr %134, align 8, !tbaa !4, !alias.scope !46, !noalias !49
  %136 = fmul contract double %135, %135
  %137 = fadd contract double %135, 1.000000e+00
  %138 = fdiv contract double %136, %137
  %139 = trunc nuw nsw i64 %indvars.iv.i31.epil.init to i32
  %140 = uitofp nneg i32 %139 to double
  %141 = fmul contract double %138, %140
  %142 = fadd contract double %.05.i32.epil.init, %141
  br label %.lr.ph52.preheader

.lr.ph52.preheader:                               ; preds = %.lr.ph52.preheader.unr-lcssa, %.lr.ph.i30.epil.preheader
  %.lcssa101 = phi double [ %129, %.lr.ph52.preheader.unr-lcssa ], [ %142, %.lr.ph.i30.epil.preheader ]
  %143 = add nsw i64 %4, -1
  %xtraiter117 = and i64 %4, 1
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %.lr.ph52.epil.preheader, label %.lr.ph52.preheader.new

.lr.ph52.preheader.new:                           ; preds = %.lr.ph52.preheader
  %unroll_iter127 = and i64 %4, 2147483646
  br label %.lr.ph52

.lr.ph52:                                         ; preds = %.lr.ph52, %.lr.ph52.preheader.new
  %145 = phi double [ 0.000000e+00, %.lr.ph52.preheader.new ], [ %161, %.lr.ph52 ]
  %146 = phi i64 [ 1, %.lr.ph52.preheader.new ], [ %162, %.lr.ph52 ]
  %niter128 = phi i64 [ 0, %.lr.ph52.preheader.new ], [ %niter128.next.1, %.lr.ph52 ]
  %147 = add nsw i64 %146, -1
  %148 = getelementptr double, ptr %0, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !27
  %150 = getelementptr double, ptr %5, i64 %147
  %151 = load double, ptr %150, align 8, !tbaa !33
  %152 = fcmp contract olt double %149, 1.000000e+00
  %153 = select i1 %152, double %149, double %151
  %154 = fadd contract double %145, %153
  %155 = getelementptr double, ptr %0, i64 %146
  %156 = load double, ptr %155, align 8, !tbaa !27
  %157 = getelementptr double, ptr %5, i64 %146
  %158 = load double, ptr %157, align 8, !tbaa !33
  %159 = fcmp contract olt double %156, 1.000000e+00
  %160 = select i1 %159, double %156, double %158
  %161 = fadd contract double %154, %160
  %162 = add nuw nsw i64 %146, 2
  %niter128.next.1 = add nuw i64 %niter128, 2
  %niter128.ncmp.1 = icmp eq i64 %niter128.next.1, %unroll_iter127
  br i1 %niter128.ncmp.1, label %.lr.ph54.preheader.unr-lcssa, label %.lr.ph52

.lr.ph54.preheader.unr-lcssa:                     ; preds = %.lr.ph52
  %lcmp.mod124.not = icmp eq i64 %xtraiter117, 0
  br i1 %lcmp.mod124.not, label %.lr.ph54.preheader, label %.lr.ph52.epil.preheader

.lr.ph52.epil.preheader:                          ; preds = %.lr.ph54.preheader.unr-lcssa, %.lr.ph52.preheader
  %.epil.init121 = phi double [ 0.000000e+00, %.lr.ph52.preheader ], [ %161, %.lr.ph54.preheader.unr-lcssa ]
  %.epil.init123 = phi i64 [ 1, %.lr.ph52.preheader ], [ %162, %.lr.ph54.preheader.unr-lcssa ]
  %lcmp.mod126 = icmp ne i64 %xtraiter117, 0
  tail call void @llvm.assume(i1 %lcmp.mod126)
  %163 = add nsw i64 %.epil.init123, -1
  %164 = getelementptr double, ptr %0, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !27
  %166 = getelementptr double, ptr %5, i64 %163
  %167 = load double, ptr %166, align 8, !tbaa !33
  %168 = fcmp contract olt double %165, 1.000000e+00
  %169 = select i1 %168, double %165, double %167
  %170 = fadd contract double %.epil.init121, %169
  br label %.lr.ph54.preheader

.lr.ph54.preheader:                               ; preds = %.lr.ph54.preheader.unr-lcssa, %.lr.ph52.epil.preheader
  %.lcssa100 = phi double [ %161, %.lr.ph54.preheader.unr-lcssa ], [ %170, %.lr.ph52.epil.preheader ]
  %xtraiter129 = and i64 %4, 1
  %171 = icmp eq i64 %143, 0
  br i1 %171, label %.lr.ph54.epil.preheader, label %.lr.ph54.preheader.new

.lr.ph54.preheader.new:                           ; preds = %.lr.ph54.preheader
  %unroll_iter139 = and i64 %4, 2147483646
  br label %.lr.ph54

.lr.ph54:                                         ; preds = %.lr.ph54, %.lr.ph54.preheader.new
  %172 = phi double [ 0.000000e+00, %.lr.ph54.preheader.new ], [ %186, %.lr.ph54 ]
  %173 = phi i64 [ 1, %.lr.ph54.preheader.new ], [ %187, %.lr.ph54 ]
  %niter140 = phi i64 [ 0, %.lr.ph54.preheader.new ], [ %niter140.next.1, %.lr.ph54 ]
  %174 = getelementptr double, ptr %0, i64 %173
  %175 = getelementptr i8, ptr %174, i64 -8
  %176 = load double, ptr %175, align 8, !tbaa !4, !alias.scope !52
  %177 = fmul contract double %176, %176
  %178 = fadd contract double %176, 1.000000e+00
  %179 = fdiv contract double %177, %178
  %180 = fadd contract double %172, %179
  %181 = getelementptr double, ptr %0, i64 %173
  %182 = load double, ptr %181, align 8, !tbaa !4, !alias.scope !52
  %183 = fmul contract double %182, %182
  %184 = fadd contract double %182, 1.000000e+00
  %185 = fdiv contract double %183, %184
  %186 = fadd contract double %180, %185
  %187 = add nuw nsw i64 %173, 2
  %niter140.next.1 = add i64 %niter140, 2
  %niter140.ncmp.1 = icmp eq i64 %niter140.next.1, %unroll_iter139
  br i1 %niter140.ncmp.1, label %._crit_edge55.loopexit.unr-lcssa, label %.lr.ph54

._crit_edge55.loopexit.unr-lcssa:                 ; preds = %.lr.ph54
  %lcmp.mod136.not = icmp eq i64 %xtraiter129, 0
  br i1 %lcmp.mod136.not, label %._crit_edge55.loopexit, label %.lr.ph54.epil.preheader

.lr.ph54.epil.preheader:                          ; preds = %._crit_edge55.loopexit.unr-lcssa, %.lr.ph54.preheader
  %.epil.init133 = phi double [ 0.000000e+00, %.lr.ph54.preheader ], [ %186, %._crit_edge55.loopexit.unr-lcssa ]
  %.epil.init135 = phi i64 [ 1, %.lr.ph54.preheader ], [ %187, %._crit_edge55.loopexit.unr-lcssa ]
  %lcmp.mod138 = icmp ne i64 %xtraiter129, 0
  tail call void @llvm.assume(i1 %lcmp.mod138)
  %188 = getelementptr double, ptr %0, i64 %.epil.init135
  %189 = getelementptr i8, ptr %188, i64 -8
  %190 = load double, ptr %189, align 8, !tbaa !4, !alias.scope !52
  %191 = fmul contract double %190, %190
  %192 = fadd contract double %190, 1.000000e+00
  %193 = fdiv contract double %191, %192
  %194 = fadd contract double %.epil.init133, %193
  br label %._crit_edge55.loopexit

._crit_edge55.loopexit:                           ; preds = %._crit_edge55.loopexit.unr-lcssa, %.lr.ph54.epil.preheader
  %.lcssa = phi double [ %186, %._crit_edge55.loopexit.unr-lcssa ], [ %194, %.lr.ph54.epil.preheader ]
  %195 = fadd contract double %.lcssa102, %.lcssa101
  %196 = fadd contract double %195, %.lcssa100
  %197 = fadd contract double %196, %.lcssa
  br label %._crit_edge55

._crit_edge55:                                    ; preds = %._crit_edge55.loopexit, %2
  %198 = phi double [ 0.000000e+00, %2 ], [ %197, %._crit_edge55.loopexit ]
  ret double %198
}

; Function Attrs: nofree nosync nounwind memory(none)
define double @g(double %0, i32 %1) local_unnamed_addr #4 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %1, ptr %4, align 4, !tbaa !55
  store double %0, ptr %3, align 8, !tbaa !55
  %6 = call contract double @_QMfortran_procedures_insidePlegendre(ptr nonnull %4, ptr nonnull %3)
  store i32 2, ptr %5, align 4, !tbaa !55
  %7 = call contract double @_QMfortran_procedures_insidePlegendre(ptr nonnull %5, ptr nonnull %3)
  %8 = fadd contract double %6, %7
  ret double %8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #2 = { nofree nosync nounwind memory(argmem: read) "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: read) "target-cpu"="x86-64" }
attributes #4 = { nofree nosync nounwind memory(none) "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"dummy arg data/_QMfortran_procedures_insideFsmoothEv", !6, i64 0}
!6 = !{!"dummy arg data", !7, i64 0}
!7 = !{!"any data access", !8, i64 0}
!8 = !{!"any access", !9, i64 0}
!9 = !{!"Flang function root _QMfortran_procedures_insidePsmooth"}
!10 = !{!11, !11, i64 0}
!11 = !{!"descriptor member", !12, i64 0}
!12 = !{!"any access", !13, i64 0}
!13 = !{!"Flang function root _QMfortran_procedures_insidePtotal"}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_QMfortran_procedures_insidePsmooth: argument 0"}
!16 = distinct !{!16, !"_QMfortran_procedures_insidePsmooth"}
!17 = !{!18, !18, i64 0}
!18 = !{!"dummy arg data/_QMfortran_procedures_insideFlegendreEn", !19, i64 0}
!19 = !{!"dummy arg data", !20, i64 0}
!20 = !{!"any data access", !21, i64 0}
!21 = !{!"any access", !22, i64 0}
!22 = !{!"Flang function root _QMfortran_procedures_insidePlegendre"}
!23 = !{!24, !24, i64 0}
!24 = !{!"dummy arg data/_QMfortran_procedures_insideFlegendreEv", !19, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"allocated data", !20, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"dummy arg data/_QMfortran_procedures_insideFfEx", !29, i64 0}
!29 = !{!"dummy arg data", !30, i64 0}
!30 = !{!"any data access", !31, i64 0}
!31 = !{!"any access", !32, i64 0}
!32 = !{!"Flang function root f"}
!33 = !{!34, !34, i64 0}
!34 = !{!"allocated data/_QMfortran_procedures_insideFfEy", !35, i64 0}
!35 = !{!"allocated data", !30, i64 0}
!36 = distinct !{!36, !37, !38}
!37 = !{!"llvm.loop.isvectorized", i32 1}
!38 = !{!"llvm.loop.unroll.runtime.disable"}
!39 = distinct !{!39, !38, !37}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_QMfortran_procedures_insidePsmooth: argument 0"}
!42 = distinct !{!42, !"_QMfortran_procedures_insidePsmooth"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_QMfortran_procedures_insidePtotal: argument 0"}
!45 = distinct !{!45, !"_QMfortran_procedures_insidePtotal"}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_QMfortran_procedures_insidePsmooth: argument 0"}
!48 = distinct !{!48, !"_QMfortran_procedures_insidePsmooth"}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_QMfortran_procedures_insidePtotal: argument 0"}
!51 = distinct !{!51, !"_QMfortran_procedures_insidePtotal"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_QMfortran_procedures_insidePsmooth: argument 0"}
!54 = distinct !{!54, !"_QMfortran_procedures_insidePsmooth"}
!55 = !{!56, !56, i64 0}
!56 = !{!"allocated data", !57, i64 0}
!57 = !{!"any data access", !58, i64 0}
!58 = !{!"any access", !59, i64 0}
!59 = !{!"Flang function root g"}
