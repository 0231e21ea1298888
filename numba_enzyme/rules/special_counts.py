"""The functions of ``scipy.special.cython_special`` whose orders, degrees or counts are integers.

    eval_legendre(n, x) with a long n                 call double @scipy.special.eval_legendre.long(i64 %n, double %x)
                                                      the row of `scipy.special.eval_legendre`, with double(n) in place of n

Rows of their own stand where the function of two doubles does not exist, or cancels: of Laguerre's polynomials it has no digit
left at degree 200.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from .expression import UNKNOWN, ZERO, Argument, Expression, IntegerOffset, ToFloat, function, where
from .rule import SPECIAL, Interval, ScalarRule, moderate, rule, within
from .scalar_math import b, c, x

LONG = ".long"
COUNTS = Interval(1, 6, "integer > 0", integers=True)
SECOND = ("bdtr", "bdtrc", "bdtri")
BOTH = ("nbdtr", "nbdtrc", "nbdtri")
FIRST = ("kn", "yn", "expn", "pdtri", *(f"eval_{name}" for name in (
    "jacobi", "sh_jacobi", "gegenbauer", "chebyt", "chebyu", "chebyc", "chebys", "sh_chebyt", "sh_chebyu", "legendre",
    "sh_legendre")))  # fmt: skip
POSITIONS = {**dict.fromkeys(FIRST, (0,)), **dict.fromkeys(SECOND, (1,)), **dict.fromkeys(BOTH, (0, 1))}


def counted_rows(rows: Sequence[ScalarRule], prefix: str) -> list[ScalarRule]:
    """The rows of the same functions whose symbols end in ``.long``."""
    known = {found.name.removeprefix(prefix): found for found in rows}
    return [*(_counted(known[name], positions) for name, positions in POSITIONS.items()), *_own_rows(prefix + "eval_")]


def _own_rows(prefix: str) -> list[ScalarRule]:
    laguerre, hermite, monic = (function(f"{prefix}{name}{LONG}") for name in ("genlaguerre", "hermite", "hermitenorm"))
    below, degree = IntegerOffset(x, -1), ToFloat(x)
    rows: list[tuple[str, tuple[Expression, ...], tuple[Interval, ...]]] = [
        ("laguerre", (-laguerre(below, 1, b),), (within(0.1, 5),)),
        ("genlaguerre", (UNKNOWN, -laguerre(below, b + 1, c)), (within(0.1, 3), within(0.1, 5))),
        ("hermite", (where(degree < 1, 0, 2 * degree * hermite(below, b)),), (moderate,)),
        ("hermitenorm", (where(degree < 1, 0, degree * monic(below, b)),), (moderate,)),
    ]
    return [rule(f"{prefix}{name}{LONG}", ZERO, *partials, on=(COUNTS, *on), cost=SPECIAL)
            for name, partials, on in rows]


def _counted(found: ScalarRule, counts: Sequence[int]) -> ScalarRule:
    """The row of the same function, given integers where *counts* says."""
    outputs = tuple(tuple(ZERO if i in counts else _with_numbers(partial, counts) for i, partial in enumerate(partials))
                    for partials in found.outputs)
    on = tuple(COUNTS if i in counts else interval for i, interval in enumerate(found.on))
    return replace(found, name=found.name + LONG, outputs=outputs, on=on, integers=frozenset(counts))


def _with_numbers(node: Any, counts: Sequence[int]) -> Any:
    """The formula, with the integers among the arguments converted."""
    if isinstance(node, Argument):
        return ToFloat(node) if node.index in counts else node
    if isinstance(node, tuple):
        return tuple(_with_numbers(part, counts) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{item.name: _with_numbers(getattr(node, item.name), counts) for item in fields(node)})
