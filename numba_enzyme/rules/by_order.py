"""Partials of the incomplete gamma and beta functions by their orders: each is a quotient times the density.

    P(a, x)      by a = q D,            D = P by x,  q = scipy.special.gammainc.quotient(a, x)       (runtime_ir/)
    I(p, q, t)   by p = t (1-t) r D,    D = I by t,  r = scipy.special.betainc.quotient(p, q, t, 1-t);
                 by q = -t (1-t) s D,                s = the same of q, p, 1-t, t; the last argument follows from t

A quotient's own partial by the argument follows from that of the density: D by a = (q D) by x. By the orders none is known here.
"""

from __future__ import annotations

from .expression import UNKNOWN, ZERO, function
from .rule import SPECIAL, ScalarRule, rule, within
from .scalar_math import b, c, d, log, x, y
from .special_expressions import UNIT, psi

GAMMA, BETA = "scipy.special.gammainc.quotient", "scipy.special.betainc.quotient"
QUOTIENTS = {GAMMA: "gammainc_quotient", BETA: "betainc_quotient"}  # the files that define them
gamma_quotient, beta_quotient = function(GAMMA), function(BETA)


def quotient_rows() -> tuple[ScalarRule, ...]:
    by_x = log(b) - psi(x) - y * ((x - 1) / b - 1)
    by_t = (log(c) - psi(x) + psi(x + b) - y * (x * d - b * c)) / (c * d)
    return (rule(GAMMA, UNKNOWN, by_x, on=(within(0.3, 9), within(0.1, 9)), cost=SPECIAL),
            rule(BETA, UNKNOWN, UNKNOWN, by_t, ZERO, on=(within(0.3, 5), within(0.3, 5), UNIT, UNIT), cost=SPECIAL))  # fmt: skip
