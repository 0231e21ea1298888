"""Asks the families what the reverse sweep adds to in shadow memory, and has analysis/thread_sharing decide for all of it.

    chunks of parallel loops: { load x[i]: disjoint, load w[k]: atomic, load of a captured scalar: private, summed }
"""

from __future__ import annotations

from ..analysis.thread_sharing import ShadowUpdate, ThreadSharing, share
from ..ir.model import DebugRecord, Function
from ..ir.parallel import ParallelFor
from .context import Context
from .instructions import family_of


def decide_sharing(contexts: dict[Function, Context], root: Function) -> ThreadSharing:
    """The sharing of all parallel loops that the root reaches."""
    functions = contexts.values()
    if not any(isinstance(i, ParallelFor) for c in functions for i in c.function.instructions()):
        return ThreadSharing()
    facts = contexts[root].facts
    shapes = {function: c.shape for function, c in contexts.items()}
    return share(root, facts.effects, shapes, {function: _updates(c) for function, c in contexts.items()})


def _updates(c: Context) -> list[ShadowUpdate] | None:
    """What the reverse of a function adds to; None if an instruction does not say."""
    if c.forward_mode:
        return []  # tangents are written where primals are
    found: list[ShadowUpdate] = []
    for block in c.shape.cfg.order:
        if block not in c.shape.live:
            continue
        for instruction in block.instructions:
            family = None if isinstance(instruction, DebugRecord) else family_of(instruction, c)
            if family is not None:
                updates = family.updates(instruction, c)
                if updates is None:
                    return None
                found.extend(updates)
    return found
