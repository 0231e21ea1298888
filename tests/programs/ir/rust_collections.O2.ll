target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_34c366ad30aa58f07666295dc9f0171d = private unnamed_addr constant [20 x i8] c"rust_collections.rs\00", align 1
@alloc_2e68c19c3db472c646f18087db3a3d83 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34c366ad30aa58f07666295dc9f0171d, [16 x i8] c"\13\00\00\00\00\00\00\00\1F\00\00\00\0D\00\00\00" }>, align 8
@alloc_c710701ca62a26f08c25c9842ed9a5a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34c366ad30aa58f07666295dc9f0171d, [16 x i8] c"\13\00\00\00\00\00\00\00\1F\00\00\00\17\00\00\00" }>, align 8

; alloc::collections::vec_deque::VecDeque<T,A>::grow
; Function Attrs: cold noinline nounwind nonlazybind uwtable
define void @"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$4grow17hf8133778c5979ddeE"(ptr noalias noundef align 8 captures(none) dereferenceable(32) %self) unnamed_addr #0 {
start:
  %self1 = load i64, ptr %self, align 8, !range !3, !noundef !4
; call alloc::raw_vec::RawVec<T,A>::grow_one
  tail call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h0cbb7c85b73d0df3E"(ptr noalias noundef nonnull align 8 dereferenceable(16) %self) #15
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %self1.i = load i64, ptr %self, align 8, !range !3, !alias.scope !5, !noundef !4
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_5.i = load i64, ptr %0, align 8, !alias.scope !5, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_7.i = load i64, ptr %1, align 8, !alias.scope !5, !noundef !4
  %_6.i = sub i64 %self1, %_7.i
  %_4.not.i = icmp ugt i64 %_5.i, %_6.i
  br i1 %_4.not.i, label %bb2.i, label %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$24handle_capacity_increase17h0b47e2ca06c639c0E.exit"

bb2.i:                                            ; preds = %start
  %head_len.i = sub i64 %self1, %_5.i
  %tail_len.i = sub i64 %_7.i, %head_len.i
  %_12.i = icmp ule i64 %head_len.i, %tail_len.i
  %_14.i = sub nsw i64 %self1.i, %self1
  %_13.not.i = icmp ult i64 %_14.i, %tail_len.i
  %or.cond.i = select i1 %_12.i, i1 true, i1 %_13.not.i
  br i1 %or.cond.i, label %bb6.i, label %bb4.i

bb6.i:                                            ; preds = %bb2.i
  %new_head.i = sub i64 %self1.i, %head_len.i
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_98.i = load ptr, ptr %2, align 8, !alias.scope !5, !nonnull !4, !noundef !4
  %_86.i = getelementptr inbounds nuw double, ptr %_98.i, i64 %_5.i
  %dst.i = getelementptr inbounds nuw double, ptr %_98.i, i64 %new_head.i
  %3 = shl i64 %head_len.i, 3
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %dst.i, ptr nonnull align 8 %_86.i, i64 %3, i1 false), !noalias !5
  store i64 %new_head.i, ptr %0, align 8, !alias.scope !5
  br label %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$24handle_capacity_increase17h0b47e2ca06c639c0E.exit"

bb4.i:                                            ; preds = %bb2.i
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_53.i = load ptr, ptr %4, align 8, !alias.scope !5, !nonnull !4, !noundef !4
  %dst2.i = getelementptr inbounds nuw double, ptr %_53.i, i64 %self1
  %5 = shl i64 %tail_len.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %dst2.i, ptr nonnull align 8 %_53.i, i64 %5, i1 false), !noalias !5
  br label %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$24handle_capacity_increase17h0b47e2ca06c639c0E.exit"

"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$24handle_capacity_increase17h0b47e2ca06c639c0E.exit": ; preds = %start, %bb6.i, %bb4.i
  ret void
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: cold noinline nounwind nonlazybind uwtable
define void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h0cbb7c85b73d0df3E"(ptr noalias noundef align 8 captures(none) dereferenceable(16) %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %self3.i = alloca [24 x i8], align 8
  %self1 = load i64, ptr %self, align 8, !range !3, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  %v16.i = shl nuw i64 %self1, 1
  %0 = tail call i64 @llvm.umax.i64(i64 %v16.i, i64 4)
  call void @llvm.lifetime.start.p0(ptr nonnull %self3.i), !noalias !8
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h5c6b9779dcc8a455E"(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %self3.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, i64 noundef %0) #16
  %_37.i = load i64, ptr %self3.i, align 8, !range !11, !noalias !8, !noundef !4
  %1 = trunc nuw i64 %_37.i to i1
  %2 = getelementptr inbounds nuw i8, ptr %self3.i, i64 8
  br i1 %1, label %bb18.i, label %bb3

bb18.i:                                           ; preds = %start
  %e.0.i = load i64, ptr %2, align 8, !range !12, !noalias !8, !noundef !4
  %3 = getelementptr inbounds nuw i8, ptr %self3.i, i64 16
  %e.1.i = load i64, ptr %3, align 8, !noalias !8
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !noalias !8
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %e.0.i, i64 %e.1.i) #17
  unreachable

bb3:                                              ; preds = %start
  %v.0.i = load ptr, ptr %2, align 8, !noalias !8, !nonnull !4, !noundef !4
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !noalias !8
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %v.0.i, ptr %4, align 8, !alias.scope !8
  %5 = icmp sgt i64 %0, -1
  tail call void @llvm.assume(i1 %5)
  store i64 %0, ptr %self, align 8, !alias.scope !8
  ret void
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h5c6b9779dcc8a455E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %self, i64 noundef %cap) unnamed_addr #1 {
start:
  %_33.0 = shl i64 %cap, 3
  %_33.1 = icmp ult i64 %cap, 2305843009213693952
  %_38 = icmp ult i64 %_33.0, 9223372036854775801
  %or.cond = and i1 %_33.1, %_38
  br i1 %or.cond, label %bb15, label %bb11, !prof !13

bb15:                                             ; preds = %start
  %self1.i = load i64, ptr %self, align 8, !range !3, !alias.scope !14, !noalias !17, !noundef !4
  %0 = icmp eq i64 %self1.i, 0
  br i1 %0, label %bb5, label %bb3

bb3:                                              ; preds = %bb15
  %alloc_size.i = shl nuw i64 %self1.i, 3
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self3.i = load ptr, ptr %1, align 8, !alias.scope !14, !noalias !17, !nonnull !4, !noundef !4
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i
  tail call void @llvm.assume(i1 %cond.i.i)
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self3.i, i64 noundef %alloc_size.i, i64 noundef 8, i64 noundef range(i64 0, 9223372036854775801) %_33.0) #16
  br label %bb7

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %_33.0, 0
  br i1 %2, label %bb9, label %bb4.i.i

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #16
; call __rustc::__rust_alloc
  %3 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %_33.0, i64 noundef 8) #16
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

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @f(ptr noalias noundef nonnull readonly align 8 captures(none) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_33.0.i = shl nuw nsw i64 %x.1, 3
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h98572004125714baE.exit", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i: ; preds = %start
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #16, !noalias !19
; call __rustc::__rust_alloc
  %1 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %_33.0.i, i64 noundef 8) #16, !noalias !19
  %2 = icmp eq ptr %1, null
  br i1 %2, label %bb13, label %bb11.split

bb13:                                             ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %_33.0.i) #17
  unreachable

