"""Blocks in object mode: those that give back integers, booleans and strings are constants, and can't write to what they get."""

import numba
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

X = np.array([0.3, -1.0, 2.0])
calls = []


def ranked(power):
    @njit
    def sorted_sum(x):
        with numba.objmode(order="int64[:]", many="boolean"):
            calls.append(x.size)
            order = np.argsort(x * power)
            many = bool(x.size > 2)
        total = 0.0
        for i in range(x.size):
            total += (i + 1) * x[order[i]] ** 2
        return total if many else 0.0

    return sorted_sum


@pytest.mark.parametrize(("power", "ranks"), [(1.0, [2.0, 1.0, 3.0]), (-1.0, [2.0, 3.0, 1.0])])
def test_indices(power, ranks):
    f = ranked(power)
    calls.clear()
    assert ne.grad(f)(X).tolist() == pytest.approx(list(2 * X * ranks))
    assert len(calls) == 1
    assert ne.jvp(f, (X,), (np.ones(3),))[1] == pytest.approx(np.sum(2 * X * ranks))


@njit
def writing(x):
    y = x * 2.0
    with numba.objmode(n="int64"):
        y[0] = 5.0
        n = 1
    return np.sum(y * y) * n


def test_a_block_that_writes_raises():
    assert writing(X) == 25.0 + 4.0 + 16.0
    with pytest.raises(ValueError, match="read-only"):
        ne.grad(writing)(X)


@njit
def shared(x, order):
    with numba.objmode(same="int64[:]"):
        same = order
    order[0] = 1
    return x[same[0]] ** 2


def test_a_block_that_gives_back_what_it_was_given_raises():
    assert shared(X, np.array([0, 2])) == 1.0
    with pytest.raises(ValueError, match="copy it in the block"):
        ne.grad(shared)(X, np.array([0, 2]))


@njit
def chosen(x):
    for i in range(2):
        with numba.objmode(k="int64"):
            k = int(np.argmax(x))
        yield x[k] * (i + 1)


@njit
def sum_of_chosen(x):
    total = 0.0
    for value in chosen(x):
        total += value
    return total


def test_blocks_in_generators():
    for _ in range(100):
        np.testing.assert_array_equal(ne.grad(sum_of_chosen)(X), 3.0 * (X.max() == X))
    assert ne.jvp(sum_of_chosen, (X,), (np.arange(X.size) + 0.5,)) == (3 * X.max(), 3 * (X.argmax() + 0.5))


@njit(parallel=True)
def in_a_parallel_loop(x):
    out = np.zeros((2, x.size))
    for i in numba.prange(2):
        y = x * (i + 1)
        for j in numba.prange(x.size):
            with numba.objmode(k="int64"):
                k = len(str(10**j))
            out[i, j] = y[j] ** 2 * k
    return np.sum(out)


def test_blocks_in_parallel_loops():
    assert in_a_parallel_loop(X) == pytest.approx(5 * np.sum(X**2 * [1, 2, 3]))
    np.testing.assert_allclose(ne.grad(in_a_parallel_loop)(X), 10 * X * [1, 2, 3])


@njit
def message(name, x):
    with numba.objmode(text="unicode_type", parts="Tuple((int64, unicode_type))"):
        text = f"{name} is {x}: \u00fc\U0001f600"
        parts = len(text), "!"
    return text + parts[1] if parts[0] == len(text) else ""


@njit
def root(x):
    if x < 0:
        raise ValueError(message("x", x))
    return np.sqrt(x) * len(message("x", x))


def test_strings_as_the_messages_of_exceptions():
    assert ne.grad(root)(4.0) == 0.25 * len(message("x", 4.0)) == 0.25 * 13
    assert ne.jvp(root, (4.0,), (2.0,))[1] == 0.5 * 13
    for call in (root, ne.grad(root), lambda x: ne.jvp(root, (x,), (1.0,))):
        with pytest.raises(ValueError, match=r"^x is -2\.0: \u00fc\U0001f600!$"):
            call(-2.0)
