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
from typing import Any

import numpy as np

from ....errors import EnzymeError
from ....request import GradientRequest
from ....target import PTX_KERNEL
from ..device_views import DeviceView
from ..host.arguments import Slots
from ..host.run import copy_of
from ..kernel import Kernel
from ..kernel_tape import KernelTape
from ..ptx import MOST_STATIC
from ..tape_access import FLAG_AT
from .arena_launch import threads_of
from .buffers import Buffer
from .cooperative import start
from .copies import Copies
from .counted_tape import TapeCounter, went_another_way
from .counts import Matters
from .entry import Variant
from .memory import LaunchMemory
from .prepared import Prepared
from .program import Program
from .saved import Saved
from .seam import Driver
from .sizes import count_on_host
from .tables import Table
from .tape_layout import LaidOut, TapeSizes, lay_out, row_bytes, row_of_largest, warps_of, wastes_little

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

    def run(self, variant: Variant = Variant.WHOLE, kept: Kept | None = None) -> Kept | None:
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
                if variant is Variant.AUGMENTED:
                    kept.keep(memory)
            prefix = kept.prefix(self.prepared, variant) if kept is not None else []
            program = self.prepared.program(variant, checked=kept is not None and kept.checked)
            if program.takes_arena:
                self.prepared.arenas.run(
                    self.driver, memory, self.stream, threads_of(self.grid, self.block),
                    lambda: Saved(self.driver, self.stream, memory, self._written(copies)),
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
        return self._counted_here(self._words(None)).sizes if self.prepared.layout is not None else TapeSizes(0, 0, 0)

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

    def _words(self, copies: Copies | None) -> list[int]:
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
        start(self.driver, program, self.grid, self.block, dynamic, self.stream, words)

    # ---- tape

    def _tape(self, memory: LaunchMemory, copies: Copies, words: list[int]) -> Kept:
        if self.prepared.is_settled:
            table = self._known_table(words)
            table.ready(self.driver, self.stream)
        else:
            table = self._counter().count(memory, words, self._restored(copies, words)).table
        return Kept(self.kernel.name, memory.take(max(table.sizes.bytes, 1), "tape"), table, self.prepared.may_differ)

    def _known_table(self, words: list[int]) -> Table:
        key = self.prepared.table_key(self.grid, self.block, self.dynamic_bytes, words)
        tables = self.driver.tables()
        return tables.find(key) or tables.add(key, self._lasting_table(words))

    def _lasting_table(self, words: list[int]) -> Table:
        memory = LaunchMemory(self.driver, self.stream, (), self.kernel.name)
        if not self.prepared.kept_layout.groups or not self.prepared.counting.per_thread or self._threads <= MOST_COUNTED_ON_HOST:
            laid_out = self._counted_here(words)
        else:
            counted = self._counter().count(memory, words, ())
            layout, warps = self.prepared.kept_layout, warps_of(self.grid, self.block)
            if not wastes_little(row_bytes(layout, counted.largest) * warps, counted.table.sizes.bytes):
                return replace(counted.table, shared=True, mark=self.driver.mark(self.stream))
            memory.give_back(counted.table.buffer)
            laid_out = row_of_largest(layout, counted.largest, warps)
        cells = laid_out.table
        buffer = memory.take(max(cells.nbytes, 1), "table of a tape")
        self.driver.copy_in(buffer.address, cells.ctypes.data, cells.nbytes, self.stream)
        return Table(laid_out.sizes, buffer, 0, cells.nbytes, True, self.driver.mark(self.stream))

    def _counted_here(self, words: list[int]) -> LaidOut:
        """What the host finds from numbers alone."""
        layout, warps = self.prepared.kept_layout, warps_of(self.grid, self.block)
        assert self.request is not None
        counts = count_on_host(self.prepared.counting, self.kernel, self.request, layout.groups, words, self.grid, self.block,
                               self.dynamic_bytes) if layout.groups else np.zeros((1, 0), np.int64)  # fmt: skip
        return lay_out(layout, counts, warps)

    def _counter(self) -> TapeCounter:
        return TapeCounter(self.driver, self.stream, self.prepared, warps_of(self.grid, self.block), self._start)

    @property
    def _threads(self) -> int:
        return threads_of(self.grid, self.block)

    def _written(self, copies: Copies) -> list[tuple[int, int]]:
        """Everything that the kernel may write."""
        views = (array for array in self._arrays() if isinstance(array, DeviceView) and array.writeable)
        return [*copies.places(), *(view.extent() for view in views)]

    def _restored(self, copies: Copies, words: list[int]) -> list[tuple[int, int]]:
        """What counting changes."""
        changed = [words[i] for i in self.prepared.counting.restored if i < len(words)]
        return [(begin, end) for begin, end in self._written(copies) if any(begin <= word < end for word in changed)]


@dataclass(frozen=True)
class Kept:
    """A tape on the device. ``checked``: whether threads may find that there is too little of it; its table is its own then."""

    name: str
    tape: Buffer
    table: Table
    checked: bool

    def prefix(self, prepared: Prepared, variant: Variant) -> list[int]:
        """The words of a launch that are the tape's. A notice, if it is one of them, is not waited for."""
        found = [self.tape.address, self.table.address, self.table.sizes.row, self.table.sizes.warp]
        return [*found, self.table.address] if prepared.takes_notice(variant) else found

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
        flag = ctypes.c_int64()
        driver.copy_out(ctypes.addressof(flag), self.table.address + FLAG_AT, 8, stream)
        if flag.value:
            raise went_another_way(self.name)


class DeviceTape(KernelTape[DeviceLaunch]):
    """One buffer on the device for all threads."""

    def __init__(self, launch: DeviceLaunch) -> None:
        super().__init__(launch)
        self._copies: list[Buffer] = []
        self.kept = launch.run(Variant.AUGMENTED)

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

    def _sweep(self, launches: list[DeviceLaunch]) -> None:
        for launch in launches:
            launch.run(Variant.REVERSE, self.kept)
        stream = launches[0].stream
        if self.kept is not None:
            self.kept.release(stream)
        for copy in self._copies:
            copy.release(stream)

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

    def __init__(self, request: GradientRequest | None, copies: Copies | None) -> None:
        super().__init__(request)
        self._copies = copies

    def address(self, value: Any) -> int:
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
    buffer = (ctypes.c_char * value.nbytes).from_address(memory.ctypes.data)  # NumPy's is for reading
    return np.ndarray((), value.dtype, buffer)  # pyright: ignore[reportArgumentType]  # NumPy takes any buffer


@lru_cache(maxsize=4096)
def on_device(request: GradientRequest) -> GradientRequest:
    """The request as a device wants it."""
    return replace(request, target=PTX_KERNEL)
