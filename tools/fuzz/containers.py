"""Random programs of lists and dictionaries: gradients must be those of the same text, run by Python on complex numbers.

    python -m tools.fuzz.containers --seed 0 --count 200

Typed lists of numbers, arrays, lists, tuples and named tuples, typed dictionaries of numbers, arrays and tuples, and an instance
that holds both grow, shrink, are copied, iterated over, overwritten, passed to functions and returned by them, in loops and
branches that are left early, and hold arrays and lists that something else holds, too. The witness is the complex step (Squire
and Trapp, SIAM Review 40, 1998) on Python's own lists and dictionaries; memory that is freed is overwritten, so that what is used
after it was freed shows, and nothing may be left allocated.
"""

from __future__ import annotations

import ctypes
import sys
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba import float64, int64, njit, types
from numba.experimental import jitclass
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

@njit
def listed(first, second):
    made = List.empty_list(FLOAT)
    made.append(first)
    made.append(second)
    return made
'''
SHELF = '''
@jitclass([("total", FLOAT), ("row", FLOATS), ("table", TABLE)])
class Shelf:
    def __init__(self, total):
        self.total = total
        self.row = List.empty_list(FLOAT)
        self.table = Dict.empty(INT, FLOAT)

    def put(self, key, value):
        self.row.append(value)
        self.table[key] = self.total * value
        self.total += value
