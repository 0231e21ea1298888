"""A kernel or its derivative on a device: what is loaded is made once, then arguments, tape and shared memory per launch.

    DeviceLaunch(driver, kernel, request, values, shadows, grid, block, shared bytes, stream, options).run()
    tape = DeviceTape(launch);  ...;  tape.reverse(launch)

The order of one launch: copies in, the tape's sizes (see :mod:`.counts`), the tape, the kernel, copies out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from ....errors import EnzymeError
from ....pipeline import Derivative
from ....request import GradientRequest, Mode
from ..entry import add_entry
from ..host.arguments import Slots
from ..host.run import copy_of, derivative_of
from ..kernel import Kernel
from ..kernel_tape import KernelTape
from ..ptx import MOST_STATIC, PtxOptions, shared_need
from .arrays import Copies, DeviceView
from .counts import Counting, Matters, counting_of
from .driver import Buffer, Driver
from .entry import Half, device_entry
from .program import Program
from .sizes import count_on_host
from .tape_layout import TapeSizes, lay_out, warps_of

MOST_COUNTED_ON_HOST = 1 << 16  # threads that may differ; with more of them the device counts, and the host waits for it

_PROGRAMS: dict[tuple[object, ...], Program] = {}
_COUNTINGS: dict[tuple[str, GradientRequest], Counting] = {}


@dataclass(frozen=True)
class DeviceLaunch:
    """``request``: None for the primal. ``values``, ``shadows``: per argument NumPy arrays, device views, numbers, or tuples."""

    driver: Driver
    kernel: Kernel
    request: GradientRequest | None
    values: list
    shadows: list
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_bytes: int
    stream: int
    options: PtxOptions

    @property
    def derivative(self) -> Derivative:
        return derivative_of(self.kernel, self.request)

    def run(self, half: Half = Half.WHOLE, kept: Kept | None = None) -> Kept | None:
        """Launch one function of the derivative. With ``kept``, on the tape that another launch has filled."""
        self._check_shared()
        if not math.prod(self.grid):
            return None
        copies = Copies(self.driver, self.stream)
        for array in self._arrays():
            if isinstance(array, np.ndarray):
                copies.add(array)
            elif array.stream is not None and array.stream != self.stream:
                self.driver.synchronize(array.stream)
        copies.send()
        words = self._words(copies)
        if kept is None and self._keeps_something():
            kept = self._tape(copies, words)
        prefix = kept.words if kept is not None else []
        program = self._program(half, checked=kept is not None and kept.checked)
        self._start(program, [*prefix, *words])
        if kept is not None and kept.checked:
            kept.check(self.driver, self.stream)
        copies.fetch()
        return kept

    def _keeps_something(self) -> bool:
        buffer = self.derivative.buffer if self.request is not None else None
        return buffer is not None and bool(buffer.places)

    def sizes(self) -> TapeSizes:
        """How much tape the launch takes, without running it.

        Raises EnzymeError where only the run tells.
        """
        if counting_for(self.kernel, self.request).matters is not Matters.SCALARS:
            raise EnzymeError(f"the tape of {self.kernel.name} has a size that only the run tells")
        return self._sizes(None, [])

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
        slots = _DeviceSlots(self.request, copies=copies)
        for type_, value, shadow in zip(self.kernel.arguments, self.values, self.shadows, strict=True):
            slots.add(type_, value, shadow)
        return slots.words

    def _check_shared(self) -> None:
        static, dynamic = shared_need(self.kernel, self.request, self.dynamic_bytes)
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

    # ---- programs

    def _program(self, half: Half, *, checked: bool = False) -> Program:
        key = (self.kernel.text, self.request, half, checked, self.options)
        if key not in _PROGRAMS:
            if self.request is None:
                module = add_entry(self.kernel.text, self.kernel.name, None)
            elif half is Half.COUNTING:
                module = counting_for(self.kernel, self.request).module()
            else:
                module = device_entry(self.derivative, half, checked=checked)
            name = f"{self.kernel.name.replace('.', '_')}_{self._suffix(half)}"
            _PROGRAMS[key] = Program(self.kernel, module, self.request, name, self.options)
        return _PROGRAMS[key]

    def _suffix(self, half: Half) -> str:
        if self.request is None:
            return "primal"
        return half.value if half is not Half.WHOLE else "grad" if self.request.mode is Mode.REVERSE else "jvp"

    def _start(self, program: Program, words: list[int]) -> None:
        function = self.driver.load(program)
        _, dynamic = shared_need(self.kernel, self.request, self.dynamic_bytes)
        self.driver.launch(function, self.grid, self.block, dynamic, self.stream, words)

    # ---- tape

    def _tape(self, copies: Copies, words: list[int]) -> Kept:
        sizes = self._sizes(copies, words)
        table = self.allocate(sizes.table.nbytes, "table of a tape")
        self.driver.copy_in(table.address, sizes.table.ctypes.data, sizes.table.nbytes, self.stream)
        tape = self.allocate(max(sizes.bytes, 1), "tape")
        checked = counting_for(self.kernel, self.request).matters is Matters.RERUN
        return Kept(self, tape, table, sizes, checked)

    def allocate(self, size: int, what: str) -> Buffer:
        """Device memory; EnzymeError with the number where there is not so much."""
        try:
            return self.driver.allocate(size, self.stream, [a.owner for a in self._arrays() if isinstance(a, DeviceView)])
        except MemoryError:
            raise EnzymeError(f"{self.kernel.name}: no device memory for the {what} of {size} bytes: launch fewer blocks at a "
                              "time, or use target='cpu'") from None  # fmt: skip

    def _sizes(self, copies: Copies | None, words: list[int]) -> TapeSizes:
        layout = self.derivative.buffer
        warps = warps_of(self.grid, self.block)
        if layout is None or not layout.places:
            return TapeSizes(0, np.zeros(0, np.int64), 0, 0)
        if not layout.groups:
            return lay_out(layout, np.zeros((1, 0), np.int64), warps)
        counting = counting_for(self.kernel, self.request)
        many = counting.per_thread and math.prod(self.grid) * math.prod(self.block) > MOST_COUNTED_ON_HOST
        if counting.matters is Matters.SCALARS and (copies is None or not many):
            scalars = words or self._words(None)
            counts = count_on_host(counting, self.kernel, self.request, layout.groups, scalars, self.grid, self.block,
                                   self.dynamic_bytes)  # fmt: skip
        else:
            counts = self._count_on_device(counting, layout.groups, words, copies)
        return lay_out(layout, counts, warps)

    def _count_on_device(self, counting: Counting, groups: int, words: list[int], copies: Copies) -> np.ndarray:
        """Run the counting function there; where it is the whole kernel, on memory that is put back."""
        counts = np.zeros((warps_of(self.grid, self.block), groups), np.int64)
        buffer = self.allocate(counts.nbytes, "counts of a tape")
        self.driver.copy_in(buffer.address, counts.ctypes.data, counts.nbytes, self.stream)
        saved = list(self._save(copies)) if counting.matters is Matters.RERUN else []
        self._start(self._program(Half.COUNTING), [buffer.address, *words])
        for address, copy, size in saved:
            self.driver.copy(address, copy.address, size, self.stream)
        self.driver.copy_out(counts.ctypes.data, buffer.address, counts.nbytes, self.stream)
        return counts

    def _save(self, copies: Copies) -> Iterator[tuple[int, Buffer, int]]:
        """Copies of everything that the kernel may write."""
        places = copies.places()
        places += [view.extent() for view in self._arrays() if isinstance(view, DeviceView) and view.writeable]
        for begin, end in _merged(places):
            saved = self.allocate(end - begin, "copy of an array, kept while the size of the tape is found,")
            self.driver.copy(saved.address, begin, end - begin, self.stream)
            yield begin, saved, end - begin


@dataclass(frozen=True)
class Kept:
    """A tape on the device. ``checked``: whether threads may find that there is too little of it."""

    launch: DeviceLaunch
    tape: Buffer
    table: Buffer
    sizes: TapeSizes
    checked: bool

    @property
    def words(self) -> list[int]:
        return [self.tape.address, self.table.address, self.sizes.row, self.sizes.warp]

    def check(self, driver: Driver, stream: int) -> None:
        """Raise EnzymeError if a thread has needed more than it did when the kernel was run to find out."""
        flag = np.zeros(1, np.int64)
        driver.copy_out(flag.ctypes.data, self.table.address, flag.nbytes, stream)
        if flag[0]:
            raise EnzymeError(f"{self.launch.kernel.name}: threads have gone another way than when the size of the tape was "
                              "found (the order of atomic operations decides about it): all results are void; use "
                              "target='cpu'")  # fmt: skip


class DeviceTape(KernelTape[DeviceLaunch]):
    """One buffer on the device for all threads."""

    def __init__(self, launch: DeviceLaunch) -> None:
        super().__init__(launch)
        self.kept = launch.run(Half.AUGMENTED)

    def _copied(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self._copied(part) for part in value)
        if not isinstance(value, DeviceView):
            return copy_of(value)
        begin, end = value.extent()
        memory = self.launch.allocate(max(end - begin, 1), "copy of an array, kept for the reverse launch,")
        self.launch.driver.copy(memory.address, begin, end - begin, self.launch.stream)
        return replace(value, address=memory.address + value.address - begin, owner=memory)

    def _sweep(self, launch: DeviceLaunch) -> None:
        launch.run(Half.REVERSE, self.kept)

    @property
    def bytes(self) -> int:
        return self.kept.sizes.bytes if self.kept is not None else 0


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
    return np.ndarray((), value.dtype, value)


def _merged(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for begin, end in sorted(p for p in places if p[0] < p[1]):
        if found and begin < found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found


def counting_for(kernel: Kernel, request: GradientRequest) -> Counting:
    """How the tape of a derivative is counted, found out once."""
    key = (kernel.text, request)
    if key not in _COUNTINGS:
        _COUNTINGS[key] = counting_of(derivative_of(kernel, request))
    return _COUNTINGS[key]


def on_device(request: GradientRequest) -> GradientRequest:
    """The request as a device wants it: no thread allocates memory."""
    return replace(request, buffered_tape=request.mode is Mode.REVERSE)
