; ModuleID = 'parallel'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@printf_format = internal constant [17 x i8] c"num_threads: %d\0A\00"
@.const.pickledata.9d8bd6d541b3e336fd7917994940781bc68a3a8a = internal constant [112 x i8] c"\80\04\95e\00\00\00\00\00\00\00\8C\08builtins\94\8C\0CRuntimeError\94\93\94\8C@Invalid number of threads. This likely indicates a bug in Numba.\94\85\94N\87\94."
@.const.pickledata.9d8bd6d541b3e336fd7917994940781bc68a3a8a.sha1 = internal constant [20 x i8] c"\9D\8B\D6\D5A\B3\E36\FDy\17\99I@x\1B\C6\8A:\8A"
@.const.picklebuf.9d8bd6d541b3e336fd7917994940781bc68a3a8a = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.9d8bd6d541b3e336fd7917994940781bc68a3a8a, i32 112, ptr @.const.pickledata.9d8bd6d541b3e336fd7917994940781bc68a3a8a.sha1, ptr null, i32 0 }
@.const.parallel = internal constant [9 x i8] c"parallel\00"
@_ZN08NumbaEnv8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@".const.missing Environment: _ZN08NumbaEnv8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE" = internal constant [184 x i8] c"missing Environment: _ZN08NumbaEnv8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE\00"
@".const.can't unbox array from PyObject into native value.  The object maybe of a different type" = internal constant [89 x i8] c"can't unbox array from PyObject into native value.  The object maybe of a different type\00"
@".const.Error creating Python tuple from runtime exception arguments" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@".const.Error creating Python tuple from runtime exception arguments.1" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@".const.<numba.core.cpu.CPUContext>" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@_ZN08NumbaEnv5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v115B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi1EE18dtype_28float64_29 = common local_unnamed_addr global ptr null
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1, ptr null, i32 0 }
@_ZN08NumbaEnv5numba2np8arrayobj15_call_allocatorB3v12B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v13B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj = common local_unnamed_addr global ptr null
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }
@_ZN08NumbaEnv13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@PyExc_TypeError = external global i8
@PyExc_RuntimeError = external global i8
@_ZN08NumbaEnv5numba7parfors15parfor_lowering23_emit_binop_reduce_call12_3clocals_3e13reduction_addB4v117B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEy5ArrayIdLi1E1C7mutable7alignedEd = common local_unnamed_addr global ptr null

define range(i32 0, 2) i32 @_ZN8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.x.0, ptr readnone captures(none) %arg.x.1, i64 %arg.x.2, i64 %arg.x.3, ptr %arg.x.4, i64 %arg.x.5.0, i64 %arg.x.6.0) local_unnamed_addr {
B0:
  %.7.i = alloca i32, align 4
  %dim_starts = alloca i64, align 8
  %dim_stops = alloca i64, align 8
  %pargs130 = alloca [3 x ptr], align 8
  %pshape131 = alloca [4 x i64], align 8
  %psteps132 = alloca [6 x i64], align 8
  tail call void @NRT_incref(ptr %arg.x.0)
  %.51 = tail call i64 @get_num_threads()
  %.18.i = icmp slt i64 %.51, 0
  br i1 %.18.i, label %B0.if.if, label %B0.endif.endif.i, !prof !0

B0.endif.endif.i:                                 ; preds = %B0
  %const = bitcast i64 1152921504606846968 to i64
  %const_mat = add i64 %const, 7
  %.34.i = icmp samesign ugt i64 %.51, %const_mat
  br i1 %.34.i, label %B0.if.if, label %B0.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.i
  %.33.i = shl nuw nsw i64 %.51, 3
  %.7.i.i.i = tail call ptr @NRT_MemInfo_alloc_aligned(i64 %.33.i, i32 32), !noalias !1
  %.8.i.i.i = icmp eq ptr %.7.i.i.i, null
  br i1 %.8.i.i.i, label %B0.if.if, label %B0.endif, !prof !0

B0.endif:                                         ; preds = %B0.endif.endif.endif.i
  %.5.i.i = getelementptr i8, ptr %.7.i.i.i, i64 24
  %.6.i.i = load ptr, ptr %.5.i.i, align 8, !noalias !11
  %.121133.not = icmp eq i64 %.51, 0
  br i1 %.121133.not, label %for.end, label %for.body.preheader

for.body.preheader:                               ; preds = %B0.endif
  tail call void @llvm.memset.p0.i64(ptr align 8 %.6.i.i, i8 0, i64 %.33.i, i1 false)
  br label %for.end

common.ret:                                       ; preds = %for.end.endif.endif, %for.end.if, %B0.if.if
  %common.ret.op = phi i32 [ 1, %B0.if.if ], [ 1, %for.end.if ], [ 0, %for.end.endif.endif ]
  ret i32 %common.ret.op

B0.if.if:                                         ; preds = %B0.endif.endif.i, %B0, %B0.endif.endif.endif.i
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b, %B0 ]
  store ptr %excinfo.1.0.ph, ptr %excinfo, align 8
  br label %common.ret

for.end:                                          ; preds = %for.body.preheader, %B0.endif
  %.161 = add i64 %arg.x.5.0, -1
  store i64 0, ptr %dim_starts, align 8
  store i64 %.161, ptr %dim_stops, align 8
  %.166 = tail call i64 @get_num_threads()
  %.167 = tail call i64 @get_parallel_chunksize()
  %.168 = icmp slt i64 %.166, 1
  br i1 %.168, label %for.end.if, label %for.end.endif, !prof !0

for.end.if:                                       ; preds = %for.end
  %.171 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @printf_format, i64 %.166)
  store ptr @.const.picklebuf.9d8bd6d541b3e336fd7917994940781bc68a3a8a, ptr %excinfo, align 8, !numba_exception_output !12
  br label %common.ret

