"""Random programs of lists and dictionaries: gradients must be those of the same text, run by Python on complex numbers.

    python -m tools.fuzz.containers --seed 0 --count 200

Typed lists of numbers, of arrays and of tuples and typed dictionaries of numbers and arrays grow, shrink, are copied, iterated
over, overwritten, passed to functions and returned by them, in loops and branches, and hold arrays that something else holds,
too. The witness is the complex step (Squire and Trapp, SIAM Review 40, 1998) on Python's own lists and dictionaries; memory that
is freed is overwritten, so that what is used after it was freed shows, and nothing may be left allocated.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba import float64, int64, njit, types
from numba.typed import Dict, List

from numba_enzyme.api import grad, hvp, jvp, value_and_grad
from numba_enzyme.errors import EnzymeError, NotDifferentiable
from numba_enzyme.testing.check import allocations_left

from .choices import Choices
from .loops import INDENT, Verdict, judge_all, parser_of

SIZE = 5
STEP = 1e-30
M_PERTURB = -6
"""Parameter of glibc's `mallopt`: freed bytes are overwritten."""
CORPUS = Path("tests/fuzz/containers_corpus")

HELPERS = '''
@njit
def total_of(rows):
    total = 0.0 * rows[0][0]
    for row in rows:
        total += row[0] * row[1]
    return total

@njit
def grown(rows, row):
    rows.append(row)
    rows[0][2] = rows[0][2] * 0.5
    return rows

@njit
def exchanged(table, key, value):
    old = table[key]
    table[key] = value
    return old

@njit
def doubled(numbers):
    made = List.empty_list(FLOAT)
    for number in numbers:
        made.append(2.0 * number)
    return made

@njit
def kept_in(tables, key, row):
    tables[key] = row
    row[1] = row[1] * 0.5
    return len(tables)
'''

NEW = {"ab": "List.empty_list(FLOAT)", "rq": "List.empty_list(ARRAY)", "p": "List.empty_list(PAIR)",
       "de": "Dict.empty(INT, FLOAT)", "m": "Dict.empty(INT, ARRAY)"}  # fmt: skip
EMPTY = {name: made for names, made in NEW.items() for name in names}
SAME = {"a": "b", "b": "a", "r": "q", "q": "r", "d": "e", "e": "d"}
"""Of another container of the same type."""

# {v} a number, {w} an array, {i} {j} places, {k} a key, {o} the other container of the type
NUMBERS = """
{c}.append({v})
{c}.append({v})
{c}.insert(0, {v})
{c}.reverse()
{c} = {c}.copy()
{o}.extend({c})
{c} = doubled({c})
for u in {c}: t += u * {v}
if len({c}) > 0: t += {c}[{i} % len({c})] * {v}
if len({c}) > 0: {c}[{i} % len({c})] = {v}
if len({c}) > 0: {c}[{i} % len({c})] *= {v}
if len({c}) > 1: t += {c}.pop() * {v}
if len({c}) > 1: t += {c}.pop(0)
if len({c}) > 2: {c} = {c}[1:]
if len({c}) > 2: del {c}[{i} % 2]
if len({c}) > 3: {c}.clear()
if len({c}) > 0: {o}.append({c}[0] * {c}[len({c}) - 1])
while len({c}) < 3: {c}.append({v})
""".strip().splitlines()
ROWS = """
{c}.append({w})
{c}.append({w})
{c}.append(w)
if len({c}) > 0: {c}.append({c}[{i} % len({c})])
{c}.insert(0, {w})
if len({c}) > 0: {c}[{i} % len({c})] = {w}
if len({c}) > 0: {c}[{i} % len({c})][{j}] = {v}
if len({c}) > 0: {c}[{i} % len({c})][{j}] *= {v}
for u in {c}: t += u[{j}] * {v}
for u in {c}: u[{j}] = u[{j}] * 0.5
if len({c}) > 0: t += total_of({c})
if len({c}) > 1: t += np.sum({c}.pop())
if len({c}) > 1: t += {c}.pop(0)[{j}]
if len({c}) > 2: {c} = {c}[1:]
if len({c}) > 2: del {c}[{i} % 2]
if len({c}) > 3: {c}.clear()
if len({c}) > 0: w = {c}[{i} % len({c})]
if len({c}) > 0: {o}.append({c}[0] * {c}[len({c}) - 1])
{c} = grown({c}, {w})
if len({c}) > 0: w = {c}[0].copy()
""".strip().splitlines()
PAIRS = """
{c}.append(({v}, {w}))
{c}.append(({v}, w))
if len({c}) > 0: t += {c}[{i} % len({c})][0] * {v}
if len({c}) > 0: {c}[{i} % len({c})][1][{j}] = {v}
for u, y in {c}: t += u * y[{j}]
if len({c}) > 1: t += {c}.pop()[0]
if len({c}) > 1: w = {c}.pop(0)[1]
if len({c}) > 0: {c}[{i} % len({c})] = ({v}, {w})
if len({c}) > 3: {c}.clear()
""".strip().splitlines()
TABLE = """
{c}[{k}] = {v}
{c}[{k}] = {v}
if {k} in {c}: t += {c}[{k}] * {v}
if {k} in {c}: {c}[{k}] *= {v}
if {k} in {c}: t += {c}.pop({k})
if {k} in {c}: del {c}[{k}]
t += {c}.setdefault({k}, {v})
t += {c}.get({k}, {v})
for u in {c}.values(): t += u * {v}
for key, u in {c}.items(): t += u * x[key % 5]
{c} = {c}.copy()
{o}.update({c})
if len({c}) > 2: t += {c}.popitem()[1]
if {k} in {c}: t += exchanged({c}, {k}, {v})
if len({c}) > 3: {c}.clear()
""".strip().splitlines()
TABLES = """
{c}[{k}] = {w}
{c}[{k}] = {w}
{c}[{k}] = w
if {k} in {c}: {c}[{k}][{j}] = {v}
if {k} in {c}: t += np.sum({c}[{k}]) * {v}
if {k} in {c}: t += {c}.pop({k})[{j}]
if {k} in {c}: del {c}[{k}]
for u in {c}.values(): t += u[{j}] * {v}
for key, u in {c}.items(): u[{j}] = u[{j}] * 0.5
if len({c}) > 2: w = {c}.popitem()[1]
if {k} in {c}: w = exchanged({c}, {k}, {w})
{c} = {c}.copy()
t += kept_in({c}, {k}, {w})
if {k} in {c}: {c}[{k} + 1] = {c}[{k}]
if len({c}) > 3: {c}.clear()
""".strip().splitlines()
PATTERNS = {"a": NUMBERS, "b": NUMBERS, "r": ROWS, "q": ROWS, "p": PAIRS, "d": TABLE, "e": TABLE, "m": TABLES}
LAST = {"ab": "for u in {c}: t += u * u", "rq": "for u in {c}: t += np.sum(u * x)", "p": "for u, y in {c}: t += u * y[0]",
           "de": "for u in {c}.values(): t += u * u", "m": "for u in {c}.values(): t += np.sum(u * u)"}  # fmt: skip
