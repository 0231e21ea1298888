target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: cold noinline nounwind nonlazybind uwtable
define void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hc8cfd5c2fb789c91E"(ptr noalias noundef align 8 captures(none) dereferenceable(16) %self) unnamed_addr #0 {
start:
  %self1 = load i64, ptr %self, align 8, !range !3, !noundef !4
; call alloc::raw_vec::RawVecInner<A>::grow_amortized
  %0 = tail call fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h87428c8719334e0fE"(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %self1) #12
  %1 = extractvalue { i64, i64 } %0, 0
  %.not = icmp eq i64 %1, -9223372036854775807
  br i1 %.not, label %bb3, label %bb2, !prof !5

bb2:                                              ; preds = %start
  %2 = extractvalue { i64, i64 } %0, 1
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %1, i64 %2) #13
  unreachable

bb3:                                              ; preds = %start
  ret void
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hb532857eca42fc20E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -1) %cap) unnamed_addr #1 {
start:
  %_33.0 = shl i64 %cap, 3
  %_33.1 = icmp ult i64 %cap, 2305843009213693952
  %_38 = icmp ult i64 %_33.0, 9223372036854775801
  %or.cond = and i1 %_33.1, %_38
  br i1 %or.cond, label %bb15, label %bb11, !prof !6

bb15:                                             ; preds = %start
  %self1.i = load i64, ptr %self, align 8, !range !3, !alias.scope !7, !noalias !10, !noundef !4
  %0 = icmp eq i64 %self1.i, 0
  br i1 %0, label %bb5, label %bb3

bb3:                                              ; preds = %bb15
  %alloc_size.i = shl nuw i64 %self1.i, 3
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self3.i = load ptr, ptr %1, align 8, !alias.scope !7, !noalias !10, !nonnull !4, !noundef !4
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i
  tail call void @llvm.assume(i1 %cond.i.i)
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self3.i, i64 noundef %alloc_size.i, i64 noundef 8, i64 noundef range(i64 0, 9223372036854775801) %_33.0) #12
  br label %bb7

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %_33.0, 0
  br i1 %2, label %bb9, label %bb4.i.i

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12
; call __rustc::__rust_alloc
  %3 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %_33.0, i64 noundef 8) #12
  br label %bb7

bb7:                                              ; preds = %bb4.i.i, %bb3
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %bb3 ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null
  br i1 %4, label %bb8, label %bb9

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 8, ptr %5, align 8
  br label %bb11

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn17 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 8 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %raw_ptr.i.i.pn17, ptr %6, align 8
  br label %bb11

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink18 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %_33.0.sink = phi i64 [ %_33.0, %bb9 ], [ %_33.0, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ]
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink18
  store i64 %_33.0.sink, ptr %7, align 8
  store i64 %storemerge8, ptr %_0, align 8
  ret void
}

; alloc::raw_vec::RawVecInner<A>::grow_amortized
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h87428c8719334e0fE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -9223372036854775808) %len) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %self3 = alloca [24 x i8], align 8
  %_25.0 = add nuw i64 %len, 1
  %self5 = load i64, ptr %self, align 8, !range !3, !noundef !4
  %v16 = shl nuw i64 %self5, 1
  %..i = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_25.0, i64 range(i64 0, -1) %v16)
  %..i15 = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %..i, i64 4)
  call void @llvm.lifetime.start.p0(ptr nonnull %self3)
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hb532857eca42fc20E"(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %self3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, i64 noundef %..i15) #12
  %_37 = load i64, ptr %self3, align 8, !range !12, !noundef !4
  %0 = trunc nuw i64 %_37 to i1
  %1 = getelementptr inbounds nuw i8, ptr %self3, i64 8
  br i1 %0, label %bb18, label %bb19

bb6:                                              ; preds = %bb18, %bb19
  %_0.sroa.5.0 = phi i64 [ undef, %bb19 ], [ %e.1, %bb18 ]
  %_0.sroa.0.0 = phi i64 [ -9223372036854775807, %bb19 ], [ %e.0, %bb18 ]
  %2 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0
  %3 = insertvalue { i64, i64 } %2, i64 %_0.sroa.5.0, 1
  ret { i64, i64 } %3

