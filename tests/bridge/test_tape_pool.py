"""Large tapes are taken from a pool, and the pool is safe, bounded and emptied on request."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import numba_enzyme as ne

PLACES = 32
SMALLEST = 64 * 1024


@ne.differentiate(nogil=True)
def smoothed(x, steps):
    """Keeps one state per step."""
    u = x.copy()
    for _ in range(steps):
        for i in range(1, u.size - 1):
            u[i] = np.sin(u[i]) * u[i - 1] + u[i + 1]
    return np.sum(u)


def expected(x, steps):
    """The gradient by a recursion of its own, from the last step to the first."""
    states = [x.copy()]
    for _ in range(steps):
        u, before = states[-1].copy(), []
        for i in range(1, u.size - 1):
            before.append((u[i], u[i - 1]))
            u[i] = np.sin(u[i]) * u[i - 1] + u[i + 1]
        states[-1] = (states[-1], before)
        states.append(u)
    adjoint = np.ones(x.size)
    for _, before in reversed(states[:-1]):
        for i in range(x.size - 2, 0, -1):
            here, left = before[i - 1]
            d = adjoint[i]
            adjoint[i] = d * np.cos(here) * left
            adjoint[i - 1] += d * np.sin(here)
            adjoint[i + 1] += d
    return adjoint


@pytest.fixture(autouse=True)
def empty_pool():
    ne.release_memory()
    yield
    ne.release_memory()


def test_memory_is_kept_and_given_back():
    x = np.linspace(0.1, 0.9, 200)
    first = smoothed.grad(x, 100)
    kept = ne.release_memory()
    assert kept >= 200 * 100 * 8 * 0.9  # at least one number per point and step
    assert ne.release_memory() == 0
    np.testing.assert_array_equal(smoothed.grad(x, 100), first)
    assert ne.release_memory() == kept


def test_what_a_buffer_held_before_does_not_matter():
    x, y = np.linspace(0.1, 0.9, 150), np.linspace(-0.8, 0.4, 150)
    for point in (x, y, x, y):
        np.testing.assert_allclose(smoothed.grad(point, 60), expected(point, 60), rtol=1e-12)


def test_growing_problems_do_not_pile_up_memory():
    x = np.linspace(0.1, 0.9, 100)
    for steps in range(100, 1000, 50):
        smoothed.grad(x, steps)
    kept = ne.release_memory()
    smoothed.grad(x, 950)
    assert kept <= 2 * ne.release_memory()


def test_small_tapes_are_left_to_malloc():
    smoothed.grad(np.linspace(0.1, 0.9, 10), 5)
    assert ne.release_memory() == 0


def test_more_buffers_than_places():
    """Threads that run at once release more than the pool holds."""
    x = np.linspace(0.1, 0.9, 400)
    whole = smoothed.grad(x, 100)
    with ThreadPoolExecutor(12) as threads:
        for gradient in threads.map(lambda _: smoothed.grad(x, 100), range(120)):
            np.testing.assert_array_equal(gradient, whole)
    one = 400 * 100 * 8
    assert SMALLEST <= ne.release_memory() <= PLACES * 2 * one


def test_second_order():
    x = np.linspace(0.1, 0.9, 120)
    direction = np.cos(np.arange(120.0))
    step = 1e-6
    difference = (smoothed.grad(x + step * direction, 80) - smoothed.grad(x - step * direction, 80)) / (2 * step)
    for _ in range(3):
        product, _ = ne.hvp(smoothed, (x, 80), (direction, 0))
        np.testing.assert_allclose(product, difference, rtol=1e-5, atol=1e-5)


def test_it_can_be_switched_off(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "tape-pool")

    @ne.differentiate
    def other(x, steps):
        for _ in range(steps):
            x = np.sin(x) + x
        return x

    assert np.isfinite(other.grad(0.3, 50_000))
    assert ne.release_memory() == 0


def test_the_searches_of_the_pool_are_in_machine_code_once():
    """And not at each of the ways on which a derivative gives back a tape, unrolled over all places of the pool."""
    smoothed.grad(np.ones(8), 2)
    text, = smoothed.grad.inspect_llvm().values()
    assert text.count("@ne.tape.release(") > 2
    assert text.count("cmpxchg") == 2  # a buffer goes back from `acquire`, if it does not fit, and from `release`
