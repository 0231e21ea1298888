"""Second derivatives: formulas are differentiated by the rows of what they call, as reverse over reverse does it.

The adjoint of a formula is computed in doubles, node by node; an adjoint of zero stays zero, as it does in what a select throws
away.
"""

from __future__ import annotations

import math

import mpmath as mp
import numpy as np
import pytest

from numba_enzyme.ir.types import DOUBLE
from numba_enzyme.rules import ZERO, Argument, Expression, Result, default_book
from numba_enzyme.rules import expression as nodes
from numba_enzyme.rules.symbols import GIVEN_PREFIX

from .compiled import NO_HOST_FUNCTION, STAND_INS, compiled
from .references import values
from .test_table import RELATIVE_FROM, exact, samples

BOOK = default_book()
TOLERANCE = 1e-11  # the formula of a first derivative may lose some digits; its derivative loses more
COMPARE = {"oeq": np.equal, "olt": np.less, "ole": np.less_equal, "ogt": np.greater, "oge": np.greater_equal}
ARITHMETIC = {
    nodes.Add: lambda a, b: (a + b, (1.0, 1.0)),
    nodes.Sub: lambda a, b: (a - b, (1.0, -1.0)),
    nodes.Mul: lambda a, b: (a * b, (b, a)),
    nodes.Div: lambda a, b: (a / b, (1.0 / b, -(a / b) / b)),
    nodes.Neg: lambda a: (-a, (-1.0,)),
    nodes.Named: lambda a: (a, (1.0,)),
    nodes.ToFloat: lambda a: (np.float64(a), (0.0,)),
}


def host_values(name: str, arguments: tuple) -> tuple:
    """Results of a row as the machine computes them, where it can."""
    if name in STAND_INS or (name not in NO_HOST_FUNCTION and len(BOOK.row(name).outputs) == 1):
        own = STAND_INS.get(name) or compiled(DOUBLE).primal(name)
        return (np.float64(own(*arguments)),)
    return tuple(np.float64(v) for v in values(name, exact(arguments)))


class Adjoint:
    """One formula at one point; ``gradient()`` is its derivative by every argument, through the results as well."""

    def __init__(self, name: str, arguments: tuple) -> None:
        self.rule = BOOK.row(name)
        self.arguments = tuple(a if isinstance(a, int) else np.float64(a) for a in arguments)
        self.results = host_values(name, arguments)
        self.values: dict[Expression, object] = {}
        self.local: dict[Expression, tuple[float, ...]] = {}

    def value(self, node: Expression):
        if node not in self.values:
            self.values[node], partials = self._compute(node)
            self.local[node] = partials
        return self.values[node]

    def _compute(self, node: Expression):
        children = [self.value(child) for child in node.children()]
        if type(node) in ARITHMETIC:
            return ARITHMETIC[type(node)](*children)
        if isinstance(node, Argument):
            return self.arguments[node.index], ()
        if isinstance(node, Result):
            return self.results[node.index], ()
        if isinstance(node, nodes.Where):
            left, right, then, otherwise = children
            taken = np.isnan(left) if node.predicate == "uno" else COMPARE[node.predicate](left, right)
            return (then, (0.0, 0.0, 1.0, 0.0)) if taken else (otherwise, (0.0, 0.0, 0.0, 1.0))
        if isinstance(node, nodes.IntegerOffset):
            return children[0] + node.offset, ()
        if isinstance(node, nodes.SmallestNormal):
            return np.float64(2.0**-1022), ()
        if isinstance(node, nodes.Call):
            return children[-1] if node.name.startswith(GIVEN_PREFIX) else host_values(node.name, tuple(children))[0], ()
        return (node.value if isinstance(node, nodes.IntegerConstant) else np.float64(node.value)), ()

    def gradient(self, formula: Expression) -> list[float]:
        """Every node in turn hands its adjoint to its operands, zero adjoints included."""
        adjoints: dict[Expression, float] = {formula: np.float64(1.0)}
        self.value(formula)
        for node in reversed(list(self.values)):
            if node not in adjoints:
                continue
            partials = self.local[node]
            if isinstance(node, nodes.Call):
                inner = Adjoint(node.name, tuple(self.values[child] for child in node.arguments))
                partials = [inner.value(p) for p in inner.rule.outputs[0]]
            for child, partial in zip(node.children(), partials, strict=False):
                product = 0.0 if adjoints[node] == 0.0 else adjoints[node] * partial  # as for what a `where` throws away
                adjoints[child] = adjoints.get(child, 0.0) + product
        total = [adjoints.get(Argument(i), np.float64(0.0)) for i in range(self.rule.arity)]
        for k, partials in enumerate(self.rule.outputs):
            seed = adjoints.get(Result(k), 0.0)
            for i, partial in enumerate(partials):
                total[i] += 0.0 if seed == 0.0 or partial == ZERO else seed * Adjoint.value(self, partial)
        return total


def second_difference(name: str, output: int, i: int, j: int, arguments: tuple):
    """Mixed second derivative by differences of 80-digit values."""
    with mp.workdps(80):
        step = mp.mpf(10) ** -20

        def at(along_i: int, along_j: int):
            moved = list(arguments)
            moved[i] += along_i * step
            moved[j] += along_j * step
            return mp.mpf(values(name, tuple(moved))[output])

        return (at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / (4 * step * step)


@pytest.mark.parametrize("name", sorted(BOOK.rows))
def test_second_derivative(name):
    rule = BOOK.row(name)
    for arguments in samples(rule, DOUBLE)[:4]:
        for k, partials in enumerate(rule.outputs):
            for i, partial in enumerate(partials):
                got = Adjoint(name, arguments).gradient(partial)
                for j in set() if i in rule.integers else set(range(rule.arity)) - rule.integers:
                    expected = second_difference(name, k, i, j, exact(arguments))
                    error = abs(mp.mpf(float(got[j])) - expected) / max(abs(expected), RELATIVE_FROM)
                    assert error < TOLERANCE, (name, k, i, j, arguments, got[j], float(expected))


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("pow", (0.0, 2.0), 2.0),
        ("pow", (0.0, 3.0), 0.0),
        ("pow", (0.0, 1.0), 0.0),
        ("pow", (0.0, 0.0), 0.0),
        ("powi", (0.0, 2), 2.0),
        ("powi", (0.0, 0), 0.0),
        ("powi", (0.0, 1), 0.0),
        ("hypot", (0.0, 0.0), 0.0),
        ("j1", (0.0,), 0.0),
        ("cyl_bessel_i1", (0.0,), 0.0),
        ("fabs", (0.0,), 0.0),
        ("copysign", (0.0, 1.0), 0.0),
        ("frexp", (0.0,), 0.0),
        ("norm3d", (0.0, 0.0, 0.0), 0.0),
        ("atan2", (0.0, 2.0), 0.0),
        ("atan2", (3.0, 0.0), 0.0),
    ],
)
def test_second_derivative_where_a_guard_stands(name, arguments, expected):
    with np.errstate(all="ignore"):
        got = Adjoint(name, arguments).gradient(BOOK.row(name).partial(0))
    assert got[0] == expected
    assert all(math.isfinite(g) for g in got)
