"""Array functions where Numba branches on values: at nodes, ends, exact jumps, zero coefficients, and orders of norms.

The judges are JAX, closed forms and mpmath; both modes, and a second derivative where the formula has one.
"""

import jax
import jax.numpy as jnp
import mpmath
import numpy as np
import pytest
from numba import njit
from numpy.polynomial.polynomial import polyadd, polydiv, polymul

import numba_enzyme as ne

jax.config.update("jax_enable_x64", True)
RANDOM = np.random.default_rng(5)


def jacobians(f, *args):
    """Of all floating arguments, output axes first, by pullbacks; checked against the forward mode along one direction."""
    value, pullback = ne.vjp(f, *args)
    rows = []
    for i in range(np.size(value)):
        seed = np.zeros(np.shape(value))
        seed[np.unravel_index(i, seed.shape)] = 1.0
        rows.append(pullback(seed if seed.shape else 1.0))
    direction = tuple(RANDOM.normal(size=np.shape(a)) if np.shape(a) else float(RANDOM.normal()) for a in args)
    same, moved = ne.jvp(f, args, direction)
    assert np.array_equal(value, same) and np.array_equal(value, f(*args))
    along = [sum(np.sum(g * d) for g, d in zip(row, direction, strict=True)) for row in rows]
    np.testing.assert_allclose(np.ravel(moved), along, rtol=1e-12, atol=1e-12)
    return [np.array([row[k] for row in rows]) for k in range(len(args))]


@njit
def interpolated(x, xp, fp):
    return np.interp(x, xp, fp)


@njit
def weighed(x, xp, fp, w):
    return np.sum(np.sin(np.interp(x, xp, fp)) * w)


@pytest.mark.parametrize("x", [np.array([0.0, 0.5, 1.0, 2.0, 3.5]), np.array([2.0, 3.5, -1.0, 4.0, 0.0, 1.0]), np.array([3.5])])
def test_interpolation_at_nodes(x):
    xp, fp = np.array([0.0, 1.0, 2.0, 3.5]), np.array([1.0, 3.0, 5.0, -0.5])
    found = jacobians(interpolated, x, xp, fp)
    for got, wanted in zip(found, jax.jacobian(jnp.interp, (0, 1, 2))(x, xp, fp), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-13, atol=1e-13)


def test_second_derivative_of_interpolation_at_nodes():
    x, xp, fp, w = np.array([0.0, 1.0, 2.0]), np.array([0.0, 1.0, 2.0]), np.array([1.0, 3.0, 4.0]), np.array([1.0, -2.0, 0.5])
    directions = tuple(RANDOM.normal(size=3) for _ in range(4))

    def theirs(*args):
        return jnp.sum(jnp.sin(jnp.interp(*args[:3])) * args[3])

    wanted = jax.jvp(jax.grad(theirs, (0, 1, 2, 3)), (x, xp, fp, w), directions)[1]
    for got, want in zip(ne.hvp(weighed, (x, xp, fp, w), directions), wanted, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-12, atol=1e-12)


def test_interpolation_without_a_slope():
    """One node; nodes that coincide; and heights without end, where the values stay those of Numba."""
    assert [g.tolist() for g in jacobians(interpolated, np.array([0.5, 2.0]), np.array([1.0]), np.array([4.0]))] == [
        [[0, 0], [0, 0]], [[0], [0]], [[1], [1]]]  # fmt: skip
    by_x, by_nodes, by_heights = jacobians(interpolated, np.array([1.0]), np.array([0.0, 1.0, 1.0]), np.array([1.0, 2.0, 5.0]))
    assert by_x == 0 and not by_nodes.any() and by_heights.tolist() == [[0, 0, 1]]
    assert interpolated(np.array([1.0]), np.array([0.0, 1.0, 2.0]), np.array([0.0, 1.0, np.inf])) == 1.0
    value, _ = ne.vjp(interpolated, np.array([1.0]), np.array([0.0, 1.0, 2.0]), np.array([0.0, 1.0, np.inf]))
    assert value == 1.0


@njit
def complex_heights(x, xp, re, im):
    r = np.interp(x, xp, re + 1j * im)
    return r.real + 3.0 * r.imag


