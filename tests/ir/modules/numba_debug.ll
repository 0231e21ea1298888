; ModuleID = 'tuples'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.const.pickledata.91bc19d269dc395473fde0c398362cbe484e4a16 = internal constant [85 x i8] c"\80\04\95J\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\04zero\94\85\94\8C\06tuples\94\8C\14code/numba_corpus.py\94K\0F\87\94\87\94."
@.const.pickledata.91bc19d269dc395473fde0c398362cbe484e4a16.sha1 = internal constant [20 x i8] c"\91\BC\19\D2i\DC9Ts\FD\E0\C3\986,\BEHNJ\16"
@.const.picklebuf.91bc19d269dc395473fde0c398362cbe484e4a16 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.91bc19d269dc395473fde0c398362cbe484e4a16, i32 85, ptr @.const.pickledata.91bc19d269dc395473fde0c398362cbe484e4a16.sha1, ptr null, i32 0 }
@.const.tuples = internal constant [7 x i8] c"tuples\00"
@_ZN08NumbaEnv8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd = common local_unnamed_addr global ptr null
@".const.missing Environment: _ZN08NumbaEnv8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd" = internal constant [132 x i8] c"missing Environment: _ZN08NumbaEnv8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd\00"
@PyExc_ValueError = external global i8
@".const.size mismatch for tuple, expected 2 element(s) but got %zd" = internal constant [59 x i8] c"size mismatch for tuple, expected 2 element(s) but got %zd\00"
@".const.Error creating Python tuple from runtime exception arguments" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@PyExc_RuntimeError = external global i8
@".const.Error creating Python tuple from runtime exception arguments.1" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@".const.<numba.core.cpu.CPUContext>" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define range(i32 0, 2) i32 @_ZN8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, double %arg.t.0, double %arg.t.1, double %arg.z) local_unnamed_addr #0 !dbg !4 {
B0:
    #dbg_value(double 0.000000e+00, !32, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !34)
    #dbg_value(double 0.000000e+00, !32, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !34)
    #dbg_value(double %arg.t.0, !35, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !34)
    #dbg_value(double poison, !35, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !34)
    #dbg_value(double %arg.z, !36, !DIExpression(), !34)
    #dbg_value(double %arg.t.0, !32, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !34)
    #dbg_value(double %arg.z, !32, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !34)
  %.46 = fcmp oeq double %arg.z, 0.000000e+00, !dbg !37
    #dbg_value(double 0.000000e+00, !35, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !34)
    #dbg_value(double 0.000000e+00, !35, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !34)
  br i1 %.46, label %B60, label %B90.endif, !dbg !37

common.ret:                                       ; preds = %B90.endif, %B60
  %common.ret.op = phi i32 [ 1, %B60 ], [ 0, %B90.endif ]
  ret i32 %common.ret.op, !dbg !34

B60:                                              ; preds = %B0
    #dbg_value(double 0.000000e+00, !36, !DIExpression(), !34)
    #dbg_value(double 0.000000e+00, !32, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !34)
    #dbg_value(double 0.000000e+00, !32, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !34)
  store ptr @.const.picklebuf.91bc19d269dc395473fde0c398362cbe484e4a16, ptr %excinfo, align 8, !dbg !37, !numba_exception_output !38
  br label %common.ret, !dbg !37

B90.endif:                                        ; preds = %B0
  %.126 = fdiv double %arg.t.0, %arg.z, !dbg !39
    #dbg_value(double 0.000000e+00, !32, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !34)
    #dbg_value(double 0.000000e+00, !32, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !34)
    #dbg_value(double 0.000000e+00, !36, !DIExpression(), !34)
  store double %.126, ptr %retptr, align 8, !dbg !39
  %retptr.repack18 = getelementptr inbounds nuw i8, ptr %retptr, i64 8, !dbg !39
  store double %arg.t.0, ptr %retptr.repack18, align 8, !dbg !39
  %retptr.repack18.repack20 = getelementptr inbounds nuw i8, ptr %retptr, i64 16, !dbg !39
  store double %arg.z, ptr %retptr.repack18.repack20, align 8, !dbg !39
  br label %common.ret, !dbg !39
}

