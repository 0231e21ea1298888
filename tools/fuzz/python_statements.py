"""Statements of the fuzzer's trees as Python source; with ``fuzz_python_source`` the whole writer.

    write(generate(7))   ->   "# fuzz seed=7 ...\\nimport math ...\\ndef f(x, s, n):\\n    v0 = s\\n    for i0 in range(n): ..."
"""

from __future__ import annotations

import re

from .python_formulas import MODIFICATIONS, grouped, slice_text, sliced_length
from .python_program import HEIGHT, WIDTH, Function, Helper
from .python_source import DESCEND, START, UNKNOWN, Array, Writer, header


class StatementWriter(Writer):
    """Adds statements to the writer of expressions."""

    loops = 0  # how many loops are around the current place
    parameters: tuple[str, ...] = ()

    def block(self, statements: list) -> None:
        """A block; what it defines ends with it."""
        arrays, counters = dict(self.arrays), dict(self.counters)
        before = len(self.lines)
        self.indent += 1
        for statement in statements:
            getattr(self, "_" + statement[0])(*statement[1:])
        if len(self.lines) == before:
            self.put("pass")
        self.indent -= 1
        self.arrays, self.counters = arrays, counters

    def body(self, statements: list) -> None:
        for statement in statements:
            getattr(self, "_" + statement[0])(*statement[1:])

    # -------------------------------------------------------------------------------------------------- scalars

    def _assign(self, name: str, value: tuple) -> None:
        self.put(f"{self.variable(name)} = {self.expression(value)}")

    def _update(self, name: str, operator: str, value: tuple) -> None:
        self.put(MODIFICATIONS[operator].format(self.variable(name), grouped(self.expression(value)), wave="math.sin"))

    def _integer(self, name: str, factor: int, value: tuple) -> None:
        number, array = self.fresh("k"), self.array("x")
        self.put(f"{number} = int({factor} * abs({self.expression(value)}))")
        read = f"{array.name}[{number} % {array.name}.shape[0]]" if array else f"0.1 * ({number} % 3)"
        self.put(f"{self.variable(name)} = 0.5 * {name} + 0.4 * {read}")

    def _closure(self, name: str, captured: str, value: tuple, argument: tuple) -> None:
        held, function = self.fresh("c"), self.fresh("inner")
        self.put(f"{held} = {grouped(self.expression(value))} + 0.2 * {self.variable(captured)}")
        self.put(f"def {function}(t):")
        self.put(f"    return 0.7 * math.sin(t * {held}) + 0.2 * t")
        self.put(f"{self.variable(name)} = {function}({self.expression(argument)})")

    def _call_pair(self, first: str, second: str, which: int, a: tuple, b: tuple) -> None:
        self.used.add(f"h{which}")
        arguments = f"{self.expression(a)}, {self.expression(b)}"
        self.put(f"{self.variable(first)}, {self.variable(second)} = h{which}({arguments})")

    def _call_array(self, name: str, which: int, value: tuple, given: str) -> None:
        array = self.array(given)
        self.used.add(f"h{which}")
        passed = array.name if len(array.shape) == 1 else array.row
        self.put(f"{self.variable(name)} = h{which}({self.expression(value)}, {passed})")

    # --------------------------------------------------------------------------------------------------- arrays

    def _store(self, name: str, first: tuple, second: tuple, value: tuple) -> None:
        array = self.array(name)
        self.put(f"{self.element(array, first, second)} = {self.expression(value)}")

    def _modify(self, name: str, first: tuple, second: tuple, operator: str, value: tuple) -> None:
        place = self.element(self.array(name), first, second)
        self.put(MODIFICATIONS[operator].format(place, grouped(self.expression(value)), wave="math.cos"))

    def _local(self, name: str, make: str, base: str, value: tuple) -> None:
        array, dtype = self.array(base), f"dtype=np.{self.kind}"
        layout = array.layout if array.layout in "CF" else "C"
        shape = f"{array.name}.shape"
        texts = {
            "zeros": f"np.zeros({shape}, {dtype})", "ones": f"np.ones({shape}, {dtype})", "copy": f"{array.name}.copy()",
            "empty": f"np.empty({shape}, {dtype})", "full": f"np.full({shape}, np.{self.kind}(0.3))",
            "like": f"np.zeros_like({array.name})", "matrix": f"np.zeros(({HEIGHT}, {WIDTH}), {dtype})",
        }  # fmt: skip
        if make == "matrix" and not array.known:
            make = "zeros"
        if make == "expression":
            text, layout = self.narrowed(self.whole(value, array)), "?"
        else:
            text, layout = texts[make], layout if make in ("copy", "like") else "C"
        made = Array(name, (HEIGHT, WIDTH) if make == "matrix" else array.shape, layout)
        known = self.arrays.get(name)
        if known is None or (known.shape, known.layout) != (made.shape, made.layout) or layout == "?":
            made = Array(self.fresh(name), made.shape, layout)
        else:
            made = known
        self.put(f"{made.name} = {text}")
        self.used.add(made.name)
        if make == "empty":  # filled with what does not depend on the numbers that happen to be in it
            filled = self.whole(value, array)
            if re.search(rf"\b{made.name}\b", filled):
                filled = f"np.{self.kind}(0.3)"
            self.put(f"{made.name}[:] = {filled}")
        self.arrays[name] = made

    def _view(self, name: str, piece: str, base: str, row: int) -> None:
        array = self.array(base)
        made = self.fresh(name)
        text, shape = array.name, array.shape
        matrix = len(array.shape) == 2
        if piece == "row" and matrix:
            text, shape = f"{array.name}[{min(row, array.shape[0] - 1)}]", array.shape[1:]
        elif piece == "column" and matrix:
            text, shape = f"{array.name}[:, {min(row, array.shape[1] - 1)}]", array.shape[:1]
        elif piece == "transposed":
            text, shape = f"{array.name}.T", array.shape[::-1]
        elif piece == "rows" and matrix and array.shape[1] > 3:
            text, shape = f"{array.name}[:, 1:{array.shape[1] - 1}]", (array.shape[0], array.shape[1] - 2)
        elif piece == "flat" and matrix and array.layout == "C":
            text, shape = f"{array.name}.reshape({array.shape[0] * array.shape[1]})", (array.shape[0] * array.shape[1],)
        elif array.known and array.shape[0] >= 3 and piece not in ("all", "row", "column", "rows", "flat"):
            text = f"{array.name}[{slice_text(piece, array.shape[0])}]"
            shape = (sliced_length(piece, array.shape[0]), *array.shape[1:])
        self.put(f"{made} = {text}")
        self.arrays[name] = Array(made, shape, "?")

    def _choose(self, name: str, condition: tuple, first: str, second: str) -> None:
        a, b = self.array(first), self.array(second)
        if (a.shape, a.layout) != (b.shape, b.layout) or "?" in a.layout:
            b = a
        made = self.fresh(name)
        self.put(f"{made} = {a.name} if {self.condition(condition)} else {b.name}")
        self.arrays[name] = Array(made, a.shape, "?")

    def _swap(self, first: str, second: str) -> None:
        a, b = self.array(first), self.array(second)
        if a.name != b.name and (a.shape, a.layout) == (b.shape, b.layout) and a.layout in "CFA":
            self.put(f"{a.name}, {b.name} = {b.name}, {a.name}")

    def _fill(self, name: str, piece: str, value: tuple) -> None:
        _, place, _ = self.place(name, piece)
        self.put(f"{place} = {self.expression(value)}")

    def _whole(self, name: str, piece: str, operator: str, value: tuple) -> None:
        array, place, shape = self.place(name, piece)
        text = self.whole(value, array, shape)
        if operator == "=":
            self.put(f"{place} = {text}")
        else:
            self.put(MODIFICATIONS[operator].format(place, grouped(text), wave="np.cos"))

    # ------------------------------------------------------------------------------------------------ structure

    def _if(self, condition: tuple, then: list, otherwise: list) -> None:
        self.put(f"if {self.condition(condition)}:")
        self.block(then)
        while len(otherwise) == 1 and otherwise[0][0] == "if":
            _, condition, then, otherwise = otherwise[0]
            self.put(f"elif {self.condition(condition)}:")
            self.block(then)
        if otherwise:
            self.put("else:")
            self.block(otherwise)

    def _for(self, counter: str, span: tuple, body: list) -> None:
        text, limits = self.span(span)
        self.put(f"for {counter} in range({text}):")
        self._inside(counter, limits, body)

    def _while(self, counter: str, limit: int, condition: tuple, body: list) -> None:
        self.put(f"{counter} = 0")
        self.counters = {**self.counters, counter: (0, limit)}
        self.put(f"while {counter} < {limit} and {self.condition(condition)}:")
        self.put(f"    {counter} += 1")
        self._inside(counter, (1, limit), body)

    def _forever(self, counter: str, limit: int, condition: tuple, body: list) -> None:
        self.put(f"{counter} = 0")
        self.put("while True:")
        self.counters = {**self.counters, counter: (0, limit)}
        self.put(f"    if {counter} >= {limit} or {self.condition(condition)}:")
        self.put("        break")
        self.put(f"    {counter} += 1")
        self._inside(counter, (1, limit), body)

    def _inside(self, counter: str, limits: tuple[int, int], body: list) -> None:
        """The body of a loop, where alone its counter is known."""
        outer = {name: known for name, known in self.counters.items() if name != counter}
        self.counters = {**outer, counter: limits}
        self.loops += 1
        self.block(body)
        self.loops -= 1
        self.counters = outer

    def span(self, node: tuple) -> tuple[str, tuple[int, int]]:
        """(arguments of range, least and greatest value)."""
        if node[0] == "n":
            return ("n", (0, self.count - 1)) if "n" in self.parameters else ("3", (0, 2))
        if node[0] == "steps":
            _, low, high, step = node
            return (f"{low}, {high}, {step}" if step > 0 else f"{high - 1}, {low - 1}, {step}"), (low, high - 1)
        if node[0] in ("from", "below", "triangle"):
            if node[1] not in self.counters:
                return "3", (0, 2)
            low, high = self.counters[node[1]]
            texts = {"from": f"{node[1]}, {WIDTH}", "below": node[1], "triangle": f"{node[1]} + 1"}
            limits = {"from": (low, max(low, WIDTH - 1)), "below": (0, max(0, high - 1)), "triangle": (0, high)}
            return texts[node[0]], limits[node[0]]
        array = self.array(node[1])
        if array is None:
            return "3", (0, 2)
        length = array.shape[0] if array.known else UNKNOWN
        size = f"{array.name}.shape[0]" if len(array.shape) == 2 else f"len({array.name})"
        if node[0] == "span":
            return size, (0, length - 1)
        return (f"{size} - 1, -1, -1", (0, length - 1)) if node[0] == "down" else (f"1, {size} - 1", (1, max(1, length - 2)))

    def _break_if(self, condition: tuple) -> None:
        if self.loops:
            self.put(f"if {self.condition(condition)}:")
            self.put("    break")

    def _continue_if(self, condition: tuple) -> None:
        if self.loops:
            self.put(f"if {self.condition(condition)}:")
            self.put("    continue")

    def _return_if(self, condition: tuple, value: tuple) -> None:
        self.put(f"if {self.condition(condition)}:")
        self.put(f"    return {self.finish(self, value)}")

    def _raise_if(self, value: tuple) -> None:
        self.put(f"if {grouped(self.expression(value))} > 50.0:")
        self.put('    raise ValueError("not taken")')


