target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"alloc::vec::Vec<f64>" = type { %"alloc::raw_vec::RawVec<f64>", i64 }
%"alloc::raw_vec::RawVec<f64>" = type { %"alloc::raw_vec::RawVecInner", %"core::marker::PhantomData<f64>" }
%"alloc::raw_vec::RawVecInner" = type { i64, ptr, %"alloc::alloc::Global" }
%"alloc::alloc::Global" = type {}
%"core::marker::PhantomData<f64>" = type {}
%"core::mem::maybe_uninit::MaybeUninit<alloc::vec::Vec<f64>>" = type { [3 x i64] }

@alloc_a8cea2da290e77fe58aa42520770f037 = private unnamed_addr constant [26 x i8] c"rust_matrix_of_vectors.rs\00", align 1
@alloc_7fd3c02ca0da3a3db1c835518a1978c0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a8cea2da290e77fe58aa42520770f037, [16 x i8] c"\19\00\00\00\00\00\00\00\1A\00\00\00\19\00\00\00" }>, align 8
@alloc_6e2516514e250f7a877c24d288fc1f46 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a8cea2da290e77fe58aa42520770f037, [16 x i8] c"\19\00\00\00\00\00\00\00\1A\00\00\00\1C\00\00\00" }>, align 8
@alloc_bfdc6899ce74115d73a962e9bbe2a762 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a8cea2da290e77fe58aa42520770f037, [16 x i8] c"\19\00\00\00\00\00\00\00\0C\00\00\00 \00\00\00" }>, align 8
@alloc_fdffd2ed2f4718f4cfa37c133358dc53 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a8cea2da290e77fe58aa42520770f037, [16 x i8] c"\19\00\00\00\00\00\00\00\0C\00\00\00'\00\00\00" }>, align 8
@alloc_d6946412bd2c9ada38afcca2607b683f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a8cea2da290e77fe58aa42520770f037, [16 x i8] c"\19\00\00\00\00\00\00\00\0C\00\00\00*\00\00\00" }>, align 8
@alloc_7e125b2b2f89b27a1f7a07db2918608f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a8cea2da290e77fe58aa42520770f037, [16 x i8] c"\19\00\00\00\00\00\00\00\0C\00\00\00\15\00\00\00" }>, align 8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant [27 x i8] c"chunk size must be non-zero", align 1
@alloc_bcfd21859819296afb1b0e6565ad9a9d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a8cea2da290e77fe58aa42520770f037, [16 x i8] c"\19\00\00\00\00\00\00\00\15\00\00\00\17\00\00\00" }>, align 8

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @f(ptr noalias noundef nonnull readonly align 8 captures(none) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1, i64 noundef %n) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %n, 0
  br i1 %0, label %bb8, label %bb7, !prof !3

bb8:                                              ; preds = %start
; call core::panicking::panic_fmt
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a6e8913658d98d0dbd0444b57ddfd811, ptr noundef nonnull inttoptr (i64 55 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_bcfd21859819296afb1b0e6565ad9a9d) #11
  unreachable

bb7:                                              ; preds = %start
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit", label %bb3.i

bb3.i:                                            ; preds = %bb7
  %d.i.i.i = udiv i64 %x.1, %n
  %r.i.i.i = urem i64 %x.1, %n
  %_11.not.i.i.i = icmp ne i64 %r.i.i.i, 0
  %2 = zext i1 %_11.not.i.i.i to i64
  %n.sroa.0.0.i.i.i = add nuw nsw i64 %d.i.i.i, %2
  %_33.0.i.i.i = mul i64 %n.sroa.0.0.i.i.i, 24
  %or.cond.not.i.i.i = icmp samesign ugt i64 %n.sroa.0.0.i.i.i, 384307168202282325
  br i1 %or.cond.not.i.i.i, label %bb3.i.i, label %bb18.i.i.i, !prof !4

bb18.i.i.i:                                       ; preds = %bb3.i
  %3 = icmp eq i64 %_33.0.i.i.i, 0
  br i1 %3, label %bb3.lr.ph.i.i.i.i.i.i, label %bb3.i.i.i

bb3.i.i.i:                                        ; preds = %bb18.i.i.i
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !5
; call __rustc::__rust_alloc
  %4 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %_33.0.i.i.i, i64 noundef 8) #12, !noalias !5
  %5 = icmp eq ptr %4, null
  br i1 %5, label %bb3.i.i, label %bb10.i.i.i

bb10.i.i.i:                                       ; preds = %bb3.i.i.i
  %6 = ptrtoint ptr %4 to i64
  br label %bb3.lr.ph.i.i.i.i.i.i

bb3.i.i:                                          ; preds = %bb3.i.i.i, %bb3.i
  %_4.sroa.4.0.ph.i.i = phi i64 [ 8, %bb3.i.i.i ], [ 0, %bb3.i ]
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %_4.sroa.4.0.ph.i.i, i64 %_33.0.i.i.i) #13, !noalias !11
  unreachable

