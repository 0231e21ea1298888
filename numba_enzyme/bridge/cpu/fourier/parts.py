"""Small pieces of the rules for Fourier transforms: along which axes, how long, scaled how, and their ends.

    fftn(x, (4, 6), axes=(0, 1), norm=None)        its adjoint: ifftn(ct, axes=[0, 1], norm="forward"), cropped to the shape of x
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.extending import overload

from ..glue import glue


def flipped(norm: Any):
    """The norm with which the opposite transform has the same factor."""
    return {None: "forward", "backward": "forward", "forward": "backward"}.get(norm, norm)


@overload(flipped)
def _flipped(norm):
    if isinstance(norm, types.NoneType):
        return lambda norm: "forward"

    def by_value(norm):
        if norm == "backward":
            return "forward"
        return "backward" if norm == "forward" else norm

    return by_value


def axes_of(axis: Any, n: Any, dimensions: int):
    """The axes of a transform: one number, or an array of them."""
    count = dimensions if n is None else len(n)
    return np.arange(dimensions - count, dimensions) if axis is None else axis


@overload(axes_of)
def _axes_of(axis, n, dimensions):
    if isinstance(axis, types.Integer):
        return lambda axis, n, dimensions: axis
    if not isinstance(axis, types.NoneType):
        return lambda axis, n, dimensions: integers(axis)
    if isinstance(n, types.NoneType):
        return lambda axis, n, dimensions: np.arange(dimensions)
    if isinstance(n, types.Integer):
        return lambda axis, n, dimensions: np.arange(dimensions - 1, dimensions)
    return lambda axis, n, dimensions: np.arange(dimensions - len(n), dimensions)


@glue
def integers(values: Any):
    out = np.empty(len(values), np.int64)
    for i in range(len(values)):
        out[i] = values[i]
    return out


def listed(axes: Any):
    """Axes to go through."""
    return (axes,) if isinstance(axes, int) else axes


@overload(listed)
def _listed(axes):
    if isinstance(axes, types.Integer):
        return lambda axes: (axes,)
    return lambda axes: axes


def last_of(axes: Any):
    """The axis along which numbers are halves of conjugate pairs."""
    return axes if isinstance(axes, int) else axes[-1]


@overload(last_of)
def _last_of(axes):
    if isinstance(axes, types.Integer):
        return lambda axes: axes
    return lambda axes: axes[len(axes) - 1]


def size_or(n: int, size: int):
    """The length of a transform along its last axis."""
    return size if n is None else n if isinstance(n, int) else n[-1]


@overload(size_or)
def _size_or(n, size):
    if isinstance(n, types.NoneType):
        return lambda n, size: size
    if isinstance(n, types.Integer):
        return lambda n, size: n
    return lambda n, size: n[len(n) - 1] if n[len(n) - 1] != -1 else size


def sizes_with(shape: Any, axes: Any, last: Any):
    """The lengths of a transform whose result has this shape, but for the last, which is given."""
    return last if isinstance(axes, int) else np.array([*(shape[axis] for axis in axes[:-1]), last])


@overload(sizes_with)
def _sizes_with(shape, axes, last):
    if isinstance(axes, types.Integer):
        return lambda shape, axes, last: last

    def each(shape, axes, last):
        sizes = np.empty(axes.size, np.int64)
        for i in range(axes.size - 1):
            sizes[i] = shape[axes[i]]
        sizes[axes.size - 1] = last
        return sizes

    return each


def has_repeated(axes: Any, dimensions: Any):
    """Whether an axis is named twice."""
    return not isinstance(axes, int) and len({axis % dimensions for axis in axes}) < len(axes)


@overload(has_repeated)
def _has_repeated(axes, dimensions):
    if isinstance(axes, types.Integer):
        return lambda axes, dimensions: False

    def compared(axes, dimensions):
        for i in range(axes.size):
            for j in range(i):
                if (axes[i] - axes[j]) % dimensions == 0:
                    return True
        return False

    return compared


@glue
def scale_end(x: Any, axis: Any, place: Any, factor: Any):
    """Multiply what lies at one place of an axis."""
    end = np.swapaxes(x, axis, 0)[place : place + 1]
    end *= x.dtype.type(factor)


@glue
def scale_ends(x: Any, axis: Any, size: int, factor: Any):
    """Of one half of conjugate pairs: what is its own conjugate, at the frequencies 0 and, of an even number, the largest."""
    scale_end(x, axis, 0, factor)
    if size % 2 == 0:
        scale_end(x, axis, size // 2, factor)


@glue
def fitted(x: Any, shape: Any):
    """Cropped, and filled up with zeros, where a transform fills up and crops."""
    if x.shape == shape:
        return x
    out = np.zeros(shape, x.dtype)
    for index in np.ndindex(shape):
        inside = True
        for axis in range(x.ndim):
            inside = inside and index[axis] < x.shape[axis]
        if inside:
            out[index] = x[index]
    return out


@glue
def same(x: Any):
    return x


@glue
def real_parts(x: Any):
    return x.real
