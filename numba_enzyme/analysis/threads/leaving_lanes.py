"""Where lanes of a warp leave a kernel while others of it go on to work together.

    s[t] = x[t];  syncthreads()
    if t >= 16: return                 a fork: one way leads to nothing at which threads meet
    s[t] += s[t + 16]
    syncwarp()                         of all lanes: on hardware those that have left are not waited for

Who has left is known after each such fork if all lanes that are still there come to it: one vote tells. ``Lanes.known`` is false
where that is not so: lanes leave a loop in different rounds, or in a part of the kernel that not all of them run.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.functions import Block, Function
from ...ir.instructions import Branch, Call
from ...rules import RuleBook
from ...rules.effects import CallKind
from ..control.cfg import ControlFlow
from .divergence import Differing, Ways, reachable
from .phases import is_block_barrier, is_warp_barrier


@dataclass(frozen=True)
class Lanes:
    """``forks``: branches at which lanes leave, with the successor of those that stay, in the order of the program; ``meetings``:
    what lanes of a warp do together behind them, with the last fork before it. ``waited``: whether lanes may wait for others
    before they leave, so that their reverse sweeps wait as well."""

    forks: dict[Block, Block]
    meetings: dict[Call, Block]
    waited: bool = False
    known: bool = True


def meets_in_warp(call: Call, book: RuleBook) -> bool:
    """Whether lanes named by a mask, the first argument, come together here."""
    facts = book.facts(call.callee_name or "")
    together = facts is not None and facts.kind in (CallKind.SHUFFLE, CallKind.VOTE) and bool(call.arguments)
    return together or is_warp_barrier(call)


def leaving_lanes(function: Function, book: RuleBook) -> Lanes:
    """Of a kernel, before its barriers are padded."""
    ways = Ways(function)
    calls = [i for b in function.blocks if b in ways.reached for i in b.instructions if isinstance(i, Call)]
    meetings = [c for c in calls if meets_in_warp(c, book)]
    if not meetings:
        return Lanes({}, {})
    if not ways.known:
        return Lanes({}, {}, known=False)
    before = ways.before
    come_together = _backwards([c.block for c in calls if c in meetings or is_block_barrier(c, book)], before)
    to_meeting = _backwards([c.block for c in meetings], before)
    forks: dict[Block, list[Block]] = {}
    for fork in Differing(function, ways, book, among=True).forks:
        staying = [s for s in ways.successors[fork] if s in come_together]
        if len(staying) < len(ways.successors[fork]) and any(s in to_meeting for s in staying):
            forks[fork] = staying
    if not forks:
        return Lanes({}, {})
    return _voted(function, book, ways, forks, meetings)


def _voted(function: Function, book: RuleBook, ways: Ways, forks: dict[Block, list[Block]], meetings: list[Call]) -> Lanes:
    """Whether a vote at each fork tells who is still there."""
    cfg = ControlFlow(function)
    order = sorted(forks, key=lambda b: cfg.number[b])
    behind = {f: reachable(forks[f], lambda b: ways.successors[b]) for f in order}
    waits = {i.block for b in ways.reached for i in b.instructions if i in meetings or is_block_barrier(i, book)}
    waited = any(not waits.isdisjoint(_backwards([f], ways.before)) for f in order)
    leaving = {(f, s) for f in order for s in ways.successors[f] if s not in forks[f]}
    staying = Ways(function, leaving)
    if not staying.known:
        return Lanes({}, dict.fromkeys(meetings, order[0]), waited, known=False)
    of_all = Differing(function, staying, book)
    known = all(isinstance(f.terminator, Branch) and len(forks[f]) == 1 and f not in behind[f] and f not in of_all.blocks
                for f in order)  # fmt: skip
    last: dict[Call, Block] = {}
    for place in [*order, *meetings]:
        block = place if isinstance(place, Block) else place.block
        passed = [f for f in order if block in behind[f] and block is not f]
        known = known and all(cfg.dominators.dominates(f, block) for f in passed)
        if passed and isinstance(place, Call):
            last[place] = passed[-1]
    return Lanes({f: forks[f][0] for f in order}, last, waited, known)


def _backwards(blocks: list[Block], before: dict[Block, list[Block]]) -> set[Block]:
    return reachable(blocks, lambda b: before[b])
