"""Shared memory whose size the launch says, up to what a device has, and shadows that make static arrays too large."""

import numpy as np
import pytest
from kernel_corpus import kernel
from launched import assert_same, forward, reverse, target
from numba import boolean, cuda, float32, float64, int16, int32

from numba_enzyme import Const, Duplicated

LARGEST = 96 * 1024  # with its shadow a device of capability 9.0 has room for it


@kernel
def turned_round(a, x, y):
    s = cuda.shared.array(0, float64)
    t, n = cuda.threadIdx.x, x.size // cuda.gridDim.x
    first = cuda.blockIdx.x * n
    for k in range(t, n, cuda.blockDim.x):
        s[k] = x[first + k] * x[first + k]
    cuda.syncthreads()
    for k in range(t, n, cuda.blockDim.x):
        y[first + k] = a * s[n - 1 - k] * x[first + k] + s[0]


@kernel
def of_two_types(x, which, y):
    """Two arrays in one dynamic memory, one behind the other."""
    n = cuda.blockDim.x
    numbers, places = cuda.shared.array(0, float32), cuda.shared.array(0, int32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    numbers[t] = x[i] * x[i]
    places[n + t] = which[i]
    cuda.syncthreads()
    y[i] = numbers[places[n + (t + 1) % n]] * x[i]


@kernel
def narrow_integers(x, which, y):
    """Counts and flags behind the floats, and indices where floats lie later."""
    n = cuda.blockDim.x
    numbers, places, flags = cuda.shared.array(0, float64), cuda.shared.array(0, int32), cuda.shared.array(0, boolean)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    places[t], places[2 * n + t], flags[12 * n + t] = which[i], 0, which[i] % 2 == 0
    cuda.syncthreads()
    chosen = places[(t + 1) % n]
    cuda.syncthreads()
    numbers[t] = x[i] * x[i]
    cuda.atomic.add(places, 2 * n + which[i], 1)
    cuda.syncthreads()
    y[i] = numbers[chosen] * places[2 * n + t]
    if flags[12 * n + t]:
        y[i] *= x[i]


@kernel
def half_a_word(x, which, y):
    n = cuda.blockDim.x
    numbers, places = cuda.shared.array(0, float64), cuda.shared.array(0, int32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    numbers[t] = x[i] * x[i]
    if t == 3:
        places[2 * t] = which[i]
    cuda.syncthreads()
    y[i] = numbers[(t + 1) % n] * x[i]


@kernel
def upper_half(x, which, y):
    n = cuda.blockDim.x
    numbers, places = cuda.shared.array(0, float64), cuda.shared.array(0, int32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    numbers[t] = x[i] * x[i]
    if t == 3:
        places[2 * t + 1] += which[i]
    cuda.syncthreads()
    y[i] = numbers[(t + 1) % n] * x[i]


@kernel
def half_a_word_exchanged(x, which, y):
    n = cuda.blockDim.x
    numbers, places = cuda.shared.array(0, float64), cuda.shared.array(0, int32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    numbers[t] = x[i] * x[i]
    if t == 3:
        cuda.atomic.cas(places, 2 * t, 0, which[i])
    cuda.syncthreads()
    y[i] = numbers[(t + 1) % n] * x[i]


@kernel
def moved_by_halves(x, which, y):
    n = cuda.blockDim.x
    numbers, halves = cuda.shared.array(0, float64), cuda.shared.array(0, int32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    numbers[t], numbers[n + t] = x[i] * x[i], x[i]
    cuda.syncthreads()
    if t == 3:
        halves[2 * (n + t)] = halves[2 * t] + which[i]
        halves[2 * (n + t) + 1] = halves[2 * t + 1]
    cuda.syncthreads()
    y[i] = numbers[n + (t + 1) % n] * x[i]


@kernel
def sorted_with_places(x, which, y):
    """Narrow integers move along with the numbers that are sorted; who comes first claims a slot, all others find it taken."""
    n = cuda.blockDim.x
    numbers, places, owners = cuda.shared.array(0, float64), cuda.shared.array(0, int16), cuda.shared.array(0, int32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    numbers[t], numbers[n + t], places[8 * n + t], owners[5 * n + t] = x[i], 0.0, t, -1
    cuda.syncthreads()
    for k in range(n):
        if t % 2 == k % 2 and t + 1 < n and numbers[t] > numbers[t + 1]:
            larger, place = numbers[t], places[8 * n + t]
            numbers[t], places[8 * n + t] = numbers[t + 1], places[8 * n + t + 1]
            numbers[t + 1], places[8 * n + t + 1] = larger, place
        cuda.syncthreads()
    cuda.syncthreads()
    slot = which[i] // 2
    while True:
        owner = cuda.atomic.cas(owners, 5 * n + slot, -1, which[i])
        if owner == -1 or owner == which[i]:
            break
        slot = (slot + 1) % n
    cuda.atomic.add(numbers, n + slot, numbers[t] * numbers[t])
    cuda.syncthreads()
    y[i] = numbers[n + slot] * x[i - t + places[8 * n + t]]


@kernel
def three_tiles(x, y):
    """30 KiB; with their shadows 60."""
    a, b, c = cuda.shared.array(1280, float64), cuda.shared.array(1280, float64), cuda.shared.array(1280, float64)
    t = cuda.threadIdx.x
    for k in range(t, 1280, 64):
        a[k], b[k] = x[k], x[1279 - k] ** 2
    cuda.syncthreads()
    for k in range(t, 1280, 64):
        c[k] = a[1279 - k] * b[k]
    cuda.syncthreads()
    for k in range(t, 1280, 64):
        y[k] = c[1279 - k] * x[k]


@pytest.mark.on_device
@pytest.mark.parametrize("size", [8, 1024, 24 * 1024, 24 * 1024 + 8, 48 * 1024, 60 * 1024, LARGEST])
def test_dynamic_sizes(size, where):
    n = 2 * size // 8
    arguments, launch = (1.5, np.linspace(0.1, 1.0, n), np.linspace(1.0, 2.0, n)), (2, 128, 0, size)
    assert_same(reverse(turned_round, launch, arguments, where), reverse(turned_round, launch, arguments, "cpu"))
    if size in (8, LARGEST):
        split = reverse(turned_round, launch, arguments, where, split=True)
        assert_same(split, reverse(turned_round, launch, arguments, "cpu"))
        assert_same(forward(turned_round, launch, arguments, where), forward(turned_round, launch, arguments, "cpu"))


@pytest.mark.on_device
def test_static_arrays_that_are_large_with_their_shadows(where):
    arguments = (np.linspace(0.1, 1.0, 1280), np.linspace(1.0, 2.0, 1280))
    assert_same(reverse(three_tiles, (1, 64), arguments, where), reverse(three_tiles, (1, 64), arguments, "cpu"))


@pytest.mark.on_device
def test_numbers_and_places_in_one_memory(where):
    which = np.random.default_rng(1).integers(0, 32, 64).astype(np.int32)
    arguments = (np.linspace(0.1, 1.0, 64, dtype=np.float32), which, np.zeros(64, np.float32))
    launch = (2, 32, 0, 32 * 8)
    assert_same(reverse(of_two_types, launch, arguments, where), reverse(of_two_types, launch, arguments, "cpu"))


@pytest.mark.on_device
def test_integers_of_fewer_bytes_beside_floats(where):
    random, n = np.random.default_rng(2), 32
    x, which, seeds = random.uniform(0.5, 1.5, 2 * n), random.integers(0, n, 2 * n).astype(np.int32), random.uniform(-1, 1, 2 * n)
    adjoint, tangent, expected = np.zeros(2 * n), np.zeros(2 * n), np.zeros(2 * n)
    for i in range(2 * n):
        block = i - i % n
        count = np.count_nonzero(which[block : block + n] == i % n)
        chosen = block + which[block + (i + 1) % n]
        even = which[i] % 2 == 0
        adjoint[chosen] += seeds[i] * 2 * x[chosen] * count * (x[i] if even else 1.0)
        adjoint[i] += seeds[i] * x[chosen] ** 2 * count * even
        expected[i] = count * (2 * x[chosen] ** 2 * (x[i] if even else 1.0) + x[chosen] ** 2 * even * x[i])
    launch, found = (2, n, 0, 13 * n), np.zeros(2 * n)
    with target(where):
        narrow_integers.grad[launch](Duplicated(x, found), Const(which), Duplicated(np.zeros(2 * n), seeds.copy()))
        narrow_integers.jvp[launch](Duplicated(x, x.copy()), Const(which), Duplicated(np.zeros(2 * n), tangent))
    np.testing.assert_allclose(found, adjoint, rtol=1e-13)
    np.testing.assert_allclose(tangent, expected, rtol=1e-13)


@pytest.mark.parametrize("watched", [False, True])
def test_narrow_integers_that_are_moved_beside_floats(monkeypatch, watched):
    """Threads whose integers lie in one word do not race for its shadow."""
    monkeypatch.setattr(sorted_with_places, "race_check", watched)
    random, n = np.random.default_rng(4), 16
    x, which, seeds = random.uniform(0.5, 1.5, 2 * n), random.integers(0, 6, 2 * n).astype(np.int32), random.uniform(-1, 1, 2 * n)
    adjoint, expected, found, tangent = np.zeros(2 * n), np.zeros(2 * n), np.zeros(2 * n), np.zeros(2 * n)
    for block in (0, n):
        own = slice(block, block + n)
        order, same = np.argsort(x[own]), which[own, None] == which[own]
        ordered, seed = x[own][order], seeds[own]
        sums = same @ ordered**2
        adjoint[block + order] = seed * sums + 2 * ordered * (same @ (seed * ordered))
        expected[own] = 3 * sums * ordered
    launch = (2, n, 0, 24 * n)
    sorted_with_places.grad[launch](Duplicated(x, found), Const(which), Duplicated(np.zeros(2 * n), seeds.copy()))
    sorted_with_places.jvp[launch](Duplicated(x, x.copy()), Const(which), Duplicated(np.zeros(2 * n), tangent))
    np.testing.assert_allclose(found, adjoint, rtol=1e-13)
    np.testing.assert_allclose(tangent, expected, rtol=1e-13)


@pytest.mark.on_device
@pytest.mark.parametrize("spoiling", [half_a_word, upper_half, moved_by_halves])
def test_a_float_of_which_an_integer_has_overwritten_a_half_has_no_derivative(spoiling, where):
    n = 8
    x, which, found, tangent = np.linspace(0.5, 1.5, n), np.full(n, 1 << 20, np.int32), np.zeros(n), np.zeros(n)
    with target(where):
        spoiling.grad[1, n, 0, 16 * n](Duplicated(x, found), Const(which), Duplicated(np.zeros(n), np.ones(n)))
        spoiling.jvp[1, n, 0, 16 * n](Duplicated(x, np.ones(n)), Const(which), Duplicated(np.zeros(n), tangent))
    np.testing.assert_array_equal(np.isnan(found), np.arange(n) == 3)
    np.testing.assert_array_equal(np.isnan(tangent), np.arange(n) == 2)


def test_nor_has_one_of_which_an_exchange_has_overwritten_a_half():
    n = 8
    x, which, found, tangent = np.ones(n), np.full(n, 1 << 30, np.int32), np.zeros(n), np.zeros(n)
    half_a_word_exchanged.grad[1, n, 0, 8 * n](Duplicated(x, found), Const(which), Duplicated(np.zeros(n), np.ones(n)))
    half_a_word_exchanged.jvp[1, n, 0, 8 * n](Duplicated(x, np.ones(n)), Const(which), Duplicated(np.zeros(n), tangent))
    np.testing.assert_array_equal(np.isnan(found), np.arange(n) == 3)
    np.testing.assert_array_equal(np.isnan(tangent), np.arange(n) == 2)
