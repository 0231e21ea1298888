"""Scalar functions from outside, whose partial derivatives are given as @njit functions.

    define_external("zeta", (zeta_prime,))        call double @zeta(double %x)
                                                  adjoint: x.d += zeta_prime(x) * y.d; zeta_prime is @ne.partial.zeta.0

Known by their symbol, or by their address: then differentiated code calls a symbol that stands for the address. The partials
are ordinary code: when a derivative is differentiated again, so are they.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable
from dataclasses import dataclass, field

import llvmlite.binding as ll
from llvmlite import ir
from numba.core import types
from numba.core.base import BaseContext
from numba.core.errors import NumbaDebugInfoWarning
from numba.core.registry import CPUDispatcher
from numba.core.typing import Signature

from ...errors import EnzymeError
from ...ir.parser import parse_module
from ...ir.types import FloatType, FunctionType, IntType
from ...rules import ZERO, Argument, Interval, RuleBook, function, rule, special_rows
from ...rules.runtime import is_runtime_symbol, runtime_module_text
from .named_addresses import name_address

KINDS = {"double": types.float64, "float": types.float32}
FLOATS, INTEGERS = Interval(-8.0, 8.0, "all x"), Interval(-8.0, 8.0, "integer", integers=True)
COST = 30  # results are kept rather than computed again
SPECIAL = re.compile(r"@(scipy\.special\.[\w.]+)\(")
PARTIAL = re.compile(r"ne\.partial\.(.+)\.(\d+)(f?)")


@dataclass(eq=False)
class External:
    """One function: its symbol, a partial derivative per argument (None: there is none), and its type once it was seen."""

    symbol: str
    partials: tuple[CPUDispatcher | None, ...]
    address: int = 0
    signature: Signature | None = None
    seen: dict[str, FunctionType] = field(default_factory=dict)
    libraries: dict[str, object] = field(default_factory=dict)


_BY_SYMBOL: dict[str, External] = {}
_BY_ADDRESS: dict[int, External] = {}


def define_external(symbol: str, partials: tuple[CPUDispatcher | None, ...], *,
                    address: int = 0, signature: Signature | None = None) -> None:
    """Give a function its partial derivatives; ``signature``: Numba's, for one that is known by its address."""
    known = _BY_SYMBOL.get(symbol)
    if known is not None and known.seen:
        raise EnzymeError(f"{symbol} has been differentiated by its rule already: define the rule before that")
    made = _BY_SYMBOL[symbol] = External(symbol, partials, address, signature)
    if address:
        _BY_ADDRESS[address] = made
        name_address(symbol, address)


def external_rules() -> list[tuple[str, tuple[CPUDispatcher | None, ...]]]:
    """The functions from outside that have rules, by symbol (an address is no part of it), with their partials."""
    named = ((symbol.removesuffix(f".{found.address:x}"), found.partials) for symbol, found in _BY_SYMBOL.items())
    return sorted(named, key=lambda pair: pair[0])


def external_at(address: int) -> External | None:
    """The function at an address, if that has a rule."""
    return _BY_ADDRESS.get(address)


def declared_external(context: BaseContext, builder: ir.IRBuilder, found: External) -> ir.Function:
    """The declared function that stands for an address."""
    if found.symbol in builder.module.globals:
        return builder.module.globals[found.symbol]
    signature = found.signature
    assert signature is not None, found.symbol
    parameters = [context.get_value_type(argument) for argument in signature.args]
    return ir.Function(builder.module, ir.FunctionType(context.get_value_type(signature.return_type), parameters), found.symbol)


def with_external_rules(book: RuleBook, text: str) -> RuleBook:
    """A book that knows the functions from outside which a module declares."""
    for row in special_rows(list(dict.fromkeys(SPECIAL.findall(text)))):
        book = book.with_rule(row)
    present = [symbol for symbol in _BY_SYMBOL if f"@{symbol}(" in text or f'@"{symbol}"(' in text]
    if not present:
        return book
    module = parse_module(text)
    for symbol in present:
        declared = module.functions.get(symbol)
        if declared is not None and declared.is_declaration:
            book = _with_rule(book, _BY_SYMBOL[symbol], declared.function_type)
    return book


