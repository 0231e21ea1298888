"""Arrays in device memory, known by their array interface alone; and those of the host, copied in and out.

    view = device_view(tensor)        view.address, view.shape, view.strides, view.dtype
    Copies(driver, stream, memory).address(numpy_array)
"""

from __future__ import annotations

import itertools
import math
import operator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ....errors import ActivityError
from .memory import LaunchMemory
from .seam import Buffer, Driver


@dataclass(frozen=True, eq=False)
class DeviceView:
    """What `__cuda_array_interface__` tells of an array; ``owner`` is the array itself."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype
    writeable: bool
    stream: int | None
    owner: object

    @cached_property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @cached_property
    def _extent(self) -> tuple[int, int]:
        return extent(self, self.address)

    def extent(self) -> tuple[int, int]:
        """The bytes from the first to behind the last element."""
        return self._extent


def is_on_device(value: object) -> bool:
    return not isinstance(value, np.ndarray) and hasattr(value, "__cuda_array_interface__")


def device_view(array: Any) -> DeviceView:
    """An array in device memory. Raises ActivityError for one with a mask."""
    interface = array.__cuda_array_interface__
    if interface.get("mask") is not None:
        raise ActivityError("arrays with a mask are not supported")
    dtype = np.dtype(interface["descr"] if interface["typestr"].startswith("|V") and interface.get("descr") else
                     interface["typestr"])  # fmt: skip
    shape = tuple(int(n) for n in interface["shape"])
    strides = interface.get("strides")
    if strides is None:
        steps = itertools.accumulate(reversed(shape[1:]), operator.mul, initial=dtype.itemsize) if shape else ()
        strides = tuple(steps)[::-1]
    address, readonly = interface["data"]
    return DeviceView(int(address), shape, tuple(strides), dtype, not readonly, interface.get("stream"), array)


def extent(array: np.ndarray | DeviceView, address: int) -> tuple[int, int]:
    """The bytes from the first to behind the last element of an array that lies at ``address``."""
    if not array.size:
        return address, address
    steps = [(n - 1) * s for n, s in zip(array.shape, array.strides, strict=True)]
    return address + sum(s for s in steps if s < 0), address + sum(s for s in steps if s > 0) + array.itemsize


class Copies:
    """NumPy arrays on the device for one launch. Those that share memory on the host share it there."""

    def __init__(self, driver: Driver, stream: int, memory: LaunchMemory) -> None:
        self.driver = driver
        self.stream = stream
        self.memory = memory
        self._extents: list[list] = []  # begin, end, whether it is written back
        self._buffers: list[Buffer] = []
        self._kept: list[np.ndarray] = []

    def add(self, array: np.ndarray) -> None:
        """Announce an array; all of them, before anything is sent."""
        begin, end = extent(array, array.ctypes.data)
        self._kept.append(array)
        if begin == end:
            return
        written = array.flags.writeable
        apart = []
        for other in self._extents:
            if other[0] < end and begin < other[1]:
                begin, end, written = min(begin, other[0]), max(end, other[1]), written or other[2]
            else:
                apart.append(other)
        self._extents = [*apart, [begin, end, written]]

    def send(self) -> None:
        self._extents.sort()
        for begin, end, _ in self._extents:
            buffer = self.memory.take(end - begin, "copy of an array of the host")
            self._buffers.append(buffer)
            self.driver.copy_in(buffer.address, begin, end - begin, self.stream)

    def address(self, array: np.ndarray) -> int:
        """Where an array lies on the device."""
        return self.at(array.ctypes.data) if array.size else 0

    def at(self, host: int) -> int:
        for (begin, end, _), buffer in zip(self._extents, self._buffers, strict=True):
            if begin <= host < end:
                return buffer.address + host - begin
        raise KeyError(host)

    def places(self) -> list[tuple[int, int]]:
        """(begin, end) on the device of everything that is written back."""
        return [(buffer.address, buffer.address + end - begin)
                for (begin, end, written), buffer in zip(self._extents, self._buffers, strict=True) if written]  # fmt: skip

    def fetch(self) -> None:
        """Write everything back; the kernel has ended when this returns."""
        for (begin, end, written), buffer in zip(self._extents, self._buffers, strict=True):
            if written:
                self.driver.copy_out(begin, buffer.address, end - begin, self.stream)
