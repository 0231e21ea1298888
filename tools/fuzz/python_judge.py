"""Judges one Python function of the fuzzer: its derivatives against each other, against differences, and its memory.

    judge(Case.read(source))   ->   Verdict("agrees")    or    Verdict("wrong", "<w, J v> = 0.31, <J' w, v> = 0.42")

The work is done in a forked child with a time limit, so that a crash of compiler or program is a verdict like any other.
"""

from __future__ import annotations

import re
import traceback
import warnings
from dataclasses import dataclass

import numpy as np
from numba import njit

from numba_enzyme.errors import EnzymeError
from numba_enzyme.testing.check import allocation_statistics
from numba_enzyme.testing.float_leaves import copies, equal_bits, inner, is_float, leaves, magnitude, random_like, with_leaves
from numba_enzyme.testing.native import NativeFailure, in_child
from numba_enzyme.testing.tolerance import difference, tolerance_of

from .python_program import HEIGHT, WIDTH

FORMS = ("vjp", "grad", "shadows", "aliased")
BY_DIFFERENCES = {"float64": 1e-6, "float32": 5e-3}
STEPS = (1e-3, 2e-5)
SETTLED = 1e-8
TOO_LARGE = 1e15  # the sine of such a number hangs on its rounding, and so do differences


@dataclass(frozen=True)
class Verdict:
    """``category``: agrees, refused, wrong, primal (results or memory are not the bits of plain njit), leak, crashed, exception
    (of the compiler), or unfit (the function does not compile or its values are not finite: a fault of the generator)."""

    category: str
    detail: str = ""

    @property
    def fails(self) -> bool:
        return self.category not in ("agrees", "refused")


class Wrong(Exception):
    """A check that does not hold; ``category`` is the verdict's."""

    def __init__(self, detail: str, category: str = "wrong") -> None:
        super().__init__(detail)
        self.category = category


def laid_out(values: np.ndarray, layout: str) -> np.ndarray:
    """The values in C or Fortran order, or (A) as every second element of something larger."""
    if layout == "A":
        base = np.full(tuple(2 * length for length in values.shape), np.nan, values.dtype)
        base[tuple(slice(None, None, 2) for _ in values.shape)] = values
        return base[tuple(slice(None, None, 2) for _ in values.shape)]
    return np.array(values, order=layout)


@dataclass
class Case:
    """Source of ``f`` with what its first line says; arguments follow from the seed and the names of the parameters."""

    text: str
    seed: int
    kind: str
    layouts: str
    count: int
    form: str

    @classmethod
    def read(cls, text: str) -> Case:
        found = re.search(r"# fuzz seed=(\d+) kind=(\w+) layouts=(\w{3}) count=(\d+) form=(\w+)", text)
        if found is None:
            raise ValueError("the first line of a fuzz case names seed, kind, layouts, count and form")
        return cls(text, int(found[1]), found[2], found[3], int(found[4]), found[5])

    def compiled(self, kind: str):
        """``f`` as Python function; in double precision it is a witness for single precision."""
        namespace: dict = {}
        exec(compile(self.text.replace("np.float32", f"np.{kind}"), f"<fuzz {self.seed}>", "exec"), namespace)
        return namespace["f"]

    @property
    def names(self) -> list[str]:
        found = re.search(r"^def f\((.*)\):", self.text, re.MULTILINE)
        return found[1].split(", ")

    def vector(self, what: str, kind: str) -> tuple:
        """Random arguments (integers as they are), tangents or adjoints, by name; ``y`` is ``x`` where they are aliased."""
        made: dict[str, object] = {}
        for name in self.names:
            random = np.random.default_rng([self.seed, *what.encode(), ord(name)])
            if name == "n":
                made[name] = self.count
            elif name == "s":
                made[name] = np.dtype(self.kind).type(random.uniform(-1.2, 1.2)).astype(kind)
            else:
                shape = (HEIGHT, WIDTH) if name == "m" else (WIDTH,)
                values = random.uniform(-1.2, 1.2, shape).astype(self.kind).astype(kind)
                made[name] = laid_out(values, self.layouts["xym".index(name)])
        if self.form == "aliased" and "x" in made and "y" in made:
            made["y"] = made["x"]
        return tuple(float(value) if isinstance(value, np.float64) else value for value in made.values())


