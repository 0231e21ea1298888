"""Values of one size that a loop of unknown length keeps lie side by side in one buffer, which grows once for all of them."""

import numpy as np
from numba import njit

import numba_enzyme as ne


@njit
def until_small(x, y):
    steps = 0
    while x > 1e-3:
        x, y = 0.7 * x * np.exp(-y), y * np.cos(x)
        steps += 1
    return x * y


@njit
def of_two_precisions(x, y, z):
    """Rows have no padding."""
    while x > 1e-3:
        x, y, z = 0.7 * x * np.exp(-y), y * np.cos(x) * z, np.float32(np.sin(z) * np.float32(0.9))
    return x * y * z


def test_one_buffer_for_all_numbers():
    f = ne.differentiate(until_small)
    ne.testing.check_grads(f, (2.0, 0.7), order=2)
    f.grad(2.0, 0.7)
    assert f.inspect_gradient(view="ir").count("call ptr @realloc") == 1
    kept = [line for line in f.inspect_gradient(view="plan").splitlines() if "a buffer that grows" in line]
    assert len(kept) > 1


def test_numbers_of_other_sizes_have_their_own():
    f = ne.differentiate(of_two_precisions)
    args = 2.0, 0.7, np.float32(0.4)
    ne.testing.check_grads(f, args)
    f.grad(*args)
    assert f.inspect_gradient(view="ir").count("call ptr @realloc") == 2