@pytest.mark.slow
def test_complex_heights_at_nodes():
    x, xp = np.array([0.0, 1.0, 1.5, 2.0]), np.array([0.0, 1.0, 2.0])
    re, im = np.array([1.0, 3.0, 2.0]), np.array([0.5, -1.0, 4.0])

    def theirs(x, xp, re, im):
        return jnp.interp(x, xp, re) + 3.0 * jnp.interp(x, xp, im)

    found = jacobians(complex_heights, x, xp, re, im)
    for got, wanted in zip(found, jax.jacobian(theirs, (0, 1, 2, 3))(x, xp, re, im), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-13, atol=1e-13)


@njit
def unwrapped(p, period):
    return np.unwrap(p, period=period)


@pytest.mark.slow
def test_unwrapped_phases_are_phases_and_whole_periods():
    """A jump of exactly half a period, upwards and downwards, of three halves, and ordinary ones."""
    period = 4.0
    p = np.array([0.0, 2.0, 0.0, 6.0, 3.5, 0.1])
    by_phases, by_period = jacobians(unwrapped, p, period)
    np.testing.assert_allclose(by_phases, np.eye(6), atol=1e-14)
    np.testing.assert_allclose(by_period, np.rint((unwrapped(p, period) - p) / period), atol=1e-14)
    assert by_period.any()


@njit
def quantiles(a, q):
    return np.quantile(a, q)


def test_quantiles_by_their_place():
    a, q = np.array([3.0, -1.0, 2.0, 7.0, 4.0]), np.array([0.0, 0.1, 0.25, 1.0])
    by_numbers, by_place = jacobians(quantiles, a, q)
    np.testing.assert_allclose(np.diag(by_place), 4 * np.array([3.0, 3.0, 1.0, 3.0]), rtol=1e-12)
    assert by_numbers[0].tolist() == [0, 1, 0, 0, 0] and by_numbers[3].tolist() == [0, 0, 0, 1, 0]
    np.testing.assert_allclose(by_numbers[1], [0, 0.6, 0.4, 0, 0], rtol=1e-12)
    value, pullback = ne.vjp(quantiles, np.array([1.0, np.nan, 3.0, 2.0, 5.0]), q)
    assert np.isnan(value).all()  # in the place of a result a NaN is a constant, as JAX has it
    np.testing.assert_array_equal(pullback(np.ones(4))[0], 0.0)


@njit
def norm_of_order(x, p):
    return np.linalg.norm(x, p)


@pytest.mark.parametrize("p", [1.0, 2.0, 3.0, 0.5])
def test_norms_by_their_order(p):
    x = np.array([1.5, -0.4, 2.0])
    by_x, by_p = jacobians(norm_of_order, x, p)

    def norm(order, *numbers):
        return mpmath.fsum(abs(number) ** order for number in numbers) ** (1 / order)

    assert by_p[0] == pytest.approx(float(mpmath.diff(lambda t: norm(t, *map(mpmath.mpf, x)), p)), rel=1e-12)
    for i in range(3):
        n = tuple(int(i == k) for k in range(3))
        assert by_x[0, i] == pytest.approx(float(mpmath.diff(lambda *v: norm(p, *v), tuple(map(mpmath.mpf, x)), n)), rel=1e-12)


def test_norms_with_zeros_by_their_order():
    """A zero in the vector takes no part; of the vector zero nothing depends on the order."""
    np.testing.assert_allclose(jacobians(norm_of_order, np.array([3.0, 0.0, 4.0]), 2.0)[0], [[0.6, 0.0, 0.8]], rtol=1e-15)
    assert ne.vjp(norm_of_order, np.zeros(3), 1.0)[1](1.0)[1] == 0
    assert norm_of_order(np.array([3.0, np.inf]), 2.0) == ne.vjp(norm_of_order, np.array([3.0, np.inf]), 2.0)[0] == np.inf


@njit
def correlation(x, y):
    return np.corrcoef(x, y)[0, 1]


@pytest.mark.slow
def test_curvature_of_a_perfect_correlation():
    """Rounding puts it at 1 or beside it; its second derivative is - |v'|^2 / |y|^2, v' the part of v across x and 1."""
    for x in (np.array([1.0, 2.0, 4.0, 5.0]), np.array([0.1, 0.7, 0.3, 0.9]), np.array([0.3, 0.1, 0.8, -0.4])):
        y, v = 3 * x, np.array([0.2, -0.5, 1.0, 0.4])
        centred, across = y - y.mean(), v - v.mean()
        across = across - centred * (centred @ across) / (centred @ centred)
        product = ne.hvp(correlation, (x, y), (np.zeros(4), v))[1]
        assert product @ v == pytest.approx(-(across @ across) / (centred @ centred), rel=1e-6)
        assert np.max(np.abs(ne.grad(correlation, argnums=1)(x, y))) < 1e-7


