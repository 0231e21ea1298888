"""Checks a function's derivatives without knowing them: the checks of the caller's own tests.

    check_grads(energy, (x, 3))         AssertionError names the check that fails

For the linear map J of the function at its arguments: primal results and memory are those of an undifferentiated call, bit
for bit; a second call gives the same; integers and constants are left alone; J and its transpose are linear; reverse and
forward agree, <w, J v> = <J' w, v>; central differences as a last, loose witness; no memory is leaked. What threads sum
(`parallel=True`) may come out in another order, and so do the adjoints of a gradient that nobody differentiates: there, equal
means equal up to rounding.

Limitations: a derivative that is wrong in the same way in both modes is found by the differences only, whose tolerance is
wide; points where the function is not differentiable, or saturates, are the caller's to avoid.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from numba.core.runtime import _nrt_python, rtsys

from ..api.transforms import grad, jvp, value_and_grad, vjp
from ..bridge.tuples import tuple_like
from .float_leaves import all_leaves, copies, equal_bits, inner, is_float, leaves, magnitude, random_like, with_leaves
from .tolerance import FINITE_DIFFERENCES, difference, tolerance_of

MODES = ("fwd", "rev")


@contextmanager
def allocation_statistics() -> Iterator[Callable[[], int]]:
    """Counts Numba's live allocations; the statistics are off unless somebody wants them."""
    enabled = _nrt_python.memsys_stats_enabled()
    if not enabled:
        _nrt_python.memsys_enable_stats()
    try:
        yield _live_allocations
    finally:
        if not enabled:
            _nrt_python.memsys_disable_stats()


def _live_allocations() -> int:
    stats = rtsys.get_allocation_stats()
    return (stats.alloc - stats.free) + (stats.mi_alloc - stats.mi_free)


def allocations_left(run: Callable[[], object], repeat: int = 3) -> int:
    """How many of Numba's allocations are left by so many calls."""
    with allocation_statistics() as live:
        gc.collect()
        before = live()
        for _ in range(repeat):
            run()
        gc.collect()
        return live() - before


