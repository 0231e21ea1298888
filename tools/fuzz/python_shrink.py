"""Makes a failing function smaller, on its own tree and never on text.

    shrink(function, still_fails)   ->   the smallest function found for which ``still_fails`` holds
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from .python_program import Function, Helper
from .python_statements import write

NUMBERS = frozenset({"var", "const", "load", "unary", "binary", "select", "call", "recurse", "reduce", "pair", "counter"})
ARRAYS = frozenset({"array", "scalar", "map", "combine", "where"})
CONDITIONS = frozenset({"compare", "index_compare", "both"})
SIMPLEST = {
    "number": (("var", "v0"), ("load", "x", ("idx", None, 1, 0), None), ("const", 0.5)),
    "array": (("array", "x", "all"),),
}


def _is(node, kinds: frozenset) -> bool:
    return isinstance(node, tuple) and bool(node) and node[0] in kinds


def smaller_blocks(block: list) -> Iterator[list]:
    """A block without statements, with a statement replaced by its inner blocks, or with a smaller statement."""
    if len(block) > 2:
        middle = len(block) // 2
        yield block[middle:]
        yield block[:middle]
    for i in range(len(block)):
        yield block[:i] + block[i + 1 :]
    for i, statement in enumerate(block):
        for part in statement:
            if isinstance(part, list) and part:
                yield block[:i] + part + block[i + 1 :]
    for i, statement in enumerate(block):
        for smaller in _smaller_tuples(statement):
            yield block[:i] + [smaller] + block[i + 1 :]


def _smaller_tuples(node: tuple) -> Iterator[tuple]:
    for i, part in enumerate(node):
        for smaller in _smaller_parts(part):
            yield node[:i] + (smaller,) + node[i + 1 :]


def _smaller_parts(part) -> Iterator:
    if isinstance(part, list):
        yield from smaller_blocks(part)
    elif _is(part, NUMBERS):
        yield from smaller_expressions(part, NUMBERS, SIMPLEST["number"])
    elif _is(part, ARRAYS):
        yield from smaller_expressions(part, ARRAYS, SIMPLEST["array"])
    elif _is(part, CONDITIONS):
        if part[0] == "both":
            yield from part[2:]
        yield from _smaller_tuples(part)
    elif _is(part, frozenset({"idx"})):
        if part != ("idx", None, 1, 0):
            yield ("idx", None, 1, 0)
            if part[1:] != (part[1], 1, 0):
                yield ("idx", part[1], 1, 0)
    elif _is(part, frozenset({"n", "span", "down", "interior", "from", "below", "triangle"})):
        yield ("steps", 0, 2, 1)


def smaller_expressions(node: tuple, kind: frozenset, simplest: tuple) -> Iterator[tuple]:
    """Its parts of the same kind, the simplest expressions, and itself with a smaller part."""
    for part in node[1:]:
        if _is(part, kind):
            yield part
    rank = simplest.index(node) if node in simplest else len(simplest)
    yield from simplest[:rank]
    yield from _smaller_tuples(node)


def candidates(function: Function) -> Iterator[Function]:
    """All functions that are one step smaller."""
    for body in smaller_blocks(function.body):
        yield replace(function, body=body)
    if function.returns != "scalar":
        yield replace(function, returns="scalar")
    for result in smaller_expressions(function.result, NUMBERS, SIMPLEST["number"]):
        yield replace(function, result=result)
    for i, helper in enumerate(function.helpers):
        for smaller in _smaller_helpers(helper):
            yield replace(function, helpers=[*function.helpers[:i], smaller, *function.helpers[i + 1 :]])
    if function.layouts != "CCC":
        yield replace(function, layouts="CCC")
    if function.count > 1:
        yield replace(function, count=function.count - 1)
    if function.kind == "float32":
        yield replace(function, kind="float64")


def _smaller_helpers(helper: Helper) -> Iterator[Helper]:
    for body in smaller_blocks(helper.body):
        yield replace(helper, body=body)
    for result in smaller_expressions(helper.result, NUMBERS, SIMPLEST["number"]):
        yield replace(helper, result=result)


def shrink(function: Function, still_fails: Callable[[Function], bool], budget: int = 60) -> Function:
    """Greedy: takes every smaller function that still fails, until none does or ``budget`` functions were tried."""
    tried, progress = {write(function)}, True
    while progress:
        progress = False
        for candidate in candidates(function):
            text = write(candidate)
            if text in tried:
                continue
            if len(tried) > budget:
                return function
            tried.add(text)
            if still_fails(candidate):
                function, progress = candidate, True
                break
    return function
