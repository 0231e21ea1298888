"""Takes a kernel out of numba.cuda as one module of plain LLVM IR; no GPU, no driver.

    @cuda.jit def k(a, x): ...      ->      define void @"mod.k"(double %a, ptr %x.0, ..., ptr %shared.0)

All callees are inlined, pointers are generic, and shared memory is handed to the kernel from outside: one pointer for each
static array, one for all the dynamic memory. So what follows (differentiation, host execution, PTX) sees an ordinary function
that many threads run. Calls of libdevice stay calls, because the compiler has rules for them.
"""

from __future__ import annotations

import re
from contextlib import nullcontext
from dataclasses import replace
from functools import partial

from ... import progress
from ...errors import EnzymeError
from ...ir import llvm_io
from ...ir.attributes import add_attribute, attribute_texts
from ...ir.builder import Builder
from ...ir.extrema import is_extremum
from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction, Module, Phi
from ...ir.instructions import Call, GetElementPtr
from ...ir.metadata import APART
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...ir.types import PTR, VOID, FunctionType
from ...ir.values import Constant, ConstantAggregate, ConstantExpression, GlobalVariable, Value
from ...transform.debug_locations import DebugLocations
from ...transform.prepare.contraction import permit
from ...transform.prepare.recursion import is_recursive
from ...transform.prepare.resolve_atomic_extrema import memory_of
from .addresses import step_from_pointers
from .array_extents import compare_with_extents
from .assembly import with_names
from .bits import cast_bits
from .checked_indices import checked as checked_copy
from .checked_indices import comparing_indices
from .device_calls import extracting
from .device_derivatives import DeviceDerivatives, keep_primals, primal_symbols
from .device_rules import call_rules
from .exchange_loops import mark_first_reads
from .front_end import ARGUMENT_PREFIX, CUDADispatcher, compiler_lock, is_mlir, lower, types
from .grid_sync import whole_grid_meetings
from .kernel import Kernel
from .layout import places
from .mlir_twins import compiling, or_twin
from .named_functions import give_values
from .names import OUTSIDE, name_arguments, readable_name, short_symbol, with_short_symbols
from .opaque import SharedArray, plain_text
from .own_arrays import load_data
from .powers import multiply_out
from .ptx import without_lines
from .reshapes import copy_shapes
from .returned_results import return_results
from .shuffles import whole_shuffles
from .whole_records import copy_whole_records

COMPUTE_CAPABILITY = (9, 0)
VOTE = re.compile(r"^declare \{ i32, i1 \} @llvm\.nvvm\.vote\.sync\(([^)]*)\).*$", re.MULTILINE)

POINTERS = ("owner", "data")
EXTENT = f"range(i64 0, {(1 << 63) - 1})"
NOT_INLINED = re.compile(r"\b(?:noinline|optnone|cold)\b ?")


def extract(dispatcher: CUDADispatcher, arguments: tuple[types.Type, ...], *, apart: bool = False, final: bool = False,
            device: bool = False, checked: bool = False) -> Kernel:  # fmt: skip
    """The kernel of *dispatcher* for these argument types, which the dispatcher keeps.

    ``apart``: no two arrays share memory. ``final``: nobody will differentiate the kernel. The derivatives that it calls are made
    for that; a kernel without any is the same in all cases. For a ``device`` its products may be fused with sums, where the
    user's may be. ``checked``: indices are compared with the extents of arrays.
    """
    contract = device and bool(dispatcher.targetoptions.get("fma", True))
    # A launch of what is there takes no lock: an interrupt that falls into the taking of one leaves it taken.
    found = dispatcher.__dict__.setdefault("_enzyme_extracted", {}).get((arguments, apart, final, contract, checked))
    return found or _extract_once(dispatcher, arguments, apart=apart, final=final, contract=contract, checked=checked)


@compiler_lock
def _extract_once(dispatcher: CUDADispatcher, arguments: tuple[types.Type, ...], *, apart: bool, final: bool, contract: bool,
                  checked: bool) -> Kernel:  # fmt: skip
    extracted = dispatcher.__dict__["_enzyme_extracted"]
    key = (arguments, apart, final, contract, checked)
    if key not in extracted:
        plain = extracted.get((arguments, apart, final, False, checked))
        if plain is not None and not plain.calls_autodiff:
            found = _permitted(plain)
        else:
            with progress.compiling(f"{dispatcher.py_func.__name__}({', '.join(map(str, arguments))})"):
                found = _extract(dispatcher, arguments, checked, apart=apart, final=final, contract=contract)
        same = [(arguments, a, f, contract, checked) for a in (False, True) for f in (False, True)]
        extracted.update(dict.fromkeys([key] if found.calls_autodiff else same, found))
    return extracted[key]


