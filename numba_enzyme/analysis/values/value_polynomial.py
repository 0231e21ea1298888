"""Sums and products of values, as far as they can be told apart.

    i * m + j - 1       {(i, m): 1, (j,): 1, (): -1}
"""

from __future__ import annotations


class Polynomial(dict):
    """Monomial (a sorted tuple of atoms) -> integer coefficient."""

    @classmethod
    def constant(cls, value: int) -> Polynomial:
        return cls({(): value} if value else {})

    @classmethod
    def atom(cls, atom: object) -> Polynomial:
        return cls({(atom,): 1})

    def plus(self, other: Polynomial, factor: int = 1) -> Polynomial:
        total = Polynomial(self)
        for monomial, coefficient in other.items():
            total[monomial] = total.get(monomial, 0) + factor * coefficient
        return Polynomial({m: c for m, c in total.items() if c})

    def times(self, other: Polynomial) -> Polynomial:
        total = Polynomial()
        for a, x in self.items():
            for b, y in other.items():
                monomial = tuple(sorted((*a, *b), key=id))
                total[monomial] = total.get(monomial, 0) + x * y
        return Polynomial({m: c for m, c in total.items() if c})

    def replaced(self, atom: object, by: Polynomial) -> Polynomial:
        total = Polynomial()
        for monomial, coefficient in self.items():
            term = Polynomial.constant(coefficient)
            for factor in monomial:
                term = term.times(by if factor is atom else Polynomial.atom(factor))
            total = total.plus(term)
        return total

    def split(self, atom: object) -> tuple[Polynomial, Polynomial] | None:
        """(a, b) with self = a * atom + b; None for higher powers."""
        linear, rest = Polynomial(), Polynomial()
        for monomial, coefficient in self.items():
            power = sum(factor is atom for factor in monomial)
            if power > 1:
                return None
            if power:
                linear[tuple(f for f in monomial if f is not atom)] = coefficient
            else:
                rest[monomial] = coefficient
        return linear, rest

    @property
    def atoms(self) -> set:
        return {factor for monomial in self for factor in monomial}

    @property
    def value(self) -> int | None:
        """The number, if it is one."""
        if not self:
            return 0
        return self[()] if len(self) == 1 and () in self else None
