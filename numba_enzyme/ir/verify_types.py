"""Do the operands of one instruction fit it? The type rules of the verifier, one function per family.

    fadd double %x, %n     (%n an i64)   ->   ["operand 2 has type i64, the instruction double"]

Start reading at :func:`type_problems`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .functions import Function, Instruction, Phi
from .instructions import (
    Alloca,
    AtomicRMW,
    Binary,
    Branch,
    Call,
    Cast,
    Compare,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Load,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unary,
    Unreachable,
)
from .parallel import ParallelFor
from .types import (
    I1,
    VOID,
    ArrayType,
    FunctionType,
    IntType,
    NamedStruct,
    StructType,
    Type,
    VectorType,
    is_floating,
    is_integer,
    is_pointer,
    scalar_type,
)

Structs = Mapping[str, Type] | None
_BITWISE = frozenset(("and", "or", "xor", "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr"))
_OPERAND_COUNTS: dict[type, int] = {
    Unary: 1, Binary: 2, Compare: 2, Cast: 1, Select: 3, Freeze: 1, Load: 1, Store: 2, Alloca: 1, ExtractValue: 1,
    InsertValue: 2, ExtractElement: 2, InsertElement: 3, ShuffleVector: 3, AtomicRMW: 2, CompareExchange: 3, Switch: 1,
    Unreachable: 0,
}  # fmt: skip
_CASTS: dict[str, tuple[Callable[[Type], bool], Callable[[Type], bool]]] = {
    "trunc": (is_integer, is_integer),
    "zext": (is_integer, is_integer),
    "sext": (is_integer, is_integer),
    "fptrunc": (is_floating, is_floating),
    "fpext": (is_floating, is_floating),
    "fptoui": (is_floating, is_integer),
    "fptosi": (is_floating, is_integer),
    "uitofp": (is_integer, is_floating),
    "sitofp": (is_integer, is_floating),
    "ptrtoint": (is_pointer, is_integer),
    "ptrtoaddr": (is_pointer, is_integer),
    "inttoptr": (is_integer, is_pointer),
    "addrspacecast": (is_pointer, is_pointer),
}


def type_problems(instruction: Instruction, function: Function, structs: Structs) -> list[str]:
    """What does not fit. ``structs`` are the module's named structures; without them, places in those are not checked."""
    expected = _OPERAND_COUNTS.get(type(instruction))
    if expected is not None and len(instruction.operands) != expected:
        return [f"{instruction.opcode} has {len(instruction.operands)} operands, {expected} are needed"]
    if isinstance(instruction, Return):
        return list(_return(instruction, function))
    if isinstance(instruction, (ExtractValue, InsertValue)):
        return list(_aggregate(instruction, structs))
    check = _CHECKS.get(type(instruction))
    return list(check(instruction)) if check is not None else []


def _shape(type_: Type) -> tuple[int, bool] | None:
    return (type_.count, type_.scalable) if isinstance(type_, VectorType) else None


def _binary(i: Binary) -> Iterator[str]:
    for number, operand in enumerate(i.operands, 1):
        if operand.type != i.type:
            yield f"operand {number} has type {operand.type}, the instruction {i.type}"
    if not (is_integer(i.type) if i.opcode in _BITWISE else is_floating(i.type)):
        yield f"{i.opcode} of {i.type}"


def _unary(i: Unary) -> Iterator[str]:
    if i.operands[0].type != i.type or not is_floating(i.type):
        yield f"fneg of {i.operands[0].type} giving {i.type}"


def _freeze(i: Freeze) -> Iterator[str]:
    if i.operands[0].type != i.type:
        yield f"freeze of {i.operands[0].type} giving {i.type}"


def _compare(i: Compare) -> Iterator[str]:
    left, right = (operand.type for operand in i.operands)
    if left != right:
        yield f"{left} is compared with {right}"
    elif not (is_floating(left) if i.opcode == "fcmp" else is_integer(left) or is_pointer(left)):
        yield f"{i.opcode} of {left}"
    if scalar_type(i.type) != I1 or _shape(i.type) != _shape(left):
        yield f"a comparison of {left} gives {i.type}"


