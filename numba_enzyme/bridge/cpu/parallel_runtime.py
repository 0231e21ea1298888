"""``ne.parallel_for`` for programs that Numba runs: a code library made once, from the text beside this file.

    parallel_runtime()      defines @ne.parallel_for on the threads that Numba's own parallel loops run on

Machine code that Numba has cached on disk calls it in a process that has differentiated nothing yet: what stands there under
its name from the beginning makes the library when it is called for the first time, and hands the call on. The same holds
for the number of threads, for which derivatives ask.
"""

from __future__ import annotations

import ctypes
from functools import cache
from importlib.resources import files

import llvmlite.binding as ll
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np.ufunc.parallel import _launch_threads, get_num_threads, get_thread_id

from ...ir.parallel import PARALLEL_FOR

_LOOP = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
_NUMBER = ctypes.CFUNCTYPE(ctypes.c_int64)


@global_compiler_lock
@cache
def parallel_runtime() -> object:
    """The library, loaded; Numba's threads are there."""
    _launch_threads()
    codegen = cpu_target.target_context.codegen()
    library = codegen.create_library("numba_enzyme.parallel")
    library.add_llvm_module(ll.parse_assembly(files(__spec__.parent).joinpath("parallel_runtime.ll").read_text(encoding="utf-8")))
    library.finalize()
    ll.add_symbol(PARALLEL_FOR, library.get_pointer_to_function(PARALLEL_FOR))
    return library


@_LOOP
def _first_loop(chunk: int, captured: int, start: int, stop: int, chunks: int) -> int:
    loop = _LOOP(parallel_runtime().get_pointer_to_function(PARALLEL_FOR))
    return loop(chunk, captured, start, stop, chunks)


@_NUMBER
def _number_of_threads() -> int:
    parallel_runtime()
    return get_num_threads()


@_NUMBER
def _thread() -> int:
    parallel_runtime()
    return get_thread_id()


for _name, _function in ((PARALLEL_FOR, _first_loop), ("get_num_threads", _number_of_threads), ("get_thread_id", _thread)):
    if ll.address_of_symbol(_name) is None:  # else Numba's threads are there
        ll.add_symbol(_name, ctypes.cast(_function, ctypes.c_void_p).value)
