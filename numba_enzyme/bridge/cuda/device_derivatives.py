"""Fills in the derivatives of device functions that a kernel calls, once all of the kernel is known.

    call { i32, double } @ne.autodiff.7(i1 false, ptr %ret, ptr %ret.d, ..., ptr %local, ptr %local.d, double %a)
    ->  call { i32, double } @ne.derivative.7.0(ptr %ret, ...), which is defined, plain in %local.d, atomic in the grid's memory

Every call is differentiated for the memory that it is given: what lies on the thread's stack is its own, two variables share no
memory, nor do two arrays of the launch where that was checked. Shared memory of the function gets a shadow that is zero when a
block begins; the reverse sweep leaves it at zero.
"""

from __future__ import annotations

import itertools
import re
import weakref
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from ...analysis.threads.barrier_divergence import barrier_blocks
from ...analysis.threads.divergence import differing_values
from ...errors import EnzymeError
from ...ir import llvm_io
from ...ir.data_layout import DataLayout
from ...ir.functions import Function, Module
from ...ir.instructions import Alloca, Call
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...ir.types import PTR, FunctionType
from ...ir.values import ConstantInt, ConstantWord, GlobalVariable, Value
from ...pipeline import differentiate
from ...request import Activity, GradientRequest, Mode
from ...result import Derivative
from ...rules.book import kernel_book
from ...target import DEVICE_FUNCTION
from .device_calls import PLACEHOLDER, DeviceCall, call_of
from .layout import shared_parameter
from .misplaced_shadows import ArrayOperand, compare_at_run_time, refuse_misplaced
from .opaque import SharedArray
from .pointer_bases import bases, is_written

_DERIVATIVES = weakref.WeakValueDictionary[tuple[str, GradientRequest], Derivative]()
"""Held by the kernels that call them."""
_NUMBERS = itertools.count()

PassShared = Callable[[Module, Function, tuple[SharedArray, ...]], tuple[SharedArray, ...]]


def keep_primals(texts: Sequence[str]) -> list[str]:
    """Modules that are to be linked, with the functions whose derivatives are called kept: nobody else may call them."""
    names = {name for text in texts for name in re.findall(rf"@\"?({re.escape(PLACEHOLDER)}\d+)", text)}
    symbols = {re.escape(call.symbol) for call in map(call_of, names) if call is not None}
    if not symbols:
        return list(texts)
    defined = re.compile(rf"^define linkonce_odr (?=[^\n]*@\"?(?:{'|'.join(sorted(symbols))})\"?\()", re.MULTILINE)
    return [defined.sub("define weak_odr ", text) for text in texts]


def placeholders(module: Module) -> list[str]:
    """The names of the placeholders that a module declares. They may make threads meet: nobody is to move them."""
    found = [name for name in module.functions if name.strip('"').startswith(PLACEHOLDER)]
    for name in found:
        module.functions[name].suffix = "convergent nounwind"
    return found


def primal_symbols(module: Module) -> set[str]:
    """The functions that are differentiated in a module: they must not vanish before."""
    calls = [call_of(name.strip('"')) for name in placeholders(module)]
    return {symbol for call in calls if call for symbol in (call.symbol, f'"{call.symbol}"') if symbol in module.functions}


