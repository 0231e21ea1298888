"""The seam to the device: the few calls that need one, over numba-cuda's own driver and linker.

    function = driver.load(program);  buffer = driver.allocate(1024, stream, near=())
    driver.launch(function, grid, block, shared, stream, words)

Everything above speaks to :class:`Driver` only, so that it runs without a device under test.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from .... import progress
from ....errors import EnzymeError
from .allocators import allocate_near
from .program import Program

MOST_DYNAMIC_SHARED = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
PLAIN_SHARED = 48 * 1024  # what a launch gets without asking
SHARED_OPT_IN = 97  # CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN


class Buffer(Protocol):
    """Device memory that is given back when nobody has it any more."""

    address: int


class Driver(Protocol):
    """Streams are handles (0: the default one); without a stream copies have ended when a call returns."""

    def capability(self) -> tuple[int, int]: ...

    def shared_limit(self) -> int:
        """Bytes of shared memory that a block can have at most."""

    def load(self, program: Program) -> object: ...

    def allocate(self, size: int, stream: int, near: Sequence[object]) -> Buffer:
        """Memory from the allocator of the arguments ``near``, or numba-cuda's; MemoryError if there is not so much."""

    def copy_in(self, target: int, source: int, size: int, stream: int) -> None: ...

    def copy_out(self, target: int, source: int, size: int, stream: int) -> None: ...

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        """Within the device."""

    def launch(self, function: object, grid: tuple[int, int, int], block: tuple[int, int, int], shared: int, stream: int,
               words: Sequence[int]) -> None:  # fmt: skip
        """``shared``: bytes of dynamic memory. ``words``: the parameters, 8 bytes each, as their bits."""

    def synchronize(self, stream: int) -> None: ...


@dataclass(frozen=True)
class _Loaded:
    """A function on the device. ``image``: what has to stay in memory while it is loaded."""

    handle: int
    image: object


class CudaDriver:
    """The current device of numba.cuda."""

    def __init__(self) -> None:
        self._api = _library()
        self._loaded: dict[tuple[int, Program], _Loaded] = {}

    def _device(self):
        from numba.cuda.cudadrv import devices

        return devices.get_context().device

    def _call(self, name: str, *arguments: object) -> None:
        status = getattr(self._api, name)(*arguments)
        if status == 2:
            raise MemoryError
        if status:
            text = ctypes.c_char_p()
            self._api.cuGetErrorString(status, ctypes.byref(text))
            raise EnzymeError(f"{name} failed: {text.value.decode() if text.value else status}")

    def capability(self) -> tuple[int, int]:
        return tuple(self._device().compute_capability)[:2]

    def shared_limit(self) -> int:
        found = ctypes.c_int()
        self._call("cuDeviceGetAttribute", ctypes.byref(found), SHARED_OPT_IN, self._device().id)
        return found.value

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
        return allocate_near(size, stream, near)

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


@cache
def cuda_driver() -> CudaDriver:
    """The one driver of this process."""
    return CudaDriver()


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
        return api
    raise EnzymeError("the CUDA driver is not found: use target='cpu'")
