"""Arrays written as nested lists: made without the lists, which others than `np.array` still get."""

import math

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

X = np.array([0.3, 0.7])


def rotations(x):
    c, s = math.cos(x[0]), math.sin(x[1])
    total = 0.0
    for turned in (np.array([[c, -s, 1], [s, c, 0.5]]), np.array([[[c, 2], [3, s]], [[s * s, c], [c, c]]]).reshape(2, 4)):
        for element in turned.flat:
            total = 0.7 * total + element * element
    for element in np.array([[1j * c, s + 0j], [s * 1j, c * c + 0j]]).flat:
        total += 0.7 * total * (element * element).real + (element**3).imag
    return total


def with_a_known_list(x):
    row = [x[0], x[1]]
    rows = [row, [x[1], x[0] * x[1]]]
    made = np.array(rows)
    row[0] = 5.0
    return made[0, 0] * row[0] + made[1, 1] + row[1] * made[0, 1] + np.array([row, row])[1, 1] ** 3


def rounded(x):
    made = np.array([[x[0], x[1]], [x[1] * x[0], 3]], np.float32)
    return made[0, 0] * np.float64(made[1, 0]) + made[1, 1] * made[0, 1]


@pytest.mark.parametrize("function", [rotations, with_a_known_list])
def test_gradients_are_those_of_python(function):
    compiled, step = njit(function), 1e-6
    differences = [(function(X + step * e) - function(X - step * e)) / (2 * step) for e in np.eye(2)]
    value, gradient = ne.value_and_grad(compiled)(X)
    assert value == compiled(X)
    assert np.allclose(gradient, differences, rtol=1e-8)
    assert np.allclose([ne.jvp(compiled, (X,), (e,))[1] for e in np.eye(2)], gradient, rtol=1e-13)


def test_other_types_of_elements():
    """d/dx of x0 (x1 x0) + 3 x1."""
    assert np.allclose(ne.grad(njit(rounded))(X), [2 * X[0] * X[1], X[0] ** 2 + 3], rtol=1e-6)


def test_no_lists_are_made():
    """Those have destructors, the array has none."""
    made = ne.differentiate(rotations)
    made.grad(X)
    assert "NRT_MemInfo_alloc_dtor" not in made.inspect_gradient(view="ir")