@njit
def products(a, b):
    return polymul(a, b), polyadd(a, b)


@njit
def quotient(a, b):
    return polydiv(a, b)[0]


def test_zero_coefficients_of_products_count():
    a, b = np.array([1.0, 0.5, 0.0]), np.array([2.0, 3.0, 1.0])
    (product, total), pullback = ne.vjp(products, a, b)
    assert product.tolist() == polymul(a, b).tolist() and total.tolist() == polyadd(a, b).tolist()
    for k in range(product.size):
        seed = np.zeros(product.size)
        seed[k] = 1.0
        for given, found in zip((b, a), pullback((seed, np.zeros(3))), strict=True):
            assert found.tolist() == [given[k - i] if 0 <= k - i < 3 else 0.0 for i in range(3)]
    assert [g.tolist() for g in pullback((np.zeros(product.size), np.array([1.0, 2.0, 3.0])))] == [[1, 2, 3]] * 2


@pytest.mark.slow
def test_a_quotient_with_a_zero_coefficient():
    """(a0 + a1 x + a2 x^2) / (1 + 2 x) = a1 / 2 - a2 / 4 + a2 / 2 x and a rest."""
    by_coefficients, _ = jacobians(quotient, np.array([1.0, 3.0, 0.0]), np.array([1.0, 2.0]))
    np.testing.assert_allclose(by_coefficients, [[0, 0.5, -0.25]], atol=1e-15)


@njit
def weighed_roots(p, w):
    return np.sum(np.roots(p) * w)


@pytest.mark.parametrize("p", [
    [0.0, 1.0, -1.0, 0.0],
    pytest.param([2.0, -3.0, 1.0, 0.0], marks=pytest.mark.slow),
    pytest.param([1.0, -2.0, -1.0, 2.0], marks=pytest.mark.slow),
])  # fmt: skip
def test_roots_with_zero_coefficients(p):
    p = np.array(p)
    w = np.array([1.0, -0.7, 0.4])[: np.roots(p).size]
    gradient = ne.grad(weighed_roots)(p, w)
    slope, n = np.polyder(p), p.size - 1
    wanted = sum(-wi * r ** np.arange(n, -1, -1.0) / np.polyval(slope, r) for r, wi in zip(np.roots(p), w, strict=True))
    np.testing.assert_allclose(gradient, wanted, rtol=1e-9, atol=1e-12)
    v = np.array([0.3, -0.2, 0.5, 0.8])

    def moved(t):
        near = [mpmath.findroot(lambda x: mpmath.polyval([*map(mpmath.mpf, p + float(t) * v)], x), r) for r in np.roots(p)]
        return mpmath.fsum(wi * r for wi, r in zip(w, near, strict=True))

    if p[0]:
        product = ne.hvp(weighed_roots, (p, w), (v, np.zeros_like(w)))[0]
        h = 1e-4
        assert product @ v == pytest.approx(float((moved(h) - 2 * moved(0) + moved(-h)) / h**2), rel=1e-4)


@njit
def singular(which, a):
    return np.linalg.slogdet(a)[1] if which == 0 else np.linalg.cond(a)


@pytest.mark.parametrize("a", [np.array([[1.0, 2.0], [2.0, 4.0]]), np.zeros((2, 2)), np.array([[0.0, 1.0], [0.0, 0.0]])])
def test_singular_matrices(a):
    """log|det A| does not raise where A is singular, nor does its derivative; a condition number of 0 / 0 has none."""
    wanted = jax.grad(lambda a: jnp.linalg.slogdet(a)[1])(a)
    np.testing.assert_array_equal(ne.grad(singular, argnums=1)(0, a), wanted)
    assert not np.isfinite(ne.jvp(singular, (0, a), (None, np.ones((2, 2))))[1])
    if singular(1, a) == np.inf:
        assert np.isnan(ne.grad(singular, argnums=1)(1, a)).all()
        assert np.isnan(ne.jvp(singular, (1, a), (None, np.ones((2, 2))))[1])
