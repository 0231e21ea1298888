"""Runs cases: several together in one function, since compiling costs most, yet each with a verdict of its own.

    measure([sum, mean])   ->   def together(A): return sum(A), mean(A)
                                one pullback per case with a random cotangent, compared with differences and with jvp
"""

from __future__ import annotations

import copy
import warnings
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numba import njit
from numba.core.errors import NumbaError

import numba_enzyme as ne
from numba_enzyme.testing.float_leaves import copies, equal_bits, inner, leaves, random_like, with_leaves

from .case import EXACT, OUTSIDE, Case, inputs

STEP = 1e-3
DIFFERENCES = 2e-7  # of four points, float64
FORWARD = 1e-11
SINGLE = 1e-4  # float32 against differences taken in float64


@dataclass(frozen=True)
class Verdict:
    """``word``: EXACT, OUTSIDE, "wrong", "crash" or the codes of a refusal; ``detail``: what is behind it."""

    word: str
    detail: str = ""


def fresh(arguments: tuple) -> tuple:
    """Copies, of random generators too."""
    return tuple(copy.deepcopy(a) if isinstance(a, np.random.Generator) else copies(a) for a in arguments)


def source(cases: Sequence[Case]) -> tuple[str, list[str]]:
    """A module in which `together` returns the results of all cases, and the names of its parameters."""
    lines = []
    names = [name for name in inputs() if any(name in case.arguments for case in cases)]
    for index, case in enumerate(cases):
        lines += ["@njit", f"def case_{index}({', '.join(case.arguments)}):", *(f"    {line}" for line in case.lines), ""]
    calls = [f"case_{index}({', '.join(case.arguments)})" for index, case in enumerate(cases)]
    lines += ["@njit", f"def together({', '.join(names)}):", f"    return ({', '.join(calls)},)"]
    return "\n".join(lines), names


def measure(cases: Sequence[Case]) -> list[Verdict]:
    """The verdict of each case. Where something in the function of them all is refused, each runs alone."""
    verdicts = _measure_together(cases)
    if len(cases) > 1 and len({v.word for v in verdicts} - {EXACT, "wrong"}):
        return [verdict for case in cases for verdict in _measure_together([case])]
    return verdicts


def _measure_together(cases: Sequence[Case]) -> list[Verdict]:
    text, names = source(cases)
    namespace: dict[str, object] = {"np": np, "njit": njit}
    exec(compile(text, f"<{cases[0].function}>", "exec"), namespace)
    function = namespace["together"]
    arguments = tuple(inputs()[name] for name in names)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            out = function(*fresh(arguments))
        except (NumbaError, TypeError, NotImplementedError, AssertionError) as error:
            return [Verdict(OUTSIDE, f"{type(error).__name__}: {str(error).strip()[:400]}")] * len(cases)
        try:
            return [_compare(function, arguments, out, index) for index in range(len(cases))]
        except ne.NotDifferentiable as error:
            codes = " ".join(sorted({problem.code for problem in error.problems}))
            return [Verdict(codes, str(error))] * len(cases)
        except ne.EnzymeError as error:
            return [Verdict(type(error).__name__, str(error))] * len(cases)
        except NumbaError as error:
            return [Verdict("crash", f"{type(error).__name__}: {str(error)[-600:]}")] * len(cases)
        except (AttributeError, KeyError, IndexError, TypeError, ValueError, AssertionError, NotImplementedError) as error:
            return [Verdict("crash", f"{type(error).__name__}: {str(error)[-600:]}")] * len(cases)


def _compare(function: object, arguments: tuple, out: tuple, index: int) -> Verdict:
    """The pullback of one result against differences and against the tangent of a random direction."""
    random = np.random.default_rng(index)
    if not leaves(out[index]):
        return Verdict("crash", f"the case returns {type(out[index]).__name__}: nothing to differentiate")
    value, pullback = ne.vjp(function, *fresh(arguments))
    if not equal_bits(value[index], out[index]):
        return Verdict("wrong", f"value {value[index]!r} instead of {out[index]!r}")
    seeds = [random_like(leaf, random) for leaf in leaves(out[index])]
    before, after = len(leaves(out[:index])), len(leaves(out[index + 1 :]))
    flat = leaves(out)
    cotangents = [np.zeros_like(leaf) if isinstance(leaf, np.ndarray) else type(leaf)(0) for leaf in flat]
    cotangents[before : len(flat) - after] = seeds
    found = leaves(pullback(with_leaves(out, cotangents)))
    given = leaves(arguments)
    for got, of in zip(found, given, strict=True):
        if np.asarray(got).dtype != np.asarray(of).dtype or np.shape(got) != np.shape(of):
            return Verdict("wrong", f"the gradient of {of!r} is {got!r}")
    single = any(np.asarray(leaf).dtype in (np.float32, np.complex64) for leaf in [*given, *leaves(out[index])])
    expected = _differences(function, arguments, index, seeds)
    largest = max([float(np.abs(e).max()) for e in expected if e.size] + [1e-3])
    for got, want in zip(found, expected, strict=True):
        error = float(np.abs(np.asarray(got) - want).max()) / largest if want.size else 0.0
        if not error <= (SINGLE if single else DIFFERENCES):
            return Verdict("wrong", f"gradient {got!r} instead of {want!r}")
    tangents = [random_like(leaf, random) for leaf in given]
    moved = ne.jvp(function, fresh(arguments), with_leaves(arguments, copies(tuple(tangents))))
    if not equal_bits(moved[0][index], out[index]):
        return Verdict("wrong", f"value {moved[0][index]!r} in forward mode instead of {out[index]!r}")
    reverse, forward = inner(found, tangents), inner(seeds, leaves(moved[1][index]))
    if not abs(reverse - forward) <= (SINGLE if single else FORWARD) * max(1.0, largest):
        return Verdict("wrong", f"<w, Jv> = {forward!r} and <J'w, v> = {reverse!r}")
    return Verdict(EXACT)


def _differences(function: object, arguments: tuple, index: int, seeds: list) -> list[np.ndarray]:
    """Central differences of four points of <w, f>, in double precision, for each floating argument."""
    wide = tuple(_widened(argument) for argument in arguments)

    def value(moved: tuple) -> float:
        return inner(seeds, leaves(function(*fresh(moved))[index]))

    gradients = []
    for place, argument in enumerate(wide):
        if not leaves(argument):
            continue
        gradient = np.zeros(np.shape(argument), np.asarray(argument).dtype)
        for position in np.ndindex(gradient.shape):
            for direction, factor in ((1.0, 1.0), (1j, -1j)) if gradient.dtype.kind == "c" else ((1.0, 1.0),):
                slope = 0.0
                for weight, steps in ((8.0, 1), (-8.0, -1), (-1.0, 2), (1.0, -2)):
                    moved = np.array(argument, order="K")
                    moved[position] += direction * steps * STEP
                    entry = moved if isinstance(argument, np.ndarray) else moved[()].item()
                    slope += weight * value((*wide[:place], entry, *wide[place + 1 :]))
                gradient[position] += factor * slope / (12 * STEP)
        gradients.append(gradient)
    return gradients


def _widened(value: object) -> object:
    """The same argument in double precision."""
    if isinstance(value, np.ndarray) and value.dtype == np.float32:
        return value.astype(np.float64)
    return value


