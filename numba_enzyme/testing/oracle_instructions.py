"""Instructions of the oracle that are no terminators: one handler per class of the model.

    %v = load double, ptr %p       handler(oracle, frame, load)  ->  the value of %v
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.instructions import (
    Alloca,
    AtomicRMW,
    Binary,
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
    Select,
    ShuffleVector,
    Store,
    Unary,
    Verbatim,
)
from ..ir.types import FloatType, Type, VectorType, element_of, integer_bits, scalar_type
from .oracle_arithmetic import signed
from .oracle_functions import evaluate
from .oracle_machine import Frame, Machine
from .oracle_scalars import OracleError

ADDRESS_MASK = (1 << 64) - 1


# ------------------------------------------------------------------------------------------------------ operators


def _unary(oracle: Machine, frame: Frame, instruction: Unary):
    value = frame[instruction.operands[0]]
    negate = oracle.arithmetic.negate
    return tuple(map(negate, value)) if isinstance(value, tuple) else negate(value)


def _binary(oracle: Machine, frame: Frame, instruction: Binary):
    a, b = frame[instruction.operands[0]], frame[instruction.operands[1]]
    binary, opcode, type_ = oracle.constants.operators.binary, instruction.opcode, instruction.type
    if isinstance(type_, VectorType):
        return tuple(binary(opcode, type_.element, x, y) for x, y in zip(a, b, strict=True))
    return binary(opcode, type_, a, b)


def _compare(oracle: Machine, frame: Frame, instruction: Compare):
    left, right = instruction.operands
    a, b = frame[left], frame[right]
    compare, opcode, predicate = oracle.constants.operators.compare, instruction.opcode, instruction.predicate
    if isinstance(left.type, VectorType):
        return tuple(compare(opcode, predicate, left.type.element, x, y) for x, y in zip(a, b, strict=True))
    return compare(opcode, predicate, left.type, a, b)


def _cast(oracle: Machine, frame: Frame, instruction: Cast):
    operand = instruction.operands[0]
    source, target, value = operand.type, instruction.type, frame[operand]
    cast = oracle.constants.operators.cast
    if instruction.opcode != "bitcast" and isinstance(target, VectorType):
        return tuple(cast(instruction.opcode, element_of(source), target.element, v) for v in value)
    return cast(instruction.opcode, source, target, value)


def _select(oracle: Machine, frame: Frame, instruction: Select):
    condition, then, otherwise = instruction.operands
    chosen = frame[condition]
    if isinstance(chosen, tuple):
        return tuple(a if c else b for c, a, b in zip(chosen, frame[then], frame[otherwise], strict=True))
    return frame[then] if chosen else frame[otherwise]


def _freeze(oracle: Machine, frame: Frame, instruction: Freeze):
    return frame[instruction.operands[0]]


# --------------------------------------------------------------------------------------------------------- memory


def _load(oracle: Machine, frame: Frame, instruction: Load):
    return oracle.memory.load(frame[instruction.operands[0]], instruction.type)


def _store(oracle: Machine, frame: Frame, instruction: Store) -> None:
    value, pointer = instruction.operands
    oracle.memory.store(frame[pointer], value.type, frame[value])


def _alloca(oracle: Machine, frame: Frame, instruction: Alloca) -> int:
    size = oracle.layout.size_of(instruction.allocated_type) * frame[instruction.operands[0]]
    address = oracle.memory.allocate(size, "stack", f"%{instruction.name}")
    frame.stack.append(address)
    return address


def _get_element_ptr(oracle: Machine, frame: Frame, instruction: GetElementPtr):
    operands = instruction.operands
    values = [frame[o] for o in operands]
    types = [scalar_type(o.type) for o in operands]
    offset = oracle.constants.offset
    if not isinstance(instruction.type, VectorType):
        return values[0] + offset(instruction.source_type, values[1:], types[1:]) & ADDRESS_MASK
    lanes = []
    for lane in range(instruction.type.count):
        picked = [v[lane] if isinstance(v, tuple) else v for v in values]
        lanes.append(picked[0] + offset(instruction.source_type, picked[1:], types[1:]) & ADDRESS_MASK)
    return tuple(lanes)


def atomic_result(oracle: Machine, operation: str, type_: Type, old, operand):
    """What ``atomicrmw`` stores."""
    if operation == "xchg":
        return operand
    if isinstance(type_, FloatType):
        name = {"fmax": "fmax", "fmin": "fmin", "fmaximum": "maximum", "fminimum": "minimum"}.get(operation)
        if name is not None:
            return evaluate(name, type_.kind, [old, operand], oracle.arithmetic)
        return oracle.constants.operators.binary(operation, type_, old, operand)
    if operation in ("add", "sub", "and", "or", "xor"):
        return oracle.constants.operators.binary(operation, type_, old, operand)
    bits = integer_bits(type_)
    mask = (1 << bits) - 1
    if operation == "nand":
        return ~(old & operand) & mask
    if operation in ("max", "min"):
        choose = max if operation == "max" else min
        return choose(signed(old, bits), signed(operand, bits)) & mask
    if operation in ("umax", "umin"):
        return max(old, operand) if operation == "umax" else min(old, operand)
    if operation == "uinc_wrap":
        return 0 if old >= operand else old + 1
    if operation == "udec_wrap":
        return operand if old == 0 or old > operand else old - 1
    raise OracleError(f"atomicrmw {operation} is not interpreted")


def _atomic_rmw(oracle: Machine, frame: Frame, instruction: AtomicRMW):
    pointer, operand = instruction.operands
    address, type_ = frame[pointer], operand.type
    old = oracle.memory.load(address, type_)
    if isinstance(old, tuple):
        pairs = zip(old, frame[operand], strict=True)
        new = tuple(atomic_result(oracle, instruction.operation, element_of(type_), a, b) for a, b in pairs)
    else:
        new = atomic_result(oracle, instruction.operation, type_, old, frame[operand])
    oracle.memory.store(address, type_, new)
    return old


def _compare_exchange(oracle: Machine, frame: Frame, instruction: CompareExchange):
    pointer, expected, new = instruction.operands
    old = oracle.memory.load(frame[pointer], expected.type)
    equal = old == frame[expected]
    if equal:
        oracle.memory.store(frame[pointer], new.type, frame[new])
    return (old, int(equal))


# ----------------------------------------------------------------------------------------- aggregates and vectors


def _extract_value(oracle: Machine, frame: Frame, instruction: ExtractValue):
    value = frame[instruction.operands[0]]
    for index in instruction.indices:
        value = value[index]
    return value


def inserted(aggregate: tuple, indices: tuple[int, ...], element: object) -> tuple:
    head, rest = indices[0], indices[1:]
    new = inserted(aggregate[head], rest, element) if rest else element
    return aggregate[:head] + (new,) + aggregate[head + 1 :]


def _insert_value(oracle: Machine, frame: Frame, instruction: InsertValue):
    aggregate, element = instruction.operands
    return inserted(frame[aggregate], instruction.indices, frame[element])


def _extract_element(oracle: Machine, frame: Frame, instruction: ExtractElement):
    vector, index = (frame[o] for o in instruction.operands)
    if index >= len(vector):
        raise OracleError(f"element {index} of a vector of {len(vector)}")
    return vector[index]


def _insert_element(oracle: Machine, frame: Frame, instruction: InsertElement):
    vector, element, index = (frame[o] for o in instruction.operands)
    if index >= len(vector):
        raise OracleError(f"element {index} of a vector of {len(vector)}")
    return inserted(vector, (int(index),), element)


def _shuffle_vector(oracle: Machine, frame: Frame, instruction: ShuffleVector):
    first, second, mask = (frame[o] for o in instruction.operands)
    both = first + second
    return tuple(both[i] for i in mask)


# ------------------------------------------------------------------------------------------------------- the rest


def _call(oracle: Machine, frame: Frame, instruction: Call):
    return oracle.call_instruction(frame, instruction)


def _verbatim(oracle: Machine, frame: Frame, instruction: Verbatim) -> None:
    if instruction.opcode != "fence":
        raise OracleError(f"instruction {instruction.opcode} is not interpreted")


HANDLERS: dict[type, Callable] = {
    Unary: _unary,
    Binary: _binary,
    Compare: _compare,
    Cast: _cast,
    Select: _select,
    Freeze: _freeze,
    Load: _load,
    Store: _store,
    Alloca: _alloca,
    GetElementPtr: _get_element_ptr,
    AtomicRMW: _atomic_rmw,
    CompareExchange: _compare_exchange,
    ExtractValue: _extract_value,
    InsertValue: _insert_value,
    ExtractElement: _extract_element,
    InsertElement: _insert_element,
    ShuffleVector: _shuffle_vector,
    Call: _call,
    Verbatim: _verbatim,
}
