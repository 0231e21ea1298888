"""Random C programs for the judge: arrays, structures, pointers, heap, loops, calls and recursion in one pot.

    python -m tests.programs.random_programs --count 200 --seed 1      prints every program that is judged wrong or crashes

Values stay bounded and conditions on floats are few, so that finite differences remain a witness.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from .build import compile_source
from .heap import restart_with_exact_heap
from .judge import judge
from .specification import read_program
from .verdict import inner_product

HEADER = """#include <math.h>
#include <stdlib.h>
#include <string.h>
struct part { double a; int k; double b; };
struct node { double v; struct node *next; struct part part; };
static const double table[4] = {0.5, -0.25, 0.75, 1.25};
static double scratch[8];
"""
FLAG_SETS = ([], ["-fno-inline"], ["-fno-strict-aliasing"], ["-ffast-math"], ["-fno-vectorize", "-fno-slp-vectorize"],
             ["-fno-unroll-loops"], ["-mavx2", "-mfma"], ["-g"])
LEVELS = ("O0", "O1", "O2", "O3", "Os")


class Writer:
    """Writes one program; every array has eight elements and every index is taken modulo eight."""

    def __init__(self, draw: random.Random, static_scratch: bool) -> None:
        self.draw = draw
        self.static_scratch = static_scratch
        self.helpers: list[str] = []
        self.counter = 0

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    def chance(self, probability: float) -> bool:
        return self.draw.random() < probability

    def index(self, ints: list[str]) -> str:
        term = self.draw.choice([*ints, *"0123"])
        step = self.draw.choice(["", " + 1", " + 3", " * 3", " + n"])
        return f"(({term}{step}) & 7)"

    def place(self, scope: Scope) -> str:
        kind = self.draw.random()
        if kind < 0.45:
            return f"{self.draw.choice(scope.arrays)}[{self.index(scope.ints)}]"
        if kind < 0.65 and scope.parts:
            return f"{self.draw.choice(scope.parts)}.{self.draw.choice('ab')}"
        if kind < 0.72 and scope.nodes:
            return f"{self.draw.choice(scope.nodes)}->{self.draw.choice(['v', 'part.a', 'part.b'])}"
        return self.draw.choice(scope.doubles)

    def expression(self, scope: Scope, depth: int = 0) -> str:
        kind = self.draw.random()
        if depth > 2 or kind < 0.3:
            return self.place(scope)
        left = self.expression(scope, depth + 1)
        if kind < 0.36:
            return f"table[{self.index(scope.ints)} & 3]"
        if kind < 0.42:
            return f"{self.draw.choice(scope.ints)} * {left} * 0.1"
        if kind < 0.55:
            return f"{self.draw.choice(['sin', 'cos', 'tanh', 'atan'])}({left})"
        if kind < 0.6:
            return f"exp(-({left}) * ({left}))"
        if kind < 0.65:
            return f"sqrt(1.5 + ({left}) * ({left}))"
        if kind < 0.7:
            return f"(({self.draw.choice(scope.ints)} & 1) ? {left} : {self.expression(scope, depth + 1)})"
        right = self.expression(scope, depth + 1)
        if kind < 0.76:
            return f"({left}) / (1.7 + ({right}) * ({right}))"
        return f"({left} {self.draw.choice('+-*')} {right})"

    def bounded(self, scope: Scope) -> str:
        text = self.expression(scope)
        forms = ("sin({0})", "({0}) / (1 + ({0}) * ({0}))", "0.7 * cos({0})", "tanh({0}) + 0.1")
        return self.draw.choice(forms).format(text)

    def statement(self, scope: Scope, depth: int) -> list[str]:
        choices = [self.assign, self.assign, self.assign, self.loop, self.branch, self.copy, self.call, self.local, self.pointer,
                   self.record, self.heap, self.swap, self.linked, self.while_loop, self.early]
        return self.draw.choice(choices if depth < 3 else choices[:3] + [self.copy, self.swap, self.pointer])(scope, depth)

    def block(self, scope: Scope, depth: int, count: int | None = None) -> list[str]:
        inner = scope.copy()
        lines: list[str] = []
        for _ in range(count or self.draw.randint(1, 3)):
            lines += self.statement(inner, depth)
        return [*lines, *inner.closing[len(scope.closing):][::-1]]

    def assign(self, scope: Scope, depth: int) -> list[str]:
        target = self.place(scope)
        return [f"{target} = {self.bounded(scope)};" if self.chance(0.7) else f"{target} *= {self.bounded(scope)};"]

    def loop(self, scope: Scope, depth: int) -> list[str]:
        name = self.fresh("i")
        inner = scope.copy()
        inner.ints.append(name)
        header = self.draw.choice([
            f"for (int {name} = 0; {name} < n; {name}++)", f"for (int {name} = n; {name} > 0; {name}--)",
            f"for (int {name} = 1; {name} < 5; {name} += 2)",
            f"for (int {name} = 0; {name} < {self.draw.choice(scope.ints)}; {name}++)",
        ])
        body = self.block(inner, depth + 1)
        if self.chance(0.25):
            body.insert(self.draw.randint(0, len(body)), f"if ((k[{name} & 3] ^ {name}) == {self.draw.randint(0, 3)}) "
                        + self.draw.choice(["break;", "continue;"]))
        return [header + " {", *body, "}"] if not inner.has_open_heap(scope) else [header + " {", *self.assign(inner, depth), "}"]

    def while_loop(self, scope: Scope, depth: int) -> list[str]:
        name, bound = self.fresh("w"), self.draw.choice(["n", "3", "k[1] + 1"])
        inner = scope.copy()
        inner.ints.append(name)
        body = self.block(inner, depth + 1, 1)
        test = self.draw.choice([f"{name}++ < {bound}", f"{name} < {bound} && {self.place(scope)} > -3 && ++{name}"])
        if self.chance(0.3):
            return [f"int {name} = 0;", "do {", *body, f"}} while ({name}++ < {bound});"]
        return [f"int {name} = 0;", f"while ({test}) {{", *body, "}"]

    def early(self, scope: Scope, depth: int) -> list[str]:
        if not scope.may_return or depth > 2 or scope.closing:
            return self.assign(scope, depth)
        test = f"k[{self.draw.randint(0, 3)}] == {self.draw.randint(0, 3)} && {self.draw.choice(scope.ints)} > 1"
        return [f"if ({test}) return {self.bounded(scope)};"]

    def branch(self, scope: Scope, depth: int) -> list[str]:
        condition = self.draw.choice([
            f"{self.draw.choice(scope.ints)} & 1", f"k[{self.index(scope.ints)} & 3] > 1", f"{self.place(scope)} > 0.123",
            f"{self.draw.choice(scope.ints)} > 1 && k[2] < 2",
        ])
        if self.chance(0.3):
            bodies = [" ".join(self.block(scope, depth + 1, 1)) for _ in range(3)]
            cases = [f"case {i}: {{ {body} }} {self.draw.choice(['break;', ''])}" for i, body in enumerate(bodies)]
            return [f"switch (({self.draw.choice(scope.ints)} + k[0]) & 3) {{", *cases, "}"]
        lines = [f"if ({condition}) {{", *self.block(scope, depth + 1), "}"]
        return [*lines, "else {", *self.block(scope, depth + 1), "}"] if self.chance(0.5) else lines

    def copy(self, scope: Scope, depth: int) -> list[str]:
        one, two = self.draw.choice(scope.arrays), self.draw.choice(scope.arrays)
        if len(scope.parts) > 1 and self.chance(0.4):
            return [f"{self.draw.choice(scope.parts)} = {self.draw.choice(scope.parts)};"]
        size = self.draw.choice(["32", "16", "(n & 3) * sizeof(double)", "64"])
        if size == "64":
            return [f"memmove({one}, {two}, 64);"]
        return [f"memmove({one} + {self.draw.randint(0, 4)}, {two} + {self.draw.randint(0, 4)}, {size});"]

    def swap(self, scope: Scope, depth: int) -> list[str]:
        one, two, name = self.place(scope), self.place(scope), self.fresh("t")
        return [f"{{ double {name} = {one}; {one} = {two}; {two} = {name}; }}"]

    def local(self, scope: Scope, depth: int) -> list[str]:
        if self.chance(0.5):
            name = self.fresh("d")
            line = f"double {name} = {self.bounded(scope)};"
            scope.doubles.append(name)
            return [line]
        name = self.fresh("l")
        first = self.bounded(scope)
        scope.arrays.append(name)
        return [f"double {name}[8] = {{{first}, 0.3, {self.draw.choice(scope.doubles)}}};"]

    def pointer(self, scope: Scope, depth: int) -> list[str]:
        one, two = self.draw.choice(scope.arrays), self.draw.choice(scope.arrays)
        if scope.pointers and self.chance(0.5):
            return [f"{self.draw.choice(scope.pointers)} = {one};"]
        name = self.fresh("p")
        scope.arrays.append(name)
        scope.pointers.append(name)
        return [f"double *{name} = ({self.draw.choice(scope.ints)} & 1) ? {one} : {two};"]

    def record(self, scope: Scope, depth: int) -> list[str]:
        name = self.fresh("r")
        line = f"struct part {name} = {{{self.bounded(scope)}, {self.draw.choice(scope.ints)}, {self.place(scope)}}};"
        scope.parts.append(name)
        if self.chance(0.4):
            name2 = self.fresh("q")
            line += f" struct part {name2}[2] = {{{name}, {{{self.place(scope)}, 2, {self.place(scope)}}}}};"
            scope.parts += [f"{name2}[{self.draw.choice(scope.ints)} & 1]", f"{name2}[1]"]
        return [line]

    def heap(self, scope: Scope, depth: int) -> list[str]:
        name = self.fresh("h")
        first = self.bounded(scope)
        scope.arrays.append(name)
        scope.closing.append(f"free({name});")
        if self.chance(0.5):
            return [f"double *{name} = calloc(8, sizeof(double));", f"{name}[{self.draw.randint(0, 7)}] = {first};"]
        return [f"double *{name} = malloc(8 * sizeof(double));", f"for (int j = 0; j < 8; j++) {name}[j] = {first} * j;"]

    def linked(self, scope: Scope, depth: int) -> list[str]:
        head, node, name = self.fresh("head"), self.fresh("node"), self.fresh("c")
        value = self.bounded(scope)
        inner = scope.copy()
        inner.nodes.append(node)
        body = self.block(inner, 3, 2)
        scope.closing.append(f"while ({head}) {{ struct node *e = {head}->next; free({head}); {head} = e; }}")
        return [
            f"struct node *{head} = NULL;",
            f"for (int {name} = 0; {name} < n; {name}++) {{ struct node *e = malloc(sizeof *e); e->v = {value}; "
            f"e->next = {head}; e->part.a = {name}; e->part.k = {name}; e->part.b = e->v * 0.5; {head} = e; }}",
            f"for (struct node *{node} = {head}; {node}; {node} = {node}->next) {{", *body, "}",
        ]

    def call(self, scope: Scope, depth: int) -> list[str]:
        if len(self.helpers) > 3 or depth > 1:
            return self.assign(scope, depth)
        name = self.fresh("g")
        recursive = self.chance(0.3)
        inner = Scope(["u", "w"], ["n", "m"], ["s"], may_return=True)
        body = self.block(inner, 2, self.draw.randint(2, 4))
        tail = f"return m > 0 ? {name}(w, u, k, n, m - 1, sin(s)) * 0.5 + {self.bounded(inner)} : s;" if recursive \
            else f"return {self.bounded(inner)};"
        attribute = self.draw.choice(["__attribute__((noinline)) ", ""])
        self.helpers.append(f"{attribute}static double {name}(double *u, double *w, int *k, int n, int m, double s) {{\n"
                            + "\n".join(body) + f"\n{tail}\n}}")
        one, two = self.draw.choice(scope.arrays), self.draw.choice(scope.arrays)
        depth_text = self.draw.choice(["2", "k[3]"])
        target = self.place(scope)
        return [f"{target} = {name}({one}, {two}, k, n, {depth_text}, {self.place(scope)});"]

    def program(self) -> str:
        scope = Scope(["x", "y"] + (["scratch"] if self.static_scratch else []), ["n"], ["s"], may_return=True)
        lines = self.block(scope, 0, self.draw.randint(3, 6))
        if self.static_scratch:
            lines.insert(0, "memset(scratch, 0, sizeof scratch);")
        result = "return x[0] * y[1] + x[2] * 0.5 + y[3] * y[3] + s;"
        return HEADER + "\n".join(self.helpers) + "\ndouble f(double *x, double *y, int *k, int n, double s) {\n" + \
            "\n".join(lines) + f"\n{result}\n}}\n"


class Scope:
    """Names that a statement may use, and what must be done when the block ends."""

    def __init__(self, arrays: list[str], ints: list[str], doubles: list[str], may_return: bool = False) -> None:
        self.arrays, self.ints, self.doubles = arrays, ints, doubles
        self.pointers: list[str] = []
        self.parts: list[str] = []
        self.nodes: list[str] = []
        self.closing: list[str] = []
        self.may_return = may_return

    def copy(self) -> Scope:
        other = Scope([*self.arrays], [*self.ints], [*self.doubles], self.may_return)
        other.parts, other.nodes, other.closing = [*self.parts], [*self.nodes], [*self.closing]
        return other

    def has_open_heap(self, outer: Scope) -> bool:
        return len(self.closing) > len(outer.closing)


def numbers(draw: random.Random) -> str:
    return ", ".join(f"{draw.uniform(-1.2, 1.2):.2f}" for _ in range(8))


def random_source(seed: int) -> str:
    draw = random.Random(seed)
    static_scratch = draw.random() < 0.2
    text = Writer(draw, static_scratch).program()
    ints = ", ".join(str(draw.randint(0, 3)) for _ in range(4))
    flags = " ".join(draw.choice(FLAG_SETS))
    arrays = f"dup d({numbers(draw)}); dup d({numbers(draw)})"
    lines = [f"//! levels: {draw.choice(LEVELS)}", *([f"//! flags: {flags}"] if flags else [])]
    lines += ["//! expect: any"] if static_scratch else []
    lines.append(f"//! f({arrays}; const i32({ints}); const {draw.randint(0, 4)}; active 0.37) -> active")
    return "\n".join(lines) + "\n" + text


def judge_source(path: Path) -> list[str]:
    """Complaints about one program."""
    program = read_program(path)
    level, case = program.levels[0], program.cases[0]
    text = compile_source(program, level)
    verdicts = {mode: judge(case, text, mode, level) for mode in ("reverse", "forward")}
    lines = [f"{v.status} {mode} {level} {v.detail[:300]}" for mode, v in verdicts.items() if v.status != "ok"]
    problem = inner_product(verdicts["reverse"], verdicts["forward"])
    return [*lines, *([f"wrong both {problem}"] if problem else [])]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.random_programs", description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "numba-enzyme-random")
    options = parser.parse_args()
    options.keep.mkdir(parents=True, exist_ok=True)
    clean = 0
    for seed in range(options.seed, options.seed + options.count):
        path = options.keep / f"random_{seed}.c"
        path.write_text(random_source(seed))
        complaints = judge_source(path)
        for line in complaints:
            print(f"{seed}: {line}".replace("\n", " | "), flush=True)
        if not complaints:
            clean += 1
            path.unlink()
    print(f"{clean} of {options.count} programs are right")


if __name__ == "__main__":
    restart_with_exact_heap("tests.programs.random_programs")
    main()
