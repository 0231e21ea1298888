"""Rules that users give to functions that kernels call: the functions behind the rule, compiled for the types of one call.

    define i32 @solve(ptr %ret, double %a)         ->     %y = call double @ne.ruled.r.solve.0(double %a);  store %y, %ret;  ret 0

``ne.ruled.*`` stays opaque until a kernel or its derivative is complete; :func:`with_definitions` then links the function, and
what the derivative calls in its place: ``.reverse`` runs ``forward`` again and then ``backward``, ``.tangent`` is the rule for
forward mode. Of an inactive function (``ne.constant.*``) there is only the function.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from ...errors import EnzymeError
from ...ir import llvm_io
from ...ir.builder import Builder
from ...ir.functions import Block, Function, Module
from ...ir.types import DOUBLE, FLOAT, I32, ArrayType, IntType, StructType, Type
from ...ir.values import ConstantInt
from ..floats import is_floating
from ..ruled_functions import ruled_functions
from .device_calls import extracting
from .front_end import CUDATypingContext, Signature, lower_device, types
from .names import short_symbol

CONSTANT = "ne.constant."
ON_A_DEVICE = "_CUDATypingContext__dispatcher"  # where numba.cuda keeps what it has made of an @njit function
RULED = re.compile(r"@(ne\.(?:ruled\.\w+|constant)\.\w+\.\d+)((?:\.reverse|\.tangent)?)\(")
KINDS = {types.float64: DOUBLE, types.float32: FLOAT, types.complex128: StructType((DOUBLE, DOUBLE)),
         types.complex64: StructType((FLOAT, FLOAT))}  # fmt: skip

Plain = Callable[[list[str], str], str]
"""From numba.cuda's modules, and the symbol of a function in them, to one of plain LLVM."""


@dataclass(frozen=True)
class DeviceRule:
    """What a ruled device function has: see `custom_vjp`, `inactive` and `rule`."""

    name: str
    primal: object
    forward: object = None
    backward: object = None
    tangent: object = None
    inactive: bool = False


@dataclass(eq=False)
class Instance:
    """A rule for arguments of certain types. ``parameters``: of the function in LLVM, without the place of its result."""

    symbol: str
    rule: Any
    arguments: tuple[types.Type, ...]
    result: types.Type
    parameters: tuple[Type, ...]
    plain: Plain


_INSTANCES: dict[tuple[object, tuple[types.Type, ...]], Instance] = {}
_BY_SYMBOL: dict[str, Instance] = {}
_NUMBERS = itertools.count()


def call_rules(module: Module, plain: Plain) -> set[str]:
    """Let functions with rules call what stands for them, in place; the symbols of these."""
    found = set()
    for function, compiled in _compiled():
        defined = module.symbol(short_symbol(compiled.fndesc.llvm_func_name)) or module.symbol(
            f'"{short_symbol(compiled.fndesc.llvm_func_name)}"')  # fmt: skip
        if isinstance(defined, Function) and not defined.is_declaration:
            instance = _instance(function, compiled.signature, defined, plain)
            _replace_body(module, defined, instance)
            found.add(instance.symbol)
    return found


def _compiled() -> Iterator[tuple[Any, Any]]:
    for function in ruled_functions():
        for compiled in found_on_devices(function):
            yield function, compiled


def found_on_devices(function: Any) -> list[Any]:
    """What numba.cuda has compiled of a function with a rule, for whatever types.

    Raises EnzymeError where this version of it keeps that elsewhere: the rule would be passed over in silence.
    """
    made = function if hasattr(function, "compile_device") else getattr(function, ON_A_DEVICE, None)
    if made is None and not _keeps_it_there():
        raise EnzymeError(f"this version of numba.cuda does not tell what it has made of {function.__name__}, which has a rule: "
                          "a kernel might pass it over")  # fmt: skip
    return list(getattr(made, "overloads", {}).values())


@cache
def _keeps_it_there() -> bool:
    """Whether numba.cuda keeps what it makes of an @njit function where it is looked for."""
    def probe(x: Any):
        return x

    function = njit(probe)
    CUDATypingContext().resolve_value_type(function)
    return hasattr(function, ON_A_DEVICE)


