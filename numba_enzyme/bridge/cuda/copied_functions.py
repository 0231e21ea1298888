"""Copies of functions that are compiled, and of those that they name: what names mean in a copy is for the caller to say.

    f, which names g      ->      a function of the same code, in whose globals and closure g is a copy, too
"""

from __future__ import annotations

from collections.abc import Set
from types import CellType, FunctionType
from typing import Any

from ..code_objects import names_in


class Copies:
    """Copies of functions, each made once. ``ending``: what their qualified names end in."""

    ending = ""

    def __init__(self) -> None:
        self._made: dict[int, Any] = {}

    def dispatcher_of(self, original: Any, copy: FunctionType) -> Any:
        """What stands for ``original``, made of the copy of its function."""
        raise NotImplementedError

    def value(self, value: object, named: Set[str]) -> object:
        """What a name of the original means in the copy. ``named``: all names of the function."""
        raise NotImplementedError

    def dispatcher(self, original: Any) -> Any:
        """The copy of a function that is compiled."""
        if id(original) not in self._made:
            self._made[id(original)] = original  # where a function names itself
            self._made[id(original)] = self.dispatcher_of(original, self.function(original.py_func))
        return self._made[id(original)]

    def function(self, original: FunctionType) -> FunctionType:
        """The copy of a Python function."""
        named = frozenset(names_in(original.__code__))
        globals_ = {name: self.value(value, named) if name in named else value for name, value in original.__globals__.items()}
        cells = tuple(self._cell(cell, named) for cell in original.__closure__ or ())
        made = FunctionType(original.__code__, globals_, original.__name__, original.__defaults__, cells)
        made.__kwdefaults__, made.__module__ = original.__kwdefaults__, original.__module__
        made.__qualname__ = original.__qualname__ + self.ending
        return made

    def _cell(self, cell: CellType, named: Set[str]) -> CellType:
        """One of its own; the same where a variable around the function has not been assigned, in a branch that is not taken."""
        try:
            return CellType(self.value(cell.cell_contents, named))
        except ValueError:
            return cell