'''

NEW = {"ab": "List.empty_list(FLOAT)", "rq": "List.empty_list(ARRAY)", "p": "List.empty_list(PAIR)",
       "de": "Dict.empty(INT, FLOAT)", "m": "Dict.empty(INT, ARRAY)", "l": "List.empty_list(FLOATS)",
       "g": "List.empty_list(POINT)", "k": "Dict.empty(INT, COUPLE)", "s": "Shelf(x[2])"}  # fmt: skip
EMPTY = {name: made for names, made in NEW.items() for name in names}
SAME = {"a": "b", "b": "a", "r": "q", "q": "r", "d": "e", "e": "d"}
"""Of another container of the same type."""

# `;;` separates the lines of a body. {v} a number, {w} an array, {i} {j} places, {k} a key, {o} the other container of the type
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
for place, u in enumerate({c}): t += u * x[place % 5]
for u, y in zip({c}, {o}): t += u * y
for u in {c}[::-1]: t = 0.5 * t + u
for u in {c}: if above(u, 0.3): continue ;; t += u * {v}
t += np.sum(np.array([u * {v} for u in {c}]))
if len({c}) > 1: t += {c}.pop(1)
if len({c}) > 1: {c}.insert(1, {v})
{c} = {c}[::2]
{c}.extend({o}[:2])
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
for place, u in enumerate({c}): t += u[{j}] * x[place % 5]
for u, y in zip({c}, {o}): t += np.sum(u * y)
for u in {c}[1:]: if above(u[{j}], 0.3): break ;; u[0] = {v}
t += np.sum(np.array([u[{j}] for u in {c}]))
{c}.extend({o}[:2])
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
LISTS = """
{c}.append(listed({v}, {v}))
{c}.append(listed({v}, {v}))
if len({c}) > 0: {c}[{i} % len({c})].append({v})
if len({c}) > 0: {c}.append({c}[{i} % len({c})])
if len({c}) > 0: {c}[{i} % len({c})][0] = {v}
if len({c}) > 0: {c}[0] = {c}[len({c}) - 1]
if len({c}) > 0: {c}[{i} % len({c})] = doubled({c}[0])
for u in {c}: t += u[0] * {v}
for u in {c}: for y in u: if above(y, 0.3): continue ;; t += y * {v}
for u in {c}: u.append(u[0] * 0.5)
if len({c}) > 1: t += {c}.pop()[0]
if len({c}) > 2: del {c}[{i} % 2]
if len({c}) > 3: {c}.clear()
{c} = {c}.copy()
""".strip().splitlines()
POINTS = """
{c}.append(Point({v}, {w}))
{c}.append(Point({v}, w))
if len({c}) > 0: t += {c}[{i} % len({c})].size * {v}
if len({c}) > 0: {c}[{i} % len({c})].row[{j}] = {v}
if len({c}) > 0: {c}[0] = Point({c}[0].size * {v}, {c}[len({c}) - 1].row)
for u in {c}: if above(u.size, 0.3): continue ;; t += u.row[{j}]
if len({c}) > 1: w = {c}.pop({i} % 2).row
if len({c}) > 3: {c}.clear()
""".strip().splitlines()
COUPLES = """
{c}[{k}] = ({v}, {v})
{c}[{k}] = ({v}, {v})
if {k} in {c}: t += {c}[{k}][0] * {v}
if {k} in {c}: {c}[{k}] = ({c}[{k}][1], {v})
for u in {c}.values(): t += u[0] * u[1]
for key, u in {c}.items(): if above(u[0], 0.3): continue ;; t += u[1] * x[key % 5]
if {k} in {c}: t += {c}.pop({k})[0]
if {k} in {c}: del {c}[{k}]
if len({c}) > 2: t += {c}.popitem()[1][1]
{c} = {c}.copy()
""".strip().splitlines()
FIELDS = """
{c}.put({k}, {v})
{c}.put({k}, {v})
{c}.total *= {v}
t += {c}.total * {v}
if len({c}.row) > 0: {c}.row[{i} % len({c}.row)] *= {v}
if len({c}.row) > 1: t += {c}.row.pop(0) * {v}
for u in {c}.row: t += u * {v}
{c}.row = doubled({c}.row)
if {k} in {c}.table: t += {c}.table.pop({k})
for key, u in {c}.table.items(): t += u * x[key % 5]
if len({c}.row) > 3: {c} = Shelf({v})
""".strip().splitlines()
PATTERNS = {"a": NUMBERS, "b": NUMBERS, "r": ROWS, "q": ROWS, "p": PAIRS, "d": TABLE, "e": TABLE, "m": TABLES, "l": LISTS,
            "g": POINTS, "k": COUPLES, "s": FIELDS}  # fmt: skip
LAST = {"ab": "for u in {c}: t += u * u", "rq": "for u in {c}: t += np.sum(u * x)", "p": "for u, y in {c}: t += u * y[0]",
           "de": "for u in {c}.values(): t += u * u", "m": "for u in {c}.values(): t += np.sum(u * u)",
           "l": "for u in {c}: for y in u: t += y * y", "g": "for u in {c}: t += u.size * u.row[1]",
           "k": "for u in {c}.values(): t += u[0] * u[1]", "s": "t += {c}.total * {c}.total"}  # fmt: skip
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
        return HELPERS + (SHELF if "s" in named else "") + "\n" + "\n".join(self.lines) + "\n"

    def _add(self, depth: int, line: str) -> None:
        """A line; what follows the colon of a condition or loop stands in lines of its own, of the innermost of two loops all."""
        head, colon, rest = line.partition(": ")
        self.lines.append(INDENT * depth + head + colon.strip())
        lines = [rest] if rest.startswith("for ") else rest.split(" ;; ")
        for inner in lines if rest else ():
            self._add(depth + 1, inner)

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
        elif draw < 0.52:
            self._add(depth, f"if above({self._number(counters)}, 0.8): return t * t")
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


Point = namedtuple("Point", "size row")


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
        "np": np, "njit": njit, "List": List, "Dict": Dict, "INT": int64, "FLOAT": float64, "ARRAY": array, "Point": Point,
        "PAIR": types.Tuple((float64, array)), "POINT": types.NamedTuple((float64, array), Point),
        "FLOATS": types.ListType(float64), "COUPLE": types.UniTuple(float64, 2), "TABLE": types.DictType(int64, float64),
        "jitclass": jitclass, "__name__": "containers", "above": njit(lambda value, bound: value > bound)}  # fmt: skip
    python: dict[str, Any] = {
        **dict.fromkeys(("INT", "FLOAT", "ARRAY", "PAIR", "FLOATS", "POINT", "COUPLE", "TABLE")), "np": np, "Point": Point,
        "njit": lambda function: function, "jitclass": lambda fields: lambda made: made, "List": _PythonList, "Dict": _PythonDict,
        "__name__": "containers", "above": lambda value, bound: value.real > bound}  # fmt: skip
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
            x = _where_rounding_stays(compiled, python, 0.8 * rng.standard_normal(SIZE), n)
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


def _where_rounding_stays(compiled: Callable, python: Callable, x: np.ndarray, n: int) -> np.ndarray:
    """A smaller point where the functions themselves differ at *x*: sines of large numbers make of rounding what they like."""
    for _ in range(8):
        finite = np.all(np.isfinite(exact(python, x, n)))
        if finite and np.allclose(compiled(x, n), python(x + 0j, n).real, rtol=1e-10, atol=1e-12):
            break
        x = 0.5 * x
    return x


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