class _Check:
    """One function at one point, with a random tangent and cotangent."""

    def __init__(self, f: Callable, args: tuple, rtol: float | None, eps: float | None, seed: int,
                 gradient: bool = False) -> None:  # fmt: skip
        self.f, self.args, self.eps, self.seed, self.given_rtol = f, args, eps, seed, rtol
        self.reordered = gradient or bool(getattr(f, "targetoptions", {}).get("parallel"))
        self.name = getattr(f, "__name__", repr(f))
        self.random = np.random.default_rng(seed)
        self.after = copies(args)
        self.out = f(*self.after)
        if not leaves(args):
            raise ValueError(f"{self.name}: no floating argument to differentiate with respect to")
        if not leaves(self.out):
            raise ValueError(f"{self.name} returns {type(self.out).__name__}, which has no derivative: return what is computed")
        dtypes = [np.asarray(leaf).dtype for leaf in [*leaves(args), *leaves(self.out)]]
        self.dtype = max(dtypes, key=tolerance_of)
        self.rtol = rtol if rtol is not None else tolerance_of(self.dtype)
        self.tangent = [random_like(leaf, self.random) for leaf in leaves(args)]
        self.cotangent = [random_like(leaf, self.random) for leaf in leaves(self.out)]

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            raise AssertionError(f"{self.name}: {what}")

    def require_close(self, actual: list, expected: list, what: str, scale: float = 0.0) -> None:
        self.require(len(actual) == len(expected), f"{what}: {len(actual)} leaves where {len(expected)} were expected")
        for got, want in zip(actual, expected, strict=True):
            found = difference(got, want, scale)
            self.require(found <= self.rtol, f"{what}: off by {found:.3g} (allowed {self.rtol:g}): {got!r} instead of {want!r}")

    def same(self, a: object, b: object) -> bool:
        """Equal bit for bit; where sums may be in another order, equal up to rounding."""
        if equal_bits(a, b) or not self.reordered:
            return equal_bits(a, b)
        first, second = leaves(a), leaves(b)
        return len(first) == len(second) and all(difference(x, y) <= self.rtol for x, y in zip(first, second, strict=True))

    # ---------------------------------------------------------------------------------------------------- sweeps

    def forward(self, tangent: list) -> list:
        """J v; also that the primal part of the sweep is the primal."""
        args = copies(self.args)
        out, tangent_out = jvp(self.f, args, with_leaves(self.args, [copies(t) for t in tangent]))
        self.require(self.same(out, self.out), f"jvp returns {out!r}, the function itself {self.out!r}")
        self.require(self.same(args, self.after), "jvp leaves the arguments otherwise than the function itself")
        return leaves(tangent_out)

    def reverse(self, pullback: Callable, cotangent: list) -> list:
        """J' w, None where an argument has no derivative."""
        result = pullback(with_leaves(self.out, [copies(w) for w in cotangent]))
        self.require(len(result) == len(self.args), f"the pullback returns {len(result)} entries for {len(self.args)} arguments")
        for given, got in zip(all_leaves(self.args), _aligned(self.args, result), strict=True):
            self.require(is_float(given) == (got is not None), f"the cotangent of {given!r} is {got!r}")
            if got is not None:
                self.require(np.shape(got) == np.shape(given), f"the cotangent of an argument of shape {np.shape(given)} has "
                                                               f"shape {np.shape(got)}")  # fmt: skip
        return leaves(result)

    # ---------------------------------------------------------------------------------------------------- checks

    def check_forward(self) -> None:
        first = self.forward(self.tangent)
        self.require(self.same(tuple(self.forward(self.tangent)), tuple(first)), "a second jvp differs from the first")
        doubled = self.forward([2 * t for t in self.tangent])
        self.require_close(doubled, [2 * t for t in first], "jvp is not linear in the tangent")

    def check_reverse(self) -> None:
        args = copies(self.args)
        out, pullback = vjp(self.f, *args)
        self.require(self.same(out, self.out), f"vjp returns {out!r}, the function itself {self.out!r}")
        self.require(self.same(args, self.after), "vjp leaves the arguments otherwise than the function itself")
        first = self.reverse(pullback, self.cotangent)
        self.require(self.same(tuple(self.reverse(pullback, self.cotangent)), tuple(first)), "a second pullback differs")
        self.require(self.same(args, self.after), "the pullback changes the arguments")
        doubled = self.reverse(pullback, [2 * w for w in self.cotangent])
        self.require_close(doubled, [2 * w for w in first], "the pullback is not linear in the cotangent")
        other = [random_like(w, self.random) for w in self.cotangent]
        total = self.reverse(pullback, [a + b for a, b in zip(self.cotangent, other, strict=True)])
        parts = [a + b for a, b in zip(first, self.reverse(pullback, other), strict=True)]
        largest = max(float(np.max(np.abs(p), initial=0.0)) for p in first)
        self.require_close(total, parts, "the pullback is not additive", largest)
        self.check_gradient()

    def check_gradient(self) -> None:
        """A real scalar's gradient is the pullback of one, and its value the function's."""
        if not isinstance(self.out, (float, np.floating)):
            return
        wanted = tuple(i for i, a in enumerate(self.args) if leaves(a))
        value, gradient = value_and_grad(self.f, argnums=wanted)(*copies(self.args))
        self.require(self.same(value, self.out), f"value_and_grad returns {value!r}, the function itself {self.out!r}")
        pulled = self.reverse(vjp(self.f, *copies(self.args))[1], [type(self.out)(1)])
        self.require_close(leaves(gradient), pulled, "grad and the pullback of 1 differ")

    def check_transpose(self) -> None:
        tangent_out = self.forward(self.tangent)
        cotangent_in = self.reverse(vjp(self.f, *copies(self.args))[1], self.cotangent)
        pushed, pulled = inner(self.cotangent, tangent_out), inner(cotangent_in, self.tangent)
        scale = max(magnitude(self.cotangent, tangent_out), magnitude(cotangent_in, self.tangent))
        self.require_close([pushed], [pulled], "reverse and forward mode disagree: <w, J v> is not <J' w, v>", scale)

    def check_differences(self, modes: Sequence[str]) -> None:
        """Central differences along the tangent, weighed with the cotangent."""
        step = self.eps if self.eps is not None else float(np.finfo(self.dtype).eps) ** (1 / 3)
        ends = [leaves(self.f(*self.moved(sign * step))) for sign in (1, -1)]
        wide = [[np.asarray(leaf, np.clongdouble) for leaf in end] for end in ends]
        slopes = [(a - b) / (2 * step) for a, b in zip(*wide, strict=True)]
        expected, scale = inner(self.cotangent, slopes), magnitude(self.cotangent, slopes)
        if "fwd" in modes:
            found = inner(self.cotangent, self.forward(self.tangent))
        else:
            cotangent_in = self.reverse(vjp(self.f, *copies(self.args))[1], self.cotangent)
            found = inner(cotangent_in, self.tangent)
        allowed = max(FINITE_DIFFERENCES[self.dtype.name], self.rtol)
        off = difference(found, expected, scale)
        self.require(off <= allowed, f"the directional derivative is {found!r}, by differences {expected!r} (off by {off:.3g})")

    def moved(self, step: float) -> tuple:
        """The arguments moved along the tangent."""
        place = iter(self.tangent)

        def move(value: Any):
            if isinstance(value, tuple):
                parts = [move(part) for part in value]
                return tuple_like(value, parts)
            if not is_float(value):
                return copies(value)
            if isinstance(value, np.ndarray):
                result = copies(value)
                result += np.asarray(step * next(place), value.dtype)
                return result
            return type(value)(value + step * next(place))

        return tuple(move(a) for a in self.args)

    def check_leaks(self, modes: Sequence[str]) -> None:
        with allocation_statistics() as live:
            before = live()
            for _ in range(3):
                self._sweep_once(modes)
            grown = live() - before
        self.require(grown <= 0, f"{grown} allocations are left after three derivative calls")

    def _sweep_once(self, modes: Sequence[str]) -> None:
        if "fwd" in modes:
            self.forward(self.tangent)
        if "rev" in modes:
            self.reverse(vjp(self.f, *copies(self.args))[1], self.cotangent)


