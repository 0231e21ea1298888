target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_8bc6eef855a1f0711d7ed65e770f6d09 = private unnamed_addr constant [17 x i8] c"rust_closures.rs\00", align 1
@alloc_e1a81d5f3ce87fe7a9d97a6e94372926 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8bc6eef855a1f0711d7ed65e770f6d09, [16 x i8] c"\10\00\00\00\00\00\00\00\22\00\00\00\1D\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h219c72977dc8df14E", ptr @"_ZN13rust_closures1g28_$u7b$$u7b$closure$u7d$$u7d$17h73bf187eb1d2b422E", ptr @"_ZN13rust_closures1g28_$u7b$$u7b$closure$u7d$$u7d$17h73bf187eb1d2b422E" }>, align 8
@alloc_942db1aa25b0fd78ead56107d0150582 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8bc6eef855a1f0711d7ed65e770f6d09, [16 x i8] c"\10\00\00\00\00\00\00\00#\00\00\00G\00\00\00" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc62860569bbcb8feE", ptr @_ZN4core3ops8function2Fn4call17h751c12bb928c39fdE, ptr @_ZN4core3ops8function2Fn4call17h751c12bb928c39fdE }>, align 8
@vtable.2 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc48d075c451f08ddE", ptr @"_ZN13rust_closures1h28_$u7b$$u7b$closure$u7d$$u7d$17ha009c1e322b03f08E", ptr @"_ZN13rust_closures1h28_$u7b$$u7b$closure$u7d$$u7d$17ha009c1e322b03f08E" }>, align 8
@vtable.3 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h0dbde89a2adb25a4E", ptr @_ZN4core3ops8function5FnMut8call_mut17h6f11871a8182539bE, ptr @_ZN4core3ops8function2Fn4call17h5a3a9421e93fb01fE }>, align 8

; rust_closures::g::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef double @"_ZN13rust_closures1g28_$u7b$$u7b$closure$u7d$$u7d$17h73bf187eb1d2b422E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1, double noundef %v) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_8 = load ptr, ptr %0, align 8, !nonnull !3, !align !4, !noundef !3
  %_5 = load i64, ptr %_8, align 8, !noundef !3
  %_6 = icmp ult i64 %_5, 3
  br i1 %_6, label %bb1, label %panic

bb1:                                              ; preds = %start
  %_9 = load ptr, ptr %_1, align 8, !nonnull !3, !align !4, !noundef !3
  %1 = getelementptr inbounds nuw ptr, ptr %_9, i64 %_5
  %_4 = load ptr, ptr %1, align 8, !nonnull !3, !noundef !3
  %_3 = tail call noundef double %_4(double noundef %v) #12
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %_10 = load ptr, ptr %2, align 8, !nonnull !3, !align !4, !noundef !3
  %_7 = load double, ptr %_10, align 8, !noundef !3
  %_0 = fmul double %_3, %_7
  ret double %_0

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_5, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e1a81d5f3ce87fe7a9d97a6e94372926) #13
  unreachable
}

; rust_closures::h::{{closure}}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZN13rust_closures1h28_$u7b$$u7b$closure$u7d$$u7d$17ha009c1e322b03f08E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1, double noundef %v) unnamed_addr #1 {
start:
  %_3 = load double, ptr %_1, align 8, !noundef !3
  %_0 = fmul double %v, %_3
  ret double %_0
}

; core::ops::function::Fn::call
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal noundef double @_ZN4core3ops8function2Fn4call17h5a3a9421e93fb01fE(ptr noalias nonnull readonly align 1 captures(none) %_1, double noundef %0) unnamed_addr #2 {
start:
  %1 = tail call noundef double @llvm.sin.f64(double %0)
  ret double %1
}

; core::ops::function::Fn::call
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef double @_ZN4core3ops8function2Fn4call17h751c12bb928c39fdE(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1, double noundef %0) unnamed_addr #0 {
start:
  %1 = load ptr, ptr %_1, align 8, !nonnull !3, !noundef !3
  %_0 = tail call noundef double %1(double noundef %0) #12
  ret double %_0
}