define ptr @_ZN7cpython8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd(ptr readnone captures(none) %py_closure, ptr %py_args, ptr readnone captures(none) %py_kws) local_unnamed_addr {
entry:
  %.5 = alloca ptr, align 8
  %.6 = alloca ptr, align 8
  %.7 = call i32 (ptr, ptr, i64, i64, ...) @PyArg_UnpackTuple(ptr %py_args, ptr nonnull @.const.tuples, i64 2, i64 2, ptr nonnull %.5, ptr nonnull %.6)
  %.8 = icmp eq i32 %.7, 0
  %.69 = alloca { double, { double, double } }, align 8
  %excinfo = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.69, i8 0, i64 24, i1 false)
  store ptr null, ptr %excinfo, align 8
  br i1 %.8, label %common.ret, label %entry.endif, !prof !40

common.ret:                                       ; preds = %entry.endif.endif.endif.endif, %entry.endif.endif.endif.e...if.endif.if, %entry.endif.endif.endif.e...if.endif, %entry.endif.endif.endif.endif.endif.endif, %entry, %entry.endif.endif.endif.e...if.if.if, %entry.endif.endif.endif.endif.endif.endif.endif.if.endif, %entry.endif.if
  %common.ret.op = phi ptr [ null, %entry.endif.endif.endif.e...if.if.if ], [ null, %entry ], [ null, %entry.endif.if ], [ null, %entry.endif.endif.endif.e...if.endif ], [ %.96, %entry.endif.endif.endif.endif.endif.endif.endif.if.endif ], [ null, %entry.endif.endif.endif.e...if.endif.if ], [ null, %entry.endif.endif.endif.endif ], [ null, %entry.endif.endif.endif.endif.endif.endif ]
  ret ptr %common.ret.op

entry.endif:                                      ; preds = %entry
  %.12 = load ptr, ptr @_ZN08NumbaEnv8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd, align 8
  %.15 = icmp eq ptr %.12, null
  br i1 %.15, label %entry.endif.if, label %entry.endif.endif, !prof !40

entry.endif.if:                                   ; preds = %entry.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.missing Environment: _ZN08NumbaEnv8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd")
  br label %common.ret

entry.endif.endif:                                ; preds = %entry.endif
  %.19 = load ptr, ptr %.5, align 8
  %.25 = call i64 @PyTuple_Size(ptr %.19)
  %.26.not = icmp ne i64 %.25, 2
  br i1 %.26.not, label %entry.endif.endif.if, label %entry.endif.endif.endif, !prof !40

entry.endif.endif.if:                             ; preds = %entry.endif.endif
  call void (ptr, ptr, ...) @PyErr_Format(ptr nonnull @PyExc_ValueError, ptr nonnull @".const.size mismatch for tuple, expected 2 element(s) but got %zd", i64 %.25)
  br label %entry.endif.endif.endif

entry.endif.endif.endif:                          ; preds = %entry.endif.endif.if, %entry.endif.endif
  %.32 = call ptr @PyTuple_GetItem(ptr %.19, i64 0)
  %.33 = call ptr @PyNumber_Float(ptr %.32)
  %.34 = call double @PyFloat_AsDouble(ptr %.33)
  call void @Py_DecRef(ptr %.33)
  %.36 = call ptr @PyErr_Occurred()
  %.37.not = icmp eq ptr %.36, null
  br i1 %.37.not, label %entry.endif.endif.endif.endif, label %entry.endif.endif.endif.if, !prof !41

entry.endif.endif.endif.if:                       ; preds = %entry.endif.endif.endif
  br label %entry.endif.endif.endif.endif

entry.endif.endif.endif.endif:                    ; preds = %entry.endif.endif.endif.if, %entry.endif.endif.endif
  %.20.1 = phi i1 [ true, %entry.endif.endif.endif.if ], [ %.26.not, %entry.endif.endif.endif ]
  %.41 = call ptr @PyTuple_GetItem(ptr %.19, i64 1)
  %.42 = call ptr @PyNumber_Float(ptr %.41)
  %.43 = call double @PyFloat_AsDouble(ptr %.42)
  call void @Py_DecRef(ptr %.42)
  %.45 = call ptr @PyErr_Occurred()
  %.46.not = icmp ne ptr %.45, null
  %brmerge = or i1 %.20.1, %.46.not
  br i1 %brmerge, label %common.ret, label %entry.endif.endif.endif.endif.endif.endif, !prof !42

entry.endif.endif.endif.endif.endif.endif:        ; preds = %entry.endif.endif.endif.endif
  %.60 = load ptr, ptr %.6, align 8
  %.61 = call ptr @PyNumber_Float(ptr %.60)
  %.62 = call double @PyFloat_AsDouble(ptr %.61)
  call void @Py_DecRef(ptr %.61)
  %.64 = call ptr @PyErr_Occurred()
  %.65.not = icmp eq ptr %.64, null
  br i1 %.65.not, label %entry.endif.endif.endif.endif.endif.endif.endif, label %common.ret, !prof !41

