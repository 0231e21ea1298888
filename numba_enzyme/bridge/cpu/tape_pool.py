"""Tapes of large arrays are kept between calls: fresh memory costs a page fault per 4 KiB, more than what is written to it.

    %tape = call ptr @ne.tape.acquire(i64 %bytes)       out of the pool if something fits, else from malloc
    call void @ne.tape.release(ptr %tape)               into the pool, for the next call of any derivative, in any thread

At most 32 buffers are kept, each at least 64 KiB; :func:`release_memory` gives them back. The two functions are helpers of the
compiler (rules/runtime_ir/tape_pool.ll); here is the memory that they share.

Arrays of Numba's runtime come from malloc. A derivative holds those of its forward sweep, and their shadows, until the reverse
sweep is done, and what is free then at the end of the heap glibc gives back to the system if it is more than 128 KiB: the next
call has its page faults again. Where a program has once given back an array of 32 MiB glibc does so from 64 MiB on only
(``mallopt(3)``, M_MMAP_THRESHOLD: "dynamic"), so such a piece, never touched, is given back here. Who has set those thresholds
keeps them.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from importlib.resources import files

import llvmlite.binding as ll
from llvmlite import ir
from numba import njit
from numba.core import codegen, types
from numba.core.base import BaseContext
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ...config import disabled

LARGEST = (32 << 20) - (64 << 10)  # what glibc takes as a hint, with its header


def _keep_freed_memory() -> None:
    """Let the C library keep what a call gives back, as if the program had once given back a large array."""
    library = _glibc()
    if library is not None and "tape-pool" not in disabled():
        library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
        library.free.restype, library.free.argtypes = None, [ctypes.c_void_p]
        library.free(library.malloc(LARGEST))


def _give_back_freed_memory() -> None:
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "gnu_get_libc_version") else None


_keep_freed_memory()

# One pool per process, wherever the functions that use it are linked in; defined here so that cached code finds it, too.
_PLACES = (ctypes.c_int64 * 33)()
ll.add_symbol("ne_tape_pool", ctypes.addressof(_PLACES))


class _TextLibrary(codegen.JITCodeLibrary):
    """A library whose functions come as IR text."""

    def add_text(self, text: str) -> None:
        self.add_llvm_module(ll.parse_assembly(text))


@functools.cache
@global_compiler_lock
def _draining() -> codegen.CPUCodeLibrary:
    """The library that defines ``ne.tape.drain``."""
    library = _TextLibrary(cpu_target.target_context.codegen(), "numba_enzyme.drain_tape_pool")
    library.add_text(files(__spec__.parent).joinpath("drain_tape_pool.ll").read_text(encoding="utf-8"))
    library.finalize()
    return library


@intrinsic
def _drain(typingctx: Context):
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        context.active_code_library.add_linking_library(_draining())
        function_type = ir.FunctionType(ir.IntType(64), [])
        return builder.call(builder.module.declare_intrinsic("ne.tape.drain", fnty=function_type), [])

    return types.int64(), codegen


@njit
def _drained():
    return _drain()


def release_memory() -> int:
    """Give back the memory that tapes of earlier calls have left for later ones; the number of bytes."""
    drained = _drained()
    _give_back_freed_memory()
    return drained
