"""Incomplete gamma and beta functions by their orders: over their domains, at the ends, by quantiles, and what is refused."""

import math

import mpmath as mp
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .test_special_functions import beta_ratio, gamma_ratio, pointer

GAMMAINC, GAMMAINCC, GAMMAINCINV = (pointer(name, 2) for name in ("gammainc", "gammaincc", "gammaincinv"))
BETAINC, BETAINCINV = pointer("betainc", 3), pointer("betaincinv", 3)
STDTR, STDTRIT, FDTR, FDTRI = pointer("stdtr", 2), pointer("stdtrit", 2), pointer("fdtr", 3), pointer("fdtri", 3)


@njit
def gamma_functions(a, x):
    return np.array([GAMMAINC(a, x), GAMMAINCC(a, x)])


@njit
def beta_function(p, q, t):
    return BETAINC(p, q, t)


def gamma_by_order(a, x):
    """Beyond x = a by differences of the complement, elsewhere by the function's series, term by term."""
    a, x = mp.mpf(a), mp.mpf(x)
    if x > a:
        return -mp.diff(lambda order: mp.gammainc(order, x, regularized=True), a)
    c, n, total = mp.mpf(1), 0, mp.mpf(0)
    while n < 5 or abs(c) > mp.mpf(10) ** -40:
        total += c * (mp.log(x) - mp.psi(0, a + 1 + n))
        n += 1
        c *= x / (a + n)
    return mp.exp(a * mp.log(x) - x - mp.loggamma(a + 1)) * total


@pytest.mark.parametrize("a, x", [
    (0.01, 0.02), (0.01, 0.51), (0.01, 0.7), (0.3, 0.1), (0.3, 5), (2.5, 2.4), (2.5, 2.999), (2.5, 3.001), (2.5, 1e-8), (2.5, 40),
    (100, 90), (100, 100.4), (100, 100.6), (100, 130), (1e4, 9.9e3), (5, 300)])  # fmt: skip
def test_incomplete_gamma_functions(a, x):
    slopes = ne.jvp(gamma_functions, (float(a), float(x)), (1.0, 0.0))[1]
    with mp.workdps(50):
        exact = float(gamma_by_order(a, x))
    accuracy = 1e-14 * max(10, a, x)  # the density is the exponential of a difference of numbers like `a log(a)`
    assert slopes == pytest.approx([exact, -exact], rel=accuracy, abs=0)


@pytest.mark.parametrize("a, away, accuracy", [(1001, -2, 1e-12), (1e5, 1, 1e-11), (1e10, 0, 1e-9), (1e14, 3, 1e-6)])
def test_densities_of_large_orders(a, away, accuracy):
    """``away``: how many deviations from the order. There the slope is the density of a distribution that is almost normal."""
    x = a + away * math.sqrt(a)
    slope = ne.grad(njit(lambda x, a: GAMMAINC(a, x)))
    with mp.workdps(60):
        order, at = mp.mpf(a), mp.mpf(x)
        density = mp.exp((order - 1) * mp.log(at) - at - mp.loggamma(order))
        bend = density * ((order - 1) / at - 1)
    assert slope(x, a) == pytest.approx(float(density), rel=accuracy)
    assert ne.grad(slope)(x, a) == pytest.approx(float(bend), rel=1e-6, abs=1e-3 * float(density) / math.sqrt(a))


@pytest.mark.parametrize("p, q, t", [
    (0.3, 0.4, 0.5), (2, 3, 0.1), (2, 3, 0.9), (5, 0.5, 0.2), (5, 0.5, 0.95), (0.5, 5, 0.2), (0.01, 1, 0.3), (100, 80, 0.5),
    (100, 80, 0.6), (1.5, 1.2, 1e-6), (1.5, 1.2, 1 - 1e-6), (50, 0.5, 0.999)])  # fmt: skip
def test_the_incomplete_beta_function(p, q, t):
    slopes = ne.grad(beta_function, argnums=(0, 1))(float(p), float(q), float(t))
    with mp.workdps(40):
        at = tuple(map(mp.mpf, (p, q, t)))
        exact = [float(mp.diff(beta_ratio, at, order)) for order in ((1, 0, 0), (0, 1, 0))]
    assert slopes == pytest.approx(exact, rel=1e-12, abs=0)


def test_ends_and_numbers_that_are_none():
    slope = ne.grad(njit(lambda a, x: GAMMAINC(a, x)))
    assert [slope(a, x) for a, x in ((2.0, 0.0), (0.5, 0.0), (1.0, 0.0), (2.0, math.inf))] == [0, 0, 0, 0]
    assert math.isnan(slope(2.0, math.nan))
    slopes = ne.grad(beta_function, argnums=(0, 1))
    assert [slopes(p, 3.0, t) for p in (0.5, 2.0) for t in (0.0, 1.0)] == [(0, 0)] * 4
    assert np.isnan(slopes(2.0, 3.0, math.nan)).all()


def test_second_derivatives_with_the_argument_are_known_and_others_refused():
    a, x = 2.3, 1.7
    by_order = ne.grad(njit(lambda a, x: GAMMAINC(a, x)))
    with mp.workdps(40):
        mixed = mp.diff(gamma_ratio, (mp.mpf(a), mp.mpf(x)), (1, 1))
    assert ne.grad(by_order, 1)(a, x) == pytest.approx(float(mixed), rel=1e-12)
    by_x = ne.grad(njit(lambda a, x: GAMMAINC(a, x)), 1)
    assert ne.grad(by_x)(a, x) == pytest.approx(float(mixed), rel=1e-12)
    p, q, t = 2.3, 0.8, 0.4
    by_orders = ne.grad(beta_function, argnums=(0, 1))
    with mp.workdps(40):
        at = tuple(map(mp.mpf, (p, q, t)))
        exact = [float(mp.diff(beta_ratio, at, order)) for order in ((1, 0, 1), (0, 1, 1))]
    assert ne.jvp(njit(lambda t: by_orders(p, q, t)), (t,), (1.0,))[1] == pytest.approx(exact, rel=1e-11)
    with pytest.raises(ne.NotDifferentiable, match=r"of `scipy\.special\.gammainc\.quotient` is known by its argument 0"):
        ne.grad(by_order)(a, x)


