"""A kernel or its derivative on the host: made once per kernel and request, then launched.

    Launched(kernel, request, values, shadows, grid, block, dynamic_bytes).run()
    tape = HostTape(launched); ...; tape.reverse(launched)
"""

from __future__ import annotations

import math
import weakref
from dataclasses import dataclass, replace

import numpy as np

from .... import progress
from ....errors import ActivityError, EnzymeError, NonFiniteError, OutsideError, RaceError
from ....pipeline import differentiate
from ....request import Activity, GradientRequest
from ....result import Derivative
from ..entry import add_entry
from ..kernel import Kernel
from ..kernel_tape import KernelTape
from ..misplaced_shadows import IN_THEIR_OWN_WAY
from ..opaque import shared_bytes
from ..split_entry import ABANDON, AUGMENTED, REVERSE, add_split_entry
from .arguments import Slots
from .engine import HostCode, kernel_threads
from .launch import DYNAMIC, launch_text
from .race_check import RaceCheck, install
from .race_regions import regions_of, shared_region
from .retarget import retarget

SERIAL, PARALLEL, CHECKED, DEBUGGED = "serial", "parallel", "checked", "debugged"
_CODE = weakref.WeakValueDictionary[tuple[str, GradientRequest | None, str, str], HostCode]()
_DERIVATIVES = weakref.WeakValueDictionary[tuple[str, GradientRequest], Derivative]()
"""One for kernels of equal text; held by those kernels."""


def derivative_of(kernel: Kernel, request: GradientRequest) -> Derivative:
    """The derivative of a kernel, made once."""
    made = kernel.made.get(request) or _DERIVATIVES.get((kernel.text, request))
    if made is None:
        made = _DERIVATIVES[kernel.text, request] = differentiate(kernel.text, replace(request, function=kernel.name)).forget()
    kernel.made[request] = made
    return made


def host_code(kernel: Kernel, request: GradientRequest | None, half: str = "", how: str = SERIAL) -> HostCode:
    """The machine code of a kernel (no request), of its derivative, or of one ``half`` of it.

    ``how``: for blocks one after the other (SERIAL), for several at the same time (PARALLEL), for the race check (CHECKED).
    """
    key = request, half, how
    code = kernel.made.get(key) or _CODE.get((kernel.text, *key))
    if code is None:
        with progress.compiling(kernel.name if request is None else f"the derivative of {kernel.name}"):
            code = _CODE[(kernel.text, *key)] = _compiled(kernel, request, half, how)
    kernel.made[key] = code
    return code


def _compiled(kernel: Kernel, request: GradientRequest | None, half: str, how: str) -> HostCode:
    if request is None:
        module = add_entry(kernel.text, kernel.name, None)
    elif half:
        derivative = derivative_of(kernel, request)
        assert derivative.split is not None
        module = add_split_entry(derivative.text, derivative.split, request, half)
    else:
        derivative = derivative_of(kernel, request)
        module = add_entry(derivative.text, derivative.name, request)
    watched = how in (CHECKED, DEBUGGED)
    if watched:
        install()
    own = [slot for slot, _ in _block_memory(kernel, request)]
    progress.step("machine code")
    thread = retarget(module, own, parallel=how == PARALLEL, check=watched, finite=how == DEBUGGED)
    return HostCode(launch_text(thread, _zeroed(kernel, request)), thread)


def _block_memory(kernel: Kernel, request: GradientRequest | None, dynamic_bytes: int = 0) -> list[tuple[int, int]]:
    """The slots and sizes of shared memory and its shadows."""
    activities = request.activities if request is not None else (Activity.CONST,) * len(kernel.parameter_types)
    first = len(activities) - len(kernel.shared)
    slot = sum(2 if a is not Activity.CONST else 1 for a in activities[:first])
    found = []
    for array, activity in zip(kernel.shared, activities[first:], strict=True):
        for _ in range(1 if activity is Activity.CONST else 2):
            found.append((slot, shared_bytes(array) if array.count else dynamic_bytes))
            slot += 1
    return found


def _zeroed(kernel: Kernel, request: GradientRequest | None) -> list[tuple[int, int]]:
    """The slots and sizes of the shadows of shared memory."""
    activities = request.activities if request is not None else (Activity.CONST,) * len(kernel.parameter_types)
    first = len(activities) - len(kernel.shared)
    slot = sum(2 if a is not Activity.CONST else 1 for a in activities[:first])
    found = []
    for array, activity in zip(kernel.shared, activities[first:], strict=True):
        if array.zeroed:
            found.append((slot, shared_bytes(array)))
        slot += 1
        if activity is not Activity.CONST:
            found.append((slot, shared_bytes(array) if array.count else DYNAMIC))
            slot += 1
    return found