bb3.lr.ph.i.i.i.i.i.i:                            ; preds = %bb10.i.i.i, %bb18.i.i.i
  %_4.sroa.4.0.i.ph.i = phi i64 [ 0, %bb18.i.i.i ], [ %n.sroa.0.0.i.i.i, %bb10.i.i.i ]
  %_4.sroa.10.0.i.ph.i = phi i64 [ 8, %bb18.i.i.i ], [ %6, %bb10.i.i.i ]
  %7 = inttoptr i64 %_4.sroa.10.0.i.ph.i to ptr
  %_7.i20.i = icmp samesign ule i64 %n.sroa.0.0.i.i.i, %_4.sroa.4.0.i.ph.i
  tail call void @llvm.assume(i1 %_7.i20.i)
  br label %bb3.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i:                            ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E.exit.i.i.i.i.i.i", %bb3.lr.ph.i.i.i.i.i.i
  %8 = phi i64 [ 0, %bb3.lr.ph.i.i.i.i.i.i ], [ %12, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E.exit.i.i.i.i.i.i" ]
  %len.i.i.i58.i.i.i.i.i.i = phi i64 [ %x.1, %bb3.lr.ph.i.i.i.i.i.i ], [ %len.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E.exit.i.i.i.i.i.i" ]
  %data.i.i.i67.i.i.i.i.i.i = phi ptr [ %x.0, %bb3.lr.ph.i.i.i.i.i.i ], [ %data.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E.exit.i.i.i.i.i.i" ]
  %..i.i.i.i.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n, i64 range(i64 1, 0) %len.i.i.i58.i.i.i.i.i.i)
  %9 = shl nuw nsw i64 %..i.i.i.i.i.i.i.i, 3
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !12
; call __rustc::__rust_alloc
  %10 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %9, i64 noundef 8) #12, !noalias !12
  %11 = icmp eq ptr %10, null
  br i1 %11, label %bb5.i.i.i.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E.exit.i.i.i.i.i.i"

bb5.i.i.i.i.i.i.i.i:                              ; preds = %bb3.i.i.i.i.i.i.i.i.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %9) #13, !noalias !36
  unreachable

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E.exit.i.i.i.i.i.i": ; preds = %bb3.i.i.i.i.i.i.i.i.i
  %len.i.i.i.i.i.i.i.i.i = sub nuw nsw i64 %len.i.i.i58.i.i.i.i.i.i, %..i.i.i.i.i.i.i.i
  %data.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %data.i.i.i67.i.i.i.i.i.i, i64 %..i.i.i.i.i.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %10, ptr nonnull readonly align 8 %data.i.i.i67.i.i.i.i.i.i, i64 %9, i1 false), !noalias !37
  %_3.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %7, i64 %8
  store i64 %..i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i, align 8, !noalias !38
  %_5.sroa.4.0._3.i.i.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i.i.i.i.i.i, i64 8
  store ptr %10, ptr %_5.sroa.4.0._3.i.i.sroa_idx.i.i.i.i.i.i.i, align 8, !noalias !38
  %_5.sroa.5.0._3.i.i.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i.i.i.i.i.i, i64 16
  store i64 %..i.i.i.i.i.i.i.i, ptr %_5.sroa.5.0._3.i.i.sroa_idx.i.i.i.i.i.i.i, align 8, !noalias !38
  %12 = add i64 %8, 1
  %13 = icmp eq i64 %len.i.i.i.i.i.i.i.i.i, 0
  br i1 %13, label %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit", label %bb3.i.i.i.i.i.i.i.i.i

"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit": ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E.exit.i.i.i.i.i.i"
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  %14 = mul i64 %12, 24
  %15 = icmp eq i64 %12, 0
  br i1 %15, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit", label %bb3.i.i.i.i

bb3.i.i.i.i:                                      ; preds = %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit"
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !46
; call __rustc::__rust_alloc
  %16 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %14, i64 noundef 8) #12, !noalias !46
  %17 = icmp eq ptr %16, null
  br i1 %17, label %bb3.i.i.i3, label %bb20.preheader.i.i

bb3.i.i.i3:                                       ; preds = %bb3.i.i.i.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %14) #13, !noalias !53
  unreachable

bb20.preheader.i.i:                               ; preds = %bb3.i.i.i.i
  %_40.i.i = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %7, i64 %12
  br label %bb20.i.i

bb20.i.i:                                         ; preds = %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i", %bb20.preheader.i.i
  %iter.sroa.0.018.i.i = phi ptr [ %_16.i.i.i.i, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ %7, %bb20.preheader.i.i ]
  %iter.sroa.7.017.i.i = phi i64 [ %_9.0.i.i.i, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ 0, %bb20.preheader.i.i ]
  %iter.sroa.10.016.i.i = phi i64 [ %18, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ %12, %bb20.preheader.i.i ]
  %18 = add nsw i64 %iter.sroa.10.016.i.i, -1
  %_6.i.i.i.i = icmp eq ptr %iter.sroa.0.018.i.i, %_40.i.i
  br i1 %_6.i.i.i.i, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit", label %bb5.i.i

bb5.i.i:                                          ; preds = %bb20.i.i
  %_16.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.018.i.i, i64 24
  %_9.0.i.i.i = add nuw nsw i64 %iter.sroa.7.017.i.i, 1
  %self5.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::vec::Vec<f64>>", ptr %16, i64 %iter.sroa.7.017.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !54)
  %_3.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.018.i.i, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.018.i.i, i64 8
  %_8.i.i.i = load ptr, ptr %19, align 8, !alias.scope !57, !noalias !58, !nonnull !60, !noundef !60
  %_7.i8.i.i = load i64, ptr %_3.i.i.i, align 8, !alias.scope !57, !noalias !58, !noundef !60
  %20 = shl nuw nsw i64 %_7.i8.i.i, 3
  %21 = icmp eq i64 %_7.i8.i.i, 0
  br i1 %21, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i", label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:                                  ; preds = %bb5.i.i
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !61
; call __rustc::__rust_alloc
  %22 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %20, i64 noundef 8) #12, !noalias !61
  %23 = icmp eq ptr %22, null
  br i1 %23, label %bb3.i.i.i.i.i, label %bb1.i.i.i.i2

bb3.i.i.i.i.i:                                    ; preds = %bb3.i.i.i.i.i.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %20) #13, !noalias !67
  unreachable

bb1.i.i.i.i2:                                     ; preds = %bb3.i.i.i.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %22, ptr nonnull readonly align 8 %_8.i.i.i, i64 %20, i1 false), !noalias !68
  br label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i"

"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i": ; preds = %bb1.i.i.i.i2, %bb5.i.i
  %val.sroa.5.0.i.i = phi ptr [ %22, %bb1.i.i.i.i2 ], [ inttoptr (i64 8 to ptr), %bb5.i.i ]
  store i64 %_7.i8.i.i, ptr %self5.i.i, align 8, !noalias !53
  %_47.sroa.4.0.self5.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %self5.i.i, i64 8
  store ptr %val.sroa.5.0.i.i, ptr %_47.sroa.4.0.self5.sroa_idx.i.i, align 8, !noalias !53
  %_47.sroa.5.0.self5.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %self5.i.i, i64 16
  store i64 %_7.i8.i.i, ptr %_47.sroa.5.0.self5.sroa_idx.i.i, align 8, !noalias !53
  %24 = icmp eq i64 %18, 0
  br i1 %24, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit", label %bb20.i.i