bb18:                                             ; preds = %start
  %e.0 = load i64, ptr %1, align 8, !range !13, !noundef !4
  %4 = getelementptr inbounds nuw i8, ptr %self3, i64 16
  %e.1 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %self3)
  br label %bb6

bb19:                                             ; preds = %start
  %v.0 = load ptr, ptr %1, align 8, !nonnull !4, !noundef !4
  call void @llvm.lifetime.end.p0(ptr nonnull %self3)
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %v.0, ptr %5, align 8
  %6 = icmp sgt i64 %..i15, -1
  tail call void @llvm.assume(i1 %6)
  store i64 %..i15, ptr %self, align 8
  br label %bb6
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @f(ptr noalias noundef nonnull readonly align 8 captures(address) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %kept = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %kept)
  store i64 0, ptr %kept, align 8
  %0 = getelementptr inbounds nuw i8, ptr %kept, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %0, align 8
  %1 = getelementptr inbounds nuw i8, ptr %kept, i64 16
  store i64 0, ptr %1, align 8
  %_15.idx = shl nuw nsw i64 %x.1, 3
  %_15 = getelementptr inbounds nuw i8, ptr %x.0, i64 %_15.idx
  %_221 = icmp eq i64 %x.1, 0
  br i1 %_221, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit", label %bb6

bb6:                                              ; preds = %start, %bb3
  %_14.i5 = phi ptr [ %_14.i6, %bb3 ], [ inttoptr (i64 8 to ptr), %start ]
  %len.i = phi i64 [ %len.i3, %bb3 ], [ 0, %start ]
  %iter.sroa.0.02 = phi ptr [ %_28, %bb3 ], [ %x.0, %start ]
  %_28 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02, i64 8
  %v = load double, ptr %iter.sroa.0.02, align 8, !noundef !4
  %_6 = fcmp ogt double %v, 5.000000e-01
  br i1 %_6, label %bb2, label %bb3

bb5:                                              ; preds = %bb3
  %_33.pre = load ptr, ptr %0, align 8
  %2 = icmp eq i64 %len.i3, 0
  br i1 %2, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit", label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %bb5
  %xtraiter = and i64 %len.i3, 7
  %3 = icmp ult i64 %len.i3, 8
  br i1 %3, label %bb8.i.epil.preheader, label %bb8.i.preheader.new