def test_quantiles_follow_the_order():
    """Along a quantile the probability stays: what it depends on the order for cancels what the quantile moves."""
    quantile = njit(lambda a, p: GAMMAINC(a, GAMMAINCINV(a, p)))
    assert ne.grad(quantile)(2.3, 0.7) == pytest.approx(0, abs=1e-14)
    beta_quantile = njit(lambda p, q, u: BETAINC(p, q, BETAINCINV(p, q, u)))
    assert ne.grad(beta_quantile, argnums=(0, 1))(2.3, 0.8, 0.3) == pytest.approx((0, 0), abs=1e-14)


def test_sums_that_would_never_end_are_no_number():
    """Orders so large that adding one changes nothing: compiled code that does not return can't be interrupted."""
    assert math.isnan(ne.jvp(gamma_functions, (1e17, 1e17 * (1 - 1e-14)), (1.0, 0.0))[1][0])
    assert np.isnan(ne.grad(beta_function)(1e20, 1e20, 0.5))


def student(df, t):
    """Its smaller tail, or minus that."""
    return -mp.sign(t) * mp.betainc(df / 2, mp.mpf(0.5), 0, df / (df + t * t), regularized=True) / 2


def student_density(df, t):
    return mp.exp(mp.loggamma((df + 1) / 2) - mp.loggamma(df / 2) - (df + 1) / 2 * mp.log1p(t * t / df)) / mp.sqrt(df * mp.pi)


def test_students_distribution_by_its_degrees_of_freedom():
    by_df = ne.grad(njit(lambda df, t: STDTR(df, t)))
    mixed = ne.grad(by_df, 1)
    for df, t, accuracy in ((0.1, -0.5, 1e-12), (1.0, 1e-9, 1e-12), (2.5, 1e5, 1e-12), (3.0, 0.0, 1e-12), (30.0, -40.0, 1e-11),
                            (1000.0, 2.0, 1e-9), (9999.0, 0.7, 1e-6), (10001.0, 4.0, 1e-8), (1e8, -6.0, 1e-11)):
        with mp.workdps(60):
            at = mp.mpf(df), mp.mpf(t)
            exact = float(mp.diff(student, at, (1, 0))) if t else 0.0
            bend = float(mp.diff(lambda v, t=at[1]: student_density(v, t), at[0]))
        assert by_df(df, t) == pytest.approx(exact, rel=accuracy, abs=0), (df, t)
        assert mixed(df, t) == pytest.approx(bend, rel=accuracy, abs=0), (df, t)
    assert [by_df(3.0, t) for t in (math.inf, -math.inf, 1e200)] == [0, 0, 0]
    assert by_df(math.inf, 1.0) == 0.0 and math.isnan(by_df(3.0, math.nan))


def test_students_density_of_many_degrees_of_freedom():
    """That of the normal distribution in the limit; differences of logarithms of gamma functions had lost it."""
    slope = ne.grad(njit(lambda df, t: STDTR(df, t)), 1)
    for df in (1999.0, 2001.0, 1e6, 1e12):
        with mp.workdps(60):
            exact = float(student_density(mp.mpf(df), mp.mpf(1.5)))
        assert slope(df, 1.5) == pytest.approx(exact, rel=2e-12)
    assert slope(math.inf, 1.5) == pytest.approx(math.exp(-1.125) / math.sqrt(2 * math.pi), rel=1e-15)


def fisher(m, n, t):
    """The smaller one of it and minus its complement."""
    below = mp.betainc(m / 2, n / 2, 0, m * t / (m * t + n), regularized=True)
    return below if below < 0.5 else -mp.betainc(n / 2, m / 2, 0, n / (m * t + n), regularized=True)


@pytest.mark.parametrize("m, n, t", [(0.3, 0.2, 0.1), (5, 7, 1e3), (2, 1000, 1), (200, 7, 1e-1), (1, 2, 1e-6), (3, 4, 1e5)])
def test_the_distribution_of_f_by_its_degrees_of_freedom(m, n, t):
    slopes = ne.grad(njit(lambda m, n, t: FDTR(m, n, t)), argnums=(0, 1))(float(m), float(n), float(t))
    with mp.workdps(40):
        at = mp.mpf(m), mp.mpf(n), mp.mpf(t)
        exact = [float(mp.diff(fisher, at, order)) for order in ((1, 0, 0), (0, 1, 0))]
    assert slopes == pytest.approx(exact, rel=1e-9, abs=0)


def test_quantiles_of_student_and_f_and_their_ends():
    quantile = njit(lambda df, p: STDTR(df, STDTRIT(df, p)))
    assert ne.grad(quantile)(4.3, 0.8) == pytest.approx(0, abs=1e-14)
    f_quantile = njit(lambda m, n, p: FDTR(m, n, FDTRI(m, n, p)))
    assert ne.grad(f_quantile, argnums=(0, 1))(2.3, 5.8, 0.3) == pytest.approx((0, 0), abs=1e-14)
    slopes = ne.grad(njit(lambda m, n, t: FDTR(m, n, t)), argnums=(0, 1))
    assert [slopes(m, 4.0, t) for m in (1.0, 3.0) for t in (0.0, math.inf)] == [(0, 0)] * 4
