"""Values and derivatives of both orders and both modes at special points: see table.py.

All cases of a group are one function, so that it is compiled once; k says which case.
"""

from __future__ import annotations

import cmath
import itertools
import math
from functools import cache
from pathlib import Path

import mpmath as mp
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .table import EXTREMES, GROUPS, SINGLE, Case, Point

FORWARD, REVERSE = "forward", "reverse"


def program(cases: tuple[Case, ...]) -> str:
    lines = ["def function(k, x, y):"]
    lines += [f"    {'el' if k else ''}if k == {k}:\n        return {case.source}" for k, case in enumerate(cases)]
    return "\n".join([*lines, "    return x", ""])


def compiled(name: str, cases: tuple[Case, ...], folder: Path):
    path = folder / f"{name}.py"  # a file, because the compiler names source lines
    path.write_text(program(cases), encoding="utf-8")
    space = {"np": np, "math": math, "cmath": cmath, "__name__": name}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), space)
    return njit(space["function"])


@cache
def derivatives(name: str, folder: Path) -> Derivatives:
    return Derivatives(GROUPS[name], compiled(name, GROUPS[name], folder))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("special")


@pytest.fixture(scope="module", params=list(GROUPS))
def group(request, folder):
    return derivatives(request.param, folder)


@pytest.fixture(scope="module", params=[pytest.param(g, marks=pytest.mark.slow if g == "complex" else []) for g in GROUPS])
def group_again(request, folder):
    """For second derivatives. Those of complex functions compile for long; powers and inverse functions are asked below."""
    return derivatives(request.param, folder)


class Derivatives:
    """Everything that is asked of the cases, point by point; compiled once."""

    def __init__(self, cases: tuple[Case, ...], function) -> None:
        self.cases, self.function = cases, function
        self.value_and_gradient = ne.value_and_grad(function, argnums=(1, 2))
        self.slopes = [_slope(function, argnum) for argnum in (1, 2)]
        self.again = [ne.grad(slope, argnums=(1, 2)) for slope in self.slopes]

    def first(self, k: int, point: Point, mode: str) -> tuple[float, float]:
        if mode is REVERSE:
            return self.value_and_gradient(k, *point)[1]
        return tuple(_tangents(self.function, k, point))

    def second(self, k: int, point: Point, mode: str) -> np.ndarray:
        """Reverse over reverse, or forward over reverse, as a matrix."""
        if mode is REVERSE:
            return np.array([again(k, *point) for again in self.again])
        return np.array([_tangents(slope, k, point) for slope in self.slopes])


def _slope(function, argnum: int):
    """The gradient with respect to one argument, so that nothing is asked about the other one."""
    gradient = ne.grad(function, argnums=argnum)
    return njit(lambda k, x, y: gradient(k, x, y))


def _tangents(function, k: int, point: Point) -> list[float]:
    """By each argument alone: a tangent of zero would be NaN where the slope is infinite."""
    x, y = point
    along = ((ne.Duplicated(x, 1.0), ne.Const(y)), (ne.Const(x), ne.Duplicated(y, 1.0)))
    return [ne.autodiff(function, ne.Const(k), *pair, mode=ne.Forward) for pair in along]


def same(found: float, expected: float, tolerance: float) -> bool:
    """NaN and infinities in the same places, numbers to the tolerance."""
    if not math.isfinite(expected):
        return math.isnan(found) if math.isnan(expected) else found == expected
    return abs(found - expected) <= tolerance * max(abs(expected), 1e-300)


def close(found: float, expected: float, tolerance: float) -> bool:
    return same(found, expected, tolerance) or abs(found - expected) <= tolerance * 1e-2


@cache
def exact(source: str, point: Point) -> tuple[tuple[float, float], np.ndarray]:
    """Derivatives of both orders by mpmath."""
    function = eval(f"lambda m, x, y: {source}")
    with mp.workdps(700):
        at = tuple(mp.mpf(c) for c in point)
        steps = [mp.mpf(10) ** -30 * abs(c) if abs(c) > 1e-200 else mp.mpf(10) ** -60 for c in at]

        def value(i, j):
            return mp.mpf(mp.re(function(mp, at[0] + i * steps[0], at[1] + j * steps[1])))

        middle = value(0, 0)
        first = [(value(i, 1 - i) - value(-i, i - 1)) / (2 * steps[1 - i]) for i in (1, 0)]
        twice = [(value(i, 1 - i) - 2 * middle + value(-i, i - 1)) / steps[1 - i] ** 2 for i in (1, 0)]
        mixed = (value(1, 1) - value(1, -1) - value(-1, 1) + value(-1, -1)) / (4 * steps[0] * steps[1])
    return tuple(float(f) for f in first), np.array([[float(twice[0]), float(mixed)], [float(mixed), float(twice[1])]])


