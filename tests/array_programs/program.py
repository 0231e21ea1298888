"""A random program: a tree of expressions of the table over eight arguments; and arguments, ordinary or special ones.

    generate(7).text(0)    ->    def program_0(v0, s1):
                                     a0 = entry_17(v0, s1)
                                     return entry_102(a0)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from .table import ENTRIES, SHAPES

ARGUMENTS = ("v0", "v1", "w0", "w1", "m0", "m1", "q0", "q1", "s0", "s1")
SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.0, 3.0, 1.5, np.pi, -np.pi, 1e-9, 1e8, -1e-310)
WILD = (np.inf, -np.inf, np.nan)


@dataclass(frozen=True)
class Node:
    """``entry``: a place in the table; -1: the argument ``name``."""

    entry: int
    operands: tuple[Node, ...] = ()
    name: str = ""

    @property
    def size(self) -> int:
        return (self.entry >= 0) + sum(operand.size for operand in self.operands)

    @property
    def kind(self) -> str:
        return self.name[0] if self.entry < 0 else ENTRIES[self.entry].kind

    def arguments(self) -> set[str]:
        return {self.name} if self.entry < 0 else set().union(*(operand.arguments() for operand in self.operands))

    def entries(self) -> set[int]:
        return ({self.entry} if self.entry >= 0 else set()).union(*(operand.entries() for operand in self.operands))


def generate(seed: int) -> Node:
    """The same program on every machine."""
    chance = random.Random(seed)
    return _node(chance, chance.choice("svwmq"), chance.choice((1, 2, 2, 3)))


def single(entry: int) -> Node:
    """One expression of the table, of arguments."""
    return Node(entry, tuple(Node(-1, (), f"{operand[0]}{int(operand[1:] or 0) % 2}") for operand in ENTRIES[entry].operands))


def _node(chance: random.Random, kind: str, depth: int) -> Node:
    if depth == 0 or (depth < 3 and chance.random() < 0.15):
        return Node(-1, (), chance.choice([name for name in ARGUMENTS if name[0] == kind]))
    entry = chance.choice([i for i, e in enumerate(ENTRIES) if e.kind == kind])
    deep = chance.randrange(max(1, len(ENTRIES[entry].operands)))  # one operand is deep, the others shallow
    operands = [_node(chance, o[0], depth - 1 if i == deep else min(depth - 1, chance.choice((0, 0, 1))))
                for i, o in enumerate(ENTRIES[entry].operands)]  # fmt: skip
    return Node(entry, tuple(operands))


def text(program: Node, name: str) -> str:
    """The program as a function of what it uses."""
    lines: list[str] = []

    def write(node: Node) -> str:
        if node.entry < 0:
            return node.name
        call = f"entry_{node.entry}({', '.join(write(operand) for operand in node.operands)})"
        lines.append(f"    a{len(lines)} = {call}")
        return f"a{len(lines) - 1}"

    result = write(program)
    return "\n".join([f"def {name}({', '.join(sorted(program.arguments()))}):", *lines, f"    return {result}", ""])


def entry_text(place: int) -> str:
    """An expression of the table as a function."""
    entry = ENTRIES[place]
    return f"def entry_{place}({', '.join(entry.operands)}):\n    return {entry.text}\n"


def smaller(program: Node) -> Iterator[Node]:
    """Programs with less in them: an operand in the place of the whole, an argument in the place of an operand."""
    for operand in program.operands:
        if operand.entry >= 0:
            yield operand
    for i, operand in enumerate(program.operands):
        if operand.entry >= 0:
            argument = Node(-1, (), next(name for name in ARGUMENTS if name[0] == operand.kind))
            for new in (argument, *smaller(operand)):
                if new.kind == operand.kind:
                    yield replace(program, operands=(*program.operands[:i], new, *program.operands[i + 1 :]))


def point(seed: int, special: bool) -> dict[str, object]:
    """Arguments: random numbers, or zeros, ties, nodes and numbers where formulas change; a few of them not finite."""
    chance = np.random.default_rng(seed)
    pool = np.array(SPECIAL if chance.random() < 0.8 else SPECIAL + WILD)
    few = pool[chance.integers(0, pool.size, 4)]

    def numbers(shape: tuple[int, ...]) -> np.ndarray:
        ordinary = chance.normal(0.3, 1.0, shape)
        if not special:
            return ordinary
        any_of_them = pool[chance.integers(0, pool.size, shape)]
        chosen = np.where(chance.random(shape) < 0.5, few[chance.integers(0, 4, shape)], any_of_them)
        return np.where(chance.random(shape) < 0.75, chosen, ordinary)

    values = [np.asarray(numbers(SHAPES[name[0]])) for name in ARGUMENTS]
    if chance.random() < 0.7:  # nodes, for interp: in order
        values[0], values[1], values[2] = (np.sort(value) for value in values[:3])
    return {name: value if value.ndim else float(value) for name, value in zip(ARGUMENTS, values, strict=True)}
