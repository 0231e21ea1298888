"""Shuffles of numbers as one operation each, where numba-cuda writes them as shuffles of 32-bit pieces.

    %b = bitcast double %x to i64; two calls of llvm.nvvm.shfl.sync.i32 on its halves; the halves put together
    ->  %y = call double @ne.shfl.sync.f64(i32 %mask, i32 %mode, double %x, i32 %operand, i32 %clamp)

So a derivative can pass through. Mode and clamp are PTX's: idx 0, up 1, down 2, bfly 3. Done before anything is optimised, while
the pieces still stand side by side.
"""

from __future__ import annotations

from typing import Any

from ...errors import EnzymeError
from ...ir.builder import Builder
from ...ir.functions import Block, Function, Instruction, Module, replace_uses, users
from ...ir.instructions import Binary, Call, Cast, ExtractValue, InsertValue
from ...ir.types import DOUBLE, FLOAT, I32, I64, FunctionType, Type
from ...ir.values import ConstantInt, Value

RAW = "llvm.nvvm.shfl.sync.i32"
NAMES: dict[Type, str] = {I32: "ne.shfl.sync.i32", I64: "ne.shfl.sync.i64", FLOAT: "ne.shfl.sync.f32", DOUBLE: "ne.shfl.sync.f64"}
VALUE = 2  # which argument is the number


def whole_shuffles(module: Module) -> None:
    """Replace all raw shuffles, in place."""
    for function in list(module.functions.values()):
        raw = any(isinstance(i, Call) and i.callee_name == RAW for i in function.instructions())
        if raw:
            _without_predicates(function)
        table = users(function) if raw else {}
        for block in function.blocks:
            calls = [i for i in block.instructions if isinstance(i, Call) and i.callee_name == RAW]
            while calls:
                call = calls.pop(0)
                high = next((c for c in calls if _is_high_half(c, call)), None)
                if high is not None:
                    calls.remove(high)
                _replace(module, function, block, call, high, table)
    module.functions.pop(RAW, None)


def _without_predicates(function: Function) -> None:
    """Whether there was a lane to read from, kept in a structure beside the number, is forgotten where nobody takes it out."""
    table = users(function)
    taken: dict[Value, Value] = {}
    gone: list[Instruction] = []
    for predicate in [i for i in function.instructions() if _is_predicate(i)]:
        for pair in table.get(predicate, ()):
            uses = table.get(pair, ())
            if not isinstance(pair, InsertValue) or not all(_is_number_of(use, pair) for use in uses):
                raise EnzymeError("a kernel asks whether there was a lane for a shuffle to read from: that is not supported")
            number = pair.operands[0]
            assert isinstance(number, InsertValue)
            taken.update(dict.fromkeys(uses, number.operands[1]))
            gone += [*uses, pair]
        gone.append(predicate)
    replace_uses(function, taken)
    for instruction in gone:
        instruction.block.instructions.remove(instruction)


def _is_predicate(instruction: Instruction) -> bool:
    source = instruction.operands[0] if isinstance(instruction, ExtractValue) and tuple(instruction.indices) == (1,) else None
    return isinstance(source, Call) and source.callee_name == RAW


def _is_number_of(use: Instruction, pair: InsertValue) -> bool:
    """Whether the number is taken out of a structure with a predicate behind it."""
    first = pair.operands[0]
    return (isinstance(use, ExtractValue) and tuple(use.indices) == (0,) and tuple(pair.indices) == (1,)
            and isinstance(first, InsertValue) and tuple(first.indices) == (0,))  # fmt: skip


def _low_half(call: Call) -> Value | None:
    """The 64-bit value whose low half is shuffled."""
    value = call.arguments[VALUE]
    return value.operands[0] if isinstance(value, Cast) and value.opcode == "trunc" and value.operands[0].type == I64 else None


def _is_high_half(call: Call, low: Call) -> bool:
    """Whether ``call`` shuffles the high half of what ``low`` shuffles the low half of, in the same way."""
    whole, shifted = _low_half(low), _low_half(call)
    same = all(_equal(a, b) for i, (a, b) in enumerate(zip(call.arguments, low.arguments, strict=True)) if i != VALUE)
    return (
        whole is not None and same and isinstance(shifted, Binary) and shifted.opcode == "lshr"
        and shifted.operands[0] is whole and isinstance(shifted.operands[1], ConstantInt) and shifted.operands[1].value == 32
    )  # fmt: skip


def _equal(a: Value, b: Value) -> bool:
    return a is b or (isinstance(a, ConstantInt) and isinstance(b, ConstantInt) and a.value == b.value)


def _replace(module: Module, function: Function, block: Block, low: Call, high: Call | None, table: Any) -> None:
    whole = (_low_half(low) if high is not None else None) or low.arguments[VALUE]
    number = whole.operands[0] if isinstance(whole, Cast) and whole.opcode == "bitcast" else whole
    if number.type not in NAMES:
        number = whole
    arguments = [number if i == VALUE else a for i, a in enumerate(low.arguments)]
    last = high if high is not None else low
    scratch = Block("detached", function)
    b = Builder(module, scratch)
    b.debug = low.metadata.get("dbg")
    made = b.call(_operation(module, number.type), arguments)
    bits = made if made.type == whole.type else b.bitcast(made, whole.type)
    halves: dict[Instruction, Value] = {}
    if high is None:
        halves[low] = bits
    else:
        halves[low] = b.cast("trunc", bits, I32)
        halves[high] = b.cast("trunc", b.binary("lshr", bits, ConstantInt(I64, 32)), I32)
    at = block.instructions.index(last)
    for instruction in scratch.instructions:
        instruction.block = block
    block.instructions[at:at] = scratch.instructions
    found: dict[Value, Value] = {}
    for call, half in halves.items():
        for use in table.get(call, ()):
            if isinstance(use, ExtractValue):  # of the number: predicates are gone
                found[use] = half
    replace_uses(function, found)
    for old in [*found, *halves]:
        old.block.instructions.remove(old)


def _operation(module: Module, type_: Type) -> Function:
    name = NAMES[type_]
    if name not in module.functions:
        function = Function(name, FunctionType(type_, (I32, I32, type_, I32, I32)), suffix="convergent nounwind")
        module.functions[name] = function
    return module.functions[name]
