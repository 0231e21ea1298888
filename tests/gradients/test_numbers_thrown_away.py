"""Both sides of a branch are computed where it became a select: what is thrown away may be NaN, its adjoint may not."""

import numpy as np
from numba import njit

import numba_enzyme as ne
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Returns

X = np.array([0.5, np.nan, -1.5, np.inf])


@njit
def sum_of_finite(x, s):
    total = 0.0
    for v in x:
        p = s * v * v * v
        total += p if abs(v) < 1e300 else 0.0
    return total


@njit
def running_product(x):
    return np.nancumprod(x)


@njit
def entropy_of_what_is_positive(x):
    return np.where(x > 0, x * np.log(x) * x, 3.0 * x)


@njit
def misfit_of_what_was_measured(measured, model):
    residual = (measured - model) * model
    squares = residual * residual
    return np.nansum(squares) + np.sum(squares[~np.isnan(residual)])


def test_cubes_of_what_is_finite():
    gradient = ne.grad(sum_of_finite, (0, 1))(X, 2.0)
    np.testing.assert_allclose(gradient[0], [1.5, 0.0, 13.5, 0.0])
    assert gradient[1] == 0.5**3 - 1.5**3


def test_product_of_numbers_among_nan():
    x = np.array([2.0, np.nan, 3.0])
    _, pullback = ne.vjp(running_product, x)
    np.testing.assert_allclose(pullback(np.ones(3))[0], [1 + 1 + 3, 0.0, 2.0])


def test_arrays_of_which_a_mask_takes_a_part():
    """What is thrown away went through memory first."""
    x = np.array([2.0, -1.0])
    _, pullback = ne.vjp(entropy_of_what_is_positive, x)
    np.testing.assert_allclose(pullback(np.ones(2))[0], [4.0 * np.log(2.0) + 2.0, 3.0])
    measured, model = np.array([1.0, np.nan, 0.5]), np.array([0.5, 2.0, 0.25])
    gradients = ne.grad(misfit_of_what_was_measured, (0, 1))(measured, model)
    residual = (measured - model) * model
    expected = [4 * residual * model, 4 * residual * (measured - 2 * model)]
    np.testing.assert_allclose(gradients, np.nan_to_num(expected))


IR = """
define double @f(double %x, double %s) {{
  %p = fmul {flags} double %x, %s
  %ok = fcmp ord double %x, 0.0
  %r = select i1 %ok, double %p, double %s
  ret double %r
}}
"""


def guards(flags: str) -> int:
    """How many products of the derivative ask whether their seed is zero."""
    request = GradientRequest("f", (Activity.ACTIVE, Activity.ACTIVE), returns=Returns.ACTIVE)
    text = differentiate(IR.format(flags=flags), request, tidy=False).text
    return text.count("fcmp oeq")


def test_no_guard_where_nan_is_ruled_out():
    assert guards("") == 2
    assert guards("nnan") == 0


@njit
def at_their_minimum(x, y):
    """Every cotangent on the way is zero where x is 1 and y is 0; no derivative of it is."""
    return np.log(x) ** 2 + (np.sqrt(x) - 1.0) ** 2 + (y / x) ** 2 + (np.hypot(y, x) - 1.0) ** 2 + (x**1.5 - 1.0) ** 2


@njit
def springs_at_rest(p):
    energy = 0.0
    for i in range(p.shape[0] - 1):
        d = p[i + 1] - p[i]
        energy += 0.5 * (np.sqrt(np.dot(d, d)) - 1.0) ** 2
    return energy


def test_a_zero_cotangent_has_a_derivative():
    expected = np.array([[2 + 0.5 + 2 + 4.5, 0.0], [0.0, 2.0]])
    hessian = ne.hessian(at_their_minimum, (0, 1))(1.0, 0.0)
    np.testing.assert_allclose(hessian, expected, atol=1e-12)
    np.testing.assert_allclose(ne.hvp(at_their_minimum, (1.0, 0.0), (1.0, 2.0)), expected @ [1.0, 2.0], atol=1e-12)


def test_stiffness_of_springs_at_rest():
    p = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]])
    stiffness = ne.hessian(springs_at_rest)(p).reshape(6, 6)
    expected = np.zeros((6, 6))
    for ends in ([0, 2], [3, 5]):  # along the spring, nothing across it
        expected[np.ix_(ends, ends)] = [[1.0, -1.0], [-1.0, 1.0]]
    np.testing.assert_allclose(stiffness, expected, atol=1e-12)
