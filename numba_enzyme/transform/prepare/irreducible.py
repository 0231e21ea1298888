"""A cycle with several entries (a goto into a loop, Duff's device) gets one: a block that all entries go through.

    a -> l1, a -> l2, l1 <-> l2          a: way = 1 or 2;  dispatch: way == 1 ? l1 : l2;  every jump to l1 or l2 sets way first

Values are demoted to stack slots before and promoted after, so that nobody has to repair what dominates what. (LLVM's
fix-irreducible does the same for its back ends.)
"""

from __future__ import annotations

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.loops import LoopForest
from ...ir import llvm_io
from ...ir.builder import Builder
from ...ir.functions import Block, Function, Module
from ...ir.instructions import Branch
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...ir.reachable_functions import reachable_functions
from ...ir.types import I32
from ...ir.values import ConstantInt
from ...ir.walks import reached
from .hoist_loops import redirect

MAX_CYCLES = 16


def make_reducible(text: str, root: Function) -> str:
    """The module's text in which the root and its callees have no cycles with several entries (where that can be had).

    ``root`` stands in the same text, parsed.
    """
    names = [f.name for f in reachable_functions(root) if _is_irreducible(f)]
    if not names:
        return text
    demoted = parse_module(llvm_io.optimize(text, default_pipeline=False, after=("lower_switch", "register_to_memory")))
    for name in names:
        for _ in range(MAX_CYCLES):
            if not _mend_one(demoted, demoted.functions[name]):
                break
    return llvm_io.optimize(print_module(demoted), default_pipeline=False, after=("sroa",))


def _is_irreducible(function: Function) -> bool:
    return bool(LoopForest(ControlFlow(function)).irreducible)


def _mend_one(module: Module, function: Function) -> bool:
    """Give one cycle with several entries a single one; whether there was any."""
    cfg = ControlFlow(function)
    function.blocks = [b for b in function.blocks if b in cfg.number]
    for cycle in _cycles(cfg):
        entries = [b for b in cfg.order if b in cycle and any(p not in cycle for p in cfg.predecessors[b])]
        if len(entries) > 1 and all(_can_redirect(p) for e in entries for p in cfg.predecessors[e]):
            _dispatch(module, function, cfg, entries)
            return True
    return False


def _cycles(cfg: ControlFlow) -> list[set[Block]]:
    """Strongly connected parts of several blocks, outer before inner (a part's inner cycles: without its single entry)."""
    found: list[set[Block]] = []
    todo = [set(cfg.order)]
    while todo:
        inside = todo.pop()
        for part in _strongly_connected(cfg, inside):
            if len(part) < 2:
                continue
            found.append(part)
            entries = {b for b in part if any(p not in part for p in cfg.predecessors[b])}
            if len(entries) == 1:
                todo.append(part - entries)
    return found


def _strongly_connected(cfg: ControlFlow, inside: set[Block]) -> list[set[Block]]:
    """By reachability: blocks that reach each other within ``inside``."""
    parts: list[set[Block]] = []
    left = set(inside)
    while left:
        start = next(iter(left))
        forward, backward = (
            set(reached([start], edges.__getitem__, among=inside.__contains__)) for edges in (cfg.successors, cfg.predecessors)
        )
        part = forward & backward
        parts.append(part)
        left -= part
    return parts


def _can_redirect(block: Block) -> bool:
    return isinstance(block.terminator, Branch)


def _dispatch(module: Module, function: Function, cfg: ControlFlow, entries: list[Block]) -> None:
    first = Block("way", function)
    slot = Builder(module, first).alloca(I32, "way")
    function.entry.insert(0, [slot])
    dispatch = Block("dispatch", function)
    function.blocks.append(dispatch)
    for number, entry in enumerate(entries):
        for predecessor in cfg.predecessors[entry]:
            jump = Block(f"{predecessor.name}.to.{entry.name}", function)
            function.blocks.append(jump)
            b = Builder(module, jump)
            b.store(ConstantInt(I32, number), slot)
            b.br(dispatch)
            redirect(predecessor, entry, jump)
    b = Builder(module, dispatch)
    way = b.load(I32, slot)
    for number, entry in enumerate(entries[:-1]):
        following = entries[-1] if number == len(entries) - 2 else Block("dispatch.next", function)
        b.cond_br(b.icmp("eq", way, ConstantInt(I32, number)), entry, following)
        if following is not entries[-1]:
            function.blocks.append(following)
            b.at(following)
