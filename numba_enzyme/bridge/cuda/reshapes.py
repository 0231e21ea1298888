"""What ``a.reshape(...)`` in a kernel calls: numba-cuda links a file of C++ for it, gradients a function of LLVM's.

    call i32 @numba_attempt_nocopy_reshape(nd, dims, strides, new nd, new dims, new strides, itemsize, order)

Dims and strides are given as places in an array's structure, which would have to lie in memory for that, pointers to data
included. So they are copied.
"""

from __future__ import annotations

from functools import partial
from importlib.resources import files

import llvmlite.binding as ll

from ...ir.builder import Builder
from ...ir.functions import Block, Function, Instruction, Module
from ...ir.instructions import Call
from ...ir.types import I64, ArrayType
from ...ir.values import ConstantInt, Value
from ...transform.prepare.canonical_calls import Rewrite, rewrite_all

RESHAPE = "numba_attempt_nocopy_reshape"


def copy_shapes(module: Module) -> None:
    """Give such calls copies of dims and strides, in place."""
    rewrite_all(module, _rewrite_of)


def _rewrite_of(instruction: Instruction) -> Rewrite | None:
    if not isinstance(instruction, Call) or instruction.callee_name != RESHAPE:
        return None
    count = instruction.arguments[0]
    return partial(_with_copies, count.value) if isinstance(count, ConstantInt) else None


def _with_copies(count: int, b: Builder, call: Call) -> Value:
    axes, dims, strides, *others = call.arguments
    copies = [_copied(b, place, count) for place in (dims, strides)]
    return b.call(call.callee, [axes, *copies, *others])


def _copied(b: Builder, place: Value, count: int) -> Value:
    function: Function = b.block.function
    above = Builder(b.module, Block("detached", function))
    copy = above.alloca(ArrayType(count, I64), "shape")
    for made in above.block.instructions:
        made.block = function.entry
    function.entry.instructions[:0] = above.block.instructions
    for axis in range(count):
        here, there = (b.byte_offset(p, 8 * axis) for p in (place, copy))
        b.store(b.load(I64, here), there)
    return copy


def add_reshape(module: ll.ModuleRef, text: str) -> None:
    """Define the function in a module whose text asks for it; it is the module's own."""
    if f"@{RESHAPE}(" in text:
        defined = files(__spec__.parent).joinpath("device_ir", "reshape.ll").read_text(encoding="utf-8")
        module.link_in(ll.parse_assembly(f'target triple = "{module.triple}"\n' + defined))
        module.get_function(RESHAPE).linkage = "internal"
