target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define double @f(ptr readonly captures(none) %0, ptr captures(none) %1, i32 %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %6 = zext nneg i32 %5 to i64
  %.not38 = icmp slt i32 %2, 1
  br i1 %.not38, label %._crit_edge56, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %3
  %min.iters.check = icmp eq i32 %2, 1
  br i1 %min.iters.check, label %.lr.ph.preheader116, label %vector.ph

vector.ph:                                        ; preds = %.lr.ph.preheader
  %n.vec = and i64 %6, 2147483646
  %7 = and i64 %6, 1
  %8 = or i64 %6, 1
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %9 = getelementptr double, ptr %1, i64 %index
  %10 = getelementptr double, ptr %0, i64 %index
  %wide.load = load <2 x double>, ptr %9, align 8, !tbaa !4
  %11 = tail call contract <2 x double> @llvm.sin.v2f64(<2 x double> %wide.load)
  %wide.load94 = load <2 x double>, ptr %10, align 8, !tbaa !10
  %12 = fmul contract <2 x double> %wide.load94, %11
  %13 = fadd contract <2 x double> %wide.load, %12
  %14 = fmul <2 x double> %wide.load94, %wide.load94
  %15 = fmul contract <2 x double> %14, splat (double 5.000000e-01)
  %16 = fsub contract <2 x double> %13, %15
  store <2 x double> %16, ptr %9, align 8, !tbaa !4
  %index.next = add nuw i64 %index, 2
  %17 = icmp eq i64 %index.next, %n.vec
  br i1 %17, label %middle.block, label %vector.body, !llvm.loop !12

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n.vec, %6
  br i1 %cmp.n, label %._crit_edge, label %.lr.ph.preheader116

.lr.ph.preheader116:                              ; preds = %.lr.ph.preheader, %middle.block
  %.ph117 = phi i64 [ %6, %.lr.ph.preheader ], [ %7, %middle.block ]
  %.ph118 = phi i64 [ 1, %.lr.ph.preheader ], [ %8, %middle.block ]
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader116, %.lr.ph
  %18 = phi i64 [ %32, %.lr.ph ], [ %.ph117, %.lr.ph.preheader116 ]
  %19 = phi i64 [ %31, %.lr.ph ], [ %.ph118, %.lr.ph.preheader116 ]
  %20 = add nsw i64 %19, -1
  %21 = getelementptr double, ptr %1, i64 %20
  %22 = getelementptr double, ptr %0, i64 %20
  %23 = load double, ptr %21, align 8, !tbaa !4
  %24 = tail call contract double @llvm.sin.f64(double %23)
  %25 = load double, ptr %22, align 8, !tbaa !10
  %26 = fmul contract double %25, %24
  %27 = fadd contract double %23, %26
  %28 = fmul double %25, %25
  %29 = fmul contract double %28, 5.000000e-01
  %30 = fsub contract double %27, %29
  store double %30, ptr %21, align 8, !tbaa !4
  %31 = add nuw nsw i64 %19, 1
  %32 = add nsw i64 %18, -1
  %.not = icmp eq i64 %32, 0
  br i1 %.not, label %._crit_edge, label %.lr.ph, !llvm.loop !15

._crit_edge:                                      ; preds = %.lr.ph, %middle.block
  %.not89 = icmp eq i32 %2, 1
  br i1 %.not89, label %.lr.ph43.preheader, label %.lr.ph41.preheader

.lr.ph41.preheader:                               ; preds = %._crit_edge
  %33 = add nsw i64 %4, -1
  %min.iters.check97 = icmp ult i32 %2, 5
  br i1 %min.iters.check97, label %.lr.ph41.preheader115, label %vector.ph98

vector.ph98:                                      ; preds = %.lr.ph41.preheader
  %n.vec100 = and i64 %33, -4
  %34 = or disjoint i64 %n.vec100, 1
  br label %vector.body101

vector.body101:                                   ; preds = %vector.body101, %vector.ph98
  %index102 = phi i64 [ 0, %vector.ph98 ], [ %index.next108, %vector.body101 ]
  %offset.idx103 = or disjoint i64 %index102, 1
  %35 = getelementptr double, ptr %1, i64 %offset.idx103
  %36 = getelementptr double, ptr %0, i64 %offset.idx103
  %37 = getelementptr i8, ptr %36, i64 -8
  %38 = getelementptr i8, ptr %35, i64 16
  %wide.load104 = load <2 x double>, ptr %35, align 8, !tbaa !4
  %wide.load105 = load <2 x double>, ptr %38, align 8, !tbaa !4
  %39 = getelementptr i8, ptr %36, i64 8
  %wide.load106 = load <2 x double>, ptr %37, align 8, !tbaa !10
  %wide.load107 = load <2 x double>, ptr %39, align 8, !tbaa !10
  %40 = fmul contract <2 x double> %wide.load104, %wide.load106
  %41 = fmul contract <2 x double> %wide.load105, %wide.load107
  store <2 x double> %40, ptr %35, align 8, !tbaa !4
  store <2 x double> %41, ptr %38, align 8, !tbaa !4
  %index.next108 = add nuw i64 %index102, 4
  %42 = icmp eq i64 %index.next108, %n.vec100
  br i1 %42, label %middle.block109, label %vector.body101, !llvm.loop !16

middle.block109:                                  ; preds = %vector.body101
  %cmp.n110 = icmp eq i64 %33, %n.vec100
  br i1 %cmp.n110, label %.lr.ph43.preheader, label %.lr.ph41.preheader115

.lr.ph41.preheader115:                            ; preds = %.lr.ph41.preheader, %middle.block109
  %.ph = phi i64 [ 1, %.lr.ph41.preheader ], [ %34, %middle.block109 ]
  br label %.lr.ph41

.lr.ph41:                                         ; preds = %.lr.ph41.preheader115, %.lr.ph41
  %43 = phi i64 [ %50, %.lr.ph41 ], [ %.ph, %.lr.ph41.preheader115 ]
  %44 = getelementptr double, ptr %1, i64 %43
  %45 = getelementptr double, ptr %0, i64 %43
  %46 = getelementptr i8, ptr %45, i64 -8
  %47 = load double, ptr %44, align 8, !tbaa !4
  %48 = load double, ptr %46, align 8, !tbaa !10
  %49 = fmul contract double %47, %48
  store double %49, ptr %44, align 8, !tbaa !4
  %50 = add nuw nsw i64 %43, 1
  %exitcond.not = icmp eq i64 %50, %4
  br i1 %exitcond.not, label %.lr.ph43.preheader, label %.lr.ph41, !llvm.loop !17

.lr.ph43.preheader:                               ; preds = %.lr.ph41, %middle.block109, %._crit_edge
  %51 = add nsw i64 %6, -1
  %xtraiter = and i64 %6, 1
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %.lr.ph43.epil.preheader, label %.lr.ph43.preheader.new

.lr.ph43.preheader.new:                           ; preds = %.lr.ph43.preheader
  %unroll_iter = and i64 %6, 2147483646
  br label %.lr.ph43

.lr.ph43:                                         ; preds = %.lr.ph43, %.lr.ph43.preheader.new
  %53 = phi double [ 0.000000e+00, %.lr.ph43.preheader.new ], [ %67, %.lr.ph43 ]
  %54 = phi i64 [ 1, %.lr.ph43.preheader.new ], [ %68, %.lr.ph43 ]
  %niter = phi i64 [ 0, %.lr.ph43.preheader.new ], [ %niter.next.1, %.lr.ph43 ]
  %55 = add nsw i64 %54, -1
  %56 = getelementptr double, ptr %0, i64 %55
  %57 = getelementptr double, ptr %1, i64 %55
  %58 = load double, ptr %56, align 8, !tbaa !10
  %59 = load double, ptr %57, align 8, !tbaa !4
  %60 = fmul contract double %58, %59
  %61 = fadd contract double %53, %60
  %62 = getelementptr double, ptr %0, i64 %54
  %63 = getelementptr double, ptr %1, i64 %54
  %64 = load double, ptr %62, align 8, !tbaa !10
  %65 = load double, ptr %63, align 8, !tbaa !4
  %66 = fmul contract double %64, %65
  %67 = fadd contract double %61, %66
  %68 = add nuw nsw i64 %54, 2
  %niter.next.1 = add nuw i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %.lr.ph46.preheader.unr-lcssa, label %.lr.ph43

.lr.ph46.preheader.unr-lcssa:                     ; preds = %.lr.ph43
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.lr.ph46.preheader, label %.lr.ph43.epil.preheader

.lr.ph43.epil.preheader:                          ; preds = %.lr.ph46.preheader.unr-lcssa, %.lr.ph43.preheader
  %.epil.init120 = phi double [ 0.000000e+00, %.lr.ph43.preheader ], [ %67, %.lr.ph46.preheader.unr-lcssa ]
  %.epil.init122 = phi i64 [ 1, %.lr.ph43.preheader ], [ %68, %.lr.ph46.preheader.unr-lcssa ]
  %lcmp.mod124 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod124)
  %69 = add nsw i64 %.epil.init122, -1
  %70 = getelementptr double, ptr %0, i64 %69
  %71 = getelementptr double, ptr %1, i64 %69
  %72 = load double, ptr %70, align 8, !tbaa !10
  %73 = load double, ptr %71, align 8, !tbaa !4
  %74 = fmul contract double %72, %73
  %75 = fadd contract double %.epil.init120, %74
  br label %.lr.ph46.preheader

