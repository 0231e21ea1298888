"""Tells LLVM which accesses of a derivative can't meet: memory that was allocated is not told apart by its pointers' types.

    %a = load double, ptr %x.p                 %a = load double, ptr %x.p, !alias.scope !{x}, !noalias !{v, tape, mem}
    store double %a, ptr %v.d.p                store double %a, ptr %v.d.p, !alias.scope !{v.d}, !noalias !{x, v, tape, mem}

Arrays of Numba's runtime come from a call that LLVM knows nothing of, and so do the pointers that lie on a tape. Without this
it loads the address of an array again after each store into another one, and tests at run time what it wants to vectorise.
Points-to analysis runs over what was emitted, so nothing is said that the code does not show; runs before LLVM's last pipeline.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from ..analysis.memory.copied_pointers import TooManyPointers
from ..analysis.memory.effects import is_plain
from ..analysis.memory.objects import MemoryObject, may_be_same
from ..analysis.memory.points_to import PointsTo
from ..ir.functions import Function, Instruction, Module
from ..ir.instructions import Alloca, AtomicRMW, Call, Load, Store
from ..ir.metadata import first_free_number
from ..rules import RuleBook

MOST_SCOPES = 48  # objects that are told apart: each access names those that it does not meet
MOST_INSTRUCTIONS = 6_000  # of a derivative that is looked at: points-to takes more than linear time
MOST_POINTEES = 1_000_000  # that may be put into memory on the way: a second or two
SCOPE, APART_FROM = "alias.scope", "noalias"


def add_scopes(module: Module, root: Function, made: Collection[Function], book: RuleBook) -> None:
    """Attach scopes to the loads and stores of ``made``, functions that are called by ``root`` and by each other only."""
    if sum(len(block.instructions) for function in made for block in function.blocks) > MOST_INSTRUCTIONS:
        return
    try:
        points_to = PointsTo(module, root, book, most=MOST_POINTEES)
    except TooManyPointers:
        return
    reached = set(points_to.functions)
    accesses = {i: found for f in made if f in reached for i in f.instructions() if (found := _accessed(i, points_to))}
    counts = Counter(target for found in accesses.values() for target in found)
    objects = [target for target, _ in counts.most_common(MOST_SCOPES)]
    if len(objects) > 1:
        scopes = _Scopes(module, objects)
        for instruction, found in accesses.items():
            instruction.metadata |= scopes.attachments(found)


def _accessed(instruction: Instruction, points_to: PointsTo) -> tuple[MemoryObject, ...]:
    """The memory that a load, a store or an atomic sum may touch; nothing where it is not known, or known to LLVM as well.

    Other atomic operations may be flags and locks: what threads tell each other by them is about other memory, too.
    """
    if isinstance(instruction, AtomicRMW) and instruction.operation == "fadd":
        pointer = instruction.operands[0]
    elif isinstance(instruction, (Load, Store)) and is_plain(instruction):
        pointer = instruction.pointer
    else:
        return ()
    if isinstance(pointer, Alloca):
        return ()
    found = points_to.of(pointer)
    return () if points_to.unknown in found else tuple(found)


def _on_stack(target: MemoryObject) -> bool:
    """Whether it lies on a stack of tapes, where what is pushed next may lie in the place of what was taken down."""
    return isinstance(target.site, Call) and (target.site.callee_name or "").startswith("ne.stack.")


class _Scopes:
    """Metadata of one module: a scope per object, and a list of scopes per set of objects."""

    def __init__(self, module: Module, objects: list[MemoryObject]) -> None:
        self._lines = module.metadata
        self._next = first_free_number(module)
        domain = self._append("distinct !{SELF}")
        self._scopes = {target: self._append(f"distinct !{{SELF, {domain}}}") for target in objects}
        self._found: dict[frozenset[MemoryObject], dict[str, str]] = {}

    def attachments(self, accessed: tuple[MemoryObject, ...]) -> dict[str, str]:
        """What is said of an access to one of these objects."""
        key = frozenset(accessed)
        if key not in self._found:
            found = {}
            if all(target in self._scopes for target in accessed):
                found[SCOPE] = self._list(accessed)
            apart = [o for o in self._scopes if not any(may_be_same(o, t) or (_on_stack(o) and _on_stack(t)) for t in accessed)]
            if apart:
                found[APART_FROM] = self._list(apart)
            self._found[key] = found
        return self._found[key]

    def _list(self, objects: Iterable[MemoryObject]) -> str:
        return self._append("!{" + ", ".join(sorted(self._scopes[target] for target in objects)) + "}")

    def _append(self, text: str) -> str:
        tag = f"!{self._next}"
        self._next += 1
        self._lines.append(f"{tag} = {text.replace('SELF', tag)}")
        return tag
