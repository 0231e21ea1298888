"""Programs for which other tools' kernels have wrong gradients, or none: each is right here, or refused."""

import math

import numpy as np
import pytest
from numba import cuda, float64

from numba_enzyme import Duplicated, NotDifferentiable, differentiate
from numba_enzyme.testing import check_kernel

ROWS = ["sum of exponentials, then log", "product carried in a loop", "Newton iteration", "inner sum reset per outer trip",
        "running maximum used after the loop", "while with one carried number", "two coupled numbers, for",
        "two coupled numbers, while", "reduction, non-linear use, second loop"]  # fmt: skip


def kernel(function):
    return differentiate(cuda.jit(function), target="cpu")


def loops(x, y, out, i, n):
    """All rows for the numbers of one thread; NumPy runs it as well."""
    total = 0.0
    for k in range(n):
        total += math.exp(x[i, k])
    out[0, i] = math.log(total)
    product = 1.0
    for k in range(n):
        product *= x[i, k]
    out[1, i] = product
    root = 1.0
    for _ in range(n):
        root = 0.5 * (root + x[i, 0] / root)
    out[2, i] = root
    squares = 0.0
    for j in range(n):
        inner = 0.0
        for k in range(j + 1):
            inner += x[i, k] * y[i, j]
        squares += inner * inner
    out[3, i] = squares
    best = x[i, 0]
    for k in range(n):
        best = max(best, x[i, k])
    out[4, i] = best * best * best
    size, count = x[i, 1], 0
    while size < 10.0:
        size = size * size + y[i, 1]
        count += 1
    out[5, i] = size * count
    a, b = x[i, 0], y[i, 0]
    for _ in range(n):
        t = a
        a = math.sin(a) + b * b
        b = t * b
    out[6, i] = a + 2 * b
    a, b, k = x[i, 1], y[i, 1], 0
    while k < n:
        t = a
        a = math.sin(a) + b * b
        b = t * b
        k += 1
    out[7, i] = a * b
    total = 0.0
    for k in range(n):
        total += x[i, k]
    after = total * total
    for k in range(n):
        after += x[i, k] * total * y[i, k]
    out[8, i] = after


on_device = cuda.jit(device=True)(loops)


@kernel
def all_rows(x, y, out, n):
    i = cuda.grid(1)
    if i < x.shape[0]:
        on_device(x, y, out, i, n)


THREADS, TRIPS = 3, 5


@pytest.mark.on_device
@pytest.mark.parametrize("row", range(len(ROWS)), ids=ROWS)
def test_loops(row):
    random = np.random.default_rng(row)
    x, y = random.uniform(0.5, 1.5, (2, THREADS, TRIPS))

    def loss(x, y):
        out = np.zeros((len(ROWS), THREADS))
        for i in range(THREADS):
            loops(x, y, out, i, TRIPS)
        return out[row].sum()

    dx, dy, out, dout = np.zeros_like(x), np.zeros_like(y), np.zeros((len(ROWS), THREADS)), np.zeros((len(ROWS), THREADS))
    dout[row] = 1.0
    all_rows.grad[1, 4](Duplicated(x, dx), Duplicated(y, dy), Duplicated(out, dout), TRIPS)
    assert np.isclose(out[row].sum(), loss(x, y), rtol=1e-13)
    for array, found in ((x, dx), (y, dy)):
        for place in np.ndindex(array.shape):
            kept = array[place]
            array[place] = kept + 1e-6
            above = loss(x, y)
            array[place] = kept - 1e-6
            slope = (above - loss(x, y)) / 2e-6
            array[place] = kept
            assert np.isclose(found[place], slope, rtol=1e-6, atol=1e-6 * abs(above))


@kernel
def overwritten(a, b):
    i = cuda.grid(1)
    if i < a.size:
        b[i] = a[i] * a[i]
        a[i] = 1.0
        b[i] = b[i] * 3.0  # read, scaled and stored again


