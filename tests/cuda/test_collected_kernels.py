"""Kernels that nobody holds are collected, with their derivatives and machine code."""

import gc
import weakref

import numpy as np
from numba import cuda

from numba_enzyme import Duplicated, differentiate
from numba_enzyme.bridge.cuda.host.engine import HostCode
from numba_enzyme.result import Derivative

X = np.array([0.3, 0.7])


def kernel_of(factor):
    @cuda.jit
    def squared(x, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = factor * x[i] ** 2

    return squared


def test_kernels_are_collected():
    witnesses = []
    for k in range(3):
        kernel = kernel_of(float(k))
        differentiated = differentiate(kernel, target="cpu")
        shadow = np.zeros(2)
        differentiated.grad[1, 2](Duplicated(X, shadow), Duplicated(np.zeros(2), np.ones(2)))
        np.testing.assert_allclose(shadow, 2.0 * k * X)
        ((extracted, _),) = differentiated.launches
        made = [each for each in extracted.made.values() if isinstance(each, (Derivative, HostCode))]
        witnesses += map(weakref.ref, (kernel, differentiated, *made))
        del kernel, differentiated, extracted, made
    gc.collect()
    assert len(witnesses) == 12  # of each kernel its derivative and the machine code, too
    assert [witness for witness in witnesses if witness() is not None] == []
