"""Shared and local memory that the reverse sweep restores: which, with what on the tape, and that gradients stay right.

Every kernel is compared with forward mode and central differences, most under the race check, some with the oracle.
"""

import math
import re

import numpy as np
import pytest
from kernel_corpus import CASES, kernel, uniform
from numba import cuda, float32, float64, int64

from numba_enzyme import Duplicated, autodiff, differentiate
from numba_enzyme.testing import check_kernel


def plan_of(made):
    """The plan of the latest gradient."""
    return made.inspect_gradient(view="plan")


def restored(made):
    """Object -> (loads repeated, stores undone), of the latest gradient."""
    rows = re.findall(r"^  restored +(\S+) .*?(\d+) loads? repeated, (\d+) stores? undone", plan_of(made), re.MULTILINE)
    return {name: (int(loads), int(stores)) for name, loads, stores in rows}


def tape(made):
    return re.search(r", tape (.*) bytes$", plan_of(made).partition("\n")[0])[1]


@pytest.mark.parametrize(("name", "before", "after"), [
    ("matmul", "128*(a.shape[1] + 7)//8", "16*(a.shape[1] + 7)//8"),
    ("nbody", "24*iterations(line 147)", "24*(pos.shape[0] + 15)//16"),
    ("convolution", "72", "0"),
])  # fmt: skip
def test_tape(name, before, after, monkeypatch):
    made, launch, arguments, _ = CASES[name]
    for switched_off, expected in (("restored-memory", before), ("", after)):
        monkeypatch.setenv("NUMBA_ENZYME_DISABLE", switched_off)
        fresh = differentiate(cuda.jit(made.py_func), target="cpu")
        fresh.grad[launch](*(Duplicated(a, np.zeros_like(a)) for a in map(np.copy, arguments)))
        assert tape(fresh) == expected


@kernel
def two_phases(x, y, n):
    """In each round a tile, and one made of it, the last one in part; how many rounds, the data tell."""
    s, u = cuda.shared.array(16, float64), cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    total, k = 0.0, 0
    while k * 16 < n:
        s[t] = 0.0
        if k * 16 + t < n:
            s[t] = x[k * 16 + t]
        cuda.syncthreads()
        u[15 - t] = s[(t + 1) % 16] * s[t]
        cuda.syncthreads()
        for j in range(16):
            total += s[j] * u[(t + j) % 16] * total * 0.1 + u[j]
        cuda.syncthreads()
        k += 1
    y[t] = total


@kernel
def by_all_threads(x, y):
    """All threads store the same number: the first one alone finds there what was there before."""
    s, f = cuda.shared.array(2, float64), cuda.shared.array(2, float32)
    t = cuda.threadIdx.x
    a = x[t]
    s[1], f[1] = 0.3, 0.4
    for k in range(4):
        s[0] = 0.5 + 0.1 * k
        f[0] = 0.25 * k
        cuda.syncthreads()
        for j in range(6):
            a = a * (0.7 + s[(j + t) % 2] * 0.5 + f[(j * t) % 2] * 0.2)
        cuda.syncthreads()
    y[t] = a


@kernel
def integers(x, y, m):
    """Places to read from, which are overwritten as well."""
    s, at = cuda.shared.array(16, float64), cuda.shared.array(16, int64)
    t = cuda.threadIdx.x
    a = x[t]
    for k in range(m):
        at[t] = (t * 3 + k) % 16
        s[t] = a * a
        cuda.syncthreads()
        for j in range(8):
            a = a * (0.8 + s[at[(t + j) % 16]] * s[at[j]])
        cuda.syncthreads()
    y[t] = a


@kernel
def own_array(x, y, m):
    own = cuda.local.array(8, float64)
    t = cuda.grid(1)
    a = x[t]
    for k in range(m):
        own[k % 8] = a * 0.5
        own[(k + t) % 8] = 0.3
        for j in range(8):
            for i in range(8):
                if (i + j) % 8 <= k:
                    a = a * (0.95 + own[(i + j) % 8] * 0.2)
    y[t] = a


@kernel
def own_twice(x, y, m):
    """Two stores to one place, what lies between them reads it."""
    own = cuda.local.array(4, float64)
    t = cuda.grid(1)
    a = x[t]
    for j in range(4):
        own[j] = 0.1 * j
    for k in range(m):
        own[k % 4] = math.sin(a)
        for j in range(6):
            a = a * (0.95 + own[(j + t) % 4] * 0.1)
        own[k % 4] = 0.5 * math.cos(a)
        for j in range(6):
            a = a * (0.9 + own[(j * t) % 4] * 0.1)
    y[t] = a


