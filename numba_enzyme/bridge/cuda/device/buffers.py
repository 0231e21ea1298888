"""Device memory, and marks on streams, which tell when something in it is there."""

from __future__ import annotations

from typing import Any, Protocol


class Buffer(Protocol):
    """Device memory. Dropped without being released, it is free when the device has nothing left to do."""

    address: int

    def release(self, stream: int) -> None:
        """Give it back: what comes later on the stream may use it."""


class Marks(Protocol):
    """Streams are handles (0: the default one)."""

    def mark(self, stream: int) -> object:
        """Where a stream is when it has done all that it was told."""

    def has_passed(self, mark: Any) -> bool: ...

    def wait(self, stream: int, mark: Any) -> None:
        """What comes next on the stream waits for the mark, the host does not."""