for.end.endif:                                    ; preds = %for.end
  %0 = icmp eq i64 %.51, 0
  %.177 = call i64 @get_sched_size(i64 %.166, i64 1, ptr nonnull %dim_starts, ptr nonnull %dim_stops)
  call void @set_parallel_chunksize(i64 0)
  %.179 = shl i64 %.177, 1
  %.180 = call ptr @allocate_sched(i64 %.179)
  %.185 = call ptr @do_scheduling_unsigned(i64 1, ptr nonnull %dim_starts, ptr nonnull %dim_stops, i64 %.177, ptr %.180, i64 0)
  store ptr %.180, ptr %pargs130, align 8
  %.192 = getelementptr inbounds nuw i8, ptr %pargs130, i64 8
  store ptr %arg.x.4, ptr %.192, align 8
  %.204 = getelementptr inbounds nuw i8, ptr %pargs130, i64 16
  store ptr %.6.i.i, ptr %.204, align 8
  store i64 %.177, ptr %pshape131, align 8
  %.236 = getelementptr inbounds nuw i8, ptr %pshape131, i64 8
  store i64 2, ptr %.236, align 8
  %.238 = getelementptr inbounds nuw i8, ptr %pshape131, i64 16
  store i64 %arg.x.5.0, ptr %.238, align 8
  %.240 = getelementptr inbounds nuw i8, ptr %pshape131, i64 24
  store i64 %.51, ptr %.240, align 8
  store i64 16, ptr %psteps132, align 8
  %.244 = getelementptr inbounds nuw i8, ptr %psteps132, i64 8
  %.248 = getelementptr inbounds nuw i8, ptr %psteps132, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.244, i8 0, i64 16, i1 false)
  store i64 8, ptr %.248, align 8
  %.250 = getelementptr inbounds nuw i8, ptr %psteps132, i64 32
  store i64 %arg.x.6.0, ptr %.250, align 8
  %.252 = getelementptr inbounds nuw i8, ptr %psteps132, i64 40
  store i64 8, ptr %.252, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.7.i)
  store i32 0, ptr %.7.i, align 4
  call void @numba_gil_ensure(ptr nonnull %.7.i)
  %.10.i = call ptr @PyEval_SaveThread()
  %.11.i = call i64 @get_num_threads()
  call void @numba_parallel_for(ptr nonnull @__gufunc__._ZN13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE, ptr nonnull %pargs130, ptr nonnull %pshape131, ptr nonnull %psteps132, ptr null, i64 3, i64 3, i64 %.11.i)
  call void @PyEval_RestoreThread(ptr %.10.i)
  call void @numba_gil_release(ptr nonnull %.7.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.7.i)
  call void @set_parallel_chunksize(i64 %.167)
  call void @deallocate_sched(ptr %.180)
  br i1 %0, label %for.end.endif.endif, label %B40.preheader.i

B40.preheader.i:                                  ; preds = %for.end.endif
  %xtraiter.i = and i64 %.51, 7
  %1 = icmp samesign ult i64 %.51, 8
  br i1 %1, label %B40.epil.preheader.i, label %B40.preheader.new.i

B40.preheader.new.i:                              ; preds = %B40.preheader.i
  %unroll_iter.i = and i64 %.51, %const
  %2 = add nsw i64 %.51, -8
  %3 = lshr i64 %2, 3
  %4 = add nuw nsw i64 %3, 1
  %xtraiter = and i64 %4, 3
  %5 = icmp ult i64 %2, 24
  br i1 %5, label %B40.i.epil.preheader, label %B40.preheader.new.i.new

B40.preheader.new.i.new:                          ; preds = %B40.preheader.new.i
  %unroll_iter = and i64 %4, 4611686018427387900
  br label %B40.i