ENDINGS = {name: line for names, line in LAST.items() for name in names}


class Writer(Choices):
    """Writes one function ``f(x, n)`` of an array of five numbers and an integer."""

    def __init__(self, seed: int) -> None:
        super().__init__("containers", seed)
        self.used = sorted(self.random.sample(sorted(EMPTY), self.pick((1, 1, 2, 2, 3))))
        self.lines: list[str] = []

    def text(self) -> str:
        self.lines += ["@njit", "def f(x, n):", "    t = 0.0 * x[0]", "    w = x * x[1]"]
        named = sorted({*self.used, *(SAME.get(name, name) for name in self.used)})
        self.lines += [f"    {name} = {EMPTY[name]}" for name in named]
        for name in self.used:
            self._add(1, self._filled_in(PATTERNS[name][0], name, ()))
        for _ in range(2 + self.random.randrange(5)):
            self._statement(1, ())
        for name in named:
            self._add(1, ENDINGS[name].format(c=name))
        self.lines.append("    return t")
        return HELPERS + "\n" + "\n".join(self.lines) + "\n"

    def _add(self, depth: int, line: str) -> None:
        """A line; what follows the colon of a condition or loop stands in a line of its own."""
        head, colon, rest = line.partition(": ")
        self.lines.append(INDENT * depth + head + colon.strip())
        if rest:
            self.lines.append(INDENT * (depth + 1) + rest)

    def _statement(self, depth: int, counters: tuple[str, ...]) -> None:
        draw = self.random.random()
        if draw < 0.3 and len(counters) < 2:
            counter = "ijh"[len(counters)]
            self._add(depth, f"for {counter} in {self.pick(('range(n)', 'range(n)', 'range(3)', 'range(n - 1, -1, -1)'))}:")
            for _ in range(1 + self.random.randrange(4)):
                self._statement(depth + 1, (*counters, counter))
            if self.chance(0.15):
                self._add(depth + 1, f"if above({self._number(counters)}, 0.4): {self.pick(('break', 'continue'))}")
        elif draw < 0.4 and depth < 4:
            self._add(depth, f"if above({self._number(counters)}, 0.2):")
            self._statement(depth + 1, counters)
            if self.chance(0.4):
                self._add(depth, "else:")
                self._statement(depth + 1, counters)
        elif draw < 0.46:
            self._add(depth, f"w[{self._place(counters)}] = {self._number(counters)}")
        elif draw < 0.5:
            self._add(depth, f"w = {self._array(counters)}")
        else:
            name = self.pick(self.used)
            self._add(depth, self._filled_in(self.pick(PATTERNS[name]), name, counters))

    def _filled_in(self, pattern: str, name: str, counters: tuple[str, ...]) -> str:
        return pattern.format(c=name, o=SAME.get(name, name), v=self._number(counters), w=self._array(counters),
                              i=self._index(counters), j=self._place(counters), k=self._key(counters))  # fmt: skip

    def _index(self, counters: tuple[str, ...]) -> str:
        return self.pick([*counters, "0", "1", "n"])

    def _key(self, counters: tuple[str, ...]) -> str:
        return self.pick([*(f"{c} % 4" for c in counters), *counters, "0", "1", "2"])

    def _place(self, counters: tuple[str, ...]) -> str:
        return self.pick([*(f"{c} % 5" for c in counters), "0", "1", "4"])

    def _number(self, counters: tuple[str, ...], nested: int = 0) -> str:
        draw = self.random.random()
        if draw < 0.5 or nested > 1:
            return self.pick(("x[{}]", "x[{}]", "0.7", "w[{}]", "t")).format(self._place(counters))
        first = self._number(counters, nested + 1)
        if draw < 0.75:
            return f"np.{self.pick(('sin', 'cos', 'tanh'))}({first})"
        return f"({first} {self.pick('+-*')} {self._number(counters, nested + 1)})"

    def _array(self, counters: tuple[str, ...]) -> str:
        return self.pick((f"x * {self._number(counters)}", "np.sin(x)", f"w * {self._number(counters)}", "w.copy()", "x.copy()",
                          f"x[::-1] + {self._number(counters)}"))  # fmt: skip


