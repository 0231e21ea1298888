"""Types that a front end states in Enzyme's words: the attribute ``"enzyme_type"`` of parameters, results and arguments of calls.

    ptr "enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@double}" %x            a pointer, to doubles
    ptr "enzyme_type"="{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Float@float, [-1,8]:Integer}" %list

The first index is a byte of the value itself, each further one a byte of the memory that the pointer found there points to;
-1 stands for every place.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator

from ...ir.functions import Function
from ...ir.instructions import Call, Return
from ...ir.types import BFLOAT, DOUBLE, FLOAT, FP128, HALF, X86_FP80, IntType, PointerType, scalar_type
from ...ir.values import Value
from .kinds import INTEGER, POINTER, Kind, Lanes, kind_bytes
from .objects import START, MemoryObject, Offset, Pointees, join
from .points_to import PointsTo

TypeTree = list[tuple[tuple[int, ...], Kind]]
Note = Callable[[MemoryObject, Offset, Kind], None]

ATTRIBUTE = re.compile(r'"enzyme_type"\s*=\s*"([^"]*)"')
ENTRY = re.compile(r"\s*\[([^\]]*)\]\s*:\s*([\w@]+)\s*")
INDEX = re.compile(r"\s*(-1|\d+)\s*")
FLOATS = {"half": HALF, "bfloat16": BFLOAT, "float": FLOAT, "double": DOUBLE, "x86_fp80": X86_FP80, "fp128": FP128}
KINDS: dict[str, Kind | None] = {
    "Integer": INTEGER, "Pointer": POINTER, "Anything": None, "Unknown": None, **{f"Float@{k}": v for k, v in FLOATS.items()},
}  # fmt: skip


def parse_tree(text: str) -> TypeTree:
    """What the text of an attribute says; of ``Anything`` and ``Unknown`` nothing. Raises ValueError if it is none."""
    inside = re.fullmatch(r"\s*\{(.*)\}\s*", text)
    if inside is None:
        raise ValueError("it is not in braces")
    tree: TypeTree = []
    rest = inside[1]
    while rest.strip():
        entry = ENTRY.match(rest)
        if entry is None:
            raise ValueError(f"`{rest.strip()}` does not begin with indices and a type, like [-1]:Pointer")
        indices = [index for part in entry[1].split(",") if (index := INDEX.fullmatch(part))]
        if len(indices) <= entry[1].count(","):
            raise ValueError(f"`[{entry[1]}]` are no indices: bytes, or -1 for all of them")
        if entry[2] not in KINDS:
            raise ValueError(f"`{entry[2]}` is no type: {', '.join(KINDS)} are")
        kind = KINDS[entry[2]]
        if kind is not None:
            tree.append((tuple(int(index[1]) for index in indices), kind))
        rest = rest[entry.end() :]
        if rest and not rest.startswith(","):
            raise ValueError(f"there is no comma before `{rest}`")
        rest = rest[1:]
    return tree


def tree_text(tree: TypeTree) -> str:
    """The text of an attribute that says so."""
    words = {kind: word for word, kind in KINDS.items()}
    return "{" + ", ".join(f"[{','.join(map(str, path))}]:{words[kind]}" for path, kind in tree) + "}"


def texts_of(function: Function) -> Iterator[tuple[str, str]]:
    """(of what, text) of every such attribute in a function."""
    for argument in function.arguments:
        yield from ((f"parameter {argument.index} of `{function.name}`", t) for t in ATTRIBUTE.findall(argument.attributes))
    yield from ((f"the result of `{function.name}`", text) for text in ATTRIBUTE.findall(function.prefix))
    for call in (i for i in function.instructions() if isinstance(i, Call)):
        words = " ".join([call.prefix, *call.argument_attributes])
        yield from ((f"a call in `{function.name}`", text) for text in ATTRIBUTE.findall(words))


def stated(function: Function) -> Iterator[tuple[Value, TypeTree]]:
    """The values of a function of which types are stated."""
    for argument in function.arguments:
        yield from _of(argument, argument.attributes)
    for block in function.blocks:
        if isinstance(block.terminator, Return) and block.terminator.operands:
            yield from _of(block.terminator.operands[0], function.prefix)
    for call in (i for i in function.instructions() if isinstance(i, Call)):
        callee = call.callee if isinstance(call.callee, Function) else None
        yield from _of(call, f"{call.prefix} {callee.prefix if callee else ''}")
        for position, argument in enumerate(call.arguments):
            yield from _of(argument, call.argument_attributes[position])
            if callee is not None and callee.is_declaration and position < len(callee.arguments):
                yield from _of(argument, callee.arguments[position].attributes)


def _of(value: Value, attributes: str) -> Iterator[tuple[Value, TypeTree]]:
    for text in ATTRIBUTE.findall(attributes):
        with contextlib.suppress(ValueError):  # of functions that are called by name it has been checked
            yield value, parse_tree(text)


def seed_stated(points_to: PointsTo, note: Note, learn: Callable[[Value, Lanes], None]) -> None:
    """Take what is stated for evidence: ``note`` of memory, ``learn`` of integers."""
    for function in points_to.functions:
        for value, tree in stated(function):
            for path, kind in tree:
                if len(path) > 1 and isinstance(value.type, PointerType):
                    for target, offset in _behind(points_to, points_to.of(value), path[1:-1]).items():
                        note(target, offset.plus(_place(path[-1], kind)), kind)
                elif len(path) == 1 and isinstance(scalar_type(value.type), IntType):
                    learn(value, _lanes(path[0], kind, points_to.layout.store_size(value.type)))


def declared_kinds(root: Function, points_to: PointsTo) -> Iterator[tuple[MemoryObject, Kind]]:
    """Memory of the root's parameters that is said to be of one kind throughout."""
    for argument in root.arguments:
        for _, tree in _of(argument, argument.attributes):
            said = {(path[1], kind) for path, kind in tree if len(path) == 2}
            if len(said) == 1 and (-1, INTEGER) not in said and all(byte == -1 for byte, _ in said):
                yield from ((target, kind) for _, kind in said for target in points_to.of(argument))


def _place(byte: int, kind: Kind) -> Offset:
    return Offset(byte) if byte >= 0 else Offset(0, kind_bytes(kind))


def _lanes(byte: int, kind: Kind, size: int) -> Lanes:
    if byte >= 0:
        return {byte: kind} if byte + kind_bytes(kind) <= size else {}
    return {0: INTEGER} if kind == INTEGER else dict.fromkeys(range(0, size - kind_bytes(kind) + 1, kind_bytes(kind)), kind)


def _behind(points_to: PointsTo, pointees: Pointees, path: tuple[int, ...]) -> Pointees:
    """Where pointers lead that lie at these bytes, one behind the other."""
    for byte in path:
        found: Pointees = {}
        for target, offset in pointees.items():
            place = offset.plus(_place(byte, POINTER))
            join(found, points_to.loaded(target, place, 8))
            join(found, {member: START for at, member in target.members.items() if at.overlaps(8, place, 8)})
        pointees = found
    return pointees