def _instance(function: Any, signature: Signature, defined: Function, plain: Plain) -> Instance:
    rule, arguments = function.enzyme_rule, tuple(signature.args)
    key = (rule, arguments)
    if key not in _INSTANCES:
        if (in_kernels := getattr(function, "in_kernels", None)) is not None:
            rule = in_kernels(arguments, signature.return_type)
        llvm_type(rule.name, signature.return_type)  # or an error
        for type_ in arguments:
            if not isinstance(type_, (types.Number, types.Boolean, types.Array)):
                raise EnzymeError(f"{rule.name} takes {type_}: inside kernels functions with rules take numbers and arrays")
        modes = ("r" if rule.backward is not None else "") + ("f" if rule.tangent is not None else "")
        readable = re.sub(r"\W", "_", rule.name, flags=re.ASCII)
        begin = f"{CONSTANT}{readable}" if rule.inactive else f"ne.ruled.{modes}.{readable}"
        symbol = f"{begin}.{next(_NUMBERS)}"
        _INSTANCES[key] = _BY_SYMBOL[symbol] = Instance(
            symbol, rule, arguments, signature.return_type, tuple(a.type for a in defined.arguments[1:]), plain)
    return _INSTANCES[key]


def _replace_body(module: Module, function: Function, instance: Instance) -> None:
    block = Block("entry", function)
    function.blocks = [block]
    b = Builder(module, block)
    value = b.call_named(instance.symbol, llvm_type(instance.rule.name, instance.result), function.arguments[1:])
    module.functions[instance.symbol].suffix = "nounwind"
    b.store(value, function.arguments[0])
    b.ret(ConstantInt(I32, 0))
    function.suffix = re.sub(r"!dbg !\d+", "", function.suffix)


def llvm_type(name: str, type_: types.Type) -> Type:
    """What a function returns, as LLVM has it in memory: numbers and tuples of numbers."""
    if type_ in KINDS:
        return KINDS[type_]
    if isinstance(type_, types.Integer):
        return IntType(type_.bitwidth)
    if isinstance(type_, types.UniTuple):
        return ArrayType(type_.count, llvm_type(name, type_.dtype))
    if isinstance(type_, types.BaseTuple) and type_.types:
        return StructType(tuple(llvm_type(name, part) for part in type_.types))
    raise EnzymeError(f"{name} returns {type_}: functions with rules return numbers and tuples of numbers inside kernels")


def with_definitions(text: str) -> str:
    """The text of a complete module with all that its calls of ruled functions need."""
    wanted = {match[1] + match[2] for match in RULED.finditer(text)}
    return llvm_io.link([text, *(_definition(name) for name in sorted(wanted))]) if wanted else text


@cache
def _definition(name: str) -> str:
    symbol, _, part = name.rpartition(".") if name.endswith((".reverse", ".tangent")) else (name, "", "")
    instance = _BY_SYMBOL.get(symbol)
    if instance is None:
        raise EnzymeError(f"nothing is known of the rule {symbol}: it belongs to another process")
    return {"": _Text.primal, "reverse": _Text.reverse, "tangent": _Text.tangent}[part](_Text(instance))


