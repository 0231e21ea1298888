target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4291e4990968f195a7175b55358eb02d = private unnamed_addr constant [25 x i8] c"rust_single_precision.rs\00", align 1
@alloc_d988c79c0d775ed0a660489fc4e8850c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4291e4990968f195a7175b55358eb02d, [16 x i8] c"\18\00\00\00\00\00\00\00\0F\00\00\00\09\00\00\00" }>, align 8
@alloc_392436d01943e30d88ab9430a087a32a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4291e4990968f195a7175b55358eb02d, [16 x i8] c"\18\00\00\00\00\00\00\00\10\00\00\00\10\00\00\00" }>, align 8

; Function Attrs: nofree norecurse nounwind nonlazybind memory(argmem: read, errnomem: write) uwtable
define noundef float @f(ptr noalias noundef nonnull readonly align 4 captures(none) %x.0, i64 noundef range(i64 0, 2305843009213693952) %x.1, float noundef %a) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit", label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %start
  %xtraiter = and i64 %x.1, 7
  %1 = icmp samesign ult i64 %x.1, 8
  br i1 %1, label %bb8.i.epil.preheader, label %bb8.i.preheader.new

bb8.i.preheader.new:                              ; preds = %bb8.i.preheader
  %unroll_iter = and i64 %x.1, 2305843009213693944
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb8.i.preheader.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb8.i.preheader.new ], [ %_27.i.7, %bb8.i ]
  %acc.sroa.0.0.i = phi float [ -0.000000e+00, %bb8.i.preheader.new ], [ %_0.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %bb8.i.preheader.new ], [ %niter.next.7, %bb8.i ]
  %_45.i = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_4.i.i = load float, ptr %_45.i, align 4, !alias.scope !3, !noundef !6
  %_0.i.i = fadd float %acc.sroa.0.0.i, %_4.i.i
  %2 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %_4.i.i.1 = load float, ptr %_45.i.1, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.1 = fadd float %_0.i.i, %_4.i.i.1
  %3 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %_4.i.i.2 = load float, ptr %_45.i.2, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.2 = fadd float %_0.i.i.1, %_4.i.i.2
  %4 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %_4.i.i.3 = load float, ptr %_45.i.3, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.3 = fadd float %_0.i.i.2, %_4.i.i.3
  %5 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %_4.i.i.4 = load float, ptr %_45.i.4, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.4 = fadd float %_0.i.i.3, %_4.i.i.4
  %6 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %_4.i.i.5 = load float, ptr %_45.i.5, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.5 = fadd float %_0.i.i.4, %_4.i.i.5
  %7 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_45.i.6 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %_4.i.i.6 = load float, ptr %_45.i.6, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.6 = fadd float %_0.i.i.5, %_4.i.i.6
  %8 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i
  %_45.i.7 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %_4.i.i.7 = load float, ptr %_45.i.7, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.7 = fadd float %_0.i.i.6, %_4.i.i.7
  %_27.i.7 = add nuw nsw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %bb5.i3.unr-lcssa, label %bb8.i

