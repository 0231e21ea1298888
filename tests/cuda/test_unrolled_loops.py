"""Small arrays of a thread's own are values where short loops alone tell their places."""

import math

import numpy as np
import pytest
from kernel_corpus import kernel, uniform
from numba import cuda, float64
from test_ptx import needs_libdevice

from numba_enzyme.testing import check_kernel


@kernel
def powers(x, y):
    own = cuda.local.array(4, float64)
    i = cuda.grid(1)
    for k in range(4):
        own[k] = x[i] ** (k + 1)
    for k in range(1, 4):
        own[k] = own[k] * own[k - 1]
    y[i] = own[3] + own[2]


@kernel
def elimination(x, y):
    """Bounds of inner loops are counters of outer ones."""
    i = cuda.grid(1)
    m = cuda.local.array((3, 3), float64)
    for a in range(3):
        for b in range(3):
            m[a, b] = math.sin(x[i] * (a + 1)) + x[i] * b + (2 if a == b else 0)
    for k in range(3):
        for a in range(k + 1, 3):
            m[a, k] /= m[k, k]
            for b in range(k + 1, 3):
                m[a, b] -= m[a, k] * m[k, b]
    y[i] = m[0, 0] * m[1, 1] * m[2, 2]


@kernel
def by_thread(x, y):
    """The first place is known to nobody: the array stays where it is."""
    own = cuda.local.array(4, float64)
    i = cuda.grid(1)
    for k in range(4):
        own[(k + i) % 4] = x[i] * (k + 1)
    y[i] = own[0] * own[1] + own[2] * own[3]


ARGUMENTS = (uniform(32), np.zeros(32))


@pytest.mark.parametrize("made", [powers, elimination, by_thread])
def test_derivatives_are_right(made):
    check_kernel(made, (2, 16), ARGUMENTS, oracle=True)


@needs_libdevice
def test_arrays_are_values():
    signature = "(float64[::1], float64[::1])"
    assert "tape 0 bytes" in powers.inspect_gradient(signature, view="plan")
    assert ".local" not in powers.inspect_gradient(signature, view="ptx")
    assert ".local" in by_thread.inspect_gradient(signature, view="ptx")