@kernel
def used_later(x, y):
    """What is read before a barrier and needed behind it is kept; what is needed before it is not."""
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    a = x[t]
    for k in range(3):
        s[t] = a * (k + 1)
        cuda.syncthreads()
        v = s[15 - t]
        for j in range(8):
            a = a * 0.9 + s[(t + j) % 16] * s[j] * 0.1
        cuda.syncthreads()
        s[(t + 5) % 16] = v
        cuda.syncthreads()
        a = a * 0.5 + v * a * v
    y[t] = a


RIGHT = {
    "two_phases": (two_phases, (1, 16), (uniform(37), uniform(16), 37), {"shared.0": (3, 1), "shared.1": (1, 1)}, True, False),
    "by_all_threads": (by_all_threads, (1, 16), tuple(uniform(2, 16)), {"shared.0": (1, 1), "shared.1": (1, 1)}, False, True),
    "integers": (integers, (1, 16), (uniform(16), uniform(16), 3), {"shared.0": (2, 1), "shared.1": (2, 1)}, True, False),
    "own_array": (own_array, (2, 16), (uniform(32), uniform(32), 5), {"_cudapy_lmem.i": (1, 2)}, True, True),
    "own_twice": (own_twice, (1, 16), (*uniform(2, 16), 5), {"_cudapy_lmem.i": (2, 2)}, True, True),
    "used_later": (used_later, (1, 16), (uniform(16), uniform(16)), {"shared.0": (2, 2)}, True, True),
}


@pytest.mark.on_device
@pytest.mark.parametrize("name", RIGHT)
def test_gradient_with_restored_memory(name):
    made, launch, arguments, expected, races, oracle = RIGHT[name]
    check_kernel(made, launch, arguments, races=races, oracle=oracle)
    made.grad[launch](*(Duplicated(a, np.zeros_like(a)) if isinstance(a, np.ndarray) else a for a in arguments))
    assert restored(made) == expected


@kernel
def two_numbers(x, y):
    """All threads store two different numbers, one after the other: nobody knows which one they find."""
    s = cuda.shared.array(2, float64)
    t = cuda.threadIdx.x
    a = x[t]
    s[1] = 0.3
    for k in range(3):
        s[0] = x[k]
        if x[k] < 0.5:
            s[0] = x[k + 1] * 0.5
        cuda.syncthreads()
        for j in range(6):
            a = a * (0.7 + s[(j + t) % 2] * 0.5)
        cuda.syncthreads()
    y[t] = a


@kernel
def read_at_once(x, y):
    """All threads store the same number and read it without a barrier."""
    s = cuda.shared.array(2, float64)
    t = cuda.threadIdx.x
    a = x[t]
    s[1] = 0.3
    for k in range(3):
        s[0] = x[k]
        for j in range(6):
            a = a * (0.7 + s[(j + t) % 2] * 0.5)
        cuda.syncthreads()
    y[t] = a


@kernel
def with_fence(x, y):
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    a = x[t]
    for _ in range(3):
        s[t] = a
        cuda.threadfence_block()
        cuda.syncthreads()
        for j in range(16):
            a = a * 0.9 + s[j] * s[t] * 0.1
        cuda.syncthreads()
    y[t] = a