bb11.split:                                       ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %x.0, i64 %_33.0.i, i1 false)
  %_3924.not = icmp eq i64 %x.1, 1
  br i1 %_3924.not, label %bb5.i, label %bb15.preheader

bb15.preheader:                                   ; preds = %bb11.split
  %3 = add nsw i64 %x.1, -1
  %xtraiter = and i64 %3, 1
  %4 = icmp eq i64 %x.1, 2
  br i1 %4, label %bb15.epil.preheader, label %bb15.preheader.new

bb15.preheader.new:                               ; preds = %bb15.preheader
  %unroll_iter = and i64 %3, -2
  br label %bb15

bb5.i.loopexit.unr-lcssa:                         ; preds = %bb8.1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb5.i.loopexit, label %bb15.epil.preheader

bb15.epil.preheader:                              ; preds = %bb5.i.loopexit.unr-lcssa, %bb15.preheader
  %iter.sroa.0.025.epil.init = phi i64 [ 1, %bb15.preheader ], [ %8, %bb5.i.loopexit.unr-lcssa ]
  %lcmp.mod51 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod51)
  %_14.phi.trans.insert.epil = getelementptr inbounds nuw double, ptr %1, i64 %iter.sroa.0.025.epil.init
  %_13.pre.epil = load double, ptr %_14.phi.trans.insert.epil, align 8
  br label %bb4.epil

bb4.epil:                                         ; preds = %bb20.epil, %bb15.epil.preheader
  %i.sroa.0.023.epil = phi i64 [ %iter.sroa.0.025.epil.init, %bb15.epil.preheader ], [ %_11.epil, %bb20.epil ]
  %_11.epil = add nsw i64 %i.sroa.0.023.epil, -1
  %_10.epil = getelementptr inbounds nuw double, ptr %1, i64 %_11.epil
  %_9.epil = load double, ptr %_10.epil, align 8, !noundef !4
  %_8.epil = fcmp ogt double %_9.epil, %_13.pre.epil
  br i1 %_8.epil, label %bb20.epil, label %bb5.i.loopexit

bb20.epil:                                        ; preds = %bb4.epil
  %_14.epil = getelementptr inbounds nuw double, ptr %1, i64 %i.sroa.0.023.epil
  store double %_13.pre.epil, ptr %_10.epil, align 8
  store double %_9.epil, ptr %_14.epil, align 8
  %_6.not.epil = icmp eq i64 %_11.epil, 0
  br i1 %_6.not.epil, label %bb5.i.loopexit, label %bb4.epil

bb5.i.loopexit:                                   ; preds = %bb4.epil, %bb20.epil, %bb5.i.loopexit.unr-lcssa
  %5 = shl nuw nsw i64 %x.1, 3
  br label %bb5.i

bb5.i:                                            ; preds = %bb5.i.loopexit, %bb11.split
  %_29.sroa.4.0333946 = phi i64 [ 8, %bb11.split ], [ %5, %bb5.i.loopexit ]
  %xtraiter52 = and i64 %x.1, 1
  %6 = icmp eq i64 %x.1, 1
  br i1 %6, label %bb8.i.epil.preheader, label %bb5.i.new

bb5.i.new:                                        ; preds = %bb5.i
  %unroll_iter56 = and i64 %x.1, 1152921504606846974
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb5.i.new
  %f.sroa.0.0.i = phi i64 [ 0, %bb5.i.new ], [ %_9.0.i.i.1, %bb8.i ]
  %acc.sroa.0.0.i = phi double [ -0.000000e+00, %bb5.i.new ], [ %_0.i1.i.i.i.1, %bb8.i ]
  %niter57 = phi i64 [ 0, %bb5.i.new ], [ %niter57.next.1, %bb8.i ]
  %_45.i = getelementptr inbounds nuw double, ptr %1, i64 %f.sroa.0.0.i
  %_8.i.i.i.i = load double, ptr %_45.i, align 8, !alias.scope !22, !noalias !29, !noundef !4
  %_5.i.i.i.i = fmul double %_8.i.i.i.i, %_8.i.i.i.i
  %_7.i.i.i.i = uitofp i64 %f.sroa.0.0.i to double
  %_6.i.i.i.i = fadd double %_7.i.i.i.i, 1.000000e+00
  %_0.i.i.i.i = fmul double %_6.i.i.i.i, %_5.i.i.i.i
  %_0.i1.i.i.i = fadd double %acc.sroa.0.0.i, %_0.i.i.i.i
  %_9.0.i.i = or disjoint i64 %f.sroa.0.0.i, 1
  %_45.i.1 = getelementptr inbounds nuw double, ptr %1, i64 %_9.0.i.i
  %_8.i.i.i.i.1 = load double, ptr %_45.i.1, align 8, !alias.scope !22, !noalias !29, !noundef !4
  %_5.i.i.i.i.1 = fmul double %_8.i.i.i.i.1, %_8.i.i.i.i.1
  %_7.i.i.i.i.1 = uitofp i64 %_9.0.i.i to double
  %_6.i.i.i.i.1 = fadd double %_7.i.i.i.i.1, 1.000000e+00
  %_0.i.i.i.i.1 = fmul double %_6.i.i.i.i.1, %_5.i.i.i.i.1
  %_0.i1.i.i.i.1 = fadd double %_0.i1.i.i.i, %_0.i.i.i.i.1
  %_9.0.i.i.1 = add nuw i64 %f.sroa.0.0.i, 2
  %niter57.next.1 = add i64 %niter57, 2
  %niter57.ncmp.1 = icmp eq i64 %niter57.next.1, %unroll_iter56
  br i1 %niter57.ncmp.1, label %bb2.i.i.i.i.unr-lcssa, label %bb8.i

bb2.i.i.i.i.unr-lcssa:                            ; preds = %bb8.i
  %lcmp.mod53.not = icmp eq i64 %xtraiter52, 0
  br i1 %lcmp.mod53.not, label %bb2.i.i.i.i, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %bb2.i.i.i.i.unr-lcssa, %bb5.i
  %f.sroa.0.0.i.epil.init = phi i64 [ 0, %bb5.i ], [ %_9.0.i.i.1, %bb2.i.i.i.i.unr-lcssa ]
  %acc.sroa.0.0.i.epil.init = phi double [ -0.000000e+00, %bb5.i ], [ %_0.i1.i.i.i.1, %bb2.i.i.i.i.unr-lcssa ]
  %lcmp.mod55 = icmp ne i64 %xtraiter52, 0
  tail call void @llvm.assume(i1 %lcmp.mod55)
  %_45.i.epil = getelementptr inbounds nuw double, ptr %1, i64 %f.sroa.0.0.i.epil.init
  %_8.i.i.i.i.epil = load double, ptr %_45.i.epil, align 8, !alias.scope !22, !noalias !29, !noundef !4
  %_5.i.i.i.i.epil = fmul double %_8.i.i.i.i.epil, %_8.i.i.i.i.epil
  %_7.i.i.i.i.epil = uitofp i64 %f.sroa.0.0.i.epil.init to double
  %_6.i.i.i.i.epil = fadd double %_7.i.i.i.i.epil, 1.000000e+00
  %_0.i.i.i.i.epil = fmul double %_6.i.i.i.i.epil, %_5.i.i.i.i.epil
  %_0.i1.i.i.i.epil = fadd double %acc.sroa.0.0.i.epil.init, %_0.i.i.i.i.epil
  br label %bb2.i.i.i.i

