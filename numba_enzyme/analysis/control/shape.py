"""A function's control flow in reversible form: every loop has a counter, every merge knows the way it was entered.

    header: %loop.i = phi i64 [ 0, %preheader ], ...        shape.shapes[loop].counter
    merge:  %merge.from = phi i8 [ 0, %a ], [ 1, %b ]       shape.selectors[merge]
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...ir.functions import Block, Function, Phi
from ...ir.values import Value
from .cfg import ControlFlow
from .dominators import Dominators
from .loops import Loop, LoopForest


@dataclass(eq=False, slots=True)
class LoopShape:
    """What the reverse sweep knows of a loop.

    ``counter``: canonical i64 header phi. ``count``: upper bound of header executions, a value placed in the preheader of
    the outermost loop that leaves it invariant; ``constant`` if it is one. ``exact``: the count is always reached.
    ``trips``: per exit block, the counter's value when the loop was left.
    """

    loop: Loop
    counter: Phi
    count: Value | None = None
    constant: int | None = None
    exact: bool = False
    trips: dict[Block, Phi] = field(default_factory=dict)

    @property
    def known_count(self) -> Value:
        """The count, of a loop that is known to have one."""
        assert self.count is not None
        return self.count


@dataclass(eq=False, slots=True)
class Shape:
    """What `loop_form` leaves. ``live``: blocks from which one of ``returns``, where the function ends well, is reached."""

    function: Function
    cfg: ControlFlow
    dominators: Dominators
    loops: LoopForest
    live: set[Block]
    returns: list[Block]
    shapes: dict[Loop, LoopShape]
    selectors: dict[Block, Phi]

    def loop_of(self, block: Block) -> Loop | None:
        return self.loops.innermost(block)
