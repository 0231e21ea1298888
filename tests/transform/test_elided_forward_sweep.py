"""Forward sweeps that could only raise: left out where nothing but numbers depends on the tests, kept everywhere else."""

from __future__ import annotations

import math

import numpy as np
import pytest

import numba_enzyme as ne
from numba_enzyme import differentiate
from numba_enzyme.bridge.cpu import link
from tests.interpreted import check_gradient

LEFT_OUT = "no forward sweep"
X = np.linspace(0.5, 2.0, 6)
W = np.linspace(1.0, 3.0, 6)


def plan_of(function, *arguments):
    """The plan of the gradient that nobody asks for the value."""
    before = set(link._LINKED)
    function.grad(*arguments)
    (made,) = [linked for key, linked in link._LINKED.items() if key not in before]
    return made.derivative.plan


def pairs(x, w, limit):
    total = 0.0
    for i in range(x.size):
        for j in range(i + 1, x.size):
            distance = (x[i] - x[j]) / w[j]
            distance -= math.floor(distance + 0.5)
            if distance * distance < limit:
                total += 1.0 / (x[i] * x[j]) + distance * distance
    return total


def test_divisors_are_tested_on_the_way_back():
    function = differentiate(pairs)
    plan = plan_of(function, X, W, 0.1)
    assert plan.count(LEFT_OUT) == 2
    assert "tape 0 bytes" in plan
    ne.testing.check_grads(function, (X, W, 0.1), order=2)


@pytest.mark.parametrize("place", [0, 1, 5])
def test_what_the_function_raises_is_raised(place):
    function = differentiate(pairs)
    for argument in (0, 1):
        x, w = X.copy(), W.copy()
        (x, w)[argument][place] = 0.0
        raises = argument == 0 or place > 0  # w[0] divides nothing
        for run in (function, function.grad, function.value_and_grad):
            if raises:
                with pytest.raises(ZeroDivisionError):
                    run(x, w, 9.0)
            else:
                run(x, w, 9.0)


def test_the_derivative_of_such_a_derivative():
    inner = ne.grad(differentiate(lambda x: np.sum(x) / (1.0 + x[0]) / x.size))

    @differentiate
    def outer(x, steps):
        y = x.copy()
        for _ in range(steps):
            y -= 0.1 * inner(y)
        return np.sum(y * y)

    ne.testing.check_grads(outer, (X.copy(), 3))


def value_is_wanted(x, w):
    total = 0.0
    for i in range(x.size):
        total += x[i] / w[i]
    return total


def overwrites(x, w):
    for i in range(x.size):
        x[i] = x[i] * x[i] / w[i]
    return x[0] * x[1]


def place_from_quotient(x, w):
    total = 0.0
    for i in range(x.size):
        total += x[int(0.5 * x[i] / w[i])] * x[i]
    return total


def load_behind_quotient(x, w):
    total = 0.0
    for i in range(x.size - 1):
        if x[i] / w[i] > 0.6:
            total += x[i + 1] * x[i]
    return total


def load_behind_a_way_behind_quotient(x, w):
    total = 0.0
    for i in range(x.size):
        if x[i] / w[i] > 0.6:
            for j in range(i):
                total += x[j] * x[i]
    return total


def place_from_memory(x, w):
    total = 0.0
    places = np.arange(x.size)
    for i in range(x.size):
        total += x[places[i]] / w[i]
    return total


def length_from_quotient(x, w):
    total = 0.0
    for i in range(int(2.9 * w[0] / x[0])):
        total += x[i] * x[i]
    return total


def length_found_on_the_way(x, w):
    total, left = 0.0, 8.0
    while left > 1.0:
        left = left / w[1]
        total += left * x[0]
    return total