@dataclass
class DeviceDerivatives:
    """The derivatives of one kernel. ``shared``: its shared arrays, to which shadows are added; ``made``: what was called.

    ``apart``: arguments of the kernel of which no two share memory. ``final``: nobody will differentiate the kernel.
    ``contract``: products may be fused with sums. ``checked``: for launches on the host that look for mistakes.
    """

    shared: tuple[SharedArray, ...]
    pass_shared: PassShared
    apart: frozenset[Value] = frozenset()
    final: bool = False
    contract: bool = False
    checked: bool = False
    shadows: dict[str, SharedArray] = field(default_factory=dict)
    open: list[DeviceCall] = field(default_factory=list)
    made: list[Derivative] = field(default_factory=list)

    def fill_in(self, module: Module, function: Function, own: frozenset[Value] = frozenset()) -> Module:
        """The module with everything defined that ``function`` calls. ``own``: arguments that lead to the thread's stack."""
        sites = [i for i in function.instructions() if isinstance(i, Call) and _placeholder(i) is not None]
        texts = [text for site in sites for text in self._replace(module, function, site, own)]
        module = parse_module(llvm_io.link([print_module(module), *texts]))
        for other in module.functions.values():
            if not other.is_declaration and other.name != function.name:
                other.prefix = "internal"
        return module

    def _replace(self, module: Module, function: Function, site: Call, own: frozenset[Value]) -> list[str]:
        """Make one call one of a derivative; the modules in which all is defined that is called now."""
        call = _placeholder(site)
        assert call is not None, site.callee_name
        operands = list(site.arguments)
        flags, operands = [o for o in operands[: call.flags] if isinstance(o, ConstantInt)], operands[call.flags :]
        if len(flags) != call.flags:
            raise EnzymeError(f"autodiff of {call.name}: race_free must be a constant")
        memory = _Memory(call, [bool(flag.value) for flag in flags], operands, own, self.apart)
        primal, arrays = self._primal(module, call, memory.own_places())
        compared = self._shadows_in_place(module, site, memory, primal.functions[call.name])
        final = self.final and not self.open  # within another function it is what is differentiated next
        request = replace(memory.request(primal, arrays), final=final, contract=self.contract,
                          unwritten=tuple(memory.unwritten(function, site)),
                          differing=self._differing(primal.functions[call.name], memory.given, function))  # fmt: skip
        text = print_module(primal)
        key = (text, request)
        name = f"ne.derivative.{next(_NUMBERS)}"
        known = _DERIVATIVES.get(key)
        if known is None:
            known = _DERIVATIVES[key] = differentiate(text, replace(request, name="ne.derivative")).forget()
        if known not in self.made:
            self.made.append(known)
        made = parse_module(known.text)
        derivative = made.functions.pop("ne.derivative")
        derivative.name = name
        made.functions[name] = derivative
        for other in made.functions.values():
            if other is not derivative and not other.is_declaration:
                other.prefix = "internal"
        derivative.prefix = ""
        for array in arrays:
            operands.append(_variable(module, array.name))
            if shared_parameter(array).activity is not Activity.CONST:
                operands.append(self._shadow(module, array))
        callee = Function(name, FunctionType(site.function_type.result, tuple(o.type for o in operands)), suffix="convergent")
        module.functions[name] = callee
        site.function_type = callee.function_type
        site.operands = [*operands, callee]
        site.argument_attributes = [""] * len(operands)
        return [print_module(made), *compared]

    def _shadows_in_place(self, module: Module, site: Call, memory: _Memory, root: Function) -> list[str]:
        """Refuse shadows that share memory in another way than their arguments, as far as that can be seen. What only the run
        tells is compared before the call where launches look for mistakes: the module in which that is defined."""
        arrays, alone = memory.arrays(root), memory.call.mode is Mode.REVERSE
        refuse_misplaced(memory.call.name, arrays, memory.are_apart, DataLayout.of(module), alone=alone)
        compared = self.checked and any(array.shadow is not None for array in arrays)
        return [compare_at_run_time(module, site, arrays, alone=alone)] if compared else []

    def _differing(self, root: Function, given: dict[int, Value], function: Function) -> tuple[int, ...]:
        """The parameters of a function with barriers that may differ between threads. ``given``: what it is called with."""
        book = kernel_book()
        if not barrier_blocks(root, book):
            return ()
        differing = differing_values(function, book, function.arguments if self.open else ())
        return tuple(place for place, value in given.items() if value in differing)

    def _primal(self, module: Module, call: DeviceCall, own: list[int]) -> tuple[Module, tuple[SharedArray, ...]]:
        """A module with the function alone and what it calls; the shared arrays that it is now given as parameters."""
        if call in self.open:
            raise EnzymeError(f"{call.name} calls its own derivative: that is not supported")
        alone = parse_module(print_module(module))
        symbol = call.symbol if call.symbol in alone.functions else f'"{call.symbol}"'
        root = alone.functions[symbol]
        kept = primal_symbols(alone)
        for function in alone.functions.values():
            if function is not root and not function.is_declaration and function.name not in kept:
                function.prefix = "internal"
        root.prefix = ""
        alone = parse_module(llvm_io.optimize(print_module(alone), inline=llvm_io.INLINE_FIRST, literal=True))
        root = alone.functions[symbol]
        self.open.append(call)
        alone = self.fill_in(alone, root, frozenset(root.arguments[place] for place in own))
        self.open.pop()
        alone = parse_module(llvm_io.optimize(print_module(alone), inline=llvm_io.INLINE_FIRST, literal=True))
        root = alone.functions.pop(symbol)
        root.name = call.name
        alone.functions[root.name] = root
        arrays = self.pass_shared(alone, root, self.all_shared)
        if any(not array.count for array in arrays):
            raise EnzymeError(f"autodiff of {call.name}: dynamic shared memory has no shadow there; make the array in the "
                              "kernel, with one for its shadow, and pass both as Duplicated")  # fmt: skip
        return alone, arrays

    def _shadow(self, module: Module, array: SharedArray) -> GlobalVariable:
        """The shadow of a shared array of the function: one more of the kernel."""
        name = f"{array.name}.d"
        self.shadows.setdefault(name, SharedArray(name, array.element, array.count, zeroed=True))
        quoted = f'"{name}"'
        if quoted not in module.globals:
            primal = _variable(module, array.name)
            module.globals[quoted] = GlobalVariable(quoted, primal.value_type, None, prefix="external", suffix=primal.suffix)
        return _variable(module, name)

    @property
    def all_shared(self) -> tuple[SharedArray, ...]:
        return (*self.shared, *self.shadows.values())