bb5.i3.unr-lcssa:                                 ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb5.i3, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %bb5.i3.unr-lcssa, %bb8.i.preheader
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8.i.preheader ], [ %_27.i.7, %bb5.i3.unr-lcssa ]
  %acc.sroa.0.0.i.epil.init = phi float [ -0.000000e+00, %bb8.i.preheader ], [ %_0.i.i.7, %bb5.i3.unr-lcssa ]
  %lcmp.mod15 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod15)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %_27.i.epil, %bb8.i.epil ], [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %acc.sroa.0.0.i.epil = phi float [ %_0.i.i.epil, %bb8.i.epil ], [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.epil ], [ 0, %bb8.i.epil.preheader ]
  %_45.i.epil = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i.epil
  %_4.i.i.epil = load float, ptr %_45.i.epil, align 4, !alias.scope !3, !noundef !6
  %_0.i.i.epil = fadd float %acc.sroa.0.0.i.epil, %_4.i.i.epil
  %_27.i.epil = add nuw nsw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb5.i3, label %bb8.i.epil, !llvm.loop !7

bb5.i3:                                           ; preds = %bb8.i.epil, %bb5.i3.unr-lcssa
  %_0.i.i.lcssa = phi float [ %_0.i.i.7, %bb5.i3.unr-lcssa ], [ %_0.i.i.epil, %bb8.i.epil ]
  %_6 = uitofp nneg i64 %x.1 to float
  %9 = fdiv float %_0.i.i.lcssa, %_6
  %xtraiter16 = and i64 %x.1, 3
  %10 = icmp samesign ult i64 %x.1, 4
  br i1 %10, label %bb8.i4.epil.preheader, label %bb5.i3.new

bb5.i3.new:                                       ; preds = %bb5.i3
  %unroll_iter21 = and i64 %x.1, 2305843009213693948
  br label %bb8.i4

bb8.i4:                                           ; preds = %bb8.i4, %bb5.i3.new
  %i.sroa.0.0.i5 = phi i64 [ 0, %bb5.i3.new ], [ %_27.i8.3, %bb8.i4 ]
  %acc.sroa.0.0.i6 = phi float [ -0.000000e+00, %bb5.i3.new ], [ %_0.i1.i.i.3, %bb8.i4 ]
  %niter22 = phi i64 [ 0, %bb5.i3.new ], [ %niter22.next.3, %bb8.i4 ]
  %_45.i7 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i5
  %_9.i.i.i = load float, ptr %_45.i7, align 4, !alias.scope !9, !noalias !14, !noundef !6
  %_3.i.i.i = fsub float %_9.i.i.i, %9
  %_0.i.i.i = fmul float %_3.i.i.i, %_3.i.i.i
  %_0.i1.i.i = fadd float %acc.sroa.0.0.i6, %_0.i.i.i
  %11 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i5
  %_45.i7.1 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %_9.i.i.i.1 = load float, ptr %_45.i7.1, align 4, !alias.scope !9, !noalias !14, !noundef !6
  %_3.i.i.i.1 = fsub float %_9.i.i.i.1, %9
  %_0.i.i.i.1 = fmul float %_3.i.i.i.1, %_3.i.i.i.1
  %_0.i1.i.i.1 = fadd float %_0.i1.i.i, %_0.i.i.i.1
  %12 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i5
  %_45.i7.2 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %_9.i.i.i.2 = load float, ptr %_45.i7.2, align 4, !alias.scope !9, !noalias !14, !noundef !6
  %_3.i.i.i.2 = fsub float %_9.i.i.i.2, %9
  %_0.i.i.i.2 = fmul float %_3.i.i.i.2, %_3.i.i.i.2
  %_0.i1.i.i.2 = fadd float %_0.i1.i.i.1, %_0.i.i.i.2
  %13 = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i5
  %_45.i7.3 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %_9.i.i.i.3 = load float, ptr %_45.i7.3, align 4, !alias.scope !9, !noalias !14, !noundef !6
  %_3.i.i.i.3 = fsub float %_9.i.i.i.3, %9
  %_0.i.i.i.3 = fmul float %_3.i.i.i.3, %_3.i.i.i.3
  %_0.i1.i.i.3 = fadd float %_0.i1.i.i.2, %_0.i.i.i.3
  %_27.i8.3 = add nuw nsw i64 %i.sroa.0.0.i5, 4
  %niter22.next.3 = add i64 %niter22, 4
  %niter22.ncmp.3 = icmp eq i64 %niter22.next.3, %unroll_iter21
  br i1 %niter22.ncmp.3, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit.unr-lcssa", label %bb8.i4

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit.unr-lcssa": ; preds = %bb8.i4
  %lcmp.mod18.not = icmp eq i64 %xtraiter16, 0
  br i1 %lcmp.mod18.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit", label %bb8.i4.epil.preheader

bb8.i4.epil.preheader:                            ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit.unr-lcssa", %bb5.i3
  %i.sroa.0.0.i5.epil.init = phi i64 [ 0, %bb5.i3 ], [ %_27.i8.3, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit.unr-lcssa" ]
  %acc.sroa.0.0.i6.epil.init = phi float [ -0.000000e+00, %bb5.i3 ], [ %_0.i1.i.i.3, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit.unr-lcssa" ]
  %lcmp.mod20 = icmp ne i64 %xtraiter16, 0
  tail call void @llvm.assume(i1 %lcmp.mod20)
  br label %bb8.i4.epil

bb8.i4.epil:                                      ; preds = %bb8.i4.epil, %bb8.i4.epil.preheader
  %i.sroa.0.0.i5.epil = phi i64 [ %i.sroa.0.0.i5.epil.init, %bb8.i4.epil.preheader ], [ %_27.i8.epil, %bb8.i4.epil ]
  %acc.sroa.0.0.i6.epil = phi float [ %acc.sroa.0.0.i6.epil.init, %bb8.i4.epil.preheader ], [ %_0.i1.i.i.epil, %bb8.i4.epil ]
  %epil.iter17 = phi i64 [ 0, %bb8.i4.epil.preheader ], [ %epil.iter17.next, %bb8.i4.epil ]
  %_45.i7.epil = getelementptr inbounds nuw float, ptr %x.0, i64 %i.sroa.0.0.i5.epil
  %_9.i.i.i.epil = load float, ptr %_45.i7.epil, align 4, !alias.scope !9, !noalias !14, !noundef !6
  %_3.i.i.i.epil = fsub float %_9.i.i.i.epil, %9
  %_0.i.i.i.epil = fmul float %_3.i.i.i.epil, %_3.i.i.i.epil
  %_0.i1.i.i.epil = fadd float %acc.sroa.0.0.i6.epil, %_0.i.i.i.epil
  %_27.i8.epil = add nuw nsw i64 %i.sroa.0.0.i5.epil, 1
  %epil.iter17.next = add i64 %epil.iter17, 1
  %epil.iter17.cmp.not = icmp eq i64 %epil.iter17.next, %xtraiter16
  br i1 %epil.iter17.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit", label %bb8.i4.epil, !llvm.loop !19

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit": ; preds = %bb8.i4.epil, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit.unr-lcssa"
  %_0.i1.i.i.lcssa = phi float [ %_0.i1.i.i.3, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit.unr-lcssa" ], [ %_0.i1.i.i.epil, %bb8.i4.epil ]
  %14 = fdiv float %_0.i1.i.i.lcssa, %_6
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit": ; preds = %start, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit"
  %15 = phi float [ %9, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit" ], [ 0x7FF8000000000000, %start ]
  %_13 = phi float [ %14, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E.exit.loopexit" ], [ 0x7FF8000000000000, %start ]
  %16 = tail call float @llvm.sqrt.f32(float %_13)
  %_14 = tail call noundef float @tanhf(float noundef %15) #6
  %17 = tail call float @llvm.fma.f32(float %16, float %a, float %_14)
  %18 = tail call float @llvm.maxnum.f32(float %17, float -3.000000e+00)
  ret float %18
}

; Function Attrs: nounwind nonlazybind uwtable
define void @g(ptr noalias noundef nonnull readonly align 4 captures(none) %x.0, i64 noundef range(i64 0, 2305843009213693952) %x.1, ptr noalias noundef nonnull align 8 captures(none) %y.0, i64 noundef range(i64 0, 1152921504606846976) %y.1) unnamed_addr #1 {
start:
  %fst_len.i = and i64 %x.1, 2305843009213693950
  %_25.not5 = icmp eq i64 %fst_len.i, 0
  br i1 %_25.not5, label %bb8, label %bb4.lr.ph

bb4.lr.ph:                                        ; preds = %start
  %_16.not = icmp eq i64 %y.1, 0
  %_19.not = icmp eq i64 %y.1, 1
  %0 = getelementptr inbounds nuw i8, ptr %y.0, i64 8
  br i1 %_16.not, label %panic2, label %bb4.lr.ph.split

bb4.lr.ph.split:                                  ; preds = %bb4.lr.ph
  %y.0.promoted = load double, ptr %y.0, align 8
  br label %bb4

bb2.bb8_crit_edge:                                ; preds = %bb6
  store double %3, ptr %y.0, align 8
  br label %bb8

bb8:                                              ; preds = %bb2.bb8_crit_edge, %start
  ret void

bb4:                                              ; preds = %bb4.lr.ph.split, %bb6
  %1 = phi double [ %y.0.promoted, %bb4.lr.ph.split ], [ %3, %bb6 ]
  %iter.sroa.0.07 = phi ptr [ %x.0, %bb4.lr.ph.split ], [ %_30, %bb6 ]
  %iter.sroa.5.06 = phi i64 [ %fst_len.i, %bb4.lr.ph.split ], [ %_31, %bb6 ]
  %_9 = load float, ptr %iter.sroa.0.07, align 4, !noundef !6
  %_8 = fpext float %_9 to double
  %2 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.07, i64 4
  %_13 = load float, ptr %2, align 4, !noundef !6
  %_12 = fpext float %_13 to double
  %_7 = fmul double %_8, %_12
  %3 = fadd double %_7, %1
  br i1 %_19.not, label %panic3, label %bb6

panic2:                                           ; preds = %bb4.lr.ph
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d988c79c0d775ed0a660489fc4e8850c) #7
  unreachable

bb6:                                              ; preds = %bb4
  %_31 = add i64 %iter.sroa.5.06, -2
  %_30 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.07, i64 8
  %_18 = load double, ptr %0, align 8, !noundef !6
  %_17 = fmul double %_18, %_8
  %_21 = fmul float %_13, 5.000000e-01
  %_20 = fpext float %_21 to double
  %4 = fadd double %_17, %_20
  store double %4, ptr %0, align 8
  %_25.not = icmp eq i64 %_31, 0
  br i1 %_25.not, label %bb2.bb8_crit_edge, label %bb4

panic3:                                           ; preds = %bb4
  store double %3, ptr %y.0, align 8
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_392436d01943e30d88ab9430a087a32a) #7
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nounwind nonlazybind willreturn memory(errnomem: write) uwtable
declare noundef float @tanhf(float noundef) unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nofree norecurse nounwind nonlazybind memory(argmem: read, errnomem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind nonlazybind willreturn memory(errnomem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }
attributes #7 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h4579542dbb6f8ba1E: %b"}
!5 = distinct !{!5, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h4579542dbb6f8ba1E"}
!6 = !{}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !12}
!10 = distinct !{!10, !11, !"_ZN21rust_single_precision1f28_$u7b$$u7b$closure$u7d$$u7d$17hf4ffb4b738f1e331E: %v"}
!11 = distinct !{!11, !"_ZN21rust_single_precision1f28_$u7b$$u7b$closure$u7d$$u7d$17hf4ffb4b738f1e331E"}
!12 = distinct !{!12, !13, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h346b45aabcfc2af8E: %elt"}
!13 = distinct !{!13, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h346b45aabcfc2af8E"}
!14 = !{!15, !16, !17}
!15 = distinct !{!15, !11, !"_ZN21rust_single_precision1f28_$u7b$$u7b$closure$u7d$$u7d$17hf4ffb4b738f1e331E: %_1"}
!16 = distinct !{!16, !13, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h346b45aabcfc2af8E: %_1"}
!17 = distinct !{!17, !18, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E: argument 0"}
!18 = distinct !{!18, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2743b90fbd5e8678E"}
!19 = distinct !{!19, !8}
