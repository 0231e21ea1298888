"""Functions whose value is computed by branches that say nothing of the derivative: the value is given, the row differentiates.

    np.logaddexp(x, b)   Numba: if x == b: x + log(2) else ...      %r = call @ne.given_logaddexp.f64(%x, %b, %value)

Such a call returns the value that it is given, bit for bit, and its row says how that depends on the arguments: by the value
itself it is flat, so what has computed the value carries no derivative. :func:`given` makes the row out of the function's own.
"""

from __future__ import annotations

from dataclasses import replace

from .complex_math import (
    COMPLEX,
    UNDEFINED_AT_ZERO,
    acosh_slope,
    holomorphic,
    over_from_one,
    over_root_from_one,
    p,
    q,
)
from .expression import ZERO, IntegerConstant, equal, function, is_nan, where
from .rule import ARITHMETIC, ScalarRule, anything, positive, rule, within
from .scalar_math import FLAT, LN2, PI, QUOTIENT, ROWS, b, direction_partials, pow_partials, power_log_partials, x, y
from .symbols import GIVEN_PREFIX, GIVEN_ROWS

logistic, spherical_jn = function("logistic"), function("spherical_jn")
# The difference, 0 for two equal infinities: a constant only where no derivative of it exists.
DIFFERENCE = where(is_nan(x - b), where(equal(x, b), 0, x - b), x - b)

OF_THEIR_OWN = (
    rule("logaddexp", logistic(DIFFERENCE), logistic(-DIFFERENCE), cost=20, ties="equal infinities: 0.5 by each"),
    rule("logaddexp2", logistic(LN2 * DIFFERENCE), logistic(-(LN2 * DIFFERENCE)), cost=20, ties="equal infinities: 0.5 by each"),
    rule("floor_mod", 1, QUOTIENT, on=(anything, positive), ties=FLAT),
    rule("floor_divide", ZERO, ZERO, on=(anything, positive), ties=FLAT),
    rule("sinc", -PI * spherical_jn(IntegerConstant(1), PI * x), on=within(-1.5, 1.5), cost=20),
    # Of an inverted product the chain rule squares the value, which may overflow where the derivative does not.
    rule("negative_power", b * (y * (1 / x)), pow_partials()[1], on=(positive, within(-3, 0)), names=("x", "n"),
         cost=ARITHMETIC),
    rule("constant", outputs=[[]], ties="the number as a constant"),
    rule("direction", *direction_partials(), ties="0 at the origin", cost=30),
    rule("power_log", *power_log_partials(), on=(positive, within(-3, 3)), ties="x = 0: 0 by both"),
    holomorphic("complex_reciprocal", -((p - q) * (p + q)), -2 * (p * q), on=(positive, anything), cost=4,
                ties=UNDEFINED_AT_ZERO),
    holomorphic("casin", *over_root_from_one(x, b), on=within(-0.9, 0.9)),
    holomorphic("cacos", *(-part for part in over_root_from_one(x, b)), on=within(-0.9, 0.9)),
    holomorphic("casinh", *over_root_from_one(-b, x), on=within(-0.9, 0.9)),
    holomorphic("cacosh", *acosh_slope(), on=(within(1, 2), within(0.1, 1))),
    holomorphic("catan", *over_from_one(-b, x), on=within(-0.9, 0.9)),
    holomorphic("catanh", *over_from_one(x, b), on=within(-0.9, 0.9)),
)


def given(row: ScalarRule) -> ScalarRule:
    """The row of the call that takes the function's arguments and then its results."""
    further = len(row.outputs)
    outputs = tuple((*partials, *(ZERO,) * further) for partials in row.outputs)
    names = (*row.names, *(("value",) if further == 1 else ("real", "imag")))
    return replace(row, name=GIVEN_PREFIX + row.name, outputs=outputs, on=(*row.on, *(anything,) * further), names=names)


def _rows() -> tuple[ScalarRule, ...]:
    known = {row.name: row for row in (*ROWS, *COMPLEX, *OF_THEIR_OWN)}
    return tuple(given(known[name]) for name in GIVEN_ROWS)


GIVEN = _rows()