class _Text:
    """Definitions of one instance as text."""

    def __init__(self, instance: Instance) -> None:
        self.instance, self.rule = instance, instance.rule
        self.names = [f"a_{i}" for i in range(len(instance.arguments))]
        self.type = llvm_type(self.rule.name, instance.result)
        self.floats = [i for i, type_ in enumerate(instance.arguments) if is_floating(type_)]
        self.known: dict[str, Any] = {"__name__": __name__}

    def primal(self) -> str:
        self.known["function"] = self._runs_instead()
        expression = "function({0})[0]" if self.rule.forward is not None else "function({0})"
        text = self._compiled("primal", self.names, f"return {expression.format(', '.join(self.names))}", self.instance.arguments)
        return self._wrapped("", text, [], self.type, self.type)

    def _runs_instead(self) -> object:
        rule = self.rule
        return rule.forward if rule.forward is not None else getattr(rule.primal, "py_func", rule.primal)

    def reverse(self) -> str:
        self.known |= {"forward": self.rule.forward, "backward": self.rule.backward}
        arguments, given = ", ".join(self.names), (*self.instance.arguments, self.instance.result)
        call = f"backward(forward({arguments})[1], {self._turned(self.instance.result, 'ct')})"
        returned = self._lowered("gradients", [*self.names, "ct"], f"return {call}", given).returned
        kinds = returned.types if isinstance(returned, types.BaseTuple) else ()
        if len(kinds) != len(self.names):
            raise EnzymeError(f"the backward function of {self.rule.name} must return a tuple with one entry per argument "
                              f"({len(self.names)}), but it returns {returned}")  # fmt: skip
        for type_, kind in zip(self.instance.arguments, kinds, strict=True):
            if not isinstance(kind, types.NoneType) and not is_floating(type_):
                raise EnzymeError(f"the backward function of {self.rule.name} returns {kind} as the gradient of {type_}: inside "
                                  "kernels rules have gradients of floating numbers, return None for all else")  # fmt: skip
        entries = [self._cast(self.instance.arguments[i], f"g[{i}]" if not isinstance(kinds[i], types.NoneType) else "0.0")
                   for i in self.floats]  # fmt: skip
        text = self._compiled("reverse", [*self.names, "ct"], f"g = {call}; return ({''.join(e + ', ' for e in entries)})", given)
        gradients = [KINDS[self.instance.arguments[i]] for i in self.floats]
        same = len({self.instance.arguments[i] for i in self.floats}) == 1
        stored = ArrayType(len(gradients), gradients[0]) if same else StructType(tuple(gradients))
        flat = StructType(tuple(leaf for kind in gradients for leaf, _ in _leaves(kind)))
        return self._wrapped(".reverse", text, [self.type], stored, flat)

    def tangent(self) -> str:
        self.known["tangent"] = self.rule.tangent
        kinds = [self.instance.arguments[i] for i in self.floats]
        given = [f"t_{i}" if i in self.floats else "None" for i in range(len(self.names))]
        primals, tangents = ("".join(f"{n}, " for n in names) for names in (self.names, given))
        names = [*self.names, *(f"t_{i}" for i in self.floats)]
        result = self.instance.result
        single = self._cast(result, "r") if is_floating(result) else "r"
        body = f"r = tangent(({primals}), ({tangents}))[1]; return {single}"
        text = self._compiled("tangent", names, body, (*self.instance.arguments, *kinds))
        return self._wrapped(".tangent", text, [KINDS[kind] for kind in kinds], self.type, self.type)

    def _turned(self, type_: types.Type, name: str) -> str:
        """Cotangents of rules are conjugates of what shadows hold, as JAX has them."""
        if isinstance(type_, types.BaseTuple):
            return "(" + "".join(f"{self._turned(part, f'{name}[{i}]')}, " for i, part in enumerate(type_.types)) + ")"
        return f"{name}.conjugate()" if isinstance(type_, types.Complex) else name

    def _cast(self, type_: types.Type, value: str) -> str:
        kind = f"kind_{type_}"
        self.known[kind] = getattr(np, str(type_))
        return f"{kind}({value}){'.conjugate()' if isinstance(type_, types.Complex) else ''}"

    def _lowered(self, name: str, parameters: list[str], body: str, given: tuple[types.Type, ...]):
        if name == "primal" and self.rule.forward is None:
            return lower_device(self.known["function"], given)
        exec(f"def rule_{name}({', '.join(parameters)}):\n    {body}\n", self.known)
        with extracting():
            return lower_device(self.known[f"rule_{name}"], given)

    def _compiled(self, name: str, parameters: list[str], body: str, given: tuple[types.Type, ...]) -> tuple[str, str]:
        lowered = self._lowered(name, parameters, body, given)
        symbol = short_symbol(lowered.symbol)
        return self.instance.plain(lowered.modules, symbol), symbol

    def _wrapped(self, part: str, compiled: tuple[str, str], more: list[Type], stored: Type, returned: Type) -> str:
        """The compiled function under the rule's symbol: ``more`` parameters, what it stores and what is returned of that."""
        text, symbol = compiled
        own = [f"{type_} %p{i}" for i, type_ in enumerate(self.instance.parameters)]
        passed, lines = list(own), ["  %place = alloca " + str(stored)]
        for i, type_ in enumerate(more):
            own.append(f"{type_} %m{i}")
            for number, (leaf, path) in enumerate(_leaves(type_)):
                if path:
                    lines.append(f"  %m{i}.{number} = extractvalue {type_} %m{i}, {', '.join(map(str, path))}")
                passed.append(f"{leaf} %m{i}.{number}" if path else f"{leaf} %m{i}")
        lines += [f"  call i32 @{symbol}(ptr %place, {', '.join(passed)})" if passed else f"  call i32 @{symbol}(ptr %place)",
                  f"  %r = load {stored}, ptr %place"]  # fmt: skip
        value = "%r"
        if returned != stored:
            value = "poison"
            for number, (leaf, path) in enumerate(_leaves(stored)):
                lines += [f"  %l{number} = extractvalue {stored} %r, {', '.join(map(str, path))}",
                          f"  %s{number} = insertvalue {returned} {value}, {leaf} %l{number}, {number}"]  # fmt: skip
                value = f"%s{number}"
        name = f"{self.instance.symbol}{part}"
        made = [f"define {returned} @{name}({', '.join(own)}) alwaysinline {{", *lines, f"  ret {returned} {value}", "}"]
        return "\n".join([text, *made, ""])


def _leaves(type_: Type, path: tuple[int, ...] = ()) -> Iterator[tuple[Type, tuple[int, ...]]]:
    if isinstance(type_, ArrayType):
        parts = [type_.element] * type_.count
    elif isinstance(type_, StructType):
        parts = list(type_.fields)
    else:
        yield type_, path
        return
    for i, part in enumerate(parts):
        yield from _leaves(part, (*path, i))