bb2.i.i.i.i:                                      ; preds = %bb2.i.i.i.i.unr-lcssa, %bb8.i.epil.preheader
  %_0.i1.i.i.i.lcssa = phi double [ %_0.i1.i.i.i.1, %bb2.i.i.i.i.unr-lcssa ], [ %_0.i1.i.i.i.epil, %bb8.i.epil.preheader ]
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %1, i64 noundef %_29.sroa.4.0333946, i64 noundef range(i64 1, -9223372036854775807) 8) #16, !noalias !31
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h98572004125714baE.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h98572004125714baE.exit": ; preds = %start, %bb2.i.i.i.i
  %_0.sroa.0.0.i50 = phi double [ %_0.i1.i.i.i.lcssa, %bb2.i.i.i.i ], [ -0.000000e+00, %start ]
  ret double %_0.sroa.0.0.i50

bb15:                                             ; preds = %bb8.1, %bb15.preheader.new
  %iter.sroa.0.025 = phi i64 [ 1, %bb15.preheader.new ], [ %8, %bb8.1 ]
  %niter = phi i64 [ 0, %bb15.preheader.new ], [ %niter.next.1, %bb8.1 ]
  %7 = add nuw nsw i64 %iter.sroa.0.025, 1
  %_14.phi.trans.insert = getelementptr inbounds nuw double, ptr %1, i64 %iter.sroa.0.025
  %_13.pre = load double, ptr %_14.phi.trans.insert, align 8
  br label %bb4

bb4:                                              ; preds = %bb15, %bb20
  %i.sroa.0.023 = phi i64 [ %iter.sroa.0.025, %bb15 ], [ %_11, %bb20 ]
  %_11 = add nsw i64 %i.sroa.0.023, -1
  %_10 = getelementptr inbounds nuw double, ptr %1, i64 %_11
  %_9 = load double, ptr %_10, align 8, !noundef !4
  %_8 = fcmp ogt double %_9, %_13.pre
  br i1 %_8, label %bb20, label %bb8

bb8:                                              ; preds = %bb4, %bb20
  %8 = add nuw nsw i64 %iter.sroa.0.025, 2
  %_14.phi.trans.insert.1 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %_13.pre.1 = load double, ptr %_14.phi.trans.insert.1, align 8
  br label %bb4.1

bb4.1:                                            ; preds = %bb20.1, %bb8
  %i.sroa.0.023.1 = phi i64 [ %7, %bb8 ], [ %_11.1, %bb20.1 ]
  %_11.1 = add nsw i64 %i.sroa.0.023.1, -1
  %_10.1 = getelementptr inbounds nuw double, ptr %1, i64 %_11.1
  %_9.1 = load double, ptr %_10.1, align 8, !noundef !4
  %_8.1 = fcmp ogt double %_9.1, %_13.pre.1
  br i1 %_8.1, label %bb20.1, label %bb8.1

bb20.1:                                           ; preds = %bb4.1
  %_14.1 = getelementptr inbounds nuw double, ptr %1, i64 %i.sroa.0.023.1
  store double %_13.pre.1, ptr %_10.1, align 8
  store double %_9.1, ptr %_14.1, align 8
  %_6.not.1 = icmp eq i64 %_11.1, 0
  br i1 %_6.not.1, label %bb8.1, label %bb4.1

bb8.1:                                            ; preds = %bb20.1, %bb4.1
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb5.i.loopexit.unr-lcssa, label %bb15

bb20:                                             ; preds = %bb4
  %_14 = getelementptr inbounds nuw double, ptr %1, i64 %i.sroa.0.023
  store double %_13.pre, ptr %_10, align 8
  store double %_9, ptr %_14, align 8
  %_6.not = icmp eq i64 %_11, 0
  br i1 %_6.not, label %bb8, label %bb4
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @g(ptr noalias noundef nonnull readonly align 8 captures(address) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %queue = alloca [32 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %queue)
  %0 = getelementptr inbounds nuw i8, ptr %queue, i64 16
  %1 = getelementptr inbounds nuw i8, ptr %queue, i64 24
  store i64 0, ptr %queue, align 8
  %2 = getelementptr inbounds nuw i8, ptr %queue, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 8 to ptr), ptr %2, align 8
  %_35.idx = shl nuw nsw i64 %x.1, 3
  %_35 = getelementptr inbounds nuw i8, ptr %x.0, i64 %_35.idx
  %_429 = icmp eq i64 %x.1, 0
  br i1 %_429, label %bb10, label %bb11

bb11:                                             ; preds = %start, %bb6
  %_22.i21 = phi ptr [ %_22.i, %bb6 ], [ inttoptr (i64 8 to ptr), %start ]
  %idx.i18 = phi i64 [ %idx.i19, %bb6 ], [ 0, %start ]
  %self1.i = phi i64 [ %self1.i15, %bb6 ], [ 0, %start ]
  %_8.i = phi i64 [ %_8.i14, %bb6 ], [ 0, %start ]
  %total.sroa.0.011 = phi double [ %total.sroa.0.1, %bb6 ], [ 0.000000e+00, %start ]
  %iter.sroa.0.010 = phi ptr [ %_48, %bb6 ], [ %x.0, %start ]
  %_48 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.010, i64 8
  %v = load double, ptr %iter.sroa.0.010, align 8, !noundef !4
  %_8 = fmul double %v, 1.500000e+00
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  %_3.i = icmp eq i64 %_8.i, %self1.i
  br i1 %_3.i, label %bb1.i, label %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit"

bb1.i:                                            ; preds = %bb11
; call alloc::collections::vec_deque::VecDeque<T,A>::grow
  call void @"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$4grow17hf8133778c5979ddeE"(ptr noalias noundef nonnull align 8 dereferenceable(32) %queue) #15
  %len.pre.i = load i64, ptr %1, align 8, !alias.scope !40
  %self2.pre.i = load i64, ptr %queue, align 8, !range !3, !alias.scope !40
  %idx.i.pre = load i64, ptr %0, align 8, !alias.scope !40
  %_22.i.pre = load ptr, ptr %2, align 8, !alias.scope !40
  br label %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit"

"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit": ; preds = %bb11, %bb1.i
  %_22.i = phi ptr [ %_22.i.pre, %bb1.i ], [ %_22.i21, %bb11 ]
  %idx.i = phi i64 [ %idx.i.pre, %bb1.i ], [ %idx.i18, %bb11 ]
  %self1.i16 = phi i64 [ %self2.pre.i, %bb1.i ], [ %self1.i, %bb11 ]
  %len.i = phi i64 [ %len.pre.i, %bb1.i ], [ %_8.i, %bb11 ]
  %3 = add i64 %len.i, 1
  store i64 %3, ptr %1, align 8, !alias.scope !40
  %logical_index.i = add i64 %idx.i, %len.i
  %_19.not.i = icmp ult i64 %logical_index.i, %self1.i16
  %4 = select i1 %_19.not.i, i64 0, i64 %self1.i16
  %off.sroa.0.0.i = sub nuw i64 %logical_index.i, %4
  %_20.i = getelementptr inbounds nuw double, ptr %_22.i, i64 %off.sroa.0.0.i
  store double %_8, ptr %_20.i, align 8, !noalias !40
  %_9 = icmp ugt i64 %3, 2
  br i1 %_9, label %bb14, label %bb6

bb10.loopexit:                                    ; preds = %bb6
  %_17.sroa.0.0.copyload.pre = load i64, ptr %queue, align 8
  %_17.sroa.4.0.copyload.pre = load ptr, ptr %2, align 8
  %_17.sroa.5.0.copyload.pre = load i64, ptr %0, align 8
  %_17.sroa.6.0.copyload.pre = load i64, ptr %1, align 8
  br label %bb10

