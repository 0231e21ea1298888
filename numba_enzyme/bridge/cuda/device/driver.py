"""The device of numba-cuda behind the few calls of :class:`.seam.Driver`, over the driver's C interface and numba-cuda's linker.

    function = driver.load(program);  buffer = driver.allocate(1024, stream, near=())
    driver.launch(function, grid, block, shared, stream, words)
"""

from __future__ import annotations

import ctypes
import ctypes.util
import math
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from .... import progress
from ....errors import EnzymeError
from ..front_end import devices, driver_layer
from .allocators import allocate_near, has_allocator, memory_is_numba_cudas_own, reclaim
from .buffers import Buffer
from .notices import Notice, Notices
from .pool import Pool, make_pool
from .program import Program
from .tables import Tables

MOST_DYNAMIC_SHARED = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
STATIC_SHARED = 1  # CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES
NOT_READY = 600  # CUDA_ERROR_NOT_READY
PLAIN_SHARED = 48 * 1024  # what a block gets without asking, static and dynamic
OUT_OF_MEMORY = 2  # CUDA_ERROR_OUT_OF_MEMORY
WITHOUT_TIME = 2  # CU_EVENT_DISABLE_TIMING
MULTIPROCESSORS = 16  # CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
SHARED_OPT_IN = 97  # CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN


class _Mark:
    """An event of the driver's."""

    __slots__ = ("_call", "handle")

    def __init__(self, call: Callable[..., None]) -> None:
        event = ctypes.c_void_p()
        call("cuEventCreate", ctypes.byref(event), WITHOUT_TIME)
        self._call, self.handle = call, event.value

    def __del__(self) -> None:
        with suppress(EnzymeError, AttributeError, TypeError):  # the process ends: it is gone with it
            self._call("cuEventDestroy_v2", self.handle)


class _OwnOfThread(threading.local):
    """Memory of one thread in which it tells the driver something."""

    def __init__(self) -> None:
        self.context = ctypes.c_void_p()
        self.reference = ctypes.byref(self.context)
        self._parameters: dict[int, tuple[ctypes.Array, ctypes.Array]] = {}

    def parameters(self, count: int) -> tuple[ctypes.Array, ctypes.Array]:
        """Room for the words of a launch, which the driver copies, and where each of them lies."""
        found = self._parameters.get(count)
        if found is None:
            slots = (ctypes.c_uint64 * count)()
            places = (ctypes.c_void_p * max(1, count))(*(ctypes.addressof(slots) + 8 * i for i in range(count)))
            found = self._parameters[count] = (slots, places)
        return found


@dataclass(frozen=True)
class _Loaded:
    """A function on the device. ``image``: what has to stay in memory while it is loaded. ``static_shared``: bytes of a block.

    ``together``: its blocks wait for each other.
    """

    handle: int
    image: object
    static_shared: int
    together: bool = False


@dataclass(frozen=True)
class _Device:
    """What is asked of a device once. ``pool``: None where it has none, or another memory manager is plugged in."""

    capability: tuple[int, int]
    shared_limit: int
    multiprocessors: int
    pool: Pool | None
    tables: Tables
    loaded: dict[Program, _Loaded]
    notices: Notices