def write(function: Function) -> str:
    """The source of a function and of what it calls, under the line that makes it a case."""
    writer = StatementWriter(function.kind, function.count, _arguments(function), function.helpers, _finish(function))
    writer.parameters = ("n",)
    writer.body(function.body)
    writer.put(f"return {writer.finish(writer, function.result)}")
    text = "\n".join([*_starts(writer.used, ()), *writer.lines])
    names = [name for name in ("x", "y", "m") if name in writer.used]
    parameters = [*names, "s", *(["n"] if "range(n)" in text else [])]
    parts = [header(function) + "import math\n\nimport numpy as np\nfrom numba import njit\n"]
    helpers, needed = [], set(writer.used)
    for i in reversed(range(len(function.helpers))):
        if f"h{i}" in needed:
            source, used = _helper(function, i)
            helpers.append(source)
            needed |= used
    parts += ([DESCEND] if "descend" in needed else []) + helpers
    return "\n\n".join([*parts, f"def f({', '.join(parameters)}):\n{text}\n"])


def _arguments(function: Function) -> dict[str, Array]:
    shapes = {"x": (WIDTH,), "y": (WIDTH,), "m": (HEIGHT, WIDTH)}
    return {name: Array(name, shape, function.layouts[i]) for i, (name, shape) in enumerate(shapes.items())}


