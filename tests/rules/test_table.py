"""One loop over the book: value and derivative of every row against mpmath, by executing the IR that the formulas emit."""

from __future__ import annotations

import ctypes
import math
import random

import mpmath as mp
import pytest

from numba_enzyme.ir.types import DOUBLE, FLOAT
from numba_enzyme.rules import ScalarRule, default_book
from numba_enzyme.rules.expression import IntegerOffset, ToFloat

from .compiled import NO_HOST_FUNCTION, compiled
from .references import SEVERAL, SINGLE, partial, values

BOOK = default_book()
ROWS = sorted(BOOK.rows)
TYPES = [DOUBLE, FLOAT]
SAMPLES = 12
# The only tolerance: the error relative to the value, or to RELATIVE_FROM where the value is smaller than that.
TOLERANCE = {DOUBLE: 1e-14, FLOAT: 2e-6}
RELATIVE_FROM = 0.05


def rounded(type_, value: float) -> float:
    return ctypes.c_float(value).value if type_ == FLOAT else value


def samples(rule: ScalarRule, type_) -> list[tuple]:
    source = random.Random(rule.name)
    return [
        tuple(
            source.randint(int(d.low), int(d.high)) if d.integers else rounded(type_, source.uniform(d.low, d.high))
            for d in rule.on
        )
        for _ in range(SAMPLES)
    ]


def exact(arguments: tuple) -> tuple:
    return tuple(mp.mpf(a) for a in arguments)


def error(got: float, expected) -> float:
    return float(abs(mp.mpf(got) - expected) / max(abs(expected), RELATIVE_FROM))


def test_only_integer_arguments_are_converted():
    for rule in BOOK.rows.values():
        nodes = [node for row in rule.outputs for partial in row for node in partial.walk()]
        assert all(n.argument.index in rule.integers for n in nodes if isinstance(n, (ToFloat, IntegerOffset))), rule.name


def test_every_row_has_a_reference():
    assert set(SINGLE) | set(SEVERAL) == set(ROWS)


@pytest.mark.parametrize("type_", TYPES, ids=str)
@pytest.mark.parametrize("name", ROWS)
def test_derivative(name, type_):
    rule = BOOK.row(name)
    run = compiled(type_)
    for arguments in samples(rule, type_):
        results = tuple(rounded(type_, float(v)) for v in values(name, exact(arguments)))
        for k in range(len(rule.outputs)):
            for i in set(range(rule.arity)) - rule.integers:
                got = run.partial(name, k, i)(*arguments, *results)
                expected = partial(name, k, i, exact(arguments))
                assert error(got, expected) < TOLERANCE[type_], (name, k, i, arguments, got, float(expected))
                doubled = run.product(name, k, i)(*arguments, *results, 2.0)
                assert doubled == 2.0 * got


@pytest.mark.parametrize("type_", TYPES, ids=str)
@pytest.mark.parametrize("name", sorted(set(SINGLE) - NO_HOST_FUNCTION))
def test_value_of_what_formulas_call(name, type_):
    rule = BOOK.row(name)
    primal = compiled(type_).primal(name)
    for arguments in samples(rule, type_):
        expected = values(name, exact(arguments))[0]
        assert error(primal(*arguments), expected) < TOLERANCE[type_], arguments


EXTREMES = [0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 5e-324, -1e-310, 1e-160, 1e160, -1e300, 1.7e308]


@pytest.mark.parametrize("name", ROWS)
def test_zero_times_the_partial_is_zero_at_every_finite_argument(name):
    """In what the program throws away, whatever the partial is there."""
    rule = BOOK.row(name)
    run = compiled(DOUBLE)
    source = random.Random(name)
    grid = [tuple(source.choice(EXTREMES) for _ in range(rule.arity)) for _ in range(120)]
    grid += [(x,) * rule.arity for x in EXTREMES]
    for point in grid:
        arguments = tuple(1 + abs(int(min(9, abs(p)))) if i in rule.integers else p for i, p in enumerate(point))
        results = host_results(run, rule, arguments)
        for k in range(len(rule.outputs)):
            for i in rule.active_arguments:
                if results is not None:
                    assert run.product(name, k, i)(*arguments, *results, 0.0) == 0.0, (name, k, i, arguments)


def host_results(run, rule: ScalarRule, arguments: tuple) -> tuple[float, ...] | None:
    """What the machine returns for a row with one result; None for the others."""
    if len(rule.outputs) > 1 or rule.name in NO_HOST_FUNCTION:
        return None
    return (run.primal(rule.name)(*arguments),)