B40.i:                                            ; preds = %B40.i, %B40.preheader.new.i.new
  %lsr.iv91 = phi i64 [ %lsr.iv.next92, %B40.i ], [ %unroll_iter, %B40.preheader.new.i.new ]
  %c.2.063.i = phi double [ 0.000000e+00, %B40.preheader.new.i.new ], [ %.170.7.i.3, %B40.i ]
  %.1105961.i = phi i64 [ 0, %B40.preheader.new.i.new ], [ %.117.7.i.3, %B40.i ]
  %sunkaddr = mul i64 %.1105961.i, 8
  %sunkaddr93 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr
  %.168.i = load double, ptr %sunkaddr93, align 8, !noalias !13
  %.170.i = fadd double %c.2.063.i, %.168.i
  %sunkaddr94 = mul i64 %.1105961.i, 8
  %sunkaddr95 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 8
  %.168.1.i = load double, ptr %sunkaddr96, align 8, !noalias !13
  %.170.1.i = fadd double %.170.i, %.168.1.i
  %sunkaddr97 = mul i64 %.1105961.i, 8
  %sunkaddr98 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 16
  %.168.2.i = load double, ptr %sunkaddr99, align 8, !noalias !13
  %.170.2.i = fadd double %.170.1.i, %.168.2.i
  %sunkaddr100 = mul i64 %.1105961.i, 8
  %sunkaddr101 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 24
  %.168.3.i = load double, ptr %sunkaddr102, align 8, !noalias !13
  %.170.3.i = fadd double %.170.2.i, %.168.3.i
  %sunkaddr103 = mul i64 %.1105961.i, 8
  %sunkaddr104 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 32
  %.168.4.i = load double, ptr %sunkaddr105, align 8, !noalias !13
  %.170.4.i = fadd double %.170.3.i, %.168.4.i
  %sunkaddr106 = mul i64 %.1105961.i, 8
  %sunkaddr107 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 40
  %.168.5.i = load double, ptr %sunkaddr108, align 8, !noalias !13
  %.170.5.i = fadd double %.170.4.i, %.168.5.i
  %sunkaddr109 = mul i64 %.1105961.i, 8
  %sunkaddr110 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 48
  %.168.6.i = load double, ptr %sunkaddr111, align 8, !noalias !13
  %.170.6.i = fadd double %.170.5.i, %.168.6.i
  %sunkaddr112 = mul i64 %.1105961.i, 8
  %sunkaddr113 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 56
  %.168.7.i = load double, ptr %sunkaddr114, align 8, !noalias !13
  %.170.7.i = fadd double %.170.6.i, %.168.7.i
  %sunkaddr115 = mul i64 %.1105961.i, 8
  %sunkaddr116 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 64
  %.168.i.1 = load double, ptr %sunkaddr117, align 8, !noalias !13
  %.170.i.1 = fadd double %.170.7.i, %.168.i.1
  %sunkaddr118 = mul i64 %.1105961.i, 8
  %sunkaddr119 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 72
  %.168.1.i.1 = load double, ptr %sunkaddr120, align 8, !noalias !13
  %.170.1.i.1 = fadd double %.170.i.1, %.168.1.i.1
  %sunkaddr121 = mul i64 %.1105961.i, 8
  %sunkaddr122 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 80
  %.168.2.i.1 = load double, ptr %sunkaddr123, align 8, !noalias !13
  %.170.2.i.1 = fadd double %.170.1.i.1, %.168.2.i.1
  %sunkaddr124 = mul i64 %.1105961.i, 8
  %sunkaddr125 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 88
  %.168.3.i.1 = load double, ptr %sunkaddr126, align 8, !noalias !13
  %.170.3.i.1 = fadd double %.170.2.i.1, %.168.3.i.1
  %sunkaddr127 = mul i64 %.1105961.i, 8
  %sunkaddr128 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 96
  %.168.4.i.1 = load double, ptr %sunkaddr129, align 8, !noalias !13
  %.170.4.i.1 = fadd double %.170.3.i.1, %.168.4.i.1
  %sunkaddr130 = mul i64 %.1105961.i, 8
  %sunkaddr131 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 104
  %.168.5.i.1 = load double, ptr %sunkaddr132, align 8, !noalias !13
  %.170.5.i.1 = fadd double %.170.4.i.1, %.168.5.i.1
  %sunkaddr133 = mul i64 %.1105961.i, 8
  %sunkaddr134 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 112
  %.168.6.i.1 = load double, ptr %sunkaddr135, align 8, !noalias !13
  %.170.6.i.1 = fadd double %.170.5.i.1, %.168.6.i.1
  %sunkaddr136 = mul i64 %.1105961.i, 8
  %sunkaddr137 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr136
  %sunkaddr138 = getelementptr i8, ptr %sunkaddr137, i64 120
  %.168.7.i.1 = load double, ptr %sunkaddr138, align 8, !noalias !13
  %.170.7.i.1 = fadd double %.170.6.i.1, %.168.7.i.1
  %sunkaddr139 = mul i64 %.1105961.i, 8
  %sunkaddr140 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr139
  %sunkaddr141 = getelementptr i8, ptr %sunkaddr140, i64 128
  %.168.i.2 = load double, ptr %sunkaddr141, align 8, !noalias !13
  %.170.i.2 = fadd double %.170.7.i.1, %.168.i.2
  %sunkaddr142 = mul i64 %.1105961.i, 8
  %sunkaddr143 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr142
  %sunkaddr144 = getelementptr i8, ptr %sunkaddr143, i64 136
  %.168.1.i.2 = load double, ptr %sunkaddr144, align 8, !noalias !13
  %.170.1.i.2 = fadd double %.170.i.2, %.168.1.i.2
  %sunkaddr145 = mul i64 %.1105961.i, 8
  %sunkaddr146 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 144
  %.168.2.i.2 = load double, ptr %sunkaddr147, align 8, !noalias !13
  %.170.2.i.2 = fadd double %.170.1.i.2, %.168.2.i.2
  %sunkaddr148 = mul i64 %.1105961.i, 8
  %sunkaddr149 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 152
  %.168.3.i.2 = load double, ptr %sunkaddr150, align 8, !noalias !13
  %.170.3.i.2 = fadd double %.170.2.i.2, %.168.3.i.2
  %sunkaddr151 = mul i64 %.1105961.i, 8
  %sunkaddr152 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 160
  %.168.4.i.2 = load double, ptr %sunkaddr153, align 8, !noalias !13
  %.170.4.i.2 = fadd double %.170.3.i.2, %.168.4.i.2
  %sunkaddr154 = mul i64 %.1105961.i, 8
  %sunkaddr155 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 168
  %.168.5.i.2 = load double, ptr %sunkaddr156, align 8, !noalias !13
  %.170.5.i.2 = fadd double %.170.4.i.2, %.168.5.i.2
  %sunkaddr157 = mul i64 %.1105961.i, 8
  %sunkaddr158 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr157
  %sunkaddr159 = getelementptr i8, ptr %sunkaddr158, i64 176
  %.168.6.i.2 = load double, ptr %sunkaddr159, align 8, !noalias !13
  %.170.6.i.2 = fadd double %.170.5.i.2, %.168.6.i.2
  %sunkaddr160 = mul i64 %.1105961.i, 8
  %sunkaddr161 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr160
  %sunkaddr162 = getelementptr i8, ptr %sunkaddr161, i64 184
  %.168.7.i.2 = load double, ptr %sunkaddr162, align 8, !noalias !13
  %.170.7.i.2 = fadd double %.170.6.i.2, %.168.7.i.2
  %sunkaddr163 = mul i64 %.1105961.i, 8
  %sunkaddr164 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr163
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr164, i64 192
  %.168.i.3 = load double, ptr %sunkaddr165, align 8, !noalias !13
  %.170.i.3 = fadd double %.170.7.i.2, %.168.i.3
  %sunkaddr166 = mul i64 %.1105961.i, 8
  %sunkaddr167 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 200
  %.168.1.i.3 = load double, ptr %sunkaddr168, align 8, !noalias !13
  %.170.1.i.3 = fadd double %.170.i.3, %.168.1.i.3
  %sunkaddr169 = mul i64 %.1105961.i, 8
  %sunkaddr170 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr169
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr170, i64 208
  %.168.2.i.3 = load double, ptr %sunkaddr171, align 8, !noalias !13
  %.170.2.i.3 = fadd double %.170.1.i.3, %.168.2.i.3
  %sunkaddr172 = mul i64 %.1105961.i, 8
  %sunkaddr173 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 216
  %.168.3.i.3 = load double, ptr %sunkaddr174, align 8, !noalias !13
  %.170.3.i.3 = fadd double %.170.2.i.3, %.168.3.i.3
  %sunkaddr175 = mul i64 %.1105961.i, 8
  %sunkaddr176 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr175
  %sunkaddr177 = getelementptr i8, ptr %sunkaddr176, i64 224
  %.168.4.i.3 = load double, ptr %sunkaddr177, align 8, !noalias !13
  %.170.4.i.3 = fadd double %.170.3.i.3, %.168.4.i.3
  %sunkaddr178 = mul i64 %.1105961.i, 8
  %sunkaddr179 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr178
  %sunkaddr180 = getelementptr i8, ptr %sunkaddr179, i64 232
  %.168.5.i.3 = load double, ptr %sunkaddr180, align 8, !noalias !13
  %.170.5.i.3 = fadd double %.170.4.i.3, %.168.5.i.3
  %sunkaddr181 = mul i64 %.1105961.i, 8
  %sunkaddr182 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 240
  %.168.6.i.3 = load double, ptr %sunkaddr183, align 8, !noalias !13
  %.170.6.i.3 = fadd double %.170.5.i.3, %.168.6.i.3
  %.117.7.i.3 = add nuw i64 %.1105961.i, 32
  %sunkaddr184 = mul i64 %.1105961.i, 8
  %sunkaddr185 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr184
  %sunkaddr186 = getelementptr i8, ptr %sunkaddr185, i64 248
  %.168.7.i.3 = load double, ptr %sunkaddr186, align 8, !noalias !13
  %.170.7.i.3 = fadd double %.170.6.i.3, %.168.7.i.3
  %lsr.iv.next92 = add i64 %lsr.iv91, -4
  %niter.ncmp.3 = icmp eq i64 %lsr.iv.next92, 0
  br i1 %niter.ncmp.3, label %B66.loopexit.unr-lcssa.i.unr-lcssa, label %B40.i

