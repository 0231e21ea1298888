"""An array that is made anew in each iteration is not overwritten by the iterations after it."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from tests.interpreted import check_gradient


@njit
def made_anew(x, steps):
    total = 0.0
    for t in range(steps):
        w = np.empty(x.size)
        for i in range(x.size):
            w[i] = np.sin(x[i]) + t
        for i in range(x.size):
            total += w[i] * w[i]
    return total


@njit
def carried_along(x, steps):
    """What one iteration made, the next one reads; nobody writes it again."""
    w = x * 1.0
    for t in range(steps):
        new = np.empty(x.size)
        for i in range(x.size):
            new[i] = w[i] * w[i] * x[i] - 0.1 * t
        w = new
    return np.sum(w)


@njit
def written_twice(x, steps):
    """The array of the iteration itself is overwritten."""
    total = 0.0
    for _ in range(steps):
        w = np.empty(x.size)
        for i in range(x.size):
            w[i] = np.sin(x[i])
        for i in range(x.size):
            total += w[i] * w[i]
        for i in range(x.size):
            w[i] = np.exp(x[i])
        for i in range(x.size):
            total += w[i] * w[i]
    return total


@njit
def written_by_the_next(x, steps):
    """The array of the iteration before is overwritten, through a name that has been both."""
    old = x * 1.0
    total = 0.0
    for _ in range(steps):
        new = np.empty(x.size)
        for i in range(x.size):
            new[i] = old[i] * old[i]
        for i in range(x.size):
            old[i] = x[i] * new[i]
        for i in range(x.size):
            total += old[i] * old[i]
        old = new
    return total


@njit
def changing_places(x, steps):
    """Two arrays that were made in a loop before change places afterwards."""
    a, b = x, x
    for _ in range(2):
        a, b = np.sin(x), a
    total = 0.0
    for _ in range(steps):
        for i in range(x.size):
            b[i] = a[i] * a[i] + 0.1
        a, b = b, a
        total += np.sum(a * a)
    return total


@njit
def by_a_product(x, steps):
    total = 0.0
    for t in range(steps):
        w = x @ x
        w[0, 0] += t
        total += np.sum(w * w)
    return total


@njit
def edges_first(x, steps):
    """Each turn writes into the array that the turn before has made, before it reads it."""
    old = x * 1.0
    for t in range(steps):
        old[0] = 0.1 * t
        old[x.size - 1] = x[1] * x[2]
        new = np.empty(x.size)
        new[0] = new[x.size - 1] = 0.0
        for i in range(1, x.size - 1):
            new[i] = old[i] * old[i - 1] + old[i + 1] * old[i + 1]
        old = new
    return np.sum(old)


@njit
def edges_last(x, steps):
    """The same after the reads: the array of the turn itself is overwritten."""
    old = x * 1.0
    total = 0.0
    for _ in range(steps):
        new = np.empty(x.size)
        for i in range(x.size):
            new[i] = old[i] * old[i]
        old[0] = x[1]
        total += np.sum(old * old)
        old = new
    return total


@njit
def renewed_now_and_then(x, steps):
    """What one turn reads another may overwrite: there is not a new array in each."""
    old = x * 1.0
    total = 0.0
    for t in range(steps):
        for i in range(x.size):
            old[i] = old[i] * x[i] + 0.1
        new = np.empty(x.size)
        for i in range(x.size):
            new[i] = old[i] * old[i]
        total += np.sum(new)
        if t % 2 == 1:
            old = new
    return total


@njit
def begun_again(x, rounds):
    """The first array of the inner loop is the same in each round."""
    first = x * 1.0
    total = 0.0
    for _ in range(rounds):
        old = first
        for _ in range(2):
            for i in range(x.size):
                old[i] = old[i] * x[i] + 0.1
            new = np.empty(x.size)
            for i in range(x.size):
                new[i] = old[i] * old[i]
            old = new
        total += np.sum(old)
    return total


@njit
def two_steps_back(x, steps):
    """Three arrays in turn: what a turn writes is newer than both that it reads."""
    old = x * 1.0
    older = x * 2.0
    for t in range(steps):
        old[0] = 0.1 * t
        new = np.empty(x.size)
        for i in range(x.size):
            new[i] = old[i] * old[i] * older[i]
        older = old
        old = new
    return np.sum(old)


def numbers(*shape):
    return np.random.default_rng(len(shape)).uniform(0.2, 0.9, shape)


PROGRAMS = [(made_anew, (numbers(3), 3), True), (carried_along, (numbers(3), 3), True), (written_twice, (numbers(3), 3), False),
            (written_by_the_next, (numbers(3), 3), False), (changing_places, (numbers(3), 3), False),
            (edges_first, (numbers(5), 3), True), (edges_last, (numbers(3), 3), False),
            (renewed_now_and_then, (numbers(3), 4), False), (begun_again, (numbers(3), 2), False),
            (two_steps_back, (numbers(3), 4), True), (by_a_product, (numbers(3, 3), 3), True)]  # fmt: skip


@pytest.mark.parametrize(("f", "args", "is_there"), PROGRAMS, ids=lambda value: getattr(value, "__name__", ""))
def test_elements_are_kept_only_if_somebody_writes_them_later(f, args, is_there):
    check_gradient(f, args)
    entries = ne.differentiate(f).explain(*args).entries
    kept = [e for e in entries if e.way == "cached" and e.numeric and len(e.loops) > 1]
    assert bool(kept) is not is_there, kept


def test_second_order():
    ne.testing.check_grads(carried_along, (numbers(3), 3), order=2)