"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit": ; preds = %bb20.i.i, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i", %bb7, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit"
  %25 = phi i1 [ true, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit" ], [ true, %bb7 ], [ false, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ false, %bb20.i.i ]
  %26 = phi i64 [ 0, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit" ], [ 0, %bb7 ], [ %14, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ %14, %bb20.i.i ]
  %_2.i.i.i.i.i.i.i.i.i.i.i144 = phi i64 [ 0, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit" ], [ 0, %bb7 ], [ %12, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ %12, %bb20.i.i ]
  %vector.i.sroa.0.0143 = phi i64 [ %_4.sroa.4.0.i.ph.i, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit" ], [ 0, %bb7 ], [ %_4.sroa.4.0.i.ph.i, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ %_4.sroa.4.0.i.ph.i, %bb20.i.i ]
  %vector.i.sroa.5.0142 = phi ptr [ %7, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit" ], [ inttoptr (i64 8 to ptr), %bb7 ], [ %7, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ %7, %bb20.i.i ]
  %27 = phi ptr [ inttoptr (i64 8 to ptr), %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E.exit" ], [ inttoptr (i64 8 to ptr), %bb7 ], [ %16, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i" ], [ %16, %bb20.i.i ]
  %_20.i = icmp ult i64 %_2.i.i.i.i.i.i.i.i.i.i.i144, 384307168202282326
  tail call void @llvm.assume(i1 %_20.i)
  %28 = shl nuw nsw i64 %_2.i.i.i.i.i.i.i.i.i.i.i144, 3
  %_2412.i.not.i.i = icmp eq i64 %_2.i.i.i.i.i.i.i.i.i.i.i144, 1
  br label %bb10

bb3.i6:                                           ; preds = %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48", %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE.exit.i"
  %accum.sroa.0.012.i = phi double [ %_0.i1.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE.exit.i" ], [ -0.000000e+00, %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48" ]
  %self.sroa.0.011.i = phi i64 [ %_0.i1.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE.exit.i" ], [ 0, %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48" ]
  %_0.i1.i.i.i = add nuw nsw i64 %self.sroa.0.011.i, 1
  %exitcond.not.i = icmp eq i64 %self.sroa.0.011.i, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %exitcond.not.i, label %panic.i.i.i8, label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %bb3.i6
  %_4.i.i2.i = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %_8.sroa.5.058, i64 %self.sroa.0.011.i
  %29 = getelementptr inbounds nuw i8, ptr %_4.i.i2.i, i64 16
  %_13.i.i.i = load i64, ptr %29, align 8, !noalias !69, !noundef !60
  %_15.i.i.i = icmp ult i64 %self.sroa.0.011.i, %_13.i.i.i
  br i1 %_15.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE.exit.i", label %panic1.i.i.i

panic.i.i.i8:                                     ; preds = %bb3.i6
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_2.i.i.i.i.i.i.i.i.i.i.i144, i64 noundef %_2.i.i.i.i.i.i.i.i.i.i.i144, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7fd3c02ca0da3a3db1c835518a1978c0) #11, !noalias !69
  unreachable

panic1.i.i.i:                                     ; preds = %bb1.i.i.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %self.sroa.0.011.i, i64 noundef %_13.i.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_6e2516514e250f7a877c24d288fc1f46) #11, !noalias !69
  unreachable

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE.exit.i": ; preds = %bb1.i.i.i
  %30 = getelementptr inbounds nuw i8, ptr %_4.i.i2.i, i64 8
  %_14.i.i.i = load ptr, ptr %30, align 8, !noalias !69, !nonnull !60, !noundef !60
  %_3.i.i.i7 = getelementptr inbounds nuw double, ptr %_14.i.i.i, i64 %self.sroa.0.011.i
  %_0.i.i.i = load double, ptr %_3.i.i.i7, align 8, !noalias !69, !noundef !60
  %_0.i1.i.i = fadd double %accum.sroa.0.012.i, %_0.i.i.i
  %exitcond16.not.i = icmp eq i64 %_0.i1.i.i.i, %n
  br i1 %exitcond16.not.i, label %_ZN4core4iter6traits8iterator8Iterator4fold17h3b9c8f15fb99252aE.exit, label %bb3.i6

_ZN4core4iter6traits8iterator8Iterator4fold17h3b9c8f15fb99252aE.exit: ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE.exit.i"
  tail call void @llvm.experimental.noalias.scope.decl(metadata !76)
  br label %bb2.i.i.i9

bb2.i.i.i9:                                       ; preds = %_ZN4core4iter6traits8iterator8Iterator4fold17h3b9c8f15fb99252aE.exit, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i"
  %_3.sroa.0.04.i.i.i = phi i64 [ %31, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i" ], [ 0, %_ZN4core4iter6traits8iterator8Iterator4fold17h3b9c8f15fb99252aE.exit ]
  %_6.i.i.i = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %_8.sroa.5.058, i64 %_3.sroa.0.04.i.i.i
  %31 = add nuw i64 %_3.sroa.0.04.i.i.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !79)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !82)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !85)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88)
  %self1.i.i.i.i.i.i.i.i = load i64, ptr %_6.i.i.i, align 8, !range !91, !alias.scope !92, !noalias !95, !noundef !60
  %32 = icmp eq i64 %self1.i.i.i.i.i.i.i.i, 0
  br i1 %32, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i", label %bb2.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i:                                ; preds = %bb2.i.i.i9
  %alloc_size.i.i.i.i.i.i.i.i = shl nuw i64 %self1.i.i.i.i.i.i.i.i, 3
  %33 = getelementptr inbounds nuw i8, ptr %_6.i.i.i, i64 8
  %self3.i.i.i.i.i.i.i.i = load ptr, ptr %33, align 8, !alias.scope !92, !noalias !95, !nonnull !60, !noundef !60
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self3.i.i.i.i.i.i.i.i, i64 noundef %alloc_size.i.i.i.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !101
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i": ; preds = %bb2.i.i.i.i.i.i.i, %bb2.i.i.i9
  %_7.i.i.i = icmp eq i64 %31, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %_7.i.i.i, label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit", label %bb2.i.i.i9