; core::ops::function::FnMut::call_mut
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal noundef double @_ZN4core3ops8function5FnMut8call_mut17h6f11871a8182539bE(ptr noalias nonnull readnone align 1 captures(none) %_1, double noundef %0) unnamed_addr #2 {
start:
  %1 = tail call noundef double @llvm.sin.f64(double %0)
  ret double %1
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal noundef double @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h0dbde89a2adb25a4E"(ptr readnone captures(none) %_1, double noundef %0) unnamed_addr #2 {
start:
  %1 = tail call noundef double @llvm.sin.f64(double %0)
  ret double %1
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef double @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h219c72977dc8df14E"(ptr noundef readonly captures(none) %_1, double noundef %0) unnamed_addr #0 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_8.i.i = load ptr, ptr %1, align 8, !alias.scope !11, !nonnull !3, !align !4, !noundef !3
  %_5.i.i = load i64, ptr %_8.i.i, align 8, !noalias !11, !noundef !3
  %_6.i.i = icmp ult i64 %_5.i.i, 3
  br i1 %_6.i.i, label %_ZN4core3ops8function6FnOnce9call_once17h24c757293fd982deE.exit, label %panic.i.i

panic.i.i:                                        ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_5.i.i, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e1a81d5f3ce87fe7a9d97a6e94372926) #13, !noalias !11
  unreachable

_ZN4core3ops8function6FnOnce9call_once17h24c757293fd982deE.exit: ; preds = %start
  %_9.i.i = load ptr, ptr %_1, align 8, !alias.scope !11, !nonnull !3, !align !4, !noundef !3
  %2 = getelementptr inbounds nuw ptr, ptr %_9.i.i, i64 %_5.i.i
  %_4.i.i = load ptr, ptr %2, align 8, !noalias !11, !nonnull !3, !noundef !3
  %_3.i.i = tail call noundef double %_4.i.i(double noundef %0) #12, !noalias !11
  %3 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %_10.i.i = load ptr, ptr %3, align 8, !alias.scope !11, !nonnull !3, !align !4, !noundef !3
  %_7.i.i = load double, ptr %_10.i.i, align 8, !noalias !11, !noundef !3
  %_0.i.i = fmul double %_3.i.i, %_7.i.i
  ret double %_0.i.i
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc48d075c451f08ddE"(ptr noundef readonly captures(none) %_1, double noundef %0) unnamed_addr #1 {
start:
  %1 = load double, ptr %_1, align 8, !noundef !3
  %_0.i.i = fmul double %0, %1
  ret double %_0.i.i
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef double @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc62860569bbcb8feE"(ptr noundef readonly captures(none) %_1, double noundef %0) unnamed_addr #0 {
start:
  %1 = load ptr, ptr %_1, align 8, !nonnull !3, !noundef !3
  %_0.i = tail call noundef double %1(double noundef %0) #12
  ret double %_0.i
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal noundef double @_ZN4core3ops8function6FnOnce9call_once17h70a5ef07dceafc8dE(double noundef %0) unnamed_addr #2 {
start:
  %1 = tail call noundef double @llvm.sin.f64(double %0)
  ret double %1
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal noundef double @_ZN4core3ops8function6FnOnce9call_once17ha890e3f6fe38ac44E(double noundef %0) unnamed_addr #2 {
start:
  %_3.i = fadd double %0, 1.000000e+00
  %_0.i = fdiv double 1.000000e+00, %_3.i
  ret double %_0.i
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal noundef double @_ZN4core3ops8function6FnOnce9call_once17hb700b5df9953c939E(double noundef %0) unnamed_addr #2 {
start:
  %_0.i = fmul double %0, %0
  ret double %_0.i
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable
define noundef double @f(ptr noalias noundef nonnull readonly align 8 captures(address) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1, double noundef %0) unnamed_addr #3 {
start:
  %_13.idx.i = shl nuw nsw i64 %x.1, 3
  %_13.i = getelementptr inbounds nuw i8, ptr %x.0, i64 %_13.idx.i
  %_201.i = icmp eq i64 %x.1, 0
  br i1 %_201.i, label %_ZN13rust_closures5apply17h84d159d976aad221E.exit, label %bb5.i.preheader

