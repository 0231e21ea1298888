"""Loops that LLVM must not make vectors of.

    %r = call { double, double } @llvm.modf.f64(double %x)      in a loop that counts down: LLVM 22.1's vectoriser aborts

So do `llvm.frexp` and `llvm.sincos`, whose result is a structure, too. Reverse sweeps count down.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..analysis.control.cfg import ControlFlow
from ..analysis.control.loops import LoopForest
from ..ir.functions import Function, Instruction, Module
from ..ir.instructions import Call
from ..ir.metadata import append_node, describe_loop
from ..ir.types import StructType

AS_IT_IS = '!{!"llvm.loop.vectorize.enable", i1 false}'


def keep_scalar(module: Module, functions: Iterable[Function]) -> bool:
    """Mark the loops of these functions that call an intrinsic with several results; whether there are any."""
    latches = [latch for function in functions for latch in _latches(function)]
    if not latches:
        return False
    how = append_node(module, AS_IT_IS)
    for latch in latches:
        describe_loop(module, latch, how)
    return True


def _latches(function: Function) -> list[Instruction]:
    if not any(map(_has_several_results, function.instructions())):
        return []
    return [latch.terminator for loop in LoopForest(ControlFlow(function)).loops for latch in loop.latches
            if any(_has_several_results(i) for block in loop.blocks for i in block.instructions)]  # fmt: skip


def _has_several_results(instruction: Instruction) -> bool:
    return (isinstance(instruction, Call) and isinstance(instruction.type, StructType)
            and (instruction.callee_name or "").startswith(("llvm.modf.", "llvm.frexp.", "llvm.sincos")))  # fmt: skip