B66.loopexit.unr-lcssa.i.unr-lcssa:               ; preds = %B40.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B66.loopexit.unr-lcssa.i, label %B40.i.epil.preheader

B40.i.epil.preheader:                             ; preds = %B66.loopexit.unr-lcssa.i.unr-lcssa, %B40.preheader.new.i
  %c.2.063.i.epil.init = phi double [ 0.000000e+00, %B40.preheader.new.i ], [ %.170.7.i.3, %B66.loopexit.unr-lcssa.i.unr-lcssa ]
  %.1105961.i.epil.init = phi i64 [ 0, %B40.preheader.new.i ], [ %.117.7.i.3, %B66.loopexit.unr-lcssa.i.unr-lcssa ]
  %6 = shl i64 %.1105961.i.epil.init, 3
  %7 = add i64 %6, 56
  %scevgep11 = getelementptr i8, ptr %.6.i.i, i64 %7
  %8 = shl nuw nsw i64 %xtraiter, 6
  br label %B40.i.epil

B40.i.epil:                                       ; preds = %B40.i.epil, %B40.i.epil.preheader
  %lsr.iv = phi i64 [ %lsr.iv.next, %B40.i.epil ], [ 0, %B40.i.epil.preheader ]
  %c.2.063.i.epil = phi double [ %c.2.063.i.epil.init, %B40.i.epil.preheader ], [ %.170.7.i.epil, %B40.i.epil ]
  %scevgep25 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -56
  %.168.i.epil = load double, ptr %scevgep26, align 8, !noalias !13
  %.170.i.epil = fadd double %c.2.063.i.epil, %.168.i.epil
  %scevgep23 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %scevgep24 = getelementptr i8, ptr %scevgep23, i64 -48
  %.168.1.i.epil = load double, ptr %scevgep24, align 8, !noalias !13
  %.170.1.i.epil = fadd double %.170.i.epil, %.168.1.i.epil
  %scevgep21 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 -40
  %.168.2.i.epil = load double, ptr %scevgep22, align 8, !noalias !13
  %.170.2.i.epil = fadd double %.170.1.i.epil, %.168.2.i.epil
  %scevgep19 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 -32
  %.168.3.i.epil = load double, ptr %scevgep20, align 8, !noalias !13
  %.170.3.i.epil = fadd double %.170.2.i.epil, %.168.3.i.epil
  %scevgep17 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -24
  %.168.4.i.epil = load double, ptr %scevgep18, align 8, !noalias !13
  %.170.4.i.epil = fadd double %.170.3.i.epil, %.168.4.i.epil
  %scevgep15 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %scevgep16 = getelementptr i8, ptr %scevgep15, i64 -16
  %.168.5.i.epil = load double, ptr %scevgep16, align 8, !noalias !13
  %.170.5.i.epil = fadd double %.170.4.i.epil, %.168.5.i.epil
  %scevgep13 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -8
  %.168.6.i.epil = load double, ptr %scevgep14, align 8, !noalias !13
  %.170.6.i.epil = fadd double %.170.5.i.epil, %.168.6.i.epil
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 %lsr.iv
  %.168.7.i.epil = load double, ptr %scevgep12, align 8, !noalias !13
  %.170.7.i.epil = fadd double %.170.6.i.epil, %.168.7.i.epil
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 64
  %epil.iter.cmp.not = icmp eq i64 %8, %lsr.iv.next
  br i1 %epil.iter.cmp.not, label %B66.loopexit.unr-lcssa.i, label %B40.i.epil, !llvm.loop !16

B66.loopexit.unr-lcssa.i:                         ; preds = %B40.i.epil, %B66.loopexit.unr-lcssa.i.unr-lcssa
  %.170.7.i.lcssa = phi double [ %.170.7.i.3, %B66.loopexit.unr-lcssa.i.unr-lcssa ], [ %.170.7.i.epil, %B40.i.epil ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %for.end.endif.endif, label %B40.epil.preheader.i

B40.epil.preheader.i:                             ; preds = %B66.loopexit.unr-lcssa.i, %B40.preheader.i
  %c.2.063.epil.init.i = phi double [ 0.000000e+00, %B40.preheader.i ], [ %.170.7.i.lcssa, %B66.loopexit.unr-lcssa.i ]
  %.1105961.epil.init.i = phi i64 [ 0, %B40.preheader.i ], [ %unroll_iter.i, %B66.loopexit.unr-lcssa.i ]
  %9 = shl nuw nsw i64 %.1105961.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %.6.i.i, i64 %9
  br label %B40.epil.i

B40.epil.i:                                       ; preds = %B40.epil.i, %B40.epil.preheader.i
  %c.2.063.epil.i = phi double [ %.170.epil.i, %B40.epil.i ], [ %c.2.063.epil.init.i, %B40.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B40.epil.i ], [ 0, %B40.epil.preheader.i ]
  %10 = shl i64 %epil.iter.i, 3
  %scevgep = getelementptr i8, ptr %scevgep.i, i64 %10
  %.168.epil.i = load double, ptr %scevgep, align 8, !noalias !13
  %.170.epil.i = fadd double %c.2.063.epil.i, %.168.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %for.end.endif.endif, label %B40.epil.i, !llvm.loop !18

for.end.endif.endif:                              ; preds = %B40.epil.i, %B66.loopexit.unr-lcssa.i, %for.end.endif
  %c.2.0.lcssa.i = phi double [ 0.000000e+00, %for.end.endif ], [ %.170.7.i.lcssa, %B66.loopexit.unr-lcssa.i ], [ %.170.epil.i, %B40.epil.i ]
  call void @NRT_decref(ptr nonnull %.7.i.i.i)
  call void @NRT_decref(ptr %arg.x.0)
  store double %c.2.0.lcssa.i, ptr %retptr, align 8
  br label %common.ret
}

declare i64 @get_num_threads() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i64 @get_parallel_chunksize() local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

declare i64 @get_sched_size(i64, i64, ptr, ptr) local_unnamed_addr

declare void @set_parallel_chunksize(i64) local_unnamed_addr

declare ptr @allocate_sched(i64) local_unnamed_addr

declare ptr @do_scheduling_unsigned(i64, ptr, ptr, i64, ptr, i64) local_unnamed_addr

declare void @deallocate_sched(ptr) local_unnamed_addr