def _cast(i: Cast) -> Iterator[str]:
    source, target = i.operands[0].type, i.type
    if i.opcode == "bitcast":
        if is_pointer(source) != is_pointer(target):
            yield f"bitcast of {source} to {target}"
        return
    accepts, gives = _CASTS[i.opcode]
    if not accepts(source) or not gives(target) or _shape(source) != _shape(target):
        yield f"{i.opcode} of {source} to {target}"
    elif isinstance(scalar_type(source), IntType) and isinstance(scalar_type(target), IntType):
        narrower = scalar_type(source).bits > scalar_type(target).bits  # type: ignore[attr-defined]
        if narrower != (i.opcode == "trunc") or source == target:
            yield f"{i.opcode} of {source} to {target}"


def _select(i: Select) -> Iterator[str]:
    condition, then, otherwise = (operand.type for operand in i.operands)
    if then != i.type or otherwise != i.type:
        yield f"a select of {then} and {otherwise} gives {i.type}"
    if scalar_type(condition) != I1 or (isinstance(condition, VectorType) and _shape(condition) != _shape(then)):
        yield f"the condition has type {condition}"


def _phi(i: Phi) -> Iterator[str]:
    for operand in i.operands:
        if operand.type != i.type:
            yield f"an incoming value has type {operand.type}, the phi {i.type}"


def _load(i: Load) -> Iterator[str]:
    yield from _address(i.operands[0].type)
    if i.type == VOID:
        yield "load of void"


def _address(type_: Type) -> Iterator[str]:
    if not is_pointer(type_) or isinstance(type_, VectorType):
        yield f"the address has type {type_}"


def _store(i: Store) -> Iterator[str]:
    yield from _address(i.operands[1].type)


def _atomic(i: AtomicRMW | CompareExchange) -> Iterator[str]:
    yield from _address(i.operands[0].type)
    value = i.operands[1].type
    if isinstance(i, AtomicRMW):
        if i.type != value:
            yield f"an atomic operation on {value} gives {i.type}"
        if is_floating(value) != i.operation.startswith("f") and i.operation != "xchg":
            yield f"atomic {i.operation} of {value}"
    elif i.operands[2].type != value or i.type != StructType((value, I1)):
        yield f"{value} is exchanged for {i.operands[2].type}, giving {i.type}"


def _alloca(i: Alloca) -> Iterator[str]:
    if not is_pointer(i.type) or not isinstance(i.operands[0].type, IntType):
        yield f"alloca of {i.operands[0].type} elements gives {i.type}"


def _get_element_pointer(i: GetElementPtr) -> Iterator[str]:
    if not i.operands or not is_pointer(i.operands[0].type):
        yield "the base is no pointer"
        return
    shapes = {_shape(operand.type) for operand in i.operands} - {None}
    if len(shapes) > 1 or _shape(i.type) != next(iter(shapes), None) or scalar_type(i.type) != scalar_type(i.operands[0].type):
        yield f"the result has type {i.type}"
    for number, index in enumerate(i.operands[1:], 1):
        if not is_integer(index.type):
            yield f"index {number} has type {index.type}"


def _aggregate(i: ExtractValue | InsertValue, structs: Structs) -> Iterator[str]:
    element: Type | None = i.operands[0].type
    for index in i.indices:
        while isinstance(element, NamedStruct):
            if structs is None:
                return
            element = structs.get(element.name)
        if isinstance(element, StructType) and index < len(element.fields):
            element = element.fields[index]
        elif isinstance(element, ArrayType) and index < element.count:
            element = element.element
        else:
            yield f"{i.operands[0].type} has no element {', '.join(map(str, i.indices))}"
            return
    if isinstance(i, ExtractValue):
        if i.type != element:
            yield f"the element has type {element}, the instruction {i.type}"
    elif i.operands[1].type != element or i.type != i.operands[0].type:
        yield f"{i.operands[1].type} goes into a place of type {element}, giving {i.type}"


