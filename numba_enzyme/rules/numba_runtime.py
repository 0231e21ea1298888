"""Facts about Numba's runtime: allocation, reference counts, exceptions, random state, Python's C API.

    %m = call ptr @NRT_MemInfo_alloc_safe_aligned(i64 %bytes, i32 32)      allocates "nrt", size is argument 0
    %d = load ptr, ptr (%m + MEMINFO_DATA_OFFSET)                          the data

An allocation returns the *MemInfo*; the shadow is another MemInfo of the same size whose data is zeroed.
"""

from __future__ import annotations

from .effects import ANY, Allocator, CallFacts, CallKind, effect, pure, table

# struct MemInfo { refcount, destructor, destructor argument, data, size, external allocator } of 8 bytes each.
MEMINFO_DATA_OFFSET = 24
MEMINFO_SIZE_OFFSET = 32
CONSTANTS_ONLY = -100
"""What a function that can only keep constants returns, in a derivative, where it is given something else."""

NRT_ALLOCATION = effect(allocates=Allocator.NRT, size_arguments=(0,))
NRT_ALIGNED = effect(allocates=Allocator.NRT, size_arguments=(0,), aligned=True)

NUMBA_RUNTIME = table(
    ("NRT_MemInfo_alloc NRT_MemInfo_alloc_safe NRT_MemInfo_alloc_external", NRT_ALLOCATION),
    ("NRT_MemInfo_alloc_dtor NRT_MemInfo_alloc_dtor_safe", effect(allocates=Allocator.NRT, size_arguments=(0,), destructor=1)),
    ("NRT_MemInfo_alloc_aligned NRT_MemInfo_alloc_safe_aligned NRT_MemInfo_alloc_safe_aligned_external", NRT_ALIGNED),
    # Of a list or a set that the caller has made.
    ("NRT_MemInfo_varsize_realloc NRT_MemInfo_varsize_alloc NRT_MemInfo_varsize_free", effect(writes=(0,))),
    ("NRT_Allocate NRT_Allocate_External", effect(allocates=Allocator.MALLOC, size_arguments=(0,))),
    ("NRT_Free", effect(frees=0)),
    # Tapes of a derivative that is differentiated again.
    ("ne.tape.acquire", effect(allocates=Allocator.TAPE, size_arguments=(0,))),
    ("ne.tape.release", effect(frees=0)),
    # Tapes of recursive calls, in one that is not.
    ("ne.stack.push", CallFacts(allocates=Allocator.STACK, size_arguments=(1,), reads=(0,), writes=(0,))),
    ("ne.stack.resize", CallFacts(allocates=Allocator.REALLOC, frees=0, reads=(0, 1), writes=(0, 1))),
    ("ne.stack.take ne.stack.pop ne.stack.back", effect(reads=(0,), writes=(0,))),
    # The count is no data of the program's; a release may run a destructor and give the memory back.
    ("NRT_incref NRT_Incref NRT_MemInfo_acquire", effect(kind=CallKind.NRT_INCREF)),
    ("NRT_decref NRT_Decref NRT_MemInfo_release NRT_MemInfo_call_dtor NRT_MemInfo_destroy", effect(kind=CallKind.NRT_DECREF)),
    ("NRT_MemInfo_data NRT_MemInfo_data_fast",
     CallFacts(reads=(0,), recomputable=True, kind=CallKind.NRT_DATA)),
    ("NRT_MemInfo_size NRT_MemInfo_refcount NRT_get_api", pure(reads=(0,))),
    ("numba_gil_ensure numba_gil_release numba_fatal_error numba_unpickle numba_do_raise "
     "numba_runtime_build_excinfo_struct", effect(reads=ANY)),
    ("numba_get_np_random_state numba_get_py_random_state get_num_threads "
     "_get_num_threads get_parallel_chunksize numba_poisson_ptrs", pure()),
    ("get_thread_id numba_get_thread_id", pure(kind=CallKind.THREAD)),
    # Works on shapes and strides: (nd, dims, strides, new nd, new dims, new strides, itemsize, order).
    ("numba_attempt_nocopy_reshape", CallFacts(inactive=True, reads=(1, 2, 4), writes=(4, 5))),
    # Typed dictionaries of C: (dictionary, key, hash, value, old value). What goes in is kept as a constant. Every change writes
    # their memory, so that nothing that was read there is read again; what carries derivatives lies elsewhere (typed_dicts.py).
    ("numba_dict_new_sized", effect(writes=(0,), hands_out=True)),
    ("numba_dict_set_method_table", effect(reads=(1,), writes=(0,))),
    ("numba_dict_free", effect(reads=(0,), writes=(0,))),
    ("numba_dict_length", effect(reads=(0,))),
    ("numba_dict_lookup", effect(reads=(0, 1), writes=(3,), hands_out=True)),
    ("numba_dict_insert", effect(reads=(0, 1, 3), writes=(0, 4), hands_out=True)),
    ("numba_dict_insert_ez", effect(reads=(0, 1, 3), writes=(0,), kind=CallKind.CONSTANTS)),
    ("numba_dict_delitem", effect(reads=(0,), writes=(0,))),
    ("numba_dict_popitem", effect(reads=(0,), writes=(0, 1, 2), hands_out=True)),
    ("numba_dict_iter", effect(reads=(1,), writes=(0,), hands_out=True)),
    ("numba_dict_iter_next", effect(reads=(0,), writes=(0, 1, 2), hands_out=True)),
    ("numba_rnd_init numba_rnd_shuffle", effect(reads=(0,), writes=(0,))),
    # Python's C API appears where an exception is made or a text printed.
    ("NRT_adapt_ndarray_to_python_acqref", effect(reads=(0,))),  # an array that is printed
    ("PyErr_* PyGILState_* PySys_* Py_* PyUnicode_* PyObject_* PyFloat_* PyLong_* PyBool_* PyComplex_* PyTuple_* PyList_* "
     "PyDict_*",
     effect(reads=ANY)),
)  # fmt: skip