@pytest.mark.on_device
def test_array_overwritten_inside_a_kernel():
    a, b, da, db = np.array([1.0, 2.0, 3.0]), np.zeros(3), np.ones(3), np.ones(3)
    overwritten.grad[1, 4](Duplicated(a, da), Duplicated(b, db))
    assert np.array_equal(da, [6.0, 12.0, 18.0]) and not db.any()


@kernel
def squared(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = math.sin(x[i]) * x[i]


@kernel
def replaced(x):
    i = cuda.grid(1)
    if i < x.size:
        x[i] = 2.0


@pytest.mark.on_device
def test_array_overwritten_by_a_later_launch():
    x, y = np.linspace(0.2, 1.2, 5), np.zeros(5)
    start, dx, dy = x.copy(), np.zeros(5), np.ones(5)
    first = (Duplicated(x, dx), Duplicated(y, dy))
    one = squared.augmented[1, 8](*first)
    two = replaced.augmented[1, 8](first[0])
    replaced.reverse[1, 8](two, first[0])
    squared.reverse[1, 8](one, *first)
    assert np.allclose(dx, np.cos(start) * start + np.sin(start), rtol=1e-14)


@kernel
def time_loop_in_place(u, steps):
    for _ in range(steps):
        for k in range(1, u.size - 1):
            u[k] = u[k] + 0.1 * (u[k - 1] * u[k + 1] - u[k] * u[k])


@pytest.mark.on_device
def test_serial_time_loop_that_updates_one_array():
    check_kernel(time_loop_in_place, (1, 1), (np.linspace(0.3, 1.0, 7), 6), oracle=True)


@kernel
def old_number_used(x, total, y):
    i = cuda.grid(1)
    y[i] = x[i] * cuda.atomic.add(total, 0, x[i])


def test_number_that_an_atomic_addition_returns():
    x, total, y = np.ones(3), np.zeros(1), np.zeros(3)
    with pytest.raises(NotDifferentiable, match="NE221"):
        old_number_used.grad[1, 3](*(Duplicated(a, np.zeros_like(a)) for a in (x, total, y)))


@kernel
def largest_then_used(x, y):
    best = cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    if t == 0:
        best[0] = -1e300
    cuda.syncthreads()
    cuda.atomic.max(best, 0, x[t])
    cuda.syncthreads()
    y[t] = x[t] * best[0] * best[0]


@pytest.mark.on_device
def test_atomic_maximum_then_used():
    """The whole cotangent goes to one of those that are equal."""
    x, y = np.array([0.5, 2.0, 1.0, 2.0]), np.zeros(4)
    dx, dy = np.zeros(4), np.ones(4)
    largest_then_used.grad[1, 4](Duplicated(x, dx), Duplicated(y, dy))
    extra = dx - 4.0  # each is a factor, too
    assert np.isclose(extra.sum(), 2 * 2.0 * x.sum()) and np.count_nonzero(extra) == 1 and np.argmax(extra) in (1, 3)


@kernel
def tile_and_barrier(x, y):
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    cuda.syncthreads()
    total = 0.0
    for k in range(16):
        total += s[k] * s[t]
    cuda.syncthreads()
    s[t] = total
    cuda.syncthreads()
    y[t] = s[15 - t]


@pytest.mark.on_device
def test_shared_memory_and_barriers():
    check_kernel(tile_and_barrier, (1, 16), (np.linspace(-1, 1, 16), np.zeros(16)))


@cuda.jit(device=True)
def helper_with_atomic(x, y, i):
    cuda.atomic.add(y, i % 2, x[i] * x[i])


@kernel
def calls_helper(x, y):
    helper_with_atomic(x, y, cuda.grid(1))


@pytest.mark.on_device
def test_function_that_is_called_is_no_black_box():
    """Elsewhere a function whose adjoint nobody has written has gradient zero."""
    x, dx = np.arange(4.0), np.zeros(4)
    calls_helper.grad[1, 4](Duplicated(x, dx), Duplicated(np.zeros(2), np.array([1.0, 10.0])))
    assert np.array_equal(dx, [0.0, 20.0, 4.0, 60.0])