class _Judge:
    """One case in the child."""

    def __init__(self, case: Case) -> None:
        from numba_enzyme.api.decorator import differentiate

        self.case = case
        self.plain = njit(case.compiled(case.kind))
        self.args = case.vector("primal", case.kind)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self.after = self.copied(self.args)
                self.out = self.plain(*self.after)
        except Exception as problem:
            raise Wrong(f"{type(problem).__name__}: {str(problem)[:600]}", "unfit") from problem
        if not all(np.isfinite(leaf).all() for leaf in leaves((self.out, self.after))):
            raise Wrong("values that are not finite", "unfit")
        self.function = differentiate(self.plain)  # shares what is compiled
        self.tangent = case.vector("tangent", case.kind)
        self.random = np.random.default_rng(case.seed)
        self.cotangent = [random_like(leaf, self.random) for leaf in leaves(self.out)]
        self.allowed = tolerance_of(case.kind)

    def copied(self, values: tuple) -> tuple:
        """Copies in the layouts of the case; what is one array stays one."""
        known: dict[int, np.ndarray] = {}
        result = []
        for name, value in zip(self.case.names, values, strict=True):
            if isinstance(value, np.ndarray):
                value = known.setdefault(id(value), laid_out(value, self.case.layouts["xym".index(name)]))
            result.append(value)
        return tuple(result)

    def distinct(self, values: tuple) -> list:
        """The floating leaves; aliased arrays once."""
        return list({id(leaf): leaf for leaf in leaves(values)}.values())

    def require_primal(self, what: str, out, args: tuple) -> None:
        if not equal_bits(out, self.out):
            raise Wrong(f"{what} returns {out!r}, plain njit {self.out!r}", "primal")
        if not equal_bits(args, self.after):
            raise Wrong(f"{what} leaves the arguments as {args!r}, plain njit as {self.after!r}", "primal")

    # ------------------------------------------------------------------------------------------- transforms

    def push(self) -> list:
        from numba_enzyme.api.transforms import jvp

        args = self.copied(self.args)
        tangents = tuple(t if is_float(a) else None for a, t in zip(self.args, self.copied(self.tangent), strict=True))
        out, tangent = jvp(self.function, args, tangents)
        self.require_primal("jvp", out, args)
        return leaves(tangent)

    def pull(self) -> list:
        from numba_enzyme.api.transforms import value_and_grad, vjp

        args = self.copied(self.args)
        if self.case.form == "grad":
            wanted = tuple(i for i, a in enumerate(self.args) if is_float(a))
            out, gradient = value_and_grad(self.function, argnums=wanted)(*args)
            self.require_primal("value_and_grad", out, args)
            return leaves(gradient)
        out, pullback = vjp(self.function, *args)
        self.require_primal("vjp", out, args)
        cotangent = with_leaves(self.out, [copies(w) for w in self.cotangent])
        gradient = leaves(pullback(cotangent))
        if not equal_bits(tuple(gradient), tuple(leaves(pullback(cotangent)))):
            raise Wrong("a second pullback differs from the first")
        return gradient

    # ---------------------------------------------------------------------------------------- Enzyme's form

    def annotated(self, args: tuple, shadows: tuple, forward: bool) -> list:
        from numba_enzyme.api.annotations import Active, Const, Duplicated

        given = []
        for value, shadow in zip(args, shadows, strict=True):
            if not is_float(value):
                given.append(Const(value))
            elif isinstance(value, np.ndarray) or forward:
                given.append(Duplicated(value, shadow))
            else:
                given.append(Active(value))
        return given

    def push_shadows(self) -> list:
        from numba_enzyme.api.annotations import Forward
        from numba_enzyme.api.enzyme_form import autodiff

        args, shadows = self.copied(self.args), self.copied(self.tangent)
        out, tangent = autodiff(self.function, *self.annotated(args, shadows, True), mode=Forward, with_primal=True)
        self.require_primal("forward autodiff", out, args)
        return [tangent, *(shadow for shadow in self.distinct(shadows) if isinstance(shadow, np.ndarray))]

    def pull_shadows(self) -> list:
        from numba_enzyme.api.enzyme_form import autodiff

        args, shadows = self.copied(self.args), self.copied(self.case.vector("adjoint", self.case.kind))
        given = self.annotated(args, shadows, False)
        out, gradients = autodiff(self.function, *given, seed=self.cotangent[0], with_primal=True)
        self.require_primal("reverse autodiff", out, args)
        both = [s if isinstance(s, np.ndarray) else g for s, g in zip(shadows, gradients, strict=True)]
        return self.distinct(tuple(both))

    @property
    def in_shadows(self) -> bool:
        return self.case.form in ("shadows", "aliased")

    def weights(self) -> list:
        """What the results of the forward sweep are weighed with."""
        if not self.in_shadows:
            return self.cotangent
        adjoint = self.case.vector("adjoint", self.case.kind)
        return [*self.cotangent, *(a for a in self.distinct(adjoint) if isinstance(a, np.ndarray))]

    # ------------------------------------------------------------------------------------------------ checks

    def run(self) -> Verdict:
        args = self.copied(self.args)
        self.require_primal("the function itself", self.function(*args), args)
        push, pull = (self.push_shadows, self.pull_shadows) if self.in_shadows else (self.push, self.pull)
        if self.case.form == "grad":
            self.cotangent = [type(self.out)(1)]
        tangent, gradient = push(), pull()
        self.check_again(push, tangent, "forward")
        self.check_again(pull, gradient, "reverse")
        weights, direction = self.weights(), self.distinct(self.tangent)
        pushed, pulled = inner(weights, tangent), inner(gradient, direction)
        scale = max(magnitude(weights, tangent), magnitude(gradient, direction))
        # the first difference is the better informed: it says which mode is right
        slope = self.slope(weights)
        settled = "" if slope is None else f", by differences {slope[0]!r}"
        found = difference(pulled, pushed, scale)
        if not found <= self.allowed:
            raise Wrong(f"reverse and forward differ by {found:.3g}: <J' w, v> = {pulled!r}, <w, J v> = {pushed!r}{settled}")
        if slope is not None:
            off = difference(pushed, slope[0], max(scale, slope[1]))
            if not off <= BY_DIFFERENCES[self.case.kind]:
                raise Wrong(f"both modes say {pushed!r}{settled} (off by {off:.3g})")
        return Verdict("agrees", "" if slope is not None else "differences do not settle")

    def check_again(self, sweep, first: list, mode: str) -> None:
        """A second sweep gives the same, and nothing is left behind by more of them."""
        if not equal_bits(tuple(sweep()), tuple(first)):
            raise Wrong(f"a second {mode} sweep differs from the first")
        with allocation_statistics() as live:
            before = live()
            for _ in range(3):
                sweep()
            grown = live() - before
            for _ in range(3):
                self.plain(*self.copied(self.args))
            own = live() - before - grown
        if grown > max(own, 0):
            raise Wrong(f"three {mode} sweeps leave {grown} allocations behind (the primal {own})", "leak")

    def slope(self, weights: list) -> tuple[float, float] | None:
        """(derivative along the tangent by extrapolated differences in double precision, its scale), if they settle."""
        witness = njit(self.case.compiled("float64")) if self.case.kind == "float32" else self.plain
        start = self.case.vector("primal", "float64")

        def results(step: float) -> list:
            moved = self.copied(tuple(a + step * t if is_float(a) else a for a, t in zip(start, direction, strict=True)))
            if self.case.form == "aliased":
                same = {name: a for name, a in zip(self.case.names, moved, strict=True) if name == "x"}
                moved = tuple(same.get("x", a) if name == "y" else a for name, a in zip(self.case.names, moved, strict=True))
            out = witness(*moved)
            memory = [a for a in self.distinct(moved) if isinstance(a, np.ndarray)] if self.in_shadows else []
            return [np.asarray(part, np.longdouble) for part in (*leaves(out), *memory)]

        direction = self.case.vector("tangent", "float64")
        here = results(0.0)
        if any(difference(a, b, 1.0) > 1e-3 for a, b in zip(here, leaves(self.out), strict=False)):
            return None  # single precision took another branch
        if any(np.max(np.abs(part), initial=0.0) > TOO_LARGE for part in here):
            return None

        def central(step: float) -> np.longdouble:
            ends = [results(sign * step) for sign in (1, -1)]
            differences = [(a - b) / (2 * step) for a, b in zip(*ends, strict=True)]
            return inner(weights, differences)

        for step in STEPS:
            wide, half, quarter = (central(step / k) for k in (1, 2, 4))
            first, second = (4 * half - wide) / 3, (4 * quarter - half) / 3
            best = (16 * second - first) / 15
            size = max(abs(best), magnitude(weights, here))
            if np.isfinite(best) and abs(best - second) <= SETTLED * size:
                return float(best), float(size)
        return None


def judge_here(case: Case) -> Verdict:
    """The verdict on one case; a crash ends this process."""
    try:
        return _Judge(case).run()
    except Wrong as problem:
        return Verdict(problem.category, str(problem))
    except EnzymeError as refusal:
        return Verdict("refused", f"{type(refusal).__name__}: {refusal}")
    except Exception:
        return Verdict("exception", traceback.format_exc(limit=-6))


def warm_up() -> None:
    """Loads what every child needs: imports, and Numba's own tables, which grow on first use."""
    for form in FORMS:
        text = f"# fuzz seed=0 kind=float64 layouts=CCC count=2 form={form}\ndef f(x, s):\n    return s * x[0]\n"
        verdict = judge_here(Case.read(text))
        if verdict.category != "agrees":
            raise AssertionError(f"the simplest function: {verdict}")


def judge(case: Case, timeout: float = 240.0) -> Verdict:
    """The verdict on one case, whatever becomes of the child."""
    try:
        return in_child(lambda: judge_here(case), timeout)
    except NativeFailure as failure:
        return Verdict("crashed", str(failure))
