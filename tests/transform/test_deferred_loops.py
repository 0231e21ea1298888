"""Loops that only add up run in the reverse sweep alone, an iteration at a time; others are kept as they were."""

import math

import numpy as np
import pytest
from numba import njit
from numba.core.runtime import rtsys
from numba.core.runtime._nrt_python import memsys_disable_stats, memsys_enable_stats

import numba_enzyme as ne
from bench.memory import peak_growth
from numba_enzyme.bridge.cpu import link
from tests.interpreted import differences

DEFERRED = "in the reverse sweep alone"
RANDOM = np.random.default_rng(5)
X, Y = RANDOM.uniform(0.3, 1.2, (6, 4)), RANDOM.uniform(0.5, 1.5, 4)


def scratch(x, y):
    """The usual loss: per row an array is filled, and something of it added."""
    n, m = x.shape
    w = np.empty(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.sin(x[i, j]) * y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
    return total


def two_sums(x, y):
    """Both are wanted, one is multiplied where the loop is left."""
    n, m = x.shape
    w = np.empty(m)
    products, squares = y[0], 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        for j in range(m):
            products -= w[j] * w[0]
            squares += w[j] * w[j]
    return products - 0.5 * squares + math.log(y[1])


def some_rows(x, y):
    """Whether a row is added is decided by what it holds, and they are counted."""
    n, m = x.shape
    w = np.empty(m)
    total, taken = 0.0, 0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        norm = 0.0
        for j in range(m):
            norm += w[j] * w[j]
        if norm > 20.0:
            total += norm * norm
            taken += 1
    return total + taken


def matrix(x, y):
    """All of a matrix is written, by columns."""
    n, m = x.shape
    w = np.empty((m, m))
    total = 0.0
    for i in range(n):
        for j in range(m):
            for k in range(m):
                w[k, j] = math.exp(x[i, j] * x[i, k]) * y[j]
        for j in range(m):
            for k in range(m):
                total += w[j, k] * w[k, j]
    return total


def cleared(x, y):
    n, m = x.shape
    w = np.empty(m)
    total = 0.0
    for i in range(n):
        w[:] = 0.0
        for j in range(m):
            for k in range(m):
                w[k] += math.exp(x[i, j] * x[i, k]) * y[k]
        for j in range(m):
            total += w[j] * w[j]
    return total


def perhaps(x, y):
    """The loop may not run, and its sum is thrown away on one way behind it."""
    n, m = x.shape
    w = np.empty(m)
    total = y[0]
    if y[1] > 0.6:
        for i in range(n):
            for j in range(m):
                w[j] = math.exp(x[i, j]) * y[j]
            for j in range(m):
                total += w[j] * w[m - 1 - j]
    if y[2] > 1.4:
        total = 5.0 * y[3]
    return 2.0 * total


def left_from_before(x, y):
    """One element is what the row before has left there."""
    n, m = x.shape
    w = np.ones(m)
    total = 0.0
    for i in range(n):
        for j in range(m - 1):
            w[j] = math.exp(x[i, j]) * w[m - 1] * y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
        w[m - 1] = x[i, 0]
    return total


def added_to_what_was_before(x, y):
    """No value of the array is needed in the reverse sweep, but each row adds to what the one before has left."""
    n, m = x.shape
    w, v = np.empty(m), np.zeros(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
        total += v[i % m]
        v[0] += x[i, 1]
        v[m - 1] += v[0] + x[i, 2]
    return total


def not_all_written(x, y):
    """Where the first element is read there is another one that nobody has written in this row."""
    n, m = x.shape
    w = np.ones(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[max(j - 2, 0)] = math.exp(x[i, j]) * w[m - 1] * y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
        w[m - 1] = x[i, 1]
    return total


def sum_is_needed(x, y):
    """The reverse sweep begins with the sum."""
    n, m = x.shape
    w = np.empty(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
    return math.log(total)


def last_row(x, y):
    """Of one sum only the last row's is used."""
    n, m = x.shape
    w = np.empty(m)
    total, norm = 0.0, 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        norm = 0.0
        for j in range(m):
            norm += w[j] * w[m - 1 - j]
        total += norm * norm
    return total - norm


def begun_anew(x, y):
    """What was added before may be forgotten."""
    n, m = x.shape
    w = np.empty(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        norm = 0.0
        for j in range(m):
            norm += w[j] * w[m - 1 - j]
        if norm > 30.0:
            total = 0.0
        total += norm * norm
    return total


def read_behind(x, y):
    n, m = x.shape
    w = np.empty(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
    return total + w[0]


def written_for_others(x, y):
    """The argument is changed row by row."""
    n, m = x.shape
    w = np.empty(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) * y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
        y[0] = 0.5 * y[0]
    return total


def whole_numbers(x, y):
    """The array of indices has no shadow, and is given back before the reverse sweep."""
    n, m = x.shape
    w, order = np.empty(m), np.empty(m, np.int64)
    total = 0.0
    for i in range(n):
        for j in range(m):
            order[j] = (i + j) % m
        for j in range(m):
            w[j] = math.exp(x[i, order[j]]) * y[j]
        for j in range(m):
            total += w[j] * w[order[j]]
    return total


def may_fail(x, y):
    n, m = x.shape
    w = np.empty(m)
    total = 0.0
    for i in range(n):
        for j in range(m):
            w[j] = math.exp(x[i, j]) / y[j]
        for j in range(m):
            total += w[j] * w[m - 1 - j]
    return total


def prints(x, y):
    """If it failed in the loop, it would print again when it is run again."""
    print("once")
    return may_fail_again(x, y)


def numbers_only(x, y):
    """Two numbers per iteration: vectors of them are faster on a tape."""
    total = 0.0
    for i in range(x.shape[0]):
        total += math.sin(x[i, 0]) * y[0] * math.exp(x[i, 1])
    return total


def fails_twice(x, y):
    total = may_fail_again(x, y)
    if y[0] < 0.0:
        raise ValueError("negative")
    return total


may_fail_again = njit(may_fail)
LEFT = [scratch, two_sums, some_rows, matrix, cleared, perhaps, may_fail]
KEPT = [
    left_from_before, added_to_what_was_before,
    not_all_written, sum_is_needed, last_row, begun_anew, read_behind, written_for_others, whole_numbers,
    numbers_only, prints,
]  # fmt: skip


def plan_of(derivative, *args) -> str:
    """The plan of what its first call makes."""
    before = set(link._LINKED)
    derivative(*args)
    (made,) = [linked for key, linked in link._LINKED.items() if key not in before]
    return made.derivative.plan


def test_loop_of_both_sweeps():
    assert DEFERRED not in plan_of(ne.grad(njit(written_for_others), argnums=(0, 1)), X, Y.copy())


@pytest.mark.parametrize("function", [f for f in LEFT + KEPT if f is not written_for_others])
def test_plans_and_gradients(function):
    gradient = ne.grad(njit(function), argnums=(0, 1))
    assert plan_of(gradient, X, Y).count(DEFERRED) == (function in LEFT)
    for rows in (6, 1, 0):
        if rows == 0 and function in (sum_is_needed, read_behind):
            continue  # the logarithm of nothing; an element of an array that nothing was stored into
        x = X[:rows].copy()
        for place, found in enumerate(gradient(x, Y)):
            np.testing.assert_allclose(found, differences(function, (x, Y), place), rtol=1e-8, atol=1e-9)


@pytest.mark.parametrize("function", [two_sums, perhaps, may_fail, left_from_before, numbers_only])
def test_values_beside_gradients(function):
    compiled = njit(function)
    together, alone = (transform(compiled, argnums=(0, 1)) for transform in (ne.value_and_grad, ne.grad))
    assert plan_of(together, X, Y).count(DEFERRED) == (function in LEFT)
    for rows in (6, 1, 0):
        x = X[:rows].copy()
        value, found = together(x, Y)
        assert value == compiled(x, Y)
        for one, other in zip(found, alone(x, Y), strict=True):
            np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("function", [matrix, added_to_what_was_before])
def test_as_without_deferred_loops(function, monkeypatch):
    compiled = njit(function)
    found = ne.grad(compiled, argnums=(0, 1))(X, Y)
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "deferred-loops")
    not_deferred = ne.grad(njit(function), argnums=(0, 1))
    assert DEFERRED not in plan_of(not_deferred, X, Y)
    for one, witness in zip(found, not_deferred(X, Y), strict=True):
        np.testing.assert_allclose(one, witness, rtol=1e-12, atol=1e-13)


GRADIENTS = [f for f in LEFT + KEPT if f is not written_for_others]


@pytest.mark.parametrize("function", [pytest.param(f, marks=[] if f is matrix else [pytest.mark.slow]) for f in GRADIENTS])
def test_second_order(function):
    ne.testing.check_grads(njit(function), (X, Y), order=2)


def test_ways_past_the_loop():
    compiled = njit(perhaps)
    gradient = ne.value_and_grad(compiled)
    for second, third in ((0.5, 0.5), (0.9, 0.5), (0.5, 1.5), (0.9, 1.5)):
        y = np.array([0.5, second, third, 1.0])
        assert gradient(X, y)[0] == compiled(X, y)
        ne.testing.check_grads(compiled, (X, y), order=1)


def test_infinite_rows_stay_in_their_rows():
    x = X.copy()
    x[2] = np.inf
    gradient = ne.grad(njit(some_rows))(x, Y)
    np.testing.assert_array_equal(np.delete(gradient, 2, axis=0), ne.grad(njit(some_rows))(np.delete(x, 2, axis=0), Y))


@pytest.mark.parametrize("transform", [ne.grad, ne.value_and_grad])
def test_what_fails_first_is_raised(transform):
    gradient = transform(njit(fails_twice), argnums=(0, 1))
    with pytest.raises(ZeroDivisionError):
        gradient(X, np.array([1.0, 0.0, 1.0, 1.0]))
    with pytest.raises(ZeroDivisionError):
        gradient(X, np.array([-1.0, 0.0, 1.0, 1.0]))  # the test behind the loop would fail as well
    with pytest.raises(ValueError, match="negative"):
        gradient(X, np.array([-1.0, 2.0, 1.0, 1.0]))
    gradient(X, Y)


def test_shadows_of_a_call_that_fails():
    """Somebody sees them: the loop stays in the forward sweep, and they are as they were."""
    shadow = np.zeros_like(X)
    with pytest.raises(ZeroDivisionError):
        ne.autodiff(njit(may_fail), ne.Duplicated(X, shadow), ne.Const(np.array([1.0, 1.0, 1.0, 0.0])))
    np.testing.assert_array_equal(shadow, 0.0)


def test_failing_leaves_no_more_memory_than_the_primal():
    """Numba does not give back what a function that raises has allocated."""
    compiled, y = njit(may_fail), np.array([1.0, 1.0, 0.0, 1.0])
    gradient = ne.value_and_grad(compiled, argnums=(0, 1))
    assert left_behind(gradient, X, y) <= left_behind(compiled, X, y)


def left_behind(function, *arguments, error=ZeroDivisionError, match=None) -> int:
    """How many arrays a call that raises has made and not given back."""
    memsys_enable_stats()
    try:
        for _ in range(2):  # the first call compiles
            before = rtsys.get_allocation_stats()
            with pytest.raises(error, match=match):
                function(*arguments)
            after = rtsys.get_allocation_stats()
    finally:
        memsys_disable_stats()
    return after.mi_alloc - after.mi_free - before.mi_alloc + before.mi_free


def test_memory_of_one_iteration():
    """A tape of 2 * 20,000 * 64 numbers would take 20 MB."""
    rows, y = RANDOM.uniform(0.3, 1.2, (20_000, 64)), np.ones(64)
    shadows = np.zeros_like(rows), np.zeros_like(y)
    compiled = njit(scratch)

    def gradient():
        ne.autodiff(compiled, ne.Duplicated(rows, shadows[0]), ne.Duplicated(y, shadows[1]))

    gradient()
    ne.release_memory()
    grown = peak_growth(gradient)
    if grown is None:
        pytest.skip("this system does not tell how much memory a process holds")
    assert grown < 2_000_000


def test_explain_names_the_loop():
    explanation = ne.differentiate(njit(scratch)).explain(X, Y)
    assert "run in the reverse sweep alone, an iteration at a time: the loop at line" in str(explanation)
    (remark,) = [remark for remark in explanation.remarks if remark.code == "NE806"]
    assert remark.place.line == scratch.__code__.co_firstlineno + 5
