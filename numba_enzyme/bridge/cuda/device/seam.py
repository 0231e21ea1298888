"""The seam to the device: the few calls that need one. Everything above speaks to :class:`Driver` only, so that tests need none.

    function = driver.load(program);  buffer = driver.allocate(1024, stream, near=())
    driver.launch(function, grid, block, shared, stream, words);  buffer.release(stream)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .buffers import Buffer, Marks
from .notices import Notice, Streams
from .program import Program
from .tables import Tables


class Driver(Marks, Streams, Protocol):
    """Streams are handles (0: the default one); without a stream copies have ended when a call returns."""

    def capability(self) -> tuple[int, int]: ...

    def tables(self) -> Tables:
        """The tables of tapes that stay on the device."""
        ...

    def shared_limit(self) -> int:
        """Bytes of shared memory that a block can have at most."""
        ...

    def load(self, program: Program) -> object: ...

    def allocate(self, size: int, stream: int, near: Sequence[type]) -> Buffer:
        """Memory from the allocator of arrays of the classes ``near``, or numba-cuda's; MemoryError if there is not so much."""
        ...

    def clear(self, target: int, size: int, stream: int) -> None:
        """All bytes zero."""

    def copy_in(self, target: int, source: int, size: int, stream: int) -> None: ...

    def copy_out(self, target: int, source: int, size: int, stream: int) -> None: ...

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        """Within the device."""

    def blocks_at_once(self, function: Any, block: tuple[int, int, int], shared: int) -> int:
        """How many blocks of a function the device runs side by side, if it has nothing else to do."""
        ...

    def launch(self, function: Any, grid: tuple[int, int, int], block: tuple[int, int, int], shared: int, stream: int,
               words: Sequence[int]) -> None:  # fmt: skip
        """``shared``: bytes of dynamic memory. ``words``: the parameters, 8 bytes each, as their bits.

        A function whose blocks wait for each other is launched such that all of them run at once.
        """

    def notice(self) -> Notice | None:
        """Zeroed memory of the host that the device can write to; None where there is no such thing."""
        ...

    def give_back(self, notice: Notice) -> None:
        """Nothing that the device has been told writes to it any more."""

    def synchronize(self, stream: int) -> None: ...

    def release_memory(self) -> int:
        """Give back what no launch uses; the number of bytes."""
        ...
