"""How long a call takes, and how long one with its gradient: `f.measure(x)`, `kernel.measure[grid, block](...)`.

    least_seconds((primal, gradient), fresh)    ->   ([1.1e-5, 2.7e-5], 431)

Each call gets copies of its arguments, made while the clock stands still, so functions that overwrite them do the same each time.
Launches with all arrays on a device are timed in loops that end when the device has done them, so that what the host does for one
is hidden behind another, as in a program.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numba
import numpy as np
from numba.typed import List

from ..bridge.cpu.layout import carries_derivative
from ..bridge.tuples import tuple_like
from ..errors import EnzymeError
from ..inspection import Measured
from .annotations import Active, Const, Duplicated, DuplicatedNoNeed
from .enzyme_form import autodiff
from .transforms import grad

ANNOTATIONS = (Active, Const, Duplicated, DuplicatedNoNeed)
FEWEST, SECONDS = 5, 0.2
MOST_IN_LOOP = 1000


def measure_function(function: Any, arguments: tuple) -> Measured:
    """Plain arguments: gradient by all floating ones, as `grad`. Annotated ones: as `autodiff`."""
    values = tuple(primal_of(argument) for argument in arguments)
    types = tuple(map(numba.typeof, values))
    if any(isinstance(a, ANNOTATIONS) for a in arguments):
        def gradient(*annotated: Any):
            return autodiff(function, *annotated)
    else:
        positions = tuple(i for i, type_ in enumerate(types) if carries_derivative(type_))
        if not positions:
            raise EnzymeError(f"{function.__name__}: none of these arguments is floating, there is no gradient to measure")
        gradient = grad(function, positions)
    calls = [(function, values), (gradient, arguments)]
    (primal, whole), count = least_seconds(calls)
    return Measured(function.__name__, tuple(map(str, types)), primal, whole, count)


def measure_kernel(kernel: Any, launch: Any, arguments: tuple, wait: Callable[[], None] | None, typeof: Callable) -> Measured:
    """``launch``: its configuration; ``wait``: returns when a launch has ended, None where a call does not before.

    ``typeof``: that of kernels, which knows arrays of a device.
    """
    configuration = (launch.grid, launch.block, launch.stream, launch.shared_bytes)
    values = tuple(map(primal_of, arguments))
    calls = [(kernel[configuration], values), (kernel.grad[configuration], arguments)]
    given = [part for a in arguments for part in (primal_of(a), getattr(a, "shadow", None))]
    on_device = any(hasattr(part, "__cuda_array_interface__") for part in given)
    if wait is not None and on_device and not any(isinstance(part, np.ndarray) for part in given):
        (primal, whole), count = least_seconds_in_loops(calls, wait)
    else:
        (primal, whole), count = least_seconds(calls, wait or (lambda: None))
    return Measured(kernel.__name__, tuple(str(typeof(value)) for value in values), primal, whole, count)


def least_seconds(calls: Sequence[tuple[Callable, tuple]], wait: Callable[[], None] = lambda: None) -> tuple[list[float], int]:
    """The least seconds of each call with its arguments, by turns, after one that compiles; and how many there were.

    ``wait`` returns when what was started has ended.
    """
    least = [float("inf")] * len(calls)
    for call, arguments in calls:
        call(*map(copied, arguments))
    wait()
    until, rounds = time.perf_counter() + SECONDS, 0
    while rounds < FEWEST or time.perf_counter() < until:
        for place, (call, arguments) in enumerate(calls):
            fresh = tuple(map(copied, arguments))
            started = time.perf_counter()
            call(*fresh)
            wait()
            least[place] = min(least[place], time.perf_counter() - started)
        rounds += 1
    return least, rounds


def least_seconds_in_loops(calls: Sequence[tuple[Callable, tuple]], wait: Callable[[], None]) -> tuple[list[float], int]:
    """The least seconds per call of loops of calls, by turns; and how many calls there were in the last of them."""
    def loop(call: Callable, arguments: tuple, count: int) -> float:
        wait()
        started = time.perf_counter()
        for _ in range(count):
            call(*arguments)
        wait()
        return (time.perf_counter() - started) / count

    least = []
    for call, arguments in calls:
        call(*arguments)  # compiles
        least.append(loop(call, arguments, 1))
    counts = [max(1, min(MOST_IN_LOOP, int(SECONDS / FEWEST / seconds))) for seconds in least]
    for _ in range(FEWEST):
        for place, (call, arguments) in enumerate(calls):
            least[place] = min(least[place], loop(call, arguments, counts[place]))
    return least, FEWEST * counts[-1]


def primal_of(argument: object) -> object:
    """An argument without its annotation."""
    if isinstance(argument, (Duplicated, DuplicatedNoNeed)):
        return argument.primal
    return argument.value if isinstance(argument, (Const, Active)) else argument


def copied(argument: Any) -> Any:
    """An argument, annotated or not, with NumPy arrays of its own, laid out as they were. What lies on a device is shared."""
    if isinstance(argument, list | List):
        return argument.copy()
    if isinstance(argument, tuple):
        parts = map(copied, argument)
        return tuple_like(argument, parts)
    if not isinstance(argument, np.ndarray):
        return argument
    copy = np.copy(argument, order="K")
    if copy.strides == argument.strides or not argument.size:
        return copy
    reach = [(n - 1) * step for n, step in zip(argument.shape, argument.strides, strict=True)]
    memory = np.zeros(sum(map(abs, reach)) + argument.itemsize, np.uint8)
    copy = np.ndarray(argument.shape, argument.dtype, memory, -sum(min(r, 0) for r in reach), argument.strides)
    copy[...] = argument
    return copy