class _PythonList:
    empty_list = staticmethod(lambda item: [])


class _PythonDict:
    empty = staticmethod(lambda key, value: {})


def program(seed: int) -> str:
    """The source of one function and its helpers; the same on every machine."""
    return Writer(seed).text()


def functions(text: str, seed: int) -> tuple[Callable, Callable]:
    """The compiled function, and the same text with Python's lists and dictionaries, for complex numbers."""
    array = types.float64[::1]
    compiled: dict[str, Any] = {
        "np": np, "njit": njit, "List": List, "Dict": Dict, "INT": int64, "FLOAT": float64, "ARRAY": array,
        "PAIR": types.Tuple((float64, array)), "above": njit(lambda value, bound: value > bound)}  # fmt: skip
    python: dict[str, Any] = {
        "np": np, "njit": lambda function: function, "List": _PythonList, "Dict": _PythonDict, "INT": None, "FLOAT": None,
        "ARRAY": None, "PAIR": None, "above": lambda value, bound: value.real > bound}  # fmt: skip
    for scope in (compiled, python):
        exec(compile(text, f"<containers {seed}>", "exec"), scope)
    return compiled["f"], python["f"]


def exact(function: Callable, x: np.ndarray, n: int) -> np.ndarray:
    """The gradient by the complex step, in which nothing cancels."""
    return np.array([function(x + 1j * STEP * unit, n).imag / STEP for unit in np.eye(SIZE)])


def judge(text: str, seed: int) -> Verdict:
    """Whether both modes and, of every fourth program, a Hessian-vector product are those of the witness, and keep nothing."""
    if sys.platform == "linux":
        ctypes.CDLL(None).mallopt(M_PERTURB, 165)
    compiled, python = functions(text, seed)
    rng = np.random.default_rng(seed)
    v = rng.standard_normal(SIZE)
    try:
        for n in (3, 4, 1):
            x = 0.8 * rng.standard_normal(SIZE)
            if difference := _differs(compiled, python, x, n, v, second=seed % 4 == 0 and n == 3):
                return Verdict("wrong", f"n = {n}: {difference}")
        gradient = grad(compiled)
        gradient(x, 3)
        if left := allocations_left(lambda: gradient(x, 3)):
            return Verdict("leak", f"{left} allocations in three gradients")
    except NotDifferentiable as refusal:
        return Verdict(f"refused {refusal.problems[0].code}")
    except EnzymeError as refusal:
        return Verdict("refused", str(refusal))
    except Exception as e:
        return Verdict("exception", f"{type(e).__name__}: {e}")
    return Verdict("agrees")


def _differs(compiled: Callable, python: Callable, x: np.ndarray, n: int, v: np.ndarray, *, second: bool) -> str:
    """What is not that of the witness; each derivative is taken twice, since the first may spoil the second."""
    expected, slopes = python(x + 0j, n).real, exact(python, x, n)
    found = {"value": (compiled(x, n), expected)}
    for time in ("first", "second"):
        value, gradient = value_and_grad(compiled)(x, n)
        found[f"value beside the {time} gradient"] = value, expected
        found[f"{time} gradient"] = gradient, slopes
        found[f"{time} jvp"] = jvp(compiled, (x, n), (v, None))[1], slopes @ v
    if second:
        h = 1e-5
        found["hvp"] = hvp(compiled, (x, n), (v, None))[0], (exact(python, x + h * v, n) - exact(python, x - h * v, n)) / (2 * h)
    for what, (one, other) in found.items():
        loose = what == "hvp"
        if not np.allclose(one, other, rtol=1e-4 if loose else 1e-8, atol=1e-5 if loose else 1e-10, equal_nan=True):
            return f"{what}: {one} instead of {other}"
    return ""


def main(arguments: list[str] | None = None) -> int:
    """The command line; the exit status is the number of failing programs, at most 100."""
    parser = parser_of("containers", __doc__, CORPUS)
    return judge_all(parser.parse_args(arguments), program, judge)


if __name__ == "__main__":
    sys.exit(main())
