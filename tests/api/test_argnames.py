"""Arguments by name: `argnames` beside `argnums`, and keyword arguments of transformed functions."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne


@ne.differentiate
def energy(x, mass, n=2):
    return mass * x**n + x * mass**3


def by_x(x, mass):
    return 2 * mass * x + mass**3


def by_mass(x, mass):
    return x**2 + 3 * x * mass**2


X, MASS = 1.5, 0.5


@pytest.mark.parametrize("options, expected", [
    ({"argnames": "mass"}, by_mass(X, MASS)),
    ({"argnames": ["mass", "x"]}, (by_mass(X, MASS), by_x(X, MASS))),
    ({"argnames": ("mass",)}, (by_mass(X, MASS),)),
    ({"argnums": 1, "argnames": "x"}, (by_mass(X, MASS), by_x(X, MASS))),
    ({"argnums": (-2,), "argnames": ("x",)}, (by_mass(X, MASS), by_x(X, MASS))),
    ({"argnums": 0, "argnames": None}, by_x(X, MASS)),
    ({}, by_x(X, MASS)),
])  # fmt: skip
def test_positions_come_first_and_then_names(options, expected):
    assert ne.grad(energy, **options)(X, MASS, 2) == pytest.approx(expected, rel=1e-14)


def test_every_transform_takes_names_and_keyword_arguments():
    value, slope = ne.value_and_grad(energy, argnames="mass")(X, mass=MASS)
    assert value == energy(X, MASS) and slope == pytest.approx(by_mass(X, MASS))
    for transform in (ne.jacfwd, ne.jacrev):
        assert transform(energy, argnames="mass")(mass=MASS, x=X) == pytest.approx(by_mass(X, MASS))
    assert ne.hessian(energy, argnames="mass")(X, MASS, n=2) == pytest.approx(6 * X * MASS)
    (xx, xm), (mx, mm) = ne.hessian(energy, argnames=("x", "mass"))(X, MASS)
    assert (xx, xm, mx, mm) == pytest.approx((2 * MASS, 2 * X + 3 * MASS**2, 2 * X + 3 * MASS**2, 6 * X * MASS))
    assert energy.grad(mass=MASS, x=X) == pytest.approx(by_x(X, MASS))
    assert ne.grad(lambda x, y: x * y * y, argnames="y")(2.0, y=3.0) == 12.0


@njit
def inside(x, mass):
    both = ne.grad(energy, 1, argnames="x")(x, mass)
    value, slope = ne.value_and_grad(energy, argnames="mass")(x, mass=mass)
    pair = ne.grad(energy, argnames=("mass", "x"))(mass=mass, x=x)
    rows = ne.jacrev(energy, argnames="mass")(x, mass), ne.jacfwd(energy, argnames="mass")(x, mass)
    return both, value, slope, pair, rows, ne.hessian(energy, argnames="mass")(x, mass)


def test_names_inside_compiled_functions():
    dm, dx = by_mass(X, MASS), by_x(X, MASS)
    found = inside(X, MASS)
    assert np.allclose([*found[0], *found[1:3], *found[3], *found[4], found[5]],
                       [dm, dx, energy(X, MASS), dm, dm, dx, dm, dm, 6 * X * MASS], rtol=1e-14)  # fmt: skip


def test_a_name_that_is_not_there_is_refused():
    with pytest.raises(ne.EnzymeError, match=r"argnames: energy\(x, mass, n\) has no parameter 'm'"):
        ne.grad(energy, argnames="m")
    with pytest.raises(ne.EnzymeError, match="has no parameter 1"):
        ne.grad(energy, argnames=[1])
