"""Blocks that wait for each other: on the host each block goes as far as it can, in turn."""

import gc
import math
import signal
import threading
import time

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, EnzymeError
from numba_enzyme.bridge.cuda.host.whole_grid import MOST_BLOCKS
from numba_enzyme.testing import check_kernel


@kernel
def handed_on(x, y):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    y[i] = x[i] ** 2
    grid.sync()
    x[i] = y[x.size - 1 - i] * x[i]


@kernel
def relaxed(u, v, n):
    grid = cuda.cg.this_grid()
    s = cuda.shared.array(18, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    for _ in range(n):
        s[t + 1] = u[i]
        if t == 0:
            s[0] = u[i - 1] if i > 0 else 0.0
        if t == 15:
            s[17] = u[i + 1] if i + 1 < u.size else 0.0
        cuda.syncthreads()
        v[i] = 0.25 * s[t] + 0.5 * s[t + 1] ** 2 + 0.25 * s[t + 2]
        grid.sync()
        u[i] = v[i]
        grid.sync()


@kernel
def normalized(x, parts, y):
    grid = cuda.cg.this_grid()
    s = cuda.shared.array(1, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if t == 0:
        s[0] = 0.0
    cuda.syncthreads()
    cuda.atomic.add(s, 0, x[i] ** 2)
    cuda.syncthreads()
    if t == 0:
        parts[cuda.blockIdx.x] = s[0]
    grid.sync()
    total = 0.0
    for k in range(cuda.gridDim.x):
        total += parts[k]
    y[i] = x[i] / math.sqrt(total)


@kernel
def below_the_largest(x, m, y):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    cuda.atomic.max(m, 0, x[i])
    grid.sync()
    y[i] = math.exp(x[i] - m[0])


X = np.random.default_rng(1).uniform(0.5, 1.5, 64)


@kernel
def until_it_is_small(x, rest, y, bound):
    """How often it goes round is found in memory that all blocks write."""
    grid = cuda.cg.this_grid()
    i, k = cuda.grid(1), 0
    while k + 1 < rest.size and rest[k] > bound:
        v = x[x.size - 1 - i]
        grid.sync()
        x[i] = 0.4 * v * v + 0.1 * x[i]
        cuda.atomic.add(rest, k + 1, x[i] / x.size)
        k += 1
        grid.sync()
    y[i] = x[i] * k


@kernel
def some_leave_first(x, y):
    """The first threads of each block, before anybody meets."""
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    if cuda.threadIdx.x < 5:
        return
    y[i] = x[i] ** 2
    grid.sync()
    x[i] = x[i] * y[x.size - 1 - i]
    grid.sync()
    y[i] = x[i] * x[x.size - 1 - i]


@kernel
def by_ticket(x, count, y):
    """Who does what, nobody knows before; the numbers are always the same."""
    grid = cuda.cg.this_grid()
    k = cuda.atomic.add(count, 0, 1)
    v = x[k]
    for _ in range(k % 7):
        v = v * v * 0.5 + 0.3
    y[k] = v
    grid.sync()
    x[k] = y[x.size - 1 - k] * x[k]


@pytest.mark.on_device
def test_gradients():
    check_kernel(handed_on, (2, 32), (X, np.zeros(64)))
    check_kernel(handed_on, (1, 64), (X, np.zeros(64)))
    check_kernel(relaxed, (4, 16), (X, np.zeros(64), 5))
    check_kernel(normalized, (4, 16), (X, np.zeros(4), np.zeros(64)))
    check_kernel(normalized, (4, (4, 4)), (X[:16], np.zeros(4), np.zeros(16)))


@pytest.mark.on_device
def test_rounds_that_memory_decides_and_threads_that_have_left():
    rest = np.zeros(9)
    rest[0] = 1.0
    check_kernel(until_it_is_small, (4, 16), (X, rest, np.zeros(64), Const(0.02)))
    check_kernel(some_leave_first, (4, 16), (X, np.zeros(64)))


@pytest.mark.on_device
def test_what_all_blocks_have_found():
    """An extremum of the grid that is read behind the meeting."""
    dx, y, dy, m = np.zeros(64), np.zeros(64), np.ones(64), np.zeros(1)
    below_the_largest.grad[4, 16](Duplicated(X, dx), Duplicated(m, np.zeros(1)), Duplicated(y, dy))
    want = np.exp(X - X.max())
    np.testing.assert_allclose(y, want)
    want[X.argmax()] -= want.sum()
    np.testing.assert_allclose(dx, want, atol=1e-12)


@pytest.mark.on_device
def test_halves_and_the_order(where):
    found = []
    for split in (False, True, True):
        dx, dy = np.zeros(64), np.ones(64)
        given = Duplicated(X, dx), Duplicated(np.zeros(4), np.zeros(4)), Duplicated(np.zeros(64), dy)
        if split:
            normalized.reverse[4, 16](normalized.augmented[4, 16](*given), *given)
        else:
            normalized.grad[4, 16](*given)
        found.append(dx)
    np.testing.assert_allclose(found[0], found[1], rtol=1e-12)
    if where == "cpu":
        np.testing.assert_array_equal(found[1], found[2])
    else:  # atomic operations come in any order
        np.testing.assert_allclose(found[1], found[2], rtol=1e-12)


@kernel
def without_the_first_block(x):
    grid = cuda.cg.this_grid()
    if cuda.blockIdx.x > 0:
        grid.sync()
    x[cuda.grid(1)] *= 2


@kernel
def without_the_first_thread(x):
    grid = cuda.cg.this_grid()
    if cuda.threadIdx.x > 0:
        grid.sync()
    else:
        cuda.syncthreads()
    x[cuda.grid(1)] *= 2


@kernel
def some_leave_in_between(x, y):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    y[i] = x[i] ** 2
    grid.sync()
    if i % 2 == 1:
        return
    x[i] = y[x.size - 1 - i] * x[i]
    grid.sync()
    y[i] = x[i] * x[i]


@kernel
def blocks_meet_apart(x):
    grid = cuda.cg.this_grid()
    if cuda.blockIdx.x > 0:
        x[cuda.grid(1)] *= 2
        grid.sync()
        x[cuda.grid(1)] *= 3
    else:
        grid.sync()


def test_who_meets_elsewhere():
    """The mirror of the first meeting is no place to wait for those who are at the second."""
    some_leave_in_between[2, 4](np.ones(8), np.zeros(8))
    with pytest.raises(EnzymeError, match="NE313 a thread may leave the kernel"):
        some_leave_in_between.grad[2, 4](Duplicated(np.ones(8), np.zeros(8)), Duplicated(np.zeros(8), np.ones(8)))
    with pytest.raises(EnzymeError, match=r"at different barriers.*grid\.sync"):
        blocks_meet_apart[3, 4](np.ones(12))


def test_who_never_comes():
    for made in (without_the_first_block, without_the_first_thread):
        with pytest.raises(EnzymeError, match=r"wait for each other for ever.*grid\.sync"):
            made[3, 4](np.ones(12))
        with pytest.raises(EnzymeError, match=r"wait for each other for ever.*grid\.sync"):
            made.grad[3, 4](Duplicated(np.ones(12), np.ones(12)))
    handed_on[2, 32](X.copy(), np.zeros(64))  # nothing is left behind


def test_limits():
    with pytest.raises(EnzymeError, match="at most 1024 of them together"):
        handed_on[MOST_BLOCKS + 1, 1](np.ones(MOST_BLOCKS + 1), np.ones(MOST_BLOCKS + 1))


@kernel
def never_there_before_the_interrupt(x, n):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    for _ in range(n):
        x[i] = x[i] + 1.0
        grid.sync()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="interrupts are sent otherwise there")
@pytest.mark.parametrize("seconds", [0.2, 1e-3, 5e-4, 2e-4, 1e-4, 5e-5])
def test_an_interrupt_waits_for_all_blocks(seconds):
    """They use the caller's memory until they have ended, also those that are being started; nothing of them is left."""
    x = np.ones(64)
    never_there_before_the_interrupt[4, 16](x, 2)
    before = threading.active_count()
    handler = signal.signal(signal.SIGALRM, signal.default_int_handler)
    gc.disable()  # Python drops an interrupt that falls into a callback of its garbage collector, of which hypothesis has one
    try:
        with pytest.raises(KeyboardInterrupt):
            signal.setitimer(signal.ITIMER_REAL, seconds)
            never_there_before_the_interrupt[4, 16](x, 20_000)  # seconds
    finally:
        gc.enable()
        signal.signal(signal.SIGALRM, handler)
    left = x.copy()
    assert left.max() < 20_000  # it is not only seen at the end
    time.sleep(0.02)
    np.testing.assert_array_equal(x, left)
    assert threading.active_count() == before
    y, dy = np.full(64, 2.0), np.ones(64)
    handed_on.grad[4, 16](Duplicated(y, dy), Duplicated(np.zeros(64), np.zeros(64)))
    np.testing.assert_allclose(dy, 3 * 2.0**2)


@kernel
def asks_for_the_grid_only(x, y):
    cuda.cg.this_grid()
    i = cuda.grid(1)
    y[i] = x[i] ** 3


def test_a_grid_that_is_asked_for_and_never_waited_for():
    check_kernel(asks_for_the_grid_only, (2, 16), (np.linspace(0.5, 1.5, 32), np.zeros(32)))
    assert "cudaCG" not in asks_for_the_grid_only.inspect_gradient("(float64[:], float64[:])", view="ptx")


@kernel
def masked_on_both_sides(x, z, n):
    grid = cuda.cg.this_grid()
    s = cuda.shared.array(16, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if i < n:
        z[i] = x[i] * x[i]
    grid.sync()
    s[t] = z[i] if i < n else 0.0
    cuda.syncthreads()
    if i < n:
        z[i] = s[15 - t] * x[i]


def test_a_meeting_between_two_equal_tests_stays_one():
    """LLVM would make two of the call of numba-cuda's function that stands for it, one for each way."""
    rng = np.random.default_rng(4)
    x, z, n = rng.standard_normal(60), np.zeros(60), 60
    dx, dz = np.zeros(60), rng.standard_normal(60)
    weights = dz.copy()
    masked_on_both_sides.grad[4, 16](Duplicated(x, dx), Duplicated(z, dz), n)
    whole = np.zeros(64)
    whole[:60] = x * x
    across = whole.reshape(4, 16)[:, ::-1].reshape(64)[:60]
    np.testing.assert_allclose(z, across * x, rtol=1e-14)
    back = np.zeros(64)
    back[:60] = weights * x
    expected = weights * across + 2.0 * x * back.reshape(4, 16)[:, ::-1].reshape(64)[:60]
    np.testing.assert_allclose(dx, expected, rtol=1e-13)
