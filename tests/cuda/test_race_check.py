"""The race check: what it reports, and what it does not."""

import inspect
import pickle
import time

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, RaceError, differentiate
from numba_enzyme.testing import check_kernel


def watched(function):
    return differentiate(cuda.jit(function), target="cpu", race_check=True)


def line_of(made, text):
    """The line of a kernel's source that holds a text."""
    lines, first = inspect.getsourcelines(made.py_func)
    return first + next(i for i, line in enumerate(lines) if text in line)


@watched
def no_barrier(x, y):
    s = cuda.shared.array(32, float64)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    s[t] = x[i]
    y[i] = s[31 - t] * x[i]


def test_a_missing_barrier():
    store, load = line_of(no_barrier, "s[t] = x[i]"), line_of(no_barrier, "y[i] =")
    for run in (lambda: no_barrier[2, 32](np.ones(64), np.ones(64)),
                lambda: no_barrier.grad[2, 32](Duplicated(np.ones(64), np.zeros(64)), Duplicated(np.ones(64), np.ones(64)))):
        with pytest.raises(RaceError) as caught:
            run()
        message = str(caught.value)
        assert "shared memory 0[" in message
        assert f"reads at test_race_check.py:{load}" in message
        assert f"writes at test_race_check.py:{store}" in message
        assert "of block 0" in message
        assert "thread 15 " in message or "thread 16 " in message


@watched
def barrier_first(x, y):
    s = cuda.shared.array(32, float64)
    cuda.syncthreads()
    t, i = cuda.threadIdx.x, cuda.grid(1)
    s[t] = x[i]
    cuda.syncthreads()
    y[i] = s[31 - t] * x[i]


@watched
def barrier_first_only(x, y):
    s = cuda.shared.array(32, float64)
    cuda.syncthreads()
    t, i = cuda.threadIdx.x, cuda.grid(1)
    s[t] = x[i]
    y[i] = s[0] * x[i]


def test_a_barrier_before_all_accesses_counts_for_every_thread():
    """The first thread to go on does not lose it, in any block."""
    barrier_first[2, 32](np.ones(64), np.ones(64))
    barrier_first.grad[2, 32](Duplicated(np.ones(64), np.zeros(64)), Duplicated(np.ones(64), np.ones(64)))
    with pytest.raises(RaceError, match="shared memory 0"):  # thread 0 writes what the others read
        barrier_first_only[2, 32](np.ones(64), np.ones(64))


@watched
def between_blocks(x, y):
    b, t = cuda.blockIdx.x, cuda.threadIdx.x
    y[b, t] = x[b, t]
    cuda.syncthreads()
    x[b, t] = y[(b + 1) % 2, t]


def test_blocks_have_no_order():
    with pytest.raises(RaceError, match=r"y\[1, 0\]: thread 0 of block 0 reads at .*, thread 0 of block 1 writes at"):
        between_blocks[2, 4](np.ones((2, 4)), np.ones((2, 4)))
    between_blocks[1, 4](np.ones((2, 4)), np.ones((2, 4)))


@watched
def shared_reads(x, y):
    i = cuda.grid(1)
    y[i] = x[i] * x[0] * x[(i + 1) % x.size]


def test_elements_are_named_along_axes_of_one_element():
    for shape, where in (((4, 1), r"x\[2, 0\]"), ((1, 4), r"x\[0, 2\]"), ((2, 1, 2), r"x\[1, 0, 0\]")):
        def all_write_one(x, index):
            x[index] = cuda.grid(1)
        with pytest.raises(RaceError, match=where):
            watched(all_write_one)[1, 2](np.ones(shape), np.unravel_index(2, shape))


def shadowed(n, **options):
    return Duplicated(np.ones(n), np.zeros(n), **options)


def test_a_wrong_word_of_the_caller():
    """Many threads add to one element of a shadow that is said to be race-free."""
    shared_reads.grad[2, 8](shadowed(16), shadowed(16))
    with pytest.raises(RaceError) as caught:
        shared_reads.grad[2, 8](shadowed(16, race_free=True), shadowed(16))
    assert "the shadow of x[" in str(caught.value)
    assert "of y" not in str(caught.value)


