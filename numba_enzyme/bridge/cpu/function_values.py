"""Functions as values: what is called through a pointer is a function of the module, which can be differentiated.

    f = square if flag else cube       { .., address of square's machine code }  ->  { .., @square }, defined in the module
    f(x)                               a call of one of two known functions

A `cfunc` is called as the @njit function that it is made of. Here its exceptions are raised, not printed.
"""

from __future__ import annotations

import inspect
from functools import cache

import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.ccallback import CFunc
from numba.core.registry import CPUDispatcher

from ..function_text import FunctionText
from .glue import Glue, glue


def is_function_value(source: types.Type, target: types.Type) -> bool:
    """Whether a cast makes a value of a function."""
    return isinstance(source, types.Dispatcher) and isinstance(target, types.FunctionType)


def function_value(context: BaseContext, builder: ir.IRBuilder, dispatcher: CPUDispatcher, target: types.Type) -> ir.Value:
    """The value of an @njit function: its definition for differentiation."""
    return _value(context, builder, dispatcher, target)


def cfunc_value(context: BaseContext, builder: ir.IRBuilder, type_: types.FunctionType, function: CFunc) -> ir.Value:
    """The value of a `cfunc`."""
    return _value(context, builder, _dispatcher_of(function), type_.get_precise())


def _value(context: BaseContext, builder: ir.IRBuilder, dispatcher: CPUDispatcher, type_: types.Type):
    cres = context.root.compile_raw(dispatcher, type_.signature.args)
    if not _is_returned_as(cres.signature.return_type, type_.signature.return_type):
        raise numba.core.errors.UnsupportedError(
            f"{dispatcher.__name__} is used as a value of type {type_}, but returns {cres.signature.return_type}")
    value = cgutils.create_struct_proxy(type_)(context, builder, value=cgutils.get_null_value(context.get_value_type(type_)))
    declared = context.declare_function(builder.module, cres.fndesc)
    value.jit_addr = builder.bitcast(declared, cgutils.voidptr_t)
    context.active_code_library.add_linking_library(cres.library)
    return value._getvalue()


def _is_returned_as(returned: types.Type, declared: types.Type) -> bool:
    """Whether a result is what the type of a function value says: an array of any strides may be a contiguous one."""
    if isinstance(returned, types.Array) and isinstance(declared, types.Array) and declared.layout == "A":
        return (returned.dtype, returned.ndim) == (declared.dtype, declared.ndim)
    if isinstance(returned, types.BaseTuple) and isinstance(declared, types.BaseTuple) and len(returned) == len(declared):
        return all(map(_is_returned_as, returned.types, declared.types))
    return returned == declared


@cache
def _dispatcher_of(function: CFunc) -> CPUDispatcher:
    """The @njit function that a `cfunc` is made of."""
    return numba.njit(function._pyfunc)


def by_name(dispatcher: CPUDispatcher) -> Glue:
    """`def f(g, x): return f(g, x)`, whose caller says by the types which functions the arguments are."""
    known = dispatcher.__dict__
    if "_enzyme_by_name" not in known:
        names = list(inspect.signature(dispatcher.py_func).parameters)
        text = FunctionText(f"call of {dispatcher.__name__}", {"__name__": dispatcher.py_func.__module__})
        made = text.build(names, f"{text.constant(dispatcher, 'ne_function')}({', '.join(names)})")
        made.__name__ = made.__qualname__ = dispatcher.__name__
        made.__defaults__ = dispatcher.py_func.__defaults__
        known["_enzyme_by_name"] = glue(made)
    return known["_enzyme_by_name"]
