"""Where tapes get their memory: from the allocator of the arrays that a kernel is launched with.

    CuPy arrays     its memory pool, on the stream of the launch        PyTorch tensors   its caching allocator
    anything else   numba-cuda's memory manager (RMM's or another, where one is plugged in)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Held:
    """Memory and whatever keeps it."""

    address: int
    owner: object


def allocate_near(size: int, stream: int, near: Iterable[object]) -> Held:
    """Memory of the library whose arrays are among ``near``. Raises MemoryError if there is not so much."""
    for argument in near:
        allocate = ALLOCATORS.get(type(argument).__module__.partition(".")[0])
        if allocate is not None:
            return allocate(size, stream)
    return _numba(size, stream)


def _cupy(size: int, stream: int) -> Held:
    cupy = sys.modules["cupy"]
    try:
        with cupy.cuda.ExternalStream(stream):
            memory = cupy.cuda.alloc(size)
    except cupy.cuda.memory.OutOfMemoryError:
        raise MemoryError from None
    return Held(int(memory.ptr), memory)


def _torch(size: int, stream: int) -> Held:
    torch = sys.modules["torch"]
    try:
        with torch.cuda.stream(torch.cuda.ExternalStream(stream)):
            memory = torch.empty(size, dtype=torch.uint8, device="cuda")
    except torch.cuda.OutOfMemoryError:
        raise MemoryError from None
    return Held(int(memory.data_ptr()), memory)


def _numba(size: int, stream: int) -> Held:
    from numba import cuda
    from numba.cuda.cudadrv.driver import CudaAPIError

    try:
        memory = cuda.current_context().memalloc(size)
    except CudaAPIError as error:
        if error.code == 2:
            raise MemoryError from None
        raise
    return Held(int(memory.device_ctypes_pointer.value), memory)


ALLOCATORS: dict[str, Callable[[int, int], Held]] = {"cupy": _cupy, "torch": _torch}