bb8.i.preheader.new:                              ; preds = %bb8.i.preheader
  %unroll_iter = and i64 %len.i3, -8
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb8.i.preheader.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb8.i.preheader.new ], [ %_27.i.7, %bb8.i ]
  %acc.sroa.0.0.i = phi double [ -0.000000e+00, %bb8.i.preheader.new ], [ %_0.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %bb8.i.preheader.new ], [ %niter.next.7, %bb8.i ]
  %_45.i = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_4.i.i = load double, ptr %_45.i, align 8, !alias.scope !14, !noundef !4
  %_0.i.i = fadd double %acc.sroa.0.0.i, %_4.i.i
  %4 = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %_4.i.i.1 = load double, ptr %_45.i.1, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.1 = fadd double %_0.i.i, %_4.i.i.1
  %5 = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %_4.i.i.2 = load double, ptr %_45.i.2, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.2 = fadd double %_0.i.i.1, %_4.i.i.2
  %6 = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %_4.i.i.3 = load double, ptr %_45.i.3, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.3 = fadd double %_0.i.i.2, %_4.i.i.3
  %7 = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %_4.i.i.4 = load double, ptr %_45.i.4, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.4 = fadd double %_0.i.i.3, %_4.i.i.4
  %8 = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %_4.i.i.5 = load double, ptr %_45.i.5, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.5 = fadd double %_0.i.i.4, %_4.i.i.5
  %9 = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_45.i.6 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %_4.i.i.6 = load double, ptr %_45.i.6, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.6 = fadd double %_0.i.i.5, %_4.i.i.6
  %10 = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i
  %_45.i.7 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %_4.i.i.7 = load double, ptr %_45.i.7, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.7 = fadd double %_0.i.i.6, %_4.i.i.7
  %_27.i.7 = add nuw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa", label %bb8.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa": ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit", label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa", %bb8.i.preheader
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8.i.preheader ], [ %_27.i.7, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa" ]
  %acc.sroa.0.0.i.epil.init = phi double [ -0.000000e+00, %bb8.i.preheader ], [ %_0.i.i.7, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa" ]
  %lcmp.mod15 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod15)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %_27.i.epil, %bb8.i.epil ], [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %acc.sroa.0.0.i.epil = phi double [ %_0.i.i.epil, %bb8.i.epil ], [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.epil ], [ 0, %bb8.i.epil.preheader ]
  %_45.i.epil = getelementptr inbounds nuw double, ptr %_33.pre, i64 %i.sroa.0.0.i.epil
  %_4.i.i.epil = load double, ptr %_45.i.epil, align 8, !alias.scope !14, !noundef !4
  %_0.i.i.epil = fadd double %acc.sroa.0.0.i.epil, %_4.i.i.epil
  %_27.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit", label %bb8.i.epil, !llvm.loop !17

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit": ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa", %bb8.i.epil, %start, %bb5
  %_3312 = phi ptr [ %_33.pre, %bb5 ], [ inttoptr (i64 8 to ptr), %start ], [ %_33.pre, %bb8.i.epil ], [ %_33.pre, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa" ]
  %_0.sroa.0.0.i = phi double [ -0.000000e+00, %bb5 ], [ -0.000000e+00, %start ], [ %_0.i.i.7, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.epil, %bb8.i.epil ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %self1.i.i.i.i.i = load i64, ptr %kept, align 8, !range !3, !alias.scope !31, !noalias !34, !noundef !4
  %11 = icmp eq i64 %self1.i.i.i.i.i, 0
  br i1 %11, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit", label %bb2.i.i.i.i

bb2.i.i.i.i:                                      ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit"
  %alloc_size.i.i.i.i.i = shl nuw i64 %self1.i.i.i.i.i, 3
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3312, i64 noundef %alloc_size.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !36
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit": ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hefc3cdb5efc938e1E.exit", %bb2.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %kept)
  ret double %_0.sroa.0.0.i

bb3:                                              ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit", %bb6
  %_14.i6 = phi ptr [ %_14.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit" ], [ %_14.i5, %bb6 ]
  %len.i3 = phi i64 [ %12, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit" ], [ %len.i, %bb6 ]
  %_22 = icmp eq ptr %_28, %_15
  br i1 %_22, label %bb5, label %bb6

bb2:                                              ; preds = %bb6
  %_8 = fmul double %v, %v
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
  %self1.i = load i64, ptr %kept, align 8, !range !3, !alias.scope !37, !noundef !4
  %_4.i = icmp eq i64 %len.i, %self1.i
  br i1 %_4.i, label %bb1.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit"

bb1.i:                                            ; preds = %bb2
; call alloc::raw_vec::RawVec<T,A>::grow_one
  call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hc8cfd5c2fb789c91E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %kept) #14
  %_14.i.pre = load ptr, ptr %0, align 8, !alias.scope !37
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit"

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit": ; preds = %bb2, %bb1.i
  %_14.i = phi ptr [ %_14.i5, %bb2 ], [ %_14.i.pre, %bb1.i ]
  %end.i = getelementptr inbounds nuw double, ptr %_14.i, i64 %len.i
  store double %_8, ptr %end.i, align 8, !noalias !37
  %12 = add i64 %len.i, 1
  store i64 %12, ptr %1, align 8, !alias.scope !37
  br label %bb3
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @g(ptr noalias noundef nonnull readonly align 8 captures(address) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %stack = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %stack)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !40
; call __rustc::__rust_alloc
  %0 = tail call noundef align 8 dereferenceable_or_null(16) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) 16, i64 noundef 8) #12, !noalias !40
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb9, label %bb10, !prof !43

bb9:                                              ; preds = %start
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 16) #13
  unreachable

