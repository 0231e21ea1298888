"""Places of shared memory that no two threads share between barriers: tiles, halves that are added up, rounds of loops."""

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda, float64
from test_sharing import verdicts

from numba_enzyme import Duplicated
from numba_enzyme.testing import check_kernel


@kernel
def added_halves(x, y):
    s = cuda.shared.array(256, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    cuda.syncthreads()
    stride = cuda.blockDim.x // 2
    while stride > 0:
        if t < stride:
            s[t] += s[t + stride]
        cuda.syncthreads()
        stride //= 2
    if t == 0:
        y[cuda.blockIdx.x] = s[0]


@kernel
def multiplied_halves(x, y):
    s = cuda.shared.array(256, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    for k in range(5, -1, -1):
        cuda.syncthreads()
        if t < (1 << k):
            s[t] *= s[t + (1 << k)]
    if t == 0:
        y[cuda.blockIdx.x] = s[0] * s[0]


@kernel
def prefix_sums(x, y):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    cuda.syncthreads()
    distance = 1
    while distance < 64:
        value = 0.0
        if t >= distance:
            value = s[t - distance]
        cuda.syncthreads()
        s[t] += value
        cuda.syncthreads()
        distance *= 2
    y[i] = s[t]


@kernel
def both_halos(x, y):
    s = cuda.shared.array(256, float64)
    i, t, n = cuda.grid(1), cuda.threadIdx.x, cuda.blockDim.x
    if i < x.size:
        s[t + 2] = x[i]
    if t < 2:
        s[t] = x[i - 2] if i >= 2 else 0.0
        s[t + 2 + n] = x[i + n] if i + n < x.size else 0.0
    cuda.syncthreads()
    if i < x.size:
        y[i] = s[t] * s[t + 4] - s[t + 2] ** 2


@kernel
def transposed(a, b):
    s = cuda.shared.array((8, 9), float64)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    s[ty, tx] = a[y, x] ** 2
    cuda.syncthreads()
    b[cuda.blockIdx.x * 8 + ty, cuda.blockIdx.y * 8 + tx] = s[tx, ty]


@kernel
def framed(a, b):
    s = cuda.shared.array((10, 10), float64)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    s[ty + 1, tx + 1] = a[y + 1, x + 1]
    if tx == 0:
        s[ty + 1, 0] = a[y + 1, x]
    if tx == 7:
        s[ty + 1, 9] = a[y + 1, x + 2]
    if ty == 0:
        s[0, tx + 1] = a[y, x + 1]
    if ty == 7:
        s[9, tx + 1] = a[y + 2, x + 1]
    cuda.syncthreads()
    b[y + 1, x + 1] = (s[ty + 1, tx] + s[ty + 1, tx + 2] + s[ty, tx + 1] + s[ty + 2, tx + 1]) * s[ty + 1, tx + 1]


@kernel
def products(a, b, c):
    sa, sb = cuda.shared.array((8, 8), float64), cuda.shared.array((8, 8), float64)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    total = 0.0
    for i in range(a.shape[1] // 8):
        sa[ty, tx] = a[y, tx + i * 8]
        sb[ty, tx] = b[ty + i * 8, x]
        cuda.syncthreads()
        for j in range(8):
            total += sa[ty, j] * sb[j, tx]
        cuda.syncthreads()
    c[y, x] = total


@kernel
def rounds_in_rounds(x, y, n):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    for q in range(n):
        stride = 32
        while stride > q:
            if t < stride:
                s[t] += 0.3 * s[t + stride]
            cuda.syncthreads()
            stride //= 2
        s[t] *= 0.9
        cuda.syncthreads()
    y[t] = s[63 - t]


@kernel
def all_go_one_way(x, y, n):
    """Rounds in which each thread writes its own place, and rounds in which one thread writes another's."""
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    for k in range(n):
        if k % 2 == 0:
            s[t] = s[t] * x[t]
        elif t == 0:
            s[5] = s[5] * 2.0
        cuda.syncthreads()
    y[t] = s[t]


@kernel
def inverse(x, y):
    s = cuda.shared.array((8, 8), float64)
    i, j = cuda.threadIdx.y, cuda.threadIdx.x
    s[i, j] = x[i, j] + (4.0 if i == j else 0.0)
    cuda.syncthreads()
    for k in range(8):
        pivot, f, g = s[k, k], s[i, k], s[k, j]
        cuda.syncthreads()
        if i == k and j == k:
            s[i, j] = 1 / pivot
        elif i == k:
            s[i, j] = g / pivot
        elif j == k:
            s[i, j] = -f / pivot
        else:
            s[i, j] -= f * g / pivot
        cuda.syncthreads()
    y[i, j] = s[i, j]


X, Y = np.random.default_rng(1).uniform(0.5, 1.2, 128), np.zeros(128)
A, B = np.random.default_rng(2).uniform(0.5, 1.2, (18, 18)), np.zeros((18, 18))
SQUARE = np.random.default_rng(3).uniform(0.5, 1.2, (16, 16))
STORE, LOAD = ("shared", "store"), ("shared", "load")


@pytest.mark.on_device
@pytest.mark.parametrize(("made", "launch", "arguments", "stores", "loads"), [
    (added_halves, (2, 64), (X, Y), {"own"}, {"own"}),
    (multiplied_halves, (2, 64), (X, Y), {"own"}, {"own"}),
    (prefix_sums, (2, 64), (X, Y), {"own"}, {"own"}),
    (both_halos, (4, 32), (X, Y), {"own"}, {"atomic"}),
    (transposed, ((2, 2), (8, 8)), (SQUARE, SQUARE.copy()), {"own"}, {"own"}),
    (framed, ((2, 2), (8, 8)), (A, B), {"own"}, {"atomic"}),
    (products, ((2, 2), (8, 8)), (SQUARE, SQUARE.copy(), SQUARE.copy()), {"own"}, {"lanes"}),
    (rounds_in_rounds, (1, 64), (X[:64], Y[:64], 3), {"own"}, {"own"}),  # s[63 - t] among 64 threads
    (all_go_one_way, (1, 64), (X[:64], Y[:64], 5), {"own"}, {"own"}),
    (inverse, (1, (8, 8)), (SQUARE[:8, :8].copy(), np.zeros((8, 8))), {"own"}, {"own", "lanes"}),
], ids=lambda value: getattr(value, "__name__", ""))  # fmt: skip
def test_each_place_is_that_of_one_thread(made, launch, arguments, stores, loads):
    found = verdicts(made, launch, arguments)
    assert (found[STORE], found[LOAD]) == (stores, loads)
    check_kernel(made, launch, arguments, races=True)


@pytest.mark.on_device
def test_rows_that_are_shorter_than_a_block():
    """16 threads along a row of 9 numbers reach into the next row; of an unknown number it is not known."""
    assert verdicts(transposed, ((1, 2), (16, 4)), (SQUARE, SQUARE.copy()))[STORE] == {"atomic"}
    shadows = [np.zeros_like(SQUARE), np.ones_like(SQUARE)]
    transposed.grad[(2, 2), (8, 8)](Duplicated(SQUARE, shadows[0]), Duplicated(np.zeros_like(SQUARE), shadows[1]))
    np.testing.assert_allclose(shadows[0], 2 * SQUARE)
    assert "own: shared" in str(transposed.explain())
    assert "atomic: shared" in str(transposed.explain("(float64[:,::1], float64[:,::1])"))


@kernel
def read_ahead(x, y):
    """A round's load may come while others still store in the round before: a race, in the primal too."""
    s = cuda.shared.array(256, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    s[t + 64] = x[i]
    cuda.syncthreads()
    stride = 32
    while stride > 0:
        value = s[t + stride]
        cuda.syncthreads()
        if t < stride:
            s[t] += value
        stride //= 2
    y[i] = s[t]


@kernel
def no_barrier_in_rounds(x, y):
    s = cuda.shared.array(256, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    stride = cuda.blockDim.x // 2
    while stride > 0:
        if t < stride:
            s[t] += s[t + stride]
        stride //= 2
    cuda.syncthreads()
    y[i] = s[t]


@kernel
def rounds_of_ones_own(x, y):
    s = cuda.shared.array(256, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    cuda.syncthreads()
    stride = t // 2 + 1
    for _ in range(3):
        if t < stride:
            s[t] += s[t + stride]
        cuda.syncthreads()
        stride //= 2
    y[i] = s[t]


@kernel
def no_test(x, y):
    s = cuda.shared.array(256, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    cuda.syncthreads()
    stride = cuda.blockDim.x // 2
    while stride > 0:
        if t <= stride:
            s[t] += s[t + stride]
        cuda.syncthreads()
        stride //= 2
    y[i] = s[t]


@kernel
def barrier_in_some_rounds(x, y, n):
    s = cuda.shared.array(256, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    cuda.syncthreads()
    stride = cuda.blockDim.x // 2
    while stride > 0:
        if t < stride:
            s[t] += s[t + stride]
        if stride > n:
            cuda.syncthreads()
        stride //= 2
    cuda.syncthreads()
    y[i] = s[t]


@pytest.mark.parametrize("made", [read_ahead, no_barrier_in_rounds, rounds_of_ones_own, no_test], ids=lambda k: k.__name__)
def test_what_may_meet(made):
    found = verdicts(made, (2, 64), (X, Y))
    assert "atomic" in found[STORE] and "atomic" in found[LOAD]


def test_rounds_without_a_barrier_may_be_anywhere():
    found = verdicts(barrier_in_some_rounds, (2, 64), (X, Y, 4))
    assert "atomic" in found[STORE] and "atomic" in found[LOAD]


@kernel
def windows(x, y, n):
    i = cuda.grid(1)
    if i < y.size:
        total = 0.0
        for k in range(n):
            for j in range(k, k + 3):
                total += x[4 * i + j] ** 2
        y[i] = total


@pytest.mark.on_device
def test_counters_that_begin_at_counters():
    assert verdicts(windows, (1, 32), (X, np.zeros(30), 6))["x", "load"] != {"own"}
    check_kernel(windows, (1, 32), (X, np.zeros(30), 6), races=True)
