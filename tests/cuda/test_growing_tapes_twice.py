"""Derivatives of kernels that call a derivative whose tape grows while it runs: on the host."""

import math

import numpy as np
from kernel_corpus import kernel
from numba import cuda

from numba_enzyme import grad
from numba_enzyme.testing import check_kernel


@cuda.jit(device=True)
def grown(a, b, n):
    while a < 3.0 and n > 0:
        a = a * 1.3 + b * math.sin(a)
        n -= 1
    return a * b


@kernel
def slopes(x, b, y):
    i = cuda.grid(1)
    by_a, by_b = grad(grown, (0, 1))(x[i], b[i], 6)
    y[i] = by_a * by_b


def test_what_a_tape_held_is_copied_as_it_grows():
    check_kernel(slopes, (1, 8), (np.linspace(0.5, 1.5, 8), np.linspace(1.2, 0.6, 8), np.ones(8)))