def test_the_value_is_that_of_the_function_bit_for_bit(group):
    wrong = []
    for k, case in enumerate(group.cases):
        for point in case.points:
            found, expected = group.value_and_gradient(k, *point)[0], group.function(k, *point)
            if np.float64(found).tobytes() != np.float64(expected).tobytes() and not (found != found and expected != expected):
                wrong.append((case.source, point, found, expected))
    assert not wrong, "\n".join(map(str, wrong))


def unequal_modes(group, ask, asked):
    for k, case in enumerate(group.cases):
        for point in filter(lambda point, k=k: asked(k, point), case.points):
            forward, reverse = np.ravel(ask(k, point, FORWARD)), np.ravel(ask(k, point, REVERSE))
            if not all(close(f, r, 1e-10) for f, r in zip(forward, reverse, strict=True)):
                yield case.source, point, forward, reverse


def test_both_modes_agree_everywhere(group):
    wrong = [*unequal_modes(group, group.first, lambda k, point: True)]
    assert not wrong, "\n".join(map(str, wrong))


def test_both_modes_agree_everywhere_to_second_order(group_again):
    """Of an infinite slope the second derivative may be infinite in one mode and NaN in the other."""
    group = group_again
    wrong = [*unequal_modes(group, group.second, lambda k, point: np.isfinite([*point, *group.first(k, point, REVERSE)]).all())]
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("mode", [FORWARD, REVERSE])
def test_first_derivatives(group, mode):
    wrong = []
    for k, case in enumerate(group.cases):
        expected = {p: exact(case.exact, p)[0] for p in case.regular} | {p: slopes for p, (slopes, _) in case.stated.items()}
        for point, slopes in expected.items():
            found = group.first(k, point, mode)
            if not all(close(f, e, case.tolerance) for f, e in zip(found, slopes, strict=True)):
                wrong.append((case.source, point, found, slopes))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("mode", [FORWARD, REVERSE])
def test_second_derivatives(group_again, mode):
    group, wrong = group_again, []
    for k, case in enumerate(group.cases):
        expected = {p: exact(case.exact, p)[1] for p in case.regular}
        expected |= {p: np.array([[s[0], s[1]], [s[1], s[2]]]) for p, (_, s) in case.stated.items() if s is not None}
        for point, matrix in expected.items():
            found = group.second(k, point, mode)
            if not all(close(f, e, 1e-9) for f, e in zip(found.ravel(), matrix.ravel(), strict=True)):
                wrong.append((case.source, point, found.tolist(), matrix.tolist()))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.slow
def test_first_derivatives_as_jax_has_them(group):
    jax = pytest.importorskip("jax")
    wrong = []
    with jax.enable_x64(True):
        for k, case in enumerate(group.cases):
            if case.jax is None:
                continue
            function = eval(f"lambda x, y: {case.jax}", {"jax": jax, "jnp": jax.numpy, "lax": jax.lax})
            gradient = jax.grad(function, argnums=(0, 1))
            for point in case.points:
                found, expected = group.first(k, point, REVERSE), tuple(float(g) for g in gradient(*point))
                agree = all(close(f, e, 1e-10) for f, e in zip(found, expected, strict=True))
                if agree == (point in case.unlike_jax):
                    wrong.append((case.source, point, found, expected, agree))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.slow
def test_both_modes_agree_at_all_pairs_of_extremes(group):
    """Of complex functions, where both parts are finite: their formulas differ in where they meet infinity."""
    wrong = []
    for (k, case), point in itertools.product(enumerate(group.cases), itertools.product(EXTREMES, EXTREMES)):
        if "complex" in case.source and not np.isfinite(point).all():
            continue
        try:
            value = group.function(k, *point)
        except ZeroDivisionError:
            continue
        found, reverse = group.value_and_gradient(k, *point)
        forward = group.first(k, point, FORWARD)
        unequal = np.float64(found).tobytes() != np.float64(value).tobytes() and not math.isnan(found)
        overflow = case.source == "math.sqrt(x * x + y * y)" and not math.isfinite(value)
        if unequal or not (overflow or all(close(f, r, 1e-10) for f, r in zip(forward, reverse, strict=True))):
            wrong.append((case.source, point, value, found, forward, reverse))
    assert not wrong, "\n".join(map(str, wrong))


