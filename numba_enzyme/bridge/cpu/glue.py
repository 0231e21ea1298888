"""@njit functions of this package that only other compiled functions call.

    @glue
    def dot_backward(residuals, ct): ...        compiled without a wrapper for the interpreter, so never loaded by itself

A caller that is typed asks for their types; they are lowered for whoever is lowered: many of them only for derivatives.
The interpreter can't call them; their Python functions (``py_func``) it can.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import compiler, types
from numba.core.errors import NumbaPerformanceWarning

from .entry_points import GeneratedDispatcher
from .typed_ir import TypedFirst


class _Compiler(TypedFirst):
    def typed_for(self, args: tuple[types.Type, ...]) -> compiler.CompileResult:
        with _without_advice():
            return super().typed_for(args)

    def _compile_core(self, args: tuple[types.Type, ...], return_type: types.Type | None) -> compiler.CompileResult:
        with _without_advice():
            return super()._compile_core(args, return_type)


@contextmanager
def _without_advice() -> Iterator[None]:
    """Numba advises those who wrote a function, such as to pass contiguous arrays: who asks for a derivative can not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaPerformanceWarning)
        yield


class Glue(GeneratedDispatcher):
    """A dispatcher whose compiled functions are linked into others."""

    def __init__(self, function: Callable, targetoptions: dict[str, object]) -> None:
        super().__init__(function, {}, targetoptions)
        self._compiler = _Compiler(function, self.targetdescr, targetoptions, {}, compiler.Compiler)

    def typed_for(self, arguments: tuple[types.Type, ...]) -> compiler.CompileResult:
        """The compile result, or, where that is not there, what type inference alone has made."""
        return self.overloads.get(arguments) or self._compiler.typed_for(arguments)

    def add_overload(self, cres: Any) -> None:
        self.overloads[tuple(cres.signature.args)] = cres  # the dispatcher's table for the interpreter stays empty
        self.note_entry_point(cres)

    def _compile_for_args(self, *args: Any, **kws: Any):
        raise TypeError(f"{self.__name__} can be called by compiled functions only; its py_func by others")


def glue(function: Callable, **options: object) -> Glue:
    """Compile a function for compiled callers; ``options`` are those of @njit."""
    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return Glue(function, targetoptions={"nopython": True, "boundscheck": None, "error_model": "numpy", **options, **wrappers})