def _placeholder(site: Call) -> DeviceCall | None:
    return call_of((site.callee_name or "").strip('"'))


def _variable(module: Module, name: str) -> GlobalVariable:
    found = module.globals.get(name) or module.globals[f'"{name}"']
    assert isinstance(found, GlobalVariable), name
    return found


class _Memory:
    """What lies behind the pointers that one call is given."""

    def __init__(self, call: DeviceCall, race_free: list[bool], operands: list[Value], own: frozenset[Value],
                 apart: frozenset[Value]) -> None:  # fmt: skip
        self.call = call
        self.own, self.apart = own, apart
        self.race_free = race_free
        self.given: dict[int, Value] = {}
        self.twins: dict[int, Value | None] = {}
        self.primals: dict[int, frozenset[Value] | None] = {}
        self.shadows: dict[int, frozenset[Value] | None] = {}
        given = iter(operands)
        for place, parameter in enumerate(call.parameters):
            primal = self.given[place] = next(given)
            shadow = self.twins[place] = next(given) if parameter.activity.has_shadow else None
            if primal.type == PTR and not isinstance(primal, ConstantWord):
                self.primals[place] = bases(primal)
            if shadow is not None and shadow.type == PTR:
                self.shadows[place] = bases(shadow)

    def request(self, module: Module, arrays: tuple[SharedArray, ...]) -> GradientRequest:
        """The request for the derivative of the function, which is the only one that is visible in the module."""
        call = self.call
        count = len(call.parameters)
        parameters = [*call.parameters, *map(shared_parameter, arrays)]
        own = self.own_places()
        alone = [p for p, found in self.shadows.items() if self._is_own(found) or self._is_promised(p)]
        block = [p for p, found in self.primals.items() if _all_shared(found) and _all_shared(self.shadows.get(p, found))]
        block += range(count, count + len(arrays))
        return GradientRequest(
            call.name, tuple(p.activity for p in parameters), mode=call.mode, primal=True, target=DEVICE_FUNCTION,
            parameter_layouts=tuple(p.layout for p in parameters), noalias=tuple(self._apart()),
            block_memory=tuple(block), own_memory=tuple(own), race_free=tuple(p for p in alone if p not in own),
            scratch=tuple(range(count, count + len(arrays))),
            sealed=tuple(i for i, p in enumerate(parameters) if p.sealed))

    def unwritten(self, function: Function, site: Call) -> Iterable[int]:
        """Parameters whose memory the kernel does not write but in the call, nor any other kernel argument leads to."""
        for place in self.call.data:
            found = self.primals.get(place)
            if found and found <= self.apart and not is_written(function, found, site):
                yield place

    def arrays(self, root: Function) -> list[ArrayOperand]:
        """The arrays that the function is called with."""
        return [ArrayOperand(self.given[place], self.twins[place], is_written(root, frozenset((root.arguments[place],))),
                             tuple(self.given[word] for word in self.call.words(place))) for place in self.call.data]

    def are_apart(self, first: Value, second: Value) -> bool:
        """Whether two pointers certainly lead into different arrays."""
        return self._is_alone(bases(first), [bases(second)])

    def own_places(self) -> list[int]:
        """Parameters whose memory and shadow lie on the thread's stack."""
        return [p for p, found in self.primals.items() if self._is_own(found) and self._is_own(self.shadows.get(p, found))]

    def _is_own(self, found: frozenset[Value] | None) -> bool:
        return bool(found) and all(isinstance(base, Alloca) or base in self.own for base in found)

    def _is_promised(self, place: int) -> bool:
        owner = self.call.owners[place]
        return owner >= 0 and self.race_free[owner]

    def _apart(self) -> Iterable[int]:
        """Pointers whose memory no other one reaches, in primal and shadow."""
        for place, found in self.primals.items():
            if place and place not in self.call.data:
                continue
            others = [bases_ for p, bases_ in (*self.primals.items(), *self.shadows.items()) if p != place]
            own = [self.shadows[place]] if place in self.shadows else []
            if all(self._is_alone(bases_, others) for bases_ in (found, *own)) and _are_disjoint(found, own):
                yield place

    def _is_alone(self, found: frozenset[Value] | None, others: list[frozenset[Value] | None]) -> bool:
        """Whether memory is certainly no other's: variables are apart from each other and from what the caller of a kernel gives,
        arrays of the launch that were checked from each other."""
        if not found or not _are_disjoint(found, others):
            return False
        if all(isinstance(base, (Alloca, GlobalVariable)) for base in found):
            return True
        every = (base for bases_ in (found, *others) for base in bases_ or ())
        return all(isinstance(base, (Alloca, GlobalVariable)) or base in self.apart for base in every)


def _all_shared(found: frozenset[Value] | None) -> bool:
    return bool(found) and all(isinstance(base, GlobalVariable) for base in found)


def _are_disjoint(found: frozenset[Value] | None, others: list[frozenset[Value] | None]) -> bool:
    return found is not None and all(other is not None and not other & found for other in others)