.lr.ph46.preheader:                               ; preds = %.lr.ph46.preheader.unr-lcssa, %.lr.ph43.epil.preheader
  %.lcssa114 = phi double [ %67, %.lr.ph46.preheader.unr-lcssa ], [ %75, %.lr.ph43.epil.preheader ]
  %76 = load double, ptr %0, align 8, !tbaa !10
  %xtraiter125 = and i64 %6, 1
  %77 = icmp eq i64 %51, 0
  br i1 %77, label %.lr.ph46.epil.preheader, label %.lr.ph46.preheader.new

.lr.ph46.preheader.new:                           ; preds = %.lr.ph46.preheader
  %unroll_iter133 = and i64 %6, 2147483646
  br label %.lr.ph46

.lr.ph46:                                         ; preds = %.lr.ph46, %.lr.ph46.preheader.new
  %78 = phi double [ %76, %.lr.ph46.preheader.new ], [ %96, %.lr.ph46 ]
  %79 = phi i64 [ 1, %.lr.ph46.preheader.new ], [ %97, %.lr.ph46 ]
  %niter134 = phi i64 [ 0, %.lr.ph46.preheader.new ], [ %niter134.next.1, %.lr.ph46 ]
  %80 = getelementptr double, ptr %0, i64 %79
  %81 = getelementptr i8, ptr %80, i64 -8
  %82 = load double, ptr %81, align 8, !tbaa !10
  %83 = fcmp contract ogt double %82, %78
  %84 = fcmp contract uno double %78, 0.000000e+00
  %85 = fcmp contract ord double %82, 0.000000e+00
  %86 = and i1 %84, %85
  %87 = or i1 %83, %86
  %88 = select i1 %87, double %82, double %78
  %89 = getelementptr double, ptr %0, i64 %79
  %90 = load double, ptr %89, align 8, !tbaa !10
  %91 = fcmp contract ogt double %90, %88
  %92 = fcmp contract uno double %88, 0.000000e+00
  %93 = fcmp contract ord double %90, 0.000000e+00
  %94 = and i1 %92, %93
  %95 = or i1 %91, %94
  %96 = select i1 %95, double %90, double %88
  %97 = add nuw nsw i64 %79, 2
  %niter134.next.1 = add i64 %niter134, 2
  %niter134.ncmp.1 = icmp eq i64 %niter134.next.1, %unroll_iter133
  br i1 %niter134.ncmp.1, label %.lr.ph50.preheader.unr-lcssa, label %.lr.ph46

