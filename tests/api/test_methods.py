"""Derivatives of bound methods: closed forms."""

from typing import NamedTuple

import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass

import numba_enzyme as ne


@jitclass([("a", types.float64), ("v", types.float64[:])])
class Model:
    def __init__(self, a, v):
        self.a = a
        self.v = v

    def cubic(self, x):
        return self.a * x**3 + self.v[0] * x

    def remember(self, x, y):
        self.a = self.a * x
        return self.a * y**2


class Parabola(NamedTuple):
    k: float

    @ne.differentiate
    def at(self, x):
        """k times x squared."""
        return self.k * x**2


class Plain:
    @ne.differentiate
    def at(self, x):
        return x * x


def test_methods_of_a_jitclass():
    m = Model(2.0, np.array([3.0]))
    assert ne.grad(m.cubic)(1.5) == 16.5 and ne.value_and_grad(m.cubic)(1.5) == (11.25, 16.5)
    assert ne.jvp(m.cubic, (1.5,), (2.0,)) == (11.25, 33.0)
    value, pullback = ne.vjp(m.cubic, 1.5)
    assert value == 11.25 and pullback(2.0) == (33.0,)
    assert ne.autodiff(m.cubic, 1.5) == (16.5,) and ne.autodiff(m.cubic, 1.5, with_primal=True) == (11.25, (16.5,))
    assert ne.autodiff(m.cubic, ne.Duplicated(1.5, 1.0), mode=ne.Forward) == 16.5
    assert ne.grad(m.remember, argnums=(0, 1))(1.5, 0.5) == (0.5, 3.0) and m.a == 3.0
    m.a = 2.0
    assert ne.jvp(m.remember, (1.5, 0.5), (1.0, 0.0)) == (0.75, 0.5) and m.a == 3.0


@pytest.mark.slow
def test_second_derivatives_of_methods():
    m = Model(2.0, np.array([3.0]))
    assert ne.grad(ne.grad(m.cubic))(1.5) == ne.hessian(m.cubic)(1.5) == ne.hvp(m.cubic, (1.5,), (1.0,)) == 18.0


def test_methods_of_a_plain_class():
    p = Parabola(2.0)
    assert p.at(3.0) == Parabola.at(p, 3.0) == 18.0 and p.at.__doc__ == "k times x squared."
    assert p.at.grad(3.0) == ne.grad(p.at)(3.0) == 12.0 and p.at.value_and_grad(3.0) == (18.0, 12.0)
    assert p.at.jvp((3.0,), (1.0,)) == (18.0, 12.0) and p.at.vjp(3.0)[1](1.0) == (12.0,)
    assert Parabola.at.grad(p, 3.0) == (9.0,)  # by self


def test_a_self_that_numba_does_not_compile():
    for call in (lambda: Plain().at(1.0), lambda: Plain().at.grad(1.0), lambda: Plain().at.jvp((1.0,), (1.0,))):
        with pytest.raises(ne.EnzymeError) as refusal:
            call()
        text = str(refusal.value)
        assert text.startswith("Plain.at is called with a Plain as self, which Numba does not compile: make Plain a @jitclass")
        assert "\n" not in text


def test_a_method_inside_njit():
    @njit
    def inside(m, x):
        return ne.grad(m.cubic)(x)

    with pytest.raises(Exception, match=r"def f\(m, x\): return m.cubic\(x\), and grad\(f, argnums=1\)"):
        inside(Model(2.0, np.array([3.0])), 1.5)


@jitclass([("k", types.float64)])
class Shape:
    def __init__(self, k):
        self.k = k

    @property
    def double(self):
        return 2.0 * self.k

    @staticmethod
    def power(x, n=2.0):
        return 3.0 * x**n

    def times(self, x, n=2.0):
        return self.k * x**n


def test_a_static_method_of_an_instance():
    shape = Shape(3.0)
    assert ne.grad(shape.power)(2.0) == 12.0 == ne.grad(Shape.power)(2.0)
    assert ne.grad(shape.power, argnames="n")(1.0, n=2.0) == 0.0


def test_differentiate_of_a_bound_method():
    times = ne.differentiate(Shape(3.0).times)
    assert (times(2.0), times.grad(2.0), times.hessian(2.0), times.jvp((2.0,), (1.0,))) == (12.0, 12.0, 6.0, (12.0, 12.0))


def test_a_property_says_what_to_pass():
    with pytest.raises(ne.EnzymeError, match=r"a property: pass a function that reads it, `lambda m: m\.double`"):
        ne.grad(Shape.double)(Shape(1.0))
    assert ne.grad(lambda m: m.double)(Shape(1.0)).k == 2.0
