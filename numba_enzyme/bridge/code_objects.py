"""The code of a Python function and of the functions within it, and the names of globals and attributes in them."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code itself and that of functions within it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def names_in(code: CodeType) -> Iterator[str]:
    """The names of globals and attributes in a function and in those within it."""
    for each in codes_in(code):
        yield from each.co_names