class CudaDriver:
    """The current device of numba.cuda."""

    def __init__(self) -> None:
        self._api = _library()
        self._devices: dict[int, _Device] = {}  # by the handle of the context
        self._lock = threading.Lock()
        self._own = _OwnOfThread()

    def _device(self) -> _Device:
        """The device of the current context."""
        own = self._own
        if self._api.cuCtxGetCurrent(own.reference) or own.context.value not in self._devices:
            return self._meet_device()
        return self._devices[own.context.value]

    def _meet_device(self) -> _Device:
        found = devices.get_context().device  # makes a context current
        self._call("cuCtxGetCurrent", self._own.reference)
        context = self._own.context.value or 0
        with self._lock:
            if context not in self._devices:
                limit, processors = ctypes.c_int(), ctypes.c_int()
                self._call("cuDeviceGetAttribute", ctypes.byref(limit), SHARED_OPT_IN, found.id)
                self._call("cuDeviceGetAttribute", ctypes.byref(processors), MULTIPROCESSORS, found.id)
                pool = make_pool(self._call, context, found.id, reclaim) if memory_is_numba_cudas_own() else None
                capability = tuple(found.compute_capability)[:2]
                self._devices[context] = _Device(capability, limit.value, processors.value, pool, Tables(), {},
                                                 Notices(self._call))  # fmt: skip
        return self._devices[context]

    def _call(self, name: str, *arguments: object) -> None:
        self._check(name, getattr(self._api, name)(*arguments))

    def _check(self, name: str, status: int) -> None:
        if status == OUT_OF_MEMORY:
            raise MemoryError
        if status:
            text = ctypes.c_char_p()
            self._api.cuGetErrorString(status, ctypes.byref(text))
            raise EnzymeError(f"{name} failed: {text.value.decode() if text.value else status}")

    def capability(self) -> tuple[int, int]:
        return self._device().capability

    def tables(self) -> Tables:
        return self._device().tables

    def shared_limit(self) -> int:
        return self._device().shared_limit

    def load(self, program: Program) -> _Loaded:
        device = self._device()
        found = device.loaded.get(program)
        if found is None:
            with progress.compiling(program.name):
                image = linked(program.ptx(device.capability), device.capability, program)
            module, function = ctypes.c_void_p(), ctypes.c_void_p()
            self._call("cuModuleLoadData", ctypes.byref(module), image)
            self._call("cuModuleGetFunction", ctypes.byref(function), module, program.name.encode())
            static = ctypes.c_int()
            self._call("cuFuncGetAttribute", ctypes.byref(static), STATIC_SHARED, function)
            found = device.loaded[program] = _Loaded(function.value or 0, image, static.value, program.meets_grid)
        return found

    def allocate(self, size: int, stream: int, near: Sequence[type]) -> Buffer:
        pool = self._device().pool
        if pool is not None and not has_allocator(near):
            return pool.allocate(size, stream)
        return allocate_near(size, stream, near, self)

    def clear(self, target: int, size: int, stream: int) -> None:
        self._call("cuMemsetD8Async", target, 0, size, stream)

    def copy_in(self, target: int, source: int, size: int, stream: int) -> None:
        self._call("cuMemcpyHtoDAsync_v2", target, source, size, stream)

    def copy_out(self, target: int, source: int, size: int, stream: int) -> None:
        self._call("cuMemcpyDtoHAsync_v2", target, source, size, stream)
        self.synchronize(stream)

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        self._call("cuMemcpyDtoDAsync_v2", target, source, size, stream)

    def blocks_at_once(self, function: _Loaded, block: Any, shared: int) -> int:
        self._allow_shared(function, shared)
        each = ctypes.c_int()
        self._call("cuOccupancyMaxActiveBlocksPerMultiprocessor", ctypes.byref(each), function.handle, math.prod(block), shared)
        return each.value * self._device().multiprocessors

    def launch(self, function: _Loaded, grid: Any, block: Any, shared: int, stream: int, words: Sequence[int]) -> None:
        self._allow_shared(function, shared)
        slots, places = self._own.parameters(len(words))
        slots[:] = words
        if function.together:
            self._call("cuLaunchCooperativeKernel", function.handle, *grid, *block, shared, stream, places)
        else:
            self._call("cuLaunchKernel", function.handle, *grid, *block, shared, stream, places, None)

    def _allow_shared(self, function: _Loaded, shared: int) -> None:
        if shared + function.static_shared > PLAIN_SHARED:
            self._call("cuFuncSetAttribute", function.handle, MOST_DYNAMIC_SHARED, shared)

    def notice(self) -> Notice | None:
        return self._device().notices.take()

    def give_back(self, notice: Notice) -> None:
        self._device().notices.give_back(notice)

    def is_done(self, stream: int) -> bool:
        status = self._api.cuStreamQuery(stream)
        if status != NOT_READY:
            self._check("cuStreamQuery", status)
        return status != NOT_READY

    def synchronize(self, stream: int) -> None:
        self._call("cuStreamSynchronize", stream)

    def synchronize_device(self) -> None:
        self._call("cuCtxSynchronize")

    def mark(self, stream: int) -> _Mark:
        made = _Mark(self._call)
        self._call("cuEventRecord", made.handle, stream)
        return made

    def has_passed(self, mark: _Mark) -> bool:
        return self._api.cuEventQuery(mark.handle) == 0  # an error shows in what comes next

    def wait(self, stream: int, mark: _Mark) -> None:
        self._call("cuStreamWaitEvent", stream, mark.handle, 0)

    def release_memory(self) -> int:
        """Of the current device."""
        device = self._device()
        device.tables.drop()
        return device.pool.trim() if device.pool is not None else 0


@cache
def cuda_driver() -> CudaDriver:
    """The one driver of this process."""
    return CudaDriver()


