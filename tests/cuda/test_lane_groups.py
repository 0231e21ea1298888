"""Lanes that are known to add to one place: which they are, what is not known, and the gradients of a device that adds up."""

import math

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import CASES, kernel
from launched import assert_same, reverse, target
from numba import cuda, float64
from test_paper_kernels import DG_EXACT, dg_values
from test_sharing import verdicts

from kernels.gpu import dg
from numba_enzyme import Const, Duplicated, autodiff, differentiate
from numba_enzyme.api import kernels
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.testing import check_kernel
from numba_enzyme.transform.prepare.lane_sums import add_each_alone

RANDOM = np.random.default_rng(8)
X, Y = RANDOM.uniform(0.5, 1, 96), np.zeros(96)


@pytest.fixture
def device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


@kernel
def out_of_step(x, y):
    """Lanes that pass a number by are rounds ahead."""
    s = cuda.shared.array(8, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if t < 8:
        s[t] = x[t] + 1
    cuda.syncthreads()
    for j in range(8):
        if x[(i * 7 + j * 5) % 32] > 0.7:
            y[i] += s[j] * x[i]


@kernel
def as_long_as_each_likes(x, y):
    """In the reverse sweep lanes are in the same round, but not at the same number."""
    s = cuda.shared.array(8, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if t < 8:
        s[t] = x[t] + 1
    cuda.syncthreads()
    j, total = 0, x[i]
    while total < 2.5 and j < 8:
        total += s[j] * x[i] * 0.2
        j += 1
    y[i] = total


@kernel
def in_step(x, y, n):
    """One place for all, in a loop that all leave together; in it another one, for which only some stay."""
    s = cuda.shared.array(8, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if t < 8:
        s[t] = x[t] + 1
    cuda.syncthreads()
    total = 0.0
    for j in range(n):
        for k in range(2):
            total += s[j + k] * x[i]
    y[i] = total


@kernel
def rounds_with_barriers(x, y, n):
    s = cuda.shared.array(32, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i]
    for j in range(n):
        cuda.syncthreads()
        if x[i] > 0.6:
            y[i] += s[j] * x[i]
        cuda.syncthreads()


@kernel
def both_sides(x, y, n):
    """Two accesses of one place by other threads each: it is not that of one row."""
    s = cuda.shared.array((8, 8), float64)
    a, b = cuda.threadIdx.x, cuda.threadIdx.y
    s[b, a] = x[8 * b + a]
    cuda.syncthreads()
    for k in range(n):
        y[8 * b + a] += s[b, k] * s[a, k]


@kernel
def one_side(x, y, n):
    s = cuda.shared.array((8, 8), float64)
    a, b = cuda.threadIdx.x, cuda.threadIdx.y
    s[b, a] = x[8 * b + a]
    cuda.syncthreads()
    for k in range(n):
        y[8 * b + a] += s[b, k] * s[b, k] * x[a]


@kernel
def steps_of_a_block(x, y):
    """The same round, but a counter that is congruent to a coordinate only."""
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[t]
    s[t + 32] = x[t + 32]
    cuda.syncthreads()
    for j in range(cuda.threadIdx.y, 4, cuda.blockDim.y):
        y[i] += s[j] * x[i]


@pytest.mark.parametrize(("made", "launch", "more", "kinds"), [
    (out_of_step, (2, 32), (), {"warp"}), (as_long_as_each_likes, (2, 32), (), {"warp"}), (in_step, (2, 32), (5,), {"lanes"}),
    (rounds_with_barriers, (2, 32), (4,), {"lanes"}), (both_sides, (1, (8, 8)), (5,), {"lanes"}),
    (one_side, (1, (8, 8)), (5,), {"lanes"}), (steps_of_a_block, (1, (32, 1)), (), {"lanes"}),
    (steps_of_a_block, (1, (32, 2)), (), {"warp"}),
], ids=lambda value: getattr(value, "__name__", ""))  # fmt: skip
def test_what_is_known_of_lanes(made, launch, more, kinds, device):
    """And the same gradient where lanes add up, whoever is missing."""
    arguments = (X.copy(), Y.copy(), *more)
    assert verdicts(made, launch, arguments)["shared", "load"] == kinds
    if launch != (1, (32, 2)):  # two threads for one number of the result
        check_kernel(made, launch, arguments)
        assert_same(reverse(made, launch, arguments, "cuda"), reverse(made, launch, arguments, "cpu"))


def test_who_may_come_to_the_place():
    text = {made: str(made.explain("(float64[::1], float64[::1], int64)")) for made in (one_side, both_sides)}
    assert "plainly if they are all of a block of one warp" in text[both_sides]
    assert "where they are in one warp" not in text[both_sides]
    assert "along x:" in text[one_side]


@pytest.mark.parametrize("name", ["matmul", "nbody", "attention", "matmul_registers"])
def test_kernels_of_textbooks(name, device):
    made, launch, arguments, _ = CASES[name]
    assert_same(reverse(made, launch, arguments, "cuda"), reverse(made, launch, arguments, "cpu"))


def test_dg_volume(device):
    arguments = dg.inputs()
    shadows = [np.ones_like(arguments[0]), *(np.zeros_like(a) for a in arguments[1:])]
    made = differentiate(dg.gradient)
    with target("cuda"):
        made[dg.launch(arguments)](*(a for pair in zip(arguments, shadows, strict=True) for a in pair))
    np.testing.assert_allclose(dg_values(arguments[0], shadows), DG_EXACT, rtol=1e-12)
    text = str(made.explain())
    # Loops of five iterations over small arrays are unrolled, and with them their updates of shared adjoints.
    assert text.count("lanes: shared") == 14
    assert "along x:" in text and "along y and z:" in text and "along x and y and z:" in text


@pytest.mark.slow
def test_dg_volume_from_outside(device):
    arguments = dg.inputs()
    shadows = [np.ones_like(arguments[0]), *(np.zeros_like(a) for a in arguments[1:])]
    with target("cuda"):
        differentiate(dg.primal).grad[dg.launch(arguments)](*map(Duplicated, arguments, shadows))
    np.testing.assert_allclose(dg_values(arguments[0], shadows), DG_EXACT, rtol=1e-12)


@cuda.jit(device=True)
def weighted(x, out, n, w):
    s = cuda.shared.array((4, 8), float64)
    t, row = cuda.threadIdx.x, cuda.threadIdx.y
    s[row, t] = x[8 * row + t] * w[0]
    cuda.syncthreads()
    total = 0.0
    for k in range(8):
        total += math.sin(s[row, k]) * s[k % 4, t] + s[row, n]
    out[0] = total * total


@kernel
def inner(x, dx, w, slopes):
    out, seed = cuda.local.array(1, float64), cuda.local.array(1, float64)
    at = 8 * cuda.threadIdx.y + cuda.threadIdx.x
    seed[0] = w[0] + at
    autodiff(weighted, Duplicated(x, dx), Duplicated(out, seed), Const(cuda.threadIdx.x), Const(w))
    slopes[at] = out[0] * w[0]


def test_functions_that_kernels_differentiate(device):
    """What differs between threads there is an argument."""
    random = np.random.default_rng(9)
    arguments = (random.uniform(0.5, 1, 32), np.zeros(32), np.array([0.7]), np.zeros(32))
    found = {}
    for where in ("cpu", "cuda"):
        found[where] = [a.copy() for a in arguments]
        with target(where):
            inner[1, (8, 4)](*found[where])
    assert_same(found["cuda"], found["cpu"])
    text = str(inner.explain())
    assert text.count("lanes: shared") == 2 and text.count("atomic: shared.0[...]") == 1


TWICE = """
declare void @ne.lanes.add.f64(ptr, double, i32, i32, i32, i1)
define void @f(ptr %p, double %v) {
  call void @ne.lanes.add.f64(ptr %p, double %v, i32 0, i32 1, i32 2, i1 false)
  ret void
}
"""


def test_a_derivative_of_a_derivative_is_one_of_additions():
    module = parse_module(TWICE)
    add_each_alone(module)
    text = print_module(module)
    assert "atomicrmw fadd ptr %p, double %v monotonic" in text and "ne.lanes" not in text