@watched
def atomics_and_a_plain_read(x, out):
    i = cuda.grid(1)
    cuda.atomic.add(out, 0, x[i])
    if i == 3:
        x[i] = out[0]


def test_atomic_operations_race_with_plain_ones_only():
    made = type(no_barrier)(CASES["global_sum"][0].dispatcher, "cpu", True)
    made[2, 8](np.ones(16), np.zeros(1))
    with pytest.raises(RaceError, match=r"out\[0\]: thread . of block . (reads|updates atomically) at"):
        atomics_and_a_plain_read[2, 8](np.ones(16), np.zeros(1))


@watched
def within_a_warp(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncwarp()
    y[t] = s[t ^ 1] * x[t]
    cuda.syncwarp()
    s[t] = y[t]
    cuda.syncthreads()
    y[t] = s[63 - t]


@watched
def across_warps(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncwarp()
    y[t] = s[63 - t]


def test_barriers_of_a_warp():
    within_a_warp.grad[1, 64](shadowed(64), shadowed(64))
    with pytest.raises(RaceError, match="shared memory"):
        across_warps[1, 64](np.ones(64), np.ones(64))


@watched
def many_phases(x, n):
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    for k in range(n):
        v = s[(t + k) % 16]
        if k < n - 1:
            cuda.syncthreads()
        s[t] = v * 0.5
        cuda.syncthreads()
    x[t] = s[t]


def test_a_race_in_one_iteration_of_many():
    with pytest.raises(RaceError):
        many_phases[1, 16](np.ones(16), 5)


@kernel
def by_environment(x):
    x[0] = cuda.grid(1)


def test_the_environment_asks_for_it(monkeypatch):
    x = np.zeros(2)
    by_environment[1, 2](x)
    monkeypatch.setenv("NUMBA_ENZYME_RACE_CHECK", "1")
    with pytest.raises(RaceError, match=r"x\[0\]: thread 0 of block 0 writes at .*, thread 1 of block 0 writes at"):
        by_environment[1, 2](x)


def test_check_kernel_watches_too():
    unwatched = type(no_barrier)(no_barrier.dispatcher, "cpu")
    with pytest.raises(RaceError):
        check_kernel(unwatched, (1, 32), (np.ones(32), Const(np.ones(32))), races=True)
    assert not unwatched.race_check


@kernel
def halves(x, y):
    i = cuda.grid(1)
    y[i] = x[i] * x[i // 2]


def test_updates_that_were_taken_for_a_threads_own():
    """What the compiler has decided to change without atomics is watched like everything else."""
    random = np.random.default_rng(0)
    for name in ("grid_stride", "layout_a", "slices"):
        check_kernel(*CASES[name][:3], races=True)
    check_kernel(halves, (2, 4), (random.uniform(1, 2, 8), np.ones(8)), races=True)


def test_syncwarp_orders_the_lanes_that_it_names():
    def half(x, y):
        s = cuda.shared.array(32, float64)
        t = cuda.threadIdx.x
        s[t] = x[t] * x[t]
        if t < 16:
            cuda.syncwarp(0xFFFF)
            y[t] = s[15 - t]

    def too_far(x, y):
        s = cuda.shared.array(32, float64)
        t = cuda.threadIdx.x
        s[t] = x[t] * x[t]
        if t < 16:
            cuda.syncwarp(0xFFFF)
            y[t] = s[t + 16]

    def by_way_of_others(x, y):
        s = cuda.shared.array(32, float64)
        t = cuda.threadIdx.x
        s[t] = x[t] * x[t]
        if t < 20:
            cuda.syncwarp(0xFFFFF)
        if t >= 16:
            cuda.syncwarp(0xFFFF0000)
            y[t] = s[t - 16]

    for function in (half, by_way_of_others):
        check_kernel(watched(function), (1, 32), (np.linspace(1, 2, 32), np.zeros(32)), races=True)
    with pytest.raises(RaceError, match="shared memory 0"):
        watched(too_far)[1, 32](np.ones(32), np.zeros(32))


def test_extrema_in_shared_memory_are_watched():
    """Indices are compared with extents there; the way that ends the launch passes no barrier."""
    @watched
    def scaled(x, y):
        m = cuda.shared.array(1, float64)
        t = cuda.threadIdx.x
        if t == 0:
            m[0] = -1e30
        cuda.syncthreads()
        for c in range(t, x.size, cuda.blockDim.x):
            cuda.atomic.max(m, 0, x[c])
        cuda.syncthreads()
        for c in range(t, x.size, cuda.blockDim.x):
            y[c] = x[c] * m[0]

    x, dx = np.array([0.5, 2.0, 1.0, 1.5]), np.zeros(4)
    scaled.grad[1, 2](Duplicated(x, dx), Duplicated(np.zeros(4), np.ones(4)))
    np.testing.assert_array_equal(dx, [2.0, 2.0 + 5.0, 2.0, 2.0])


def test_the_report_holds_who_did_what():
    """By phase between barriers, for pictures and programs; and it can be sent to another process."""
    with pytest.raises(RaceError) as caught:
        no_barrier[1, 32](np.ones(32), np.ones(32))
    error = pickle.loads(pickle.dumps(caught.value))
    assert str(error) == str(caught.value) and error.races == caught.value.races
    race, = error.races
    assert {race.first.kind, race.second.kind} == {"reads", "writes"} and race.first.element == race.second.element
    assert race.first.array == "shared memory 0" and race.first.thread != race.second.thread
    assert str(race) == f"{race.first.where}: {race.first}, {race.second}"
    writes = [a for a in error.accesses if a.kind == "writes"]
    reads = [a for a in error.accesses if a.kind == "reads"]
    assert {(a.thread, a.element) for a in writes} == {(t, (t,)) for t in range(32)}
    assert {(a.thread, a.element) for a in reads} == {(t, (31 - t,)) for t in range(32)}
    assert {a.phase for a in error.accesses} == {0} and {a.array for a in error.accesses} == {"shared memory 0"}
    with pytest.raises(RaceError) as caught:
        many_phases[1, 16](np.ones(16), 5)
    assert {race.first.phase for race in caught.value.races} == {9}, "two barriers per iteration, and one before"
    assert {a.phase for a in caught.value.accesses if a.array == "shared memory 0"} == set(range(11))


@cuda.jit
def relaxed(s, a, b, c, d, e, f):
    k, j, i = cuda.grid(3)
    if k < 1 or k >= s.shape[0] - 1 or j < 1 or j >= s.shape[1] - 1 or i < 1 or i >= s.shape[2] - 1 or (k + j + i) % 2:
        return
    step = a[k, j, i] * (s[k + 1, j, i] - s[k - 1, j, i]) + b[k, j, i] * (s[k, j + 1, i] - s[k, j - 1, i])
    step += c[k, j, i] * (s[k, j, i + 1] + s[k, j, i - 1]) + d[k, j, i] * e[k, j, i] - f[k, j, i]
    s[k, j, i] += step


def test_indices_of_many_arrays_along_three_axes_are_compiled_in_bounded_time():
    """Each index that is checked bounds the coordinates once more: all choices of such bounds took minutes."""
    arrays, shadows = np.random.default_rng(0).random((7, 4, 4, 4)), np.ones((2, 7, 4, 4, 4))
    before = time.process_time()
    for check, given in zip((True, False), shadows, strict=True):
        made = differentiate(relaxed, target="cpu", race_check=check)
        made.grad[1, (4, 4, 4)](*[Duplicated(x.copy(), dx) for x, dx in zip(arrays, given, strict=True)])
    assert time.process_time() - before < 60
    assert np.array_equal(*shadows)
