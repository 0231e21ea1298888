"""Atomic operations: extrema go to one winner, tickets are kept, and what depends on the order of threads is refused."""

import math
import shutil
import subprocess

import numpy as np
import pytest
from kernel_corpus import kernel, uniform
from launched import assert_same, forward, reverse
from numba import cuda, float32, float64, int32
from numba.core.errors import TypingError

from numba_enzyme import Duplicated, NotDifferentiable
from numba_enzyme.testing import check_kernel


@kernel
def grid_extrema(x, out):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.max(out, 0, x[i] * x[i])
        cuda.atomic.min(out, 1, math.sin(x[i]))


@kernel
def grid_nan_extrema(x, out, low):
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        cuda.atomic.nanmax(out, i % 3, x[i] * 2)
        cuda.atomic.nanmin(low, i % 2, x[i])


@kernel
def shifted_exponentials(x, y):
    s = cuda.shared.array(1, float64)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    if t == 0:
        s[0] = -1e30
    cuda.syncthreads()
    cuda.atomic.max(s, 0, x[i] * x[i])
    cuda.syncthreads()
    y[i] = math.exp(x[i] - s[0])


@kernel
def extrema_in_loops(x, y, n):
    s = cuda.shared.array(4, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    v = x[i]
    for k in range(n):
        if t < 4:
            s[t] = float32(0.1) if k > 0 else float32(3.0)
        cuda.syncthreads()
        for q in range(2):
            cuda.atomic.nanmin(s, t % 4, v * v * (q + 1))
        if t % 3 == 0:
            cuda.atomic.min(s, 1, v + float32(0.7))
        cuda.syncthreads()
        v = v * float32(0.9) + s[(t + k) % 4] * s[1]
        cuda.syncthreads()
    y[i] = v


@kernel
def largest_of_blocks(x, out):
    s = cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    if t == 0:
        s[0] = -math.inf
    cuda.syncthreads()
    cuda.atomic.max(s, 0, math.sin(x[cuda.grid(1)]))
    cuda.syncthreads()
    if t == 0:
        cuda.atomic.max(out, 0, s[0] * 3)


@kernel
def block_in_grid_memory(x, m, y):
    i = cuda.grid(1)
    cuda.atomic.max(m, cuda.blockIdx.x, x[i] * x[i])
    cuda.syncthreads()
    y[i] = x[i] * m[cuda.blockIdx.x]


@kernel
def bounds_of_block(x, y):
    """What lies there is looked at before it is changed. In a grid of one block LLVM knows the index."""
    m = cuda.shared.array(2, float64)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    if t < 2:
        m[t] = x[i]
    cuda.syncthreads()
    for k in range(3):
        v = x[(i * 5 + k) % x.size] * (k + 1)
        if v > m[0]:
            cuda.atomic.max(m, 0, v)
        if v < m[1]:
            cuda.atomic.min(m, 1, v)
    cuda.syncthreads()
    y[i] = (x[i] - m[1]) / (m[0] - m[1])


@kernel
def own_place_read_at_once(x, y):
    s = cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    s[t] = -5.0
    cuda.atomic.max(s, t, x[t])
    y[t] = s[t] * s[t]
    cuda.syncthreads()


@kernel
def own_place_added_to(x, y):
    s = cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    s[t] = -5.0
    cuda.atomic.max(s, t, x[t])
    cuda.atomic.add(s, t, x[t])
    cuda.syncthreads()
    y[t] = s[t]


def test_extrema_of_numbers_that_are_tested():
    """All threads look for the winner, who stores its number again: those accesses are atomic, no race.

    Looking at a number while others change it is one, that of the caller.
    """
    check_kernel(bounds_of_block, (1, 32), (uniform(32), np.zeros(32)), oracle=True)
    check_kernel(shifted_exponentials, (2, 16), (uniform(32), uniform(32)), races=True)


EXTREMA = [
    (grid_extrema, (2, 32), (uniform(50), np.array([-1.0, 1.0]))),
    (grid_nan_extrema, (2, 16), (uniform(50), np.array([-5.0, 0.2, np.nan]), np.array([5.0, -4.0]))),
    (shifted_exponentials, (2, 16), (uniform(32), uniform(32))),
    (extrema_in_loops, (2, 16), (uniform(32, dtype=np.float32), uniform(32, dtype=np.float32), 3)),
    (largest_of_blocks, (3, 16), (uniform(48), np.array([-9.0]))),
    (block_in_grid_memory, (2, 16), (uniform(32), np.zeros(2), uniform(32))),
]


@pytest.mark.on_device
@pytest.mark.parametrize(("made", "launch", "arguments"), EXTREMA, ids=lambda value: getattr(value, "__name__", ""))
def test_winners_are_the_same_everywhere(made, launch, arguments, where):
    wanted = reverse(made, launch, arguments, "cpu")
    assert_same(reverse(made, launch, arguments, where), wanted)
    assert_same(reverse(made, launch, arguments, where, split=True), wanted)
    assert_same(forward(made, launch, arguments, where), forward(made, launch, arguments, "cpu"))


@pytest.mark.on_device
def test_the_tangent_of_a_number_that_was_there_before(where):
    """Whichever order threads come in, every number is handed on once, with its tangent."""
    x, out, y = uniform(64), np.array([-2.0]), np.zeros(64)
    dx, dout, dy = 3.0 * x, np.array([-6.0]), np.zeros(64)
    old_largest.jvp[4, 16](Duplicated(x, dx), Duplicated(out, dout), Duplicated(y, dy))
    assert out[0] == x.max() and dout[0] == 3.0 * x.max()
    np.testing.assert_array_equal(dy, 3.0 * y)


def test_extrema():
    check_kernel(grid_extrema, (2, 32), (uniform(50), np.array([-1.0, 1.0])), oracle=True)
    check_kernel(grid_nan_extrema, (2, 16), (uniform(50), np.array([-5.0, 0.2, np.nan]), np.array([5.0, -4.0])),
                 differences=False)  # fmt: skip
    check_kernel(shifted_exponentials, (2, 16), (uniform(32), uniform(32)), oracle=True)
    check_kernel(extrema_in_loops, (2, 16), (uniform(32, dtype=np.float32), uniform(32, dtype=np.float32), 3), oracle=True,
                 differences=False)  # fmt: skip
    check_kernel(largest_of_blocks, (3, 16), (uniform(48), np.array([-9.0])), oracle=True)
    check_kernel(block_in_grid_memory, (2, 16), (uniform(32), np.zeros(2), uniform(32)), oracle=True)


@kernel
def largest(x, out):
    i = cuda.grid(1)
    cuda.atomic.max(out, 0, x[i])


def test_who_gets_the_adjoint():
    """One of equals, none where the number was there before, and no thread that brings a NaN."""
    for x, before, expected in (
        ([1.0, 3.0, -3.0, 2.0], -1.0, [0.0, 1.0, 0.0, 0.0]),
        ([1.0, 2.0, 0.0, 2.0], 0.0, [0.0, 1.0, 0.0, 0.0]),
        ([1.0, 2.0, 0.0, 2.0], 2.0, [0.0, 0.0, 0.0, 0.0]),
        ([np.nan, 2.0, 1.0, np.nan], 0.0, [0.0, 1.0, 0.0, 0.0]),
        ([1.0, 2.0, 0.0, 2.0], np.nan, [0.0, 0.0, 0.0, 0.0]),
    ):
        dx, out, dout = np.zeros(4), np.array([before]), np.array([1.0])
        largest.grad[2, 2](Duplicated(np.array(x), dx), Duplicated(out, dout))
        assert np.array_equal(dx, expected)
        assert dout[0] == (0.0 if any(expected) else 1.0)


@pytest.mark.on_device
def test_one_of_equals_wins(where):
    """Which of them is open where blocks run at the same time."""
    x = np.tile([1.0, 3.0, -2.0, 3.0], 64)
    for _ in range(3):
        dx, dout = np.zeros(256), np.array([2.0])
        largest.grad[8, 32](Duplicated(x, dx), Duplicated(np.zeros(1), dout))
        assert np.count_nonzero(dx) == 1 and dx.sum() == 2.0 and x[dx.argmax()] == 3.0 and not dout.any()


@pytest.mark.on_device
def test_a_winner_is_found_in_split_mode():
    x = uniform(50)
    out, dout, dx = np.array([-1.0, 1.0]), np.array([1.0, 0.5]), np.zeros(50)
    tape = grid_extrema.augmented[2, 32](Duplicated(x, dx), Duplicated(out, dout))
    out[...] = np.nan
    grid_extrema.reverse[2, 32](tape, Duplicated(x, dx), Duplicated(out, dout))
    expected = np.zeros(50)
    expected[np.argmax(x * x)] = 2 * x[np.argmax(x * x)]
    expected[np.argmin(x)] += 0.5 * np.cos(x.min())
    assert np.allclose(dx, expected)


@kernel
def old_largest(x, out, y):
    i = cuda.grid(1)
    y[i] = cuda.atomic.max(out, 0, x[i])


@kernel
def written_again(x, out):
    cuda.atomic.max(out, 0, x[cuda.grid(1)])
    cuda.syncthreads()
    out[0] = 0.0


@kernel
def goes_on_changing(x, out, y):
    i = cuda.grid(1)
    for k in range(2):
        cuda.atomic.max(out, 0, x[i] * (k + 1))
        cuda.syncthreads()
        y[i] += out[0]
        cuda.syncthreads()


@kernel
def leaves_before_the_barrier(x, y):
    s = cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    cuda.atomic.max(s, 0, x[t])
    if t > 3:
        return
    cuda.syncthreads()
    y[t] = s[0]


@kernel
def many_places(x, y, n):
    s = cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    s[t] = 0.0
    cuda.syncthreads()
    for k in range(n):
        cuda.atomic.max(s, (t + k) % 8, x[t])
    cuda.syncthreads()
    y[t] = s[t]


@kernel
def within_a_warp(x, y):
    s = cuda.shared.array(1, float64)
    t = cuda.threadIdx.x
    cuda.atomic.max(s, 0, x[t])
    cuda.syncwarp()
    y[t] = s[0]


@kernel
def extrema_of_finite_numbers(x, found):
    """LLVM joins the last updates of both branches, at places that it chooses among."""
    i = cuda.grid(1)
    if i < x.size:
        if math.isfinite(x[i]):
            cuda.atomic.min(found, 1, x[i] * x[i])
            cuda.atomic.max(found, 2, x[i] * x[i])
        else:
            cuda.atomic.max(found, 3, 1.0)


def test_the_last_updates_of_two_branches_are_told_apart():
    x, dx = np.array([1.0, -3.0, 2.0, 0.5]), np.zeros(4)
    found, shadow = np.array([0.0, np.inf, -np.inf, 0.0]), np.array([0.0, 1.0, 10.0, 7.0])
    extrema_of_finite_numbers.grad[1, 4](Duplicated(x, dx), Duplicated(found, shadow))
    assert found.tolist() == [0.0, 0.25, 9.0, 0.0]
    assert dx.tolist() == [0.0, -60.0, 0.0, 1.0]
    assert shadow.tolist() == [0.0, 0.0, 0.0, 7.0]


@kernel
def largest_or_sum(x, found):
    i = cuda.grid(1)
    if x[i] > 0:
        cuda.atomic.max(found, 0, x[i])
    else:
        cuda.atomic.add(found, 0, x[i])


def test_extrema_at_places_of_one_thread():
    for function in (own_place_read_at_once, own_place_added_to):
        check_kernel(function, (1, 8), (np.linspace(-6.0, 2.0, 8), np.zeros(8)))


def test_extrema_that_are_refused():
    def shadowed(n):
        return Duplicated(np.ones(n), np.zeros(n))

    with pytest.raises(NotDifferentiable, match="NE221"):
        old_largest.grad[1, 4](shadowed(4), shadowed(1), shadowed(4))
    for refused in (written_again, goes_on_changing, leaves_before_the_barrier, many_places, within_a_warp, largest_or_sum):
        count = len(refused.py_func.__code__.co_varnames[: refused.py_func.__code__.co_argcount])
        arguments = [shadowed(8), shadowed(8), shadowed(8) if refused is goes_on_changing else 2][:count]
        with pytest.raises(NotDifferentiable, match="NE222"):
            refused.grad[1, 8](*arguments)
    halves = grid_extrema.inspect_gradient("(float64[::1], float64[::1])", view="ptx")
    assert "grid_extrema_augmented(" in halves and "grid_extrema_reverse(" in halves
    assert "reverse" in grid_extrema.inspect_gradient("(float64[::1], float64[::1])")


@kernel
def compaction(x, y, count):
    i = cuda.grid(1)
    if x[i] > 0:
        y[cuda.atomic.add(count, 0, 1)] = x[i] * x[i]


@kernel
def histogram_with_tickets(x, slots, counts):
    i = cuda.grid(1)
    b = int32(abs(x[i]) * 4)
    ticket = cuda.atomic.inc(counts, b, 1000)
    slots[b, ticket] = math.exp(x[i])


@kernel
def lock_and_exchange(x, y, flags):
    i = cuda.grid(1)
    first = cuda.atomic.cas(flags, 0, 0, i + 1)
    before = cuda.atomic.exch(flags, 1, i)
    last = cuda.atomic.compare_and_swap(flags[2:], -1, i)
    top = cuda.atomic.max(flags, 3, i)
    low = cuda.atomic.sub(flags, 4, 1)
    turn = cuda.atomic.dec(flags[5:].view(np.uint32), 0, 3) if i < 0 else 0
    y[i] = x[i] * (first + before + last + top + low + turn) + x[i] * x[i]


def test_old_values_of_integers_are_kept():
    check_kernel(compaction, (2, 16), (uniform(32), np.zeros(32), np.zeros(1, np.int32)), oracle=True)
    check_kernel(histogram_with_tickets, (2, 16), (uniform(32), np.zeros((4, 32)), np.zeros(4, np.uint32)), oracle=True)
    check_kernel(lock_and_exchange, (2, 4), (uniform(8), uniform(8), np.zeros(8, np.int32)))


@pytest.mark.on_device
def test_tickets_in_any_order():
    """Every thread finds the ticket again that it has drawn."""
    x, y, count = uniform(4096), np.zeros(4096), np.zeros(1, np.int32)
    dx, dy = np.zeros(4096), np.random.default_rng(1).uniform(0.5, 1, 4096)
    seed = dy.copy()
    compaction.grad[32, 128](Duplicated(x, dx), Duplicated(y, dy), count)
    drawn = y[: count[0]]
    assert count[0] == (x > 0).sum() and np.array_equal(np.sort(drawn), np.sort(x[x > 0] ** 2))
    at = {value: place for place, value in enumerate(drawn)}
    np.testing.assert_allclose(dx, [2 * v * seed[at[v * v]] if v > 0 else 0.0 for v in x], rtol=1e-15)
    slots, dslots, counts, dx = np.zeros((4, 64)), np.ones((4, 64)), np.zeros(4, np.uint32), np.zeros(64)
    histogram_with_tickets.grad[2, 32](Duplicated(x[:64], dx), Duplicated(slots, dslots), counts)
    np.testing.assert_allclose(dx, np.exp(x[:64]), rtol=1e-13)
    assert np.count_nonzero(slots) == 64 == counts.sum()


@kernel
def sums_of_both_widths(x, f, out, narrow):
    s, t = cuda.shared.array(4, float64), cuda.shared.array(4, float32)
    i, k = cuda.grid(1), cuda.threadIdx.x
    if k < 4:
        s[k] = 0.0
        t[k] = 0.0
    cuda.syncthreads()
    cuda.atomic.add(s, k % 4, x[i] * x[i])
    cuda.atomic.sub(s, (k + 1) % 4, x[i])
    cuda.atomic.add(t, k % 4, f[i] * f[i])
    cuda.atomic.sub(t, (k * 7) % 4, f[i])
    cuda.syncthreads()
    cuda.atomic.add(out, (cuda.blockIdx.x % 2, k % 3), s[k % 4] * x[i])
    cuda.atomic.sub(narrow, k % 5, t[k % 4] * f[i])


@pytest.mark.on_device
def test_additions_and_subtractions():
    arguments = (uniform(128), uniform(128, dtype=np.float32), uniform(2, 3), uniform(5, dtype=np.float32))
    check_kernel(sums_of_both_widths, (4, 32), arguments)


def test_floats_are_not_exchanged():
    """numba-cuda has no such operations on floats."""
    @kernel
    def exchanged(x, y):
        y[0] = cuda.atomic.exch(x, 0, 1.0)

    @kernel
    def swapped(x, y):
        y[0] = cuda.atomic.cas(x, 0, 1.0, 2.0)

    for refused in (exchanged, swapped):
        with pytest.raises(TypingError):
            refused.grad[1, 1](Duplicated(np.ones(1), np.zeros(1)), Duplicated(np.ones(1), np.zeros(1)))


@pytest.mark.skipif(shutil.which("ptxas") is None, reason="ptxas is not on the path")
def test_the_assembler_accepts_extrema(tmp_path):
    def accepted(text, capability=90):
        (tmp_path / "kernel.ptx").write_text(text)
        command = ["ptxas", f"-arch=sm_{capability}", str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "cubin")]
        found = subprocess.run(command, capture_output=True, text=True)
        assert found.returncode == 0, found.stderr

    for mode in ("reverse", "forward"):
        accepted(shifted_exponentials.inspect_gradient("(float64[::1], float64[::1])", view="ptx", mode=mode))
    for made, type_, capability in ((grid_nan_extrema, "float32", (7, 5)), (old_largest, "float64", (12, 0))):
        signature = "(" + ", ".join([f"{type_}[::1]"] * 3) + ")"
        accepted(made.inspect_gradient(signature, view="ptx", mode="forward", capability=capability),
                 10 * capability[0] + capability[1])  # fmt: skip
