"""A pool of device memory in the order of streams: the driver's own, one per device, of ours alone.

    buffer = pool.allocate(1024, stream);  ...;  buffer.release(stream)        neither waits for the device

Memory that is released stays mapped for the next launch, up to half of the device's; `ne.release_memory()` gives it back.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from ....errors import EnzymeError

POOLS_SUPPORTED = 115  # CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED
RELEASE_THRESHOLD, RESERVED = 4, 5  # CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
ON_DEVICE, PINNED = 1, 1  # CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_ALLOCATION_TYPE_PINNED (memory that stays where it is)

Call = Callable[..., None]


class _Location(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int), ("id", ctypes.c_int))


class _Properties(ctypes.Structure):
    """CUmemPoolProps."""

    _fields_ = (("allocation", ctypes.c_int), ("handles", ctypes.c_int), ("location", _Location), ("security", ctypes.c_void_p),
                ("most", ctypes.c_size_t), ("usage", ctypes.c_ushort), ("reserved", ctypes.c_ubyte * 54))  # fmt: skip


class Pooled:
    """Memory of a pool. Dropped without being released, it is free when the device has nothing left to do."""

    __slots__ = ("_call", "_context", "address", "size")

    def __init__(self, call: Call, context: int, address: int, size: int) -> None:
        self._call, self._context, self.address, self.size = call, context, address, size

    def release(self, stream: int) -> None:
        """Give it back: what comes later on the stream may use it."""
        address, self.address = self.address, 0
        self._call("cuMemFreeAsync", address, stream)

    def __del__(self) -> None:
        if not self.address:
            return
        address, self.address = self.address, 0
        try:
            self._call("cuCtxPushCurrent_v2", self._context)  # of any thread, when garbage is collected
            try:
                self._call("cuCtxSynchronize")
                self._call("cuMemFree_v2", address)
            finally:
                self._call("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_void_p()))
        except (EnzymeError, MemoryError, AttributeError, TypeError):
            pass  # the process ends, or the context has been reset: the memory is gone with it


class Pool:
    """The pool of one device. ``reclaim``: makes numba-cuda free what waits for being freed."""

    def __init__(self, call: Call, context: int, handle: int, reclaim: Callable[[], None]) -> None:
        self._call, self._context, self._handle, self._reclaim = call, context, handle, reclaim

    def allocate(self, size: int, stream: int) -> Pooled:
        """Raises MemoryError if there is not so much, with everything given back that nobody uses."""
        address = ctypes.c_uint64()
        try:
            self._call("cuMemAllocFromPoolAsync", ctypes.byref(address), size, self._handle, stream)
        except MemoryError:
            self._reclaim()
            self.trim()
            self._call("cuMemAllocFromPoolAsync", ctypes.byref(address), size, self._handle, stream)
        return Pooled(self._call, self._context, address.value, size)

    def trim(self) -> int:
        """Give back what nobody uses when the device is idle; the number of bytes."""
        self._call("cuCtxSynchronize")
        before = self._reserved()
        self._call("cuMemPoolTrimTo", self._handle, 0)
        return before - self._reserved()

    def _reserved(self) -> int:
        found = ctypes.c_uint64()
        self._call("cuMemPoolGetAttribute", self._handle, RESERVED, ctypes.byref(found))
        return found.value


def make_pool(call: Call, context: int, device: int, reclaim: Callable[[], None]) -> Pool | None:
    """A pool on a device, whose primary context is current; None where there is no such thing."""
    try:
        supported, total, pool = ctypes.c_int(), ctypes.c_size_t(), ctypes.c_void_p()
        call("cuDeviceGetAttribute", ctypes.byref(supported), POOLS_SUPPORTED, device)
        if not supported.value:
            return None
        call("cuDeviceTotalMem_v2", ctypes.byref(total), device)
        wanted = _Properties(allocation=PINNED, location=_Location(ON_DEVICE, device))
        call("cuMemPoolCreate", ctypes.byref(pool), ctypes.byref(wanted))
        call("cuMemPoolSetAttribute", pool.value, RELEASE_THRESHOLD, ctypes.byref(ctypes.c_uint64(total.value // 2)))
    except (AttributeError, EnzymeError, MemoryError):  # a driver that is too old, or memory that is not the device's own
        return None
    return Pool(call, context, pool.value or 0, reclaim)
