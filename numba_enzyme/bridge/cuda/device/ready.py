"""A launch that is like an earlier one: arguments of the same kinds, shapes and strides on the device, at other addresses.

    ready = ready_for(launch)                                       None: it is looked at anew every time
    ready.launch(driver, stream, streams, addresses, numbers)       a launch; None: the ordinary way has to be gone

What an ordinary launch finds out is kept: the program, the words of its parameters but for addresses and numbers, what shared
memory it takes, that the tape's table depends on numbers alone. What is left is done at every launch: no two arrays may share
memory (the derivative was made for such), the table must be there, and the tape is taken from the pool. Where it is counted, the
gradient is launched at once on as much tape as launches before have needed (:mod:`.foreseen`).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from ....request import GradientRequest
from ..device_views import DeviceView
from ..front_end import types
from ..host.arguments import Slots
from ..kernel import Kernel
from ..layout import needs_two_launches
from .cooperative import start
from .counted_tape import TapeCounter
from .entry import Variant
from .foreseen import Room, launch_at_once
from .launch import DeviceLaunch, Kept, in_order
from .memory import LaunchMemory
from .program import Program
from .seam import Driver
from .tables import Table
from .tape_layout import warps_of

_DOUBLE, _SINGLE, _WORD, _HALF_WORD = (struct.Struct(f"<{code}") for code in "dfQI")


class Ready:
    """``launch``: one that has been run; every argument is an array on the device or a number."""

    def __init__(self, launch: DeviceLaunch, words: Words) -> None:
        self.prepared, self.kernel, self.request = launch.prepared, launch.kernel, launch.request
        self.grid, self.block, self.dynamic_bytes = launch.grid, launch.block, launch.dynamic_bytes
        self.shared_bytes = launch.prepared.shared_need(launch.dynamic_bytes)[1]
        self.near = [type(a.owner) for a in words.views]
        self.room = Room()
        self._counter: TapeCounter | None = None
        self._extents = [(a.extent()[0] - a.address, a.extent()[1] - a.address) for a in words.views]
        self._words = [0 if isinstance(word, (_Address, _Number)) else word for word in words.words]
        self._addresses = [(i, word.index) for i, word in enumerate(words.words) if isinstance(word, _Address)]
        self._numbers = [(i, word.index, word.bits) for i, word in enumerate(words.words) if isinstance(word, _Number)]

    def launch(self, driver: Driver, stream: int, streams: Sequence[int], addresses: Sequence[int],
               numbers: Sequence[object]) -> KnownLaunch | None:  # fmt: skip
        """``addresses`` and ``numbers`` in the order of the arguments, each before its shadow; ``streams``: of the arrays."""
        if not self.are_apart(addresses):
            return None
        words = self._words.copy()
        for place, index in self._addresses:
            words[place] = addresses[index]
        for place, index, bits in self._numbers:
            words[place] = bits(numbers[index])
        table = None
        if self.prepared.layout is not None and self.prepared.is_settled:
            table = driver.tables().find(self.prepared.table_key(self.grid, self.block, self.dynamic_bytes, words))
            if table is None:
                return None
        return KnownLaunch(self, driver, stream, streams, words, table)

    def start(self, driver: Driver, stream: int, program: Program, words: list[int]) -> None:
        start(driver, program, self.grid, self.block, self.shared_bytes, stream, words)

    def counter(self, driver: Driver, stream: int) -> TapeCounter:
        found = self._counter
        if found is None or found.driver is not driver or found.stream != stream:
            found = self._counter = TapeCounter(driver, stream, self.prepared, warps_of(self.grid, self.block),
                                                partial(self.start, driver, stream))  # fmt: skip
        return found

    def restored(self, words: Sequence[int]) -> list[tuple[int, int]]:
        """The memory that counting changes."""
        return [(words[i] + self._extents[index][0], words[i] + self._extents[index][1])
                for i, index in self._addresses if i in self.prepared.counting.restored]  # fmt: skip

    def are_apart(self, addresses: Sequence[int]) -> bool:
        """Whether no two arrays share memory."""
        places = [(a + begin, a + end) for a, (begin, end) in zip(addresses, self._extents, strict=True) if begin != end]
        places.sort()
        return all(first[1] <= second[0] for first, second in pairwise(places))


class KnownLaunch:
    """One launch, as :class:`.launch.DeviceLaunch` is one that has to be looked at. ``table``: of its tape, if it has one."""

    def __init__(self, ready: Ready, driver: Driver, stream: int, streams: Sequence[int], words: list[int],
                 table: Table | None) -> None:  # fmt: skip
        self.ready, self.driver, self.stream = ready, driver, stream
        self._streams, self._words, self._table = streams, words, table

    @property
    def kernel(self) -> Kernel:
        return self.ready.kernel

    @property
    def request(self) -> GradientRequest | None:
        return self.ready.request

    @property
    def grid(self) -> tuple[int, int, int]:
        return self.ready.grid

    @property
    def block(self) -> tuple[int, int, int]:
        return self.ready.block

    def run(self, variant: Variant = Variant.WHOLE, kept: Kept | None = None) -> Kept | None:
        """Launch one function of the derivative. With ``kept``, on the tape that another launch has filled."""
        ready, driver, stream = self.ready, self.driver, self.stream
        with LaunchMemory(driver, stream, ready.near, ready.kernel.name) as memory:
            in_order(driver, stream, self._streams)
            if kept is None and ready.prepared.layout is not None:
                table = self._found_table(memory, variant)
                if table is None:
                    return None
                tape = memory.take(max(table.sizes.bytes, 1), "tape")
                ready.room.needed(table.sizes.bytes)
                kept = Kept(ready.kernel.name, tape, table, ready.prepared.may_differ)
                if variant is Variant.AUGMENTED:
                    kept.keep(memory)
            words = self._words if kept is None else [*kept.prefix(ready.prepared, variant), *self._words]
            checked = kept is not None and kept.checked
            ready.start(driver, stream, ready.prepared.program(variant, checked=checked), words)
            if kept is not None and kept.checked:
                kept.check(driver, stream)
        return kept

    def _found_table(self, memory: LaunchMemory, variant: Variant) -> Table | None:
        """None where the gradient is on its way already."""
        ready, driver, stream = self.ready, self.driver, self.stream
        if self._table is not None:
            self._table.ready(driver, stream)
            return self._table
        counter = ready.counter(driver, stream)
        written = ready.restored(self._words)
        if variant is Variant.WHOLE and ready.room.bytes:
            program = ready.prepared.program(variant, checked=ready.prepared.may_differ)
            done, buffer = launch_at_once(counter, memory, self._words, written, ready.room, program)
            if done:
                return None
            if buffer is not None:
                return counter.found_too_many(buffer).table
        return counter.count(memory, self._words, written).table


class _Address:
    """The address of an array."""

    def __init__(self, index: int) -> None:
        self.index = index


class _Number:
    """``bits``: what the number is as a word."""

    def __init__(self, index: int, bits: Callable[[Any], int]) -> None:
        self.index, self.bits = index, bits


class Words(Slots):
    """The words of a launch, with places for addresses and numbers."""

    def __init__(self, launch: DeviceLaunch) -> None:
        super().__init__(launch.request)
        parts = [part for pair in zip(launch.values, launch.shadows, strict=True) for part in pair]
        self.views = [part for part in parts if isinstance(part, DeviceView)]
        self._numbers = 0
        for type_, value, shadow in zip(launch.kernel.arguments, launch.values, launch.shadows, strict=True):
            self.add(type_, value, shadow)

    def add(self, type_: types.Type, value: object, shadow: object) -> None:
        if isinstance(type_, types.Array):
            super().add(type_, value, shadow)
            return
        word = self._number(type_)
        if shadow is None:
            self.put(word)
        else:
            self.put(word, self._number(type_) if self.forward else self.address(shadow))

    def address(self, value: object) -> _Address:
        return _Address(next(i for i, view in enumerate(self.views) if view is value))

    def _number(self, type_: types.Type) -> _Number:
        self._numbers += 1
        return _Number(self._numbers - 1, _BITS.get(type_, int))


def _double(value: float) -> int:
    return _WORD.unpack(_DOUBLE.pack(value))[0]


def _single(value: float) -> int:
    return _HALF_WORD.unpack(_SINGLE.pack(value))[0]


_BITS: dict[types.Type, Callable[[Any], int]] = {types.float64: _double, types.float32: _single}


def ready_for(launch: DeviceLaunch) -> Ready | None:
    """For launches like this one, which has been run; None where each has to be looked at."""
    prepared = launch.prepared
    if prepared.request is not None and needs_two_launches(prepared.kernel, prepared.request):
        return None  # copies of arrays are kept between the two
    split = prepared.request is not None and prepared.request.split
    variants = (Variant.AUGMENTED, Variant.REVERSE) if split else (Variant.WHOLE,)
    if any(prepared.program(variant).takes_arena for variant in variants):
        return None  # it may have to be run again
    for type_, value in zip(launch.kernel.arguments, launch.values, strict=True):
        if not isinstance(value, DeviceView) and type_ not in _BITS and not isinstance(type_, (types.Integer, types.Boolean)):
            return None
    words = Words(launch)
    ready = Ready(launch, words)
    return ready if math.prod(launch.grid) and ready.are_apart([view.address for view in words.views]) else None
