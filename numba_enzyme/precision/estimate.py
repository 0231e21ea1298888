"""`estimate_error`: first-order rounding errors of a scalar-valued function, variable by variable.

    e = ne.estimate_error(f, x, 0.1)
    e.error                         4.1e-15       bound of what rounding does to the result
    e.by_variable["energy"]         3.2e-15       the part of it that is computed for `energy`
    e.as_float32["u"]               2.0e-12       what it would add to keep `u` in single precision
    e.float32_variables             ["u"]         what could be kept so, within the tolerance

A value v that is rounded by a relative error of at most u moves the result by |v * adjoint(v)| * u; these are summed over all
values that the run computes, without hope for cancellation.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from html import escape

import numpy as np
from numba.core.registry import CPUDispatcher

from ..api.differentiable import as_dispatcher
from ..api.transforms import value_and_grad
from ..errors import EnzymeError
from .instrument import Instrumenter
from .probes import MEASURING, ROUNDING, UNIT32


@dataclass(frozen=True)
class ErrorEstimate:
    """What :func:`estimate_error` returns. Names of variables of called functions are ``function.variable``."""

    function: CPUDispatcher
    arguments: tuple
    value: float
    by_variable: Mapping[str, float]
    as_float32: Mapping[str, float]
    tolerance: float
    _names: list[str] = field(repr=False)

    @property
    def error(self) -> float:
        """Bound of the rounding error of the result, to first order, in the precision that the function has."""
        return sum(self.by_variable.values())

    @property
    def float32_variables(self) -> list[str]:
        """Variables that could be kept in single precision: the cheapest ones, as long as their sum is within the tolerance."""
        return self.demotable(self.tolerance)

    def demotable(self, tolerance: float) -> list[str]:
        """As ``float32_variables``, for another absolute tolerance."""
        chosen, total = [], 0.0
        for name, cost in sorted(self.as_float32.items(), key=lambda item: item[1]):
            total += cost
            if not total <= tolerance:
                break
            chosen.append(name)
        return chosen

    def measured(self, names: Iterable[str]) -> float:
        """By how much the result moves if these variables are really rounded to single precision: a run, not an estimate."""
        names = set(names)
        if unknown := names - set(self.as_float32):
            raise EnzymeError(f"{', '.join(sorted(unknown))} is not a variable of {self.function.__name__} that holds numbers")
        rounded, rows = _instrumented(self.function, "rounding")
        flags = np.zeros((len(rows), 2))
        flags[[i for i, name in enumerate(rows) if name in names], 0] = 1.0
        parameters = inspect.signature(self.function).parameters
        given = [_single(a) if name in names else _own(a) for name, a in zip(parameters, self.arguments, strict=True)]
        return abs(float(rounded(flags, *given)) - self.value)

    def _rows(self) -> list[tuple[str, str, str]]:
        names = sorted({*self.by_variable, *self.as_float32}, key=lambda name: -self.as_float32.get(name, 0.0))
        def shown(costs: Mapping[str, float], name: str) -> str:
            return f"{costs[name]:.2e}" if name in costs else ""

        return [(name, shown(self.by_variable, name), shown(self.as_float32, name)) for name in names]

    def __str__(self) -> str:
        rows = [("variable", "error", "more, if float32"), *self._rows()]
        widths = [max(len(row[i]) for row in rows) for i in range(3)]
        lines = [f"{self.function.__name__} = {self.value:.17g}, rounding error at most {self.error:.2e}",
                 *("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows),
                 f"within {self.tolerance:.2e} could be float32: {', '.join(self.float32_variables) or 'nothing'}"]  # fmt: skip
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        cells = "".join(f"<tr><td>{escape(a)}</td><td>{b}</td><td>{c}</td></tr>" for a, b, c in self._rows())
        first, *_, last = str(self).split("\n")
        return (f'<div class="numba-enzyme"><p>{escape(first)}</p><table><thead><tr><th>variable</th><th>error</th>'
                f"<th>more, if float32</th></tr></thead><tbody>{cells}</tbody></table><p>{escape(last)}</p></div>")


def estimate_error(f: Callable, *arguments, tolerance: float = 1e-6) -> ErrorEstimate:
    """First-order rounding errors of the scalar-valued *f* at *arguments*, from the adjoints of everything that it computes.

    *tolerance*, relative to the value, is for ``float32_variables``. *f* and the `@njit` functions that it calls are rewritten
    from their sources: every assignment and operation on floats is watched. What happens inside other calls (of NumPy, of
    functions with rules of their own, of functions that call themselves) counts as one rounding of their result. Complex numbers
    are not counted.
    """
    function = as_dispatcher(f)
    count = len(inspect.signature(function.py_func).parameters)
    if count != len(arguments):
        raise EnzymeError(f"{function.__name__} takes {count} arguments, {len(arguments)} were given: write out defaults")
    arguments = tuple(_own(argument) for argument in arguments)
    measuring, rows = _instrumented(function, "measuring")
    floating = tuple(i for i, argument in enumerate(arguments) if _is_floating(argument))
    places = np.zeros((len(rows), 2))
    argnums = (0, *(i + 1 for i in floating))
    value, (found, *gradients) = value_and_grad(measuring, argnums)(places, *map(_own, arguments))
    names = list(inspect.signature(function.py_func).parameters)
    by_variable = {name: float(error) for name, error in zip(rows, found[:, 1], strict=True) if error}
    as_float32 = {name: float(error) for name, error in zip(rows, found[:, 0], strict=True)}
    for i, gradient in zip(floating, gradients, strict=True):
        if np.asarray(arguments[i]).dtype == np.float64:
            cost = float(np.sum(np.abs(np.asarray(arguments[i]) * gradient))) * UNIT32
            as_float32[names[i]] = as_float32.get(names[i], 0.0) + cost
    as_float32 = {name: cost for name, cost in as_float32.items() if cost or name in names}
    return ErrorEstimate(function, arguments, float(value), by_variable, as_float32, tolerance * abs(float(value)), rows)


@functools.cache
def _instrumented(function: CPUDispatcher, how: str) -> tuple[CPUDispatcher, list[str]]:
    """The rewritten function, and to which variable each row belongs."""
    instrumenter = Instrumenter(MEASURING if how == "measuring" else ROUNDING)
    return instrumenter.instrumented(function), instrumenter.names


def _is_floating(argument: object) -> bool:
    return isinstance(argument, (float, np.floating)) or (isinstance(argument, np.ndarray) and argument.dtype.kind == "f")


def _own(argument: object) -> object:
    """A copy, because the function may write to it."""
    return argument.copy() if isinstance(argument, np.ndarray) else argument


def _single(argument: float | np.ndarray) -> float | np.ndarray:
    if isinstance(argument, np.ndarray):
        return argument.astype(np.float32).astype(argument.dtype)
    return type(argument)(np.float32(argument))
