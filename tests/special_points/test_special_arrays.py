"""Functions of arrays at special points: see arrays.py. What the derivative is at a kink, docs/conventions.md says.

The value is that of the function bit for bit, both modes agree, and along a direction the derivative is a slope of the function:
at a kink, one of the slopes nearby or between them. Second derivatives are held against slopes of the gradient. JAX is
asked, too.
"""

from __future__ import annotations

import re
import warnings

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .arrays import GROUPS, MATRICES, points

WEIGHTS = np.cos(np.arange(64) + 1.0)
CHEAP = ("reductions",)
JUMPS = re.compile("x == z|unique|trim_zeros|union1d|intersect1d|setdiff1d|setxor1d")  # at ties: no slopes there


@njit
def weighted(r):
    """The sum of numbers with weights."""
    total = 0.0
    for i, number in enumerate(r.flat):
        total += WEIGHTS[i] * number
    return total


def program(group: str):
    """All expressions of a group as one function, so that it is compiled once."""
    parts = {}
    for k, text in enumerate(GROUPS[group]):
        space = {"np": np, "w": weighted}
        exec(f"def part(x, z):\n    return {text}", space)
        parts[f"part_{k}"] = njit(space["part"])
    cases = (f"    if k == {k}: return part_{k}(x, z) * 1.0" for k in range(len(parts)))
    lines = ["def total(k, x, z):", *cases, "    return 0.0"]
    exec("\n".join(lines), parts)
    return njit(parts["total"])


@pytest.fixture(scope="module", params=[pytest.param(g, marks=() if g in CHEAP else pytest.mark.slow) for g in GROUPS])
def group(request):
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        yield Group(request.param)


class Group:
    def __init__(self, name: str) -> None:
        self.name = name
        self.texts, self.points, self.total = GROUPS[name], points(name), program(name)
        self.value_and_gradient = ne.value_and_grad(self.total, argnums=(1, 2))

    def cases(self):
        """(k, name of the point, x, z, value) wherever the function has a value."""
        for k in range(len(self.texts)):
            for name, x, z in self.points:
                try:
                    yield k, name, x, z, self.total(k, x.copy(), z.copy())
                except (ValueError, ZeroDivisionError, np.linalg.LinAlgError):
                    continue

    def gradient(self, k: int, x: np.ndarray, z: np.ndarray) -> np.ndarray:
        return np.concatenate([part.ravel() for part in self.value_and_gradient(k, x, z)[1]])


