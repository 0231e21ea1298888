"""NumPy functions where they have a kink, a tie, a jump or nothing to work on: which of the possible derivatives is taken."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

X = np.array([0.0, 2.0, 2.0, -1.0])


@njit
def kinks(x):
    zero, two, same = x[0], x[1], x[2]
    return (
        np.abs(zero), np.fabs(zero), np.hypot(zero, zero), np.maximum(two, same), np.minimum(two, same), np.max(x), np.min(x * x),
        np.sort(x)[3], np.clip(x, 0.0, 2.0).sum(), zero**0, zero**1, zero**2.0, two**zero, np.sign(zero), np.sign(two),
        np.floor(two), np.ceil(two), np.trunc(two), np.rint(two), np.round(two, 1), np.copysign(two, zero),
    )  # fmt: skip


def unit(position: int, value: float) -> np.ndarray:
    result = np.zeros(4)
    result[position] = value
    return result


NOTHING = np.zeros(4)
EXPECTED = [
    NOTHING, NOTHING, NOTHING, unit(1, 1.0), unit(1, 1.0), "one winner", unit(0, 0.0), "one winner", None, NOTHING, unit(0, 1.0),
    NOTHING, unit(0, np.log(2.0)), *[NOTHING] * 7, unit(1, 1.0),
]  # fmt: skip


def test_kinks_and_ties():
    out, pullback = ne.vjp(kinks, X)
    assert len(out) == len(EXPECTED)
    for place, expected in enumerate(EXPECTED):
        found = pullback(tuple(float(k == place) for k in range(len(out))))[0]
        if isinstance(expected, str):
            assert sorted(found) == [0.0, 0.0, 0.0, 1.0] and found[1] + found[2] == 1.0, (place, found)
        elif expected is None:  # at a bound either side will do, beyond it there is no derivative
            assert set(found) <= {0.0, 1.0} and found[3] == 0.0
        else:
            np.testing.assert_array_equal(found, expected, err_msg=str(place))


@njit
def without_room(x, s):
    return np.clip(x, s, s).sum() + 4.0 * x.clip(2, 2).sum()


def test_bounds_that_leave_no_room():
    """What is clipped to one number does not depend on what was clipped, where it is that number either."""
    by_x, by_s = ne.grad(without_room, argnums=(0, 1))(X, 2.0)
    np.testing.assert_array_equal(by_x, NOTHING)
    assert by_s == 4.0 and ne.jvp(without_room, (X, 2.0), (np.ones(4), 0.5)) == (without_room(X, 2.0), 2.0)


def test_an_infinite_slope_and_nothing_is_no_number():
    """In both modes, as in the arithmetic of floating-point numbers."""
    root = njit(lambda x: np.sqrt(x))
    assert ne.grad(root)(0.0) == np.inf and ne.jvp(root, (0.0,), (1.0,))[1] == np.inf
    assert np.isnan(ne.vjp(root, 0.0)[1](0.0)[0]) and np.isnan(ne.jvp(root, (0.0,), (0.0,))[1])


@njit
def of_any_size(x, y):
    return (x * y + y).sum() + np.sum(x) + (x[:, np.newaxis] * y).sum() + np.concatenate((x, y)).sum()


@pytest.mark.parametrize("n, m", [(0, 1), (1, 0), (1, 1), (3, 1), (1, 3)])
def test_nothing_and_one_broadcast(n, m):
    x, y = np.arange(1.0, n + 1), np.arange(2.0, m + 2)
    dx, dy = ne.grad(of_any_size, (0, 1))(x, y)
    wide = np.broadcast_shapes(x.shape, y.shape)[0]
    np.testing.assert_allclose(dx, (y * np.ones(wide) if n == wide else np.full(n, y.sum())) + 2 + y.sum())
    np.testing.assert_allclose(dy, ((x + 1) * np.ones(wide) if m == wide else np.full(m, (x + 1).sum())) + x.sum() + 1)


@njit
def single(x):
    y = np.sin(x) * np.float32(2) + x**2 - np.sqrt(np.abs(x)) / np.exp(x)
    return np.sum(y) + np.mean(y) * np.std(y) + np.cumsum(y)[-1]


def test_single_precision_stays_single():
    x = np.array([0.5, -1.5, 2.5], np.float32)
    gradient = ne.grad(single)(x)
    assert gradient.dtype == np.float32
    wide = ne.grad(single)(x.astype(np.float64))
    np.testing.assert_allclose(gradient, wide, rtol=1e-5)
    assert not np.array_equal(gradient, wide.astype(np.float32)) or single(x) != np.float32(single(x.astype(np.float64)))