bb5.i.preheader:                                  ; preds = %start
  %1 = add nsw i64 %_13.idx.i, -8
  %2 = lshr exact i64 %1, 3
  %3 = add nuw nsw i64 %2, 1
  %xtraiter = and i64 %3, 3
  %4 = and i64 %1, 24
  %lcmp.mod.not = icmp eq i64 %4, 24
  br i1 %lcmp.mod.not, label %bb5.i.prol.loopexit, label %bb5.i.prol

bb5.i.prol:                                       ; preds = %bb5.i.preheader, %bb5.i.prol
  %iter.sroa.0.02.i.prol = phi ptr [ %_26.i.prol, %bb5.i.prol ], [ %x.0, %bb5.i.preheader ]
  %5 = phi double [ %6, %bb5.i.prol ], [ 1.000000e+00, %bb5.i.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb5.i.prol ], [ 0, %bb5.i.preheader ]
  %_26.i.prol = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i.prol, i64 8
  %v.i.prol = load double, ptr %iter.sroa.0.02.i.prol, align 8, !alias.scope !12, !noalias !15, !noundef !3
  %_3.i.i.prol = fmul double %0, %5
  %_6.i.i.prol = fmul double %v.i.prol, %v.i.prol
  %6 = fadd double %_3.i.i.prol, %_6.i.i.prol
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %bb5.i.prol.loopexit, label %bb5.i.prol, !llvm.loop !18

bb5.i.prol.loopexit:                              ; preds = %bb5.i.prol, %bb5.i.preheader
  %v.i.lcssa.unr = phi double [ poison, %bb5.i.preheader ], [ %v.i.prol, %bb5.i.prol ]
  %.lcssa.unr = phi double [ poison, %bb5.i.preheader ], [ %6, %bb5.i.prol ]
  %iter.sroa.0.02.i.unr = phi ptr [ %x.0, %bb5.i.preheader ], [ %_26.i.prol, %bb5.i.prol ]
  %.unr = phi double [ 1.000000e+00, %bb5.i.preheader ], [ %6, %bb5.i.prol ]
  %7 = icmp ult i64 %1, 24
  br i1 %7, label %bb1.bb4_crit_edge.i, label %bb5.i

bb5.i:                                            ; preds = %bb5.i.prol.loopexit, %bb5.i
  %iter.sroa.0.02.i = phi ptr [ %_26.i.3, %bb5.i ], [ %iter.sroa.0.02.i.unr, %bb5.i.prol.loopexit ]
  %8 = phi double [ %12, %bb5.i ], [ %.unr, %bb5.i.prol.loopexit ]
  %_26.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i, i64 8
  %v.i = load double, ptr %iter.sroa.0.02.i, align 8, !alias.scope !12, !noalias !15, !noundef !3
  %_3.i.i = fmul double %0, %8
  %_6.i.i = fmul double %v.i, %v.i
  %9 = fadd double %_3.i.i, %_6.i.i
  %_26.i.1 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i, i64 16
  %v.i.1 = load double, ptr %_26.i, align 8, !alias.scope !12, !noalias !15, !noundef !3
  %_3.i.i.1 = fmul double %0, %9
  %_6.i.i.1 = fmul double %v.i.1, %v.i.1
  %10 = fadd double %_3.i.i.1, %_6.i.i.1
  %_26.i.2 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i, i64 24
  %v.i.2 = load double, ptr %_26.i.1, align 8, !alias.scope !12, !noalias !15, !noundef !3
  %_3.i.i.2 = fmul double %0, %10
  %_6.i.i.2 = fmul double %v.i.2, %v.i.2
  %11 = fadd double %_3.i.i.2, %_6.i.i.2
  %_26.i.3 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i, i64 32
  %v.i.3 = load double, ptr %_26.i.2, align 8, !alias.scope !12, !noalias !15, !noundef !3
  %_3.i.i.3 = fmul double %0, %11
  %_6.i.i.3 = fmul double %v.i.3, %v.i.3
  %12 = fadd double %_3.i.i.3, %_6.i.i.3
  %_20.i.3 = icmp eq ptr %_26.i.3, %_13.i
  br i1 %_20.i.3, label %bb1.bb4_crit_edge.i, label %bb5.i