def release_memory() -> int:
    """Give back what launches have left for later ones; the number of bytes. Nothing where there was no launch."""
    return cuda_driver().release_memory() if cuda_driver.cache_info().currsize else 0


def linked(text: str, capability: tuple[int, int], program: Program) -> bytes:
    """Machine code by numba-cuda's linker (nvJitLink); the PTX itself, for the driver to assemble, where it has none."""
    # Older versions choose between several linkers, and what the oldest ones make is no object with its code in it.
    new: Any = getattr(driver_layer, "_LinkerBase", None) or getattr(driver_layer, "Linker", None)
    make = new.new if hasattr(new, "new") else getattr(driver_layer, "_Linker", None)
    if make is not None:
        options = program.options
        linker = make(max_registers=options.max_registers or None, lineinfo=options.lineinfo, cc=capability)
        linker.add_ptx(text.encode(), name=program.name)
        code = getattr(linker.complete(), "code", None)
        if isinstance(code, bytes):
            return code
    return text.encode() + b"\0"


@cache
def _library() -> ctypes.CDLL:
    """The driver's C interface; only its names of version 2 know 64-bit addresses."""
    names = ("nvcuda.dll",) if sys.platform == "win32" else ("libcuda.so.1", "libcuda.so")
    for name in names:
        try:
            api = ctypes.CDLL(name)
        except OSError:
            continue
        u32, u64, pointer = ctypes.c_uint32, ctypes.c_uint64, ctypes.c_void_p
        api.cuLaunchKernel.argtypes = [pointer, *[u32] * 7, pointer, pointer, pointer]
        api.cuLaunchCooperativeKernel.argtypes = [pointer, *[u32] * 7, pointer, pointer]
        api.cuOccupancyMaxActiveBlocksPerMultiprocessor.argtypes = [pointer, pointer, ctypes.c_int, ctypes.c_size_t]
        api.cuMemcpyHtoDAsync_v2.argtypes = [u64, pointer, ctypes.c_size_t, pointer]
        api.cuMemcpyDtoHAsync_v2.argtypes = [pointer, u64, ctypes.c_size_t, pointer]
        api.cuMemcpyDtoDAsync_v2.argtypes = [u64, u64, ctypes.c_size_t, pointer]
        api.cuMemsetD8Async.argtypes = [u64, ctypes.c_ubyte, ctypes.c_size_t, pointer]
        api.cuModuleLoadData.argtypes = [pointer, ctypes.c_char_p]
        api.cuModuleGetFunction.argtypes = [pointer, pointer, ctypes.c_char_p]
        api.cuFuncGetAttribute.argtypes = [pointer, ctypes.c_int, pointer]
        api.cuFuncSetAttribute.argtypes = [pointer, ctypes.c_int, ctypes.c_int]
        api.cuStreamSynchronize.argtypes = [pointer]
        api.cuStreamQuery.argtypes = [pointer]
        api.cuMemHostRegister_v2.argtypes = [pointer, ctypes.c_size_t, u32]
        api.cuMemHostGetDevicePointer_v2.argtypes = [pointer, pointer, u32]
        api.cuDeviceGetAttribute.argtypes = [pointer, ctypes.c_int, ctypes.c_int]
        api.cuEventCreate.argtypes = [pointer, u32]
        api.cuEventRecord.argtypes = [pointer, pointer]
        api.cuEventQuery.argtypes = [pointer]
        api.cuEventDestroy_v2.argtypes = [pointer]
        api.cuStreamWaitEvent.argtypes = [pointer, pointer, u32]
        api.cuCtxPushCurrent_v2.argtypes = [pointer]
        api.cuCtxGetCurrent.argtypes = [pointer]
        api.cuMemFree_v2.argtypes = [u64]
        for call, arguments in {"cuMemPoolCreate": [pointer, pointer], "cuMemPoolTrimTo": [pointer, ctypes.c_size_t],
                                "cuMemPoolSetAttribute": [pointer, ctypes.c_int, pointer],
                                "cuMemPoolGetAttribute": [pointer, ctypes.c_int, pointer],
                                "cuMemAllocFromPoolAsync": [pointer, ctypes.c_size_t, pointer, pointer],
                                "cuMemFreeAsync": [u64, pointer]}.items():  # fmt: skip
            if hasattr(api, call):  # since CUDA 11.2
                getattr(api, call).argtypes = arguments
        return api
    raise EnzymeError("the CUDA driver is not found: use target='cpu'")