def _aligned(given: object, result: object) -> list:
    """Leaves of a cotangent in the positions of the leaves of its primal; a bare None stands for a whole tuple."""
    if isinstance(given, tuple):
        parts = result if isinstance(result, tuple) else (result,) * len(given)
        return [leaf for g, r in zip(given, parts, strict=True) for leaf in _aligned(g, r)]
    return [result]


def check_grads(
    f: Callable,
    args: Sequence,
    order: int = 1,
    modes: Sequence[str] = MODES,
    *,
    rtol: float | None = None,
    eps: float | None = None,
    seed: int = 0,
) -> None:
    """Checks the derivatives of ``f`` at ``args``; AssertionError says which check fails.

    ``order`` 2 also checks forward mode over the gradient and the symmetry of the Hessian (scalar-valued functions).
    ``rtol`` replaces the project's tolerance for the least precise dtype involved, ``eps`` the step of the differences.

    Examples:
        >>> ne.testing.check_grads(lambda x: np.sum(np.sin(x) ** 2), (np.array([0.5, 1.0]),))
    """
    unknown = set(modes) - set(MODES)
    if unknown or not modes:
        raise ValueError(f"modes are 'fwd' and 'rev', not {', '.join(map(repr, unknown)) or 'none'}")
    _check_grads(_Check(f, tuple(args), rtol, eps, seed), order, modes)


def _check_grads(check: _Check, order: int, modes: Sequence[str]) -> None:
    f, args = check.f, check.args
    if order > 1 and not isinstance(check.out, (float, np.floating)):
        raise ValueError(f"{check.name}: order {order} needs a function that returns one real number")
    if "fwd" in modes:
        check.check_forward()
    if "rev" in modes:
        check.check_reverse()
    if "fwd" in modes and "rev" in modes:
        check.check_transpose()
    check.check_differences(modes)
    check.check_leaks(modes)
    if order > 1:
        wanted = tuple(i for i, a in enumerate(args) if leaves(a))
        gradient = grad(f, argnums=wanted)
        second = _Check(gradient, args, check.given_rtol, check.eps, check.seed, gradient=True)
        _check_grads(second, order - 1, ("fwd",))
        _check_symmetry(second)


def _check_symmetry(check: _Check) -> None:
    """<u, H v> = <v, H u>."""
    other = [random_like(leaf, check.random) for leaf in leaves(check.args)]
    first, second = check.forward(check.tangent), check.forward(other)
    left, right = inner(other, first), inner(check.tangent, second)
    scale = max(magnitude(other, first), magnitude(check.tangent, second))
    check.require_close([left], [right], "the Hessian is not symmetric", scale)


__all__ = ["allocation_statistics", "allocations_left", "check_grads"]