bb10:                                             ; preds = %bb10.loopexit, %start
  %_17.sroa.6.0.copyload = phi i64 [ 0, %start ], [ %_17.sroa.6.0.copyload.pre, %bb10.loopexit ]
  %_17.sroa.5.0.copyload = phi i64 [ 0, %start ], [ %_17.sroa.5.0.copyload.pre, %bb10.loopexit ]
  %_17.sroa.4.0.copyload = phi ptr [ inttoptr (i64 8 to ptr), %start ], [ %_17.sroa.4.0.copyload.pre, %bb10.loopexit ]
  %_17.sroa.0.0.copyload = phi i64 [ 0, %start ], [ %_17.sroa.0.0.copyload.pre, %bb10.loopexit ]
  %total.sroa.0.0.lcssa = phi double [ 0.000000e+00, %start ], [ %total.sroa.0.1, %bb10.loopexit ]
  %_17.sroa.4.0.copyload31 = ptrtoint ptr %_17.sroa.4.0.copyload to i64
  %_33.0.i.i.i.i.i.i.i = shl i64 %_17.sroa.6.0.copyload, 3
  %_33.1.i.i.i.i.i.i.i = icmp ult i64 %_17.sroa.6.0.copyload, 2305843009213693952
  %_38.i.i.i.i.i.i.i = icmp ult i64 %_33.0.i.i.i.i.i.i.i, 9223372036854775801
  %or.cond.i.i.i.i.i.i.i = and i1 %_33.1.i.i.i.i.i.i.i, %_38.i.i.i.i.i.i.i
  br i1 %or.cond.i.i.i.i.i.i.i, label %bb18.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i, !prof !13

bb18.i.i.i.i.i.i.i:                               ; preds = %bb10
  %5 = icmp eq i64 %_33.0.i.i.i.i.i.i.i, 0
  br i1 %5, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17haaa00a5321db996bE.exit.i.i.i.i.i.i.i", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i.i.i.i.i: ; preds = %bb18.i.i.i.i.i.i.i
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #16, !noalias !43
; call __rustc::__rust_alloc
  %6 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %_33.0.i.i.i.i.i.i.i, i64 noundef 8) #16, !noalias !43
  %7 = icmp eq ptr %6, null
  br i1 %7, label %bb3.i.i.i.i.i.i, label %bb10.i.i.i.i.i.i.i

bb10.i.i.i.i.i.i.i:                               ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i.i.i.i.i
  %8 = ptrtoint ptr %6 to i64
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17haaa00a5321db996bE.exit.i.i.i.i.i.i.i"

bb3.i.i.i.i.i.i:                                  ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i.i.i.i.i, %bb10
  %_4.sroa.4.0.ph.i.i.i.i.i.i = phi i64 [ 8, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i.i.i.i.i ], [ 0, %bb10 ]
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %_4.sroa.4.0.ph.i.i.i.i.i.i, i64 %_33.0.i.i.i.i.i.i.i) #17, !noalias !60
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17haaa00a5321db996bE.exit.i.i.i.i.i.i.i": ; preds = %bb10.i.i.i.i.i.i.i, %bb18.i.i.i.i.i.i.i
  %_4.sroa.4.0.i.i.i.i.i.i = phi i64 [ %_17.sroa.6.0.copyload, %bb10.i.i.i.i.i.i.i ], [ 0, %bb18.i.i.i.i.i.i.i ]
  %_4.sroa.10.0.i.i.i.i.i.i = phi i64 [ %8, %bb10.i.i.i.i.i.i.i ], [ 8, %bb18.i.i.i.i.i.i.i ]
  %9 = inttoptr i64 %_4.sroa.10.0.i.i.i.i.i.i to ptr
  %_7.i.i.i.i.i.i = icmp samesign ule i64 %_17.sroa.6.0.copyload, %_4.sroa.4.0.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_7.i.i.i.i.i.i)
  %10 = icmp eq i64 %_17.sroa.6.0.copyload, 0
  br i1 %10, label %"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E.exit.i.i.i.i.i.i.i.i.i", label %bb3.i.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i.i.i:                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17haaa00a5321db996bE.exit.i.i.i.i.i.i.i"
  %_27.not.i.i.i.i.i.i.i.i.i.i.i = icmp ult i64 %_17.sroa.5.0.copyload, %_17.sroa.0.0.copyload
  %11 = select i1 %_27.not.i.i.i.i.i.i.i.i.i.i.i, i64 0, i64 %_17.sroa.0.0.copyload
  %wrapped_start.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i = sub nuw i64 %_17.sroa.5.0.copyload, %11
  %head_len.i.i.i.i.i.i.i.i.i.i.i = sub i64 %_17.sroa.0.0.copyload, %wrapped_start.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i
  %_13.not.i.i.i.i.i.i.i.i.i.i.i = icmp ult i64 %head_len.i.i.i.i.i.i.i.i.i.i.i, %_17.sroa.6.0.copyload
  %_16.i.i.i.i.i.i.i.i.i.i.i = add i64 %wrapped_start.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i, %_17.sroa.6.0.copyload
  %tail_len.i.i.i.i.i.i.i.i.i.i.i = sub nuw i64 %_17.sroa.6.0.copyload, %head_len.i.i.i.i.i.i.i.i.i.i.i
  %12 = shl nuw nsw i64 %tail_len.i.i.i.i.i.i.i.i.i.i.i, 3
  %_28.sroa.11.0.i.i.i.i.i.i.i.i.i.i = select i1 %_13.not.i.i.i.i.i.i.i.i.i.i.i, i64 %12, i64 0
  %_28.sroa.5.0.i.i.i.i.i.i.i.i.i.i = select i1 %_13.not.i.i.i.i.i.i.i.i.i.i.i, i64 %_17.sroa.0.0.copyload, i64 %_16.i.i.i.i.i.i.i.i.i.i.i
  %13 = icmp ne ptr %_17.sroa.4.0.copyload, null
  tail call void @llvm.assume(i1 %13)
  %_49.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %_17.sroa.4.0.copyload, i64 %_28.sroa.5.0.i.i.i.i.i.i.i.i.i.i
  %_6.i4.i.i.i.i.i.i.i.i.i.i.i = icmp samesign eq i64 %wrapped_start.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i, %_28.sroa.5.0.i.i.i.i.i.i.i.i.i.i
  br i1 %_6.i4.i.i.i.i.i.i.i.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE.exit.i.i.i.i.i.i.i.i.i.i, label %bb3.lr.ph.i.i.i.i.i.i.i.i.i.i.i

bb3.lr.ph.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb3.i.i.i.i.i.i.i.i.i.i.i
  %_34.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %_17.sroa.4.0.copyload, i64 %wrapped_start.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i
  %umin = tail call i64 @llvm.umin.i64(i64 %_17.sroa.6.0.copyload, i64 %head_len.i.i.i.i.i.i.i.i.i.i.i)
  %14 = add nuw nsw i64 %umin, 2305843009213693951
  %15 = and i64 %14, 2305843009213693951
  %16 = add nuw nsw i64 %15, 1
  %min.iters.check = icmp samesign ult i64 %15, 15
  br i1 %min.iters.check, label %bb3.i9.i.i.i.i.i.i.i.i.i.i.preheader, label %vector.memcheck

