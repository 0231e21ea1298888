"""Sets: those that hold indices and marks never hinder, and those that hold active numbers are differentiated."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .witness import check


@njit
def counted_once(x, keys):
    seen, total = set(), 0.0
    for i in range(x.size):
        if keys[i] in seen:
            continue
        seen.add(keys[i])
        total += x[i] ** 3 * np.sin(x[i] * len(seen))
    return total


@njit
def filtered(x, keys, wanted):
    chosen = set(wanted)
    total = 1.0
    for i, key in enumerate(keys):
        if key in chosen and key + 1 not in chosen:
            total *= np.cos(x[i]) + 2.0
    return total


@njit
def walk(x, targets):
    """Follows links until it comes to where it was."""
    visited, place, total = {-1}, 0, 0.0
    while place not in visited:
        visited.add(place)
        total = total * 0.5 + x[place] ** 2
        place = targets[place]
    return total * len(visited)


@njit
def compared(x, a, b):
    one, two = set(a), set(b)
    total = x[0] ** 2 if one.issubset(two) else x[1] ** 3
    return total * (2.0 if one.isdisjoint(two) else x[3])


@njit
def combined(x, a, b):
    total = 0.0
    for key in set(a) | set(b):  # the order is that of the hash table
        total = total * 0.9 + x[key % x.size] ** 2 * key
    return total


@njit
def changed(x, a, b):
    left = set(a)
    left.discard(100)
    left.remove(a[0])
    kept = left.copy()
    left.clear()
    for key in b:
        kept.add(key)
        left.add(key + 1)
    return np.sin(x[0]) * len(kept) + x[1] ** 3 * len(left)


@njit
def popped(x, n):
    left, total = set(range(n)), 0.0
    while len(left) > 1:
        key = left.pop()
        total += np.sin(x[key]) * (key + 1)
        left.discard(key + 1)
    return total


@njit
def grown(x, n):
    """Grows over several sizes of the hash table while active numbers are kept beside it."""
    marks, kept = set(), [x[0]]
    for i in range(n):
        key = (i * i) % 37
        if key not in marks:
            marks.add(key)
            kept.append(kept[-1] * 0.9 + x[key % x.size] ** 2)
    return kept[-1] * len(marks)


@njit
def pairs(x, n):
    """Cells of a walk on a grid: a set of tuples."""
    cells = set()
    i, j, total = 0, 0, 0.0
    for step in range(n):
        cells.add((i, j))
        if step % 3 == 0:
            i = (i + 1) % 3
        else:
            j = (j + 1) % 2
        if (i, j) in cells:
            total += x[(2 * i + j) % x.size] ** 2 * step
    return total * len(cells)


@njit
def seen_by_sign(x):
    """What is put into the set is computed from active numbers, but carries no derivative."""
    signs = set()
    total = 0.0
    for i in range(x.size):
        cell = int(np.floor(4.0 * x[i]))
        if cell not in signs:
            total += x[i] ** 2
        signs.add(cell)
    return total * len(signs)


@njit
def literal(x, kind):
    """A set beside arrays: the runtime's own calls stay where it is not known who has made the set."""
    y = x.copy()
    steep = kind in {3, 4}
    total = 0.0
    for i in range(y.size):
        y[i] *= x[i]
        total += y[i] ** 2 if steep else y[i]
    return total


X = np.array([0.3, 0.9, 0.45, 1.1, 0.7])
KEYS, OTHERS = np.array([1, 4, 1, 2, 4]), np.array([2, 4, 7, 9])
CASES = [(counted_once, (X, KEYS)), (filtered, (X, KEYS, OTHERS)), (walk, (X, np.array([2, 0, 4, 1, 1]))),
         (compared, (X, KEYS, OTHERS)), (combined, (X, KEYS, OTHERS)), (changed, (X, KEYS, OTHERS)), (popped, (X, 5)),
         (grown, (X, 40)), (pairs, (X, 11)), (seen_by_sign, (X,)), (literal, (X, 4))]  # fmt: skip