bb10:                                             ; preds = %start
  store i64 2, ptr %stack, align 8
  %2 = getelementptr inbounds nuw i8, ptr %stack, i64 8
  store ptr %0, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %stack, i64 16
  store i64 0, ptr %3, align 8
  %_35.idx = shl nuw nsw i64 %x.1, 3
  %_35 = getelementptr inbounds nuw i8, ptr %x.0, i64 %_35.idx
  %_4212 = icmp eq i64 %x.1, 0
  br i1 %_4212, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit", label %bb12

bb21.lr.ph:                                       ; preds = %bb5
  %self1.i.i.i.i.i.pre.pre = load i64, ptr %stack, align 8, !range !3, !alias.scope !44, !noalias !55
  %_86 = load ptr, ptr %2, align 8, !nonnull !4, !noundef !4
  %xtraiter = and i64 %len.i19, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb21.prol.loopexit, label %bb21.prol

bb21.prol:                                        ; preds = %bb21.lr.ph, %bb21.prol
  %total.sroa.0.014.prol = phi double [ %6, %bb21.prol ], [ 1.000000e+00, %bb21.lr.ph ]
  %4 = phi i64 [ %5, %bb21.prol ], [ %len.i19, %bb21.lr.ph ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb21.prol ], [ 0, %bb21.lr.ph ]
  %5 = add nsw i64 %4, -1
  %_78.prol = icmp samesign ult i64 %5, %self1.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_78.prol)
  %_87.prol = icmp ult i64 %4, 1152921504606846977
  tail call void @llvm.assume(i1 %_87.prol)
  %_82.prol = getelementptr inbounds nuw double, ptr %_86, i64 %5
  %_81.prol = load double, ptr %_82.prol, align 8, !noundef !4
  %_18.prol = fadd double %_81.prol, 1.000000e+00
  %6 = fmul double %total.sroa.0.014.prol, %_18.prol
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %bb21.prol.loopexit, label %bb21.prol, !llvm.loop !57

bb21.prol.loopexit:                               ; preds = %bb21.prol, %bb21.lr.ph
  %.lcssa.unr = phi double [ poison, %bb21.lr.ph ], [ %6, %bb21.prol ]
  %total.sroa.0.014.unr = phi double [ 1.000000e+00, %bb21.lr.ph ], [ %6, %bb21.prol ]
  %.unr = phi i64 [ %len.i19, %bb21.lr.ph ], [ %5, %bb21.prol ]
  %7 = icmp ult i64 %len.i19, 4
  br i1 %7, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit.loopexit", label %bb21

bb12:                                             ; preds = %bb10, %bb5
  %_14.i20 = phi ptr [ %_14.i21, %bb5 ], [ %0, %bb10 ]
  %len.i = phi i64 [ %len.i19, %bb5 ], [ 0, %bb10 ]
  %iter.sroa.0.013 = phi ptr [ %_48, %bb5 ], [ %x.0, %bb10 ]
  %_48 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.013, i64 8
  %v = load double, ptr %iter.sroa.0.013, align 8, !noundef !4
  %8 = tail call double @llvm.sin.f64(double %v)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !58)
  %self1.i = load i64, ptr %stack, align 8, !range !3, !alias.scope !58, !noundef !4
  %_4.i = icmp eq i64 %len.i, %self1.i
  br i1 %_4.i, label %bb1.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit"

bb1.i:                                            ; preds = %bb12
; call alloc::raw_vec::RawVec<T,A>::grow_one
  call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hc8cfd5c2fb789c91E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %stack) #14
  %_14.i.pre = load ptr, ptr %2, align 8, !alias.scope !58
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit"

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit": ; preds = %bb12, %bb1.i
  %_14.i = phi ptr [ %_14.i20, %bb12 ], [ %_14.i.pre, %bb1.i ]
  %end.i = getelementptr inbounds nuw double, ptr %_14.i, i64 %len.i
  store double %8, ptr %end.i, align 8, !noalias !58
  %9 = add nuw nsw i64 %len.i, 1
  store i64 %9, ptr %3, align 8, !alias.scope !58
  %_8 = icmp ugt i64 %len.i, 2
  br i1 %_8, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit10", label %bb5