bb1.bb4_crit_edge.i:                              ; preds = %bb5.i, %bb5.i.prol.loopexit
  %v.i.lcssa = phi double [ %v.i.lcssa.unr, %bb5.i.prol.loopexit ], [ %v.i.3, %bb5.i ]
  %.lcssa = phi double [ %.lcssa.unr, %bb5.i.prol.loopexit ], [ %12, %bb5.i ]
  %13 = tail call double @llvm.cos.f64(double %.lcssa)
  %_0.i.le.i = fmul double %v.i.lcssa, %13
  br label %_ZN13rust_closures5apply17h84d159d976aad221E.exit

_ZN13rust_closures5apply17h84d159d976aad221E.exit: ; preds = %start, %bb1.bb4_crit_edge.i
  %memory.sroa.0.0 = phi double [ 1.000000e+00, %start ], [ %.lcssa, %bb1.bb4_crit_edge.i ]
  %last.sroa.0.0.lcssa.i = phi double [ 0.000000e+00, %start ], [ %_0.i.le.i, %bb1.bb4_crit_edge.i ]
  %_11 = fmul double %0, %last.sroa.0.0.lcssa.i
  %14 = tail call double @llvm.exp.f64(double %_11)
  %_0 = fadd double %memory.sroa.0.0, %14
  ret double %_0
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @g(double noundef %0, i64 noundef %1) unnamed_addr #4 {
start:
  %weighted = alloca [24 x i8], align 8
  %table = alloca [24 x i8], align 8
  %k = alloca [8 x i8], align 8
  %x = alloca [8 x i8], align 8
  store double %0, ptr %x, align 8
  store i64 %1, ptr %k, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %table)
  store ptr @_ZN4core3ops8function6FnOnce9call_once17hb700b5df9953c939E, ptr %table, align 8
  %2 = getelementptr inbounds nuw i8, ptr %table, i64 8
  store ptr @_ZN4core3ops8function6FnOnce9call_once17h70a5ef07dceafc8dE, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %table, i64 16
  store ptr @_ZN4core3ops8function6FnOnce9call_once17ha890e3f6fe38ac44E, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %weighted)
  store ptr %table, ptr %weighted, align 8
  %4 = getelementptr inbounds nuw i8, ptr %weighted, i64 8
  store ptr %k, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %weighted, i64 16
  store ptr %x, ptr %5, align 8
  %6 = icmp eq i64 %1, 1
  br i1 %6, label %bb4, label %bb2

bb2:                                              ; preds = %start
  %_14 = icmp ult i64 %1, 3
  br i1 %_14, label %bb3, label %panic

bb4:                                              ; preds = %start, %bb3
  %chosen.sroa.4.0 = phi ptr [ @vtable.1, %bb3 ], [ @vtable.0, %start ]
  %chosen.sroa.0.0 = phi ptr [ %_13, %bb3 ], [ %weighted, %start ]
  %7 = getelementptr inbounds nuw i8, ptr %chosen.sroa.4.0, i64 40
  %8 = load ptr, ptr %7, align 8, !invariant.load !3, !nonnull !3
  %_15 = call noundef double %8(ptr noundef nonnull align 1 %chosen.sroa.0.0, double noundef %0) #14
  %9 = load double, ptr %x, align 8, !noundef !3
  %_19 = fmul double %9, 2.000000e+00
  %_17 = call noundef double %8(ptr noundef nonnull align 1 %chosen.sroa.0.0, double noundef %_19) #14
  %_0 = fadd double %_15, %_17
  call void @llvm.lifetime.end.p0(ptr nonnull %weighted)
  call void @llvm.lifetime.end.p0(ptr nonnull %table)
  ret double %_0

bb3:                                              ; preds = %bb2
  %_13 = getelementptr inbounds nuw ptr, ptr %table, i64 %1
  br label %bb4

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %1, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_942db1aa25b0fd78ead56107d0150582) #13
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @h(double noundef %x, i64 noundef %k) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %k, 1
  br i1 %0, label %bb1, label %bb5

