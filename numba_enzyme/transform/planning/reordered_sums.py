"""Inner loops whose sums of adjoints may be added in any order, so that LLVM makes them vectors.

    for j: s += a[j] * b        b.d = fadd double %b.d, %t    ->    b.d = fadd reassoc double %b.d, %t

A loop that uses a number from outside adds to its adjoint in each iteration; IEEE arithmetic has one order for that, and a loop
in that order is no vector. Nothing depends on the order but the gradient's last bits, so it is left to LLVM where the request
says that nobody differentiates the derivative, nor computes a value with it that has bits to keep. Three things keep the bits
the same in every call, with the value and without:

    - only the addition that is carried from one iteration to the next is free, not the products and sums that go in: LLVM's
      scalar passes move nothing without `nsz`, its vectorisers need no more than `reassoc`;
    - only mirrors of innermost loops, in which no value of the function itself is computed;
    - where nothing is kept for the reverse sweep and the value is not asked for, tests of divisors are made in the mirrors
      (:mod:`.elided_forward_sweep`); those of such a loop then are in any case. No loop of a function that may fail otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ...analysis.control.loops import Loop
from ...ir.functions import Instruction
from ...ir.instructions import Load
from ...ir.values import Value
from ...request import Mode
from ..context import Context


def loops_without_order(c: Context, replayed: Collection[Loop], *, settled: bool) -> list[Loop]:
    """The loops in whose mirrors additions may change places, whether or not the request gives the permission.

    ``replayed``: those whose mirrors run iterations again; ``settled``: whether the mirrors make the same tests with the value
    and without.
    """
    request = c.facts.request
    if request.mode is not Mode.REVERSE or request.target.threads or "any-order" in request.switches:
        return []
    if not settled and _may_fail(c):
        return []
    return [loop for loop in innermost_loops(c) if loop not in replayed]


def innermost_loops(c: Context) -> list[Loop]:
    """The loops with no loop inside in which the function may succeed."""
    return [loop for loop in c.shape.loops.loops if not loop.children and loop.header in c.shape.live]


def sums_over_loops(loops: Iterable[Loop], c: Context) -> frozenset[Loop]:
    """Those of the loops whose mirrors add to what is the same in all iterations."""
    return frozenset(loop for loop in loops if any(_adds_outside(i, loop, c) for b in loop.blocks for i in b.instructions))


def is_carried(value: Value, loop: Loop) -> bool:
    """Whether a value, or the place that a pointer leads to, is the same in all iterations of a loop."""
    return not isinstance(value, Instruction) or value.block not in loop.blocks


def _may_fail(c: Context) -> bool:
    return any(s not in c.shape.live for block in c.shape.live for s in block.successors)


def _adds_outside(instruction: Instruction, loop: Loop, c: Context) -> bool:
    """Whether the adjoint of an instruction adds to what is the same in all iterations."""
    if not c.active(instruction):
        return False
    if isinstance(instruction, Load):
        return is_carried(instruction.pointer, loop)
    return any(is_carried(operand, loop) and c.active(operand) for operand in instruction.operands)
