"""The coordinates of a kernel's threads, as values of the IR and as atoms of polynomials.

    call i32 @llvm.nvvm.read.ptx.sreg.tid.x()        "tid.x", from 0 to "ntid.x" - 1
    8 ntid ctaid + 8 tid                             8 thread: the place in the grid
    for i in range(thread, n, grid size)             "thread.x strided": what is congruent to it
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator

from ...ir.instructions import Binary, Call, Compare, Select
from ...ir.values import ConstantInt, Value
from ..values.integer_arithmetic import COMPARISONS
from ..values.value_polynomial import Polynomial

ORDERS = {"gt": operator.gt, "ge": operator.ge, "lt": operator.lt, "le": operator.le}
REGISTER = "llvm.nvvm.read.ptx.sreg."
AXES = "xyz"
THREADS = {axis: f"tid.{axis}" for axis in AXES}
BLOCKS = {axis: f"ctaid.{axis}" for axis in AXES}
GRID = {axis: f"thread.{axis}" for axis in AXES}  # tid + ntid * ctaid, and all that is congruent to it
EXTENTS = {name: name for axis in AXES for name in (f"ntid.{axis}", f"nctaid.{axis}")}
PLAIN = {name: name for names in (THREADS, BLOCKS, GRID) for name in names.values()}
STRIDING = {name: f"{name} strided" for name in PLAIN}  # a counter that is congruent to it; how large it gets is not known
COORDINATES = PLAIN | {name: name for name in STRIDING.values()}
COVERS = {**{n: {n} for names in (THREADS, BLOCKS) for n in names.values()},
          **{GRID[a]: {THREADS[a], BLOCKS[a]} for a in AXES}}  # fmt: skip
COVERS |= {STRIDING[name]: COVERS[name] for name in PLAIN}


def register_of(value: Value) -> str | None:
    """Which coordinate or extent a value is."""
    name = value.callee_name if isinstance(value, Call) else None
    return name.removeprefix(REGISTER) if name is not None and name.startswith(REGISTER) else None


def outcome_in_block(test: Value, sizes: dict[str, int]) -> bool | None:
    """The outcome of a test of a thread's place in the block that is the same for all places in blocks of that size, as Numba's
    tests of negative indices are: `s[63 - tid]` is `s[127 - tid]` for none of 64 threads."""
    if not isinstance(test, Compare) or not isinstance(test.operands[1], ConstantInt):
        return None
    place, limit = register_of(test.operands[0]) or "", test.operands[1].value
    size = sizes.get(f"n{place}", 0) if place in THREADS.values() else 0
    if not size or not 0 <= limit < 1 << 31:
        return None
    holds = ORDERS.get(test.predicate[1:])
    outcomes = {holds(0, limit), holds(size - 1, limit)} if holds is not None else set()
    return outcomes.pop() if len(outcomes) == 1 else None


def comparisons(condition: Value, holds: bool) -> Iterator[tuple[Compare, bool]]:
    """Comparisons whose outcome follows from that of a condition."""
    if isinstance(condition, Compare) and condition.opcode == "icmp":
        yield condition, holds
    parts: Iterable[Value] = ()
    if isinstance(condition, Binary) and condition.opcode == ("and" if holds else "or"):
        parts = condition.operands
    elif isinstance(condition, Binary) and condition.opcode == "xor" and isinstance(condition.operands[1], ConstantInt):
        yield from comparisons(condition.operands[0], holds != bool(condition.operands[1].value))
    elif isinstance(condition, Select):
        test, then, otherwise = condition.operands
        fixed, other = (otherwise, then) if holds else (then, otherwise)
        if isinstance(fixed, ConstantInt) and bool(fixed.value) != holds:
            parts = (test, other)
    for part in parts:
        yield from comparisons(part, holds)


def is_false(predicate: str, a: int, b: int) -> bool:
    """Whether a comparison of numbers that are not negative does not hold."""
    name = predicate if predicate in ("eq", "ne") else predicate[1:]
    return a >= 0 and b >= 0 and not COMPARISONS[name](a, b)


def with_grid_coordinates(value: Polynomial) -> Polynomial:
    """``ntid * ctaid`` written as the thread's place in the grid less its place in the block, where that leaves nothing over."""
    for axis in AXES:
        split = value.split(BLOCKS[axis])
        inner = split[0].split(EXTENTS[f"ntid.{axis}"]) if split is not None else None
        if split is None or inner is None or inner[1] or not inner[0]:
            continue
        slope = inner[0]
        new = split[1].plus(slope.times(Polynomial.atom(GRID[axis]))).plus(slope.times(Polynomial.atom(THREADS[axis])), -1)
        if THREADS[axis] not in new.atoms:
            value = new
    return value
