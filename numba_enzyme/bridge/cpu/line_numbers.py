"""Lowering with line numbers that does not read source files.

With line numbers, Numba parses the file of every function that it lowers, to find where the function's body begins: for a line
of Numba's own array functions that is a quarter of a second. The code object knows it as well.
"""

from __future__ import annotations

from types import CodeType

from numba.core import ir
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering

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


class RawLower(LinesOfCode, PythonBlocks, Lower):
    """Lowers a function without parallel loops for differentiation."""


@register_pass(mutates_CFG=True, analysis_only=False)
class RawLowering(NativeLowering):
    _name = "raw_lowering"

    @property
    def lowering_class(self) -> type:
        return RawLower
