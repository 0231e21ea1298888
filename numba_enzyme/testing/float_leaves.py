"""Arguments and results as flat lists of their floating leaves.

    leaves(((x, 3), 2.0))            ->   [x, 2.0]                 (arrays and scalars; integers are left out)
    with_leaves(((x, 3), 2.0), [dx, ds])   ->   ((dx, None), ds)
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, TypeGuard

import numpy as np
from numpy.typing import ArrayLike

from ..bridge.tuples import tuple_like


def is_tuple(value: object) -> TypeGuard[tuple]:
    return isinstance(value, tuple)


def is_float(value: object) -> bool:
    """A floating or complex array or scalar."""
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "fc"
    return isinstance(value, (float, complex, np.inexact)) and not isinstance(value, bool)


def leaves(value: object) -> list:
    """The floating leaves in order."""
    if is_tuple(value):
        return [leaf for part in value for leaf in leaves(part)]
    return [value] if is_float(value) else []


def all_leaves(value: object) -> list:
    """All leaves in order, integers included."""
    return [leaf for part in value for leaf in all_leaves(part)] if is_tuple(value) else [value]


def with_leaves(value: object, replacements: list) -> Any:
    """The structure of ``value`` with its floating leaves replaced in order and None for everything else."""
    return _rebuilt(value, iter(replacements))


def _rebuilt(value: object, replacements: Iterator):
    if is_tuple(value):
        parts = [_rebuilt(part, replacements) for part in value]
        return tuple_like(value, parts)
    return next(replacements) if is_float(value) else None


def copies(value: Any) -> Any:
    """A deep copy; arrays keep their memory layout."""
    if is_tuple(value):
        parts = [copies(part) for part in value]
        return tuple_like(value, parts)
    return value.copy(order="K") if isinstance(value, np.ndarray) else copy.copy(value)


def random_like(value: ArrayLike, random: np.random.Generator):
    """A random direction for a leaf: same shape and dtype, a scalar for a scalar."""
    array = np.asarray(value)
    drawn = random.standard_normal(array.shape)
    if array.dtype.kind == "c":
        drawn = drawn + 1j * random.standard_normal(array.shape)
    drawn = np.asarray(drawn).astype(array.dtype)
    if isinstance(value, np.ndarray):
        result = np.empty_like(value)
        result[...] = drawn
        return result
    return drawn[()] if isinstance(value, np.generic) else drawn.item()


def inner(a: list, b: list) -> float:
    """The real part of the bilinear product, which is how cotangents pair with tangents."""
    wide = [np.asarray(x).astype(np.clongdouble) for x in (*a, *b)]
    return float(sum(np.sum(x * y).real for x, y in zip(wide[: len(a)], wide[len(a) :], strict=True)))


def magnitude(a: list, b: list) -> float:
    """The sum of absolute terms of :func:`inner`: what its rounding errors are relative to."""
    return float(sum(np.sum(np.abs(np.asarray(x)) * np.abs(np.asarray(y))) for x, y in zip(a, b, strict=True)))


def equal_bits(a: object, b: object) -> bool:
    """Same structure, dtypes and bit patterns."""
    first, second = all_leaves(a), all_leaves(b)
    if len(first) != len(second):
        return False
    for x, y in zip(first, second, strict=True):
        left, right = np.asarray(x), np.asarray(y)
        if left.dtype != right.dtype or left.shape != right.shape or left.tobytes() != right.tobytes():
            return False
    return True
