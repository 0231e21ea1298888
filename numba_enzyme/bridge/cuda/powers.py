"""Powers with constant whole exponents become products; numba-cuda leaves them to a loop over the exponent's bits.

    call i32 @...int_power...(ptr %r, double %x, i64 3)      ->      %a = fmul double %x, %x;  store double (%x * %a), ptr %r

The products and their order are those of the loop, so numbers stay what they were; but a loop would need a tape. Inverted
products have the derivative of their row: see rules/given_values.py.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.functions import Argument, Block, Function, Module, replace_uses
from ...ir.instructions import Binary, Call, Store
from ...ir.types import DOUBLE, FLOAT, I32, Type
from ...ir.values import ConstantFloat, ConstantInt, Value
from ...transform.prepare.canonical_calls import call_given
from .named_functions import PURE

MARKS = ("int_power_impl", "int_power")  # of numba-cuda's function, in its mangled name
LARGEST = 64  # products of more than a dozen factors are left to the loop


def multiply_out(module: Module) -> None:
    """Rewrite all such calls, in place."""
    for function in list(module.functions.values()):
        if function.is_declaration or all(mark in function.name for mark in MARKS):
            continue
        replaced: dict[Value, Value] = {}
        for block in function.blocks:
            old, block.instructions = block.instructions, []
            for instruction in old:
                type_ = _type_of_power(instruction) if isinstance(instruction, Call) else None
                if type_ is None or not isinstance(instruction, Call):
                    block.instructions.append(instruction)
                    continue
                _multiply(module, block, instruction, type_)
                replaced[instruction] = ConstantInt(I32, 0)  # Numba's word for: nothing was raised
        replace_uses(function, replaced)


def _type_of_power(call: Call) -> Type | None:
    """The type of a power that is multiplied out, else None."""
    callee = call.callee
    if not isinstance(callee, Function) or callee.is_declaration or not all(mark in callee.name for mark in MARKS):
        return None
    if len(call.arguments) != 3 or call.type != I32:
        return None
    _, base, exponent = call.arguments
    if not isinstance(exponent, ConstantInt) or abs(exponent.value) > LARGEST or base.type not in (FLOAT, DOUBLE):
        return None
    results = {i.value.type for i in callee.instructions()
               if isinstance(i, Store) and isinstance(i.pointer, Argument) and i.pointer.index == 0}  # fmt: skip
    return base.type if results == {base.type} else None


def _multiply(module: Module, block: Block, call: Call, type_: Type) -> None:
    made = Block("detached", block.function)
    b = Builder(module, made)
    place, base, exponent = call.arguments
    assert isinstance(call.callee, Function) and isinstance(exponent, ConstantInt)
    products = [i for i in call.callee.instructions() if isinstance(i, Binary) and i.opcode == "fmul"]
    flags = products[0].flags if products else ()
    one = ConstantFloat(type_, "1.0")
    power: Value | None = None
    left = abs(exponent.value)
    while left:
        if left & 1:
            power = base if power is None else b.append(Binary("fmul", type_, [power, base], flags=flags))
        left >>= 1
        if left:
            base = b.append(Binary("fmul", type_, [base, base], flags=flags))
    power = one if power is None else power
    if exponent.value < 0:
        power = b.append(Binary("fdiv", type_, [one, power], flags=flags))
        whole = b.float_constant(type_, float(exponent.value))
        power = call_given(b, "negative_power", type_, [call.arguments[1], whole, power], PURE)
    b.store(power, place)
    location = call.metadata.get("dbg")
    for instruction in made.instructions:
        instruction.block = block
        if location is not None:
            instruction.metadata = {**instruction.metadata, "dbg": location}
    block.instructions += made.instructions
