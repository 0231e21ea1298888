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


def transport():
    """pynndescent: the Kantorovich distance of two histograms by the network simplex, by the first of them."""
    from pynndescent.distances import kantorovich

    @njit
    def loss(x, y, cost):
        return kantorovich(x, y, cost)

    places = np.arange(6.0)
    random = np.random.default_rng(6)
    return loss, random.random(6) + 0.2, random.random(6) + 0.2, np.abs(places[:, None] - 1.1 * places) ** 1.5


def boson_sampling():
    """thewalrus: minus the logarithm of the probability that six squeezed modes give a photon each, by the squeezing."""
    from thewalrus._hafnian import _calc_hafnian

    @njit
    def loss(squeezing, interferometer, repeats):
        matrix = (interferometer * np.tanh(squeezing)) @ interferometer.T
        amplitude = _calc_hafnian(matrix.astype(np.complex128), repeats, True)
        return np.log(np.cosh(squeezing)).sum() - np.log((amplitude * amplitude.conjugate()).real)

    random = np.random.default_rng(7)
    return loss, random.normal(size=6), np.linalg.qr(random.normal(size=(6, 6)))[0], np.ones(3, dtype=np.int64)


def tank():
    """fluids: the level of a tank that drains through a pipe for twelve steps, by diameter, length, roughness and level."""
    from fluids import numba as fluids

    friction, reynolds = fluids.Clamond, fluids.Reynolds

    @njit
    def loss(p):
        diameter, length, roughness, level = p[0], 100.0 * p[1], 1e-3 * p[2], 5.0 * p[3]
        speed = 1.0
        for _ in range(12):
            factor = friction(reynolds(speed, diameter, 998.0, 1e-3), roughness / diameter, False)
            speed = np.sqrt(2.0 * 9.81 * level / (1.5 + factor * length / diameter))
            level -= 2.0 * speed * diameter**2
        return level

    return loss, np.array([0.2, 0.5, 0.3, 0.9])


def gravity_survey():
    """choclo: the misfit of the gravity of three prisms at five stations, by their densities and depths."""
    from choclo.prism import gravity_u

    @njit
    def loss(model, stations, observed):
        total = 0.0
        for i in range(stations.size):
            field = 0.0
            for k in range(model.shape[0]):
                west, top = 200.0 * k - 300.0, -1e3 * model[k, 1]
                field += gravity_u(stations[i], 10.0, 5.0, west, west + 200.0, -100.0, 100.0, top - 150.0, top, 1e3 * model[k, 0])
            total += (1e5 * field - observed[i]) ** 2
        return total

    model = np.array([[0.3, 0.11], [-0.2, 0.18], [0.5, 0.25]])
    return loss, model, np.linspace(-400.0, 400.0, 5), np.array([0.1, -0.2, 0.3, -0.1, -0.4])


def electromagnetic_smoother():
    """emg3d: four sweeps of Gauss and Seidel for Maxwell's equations, complex, by the conductivity of the cells."""
    from emg3d.core import gauss_seidel

    @njit
    def loss(conductivity, source, h):
        n = h.size
        eta = 0.3j * conductivity
        zeta = np.ones((n, n, n))
        ex, ey = np.zeros((n, n + 1, n + 1), dtype=np.complex128), np.zeros((n + 1, n, n + 1), dtype=np.complex128)
        ez = np.zeros((n + 1, n + 1, n), dtype=np.complex128)
        gauss_seidel(ex, ey, ez, source, np.zeros_like(ey), np.zeros_like(ez), eta, 1.1 * eta, 0.8 * eta, zeta, h, h, h, 4)
        return (np.abs(ex) ** 2).sum() + (np.abs(ey) ** 2).sum() + (np.abs(ez) ** 2).sum()

    source = np.zeros((3, 4, 4), dtype=np.complex128)
    source[1, 1, 2] = 1.0
    return loss, 0.5 + np.random.default_rng(8).random((3, 3, 3)), source, np.array([0.8, 1.0, 1.3])


def love_wave():
    """disba: the speed of a Love wave in three layers, a root of the period equation, by the speeds and the thicknesses."""
    from disba._cps._surf96 import dltar1

    @njit
    def residual(speed, model):
        return dltar1(2.0 / speed, 2.0, model[0], model[1], model[1], np.array([1.8, 2.2, 2.6]), -1)

    @njit
    def solve(model):
        low, high = model[1, 0] * 1.001, model[1, 2] * 0.999
        sign = residual(low, model)
        for _ in range(60):
            middle = 0.5 * (low + high)
            if (residual(middle, model) > 0.0) == (sign > 0.0):
                low = middle
            else:
                high = middle
        return 0.5 * (low + high)

    return ne.implicit(residual, solve), np.array([[1.2, 2.1, 1.0], [1.5, 2.4, 3.6]])