.lr.ph50.preheader.unr-lcssa:                     ; preds = %.lr.ph46
  %lcmp.mod130.not = icmp eq i64 %xtraiter125, 0
  br i1 %lcmp.mod130.not, label %.lr.ph50.preheader, label %.lr.ph46.epil.preheader

.lr.ph46.epil.preheader:                          ; preds = %.lr.ph50.preheader.unr-lcssa, %.lr.ph46.preheader
  %.epil.init127 = phi double [ %76, %.lr.ph46.preheader ], [ %96, %.lr.ph50.preheader.unr-lcssa ]
  %.epil.init129 = phi i64 [ 1, %.lr.ph46.preheader ], [ %97, %.lr.ph50.preheader.unr-lcssa ]
  %lcmp.mod132 = icmp ne i64 %xtraiter125, 0
  tail call void @llvm.assume(i1 %lcmp.mod132)
  %98 = getelementptr double, ptr %0, i64 %.epil.init129
  %99 = getelementptr i8, ptr %98, i64 -8
  %100 = load double, ptr %99, align 8, !tbaa !10
  %101 = fcmp contract ogt double %100, %.epil.init127
  %102 = fcmp contract uno double %.epil.init127, 0.000000e+00
  %103 = fcmp contract ord double %100, 0.000000e+00
  %104 = and i1 %102, %103
  %105 = or i1 %101, %104
  %106 = select i1 %105, double %100, double %.epil.init127
  br label %.lr.ph50.preheader

