"""Makes a failing program smaller, on its own tree and never on text.

    shrink(program, still_fails)   ->   the smallest program found for which ``still_fails`` holds
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from .program import Program

EXPRESSIONS = frozenset({"var", "const", "load", "unary", "binary", "select", "call", "recurse", "bits", "vector_sum"})
SIMPLEST = ("var", "v0")


def _is_expression(node) -> bool:
    return isinstance(node, tuple) and bool(node) and node[0] in EXPRESSIONS


def _smaller_blocks(block: list) -> Iterator[list]:
    """A block without a statement, with a statement replaced by its inner blocks, or with a smaller statement."""
    for i in range(len(block)):
        yield block[:i] + block[i + 1 :]
    for i, statement in enumerate(block):
        for part in statement:
            if isinstance(part, list) and part:
                inner = [s for case in part for s in case] if isinstance(part[0], list) else part
                yield block[:i] + inner + block[i + 1 :]
    for i, statement in enumerate(block):
        for smaller in _smaller_tuples(statement):
            yield block[:i] + [smaller] + block[i + 1 :]


def _smaller_tuples(node: tuple) -> Iterator[tuple]:
    """A statement, expression or condition with one part made smaller."""
    for i, part in enumerate(node):
        for smaller in _smaller_parts(part, node, i):
            yield node[:i] + (smaller,) + node[i + 1 :]


def _smaller_parts(part, node: tuple, position: int) -> Iterator:
    if isinstance(part, list):
        if part and isinstance(part[0], list):  # the cases of a switch
            for k, case in enumerate(part):
                for smaller in _smaller_blocks(case):
                    yield part[:k] + [smaller] + part[k + 1 :]
        else:
            yield from _smaller_blocks(part)
    elif _is_expression(part):
        yield from _smaller_expressions(part)
    elif isinstance(part, tuple) and part and part[0] == "both":
        yield part[1]
        yield part[2]
        yield from _smaller_tuples(part)
    elif isinstance(part, tuple) and part and part[0] == "idx":
        if part[1:] != (None, 1, 0):
            yield ("idx", None, 1, 0)
            yield ("idx", part[1], 1, 0)
    elif isinstance(part, tuple):
        yield from _smaller_tuples(part)
    elif part == "n" and node[0] == "for":
        yield 2
    elif node[0] == "for" and position == 2 and isinstance(part, int) and part > 1:
        yield 1


def _smaller_expressions(node: tuple) -> Iterator[tuple]:
    for part in node[1:]:
        if _is_expression(part):
            yield part
    if node not in (SIMPLEST, ("const", 0.5)):
        yield SIMPLEST
        if node[0] != "const":
            yield ("const", 0.5)
    yield from _smaller_tuples(node)


def _candidates(program: Program) -> Iterator[Program]:
    for body in _smaller_blocks(program.body):
        yield replace(program, body=body)
    for result in _smaller_expressions(program.result):
        yield replace(program, result=result)
    for i, helper in enumerate(program.helpers):
        for body in _smaller_blocks(helper.body):
            yield replace(program, helpers=[*program.helpers[:i], replace(helper, body=body), *program.helpers[i + 1 :]])
        for result in _smaller_expressions(helper.result):
            yield replace(program, helpers=[*program.helpers[:i], replace(helper, result=result), *program.helpers[i + 1 :]])
    if program.count > 1:
        yield replace(program, count=program.count - 1)


def shrink(program: Program, still_fails: Callable[[Program], bool], budget: int = 300) -> Program:
    """Greedy: takes every smaller program that still fails, until none does or ``budget`` programs were tried."""
    tried: set[str] = set()
    progress = True
    while progress and len(tried) < budget:
        progress = False
        for candidate in _candidates(program):
            key = repr(candidate)
            if key in tried:
                continue
            tried.add(key)
            if len(tried) >= budget:
                break
            if still_fails(candidate):
                program, progress = candidate, True
                break
    return program
