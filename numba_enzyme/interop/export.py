"""`export`: a function and its gradient as a shared object with a header, called from C without Python.

    ne.export(energy, "float64(float64[::1], float64, int64)", "energy.so")

    int energy(double *x, int64_t x_n0, double a, int64_t n, double *result);
    int energy_gradient(double *x, double *d_x, int64_t x_n0, double a, double *d_a, int64_t n, double *result);
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
from numba.core import types
from numba.core.registry import CPUDispatcher

from ..api.annotations import Active, Const, Duplicated
from ..api.differentiable import as_dispatcher
from ..api.enzyme_form import autodiff
from ..api.gradients import return_type
from ..api.signatures import declared_types
from ..api.source import Source
from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.object_code import link_shared, object_code
from ..errors import EnzymeError

C_TYPES = {types.float64: "double", types.float32: "float", types.int64: "int64_t", types.int32: "int32_t",
           types.int16: "int16_t", types.int8: "int8_t", types.uint64: "uint64_t", types.uint32: "uint32_t",
           types.uint16: "uint16_t", types.uint8: "uint8_t"}  # fmt: skip


@dataclass(frozen=True)
class Parameter:
    """One parameter in C: how it is declared there, and Numba's type of it."""

    name: str
    declared: str
    type: types.Type


def export(f: Any, signature: Any, path: str | Path, *, name: str | None = None,
           processor: str | None = None) -> tuple[Path, Path]:
    """Write *f* and its gradient for one signature as a shared object *path*, with a header beside it; their two paths.

    Arrays are contiguous: a pointer and the extent of every axis. In ``<name>_gradient`` the pointer ``d_x`` of every floating
    argument follows it; gradients are **added** there. Arrays that *f* overwrites: ``d_x`` holds the adjoint of their contents
    after the call on entry, and before it on return. A result is written to ``*result``; the functions return 0, or 1 where *f*
    raises. *processor*: what to compile for, as LLVM names it ("x86-64-v3"); None is this machine's. Needs a C compiler to link.
    """
    function = as_dispatcher(f)
    arguments, declared = declared_types(signature, function.py_func)
    arguments = tuple(types.Array(a.dtype, a.ndim, "C") if isinstance(a, types.Array) else a for a in arguments)
    count = len(inspect.signature(function.py_func).parameters)
    if count != len(arguments):
        raise EnzymeError(f"{function.__name__} takes {count} arguments, the signature has {len(arguments)}")
    restype = types.unliteral(return_type(function, arguments))
    if declared is not None and declared != restype:
        raise EnzymeError(f"{function.__name__} returns {restype} for these arguments, not {declared}")
    _check(function, arguments, restype)
    name, path = name or function.__name__, Path(path)
    if not name.isidentifier() or not name.isascii():
        raise EnzymeError(f"{name!r} is not a name in C: give another one with name=")
    objects, prototypes, entries = [], [], []
    for symbol, gradient in ((name, False), (f"{name}_gradient", True)):
        parameters, implementation = _entry(function, arguments, restype, gradient)
        compiled = numba.njit(tuple(p.type for p in parameters))(implementation)
        objects.append(object_code(compiled.overloads[compiled.signatures[0]], f"ne_{symbol}", processor))
        prototype = f"int {symbol}({', '.join(p.declared for p in parameters)})"
        prototypes.append(prototype)
        entries.append(f"extern int32_t ne_{symbol}(int64_t *, void **, {', '.join(p.declared for p in parameters)});\n"
                       f"{prototype} {{\n    int64_t unused = 0;\n    void *raised = 0;\n"
                       f"    return ne_{symbol}(&unused, &raised, {', '.join(p.name for p in parameters)}) != 0;\n}}\n")
    link_shared(objects, "#include <stdint.h>\n" + "\n".join(entries), path)
    header = path.with_suffix(".h")
    header.write_text(_header(name, function, arguments, restype, prototypes), encoding="utf-8")
    return path, header


def _check(function: CPUDispatcher, arguments: tuple[types.Type, ...], restype: types.Type) -> None:
    """Refuses what has no counterpart in C."""
    for argument, type_ in zip(inspect.signature(function.py_func).parameters, arguments, strict=True):
        if (type_.dtype if isinstance(type_, types.Array) else type_) not in C_TYPES:
            raise EnzymeError(f"argument `{argument}` of type {type_} can't be exported: use numbers, and arrays of numbers")
    if restype not in C_TYPES and not isinstance(restype, types.NoneType):
        raise EnzymeError(f"{function.__name__} returns {restype}: return one number, or let it write into an argument")


def _entry(function: CPUDispatcher, arguments: tuple[types.Type, ...], restype: types.Type, gradient: bool):
    """The parameters of one entry, and what it does as a Python function."""
    source = Source(f"export of {function.__name__}", function.py_func.__module__)
    carray = source.constant(numba.carray, "carray")
    parameters: list[Parameter] = []
    passed: list[str] = []
    scalars: list[tuple[int, str]] = []

    def pointer(name: str, dtype: types.Type) -> str:
        parameters.append(Parameter(name, f"{C_TYPES[dtype]} *{name}", types.CPointer(dtype)))
        return name

    for position, (name, type_) in enumerate(zip(inspect.signature(function.py_func).parameters, arguments, strict=True)):
        floating = gradient and carries_derivative(type_)
        if isinstance(type_, types.Array):
            data = [pointer(name, type_.dtype)] + ([pointer(f"d_{name}", type_.dtype)] if floating else [])
            extents = [f"{name}_n{axis}" for axis in range(type_.ndim)]
            parameters += [Parameter(extent, f"int64_t {extent}", types.int64) for extent in extents]
            shape = "".join(f"{extent}, " for extent in extents)
            views = [source.bind(f"{carray}({each}, ({shape}))", "array") for each in data]
            kind = Duplicated if floating else Const
            passed.append(f"{source.constant(kind, kind.__name__)}({', '.join(views)})" if gradient else views[0])
            continue
        parameters.append(Parameter(name, f"{C_TYPES[type_]} {name}", type_))
        if floating:
            scalars.append((position, pointer(f"d_{name}", type_)))
            passed.append(f"{source.constant(Active, 'Active')}({name})")
        else:
            passed.append(f"{source.constant(Const, 'Const')}({name})" if gradient else name)
    called = source.constant(function, "function")
    if gradient:
        derive = source.constant(autodiff, "autodiff")
        source.add(f"value, gradients = {derive}({', '.join([called, *passed])}, with_primal=True)")
        for position, place in scalars:
            source.add(f"{place}[0] += gradients[{position}]")
    else:
        source.add(f"value = {called}({', '.join(passed)})")
    if not isinstance(restype, types.NoneType):
        source.add(f"{pointer('result', restype)}[0] = value")
    return parameters, source.build([p.name for p in parameters], "0")


def _header(name: str, function: CPUDispatcher, arguments: tuple, restype: types.Type, prototypes: list[str]) -> str:
    guard = f"NUMBA_ENZYME_{name.upper()}_H"
    title = f"{function.__name__}({', '.join(map(str, arguments))}) -> {restype}"
    return (f"/* {title} and its gradient, compiled by Numba and numba_enzyme.\n\n"
            "   Arrays are contiguous, the last index runs fastest; x_n0, x_n1 are their extents. Gradients are added to what\n"
            "   d_x points to. The functions return 0, or 1 if the function has raised an exception. */\n"
            f"#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n"
            + "".join(f"{prototype};\n" for prototype in prototypes)
            + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n")
