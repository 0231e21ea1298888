"""Where tapes get their memory: from the allocator of the arrays that a kernel is launched with.

    CuPy arrays     its memory pool, on the stream of the launch        PyTorch tensors   its caching allocator
    anything else   our pool (see :mod:`.pool`); numba-cuda's memory manager where the device has no pools, or where another
                    manager (RMM's) is plugged in
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from ..front_end import devices, driver_layer


class Waits(Protocol):
    """The part of the driver that waits."""

    def synchronize(self, stream: int) -> None: ...

    def synchronize_device(self) -> None: ...


class Held:
    """Memory of another library. ``stream``: the one in whose order the library uses it again."""

    __slots__ = ("_owner", "_waits", "address", "stream")

    def __init__(self, address: int, owner: object, stream: int, waits: Waits) -> None:
        self.address, self.stream, self._owner, self._waits = address, stream, owner, waits

    def release(self, stream: int) -> None:
        """Give it back: what comes later on the stream may use it."""
        if stream != self.stream:
            self._waits.synchronize(stream)
        self._owner = None

    def __del__(self) -> None:
        if self._owner is None:
            return
        with suppress(Exception):  # the process ends
            self._waits.synchronize_device()  # nobody has said on which stream it was used last
        self._owner = None


def has_allocator(near: Iterable[type]) -> bool:
    return any(_library(type_) in ALLOCATORS for type_ in near)


def allocate_near(size: int, stream: int, near: Iterable[type], waits: Waits) -> Held:
    """Memory of the library of a class among ``near``. Raises MemoryError if there is not so much."""
    for type_ in near:
        allocate = ALLOCATORS.get(_library(type_))
        if allocate is not None:
            return Held(*allocate(size, stream), stream, waits)
    return Held(*_numba(size), 0, waits)


def memory_is_numba_cudas_own() -> bool:
    """Whether no other memory manager has been plugged in."""
    return type(devices.get_context().memory_manager) is driver_layer.NumbaCUDAMemoryManager


def reclaim() -> None:
    """Make numba-cuda free what waits for being freed."""
    devices.get_context().memory_manager.deallocations.clear()


@cache
def _library(type_: type) -> str:
    return type_.__module__.partition(".")[0]


def _cupy(size: int, stream: int) -> tuple[int, object]:
    cupy = sys.modules["cupy"]
    try:
        with _cupy_stream(cupy, stream):
            memory = cupy.cuda.alloc(size)
    except cupy.cuda.memory.OutOfMemoryError:
        raise MemoryError from None
    return int(memory.ptr), memory


@dataclass(frozen=True)
class _Stream:
    """A handle as the CUDA stream protocol wants it."""

    handle: int

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.handle


def _cupy_stream(cupy: Any, handle: int):
    """CuPy's stream for a handle, in the words of its version (from_external: 14)."""
    made = getattr(getattr(cupy.cuda, "Stream", None), "from_external", None)
    return made(_Stream(handle)) if made is not None else cupy.cuda.ExternalStream(handle)


def _torch(size: int, stream: int) -> tuple[int, object]:
    torch = sys.modules["torch"]
    try:
        with torch.cuda.stream(torch.cuda.ExternalStream(stream)):
            memory = torch.empty(size, dtype=torch.uint8, device="cuda")
    except torch.cuda.OutOfMemoryError:
        raise MemoryError from None
    return int(memory.data_ptr()), memory


def _numba(size: int) -> tuple[int, object]:
    try:
        memory = devices.get_context().memalloc(size)
    except driver_layer.CudaAPIError as error:
        if error.code == 2:
            raise MemoryError from None
        raise
    return int(memory.device_ctypes_pointer.value), memory


ALLOCATORS: dict[str, Callable[[int, int], tuple[int, object]]] = {"cupy": _cupy, "torch": _torch}