def _permitted(kernel: Kernel) -> Kernel:
    """The same kernel, whose products may be fused with sums."""
    module = parse_module(kernel.text)
    permit(module)
    return replace(kernel, text=llvm_io.normalize(print_module(module)), contract=True, made={})


def _extract(dispatcher: CUDADispatcher, arguments: tuple[types.Type, ...], checked: bool, **known: bool) -> Kernel:
    original, dispatcher = dispatcher, or_twin(dispatcher)
    by_index = checked and not is_mlir(dispatcher)
    with extracting(), comparing_indices() if by_index else nullcontext(), compiling(dispatcher, original):
        lowered = lower(checked_copy(dispatcher) if by_index else dispatcher, arguments, COMPUTE_CAPABILITY)
    return kernel_from_text(lowered.modules, lowered.symbol, readable_name(dispatcher.py_func), arguments,
                            checked=checked, by_index=by_index, **known)  # fmt: skip


def kernel_from_text(modules: list[str], symbol: str, name: str, arguments: tuple[types.Type, ...] = (), *,
                     apart: bool = False, final: bool = False, contract: bool = False,
                     checked: bool = False, by_index: bool = False) -> Kernel:  # fmt: skip
    """The kernel ``symbol`` of modules in numba.cuda's dialect, under the name ``name``. ``contract``: products may be fused
    with sums, in the kernel and in the derivatives that it calls. ``checked``: for launches that look for mistakes: unless each
    index is compared already (``by_index``), accesses are, with the extents of arrays that are arguments."""
    symbol = short_symbol(symbol)
    module, declared = _plain_module(modules)
    with extracting():
        call_rules(module, partial(_definitions, contract=contract))
    if contract:
        permit(module)
    kept = primal_symbols(module)
    for function in module.functions.values():
        if not function.is_declaration:
            function.prefix = "" if function.name in kept else "internal"
    symbols = frozenset(f.name.strip('"') for f in module.functions.values() if not f.is_declaration)
    kernel = _as_kernel(module, module.functions[symbol], name, arguments)
    _inline_calls(module, {kernel.name, *kept})
    module = parse_module(llvm_io.optimize(print_module(module), inline=llvm_io.INLINE_FIRST, literal=True))
    name_arguments(module, ARGUMENT_PREFIX)
    if checked and not by_index:
        mark_first_reads(module.functions[kernel.name])
        compare_with_extents(module, module.functions[kernel.name], arguments)
        module = parse_module(llvm_io.optimize(print_module(module), inline=llvm_io.INLINE_FIRST, literal=True))
    parameters = module.functions[kernel.name].arguments
    arrays = (a for a, place in zip(parameters, places(arguments), strict=True) if place in POINTERS) if apart else ()
    derivatives = DeviceDerivatives(declared, _pass_shared_memory, frozenset(arrays), final, contract, checked)
    if kept:
        module = derivatives.fill_in(module, module.functions[kernel.name])
        module = parse_module(llvm_io.optimize(print_module(module), inline=llvm_io.INLINE_FIRST, literal=True))
    shared = _pass_shared_memory(module, module.functions[kernel.name], derivatives.all_shared)
    for variable in [v for v in module.globals.values() if v.name.startswith(("_ZN08NumbaEnv", '"_ZN08NumbaEnv'))]:
        del module.globals[variable.name]
    text = llvm_io.normalize(print_module(module))
    parameters = tuple(str(a.type) for a in module.functions[kernel.name].arguments)
    memory = [memory_of(i.operands[0]) for i in module.functions[kernel.name].instructions() if is_extremum(i)]
    extrema = tuple(dict.fromkeys(a.index if a is not None else -1 for a in memory))
    return Kernel(text, name, arguments, shared, parameters, extrema, bool(kept), tuple(derivatives.made), symbols, contract)