def _extract_element(i: ExtractElement) -> Iterator[str]:
    vector, index = (operand.type for operand in i.operands)
    if not isinstance(vector, VectorType) or vector.element != i.type or not isinstance(index, IntType):
        yield f"element {index} of {vector} gives {i.type}"


def _insert_element(i: InsertElement) -> Iterator[str]:
    vector, element, index = (operand.type for operand in i.operands)
    fits = isinstance(vector, VectorType) and vector.element == element and vector == i.type
    if not fits or not isinstance(index, IntType):
        yield f"{element} goes into {vector}, giving {i.type}"


def _shuffle_vector(i: ShuffleVector) -> Iterator[str]:
    first, second, mask = (operand.type for operand in i.operands)
    if not isinstance(first, VectorType) or first != second or not isinstance(mask, VectorType):
        yield f"shuffle of {first} and {second} by {mask}"
    elif i.type != VectorType(mask.count, first.element, mask.scalable):
        yield f"a shuffle of {first} by {mask} gives {i.type}"


def _call(i: Call) -> Iterator[str]:
    type_: FunctionType = i.function_type
    arguments = i.operands[:-1]
    if len(i.argument_attributes) != len(arguments):
        yield f"{len(arguments)} arguments, but {len(i.argument_attributes)} entries of argument attributes"
    if len(arguments) < len(type_.parameters) or (len(arguments) > len(type_.parameters) and not type_.vararg):
        yield f"{len(arguments)} arguments for {type_}"
        return
    for number, (argument, parameter) in enumerate(zip(arguments, type_.parameters, strict=False), 1):
        if argument.type != parameter:
            yield f"argument {number} has type {argument.type}, the parameter {parameter}"
    if i.type != type_.result:
        yield f"the call has type {i.type}, its function gives {type_.result}"
    if not is_pointer(i.operands[-1].type):
        yield f"the callee has type {i.operands[-1].type}"
    if (i.opcode == "invoke") != (i.normal is not None and i.unwind is not None):
        yield "an invoke, and only an invoke, has a normal and an unwind target"


def _branch(i: Branch) -> Iterator[str]:
    if len(i.operands) > 1 or len(i.targets) != len(i.operands) + 1:
        yield f"{len(i.operands)} conditions and {len(i.targets)} targets"
    elif i.operands and i.operands[0].type != I1:
        yield f"the condition has type {i.operands[0].type}"


def _switch(i: Switch) -> Iterator[str]:
    seen: set[int] = set()
    for constant, _ in i.cases:
        if constant.type != i.operands[0].type:
            yield f"case {constant} has type {constant.type}, the value {i.operands[0].type}"
        if constant.value in seen:
            yield f"case {constant} stands twice"
        seen.add(constant.value)


def _return(i: Return, function: Function) -> Iterator[str]:
    given = i.operands[0].type if i.operands else VOID
    if len(i.operands) > 1 or given != function.function_type.result:
        yield f"{given} is returned from a function that gives {function.function_type.result}"


_CHECKS: dict[type, Callable[..., Iterator[str]]] = {
    Binary: _binary,
    Unary: _unary,
    Freeze: _freeze,
    Compare: _compare,
    Cast: _cast,
    Select: _select,
    Phi: _phi,
    Load: _load,
    Store: _store,
    AtomicRMW: _atomic,
    CompareExchange: _atomic,
    Alloca: _alloca,
    GetElementPtr: _get_element_pointer,
    ExtractElement: _extract_element,
    InsertElement: _insert_element,
    ShuffleVector: _shuffle_vector,
    Call: _call,
    ParallelFor: _call,
    Branch: _branch,
    Switch: _switch,
}
