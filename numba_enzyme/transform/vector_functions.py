"""Calls of functions of numbers name their vector versions, where arithmetic may be approximate.

    %y = call fast double @llvm.exp.f64(double %x)
    %y = call fast double @llvm.exp.f64(double %x) "vector-function-abi-variant"="_ZGVdN4v_llvm.exp.f64(_ZGVdN4v_exp)"

LLVM's vectoriser makes one call for four lanes of it, in loops of the primal part and of the reverse sweep alike. The permission
is `fastmath`'s `afn` on the call itself, which the functions of its adjoint inherit. Which versions there are is in the request:
names of x86's vector-function ABI, `_ZGV` + instruction set, `N`, lanes, a `v` for each argument, `_`, the name in C.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from ..diagnostics import SourceLocation
from ..ir.builder import Builder
from ..ir.functions import NOWHERE, Function, Module
from ..ir.instructions import Call
from ..ir.types import DOUBLE, FLOAT, PTR, ArrayType, VectorType
from ..ir.values import ConstantAggregate, ConstantFloat, GlobalVariable
from .context import Context

APPROXIMATE = frozenset(("fast", "afn"))
ATTRIBUTE = "vector-function-abi-variant"
VERSION = re.compile(r"(?P<shape>_ZGV[a-z]N(?P<lanes>\d+)(?P<arguments>v+))_(?P<name>\w+)")
INTRINSIC = re.compile(r"llvm\.(\w+)\.f(32|64)")
KEPT = ("llvm.compiler.used", "llvm.used")
THIRD = ("0x3FD5555555555555", "0x3FD5555560000000")


def places_of_vector_calls(contexts: Collection[Context], versions: Collection[str]) -> list[SourceLocation]:
    """Where the function calls what has vector versions, in loops; once per line."""
    known = _by_name(versions)
    found = (
        c.place(i) for c in contexts for i in c.function.instructions()
        if c.shape.loops.innermost(i.block) is not None and _versions_of(i, known)
    )  # fmt: skip
    return list(dict.fromkeys(found))


def name_vector_versions(module: Module, versions: Collection[str]) -> None:
    """Attach the versions to all calls that may be approximate, and declare them."""
    known, used = _by_name(versions), {}
    for function in module.functions.values():
        for call in function.instructions():
            if isinstance(call, Call) and (found := _versions_of(call, known)):
                called = ",".join(f"{version['shape']}_{call.callee.name}({version[0]})" for version in found)
                call.suffix = f'{call.suffix} nounwind willreturn memory(none) "{ATTRIBUTE}"="{called}"'.strip()
                used |= {version[0]: (version, call) for version in found}
    _keep(module, [_declared(module, version, call) for version, call in used.values()])


def _by_name(versions: Collection[str]) -> dict[str, list[re.Match[str]]]:
    known: dict[str, list[re.Match[str]]] = {}
    for version in filter(None, map(VERSION.fullmatch, versions)):
        known.setdefault(version["name"], []).append(version)
    return known


def _versions_of(call: object, known: dict[str, list[re.Match[str]]]) -> list[re.Match[str]]:
    if not isinstance(call, Call) or call.type not in (DOUBLE, FLOAT) or APPROXIMATE.isdisjoint(call.flags):
        return []
    if isinstance(exponent := call.arguments[-1], ConstantFloat) and exponent.text in THIRD:
        return []  # Numba writes np.cbrt as such a power and allows the approximation itself, for LLVM to make a cube root of it
    callee = call.callee
    if not isinstance(callee, Function) or not callee.is_declaration or any(a.type != call.type for a in call.arguments):
        return []
    intrinsic = INTRINSIC.fullmatch(callee.name)
    name = intrinsic[1] + ("f" if call.type == FLOAT else "") if intrinsic else callee.name
    return [version for version in known.get(name, ()) if len(version["arguments"]) == len(call.arguments)]


def _declared(module: Module, version: re.Match[str], call: Call) -> Function:
    type_ = VectorType(int(version["lanes"]), call.type)
    return Builder(module, NOWHERE).declare(version[0], type_, (type_,) * len(call.arguments))


def _keep(module: Module, functions: list[Function]) -> None:
    """LLVM drops declarations that nothing calls yet."""
    name = next(kept for kept in KEPT if kept not in module.globals)
    type_ = ArrayType(len(functions), PTR)
    module.globals[name] = GlobalVariable(
        name, type_, ConstantAggregate(type_, list(functions)), prefix="appending", suffix=', section "llvm.metadata"'
    )
