"""Random Python functions for the fuzzer: a small syntax tree, the same for the same seed on every machine.

    generate(7)   ->   Function(kind="float64", body=[("for", "i0", ("span", "x"), [("store", "x", ...)])], result=(...), ...)

Nodes are tuples headed by their kind and blocks of statements are lists. A tree says what is wanted and the writer
(``fuzz_python_source``) makes it legal: an index that may leave its array gets a modulus, an array that does not exist here
is replaced by ``x``. So whatever is removed from a tree, what is left is a function that runs, and whose values are bounded.
Statements:

    assign update store modify for while forever if break_if continue_if return_if raise_if
    local view choose swap fill whole call_array call_pair closure integer

Expressions: var const load unary binary select call recurse reduce pair counter. Of arrays: array scalar map combine where.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .choices import Choices

WIDTH, HEIGHT = 6, 3  # x and y have WIDTH elements, m has HEIGHT rows of WIDTH
VARIABLES = ("v0", "v1", "v2", "v3")
LINES, MATRICES, LOCALS, VIEWS = ("x", "y"), ("m",), ("t0", "t1", "t2", "t3"), ("w0", "w1", "w2")
UNARY = ("math.sin", "math.cos", "math.tanh", "np.sin", "np.tanh", "np.exp", "math.exp", "np.sqrt", "math.sqrt", "math.log",
         "np.log", "abs", "math.atan", "negate", "square", "cube", "reciprocal", "math.log1p", "math.expm1", "np.arctan",
         "math.sinh", "np.cosh", "math.asin", "np.arccos", "math.erf", "math.lgamma", "math.asinh", "np.square",
         "np.reciprocal", "float", "math.fabs", "math.pow")  # fmt: skip
BINARY = ("mean", "product", "quotient", "max", "min", "difference", "math.hypot", "math.atan2", "np.maximum", "np.minimum",
          "np.hypot", "np.arctan2", "power", "math.copysign", "blend")  # fmt: skip
MAPS = ("np.sin", "np.cos", "np.tanh", "np.exp", "np.sqrt", "np.log", "np.abs", "square", "negate", "np.arctan", "reciprocal")
COMBINATIONS = ("mean", "product", "difference", "quotient", "np.maximum", "np.minimum", "np.hypot", "np.arctan2")
REDUCTIONS = ("np.sum", "method sum", "np.prod", "np.mean", "np.max", "np.min", "np.dot", "np.var", "np.cumsum")
SLICES = ("all", "tail", "head", "even", "odd", "reversed", "half")


@dataclass
class Helper:
    """A function of its own: ``scalar`` (v0, v1), ``array`` (v0, x) that writes into x, ``pair`` that returns a tuple."""

    form: str
    body: list
    result: tuple


@dataclass
class Function:
    """``f(x, y, m, s, n)``, those that are used. ``layouts``: C, F or A for x, y, m; ``form``: which interface is checked."""

    seed: int
    kind: str
    body: list
    result: tuple
    returns: str = "scalar"
    helpers: list[Helper] = field(default_factory=list)
    layouts: str = "CCC"
    count: int = 3
    form: str = "vjp"


class _Generator(Choices):
    # ---------------------------------------------------------------------------------------------- expressions

    def index(self, counters: tuple[str, ...]) -> tuple:
        counter = self.pick(counters) if counters and self.chance(0.85) else None
        return ("idx", counter, self.pick((1, 1, 1, 1, 2, -1)), self.pick((0, 0, 0, 1, -1, 2, 5)))

    def load(self, counters: tuple[str, ...]) -> tuple:
        return ("load", self.pick(self.arrays), self.index(counters), self.index(counters))

    def expression(self, counters: tuple[str, ...], depth: int = 2) -> tuple:
        roll = self.random.random()
        if depth == 0 or roll < 0.2:
            return self.leaf(counters)
        smaller = depth - 1
        if roll < 0.48:
            return ("binary", self.pick(BINARY), self.expression(counters, smaller), self.expression(counters, smaller))
        if roll < 0.75:
            return ("unary", self.pick(UNARY), self.expression(counters, smaller))
        if roll < 0.82:
            return ("select", self.condition(counters), self.expression(counters, smaller), self.expression(counters, smaller))
        if roll < 0.87:
            return ("reduce", self.pick(REDUCTIONS), self.pick(self.arrays), self.array(smaller))
        if roll < 0.9:
            return ("pair", self.random.randrange(2), self.expression(counters, smaller), self.leaf(counters))
        if roll < 0.97 and not self.in_helper:
            which = [i for i, helper in enumerate(self.helpers) if helper.form == "scalar"]
            if which:
                return ("call", self.pick(which), self.expression(counters, smaller), self.leaf(counters))
        if roll < 0.99 and not self.in_helper:
            return ("recurse", self.leaf(counters), self.random.randrange(1, 5))
        return ("counter", self.pick(counters) if counters else None)

    def leaf(self, counters: tuple[str, ...]) -> tuple:
        roll = self.random.random()
        if roll < 0.45:
            return ("var", self.pick(VARIABLES))
        return self.load(counters) if roll < 0.9 else ("const", self.random.randrange(-15, 16) / 8)

    def array(self, depth: int = 2) -> tuple:
        """An expression over whole arrays."""
        roll = self.random.random()
        if depth == 0 or roll < 0.25:
            return ("array", self.pick(self.arrays), self.pick(SLICES)) if self.chance(0.8) else ("scalar", self.leaf(()))
        if roll < 0.55:
            return ("map", self.pick(MAPS), self.array(depth - 1))
        if roll < 0.92:
            return ("combine", self.pick(COMBINATIONS), self.array(depth - 1), self.array(depth - 1))
        return ("where", self.array(0), self.array(depth - 1), self.array(depth - 1))

    def condition(self, counters: tuple[str, ...]) -> tuple:
        roll = self.random.random()
        if roll < 0.6 or not counters:
            other = self.pick([("const", 0.25), self.leaf(counters)])
            return ("compare", self.pick(("<", ">", "<=", ">=")), self.leaf(counters), other)
        if roll < 0.85:
            return ("index_compare", self.pick(("<", "==", ">", "!=")), self.pick(counters), self.random.randrange(WIDTH))
        return ("both", self.pick(("and", "or")), self.condition(counters), self.condition(counters))

    # ----------------------------------------------------------------------------------------------- statements

    def block(self, counters: tuple[str, ...], depth: int, in_loop: bool, size: int) -> list:
        return [self.statement(counters, depth, in_loop) for _ in range(self.random.randrange(1, size + 1))]

    def statement(self, counters: tuple[str, ...], depth: int, in_loop: bool) -> tuple:
        roll = self.random.random()
        if depth > 0 and roll < 0.3:
            return self.nested(counters, depth, in_loop)
        if roll < 0.42:
            return ("assign", self.pick(VARIABLES), self.expression(counters))
        if roll < 0.5:
            return ("update", self.pick(VARIABLES), self.pick(("+=", "-=", "*=")), self.expression(counters, 1))
        if roll < 0.64:
            return ("store", self.pick(self.arrays), self.index(counters), self.index(counters), self.expression(counters))
        if roll < 0.72:
            operator = self.pick(("+=", "*=", "-=", "/="))
            place = (self.pick(self.arrays), self.index(counters), self.index(counters))
            return ("modify", *place, operator, self.expression(counters))
        if roll < 0.87:
            return self.of_arrays()
        return self.rare(counters, in_loop)

    def of_arrays(self) -> tuple:
        roll = self.random.random()
        if roll < 0.3:
            make = self.pick(("zeros", "ones", "copy", "empty", "expression", "full", "like", "matrix"))
            return ("local", self.pick(LOCALS), make, self.pick(self.arrays), self.array())
        if roll < 0.5:
            piece = self.pick((*SLICES, "row", "column", "transposed", "rows", "flat"))
            return ("view", self.pick(VIEWS), piece, self.pick(self.arrays), self.random.randrange(HEIGHT))
        if roll < 0.54:
            return ("choose", self.pick(VIEWS), self.condition(()), self.pick(self.arrays), self.pick(self.arrays))
        if roll < 0.62:
            return ("swap", self.pick(LOCALS), self.pick(LOCALS))
        if roll < 0.7:
            return ("fill", self.pick(self.arrays), self.pick(SLICES), self.leaf(()))
        return ("whole", self.pick(self.arrays), self.pick(SLICES), self.pick(("=", "=", "+=", "*=", "-=")), self.array())

    def rare(self, counters: tuple[str, ...], in_loop: bool) -> tuple:
        roll = self.random.random()
        if roll < 0.4 and in_loop:
            return (self.pick(("break_if", "continue_if")), self.condition(counters))
        if roll < 0.55:
            both = ("both", "and", self.condition(counters), self.condition(counters))
            return ("return_if", both, self.expression(counters, 1))
        if roll < 0.62:
            return ("raise_if", self.expression(counters, 1))
        which = [i for i, helper in enumerate(self.helpers) if helper.form != "scalar"]
        if roll < 0.85 and which and not self.in_helper:
            helper = self.pick(which)
            if self.helpers[helper].form == "array":
                return ("call_array", self.pick(VARIABLES), helper, self.expression(counters, 1), self.pick(self.arrays))
            names = (self.pick(VARIABLES), self.pick(VARIABLES))
            return ("call_pair", *names, helper, self.expression(counters, 1), self.leaf(counters))
        if roll < 0.93 and not self.in_helper:
            return ("closure", self.pick(VARIABLES), self.pick(VARIABLES), self.expression((), 1), self.leaf(counters))
        return ("integer", self.pick(VARIABLES), self.random.randrange(1, 5), self.expression(counters, 1))

    def nested(self, counters: tuple[str, ...], depth: int, in_loop: bool) -> tuple:
        roll = self.random.random()
        if roll < 0.22:
            cases = [(self.condition(counters), self.block(counters, depth - 1, in_loop, 3)) for _ in range(self.pick((1, 1, 2)))]
            otherwise = self.block(counters, depth - 1, in_loop, 2) if self.chance(0.6) else []
            return ("if", cases[0][0], cases[0][1], [("if", *case, otherwise) for case in cases[1:]] or otherwise)
        counter = f"i{self.counters}"
        self.counters += 1
        inner = (*counters, counter)
        if roll < 0.8:
            body = self.block(inner, depth - 1, True, 4)
            return ("for", counter, self.span(counters), body)
        if roll < 0.92:
            return ("while", counter, self.random.randrange(2, 7), self.condition(inner), self.block(inner, depth - 1, True, 3))
        return ("forever", counter, self.random.randrange(2, 6), self.condition(inner), self.block(inner, depth - 1, True, 3))

    def span(self, counters: tuple[str, ...]) -> tuple:
        """What a ``for`` runs over."""
        roll = self.random.random()
        if roll < 0.2:
            return ("n",)
        if roll < 0.5:
            return ("span", self.pick(self.arrays))
        if roll < 0.6:
            return ("down", self.pick(self.arrays))
        if roll < 0.7:
            return ("interior", self.pick(self.arrays))
        if roll < 0.82 and counters:
            return (self.pick(("from", "below", "triangle")), self.pick(counters))
        step = self.pick((1, 2, 3, -1, -2))
        return ("steps", self.random.randrange(0, 3), self.random.randrange(3, WIDTH + 1), step)

    def helper(self, form: str) -> Helper:
        arrays, self.arrays, self.in_helper = self.arrays, ("x",), True
        body = self.block((), 2, False, 3) if form == "array" or self.chance(0.6) else []
        if form != "array":
            body = without_arrays(body)
        made = Helper(form, body, self.expression(()))
        self.in_helper, self.arrays = False, arrays
        return made


def without_arrays(block: list) -> list:
    """A block whose statements change variables only."""
    kept = []
    for statement in block:
        if statement[0] in ("store", "modify", "local", "view", "choose", "swap", "fill", "whole"):
            continue
        kept.append(tuple(without_arrays(part) if isinstance(part, list) else part for part in statement))
    return kept


def generate(seed: int) -> Function:
    """The function of a seed."""
    generator = _Generator("numba_enzyme fuzz of Python", seed)
    kind = "float64" if generator.chance(0.8) else "float32"
    forms = [generator.pick(("scalar", "array", "pair")) for _ in range(generator.pick((0, 0, 0, 1, 1, 2)))]
    helpers = [generator.helper(form) for form in forms]
    generator.helpers = helpers
    optional = ("y", "m", "t0", "t1", "w0", "t2", "w1")
    generator.arrays = ("x", "x", *(name for name in optional if generator.chance(0.3)))
    anything, arrays = ("array", "x", "all"), generator.arrays
    start = [("local", name, "copy", generator.pick(("x", "m")), anything) for name in arrays if name[0] == "t"]
    pieces = SLICES + ("row",)
    views = [("view", name, generator.pick(pieces), generator.pick(arrays), 1) for name in arrays if name[0] == "w"]
    body = start + views + generator.block((), generator.pick((2, 3)), False, 4) + generator.block((), 2, False, 2)
    result = ("binary", "mean", generator.expression(()), ("reduce", "np.sum", generator.pick(arrays), anything))
    returns = generator.pick(("scalar", "scalar", "scalar", "pair", "array", "mixed", "nested", "reference"))
    layouts = "".join(generator.pick(choices) for choices in ("CCCA", "CCCA", "CCFFA"))
    form = generator.pick(("vjp", "vjp", "grad", "shadows", "aliased"))
    returns = returns if form == "vjp" else "scalar"
    return Function(seed, kind, body, result, returns, helpers, layouts, generator.random.randrange(2, 6), form)
