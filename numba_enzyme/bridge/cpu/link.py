"""Puts a derivative back into Numba: text of the pipeline -> a code library that callers link and inline.

    link(extract(f, (float64,)), request)   ->   LinkedDerivative(name="diffe_mod.f.1f2e3d4c", library=<Library ...>)

The library is raw (see context.py): whoever calls the derivative optimises it together with the call, vectorisation
included, and a caller that is itself being differentiated gets IR that still can be.
"""

from __future__ import annotations

import dataclasses
import hashlib
import re
import weakref
from dataclasses import dataclass, replace

import llvmlite.binding as ll
from numba.core.base import BaseContext
from numba.core.compiler_lock import global_compiler_lock

from ...pipeline import differentiate_by_calls
from ...request import GradientRequest
from ...result import Derivative
from ...rules import RuleBook, default_book
from .context import DifferentiationContext, RawLibrary
from .deferred import publish_environments
from .external_rules import partial_libraries, with_external_rules
from .extract import Extracted, internalise
from .named_addresses import with_dynamic_globals
from .nonfinite import holds_checks, with_checks
from .primal import primal_libraries, with_primal_of
from .rules import executed_libraries, open_libraries, with_rules_of


@dataclass(frozen=True, eq=False)
class LinkedDerivative:
    """A derivative that can be called: ``name`` is defined by ``library``; ``request`` says what its parameters are."""

    name: str
    library: RawLibrary
    request: GradientRequest
    derivative: Derivative
    extracted: Extracted

    def libraries_for(self, context: BaseContext) -> list[object]:
        """What a caller links besides: the functions of rules, as they are executed or as they are differentiated again."""
        partials = partial_libraries(self.library.undefined(), self.extracted.context)
        libraries = [self.library, *partials]
        names = dict.fromkeys(name for library in libraries for name in library.undefined())
        if isinstance(context, DifferentiationContext):
            return [*libraries, *open_libraries(names)]
        return [*libraries, *executed_libraries(names), *primal_libraries(names)]


SMALL = 45  # lines, each of which costs 5 of the 225 that LLVM allows
_LINKED: weakref.WeakValueDictionary[tuple[str, GradientRequest], LinkedDerivative] = weakref.WeakValueDictionary()
"""One derivative for functions of equal IR; held by those functions."""


@global_compiler_lock
def link(extracted: Extracted, request: GradientRequest) -> LinkedDerivative:
    """The linked derivative for *request*, whose name is chosen here: unique for the IR and the request."""
    request = replace(request, function=extracted.name, name=_unique_name(extracted, request))
    linked = extracted.derivatives.get(request) or _LINKED.get((extracted.text, request))
    if linked is None:
        linked = _LINKED[extracted.text, request] = _link(extracted, request)
    extracted.derivatives[request] = linked
    return linked


def _unique_name(extracted: Extracted, request: GradientRequest) -> str:
    fields = [getattr(request, field.name) for field in dataclasses.fields(request) if field.name != "switches"]
    content = repr((extracted.text, fields, sorted(request.switches)))
    return f"diffe_{extracted.name}.{hashlib.sha256(content.encode()).hexdigest()[:12]}"


def _link(extracted: Extracted, request: GradientRequest) -> LinkedDerivative:
    derivative = differentiate_by_calls(extracted.text, request, book=book_for(extracted.text))
    module = ll.parse_assembly(with_dynamic_globals(_with_plain_helpers(derivative.text)))
    module.verify()
    internalise(module, derivative.name)
    if is_small(module.get_function(derivative.name)):
        module.get_function(derivative.name).add_function_attribute("alwaysinline")  # LLVM need not simplify it by itself before
    library = extracted.context.codegen().create_library(derivative.name)
    library.add_llvm_module(module)
    for ordinary in extracted.ordinary_libraries:
        library.add_linking_library(ordinary)
    library.finalize()
    library.environments = extracted.environments
    publish_environments(extracted.environments)
    return LinkedDerivative(derivative.name, library, request, derivative.forget(), extracted)


def is_small(function: ll.ValueRef) -> bool:
    """Whether LLVM inlines it for certain, because of its size."""
    return str(function).count("\n") < SMALL


def book_for(text: str) -> RuleBook:
    """The rule book for a module: with the rules of users whose functions it calls."""
    book = with_external_rules(with_primal_of(with_rules_of(default_book(), text)), text)
    return with_checks(book) if holds_checks(text) else book


def _with_plain_helpers(text: str) -> str:
    """The compiler's helpers in the default calling convention, in which it calls them when this is differentiated again."""
    return re.sub(r"\bfastcc (?=[^@\n]*@(?:ne\.\w+\.f(?:32|64)|scipy\.[\w.]+)\()", "", text)
