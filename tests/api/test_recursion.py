"""Functions that call themselves or each other, below the function that is differentiated."""

import math

import numpy as np
import pytest
from central_differences import numeric_gradient
from numba import njit

import numba_enzyme as ne


@njit
def power(x, n):
    return 1.0 if n == 0 else x * power(x, n - 1)


@njit
def cube(x):
    return power(x, 3)


@njit
def even(n, x):
    return np.sin(x) if n == 0 else odd(n - 1, x * x)


@njit
def odd(n, x):
    return -x if n == 0 else even(n - 1, x + 0.5)


@njit
def both_ways(x):
    return even(5, x) + odd(4, x)


@njit("float64(float64, int64)")
def declared(x, n):
    if n == 0:
        return 1.0
    return x * declared(x, n - 1) + declared(x * 0.5, n - 1)


@njit
def from_declared(x):
    return declared(x, 4)


@njit
def widening(x, n):
    """Called with integers first: the recursive call has a signature of its own."""
    if n == 0:
        return np.sin(x)
    return widening(x + 0.5, n - 1) * 2


@njit
def from_widening(x):
    return widening(1, 3) * x + widening(x, 3)


@njit
def guarded(x, n):
    if x > 10.0:
        raise ValueError("too large", n)
    return x if n == 0 else guarded(x * x, n - 1)


@njit
def from_guarded(x):
    return guarded(x, 2)


@njit
def rows(a, k):
    if k == a.shape[0]:
        return 0.0
    b = a * 1.1
    return b[k] ** 2 + np.sin(rows(b, k + 1))


@njit
def from_rows(a):
    return rows(a, 0)


SCALAR = {f.__name__: f for f in (cube, both_ways, from_declared, from_widening, from_guarded)}


@pytest.mark.parametrize("name", SCALAR)
def test_all_transforms_of_recursive_callees(name):
    f, x = SCALAR[name], 0.3
    slope = numeric_gradient(f, x)
    assert ne.grad(f)(x) == pytest.approx(slope, rel=1e-7)
    assert ne.jvp(f, (x,), (2.0,)) == pytest.approx((f(x), 2 * slope), rel=1e-7)
    assert ne.hessian(f)(x) == pytest.approx(numeric_gradient(ne.grad(f), x), rel=1e-6)


def test_a_recursive_function_is_itself_differentiated():
    assert ne.grad(power)(2.0, 5) == pytest.approx(80.0)
    assert ne.grad(declared)(0.3, 4) == ne.grad(from_declared)(0.3)


def test_recursion_that_allocates(no_leak):
    a = np.linspace(0.1, 0.5, 4)
    np.testing.assert_allclose(ne.grad(from_rows)(a), numeric_gradient(from_rows, a), rtol=1e-7)
    hessian = ne.hessian(from_rows)(a)
    expected = [numeric_gradient(lambda b, i=i: ne.grad(from_rows)(b)[i], a) for i in range(4)]
    np.testing.assert_allclose(hessian, expected, rtol=1e-6, atol=1e-8)
    no_leak(lambda: ne.grad(from_rows)(a))


def test_an_exception_from_the_depth_comes_out():
    with pytest.raises(ValueError, match="too large"):
        ne.grad(from_guarded)(3.0)


@njit
def passed_on(x, n, k):
    """Whole numbers beside a float in a tuple on the stack, which nothing but a comparison with a constant ever uses."""
    if n == 0:
        return x, 8, k
    y, a, b = passed_on(x * 1.1, n - 1, k)
    return y * x, b, a


@njit
def chosen_by_a_whole_number(x, n):
    y, a, _ = passed_on(x, n, 3)
    return y * 2.0 if a == 8 else y


@pytest.mark.parametrize("n", [2, 3])
def test_whole_numbers_in_tuples_are_no_bits_of_floats(n):
    ne.testing.check_grads(chosen_by_a_whole_number, (0.7, n))
    growth = math.prod(1.1**i for i in range(n)) * 1.1**n  # the result is x**(n + 1) times that, doubled where n is even
    factor = 2.0 if n % 2 == 0 else 1.0
    assert ne.grad(chosen_by_a_whole_number)(0.7, n) == pytest.approx(factor * growth * (n + 1) * 0.7**n)


@njit
def scaled_until(a, k, limit):
    """Doubles elements one after the other, and fails behind the first that is too large."""
    a[k] = a[k] * 2.0
    if a[k] > limit:
        raise ValueError("too large")
    return a[k] if k == len(a) - 1 else a[k] * scaled_until(a, k + 1, limit)


@njit
def survived(x, limit):
    a = x.copy()
    try:
        r = scaled_until(a, 0, limit)
    except Exception:
        r = 10.0 * a[0]
    return r + (a * a).sum()


@njit
def caught_at_each_level(x, n):
    if x > 3.0:
        raise ValueError("too large")
    if n == 0:
        return x * x
    try:
        r = caught_at_each_level(x * 1.5, n - 1)
    except Exception:
        r = np.sin(x)
    return r + x


def test_what_a_failing_call_has_done_is_a_part_of_what_its_caller_computes():
    x = np.array([1.0, 2.0, 3.0])
    np.testing.assert_allclose(ne.grad(survived)(x, 9.0), 8.0 * np.array([6.0, 3.0, 2.0]) + 8.0 * x)
    np.testing.assert_allclose(ne.grad(survived)(x, 3.0), [20.0 + 8.0, 16.0, 6.0])  # the third is not doubled
    assert ne.grad(caught_at_each_level)(0.1, 3) == pytest.approx(2 * 0.1 * 1.5**6 + 1.0 + 1.5 + 1.5**2)
    assert ne.grad(caught_at_each_level)(1.5, 5) == pytest.approx(1.0 + 1.5 + 1.5 * np.cos(1.5 * 1.5))
    with pytest.raises(ValueError, match="too large"):
        ne.grad(caught_at_each_level)(3.5, 5)


@pytest.mark.parametrize("options", [{}, {"fastmath": True}, {"checkpoints": 2}, {"debug_nans": True}], ids=str)
def test_another_dispatcher_of_a_function_that_recurses_through_others(options):
    """Numba alone refuses to compile `njit(up.py_func)` before `up`: "compiler re-entrant"."""

    @njit
    def down(n, x):
        return x * up(n - 1, x) if n > 0 else x

    @njit
    def up(n, x):
        return 2.0 * down(n - 1, x) if n > 0 else x

    again = ne.differentiate(up, **options)
    assert ne.grad(again, argnums=1)(4, 3.0) == 4 * 3 * 3.0**2  # of 4 x^3
    assert again(4, 3.0) == 4 * 3.0**3
