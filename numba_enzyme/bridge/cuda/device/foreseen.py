"""A counted launch that does not let the device wait for the host: it takes as much tape as launches like it have needed.

    one buffer    counts, header, rows (see :mod:`.counted_tape`), and a tape
    enqueued      what is cleared; counting kernel; layout kernel; gradient
    notice        how much tape it is, told by the gradient's first thread before anything else

Every thread of the gradient looks first whether the tape has room for what was counted. Where it has not, none of them does
anything, and the launch goes on as if it had only counted. The host returns when it knows which of the two it was: as soon as the
gradient begins, or, where threads may go another way than when they were counted, when it has ended.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....errors import EnzymeError
from .buffers import Buffer
from .counted_tape import TapeCounter, went_another_way
from .memory import LaunchMemory
from .notices import Notice, awaited
from .program import Program

LEAST_ROOM = 1 << 16
MORE, LESS = 4, 16  # a quarter more than was needed; a sixteenth less each time, where much less was


class Room:
    """``bytes``: of tape that the next launch takes at once; 0 before there was one."""

    def __init__(self) -> None:
        self.bytes = 0

    def needed(self, size: int) -> None:
        """By a launch."""
        self.bytes = max(LEAST_ROOM, size + size // MORE, self.bytes - self.bytes // LESS)


def launch_at_once(counter: TapeCounter, memory: LaunchMemory, words: list[int], written: Sequence[tuple[int, int]], room: Room,
                   gradient: Program) -> tuple[bool, Buffer | None]:  # fmt: skip
    """Whether the gradient is on its way; and if not, what has been counted, if anything has."""
    driver, size = counter.driver, room.bytes  # which launches of other threads change meanwhile
    notice = driver.notice()
    if notice is None:
        return False, None
    try:
        buffer = memory.take(counter.tape_at + size, "tape")
        saved = counter.saved(memory, written)
    except EnzymeError:  # there may be enough for a smaller tape, or for one after the other
        room.bytes = 0
        memory.give_back_all()
        driver.give_back(notice)
        return False, None
    counter.enqueue(buffer, words, saved, size)
    counter.start(gradient, [*counter.words_behind(buffer), notice.address, *words])
    needed = _told(counter, notice)
    driver.give_back(notice)
    if needed is None:
        return False, buffer
    room.needed(needed)
    return True, None


def _told(counter: TapeCounter, notice: Notice) -> int | None:
    """Bytes of the tape; None where they were too many. Raises EnzymeError where threads have gone another way."""
    driver, stream, checked = counter.driver, counter.stream, counter.prepared.may_differ
    if checked:
        driver.synchronize(stream)
    awaited(driver, stream, notice)
    if checked and notice.flag:
        raise went_another_way(counter.prepared.kernel.name)
    return notice.needed