@kernel
def added_to(x, y):
    """A store can be undone, an atomic addition of two threads to one place is not."""
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    a = x[t]
    for _ in range(3):
        s[t] = 0.1
        cuda.syncthreads()
        cuda.atomic.add(s, (15 - t) // 2, a)
        cuda.syncthreads()
        for j in range(16):
            a = a * 0.9 + s[j] * s[t] * 0.1
        cuda.syncthreads()
    y[t] = a


@kernel
def through_pointers(x, y):
    """One of two tiles, or memory of the caller's."""
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    a = x[t]
    for k in range(3):
        row = s if k % 2 == 0 else y
        row[t] = a
        cuda.syncthreads()
        for j in range(16):
            a = a * 0.9 + row[j] * row[t] * 0.1
        cuda.syncthreads()
    y[t] = a


UNSAFE = [two_numbers, read_at_once, with_fence, added_to, through_pointers]


@pytest.mark.on_device
@pytest.mark.parametrize("made", UNSAFE, ids=lambda made: made.__name__)
def test_not_restored_where_that_is_not_safe(made):
    arguments = (uniform(16), uniform(16))
    check_kernel(made, (1, 16), arguments, races=made not in (two_numbers, read_at_once))
    made.grad[1, 16](*(Duplicated(a, np.zeros_like(a)) for a in arguments))
    assert not restored(made)


@kernel
def dynamic_tile(x, y):
    s = cuda.shared.array(0, float64)
    t = cuda.threadIdx.x
    a = x[t]
    for k in range(3):
        s[15 - t] = a * (k + 0.5)
        cuda.syncthreads()
        for j in range(8):
            a = a * 0.9 + s[(t + j) % 16] * s[j] * 0.1
        cuda.syncthreads()
    y[t] = a


@pytest.mark.on_device
def test_dynamic_shared_memory():
    arguments = tuple(uniform(2, 16))
    check_kernel(dynamic_tile, (1, 16, 0, 128), arguments, races=True)
    dynamic_tile.grad[1, 16, 0, 128](*(Duplicated(a, np.zeros_like(a)) for a in arguments))
    assert restored(dynamic_tile) == {"shared.dynamic": (2, 1)}


def test_split_mode_keeps_what_was_read():
    made, launch, arguments, _ = CASES["matmul"]
    shadows = [np.zeros_like(a) for a in arguments]
    shadows[2][:] = 1.0
    given = [Duplicated(a.copy(), s) for a, s in zip(arguments, shadows, strict=True)]
    record = made.augmented[launch](*given)
    assert not restored(made)
    made.reverse[launch](record, *given)
    np.testing.assert_allclose(shadows[0], np.ones((11, 10)) @ arguments[1].T, rtol=1e-13)


@cuda.jit(device=True)
def tiled(x, y, m):
    """Within a kernel: what is stored before the first barrier is not undone, others may have left by then."""
    s, first = cuda.shared.array(16, float64), cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    a = x[t]
    first[t] = a * a
    for k in range(m):
        cuda.syncthreads()
        s[t] = a * (k + 1)
        cuda.syncthreads()
        for j in range(8):
            a = a * 0.9 + s[(t + j) % 16] * s[j] * first[j] * 0.1
    y[t] = a


@differentiate(target="cpu")
@cuda.jit
def rounds(x, y):
    for _ in range(2):
        tiled(x, y, 3)
        cuda.syncthreads()
        x[cuda.threadIdx.x] = y[15 - cuda.threadIdx.x] * 0.5
        cuda.syncthreads()


@differentiate(target="cpu")
@cuda.jit
def once(x, y):
    tiled(x, y, 3)


@differentiate(target="cpu")
@cuda.jit
def inside(x, dx, y, dy):
    for _ in range(2):
        autodiff(tiled, Duplicated(x, dx), Duplicated(y, dy), 3)


@cuda.jit(device=True)
def own_rounds(x, y):
    own = cuda.local.array(4, float64)
    a = x[0]
    for k in range(3):
        for j in range(4):
            own[j] = a * (j + k + 1) * 0.3
        for j in range(6):
            a = a * 0.8 + own[(j + k) % 4] * own[j % 3] * own[(j * k) % 4] * 0.1
    y[0] = a


@kernel
def slopes(x, d):
    own, down = cuda.local.array(1, float64), cuda.local.array(1, float64)
    out, dout = cuda.local.array(1, float64), cuda.local.array(1, float64)
    t = cuda.grid(1)
    own[0], down[0], dout[0] = x[t], 0.0, 1.0
    autodiff(own_rounds, Duplicated(own, down), Duplicated(out, dout))
    d[t] += down[0]


@pytest.mark.on_device
def test_derivatives_of_derivatives():
    """The gradient of a kernel that calls a gradient with restored memory."""
    x, d = uniform(16), np.zeros(16)
    slopes[1, 16](x.copy(), d)
    assert "restored" in "".join(derivative.plan for derivative in slopes.launched.derivatives)
    check_kernel(slopes, (1, 16), (x, np.zeros(16)))


@pytest.mark.on_device
def test_within_a_kernel():
    """The derivative of a device function, twice in a row, against the gradient of a kernel that runs it."""
    x, y = uniform(16), np.zeros(16)
    check_kernel(rounds, (1, 16), (x, y), races=True)
    seed = uniform(16)
    dx, dy = np.zeros(16), seed.copy()
    once.grad[1, 16](Duplicated(x.copy(), dx), Duplicated(y.copy(), dy))
    twice, again = np.zeros(16), seed.copy()
    inside.race_check = True
    inside[1, 16](x.copy(), twice, y.copy(), again)
    # The first run takes the seed of y, which it overwrites: the second one begins with nothing.
    np.testing.assert_allclose(twice, dx, rtol=1e-12)
    assert not again.any()
    text = str(inside.explain())
    assert "restored in the reverse sweep" in text
