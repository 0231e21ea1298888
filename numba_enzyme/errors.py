"""The exceptions that users see.

    EnzymeError
      NotDifferentiable   the function can't be differentiated; ``problems`` lists every reason at once
      RaceError           threads of a kernel get in each other's way (seen by the race check)
      ActivityError       the annotations do not fit the function or each other
"""

from __future__ import annotations

from collections.abc import Sequence
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


class RaceError(EnzymeError):
    """Threads of a kernel come to one place in no order, and one of them writes. ``races``: of each where, who, which lines."""

    def __init__(self, kernel: str, races: Sequence[str]) -> None:
        self.races = tuple(races)
        super().__init__("\n".join([f"threads of `{kernel}` race for memory", *(f"  {race}" for race in self.races)]))


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
