"""Arrays that the reverse sweep does not read are let go where the primal does: gradients by complex steps, and memory."""

import numpy as np
import pytest
from numba import njit, typeof
from test_deferred_loops import left_behind
from test_reused_shadows import by_complex_step

import numba_enzyme as ne
from bench.memory import peak_growth

RNG = np.random.default_rng(5)
X = RNG.uniform(-1.0, 1.0, 9)
Y = RNG.uniform(0.5, 1.5, 9)


def wave(x, y, n):
    before, now = x + 0.0 * y, x + 0.0 * y
    for _ in range(n):
        after = np.zeros_like(now)
        for i in range(1, now.size - 1):
            after[i] = 2.0 * now[i] - before[i] + 0.2 * (now[i - 1] - 2.0 * now[i] + now[i + 1]) + 0.01 * y[i]
        before, now = now, after
    return (now * now).sum()


def temporaries(x, y, n):
    """Linear in all that lies in memory."""
    a = x * 1.0
    total = 0.0
    for _ in range(n):
        b = a + 0.5 * y
        a = b - 0.25 * x
        total = total + a.sum()
    return total


def read_in_the_loop(x, y, n):
    """Each of its arrays is read again, in the loop that makes it."""
    a = x * y
    for _ in range(n):
        a = a * a * 0.5 + 0.1 * y
    return (a * a).sum()


def read_often_behind_it(x, y, n):
    """Every number of the last array is read again as often as there are numbers: the array is kept."""
    a = x * 1.0
    for _ in range(n):
        a = 0.9 * a + 0.1 * y
    total = 0.0 * y[0]
    for i in range(y.size):
        for j in range(y.size):
            total = total + a[j] * y[i] * a[j]
    return total


def read_by_another_branch(x, y, n):
    """Only some iterations read their array again."""
    a, total = x * 1.0, 0.0 * x[0]
    for t in range(n):
        a = 0.5 * a + 0.5 * y
        if t % 3 == 1:
            total = total + (a * a).sum()
    return total


def a_count_from_an_array(x, y, n):
    """How often an inner loop runs lies in an array of numbers."""
    a, total = x * 0.0 + 3.0, 0.0 * x[0]
    for _ in range(n):
        a = 0.5 * a + 1.0
        for _ in range(int(a[0].real)):
            total = total + a.sum() + (y * x).sum()
    return total


@pytest.mark.parametrize(
    "function, line, go",
    [(wave, 3, True), (temporaries, 5, True), (read_in_the_loop, 4, False), (read_often_behind_it, 4, False),
     (read_by_another_branch, 4, False), (a_count_from_an_array, 4, None)],
    ids=lambda given: getattr(given, "__name__", ""),
)  # fmt: skip
def test_arrays_that_are_let_go(function, line, go):
    """``line``: of an array that the function's loop makes, counted from the function's first."""
    decorated = ne.differentiate(function)
    gradient = ne.grad(decorated, argnums=(0, 1))
    for n in (1, 2, 5, 12):
        wanted = by_complex_step(function, X, Y, n)
        for got in (gradient(X, Y, n), gradient(X, Y, n)):
            np.testing.assert_allclose(got, wanted, rtol=1e-11, atol=1e-12)
    if go is not None:
        rows = decorated.inspect_gradient(tuple(map(typeof, (X, Y, 1))), view="plan").splitlines()
        lines = [int(row.split()[-1]) for row in rows if row.split()[:2] == ["let", "go"]]
        assert go == (function.__code__.co_firstlineno + line in lines)


@pytest.mark.parametrize("function", [wave, read_often_behind_it], ids=lambda f: f.__name__)
def test_pullbacks(function):
    for n in (1, 5):
        _, pullback = ne.vjp(function, X, Y, n)
        for _ in range(2):
            np.testing.assert_allclose(pullback(1.0)[:2], by_complex_step(function, X, Y, n), rtol=1e-11, atol=1e-12)


def test_memory_does_not_grow_with_the_steps():
    gradient = ne.grad(ne.differentiate(wave))
    x = RNG.uniform(0.5, 1.5, 100_000)
    gradient(x, x, 60)
    ne.release_memory()
    grown = peak_growth(lambda: gradient(x, x, 60))
    if grown is None:
        pytest.skip("this system does not tell how much memory a process holds")
    assert grown < 20 * x.nbytes  # 60 states, and 60 shadows, would be 120


def test_calls_that_fail():
    def may_fail(x, y, n):
        a = x * 1.0
        for t in range(n):
            a = 0.5 * a + y
            if y[t] == 0.0:
                raise ValueError("zero")
        return np.sum(a)

    compiled = njit(may_fail)
    gradient = ne.grad(compiled)
    np.testing.assert_allclose(gradient(X, Y, 6), 0.5**6, rtol=1e-14)
    bad = Y.copy()
    bad[5] = 0.0
    fails = {"error": ValueError, "match": "zero"}
    assert left_behind(gradient, X, bad, 6, **fails) <= left_behind(compiled, X, bad, 6, **fails)
    np.testing.assert_allclose(gradient(X, Y, 6), 0.5**6, rtol=1e-14)


def test_a_result_that_is_let_go():
    """The reverse sweep does not read the array that the function returns; the caller does."""

    @ne.differentiate
    def smooth(x, n):
        for _ in range(n):
            x = 0.5 * x + 0.5 * x[::-1]
        return x

    value, pullback = smooth.vjp(X, 3)
    np.testing.assert_allclose(value, 0.5 * (X + X[::-1]), rtol=1e-14)
    np.testing.assert_allclose(pullback(Y)[0], 0.5 * (Y + Y[::-1]), rtol=1e-14)
    np.testing.assert_allclose(value, 0.5 * (X + X[::-1]), rtol=1e-14)


def test_arrays_handed_to_functions_that_stay_calls():
    """What another function's reverse sweep may read is kept."""

    @njit(inline="never")
    def cube(a, deep):
        return np.sum(a**3) if deep == 0 else cube(a, deep - 1) + a[0]

    @ne.differentiate
    def total(x, n):
        found = 0.0
        for k in range(n):
            a = (k + 1.0) * x
            found += cube(a, 2)
        return found

    right = (1.0 + 8.0 + 27.0) * 3.0 * X**2
    right[0] += 2.0 * (1.0 + 2.0 + 3.0)
    np.testing.assert_allclose(total.grad(X, 3), right, rtol=1e-12)


def solved(x, y, n):
    v = y * 1.0
    for t in range(n):
        a = np.outer(x, x) * 0.1 + np.eye(x.size) * (2.0 + t)
        b = 1.0 + 0.1 * np.outer(x, y)
        v = np.linalg.solve(a, np.dot(b, v))
    return v.sum()


def test_arrays_that_rules_read():
    """The rule of a product or a solution holds what its reverse sweep reads."""
    decorated = ne.differentiate(solved)
    x, y = X[:3], Y[:3]
    gradient = ne.grad(decorated, argnums=(0, 1))
    for n in (1, 2, 7):
        wanted = by_complex_step(solved, x, y, n)
        np.testing.assert_allclose(gradient(x, y, n), wanted, rtol=1e-11, atol=1e-13)


@pytest.mark.slow
def test_pullbacks_of_rules_that_hold_what_they_read():
    for n in (1, 2, 7):
        _, pullback = ne.vjp(ne.differentiate(solved), X[:3], Y[:3], n)
        np.testing.assert_allclose(pullback(1.0)[:2], by_complex_step(solved, X[:3], Y[:3], n), rtol=1e-11, atol=1e-13)
