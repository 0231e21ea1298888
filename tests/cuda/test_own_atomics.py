"""Atomic operations at places to which one thread alone comes: they are loads and stores, in the derivative as well."""

import math

import numpy as np
import pytest
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, NotDifferentiable, autodiff, differentiate
from numba_enzyme.testing import check_kernel


def clipped(x, low, high):
    i, j = cuda.grid(2)
    if i < x.shape[0] and j < x.shape[1]:
        cuda.atomic.nanmax(x, (i, j), low[0])
        cuda.atomic.nanmin(x, (i, j), high[0])


def largest_of_each_row(x, y):
    i = cuda.grid(1)
    for k in range(x.shape[1]):
        cuda.atomic.max(y, i, x[i, k])
    y[i] *= y[i]


def number_of_before(x, y):
    i = cuda.grid(1)
    x[i] = math.sin(cuda.atomic.add(y, i, x[i] * x[i]))


def between_barriers(x, y):
    s = cuda.shared.array(8, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    x[i] = cuda.atomic.sub(s, t, x[i] * x[i])
    cuda.syncthreads()
    y[i] = s[7 - t] * s[t]


def arguments_of(kernel):
    rng = np.random.default_rng(3)
    if kernel is clipped:
        return rng.normal(size=(5, 7)), np.array([-0.5]), np.array([0.5])
    return rng.normal(size=(16, 3) if kernel is largest_of_each_row else 16), rng.normal(size=16)


@pytest.mark.parametrize("kernel", [clipped, largest_of_each_row, number_of_before, between_barriers])
def test_they_are_loads_and_stores(kernel):
    grid, block = ((2, 2), (4, 4)) if kernel is clipped else (2, 8)
    made = differentiate(cuda.jit(kernel), target="cpu")
    check_kernel(made, (grid, block), arguments_of(kernel))
    if kernel in (largest_of_each_row, number_of_before):  # what the others read is added to by several threads
        assert "atomicrmw" not in made.inspect_gradient(view="ir")


def clipped_in_pairs(x, y):
    i = cuda.grid(1)
    cuda.atomic.max(y, i // 2, x[i])
    cuda.atomic.min(y, i // 2, 0.5)


@pytest.mark.parametrize(("kernel", "block", "code"), [(clipped_in_pairs, 8, "NE222"), (number_of_before, (4, 2), "NE221")])
def test_where_another_thread_comes_they_are_refused(kernel, block, code):
    """By the address, or along an axis that it does not tell."""
    x, y = arguments_of(number_of_before)
    with pytest.raises(NotDifferentiable, match=code):
        differentiate(cuda.jit(kernel), target="cpu").grad[2, block](Duplicated(x, x.copy()), Duplicated(y, y.copy()))


def test_the_word_for_a_shadow_says_nothing_of_the_primal():
    @differentiate(target="cpu")
    @cuda.jit
    def summed(x, y):
        cuda.atomic.add(y, 0, x[cuda.grid(1)])

    summed.grad[2, 8](Duplicated(np.ones(16), np.zeros(16)), Duplicated(np.zeros(1), np.ones(1), race_free=True))
    assert "atomicrmw fadd" in summed.inspect_gradient(view="ir")


@cuda.jit(device=True)
def of_neighbours(x, s, i, t):
    s[t] = x[i] * x[i]
    cuda.syncthreads()
    r = s[t] * s[7 - t]
    cuda.syncthreads()
    return r


def test_a_derivative_of_a_derivative_with_shared_shadows():
    @differentiate(target="cpu")
    @cuda.jit
    def outer(x, dx, y):
        s, ds = cuda.shared.array(8, float64), cuda.shared.array(8, float64)
        i, t = cuda.grid(1), cuda.threadIdx.x
        ds[t] = 0.0
        cuda.syncthreads()
        value, _ = autodiff(of_neighbours, Duplicated(x, dx), Duplicated(s, ds), Const(i), Const(t), with_primal=True)
        y[i] = value

    x = arguments_of(number_of_before)[0]
    check_kernel(outer, (2, 8), (x, np.zeros(16), np.zeros(16)))
