"""Arguments in memory, as Python sees them: arrays, and structures that point to each other.

    node = np.array([(2.0, 0)], dtype=[("value", "f8"), ("next", "i8")])
    Tree(node, pointers={8: Tree(tail)}, shadow=np.zeros(1, node.dtype))

Contents are NumPy arrays of any dtype, structured ones included; the fields that are pointers are named by their byte
offset. The same tree, or array, used twice is the same memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

KINDS = {"f2": "half", "f4": "float", "f8": "double", "f16": "x86_fp80"}


@dataclass(eq=False)
class Tree:
    """One allocation. ``shadow``: reverse: the adjoint of the contents after the call; forward: the tangent before."""

    contents: np.ndarray
    pointers: dict[int, Tree] = field(default_factory=dict)
    shadow: np.ndarray | None = None

    def __post_init__(self) -> None:
        self.contents = np.ascontiguousarray(self.contents)
        if self.shadow is not None:
            self.shadow = np.ascontiguousarray(self.shadow)
            if self.shadow.dtype != self.contents.dtype or self.shadow.shape != self.contents.shape:
                raise ValueError("a shadow has the shape and dtype of its primal")


def as_trees(arguments: Iterable) -> list[Tree | None]:
    """A tree for each array, (array, shadow) pair or tree, None for a scalar; one array given twice is one memory."""
    known: dict[int, Tree] = {}
    trees: list[Tree | None] = []
    for value in arguments:
        array, shadow = value if isinstance(value, tuple) and len(value) == 2 else (value, None)
        if isinstance(value, Tree):
            trees.append(value)
        elif isinstance(array, np.ndarray):
            trees.append(known.setdefault(id(array), Tree(array, shadow=shadow)))
        else:
            trees.append(None)
    return trees


def reachable(roots: Iterable[Tree]) -> list[Tree]:
    """All trees that can be reached, each once, parents first."""
    found: dict[int, Tree] = {}
    waiting = list(roots)[::-1]
    while waiting:
        tree = waiting.pop()
        if id(tree) not in found:
            found[id(tree)] = tree
            waiting.extend(list(tree.pointers.values())[::-1])
    return list(found.values())


def shadow_tree(tree: Tree, known: dict[int, Tree] | None = None) -> Tree:
    """The shadow memory of a tree: pointers lead to shadows; everything that is no float is as in the primal."""
    known = known if known is not None else {}
    if id(tree) not in known:
        contents = tree.contents.copy()
        flat = contents.reshape(-1).view(np.uint8)
        source = None if tree.shadow is None else tree.shadow.reshape(-1).view(np.uint8)
        for offset, kind in float_leaves(tree.contents):
            size = {"half": 2, "float": 4, "double": 8, "x86_fp80": 10}[kind]
            flat[offset : offset + size] = 0 if source is None else source[offset : offset + size]
        copy = known[id(tree)] = Tree(contents)
        copy.pointers = {offset: shadow_tree(child, known) for offset, child in tree.pointers.items()}
    return known[id(tree)]


def float_leaves(array: np.ndarray) -> list[tuple[int, str]]:
    """Byte offset and LLVM kind of every float in an array; a complex number is two."""
    inner = _leaves_of(array.dtype)
    return [(i * array.dtype.itemsize + offset, kind) for i in range(array.size) for offset, kind in inner]


def _leaves_of(dtype: np.dtype) -> list[tuple[int, str]]:
    if dtype.subdtype is not None:
        element, shape = dtype.subdtype
        inner = _leaves_of(element)
        return [(i * element.itemsize + o, k) for i in range(int(np.prod(shape))) for o, k in inner]
    if dtype.fields is not None:
        fields = [field for name, field in dtype.fields.items() if name in (dtype.names or ())]
        return [(field[1] + o, k) for field in fields for o, k in _leaves_of(field[0])]
    if dtype.kind == "c":
        half = dtype.itemsize // 2
        return [(0, KINDS[f"f{half}"]), (half, KINDS[f"f{half}"])]
    return [(0, KINDS[f"f{dtype.itemsize}"])] if dtype.kind == "f" else []
