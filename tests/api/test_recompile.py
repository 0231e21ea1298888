"""Functions that are compiled again take global variables anew; so do their derivatives. Judged by closed forms."""

import gc
import weakref

import numpy as np
import pytest
from numba import njit, types

import numba_enzyme as ne
from numba_enzyme import differentiate
from numba_enzyme.bridge.cpu.kept import typed_callers

factor = 2.0


def scaled(x):
    return factor * np.sum(x * x)


@pytest.fixture(autouse=True)
def factor_of_two(monkeypatch):
    monkeypatch.setitem(globals(), "factor", 2.0)


def test_derivatives_follow_a_function_that_is_compiled_again(monkeypatch):
    function, x, v = njit(scaled), np.array([1.0, 3.0]), np.array([1.0, 0.5])
    gradient = ne.grad(function)

    def check(k):
        assert function(x) == 10 * k
        np.testing.assert_array_equal(gradient(x), 2 * k * x)
        np.testing.assert_array_equal(ne.vjp(function, x)[1](1.0)[0], 2 * k * x)
        assert ne.jvp(function, (x,), (v,))[1] == 2 * k * (x @ v)
        np.testing.assert_array_equal(ne.hvp(function, (x,), (v,)), 2 * k * v)

    check(2.0)
    monkeypatch.setitem(globals(), "factor", 5.0)
    check(2.0)  # frozen, as Numba has it
    function.recompile()
    check(5.0)


def test_a_differentiable_function_compiles_its_derivatives_again(monkeypatch):
    function = differentiate(scaled)
    gradient = function.grad
    assert gradient(np.ones(1)) == 4.0
    monkeypatch.setitem(globals(), "factor", 5.0)
    function.recompile()
    assert gradient(np.ones(1)) == function.grad(np.ones(1)) == 10.0


def test_a_debugged_function_is_compiled_again_with_the_one_it_checks(monkeypatch):
    function = differentiate(debug_nans=True)(njit(scaled))
    assert function.grad(np.ones(1)) == 4.0
    monkeypatch.setitem(globals(), "factor", 3.0)
    function.recompile()
    assert function(np.ones(1)) == 3.0
    assert function.grad(np.ones(1)) == 6.0


def test_a_function_compiled_again_is_collected():
    @njit
    def square(x):
        return x * x

    for _ in range(2):
        assert ne.grad(square)(3.0) == 6.0
        square.recompile()
    gone = weakref.ref(square)
    del square
    gc.collect()
    assert gone() is None


def test_functions_that_are_only_called(monkeypatch):
    """What is compiled after them calls the new ones."""

    @njit
    def inner(x):
        return factor * x

    @njit
    def outer(x):
        return inner(x)

    assert ne.value_and_grad(outer)(1.0) == (2.0, 2.0)
    monkeypatch.setitem(globals(), "factor", 5.0)
    inner.recompile()
    assert ne.value_and_grad(outer)(1.0) == (2.0, 2.0) == (outer(1.0), 2.0)
    assert ne.grad(njit(lambda x: inner(x)))(1.0) == ne.grad(inner)(1.0) == 5.0
    outer.recompile()
    assert ne.value_and_grad(outer)(1.0) == (5.0, 5.0) == (outer(1.0), 5.0)


def test_what_was_typed_before_its_callee_is_compiled_again_calls_the_old_one(monkeypatch):
    """As if Numba had made its code when its gradient was asked for."""

    @njit
    def inner(x):
        return factor * x

    @njit
    def outer(x):
        return ne.grad(inner)(x) * x + inner(x)

    assert ne.grad(outer)(1.0) == 4.0
    assert not outer.overloads
    monkeypatch.setitem(globals(), "factor", 5.0)
    inner.recompile()
    assert outer(1.0) == 4.0 and ne.grad(outer)(1.0) == 4.0


def test_nothing_is_compiled_after_it_is_disabled():
    @njit
    def square(x):
        return x * x

    assert ne.grad(square)(3.0) == 6.0
    assert not square.overloads
    square.compile((types.int64,))
    square.disable_compile()
    assert square(3.0) == 9.0


def test_callers_that_are_gone_leave_nothing_with_what_they_called():
    @njit
    def inner(x):
        return factor * x

    for _ in range(2):
        caller = njit(lambda x: inner(x) * x)
        assert ne.grad(caller)(1.0) == 4.0
        assert list(typed_callers(inner)) == [caller]
        del caller
        gc.collect()
        assert not typed_callers(inner)


def test_gradient_and_value_follow_a_callee_in_any_order(monkeypatch):
    @njit
    def inner(x):
        return factor * x

    outer = differentiate(njit(lambda x: inner(x)))
    assert ne.grad(outer)(1.0) == 2.0
    monkeypatch.setitem(globals(), "factor", 5.0)
    inner.recompile()
    assert ne.grad(outer)(1.0) == outer.grad(1.0) == outer(1.0) == 5.0