def direction(k: int, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    chance = np.random.default_rng(k)
    return chance.normal(size=x.shape), chance.normal(size=x.shape)


def close(found, expected, tolerance: float, size: float = 1.0) -> bool:
    return np.allclose(found, expected, rtol=tolerance, atol=tolerance * size, equal_nan=True)


def lies_among_slopes(function, ours: float, x, z, dx, dz, size: float) -> bool | None:
    """Whether a derivative along a direction is among the slopes at points nearby, as one in Clarke's sense is.

    None where that says nothing: a point nearby has no value or an infinite slope, or slopes are too steep for the steps.
    """
    chance, slopes = np.random.default_rng(7), []
    for _ in range(150):
        a, b = (v + 1e-6 * chance.normal(size=v.shape) for v in (x, z))
        try:
            ahead, behind = (function(a + h * dx, b + h * dz) for h in (1e-8, -1e-8))
        except (ValueError, ZeroDivisionError, np.linalg.LinAlgError):
            return None
        slopes.append((ahead - behind) / 2e-8)
    slack = 1e-4 * (1 + np.abs(slopes).max()) + 1e-7 * size
    if not np.isfinite([*slopes, ours]).all() or slack > 1e3 or abs(ours) > 1e9:
        return None
    return bool(min(slopes) - slack <= ours <= max(slopes) + slack)


def test_values_and_modes(group):
    wrong = []
    for k, name, x, z, value in group.cases():
        found = group.value_and_gradient(k, x, z)[0]
        if np.float64(found).tobytes() != np.float64(value).tobytes() and not (found != found and value != value):
            wrong.append((group.texts[k], name, "value", found, value))
        dx, dz = direction(k, x)
        gradient = group.gradient(k, x, z)
        if np.isfinite(gradient).all():
            terms = gradient * np.concatenate([dx.ravel(), dz.ravel()])
            tangent = ne.jvp(group.total, (k, x, z), (None, dx, dz))[1]
            if not close(tangent, terms.sum(), 1e-9, 1 + np.abs(terms).max()) and np.isfinite(tangent):
                wrong.append((group.texts[k], name, "modes", tangent, terms.sum()))
    assert not wrong, "\n".join(map(str, wrong))


def test_first_derivatives_are_slopes(group):
    wrong, judged = [], 0
    for k, name, x, z, value in group.cases():
        if not np.isfinite([*x.ravel(), *z.ravel(), value]).all() or name.startswith("large"):
            continue
        dx, dz = direction(k, x)
        ours = group.gradient(k, x, z) @ np.concatenate([dx.ravel(), dz.ravel()])
        size = abs(value) + np.abs(x).max() + np.abs(z).max()
        if JUMPS.search(group.texts[k]):
            continue
        verdict = lies_among_slopes(lambda x, z, k=k: group.total(k, x, z), ours, x, z, dx, dz, size)
        judged += verdict is not None
        if verdict is False:
            wrong.append((group.texts[k], name, ours))
    assert not wrong and (judged > 5 * len(group.texts) or group.name == "sets"), "\n".join(map(str, wrong))


@pytest.mark.slow
def test_second_derivatives_are_slopes_of_the_gradient(group):
    wrong = []
    for k, name, x, z, value in group.cases():
        if not np.isfinite([*x.ravel(), *z.ravel(), value, *group.gradient(k, x, z)]).all() or name.startswith("large"):
            continue
        dx, dz = direction(k, x)
        if JUMPS.search(group.texts[k]):
            continue
        product = np.concatenate([p.ravel() for p in ne.hvp(group.total, (k, x, z), (None, dx, dz))[1:]])
        weights = np.random.default_rng(k + 1).normal(size=product.size)
        size = np.abs(group.gradient(k, x, z)).max()

        def weighted_gradient(x, z, k=k, c=weights):
            return group.gradient(k, x, z) @ c

        verdict = lies_among_slopes(weighted_gradient, product @ weights, x, z, dx, dz, size)
        if verdict is False:
            wrong.append((group.texts[k], name, product.tolist()))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.slow
def test_first_derivatives_as_jax_has_them(group):
    """Where JAX differs, slopes have to bear ours out (JAX: ties in equal parts; NaN for 0**0)."""
    jax = pytest.importorskip("jax")
    jnp = jax.numpy
    space = {"np": jnp, "w": lambda r: jnp.sum(jnp.asarray(WEIGHTS[: r.size]) * jnp.ravel(r))}
    wrong, same = [], 0
    with jax.enable_x64(True):
        theirs = [jax.grad(eval(f"lambda x, z: ({text}) * 1.0", dict(space)), (0, 1)) for text in group.texts]
        for k, name, x, z, value in group.cases():
            if not np.isfinite([*x.ravel(), *z.ravel(), value]).all() or name.startswith(("large", "subnormal", "nearly")):
                continue  # JAX flushes subnormal numbers and has other values at large ones
            expected = np.concatenate([np.ravel(part) for part in theirs[k](jnp.asarray(x), jnp.asarray(z))])
            ours = group.gradient(k, x, z)
            if close(ours, expected, 1e-9):
                same += 1
                continue
            if JUMPS.search(group.texts[k]):
                continue
            dx, dz = direction(k, x)
            along = ours @ np.concatenate([dx.ravel(), dz.ravel()])
            if lies_among_slopes(lambda x, z, k=k: group.total(k, x, z), along, x, z, dx, dz, abs(value)) is False:
                wrong.append((group.texts[k], name, ours.tolist(), expected.tolist()))
    assert not wrong and (same > 3 * len(group.texts) or group.name == "sets"), "\n".join(map(str, wrong))


@pytest.mark.slow
def test_determinants_near_singular_matrices():
    """The second derivative of a determinant of three rows is a polynomial: by the inverse it would lose all its digits."""
    x = MATRICES["nearly singular"]
    function = njit(lambda q: np.linalg.det(q))
    dx = np.random.default_rng(1).normal(size=(3, 3))

    def cofactor(a, b, i, j):
        i1, i2, j1, j2 = (i + 1) % 3, (i + 2) % 3, (j + 1) % 3, (j + 2) % 3
        return a[i1, j1] * b[i2, j2] - a[i1, j2] * b[i2, j1]

    expected = [[cofactor(x, dx, i, j) + cofactor(dx, x, i, j) for j in range(3)] for i in range(3)]
    np.testing.assert_allclose(ne.hvp(function, (x,), (dx,)), expected, rtol=1e-12)


def test_a_zero_does_not_spoil_the_other_slopes_of_a_norm():
    gradient = ne.grad(njit(lambda x: np.linalg.norm(x, 0.5)))(np.array([3.0, -1.5, 0.0, 1.5]))
    root = np.sqrt(np.array([3.0, 1.5, 1.5])).sum()  # of (sum |x|^p)^(1/p)
    np.testing.assert_allclose(gradient[[0, 1, 3]], root / np.sqrt([3.0, 1.5, 1.5]) * [1, -1, 1], rtol=1e-12)
    assert np.isnan(gradient[2])  # the slope of the root is infinite, that of the absolute value 0


@pytest.mark.parametrize("source", [
    "np.linalg.solve(a, b)[0]",
    *(pytest.param(source, marks=pytest.mark.slow) for source in (
        "np.linalg.cholesky(a)[1, 0]", "np.linalg.qr(a)[1][0, 1]", "np.linalg.eigvals(a)[0]", "np.linalg.solve(a, a)[0, 1]")),
])  # fmt: skip
def test_infinite_cotangents_and_tangents_raise_nothing(source):
    """The function raises nothing, so its derivative doesn't: it is not finite, as that of any product with infinity."""
    function = njit(eval(f"lambda a, b, factor: factor * {source}", {"np": np}))
    a, b = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 5.0]]), np.array([1.0, 2.0, 3.0])
    reverse = ne.grad(function)(a, b, np.inf)
    forward = ne.jvp(function, (a, b, 1.0), (np.full((3, 3), np.inf), b, 0.0))[1]
    assert not np.isfinite(reverse).all() and not np.isfinite(forward)
    along = np.array([[0.3, 0.1, -0.2], [0.1, 0.4, 0.7], [-0.2, 0.7, 0.6]])
    slope = (function(a + 1e-5 * along, b, 1.0) - function(a - 1e-5 * along, b, 1.0)) / 2e-5
    np.testing.assert_allclose(np.sum(ne.grad(function)(a, b, 1.0) * along), slope, rtol=1e-7, atol=1e-9)


def test_a_nan_among_the_elements_is_a_number():
    """As JAX has it: of a sum its terms; the largest element is the NaN. Of a quantile nothing: test_array_functions.py."""
    x = np.array([1.0, np.nan, 3.0, 2.0, 5.0])
    gradient = ne.grad(njit(lambda x: 2.0 * np.max(x) + np.mean(x)))(x)
    np.testing.assert_allclose(gradient, [0.2, 2.2, 0.2, 0.2, 0.2], rtol=1e-15)
