"""Sums of blocks wait for all threads: they may not where some of them pass a barrier by at which others wait."""

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, reverse
from numba import cuda, float64

from numba_enzyme.analysis.missed_barriers import may_miss_barriers
from numba_enzyme.api import kernels
from numba_enzyme.api.kernel_views import requested
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.request import Mode
from numba_enzyme.rules.book import kernel_book

X = np.random.default_rng(0).uniform(0.5, 1.5, 128)


@kernel
def leave_before_a_barrier(a, x, y):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if t < 40:
        return
    s[t] = x[i] * a
    cuda.syncthreads()
    y[i] = s[t ^ 1] * a


@kernel
def leave_before_the_grid_meets(a, x, y):
    grid = cuda.cg.this_grid()
    i, t = cuda.grid(1), cuda.threadIdx.x
    if t < 40:
        return
    y[i] = x[i] * a
    grid.sync()
    x[i] = y[x.size - 1 - i] * a


@kernel
def leave_a_loop(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    for k in range(10):
        s[t] = x[t] + k
        if k > t:
            break
        cuda.syncthreads()
    y[t] = s[t]


@kernel
def all_go_round(x, y, n):
    """As often as a number in shared memory says that all of them read."""
    s = cuda.shared.array(65, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    if cuda.blockIdx.x < n:
        stride = 32
        while stride > 0:
            if t < stride:
                s[t] += s[t + stride]
            cuda.syncthreads()
            stride //= 2
    while s[64] > 0.5:
        cuda.syncthreads()
        if t == 0:
            s[64] *= 0.5
        cuda.syncthreads()
    y[t] = s[0] if cuda.syncthreads_count(1 if x[t] > 0.7 else 0) > 3 else s[t]


def misses(function, arguments) -> bool:
    extracted, _ = requested(function, annotated(arguments)[0], Mode.REVERSE)
    return may_miss_barriers(parse_module(extracted.text).functions[extracted.name], kernel_book())


def test_who_may_miss_a_barrier():
    three = 1.3, X, np.zeros(128)
    assert misses(leave_before_a_barrier, three) and misses(leave_before_the_grid_meets, three)
    assert misses(leave_a_loop, (X, np.zeros(128))) and not misses(all_go_round, (X, np.zeros(128), 2))
    for name in ("block_sum", "matmul", "block_scalar", "early", "time_loop", "saxpy", "while_uniform"):
        assert not misses(CASES[name][0], CASES[name][2]), name


@pytest.mark.parametrize("function", [leave_before_a_barrier, leave_before_the_grid_meets])
def test_sums_of_numbers_are_right(function, monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    arguments = 1.3, X, np.zeros(128)
    assert_same(reverse(function, (2, 64), arguments, "cuda"), reverse(function, (2, 64), arguments, "cpu"))
    found = function.inspect_gradient(annotated(arguments)[0], view="ptx")
    assert "ne_sums" not in found


@pytest.mark.gpu
@pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")
@pytest.mark.parametrize("function", [leave_before_a_barrier, leave_before_the_grid_meets])
def test_they_are_on_hardware(function):
    arguments = 1.3, X, np.zeros(128)
    assert_same(reverse(function, (2, 64), arguments, "cuda"), reverse(function, (2, 64), arguments, "cpu"))