define ptr @_ZN7cpython8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE(ptr readnone captures(none) %py_closure, ptr %py_args, ptr readnone captures(none) %py_kws) local_unnamed_addr {
entry:
  %.5 = alloca ptr, align 8
  %.6 = call i32 (ptr, ptr, i64, i64, ...) @PyArg_UnpackTuple(ptr %py_args, ptr nonnull @.const.parallel, i64 1, i64 1, ptr nonnull %.5)
  %.7 = icmp eq i32 %.6, 0
  %.19 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.41 = alloca double, align 8
  %excinfo = alloca ptr, align 8
  store ptr null, ptr %excinfo, align 8
  br i1 %.7, label %common.ret, label %entry.endif, !prof !0

common.ret:                                       ; preds = %entry.endif.endif.if, %entry.endif.endif.endif.endif.endif.if.endif.if, %entry.endif.endif.endif.endif.endif.if.endif, %entry, %entry.endif.endif.endif.endif.endif.if.if.if, %entry.endif.endif.endif.endif.if.endif, %entry.endif.if
  %common.ret.op = phi ptr [ null, %entry.endif.endif.endif.endif.endif.if.if.if ], [ null, %entry ], [ null, %entry.endif.if ], [ null, %entry.endif.endif.endif.endif.endif.if.endif ], [ %.65, %entry.endif.endif.endif.endif.if.endif ], [ null, %entry.endif.endif.if ], [ null, %entry.endif.endif.endif.endif.endif.if.endif.if ]
  ret ptr %common.ret.op

entry.endif:                                      ; preds = %entry
  %.11 = load ptr, ptr @_ZN08NumbaEnv8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE, align 8
  %.14 = icmp eq ptr %.11, null
  br i1 %.14, label %entry.endif.if, label %entry.endif.endif, !prof !0

entry.endif.if:                                   ; preds = %entry.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.missing Environment: _ZN08NumbaEnv8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE")
  br label %common.ret

entry.endif.endif:                                ; preds = %entry.endif
  %.18 = load ptr, ptr %.5, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.19, i8 0, i64 56, i1 false)
  %.23 = call i32 @NRT_adapt_ndarray_from_python(ptr %.18, ptr nonnull %.19)
  %sunkaddr = getelementptr inbounds i8, ptr %.19, i64 24
  %.27 = load i64, ptr %sunkaddr, align 8
  %.28 = icmp ne i64 %.27, 8
  %.29 = icmp ne i32 %.23, 0
  %.30 = or i1 %.29, %.28
  br i1 %.30, label %entry.endif.endif.if, label %entry.endif.endif.endif.endif, !prof !0

entry.endif.endif.if:                             ; preds = %entry.endif.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_TypeError, ptr nonnull @".const.can't unbox array from PyObject into native value.  The object maybe of a different type")
  br label %common.ret

entry.endif.endif.endif.endif:                    ; preds = %entry.endif.endif
  %.34.fca.0.load = load ptr, ptr %.19, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %.19, i64 32
  %.34.fca.4.load = load ptr, ptr %sunkaddr1, align 8
  %sunkaddr2 = getelementptr inbounds i8, ptr %.19, i64 40
  %.34.fca.5.0.load = load i64, ptr %sunkaddr2, align 8
  %sunkaddr3 = getelementptr inbounds i8, ptr %.19, i64 48
  %.34.fca.6.0.load = load i64, ptr %sunkaddr3, align 8
  store double 0.000000e+00, ptr %.41, align 8
  %.47 = call i32 @_ZN8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE(ptr nonnull %.41, ptr nonnull %excinfo, ptr %.34.fca.0.load, ptr poison, i64 poison, i64 poison, ptr %.34.fca.4.load, i64 %.34.fca.5.0.load, i64 %.34.fca.6.0.load) #4
  %.48 = load ptr, ptr %excinfo, align 8
  %.57 = load double, ptr %.41, align 8
  call void @NRT_decref(ptr %.34.fca.0.load)
  %cond = icmp eq i32 %.47, 0
  br i1 %cond, label %entry.endif.endif.endif.endif.if.endif, label %entry.endif.endif.endif.endif.endif.if, !prof !19

entry.endif.endif.endif.endif.if.endif:           ; preds = %entry.endif.endif.endif.endif
  %.65 = call ptr @PyFloat_FromDouble(double %.57)
  br label %common.ret

entry.endif.endif.endif.endif.endif.if:           ; preds = %entry.endif.endif.endif.endif
  call void @PyErr_Clear()
  %.70 = load { ptr, i32, ptr, ptr, i32 }, ptr %.48, align 8
  %.71 = extractvalue { ptr, i32, ptr, ptr, i32 } %.70, 4
  %.72 = icmp sgt i32 %.71, 0
  %.75 = extractvalue { ptr, i32, ptr, ptr, i32 } %.70, 0
  %.77 = extractvalue { ptr, i32, ptr, ptr, i32 } %.70, 1
  br i1 %.72, label %entry.endif.endif.endif.endif.endif.if.if, label %entry.endif.endif.endif.endif.endif.if.else

entry.endif.endif.endif.endif.endif.if.if:        ; preds = %entry.endif.endif.endif.endif.endif.if
  %.78 = sext i32 %.77 to i64
  %.79 = call ptr @PyBytes_FromStringAndSize(ptr %.75, i64 %.78)
  %.80 = load { ptr, i32, ptr, ptr, i32 }, ptr %.48, align 8
  %.81 = extractvalue { ptr, i32, ptr, ptr, i32 } %.80, 2
  %.83 = extractvalue { ptr, i32, ptr, ptr, i32 } %.80, 3
  %.85 = call ptr %.83(ptr %.81)
  %.86 = icmp eq ptr %.85, null
  br i1 %.86, label %entry.endif.endif.endif.endif.endif.if.if.if, label %entry.endif.endif.endif.endif.endif.if.if.endif, !prof !0

entry.endif.endif.endif.endif.endif.if.else:      ; preds = %entry.endif.endif.endif.endif.endif.if
  %.99 = extractvalue { ptr, i32, ptr, ptr, i32 } %.70, 2
  %.100 = call ptr @numba_unpickle(ptr %.75, i32 %.77, ptr %.99)
  br label %entry.endif.endif.endif.endif.endif.if.endif

entry.endif.endif.endif.endif.endif.if.endif:     ; preds = %entry.endif.endif.endif.endif.endif.if.if.endif, %entry.endif.endif.endif.endif.endif.if.else
  %.102 = phi ptr [ %.90, %entry.endif.endif.endif.endif.endif.if.if.endif ], [ %.100, %entry.endif.endif.endif.endif.endif.if.else ]
  %.103.not = icmp eq ptr %.102, null
  br i1 %.103.not, label %common.ret, label %entry.endif.endif.endif.endif.endif.if.endif.if, !prof !0

entry.endif.endif.endif.endif.endif.if.if.if:     ; preds = %entry.endif.endif.endif.endif.endif.if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments")
  br label %common.ret