"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit": ; preds = %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i"
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_8.sroa.5.058, i64 noundef %26, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !102
  tail call void @llvm.experimental.noalias.scope.decl(metadata !109)
  br label %bb2.i.i.i13

bb2.i.i.i13:                                      ; preds = %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit", %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i20"
  %_3.sroa.0.04.i.i.i14 = phi i64 [ %34, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i20" ], [ 0, %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit" ]
  %_6.i.i.i15 = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %vector.i.sroa.5.0142, i64 %_3.sroa.0.04.i.i.i14
  %34 = add nuw i64 %_3.sroa.0.04.i.i.i14, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !112)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !115)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !118)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !121)
  %self1.i.i.i.i.i.i.i.i16 = load i64, ptr %_6.i.i.i15, align 8, !range !91, !alias.scope !124, !noalias !127, !noundef !60
  %35 = icmp eq i64 %self1.i.i.i.i.i.i.i.i16, 0
  br i1 %35, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i20", label %bb2.i.i.i.i.i.i.i17

bb2.i.i.i.i.i.i.i17:                              ; preds = %bb2.i.i.i13
  %alloc_size.i.i.i.i.i.i.i.i18 = shl nuw i64 %self1.i.i.i.i.i.i.i.i16, 3
  %36 = getelementptr inbounds nuw i8, ptr %_6.i.i.i15, i64 8
  %self3.i.i.i.i.i.i.i.i19 = load ptr, ptr %36, align 8, !alias.scope !124, !noalias !127, !nonnull !60, !noundef !60
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self3.i.i.i.i.i.i.i.i19, i64 noundef %alloc_size.i.i.i.i.i.i.i.i18, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !133
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i20"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i20": ; preds = %bb2.i.i.i.i.i.i.i17, %bb2.i.i.i13
  %_7.i.i.i21 = icmp eq i64 %34, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %_7.i.i.i21, label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i22", label %bb2.i.i.i13

"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i22": ; preds = %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i20"
  %37 = icmp eq i64 %vector.i.sroa.0.0143, 0
  br i1 %37, label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit26", label %bb2.i.i.i.i24

bb2.i.i.i.i24:                                    ; preds = %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i22"
  %alloc_size.i.i.i.i.i25 = mul nuw nsw i64 %vector.i.sroa.0.0143, 24
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %vector.i.sroa.5.0142, i64 noundef %alloc_size.i.i.i.i.i25, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !134
  br label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit26"

"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit26": ; preds = %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i22", %bb2.i.i.i.i24
  ret double %_0.i1.i.i

bb10:                                             ; preds = %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit", %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48"
  %_25 = phi i1 [ true, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit" ], [ false, %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48" ]
  %power.sroa.6.0102 = phi ptr [ %27, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit" ], [ %_8.sroa.5.058, %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48" ]
  %power.sroa.0.0101 = phi i64 [ %_2.i.i.i.i.i.i.i.i.i.i.i144, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE.exit" ], [ %_8.sroa.0.057, %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48" ]
  br i1 %25, label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i44", label %bb3.i2.i.i

bb3.i2.i.i:                                       ; preds = %bb10
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !141
; call __rustc::__rust_alloc_zeroed
  %38 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64 noundef range(i64 1, 9223372036854775801) %28, i64 noundef 8) #12, !noalias !141
  %39 = icmp eq ptr %38, null
  br i1 %39, label %bb14.i.i, label %bb3.i.i.i.i27

bb14.i.i:                                         ; preds = %bb3.i2.i.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %28) #13, !noalias !150
  unreachable

bb3.i.i.i.i27:                                    ; preds = %bb3.i2.i.i
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !151
; call __rustc::__rust_alloc
  %40 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %26, i64 noundef 8) #12, !noalias !151
  %41 = icmp eq ptr %40, null
  br i1 %41, label %bb3.i.i.i31, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h6126dd81c0691798E.exit.i.i.i"

bb3.i.i.i31:                                      ; preds = %bb3.i.i.i.i27
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %26) #13, !noalias !157
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h6126dd81c0691798E.exit.i.i.i": ; preds = %bb3.i.i.i.i27
  br i1 %_2412.i.not.i.i, label %bb6.lr.ph.i, label %bb3.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:                                ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h6126dd81c0691798E.exit.i.i.i", %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i.i"
  %ptr.sroa.0.015.i.i.i = phi ptr [ %_15.i.i.i28, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i.i" ], [ %40, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h6126dd81c0691798E.exit.i.i.i" ]
  %iter.sroa.0.014.i.i.i = phi i64 [ %_28.i.i.i, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i.i" ], [ 1, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h6126dd81c0691798E.exit.i.i.i" ]
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !158
; call __rustc::__rust_alloc
  %42 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %28, i64 noundef 8) #12, !noalias !158
  %43 = icmp eq ptr %42, null
  br i1 %43, label %bb3.i.i.i.i.i.i30, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i.i"

bb3.i.i.i.i.i.i30:                                ; preds = %bb3.i.i.i.i.i.i.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %28) #13, !noalias !170
  unreachable

"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i.i": ; preds = %bb3.i.i.i.i.i.i.i
  %_28.i.i.i = add nuw nsw i64 %iter.sroa.0.014.i.i.i, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %42, ptr nonnull readonly align 8 %38, i64 %28, i1 false), !noalias !171
  store i64 %_2.i.i.i.i.i.i.i.i.i.i.i144, ptr %ptr.sroa.0.015.i.i.i, align 8, !noalias !172
  %src.sroa.5.0.ptr.sroa.0.0.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %ptr.sroa.0.015.i.i.i, i64 8
  store ptr %42, ptr %src.sroa.5.0.ptr.sroa.0.0.sroa_idx.i.i.i, align 8, !noalias !172
  %src.sroa.7.0.ptr.sroa.0.0.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %ptr.sroa.0.015.i.i.i, i64 16
  store i64 %_2.i.i.i.i.i.i.i.i.i.i.i144, ptr %src.sroa.7.0.ptr.sroa.0.0.sroa_idx.i.i.i, align 8, !noalias !172
  %_15.i.i.i28 = getelementptr inbounds nuw i8, ptr %ptr.sroa.0.015.i.i.i, i64 24
  %exitcond.not.i.i.i = icmp eq i64 %_28.i.i.i, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %exitcond.not.i.i.i, label %bb6.lr.ph.i, label %bb3.i.i.i.i.i.i.i