entry.endif.endif.endif.endif.endif.endif.endif:  ; preds = %entry.endif.endif.endif.endif.endif.endif
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.69, i8 0, i64 24, i1 false)
  %.75 = call i32 @_ZN8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd(ptr nonnull %.69, ptr nonnull %excinfo, double %.34, double poison, double %.62) #2
  %.76 = load ptr, ptr %excinfo, align 8
  %cond = icmp eq i32 %.75, 0
  br i1 %cond, label %entry.endif.endif.endif.endif.endif.endif.endif.if.endif, label %entry.endif.endif.endif.e...if, !prof !43

entry.endif.endif.endif.endif.endif.endif.endif.if.endif: ; preds = %entry.endif.endif.endif.endif.endif.endif.endif
  %sunkaddr = getelementptr inbounds i8, ptr %.69, i64 16
  %.85.fca.1.1.load = load double, ptr %sunkaddr, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %.69, i64 8
  %.85.fca.1.0.load = load double, ptr %sunkaddr1, align 8
  %.85.fca.0.load = load double, ptr %.69, align 8
  %.96 = call ptr @PyTuple_New(i64 2)
  %.98 = call ptr @PyFloat_FromDouble(double %.85.fca.0.load)
  %.99 = call i32 @PyTuple_SetItem(ptr %.96, i64 0, ptr %.98)
  %.109 = call ptr @PyComplex_FromDoubles(double %.85.fca.1.0.load, double %.85.fca.1.1.load)
  %.110 = call i32 @PyTuple_SetItem(ptr %.96, i64 1, ptr %.109)
  br label %common.ret

entry.endif.endif.endif.e...if:                   ; preds = %entry.endif.endif.endif.endif.endif.endif.endif
  call void @PyErr_Clear()
  %.115 = load { ptr, i32, ptr, ptr, i32 }, ptr %.76, align 8
  %.116 = extractvalue { ptr, i32, ptr, ptr, i32 } %.115, 4
  %.117 = icmp sgt i32 %.116, 0
  %.120 = extractvalue { ptr, i32, ptr, ptr, i32 } %.115, 0
  %.122 = extractvalue { ptr, i32, ptr, ptr, i32 } %.115, 1
  br i1 %.117, label %entry.endif.endif.endif.e...if.if, label %entry.endif.endif.endif.e...if.else

entry.endif.endif.endif.e...if.if:                ; preds = %entry.endif.endif.endif.e...if
  %.123 = sext i32 %.122 to i64
  %.124 = call ptr @PyBytes_FromStringAndSize(ptr %.120, i64 %.123)
  %.125 = load { ptr, i32, ptr, ptr, i32 }, ptr %.76, align 8
  %.126 = extractvalue { ptr, i32, ptr, ptr, i32 } %.125, 2
  %.128 = extractvalue { ptr, i32, ptr, ptr, i32 } %.125, 3
  %.130 = call ptr %.128(ptr %.126)
  %.131 = icmp eq ptr %.130, null
  br i1 %.131, label %entry.endif.endif.endif.e...if.if.if, label %entry.endif.endif.endif.e...if.if.endif, !prof !40

entry.endif.endif.endif.e...if.else:              ; preds = %entry.endif.endif.endif.e...if
  %.144 = extractvalue { ptr, i32, ptr, ptr, i32 } %.115, 2
  %.145 = call ptr @numba_unpickle(ptr %.120, i32 %.122, ptr %.144)
  br label %entry.endif.endif.endif.e...if.endif

entry.endif.endif.endif.e...if.endif:             ; preds = %entry.endif.endif.endif.e...if.if.endif, %entry.endif.endif.endif.e...if.else
  %.147 = phi ptr [ %.135, %entry.endif.endif.endif.e...if.if.endif ], [ %.145, %entry.endif.endif.endif.e...if.else ]
  %.148.not = icmp eq ptr %.147, null
  br i1 %.148.not, label %common.ret, label %entry.endif.endif.endif.e...if.endif.if, !prof !40

entry.endif.endif.endif.e...if.if.if:             ; preds = %entry.endif.endif.endif.e...if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments")
  br label %common.ret

entry.endif.endif.endif.e...if.if.endif:          ; preds = %entry.endif.endif.endif.e...if.if
  %.135 = call ptr @numba_runtime_build_excinfo_struct(ptr %.124, ptr nonnull %.130)
  call void @NRT_Free(ptr nonnull %.76)
  br label %entry.endif.endif.endif.e...if.endif

