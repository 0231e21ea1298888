"""Functions as people write them, each with arguments at which it is differentiated.

    @program(np.linspace(0.0, 1.0, 8), 3)
    def energy(x, steps): ...              energy is an @njit function, and known to PROGRAMS
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numba import njit

import numba_enzyme as ne
from numba_enzyme.testing.float_leaves import copies, equal_bits, inner, is_float, leaves, magnitude, random_like, with_leaves
from numba_enzyme.testing.tolerance import difference, tolerance_of


@dataclass(frozen=True)
class Program:
    """``step``: of the differences. ``differences``: how far they may be off, where the function is not smooth enough.
    ``slow``: whether compiling it takes so long that it is left to ``pytest -m slow``."""

    function: object
    arguments: tuple
    step: float = 1e-3
    differences: float = 1e-7
    slow: bool = False

    @property
    def name(self) -> str:
        return self.function.__name__


PROGRAMS: list[Program] = []


def program(*arguments, jit=None, **options):
    """Decorator: compile with Numba (``jit``: its options) and enter the function in the collection."""

    def enter(function):
        compiled = njit(**(jit or {}))(function)
        PROGRAMS.append(Program(compiled, arguments, **options))
        return compiled

    return enter


def numbers(seed: int, *shape: int, low: float = -1.0, high: float = 1.0) -> np.ndarray:
    """Reproducible numbers between ``low`` and ``high``."""
    return np.random.default_rng(seed).uniform(low, high, shape)


def check(program: Program) -> None:
    """The primal bit for bit, forward against reverse, and forward against differences of fourth order."""
    f, args = ne.differentiate(program.function), program.arguments
    random = np.random.default_rng(0)
    after = copies(args)
    out = program.function(*after)
    tangent = with_leaves(args, [random_like(leaf, random) for leaf in leaves(args)])
    cotangent = [random_like(leaf, random) for leaf in leaves(out)]
    given = copies(args)
    value, pushed = ne.jvp(f, given, tangent)
    assert equal_bits(value, out), f"jvp returns {value!r}, the function itself {out!r}"
    assert equal_bits(given, after), "jvp leaves the arguments otherwise than the function itself"
    if isinstance(out, float):
        cotangent = [1.0]
        wanted = tuple(i for i, a in enumerate(args) if leaves(a))
        value, pulled = ne.value_and_grad(f, argnums=wanted)(*copies(args))
    else:
        value, pullback = ne.vjp(f, *copies(args))
        pulled = pullback(with_leaves(out, cotangent))
    assert equal_bits(value, out), f"the reverse sweep returns {value!r}, the function itself {out!r}"
    forward, reverse = inner(cotangent, leaves(pushed)), inner(leaves(pulled), leaves(tangent))
    scale = max(magnitude(cotangent, leaves(pushed)), magnitude(leaves(pulled), leaves(tangent)))
    precision = max(tolerance_of(np.asarray(leaf).dtype) for leaf in [*leaves(args), *leaves(out)])
    assert difference(reverse, forward, scale) <= precision, f"<J' w, v> = {reverse!r}, <w, J v> = {forward!r}"
    slopes = [slope(program, tangent, step) for step in (program.step, program.step / 2)]
    extrapolated = [(4 * half - whole) / 3 for whole, half in zip(*slopes, strict=True)]
    expected = inner(cotangent, extrapolated)
    off = difference(forward, expected, max(scale, magnitude(cotangent, extrapolated)))
    assert off <= max(program.differences, precision), f"both modes say {forward!r}, differences {expected!r} (off by {off:.3g})"
    assert scale > 0, "everything is zero: nothing is checked"


def slope(program: Program, tangent, step: float) -> list:
    """Central differences along the tangent."""
    ends = []
    for sign in (1, -1):
        directions = iter(leaves(tangent))
        moved = [leaf + np.asarray(sign * step * next(directions)) for leaf in leaves(program.arguments)]
        ends.append(leaves(program.function(*_placed(program.arguments, iter(moved)))))
    return [(np.asarray(a, np.clongdouble) - np.asarray(b, np.clongdouble)) / (2 * step) for a, b in zip(*ends, strict=True)]


def _placed(value, moved):
    """The arguments with their floating leaves replaced, types and layouts as they were."""
    if isinstance(value, tuple):
        parts = [_placed(part, moved) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if not is_float(value):
        return copies(value)
    if isinstance(value, np.ndarray):
        result = copies(value)
        result[...] = next(moved)
        return result
    return type(value)(next(moved))