@dataclass(frozen=True)
class Launched:
    """One launch on the host: ``names``, ``values`` and ``shadows`` per argument; a shadow is None where it is constant."""

    kernel: Kernel
    request: GradientRequest | None
    values: list
    shadows: list
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_bytes: int
    names: tuple[str, ...] = ()
    race_check: bool = False
    debug: bool = False

    def run(self, half: str = "", tapes: np.ndarray | None = None) -> None:
        """Run all blocks; in split mode one half, with the table of the threads' tapes."""
        workers = kernel_threads() if math.prod(self.grid) > 1 else 1
        how = DEBUGGED if self.debug else CHECKED if self.race_check else PARALLEL if workers > 1 else SERIAL
        code = host_code(self.kernel, self.request, half, how)
        slots = Slots(self.request)
        for type_, value, shadow in zip(self.kernel.arguments, self.values, self.shadows, strict=True):
            slots.add(type_, value, shadow)
        memory = slots.add_shared(self.kernel, self.dynamic_bytes)
        if tapes is not None:
            slots.words.append(tapes.ctypes.data)
        if how in (CHECKED, DEBUGGED):
            self._check(code, slots, memory)
        else:
            code.launch(slots.array(), self.grid, self.block, self.dynamic_bytes, workers=workers,
                        block_memory=_block_memory(self.kernel, self.request, self.dynamic_bytes))  # fmt: skip

    def _check(self, code: HostCode, slots: Slots, memory: list[tuple[np.ndarray, np.ndarray]]) -> None:
        """Run under observation.

        Raises OutsideError for the first index outside of an array, ActivityError for shadows in a call of a derivative that
        share memory in another way than their arguments, NonFiniteError for the first number that is nan or infinite
        (with ``debug``), RaceError if threads get in each other's way.
        """
        regions = [r for name, value, shadow in zip(self.names, self.values, self.shadows, strict=True)
                   for r in regions_of(name, value, shadow)]  # fmt: skip
        for number, (array, pair) in enumerate(zip(self.kernel.shared, memory, strict=True)):
            regions += [shared_region(f"shared memory {number}", array, part, gradient=bool(i)) for i, part in enumerate(pair)]
        watch = RaceCheck(code.sites, regions)
        races, accesses = watch.watch(lambda: code.launch(slots.array(), self.grid, self.block, self.dynamic_bytes))
        if watch.outside is not None:
            raise OutsideError(self.kernel.name, str(watch.outside))
        if watch.misplaced is not None:
            raise ActivityError(f"{self.kernel.name}: {watch.misplaced}: {IN_THEIR_OWN_WAY}")
        if watch.nonfinite is not None:
            raise NonFiniteError(self.kernel.name, str(watch.nonfinite))
        if races:
            raise RaceError(self.kernel.name, races, accesses)


def copy_of(value: object) -> object:
    """The same contents laid out in the same way."""
    if isinstance(value, tuple):
        return tuple(copy_of(part) for part in value)
    if not isinstance(value, np.ndarray):
        return value
    copy = np.copy(value, order="K")
    if copy.strides == value.strides or not value.size:
        return copy
    if any(s < 0 for s in value.strides):
        raise EnzymeError("arrays with negative strides can't be kept for the reverse launch: pass copies")
    extent = sum((n - 1) * s for n, s in zip(value.shape, value.strides, strict=True)) + value.itemsize
    copy = np.ndarray(value.shape, value.dtype, np.zeros(extent, np.uint8), 0, value.strides)
    copy[...] = value
    return copy


class HostTape(KernelTape[Launched]):
    """One tape per thread, used once or given up."""

    def __init__(self, launch: Launched) -> None:
        super().__init__(launch)
        threads = math.prod(launch.grid) * math.prod(launch.block)
        self.tapes = np.zeros(threads, np.int64)
        self.used = True  # nothing to give up until it has been made
        launch.run(AUGMENTED, self.tapes)
        self.used = False

    def _copied(self, value: object) -> object:
        return copy_of(value)

    def _sweep(self, launches: list[Launched]) -> None:
        for launch in launches:
            launch.run(REVERSE, self.tapes)

    def __del__(self) -> None:
        if not self.used:
            self.used = True
            self.launch.run(ABANDON, self.tapes)