def _plain_module(modules: list[str]) -> tuple[Module, tuple[SharedArray, ...]]:
    """Modules in numba.cuda's dialect as one of plain LLVM in the form that the compiler knows; and their shared arrays."""
    plain = plain_text(with_short_symbols(modules))
    linked = with_names(llvm_io.link(keep_primals(plain.modules)))
    linked = VOTE.sub(r"declare { i32, i1 } @ne.vote.sync(\1) convergent nounwind", linked)
    module = parse_module(linked.replace("@llvm.nvvm.vote.sync(", "@ne.vote.sync("))
    if OUTSIDE in module.functions:
        module.functions[OUTSIDE].suffix = "noreturn nounwind"
    for rewrite in (copy_whole_records, cast_bits, whole_shuffles, whole_grid_meetings, step_from_pointers, return_results,
                    multiply_out, give_values, copy_shapes, load_data):  # fmt: skip
        rewrite(module)
    return module, plain.shared


def _inline_calls(module: Module, kept: set[str]) -> None:
    """Have every function inlined that does not call itself. LLVM leaves calls in what it takes for cold, and a call has a tape
    of its own, which no device can give it."""
    for number, group in module.attribute_groups.items():
        module.attribute_groups[number] = NOT_INLINED.sub("", group).strip() or '"ne"'  # an empty group is no group
    for function in module.functions.values():
        if not function.is_declaration and function.name not in kept and not is_recursive(function):
            function.suffix = NOT_INLINED.sub("", function.suffix)
            add_attribute(function, "alwaysinline")
    for function in _where_threads_meet(module):
        if "convergent" not in function.suffix:
            add_attribute(function, "convergent")


def _where_threads_meet(module: Module) -> list[Function]:
    """The functions that reach a meeting: without the word LLVM copies calls of them into both ways of a branch, before it has
    inlined them, and one meeting becomes two."""
    calls = {f: {i.callee for i in f.instructions() if isinstance(i, Call)} for f in module.functions.values()}
    meeting: set[Value] = {
        f for f in calls if f.is_declaration and any("convergent" in text for text in attribute_texts(f.suffix, module))
    }
    found: list[Function] = []
    while reached := [f for f, called in calls.items() if f not in meeting and not called.isdisjoint(meeting)]:
        meeting.update(reached)
        found += reached
    return found


def _definitions(modules: list[str], symbol: str, *, contract: bool) -> str:
    """A function of a rule, with all that it calls, as text of plain LLVM."""
    module, shared = _plain_module(modules)
    if shared:
        raise EnzymeError("a function with a rule makes shared memory: give it as an argument")
    if contract:
        permit(module)
    if kept := primal_symbols(module):
        module = _alone(module, {symbol, *kept})
        derivatives = DeviceDerivatives((), _pass_shared_memory, final=True, contract=contract)
        module = derivatives.fill_in(module, module.functions[symbol])
    for variable in [v for v in module.globals.values() if v.name.startswith(("_ZN08NumbaEnv", '"_ZN08NumbaEnv'))]:
        del module.globals[variable.name]
    return without_lines(print_module(module))


def _alone(module: Module, kept: set[str]) -> Module:
    """The module with these functions, and everything inlined in them."""
    for function in module.functions.values():
        if not function.is_declaration:
            function.prefix = "" if function.name in kept else "internal"
    _inline_calls(module, kept)
    return parse_module(llvm_io.optimize(print_module(module), inline=llvm_io.INLINE_FIRST, literal=True))


def _as_kernel(module: Module, body: Function, name: str, arguments: tuple[types.Type, ...]) -> Function:
    """A function without a result that calls the body: Numba's status is of no use in a kernel. No extent is negative."""
    given = body.arguments[1:]
    extents = {i: EXTENT for i, place in enumerate(places(arguments)) if place in ("count", "extent")}
    parameters = [Argument(a.type, a.name, i, extents.get(i, a.attributes)) for i, a in enumerate(given)]
    kernel = Function(name, FunctionType(VOID, tuple(a.type for a in given)), parameters)
    module.functions[name] = kernel
    entry = Block("entry", kernel)
    kernel.blocks.append(entry)
    locations = DebugLocations(module)
    locations.describe(kernel, body)
    b = Builder(module, entry)
    b.debug = locations.of(kernel).start
    counts = _counted_by_extents(b, parameters, arguments)
    b.call(body, [b.alloca(PTR, "result"), *(counts.get(a, a) for a in parameters)])
    b.ret()
    return kernel


