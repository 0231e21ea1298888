"""Threads that do not come to all barriers of their block: sums of the block, and reverse sweeps in step."""

import re

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, reverse
from numba import cuda, float64

from numba_enzyme import Duplicated, NotDifferentiable, autodiff
from numba_enzyme.analysis.threads.barrier_divergence import may_diverge, may_miss_barriers, needs_padding
from numba_enzyme.api import kernels
from numba_enzyme.api.kernel_views import requested
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.request import Mode
from numba_enzyme.rules.book import kernel_book
from numba_enzyme.testing import check_kernel

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


@kernel
def hadamard(x, y):
    """A thread that works and one that waits double the stride each for itself: LLVM keeps two such products."""
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    h = 1
    while h < 64:
        if t < 32:
            k = (t // h) * 2 * h + t % h
            a, b = s[k], s[k + h]
            s[k], s[k + h] = a + b, a * b
        cuda.syncthreads()
        h *= 2
    y[t] = s[t] * x[t]


@kernel
def strides_differ(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    h = 1
    while h < 64:
        s[t] = x[t] * h
        cuda.syncthreads()
        h = 2 * h if t < 32 else 3 * h
    y[t] = s[63 - t]


@kernel
def leave_between_two(x, y):
    s, r = cuda.shared.array(64, float64), cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    cuda.syncthreads()
    y[t] = s[63 - t]
    if t >= 40:
        return
    r[t] = y[t] * x[t]
    cuda.syncthreads()
    y[t] += r[39 - t] * s[t]


@cuda.jit(device=True)
def returns_between_two(x, y, s, t):
    s[t] = x[t] * x[t]
    cuda.syncthreads()
    if t >= 40:
        return
    y[t] = s[39 - t] * x[t]
    cuda.syncthreads()
    y[t] += s[t]


@kernel
def the_others_go_round(x, y, n, rounds):
    """Who leaves has touched nothing; those who stay come to the same barriers."""
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    if t >= n:
        return
    for k in range(rounds):
        s[t] = x[t] * (k + 1)
        cuda.syncthreads()
        y[t] += s[n - 1 - t] * x[t]
        cuda.syncthreads()


@kernel
def the_grid_goes_round(x, y, rounds):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    if i >= x.size:
        return
    for k in range(rounds):
        old, new = (x, y) if k % 2 == 0 else (y, x)
        here = old[i]
        new[i] = here * here + 0.1 * old[x.size - 1 - i]
        grid.sync()


@kernel
def as_often_as_the_way_says(x, y):
    """Two ways lead to the loop, a third one leaves: how often the loop runs differs between threads."""
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    if t < 16:
        rounds = 1
    elif t < 32:
        rounds = 2
    else:
        return
    for k in range(rounds):
        s[t] = x[t] * (k + 1)
        cuda.syncthreads()
        y[t] += s[31 - t] * x[t]


@kernel
def calls_what_returns(x, dx, y, dy):
    s, ds = cuda.shared.array(64, float64), cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    ds[t] = 0.0
    cuda.syncthreads()
    autodiff(returns_between_two, Duplicated(x, dx), Duplicated(y, dy), Duplicated(s, ds), t)


def asked(question, function, arguments) -> bool:
    extracted, _ = requested(function, annotated(arguments)[0], Mode.REVERSE)
    return question(parse_module(extracted.text).functions[extracted.name], kernel_book())


def misses(function, arguments) -> bool:
    return asked(may_miss_barriers, function, arguments)


def test_who_may_leave_between_two_barriers():
    two = X[:64], np.zeros(64)
    assert asked(may_diverge, leave_between_two, two) and asked(may_diverge, leave_a_loop, two)
    assert not asked(may_diverge, leave_before_a_barrier, (1.3, *two)) and not asked(may_diverge, all_go_round, (*two, 2))
    assert not asked(may_diverge, hadamard, two) and asked(may_diverge, strides_differ, two)
    assert not asked(may_diverge, the_others_go_round, (*two, 40, 3)) and asked(may_diverge, as_often_as_the_way_says, two)
    for name, (function, _, arguments, _) in CASES.items():
        assert not asked(may_diverge, function, arguments), name


def test_threads_that_only_leave_do_not_hold_up_others():
    """Neither padded nor refused, the barriers of those who stay being in a loop."""
    assert not asked(needs_padding, the_others_go_round, (X[:64], np.zeros(64), 40, 3))
    check_kernel(the_others_go_round, (1, 64), (X[:64], np.zeros(64), 40, 3), races=True)
    x, dx, dy = X[:12].copy(), np.zeros(12), np.zeros(12)
    dx[3] = 1.0
    the_grid_goes_round.grad[2, 8](Duplicated(x, dx), Duplicated(np.zeros(12), dy), 2)
    y = X[:12] ** 2 + 0.1 * X[11::-1]
    slopes = np.diag(2 * y) + 0.1 * np.eye(12)[::-1]
    expected = (slopes @ (np.diag(2 * X[:12]) + 0.1 * np.eye(12)[::-1]))[3]
    np.testing.assert_allclose(dx, expected, rtol=1e-13)


@pytest.mark.on_device
def test_who_works_and_who_waits_double_a_stride_alike():
    check_kernel(hadamard, (1, 64), (X[:64], np.zeros(64)))


@kernel
def leave_before_the_first(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    if t >= 32:
        return
    cuda.syncthreads()
    y[t] = s[t] * s[t + 32]


@kernel
def only_one_waits(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    if t == 0:
        cuda.syncthreads()
        for k in range(64):
            y[0] += s[k] * k


@kernel
def leave_while_others_go_round(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    for k in range(10):
        s[t] = x[t] * (k + 1)
        if k > t:
            y[t] += s[t]
            return
        cuda.syncthreads()
        y[t] += s[63 - t] * s[t]
        cuda.syncthreads()


@kernel
def leave_between_counts(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    if t >= 40:
        return
    n = cuda.syncthreads_count(1 if x[t] > 0.8 else 0)
    y[t] = s[63 - t] * n
    if t >= 20:
        return
    every = cuda.syncthreads_and(1 if x[t] > 0.4 else 0)
    some = cuda.syncthreads_or(1 if x[t] > 1.49 else 0)
    none = cuda.syncthreads_or(1 if x[t] > 2.0 else 0)
    if every:
        y[t] += s[t + 20]
    if some:
        y[t] += s[t + 1] * s[t]
    if none:
        y[t] += s[t]


LEAVERS = [leave_before_the_first, only_one_waits, leave_while_others_go_round, leave_between_counts, leave_between_two]


@pytest.mark.on_device
@pytest.mark.parametrize("function", LEAVERS, ids=lambda f: f.__name__)
def test_threads_that_leave_wait_for_the_reverse_sweep(function):
    """Against the oracle, under the race check; and the same barriers are in the PTX, where lanes may arrive one by one.

    None of them has a result: on an H200, lanes that waited elsewhere than the other ones of their warp got none.
    """
    check_kernel(function, (1, 64), (X[:64], np.zeros(64)), races=True)
    text = function.inspect_gradient("(float64[:], float64[:])", view="ptx")
    assert "barrier.sync 0" in text and ("red.shared.add.u32" in text) == (function is leave_between_counts)
    assert not re.search(r"bar(rier)?\.red", text)
    assert "barrier.sync 0" not in function.inspect_gradient("(float64[:], float64[:])", view="ptx", mode="forward")


def test_padded_gradients_are_launched_on_a_device(monkeypatch):
    """The trip count of the loop that pads is a number that each thread has."""
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    for function in (leave_before_the_first, leave_while_others_go_round):
        arguments = X[:64], np.zeros(64)
        assert_same(reverse(function, (1, 64), arguments, "cuda"), reverse(function, (1, 64), arguments, "cpu"))


def test_the_example_of_the_documentation():
    @kernel
    def pairs(x, y):
        s = cuda.shared.array(4, float64)
        t = cuda.threadIdx.x
        s[t] = x[t]
        if t >= 2:
            return
        cuda.syncthreads()
        y[t] = s[t] + s[t + 2]

    dx = np.zeros(4)
    pairs.grad[1, 4](Duplicated(np.arange(4.0), dx), Duplicated(np.zeros(4), np.ones(4)))
    np.testing.assert_array_equal(dx, np.ones(4))
    tape = pairs.augmented[1, 4](*(annotated := [Duplicated(np.arange(4.0), dx), Duplicated(np.zeros(4), np.ones(4))]))
    pairs.reverse[1, 4](tape, *annotated)
    np.testing.assert_array_equal(dx, 2 * np.ones(4))


def test_who_is_padded():
    assert not asked(needs_padding, leave_before_a_barrier, (1.3, X[:64], np.zeros(64)))
    padded = {name for name, (function, _, arguments, _) in CASES.items() if asked(needs_padding, function, arguments)}
    assert padded == set()


@kernel
def returns_before_the_first(x, dx, y, dy):
    s, ds = cuda.shared.array(64, float64), cuda.shared.array(64, float64)
    ds[cuda.threadIdx.x] = 0.0
    cuda.syncthreads()
    autodiff(leaves, Duplicated(x, dx), Duplicated(y, dy), Duplicated(s, ds), cuda.threadIdx.x)


@cuda.jit(device=True)
def leaves(x, y, s, t):
    s[t] = x[t] * x[t]
    if t >= 40:
        return
    cuda.syncthreads()
    y[t] = s[63 - t]


@kernel
def leave_before_the_grid_meets_with_a_store(a, x, y):
    grid = cuda.cg.this_grid()
    i, t = cuda.grid(1), cuda.threadIdx.x
    y[i] = x[i] * a
    if t >= 40:
        return
    grid.sync()
    x[i] = y[x.size - 1 - i] * a


def test_what_cannot_be_padded_is_refused_everywhere():
    """The threads of a function in a kernel go on to other things; blocks that meet are not padded."""
    four = [np.ones(64) for _ in range(4)]
    for function in (calls_what_returns, returns_before_the_first):
        with pytest.raises(NotDifferentiable, match=r"NE313.* may leave the function"):
            function[1, 64](*four)
    with pytest.raises(NotDifferentiable, match=r"NE313.* may leave the kernel"):
        reverse(leave_before_the_grid_meets_with_a_store, (2, 64), (1.3, X, np.zeros(128)), "cpu")


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
