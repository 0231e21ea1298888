"""Puts a derivative back into Numba: text of the pipeline -> a code library that callers link and inline.

    link(extract(f, (float64,)), request)   ->   LinkedDerivative(name="diffe_mod.f.1f2e3d4c", library=<Library ...>)

The library is raw (see context.py): whoever calls the derivative optimises it together with the call, vectorisation
included, and a caller that is itself being differentiated gets IR that still can be.
"""

from __future__ import annotations

import dataclasses
import hashlib
import re
from dataclasses import dataclass, replace

import llvmlite.binding as ll
from llvmlite import ir
from numba.core import cgutils
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from ...pipeline import Derivative, differentiate
from ...request import GradientRequest
from .context import RawLibrary
from .extract import Extracted, internalise


@dataclass(frozen=True, eq=False)
class LinkedDerivative:
    """A derivative that can be called: ``name`` is defined by ``library``; ``request`` says what its parameters are."""

    name: str
    library: RawLibrary
    request: GradientRequest
    derivative: Derivative
    extracted: Extracted


_LINKED: dict[tuple[str, GradientRequest], LinkedDerivative] = {}


@global_compiler_lock
def link(extracted: Extracted, request: GradientRequest) -> LinkedDerivative:
    """The linked derivative for *request*, whose name is chosen here: unique for the IR and the request."""
    request = replace(request, function=extracted.name, name=_unique_name(extracted, request))
    key = (extracted.text, request)
    if key not in _LINKED:
        _LINKED[key] = _link(extracted, request)
    return _LINKED[key]


def _unique_name(extracted: Extracted, request: GradientRequest) -> str:
    fields = [getattr(request, field.name) for field in dataclasses.fields(request) if field.name != "switches"]
    content = repr((extracted.text, fields, sorted(request.switches)))
    return f"diffe_{extracted.name}.{hashlib.sha256(content.encode()).hexdigest()[:12]}"


def _link(extracted: Extracted, request: GradientRequest) -> LinkedDerivative:
    derivative = differentiate(extracted.text, request)
    module = ll.parse_assembly(_with_plain_helpers(derivative.text))
    module.verify()
    internalise(module, derivative.name)
    library = extracted.context.codegen().create_library(derivative.name)
    library.add_llvm_module(module)
    for ordinary in extracted.ordinary_libraries:
        library.add_linking_library(ordinary)
    library.finalize()
    _publish_environments(extracted.environments)
    return LinkedDerivative(derivative.name, library, request, derivative, extracted)


def _with_plain_helpers(text: str) -> str:
    """The compiler's helpers in the default calling convention, in which it calls them when this is differentiated again."""
    return re.sub(r"\bfastcc (?=[^@\n]*@ne\.\w+\.f(?:32|64)\()", "", text)


def _publish_environments(environments: dict[str, object]) -> None:
    """Defines the environment pointers that the primal's code reads when it raises with run-time arguments or prints."""
    if not environments:
        return
    codegen = cpu_target.target_context.codegen()
    library = codegen.create_library("numba_enzyme.environments")
    module = library.create_ir_module("numba_enzyme.environments")
    for name in environments:
        variable = ir.GlobalVariable(module, cgutils.voidptr_t, name=name)
        variable.linkage = "common"
        variable.initializer = ir.Constant(cgutils.voidptr_t, None)
    library.add_ir_module(module)
    library.finalize()
    for name, environment in environments.items():
        codegen.set_env(name, environment)
    _PUBLISHED.append((library, environments))


_PUBLISHED: list[tuple[object, dict[str, object]]] = []
