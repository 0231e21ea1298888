"""The Voigt profile's partials, by Faddeeva's function ``w(z) = K + iL`` (DLMF 7.2, 7.19).

    V(x, sigma, gamma) = K(z) / (sigma sqrt(2 pi))      z = X + iY = (x + i gamma) / (sigma sqrt(2))
    w' = -2 z w + 2i / sqrt(pi)                         w'' = -2 w - 2 z w'
    V by sigma is sigma times the second derivative by x: a Gaussian profile spreads as heat does.

Far from the origin these differences cancel, and the asymptotic series of `w` takes their place (DLMF 7.12.1).
"""

from __future__ import annotations

import sys
from math import prod

from .expression import UNKNOWN, ZERO, Expression, equal, function, where
from .rule import SPECIAL, ScalarRule, positive, rule, within
from .scalar_math import PI, SQRT_PI, b, c, x, y

FAR = 25.0  # in |z|: there the series has full precision
ODD = [prod(range(1, 2 * k, 2)) / 2**k for k in range(7)]  # w is i/sqrt(pi) times the sum of ODD[k] z**(-2k - 1)
VOIGT, IMAGINARY = "scipy.special.voigt_profile", "scipy.special.wofz.imaginary"
voigt_profile, imaginary_part = function(VOIGT), function(IMAGINARY)
Pair = tuple[Expression, Expression]  # of a complex number


def product(p: Pair, q: Pair) -> Pair:
    return p[0] * q[0] - p[1] * q[1], p[0] * q[1] + p[1] * q[0]


def series(u: Pair, *coefficients: float) -> Pair:
    """A polynomial without constant term, by Horner's rule."""
    total: Pair = ZERO, ZERO
    for coefficient in coefficients[::-1]:
        total = product((total[0] + coefficient, total[1]), u)
    return total


def slopes(X: Expression, Y: Expression, K: Expression, L: Expression) -> tuple[Expression, Expression, Expression]:
    """The partials of K by X and by Y, and the second one by X."""
    square = X * X + Y * Y
    far = square > FAR * FAR
    by_x, by_y = 2 * (Y * L - X * K), 2 * (X * L + Y * K) - 2 / SQRT_PI
    twice = -2 * (K + X * by_x + Y * by_y)
    q = where(far, square, 1)
    inverse = X / q, -Y / q
    u = product(inverse, inverse)
    first = series(u, *((2 * k + 1) * odd for k, odd in enumerate(ODD)))
    second = product(inverse, series(u, *((2 * k + 1) * (2 * k + 2) * odd for k, odd in enumerate(ODD))))
    return (where(far, first[1] / SQRT_PI, by_x), where(far, first[0] / SQRT_PI, by_y),
            where(far, -second[1] / SQRT_PI, twice))  # fmt: skip


def voigt_row() -> ScalarRule:
    """Of ``x``, ``sigma`` (``b``) and ``gamma`` (``c``); a Lorentzian at ``sigma = 0``."""
    lorentzian = equal(b, 0)
    scale = where(lorentzian, 1, b * 2**0.5)
    X, Y = x / scale, c / scale
    by_x, by_y, twice = slopes(X, Y, y * (scale * SQRT_PI), imaginary_part(X, Y))
    factor = 1 / (SQRT_PI * scale * scale)
    square = x * x + c * c
    narrow = PI * where(lorentzian, square * square, 1)
    partials = (where(lorentzian, -2 * x * c / narrow, by_x * factor), where(lorentzian, 0, b * twice * factor / scale),
                where(lorentzian, (x * x - c * c) / narrow, by_y * factor))  # fmt: skip
    known = partials if sys.platform != "win32" else 3 * (UNKNOWN,)  # there complex results come back through memory
    return rule(VOIGT, *known, on=(within(-9, 9), within(0.2, 3), within(0.1, 3)), cost=SPECIAL)


def imaginary_row() -> ScalarRule:
    """Of Faddeeva's imaginary part: by Cauchy and Riemann, from the partials of the real part."""
    real = SQRT_PI * voigt_profile(x, 0.5**0.5, b)
    by_x, by_y, _ = slopes(x, b, real, y)
    return rule(IMAGINARY, -by_y, by_x, on=(within(-9, 9), positive), cost=SPECIAL)