entry.endif.endif.endif.endif.endif.if.if.endif:  ; preds = %entry.endif.endif.endif.endif.endif.if.if
  %.90 = call ptr @numba_runtime_build_excinfo_struct(ptr %.79, ptr nonnull %.85)
  call void @NRT_Free(ptr nonnull %.48)
  br label %entry.endif.endif.endif.endif.endif.if.endif

entry.endif.endif.endif.endif.endif.if.endif.if:  ; preds = %entry.endif.endif.endif.endif.endif.if.endif
  call void @numba_do_raise(ptr nonnull %.102)
  br label %common.ret
}

declare i32 @PyArg_UnpackTuple(ptr, ptr, i64, i64, ...) local_unnamed_addr

declare void @PyErr_SetString(ptr, ptr) local_unnamed_addr

declare i32 @NRT_adapt_ndarray_from_python(ptr captures(none), ptr captures(none)) local_unnamed_addr

declare ptr @PyFloat_FromDouble(double) local_unnamed_addr

declare void @PyErr_Clear() local_unnamed_addr

declare ptr @PyBytes_FromStringAndSize(ptr, i64) local_unnamed_addr

declare ptr @numba_unpickle(ptr, i32, ptr) local_unnamed_addr

declare ptr @numba_runtime_build_excinfo_struct(ptr, ptr) local_unnamed_addr

declare void @NRT_Free(ptr) local_unnamed_addr

declare void @numba_do_raise(ptr) local_unnamed_addr