vector.memcheck:                                  ; preds = %bb3.lr.ph.i.i.i.i.i.i.i.i.i.i.i
  %17 = shl i64 %_17.sroa.5.0.copyload, 3
  %18 = add i64 %17, %_17.sroa.4.0.copyload31
  %19 = shl i64 %11, 3
  %.neg = sub i64 %19, %18
  %20 = add i64 %.neg, %_4.sroa.10.0.i.i.i.i.i.i
  %diff.check = icmp ult i64 %20, 32
  br i1 %diff.check, label %bb3.i9.i.i.i.i.i.i.i.i.i.i.preheader, label %vector.ph

vector.ph:                                        ; preds = %vector.memcheck
  %n.vec = and i64 %16, 4611686018427387900
  %21 = shl i64 %n.vec, 3
  %22 = getelementptr i8, ptr %_34.i.i.i.i.i.i.i.i.i.i, i64 %21
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 3
  %next.gep = getelementptr i8, ptr %_34.i.i.i.i.i.i.i.i.i.i, i64 %offset.idx
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  %23 = getelementptr i8, ptr %next.gep, i64 16
  %wide.load = load <2 x double>, ptr %next.gep, align 8, !alias.scope !64, !noalias !67
  %wide.load32 = load <2 x double>, ptr %23, align 8, !alias.scope !64, !noalias !67
  %24 = getelementptr inbounds nuw double, ptr %9, i64 %index
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store <2 x double> %wide.load, ptr %24, align 8, !noalias !89
  store <2 x double> %wide.load32, ptr %25, align 8, !noalias !89
  %index.next = add nuw i64 %index, 4
  %26 = icmp eq i64 %index.next, %n.vec
  br i1 %26, label %middle.block, label %vector.body, !llvm.loop !98

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %16, %n.vec
  br i1 %cmp.n, label %_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE.exit.i.i.i.i.i.i.i.i.i.i, label %bb3.i9.i.i.i.i.i.i.i.i.i.i.preheader

bb3.i9.i.i.i.i.i.i.i.i.i.i.preheader:             ; preds = %vector.memcheck, %bb3.lr.ph.i.i.i.i.i.i.i.i.i.i.i, %middle.block
  %.ph54 = phi i64 [ 0, %vector.memcheck ], [ 0, %bb3.lr.ph.i.i.i.i.i.i.i.i.i.i.i ], [ %n.vec, %middle.block ]
  %_16.i35.i.i.i.i.i.i.i.i.i.i.i.ph = phi ptr [ %_34.i.i.i.i.i.i.i.i.i.i, %vector.memcheck ], [ %_34.i.i.i.i.i.i.i.i.i.i, %bb3.lr.ph.i.i.i.i.i.i.i.i.i.i.i ], [ %22, %middle.block ]
  br label %bb3.i9.i.i.i.i.i.i.i.i.i.i

bb3.i9.i.i.i.i.i.i.i.i.i.i:                       ; preds = %bb3.i9.i.i.i.i.i.i.i.i.i.i.preheader, %bb3.i9.i.i.i.i.i.i.i.i.i.i
  %27 = phi i64 [ %28, %bb3.i9.i.i.i.i.i.i.i.i.i.i ], [ %.ph54, %bb3.i9.i.i.i.i.i.i.i.i.i.i.preheader ]
  %_16.i35.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_16.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i9.i.i.i.i.i.i.i.i.i.i ], [ %_16.i35.i.i.i.i.i.i.i.i.i.i.i.ph, %bb3.i9.i.i.i.i.i.i.i.i.i.i.preheader ]
  %_16.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i35.i.i.i.i.i.i.i.i.i.i.i, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i = load double, ptr %_16.i35.i.i.i.i.i.i.i.i.i.i.i, align 8, !alias.scope !64, !noalias !67, !noundef !4
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %9, i64 %27
  store double %_0.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !89
  %28 = add nuw nsw i64 %27, 1
  %_6.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %_16.i.i.i.i.i.i.i.i.i.i.i.i, %_49.i.i.i.i.i.i.i.i.i.i
  br i1 %_6.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE.exit.i.i.i.i.i.i.i.i.i.i, label %bb3.i9.i.i.i.i.i.i.i.i.i.i, !llvm.loop !101

_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE.exit.i.i.i.i.i.i.i.i.i.i: ; preds = %bb3.i9.i.i.i.i.i.i.i.i.i.i, %middle.block, %bb3.i.i.i.i.i.i.i.i.i.i.i
  %_4.sroa.4.0.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %n.vec, %middle.block ], [ %28, %bb3.i9.i.i.i.i.i.i.i.i.i.i ]
  %_60.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_17.sroa.4.0.copyload, i64 %_28.sroa.11.0.i.i.i.i.i.i.i.i.i.i
  %_6.i4.i12.i.i.i.i.i.i.i.i.i.i = icmp samesign eq i64 %_28.sroa.11.0.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %_6.i4.i12.i.i.i.i.i.i.i.i.i.i, label %"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E.exit.i.i.i.i.i.i.i.i.i", label %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader

bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader:            ; preds = %_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE.exit.i.i.i.i.i.i.i.i.i.i
  %29 = add nsw i64 %_28.sroa.11.0.i.i.i.i.i.i.i.i.i.i, -8
  %30 = lshr exact i64 %29, 3
  %31 = add nuw nsw i64 %30, 1
  %min.iters.check37 = icmp ult i64 %29, 72
  br i1 %min.iters.check37, label %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader53, label %vector.memcheck34

vector.memcheck34:                                ; preds = %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader
  %32 = shl i64 %_4.sroa.4.0.i.i.i.i.i.i.i.i, 3
  %33 = add i64 %_4.sroa.10.0.i.i.i.i.i.i, %32
  %34 = sub i64 %33, %_17.sroa.4.0.copyload31
  %diff.check35 = icmp ult i64 %34, 32
  br i1 %diff.check35, label %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader53, label %vector.ph38

vector.ph38:                                      ; preds = %vector.memcheck34
  %n.vec40 = and i64 %31, 4611686018427387900
  %35 = add i64 %_4.sroa.4.0.i.i.i.i.i.i.i.i, %n.vec40
  %36 = shl i64 %n.vec40, 3
  %37 = getelementptr i8, ptr %_17.sroa.4.0.copyload, i64 %36
  %38 = getelementptr double, ptr %9, i64 %_4.sroa.4.0.i.i.i.i.i.i.i.i
  br label %vector.body41

vector.body41:                                    ; preds = %vector.body41, %vector.ph38
  %index42 = phi i64 [ 0, %vector.ph38 ], [ %index.next48, %vector.body41 ]
  %offset.idx44 = shl i64 %index42, 3
  %next.gep45 = getelementptr i8, ptr %_17.sroa.4.0.copyload, i64 %offset.idx44
  tail call void @llvm.experimental.noalias.scope.decl(metadata !102)
  %39 = getelementptr i8, ptr %next.gep45, i64 16
  %wide.load46 = load <2 x double>, ptr %next.gep45, align 8, !alias.scope !105, !noalias !108
  %wide.load47 = load <2 x double>, ptr %39, align 8, !alias.scope !105, !noalias !108
  %40 = getelementptr double, ptr %38, i64 %index42
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store <2 x double> %wide.load46, ptr %40, align 8, !noalias !115
  store <2 x double> %wide.load47, ptr %41, align 8, !noalias !115
  %index.next48 = add nuw i64 %index42, 4
  %42 = icmp eq i64 %index.next48, %n.vec40
  br i1 %42, label %middle.block49, label %vector.body41, !llvm.loop !124