def _starts(used: set[str], parameters: tuple[str, ...]) -> list[str]:
    return [f"    {name} = {start}" for name, start in START.items() if name in used and name not in parameters]


def _finish(function: Function):
    """How a value is returned; every return of a function has the same type."""

    def finish(writer: Writer, value: tuple) -> str:
        text = writer.expression(value)
        if function.kind == "float32":
            text = f"np.float32({text})"
        if function.returns == "scalar":
            return text
        if function.returns == "pair":
            return f"{text}, {writer.variable('v0')}"
        writer.used.add("x")
        forms = {
            "array": f"{grouped(text)} * x",
            "mixed": f"{text}, x.copy()",
            "nested": f"{text}, (0.5 * x, {writer.variable('v0')})",
            "reference": f"{text}, x",
        }
        return forms[function.returns]

    return finish


def _helper(function: Function, which: int) -> tuple[str, set[str]]:
    helper: Helper = function.helpers[which]
    parameters = ("v0", "x") if helper.form == "array" else ("v0", "v1")
    arrays = {"x": Array("x", ("L",), "A")} if helper.form == "array" else {}

    def finish(writer: Writer, value: tuple) -> str:
        text = writer.expression(value)
        return f"{text}, 0.5 * {writer.variable('v1')}" if helper.form == "pair" else text

    writer = StatementWriter(function.kind, function.count, arrays, [], finish)
    writer.body(helper.body)
    writer.put(f"return {finish(writer, helper.result)}")
    starts = [line[:-1] + "v0" if line.endswith(" s") else line for line in _starts(writer.used, parameters)]
    return "\n".join(["@njit", f"def h{which}({', '.join(parameters)}):", *starts, *writer.lines]) + "\n", writer.used
