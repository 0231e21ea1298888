"""The exceptions that users see.

    EnzymeError
      NotDifferentiable   the function can't be differentiated; ``problems`` lists every reason at once
      RaceError           threads of a kernel get in each other's way (seen by the race check)
      ActivityError       the annotations do not fit the function or each other
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .diagnostics import Problem


class EnzymeError(Exception):
    """Base of all errors that ``numba_enzyme`` raises on its own account."""


class NotDifferentiable(EnzymeError):
    """The function can't be differentiated. ``problems`` holds all reasons, each with its code, place and way out."""

    def __init__(self, function: str, problems: Sequence[Problem]) -> None:
        self.function = function
        self.problems = tuple(problems)
        count = "1 problem" if len(self.problems) == 1 else f"{len(self.problems)} problems"
        super().__init__("\n".join([f"{count} in `{function}`", *(str(problem) for problem in self.problems)]))

    def __reduce__(self):
        return NotDifferentiable, (self.function, self.problems)


@dataclass(frozen=True)
class Access:
    """What one thread of a kernel did to one element, as the race check saw it.

    ``thread``: its number in its block; ``phase``: how many barriers of the block it had passed before, those of the reverse
    sweep included; ``kind``: "reads", "writes" or "updates atomically"; ``array``: an argument's name, "the shadow of x",
    "shared memory 0"; ``element``: the index, () for a number; ``place``: "kernels.py:12".
    """

    thread: int
    block: int
    phase: int
    kind: str
    array: str
    element: tuple[int, ...]
    place: str

    @property
    def where(self) -> str:
        """``x[1, 2]``."""
        return f"{self.array}[{', '.join(map(str, self.element))}]" if self.element else self.array

    def __str__(self) -> str:
        return f"thread {self.thread} of block {self.block} {self.kind} at {self.place}"


@dataclass(frozen=True)
class Race:
    """Two accesses to one element that nothing orders, one of which writes."""

    first: Access
    second: Access

    def __str__(self) -> str:
        return f"{self.first.where}: {self.first}, {self.second}"


class RaceError(EnzymeError):
    """Threads of a kernel come to one place in no order, and one of them writes.

    ``races``: of each who, where and at which lines. ``accesses``: what the launch did with the arrays that are raced for, in its
    order, as far as that is among its first 100,000 accesses.
    """

    def __init__(self, kernel: str, races: Sequence[Race], accesses: Sequence[Access] = ()) -> None:
        self.kernel, self.races, self.accesses = kernel, tuple(races), tuple(accesses)
        super().__init__("\n".join([f"threads of `{kernel}` race for memory", *(f"  {race}" for race in self.races)]))

    def __reduce__(self):
        return RaceError, (self.kernel, self.races, self.accesses)


class OutsideError(EnzymeError, IndexError):
    """A thread of a kernel that is watched has taken an index outside of an array. ``where``: thread, line, index, extent."""

    def __init__(self, kernel: str, where: str) -> None:
        self.kernel, self.where = kernel, where
        super().__init__(f"`{kernel}`: {where}")

    def __reduce__(self):
        return OutsideError, (self.kernel, self.where)


class NonFiniteError(EnzymeError, FloatingPointError):
    """The first nan or infinity that was made of finite numbers, in a function or kernel that is watched for it (``debug_nans``,
    ``debug``). ``kernel``: the name of the function; ``where``: line, operation and operands, of a kernel also the thread."""

    def __init__(self, kernel: str, where: str) -> None:
        self.kernel, self.where = kernel, where
        super().__init__(f"`{kernel}`: {where}")

    def __reduce__(self):
        return NonFiniteError, (self.kernel, self.where)


class ActivityError(EnzymeError, ValueError):
    """An annotation (Const, Active, Duplicated, ...) does not fit its argument."""
