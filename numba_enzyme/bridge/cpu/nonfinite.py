"""`debug_nans` on the CPU: who is told of the first NaN or infinity, and how the call that made it ends.

    call void @ne.debug.check(...)      tells `_note` of a result that is not finite where the operands were
    the call of the derivative          if `ne.debug.taken()`: its status is that of a function that raises NonFiniteError

The first one is kept until a call ends; with several threads it is the first one of them all.
"""

from __future__ import annotations

import ctypes
import threading
from functools import cache

import llvmlite.binding as ll
from llvmlite import ir
from numba.core import cgutils
from numba.core.base import BaseContext
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target

from ...errors import NonFiniteError
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...rules import RuleBook
from ...rules.effects import CallFacts
from ...transform.finite_checks import CHECK, SITES, check_primal, described

TAKEN = "ne.debug.taken"
USER_EXCEPTION = 1  # Numba's return code for an exception that the description speaks of
_FACTS = CallFacts(inactive=True, inaccessible=True)
_LOCK = threading.Lock()
_FIRST: list[str] = []  # what has been noted, and not taken
_RAISED = threading.local()


class RaisedNonFinite(NonFiniteError):
    """What compiled code raises: it says what was noted last."""

    def __init__(self, function: str) -> None:
        super().__init__(function, getattr(_RAISED, "text", "a number that is not finite"))


RaisedNonFinite.__name__ = RaisedNonFinite.__qualname__ = NonFiniteError.__name__
RaisedNonFinite.__module__ = NonFiniteError.__module__


def _note(result: float, a: float, b: float, c: float, count: int, site: int) -> None:
    with _LOCK:
        if not _FIRST:
            _FIRST.append(described(SITES[site], result, (a, b, c)[:count]))


def _take() -> int:
    with _LOCK:
        if not _FIRST:
            return 0
        _RAISED.text = _FIRST.pop()
        return 1


_CALLBACKS = (ctypes.CFUNCTYPE(None, *[ctypes.c_double] * 4, ctypes.c_int32, ctypes.c_int64)(_note),
              ctypes.CFUNCTYPE(ctypes.c_int32)(_take))  # fmt: skip


_TEXT = """
declare i1 @llvm.is.fpclass.f64(double, i32)
define void @{name}(double %r, double %a, double %b, double %c, i32 %n, i64 %site) {{
  %bad = call i1 @llvm.is.fpclass.f64(double %r, i32 519)
  br i1 %bad, label %look, label %done
look:
  %x = call i1 @llvm.is.fpclass.f64(double %a, i32 519)
  %y = call i1 @llvm.is.fpclass.f64(double %b, i32 519)
  %z = call i1 @llvm.is.fpclass.f64(double %c, i32 519)
  %xy = or i1 %x, %y
  %xyz = or i1 %xy, %z
  br i1 %xyz, label %done, label %made
made:
  %note = inttoptr i64 {note} to ptr
  call void %note(double %r, double %a, double %b, double %c, i32 %n, i64 %site)
  br label %done
done:
  ret void
}}
"""  # 519: NaN and infinities


@cache
def install() -> object:
    """Define what checked code calls."""
    note, taken = (ctypes.cast(callback, ctypes.c_void_p).value for callback in _CALLBACKS)
    library, name = JITCodeLibrary(cpu_target.target_context.codegen(), CHECK), f"{CHECK}.code"
    library.add_llvm_module(ll.parse_assembly(_TEXT.format(name=name, note=note)))
    library.finalize()
    ll.add_symbol(CHECK, library.get_pointer_to_function(name))
    ll.add_symbol(TAKEN, taken)
    return library


def checked(text: str) -> str:
    """The module with all arithmetic checked; to be optimised afterwards."""
    install()
    module = parse_module(text)
    check_primal(module)
    return print_module(module)


def holds_checks(text: str) -> bool:
    """Whether a module is checked, or calls what is."""
    return f"@{CHECK}(" in text


def with_checks(book: RuleBook) -> RuleBook:
    """A book that knows what checked code calls."""
    return book.with_facts(CHECK, _FACTS)


def raised_status(context: BaseContext, builder: ir.IRBuilder, status: tuple[ir.Value, ir.Value], function: str):
    """(return code, description): those of *status*, or of a NonFiniteError if one was noted."""
    taken_type = ir.FunctionType(ir.IntType(32), [])
    taken = builder.call(cgutils.get_or_insert_function(builder.module, taken_type, TAKEN), [])
    code, raised = status
    description = context.get_python_api(builder).serialize_object(
        context.call_conv.build_excinfo_struct(RaisedNonFinite, (function,), None, function))
    found = builder.icmp_signed("!=", taken, taken.type(0))
    return (builder.select(found, code.type(USER_EXCEPTION), code),
            builder.select(found, builder.bitcast(description, raised.type), raised))