def motif():
    """stumpy: distances of a pattern to the parts of a series, normalised, and the least of them, softly, by the series."""
    from stumpy.core import _mass, _sliding_dot_product

    @njit
    def loss(series, pattern):
        size, count = pattern.size, series.size - pattern.size + 1
        mean, deviation = np.empty(count), np.empty(count)
        for i in range(count):
            mean[i], deviation[i] = series[i:i + size].mean(), series[i:i + size].std()
        products, constant = _sliding_dot_product(pattern, series), np.zeros(count, dtype=np.bool_)
        profile = _mass(pattern, series, products, pattern.mean(), pattern.std(), mean, deviation, False, constant)
        return -np.log(np.exp(-profile).sum())

    random = np.random.default_rng(9)
    return loss, random.normal(size=24), random.normal(size=5)


def spline_fit():
    """interpolation: residuals of a natural cubic spline through eight values, by the values."""
    from interpolation.splines.eval_cubic_numba import vec_eval_cubic_spline_1
    from interpolation.splines.filter_cubic import filter_coeffs_1d

    @njit
    def loss(values, points, targets):
        low, high, orders = np.array([0.0]), np.array([1.0]), np.array([values.size])
        coefficients = filter_coeffs_1d(np.array([values.size - 1.0]), values)
        found = np.empty(points.shape[0])
        vec_eval_cubic_spline_1(low, high, orders, coefficients, points, found)
        return ((found - targets) ** 2).sum()

    random = np.random.default_rng(10)
    return loss, random.random(8), random.random((12, 1)), random.random(12)


def attitude():
    """quaternionic: the attitude of a body after ten steps of its angular velocity, by moments of inertia and velocity."""
    import quaternionic

    exponential, product = quaternionic.algebra_ufuncs.exp, quaternionic.algebra_ufuncs.multiply

    @njit
    def loss(p):
        inertia, rate = p[0], p[1].copy()
        turned, step, half = np.array([1.0, 0.0, 0.0, 0.0]), np.empty(4), np.zeros(4)
        for _ in range(10):
            rate += 0.1 * np.cross(inertia * rate, rate) / inertia
            half[1:] = 0.05 * rate
            exponential(half, step)
            product(turned.copy(), step, turned)
        return turned[1] + 2.0 * turned[2] - turned[3]

    return loss, np.array([[1.0, 1.4, 2.1], [0.7, -0.4, 0.9]])


def registration():
    """numba-quaternion: the misfit of points that a quaternion turns, by the quaternion, two numbers of a complex type."""
    from numba_quaternion import float_to_complex, quat_to_rotation_matrix

    @njit
    def loss(quaternion, points, targets):
        rotation = quat_to_rotation_matrix(float_to_complex(quaternion.reshape(1, 4)))[0]
        return ((points @ rotation - targets) ** 2).sum()

    random = np.random.default_rng(11)
    return loss, np.array([0.9, 0.2, -0.3, 0.4]), random.normal(size=(6, 3)), random.normal(size=(6, 3))


def trading():
    """ta-numba: what a strategy earns that follows two indicators, by the prices."""
    from ta_numba.trend import macd_numba
    from ta_numba.volatility import keltner_channel_numba

    @njit
    def loss(close):
        _, _, trend = macd_numba(close, 3, 6, 4)
        upper, _, lower = keltner_channel_numba(close + 0.3, close - 0.2, close, 4, 3)
        earned = 0.0
        for i in range(9, close.size - 1):
            earned += np.tanh(trend[i] / (upper[i] - lower[i])) * (close[i + 1] / close[i] - 1.0)
        return 100.0 * earned

    return loss, 20.0 + np.cumsum(np.random.default_rng(12).normal(size=30))


def barycentre():
    """tslearn: the sum of soft time-warping distances of a series to two others."""
    from tslearn.metrics.soft_dtw_fast import _njit_soft_dtw

    @njit
    def loss(centre, first, second):
        total = 0.0
        for other in (first, second):
            costs = (centre.reshape(-1, 1) - other) ** 2
            table = np.zeros((centre.size + 2, other.size + 2))
            _njit_soft_dtw(costs, table, 0.7)
            total += table[centre.size, other.size]
        return total

    random = np.random.default_rng(13)
    return loss, random.normal(size=7), random.normal(size=9), random.normal(size=9)


PROGRAMS = {
    "py-pde, expressions": pde_of_expressions,
    "py-pde, AllenCahnPDE": allen_cahn,
    "CyRK, nbsolve_ivp": adaptive_integration,
    "numba-kdtree, inactive query": nearest_points,
    "quantecon, linprog_simplex": linear_program,
    "quantecon, gth_solve": stationary_distribution,
    "arch, GARCH": volatility,
    "pynndescent, kantorovich": transport,
    "thewalrus, hafnian": boson_sampling,
    "fluids, friction factor": tank,
    "choclo, gravity of prisms": gravity_survey,
    "emg3d, gauss_seidel": electromagnetic_smoother,
    "disba, Love wave": love_wave,
    "stumpy, distance profile": motif,
    "interpolation, cubic spline": spline_fit,
    "quaternionic, attitude": attitude,
    "numba-quaternion, registration": registration,
    "ta-numba, strategy": trading,
    "tslearn, soft time warping": barycentre,
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