bb6.lr.ph.i:                                      ; preds = %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i.i", %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h6126dd81c0691798E.exit.i.i.i"
  %ptr.sroa.0.0.lcssa22.i.i.i = phi ptr [ %40, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h6126dd81c0691798E.exit.i.i.i" ], [ %_15.i.i.i28, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E.exit.i.i.i" ]
  store i64 %_2.i.i.i.i.i.i.i.i.i.i.i144, ptr %ptr.sroa.0.0.lcssa22.i.i.i, align 8, !noalias !173
  %_7.sroa.5.0.ptr.sroa.0.0.lcssa22.i.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %ptr.sroa.0.0.lcssa22.i.i.i, i64 8
  store ptr %38, ptr %_7.sroa.5.0.ptr.sroa.0.0.lcssa22.i.sroa_idx.i.i, align 8, !noalias !173
  %_7.sroa.7.0.ptr.sroa.0.0.lcssa22.i.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %ptr.sroa.0.0.lcssa22.i.i.i, i64 16
  store i64 %_2.i.i.i.i.i.i.i.i.i.i.i144, ptr %_7.sroa.7.0.ptr.sroa.0.0.lcssa22.i.sroa_idx.i.i, align 8, !noalias !173
  br label %bb6.i

bb1.loopexit.i:                                   ; preds = %bb2.loopexit.i
  %exitcond58.not.i = icmp eq i64 %44, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %exitcond58.not.i, label %_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE.exit, label %bb6.i

bb6.i:                                            ; preds = %bb1.loopexit.i, %bb6.lr.ph.i
  %iter.sroa.0.040.i = phi i64 [ 0, %bb6.lr.ph.i ], [ %44, %bb1.loopexit.i ]
  %44 = add nuw nsw i64 %iter.sroa.0.040.i, 1
  %_14.i = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %power.sroa.6.0102, i64 %iter.sroa.0.040.i
  %45 = getelementptr inbounds nuw i8, ptr %_14.i, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %_14.i, i64 8
  %_19.i = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %40, i64 %iter.sroa.0.040.i
  %47 = getelementptr inbounds nuw i8, ptr %_19.i, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %_19.i, i64 8
  br label %bb8.i

bb2.loopexit.i:                                   ; preds = %bb17.i
  %exitcond57.not.i = icmp eq i64 %49, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %exitcond57.not.i, label %bb1.loopexit.i, label %bb8.i

bb8.i:                                            ; preds = %bb2.loopexit.i, %bb6.i
  %iter1.sroa.0.038.i = phi i64 [ 0, %bb6.i ], [ %49, %bb2.loopexit.i ]
  %49 = add nuw nsw i64 %iter1.sroa.0.038.i, 1
  br label %bb10.i

bb10.i:                                           ; preds = %bb17.i, %bb8.i
  %iter2.sroa.0.037.i = phi i64 [ 0, %bb8.i ], [ %50, %bb17.i ]
  %50 = add nuw nsw i64 %iter2.sroa.0.037.i, 1
  %_39.i = load i64, ptr %45, align 8, !noalias !174, !noundef !60
  %_41.i = icmp ult i64 %iter2.sroa.0.037.i, %_39.i
  br i1 %_41.i, label %bb13.i, label %panic3.i

bb13.i:                                           ; preds = %bb10.i
  %_40.i = load ptr, ptr %46, align 8, !noalias !174, !nonnull !60, !noundef !60
  %_13.i = getelementptr inbounds nuw double, ptr %_40.i, i64 %iter2.sroa.0.037.i
  %_12.i = load double, ptr %_13.i, align 8, !noalias !174, !noundef !60
  %exitcond.not.i29 = icmp eq i64 %iter2.sroa.0.037.i, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %exitcond.not.i29, label %panic4.i, label %bb14.i

panic3.i:                                         ; preds = %bb10.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %iter2.sroa.0.037.i, i64 noundef %_39.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_bfdc6899ce74115d73a962e9bbe2a762) #11, !noalias !174
  unreachable

bb14.i:                                           ; preds = %bb13.i
  %_17.i = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %vector.i.sroa.5.0142, i64 %iter2.sroa.0.037.i
  %51 = getelementptr inbounds nuw i8, ptr %_17.i, i64 16
  %_49.i = load i64, ptr %51, align 8, !noalias !174, !noundef !60
  %_51.i = icmp ult i64 %iter1.sroa.0.038.i, %_49.i
  br i1 %_51.i, label %bb15.i, label %panic5.i

panic4.i:                                         ; preds = %bb13.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_2.i.i.i.i.i.i.i.i.i.i.i144, i64 noundef %_2.i.i.i.i.i.i.i.i.i.i.i144, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_fdffd2ed2f4718f4cfa37c133358dc53) #11, !noalias !174
  unreachable

bb15.i:                                           ; preds = %bb14.i
  %_61.i = load i64, ptr %47, align 8, !noalias !174, !noundef !60
  %_63.i = icmp ult i64 %iter1.sroa.0.038.i, %_61.i
  br i1 %_63.i, label %bb17.i, label %panic7.i

panic5.i:                                         ; preds = %bb14.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %iter1.sroa.0.038.i, i64 noundef %_49.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d6946412bd2c9ada38afcca2607b683f) #11, !noalias !174
  unreachable