def test_single_precision(tmp_path):
    function = compiled("single", SINGLE, tmp_path)
    gradient = ne.grad(function, argnums=(1, 2))
    wrong = []
    for k, case in enumerate(SINGLE):
        for point in case.points:
            x, y = map(np.float32, point)
            slopes = exact(case.exact, (float(x), float(y)))[0]
            reverse = gradient(k, x, y)
            along = ((ne.Duplicated(x, np.float32(1)), ne.Const(y)), (ne.Const(x), ne.Duplicated(y, np.float32(1))))
            forward = [ne.autodiff(function, ne.Const(k), *pair, mode=ne.Forward) for pair in along]
            for found in (forward, reverse):
                if not all(abs(f - e) <= 1e-6 * abs(e) + 1e-43 for f, e in zip(found, slopes, strict=True)):
                    wrong.append((case.source, point, found, slopes))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("size", [5e-324, 1e-310, 1e-200, 1e-170, 1.0, 1e100])
@pytest.mark.parametrize("exponent", [2, 3])
def test_powers_of_complex_numbers_that_underflow(exponent, size):
    """The second derivatives of z^2 and z^3 are 2 and 6 z, however small the power is."""
    function = njit(lambda x, b: ((x + 1j * b) ** exponent).real)
    for x, b in ((size, 0.0), (0.0, size), (size, -size), (-size, 2.0)):
        second = 2.0 if exponent == 2 else 6 * (x + 1j * b)
        for along, (by_x, by_b) in (((1.0, 0.0), (second, 1j * second)), ((0.0, 1.0), (1j * second, -second))):
            found, expected = ne.hvp(function, (x, b), along), (np.real(by_x), np.real(by_b))
            np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-14 * abs(second))


@njit
def real_power(x, b, c, d):
    return ((x + 1j * b) ** (c + 1j * d)).real


@njit
def slope_of_power(x, b, c, d):
    by_x, by_b = ne.grad(real_power, argnums=(0, 1))(x, b, c, d)
    return by_x - 2 * by_b


@njit
def slope_by_exponent(x, b, c, d):
    return ne.grad(slope_of_power, argnums=2)(x, b, c, d)


@pytest.mark.parametrize("exponent", [2.0, 3.0])
def test_derivatives_of_powers_by_base_and_exponent(exponent):
    """Where the slope is 2 z or 3 z^2, its derivatives by the exponent are those of v z^(v - 1)."""
    for z in (1.3 - 0.4j, -2.0 + 0.0j, 2.0j, 1e-100 + 1e-100j):
        for order, function in ((1, slope_of_power), (2, slope_by_exponent)):
            log = mp.log(mp.mpc(z))
            exact = mp.mpc(z) ** (exponent - 1) * (exponent * log**order + order * log ** (order - 1))
            expected = [float(mp.re(part) + 2 * mp.im(part)) for part in (exact, 1j * exact)]
            found = ne.grad(function, argnums=(2, 3))(z.real, z.imag, exponent, 0.0)
            np.testing.assert_allclose(found, expected, rtol=1e-12)


@njit
def part_of_power(k, x, b, c, d):
    power = (x + 1j * b) ** (c + 1j * d)
    return power.real if k == 0 else power.imag


def _slope_of_part(argnum: int):
    slope = ne.grad(part_of_power, argnums=argnum)
    return njit(lambda k, x, b, c, d: slope(k, x, b, c, d))


SLOPES_OF_POWER = {place: _slope_of_part(1 + place) for place in (0, 2, 3)}


def _exact_power(z: complex, v: complex) -> tuple[list, dict[int, list]]:
    """Complex derivatives of z^v by real and imaginary part of z and v, and those of three of them."""
    z, v = mp.mpc(z), mp.mpc(v)
    log, below = mp.log(z), z ** (v - 1)
    by_z, by_v, mixed, twice = v * below, z * below * log, below * (v * log + 1), z * below * log * log
    by_z_twice = v * (v - 1) * below / z
    second = {0: [by_z_twice, 1j * by_z_twice, mixed, 1j * mixed], 2: [mixed, 1j * mixed, twice, 1j * twice]}
    return [by_z, 1j * by_z, by_v, 1j * by_v], second | {3: [1j * entry for entry in second[2]]}


