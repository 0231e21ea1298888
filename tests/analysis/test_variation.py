"""Values are cached once per iteration of the loops in which they change, and per iteration of no other."""

import re

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from tests.interpreted import check_gradient


@njit
def descent(u, v, steps):
    """Within one step neither factor changes: u[i, r] is the same for all j, v[r, j] for all i."""
    n, rank = u.shape
    m = v.shape[1]
    error = np.empty((n, m))
    for _ in range(steps):
        for i in range(n):
            for j in range(m):
                total = 0.0
                for r in range(rank):
                    total += u[i, r] * v[r, j]
                error[i, j] = total
        for i in range(n):
            for r in range(rank):
                u[i, r] -= 0.1 * error[i, i % m]
        for r in range(rank):
            for j in range(m):
                v[r, j] = np.sin(v[r, j])
    return np.sum(error * error)


@njit
def written_between(a, x, n):
    """a changes with every i: nothing may be shared."""
    total = 0.0
    for i in range(n):
        for j in range(a.size):
            total += a[j] * a[j] * x[i]
        for j in range(a.size):
            a[j] = np.sin(a[j] + i)
    return total


@njit
def nobody_knows_how_often(a, x):
    """The outer loop is only counted, but what is cached does not change in it."""
    while x < 50.0:
        for j in range(a.size):
            x += a[j] * a[j] * x
    for j in range(a.size):
        a[j] = 0.0
    return x


@njit
def in_a_branch(a, b, steps):
    """Not every iteration comes along to write its element."""
    total = 0.0
    for t in range(steps):
        for i in range(b.size):
            for j in range(a.size):
                if (i + j + t) % 3:
                    total += np.exp(a[j] * b[i])
        for j in range(a.size):
            a[j] *= 0.9
        for i in range(b.size):
            b[i] += 0.1 * i
    return total


@njit
def through_a_pointer(a, b, steps):
    """Two buffers change places in every step."""
    total = 0.0
    for _ in range(steps):
        for i in range(a.size):
            for j in range(a.size):
                total += a[i] * a[j] * b[j]
        a[0] += 1.0
        a, b = b, a
    return total


@njit
def function_of_a_load(a, b, steps):
    """The sine is the same for all i, so it is taken from the tape like a load."""
    total = 0.0
    for _ in range(steps):
        for i in range(b.size):
            for j in range(a.size):
                total += b[i] * b[i] * np.sin(a[j]) * np.sin(a[j])
        for j in range(a.size):
            a[j] += 0.5
    return total


@njit
def by_the_way_taken(a, b, steps):
    """Which way is taken depends on a[j] alone, and so does the number that comes out of it."""
    total = 0.0
    for _ in range(steps):
        for i in range(b.size):
            for j in range(a.size):
                if a[j] > 0.5:
                    w = np.sin(a[j])
                else:
                    w = np.exp(a[j]) * a[j]
                total += b[i] * b[i] * w * w
        for j in range(a.size):
            a[j] *= 0.9
    return total


def numbers(*shape):
    return np.random.default_rng(len(shape)).uniform(0.2, 0.9, shape)


PROGRAMS = [(descent, (numbers(3, 2), numbers(2, 4), 3)), (written_between, (numbers(4), numbers(3), 3)),
            (nobody_knows_how_often, (numbers(5), 1.0)), (in_a_branch, (numbers(4), numbers(3), 4)),
            (by_the_way_taken, (numbers(4), numbers(3), 4)), (through_a_pointer, (numbers(4), numbers(4), 3)),
            (function_of_a_load, (numbers(4), numbers(3), 3))]


@pytest.mark.parametrize(("f", "args"), PROGRAMS, ids=lambda value: getattr(value, "__name__", ""))
def test_gradients_are_right(f, args):
    check_gradient(f, args)


def test_second_order():
    ne.testing.check_grads(function_of_a_load, dict(PROGRAMS)[function_of_a_load], order=2)


def degree_of_the_tape(f, *args):
    """How many lengths are multiplied in the largest term of the formula of the tape's bytes; the formula."""
    explanation = str(ne.differentiate(f).explain(*args))
    formula = re.search(r"^tape: (.*) bytes per call$", explanation, re.MULTILINE)[1]
    terms = [[name for name in term.split("*") if not name.strip().isdigit()] for term in re.split(r" [+-] ", formula)]
    return max(map(len, terms)), formula


@pytest.mark.parametrize(("f", "degree"), [
    (descent, 3),  # steps * n * rank, not steps * n * m * rank
    (written_between, 2),  # n * size: one for every pair
    (nobody_knows_how_often, 1),  # the running sum is counted, a lies there once
    (in_a_branch, 3),  # exp(a[j] * b[i]) changes with everything
    (function_of_a_load, 2),
    (by_the_way_taken, 2),
], ids=lambda value: getattr(value, "__name__", ""))  # fmt: skip
def test_the_tape_has_no_index_for_loops_without_change(f, degree):
    found, formula = degree_of_the_tape(f, *dict(PROGRAMS)[f])
    assert found == degree, formula