.lr.ph50.preheader:                               ; preds = %.lr.ph50.preheader.unr-lcssa, %.lr.ph46.epil.preheader
  %.lcssa113 = phi double [ %96, %.lr.ph50.preheader.unr-lcssa ], [ %106, %.lr.ph46.epil.preheader ]
  %107 = load double, ptr %1, align 8, !tbaa !4
  %xtraiter135 = and i64 %6, 1
  %108 = icmp eq i64 %51, 0
  br i1 %108, label %.lr.ph50.epil.preheader, label %.lr.ph50.preheader.new

.lr.ph50.preheader.new:                           ; preds = %.lr.ph50.preheader
  %unroll_iter143 = and i64 %6, 2147483646
  br label %.lr.ph50

.lr.ph50:                                         ; preds = %.lr.ph50, %.lr.ph50.preheader.new
  %109 = phi double [ %107, %.lr.ph50.preheader.new ], [ %127, %.lr.ph50 ]
  %110 = phi i64 [ 1, %.lr.ph50.preheader.new ], [ %128, %.lr.ph50 ]
  %niter144 = phi i64 [ 0, %.lr.ph50.preheader.new ], [ %niter144.next.1, %.lr.ph50 ]
  %111 = getelementptr double, ptr %1, i64 %110
  %112 = getelementptr i8, ptr %111, i64 -8
  %113 = load double, ptr %112, align 8, !tbaa !4
  %114 = fcmp contract olt double %113, %109
  %115 = fcmp contract uno double %109, 0.000000e+00
  %116 = fcmp contract ord double %113, 0.000000e+00
  %117 = and i1 %115, %116
  %118 = or i1 %114, %117
  %119 = select i1 %118, double %113, double %109
  %120 = getelementptr double, ptr %1, i64 %110
  %121 = load double, ptr %120, align 8, !tbaa !4
  %122 = fcmp contract olt double %121, %119
  %123 = fcmp contract uno double %119, 0.000000e+00
  %124 = fcmp contract ord double %121, 0.000000e+00
  %125 = and i1 %123, %124
  %126 = or i1 %122, %125
  %127 = select i1 %126, double %121, double %119
  %128 = add nuw nsw i64 %110, 2
  %niter144.next.1 = add i64 %niter144, 2
  %niter144.ncmp.1 = icmp eq i64 %niter144.next.1, %unroll_iter143
  br i1 %niter144.ncmp.1, label %.lr.ph55.preheader.unr-lcssa, label %.lr.ph50

.lr.ph55.preheader.unr-lcssa:                     ; preds = %.lr.ph50
  %lcmp.mod140.not = icmp eq i64 %xtraiter135, 0
  br i1 %lcmp.mod140.not, label %.lr.ph55.preheader, label %.lr.ph50.epil.preheader

.lr.ph50.epil.preheader:                          ; preds = %.lr.ph55.preheader.unr-lcssa, %.lr.ph50.preheader
  %.epil.init137 = phi double [ %107, %.lr.ph50.preheader ], [ %127, %.lr.ph55.preheader.unr-lcssa ]
  %.epil.init139 = phi i64 [ 1, %.lr.ph50.preheader ], [ %128, %.lr.ph55.preheader.unr-lcssa ]
  %lcmp.mod142 = icmp ne i64 %xtraiter135, 0
  tail call void @llvm.assume(i1 %lcmp.mod142)
  %129 = getelementptr double, ptr %1, i64 %.epil.init139
  %130 = getelementptr i8, ptr %129, i64 -8
  %131 = load double, ptr %130, align 8, !tbaa !4
  %132 = fcmp contract olt double %131, %.epil.init137
  %133 = fcmp contract uno double %.epil.init137, 0.000000e+00
  %134 = fcmp contract ord double %131, 0.000000e+00
  %135 = and i1 %133, %134
  %136 = or i1 %132, %135
  %137 = select i1 %136, double %131, double %.epil.init137
  br label %.lr.ph55.preheader

