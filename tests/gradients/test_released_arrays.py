"""Arrays that the function itself gives back: what the reverse sweep reads of them must not be read again from freed memory."""

import numpy as np

import numba_enzyme as ne


@ne.differentiate
def gathered(x):
    """An index array, which has no shadow, is gone when the reverse sweep runs."""
    index = np.zeros(x.size, np.int64)
    for i in range(x.size):
        index[i] = (i * 3) % x.size
    total = 0.0
    for i in range(x.size):
        total += x[index[i]] * x[i]
    return total


@ne.differentiate
def weighted(x, w):
    """So is an array of floats that carries no derivative."""
    halves = 0.5 * w
    total = 0.0
    for i in range(x.size):
        total += halves[i] * x[i] * x[i]
    return total


def test_indices_are_cached():
    x = np.linspace(0.1, 1.0, 8)
    index = (np.arange(8) * 3) % 8
    expected = x[index] + np.bincount(index, weights=x, minlength=8)
    np.testing.assert_allclose(gathered.grad(x), expected, rtol=1e-14)
    assert [e.way for e in gathered.explain(x).entries if e.value == "index[i]"] == ["cached"]


def test_inactive_floats_are_cached():
    x, w = np.linspace(0.1, 1.0, 8), np.linspace(2.0, 3.0, 8)
    dx = np.zeros(8)
    ne.autodiff(weighted, ne.Duplicated(x, dx), ne.Const(w))
    np.testing.assert_allclose(dx, w * x, rtol=1e-14)