def _counted_by_extents(b: Builder, parameters: list[Argument], arguments: tuple[types.Type, ...]) -> dict[Value, Value]:
    """The number of elements of each array as the product of its extents: so tests of one say something of the other."""
    found: dict[Value, Value] = {}
    count = None
    for parameter, place in zip(parameters, places(arguments), strict=False):
        if place == "count":
            count = parameter
        elif place == "extent" and count is not None:
            found[count] = b.binary("mul", found[count], parameter) if count in found else parameter
    return found


def _pass_shared_memory(module: Module, kernel: Function, shared: tuple[SharedArray, ...]) -> tuple[SharedArray, ...]:
    """Shared memory becomes parameters of the kernel, behind all others."""
    used = [a for a in shared if _is_used(module, a)]
    statics = [a for a in used if a.count]
    dynamic = [a for a in used if not a.count]
    groups = [[a] for a in statics] + ([dynamic] if dynamic else [])
    for number, group in enumerate(groups):
        name = f"shared.{number}" if group[0].count else "shared.dynamic"
        argument = Argument(PTR, name, len(kernel.arguments), APART)
        kernel.arguments.append(argument)
        kernel.function_type = FunctionType(kernel.function_type.result, (*kernel.function_type.parameters, PTR))
        for array in group:
            variable = module.symbol(array.name) or module.symbol(f'"{array.name}"')
            assert isinstance(variable, GlobalVariable), array.name
            for function in module.functions.values():
                if function is not kernel and any(_mentions(o, variable) for i in function.instructions() for o in i.operands):
                    raise EnzymeError(f"shared memory is used in {function.name}, which is recursive: that is not supported")
            _replace(kernel, variable, argument)
            del module.globals[variable.name]
    return (*statics, *_joined(dynamic))


def _joined(dynamic: list[SharedArray]) -> list[SharedArray]:
    """All dynamic arrays begin at the same place; they are of one type or of none that is known."""
    elements = {a.element for a in dynamic}
    return [SharedArray("dynamic", elements.pop() if len(elements) == 1 else "i8", 0)] if dynamic else []


def _is_used(module: Module, array: SharedArray) -> bool:
    variable = module.symbol(array.name) or module.symbol(f'"{array.name}"')
    return variable is not None


def _mentions(value: object, variable: GlobalVariable) -> bool:
    if value is variable:
        return True
    if isinstance(value, ConstantExpression):
        return any(_mentions(o, variable) for o in value.operands)
    if isinstance(value, ConstantAggregate):
        return any(_mentions(o, variable) for o in value.elements)
    return False


def _describes(record: DebugRecord, variable: GlobalVariable) -> bool:
    return any(_mentions(getattr(o, "value", None) or o, variable) for o in record.operands)


def _replace(kernel: Function, variable: GlobalVariable, argument: Argument) -> None:
    """Every use of a variable becomes one of the argument; what was computed at link time is computed on entry."""
    entry: list[Instruction] = []
    made: dict[Constant, Instruction] = {}

    def replaced(value: Value) -> Value:
        if value is variable:
            return argument
        if isinstance(value, ConstantExpression) and _mentions(value, variable):
            if value not in made:
                made[value] = _instruction(value, [replaced(o) for o in value.operands])
                entry.append(made[value])
            return made[value]
        if isinstance(value, ConstantAggregate) and _mentions(value, variable):
            raise EnzymeError("the address of shared memory is stored in a structure: that is not supported")
        return value

    for block in kernel.blocks:
        block.instructions = [i for i in block.instructions if not (isinstance(i, DebugRecord) and _describes(i, variable))]
    for instruction in kernel.instructions():
        if not isinstance(instruction, DebugRecord):
            instruction.operands = [replaced(o) for o in instruction.operands]
    for instruction in entry:
        instruction.block = kernel.entry
    first = next(i for i, instruction in enumerate(kernel.entry.instructions) if not isinstance(instruction, Phi))
    kernel.entry.instructions[first:first] = entry


def _instruction(constant: ConstantExpression, operands: list) -> Instruction:
    if constant.opcode == "getelementptr" and constant.source_type is not None:
        return GetElementPtr(constant.type, constant.source_type, operands, flags=constant.flags)
    raise EnzymeError(f"an address of shared memory is computed by {constant.opcode}: that is not supported")

