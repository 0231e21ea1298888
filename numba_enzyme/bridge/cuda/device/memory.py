"""Device memory that one launch borrows: given back on its stream when everything is enqueued, also after an error.

    with LaunchMemory(driver, stream, near, name) as memory:
        buffer = memory.take(1024, "tape")
        kept = memory.keep(buffer)              the tape of an augmented primal: whoever has it gives it back

A launch ends long after the call that starts it has returned. What is given back on the launch's stream is used again by work
that comes later on that stream, or elsewhere when the driver sees that it is free.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....errors import EnzymeError
from .buffers import Buffer
from .seam import Driver
from .tape_layout import MOST_BYTES


class LaunchMemory:
    """``near``: the classes of the launch's arrays, whose library's allocator is asked. ``name``: of the kernel, for errors."""

    def __init__(self, driver: Driver, stream: int, near: Sequence[type], name: str) -> None:
        self._driver, self._stream, self._near, self._name = driver, stream, near, name
        self._taken: list[Buffer] = []

    def __enter__(self) -> LaunchMemory:
        return self

    def __exit__(self, *error: object) -> None:
        self.give_back_all()

    def take(self, size: int, what: str) -> Buffer:
        """Memory until the launch is enqueued; EnzymeError with the number where there is not so much."""
        try:
            if size >= MOST_BYTES:
                raise MemoryError
            buffer = self._driver.allocate(size, self._stream, self._near)
        except MemoryError:
            raise EnzymeError(f"{self._name}: no device memory for the {what} of {size} bytes: launch fewer blocks at a "
                              "time, or use target='cpu'") from None  # fmt: skip
        self._taken.append(buffer)
        return buffer

    def give_back(self, buffer: Buffer) -> None:
        """The buffer is not needed any more by what comes on the stream."""
        self._taken.remove(buffer)
        buffer.release(self._stream)

    def give_back_all(self) -> None:
        """Nothing that has been taken is needed any more by what comes on the stream."""
        while self._taken:
            self._taken.pop().release(self._stream)

    def keep(self, buffer: Buffer) -> Buffer:
        """The buffer stays when the launch is enqueued."""
        self._taken.remove(buffer)
        return buffer
