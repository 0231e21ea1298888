"""Writes the fuzzer's trees as Python source that Numba compiles.

    ("store", "x", ("idx", "i0", 1, 1), None, ("var", "v0"))   ->   x[i0 + 1] = v0          where i0 + 1 is within x
                                                                ->   x[(i0 + 1) % x.shape[0]] = v0       elsewhere

The writer knows the shape of every array and the range of every counter at every place, and repairs what does not fit.
"""

from __future__ import annotations

from dataclasses import dataclass

from .python_formulas import BINARY, MAPS, REDUCTIONS, binary, grouped, slice_text, sliced_length, unary
from .python_program import Function, Helper

START = {"v0": "s", "v1": "0.7", "v2": "0.5 * s", "v3": "-0.3"}
UNKNOWN = 10**6


@dataclass(frozen=True)
class Array:
    """What is known of an array: its Python name, its shape ("L": some length), whether two names may swap (same type)."""

    name: str
    shape: tuple
    layout: str

    @property
    def known(self) -> bool:
        return "L" not in self.shape

    @property
    def row(self) -> str:
        """The second row; the first of a matrix that has no other."""
        return f"{self.name}[{0 if self.shape[0] == 1 else 1}]"


class Writer:
    """One function: ``self.arrays`` and ``self.counters`` hold what exists at the current place."""

    def __init__(self, kind: str, count: int, arrays: dict[str, Array], helpers: list[Helper], finish) -> None:
        self.kind, self.count, self.helpers, self.finish = kind, count, helpers, finish
        self.arrays = arrays
        self.counters: dict[str, tuple[int, int]] = {}
        self.lines: list[str] = []
        self.used: set[str] = set()
        self.indent, self.names = 1, 0

    def put(self, text: str) -> None:
        self.lines.append("    " * self.indent + text)

    def fresh(self, stem: str) -> str:
        self.names += 1
        return f"{stem}_{self.names}"

    def array(self, name: str) -> Array | None:
        found = self.arrays.get(name) or self.arrays.get("x")
        if found is not None:
            self.used.add(found.name)
        return found

    def variable(self, name: str) -> str:
        self.used.add(name)
        return name

    # ---------------------------------------------------------------------------------------------- expressions

    def index(self, node: tuple | None, array: Array, axis: int = 0) -> str:
        _, counter, factor, shift = node or ("idx", None, 1, 0)
        low, high = self.counters.get(counter, (0, 0))
        ends = sorted((factor * low + shift, factor * high + shift))
        text = str(shift)
        if counter in self.counters:
            scaled = {1: counter, -1: f"-{counter}"}.get(factor, f"{factor} * {counter}")
            text = scaled + (f" + {shift}" if shift > 0 else f" - {-shift}" if shift else "")
        length = array.shape[axis]
        if length != "L" and -length <= ends[0] and ends[1] < length:
            return text
        return f"({text}) % {array.name}.shape[{axis}]"

    def element(self, array: Array, first: tuple | None, second: tuple | None) -> str:
        if len(array.shape) == 1:
            return f"{array.name}[{self.index(first, array)}]"
        return f"{array.name}[{self.index(first, array)}, {self.index(second, array, 1)}]"

    def expression(self, node: tuple) -> str:
        return getattr(self, "_" + node[0])(*node[1:])

    def _var(self, name: str) -> str:
        return self.variable(name)

    def _const(self, value: float) -> str:
        return repr(value)

    def _load(self, name: str, first: tuple, second: tuple) -> str:
        array = self.array(name)
        return self.element(array, first, second) if array else self.variable("v0")

    def _unary(self, name: str, operand: tuple) -> str:
        return unary(name, self.expression(operand))

    def _binary(self, name: str, first: tuple, second: tuple) -> str:
        return binary(name, self.expression(first), self.expression(second))

    def _select(self, condition: tuple, first: tuple, second: tuple) -> str:
        return f"({self.expression(first)} if {self.condition(condition)} else {self.expression(second)})"

    def _call(self, which: int, first: tuple, second: tuple) -> str:
        self.used.add(f"h{which}")
        return f"h{which}({self.expression(first)}, {self.expression(second)})"

    def _recurse(self, operand: tuple, depth: int) -> str:
        self.used.add("descend")
        return f"descend({self.expression(operand)}, {depth})"

    def _pair(self, which: int, first: tuple, second: tuple) -> str:
        return f"({self.expression(first)}, {self.expression(second)})[{which}]"

    def _counter(self, name: str | None) -> str:
        return f"0.2 * {name}" if name in self.counters else "0.5"

    def _reduce(self, name: str, base: str, operand: tuple) -> str:
        array = self.array(base)
        if array is None:
            return self.variable("v0")
        if name == "np.dot" and (len(array.shape) > 1 or self.kind == "float32" or array.layout not in "CF"):
            name = "np.sum"
        return REDUCTIONS[name].format(self.whole(operand, array), array.name)

    def condition(self, node: tuple) -> str:
        if node[0] == "compare":
            return f"{grouped(self.expression(node[2]))} {node[1]} {grouped(self.expression(node[3]))}"
        if node[0] == "index_compare":
            return f"{node[2] if node[2] in self.counters else 2} {node[1]} {node[3]}"
        return f"({self.condition(node[2])} {node[1]} {self.condition(node[3])})"

    # -------------------------------------------------------------------------------------- expressions of arrays

    def whole(self, node: tuple, like: Array, shape: tuple | None = None) -> str:
        """An array expression of the shape of ``like`` (or of ``shape``, a slice of it)."""
        shape = shape or like.shape
        text, is_array = self.over(node, shape)
        if is_array:
            return text
        own = self._fitting(like, "all", shape)
        return f"{own} + {grouped(text)}" if own else f"np.full({shape}, {text})"

    def over(self, node: tuple, shape: tuple) -> tuple[str, bool]:
        """(text, whether it is an array); arrays that fit nowhere become numbers."""
        if node[0] == "array":
            array = self.array(node[1])
            fitting = self._fitting(array, node[2], shape)
            return (fitting, True) if fitting else (self.element(array, None, None), False)
        if node[0] == "scalar":
            return self.expression(node[1]), False
        if node[0] == "map":
            text, is_array = self.over(node[2], shape)
            return MAPS[node[1]].format(grouped(text)), is_array
        parts = [self.over(part, shape) for part in node[-3 if node[0] == "where" else -2 :]]
        texts, any_array = [grouped(text) for text, _ in parts], any(is_array for _, is_array in parts)
        if node[0] == "combine":
            return BINARY[node[1]].format(*texts), any_array
        if all(is_array for _, is_array in parts):
            return f"np.where({texts[0]} > 0.1, {texts[1]}, {texts[2]})", True
        return BINARY["mean"].format(*texts[1:]), parts[1][1] or parts[2][1]

    def _fitting(self, array: Array, piece: str, shape: tuple) -> str:
        """A piece of an array that has this shape or broadcasts to it, or nothing."""
        if array.shape == shape or (len(array.shape) < len(shape) and array.shape == shape[1:]):
            return f"{array.name}[::-1]" if piece == "reversed" else array.name
        if not array.known or "L" in shape:
            return ""
        if sliced_length(piece, array.shape[0]) == shape[0] and array.shape[1:] == shape[1:]:
            return f"{array.name}[{slice_text(piece, array.shape[0])}]"
        if len(array.shape) == 2 and len(shape) == 1 and array.shape[1] == shape[0]:
            return f"0.3 * np.sum({array.name}, axis=0)" if piece == "all" else array.row
        if len(array.shape) == len(shape) == 1 and array.shape[0] > shape[0]:
            return f"{array.name}[:{shape[0]}]"
        return ""

    def place(self, name: str, piece: str) -> tuple[Array, str, tuple] | None:
        """(array, text of a part to be assigned, its shape)."""
        array = self.array(name)
        if array is None:
            return None
        if not array.known or array.shape[0] < 3 or piece == "all":
            return array, f"{array.name}[:]", array.shape
        shape = (sliced_length(piece, array.shape[0]), *array.shape[1:])
        return array, f"{array.name}[{slice_text(piece, array.shape[0])}]", shape

    def narrowed(self, text: str) -> str:
        """An expression of arrays in the function's own type: numbers in the text are float64."""
        return f"({text}).astype(np.float32)" if self.kind == "float32" else text


def header(function: Function) -> str:
    """The first line of a case of the corpus: all that the judge must know beside the source."""
    facts = {name: getattr(function, name) for name in ("seed", "kind", "layouts", "count", "form")}
    return "# fuzz " + " ".join(f"{name}={value}" for name, value in facts.items()) + "\n"


DESCEND = """@njit
def descend(a, n):
    if n <= 0:
        return 0.9 * a
    return 0.6 * math.sin(descend(0.8 * a, n - 1)) + 0.3 * a
"""
