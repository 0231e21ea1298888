"""Lowering with line numbers that does not read source files, and describes each place and type once.

With line numbers, Numba parses the file of every function that it lowers, to find where the function's body begins: for a line
of Numba's own array functions that is a quarter of a second. The code object knows it as well.

Of what Numba describes for a debugger, lines and the names and members of variables are read here (`analysis.source`).
"""

from __future__ import annotations

from types import CodeType
from typing import Any

import llvmlite.ir as ll
from numba.core import ir
from numba.core.compiler_machinery import register_pass
from numba.core.debuginfo import DIBuilder
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering

from .array_literals import make_arrays_directly
from .python_blocks import PythonBlocks


class LinesOfCode:
    """A mixin of lowering classes."""

    func_ir: ir.FunctionIR

    def _compute_def_location(self) -> ir.Loc:
        location = self.func_ir.loc
        return location.with_lineno(_first_line(self.func_ir.func_id.func.__code__) - 1)


def _first_line(code: CodeType) -> int:
    """Of the body: what is before it has the line of the definition or of its first decorator."""
    lines = (line for _, _, line in code.co_lines() if line is not None)
    return next((line for line in lines if line > code.co_firstlineno), code.co_firstlineno + 1)


class Descriptions(DIBuilder):
    """Numba's, of which a type or a line is described again for every variable and every statement."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._types: dict[object, ll.Value] = {}
        self._locations: dict[object, ll.Value] = {}

    def _var_type(self, lltype: ll.Type, size: int, datamodel: Any = None) -> ll.Value:
        key = lltype, size, datamodel and datamodel.fe_type
        if key not in self._types:
            self._types[key] = super()._var_type(lltype, size, datamodel)
        return self._types[key]

    def _di_location(self, line: int) -> ll.Value:
        key = line, id(self.subprograms[-1])
        if key not in self._locations:
            self._locations[key] = super()._di_location(line)
        return self._locations[key]

    def _di_subroutine_type(self, line: int, function: ll.Function, argmap: object) -> ll.Value:
        """None is described."""
        return self.module.add_debug_info("DISubroutineType", {"types": self.module.add_metadata([None])})


class RawLower(LinesOfCode, PythonBlocks, Lower):
    """Lowers a function without parallel loops for differentiation."""


@register_pass(mutates_CFG=True, analysis_only=False)
class RawLowering(NativeLowering):
    _name = "raw_lowering"

    @property
    def lowering_class(self) -> type:
        return RawLower

    def run_pass(self, state: Any) -> bool:
        make_arrays_directly(state)
        return super().run_pass(state)
