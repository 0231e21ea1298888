"""Sums of gradients, which are trees: arrays, numbers, records, tuples of those, None where there is no derivative.

    add((a, None, 1.0), (b, None, 2.0))        (a + b, None, 3.0)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .bridge.tuples import tuple_like
from .errors import EnzymeError


def add(left: Any, right: Any) -> Any:
    """The sum of two gradients of one structure; EnzymeError if structures or shapes differ."""
    if left is None and right is None:
        return None
    if isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
        parts = [add(a, b) for a, b in zip(left, right, strict=True)]
        return tuple_like(left, parts)
    if left is None or right is None or isinstance(left, tuple) or np.shape(left) != np.shape(right):
        raise EnzymeError(f"gradients of different structure can't be summed: {describe(left)} and {describe(right)}")
    names = getattr(getattr(left, "dtype", None), "names", None)
    if not names:
        return left + right
    total = left.copy()
    for name in names:
        total[name] = add(left[name], right[name])
    return total


def describe(tree: Any) -> str:
    """The structure of a gradient: dtypes and shapes."""
    if isinstance(tree, tuple):
        return f"({', '.join(map(describe, tree))})"
    return "None" if tree is None else f"{np.asarray(tree).dtype}{list(np.shape(tree))}"


def map_leaves(function: Callable[[np.ndarray], np.ndarray], tree: Any) -> Any:
    """The tree with each array or number replaced by a function's result; numbers stay numbers. Records go by fields."""
    if tree is None:
        return None
    if isinstance(tree, tuple):
        parts = [map_leaves(function, part) for part in tree]
        return tuple_like(tree, parts)
    names = getattr(getattr(tree, "dtype", None), "names", None)
    if names:
        total = tree.copy()
        for name in names:
            total[name] = map_leaves(function, np.ascontiguousarray(tree[name]).reshape(np.shape(tree[name])))
        return total
    found = function(np.ascontiguousarray(tree).reshape(np.shape(tree)))
    return found if isinstance(tree, np.ndarray) else found[()]
