"""Which shadow memory a gradient changes with plain loads and stores, and which atomically: what was decided, and why."""

import math

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from numba import cuda, float64

from numba_enzyme import Duplicated
from numba_enzyme.api.kernel_arguments import given_arguments
from numba_enzyme.api.kernels import dimensions
from numba_enzyme.bridge.cuda.extract import extract
from numba_enzyme.bridge.cuda.layout import build_request, single_extents
from numba_enzyme.ir.instructions import Load
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Mode
from numba_enzyme.testing import check_kernel


def verdicts(made, launch, arguments, race_free=False):
    """(parameter's name, load or store) -> the kinds of its updates."""
    shadows = {id(a): np.lib.stride_tricks.as_strided(np.zeros(a.nbytes, a.dtype), a.shape, a.strides)
               for a in arguments if isinstance(a, np.ndarray)}  # fmt: skip
    annotated = [Duplicated(a, shadows.get(id(a), np.zeros(1)), race_free=race_free) if np.asarray(a).dtype.kind == "f" else a
                 for a in arguments]  # fmt: skip
    given = given_arguments(made, tuple(annotated), Mode.REVERSE)
    extracted = extract(made.dispatcher, given.types)
    grid, block, _, _ = dimensions(launch)
    apart = given.check_apart(lambda: (True,) * len(arguments))
    request = build_request(extracted, given.active, Mode.REVERSE, apart=apart, race_free=given.race_free,
                            single=single_extents(grid, block), block=block)  # fmt: skip
    context = next(iter(differentiate(extracted.text, request, until="plan").plans.values())).context
    found = {}
    for access, verdict in context.facts.sharing.verdicts.items():
        names = {t.name.partition(".")[0] for t in context.facts.points_to.of(access.pointer)}
        key = " ".join(sorted(names)), "load" if isinstance(access, Load) else "store"
        found.setdefault(key, set()).add(verdict.kind)
    return found


def all_kinds(made, launch, arguments, **options):
    return set().union(*verdicts(made, launch, arguments, **options).values())


def test_elementwise_kernels_need_no_atomics():
    for name in ("saxpy", "local_array", "inplace", "grid_stride", "with_device"):
        made, launch, arguments, _ = CASES[name]
        assert all_kinds(made, launch, arguments) == {"own"}
    assert "atomicrmw" not in CASES["saxpy"][0].inspect_gradient("(float64, float64[::1], float64[::1])")
    assert verdicts(*CASES["gather"][:3]) == {("x", "load"): {"atomic"}, ("y", "store"): {"own"}}


def test_launches_of_more_dimensions_than_the_kernel_asks_for():
    """Threads along an axis of which the address knows nothing come to one place."""
    made, _, arguments, _ = CASES["saxpy"]
    for launch in ((4, (8, 4)), ((2, 2), 32), (4, (8, 1, 4)), ((1, 1, 2), 32)):
        assert all_kinds(made, launch, arguments) == {"atomic"}


@kernel
def neighbours(x, y):
    i = cuda.grid(1)
    if 0 < i < x.size:
        y[i] = x[i] * x[i - 1]


@kernel
def blocks_of_three(x, y):
    i = cuda.grid(1)
    if i < y.size:
        total = 0.0
        for k in range(3):
            total += x[3 * i + k] ** 2
        y[i] = total


@kernel
def overlapping_blocks(x, y):
    i = cuda.grid(1)
    if i < y.size:
        total = 0.0
        for k in range(4):
            total += x[3 * i + k] ** 2
        y[i] = total


@kernel
def matrix(a, b):
    x, y = cuda.grid(2)
    if y < a.shape[0] and x < a.shape[1]:
        a[y, x] = a[y, x] * b[x, y] + b[y, 0]


@kernel
def unguarded_matrix(a):
    x, y = cuda.grid(2)
    if y < a.shape[0]:
        a[y, x] = a[y, x] ** 2


@kernel
def one_per_block(x, out):
    t = cuda.threadIdx.x
    if t == 0:
        out[cuda.blockIdx.x] = x[cuda.blockIdx.x] ** 2


@kernel
def two_per_block(x, out):
    t = cuda.threadIdx.x
    if t == 0:
        out[cuda.blockIdx.x] = x[cuda.blockIdx.x] ** 2
    if t == 1:
        out[cuda.blockIdx.x] *= x[cuda.blockIdx.x]


