"""Where the ways out of a failing forward sweep meet: one place gives the tape up, however many they are.

    failed.1:  br %abandon                  abandon:  %status = phi i32 [ 1, %failed.1 ], [ %code, %failed.2 ]
    failed.2:  br %abandon                            (free every buffer);  ret i32 %status

A function over arrays can fail wherever it allocates or compares shapes, and keeps something for each: with the clean-up
written out at every way out, the derivative would grow with the square of its length.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.builder import Builder
from ...ir.functions import Block, Phi
from ...ir.types import Type
from ...ir.values import Value
from .tape import Tape


class FailingExit:
    """``types``: of what the ways out differ in; ``leave`` ends the function with those values."""

    def __init__(self, tape: Tape, types: Sequence[Type], leave: Callable[[Builder, list[Value]], None]) -> None:
        self.tape, self.types, self.leave = tape, list(types), leave
        self.block: Block | None = None
        self.phis: list[Phi] = []

    def take(self, b: Builder, values: Sequence[Value]) -> None:
        """End the current block on the way out with these values."""
        source = b.block
        if self.block is None:
            self.block = b.new_block("abandon")
            b.at(self.block)
            self.phis = [b.phi(type_, [], "failed") for type_ in self.types]
            self.tape.abandon(b)
            self.leave(b, list(self.phis))
            b.at(source)
        for phi, value in zip(self.phis, values, strict=True):
            phi.add_incoming(value, source)
        b.br(self.block)
