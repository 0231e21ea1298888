"""Partials of the incomplete gamma and beta functions by their orders: each is a quotient times the density.

    P(a, x)      by a = q D,  D = P by x,  q = scipy.special.gammainc.quotient(a, x)       (runtime_ir/)
    I(p, q, t)   by p = q D,  D = I by t,  q = scipy.special.betainc.quotient(p, q, t), and by q likewise ..quotient.second

A quotient's own partial by the argument follows from that of the density: D by a = (q D) by x. By the orders none is known here.
"""

from __future__ import annotations

from .expression import UNKNOWN, function
from .rule import SPECIAL, ScalarRule, rule, within
from .scalar_math import b, c, log, x, y
from .special_expressions import UNIT, log1p, psi

GAMMA, BETA = "scipy.special.gammainc.quotient", "scipy.special.betainc.quotient"
SECOND = BETA + ".second"
QUOTIENTS = {GAMMA: "gammainc_quotient", BETA: "betainc_by_first", SECOND: "betainc_by_second"}  # the files that define them
gamma_quotient, beta_quotients = function(GAMMA), (function(BETA), function(SECOND))


def quotient_rows() -> tuple[ScalarRule, ...]:
    by_x = log(b) - psi(x) - y * ((x - 1) / b - 1)
    growth = (x - 1) / c - (b - 1) / (1 - c)  # of the density, relative
    first, second = log(c) - psi(x) + psi(x + b) - y * growth, log1p(-c) - psi(b) + psi(x + b) - y * growth
    on = within(0.3, 5), within(0.3, 5), UNIT
    return (rule(GAMMA, UNKNOWN, by_x, on=(within(0.3, 9), within(0.1, 9)), cost=SPECIAL),
            rule(BETA, UNKNOWN, UNKNOWN, first, on=on, cost=SPECIAL),
            rule(SECOND, UNKNOWN, UNKNOWN, second, on=on, cost=SPECIAL))  # fmt: skip
