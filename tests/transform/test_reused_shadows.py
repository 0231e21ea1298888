"""Arrays that a loop makes and lets go share the memory of their shadows: gradients by complex steps, and allocations."""

import numpy as np
import pytest
from numba import njit, prange, typeof
from numba.core.runtime import rtsys
from numba.core.runtime._nrt_python import memsys_disable_stats, memsys_enable_stats
from test_deferred_loops import left_behind

import numba_enzyme as ne

RNG = np.random.default_rng(11)
X = RNG.uniform(-1.0, 1.0, 7)
Y = RNG.uniform(0.5, 1.5, 7)


def by_complex_step(function, *arguments):
    """The gradient with respect to the first two arguments by an imaginary step, exact for functions like these."""
    found = []
    for place, given in enumerate(arguments[:2]):
        slopes = np.zeros(given.size)
        for i in range(given.size):
            moved = given.astype(complex)
            moved[i] += 1e-30j
            slopes[i] = np.imag(function(*arguments[:place], moved, *arguments[place + 1 :])) / 1e-30
        found.append(slopes)
    return found


def check(function, counts, reused):
    """The gradient against complex steps; ``reused``: how many allocations share shadows."""
    decorated = ne.differentiate(function)
    gradient = ne.grad(decorated, argnums=(0, 1))
    for n in counts:
        wanted = by_complex_step(function, X, Y, n)
        for got in (gradient(X, Y, n), gradient(X, Y, n)):
            np.testing.assert_allclose(got, wanted, rtol=1e-11, atol=1e-13)
    plan = decorated.inspect_gradient(tuple(map(typeof, (X, Y, 1))), view="plan")
    assert sum(line.split()[:1] == ["reused"] for line in plan.splitlines()) == reused


def two_states(x, y, n):
    old = x * y
    for _ in range(n):
        new = np.sin(old) * y + 0.1 * old * old
        old = new
    return (old * old).sum()


def three_states(x, y, n):
    before, now = x * 1.0, x * y
    for _ in range(n):
        after = 1.9 * now - 0.95 * before + 0.01 * np.cos(now * y)
        before, now = now, after
    return (now * before).sum()


def many_states(x, y, n):
    """More arrays live at once than are remembered."""
    a, b, c, d, e, f = x * y, x * 2.0, x * 3.0, y * 1.0, y * 2.0, y * x
    for _ in range(n):
        g = np.sin(a) + 0.5 * b * c
        a, b, c, d, e, f = b, c, d, e, f, g
    return (a * b + c * d + e * f).sum()


def some_live_on(x, y, n):
    best, now = x * 1.0, x * y
    for t in range(n):
        now = np.cos(now) * y
        if t % 3 == 1:
            best = now
    return (best * now).sum()


def another_size_each_time(x, y, n):
    total = (x * y).sum()
    for t in range(n):
        part = np.exp(-x[t % 4 :] * y[t % 4 :])
        total = total + (part * part).sum()
    return total


def in_an_inner_loop(x, y, n):
    a = x * y
    for t in range(n):
        for _ in range(t % 3):
            b = np.sin(a) * y
            a = b * b + 0.3 * a
        a = a + 0.1 * x
    return (a * a).sum()


def until_small(x, y, n):
    a = x * y
    t = 0
    while t < n and (a * a).sum() > 1e-3:
        b = np.sin(a)
        a = 0.7 * b * y
        t += 1
    return (a * b).sum()


@pytest.mark.parametrize(
    "function, reused",
    [(two_states, 1), (three_states, 1), (many_states, 1), (some_live_on, 1), (in_an_inner_loop, 3), (until_small, 2),
     (another_size_each_time, 3)],
    ids=lambda given: getattr(given, "__name__", ""),
)  # fmt: skip
def test_arrays_of_a_loop(function, reused):
    check(function, (1, 2, 3, 8, 13), reused)


@pytest.mark.parametrize("function", [some_live_on, another_size_each_time], ids=lambda f: f.__name__)
def test_pullbacks(function):
    for n in (1, 3, 8):
        _, pullback = ne.vjp(function, X, Y, n)
        for _ in range(2):
            np.testing.assert_allclose(pullback(1.0)[:2], by_complex_step(function, X, Y, n), rtol=1e-11, atol=1e-13)


def states(x, y, n):
    old = x * y
    for _ in range(n):
        old = np.sin(old) * y
    return (old * old).sum()


def test_as_many_shadows_as_live_at_once():
    gradient = ne.grad(ne.differentiate(states))
    assert made(gradient, 100) - made(gradient, 50) == 50  # the arrays themselves, which the reverse sweep reads
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_ENZYME_DISABLE", "shadow-reuse")
        apart = ne.grad(ne.differentiate(states))
        assert made(apart, 100) - made(apart, 50) == 100


def made(gradient, n):
    memsys_enable_stats()
    try:
        gradient(X, Y, n)
        before = rtsys.get_allocation_stats()
        gradient(X, Y, n)
        after = rtsys.get_allocation_stats()
    finally:
        memsys_disable_stats()
    assert after.mi_alloc - before.mi_alloc == after.mi_free - before.mi_free
    return after.mi_alloc - before.mi_alloc