.lr.ph55.preheader:                               ; preds = %.lr.ph55.preheader.unr-lcssa, %.lr.ph50.epil.preheader
  %.lcssa112 = phi double [ %127, %.lr.ph55.preheader.unr-lcssa ], [ %137, %.lr.ph50.epil.preheader ]
  %.lhs.trunc = add nuw i32 %2, 1
  %138 = lshr i32 %.lhs.trunc, 1
  %.zext = zext nneg i32 %138 to i64
  %xtraiter145 = and i64 %.zext, 3
  %139 = add nsw i32 %138, -1
  %140 = icmp ult i32 %139, 3
  br i1 %140, label %.lr.ph55.epil.preheader, label %.lr.ph55.preheader.new

.lr.ph55.preheader.new:                           ; preds = %.lr.ph55.preheader
  %unroll_iter153 = and i64 %.zext, 2147483644
  br label %.lr.ph55

.lr.ph55:                                         ; preds = %.lr.ph55, %.lr.ph55.preheader.new
  %141 = phi double [ 1.000000e+00, %.lr.ph55.preheader.new ], [ %160, %.lr.ph55 ]
  %142 = phi i64 [ 1, %.lr.ph55.preheader.new ], [ %161, %.lr.ph55 ]
  %niter154 = phi i64 [ 0, %.lr.ph55.preheader.new ], [ %niter154.next.3, %.lr.ph55 ]
  %.idx = shl i64 %142, 4
  %143 = getelementptr i8, ptr %1, i64 %.idx
  %144 = getelementptr i8, ptr %143, i64 -16
  %145 = load double, ptr %144, align 8, !tbaa !4
  %146 = fmul contract double %141, %145
  %147 = shl i64 %142, 4
  %148 = getelementptr i8, ptr %1, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !4
  %150 = fmul contract double %146, %149
  %151 = shl i64 %142, 4
  %152 = getelementptr i8, ptr %1, i64 %151
  %153 = getelementptr i8, ptr %152, i64 16
  %154 = load double, ptr %153, align 8, !tbaa !4
  %155 = fmul contract double %150, %154
  %156 = shl i64 %142, 4
  %157 = getelementptr i8, ptr %1, i64 %156
  %158 = getelementptr i8, ptr %157, i64 32
  %159 = load double, ptr %158, align 8, !tbaa !4
  %160 = fmul contract double %155, %159
  %161 = add nuw nsw i64 %142, 4
  %niter154.next.3 = add i64 %niter154, 4
  %niter154.ncmp.3 = icmp eq i64 %niter154.next.3, %unroll_iter153
  br i1 %niter154.ncmp.3, label %._crit_edge56.loopexit.unr-lcssa, label %.lr.ph55

._crit_edge56.loopexit.unr-lcssa:                 ; preds = %.lr.ph55
  %lcmp.mod150.not = icmp eq i64 %xtraiter145, 0
  br i1 %lcmp.mod150.not, label %._crit_edge56.loopexit, label %.lr.ph55.epil.preheader

.lr.ph55.epil.preheader:                          ; preds = %._crit_edge56.loopexit.unr-lcssa, %.lr.ph55.preheader
  %.epil.init147 = phi double [ 1.000000e+00, %.lr.ph55.preheader ], [ %160, %._crit_edge56.loopexit.unr-lcssa ]
  %.epil.init149 = phi i64 [ 1, %.lr.ph55.preheader ], [ %161, %._crit_edge56.loopexit.unr-lcssa ]
  %lcmp.mod152 = icmp ne i64 %xtraiter145, 0
  tail call void @llvm.assume(i1 %lcmp.mod152)
  br label %.lr.ph55.epil

