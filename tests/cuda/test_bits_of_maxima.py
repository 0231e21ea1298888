"""The largest of numbers by an atomic maximum of their bits, which are then compared: the derivative is that of the number."""

import numpy as np
from numba import cuda, int64

import numba_enzyme as ne

X = np.array([0.5, 2.5, 1.25, 0.75])


@cuda.jit
def largest(x, y):
    i = cuda.grid(1)
    bits = cuda.shared.array(1, int64)
    if i == 0:
        bits[0] = 0
    cuda.syncthreads()
    cuda.atomic.max(bits, 0, np.float64(x[i]).view(np.int64))
    cuda.syncthreads()
    if bits[0] == np.float64(x[i]).view(np.int64):
        y[i] += x[i] ** 2


def test_who_has_the_largest_number():
    dx, y = np.zeros(4), np.zeros(4)
    kernel = ne.differentiate(largest, target="cpu")
    kernel.grad[1, 4](ne.Duplicated(X.copy(), dx), ne.Duplicated(y, np.ones(4)))
    np.testing.assert_array_equal(dx, [0.0, 5.0, 0.0, 0.0])
