"""Functions of C that code reaches by a bare address (ctypes, cffi, Cython), called by their names in what is differentiated.

    memmove = ctypes.CDLL(None).memmove            call i64 %pointer_from_a_global(ptr %y, ptr %t, i64 %n)
    memmove(y.ctypes.data, t.ctypes.data, n)  ->   call i64 @memmove(ptr %y, ptr %t, i64 %n)

From then on they are like any other declared function: the rule book has their rules and facts, by name. An address bears a
name only if that is certain: the user has given it a rule (`ne.rule`); or the process itself finds that function by that name,
as it finds `memmove` or `cos`; SciPy's module of special functions says so; or the name begins with one of PREFIXES, in whatever
library it is.
Somebody's own `gamma` in a library of theirs is none of these, and stays an unknown callee.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.base import BaseContext
from numba.core.typing import Signature

from ...ir.functions import Function
from ...ir.instructions import Call
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...ir.values import ConstantExpression, ConstantInt, Value
from ...rules import c_names
from ...rules.messages import message_symbols
from .external_rules import declared_external, external_at
from .named_addresses import name_address
from .special_functions import ANY, special_symbol

PREFIXES = ("MPI_", "cblas_", "LAPACKE_")
"""Beginnings of names that belong to one interface, whichever library implements it."""
PROFILED = "PMPI_"  # a second name of each function of MPI, for who puts one of their own before it
CALLED = re.compile(r"\bcall [^\n]*\binttoptr \(i64 (-?\d+) to ptr\)\(")


def signature_of(type_: types.Type) -> Signature | None:
    """The signature of what is called by an address."""
    if isinstance(type_, types.ExternalFunctionPointer):
        return type_.sig
    return type_.get_precise().signature if isinstance(type_, types.FunctionType) else None


def function_at(context: BaseContext, builder: ir.IRBuilder, address: int, signature: Signature | None) -> ir.Function | None:
    """The declared function for an address that has a name. ``signature``: as it is called, if that is known."""
    external = external_at(address)
    if external is not None:
        return declared_external(context, builder, external)
    symbol = symbol_at(address, len(signature.args)) if signature is not None else ""
    if signature is None or not symbol:
        return None
    if symbol not in builder.module.globals:
        parameters = [context.get_value_type(argument) for argument in signature.args]
        ir.Function(builder.module, ir.FunctionType(context.get_value_type(signature.return_type), parameters), symbol)
    return builder.module.globals[symbol]


def with_names(text: str) -> str:
    """A module that calls by its name what it called by a number, as code does that `@intrinsic` functions write."""
    if not any(_name_at(int(number)) for number in set(CALLED.findall(text))):
        return text
    module = parse_module(text)
    for function in list(module.functions.values()):
        for call in function.instructions():
            if not isinstance(call, Call):
                continue
            address = _number(call.callee)
            if address is not None and (name := _name_at(address, len(call.arguments))):
                declared = module.functions.setdefault(name, Function(name, call.function_type))
                call.operands = [*call.operands[:-1], declared]
    return print_module(module)


def _number(callee: Value) -> int | None:
    """The address that a callee is, where that is a constant."""
    if not isinstance(callee, ConstantExpression) or callee.opcode != "inttoptr":
        return None
    operand = callee.operands[0]
    return operand.value if isinstance(operand, ConstantInt) else None


def _name_at(address: int, parameters: int = ANY) -> str:
    external = external_at(address)
    return external.symbol if external is not None else symbol_at(address, parameters)


def symbol_at(address: int, parameters: int = ANY) -> str:
    """The name that certainly means the function at an address, which is called with so many arguments, or ""."""
    known = _names_in_process().get(address, "") or special_symbol(address, parameters)
    if known:
        return known
    name = _exported_name(address)
    name = name[1:] if name.startswith(PROFILED) else name
    if not name.startswith(PREFIXES):
        return ""
    name_address(name, address)  # of a library whose symbols the process does not see
    if name.startswith("MPI_"):
        _add_symbols_of_messages(address)
    return name


@cache
def _add_symbols_of_messages(address: int) -> None:
    """What the adjoints of messages call and name, of the library in which a function of MPI lies."""
    library = ctypes.CDLL(_symbol_of(address).file.decode())
    for name in message_symbols():
        with suppress(AttributeError):  # a handle that this library has not
            name_address(name, _address(getattr(library, name)))


@cache
def _names_in_process() -> dict[int, str]:
    """The functions of C that the rule book knows and this process has.

    Where one address has two names (memcpy is memmove), the first stands.
    """
    found: dict[int, str] = {}
    libraries = list(_standard_libraries())
    for name in ("memmove", *c_names()):
        for library in libraries:
            if hasattr(library, name):
                found.setdefault(_address(library[name]), name)
    return found


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _standard_libraries() -> Iterator[ctypes.CDLL]:
    """Where the functions of the C library lie."""
    for name in (None, "libm.so.6") if os.name == "posix" else ("ucrtbase", "msvcrt"):
        with suppress(OSError):  # not on this system
            yield ctypes.CDLL(name)


class _Symbol(ctypes.Structure):
    """What `dladdr` tells: the library's file and start, the nearest symbol's name and address."""

    _fields_ = [("file", ctypes.c_char_p), ("base", ctypes.c_void_p), ("name", ctypes.c_char_p), ("address", ctypes.c_void_p)]


def _exported_name(address: int) -> str:
    """The name under which a library exports what lies at an address; "" if it does not, or the system can't say."""
    if os.name != "posix":
        return ""
    found = _symbol_of(address)
    return found.name.decode(errors="replace") if found.name and found.address == address else ""


def _symbol_of(address: int) -> _Symbol:
    """What `dladdr` tells; all fields null if it knows nothing."""
    found = _Symbol()
    ctypes.CDLL(None).dladdr(ctypes.c_void_p(address), ctypes.byref(found))
    return found