NAN, INF = math.nan, math.inf

SPECIAL_PARTIALS = [
    # row, arguments, partials (None: not looked at)
    ("pow", (0.0, 2.0), (0.0, 0.0)),
    ("pow", (0.0, 1.0), (1.0, 0.0)),
    ("pow", (0.0, 0.0), (0.0, 0.0)),
    ("pow", (0.0, 0.5), (INF, 0.0)),
    ("pow", (-0.0, 3.0), (0.0, 0.0)),
    ("pow", (-2.0, 3.0), (12.0, None)),
    ("pow", (-2.0, 0.0), (0.0, None)),
    ("pow", (1e-310, 0.0), (0.0, None)),
    ("pow", (INF, -1.0), (0.0, 0.0)),
    ("powi", (0.0, 0), (0.0,)),
    ("powi", (0.0, 1), (1.0,)),
    ("powi", (0.0, 2), (0.0,)),
    ("powi", (-2.0, -1), (-0.25,)),
    ("hypot", (0.0, 0.0), (0.0, 0.0)),
    ("hypot", (3e200, 4e200), (0.6, 0.8)),
    ("fabs", (0.0,), (0.0,)),
    ("fabs", (-0.0,), (0.0,)),
    ("copysign", (0.0, -1.0), (0.0, 0.0)),
    ("copysign", (-2.0, -1.0), (1.0, 0.0)),
    ("copysign", (-2.0, 0.0), (-1.0, 0.0)),
    ("fmin", (1.0, 1.0), (1.0, 0.0)),
    ("fmax", (1.0, 1.0), (1.0, 0.0)),
    ("fmin", (NAN, 1.0), (0.0, 1.0)),
    ("fmin", (1.0, NAN), (1.0, 0.0)),
    ("fmax", (NAN, 1.0), (0.0, 1.0)),
    ("fmax", (1.0, NAN), (1.0, 0.0)),
    ("minnum", (2.0, 2.0), (1.0, 0.0)),
    ("maximum", (2.0, 2.0), (1.0, 0.0)),
    ("fdim", (1.0, 1.0), (0.0, 0.0)),
    ("fmod", (5.0, INF), (1.0, 0.0)),
    ("fmod", (-7.5, 2.0), (1.0, 3.0)),
    ("fmod", (0.3, 0.1), (1.0, -2.0)),
    ("remainder", (0.3, 0.1), (1.0, -3.0)),
    ("atan2", (0.0, 2.0), (0.5, 0.0)),
    ("atan2", (1e-200, 1e-200), (5e199, -5e199)),
    ("atan2", (1e200, 1e200), (5e-201, -5e-201)),
    ("atan2", (1.0, INF), (0.0, 0.0)),
    ("sqrt", (0.0,), (INF,)),
    ("j1", (0.0,), (0.5,)),
    ("j0", (0.0,), (0.0,)),
    ("expm1", (-40.0,), (math.exp(-40.0),)),
    ("acosh", (1e200,), (1e-200,)),
    ("lgamma", (1e10,), (23.025850929890458,)),
    ("frexp", (0.0,), (1.0,)),
    ("nextafter", (1.0, 1.0), (1.0, 0.0)),
]


@pytest.mark.parametrize(("name", "arguments", "expected"), SPECIAL_PARTIALS)
def test_special_points(name, arguments, expected):
    run, rule = compiled(DOUBLE), BOOK.row(name)
    results = (0.0, 0.0) if name == "frexp" else (run.primal(name)(*arguments),)
    for i, wanted in enumerate(expected):
        if wanted is not None:
            got = run.partial(name, 0, i)(*arguments, *results)
            assert got == pytest.approx(wanted, rel=TOLERANCE[DOUBLE], abs=0.0), (name, arguments, i)
    assert rule.ties or name not in ("fabs", "fmin", "fmax", "fdim", "hypot", "pow", "copysign")


def test_complex_division_of_extreme_numbers():
    run = compiled(DOUBLE)
    for scale in (1e-200, 1e200):
        c, d = 3.0 * scale, 4.0 * scale
        arguments, results = (3.0, -4.0, c, d), (-0.28 / scale, -0.96 / scale)
        assert run.partial("complex_divide", 0, 0)(*arguments, *results) == pytest.approx(0.12 / scale)
        assert run.partial("complex_divide", 1, 0)(*arguments, *results) == pytest.approx(-0.16 / scale)
