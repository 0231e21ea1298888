"""Derivatives with respect to complex numbers are JAX's: against answers that JAX has given (see jax_complex.py)."""

import json

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .jax_complex import ANSWERS, DIRECTIONS, FAMILIES, HOLOMORPHIC, POINT, names, packed, seed

JAX = json.loads(ANSWERS.read_text(encoding="utf-8"))


def compiled(expressions, parameters):
    """One function that returns the values of all expressions."""
    body = "".join(f"        {expression},\n" for expression in expressions)
    namespace = {"np": np}
    exec(f"def together({', '.join(parameters)}):\n    return (\n{body}    )\n", namespace)
    return njit(namespace["together"])


def zero(value):
    return np.zeros_like(value) if isinstance(value, np.ndarray) else type(value)(0)


def close(found, expected, what):
    found, expected = np.array(packed(found)), np.array(expected)
    assert found.shape == expected.shape, f"{what}: {found} instead of {expected}"
    np.testing.assert_allclose(found, expected, rtol=0, atol=2e-12 * max(1.0, np.abs(expected).max()), err_msg=what)


SLOW = [pytest.param(family, marks=pytest.mark.slow) for family in ("arrays", "matrices")]


@pytest.mark.parametrize("family", ["real", "complex", "products", *SLOW])
def test_products_with_the_jacobian(family):
    expressions = FAMILIES[family]
    parameters = [name for name in POINT if any(name in names(e) for e in expressions)]
    function = compiled(expressions, parameters)
    point = [POINT[name] for name in parameters]
    values, pullback = ne.vjp(function, *point)
    moved = ne.jvp(function, tuple(point), tuple(DIRECTIONS[name] for name in parameters))[1]
    for index, expression in enumerate(expressions):
        answer = JAX[expression]
        close(values[index], answer["value"], expression)
        close(moved[index], answer["jvp"], f"jvp of {expression}")
        cotangent = tuple(seed(v) if i == index else zero(v) for i, v in enumerate(values))
        pulled = dict(zip(parameters, pullback(cotangent), strict=True))
        for name, expected in zip(names(expression), answer["vjp"], strict=True):
            close(pulled[name], expected, f"{expression} by {name}")


@pytest.mark.parametrize("expression", HOLOMORPHIC)
def test_holomorphic_derivatives(expression):
    function, answer = njit(eval(f"lambda z: {expression}", {"np": np})), JAX[expression]
    gradient = ne.grad(function, holomorphic=True)
    close(gradient(POINT["z"]), answer["grad"], expression)
    close(ne.grad(gradient, holomorphic=True)(POINT["z"]), answer["second"], expression)
    close(ne.jacrev(function, holomorphic=True)(POINT["a"] + 1), answer["jacrev"], expression)


def test_every_expression_has_its_answer():
    expressions = [*HOLOMORPHIC, *(e for family in FAMILIES.values() for e in family)]
    assert set(JAX) - {"jax version"} == set(expressions)
