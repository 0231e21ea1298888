"""A kernel or its derivative on a device: arguments, tape and shared memory of one launch.

    DeviceLaunch(driver, prepared, values, shadows, grid, block, shared bytes, stream).run()
    tape = DeviceTape(launch);  ...;  tape.reverse(launch)

The order of one launch: copies in, the tape's table (see :mod:`.tables`, :mod:`.counts`), the tape, the kernel, copies out.
With arrays on the device and a table that is known there are no copies, and nobody waits.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from ....errors import EnzymeError
from ....request import GradientRequest, Mode
from ..host.arguments import Slots
from ..host.run import copy_of
from ..kernel import Kernel
from ..kernel_tape import KernelTape
from ..ptx import MOST_STATIC
from .arena_launch import threads_of
from .arrays import Copies, DeviceView
from .counts import Matters
from .entry import Half
from .memory import LaunchMemory
from .prepared import Prepared
from .program import Program
from .seam import Buffer, Driver
from .sizes import count_on_host
from .tables import Table
from .tape_layout import TapeSizes, lay_out, warps_of

MOST_COUNTED_ON_HOST = 1 << 16  # threads that may differ; with more of them the device counts, and the host waits for it

LEGACY_STREAM = 1  # another name of stream 0


@dataclass(frozen=True)
class DeviceLaunch:
    """``values``, ``shadows``: per argument NumPy arrays, device views, numbers, or tuples."""

    driver: Driver
    prepared: Prepared
    values: list
    shadows: list
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_bytes: int
    stream: int

    @property
    def kernel(self) -> Kernel:
        return self.prepared.kernel

    @property
    def request(self) -> GradientRequest | None:
        return self.prepared.request

    def run(self, half: Half = Half.WHOLE, kept: Kept | None = None) -> Kept | None:
        """Launch one function of the derivative. With ``kept``, on the tape that another launch has filled."""
        self._check_shared()
        if not math.prod(self.grid):
            return None
        with self.memory() as memory:
            copies = Copies(self.driver, self.stream, memory)
            for array in self._arrays():
                if isinstance(array, np.ndarray):
                    copies.add(array)
                elif array.stream is not None:
                    in_order(self.driver, self.stream, (array.stream,))
            copies.send()
            words = self._words(copies)
            if kept is None and self.prepared.layout is not None:
                kept = self._tape(memory, copies, words)
                if half is Half.AUGMENTED:
                    kept.keep(memory)
            prefix = kept.words if kept is not None else []
            program = self.prepared.program(half, checked=kept is not None and kept.checked)
            if program.takes_arena:
                self.prepared.arenas.run(
                    self.driver, memory, self.stream, threads_of(self.grid, self.block), lambda: self._save(memory, copies),
                    lambda arena: self._start(program, [*arena, *words]))  # fmt: skip
            else:
                self._start(program, [*prefix, *words])
            if kept is not None and kept.checked:
                kept.check(self.driver, self.stream)
            copies.fetch()
        return kept

    def memory(self) -> LaunchMemory:
        """What the launch borrows."""
        near = [type(a.owner) for a in self._arrays() if isinstance(a, DeviceView)]
        return LaunchMemory(self.driver, self.stream, near, self.kernel.name)

    def sizes(self) -> TapeSizes:
        """How much tape the launch takes, without running it.

        Raises EnzymeError where only the run tells.
        """
        if self.prepared.counting.matters is not Matters.SCALARS:
            raise EnzymeError(f"the tape of {self.kernel.name} has a size that only the run tells")
        if self.prepared.layout is None:
            return TapeSizes(0, np.zeros(0, np.int64), 0, 0)
        return self._sizes(None, None, self._words(None))

    # ---- arguments

    def _arrays(self) -> Iterator[np.ndarray | DeviceView]:
        pending = [*self.values, *self.shadows]
        while pending:
            value = pending.pop(0)
            if isinstance(value, tuple) and not hasattr(value, "dtype"):
                pending = [*value, *pending]
            elif isinstance(value, (np.ndarray, DeviceView)):
                yield value
            elif isinstance(value, np.void):
                yield _record(value)

    def _words(self, copies: Copies) -> list[int]:
        slots = _DeviceSlots(self.request, copies)
        for type_, value, shadow in zip(self.kernel.arguments, self.values, self.shadows, strict=True):
            slots.add(type_, value, shadow)
        return slots.words

    def _check_shared(self) -> None:
        static, dynamic = self.prepared.shared_need(self.dynamic_bytes)
        if any(not a.count for a in self.kernel.shared):
            if not self.dynamic_bytes:
                raise ValueError("the kernel uses dynamic shared memory: say how many bytes, kernel[grid, block, stream, bytes]")
            if dynamic > self.dynamic_bytes and self.dynamic_bytes % 8:
                raise ValueError("dynamic shared memory of a gradient is given in multiples of 8 bytes")
        if static > MOST_STATIC:
            raise EnzymeError(f"{self.kernel.name}: with their shadows the static shared arrays take {static} bytes, a function "
                              f"may declare {MOST_STATIC}: make them smaller, or all of them dynamic")  # fmt: skip
        limit = self.driver.shared_limit()
        if static + dynamic > limit:
            raise EnzymeError(f"{self.kernel.name}: the gradient needs {static + dynamic} bytes of shared memory in a block, "
                              f"shadows included; the device has {limit}: use a smaller block")  # fmt: skip

    def _start(self, program: Program, words: list[int]) -> None:
        _, dynamic = self.prepared.shared_need(self.dynamic_bytes)
        self.driver.launch(self.driver.load(program), self.grid, self.block, dynamic, self.stream, words)

    # ---- tape

    def _tape(self, memory: LaunchMemory, copies: Copies, words: list[int]) -> Kept:
        rerun = self.prepared.layout.groups > 0 and self.prepared.counting.matters is Matters.RERUN
        known = self.prepared.is_settled
        table = self._known_table(memory, copies, words) if known else self._new_table(memory, copies, words)
        table.ready(self.driver, self.stream)
        return Kept(self.kernel.name, memory.take(max(table.sizes.bytes, 1), "tape"), table, rerun)

    def _known_table(self, memory: LaunchMemory, copies: Copies, words: list[int]) -> Table:
        key = self.prepared.table_key(self.grid, self.block, self.dynamic_bytes, words)
        tables = self.driver.tables()
        found = tables.find(key)
        if found is None:
            sizes = self._sizes(memory, copies, words)
            found = tables.add(key, self._sent(LaunchMemory(self.driver, self.stream, (), self.kernel.name), sizes, lasting=True))
        return found

    def _new_table(self, memory: LaunchMemory, copies: Copies, words: list[int]) -> Table:
        return self._sent(memory, self._sizes(memory, copies, words), lasting=False)

    def _sent(self, memory: LaunchMemory, sizes: TapeSizes, *, lasting: bool) -> Table:
        buffer = memory.take(sizes.table.nbytes, "table of a tape")
        self.driver.copy_in(buffer.address, sizes.table.ctypes.data, sizes.table.nbytes, self.stream)
        return Table(sizes, buffer, lasting, self.driver.mark(self.stream) if lasting else None)

    def _sizes(self, memory: LaunchMemory | None, copies: Copies | None, words: list[int]) -> TapeSizes:
        layout, counting = self.prepared.layout, self.prepared.counting
        warps = warps_of(self.grid, self.block)
        if not layout.groups:
            return lay_out(layout, np.zeros((1, 0), np.int64), warps)
        many = counting.per_thread and math.prod(self.grid) * math.prod(self.block) > MOST_COUNTED_ON_HOST
        if counting.matters is Matters.SCALARS and (copies is None or not many):
            counts = count_on_host(counting, self.kernel, self.request, layout.groups, words, self.grid, self.block,
                                   self.dynamic_bytes)  # fmt: skip
        else:
            counts = self._count_on_device(layout.groups, memory, copies, words)
        return lay_out(layout, counts, warps)

    def _count_on_device(self, groups: int, memory: LaunchMemory, copies: Copies, words: list[int]) -> np.ndarray:
        """Run the counting function there; where it is the whole kernel, on memory that is put back."""
        counts = np.zeros((warps_of(self.grid, self.block), groups), np.int64)
        buffer = memory.take(counts.nbytes, "counts of a tape")
        self.driver.copy_in(buffer.address, counts.ctypes.data, counts.nbytes, self.stream)
        saved = list(self._save(memory, copies)) if self.prepared.counting.matters is Matters.RERUN else []
        self._start(self.prepared.program(Half.COUNTING), [buffer.address, *words])
        for address, copy, size in saved:
            self.driver.copy(address, copy.address, size, self.stream)
        self.driver.copy_out(counts.ctypes.data, buffer.address, counts.nbytes, self.stream)
        return counts

    def _save(self, memory: LaunchMemory, copies: Copies) -> Iterator[tuple[int, Buffer, int]]:
        """Copies of everything that the kernel may write."""
        places = copies.places()
        places += [view.extent() for view in self._arrays() if isinstance(view, DeviceView) and view.writeable]
        for begin, end in _merged(places):
            saved = memory.take(end - begin, "copy of an array, kept while the size of the tape is found,")
            self.driver.copy(saved.address, begin, end - begin, self.stream)
            yield begin, saved, end - begin


@dataclass(frozen=True)
class Kept:
    """A tape on the device. ``checked``: whether threads may find that there is too little of it; its table is its own then."""

    name: str
    tape: Buffer
    table: Table
    checked: bool

    @property
    def words(self) -> list[int]:
        return [self.tape.address, self.table.buffer.address, self.table.sizes.row, self.table.sizes.warp]

    def keep(self, memory: LaunchMemory) -> None:
        """The tape outlives the launch."""
        for buffer in self._own:
            memory.keep(buffer)

    def release(self, stream: int) -> None:
        """Nobody needs it after what the stream has been told."""
        for buffer in self._own:
            buffer.release(stream)

    @property
    def _own(self) -> list[Buffer]:
        return [self.tape] if self.table.shared else [self.tape, self.table.buffer]

    def check(self, driver: Driver, stream: int) -> None:
        """Raise EnzymeError if a thread has needed more than it did when the kernel was run to find out."""
        flag = np.zeros(1, np.int64)
        driver.copy_out(flag.ctypes.data, self.table.buffer.address, flag.nbytes, stream)
        if flag[0]:
            raise EnzymeError(f"{self.name}: threads have gone another way than when the size of the tape was "
                              "found (the order of atomic operations decides about it): all results are void; use "
                              "target='cpu'")  # fmt: skip


class DeviceTape(KernelTape[DeviceLaunch]):
    """One buffer on the device for all threads."""

    def __init__(self, launch: DeviceLaunch) -> None:
        super().__init__(launch)
        self._copies: list[Buffer] = []
        self.kept = launch.run(Half.AUGMENTED)

    def _copied(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self._copied(part) for part in value)
        if not isinstance(value, DeviceView):
            return copy_of(value)
        begin, end = value.extent()
        with self.launch.memory() as memory:
            copy = memory.keep(memory.take(max(end - begin, 1), "copy of an array, kept for the reverse launch,"))
        self._copies.append(copy)
        self.launch.driver.copy(copy.address, begin, end - begin, self.launch.stream)
        return replace(value, address=copy.address + value.address - begin, owner=copy)

    def _sweep(self, launch: DeviceLaunch) -> None:
        launch.run(Half.REVERSE, self.kept)
        if self.kept is not None:
            self.kept.release(launch.stream)
        for copy in self._copies:
            copy.release(launch.stream)

    @property
    def bytes(self) -> int:
        return self.kept.table.sizes.bytes if self.kept is not None else 0


def in_order(driver: Driver, stream: int, streams: Iterable[int]) -> None:
    """What comes next on the stream comes after what other streams have been told."""
    for other in streams:
        if other != stream and other + stream != LEGACY_STREAM:
            driver.wait(stream, driver.mark(other))


class _DeviceSlots(Slots):
    """Words with addresses on the device."""

    def __init__(self, request: GradientRequest, copies: Copies | None) -> None:
        super().__init__(request)
        self._copies = copies

    def address(self, value: object) -> int:
        if isinstance(value, DeviceView):
            return value.address
        if self._copies is None:
            return 0
        return self._copies.address(value if isinstance(value, np.ndarray) else _record(value))


def _record(value: np.void) -> np.ndarray:
    """A record as an array of one element that shares its memory."""
    memory = np.ndarray((), value.dtype, value)
    if not value.flags.writeable:
        return memory
    return np.ndarray((), value.dtype, (ctypes.c_char * value.nbytes).from_address(memory.ctypes.data))  # NumPy's is for reading


def _merged(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for begin, end in sorted(p for p in places if p[0] < p[1]):
        if found and begin < found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found


@lru_cache(maxsize=4096)
def on_device(request: GradientRequest) -> GradientRequest:
    """The request as a device wants it: no thread allocates memory."""
    return replace(request, buffered_tape=request.mode is Mode.REVERSE)