.lr.ph55.epil:                                    ; preds = %.lr.ph55.epil, %.lr.ph55.epil.preheader
  %162 = phi double [ %167, %.lr.ph55.epil ], [ %.epil.init147, %.lr.ph55.epil.preheader ]
  %163 = phi i64 [ %168, %.lr.ph55.epil ], [ %.epil.init149, %.lr.ph55.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph55.epil ], [ 0, %.lr.ph55.epil.preheader ]
  %.idx.epil = shl i64 %163, 4
  %164 = getelementptr i8, ptr %1, i64 %.idx.epil
  %165 = getelementptr i8, ptr %164, i64 -16
  %166 = load double, ptr %165, align 8, !tbaa !4
  %167 = fmul contract double %162, %166
  %168 = add nuw nsw i64 %163, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter145
  br i1 %epil.iter.cmp.not, label %._crit_edge56.loopexit, label %.lr.ph55.epil, !llvm.loop !18

._crit_edge56.loopexit:                           ; preds = %.lr.ph55.epil, %._crit_edge56.loopexit.unr-lcssa
  %.lcssa = phi double [ %160, %._crit_edge56.loopexit.unr-lcssa ], [ %167, %.lr.ph55.epil ]
  %169 = fmul contract double %.lcssa113, %.lcssa112
  %170 = fadd contract double %.lcssa114, %169
  %171 = fadd contract double %170, %.lcssa
  br label %._crit_edge56

._crit_edge56:                                    ; preds = %._crit_edge56.loopexit, %3
  %172 = phi double [ 0xFFF0000000000000, %3 ], [ %171, %._crit_edge56.loopexit ]
  ret double %172
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define double @g(ptr readonly captures(none) %0) local_unnamed_addr #1 {
.preheader53:
  %1 = load double, ptr %0, align 8, !tbaa !20
  %gep.1 = getelementptr i8, ptr %0, i64 16
  %gep.1.1 = getelementptr i8, ptr %0, i64 24
  %2 = fadd contract double %1, 0.000000e+00
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !20
  %5 = fadd contract double %4, 0.000000e+00
  %6 = getelementptr i8, ptr %0, i64 40
  %7 = load double, ptr %6, align 8, !tbaa !20
  %8 = fmul double %1, %1
  %9 = fmul contract double %1, %4
  %10 = fadd contract double %9, 0.000000e+00
  %11 = load <2 x double>, ptr %gep.1, align 8, !tbaa !20
  %12 = load <2 x double>, ptr %gep.1.1, align 8, !tbaa !20
  %13 = extractelement <2 x double> %11, i64 0
  %14 = fadd contract double %2, %13
  %15 = extractelement <2 x double> %12, i64 1
  %16 = fadd contract double %14, %15
  %17 = extractelement <2 x double> %11, i64 1
  %18 = fadd contract double %5, %17
  %19 = fadd contract double %18, %7
  %foldExtExtBinop = fmul <2 x double> %11, %11
  %20 = extractelement <2 x double> %foldExtExtBinop, i64 0
  %21 = fadd contract double %8, %20
  %22 = fmul double %15, %15
  %23 = fadd contract double %21, %22
  %24 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %25 = insertelement <2 x double> %24, double %16, i64 0
  %26 = fmul contract <2 x double> %25, %11
  %27 = insertelement <2 x double> <double 0.000000e+00, double poison>, double %10, i64 1
  %28 = fadd contract <2 x double> %26, %27
  %29 = insertelement <2 x double> poison, double %19, i64 0
  %30 = insertelement <2 x double> %29, double %7, i64 1
  %31 = fmul contract <2 x double> %30, %12
  %32 = fadd contract <2 x double> %28, %31
  %shift = shufflevector <2 x double> %32, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop67 = fadd contract <2 x double> %shift, %32
  %33 = extractelement <2 x double> %foldExtExtBinop67, i64 0
  %34 = tail call contract double @llvm.sqrt.f64(double %23)
  %35 = fadd contract double %33, %34
  ret double %35
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sin.v2f64(<2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"dummy arg data/_QFfEy", !6, i64 0}
!6 = !{!"dummy arg data", !7, i64 0}
!7 = !{!"any data access", !8, i64 0}
!8 = !{!"any access", !9, i64 0}
!9 = !{!"Flang function root f"}
!10 = !{!11, !11, i64 0}
!11 = !{!"dummy arg data/_QFfEx", !6, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = distinct !{!15, !14, !13}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !14, !13}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"dummy arg data/_QFgEa", !22, i64 0}
!22 = !{!"dummy arg data", !23, i64 0}
!23 = !{!"any data access", !24, i64 0}
!24 = !{!"any access", !25, i64 0}
!25 = !{!"Flang function root g"}
