"""What a row of the table is: :class:`ScalarRule`, and the one-line ways to write one.

    rule("tan", 1 + y * y)
        .partial(0)                    1 + y*y
        .needs(frozenset({0}))         (no argument, the result)
        tangent                        dy = (1 + y*y) dx
        adjoint                        dx += (1 + y*y) dy
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from .expression import UNKNOWN, ZERO, Expression, Operand, expression

ARITHMETIC, TRANSCENDENTAL, SPECIAL = 1, 10, 30  # rough costs of computing the primal again


@dataclass(frozen=True, slots=True)
class Interval:
    """Where an argument may lie; the tests sample it. ``integers`` marks an integer argument."""

    low: float
    high: float
    text: str
    integers: bool = False

    def __str__(self) -> str:
        return self.text


anything = Interval(-8.0, 8.0, "all x")
positive = Interval(0.02, 30.0, "x > 0")
moderate = Interval(-4.0, 4.0, "all x")
small_integers = Interval(-3, 4, "integer", integers=True)
orders = Interval(1, 4, "integer order > 0", integers=True)


def within(low: float, high: float) -> Interval:
    """Open interval; the samples keep a little away from its ends."""
    margin = (high - low) * 1e-3
    return Interval(low + margin, high - margin, f"{low:g} < x < {high:g}")


@dataclass(frozen=True)
class ScalarRule:
    """The derivative of one scalar function; everything that anybody asks about it is read off ``outputs``.

    ``outputs[k][i]`` is the partial derivative of the k-th result by the i-th argument, ZERO where there is none.
    ``integers``: indices of integer arguments, ``integer_outputs`` of integer results. ``ties``: what is chosen where the
    function has a kink or a jump. ``active_arguments``: those on which some result depends differentiably. ``linear``: no
    partial depends on an argument that is differentiated.
    ``cost``: 1 arithmetic, 10 transcendental, 30 Bessel and gamma. ``pure``: no memory but errno is touched, the call may
    be repeated, moved or dropped.
    """

    name: str
    outputs: tuple[tuple[Expression, ...], ...]
    on: tuple[Interval, ...]
    names: tuple[str, ...]
    ties: str = ""
    cost: int = TRANSCENDENTAL
    pure: bool = True
    integers: frozenset[int] = frozenset()
    integer_outputs: frozenset[int] = frozenset()
    active_arguments: frozenset[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        active = frozenset(i for row in self.outputs for i, partial in enumerate(row) if partial != ZERO)
        object.__setattr__(self, "active_arguments", active)

    @cached_property
    def reads(self) -> tuple[tuple[tuple[frozenset[int], frozenset[int]], ...], ...]:
        """What each partial reads, arguments and results; asked for at every instruction, so worked out once."""
        return tuple(tuple((p.free_arguments(), p.free_results()) for p in row) for row in self.outputs)

    @cached_property
    def unknown(self) -> frozenset[int]:
        """Arguments by which no derivative is known."""
        return frozenset(i for row in self.outputs for i, partial in enumerate(row) if partial == UNKNOWN)

    @property
    def arity(self) -> int:
        return len(self.outputs[0])

    @property
    def inactive(self) -> bool:
        """Flat almost everywhere (floor): the result carries no derivative."""
        return not self.active_arguments

    @property
    def linear(self) -> bool:
        return not any(results or arguments - self.integers for row in self.reads for arguments, results in row)

    def partial(self, index: int, output: int = 0) -> Expression:
        return self.outputs[output][index]

    def needs(self, active: frozenset[int], outputs: frozenset[int] | None = None) -> tuple[frozenset[int], bool]:
        """Primal arguments, and whether primal results, that the derivative by the ``active`` arguments reads.

        ``outputs`` restricts the question to results whose derivative is wanted (all by default).
        """
        wanted = [row for k, row in enumerate(self.reads) if outputs is None or k in outputs]
        reads = [row[i] for row in wanted for i in active if i < len(row)]
        return frozenset[int]().union(*(arguments for arguments, _ in reads)), any(results for _, results in reads)

    def called(self) -> frozenset[str]:
        """Rows whose primals the partials call."""
        return self._called

    @cached_property
    def _called(self) -> frozenset[str]:
        return frozenset[str]().union(*(p.called() for row in self.outputs for p in row))


ARGUMENT_NAMES = ("x", "b", "c", "d")


def rule(
    name: str,
    *partials: Operand,
    outputs: Sequence[Sequence[Operand]] | None = None,
    on: Interval | tuple[Interval, ...] = anything,
    names: tuple[str, ...] | None = None,
    **facts,
) -> ScalarRule:
    """One row: the partials by each argument, in order; for several results, ``outputs`` has one such sequence each."""
    rows = tuple(tuple(expression(p) for p in row) for row in (outputs if outputs is not None else [partials]))
    arity = len(rows[0])
    domain = on if isinstance(on, tuple) else (on,) * arity
    assert all(len(row) == arity for row in rows) and len(domain) == arity, name
    integers = frozenset(i for i, interval in enumerate(domain) if interval.integers)
    return ScalarRule(name, rows, domain, names or ARGUMENT_NAMES[:arity], integers=integers, **facts)


def flat(*names: str, ties: str, cost: int = ARITHMETIC) -> tuple[ScalarRule, ...]:
    """Rows of piecewise constant functions."""
    return tuple(rule(name, ZERO, ties=ties, cost=cost) for name in names)