def test_a_result_that_a_loop_made():
    """The last array, and its shadow, are the caller's."""

    @ne.differentiate
    def last(x, n):
        for _ in range(n):
            x = np.sin(x) * 1.5
        return x

    state, slopes = X, np.ones_like(X)
    for _ in range(6):
        slopes, state = 1.5 * np.cos(state) * slopes, 1.5 * np.sin(state)
    value, pullback = last.vjp(X, 6)
    np.testing.assert_allclose(value, state, rtol=1e-14)
    np.testing.assert_allclose(pullback(Y)[0], slopes * Y, rtol=1e-13)


def test_arrays_that_a_list_keeps():
    @ne.differentiate
    def kept(x, n):
        found = [x * 1.0]
        for _ in range(n):
            found.append(np.sin(found[-1]) * 1.5)
        return np.sum(found[n] * found[n // 2])

    series, slopes = [X], [np.ones_like(X)]
    for _ in range(6):
        slopes.append(1.5 * np.cos(series[-1]) * slopes[-1])
        series.append(1.5 * np.sin(series[-1]))
    right = series[6] * slopes[3] + series[3] * slopes[6]
    np.testing.assert_allclose(kept.grad(X, 6), right, rtol=1e-12)


def test_a_view_keeps_its_array():
    """The first row of an array is read when its variable has long been another array."""

    @ne.differentiate
    def rows(x, n):
        row, total = x, 0.0
        for t in range(n):
            table = np.empty((2, x.size))
            table[0], table[1] = np.sin(row), row * row
            if t % 2 == 0:
                row = table[0]
            total += np.sum(table[1] * row)
        return total

    def unrolled(x, _):
        row, total = x, 0.0
        for t in range(7):
            first, second = np.sin(row), row * row
            row = first if t % 2 == 0 else row
            total = total + (second * row).sum()
        return total

    np.testing.assert_allclose(rows.grad(X, 7), by_complex_step(unrolled, X, Y)[0], rtol=1e-12)


def test_complex_numbers_and_single_precision():
    @ne.differentiate
    def spectrum(x, n):
        z = x * np.exp(0.3j)
        for _ in range(n):
            z = z * z * 0.5 + 0.1j * z
        return np.sum(z.real)

    def apart(x, y):
        """Real and imaginary part as numbers of their own."""
        re, im = x * np.cos(0.3), x * np.sin(0.3)
        for _ in range(5):
            re, im = 0.5 * (re * re - im * im) - 0.1 * im, re * im + 0.1 * re
        return (re + 0.0 * y).sum()

    np.testing.assert_allclose(spectrum.grad(X, 5), by_complex_step(apart, X, Y)[0], rtol=1e-11, atol=1e-13)

    single = ne.differentiate(states).grad(X.astype(np.float32), Y.astype(np.float32), 5)
    np.testing.assert_allclose(single, by_complex_step(states, X, Y, 5)[0], rtol=2e-5, atol=1e-6)


def test_a_loop_in_each_thread():
    @ne.differentiate(parallel=True)
    def chunks(x, n):
        total = 0.0
        for k in prange(x.size):
            a = np.full(4, x[k])
            for _ in range(n):
                a = np.sin(a) * 1.2
            total += a[0] * a[3]
        return total

    state, slopes = X, np.ones_like(X)
    for _ in range(9):
        slopes, state = 1.2 * np.cos(state) * slopes, 1.2 * np.sin(state)
    for _ in range(5):
        np.testing.assert_allclose(chunks.grad(X, 9), 2.0 * state * slopes, rtol=1e-12)


def test_calls_that_fail_in_the_middle():
    """Numba leaves what a function that raises has allocated; the derivative leaves no more, and later calls are right."""

    def may_fail(x, y, n):
        a = x * y
        for t in range(n):
            a = np.sin(a) * 1.1
            if y[t] == 0.0:
                raise ValueError("zero")
        return np.sum(a * a)

    compiled = njit(may_fail)
    gradient = ne.grad(compiled)
    right = gradient(X, Y, 6)
    bad = Y.copy()
    bad[5] = 0.0
    fails = {"error": ValueError, "match": "zero"}
    assert left_behind(gradient, X, bad, 6, **fails) <= left_behind(compiled, X, bad, 6, **fails)
    np.testing.assert_array_equal(gradient(X, Y, 6), right)


def test_second_order_has_a_shadow_for_each():
    @ne.differentiate
    def power(x, n):
        a = x * 1.0
        for _ in range(n):
            a = a * x
        return np.sum(a)

    v = np.linspace(0.1, 0.7, 7)
    product, _ = ne.hvp(power, (Y, 4), (v, None))
    np.testing.assert_allclose(product, 20.0 * Y**3 * v, rtol=1e-12)
    np.testing.assert_allclose(power.grad(Y, 4), 5.0 * Y**4, rtol=1e-12)


def test_inside_a_compiled_function():
    power = ne.differentiate(two_states)

    @njit
    def descend(x, y, n):
        for _ in range(3):
            x = x - 0.1 * ne.grad(power)(x, y, n)
        return x

    x = X
    for _ in range(3):
        x = x - 0.1 * by_complex_step(two_states, x, Y, 4)[0]
    np.testing.assert_allclose(descend(X, Y, 4), x, rtol=1e-12)


def test_explain_names_the_line():
    line = states.__code__.co_firstlineno + 3
    text = str(ne.differentiate(states).explain(X, Y, 4))
    assert f"shadows in the memory of those of arrays that are gone: test_reused_shadows.py:{line}\n" in text
