"""Everything for which threads of a block or warp wait for each other, or ask who is there: on the host, primal and gradient."""

import numpy as np
import pytest
from kernel_corpus import kernel, uniform
from numba import cuda, float64, int32

from bench import simulator
from numba_enzyme import Duplicated
from numba_enzyme.testing import check_kernel

FULL = 0xFFFFFFFF


@kernel
def reductions_of_predicates(x, y):
    i = cuda.threadIdx.x
    count = cuda.syncthreads_count(int32(x[i] > 0))
    every = cuda.syncthreads_and(int32(x[i] > -2))
    some = cuda.syncthreads_or(int32(x[i] > 2))
    y[i] = x[i] * x[i] * count + every * x[i] - some * y[i]


@kernel
def votes_and_matches(x, y):
    i = cuda.threadIdx.x
    every, some = cuda.all_sync(FULL, x[i] > -2), cuda.any_sync(FULL, x[i] > 2)
    equal, ballot = cuda.eq_sync(FULL, x[i] > -2), cuda.ballot_sync(FULL, x[i] > 0)
    same, whole = cuda.match_all_sync(FULL, 7)
    other, _ = cuda.match_all_sync(FULL, i % 2)
    group = cuda.match_any_sync(FULL, i % 3)
    n = every + 2 * some + 4 * equal + cuda.popc(ballot) + cuda.popc(same) + whole + cuda.popc(other) + cuda.popc(group)
    y[i] = x[i] * x[i] * n


@kernel
def warp_phases(x, y):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] * x[t]
    cuda.syncwarp()
    v = s[t ^ 1] * x[t]
    cuda.syncwarp(FULL)
    s[t] = v
    cuda.threadfence_block()
    cuda.syncwarp()
    y[t] = s[t ^ 2] * v


