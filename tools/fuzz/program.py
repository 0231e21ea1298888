"""Random programs for the fuzzer: a small syntax tree, the same for the same seed on every machine.

    generate(7)   ->   Program(kind="double", body=[("for", "i0", "n", [("store", "x", ("idx", "i0", 1, 2), ...)], False)], ...)

Nodes are tuples headed by their kind and blocks of statements are lists, so that the shrinker can walk any program without
knowing it. Every value stays within [-2, 2] and every index within its array whatever is removed, so each program
that can be written down is defined and well-conditioned. Statements:

    assign store if for while break_if return_if copy clear switch vector call_procedure

Expressions: var const load unary binary select call recurse bits vector_sum. Conditions: compare index_compare both.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .choices import Choices

LENGTH = 8  # elements of every array
VARIABLES = ("v0", "v1", "v2", "v3")
ARRAYS = ("x", "y", "local", "heap", "chosen", "slot")  # chosen: x or y by the count; slot: a pointer through memory
UNARY = ("sin", "cos", "tanh", "gauss", "bell", "root", "log", "abs", "atan", "negate", "power", "round_trip")
BINARY = ("mean", "product", "quotient", "max", "min", "fma", "difference", "hypot", "atan2", "powi", "copysign")
COPIES = ("memcpy", "memmove", "integers", "vectors", "bytes")
BITS = ("bitcast", "memory", "negate", "shifted")


@dataclass
class Helper:
    """A function that is not inlined: ``(T a, T b, ptr x, i64 n) -> T``; ``mutates``: it may write through its pointer."""

    body: list
    result: tuple
    mutates: bool


@dataclass
class Program:
    """``define T @f(ptr x, ptr y, T s, i64 n)`` over arrays of eight elements.

    ``noalias``: the attribute on both pointers; ``aliased``: both are called with one array.
    """

    seed: int
    kind: str
    body: list
    result: tuple
    helpers: list[Helper] = field(default_factory=list)
    noalias: bool = False
    count: int = 3
    aliased: bool = False


class _Generator(Choices):
    # ---------------------------------------------------------------------------------------------- expressions

    def index(self, counters: tuple[str, ...]) -> tuple:
        counter = self.pick(counters) if counters and self.chance(0.8) else None
        return ("idx", counter, self.pick((1, 1, 1, 2, 3, 5)), self.random.randrange(LENGTH))

    def expression(self, counters: tuple[str, ...], depth: int = 2) -> tuple:
        roll = self.random.random()
        if depth == 0 or roll < 0.2:
            return self.leaf(counters)
        smaller = depth - 1
        if roll < 0.5:
            return ("binary", self.pick(BINARY), self.expression(counters, smaller), self.expression(counters, smaller))
        if roll < 0.76:
            return ("unary", self.pick(UNARY), self.expression(counters, smaller))
        if roll < 0.84:
            a, b = self.expression(counters, smaller), self.expression(counters, smaller)
            return ("select", self.condition(counters), a, b)
        if roll < 0.89:
            return ("bits", self.pick(BITS), self.expression(counters, smaller))
        if roll < 0.93:
            return ("vector_sum", self.pick(self.arrays), self.random.randrange(LENGTH - 3))
        if roll < 0.97 and self.helpers and not self.in_helper:
            which = self.random.randrange(len(self.helpers))
            return ("call", which, self.expression(counters, smaller), self.leaf(counters), self.pick(self.arrays))
        return ("recurse", self.leaf(counters), self.random.randrange(1, 5))

    def leaf(self, counters: tuple[str, ...]) -> tuple:
        roll = self.random.random()
        if roll < 0.45:
            return ("var", self.pick(VARIABLES))
        if roll < 0.9:
            return ("load", self.pick(self.arrays), self.index(counters))
        return ("const", self.random.randrange(-15, 16) / 8)

    def condition(self, counters: tuple[str, ...]) -> tuple:
        roll = self.random.random()
        if roll < 0.65 or not counters:
            predicate = self.pick(("olt", "ogt", "ole", "oge", "ult", "une"))
            return ("compare", predicate, self.leaf(counters), self.pick([("const", 0.25), self.leaf(counters)]))
        if roll < 0.85:
            return ("index_compare", self.pick(("ult", "eq", "ugt")), self.index(counters), self.random.randrange(LENGTH))
        return ("both", self.condition(counters), self.condition(counters))

    # ----------------------------------------------------------------------------------------------- statements

    def block(self, counters: tuple[str, ...], depth: int, in_loop: bool, size: int) -> list:
        return [self.statement(counters, depth, in_loop) for _ in range(self.random.randrange(1, size + 1))]

    def statement(self, counters: tuple[str, ...], depth: int, in_loop: bool) -> tuple:
        roll = self.random.random()
        if depth > 0 and roll < 0.3:
            return self.nested(counters, depth, in_loop)
        if roll < 0.5:
            return ("assign", self.pick(VARIABLES), self.expression(counters))
        if roll < 0.78:
            return ("store", self.pick(self.arrays), self.index(counters), self.expression(counters))
        if roll < 0.83:
            return ("vector", self.pick(self.arrays), self.random.randrange(LENGTH - 3), self.pick(self.arrays),
                    self.random.randrange(LENGTH - 3), self.pick(("scale", "square", "shuffle", "mix", "select")))  # fmt: skip
        if roll < 0.88:
            half = LENGTH // 2
            return ("copy", self.pick(COPIES), self.pick(self.arrays), self.pick((0, half)), self.pick(self.arrays),
                    self.pick((0, half)))  # fmt: skip
        if roll < 0.9:
            return ("clear", self.pick(self.arrays))
        if roll < 0.94 and in_loop:
            return ("break_if", self.condition(counters))
        if roll < 0.96:
            return ("return_if", ("both", self.condition(counters), self.condition(counters)), self.expression(counters, 1))
        if self.helpers and not self.in_helper:
            which = self.random.randrange(len(self.helpers))
            return ("call_procedure", which, self.pick(self.arrays), self.expression(counters, 1))
        return ("assign", self.pick(VARIABLES), self.expression(counters, 3))

    def nested(self, counters: tuple[str, ...], depth: int, in_loop: bool) -> tuple:
        roll = self.random.random()
        if roll < 0.25:
            otherwise = self.block(counters, depth - 1, in_loop, 2) if self.chance(0.6) else []
            return ("if", self.condition(counters), self.block(counters, depth - 1, in_loop, 3), otherwise)
        if roll < 0.35:
            cases = [self.block(counters, depth - 1, in_loop, 2) for _ in range(self.random.randrange(2, 5))]
            return ("switch", self.index(counters), cases)
        counter = f"i{self.counters}"
        self.counters += 1
        inner = (*counters, counter)
        if roll < 0.8:
            count = "n" if self.chance(0.6) else self.random.randrange(1, 6)
            return ("for", counter, count, self.block(inner, depth - 1, True, 4), self.chance(0.4))
        return ("while", counter, self.random.randrange(2, 7), self.condition(inner), self.block(inner, depth - 1, True, 3))

    def helper(self) -> Helper:
        self.arrays, self.in_helper = ("x",), True
        mutates = self.chance(0.6)
        body = self.block((), 2, False, 4)
        if not mutates:
            body = _without_writes(body)
        made = Helper(body, self.expression(()), mutates)
        self.in_helper = False
        return made


def _without_writes(block: list) -> list:
    kept = []
    for statement in block:
        if statement[0] in ("store", "vector", "copy", "clear"):
            continue
        kept.append(tuple(_without_writes(part) if isinstance(part, list) else part for part in statement))
    return [s for s in kept if s[0] != "switch"]


def generate(seed: int) -> Program:
    """The program of a seed."""
    generator = _Generator("numba_enzyme fuzz", seed)
    kind = "double" if generator.chance(0.75) else "float"
    helpers = [generator.helper() for _ in range(generator.pick((0, 0, 1, 2)))]
    generator.helpers = helpers
    generator.arrays = ("x", "x", "y", *(a for a in ARRAYS[2:] if generator.chance(0.4)))
    body = generator.block((), 3, False, 6) + generator.block((), 3, False, 3)
    result = ("binary", "mean", generator.expression(()), ("vector_sum", "x", 2))
    noalias, count = generator.chance(0.3), generator.random.randrange(1, 6)
    return Program(seed, kind, body, result, helpers, noalias, count, not noalias and generator.chance(0.2))
