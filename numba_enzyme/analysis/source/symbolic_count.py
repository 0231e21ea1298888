"""Trip counts as polynomials in the user's variables, for reading and for adding up bytes.

    %n.count = add (sub %n, 1), 1           n
    two nested loops, 8 bytes               8*n*m

For people only. A count that is clamped at zero is shown without the clamp: the loop runs, or there is nothing to count.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from ...ir.instructions import Binary, Call, Cast, Compare, Select
from ...ir.values import ConstantInt, Value
from .source_names import SourceNames

Monomial = tuple[str, ...]


@dataclass(frozen=True)
class CountPolynomial:
    """Integer coefficients of products of names; the empty product is the constant."""

    terms: tuple[tuple[Monomial, int], ...] = ()

    @staticmethod
    def of(terms: dict[Monomial, int]) -> CountPolynomial:
        kept = {m: c for m, c in terms.items() if c}
        return CountPolynomial(tuple(sorted(kept.items(), key=lambda t: (-len(t[0]), t[0]))))

    @staticmethod
    def constant(value: int) -> CountPolynomial:
        return CountPolynomial.of({(): value})

    @staticmethod
    def name(text: str) -> CountPolynomial:
        return CountPolynomial.of({(text,): 1})

    @property
    def value(self) -> int | None:
        """The number, if it is one."""
        if not self.terms:
            return 0
        return self.terms[0][1] if self.terms[0][0] == () else None

    def __add__(self, other: CountPolynomial) -> CountPolynomial:
        terms = dict(self.terms)
        for monomial, factor in other.terms:
            terms[monomial] = terms.get(monomial, 0) + factor
        return CountPolynomial.of(terms)

    def __mul__(self, other: CountPolynomial) -> CountPolynomial:
        terms: dict[Monomial, int] = {}
        for left, a in self.terms:
            for right, b in other.terms:
                monomial = tuple(sorted(left + right))
                terms[monomial] = terms.get(monomial, 0) + a * b
        return CountPolynomial.of(terms)

    def scaled(self, factor: int) -> CountPolynomial:
        return self * CountPolynomial.constant(factor)

    def renamed(self, rename: Callable[[str], str]) -> CountPolynomial:
        """The same with other names."""
        return CountPolynomial.of({tuple(sorted(map(rename, monomial))): factor for monomial, factor in self.terms})

    def evaluate(self, values: dict[str, int]) -> int:
        """The number for given values of all names."""
        return sum(factor * prod(values[name] for name in monomial) for monomial, factor in self.terms)

    def __str__(self) -> str:
        text = ""
        for monomial, factor in self.terms:
            size = "*".join([*([] if abs(factor) == 1 and monomial else [str(abs(factor))]), *monomial])
            sign = "-" if factor < 0 else "+"
            text += f" {sign} {size}" if text else (f"-{size}" if factor < 0 else size)
        return text or "0"


ONE = CountPolynomial.constant(1)


_CALL = re.compile(r"\w+\([^()]*\)")
DEEPEST = 8  # operations inside each other that are looked through


def count_polynomial(value: Value, names: SourceNames, depth: int = 0) -> CountPolynomial:
    """A count as a polynomial in what the user has names for."""
    if isinstance(value, ConstantInt):
        return CountPolynomial.constant(value.value)
    if isinstance(value, Cast) and value.opcode in ("sext", "zext", "trunc"):
        return count_polynomial(value.operands[0], names, depth)
    if depth < DEEPEST and isinstance(value, Binary) and not names.variable(value):
        found = _binary(value, names, depth + 1)
        if found is not None:
            return found
    clamped = _clamped(value)
    if clamped is not None:
        return count_polynomial(clamped, names, depth)
    text = names.symbol(value)
    return CountPolynomial.name(f"({text})" if " " in text and not _CALL.fullmatch(text) else text)


def _binary(value: Binary, names: SourceNames, depth: int) -> CountPolynomial | None:
    left, right = (count_polynomial(o, names, depth) for o in value.operands)
    if value.opcode == "add":
        return left + right
    if value.opcode == "sub":
        return left + right.scaled(-1)
    if value.opcode == "mul":
        return left * right
    divisor = right.value
    if value.opcode == "shl" and divisor is not None:
        return left.scaled(1 << divisor)
    if value.opcode in ("lshr", "ashr") and divisor is not None:
        divisor = 1 << divisor
    elif value.opcode not in ("udiv", "sdiv"):
        return None
    if not divisor:
        return None
    if all(factor % divisor == 0 for _, factor in left.terms):
        return CountPolynomial.of({monomial: factor // divisor for monomial, factor in left.terms})
    text = str(left)
    return CountPolynomial.name(f"({text})//{divisor}" if " " in text else f"{text}//{divisor}")


def _clamped(value: Value) -> Value | None:
    """``v`` of ``v > 0 ? v : 0``, ``a - b`` of ``a > b ? a - b : 0``, ``v + 1`` of ``a >= b ? v + 1 : v``, smax(v, 0) ..."""
    if isinstance(value, Select):
        condition, then, otherwise = value.operands
        if not isinstance(condition, Compare):
            return None
        difference = isinstance(then, Binary) and then.opcode == "sub" and then.operands == condition.operands
        adds = isinstance(then, Binary) and then.opcode == "add" and then.operands[0] is otherwise and _small(then.operands[1])
        guarded = _small(otherwise) and (difference or condition.operands[0] is then)
        return then if guarded or adds else None
    if isinstance(value, Call) and (value.callee_name or "").startswith(("llvm.smax.", "llvm.umax.")):
        left, right = value.arguments
        return left if _small(right) else right if _small(left) else None
    return None


def _small(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value in (0, 1)