@kernel
def warp_reduction(x, out):
    partial = cuda.shared.array(4, float64)
    t = cuda.threadIdx.x
    v = x[cuda.grid(1)] ** 2
    for k in (16, 8, 4, 2, 1):
        v += cuda.shfl_xor_sync(FULL, v, k)
    if t % 32 == 0:
        partial[t // 32] = v
    cuda.syncthreads()
    if t < 32:
        v = partial[t] if t < cuda.blockDim.x // 32 else 0.0
        for k in (2, 1):
            v += cuda.shfl_down_sync(FULL, v, k)
        if t == 0:
            out[cuda.blockIdx.x] = v * v


@kernel
def aggregated_tickets(x, y, count):
    i = cuda.grid(1)
    if x[i] > 0:
        mask = cuda.activemask()
        below = cuda.popc(mask & cuda.lanemask_lt())
        leader = cuda.popc((mask & -mask) - 1)
        first = 0
        if below == 0:
            first = cuda.atomic.add(count, 0, cuda.popc(mask))
        first = cuda.shfl_sync(mask, first, leader)
        y[first + below] = x[i] * x[i]
    cuda.nanosleep(np.uint32(10))


@kernel
def until_small(x, y, tol):
    """Loops of which only the numbers tell how often they run, with several barriers, one within the other."""
    s, total = cuda.shared.array(16, float64), cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    s[t] = x[t]
    rounds = 0
    cuda.syncthreads()
    while True:
        if t == 0:
            total[0] = 0.0
        cuda.syncthreads()
        cuda.atomic.add(total, 0, s[t] * s[t])
        cuda.syncthreads()
        if total[0] < tol:
            break
        k = 8
        while k > 4 - rounds % 3:
            v = s[t] * 0.7 + 0.1 * s[(t + k) % 16]
            cuda.syncthreads()
            s[t] = v
            cuda.syncthreads()
            k //= 2
        rounds += 1
        cuda.syncthreads()
    y[t] = s[t] * rounds


CASES = {
    "reductions_of_predicates": (reductions_of_predicates, (1, 64), (uniform(64), uniform(64)), True),
    "votes_and_matches": (votes_and_matches, (1, 32), (uniform(32), uniform(32)), False),
    "warp_phases": (warp_phases, (1, 64), (uniform(64), uniform(64)), True),
    "warp_reduction": (warp_reduction, (2, 128), (uniform(256), uniform(2)), False),
    "until_small": (until_small, (1, 16), (uniform(16), uniform(16), 0.05), True),
}


@pytest.mark.on_device
@pytest.mark.parametrize("name", CASES)
def test_gradients(name):
    made, launch, arguments, oracle = CASES[name]
    from numba_enzyme import Const
    arguments = tuple(Const(a) if isinstance(a, float) else a for a in arguments)
    check_kernel(made, launch, arguments, oracle=oracle, races=True)


def test_tickets_that_a_warp_draws_together():
    check_kernel(aggregated_tickets, (2, 32), (uniform(64), np.zeros(64), np.zeros(1, np.int32)), oracle=True, races=True)


@pytest.mark.on_device
def test_tickets_of_warps_in_any_order():
    x, y, count = uniform(1024), np.zeros(1024), np.zeros(1, np.int32)
    dx, dy = np.zeros(1024), np.ones(1024)
    aggregated_tickets.grad[16, 64](Duplicated(x, dx), Duplicated(y, dy), count)
    assert count[0] == (x > 0).sum() and np.array_equal(np.sort(y[: count[0]]), np.sort(x[x > 0] ** 2))
    np.testing.assert_allclose(dx, np.where(x > 0, 2 * x, 0), rtol=1e-15)


@pytest.mark.slow
def test_faster_than_the_simulator():
    assert simulator.measure()["ratio"] > 100


@kernel
def one_reads_what_another_overwrites(x, w, y):
    """A race, as in softmax weights whose first one is overwritten while others still read the largest number from it."""
    t = cuda.threadIdx.x
    w[t] = x[t] * x[t]
    cuda.syncthreads()
    first = w[0]
    w[t] = x[t] * first
    y[t] += w[(t + 3) % 8]
    cuda.syncthreads()
    y[t] += w[7 - t] * first
    w[t] *= w[(t + 1) % 8]


@kernel
def some_leave_before_they_race(x, w, y):
    t = cuda.threadIdx.x
    w[t] = x[t] * x[t]
    cuda.syncthreads()
    if t >= 5:
        w[t] *= w[t - 5]
        return
    w[t] *= w[t + 1] * y[t]
    cuda.syncthreads()
    y[t] += w[t] * w[(t + 2) % 5]


@pytest.mark.parametrize("racing", [one_reads_what_another_overwrites, some_leave_before_they_race])
def test_the_order_of_threads_on_the_host_is_mirrored_where_they_race(racing):
    """By central differences of what the host does; the two launches of split mode do the same."""
    rng = np.random.default_rng(2)
    x, w, y = rng.uniform(0.5, 1.5, 8), np.zeros(8), rng.uniform(0.5, 1.5, 8)
    seed = rng.uniform(-1, 1, 8)

    def loss(shifted):
        out, result = w.copy(), y.copy()
        racing[1, 8](shifted, out, result)
        return seed @ out + seed @ result

    h = 1e-4
    wanted = [(8 * (loss(x + e) - loss(x - e)) - loss(x + 2 * e) + loss(x - 2 * e)) / (12 * h) for e in h * np.eye(8)]
    whole, split = np.zeros(8), np.zeros(8)
    racing.grad[1, 8](Duplicated(x, whole), Duplicated(w.copy(), seed.copy()), Duplicated(y.copy(), seed.copy()))
    arguments = Duplicated(x, split), Duplicated(w.copy(), seed.copy()), Duplicated(y.copy(), seed.copy())
    racing.reverse[1, 8](racing.augmented[1, 8](*arguments), *arguments)
    np.testing.assert_allclose(whole, wanted, rtol=1e-8)
    np.testing.assert_allclose(split, wanted, rtol=1e-8)
