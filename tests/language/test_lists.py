"""Lists made inside a function: of floats, tuples, arrays and lists; every operation moves derivatives with the items."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .witness import check, keeps_nothing

X = np.array([0.3, -0.7, 1.1, 0.4, -0.2, 0.9])


@njit
def grown(x, v, n):
    a = [x]
    for i in range(n):
        a.append(np.sin(a[-1] * 1.1 + i))
    squares = [np.exp(u) for u in v]
    pairs = [(x, 1), (x * x, 2)]
    pairs.append((a[n // 2], 3))
    total = sum(squares) * a[n]
    for value, weight in pairs:
        total += value * weight
    return total


@njit
def rearranged(x, y):
    a = [x, 2 * y, 3 * x * x]
    a[1] = a[0] * a[2]
    t = a.pop()
    a.insert(0, t * y)
    a.reverse()
    b = a + [y**3]
    b.extend(a)
    c = b[1:4]
    del c[0]
    a.clear()
    a.append(c[0] * c[1])
    return a[0] + b[0] * len(b)


def test_lists_of_numbers():
    check(grown, 0.7, X, 30)
    check(rearranged, 0.4, 0.7)


@pytest.mark.slow
def test_second_order():
    h, step = ne.hessian(rearranged)(0.4, 0.7), 1e-5
    slope = (ne.grad(rearranged)(0.4 + step, 0.7) - ne.grad(rearranged)(0.4 - step, 0.7)) / (2 * step)
    assert h == pytest.approx(slope, rel=1e-7)


@njit
def of_arrays(x, v, index):
    a = [v * x, v + x]
    b = [index, index + 1]
    a[0] = a[1] * x
    total = 0.0
    for i in range(2):
        total += a[i][b[i][1]] ** 2
    rows = np.array([[x, x * x], [1.0, np.sin(x)]])
    return total + rows.sum() * rows[1, 1]


@njit
def with_and_without(x, v):
    w = np.ones(6)
    a = [v * x, w]
    a.append(w * 2)
    t = a.pop(0)
    a.insert(0, t)
    a[2] = t * a[1]
    return (a[0] * a[2]).sum()


@njit
def of_lists(x, v):
    a = [[x, x * x], [x, 1.0, v[0] * x]]
    a.append([v[1]])
    a[0].append(x * x * x)
    total = 0.0
    for row in a:
        for value in row:
            total += value * value * x
    return total


def test_lists_of_arrays_and_lists():
    check(of_arrays, 0.4, X, np.array([0, 2, 3]))
    check(with_and_without, 0.4, X)


def test_lists_of_lists():
    check(of_lists, 0.4, X)


@njit
def append_square(a, x):
    a.append(x * x)
    return a[-1] * a[0]


@njit
def powers(a, x, n):
    if n == 0:
        return a[0]
    a.append(x * a[-1])
    return powers(a, x, n - 1) * a[n]


@njit
def passed_on(x):
    a = [x]
    return (append_square(a, x) + append_square(a, 2 * x)) * powers(a, x, 4)


def test_lists_are_passed_on():
    check(passed_on, 0.4)


@njit
def failing(x, n):
    a = [np.full(3, x)]
    b = [x]
    for i in range(n):
        a.append(a[i] * x)
        b.append(b[i] * x)
    if a[n][0] > 2 or b[n] > 2:
        raise ValueError("large")
    return a[n][1] * b[n]


def test_a_failure_after_growth_keeps_nothing():
    check(failing, 0.9, 12)

    def fail():
        with pytest.raises(ValueError, match="large"):
            ne.grad(failing)(1.2, 12)

    def fail_primal():
        with pytest.raises(ValueError, match="large"):
            failing(1.2, 12)

    fail()
    fail_primal()
    keeps_nothing(fail)


@njit
def foreign(x, a):
    a.append(3)
    return x * x * a[0] * len(a)


def test_a_list_of_the_caller_is_left_to_the_runtime():
    a = [5, 2]
    assert ne.grad(foreign)(0.5, a) == pytest.approx(2 * 0.5 * 5 * 3)
    assert a == [5, 2, 3]


@njit
def returned(x):
    return [x * x, x]


def test_a_returned_list_and_a_given_one():
    out, tangent = ne.jvp(returned, (0.4,), (1.0,))
    assert out == pytest.approx([0.16, 0.4]) and list(tangent) == pytest.approx([0.8, 1.0])
    _, pullback = ne.vjp(returned, 0.4)
    assert pullback([1.0, 3.0]) == pytest.approx((0.8 + 3.0,))
    assert list(ne.grad(sum_of)([1.0, 2.0])) == pytest.approx(list(ne.grad(sum_of)(np.array([1.0, 2.0]))))


@njit
def sum_of(a):
    return a[0] + a[1]
