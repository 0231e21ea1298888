"""Arrays of the host, copied to the device and back: `Copies(driver, stream, memory).address(numpy_array)`."""

from __future__ import annotations

import numpy as np

from ..device_views import extent
from .buffers import Buffer
from .memory import LaunchMemory
from .seam import Driver


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
