"""The memory that the race check watches, by the names that users know.

    x: 2-D array with a shadow      x[1, 2]     the shadow of x[1, 2]
    a: a number with a shadow       the shadow of a
"""

from __future__ import annotations

import numpy as np

from ..opaque import ELEMENT_BYTES, SharedArray
from .race_check import Region


def regions_of(name: str, value: object, shadow: object) -> list[Region]:
    """The regions of one argument."""
    if isinstance(value, tuple):
        shadows = shadow if isinstance(shadow, tuple) else (None,) * len(value)
        return [r for i, part in enumerate(value) for r in regions_of(f"{name}[{i}]", part, shadows[i])]
    found = [_region(name, value, gradient=False)] if isinstance(value, np.ndarray) and value.size else []
    if isinstance(shadow, np.ndarray) and shadow.size:
        found.append(_region(name, shadow, gradient=True, whole=not isinstance(value, np.ndarray)))
    return found


def _region(name: str, array: np.ndarray, *, gradient: bool, whole: bool = False) -> Region:
    low = sum(min(0, (n - 1) * s) for n, s in zip(array.shape, array.strides, strict=True))
    size = sum((n - 1) * abs(s) for n, s in zip(array.shape, array.strides, strict=True)) + array.itemsize
    shape = () if whole or low else array.shape
    return Region(name, array.ctypes.data + low, size, shape, array.strides, array.itemsize, gradient)


def shared_region(name: str, array: SharedArray, memory: np.ndarray, *, gradient: bool) -> Region:
    """A shared array, whose elements are numbered as they lie."""
    item = ELEMENT_BYTES.get(array.element, 1)
    size = memory.nbytes - 16  # what is allocated beyond its end
    return Region(name, memory.ctypes.data, max(size, item), (max(1, -(-size // item)),), (item,), item, gradient, block=True)