bb17.i:                                           ; preds = %bb15.i
  %52 = getelementptr inbounds nuw i8, ptr %_17.i, i64 8
  %_50.i = load ptr, ptr %52, align 8, !noalias !174, !nonnull !60, !noundef !60
  %_16.i = getelementptr inbounds nuw double, ptr %_50.i, i64 %iter1.sroa.0.038.i
  %_15.i = load double, ptr %_16.i, align 8, !noalias !174, !noundef !60
  %_11.i = fmul double %_12.i, %_15.i
  %_62.i = load ptr, ptr %48, align 8, !noalias !174, !nonnull !60, !noundef !60
  %_18.i = getelementptr inbounds nuw double, ptr %_62.i, i64 %iter1.sroa.0.038.i
  %53 = load double, ptr %_18.i, align 8, !noalias !174, !noundef !60
  %54 = fadd double %_11.i, %53
  store double %54, ptr %_18.i, align 8, !noalias !174
  %exitcond56.not.i = icmp eq i64 %50, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %exitcond56.not.i, label %bb2.loopexit.i, label %bb10.i

panic7.i:                                         ; preds = %bb15.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %iter1.sroa.0.038.i, i64 noundef %_61.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7e125b2b2f89b27a1f7a07db2918608f) #11, !noalias !174
  unreachable

_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE.exit: ; preds = %bb1.loopexit.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !175)
  br label %bb2.i.i.i35

bb2.i.i.i35:                                      ; preds = %_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE.exit, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42"
  %_3.sroa.0.04.i.i.i36 = phi i64 [ %55, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42" ], [ 0, %_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE.exit ]
  %_6.i.i.i37 = getelementptr inbounds nuw %"alloc::vec::Vec<f64>", ptr %power.sroa.6.0102, i64 %_3.sroa.0.04.i.i.i36
  %55 = add nuw i64 %_3.sroa.0.04.i.i.i36, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !178)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !181)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !184)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !187)
  %self1.i.i.i.i.i.i.i.i38 = load i64, ptr %_6.i.i.i37, align 8, !range !91, !alias.scope !190, !noalias !193, !noundef !60
  %56 = icmp eq i64 %self1.i.i.i.i.i.i.i.i38, 0
  br i1 %56, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42", label %bb2.i.i.i.i.i.i.i39

bb2.i.i.i.i.i.i.i39:                              ; preds = %bb2.i.i.i35
  %alloc_size.i.i.i.i.i.i.i.i40 = shl nuw i64 %self1.i.i.i.i.i.i.i.i38, 3
  %57 = getelementptr inbounds nuw i8, ptr %_6.i.i.i37, i64 8
  %self3.i.i.i.i.i.i.i.i41 = load ptr, ptr %57, align 8, !alias.scope !190, !noalias !193, !nonnull !60, !noundef !60
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self3.i.i.i.i.i.i.i.i41, i64 noundef %alloc_size.i.i.i.i.i.i.i.i40, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !199
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42": ; preds = %bb2.i.i.i.i.i.i.i39, %bb2.i.i.i35
  %_7.i.i.i43 = icmp eq i64 %55, %_2.i.i.i.i.i.i.i.i.i.i.i144
  br i1 %_7.i.i.i43, label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i44", label %bb2.i.i.i35

