"""`literal_unroll` over tuples whose items are of several types: each runs through the code for its own type only."""

import numpy as np
from numba import literal_unroll, njit

import numba_enzyme as ne


@njit
def from_both(a, b):
    arrays = []
    for item in literal_unroll((a, b)):
        arrays.append(item.astype(np.float64))
    x, y = arrays
    x[0] = x[1] * y[0]
    return x.sum()


def test_integers_beside_floats():
    counts, weights = np.array([1, 2, 3]), np.array([1.5, 2.0, 3.0, 4.0])
    value, pullback = ne.vjp(from_both, counts, weights)
    by_counts, by_weights = pullback(1.0)
    assert value == 2 * 1.5 + 2 + 3 and by_counts is None
    assert np.array_equal(by_weights, [2.0, 0.0, 0.0, 0.0])


@njit
def with_literals(x, m, scale):
    total = 0.0
    for item in literal_unroll(((x, scale), (m, "second"))):
        total = 2.0 * total + item[0].sum()
    return total


def test_strings_of_the_code_beside_arrays():
    """The types of the loop's bodies have them; that of the tuple does not."""
    x, m = np.array([1.0, 2.0]), np.ones((2, 2))
    value, by_x = ne.value_and_grad(with_literals)(x, m, 1.0)
    assert value == 2 * 3.0 + 4.0 and np.array_equal(by_x, [2.0, 2.0])