@kernel
def without_the_block(x, y):
    t = cuda.threadIdx.x
    y[cuda.grid(1)] = x[t] ** 2


@kernel
def mirrored(x, y):
    i = cuda.grid(1)
    y[i] = x[i] * x[x.size - 1 - i]


@kernel
def halved(x, y):
    i = cuda.grid(1)
    y[i] = x[i // 2] ** 2


@kernel
def lanes(x, y):
    y[cuda.grid(1)] = x[cuda.laneid] ** 2


@kernel
def atomic_beside(x, y):
    i = cuda.grid(1)
    cuda.atomic.add(y, 0, x[i] ** 2)
    cuda.syncthreads()
    y[i + 1] = y[i + 1] * x[i]


ONE, OTHER = np.ones(96), np.ones(96)
SQUARE, TWIN = np.ones((16, 16)), np.ones((16, 16))


@pytest.mark.parametrize(("made", "launch", "arguments", "expected"), [
    (neighbours, (2, 32), (ONE, OTHER), {("x", "load"): {"atomic"}, ("y", "store"): {"own"}}),
    (blocks_of_three, (1, 32), (ONE, np.ones(32)), {("x", "load"): {"own"}, ("y", "store"): {"own"}}),
    (overlapping_blocks, (1, 30), (ONE, np.ones(30)), {("x", "load"): {"atomic"}, ("y", "store"): {"own"}}),
    (matrix, ((2, 2), (8, 8)), (SQUARE, TWIN), {("a", "load"): {"own"}, ("a", "store"): {"own"},
                                                ("b", "load"): {"atomic", "lanes"}}),
    (unguarded_matrix, ((2, 2), (8, 8)), (SQUARE,), {("a", "load"): {"atomic"}, ("a", "store"): {"atomic"}}),
    (one_per_block, (3, 8), (ONE, OTHER), {("x", "load"): {"own"}, ("out", "store"): {"own"}}),
    (two_per_block, (3, 8), (ONE, OTHER), {("x", "load"): {"atomic", "block"}, ("out", "load"): {"atomic"},
                                             ("out", "store"): {"atomic"}}),
    (without_the_block, (3, 8), (ONE, OTHER), {("x", "load"): {"atomic"}, ("y", "store"): {"own"}}),
    (without_the_block, (1, 8), (ONE, OTHER), {("x", "load"): {"own"}, ("y", "store"): {"own"}}),
    (mirrored, (3, 32), (ONE, OTHER), {("x", "load"): {"atomic"}, ("y", "store"): {"own"}}),
    (halved, (3, 32), (ONE, OTHER), {("x", "load"): {"atomic"}, ("y", "store"): {"own"}}),
    (lanes, (3, 32), (ONE, OTHER), {("x", "load"): {"atomic"}, ("y", "store"): {"own"}}),
    (atomic_beside, (3, 31), (ONE, OTHER), {("x", "load"): {"own"}, ("y", "load"): {"atomic"}, ("y", "store"): {"atomic"}}),
], ids=lambda value: getattr(value, "__name__", ""))  # fmt: skip
def test_addresses(made, launch, arguments, expected):
    assert verdicts(made, launch, arguments) == expected


def test_arrays_that_share_memory_or_have_any_strides():
    x = np.ones(96)
    assert all_kinds(neighbours, (2, 32), (x, x)) == {"atomic"}
    made, launch, _, _ = CASES["saxpy"]
    assert all_kinds(made, launch, (1.0, np.ones(200)[::2], np.ones(200)[::2])) == {"atomic"}


def test_the_callers_word():
    assert verdicts(neighbours, (2, 32), (ONE, OTHER), race_free=True) == {("x", "load"): {"own"}, ("y", "store"): {"own"}}


def test_explanations_say_why():
    text = str(CASES["gather"][0].explain(signature="(int64[::1], float64[::1], float64[::1])"))
    assert "atomic: x[...] (the address depends on what the thread computes or loads)" in text
    assert "own: y" in text
    assert "the address tells the thread" in text


@kernel
def one_phase_each(x, y):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    cuda.syncthreads()
    y[i] = s[cuda.blockDim.x - 1 - t] * s[cuda.blockDim.x - 1 - t]


@kernel
def no_barrier_between_rounds(x, y, n):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    for k in range(n):
        s[t] = x[i] * (k + 1)
        cuda.syncthreads()
        y[i] += s[cuda.blockDim.x - 1 - t] ** 2  # the next round's store does not wait for it


@kernel
def barrier_between_rounds(x, y, n):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    for k in range(n):
        s[t] = x[i] * (k + 1)
        cuda.syncthreads()
        y[i] += s[cuda.blockDim.x - 1 - t] ** 2
        cuda.syncthreads()


@kernel
def barrier_on_one_way(x, y, far):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    if far:
        cuda.syncthreads()
    y[i] = s[cuda.blockDim.x - 1 - t]


@kernel
def warps_wait(x, y):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    cuda.syncwarp()
    y[i] = s[cuda.blockDim.x - 1 - t]


@kernel
def counted_barrier(x, y):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    n = cuda.syncthreads_count(1 if x[i] > 0 else 0)
    y[i] = s[cuda.blockDim.x - 1 - t] * n


@kernel
def neighbours_in_block(x, y):
    s = cuda.shared.array(64, float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    s[t] = x[i] * x[i]
    cuda.syncthreads()
    y[i] = s[t] * s[(t + 1) % 16]


@pytest.mark.on_device
def test_shared_memory_between_two_barriers():
    """What a phase does is in nobody's way but its own; other blocks have other memory."""
    x, y = np.random.default_rng(2).uniform(0.5, 1, 32), np.zeros(32)
    for made, more, kinds in ((one_phase_each, (), {"own"}), (barrier_between_rounds, (3,), {"own"}),
                              (counted_barrier, (), {"own"}), (no_barrier_between_rounds, (1,), {"atomic"}),
                              (barrier_on_one_way, (True,), {"atomic"}), (warps_wait, (), {"atomic"})):  # fmt: skip
        found = verdicts(made, (2, 16), (x, y, *more))
        assert found["shared", "store"] | found["shared", "load"] == kinds, made.__name__
        check_kernel(made, (2, 16), (x, y, *more), races=made is not no_barrier_between_rounds)
    found = verdicts(neighbours_in_block, (2, 16), (x, y))
    assert found["shared", "store"] == {"own"} and found["shared", "load"] == {"atomic"}
    check_kernel(neighbours_in_block, (2, 16), (x, y), races=True)
    found = verdicts(one_phase_each, (2, (16, 2)), (x, y))
    assert found["shared", "store"] == {"atomic"} == found["shared", "load"]
    assert "between two barriers" in str(one_phase_each.explain("(float64[::1], float64[::1])"))


@kernel
def rows_of_eight(x, y):
    at = cuda.threadIdx.x + 8 * cuda.blockIdx.x
    y[at] = x[at] * x[at]


@kernel
def planes(x, y):
    """A margin of one plane on both sides, and neighbours along all axes."""
    at = 32 + cuda.threadIdx.x + 8 * cuda.blockIdx.x + 32 * cuda.blockIdx.y
    y[at + 1], y[at + 400 - 8], y[at + 800 + 32] = x[at] * x[at], math.sin(x[at + 320]), x[at + 640] * x[at]


def kinds_in_plan(made):
    """The kinds of additions of the latest launch, as it says itself."""
    return {word for word in ("own", "atomic", "warp", "lanes", "block") if f" {word}: " in str(made.explain())}


@pytest.mark.parametrize("made, launch, kinds", [
    (rows_of_eight, (3, 8), {"own"}), (rows_of_eight, (3, 5), {"own"}), (rows_of_eight, (3, 9), {"atomic"}),
    (rows_of_eight, (3, (4, 2)), {"atomic"}),  # threads along an axis that the address does not know
    (planes, ((4, 6), 7), {"own"}), (planes, ((4, 6), 8), {"own"}), (planes, ((4, 6), 9), {"atomic"}),
    (planes, ((5, 6), 8), {"atomic"}), (planes, ((4, 9), 8), {"own"}), (planes, ((4, 11), 8), {"own", "atomic"}),
])  # fmt: skip
def test_rows_of_a_length_that_the_code_fixes(made, launch, kinds):
    """The size of a launch decides whether threads of two rows can meet; each is right."""
    random = np.random.default_rng(3)
    x, y = random.uniform(-1, 1, 1300), np.zeros(1300)
    seed, dx = random.uniform(-1, 1, 1300), np.zeros(1300)
    made.grad[launch](Duplicated(x, dx), Duplicated(y, seed.copy()))
    assert kinds_in_plan(made) == kinds
    check_kernel(made, launch, (x, y))
