"""Functions that nobody holds are collected with their derivatives; derivatives that somebody calls stay whole."""

import gc
import weakref

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

X = np.array([0.3, 0.7])


def closure(factor):
    @njit
    def scaled(v):
        return factor * v

    @njit
    def f(x):
        if x[0] < 0.0:
            raise ValueError("negative")
        return np.sum(scaled(x) ** 2)

    return f


def use(f):
    """A derivative of each kind; the gradient."""
    ne.vjp(f, X)[1](1.0)
    ne.jvp(f, (X,), (X,))
    return ne.value_and_grad(f)(X)[1]


def test_closures_are_collected():
    witnesses = []
    for k in range(1, 3):
        f = closure(float(k))
        np.testing.assert_allclose(use(f), 2.0 * k**2 * X)
        ne.hvp(f, (X,), (X,))
        ne.autodiff(f, ne.Duplicated(X, np.zeros(2)))
        witnesses += [weakref.ref(f), weakref.ref(ne.grad(f)), weakref.ref(ne.differentiate(f))]
        del f
    gc.collect()
    alive = [witness for witness in witnesses if witness() is not None]
    assert len(alive) <= 3  # Numba itself keeps the last closure that it has compiled


@pytest.mark.slow
def test_compiled_code_of_what_was_differentiated_is_collected():
    def libraries():
        gc.collect()
        return sum(type(found).__name__ == "RawLibrary" and found.name in ("f", "scaled") for found in gc.get_objects())

    before = libraries()
    for k in range(2):
        use(closure(20.0 + k))
    assert libraries() - before <= 2  # of the last closure, which Numba keeps


def test_what_a_caller_calls_stays():
    """The caller has the derivative linked; it raises what the function raises, from constants that it keeps."""
    def caller_of(f):
        slope = ne.grad(f)

        @njit
        def caller(x):
            return slope(x)[0]

        assert caller(X) == 2.0 * 9.0 * X[0]
        return caller

    caller = caller_of(closure(3.0))
    gc.collect()
    use(closure(10.0))
    gc.collect()
    assert caller(X) == 2.0 * 9.0 * X[0]
    with pytest.raises(ValueError, match="negative"):
        caller(-X)
    np.testing.assert_allclose(ne.jvp(caller, (X,), (X,))[1], 2.0 * 9.0 * X[0])


def test_equal_functions_share_a_derivative_for_as_long_as_one_is_there():
    first, second = closure(5.0), closure(5.0)
    expected = use(first)
    np.testing.assert_array_equal(use(second), expected)
    del first
    gc.collect()
    np.testing.assert_array_equal(use(second), expected)
    del second
    gc.collect()
    np.testing.assert_array_equal(use(closure(5.0)), expected)


def test_a_pullback_can_be_referred_to_weakly():
    @njit
    def squared(x):
        return x * x

    _, pullback = ne.vjp(squared, 3.0)
    kept = weakref.WeakKeyDictionary({pullback: 1})
    assert kept[pullback] == 1 and pullback(1.0) == (6.0,)
    del pullback
    gc.collect()
    assert not kept