middle.block49:                                   ; preds = %vector.body41
  %cmp.n50 = icmp eq i64 %31, %n.vec40
  br i1 %cmp.n50, label %"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E.exit.i.i.i.i.i.i.i.i.i", label %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader53

bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader53:          ; preds = %vector.memcheck34, %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader, %middle.block49
  %.ph = phi i64 [ %_4.sroa.4.0.i.i.i.i.i.i.i.i, %vector.memcheck34 ], [ %_4.sroa.4.0.i.i.i.i.i.i.i.i, %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader ], [ %35, %middle.block49 ]
  %_16.i35.i17.i.i.i.i.i.i.i.i.i.i.ph = phi ptr [ %_17.sroa.4.0.copyload, %vector.memcheck34 ], [ %_17.sroa.4.0.copyload, %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader ], [ %37, %middle.block49 ]
  br label %bb3.i16.i.i.i.i.i.i.i.i.i.i

bb3.i16.i.i.i.i.i.i.i.i.i.i:                      ; preds = %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader53, %bb3.i16.i.i.i.i.i.i.i.i.i.i
  %43 = phi i64 [ %44, %bb3.i16.i.i.i.i.i.i.i.i.i.i ], [ %.ph, %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader53 ]
  %_16.i35.i17.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_16.i.i18.i.i.i.i.i.i.i.i.i.i, %bb3.i16.i.i.i.i.i.i.i.i.i.i ], [ %_16.i35.i17.i.i.i.i.i.i.i.i.i.i.ph, %bb3.i16.i.i.i.i.i.i.i.i.i.i.preheader53 ]
  %_16.i.i18.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i35.i17.i.i.i.i.i.i.i.i.i.i, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !102)
  %_0.i.i.i19.i.i.i.i.i.i.i.i.i.i = load double, ptr %_16.i35.i17.i.i.i.i.i.i.i.i.i.i, align 8, !alias.scope !105, !noalias !108, !noundef !4
  %_3.i.i.i.i.i.i22.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %9, i64 %43
  store double %_0.i.i.i19.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i22.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !115
  %44 = add nuw nsw i64 %43, 1
  %_6.i.i23.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %_16.i.i18.i.i.i.i.i.i.i.i.i.i, %_60.i.i.i.i.i.i.i.i.i.i
  br i1 %_6.i.i23.i.i.i.i.i.i.i.i.i.i, label %"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E.exit.i.i.i.i.i.i.i.i.i", label %bb3.i16.i.i.i.i.i.i.i.i.i.i, !llvm.loop !125

"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E.exit.i.i.i.i.i.i.i.i.i": ; preds = %bb3.i16.i.i.i.i.i.i.i.i.i.i, %middle.block49, %_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE.exit.i.i.i.i.i.i.i.i.i.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17haaa00a5321db996bE.exit.i.i.i.i.i.i.i"
  %_4.sroa.4.1.i.i.i.i.i.i.i.i = phi i64 [ 0, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17haaa00a5321db996bE.exit.i.i.i.i.i.i.i" ], [ %_4.sroa.4.0.i.i.i.i.i.i.i.i, %_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE.exit.i.i.i.i.i.i.i.i.i.i ], [ %35, %middle.block49 ], [ %44, %bb3.i16.i.i.i.i.i.i.i.i.i.i ]
  %45 = icmp eq i64 %_17.sroa.0.0.copyload, 0
  br i1 %45, label %_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E.exit.i, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E.exit.i.i.i.i.i.i.i.i.i"
  %alloc_size.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw i64 %_17.sroa.0.0.copyload, 3
  %46 = icmp ne ptr %_17.sroa.4.0.copyload, null
  tail call void @llvm.assume(i1 %46)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_17.sroa.4.0.copyload, i64 noundef %alloc_size.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8) #16, !noalias !126
  br label %_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E.exit.i

_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E.exit.i: ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E.exit.i.i.i.i.i.i.i.i.i"
  %_11.i.i = icmp ugt i64 %_4.sroa.4.0.i.i.i.i.i.i, %_4.sroa.4.1.i.i.i.i.i.i.i.i
  br i1 %_11.i.i, label %bb2.i.i.i.i, label %"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit"

bb2.i.i.i.i:                                      ; preds = %_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E.exit.i
  %alloc_size.i.i.i.i.i = shl nuw i64 %_4.sroa.4.0.i.i.i.i.i.i, 3
  %47 = icmp eq i64 %_4.sroa.4.1.i.i.i.i.i.i.i.i, 0
  br i1 %47, label %"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit.thread", label %bb15.i.i.i.i

"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit.thread": ; preds = %bb2.i.i.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %9, i64 noundef %alloc_size.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8) #16, !noalias !137
  br label %panic

bb15.i.i.i.i:                                     ; preds = %bb2.i.i.i.i
  %new_size.i.i.i.i = shl nuw i64 %_4.sroa.4.1.i.i.i.i.i.i.i.i, 3
  %cond.i.i.i.i.i.i = icmp ule i64 %new_size.i.i.i.i, %alloc_size.i.i.i.i.i
  tail call void @llvm.assume(i1 %cond.i.i.i.i.i.i)
; call __rustc::__rust_realloc
  %raw_ptr.i.i.i.i.i.i = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %9, i64 noundef %alloc_size.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8, i64 noundef range(i64 8, 0) %new_size.i.i.i.i) #16, !noalias !137
  %48 = icmp eq ptr %raw_ptr.i.i.i.i.i.i, null
  br i1 %48, label %bb10.i.i, label %"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit"

bb10.i.i:                                         ; preds = %bb15.i.i.i.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %new_size.i.i.i.i) #17, !noalias !144
  unreachable

"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit": ; preds = %_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E.exit.i, %bb15.i.i.i.i
  %value.sroa.4.0.copyload.i.i = phi ptr [ %raw_ptr.i.i.i.i.i.i, %bb15.i.i.i.i ], [ %9, %_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E.exit.i ]
  %_25.i.i = icmp ult i64 %_4.sroa.4.1.i.i.i.i.i.i.i.i, 1152921504606846976
  tail call void @llvm.assume(i1 %_25.i.i)
  switch i64 %_4.sroa.4.1.i.i.i.i.i.i.i.i, label %"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f64$u5d$$GT$$GT$17hfecbbd0c2ba5a590E.exit" [
    i64 0, label %panic
    i64 1, label %panic1
  ]

