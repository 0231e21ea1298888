"""Plain functions are compiled once, and again when what they see has changed."""

import functools
import math

import numpy as np
import pytest
from numba import njit
from numba.core.errors import TypingError
from numba.extending import overload

import numba_enzyme as ne
from numba_enzyme.api import plain_functions
from numba_enzyme.api.differentiable import Transformed

FACTOR = 2.0
TABLE = np.array([1.0, 2.0])


@pytest.fixture
def compiled(monkeypatch):
    seen, original = [], Transformed.compile
    monkeypatch.setattr(Transformed, "compile", lambda self, signature: (seen.append(self), original(self, signature))[1])
    plain_functions._KNOWN.clear()
    return seen


def test_once(compiled):
    for place in range(3):
        x = 1.0 + place
        assert ne.jvp(lambda x: math.sin(x) * np.exp(0.0), (x,), (1.0,)) == (math.sin(x), pytest.approx(math.cos(x)))
    assert len(compiled) == 1


@pytest.mark.parametrize("transform", [
    lambda f, x: ne.jvp(f, (x,), (1.0,))[1], lambda f, x: ne.vjp(f, x)[1](1.0)[0], lambda f, x: ne.grad(f)(x),
    lambda f, x: ne.autodiff(f, ne.Active(x))[0], lambda f, x: ne.jacfwd(f)(x)])  # fmt: skip
def test_every_transform(transform, compiled):
    def cube(x):
        return x * x * x

    assert transform(cube, 2.0) == 12.0
    count = len(compiled)
    assert count and transform(cube, 1.0) == 3.0
    assert len(compiled) == count


def test_globals_are_looked_at_again(monkeypatch):
    def scaled(x):
        return FACTOR * x

    assert ne.grad(scaled)(1.0) == 2.0
    monkeypatch.setitem(globals(), "FACTOR", 3.0)
    assert ne.grad(scaled)(1.0) == 3.0
    monkeypatch.setitem(globals(), "FACTOR", np.float32(4.0))
    assert ne.grad(scaled)(1.0) == 4.0


def test_and_so_is_what_a_closure_holds():
    def power(n):
        return lambda x: x**n

    assert [ne.grad(power(n))(2.0) for n in (2.0, 3.0, 2.0)] == [4.0, 12.0, 4.0]
    factor = 1.0

    def scaled(x):
        return factor * x

    assert ne.grad(scaled)(1.0) == 1.0
    factor = 2.0
    assert ne.grad(scaled)(1.0) == 2.0


def test_arrays_and_defaults(monkeypatch):
    def weighted(x):
        return TABLE[0] * x

    assert ne.grad(weighted)(1.0) == 1.0
    TABLE[0] = 5.0
    assert ne.grad(weighted)(1.0) == 5.0
    TABLE[0] = 1.0

    def with_default(x, a=2.0):
        return a * x

    assert ne.grad(with_default)(1.0) == 2.0
    with_default.__defaults__ = (7.0,)
    assert ne.grad(with_default)(1.0) == 7.0


def test_functions_in_modules_of_ones_own(monkeypatch):
    def inner(x):
        return x * x

    twice = njit(inner)
    assert ne.grad(lambda x: twice(x))(3.0) == 6.0
    twice = njit(lambda x: x * x * x)
    assert ne.grad(lambda x: twice(x))(3.0) == 27.0

    @functools.wraps(inner)
    def wrapped(x):
        return 5.0 * x

    assert ne.grad(wrapped)(1.0) == 5.0


def test_no_more_than_some_are_kept(monkeypatch):
    monkeypatch.setattr(plain_functions, "MOST", 2)
    plain_functions._KNOWN.clear()
    for f in (lambda x: x, lambda x: 2.0 * x, lambda x: 3.0 * x):
        plain_functions.kept(f, njit)
    assert len(plain_functions._KNOWN) == 2


def test_callees_that_are_compiled_again(monkeypatch):
    @njit
    def inner(x):
        return FACTOR * x

    def outer(x):
        return inner(x)

    assert ne.grad(outer)(1.0) == 2.0
    monkeypatch.setitem(globals(), "FACTOR", 3.0)
    inner.recompile()
    assert ne.vjp(outer, 1.0)[0] == ne.grad(outer)(1.0) == 3.0


def test_what_modules_offer(monkeypatch, compiled):
    def turn(x):
        return math.tau * np.sum(np.ones(2)) * x

    assert ne.grad(turn)(1.0) == 2.0 * math.tau == ne.grad(turn)(2.0)
    assert len(compiled) == 1
    monkeypatch.setattr(math, "tau", 7.0)
    assert ne.grad(turn)(1.0) == 14.0


def test_bounds_that_are_checked_from_now_on(monkeypatch):
    def third(x):
        return x[2]

    ne.grad(third)(np.ones(3))
    monkeypatch.setattr("numba.config.BOUNDSCHECK", 1)
    with pytest.raises(IndexError):
        ne.grad(third)(np.ones(2))


def test_what_numba_is_taught_later(monkeypatch):
    monkeypatch.setattr(math, "bessel", lambda x: x, raising=False)
    monkeypatch.setattr(math.bessel, "__module__", "math")

    def product(x):
        return math.bessel(x) * x

    with pytest.raises(TypingError):
        ne.grad(product)(1.0)
    overload(math.bessel)(lambda x: lambda x: 3.0 * x)
    assert ne.grad(product)(1.0) == 6.0