define double @cfunc._ZN8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE({ ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.1) local_unnamed_addr {
entry:
  %.3 = alloca double, align 8
  store double 0.000000e+00, ptr %.3, align 8
  %excinfo = alloca ptr, align 8
  store ptr null, ptr %excinfo, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.1, 0
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.1, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.1, 5
  %.7 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.1, 6
  %.8 = extractvalue [1 x i64] %extracted.strides, 0
  %.9 = call i32 @_ZN8__main__8parallelB4v114B90c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwm4ogLE0AE5ArrayIdLi1E1C7mutable7alignedE(ptr nonnull %.3, ptr nonnull %excinfo, ptr %extracted.meminfo, ptr poison, i64 poison, i64 poison, ptr %extracted.data, i64 %.7, i64 %.8) #4
  %.10 = load ptr, ptr %excinfo, align 8
  %.19 = load double, ptr %.3, align 8
  %.21 = alloca i32, align 4
  store i32 0, ptr %.21, align 4
  %cond = icmp eq i32 %.9, 0
  br i1 %cond, label %common.ret, label %entry.if.if, !prof !19

common.ret:                                       ; preds = %entry, %.24, %entry.if.if.if.if
  %common.ret.op = phi double [ 0.000000e+00, %entry.if.if.if.if ], [ %.19, %.24 ], [ %.19, %entry ]
  ret double %common.ret.op

.24:                                              ; preds = %entry.if.if.endif, %entry.if.if.endif.if
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>")
  call void @PyErr_WriteUnraisable(ptr %.72)
  call void @Py_DecRef(ptr %.72)
  call void @numba_gil_release(ptr nonnull %.21)
  br label %common.ret

entry.if.if:                                      ; preds = %entry
  call void @numba_gil_ensure(ptr nonnull %.21)
  call void @PyErr_Clear()
  %.27 = load { ptr, i32, ptr, ptr, i32 }, ptr %.10, align 8
  %.28 = extractvalue { ptr, i32, ptr, ptr, i32 } %.27, 4
  %.29 = icmp sgt i32 %.28, 0
  %.32 = extractvalue { ptr, i32, ptr, ptr, i32 } %.27, 0
  %.34 = extractvalue { ptr, i32, ptr, ptr, i32 } %.27, 1
  br i1 %.29, label %entry.if.if.if, label %entry.if.if.else

entry.if.if.if:                                   ; preds = %entry.if.if
  %.35 = sext i32 %.34 to i64
  %.36 = call ptr @PyBytes_FromStringAndSize(ptr %.32, i64 %.35)
  %.37 = load { ptr, i32, ptr, ptr, i32 }, ptr %.10, align 8
  %.38 = extractvalue { ptr, i32, ptr, ptr, i32 } %.37, 2
  %.40 = extractvalue { ptr, i32, ptr, ptr, i32 } %.37, 3
  %.42 = call ptr %.40(ptr %.38)
  %.43 = icmp eq ptr %.42, null
  br i1 %.43, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !0

entry.if.if.else:                                 ; preds = %entry.if.if
  %.56 = extractvalue { ptr, i32, ptr, ptr, i32 } %.27, 2
  %.57 = call ptr @numba_unpickle(ptr %.32, i32 %.34, ptr %.56)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.59 = phi ptr [ %.47, %entry.if.if.if.endif ], [ %.57, %entry.if.if.else ]
  %.60.not = icmp eq ptr %.59, null
  br i1 %.60.not, label %.24, label %entry.if.if.endif.if, !prof !0

entry.if.if.if.if:                                ; preds = %entry.if.if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments.1")
  br label %common.ret

entry.if.if.if.endif:                             ; preds = %entry.if.if.if
  %.47 = call ptr @numba_runtime_build_excinfo_struct(ptr %.36, ptr nonnull %.42)
  call void @NRT_Free(ptr nonnull %.10)
  br label %entry.if.if.endif

entry.if.if.endif.if:                             ; preds = %entry.if.if.endif
  call void @numba_do_raise(ptr nonnull %.59)
  br label %.24
}

declare void @numba_gil_ensure(ptr) local_unnamed_addr

declare ptr @PyUnicode_FromString(ptr) local_unnamed_addr

declare void @PyErr_WriteUnraisable(ptr) local_unnamed_addr

declare void @Py_DecRef(ptr) local_unnamed_addr

declare void @numba_gil_release(ptr) local_unnamed_addr

declare noalias ptr @NRT_MemInfo_alloc_aligned(i64, i32) local_unnamed_addr

declare ptr @PyEval_SaveThread() local_unnamed_addr

define weak_odr void @__gufunc__._ZN13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %args, ptr %dims, ptr %steps, ptr %data) {
entry:
  %loopcount = load i64, ptr %dims, align 8
  %.10 = getelementptr i8, ptr %dims, i64 24
  %.11 = load i64, ptr %.10, align 8
  %data.1 = load ptr, ptr %args, align 8
  %.12 = load i64, ptr %steps, align 8
  %core.step.ptr.1 = getelementptr i8, ptr %steps, i64 8
  %.14 = load i64, ptr %core.step.ptr.1, align 8
  %data.ptr.2 = getelementptr i8, ptr %args, i64 16
  %data.3 = load ptr, ptr %data.ptr.2, align 8
  %core.step.ptr.2 = getelementptr i8, ptr %steps, i64 16
  %.16 = load i64, ptr %core.step.ptr.2, align 8
  %.1922 = icmp sgt i64 %loopcount, 0
  br i1 %.1922, label %for.body.preheader, label %common.ret

for.body.preheader:                               ; preds = %entry
  %data.ptr.1 = getelementptr i8, ptr %args, i64 8
  %data.2 = load ptr, ptr %data.ptr.1, align 8
  %scevgep6 = getelementptr i8, ptr %data.2, i64 32
  br label %for.body

common.ret:                                       ; preds = %.continue, %entry
  ret void

for.body:                                         ; preds = %.continue, %for.body.preheader
  %lsr.iv7 = phi ptr [ %scevgep6, %for.body.preheader ], [ %scevgep8, %.continue ]
  %lsr.iv3 = phi ptr [ %data.2, %for.body.preheader ], [ %scevgep, %.continue ]
  %loop.index23 = phi i64 [ 0, %for.body.preheader ], [ %.178, %.continue ]
  %.24 = mul i64 %loop.index23, %.12
  %.25 = getelementptr i8, ptr %data.1, i64 %.24
  %.78 = mul i64 %loop.index23, %.16
  %.79 = getelementptr i8, ptr %data.3, i64 %.78
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  %.73.i = tail call i64 @get_thread_id(), !noalias !27
  %.93.i = icmp slt i64 %.73.i, 0
  %.94.i = select i1 %.93.i, i64 %.11, i64 0
  %0 = getelementptr double, ptr %.79, i64 %.73.i
  %.108.i = getelementptr double, ptr %0, i64 %.94.i
  %.109.i = load double, ptr %.108.i, align 8, !alias.scope !25, !noalias !29
  %.149.i = load i64, ptr %.25, align 8, !alias.scope !20, !noalias !30
  %.187.i = getelementptr i8, ptr %.25, i64 8
  %.188.i = load i64, ptr %.187.i, align 8, !alias.scope !20, !noalias !30
  %reass.sub.i = sub i64 %.188.i, %.149.i
  %.326156162.i = icmp ult i64 %reass.sub.i, 9223372036854775807
  br i1 %.326156162.i, label %B212.preheader.i, label %.continue

B212.preheader.i:                                 ; preds = %for.body
  %.279.i = add nuw nsw i64 %reass.sub.i, 1
  %xtraiter.i = and i64 %.279.i, 7
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B212.prol.loopexit.i, label %B212.prol.i.preheader

B212.prol.i.preheader:                            ; preds = %B212.preheader.i
  %1 = shl i64 %.149.i, 3
  %scevgep4 = getelementptr i8, ptr %lsr.iv3, i64 %1
  br label %B212.prol.i

B212.prol.i:                                      ; preds = %B212.prol.i, %B212.prol.i.preheader
  %lsr.iv = phi i64 [ 0, %B212.prol.i.preheader ], [ %lsr.iv.next, %B212.prol.i ]
  %s_2.0159.prol.i = phi double [ %.109.i, %B212.prol.i.preheader ], [ %.438.prol.i, %B212.prol.i ]
  %2 = shl nuw nsw i64 %lsr.iv, 3
  %scevgep2 = getelementptr i8, ptr %scevgep4, i64 %2
  %.410.prol.i = load double, ptr %scevgep2, align 8, !alias.scope !23, !noalias !31
  %.424.le.prol.i = tail call double @llvm.exp.f64(double %.410.prol.i)
  %.438.prol.i = fadd double %s_2.0159.prol.i, %.424.le.prol.i
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 1
  %prol.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %lsr.iv.next
  br i1 %prol.iter.cmp.not.i, label %B212.prol.loopexit.loopexit.i, label %B212.prol.i, !llvm.loop !32

B212.prol.loopexit.loopexit.i:                    ; preds = %B212.prol.i
  %3 = add i64 %xtraiter.i, %.149.i
  %.neg2 = add i64 %.188.i, 1
  %4 = sub i64 %.neg2, %3
  br label %B212.prol.loopexit.i

B212.prol.loopexit.i:                             ; preds = %B212.prol.loopexit.loopexit.i, %B212.preheader.i
  %s_2.0159.unr.i = phi double [ %.109.i, %B212.preheader.i ], [ %.438.prol.i, %B212.prol.loopexit.loopexit.i ]
  %.325154158.unr.i = phi i64 [ %.279.i, %B212.preheader.i ], [ %4, %B212.prol.loopexit.loopexit.i ]
  %.332155157.unr.i = phi i64 [ %.149.i, %B212.preheader.i ], [ %3, %B212.prol.loopexit.loopexit.i ]
  %.438.lcssa.unr.i = phi double [ poison, %B212.preheader.i ], [ %.438.prol.i, %B212.prol.loopexit.loopexit.i ]
  %5 = icmp samesign ult i64 %reass.sub.i, 7
  br i1 %5, label %.continue, label %B212.preheader1.i

B212.preheader1.i:                                ; preds = %B212.prol.loopexit.i
  %6 = add i64 %.325154158.unr.i, 8
  %7 = shl i64 %.332155157.unr.i, 3
  %scevgep9 = getelementptr i8, ptr %lsr.iv7, i64 %7
  br label %B212.i

B212.i:                                           ; preds = %B212.i, %B212.preheader1.i
  %lsr.iv10 = phi ptr [ %scevgep11, %B212.i ], [ %scevgep9, %B212.preheader1.i ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B212.i ], [ %6, %B212.preheader1.i ]
  %s_2.0159.i = phi double [ %.438.7.i, %B212.i ], [ %s_2.0159.unr.i, %B212.preheader1.i ]
  %scevgep12 = getelementptr i8, ptr %lsr.iv10, i64 24
  %scevgep14 = getelementptr i8, ptr %lsr.iv10, i64 -32
  %.410.i = load double, ptr %scevgep14, align 8, !alias.scope !23, !noalias !31
  %.424.le.i = tail call double @llvm.exp.f64(double %.410.i)
  %.438.i = fadd double %s_2.0159.i, %.424.le.i
  %scevgep15 = getelementptr i8, ptr %lsr.iv10, i64 -24
  %.410.1.i = load double, ptr %scevgep15, align 8, !alias.scope !23, !noalias !31
  %.424.le.1.i = tail call double @llvm.exp.f64(double %.410.1.i)
  %.438.1.i = fadd double %.438.i, %.424.le.1.i
  %scevgep16 = getelementptr i8, ptr %lsr.iv10, i64 -16
  %.410.2.i = load double, ptr %scevgep16, align 8, !alias.scope !23, !noalias !31
  %.424.le.2.i = tail call double @llvm.exp.f64(double %.410.2.i)
  %.438.2.i = fadd double %.438.1.i, %.424.le.2.i
  %scevgep17 = getelementptr i8, ptr %lsr.iv10, i64 -8
  %.410.3.i = load double, ptr %scevgep17, align 8, !alias.scope !23, !noalias !31
  %.424.le.3.i = tail call double @llvm.exp.f64(double %.410.3.i)
  %.438.3.i = fadd double %.438.2.i, %.424.le.3.i
  %.410.4.i = load double, ptr %lsr.iv10, align 8, !alias.scope !23, !noalias !31
  %.424.le.4.i = tail call double @llvm.exp.f64(double %.410.4.i)
  %.438.4.i = fadd double %.438.3.i, %.424.le.4.i
  %scevgep18 = getelementptr i8, ptr %lsr.iv10, i64 8
  %.410.5.i = load double, ptr %scevgep18, align 8, !alias.scope !23, !noalias !31
  %.424.le.5.i = tail call double @llvm.exp.f64(double %.410.5.i)
  %.438.5.i = fadd double %.438.4.i, %.424.le.5.i
  %scevgep13 = getelementptr i8, ptr %lsr.iv10, i64 16
  %.410.6.i = load double, ptr %scevgep13, align 8, !alias.scope !23, !noalias !31
  %.424.le.6.i = tail call double @llvm.exp.f64(double %.410.6.i)
  %.438.6.i = fadd double %.438.5.i, %.424.le.6.i
  %.410.7.i = load double, ptr %scevgep12, align 8, !alias.scope !23, !noalias !31
  %.424.le.7.i = tail call double @llvm.exp.f64(double %.410.7.i)
  %.438.7.i = fadd double %.438.6.i, %.424.le.7.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -8
  %scevgep11 = getelementptr i8, ptr %lsr.iv10, i64 64
  %.326.7.i = icmp sgt i64 %lsr.iv.next.i, 8
  br i1 %.326.7.i, label %B212.i, label %.continue

.continue:                                        ; preds = %B212.i, %B212.prol.loopexit.i, %for.body
  %s_2.0.lcssa.i = phi double [ %.109.i, %for.body ], [ %.438.lcssa.unr.i, %B212.prol.loopexit.i ], [ %.438.7.i, %B212.i ]
  %sunkaddr.i = shl i64 %.94.i, 3
  %sunkaddr14.i = getelementptr inbounds i8, ptr %0, i64 %sunkaddr.i
  store double %s_2.0.lcssa.i, ptr %sunkaddr14.i, align 8, !alias.scope !25, !noalias !29
  %.178 = add nuw nsw i64 %loop.index23, 1
  %scevgep = getelementptr i8, ptr %lsr.iv3, i64 %.14
  %scevgep8 = getelementptr i8, ptr %lsr.iv7, i64 %.14
  %exitcond.not = icmp eq i64 %.178, %loopcount
  br i1 %exitcond.not, label %common.ret, label %for.body
}