"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i44": ; preds = %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42", %bb10
  %_8.sroa.5.058 = phi ptr [ inttoptr (i64 8 to ptr), %bb10 ], [ %40, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42" ]
  %_8.sroa.0.057 = phi i64 [ 0, %bb10 ], [ %_2.i.i.i.i.i.i.i.i.i.i.i144, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E.exit.i.i.i42" ]
  %58 = icmp eq i64 %power.sroa.0.0101, 0
  br i1 %58, label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48", label %bb2.i.i.i.i46

bb2.i.i.i.i46:                                    ; preds = %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i44"
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %power.sroa.6.0102, i64 noundef %26, i64 noundef range(i64 1, -9223372036854775807) 8) #12, !noalias !200
  br label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48"

"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E.exit48": ; preds = %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E.exit.i44", %bb2.i.i.i.i46
  br i1 %_25, label %bb10, label %bb3.i6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #3

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #0

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #4

; __rustc::__rust_alloc_zeroed
; Function Attrs: nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #5

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!4 = !{!"branch_weights", i32 1718846098, i32 428637550}
!5 = !{!6, !8, !10}
!6 = distinct !{!6, !7, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE: %_0"}
!7 = distinct !{!7, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE"}
!8 = distinct !{!8, !9, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E: %_0"}
!9 = distinct !{!9, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E"}
!10 = distinct !{!10, !9, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h27f5e51bb3437b77E: %iterator"}
!11 = !{!8, !10}
!12 = !{!13, !15, !17, !18, !20, !21, !23, !24, !26, !27, !29, !30, !32, !33, !35, !8, !10}
!13 = distinct !{!13, !14, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE: %_0"}
!14 = distinct !{!14, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE"}
!15 = distinct !{!15, !16, !"_ZN22rust_matrix_of_vectors1f28_$u7b$$u7b$closure$u7d$$u7d$17h5b476aa2afb5b683E: %_0"}
!16 = distinct !{!16, !"_ZN22rust_matrix_of_vectors1f28_$u7b$$u7b$closure$u7d$$u7d$17h5b476aa2afb5b683E"}
!17 = distinct !{!17, !16, !"_ZN22rust_matrix_of_vectors1f28_$u7b$$u7b$closure$u7d$$u7d$17h5b476aa2afb5b683E: %row.0"}
!18 = distinct !{!18, !19, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E: %_1"}
!19 = distinct !{!19, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E"}
!20 = distinct !{!20, !19, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h707fd18cc516b1b4E: %elt.0"}
!21 = distinct !{!21, !22, !"_ZN4core4iter6traits8iterator8Iterator4fold17hc70a386f4d87ec20E: %self"}
!22 = distinct !{!22, !"_ZN4core4iter6traits8iterator8Iterator4fold17hc70a386f4d87ec20E"}
!23 = distinct !{!23, !22, !"_ZN4core4iter6traits8iterator8Iterator4fold17hc70a386f4d87ec20E: %f"}
!24 = distinct !{!24, !25, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha54efefaa5f5f9bcE: %self"}
!25 = distinct !{!25, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha54efefaa5f5f9bcE"}
!26 = distinct !{!26, !25, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha54efefaa5f5f9bcE: %g"}
!27 = distinct !{!27, !28, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hadad8901d5e8b279E: %self"}
!28 = distinct !{!28, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hadad8901d5e8b279E"}
!29 = distinct !{!29, !28, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hadad8901d5e8b279E: %f"}
!30 = distinct !{!30, !31, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h947feb1835dc5890E: %self"}
!31 = distinct !{!31, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h947feb1835dc5890E"}
!32 = distinct !{!32, !31, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h947feb1835dc5890E: %iterator"}
!33 = distinct !{!33, !34, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h0e064cd2ac6949caE: %self"}
!34 = distinct !{!34, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h0e064cd2ac6949caE"}
!35 = distinct !{!35, !34, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h0e064cd2ac6949caE: %iterator"}
!36 = !{!15, !17, !18, !20, !21, !23, !24, !26, !27, !29, !30, !32, !33, !35, !8, !10}
!37 = !{!15, !18, !21, !23, !24, !26, !27, !29, !30, !32, !33, !35, !8, !10}
!38 = !{!39, !41, !18, !20, !21, !23, !24, !26, !27, !29, !30, !32, !33, !35, !8, !10}
!39 = distinct !{!39, !40, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h4c8014215d942cd2E: %_1"}
!40 = distinct !{!40, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h4c8014215d942cd2E"}
!41 = distinct !{!41, !42, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hc0b1713ef726ed8aE: %_1"}
!42 = distinct !{!42, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hc0b1713ef726ed8aE"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h68b8da2a4e0501eaE: %s.0"}
!45 = distinct !{!45, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h68b8da2a4e0501eaE"}
!46 = !{!47, !49, !44, !50, !52}
!47 = distinct !{!47, !48, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE: %_0"}
!48 = distinct !{!48, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE"}
!49 = distinct !{!49, !45, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h68b8da2a4e0501eaE: %_0"}
!50 = distinct !{!50, !51, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE: %_0"}
!51 = distinct !{!51, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE"}
!52 = distinct !{!52, !51, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17ha6679a452268ef3fE: %self"}
!53 = !{!49, !44, !50, !52}
!54 = !{!55}
!55 = distinct !{!55, !56, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E: %self"}
!56 = distinct !{!56, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E"}
!57 = !{!55, !44}
!58 = !{!59, !49, !50, !52}
!59 = distinct !{!59, !56, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E: %_0"}
!60 = !{}
!61 = !{!62, !64, !66, !59, !55, !49, !44, !50, !52}
!62 = distinct !{!62, !63, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE: %_0"}
!63 = distinct !{!63, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE"}
!64 = distinct !{!64, !65, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17ha1107c6e9f4b8c04E: %v"}
!65 = distinct !{!65, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17ha1107c6e9f4b8c04E"}
!66 = distinct !{!66, !65, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17ha1107c6e9f4b8c04E: %s.0"}
!67 = !{!64, !66, !59, !55, !49, !44, !50, !52}
!68 = !{!64, !59, !55, !49, !44, !50, !52}
!69 = !{!70, !72, !74}
!70 = distinct !{!70, !71, !"_ZN22rust_matrix_of_vectors1f28_$u7b$$u7b$closure$u7d$$u7d$17hc548edef03d07f26E: %_1"}
!71 = distinct !{!71, !"_ZN22rust_matrix_of_vectors1f28_$u7b$$u7b$closure$u7d$$u7d$17hc548edef03d07f26E"}
!72 = distinct !{!72, !73, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE: %_1"}
!73 = distinct !{!73, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9059ba769ad3b1bbE"}
!74 = distinct !{!74, !75, !"_ZN4core4iter6traits8iterator8Iterator4fold17h3b9c8f15fb99252aE: argument 0"}
!75 = distinct !{!75, !"_ZN4core4iter6traits8iterator8Iterator4fold17h3b9c8f15fb99252aE"}
!76 = !{!77}
!77 = distinct !{!77, !78, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f64$GT$$u5d$$GT$17h92b3a0ce0a77e43eE: %_1.0"}
!78 = distinct !{!78, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f64$GT$$u5d$$GT$17h92b3a0ce0a77e43eE"}
!79 = !{!80}
!80 = distinct !{!80, !81, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E: %_1"}
!81 = distinct !{!81, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E"}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17hd681454208126ce1E: %_1"}
!84 = distinct !{!84, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17hd681454208126ce1E"}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h47f9f089779eebe8E: %self"}
!87 = distinct !{!87, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h47f9f089779eebe8E"}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E: %self"}
!90 = distinct !{!90, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E"}
!91 = !{i64 0, i64 -9223372036854775808}
!92 = !{!93, !89, !86, !83, !80, !77}
!93 = distinct !{!93, !94, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E: %self"}
!94 = distinct !{!94, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E"}
!95 = !{!96, !97, !99}
!96 = distinct !{!96, !94, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E: %_0"}
!97 = distinct !{!97, !98, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E: %self"}
!98 = distinct !{!98, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E"}
!99 = distinct !{!99, !100, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E: %_1"}
!100 = distinct !{!100, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E"}
!101 = !{!89, !86, !83, !80, !77, !97, !99}
!102 = !{!103, !105, !107, !99}
!103 = distinct !{!103, !104, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E: %self"}
!104 = distinct !{!104, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E"}
!105 = distinct !{!105, !106, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc629f1071ddd213E: %self"}
!106 = distinct !{!106, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc629f1071ddd213E"}
!107 = distinct !{!107, !108, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17h1d9fcfa15342ffaeE: %_1"}
!108 = distinct !{!108, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17h1d9fcfa15342ffaeE"}
!109 = !{!110}
!110 = distinct !{!110, !111, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f64$GT$$u5d$$GT$17h92b3a0ce0a77e43eE: %_1.0"}
!111 = distinct !{!111, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f64$GT$$u5d$$GT$17h92b3a0ce0a77e43eE"}
!112 = !{!113}
!113 = distinct !{!113, !114, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E: %_1"}
!114 = distinct !{!114, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E"}
!115 = !{!116}
!116 = distinct !{!116, !117, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17hd681454208126ce1E: %_1"}
!117 = distinct !{!117, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17hd681454208126ce1E"}
!118 = !{!119}
!119 = distinct !{!119, !120, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h47f9f089779eebe8E: %self"}
!120 = distinct !{!120, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h47f9f089779eebe8E"}
!121 = !{!122}
!122 = distinct !{!122, !123, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E: %self"}
!123 = distinct !{!123, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E"}
!124 = !{!125, !122, !119, !116, !113, !110}
!125 = distinct !{!125, !126, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E: %self"}
!126 = distinct !{!126, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E"}
!127 = !{!128, !129, !131}
!128 = distinct !{!128, !126, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E: %_0"}
!129 = distinct !{!129, !130, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E: %self"}
!130 = distinct !{!130, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E"}
!131 = distinct !{!131, !132, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E: %_1"}
!132 = distinct !{!132, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E"}
!133 = !{!122, !119, !116, !113, !110, !129, !131}
!134 = !{!135, !137, !139, !131}
!135 = distinct !{!135, !136, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E: %self"}
!136 = distinct !{!136, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E"}
!137 = distinct !{!137, !138, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc629f1071ddd213E: %self"}
!138 = distinct !{!138, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc629f1071ddd213E"}
!139 = distinct !{!139, !140, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17h1d9fcfa15342ffaeE: %_1"}
!140 = distinct !{!140, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17h1d9fcfa15342ffaeE"}
!141 = !{!142, !144, !146, !148, !149}
!142 = distinct !{!142, !143, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE: %_0"}
!143 = distinct !{!143, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE"}
!144 = distinct !{!144, !145, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h97de304b85594610E: %_0"}
!145 = distinct !{!145, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h97de304b85594610E"}
!146 = distinct !{!146, !147, !"_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE: %c"}
!147 = distinct !{!147, !"_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE"}
!148 = distinct !{!148, !147, !"_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE: %a"}
!149 = distinct !{!149, !147, !"_ZN22rust_matrix_of_vectors7product17hc464f59ed26e24acE: %b"}
!150 = !{!144, !146, !148, !149}
!151 = !{!152, !154, !156, !146, !148, !149}
!152 = distinct !{!152, !153, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE: %_0"}
!153 = distinct !{!153, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE"}
!154 = distinct !{!154, !155, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2dc96c9c5772f5f0E: %_0"}
!155 = distinct !{!155, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2dc96c9c5772f5f0E"}
!156 = distinct !{!156, !155, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2dc96c9c5772f5f0E: %elem"}
!157 = !{!154, !156, !146, !148, !149}
!158 = !{!159, !161, !163, !164, !166, !167, !169, !154, !156, !146, !148, !149}
!159 = distinct !{!159, !160, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE: %_0"}
!160 = distinct !{!160, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hdb733072e904559fE"}
!161 = distinct !{!161, !162, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17ha1107c6e9f4b8c04E: %v"}
!162 = distinct !{!162, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17ha1107c6e9f4b8c04E"}
!163 = distinct !{!163, !162, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17ha1107c6e9f4b8c04E: %s.0"}
!164 = distinct !{!164, !165, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E: %_0"}
!165 = distinct !{!165, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E"}
!166 = distinct !{!166, !165, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h05e17d116ac8ff23E: %self"}
!167 = distinct !{!167, !168, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h9412f20f8dc77533E: %self"}
!168 = distinct !{!168, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h9412f20f8dc77533E"}
!169 = distinct !{!169, !168, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h9412f20f8dc77533E: %value"}
!170 = !{!161, !163, !164, !166, !167, !169, !154, !156, !146, !148, !149}
!171 = !{!161, !164, !166, !167, !169, !154, !156, !146, !148, !149}
!172 = !{!167, !169, !154, !156, !146, !148, !149}
!173 = !{!167, !154, !156, !146, !148, !149}
!174 = !{!146, !148, !149}
!175 = !{!176}
!176 = distinct !{!176, !177, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f64$GT$$u5d$$GT$17h92b3a0ce0a77e43eE: %_1.0"}
!177 = distinct !{!177, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f64$GT$$u5d$$GT$17h92b3a0ce0a77e43eE"}
!178 = !{!179}
!179 = distinct !{!179, !180, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E: %_1"}
!180 = distinct !{!180, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17hec46e5bf27b3dd65E"}
!181 = !{!182}
!182 = distinct !{!182, !183, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17hd681454208126ce1E: %_1"}
!183 = distinct !{!183, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f64$GT$$GT$17hd681454208126ce1E"}
!184 = !{!185}
!185 = distinct !{!185, !186, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h47f9f089779eebe8E: %self"}
!186 = distinct !{!186, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h47f9f089779eebe8E"}
!187 = !{!188}
!188 = distinct !{!188, !189, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E: %self"}
!189 = distinct !{!189, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E"}
!190 = !{!191, !188, !185, !182, !179, !176}
!191 = distinct !{!191, !192, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E: %self"}
!192 = distinct !{!192, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E"}
!193 = !{!194, !195, !197}
!194 = distinct !{!194, !192, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h9b6d5641c3f6cfa8E: %_0"}
!195 = distinct !{!195, !196, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E: %self"}
!196 = distinct !{!196, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h399ae739cbabd910E"}
!197 = distinct !{!197, !198, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E: %_1"}
!198 = distinct !{!198, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17hda3d129e5c335361E"}
!199 = !{!188, !185, !182, !179, !176, !195, !197}
!200 = !{!201, !203, !205, !197}
!201 = distinct !{!201, !202, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E: %self"}
!202 = distinct !{!202, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h93fea439cd9685c4E"}
!203 = distinct !{!203, !204, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc629f1071ddd213E: %self"}
!204 = distinct !{!204, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc629f1071ddd213E"}
!205 = distinct !{!205, !206, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17h1d9fcfa15342ffaeE: %_1"}
!206 = distinct !{!206, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f64$GT$$GT$$GT$17h1d9fcfa15342ffaeE"}