bb1:                                              ; preds = %start
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12
; call __rustc::__rust_alloc
  %1 = tail call noundef align 8 dereferenceable_or_null(8) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9) 8, i64 noundef range(i64 1, 9) 8) #12
  %2 = icmp eq ptr %1, null
  br i1 %2, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !prof !20

bb2.i:                                            ; preds = %bb1
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 8) #15
  unreachable

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %bb1
  store double %x, ptr %1, align 8
  br label %bb5

bb5:                                              ; preds = %start, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
  %_4.sroa.3.0 = phi ptr [ @vtable.2, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ @vtable.3, %start ]
  %_4.sroa.0.0 = phi ptr [ %1, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ inttoptr (i64 1 to ptr), %start ]
  %3 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 40
  %4 = load ptr, ptr %3, align 8, !invariant.load !3, !nonnull !3
  %_8 = tail call noundef double %4(ptr noundef nonnull align 1 %_4.sroa.0.0, double noundef %x) #14
  %_12 = fmul double %x, 2.000000e+00
  %_10 = tail call noundef double %4(ptr noundef nonnull align 1 %_4.sroa.0.0, double noundef %_12) #14
  %5 = load ptr, ptr %_4.sroa.3.0, align 8, !invariant.load !3, !noalias !21
  %.not.i = icmp eq ptr %5, null
  br i1 %.not.i, label %bb2.i2, label %is_not_null.i

is_not_null.i:                                    ; preds = %bb5
  tail call void %5(ptr noundef nonnull %_4.sroa.0.0) #14, !noalias !21
  br label %bb2.i2

bb2.i2:                                           ; preds = %is_not_null.i, %bb5
  %6 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 8
  %7 = load i64, ptr %6, align 8, !range !24, !invariant.load !3, !noalias !25
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17h6e2ca2b03fbd9f3bE.exit", label %bb1.i.i

bb1.i.i:                                          ; preds = %bb2.i2
  %9 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 16
  %10 = load i64, ptr %9, align 8, !range !28, !invariant.load !3, !noalias !25
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_4.sroa.0.0, i64 noundef range(i64 1, -9223372036854775808) %7, i64 noundef range(i64 1, 536870913) %10) #12, !noalias !25
  br label %"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17h6e2ca2b03fbd9f3bE.exit"

"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17h6e2ca2b03fbd9f3bE.exit": ; preds = %bb2.i2, %bb1.i.i
  %_0 = fadd double %_8, %_10
  ret double %_0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #4

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #7

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #8

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #6

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { inlinehint nounwind }
attributes #15 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i64 8}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN4core3ops8function6FnOnce9call_once17h24c757293fd982deE: %_1"}
!7 = distinct !{!7, !"_ZN4core3ops8function6FnOnce9call_once17h24c757293fd982deE"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN13rust_closures1g28_$u7b$$u7b$closure$u7d$$u7d$17h73bf187eb1d2b422E: %_1"}
!10 = distinct !{!10, !"_ZN13rust_closures1g28_$u7b$$u7b$closure$u7d$$u7d$17h73bf187eb1d2b422E"}
!11 = !{!9, !6}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN13rust_closures5apply17h84d159d976aad221E: %x.0"}
!14 = distinct !{!14, !"_ZN13rust_closures5apply17h84d159d976aad221E"}
!15 = !{!16, !17}
!16 = distinct !{!16, !14, !"_ZN13rust_closures5apply17h84d159d976aad221E: argument 1"}
!17 = distinct !{!17, !14, !"_ZN13rust_closures5apply17h84d159d976aad221E: argument 2"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!"branch_weights", !"expected", i32 1717128, i32 2145766520}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17h6e2ca2b03fbd9f3bE: %_1"}
!23 = distinct !{!23, !"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17h6e2ca2b03fbd9f3bE"}
!24 = !{i64 0, i64 -9223372036854775808}
!25 = !{!26, !22}
!26 = distinct !{!26, !27, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h3259f7d4a49d56ebE: %self"}
!27 = distinct !{!27, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h3259f7d4a49d56ebE"}
!28 = !{i64 1, i64 536870913}
