"""Ways through graphs, of values, blocks, functions or objects, without recursion: chains are as long as the program.

    set(reached([value], lambda v: v.operands))           all that a value is made of

    for need in postorder(wanted, known, sources):
        known[need] = ...                                 all of sources(need) are known here
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

Item = TypeVar("Item", bound=Hashable)


def reached(
    roots: Iterable[Any], onward: Callable[[Any], Iterable[Any]], among: Callable[[Any], bool] | None = None
) -> Iterator[Any]:
    """``roots`` and all that ``onward`` leads to from them, each once; what is not ``among`` is left out, and not passed."""
    seen: set[Any] = set()
    stack = list(roots)
    while stack:
        item = stack.pop()
        if item not in seen and (among is None or among(item)):
            seen.add(item)
            yield item
            stack.extend(onward(item))


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


def reverse_postorder(root: Item, onward: Callable[[Item], Iterable[Item]]) -> list[Item]:
    """``root`` and all that ``onward`` leads to, each before what it leads to, but for ways back."""
    order: list[Item] = []
    seen = {root}
    stack = [(root, iter(onward(root)))]
    while stack:
        item, following = stack[-1]
        for successor in following:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(onward(successor))))
                break
        else:
            order.append(item)
            stack.pop()
    return order[::-1]