entry.endif.endif.endif.e...if.endif.if:          ; preds = %entry.endif.endif.endif.e...if.endif
  call void @numba_do_raise(ptr nonnull %.147)
  br label %common.ret
}

declare i32 @PyArg_UnpackTuple(ptr, ptr, i64, i64, ...) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare void @PyErr_SetString(ptr, ptr) local_unnamed_addr

declare i64 @PyTuple_Size(ptr) local_unnamed_addr

declare void @PyErr_Format(ptr, ptr, ...) local_unnamed_addr

declare ptr @PyTuple_GetItem(ptr, i64) local_unnamed_addr

declare ptr @PyNumber_Float(ptr) local_unnamed_addr

declare double @PyFloat_AsDouble(ptr) local_unnamed_addr

declare void @Py_DecRef(ptr) local_unnamed_addr

declare ptr @PyErr_Occurred() local_unnamed_addr

declare ptr @PyTuple_New(i64) local_unnamed_addr

declare ptr @PyFloat_FromDouble(double) local_unnamed_addr

declare i32 @PyTuple_SetItem(ptr, i64, ptr) local_unnamed_addr

declare ptr @PyComplex_FromDoubles(double, double) local_unnamed_addr

declare void @PyErr_Clear() local_unnamed_addr

declare ptr @PyBytes_FromStringAndSize(ptr, i64) local_unnamed_addr

declare ptr @numba_unpickle(ptr, i32, ptr) local_unnamed_addr

declare ptr @numba_runtime_build_excinfo_struct(ptr, ptr) local_unnamed_addr

declare void @NRT_Free(ptr) local_unnamed_addr

declare void @numba_do_raise(ptr) local_unnamed_addr

define { double, { double, double } } @cfunc._ZN8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd([2 x double] %.1, double %.2) local_unnamed_addr {
entry:
  %.4 = alloca { double, { double, double } }, align 8
  %.fca.1.0.gep = getelementptr inbounds nuw i8, ptr %.4, i64 8
  %.fca.1.1.gep = getelementptr inbounds nuw i8, ptr %.4, i64 16
  %excinfo = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.4, i8 0, i64 24, i1 false)
  store ptr null, ptr %excinfo, align 8
  %.8 = extractvalue [2 x double] %.1, 0
  %.10 = call i32 @_ZN8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd(ptr nonnull %.4, ptr nonnull %excinfo, double %.8, double poison, double %.2) #2
  %.11 = load ptr, ptr %excinfo, align 8
  %.20.fca.0.load = load double, ptr %.4, align 8
  %.20.fca.1.0.load = load double, ptr %.fca.1.0.gep, align 8
  %.20.fca.1.1.load = load double, ptr %.fca.1.1.gep, align 8
  %inserted.f0 = insertvalue { double, { double, double } } undef, double %.20.fca.0.load, 0
  %inserted.real = insertvalue { double, double } undef, double %.20.fca.1.0.load, 0
  %inserted.imag = insertvalue { double, double } %inserted.real, double %.20.fca.1.1.load, 1
  %inserted.f1 = insertvalue { double, { double, double } } %inserted.f0, { double, double } %inserted.imag, 1
  %.26 = alloca i32, align 4
  store i32 0, ptr %.26, align 4
  %cond = icmp eq i32 %.10, 0
  br i1 %cond, label %common.ret, label %entry.if.if, !prof !43

common.ret:                                       ; preds = %entry, %.29, %entry.if.if.if.if
  %common.ret.op = phi { double, { double, double } } [ zeroinitializer, %entry.if.if.if.if ], [ %inserted.f1, %.29 ], [ %inserted.f1, %entry ]
  ret { double, { double, double } } %common.ret.op

.29:                                              ; preds = %entry.if.if.endif, %entry.if.if.endif.if
  %.77 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>")
  call void @PyErr_WriteUnraisable(ptr %.77)
  call void @Py_DecRef(ptr %.77)
  call void @numba_gil_release(ptr nonnull %.26)
  br label %common.ret

entry.if.if:                                      ; preds = %entry
  call void @numba_gil_ensure(ptr nonnull %.26)
  call void @PyErr_Clear()
  %.32 = load { ptr, i32, ptr, ptr, i32 }, ptr %.11, align 8
  %.33 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 4
  %.34 = icmp sgt i32 %.33, 0
  %.37 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 0
  %.39 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 1
  br i1 %.34, label %entry.if.if.if, label %entry.if.if.else

