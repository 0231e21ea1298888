"""Functions that carry no derivative on the user's word, and what can't have a rule."""

import re

import numpy as np
import pytest
from numba import njit, typeof

import numba_enzyme as ne
from numba_enzyme import EnzymeError, NotDifferentiable, custom_vjp, grad, inactive, jvp
from numba_enzyme.bridge.cpu.wrap import derivative_for
from numba_enzyme.request import Mode


@inactive
@njit
def scale_of(x):
    """A normalisation that is taken for a constant."""
    return np.abs(x).max(), x * 0.5


@inactive
def steps(x):
    if x > 100:
        raise ValueError("too far")
    return int(x * 10)


@njit
def loss(x):
    total = 0.0
    for i in range(x.size):
        scale, half = scale_of(x)
        total += x[i] * x[i] / scale + half[i] * x[0] + steps(x[i]) * x[i]
    return total


X = np.array([1.25, -2.5, 0.75])


def test_constants_at_every_order(no_leak):
    expected = 2 * X / 2.5 + np.array([12, -25, 7])
    expected[0] += (X * 0.5).sum()
    np.testing.assert_allclose(grad(loss)(X), expected, rtol=1e-14)
    out, tangent = jvp(loss, (X,), (np.ones(3),))
    np.testing.assert_allclose([out, tangent], [loss(X), expected.sum()], rtol=1e-14)

    @njit
    def steepness(x):
        return grad(loss)(x).sum()

    np.testing.assert_allclose(grad(steepness)(X), np.full(3, 2 / 2.5), rtol=1e-14)
    no_leak(lambda: (grad(loss)(X), grad(steepness)(X)))
    with pytest.raises(ValueError, match="too far"):
        grad(loss)(X * 100)


@inactive
@njit
def largest(x):
    return np.argmax(x)


@custom_vjp
@njit
def energy(x):
    return (x * x).sum()


energy.defvjp(lambda x: (energy(x), x), lambda x, cotangent: (2 * cotangent * x,))


@njit
def weighed_parts(x):
    for i in range(3):
        yield x[largest(x)] * (i + 1) + energy(x)


@njit
def sum_of_parts(x):
    total = 0.0
    for part in weighed_parts(x * 1.0):
        total += part * part
    return total


def test_in_a_generator():
    """There LLVM joins what releases the rule's handle and what releases the array: a shadow must not be the handle."""
    types = (typeof(X),)
    text = derivative_for(sum_of_parts, types, types, Mode.REVERSE).derivative.text
    handles = re.findall(r"(%\S+) = call ptr @ne\.rule\.\S+\.start", text)
    assert handles
    assert not any(handle + "," in line and ".d = phi" in line for handle in handles for line in text.splitlines())
    parts = X.max() * np.arange(1, 4) + (X * X).sum()
    expected = 2 * parts.sum() * 2 * X
    expected[X.argmax()] += 2 * (parts * np.arange(1, 4)).sum()
    for _ in range(100):
        np.testing.assert_allclose(grad(sum_of_parts)(X), expected, rtol=1e-13)


def test_an_existing_function_is_marked_in_place():
    @njit
    def noise(x):
        return x * x

    assert inactive(noise) is noise and inactive(noise) is noise and noise(3.0) == 9.0

    @njit
    def f(x):
        return x * noise(x)

    assert grad(f)(3.0) == 9.0


def test_after_use_it_is_too_late():
    @njit
    def square(x):
        return x * x

    assert grad(square)(3.0) == 6.0
    with pytest.raises(EnzymeError, match="already"):
        inactive(square)

    @custom_vjp
    def cube(x):
        return x**3

    cube.defvjp(lambda x: (x**3, x), lambda x, c: (3 * x * x * c,))
    assert grad(cube)(2.0) == 12.0
    with pytest.raises(EnzymeError, match="already"):
        cube.defvjp(lambda x: (x**3, x), lambda x, c: (c,))
    with pytest.raises(EnzymeError, match="rule of its own"):
        inactive(cube)


def refused(function, *arguments, text, error=EnzymeError):
    with pytest.raises(error) as refusal:
        grad(function)(*arguments)
    assert text in str(refusal.value), str(refusal.value)


def rule(primal, forward, backward):
    return custom_vjp(njit(primal)).defvjp(forward, backward)


def test_refusals():
    undefined = custom_vjp(lambda x: x * x)
    refused(undefined, 2.0, text="defvjp(forward, backward)")
    refused(rule(lambda x: x * x, lambda x: x * x, lambda r, c: (c,)), 2.0, text="must return (out, residuals)")
    refused(rule(lambda x: x * x, lambda x: (x * x, [x]), lambda r, c: (c,)), 2.0, text="keep numbers, strings, arrays")
    refused(rule(lambda x: x * x, lambda x: ((x, x), ()), lambda r, c: (c,)), 2.0, text="but out of its forward function is")
    refused(rule(lambda x, n: x * n, lambda x, n: (x * n, n), lambda n, c: (n * c,)), 2.0, 3, text="one entry per argument (2)")
    refused(rule(lambda x, n: x * n, lambda x, n: (x * n, n), lambda n, c: (n * c, c)), 2.0, 3, text="return None for it")
    refused(rule(lambda x: x.sum(), lambda x: (x.sum(), ()), lambda r, c: (c,)), X, text="as the gradient of array")
    shapes = rule(lambda x: x.sum(), lambda x: (x.sum(), ()), lambda r, c: (np.full(2, c),))
    refused(shapes, X, text="has not the shape of argument 0", error=ValueError)


@njit
def overwrite(x):
    x[0] = 2.0
    return x.sum()


def test_functions_that_write_to_their_arguments_are_refused():
    refused(rule(overwrite.py_func, lambda x: (overwrite(x), ()), lambda r, c: (np.full(3, c),)), X.copy(),
            text="writes to its argument 0")  # fmt: skip

    @inactive
    @njit
    def fill(x, n):
        x[:] = n
        return n

    @njit
    def caller(x):
        y = np.empty(3)
        return fill(y, 2.0) * x[0]

    refused(caller, X, text="fill has a rule, or is inactive, but it writes to its argument 0")


def test_a_mode_without_a_rule_is_refused():
    @custom_vjp
    def square(x):
        return x * x

    square.defvjp(lambda x: (x * x, x), lambda x, c: (2 * x * c,))
    with pytest.raises(Exception, match="defjvp") as refusal:
        jvp(square, (2.0,), (1.0,))
    assert "NE120" in str(refusal.value) and "`square` has a rule for reverse mode only" in str(refusal.value)

    @custom_vjp
    def cube(x):
        return x**3

    cube.defjvp(lambda primals, tangents: (primals[0] ** 3, 30 * primals[0] ** 2 * tangents[0]))
    assert jvp(cube, (2.0,), (1.0,)) == (8.0, 120.0)
    with pytest.raises(NotDifferentiable, match="defvjp"):
        grad(cube)(2.0)
    with pytest.raises(EnzymeError, match="takes a function"):
        ne.custom_vjp(3)