SLOW = (combined, compared, pairs, filtered)  # to compile: the operations of the others, several at a time
CASES = [pytest.param(f, a, id=f.__name__, marks=pytest.mark.slow if f in SLOW else []) for f, a in CASES]


@pytest.mark.parametrize(("function", "args"), CASES)
def test_sets_without_derivatives(function, args):
    check(function, *args)


@pytest.mark.filterwarnings("ignore")  # Numba's, of the type of the argument
def test_a_set_that_is_passed():
    @njit
    def of_members(x, chosen):
        total = 0.0
        for i in range(x.size):
            if i in chosen:
                total += x[i] ** 3
        return total * len(chosen)

    expected = np.array([0.0, 3 * X[1] ** 2 * 2, 0.0, 3 * X[3] ** 2 * 2, 0.0])
    np.testing.assert_allclose(ne.grad(of_members)(X, {1, 3}), expected, rtol=1e-14)
    assert ne.jvp(of_members, (X, {1, 3}), (np.ones(5), None))[1] == pytest.approx(expected.sum(), rel=1e-14)


@pytest.mark.filterwarnings("ignore")
def test_a_set_that_is_passed_and_grows():
    @njit
    def marked(x, seen):
        y, total = x.copy(), 0.0
        for i in range(x.size):
            if 7 * i % 5 not in seen:
                for k in range(9):
                    seen.add(7 * i % 5 + 10 * k)
                y[i] *= x[i]
                total += y[i] ** 2
        return total * len(seen)

    expected, seen = np.array([0.0, 4 * X[1] ** 3, 0.0, 4 * X[3] ** 3, 4 * X[4] ** 3]) * 29, {0, 4}
    np.testing.assert_allclose(ne.grad(marked)(X, seen), expected, rtol=1e-14)
    assert len(seen) == 29
    assert ne.jvp(marked, (X, {0, 4}), (np.ones(5), None))[1] == pytest.approx(expected.sum(), rel=1e-14)


@njit
def program(x, operations, places):
    """A set is taken through the operations in turn; no result depends on the order of its table."""
    items, total = {x[0]}, 0.0
    for step in range(operations.size):
        operation, place = operations[step], places[step]
        value = x[place % x.size] * (1 + place % 5)
        if operation == 0:
            items.discard(value)
        elif operation == 1:
            for item in items:
                total += item * item * value
        else:
            for i in range(place):  # past several sizes of the table
                items.add(x[i % x.size] * (i + 1))
    for item in items:
        total += item**3
    return total


def test_programs_with_sets_of_active_numbers():
    random = np.random.default_rng(5)
    for length in (3, 8, 8, 8, 15, 15, 15):
        check(program, random.uniform(0.3, 1.2, 6), random.integers(0, 3, length), random.integers(0, 40, length))


@njit
def named(x):
    found, total = set(), 0.0
    for i in range(x.size):
        found.add((x[i] * (1 + i), "n" + str(i)))
    for value, name in found:
        total += len(name) * value * value
    return total


def test_active_numbers_beside_strings_are_refused():
    for derivative in (lambda: ne.grad(named)(X), lambda: ne.jvp(named, (X,), (X,))):
        with pytest.raises(ne.NotDifferentiable, match="NE242 a set holds what is counted"):
            derivative()


@njit
def of_squares(x):
    total = 0.0
    for value in set(x * x):
        total += value * value * x[0]
    return total


def test_second_order_of_a_set():
    gradient = 4.0 * X[0] * X**3 + np.array([(X**4).sum(), 0.0, 0.0, 0.0, 0.0])
    product = 4.0 * gradient  # the function is homogeneous, of degree 5
    np.testing.assert_allclose(ne.hvp(of_squares, (X,), (X,)), product, rtol=1e-12)
