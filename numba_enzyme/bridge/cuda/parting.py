"""Refuses gradients for a device in which a thread would come to a barrier too early, where nobody sees it.

    syncthreads(); if t >= n: return; syncthreads()       on the way back who has left is at the first one's mirror at once

The host sees at which barrier each thread waits, and says so; a device counts threads. Meetings of the grid see it as well.
"""

from __future__ import annotations

from functools import cache

from ...analysis.missed_barriers import may_come_apart
from ...analysis.phases import is_block_barrier
from ...errors import EnzymeError
from ...ir.parser import parse_module
from ...request import GradientRequest, Mode
from ...rules.book import kernel_book
from .grid_sync import GRID_SYNC
from .kernel import Kernel


def refuse_parting(kernel: Kernel, request: GradientRequest | None) -> None:
    """Raise EnzymeError if a thread of the kernel may leave between two barriers, or of a function whose gradient it calls."""
    reverse = request is not None and request.mode is Mode.REVERSE
    parting = (*kernel.parting, *([kernel.name] if reverse and _may_come_apart(kernel) else []))
    if parting:
        raise EnzymeError(f"{parting[0]}: a thread may leave between two barriers, and in the gradient it would come to one of "
                          "them too early, which no device notices: let all threads of a block come to the same barriers, or use "
                          "target='cpu', which looks at each run")  # fmt: skip


@cache
def _may_come_apart(kernel: Kernel) -> bool:
    book, function = kernel_book(), parse_module(kernel.text).functions[kernel.name]
    of_block = any(is_block_barrier(i, book) and i.callee_name != GRID_SYNC for i in function.instructions())
    return of_block and may_come_apart(function, book)