bb6:                                              ; preds = %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit", %bb14
  %idx.i19 = phi i64 [ %_3.sroa.0.0.i, %bb14 ], [ %idx.i, %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit" ]
  %self1.i15 = phi i64 [ %self1.i5, %bb14 ], [ %self1.i16, %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit" ]
  %_8.i14 = phi i64 [ %len.i, %bb14 ], [ %3, %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit" ]
  %total.sroa.0.1 = phi double [ %50, %bb14 ], [ %total.sroa.0.011, %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit" ]
  %_42 = icmp eq ptr %_48, %_35
  br i1 %_42, label %bb10.loopexit, label %bb11

bb14:                                             ; preds = %"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE.exit"
  tail call void @llvm.experimental.noalias.scope.decl(metadata !145)
  %logical_index.i4 = add i64 %idx.i, 1
  %self1.i5 = load i64, ptr %queue, align 8, !range !3, !alias.scope !145, !noundef !4
  %_15.not.i = icmp ult i64 %logical_index.i4, %self1.i5
  %49 = select i1 %_15.not.i, i64 0, i64 %self1.i5
  %_3.sroa.0.0.i = sub nuw i64 %logical_index.i4, %49
  store i64 %_3.sroa.0.0.i, ptr %0, align 8, !alias.scope !145
  store i64 %len.i, ptr %1, align 8, !alias.scope !145
  %cond.i = icmp ult i64 %len.i, %self1.i5
  tail call void @llvm.assume(i1 %cond.i)
  %_21.i = getelementptr inbounds nuw double, ptr %_22.i, i64 %idx.i
  %_7.i = load double, ptr %_21.i, align 8, !noalias !145, !noundef !4
  %_11 = fmul double %v, %_7.i
  %50 = fadd double %total.sroa.0.011, %_11
  br label %bb6

panic:                                            ; preds = %"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit.thread", %"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit"
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_2e68c19c3db472c646f18087db3a3d83) #18
  unreachable

"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f64$u5d$$GT$$GT$17hfecbbd0c2ba5a590E.exit": ; preds = %"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit"
  %_19 = load double, ptr %value.sroa.4.0.copyload.i.i, align 8, !noundef !4
  %_18 = fmul double %total.sroa.0.0.lcssa, %_19
  %51 = getelementptr inbounds nuw i8, ptr %value.sroa.4.0.copyload.i.i, i64 8
  %_23 = load double, ptr %51, align 8, !noundef !4
  %52 = tail call double @llvm.sin.f64(double %_23)
  %_0 = fadd double %_18, %52
  %53 = shl nuw nsw i64 %_4.sroa.4.1.i.i.i.i.i.i.i.i, 3
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %value.sroa.4.0.copyload.i.i, i64 noundef %53, i64 noundef 8) #16, !noalias !148
  call void @llvm.lifetime.end.p0(ptr nonnull %queue)
  ret double %_0

panic1:                                           ; preds = %"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE.exit"
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_c710701ca62a26f08c25c9842ed9a5a9) #18
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #6

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #7

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #2

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #8

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #9

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

attributes #0 = { cold noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { noinline nounwind }
attributes #16 = { nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{i64 0, i64 -9223372036854775808}
!4 = !{}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$24handle_capacity_increase17h0b47e2ca06c639c0E: %self"}
!7 = distinct !{!7, !"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$24handle_capacity_increase17h0b47e2ca06c639c0E"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h78a8c942c9cf9508E: %self"}
!10 = distinct !{!10, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h78a8c942c9cf9508E"}
!11 = !{i64 0, i64 2}
!12 = !{i64 0, i64 -9223372036854775807}
!13 = !{!"branch_weights", i32 2000, i32 2002}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h8eaeb8523f154555E: %self"}
!16 = distinct !{!16, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h8eaeb8523f154555E"}
!17 = !{!18}
!18 = distinct !{!18, !16, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h8eaeb8523f154555E: %_0"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17ha6b40348dc28e520E: %_0"}
!21 = distinct !{!21, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17ha6b40348dc28e520E"}
!22 = !{!23, !25, !27}
!23 = distinct !{!23, !24, !"_ZN16rust_collections1f28_$u7b$$u7b$closure$u7d$$u7d$17hdd8cc2417177080fE: %_2.1"}
!24 = distinct !{!24, !"_ZN16rust_collections1f28_$u7b$$u7b$closure$u7d$$u7d$17hdd8cc2417177080fE"}
!25 = distinct !{!25, !26, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h40a548a8a4af94f9E: %elt.1"}
!26 = distinct !{!26, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h40a548a8a4af94f9E"}
!27 = distinct !{!27, !28, !"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17h947adabf7e76d98eE: %item"}
!28 = distinct !{!28, !"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17h947adabf7e76d98eE"}
!29 = !{!30}
!30 = distinct !{!30, !28, !"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17h947adabf7e76d98eE: %_1"}
!31 = !{!32, !34, !36, !38}
!32 = distinct !{!32, !33, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h60e57d530fd29a2fE: %self"}
!33 = distinct !{!33, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h60e57d530fd29a2fE"}
!34 = distinct !{!34, !35, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbe7c9b2d08e4e9b6E: %self"}
!35 = distinct !{!35, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbe7c9b2d08e4e9b6E"}
!36 = distinct !{!36, !37, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h3c1c30942302ab9eE: %_1"}
!37 = distinct !{!37, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h3c1c30942302ab9eE"}
!38 = distinct !{!38, !39, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h98572004125714baE: %_1"}
!39 = distinct !{!39, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h98572004125714baE"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE: %self"}
!42 = distinct !{!42, !"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$13push_back_mut17hbfbd7b8b7d00854dE"}
!43 = !{!44, !46, !48, !49, !51, !52, !54, !55, !57, !58}
!44 = distinct !{!44, !45, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17ha6b40348dc28e520E: %_0"}
!45 = distinct !{!45, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17ha6b40348dc28e520E"}
!46 = distinct !{!46, !47, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h233481015d338eafE: %_0"}
!47 = distinct !{!47, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h233481015d338eafE"}
!48 = distinct !{!48, !47, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h233481015d338eafE: %iterator"}
!49 = distinct !{!49, !50, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h2bb47698fd71b391E: %_0"}
!50 = distinct !{!50, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h2bb47698fd71b391E"}
!51 = distinct !{!51, !50, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h2bb47698fd71b391E: %iterator"}
!52 = distinct !{!52, !53, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h38ab5b2ccc956a33E: %_0"}
!53 = distinct !{!53, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h38ab5b2ccc956a33E"}
!54 = distinct !{!54, !53, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h38ab5b2ccc956a33E: %iter"}
!55 = distinct !{!55, !56, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E: %_0"}
!56 = distinct !{!56, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E"}
!57 = distinct !{!57, !56, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8ea69810301f6048E: %self"}
!58 = distinct !{!58, !59, !"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE: %iter"}
!59 = distinct !{!59, !"_ZN5alloc5boxed4iter117_$LT$impl$u20$core..iter..traits..collect..FromIterator$LT$I$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$I$u5d$$GT$$GT$9from_iter17h2338d955802a638dE"}
!60 = !{!46, !48, !49, !51, !52, !54, !55, !57, !58}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h82d0f60c2fcc3bd0E: %elt"}
!63 = distinct !{!63, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h82d0f60c2fcc3bd0E"}
!64 = !{!65, !62}
!65 = distinct !{!65, !66, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8c164725f6b43c2fE: %elem"}
!66 = distinct !{!66, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8c164725f6b43c2fE"}
!67 = !{!68, !69, !70, !72, !73, !74, !76, !77, !79, !80, !82, !83, !85, !86, !88, !46, !48, !49, !51, !52, !54, !55, !57, !58}
!68 = distinct !{!68, !66, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8c164725f6b43c2fE: %_1"}
!69 = distinct !{!69, !63, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h82d0f60c2fcc3bd0E: %_1"}
!70 = distinct !{!70, !71, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE: %self"}
!71 = distinct !{!71, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE"}
!72 = distinct !{!72, !71, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE: argument 1"}
!73 = distinct !{!73, !71, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hd4218426c0d9a86cE: argument 2"}
!74 = distinct !{!74, !75, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E: %self"}
!75 = distinct !{!75, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E"}
!76 = distinct !{!76, !75, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hbb80387477590829E: argument 1"}
!77 = distinct !{!77, !78, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h387e404c8a3368a1E: %self"}
!78 = distinct !{!78, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h387e404c8a3368a1E"}
!79 = distinct !{!79, !78, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h387e404c8a3368a1E: %f"}
!80 = distinct !{!80, !81, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hc0522965cc973c84E: %self"}
!81 = distinct !{!81, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hc0522965cc973c84E"}
!82 = distinct !{!82, !81, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hc0522965cc973c84E: %f"}
!83 = distinct !{!83, !84, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h937cc4664ca49222E: %self"}
!84 = distinct !{!84, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h937cc4664ca49222E"}
!85 = distinct !{!85, !84, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h937cc4664ca49222E: %iterator"}
!86 = distinct !{!86, !87, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h8515c0d82da3dd78E: %self"}
!87 = distinct !{!87, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h8515c0d82da3dd78E"}
!88 = distinct !{!88, !87, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h8515c0d82da3dd78E: %iterator"}
!89 = !{!90, !92, !94, !96, !69, !62, !70, !72, !73, !74, !76, !77, !79, !80, !82, !83, !85, !86, !88, !46, !48, !49, !51, !52, !54, !55, !57, !58}
!90 = distinct !{!90, !91, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbfc41b40559f1267E: %_1"}
!91 = distinct !{!91, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbfc41b40559f1267E"}
!92 = distinct !{!92, !93, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h3ed82847a9147be2E: %_1"}
!93 = distinct !{!93, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h3ed82847a9147be2E"}
!94 = distinct !{!94, !95, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold28_$u7b$$u7b$closure$u7d$$u7d$17hf8a54f4b95f91baeE: %_1"}
!95 = distinct !{!95, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold28_$u7b$$u7b$closure$u7d$$u7d$17hf8a54f4b95f91baeE"}
!96 = distinct !{!96, !97, !"_ZN4core3ops8function5impls79_$LT$impl$u20$core..ops..function..FnMut$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$8call_mut17h55c2172a7d42b26eE: %self"}
!97 = distinct !{!97, !"_ZN4core3ops8function5impls79_$LT$impl$u20$core..ops..function..FnMut$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$8call_mut17h55c2172a7d42b26eE"}
!98 = distinct !{!98, !99, !100}
!99 = !{!"llvm.loop.isvectorized", i32 1}
!100 = !{!"llvm.loop.unroll.runtime.disable"}
!101 = distinct !{!101, !99}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h5fb2e17609afb4adE: %elt"}
!104 = distinct !{!104, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h5fb2e17609afb4adE"}
!105 = !{!106, !103}
!106 = distinct !{!106, !107, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h893e3851d1e935aaE: %elem"}
!107 = distinct !{!107, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h893e3851d1e935aaE"}
!108 = !{!109, !110, !111, !113, !114, !74, !76, !77, !79, !80, !82, !83, !85, !86, !88, !46, !48, !49, !51, !52, !54, !55, !57, !58}
!109 = distinct !{!109, !107, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h893e3851d1e935aaE: %_1"}
!110 = distinct !{!110, !104, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h5fb2e17609afb4adE: %_1"}
!111 = distinct !{!111, !112, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h284315845d58b903E: %self"}
!112 = distinct !{!112, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h284315845d58b903E"}
!113 = distinct !{!113, !112, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h284315845d58b903E: argument 1"}
!114 = distinct !{!114, !112, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h284315845d58b903E: argument 2"}
!115 = !{!116, !118, !120, !122, !110, !103, !111, !113, !114, !74, !76, !77, !79, !80, !82, !83, !85, !86, !88, !46, !48, !49, !51, !52, !54, !55, !57, !58}
!116 = distinct !{!116, !117, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbfc41b40559f1267E: %_1"}
!117 = distinct !{!117, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbfc41b40559f1267E"}
!118 = distinct !{!118, !119, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h3ed82847a9147be2E: %_1"}
!119 = distinct !{!119, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h3ed82847a9147be2E"}
!120 = distinct !{!120, !121, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold28_$u7b$$u7b$closure$u7d$$u7d$17hf8a54f4b95f91baeE: %_1"}
!121 = distinct !{!121, !"_ZN122_$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold28_$u7b$$u7b$closure$u7d$$u7d$17hf8a54f4b95f91baeE"}
!122 = distinct !{!122, !123, !"_ZN4core3ops8function5impls79_$LT$impl$u20$core..ops..function..FnMut$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$8call_mut17h55c2172a7d42b26eE: %self"}
!123 = distinct !{!123, !"_ZN4core3ops8function5impls79_$LT$impl$u20$core..ops..function..FnMut$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$8call_mut17h55c2172a7d42b26eE"}
!124 = distinct !{!124, !99, !100}
!125 = distinct !{!125, !99}
!126 = !{!127, !129, !131, !133, !135, !77, !79, !80, !82, !83, !85, !86, !88, !46, !48, !49, !51, !52, !54, !55, !57, !58}
!127 = distinct !{!127, !128, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h60e57d530fd29a2fE: %self"}
!128 = distinct !{!128, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h60e57d530fd29a2fE"}
!129 = distinct !{!129, !130, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbe7c9b2d08e4e9b6E: %self"}
!130 = distinct !{!130, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbe7c9b2d08e4e9b6E"}
!131 = distinct !{!131, !132, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h3c1c30942302ab9eE: %_1"}
!132 = distinct !{!132, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17h3c1c30942302ab9eE"}
!133 = distinct !{!133, !134, !"_ZN4core3ptr71drop_in_place$LT$alloc..collections..vec_deque..VecDeque$LT$f64$GT$$GT$17h3443770023317a78E: %_1"}
!134 = distinct !{!134, !"_ZN4core3ptr71drop_in_place$LT$alloc..collections..vec_deque..VecDeque$LT$f64$GT$$GT$17h3443770023317a78E"}
!135 = distinct !{!135, !136, !"_ZN4core3ptr82drop_in_place$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$f64$GT$$GT$17h3b252687747a5decE: %_1"}
!136 = distinct !{!136, !"_ZN4core3ptr82drop_in_place$LT$alloc..collections..vec_deque..into_iter..IntoIter$LT$f64$GT$$GT$17h3b252687747a5decE"}
!137 = !{!138, !140, !142, !58}
!138 = distinct !{!138, !139, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16shrink_unchecked17haa334b0b06ccb68fE: %self"}
!139 = distinct !{!139, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16shrink_unchecked17haa334b0b06ccb68fE"}
!140 = distinct !{!140, !141, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$6shrink17h9f484ed6d78456a5E: %self"}
!141 = distinct !{!141, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$6shrink17h9f484ed6d78456a5E"}
!142 = distinct !{!142, !143, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16into_boxed_slice17h8d8b2075942ebc1dE: %self"}
!143 = distinct !{!143, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16into_boxed_slice17h8d8b2075942ebc1dE"}
!144 = !{!142, !58}
!145 = !{!146}
!146 = distinct !{!146, !147, !"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$9pop_front17h605a7e8677709a9fE: %self"}
!147 = distinct !{!147, !"_ZN5alloc11collections9vec_deque21VecDeque$LT$T$C$A$GT$9pop_front17h605a7e8677709a9fE"}
!148 = !{!149, !151}
!149 = distinct !{!149, !150, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5e3185edfbc949f2E: %self"}
!150 = distinct !{!150, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5e3185edfbc949f2E"}
!151 = distinct !{!151, !152, !"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f64$u5d$$GT$$GT$17hfecbbd0c2ba5a590E: %_1"}
!152 = distinct !{!152, !"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f64$u5d$$GT$$GT$17hfecbbd0c2ba5a590E"}
