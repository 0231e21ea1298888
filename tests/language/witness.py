"""Checks the derivatives of one function at one point, quickly: both modes, differences, the value, a second call, leaks."""

import copy

import numpy as np
import pytest

import numba_enzyme as ne
from numba_enzyme.testing.check import allocations_left

STEP = 1e-3
WEIGHTS = ((1, 8.0), (-1, -8.0), (2, -1.0), (-2, 1.0))  # central differences of fourth order, over 12 steps


def is_float(value):
    return isinstance(value, float) or (isinstance(value, np.ndarray) and value.dtype.kind == "f")


def copies(args):
    return tuple(copy.deepcopy(a) if isinstance(a, (np.ndarray, np.random.Generator)) else a for a in args)


def slope(f, args, place, index=None):
    """The derivative of ``f`` by differences: with respect to a float, or to one element of an array."""
    total = 0.0
    for steps, weight in WEIGHTS:
        moved = list(copies(args))
        if index is None:
            moved[place] += steps * STEP
        else:
            moved[place][index] += steps * STEP
        total += weight * f(*moved)
    return total / (12 * STEP)


def differences(f, args, place):
    if isinstance(args[place], float):
        return slope(f, args, place)
    return np.array([slope(f, args, place, i) for i in np.ndindex(args[place].shape)]).reshape(args[place].shape)


def check(f, *args, argnums=None, leaks=True):
    """Gradient by all floating arguments (or by ``argnums``); returns it."""
    argnums = argnums if argnums is not None else tuple(i for i, a in enumerate(args) if is_float(a))
    value = f(*copies(args))
    gradient = ne.value_and_grad(f, argnums=argnums)
    found, grads = gradient(*copies(args))
    assert found == value
    for place, grad in zip(argnums, grads, strict=True):
        np.testing.assert_allclose(grad, differences(f, args, place), rtol=1e-6, atol=1e-8)
    again, grads_again = gradient(*copies(args))
    assert again == value
    for first, second in zip(grads, grads_again, strict=True):
        np.testing.assert_array_equal(first, second)
    tangents = tuple(_tangent(a, i in argnums) if is_float(a) else None for i, a in enumerate(args))
    found, tangent = ne.jvp(f, copies(args), tangents)
    assert found == value
    expected = sum(np.sum(np.multiply(grad, tangents[place])) for place, grad in zip(argnums, grads, strict=True))
    assert tangent == pytest.approx(expected, rel=1e-9, abs=1e-11)
    if leaks:
        keeps_nothing(lambda: gradient(*copies(args)))
        keeps_nothing(lambda: ne.jvp(f, copies(args), tangents))
    return grads


def _tangent(value, wanted):
    if isinstance(value, float):
        return 0.75 * wanted
    return wanted * np.linspace(0.5, 1.5, value.size).reshape(value.shape)


def keeps_nothing(run, repeat=3):
    """Fails if running leaves allocations of Numba's runtime behind."""
    assert allocations_left(run, repeat) == 0


def refused(f, *args, code, line=None, says=""):
    """The function's gradient is refused with this code, at the line that holds this text; returns the message."""
    with pytest.raises(ne.NotDifferentiable) as caught:
        ne.grad(f)(*args)
    found = [p for p in caught.value.problems if p.code == code]
    assert found, str(caught.value)
    assert all(p.place.line for p in found), str(caught.value)
    assert says in str(caught.value)
    return found