declare void @numba_parallel_for(ptr, ptr, ptr, ptr, ptr, i64, i64, i64) local_unnamed_addr

declare void @PyEval_RestoreThread(ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #2

declare i64 @get_thread_id() local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #3

; Function Attrs: noinline
define linkonce_odr void @NRT_decref(ptr %.1) local_unnamed_addr #4 {
.3:
  %.4 = icmp eq ptr %.1, null
  br i1 %.4, label %common.ret, label %.3.endif, !prof !0

common.ret:                                       ; preds = %.3, %.3.endif
  ret void

.3.endif:                                         ; preds = %.3
  fence release
  %0 = tail call i8 @llvm.x86.atomic.sub.cc.i64(ptr nonnull %.1, i64 1, i32 4)
  %1 = trunc i8 %0 to i1
  br i1 %1, label %.3.endif.if, label %common.ret, !prof !0

.3.endif.if:                                      ; preds = %.3.endif
  fence acquire
  tail call void @NRT_MemInfo_call_dtor(ptr nonnull %.1)
  ret void
}

; Function Attrs: nounwind
declare i8 @llvm.x86.atomic.sub.cc.i64(ptr, i64, i32 immarg) #5

declare void @NRT_MemInfo_call_dtor(ptr) local_unnamed_addr

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define linkonce_odr void @NRT_incref(ptr captures(address_is_null) %.1) local_unnamed_addr #6 {
.3:
  %.4 = icmp eq ptr %.1, null
  br i1 %.4, label %common.ret, label %.3.endif, !prof !0

common.ret:                                       ; preds = %.3.endif, %.3
  ret void

.3.endif:                                         ; preds = %.3
  %.4.i = atomicrmw add ptr %.1, i64 1 monotonic, align 8
  br label %common.ret
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!2, !4, !5, !7, !8, !10}
!2 = distinct !{!2, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v13B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!3 = distinct !{!3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v13B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!4 = distinct !{!4, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v13B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!5 = distinct !{!5, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v12B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!6 = distinct !{!6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v12B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!7 = distinct !{!7, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v12B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v115B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi1EE18dtype_28float64_29: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v115B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi1EE18dtype_28float64_29"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v115B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi1EE18dtype_28float64_29: %excinfo"}
!11 = !{!8, !10}
!12 = !{i1 true}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN5numba7parfors15parfor_lowering23_emit_binop_reduce_call12_3clocals_3e13reduction_addB4v117B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEy5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!15 = distinct !{!15, !"_ZN5numba7parfors15parfor_lowering23_emit_binop_reduce_call12_3clocals_3e13reduction_addB4v117B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEy5ArrayIdLi1E1C7mutable7alignedEd"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{!"branch_weights", i32 49, i32 1}
!20 = !{!21}
!21 = distinct !{!21, !22, !"_ZN13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %arg.sched.4"}
!22 = distinct !{!22, !"_ZN13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!23 = !{!24}
!24 = distinct !{!24, !22, !"_ZN13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %arg.x.4"}
!25 = !{!26}
!26 = distinct !{!26, !22, !"_ZN13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %arg.s_2__arr.4"}
!27 = !{!28, !21, !24, !26}
!28 = distinct !{!28, !22, !"_ZN13_3cdynamic_3e36__numba_parfor_gufunc_0x7f9964cfe8d0B4v116B106c8tJTC_2fWQAliW1xhDEoY6EEMEUOEMISPGsAQMVj4QniQ4IXKQEMXwoMGLoQDDVsQR1NHAS2hQ9XgStYwaUTI24JtBVoOCV2YU4ogSjUBE5ArrayIyLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!29 = !{!28, !21, !24}
!30 = !{!28, !24, !26}
!31 = !{!28, !21, !26}
!32 = distinct !{!32, !17}
