"""SciPy's solvers with exact derivatives."""

import numpy as np
import pytest
from numba import njit
from scipy import sparse
from scipy.integrate import quad, solve_ivp
from scipy.optimize import least_squares, minimize, rosen, rosen_hess_prod

import numba_enzyme as ne


@ne.differentiate
def rosenbrock(x):
    total = 0.0
    for i in range(x.size - 1):
        total += 100.0 * (x[i + 1] - x[i] * x[i]) ** 2 + (1.0 - x[i]) ** 2
    return total


@ne.differentiate
def weighted_rosenbrock(x, weights, shift):
    total = 0.0
    for i in range(x.size - 1):
        total += weights[i] * (x[i + 1] - x[i] * x[i]) ** 2 + (shift - x[i]) ** 2
    return total


@ne.differentiate
def broyden(x, coupling):
    """Tridiagonal; beyond 2 the last equation feels the first unknown."""
    r = np.empty_like(x)
    for i in range(x.size):
        r[i] = (3.0 - 2.0 * x[i]) * x[i] + 1.0
        if i > 0:
            r[i] -= coupling * x[i - 1]
        if i < x.size - 1:
            r[i] -= 2.0 * x[i + 1]
    if x[0] > 2.0:
        r[-1] += x[0]
    return r


@njit
def brusselator(t, u, a, b):
    return np.array([a + u[0] * u[0] * u[1] - (b + 1.0) * u[0], b * u[0] - u[0] * u[0] * u[1]])


@ne.differentiate
def bump(x):
    return np.exp(-x * x) * np.sin(3.0 * x)


@njit
def plane_wave(x, k):
    return np.sin(k * x)


def test_minimize():
    x0 = np.array([-1.2, 1.0, 0.5])
    assert rosenbrock(x0) == pytest.approx(rosen(x0))
    found = minimize(rosenbrock.value_and_grad, x0, jac=True, method="BFGS")
    assert found.success and np.allclose(found.x, 1.0, atol=1e-4)
    direction = np.array([0.3, -1.0, 2.0])
    assert np.allclose(ne.scipy.hessp(rosenbrock)(x0, direction), rosen_hess_prod(x0, direction), rtol=1e-13)
    found = minimize(weighted_rosenbrock, x0, args=(np.full(2, 100.0), 1.0), method="trust-ncg", jac=weighted_rosenbrock.grad,
                     hessp=ne.scipy.hessp(weighted_rosenbrock))  # fmt: skip
    assert found.success and np.allclose(found.x, 1.0, atol=1e-5)


def test_least_squares_dense_and_sparse():
    jacobian = ne.scipy.sparse_jacobian(broyden)
    x0 = np.full(60, -1.0)
    dense = least_squares(broyden, x0, jac=ne.jacfwd(broyden), args=(1.0,))
    thin = least_squares(broyden, x0, jac=jacobian, args=(1.0,), tr_solver="lsmr")
    assert max(dense.cost, thin.cost) < 1e-15 and np.allclose(dense.x, thin.x, atol=1e-7)
    assert jacobian.pattern.nnz == 3 * 60 - 2 and jacobian.sweeps == 3 + 1
    x = np.linspace(-1.0, 1.0, 60)
    assert sparse.issparse(jacobian(x, 0.5)) and np.array_equal(jacobian(x, 0.5).toarray(), ne.jacfwd(broyden)(x, 0.5))


def test_a_pattern_that_was_too_small_grows():
    jacobian = ne.scipy.sparse_jacobian(broyden)
    x = np.linspace(-1.0, 1.0, 12)
    assert jacobian(x, 1.0)[-1, 0] == 0.0
    x[0] = 3.0
    assert np.array_equal(jacobian(x, 1.0).toarray(), ne.jacfwd(broyden)(x, 1.0)) and jacobian.pattern[-1, 0]
    told = ne.scipy.sparse_jacobian(broyden, sparsity=sparse.diags([1, 1, 1], [-1, 0, 1], shape=(12, 12)))
    assert np.array_equal(told(x, 1.0).toarray(), ne.jacfwd(broyden)(x, 1.0)), "a pattern that is wrong is found out, too"


def test_solve_ivp():
    options = {"t_span": (0.0, 8.0), "y0": np.array([1.0, 3.1]), "args": (1.0, 3.0), "method": "Radau", "rtol": 1e-8}
    exact = solve_ivp(brusselator, jac=ne.jacfwd(brusselator, 1), **options)
    assert exact.success and np.allclose(exact.y[:, -1], solve_ivp(brusselator, **options).y[:, -1], rtol=1e-5)
    thin = solve_ivp(brusselator, jac=ne.scipy.sparse_jacobian(brusselator, 1), **options)
    assert np.allclose(thin.y[:, -1], exact.y[:, -1], rtol=1e-8)


def test_low_level_callables():
    value, _ = quad(ne.scipy.low_level_callable(bump.grad), 0.0, 1.5)
    assert value == pytest.approx(bump(1.5) - bump(0.0), rel=1e-10)
    slope = ne.scipy.low_level_callable(ne.grad(plane_wave, 1))  # x cos(k x)
    value, _ = quad(slope, 0.0, 2.0, args=(1.5,))
    assert value == pytest.approx(2.0 * np.sin(3.0) / 1.5 + (np.cos(3.0) - 1.0) / 1.5**2, rel=1e-10)


def test_what_is_refused():
    with pytest.raises(ne.EnzymeError, match="needs a vector of floats as argument 0"):
        ne.scipy.sparse_jacobian(broyden)([1.0, 2.0], 1.0)
    with pytest.raises(ne.EnzymeError, match="must return a vector"):
        ne.scipy.sparse_jacobian(rosenbrock)(np.ones(3))
    jacobian = ne.scipy.sparse_jacobian(broyden)
    jacobian(np.ones(4), 1.0)
    with pytest.raises(ne.EnzymeError, match="4 columns, the vector 5 elements"):
        jacobian(np.ones(5), 1.0)
