"""What an augmented primal has kept, wherever it ran: for the reverse sweep of the same launch, once.

    tape = HostTape(launch).keep_finals();  ...;  tape.reverse(launch)         DeviceTape likewise
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any, Generic, TypeVar

from ...errors import EnzymeError
from .late_blocks import reverse_launches
from .layout import looks_at_finals

Launch = TypeVar("Launch", bound=Any)
Self = TypeVar("Self", bound="KernelTape")


class KernelTape(ABC, Generic[Launch]):
    """``launch``: that of the augmented primal, a dataclass with kernel, request, grid, block and values."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        self.finals: list | None = None  # copies of the arrays in which the reverse sweep looks who has won
        self.used = False

    @abstractmethod
    def _copied(self, value: object) -> object:
        """A copy of one argument, where the kernel runs."""

    @abstractmethod
    def _sweep(self, launches: list[Launch]) -> None:
        """Launch the reverse sweep with what is kept: of all blocks, or of some after the others."""

    def keep_finals(self: Self) -> Self:
        """Keep what the arrays hold now, if the reverse sweep asks for it: the caller may overwrite them until then."""
        if looks_at_finals(self.launch.kernel, self.launch.request):
            self.finals = [self._copied(value) for value in self.launch.values]
        return self

    def reverse(self, launch: Any) -> None:
        """Run the reverse sweep.

        Raises EnzymeError if it has been run, or if the launch is another one than that of the augmented primal.
        """
        mine, theirs = self.launch, launch
        if self.used:
            raise EnzymeError("this tape has been used: run the augmented primal again")
        if (mine.kernel, mine.request, mine.grid, mine.block) != (theirs.kernel, theirs.request, theirs.grid, theirs.block):
            raise EnzymeError("this tape was made by another kernel, by other annotations or for another launch")
        if self.finals is not None:
            launch = replace(launch, values=self.finals)
        launches = [launch]
        if mine.kernel.late_blocks:
            each = reverse_launches(mine.kernel, [*launch.values[:-2], *mine.values[-2:]])
            launches = [replace(launch, values=values) for values in each]
        self.used = True
        self._sweep(launches)
