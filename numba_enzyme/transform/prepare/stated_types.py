"""Types that are stated of values inside are stated of the root's parameters, where it is theirs: calls are inlined soon.

    define internal void @copy(ptr "enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@double}" %from, ...)
    define void @f(ptr %x, ...) { ... call void @copy(ptr %x, ...) ...       f(ptr "enzyme_type"="{[-1,-1]:Float@double}" %x, ...)

LLVM drops attributes of what it inlines, and of calls of memcpy that it turns into loads and stores.
"""

from __future__ import annotations

from ...analysis.memory.kinds import Kind, kind_bytes
from ...analysis.memory.objects import MemoryObject, Offset
from ...analysis.memory.points_to import PointsTo
from ...analysis.memory.stated_types import ATTRIBUTE, TypeTree, parse_tree, seed_stated, texts_of, tree_text
from ...ir.functions import Function, Module
from ...rules import RuleBook

Path = tuple[int, ...]


def state_types(module: Module, root: Function, book: RuleBook) -> bool:
    """Add to the attributes of the root's parameters what is stated elsewhere; whether there is something."""
    if not any(True for function in module.functions.values() for _ in texts_of(function)):
        return False
    found: dict[int, TypeTree] = {}

    def note(target: MemoryObject, offset: Offset, kind: Kind) -> None:
        path = _path(target, offset, kind)
        if path is not None:
            found.setdefault(target.parameter, []).append((path, kind))

    seed_stated(PointsTo(module, root, book), note, lambda value, lanes: None)
    changed = False
    for index, tree in found.items():
        argument = root.arguments[index]
        said = [entry for text in ATTRIBUTE.findall(argument.attributes) for entry in parse_tree(text)]
        more = [entry for entry in dict.fromkeys(tree) if entry not in said]
        if more:
            words = ATTRIBUTE.sub("", argument.attributes).strip()
            argument.attributes = f'{words} "enzyme_type"="{tree_text([*said, *more])}"'.strip()
            changed = True
    return changed


def _path(target: MemoryObject, offset: Offset, kind: Kind) -> Path | None:
    """The indices that lead to a place behind a parameter, if such indices can say it."""
    path = _byte(offset, kind_bytes(kind))
    while path is not None and target.parent is not None:
        at = next((place for place, member in target.parent.members.items() if member is target), None)
        step = _byte(at, 8) if at is not None else None
        path = None if step is None else step + path
        target = target.parent
    return None if path is None or target.parameter < 0 else (-1, *path)


def _byte(offset: Offset, size: int) -> Path | None:
    if not offset.stride:
        return (offset.base,) if offset.base >= 0 else None
    return (-1,) if offset.stride == size and not offset.base else None