@pytest.mark.parametrize("exponent", [0.5, 1.0, 1.5, 2.0, 2.5, 3.5, -0.5, -2.0, 1.2 + 0.3j, 2.5 - 0.7j])
@pytest.mark.parametrize("size", [1e-300, 1e-200, 1e-160, 1e-100, 1.0, 1e100, 1e160, 1e200, 1e300])
def test_powers_of_complex_numbers_of_any_size(size, exponent):
    """Each derivative that is a number is right, also where the power itself is none, or 0; of both orders and modes."""
    exponent = complex(exponent)
    wrong = []
    for direction, k in itertools.product((1.0, 1j, 1 + 1j, -1 + 0.5j, 0.3 - 1j), (0, 1)):
        z = size * direction
        point = (z.real, z.imag, exponent.real, exponent.imag)
        first, second = _exact_power(z, exponent)
        asked = [(ne.grad(part_of_power, argnums=(1, 2, 3, 4)), part_of_power, first)]
        if all(abs(slope) < 1e308 for slope in first):
            asked += [(ne.grad(SLOPES_OF_POWER[place], argnums=(1, 2, 3, 4)), SLOPES_OF_POWER[place], second[place])
                      for place in second]  # fmt: skip
        for reverse, function, exact in asked:
            along = [[ne.Duplicated(at, 1.0) if i == j else ne.Const(at) for j, at in enumerate(point)] for i in range(4)]
            forward = [ne.autodiff(function, ne.Const(k), *pairs, mode=ne.Forward) for pairs in along]
            for found in (reverse(k, *point), forward):
                for slope, complex_slope in zip(found, exact, strict=True):
                    expected = complex_slope.imag if k else complex_slope.real
                    if abs(complex_slope) < 1e308 and not abs(slope - expected) <= 1e-11 * abs(complex_slope) + 1e-307:
                        wrong.append((z, function, found, [complex(e) for e in exact]))
    assert not wrong, "\n".join(map(str, wrong))


def _over_root(z):
    return 1 / (mp.sqrt(1 - z) * mp.sqrt(1 + z))


def _over(z):
    return 1 / ((1 - z) * (1 + z))


INVERSES = {  # their slopes, which are even, and those divided by -1, i and so on
    "asin": (_over_root, 1, 1), "acos": (_over_root, 1, -1), "asinh": (_over_root, 1j, 1), "atanh": (_over, 1, 1),
    "atan": (_over, 1j, 1),
}  # fmt: skip


@cache
def _derivatives_of_inverse(name):
    """Of the real part, by the real and the imaginary part: the first ones, and those of the derivative by the real part."""
    function = eval(f"lambda x, b: cmath.{name}(complex(x, b)).real", {"cmath": cmath})
    by_x = ne.grad(njit(function))
    return ne.grad(njit(function), argnums=(0, 1)), ne.grad(njit(lambda x, b: by_x(x, b)), argnums=(0, 1))


@pytest.mark.parametrize("size", [1e-300, 1e-100, 1e-20, 1e-9, 1e-3, 0.4, 3.0, 1e20, 1e100, 1e160, 1e300])
@pytest.mark.parametrize("name", INVERSES)
def test_inverse_functions_of_complex_numbers_of_any_size(name, size):
    """Both derivatives to all digits: near 0, where the second one is small, and where squares overflow."""
    slope, turn, factor = INVERSES[name]
    first, second = _derivatives_of_inverse(name)
    for direction in (1 + 1j, -1 + 0.5j, 0.3 - 1j, 0.7):
        if direction == 0.7 and size > 1:
            continue  # a branch cut, or the direction of one
        z = size * direction
        with mp.workdps(700):
            w = turn * mp.mpc(z)
            by_z = factor * slope(w)
            twice = by_z * turn * w / (1 - w * w) * (2 if slope is _over else 1)
            for found, exact in ((first(z.real, z.imag), by_z), (second(z.real, z.imag), twice)):
                parts, size_of_slope = (float(exact.real), -float(exact.imag)), float(abs(exact))
                np.testing.assert_allclose(found, parts, rtol=1e-12, atol=1e-13 * size_of_slope + 1e-307)


@pytest.mark.parametrize("x", [1e-300, 1e-20, 1e-9, 1e-5, 0.3, -0.7])
def test_second_derivatives_of_inverse_functions(x):
    """Near 0 they are small, and have all digits."""
    exact = x / (1 - x * x) ** 1.5
    for function, expected in ((math.asin, exact), (math.acos, -exact), (math.atanh, 2 * x / (1 - x * x) ** 2)):
        slope = ne.grad(njit(lambda t, function=function: function(t)))
        np.testing.assert_allclose(ne.grad(slope)(x), expected, rtol=1e-14)


@pytest.mark.parametrize(
    ("x", "b"), [(1e-300, 1.5), (1e-300, 2.0), (1e-160, 2.5), (1e160, 2.5), (1e200, 1.5), (1e300, -0.5), (0.5, 2.5)]
)
def test_mixed_derivatives_of_powers_that_underflow_or_overflow(x, b):
    """x^(b - 1) (b log x + 1) is a number where x^b is 0 or infinite."""
    by_exponent = ne.grad(njit(lambda x, b: x**b), argnums=1)
    slope = njit(lambda x, b: by_exponent(x, b))
    expected = float(mp.mpf(x) ** (b - 1) * (b * mp.log(x) + 1))
    forward = ne.autodiff(slope, ne.Duplicated(x, 1.0), ne.Const(b), mode=ne.Forward)
    np.testing.assert_allclose((ne.grad(slope)(x, b), forward), expected, rtol=1e-12)