bb5:                                              ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit", %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit10"
  %_14.i21 = phi ptr [ %_14.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit" ], [ %_14.i7, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit10" ]
  %len.i19 = phi i64 [ %9, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit" ], [ %len.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit10" ]
  %_42 = icmp eq ptr %_48, %_35
  br i1 %_42, label %bb21.lr.ph, label %bb12

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit10": ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE.exit"
  %_60 = load i64, ptr %stack, align 8, !range !3, !noundef !4
  %_53 = icmp ult i64 %len.i, %_60
  tail call void @llvm.assume(i1 %_53)
  %10 = add nsw i64 %len.i, -1
  store i64 %10, ptr %3, align 8
  %_65 = icmp samesign ult i64 %10, %_60
  tail call void @llvm.assume(i1 %_65)
  %_69 = getelementptr inbounds nuw double, ptr %_14.i, i64 %10
  %_68 = load double, ptr %_69, align 8, !noundef !4
  %_15 = fmul double %8, %_68
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  %_14.i7 = load ptr, ptr %2, align 8, !alias.scope !61, !nonnull !4, !noundef !4
  %end.i8 = getelementptr inbounds nuw double, ptr %_14.i7, i64 %10
  store double %_15, ptr %end.i8, align 8, !noalias !61
  store i64 %len.i, ptr %3, align 8, !alias.scope !61
  br label %bb5

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit.loopexit": ; preds = %bb21, %bb21.prol.loopexit
  %.lcssa = phi double [ %.lcssa.unr, %bb21.prol.loopexit ], [ %20, %bb21 ]
  %11 = shl nuw i64 %self1.i.i.i.i.i.pre.pre, 3
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit": ; preds = %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit.loopexit", %bb10
  %self1.i.i.i.i.i.pre28 = phi i64 [ 16, %bb10 ], [ %11, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit.loopexit" ]
  %total.sroa.0.0.lcssa = phi double [ 1.000000e+00, %bb10 ], [ %.lcssa, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit.loopexit" ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !64)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !66)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %self3.i.i.i.i.i = load ptr, ptr %2, align 8, !alias.scope !44, !noalias !55, !nonnull !4, !noundef !4
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self3.i.i.i.i.i, i64 noundef %self1.i.i.i.i.i.pre28, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !68
  call void @llvm.lifetime.end.p0(ptr nonnull %stack)
  ret double %total.sroa.0.0.lcssa

bb21:                                             ; preds = %bb21.prol.loopexit, %bb21
  %total.sroa.0.014 = phi double [ %20, %bb21 ], [ %total.sroa.0.014.unr, %bb21.prol.loopexit ]
  %12 = phi i64 [ %19, %bb21 ], [ %.unr, %bb21.prol.loopexit ]
  %13 = add nsw i64 %12, -1
  %_78 = icmp samesign ult i64 %13, %self1.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_78)
  %_87 = icmp samesign ult i64 %12, 1152921504606846977
  tail call void @llvm.assume(i1 %_87)
  %_82 = getelementptr inbounds nuw double, ptr %_86, i64 %13
  %_81 = load double, ptr %_82, align 8, !noundef !4
  %_18 = fadd double %_81, 1.000000e+00
  %14 = fmul double %total.sroa.0.014, %_18
  %15 = add nsw i64 %12, -2
  %_78.1 = icmp samesign ult i64 %15, %self1.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_78.1)
  %_87.1 = icmp ult i64 %13, 1152921504606846977
  tail call void @llvm.assume(i1 %_87.1)
  %_82.1 = getelementptr inbounds nuw double, ptr %_86, i64 %15
  %_81.1 = load double, ptr %_82.1, align 8, !noundef !4
  %_18.1 = fadd double %_81.1, 1.000000e+00
  %16 = fmul double %14, %_18.1
  %17 = add nsw i64 %12, -3
  %_78.2 = icmp samesign ult i64 %17, %self1.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_78.2)
  %_87.2 = icmp ult i64 %15, 1152921504606846977
  tail call void @llvm.assume(i1 %_87.2)
  %_82.2 = getelementptr inbounds nuw double, ptr %_86, i64 %17
  %_81.2 = load double, ptr %_82.2, align 8, !noundef !4
  %_18.2 = fadd double %_81.2, 1.000000e+00
  %18 = fmul double %16, %_18.2
  %19 = add nsw i64 %12, -4
  %_78.3 = icmp samesign ult i64 %19, %self1.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_78.3)
  %_87.3 = icmp ult i64 %17, 1152921504606846977
  tail call void @llvm.assume(i1 %_87.3)
  %_82.3 = getelementptr inbounds nuw double, ptr %_86, i64 %19
  %_81.3 = load double, ptr %_82.3, align 8, !noundef !4
  %_18.3 = fadd double %_81.3, 1.000000e+00
  %20 = fmul double %18, %_18.3
  %21 = icmp eq i64 %19, 0
  br i1 %21, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE.exit.loopexit", label %bb21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #5

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #6

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #2

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #7

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #11