entry.if.if.if:                                   ; preds = %entry.if.if
  %.40 = sext i32 %.39 to i64
  %.41 = call ptr @PyBytes_FromStringAndSize(ptr %.37, i64 %.40)
  %.42 = load { ptr, i32, ptr, ptr, i32 }, ptr %.11, align 8
  %.43 = extractvalue { ptr, i32, ptr, ptr, i32 } %.42, 2
  %.45 = extractvalue { ptr, i32, ptr, ptr, i32 } %.42, 3
  %.47 = call ptr %.45(ptr %.43)
  %.48 = icmp eq ptr %.47, null
  br i1 %.48, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !40

entry.if.if.else:                                 ; preds = %entry.if.if
  %.61 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 2
  %.62 = call ptr @numba_unpickle(ptr %.37, i32 %.39, ptr %.61)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.64 = phi ptr [ %.52, %entry.if.if.if.endif ], [ %.62, %entry.if.if.else ]
  %.65.not = icmp eq ptr %.64, null
  br i1 %.65.not, label %.29, label %entry.if.if.endif.if, !prof !40

entry.if.if.if.if:                                ; preds = %entry.if.if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments.1")
  br label %common.ret

entry.if.if.if.endif:                             ; preds = %entry.if.if.if
  %.52 = call ptr @numba_runtime_build_excinfo_struct(ptr %.41, ptr nonnull %.47)
  call void @NRT_Free(ptr nonnull %.11)
  br label %entry.if.if.endif

entry.if.if.endif.if:                             ; preds = %entry.if.if.endif
  call void @numba_do_raise(ptr nonnull %.64)
  br label %.29
}

declare void @numba_gil_ensure(ptr) local_unnamed_addr

declare ptr @PyUnicode_FromString(ptr) local_unnamed_addr

declare void @PyErr_WriteUnraisable(ptr) local_unnamed_addr

declare void @numba_gil_release(ptr) local_unnamed_addr

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { noinline }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "clang (Numba)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "numba_corpus.py", directory: ".")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "tuples", linkageName: "_ZN8__main__6tuplesB4v129B54c8tJTC_2fWwGaMLSgd6CjA4xXKR0tsqKIYSQsqDQwVMEsTAA_3d_3dE8UniTupleIdLi2EEd", scope: !1, file: !1, line: 13, type: !5, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !16, !28, !31}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Anonymous struct ({double, {double, double}})", size: 192, elements: !9, identifier: "{double, {double, double}}")
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "<field 0>", baseType: !11, size: 64)
!11 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "<field 1>", baseType: !13, size: 128, offset: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Anonymous struct ({double, double})", size: 128, elements: !14, identifier: "{double, double}")
!14 = !{!10, !15}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "<field 1>", baseType: !11, size: 64, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Anonymous struct ({i8*, i32, i8*, i8*, i32})", size: 256, elements: !19, identifier: "{i8*, i32, i8*, i8*, i32}")
!19 = !{!20, !23, !25, !26, !27}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "<field 0>", baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "<field 1>", baseType: !24, size: 32, offset: 64)
!24 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "<field 2>", baseType: !21, size: 64, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "<field 3>", baseType: !21, size: 64, offset: 160)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "<field 4>", baseType: !24, size: 32, offset: 224)
!28 = !DICompositeType(tag: DW_TAG_array_type, name: "UniTuple(float64 x 2) ([2 x double])", baseType: !11, size: 128, elements: !29, identifier: "[2 x double]")
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIBasicType(name: "float64", size: 64, encoding: DW_ATE_float)
!32 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 14, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, name: "P(float64 x 2) ([2 x double])", baseType: !11, size: 128, elements: !29, identifier: "[2 x double]")
!34 = !DILocation(line: 0, scope: !4)
!35 = !DILocalVariable(name: "t", arg: 1, scope: !4, file: !1, line: 13, type: !28)
!36 = !DILocalVariable(name: "z", arg: 2, scope: !4, file: !1, line: 13, type: !31)
!37 = !DILocation(line: 15, column: 1, scope: !4)
!38 = !{i1 true}
!39 = !DILocation(line: 16, column: 1, scope: !4)
!40 = !{!"branch_weights", i32 1, i32 99}
!41 = !{!"branch_weights", i32 99, i32 1}
!42 = !{!"branch_weights", i32 33554432, i32 -973078528}
!43 = !{!"branch_weights", i32 49, i32 1}