def _with_rule(book: RuleBook, external: External, type_: FunctionType) -> RuleBook:
    symbol, kind = external.symbol, type_.result
    if len(type_.parameters) != len(external.partials):
        raise EnzymeError(f"the rule of {symbol} has {len(external.partials)} partials, but it takes {len(type_.parameters)} "
                          "arguments: give None for those without a derivative")  # fmt: skip
    if not isinstance(kind, FloatType) or kind.kind not in KINDS or not all(
            isinstance(p, IntType) or p == kind for p in type_.parameters):  # fmt: skip
        raise EnzymeError(f"{symbol} is no function of floats of one width and integers: {type_}")
    arguments = [Argument(i) for i in range(len(type_.parameters))]
    partials, domain = [], []
    for i, (parameter, partial) in enumerate(zip(type_.parameters, external.partials, strict=True)):
        if partial is not None and isinstance(parameter, IntType):
            raise EnzymeError(f"argument {i} of {symbol} is an integer: its partial must be None")
        partials.append(ZERO if partial is None else function(f"ne.partial.{symbol}.{i}")(*arguments))
        domain.append(INTEGERS if isinstance(parameter, IntType) else FLOATS)
    external.seen[kind.kind] = type_
    names = tuple(f"x{i}" for i in range(len(arguments)))
    row = rule(f"external.{symbol}", *partials, on=tuple(domain), names=names, cost=COST)
    return book.with_rule(row, {symbol: kind.kind})


def partial_libraries(names: Iterable[str], context: BaseContext) -> list[object]:
    """The libraries that define the partial derivatives among these symbols."""
    found = []
    for name in names:
        match = PARTIAL.fullmatch(name.strip('"'))
        if match and match[1] in _BY_SYMBOL:
            external = _BY_SYMBOL[match[1]]
            if name not in external.libraries:
                kind = "float" if match[3] else "double"
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", NumbaDebugInfoWarning)
                    external.libraries[name] = _partial_library(external, int(match[2]), kind, match[0], context)
            found.append(external.libraries[name])
    return found


def _partial_library(external: External, index: int, kind: str, name: str, context: BaseContext) -> object:
    arguments = tuple(types.Integer.from_bitwidth(p.bits, True) if isinstance(p, IntType) else KINDS[kind]
                      for p in external.seen[kind].parameters)  # fmt: skip
    partial = external.partials[index]
    returned = context.returned_type(partial, arguments)
    if not isinstance(returned, types.Float | types.Integer):
        raise EnzymeError(f"partial {index} of {external.symbol} must return a float, but it returns {returned}")
    compiled = context.compile_raw(partial, arguments)
    library = context.codegen().create_library(name)
    module = library.create_ir_module(name)
    result = context.get_value_type(KINDS[kind])
    wrapper = ir.Function(module, ir.FunctionType(result, [context.get_value_type(a) for a in arguments]), name)
    builder = ir.IRBuilder(wrapper.append_basic_block("entry"))
    callee = context.declare_function(module, compiled.fndesc)
    status, value = context.call_conv.call_function(builder, callee, returned, arguments, list(wrapper.args))
    builder.ret(builder.select(status.is_error, ir.Constant(result, float("nan")),
                               context.cast(builder, value, returned, KINDS[kind])))  # fmt: skip
    library.add_ir_module(module)
    library.add_linking_library(compiled.library)
    library.finalize()
    helpers = [symbol for symbol in library.undefined() if is_runtime_symbol(symbol)]  # what differentiation would define
    library.add_llvm_module(ll.parse_assembly(runtime_module_text(helpers)))
    context.publish(library)
    return library
