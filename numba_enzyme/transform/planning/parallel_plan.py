"""Asks the families what the reverse sweep adds to in shadow memory, and has analysis/thread_sharing decide for all of it.

    chunks of parallel loops: { load x[i]: disjoint, load w[k]: atomic, load of a captured scalar: private, summed }
"""

from __future__ import annotations

from collections.abc import Mapping

from ...analysis.threads.kernel_sharing import ShadowAccess, share_in_kernel, share_within_kernel
from ...analysis.threads.thread_sharing import ATOMIC, OWN, ShadowUpdate, ThreadSharing, Verdict, share
from ...ir.functions import DebugRecord, Function, Phi
from ...ir.instructions import Compare, GetElementPtr, Load, Select, Store
from ...ir.parallel import ParallelFor
from ...ir.types import Type
from ..context import Context, accessed_type
from ..instructions import family_of
from ..instructions.memory import atomic_type

WORD = Verdict(OWN, "race_free: the caller's word, or memory of the thread")
ANYBODY = Verdict(ATOMIC, "other threads may come there")
STEPS = (GetElementPtr, Compare, Phi, Select)  # from pointer to pointer, touching no memory


def decide_sharing(contexts: Mapping[Function, Context], root: Function) -> ThreadSharing:
    """The sharing of all parallel loops that the root reaches."""
    functions = contexts.values()
    if contexts[root].facts.request.target.threads:
        return _decide_in_kernel(contexts, root)
    if not any(isinstance(i, ParallelFor) for c in functions for i in c.function.instructions()):
        return ThreadSharing()
    facts = contexts[root].facts
    shapes = {function: c.shape for function, c in contexts.items()}
    return share(root, facts.effects, shapes, {function: _updates(c) for function, c in contexts.items()})


def _decide_in_kernel(contexts: Mapping[Function, Context], root: Function) -> ThreadSharing:
    """The sharing of a kernel whose functions are all inlined, and which all threads enter alike; else everything is atomic."""
    c = contexts[root]
    request = c.facts.request
    if c.forward_mode or len(contexts) > 1 or "injective-atomics" in request.switches:
        return ThreadSharing()
    accesses, others = [], []
    for block in c.shape.cfg.order:
        for instruction in block.instructions:
            if isinstance(instruction, DebugRecord):
                continue
            if isinstance(instruction, (Load, Store)):
                if c.has_shadow(instruction.pointer) and not c.is_private(instruction.pointer) and (
                    isinstance(instruction, Store) or c.active(instruction)
                ):
                    size = c.layout.store_size(accessed_type(instruction))
                    accesses.append(ShadowAccess(instruction, instruction.pointer, size, block, _added(instruction, c)))
            elif not isinstance(instruction, STEPS) and any(c.has_shadow(o) for o in instruction.operands):
                others.append(instruction)
    if request.target.within_kernel:
        lanes = share_within_kernel(root, c.facts.effects, c.shape, request, accesses)
        return ThreadSharing({a.instruction: WORD if c.is_race_free(a.pointer) else lanes.get(a.instruction, ANYBODY)
                              for a in accesses})  # fmt: skip
    return share_in_kernel(root, c.facts.effects, c.shape, request, accesses, others)


def _added(access: Load | Store, c: Context) -> Type | None:
    """What the reverse of an access adds, if it adds, and to nothing but the shadow of its place."""
    return atomic_type(access, c) if isinstance(access, Load) and not c.guarded(access.pointer) else None


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
