"""Fuzzing an optimisation with random loops over rows: gradients must be what they are without it.

    python -m tools.fuzz.loops --seed 0 --count 50                 with and without deferred loops
    python -m tools.fuzz.loops --seed 0 --count 50 --divisors      divisions, some of them by zero

What the programs are made of is what decides whether a loop may be left out of the forward sweep: scratch arrays that are
filled, wholly or in part, in each row or before; values carried from row to row; triangles; conditions; sums that are thrown
away; no rows at all. Checked: the value bit for bit, gradients with and without the value, and what is raised.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import numpy as np
from numba import njit

from numba_enzyme import config
from numba_enzyme.api import differentiate, grad, value_and_grad

from .campaign import add_campaign_options, campaign, campaign_options, judged_in_worker
from .choices import Choices

ROWS, ROOM = 5, 4  # shape of x
INDENT = "    "
TRIG = ("math.sin", "math.cos", "math.tanh")
FILLINGS = ("math.exp(0.3 * x[i, j]) * y[j]", "x[i, j] * x[i, 0]", "x[i, j] - y[j]", "s * 0.5", "math.sin(x[i, j] * y[0])")
RESULTS = ("t", "t", "t + u", "0.5 * t - u", "t + y[0] * y[1]", "t + n", "t * t", "t + w[0]", "-t")
ROW_LOOPS = ("for i in range(n):",) * 5 + ("for i in range(1, n):", "for i in range(0, n, 2):", "for i in range(n - 1, -1, -1):")
DEFERRED = "NE806"
CORPUS = Path("tests/fuzz/loops_corpus")


@dataclass(frozen=True)
class Verdict:
    """``category``: agrees, refused and a code, wrong, exception, crash; ``detail``: what differs, or a loop was deferred."""

    category: str
    detail: str = ""

    @property
    def fails(self) -> bool:
        return not self.category.startswith(("agrees", "refused"))

    def __str__(self) -> str:
        return f"{self.category}, {self.detail}" if self.category == "agrees" and self.detail else self.category


class Writer(Choices):
    """Writes one function ``f(x, y, flag)`` of a matrix, a vector and a truth value."""

    def __init__(self, seed: int, divisors: bool) -> None:
        super().__init__("loops", seed)
        self.divisors = divisors
        self.matrix = self.chance(0.3)
        self.lines: list[str] = []

    def add(self, depth: int, line: str) -> None:
        self.lines.append(INDENT * depth + line)

    def text(self) -> str:
        self.add(0, "def f(x, y, flag):")
        self.add(1, "n, m = x.shape")
        self._scratch("w", ("np.empty(m)", "np.empty(m)", "np.zeros(m)", "np.ones(m)"), "w[:] = 0.5")
        self._scratch("v", ("np.empty(m)", "np.zeros(m)"), "v[:] = y")
        if self.matrix:
            self.add(1, "q = np.zeros((m, m))")
        self.add(1, f"t = {self.pick(('0.0', '1.0', 'y[1] * y[0]'))}")
        self.add(1, "u = s = 0.0")
        depth = 1
        if self.chance(0.15):
            self.add(1, "if flag:")
            depth = 2
        for _ in range(self.pick((1, 1, 1, 2))):
            self._rows(depth)
        if self.chance(0.1):
            self.add(1, "if flag:")
            self.add(2, "t = y[0]")
        self.add(1, f"return {self.pick(RESULTS)}")
        return "\n".join(self.lines) + "\n"

    def _scratch(self, name: str, ways: tuple[str, ...], filled: str) -> None:
        made = self.pick(ways)
        self.add(1, f"{name} = {made}")
        if "empty" in made:
            self.add(1, filled)

    def _rows(self, depth: int) -> None:
        self.add(depth, self.pick(ROW_LOOPS))
        if self.chance(0.85):
            self.add(depth + 1, "s = 0.0")
        for name, probability in (("w", 0.85), ("v", 0.8)):
            if self.chance(probability):
                self.add(depth + 1, "for j in range(m):")
                self.add(depth + 2, f"{name}[j] = {self.pick(FILLINGS)}")
        if self.matrix and self.chance(0.7):
            self.add(depth + 1, "for j in range(m):")
            self.add(depth + 2, "for k in range(m):")
            self.add(depth + 3, "q[j, k] = x[i, j] * y[k]")
        if self.matrix and self.chance(0.5):
            self._column_sums(depth + 1)
        for _ in range(1 + self.random.randrange(4)):
            self._statement(depth + 1, ())
        self.add(depth + 1, "for j in range(m):")
        self.add(depth + 2, f"t += {self._value(('j',))}")

    def _column_sums(self, depth: int) -> None:
        """Sums down the columns of a matrix, as `loop-interchange` takes them or nearly so."""
        self.add(depth, f"for j in range({self.pick(('m', 'm', '1, m', 'm - 1'))}):")
        self.add(depth + 1, f"c = {self.pick(('0.0', '1.0', 'y[j]', 'math.cos(x[i, j])', 'v[j]', 's'))}")
        self.add(depth + 1, f"for k in range({self.pick(('m', 'm', '1, m', '0, m, 2', 'j'))}):")
        term = f"q[k, j] * {self.pick(('x[i, k]', 'y[k]', 'q[k, j]', 'q[j, k]', 'v[k]', 'w[j]', '0.5'))}"
        self.add(depth + 2, f"c {self.pick(('+=', '+=', '-='))} {term}")
        self.add(depth + 1, f"{self.pick(('w[j]', 'w[j]', 'v[j]', 'q[0, j]', 'q[j, 0]', 'w[m - 1 - j]', 'w[0]'))} = c")

    def _statement(self, depth: int, counters: tuple[str, ...], nested: int = 0) -> None:
        draw = self.random.random()
        if draw < 0.30 and nested < 2:
            counter = "jkl"[len(counters)]
            ranges = ["range(m)"] * 4 + ["range(1, m)", "range(m - 1)"]
            ranges += [f"range({counters[-1]} + 1, m)", f"range({counters[-1]})"] if counters else []
            self.add(depth, f"for {counter} in {self.pick(ranges)}:")
            for _ in range(1 + self.random.randrange(3)):
                self._statement(depth + 1, (*counters, counter), nested + 1)
        elif draw < 0.62:
            place = self.pick([*counters] * 4 + ["0", "m - 1"])
            self.add(depth, f"{self.pick('wv')}[{place}] {self.pick(('=', '=', '=', '+='))} {self._value(counters)}")
        elif draw < 0.68 and self.matrix and len(counters) >= 2:
            self.add(depth, f"q[{counters[0]}, {counters[1]}] = {self._value(counters)}")
        elif draw < 0.74:
            self.add(depth, f"s {self.pick(('=', '+='))} {self._value(counters)}")
        elif draw < 0.80:
            self.add(depth, f"if {self._value(counters, 1)} > 0.3:")
            self._statement(depth + 1, counters, nested + 1)
        elif draw < 0.84 and not counters:
            self.add(depth, f"{self.pick('wv')}[:] = {self.pick(('0.0', '1.0', 's', 'y[0]'))}")
        else:
            self.add(depth, f"{self.pick('ttu')} {self.pick(('+=', '+=', '-='))} {self._value(counters)}")

    def _value(self, counters: tuple[str, ...], nested: int = 0) -> str:
        draw = self.random.random()
        if nested > 2 or draw < 0.35:
            return self._leaf(counters)
        first = self._value(counters, nested + 1)
        if draw < 0.42 and self.divisors:
            return f"({first} / (2.5 + {self.pick(('y[{}]', 'x[i, {}]')).format(self._place(counters))}))"
        if draw < 0.55:
            return f"({first} * {self._value(counters, nested + 1)})"
        if draw < 0.75:
            return f"({first} {self.pick('+-')} {self._value(counters, nested + 1)})"
        return f"{self.pick(TRIG)}({first})"

    def _leaf(self, counters: tuple[str, ...]) -> str:
        places = ["x[i, {}]", "y[{}]", "1.5", "0.25", "w[{}]", "w[{}]", "v[{}]", "v[{}]", "s", "s"]
        places += ["q[{}, {}]"] * 2 if self.matrix else []
        return self.pick(places).format(self._place(counters), self._place(counters))

    def _place(self, counters: tuple[str, ...]) -> str:
        return self.pick([*counters] * 3 + ["0", "m - 1", "i % m"] + [f"m - 1 - {c}" for c in counters[-1:]])


def program(seed: int, divisors: bool = False) -> str:
    """The source of one function; the same on every machine."""
    return Writer(seed, divisors).text()


def judge(text: str, seed: int, off: str, divisors: bool) -> Verdict:
    """Whether a function has the same derivatives with an optimisation as without it, and the value of the function itself."""
    try:
        (deferred, found), (_, expected) = (_outcomes(text, seed, divisors, switched) for switched in ("", off))
    except Exception as e:
        return Verdict("exception", f"{type(e).__name__}: {e}")
    for one, other in zip(found, expected, strict=True):
        if difference := differs(one, other):
            return Verdict("wrong", difference)
    return Verdict("agrees", "a loop deferred" if deferred else "")


def differs(found: list, expected: list) -> str:
    """What is not the same: values and errors must be equal, gradients up to rounding."""
    for one, other in zip(found, expected, strict=True):
        alike = one == other if isinstance(one, str) else np.allclose(one, other, rtol=1e-7, atol=1e-9, equal_nan=True)
        if not alike:
            return f"{one} instead of {other}"
    return ""


def _outcomes(text: str, seed: int, divisors: bool, off: str) -> tuple[bool, list[list]]:
    """What the function and its derivatives give for some arguments; and whether a loop was left to the reverse sweep."""
    scope: dict[str, Callable] = {"np": np, "math": math}
    exec(compile(text, f"<loops {seed}>", "exec"), scope)
    compiled = njit(scope["f"])
    without, also = grad(compiled, argnums=(0, 1)), value_and_grad(compiled, argnums=(0, 1))
    rng = np.random.default_rng(seed)
    x, y = 0.8 * rng.standard_normal((ROWS, ROOM)), 0.8 * rng.standard_normal(ROOM)
    outcomes = []
    with mock.patch.dict(os.environ, {"NUMBA_ENZYME_DISABLE": ",".join(config.disabled() | ({off} if off else set()))}):
        for flag in (True, False):
            for rows in (ROWS, 1, 0):
                for fails in (False, True) if divisors else (False,):
                    arguments = _with_zero_divisor(x[:rows], y, seed) if fails else (x[:rows].copy(), y.copy())
                    outcomes.append(_outcome(compiled, without, also, (*arguments, flag)))
        remarks = differentiate(compiled).explain(x, y, True).remarks
    return any(remark.code == DEFERRED for remark in remarks), outcomes


def _with_zero_divisor(x: np.ndarray, y: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    x, y = x.copy(), y.copy()
    if seed % 2 or not x.size:
        y[seed % ROOM] = -2.5
    else:
        x[seed % x.shape[0], seed % ROOM] = -2.5
    return x, y


def _outcome(compiled: Callable, without: Callable, also: Callable, arguments: tuple) -> list:
    """The value as its bits, and all gradients; or the names of what is raised."""
    raised = [_raised(function, arguments) for function in (compiled, without, also)]
    if any(raised):
        return [" ".join(raised)] if len(set(raised)) > 1 else [raised[0]]
    value, gradients = also(*arguments)
    primal = compiled(*arguments)
    same = value == primal or (math.isnan(value) and math.isnan(primal))
    return ["value of the primal" if same else f"{value} for {primal}", *gradients, *without(*arguments)]


def _raised(function: Callable, arguments: tuple) -> str:
    try:
        function(*arguments)
    except ArithmeticError as e:
        return type(e).__name__
    return ""


def main(arguments: list[str] | None = None) -> int:
    """The command line; the exit status is the number of failing functions, at most 100."""
    parser = parser_of("loops", __doc__, CORPUS)
    parser.add_argument("--off", default="deferred-loops", choices=sorted(config.OPTIMISATIONS), help="what is judged")
    parser.add_argument("--divisors", action="store_true", help="with divisions, some of them by zero")
    options = parser.parse_args(arguments)

    suffix = "_divisors" if options.divisors else ""
    return judge_all(options, lambda seed: program(seed, options.divisors),
                     lambda text, seed: judge(text, seed, options.off, options.divisors), suffix)  # fmt: skip


def parser_of(name: str, description: str, corpus: Path) -> argparse.ArgumentParser:
    """The command line of a generator of functions, whose module says in its first line what it does."""
    parser = argparse.ArgumentParser(prog=f"tools.fuzz.{name}", description=description.split("\n")[0])
    parser.add_argument("--seed", type=int, default=0, help="seed of the first function")
    parser.add_argument("--count", type=int, default=50, help="how many functions")
    parser.add_argument("--corpus", type=Path, default=corpus, help="where failing functions are written")
    add_campaign_options(parser)
    return parser


def judge_all(
    options: argparse.Namespace, written: Callable[[int], str], judged: Callable[[str, int], Verdict], suffix: str = ""
) -> int:
    """A campaign over the functions of the command line; those that fail are put into the corpus. How many, at most 100."""

    def here(seed: int) -> Verdict:
        return judged(written(seed), seed)

    def alone(seed: int) -> Verdict:
        verdicts = judged_in_worker([seed], here, timeout=240.0)
        return verdicts[0] if verdicts else Verdict("crash")

    def report(seed: int, verdict: Verdict) -> str:
        options.corpus.mkdir(parents=True, exist_ok=True)
        path = options.corpus / f"{verdict.category}_{seed}{suffix}.py"
        path.write_text(written(seed))
        return f"{verdict.category}: {verdict.detail[-600:]} -> {path}"

    seeds = range(options.seed, options.seed + options.count)
    totals = campaign(seeds, here, alone, report, describe=str, **campaign_options(options))
    print(totals)
    return min(totals.failures, 100)


if __name__ == "__main__":
    sys.exit(main())
