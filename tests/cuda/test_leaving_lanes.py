"""Lanes that leave while others of their warp go on to meet, with masks that name those, too, as in numba-cuda's reductions."""

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, reverse
from numba import cuda, float64

from numba_enzyme.analysis.threads.leaving_lanes import leaving_lanes
from numba_enzyme.api import kernels
from numba_enzyme.api.kernel_views import requested
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.request import Mode
from numba_enzyme.rules.book import kernel_book
from numba_enzyme.testing import check_kernel

X = np.random.default_rng(0).uniform(0.5, 1.5, 64)


def lanes_leave(mask, last):
    @kernel
    def folded(x, y):
        s = cuda.shared.array(96, float64)
        t = cuda.threadIdx.x
        s[t] = x[t] * x[t]
        cuda.syncthreads()
        if t % 32 >= last:
            return
        s[t] += s[t + last] * x[t]
        cuda.syncwarp(mask)
        y[t] = s[t ^ 1] * x[t]
        if t % 32 > 3:
            return
        y[t] += cuda.shfl_xor_sync(mask, y[t], 1) * x[t]

    return folded


@kernel
def leave_before_the_barrier(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    if t % 32 >= 16:
        return
    cuda.syncwarp()
    y[t] = s[t] * s[t + 16]


@kernel
def leave_where_all_are(x, y):
    """The second fork is on one of two ways that a whole block takes; the votes follow each other."""
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    if t % 32 >= 24:
        return
    y[t] = s[t + 1] * cuda.shfl_xor_sync(0xFFFFFFFF, x[t] * x[t], 4)
    if t % 32 < 8:
        y[t] *= cuda.shfl_xor_sync(0xFF, x[t], 1)


@kernel
def leave_for_lack_of_work(x, y):
    i = cuda.grid(1)
    if i >= 50:
        return
    y[i] = x[i] * cuda.shfl_xor_sync(0xFFFFFFFF, x[i] * x[i], 1)


@kernel
def leave_a_loop(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    for k in range(3):
        if t >= 32 * (2 - k):
            return
        y[t] += cuda.shfl_xor_sync(0xFFFFFFFF, s[t] * x[t], 1 << k)


LEAVERS = {"all lanes": lanes_leave(0xFFFFFFFF, 16), "half of them": lanes_leave(0xFFFF, 16),
           "a quarter": lanes_leave(0xFFFFFFFF, 8), "at once": leave_before_the_barrier,
           "twice": leave_where_all_are}  # fmt: skip
ARGUMENTS = X, np.zeros(64)


@pytest.mark.on_device
@pytest.mark.parametrize("name", LEAVERS)
def test_lanes_that_have_left_are_not_waited_for(name):
    """Against the oracle and differences."""
    check_kernel(LEAVERS[name], (1, 64), ARGUMENTS)


@pytest.mark.parametrize("name", LEAVERS)
def test_what_a_device_is_given_does_so_too(name, monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    assert_same(reverse(LEAVERS[name], (1, 64), ARGUMENTS, "cuda"), reverse(LEAVERS[name], (1, 64), ARGUMENTS, "cpu"))


def test_lanes_that_wait_for_nothing_before_they_leave_are_gone():
    check_kernel(leave_for_lack_of_work, (1, 64), ARGUMENTS)
    assert not lanes(leave_for_lack_of_work, ARGUMENTS).waited


def lanes(function, arguments):
    extracted, _ = requested(function, annotated(arguments)[0], Mode.REVERSE)
    return leaving_lanes(parse_module(extracted.text).functions[extracted.name], kernel_book())


def test_who_leaves():
    found = lanes(LEAVERS["all lanes"], ARGUMENTS)
    assert len(found.forks) == 2 and len(found.meetings) == 2 and found.waited and found.known
    assert not lanes(leave_a_loop, ARGUMENTS).known  # in different rounds: one vote does not tell
    for name, (function, _, arguments, _) in CASES.items():
        found = lanes(function, arguments)
        assert not (found.meetings and found.waited and found.known), name
