"""Indices made of quotients and remainders: where they tell the thread, shadows are changed by plain loads and stores."""

import numpy as np
from kernel_corpus import kernel
from numba import cuda, float64
from test_sharing import kinds_in_plan, verdicts

from numba_enzyme.testing import check_kernel

OWN, ATOMIC = {"own"}, {"atomic"}


@kernel
def by_axes(x, nchw, nhwc, swapped, rows, divmods, other, rests, quotients, early, doubled, beside):
    i = cuda.grid(1)
    n, c, h, w = nchw.shape
    if i < n * c * h * w:
        value = x[i] * x[i]
        batch, left = i // (c * h * w), i % (c * h * w)
        channel, left = left // (h * w), left % (h * w)
        row, column = left // w, left % w
        nchw[batch, channel, row, column] = value
        nhwc[((batch * h + row) * w + column) * c + channel] = value  # digits in another order
        swapped[batch, column, channel] = value  # without the row: several threads
        rows[i // w * w + i % w] = value
        quotient, rest = divmod(i, w)
        divmods[rest * (n * c * h) + quotient] = value
        other[i // (w + 1), i % w] = value  # two divisors: no number is told
        rests[i % (c * h * w)] = value
        quotients[i // w] = value
        early[i - i // w * w + i // w * w] = value
        doubled[i // w * w + 2 * (i % w)] = value  # reaches into the next row
        beside[(i + 1) // w * w + (i + 1) % w] = value


@kernel
def of_any_sign(x, y, z, m):
    """What is divided, or divides, may be negative: it is rounded another way than the analysis knows."""
    i = cuda.grid(1)
    if i < x.size:
        y[((i - 5) // 4) * 5 + (i - 5) % 4 + 10] = x[i] * x[i]
        z[i // m * m + i % m] = x[i] * x[i]


@kernel
def strided(x, y):
    columns = y.shape[1]
    for i in range(cuda.grid(1), y.size, cuda.gridsize(1)):
        y[i // columns, i % columns] = x[i] * x[i]


@kernel
def turned_tile(x, y):
    s = cuda.shared.array((8, 8), float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t // 8, t % 8] = x[i] * x[i]
    cuda.syncthreads()
    y[i] = s[t % 8, t // 8] * x[i]


@kernel
def hashed(x, y, z):
    """Products that leave 64 bits meet where the numbers themselves would not."""
    i = cuda.grid(1)
    if i < x.size:
        at = (i * 4611686018427387904) & 7
        cuda.atomic.add(y, at, x[i] * x[i])
        z[i] = y[at + 8] * x[i]


@kernel
def by_components(x, y, z, f, g):
    """The counter of a loop is a digit, too; rows of another length than the guard's are not apart."""
    i = cuda.grid(1)
    if i < x.shape[1]:
        for k in range(x.shape[0]):
            x[k, i] *= x[k, i]
            y[k, i] *= y[k, i]
            z[k, i // 2] *= z[k, i // 2]
    planes, rows, columns = f.shape
    if i < rows * columns:
        row, column = i // columns, i % columns
        for k in range(planes):
            f[k, (row + 2) % rows, (column + k) % columns] *= 2.0  # each plane turned
            g[k, (row + 2) % rows, (column + column) % columns] *= 2.0


@kernel
def left_in_different_rounds(x, y):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    s[t + 32] = x[i]
    cuda.syncthreads()
    k = 1
    while x[i] > 0.1 * k:
        k *= 2
        cuda.syncthreads()
    y[i] = s[t + k] * x[i]


def kinds(found, names):
    return {name: found[name, "store"] for name in names}


def test_which_splits_tell_the_thread():
    shape = 2, 3, 4, 5
    size = 2 * 3 * 4 * 5
    random = np.random.default_rng(4)
    others = (size, (2, 5, 3), size, size, (24, 6), 60, 24, size, size + 5, size + 1)
    arguments = random.uniform(-1, 1, size), np.zeros(shape), *map(np.zeros, others)
    found = verdicts(by_axes, (4, 32), arguments)
    assert found["x", "load"] == OWN
    expected = dict.fromkeys(("nchw", "nhwc", "rows", "divmods", "early", "beside"), OWN)
    assert kinds(found, expected) == expected
    assert all(found[name, "store"] >= ATOMIC for name in ("swapped", "other", "rests", "quotients", "doubled"))


def test_numbers_that_may_be_negative():
    x = np.random.default_rng(4).uniform(-1, 1, 20)
    found = verdicts(of_any_sign, (1, 32), (x, np.zeros(30), np.zeros(20), 7))
    assert kinds(found, "yz") == {"y": ATOMIC, "z": ATOMIC}


def test_a_loop_over_the_elements():
    x = np.random.default_rng(4).uniform(-1, 1, 35)
    assert verdicts(strided, (2, 4), (x, np.zeros((5, 7)))) == {("x", "load"): OWN, ("y", "store"): OWN}
    check_kernel(strided, (2, 4), (x, np.zeros((5, 7))), races=True)


def test_the_size_of_a_block_tells_how_large_a_quotient_is():
    random = np.random.default_rng(4)
    x, y = random.uniform(-1, 1, 128), np.zeros(128)
    check_kernel(turned_tile, (2, 64), (x, y), races=True)
    assert kinds_in_plan(turned_tile) == OWN
    check_kernel(turned_tile, (3, 40), (x, y))
    assert kinds_in_plan(turned_tile) == OWN


def test_products_that_wrap_around():
    x = np.random.default_rng(4).uniform(-1, 1, 20)
    found = verdicts(hashed, (1, 32), (x, np.ones(16), np.zeros(20)))
    assert found["y", "load"].isdisjoint(OWN)


def test_counters_of_loops_and_turned_planes():
    shapes = (3, 20), (3, 22), (3, 20), (4, 3, 5), (4, 3, 5)
    found = verdicts(by_components, (2, 16), tuple(map(np.ones, shapes)))
    assert kinds(found, "xyzfg") == {"x": OWN, "y": ATOMIC, "z": ATOMIC, "f": OWN, "g": ATOMIC}


def test_a_number_that_threads_leave_a_loop_with():
    """In one round it is the same for all threads; behind the loop each has that of its own last round."""
    x = np.random.default_rng(4).uniform(0, 1, 32)
    assert verdicts(left_in_different_rounds, (1, 32), (x, np.zeros(32)))["shared", "load"] == ATOMIC
    check_kernel(left_in_different_rounds, (1, 32), (x, np.zeros(32)), races=True)