def integer_division(x, w):
    total = 0.0
    for i in range(1, x.size):
        total += x[x.size // i - 1] / w[i]
    return total


def own_error(x, w):
    total = 0.0
    for i in range(x.size):
        if x[i] > 100.0:
            raise ValueError("too large")
        total += x[i] / w[i]
    return total


@pytest.mark.parametrize(
    "function",
    [
        overwrites, place_from_quotient, load_behind_quotient, load_behind_a_way_behind_quotient, place_from_memory,
        length_from_quotient, length_found_on_the_way, integer_division, own_error,
    ],
    ids=lambda f: f.__name__,
)  # fmt: skip
def test_elsewhere_the_function_runs_first(function):
    function = differentiate(function)
    assert LEFT_OUT not in plan_of(function, X.copy(), W.copy())
    check_gradient(function, (X, W))


def test_a_value_is_computed_where_it_is_wanted():
    function = differentiate(value_is_wanted)
    assert LEFT_OUT in plan_of(function, X, W)
    value, gradient = function.value_and_grad(X, W)
    assert value == pytest.approx(np.sum(X / W))
    np.testing.assert_allclose(gradient, 1.0 / W)
    assert LEFT_OUT not in function.inspect_gradient(view="plan")


def test_the_switch(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "forward-sweep")
    assert LEFT_OUT not in plan_of(differentiate(value_is_wanted), X, W)


@pytest.mark.parametrize("place", [0, 5])
def test_shadows_that_the_caller_sees_are_left_as_they_were(place):
    """Where the function raises, no adjoint has run."""
    x = X.copy()
    x[place] = 0.0
    dx = np.full_like(x, 0.25)
    with pytest.raises(ZeroDivisionError):
        ne.autodiff(differentiate(pairs), ne.Duplicated(x, dx), ne.Const(W), ne.Const(9.0))
    np.testing.assert_array_equal(dx, np.full_like(x, 0.25))

def after_a_flag(a, valid, count):
    if not valid:
        raise ValueError("no data")
    total = 0.0
    for i in range(count):
        total += a[i] * a[i]
    return total


def far_away(a, k, count):
    scale = 1.0 / k
    return scale * a[(k - 1) * count] * a[0]


def in_some_calls(a, k, count):
    total = 0.0
    for i in range(min(count, 2)):
        total += a[i] * a[i]
    if count > 5:
        scale = 1.0 / k
        total += scale * a[(k - 1) * count]
    return total


@pytest.mark.parametrize("function", [after_a_flag, far_away, in_some_calls])
def test_places_that_an_argument_excludes_are_not_read(function):
    """What is zero where the function raises is what the addresses are made of."""
    f = differentiate(function)
    check_gradient(f, (X, 1, X.size - 1))
    with pytest.raises((ZeroDivisionError, ValueError)) as raised:
        function(X, 0, 10**12)
    with pytest.raises(raised.type):
        f.grad(X, 0, 10**12)
    shadow = np.ones_like(X)
    with pytest.raises(raised.type):
        ne.autodiff(f, ne.Duplicated(X, shadow), ne.Const(0), ne.Const(10**12))
    assert (shadow == 1.0).all()


def test_a_test_of_an_argument_that_is_not_made():
    """Where it would fail, the function has been run, and the gradient follows."""

    @differentiate
    def f(a, k, rows):
        total = 0.0
        for i in range(rows):
            for j in range(a.size):
                total += a[i] * a[j] / k
        return total + a[0] * a[1]

    assert LEFT_OUT in plan_of(f, X, 1, 2)
    with pytest.raises(ZeroDivisionError):
        f.grad(X, 0, 2)
    np.testing.assert_array_equal(f.grad(X, 0, 0), [X[1], X[0], *[0.0] * (X.size - 2)])


@pytest.mark.parametrize("transform", [ne.grad, ne.value_and_grad])
def test_a_division_by_a_counter_may_be_what_ends_a_loop(transform):
    """Iterations after the one that raises have no elements."""

    def until_it_raises(x, n):
        total = 0.0
        for i in range(3, n, -1):
            total += x[3 - i] / i
        return total

    function, x = differentiate(until_it_raises), np.ones(3)
    for call in (function, transform(function)):
        with pytest.raises(ZeroDivisionError):
            call(x, -1_000_000_000)
    np.testing.assert_allclose(ne.grad(function)(x, 0), [1.0 / 3.0, 1.0 / 2.0, 1.0], rtol=1e-15)
