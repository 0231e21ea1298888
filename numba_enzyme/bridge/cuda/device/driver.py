"""The device of numba-cuda behind the few calls of :class:`.seam.Driver`, over the driver's C interface and numba-cuda's linker.

    function = driver.load(program);  buffer = driver.allocate(1024, stream, near=())
    driver.launch(function, grid, block, shared, stream, words)
"""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from .... import progress
from ....errors import EnzymeError
from .allocators import allocate_near, has_allocator, memory_is_numba_cudas_own, reclaim
from .pool import Pool, make_pool
from .program import Program
from .seam import Buffer
from .tables import Tables

MOST_DYNAMIC_SHARED = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
PLAIN_SHARED = 48 * 1024  # what a launch gets without asking
OUT_OF_MEMORY = 2  # CUDA_ERROR_OUT_OF_MEMORY
WITHOUT_TIME = 2  # CU_EVENT_DISABLE_TIMING
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


@dataclass(frozen=True)
class _Loaded:
    """A function on the device. ``image``: what has to stay in memory while it is loaded."""

    handle: int
    image: object


@dataclass(frozen=True)
class _Device:
    """What is asked of a device once."""

    id: int
    shared_limit: int
    pool: Pool | None
    tables: Tables


class CudaDriver:
    """The current device of numba.cuda."""

    def __init__(self) -> None:
        self._api = _library()
        self._loaded: dict[tuple[int, Program], _Loaded] = {}
        self._devices: dict[int, _Device] = {}
        self._lock = threading.Lock()

    def _device(self):
        from numba.cuda.cudadrv import devices

        return devices.get_context().device

    def _known(self) -> _Device:
        device = self._device().id
        found = self._devices.get(device)
        if found is None:
            limit = ctypes.c_int()
            self._call("cuDeviceGetAttribute", ctypes.byref(limit), SHARED_OPT_IN, device)
            with self._lock:
                if device not in self._devices:
                    pool = make_pool(self._call, device, reclaim)
                    self._devices[device] = _Device(device, limit.value, pool, Tables())
            found = self._devices[device]
        return found

    def _call(self, name: str, *arguments: object) -> None:
        status = getattr(self._api, name)(*arguments)
        if status == OUT_OF_MEMORY:
            raise MemoryError
        if status:
            text = ctypes.c_char_p()
            self._api.cuGetErrorString(status, ctypes.byref(text))
            raise EnzymeError(f"{name} failed: {text.value.decode() if text.value else status}")

    def capability(self) -> tuple[int, int]:
        return tuple(self._device().compute_capability)[:2]

    def tables(self) -> Tables:
        return self._known().tables

    def shared_limit(self) -> int:
        return self._known().shared_limit

    def load(self, program: Program) -> _Loaded:
        key = (self._device().id, program)
        if key not in self._loaded:
            capability = self.capability()
            with progress.compiling(program.name):
                image = linked(program.ptx(capability), capability, program)
            module, function = ctypes.c_void_p(), ctypes.c_void_p()
            self._call("cuModuleLoadData", ctypes.byref(module), image)
            self._call("cuModuleGetFunction", ctypes.byref(function), module, program.name.encode())
            self._loaded[key] = _Loaded(function.value, image)
        return self._loaded[key]

    def allocate(self, size: int, stream: int, near: Sequence[object]) -> Buffer:
        device = self._known()
        if device.pool is not None and not has_allocator(near) and memory_is_numba_cudas_own():
            return device.pool.allocate(size, stream)
        return allocate_near(size, stream, near, self)

    def copy_in(self, target: int, source: int, size: int, stream: int) -> None:
        self._call("cuMemcpyHtoDAsync_v2", target, source, size, stream)

    def copy_out(self, target: int, source: int, size: int, stream: int) -> None:
        self._call("cuMemcpyDtoHAsync_v2", target, source, size, stream)
        self.synchronize(stream)

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        self._call("cuMemcpyDtoDAsync_v2", target, source, size, stream)

    def launch(self, function: _Loaded, grid, block, shared: int, stream: int, words: Sequence[int]) -> None:
        if shared > PLAIN_SHARED:
            self._call("cuFuncSetAttribute", function.handle, MOST_DYNAMIC_SHARED, shared)
        slots = (ctypes.c_uint64 * max(1, len(words)))(*(w & 0xFFFF_FFFF_FFFF_FFFF for w in words))
        places = (ctypes.c_void_p * max(1, len(words)))(*(ctypes.addressof(slots) + 8 * i for i in range(len(words))))
        self._call("cuLaunchKernel", function.handle, *grid, *block, shared, stream, places, None)

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
        device = self._known()
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
    from numba.cuda.cudadrv import driver

    # Older versions choose between several linkers, and what the oldest ones make is no object with its code in it.
    new = getattr(driver, "_LinkerBase", None) or getattr(driver, "Linker", None)
    make = new.new if hasattr(new, "new") else getattr(driver, "_Linker", None)
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
        api.cuMemcpyHtoDAsync_v2.argtypes = [u64, pointer, ctypes.c_size_t, pointer]
        api.cuMemcpyDtoHAsync_v2.argtypes = [pointer, u64, ctypes.c_size_t, pointer]
        api.cuMemcpyDtoDAsync_v2.argtypes = [u64, u64, ctypes.c_size_t, pointer]
        api.cuModuleLoadData.argtypes = [pointer, ctypes.c_char_p]
        api.cuModuleGetFunction.argtypes = [pointer, pointer, ctypes.c_char_p]
        api.cuFuncSetAttribute.argtypes = [pointer, ctypes.c_int, ctypes.c_int]
        api.cuStreamSynchronize.argtypes = [pointer]
        api.cuDeviceGetAttribute.argtypes = [pointer, ctypes.c_int, ctypes.c_int]
        api.cuEventCreate.argtypes = [pointer, u32]
        api.cuEventRecord.argtypes = [pointer, pointer]
        api.cuEventQuery.argtypes = [pointer]
        api.cuEventDestroy_v2.argtypes = [pointer]
        api.cuStreamWaitEvent.argtypes = [pointer, pointer, u32]
        api.cuCtxPushCurrent_v2.argtypes = [pointer]
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