attributes #0 = { cold noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }
attributes #14 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{i64 0, i64 -9223372036854775808}
!4 = !{}
!5 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!6 = !{!"branch_weights", i32 2000, i32 2002}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E: %self"}
!9 = distinct !{!9, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E"}
!10 = !{!11}
!11 = distinct !{!11, !9, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E: %_0"}
!12 = !{i64 0, i64 2}
!13 = !{i64 0, i64 -9223372036854775807}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_ZN69_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f64$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he8236472f8b4d406E: %b"}
!16 = distinct !{!16, !"_ZN69_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f64$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he8236472f8b4d406E"}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE: %_1"}
!21 = distinct !{!21, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h1cf4b5186a88ae8bE: %_1"}
!24 = distinct !{!24, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h1cf4b5186a88ae8bE"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h93452b2dc3268123E: %self"}
!27 = distinct !{!27, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h93452b2dc3268123E"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17ha233eed87bbc59f3E: %self"}
!30 = distinct !{!30, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17ha233eed87bbc59f3E"}
!31 = !{!32, !29, !26, !23, !20}
!32 = distinct !{!32, !33, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E: %self"}
!33 = distinct !{!33, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E"}
!34 = !{!35}
!35 = distinct !{!35, !33, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E: %_0"}
!36 = !{!29, !26, !23, !20}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE: %self"}
!39 = distinct !{!39, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h59593c671aebf13fE: %_0"}
!42 = distinct !{!42, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h59593c671aebf13fE"}
!43 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!44 = !{!45, !47, !49, !51, !53}
!45 = distinct !{!45, !46, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E: %self"}
!46 = distinct !{!46, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E"}
!47 = distinct !{!47, !48, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17ha233eed87bbc59f3E: %self"}
!48 = distinct !{!48, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17ha233eed87bbc59f3E"}
!49 = distinct !{!49, !50, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h93452b2dc3268123E: %self"}
!50 = distinct !{!50, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h93452b2dc3268123E"}
!51 = distinct !{!51, !52, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h1cf4b5186a88ae8bE: %_1"}
!52 = distinct !{!52, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h1cf4b5186a88ae8bE"}
!53 = distinct !{!53, !54, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE: %_1"}
!54 = distinct !{!54, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h8fbb3b6d1a186a7eE"}
!55 = !{!56}
!56 = distinct !{!56, !46, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he95ca2663bab88d6E: %_0"}
!57 = distinct !{!57, !18}
!58 = !{!59}
!59 = distinct !{!59, !60, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE: %self"}
!60 = distinct !{!60, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE"}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE: %self"}
!63 = distinct !{!63, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hd8509125f30df5baE"}
!64 = !{!53}
!65 = !{!51}
!66 = !{!49}
!67 = !{!47}
!68 = !{!47, !49, !51, !53}
