"""Values in an order in which each comes after what it is made of, without recursion: chains are as long as the program.

    for need in postorder(wanted, known, sources):
        known[need] = ...                               # all of sources(need) are known here
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item", bound=Hashable)


def postorder(root: Item, known: Container[Item], sources: Callable[[Item], Sequence[Item]]) -> Iterator[Item]:
    """What leads to ``root`` and is not known yet, sources in their order; the caller makes each one known before the next."""
    pending = [root]
    while pending:
        top = pending[-1]
        if top not in known:
            missing = [source for source in sources(top) if source not in known]
            if missing:
                pending.extend(reversed(missing))
                continue
            yield top
        pending.pop()
