"""Public libraries for Numba, imported and not rewritten: gradients and tangents against differences.

    pip install -e '.[test,libraries]' && python -m pytest -m libraries tests/libraries

One line of ``PROGRAMS`` for each: its name, and a function that builds it, which returns a function and arguments, the first of
which is an array.
"""

import warnings

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

pytestmark = pytest.mark.libraries
STEP = 1e-3
WEIGHTS = ((1, 8.0), (-1, -8.0), (2, -1.0), (-2, 1.0))  # central differences of fourth order, over 12 steps


def pde_of_expressions():
    """py-pde: the compiled right-hand side of a reaction-diffusion equation."""
    import pde

    state = pde.ScalarField.random_uniform(pde.UnitGrid([8]), 0.1, 1.0, rng=np.random.default_rng(0))
    rate = pde.PDE({"c": "laplace(c) - c**3 + k*c"}, consts={"k": 0.5}).make_pde_rhs(state, backend="numba")

    @njit
    def loss(y):
        return (rate(y, 0.0) ** 2).sum()

    return loss, state.data.copy()


def allen_cahn():
    """py-pde: a predefined equation on two axes, one of them periodic; five explicit steps."""
    import pde

    grid = pde.CartesianGrid([[0, 3], [0, 2]], [3, 4], periodic=[True, False])
    state = pde.ScalarField.random_uniform(grid, 0.1, 1.0, rng=np.random.default_rng(1))
    rate = pde.AllenCahnPDE().make_pde_rhs(state, backend="numba")

    @njit
    def loss(y):
        for i in range(5):
            y = y + 0.01 * rate(y, i * 0.01)
        return (y**2).sum()

    return loss, state.data.copy()


def adaptive_integration():
    """CyRK: predator and prey, integrated with steps of adaptive size, which differences see as constant up to their error."""
    from CyRK import nbsolve_ivp

    @njit
    def rate(t, y):
        d = np.empty_like(y)
        d[0] = (1.0 - 0.01 * y[1]) * y[0]
        d[1] = (0.02 * y[0] - 1.0) * y[1]
        return d

    @njit
    def loss(y):
        solution = nbsolve_ivp(rate, (0.0, 2.0), y, rk_method=1, rtol=1e-10, atol=1e-12, warnings=False)
        return solution.y[0, -1]

    return loss, np.array([20.0, 20.0])


def nearest_points():
    """numba-kdtree: distances to the nearest points, whose search is inactive."""
    import numba_kdtree

    data = np.random.default_rng(0).random((50, 3))
    tree = numba_kdtree.KDTree(data, leafsize=8)
    search = ne.inactive(njit(lambda tree, x: tree.query(x, k=3)[1]))

    @njit
    def loss(x, tree, data):
        found = search(tree, x)
        total = 0.0
        for row in range(x.shape[0]):
            for k in range(3):
                for j in range(3):
                    total += (x[row, j] - data[found[row, k], j]) ** 2
        return total

    return loss, np.random.default_rng(2).random((1, 3)), tree, data


def likelihood(name, point, *, order=None):
    """numba-stats: minus the logarithm of a likelihood by the parameters of one distribution."""
    def program():
        from importlib import import_module

        logpdf = import_module(f"numba_stats.{name}").logpdf
        sample = np.random.default_rng(3).normal(0.2, 1.1, 40)
        places = order or tuple(range(len(point)))
        loss = _of_parameters(logpdf, sample, len(point), places)
        return loss, np.array(point)

    return program


def _of_parameters(logpdf, sample, count, places):
    if count == 2:
        a, b = places
        return njit(lambda p: -logpdf(sample, p[a], p[b]).sum())
    a, b, c, d = places
    return njit(lambda p: -logpdf(sample, p[a], p[b], p[c], p[d]).sum())


def linear_program():
    """quantecon: the solution of a linear program by the simplex method, by its right-hand side."""
    from quantecon.optimize import linprog_simplex

    @njit
    def loss(b, c, A):
        solved = linprog_simplex(c, A_ub=A, b_ub=b)
        return (solved.x**3).sum() + solved.fun

    return loss, np.array([10.0, 2.0, 6.0]), np.array([4.0, 3.0]), np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 3.2]])


def stationary_distribution():
    """quantecon: the stationary distribution of a Markov chain by its transition matrix."""
    from quantecon.markov.gth_solve import _gth_solve_jit

    @njit
    def loss(matrix):
        found = np.zeros(matrix.shape[0])
        _gth_solve_jit(matrix.copy(), found)
        return (found**2).sum()

    matrix = np.random.default_rng(4).random((5, 5)) + 0.1
    return loss, matrix / matrix.sum(axis=1, keepdims=True)


def volatility():
    """arch: minus the logarithm of the likelihood of a GARCH model by its parameters."""
    from arch.univariate.recursions_python import garch_recursion

    @njit
    def loss(parameters, residuals, bounds):
        variance = np.zeros(residuals.size)
        garch_recursion(parameters, residuals**2, np.sign(residuals), variance, 1, 1, 1, residuals.size, 0.5, bounds)
        return (np.log(variance) + residuals**2 / variance).sum()

    bounds = np.tile([1e-6, 1e6], (30, 1))
    return loss, np.array([0.05, 0.1, 0.05, 0.8]), np.random.default_rng(5).normal(size=30), bounds


PROGRAMS = {
    "py-pde, expressions": pde_of_expressions,
    "py-pde, AllenCahnPDE": allen_cahn,
    "CyRK, nbsolve_ivp": adaptive_integration,
    "numba-kdtree, inactive query": nearest_points,
    "quantecon, linprog_simplex": linear_program,
    "quantecon, gth_solve": stationary_distribution,
    "arch, GARCH": volatility,
    "numba-stats, norm": likelihood("norm", (0.1, 1.2)),
    "numba-stats, truncnorm": likelihood("truncnorm", (-5.0, 6.0, 0.1, 1.2)),
    "numba-stats, crystalball": likelihood("crystalball", (1.5, 2.5, 0.1, 1.2)),
}


def differences(f, x, *rest):
    found = np.zeros_like(x)
    for index in np.ndindex(x.shape):
        for steps, weight in WEIGHTS:
            moved = x.copy()
            moved[index] += steps * STEP
            found[index] += weight * f(moved, *rest)
    return found / (12 * STEP)


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_gradient_of_a_program(program):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the libraries' own
        f, x, *rest = program()
        value = f(x.copy(), *rest)
        found, gradient = ne.value_and_grad(f)(x.copy(), *rest)
        expected = differences(f, x, *rest)
        direction = np.cos(np.arange(x.size)).reshape(x.shape)
        constants = (np.zeros_like(a) if isinstance(a, np.ndarray) else None for a in rest)
        tangent = ne.jvp(f, (x.copy(), *rest), (direction, *constants))[1]
    assert found == pytest.approx(value, rel=1e-14)
    np.testing.assert_allclose(gradient, expected, rtol=1e-7, atol=1e-8)
    assert tangent == pytest.approx(np.sum(direction * gradient), rel=1e-10)
