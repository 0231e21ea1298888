"""What an address is a step from, and which address an access goes to.

    %q = getelementptr double, ptr %p, i64 %i          base_of(%q) is %p
    %r = select i1 %c, ptr %q, ptr %s                  origins(%r): {%p, %s}
    store double %v, ptr %q                            access_of(it, layout): (%q, 8)
"""

from __future__ import annotations

from .data_layout import DataLayout
from .functions import Instruction, Phi
from .instructions import AtomicRMW, Cast, CompareExchange, GetElementPtr, Load, Select, Store
from .values import ConstantExpression, Value


def base_of(pointer: Value) -> Value:
    """The pointer that steps and bit casts lead to an address from."""
    while isinstance(pointer, GetElementPtr) or (isinstance(pointer, Cast) and pointer.opcode == "bitcast"):
        pointer = pointer.operands[0]
    return pointer


def origins(pointer: Value) -> set[Value]:
    """What a pointer may have been computed from: variables, arguments, whatever else."""
    seen: set[Value] = set()
    found: set[Value] = set()
    stack = [pointer]
    while stack:
        value = stack.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Instruction | ConstantExpression) and value.opcode in ("getelementptr", "bitcast", "addrspacecast"):
            stack.append(value.operands[0])  # instructions and constant expressions
        elif isinstance(value, Phi):
            stack.extend(value.operands)
        elif isinstance(value, Select):
            stack.extend(value.operands[1:])
        else:
            found.add(value)
    return found


def access_of(instruction: Instruction, layout: DataLayout) -> tuple[Value, int] | None:
    """The pointer of a load, a store or an atomic operation, and how many bytes it comes to."""
    if isinstance(instruction, Load):
        return instruction.pointer, layout.store_size(instruction.type)
    if isinstance(instruction, Store):
        return instruction.pointer, layout.store_size(instruction.value.type)
    if isinstance(instruction, (AtomicRMW, CompareExchange)):
        return instruction.operands[0], layout.store_size(instruction.operands[1].type)
    return None
