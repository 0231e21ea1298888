"""The instructions of a function from which its branches, and its results, are computed.

    own[k] = x[i] ** k         goes: nobody who stays reads `own`
    own[k] = start[i]          stays, for `for j in range(own[k])` below: its load is needed, so what is stored there is

Everything else is for the results, which somebody else computes. The thread's own memory is followed array by array; other
memory is not: what writes to it goes, whoever reads it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....ir.functions import Argument, DebugRecord, Function, Instruction, Phi
from ....ir.instructions import Alloca, AtomicRMW, Call, Cast, Compare, CompareExchange, GetElementPtr, Load, Select, Store
from ....ir.pointers import origins
from ....ir.values import GlobalVariable, Value

MARKS = ("llvm.lifetime.", "llvm.assume", "llvm.dbg.", "llvm.experimental.noalias")
COPIES = ("llvm.memcpy.", "llvm.memmove.")


def needed_instructions(function: Function, results: Iterable[Value]) -> set[Instruction]:
    """All that a branch needs, or one of the ``results``."""
    own = _OwnMemory(function)
    needed: set[Instruction] = set()
    stack: list[Value] = [*results, *own.reached, *(block.instructions[-1] for block in function.blocks)]
    while stack:
        value = stack.pop()
        if isinstance(value, Instruction) and value not in needed:
            needed.add(value)
            stack.extend(value.operands)
            stack.extend(own.writers(value))
    return needed


class _OwnMemory:
    """Who writes to the thread's own arrays. ``reached``: all who may write to those whose address gets about."""

    def __init__(self, function: Function) -> None:
        self._writers: dict[Alloca, list[Instruction]] = {}
        self.reached: list[Instruction] = []
        kept: set[Alloca] = set()
        anywhere: list[Instruction] = []
        for instruction in function.instructions():
            for origin in (o for pointer in _written_by(instruction) for o in origins(pointer)):
                if isinstance(origin, Alloca):
                    self._writers.setdefault(origin, []).append(instruction)
                elif not isinstance(origin, (Argument, GlobalVariable)):
                    anywhere.append(instruction)
            for value in _kept_by(instruction):
                kept |= _arrays(value)
        for array in kept:
            self.reached += self._writers.get(array, ())
        if kept:
            self.reached += anywhere

    def writers(self, reader: Instruction) -> list[Instruction]:
        """Of the arrays that an instruction may read."""
        return [w for pointer in _read_by(reader) for array in _arrays(pointer) for w in self._writers.get(array, ())]


def _arrays(pointer: Value) -> set[Alloca]:
    return {origin for origin in origins(pointer) if isinstance(origin, Alloca)}


def _read_by(instruction: Instruction) -> list[Value]:
    """Pointers to where an instruction may read."""
    if isinstance(instruction, Store):
        return []
    return [instruction.operands[0]] if isinstance(instruction, Load) else _pointers(instruction)


def _written_by(instruction: Instruction) -> list[Value]:
    """Pointers to where an instruction may write."""
    if isinstance(instruction, Store):
        return [instruction.operands[1]]
    copies = isinstance(instruction, Call) and (instruction.callee_name or "").startswith(COPIES)
    return _pointers(instruction)[: 1 if copies else None]


def _pointers(instruction: Instruction) -> list[Value]:
    """By which an atomic operation or a call comes to memory."""
    if isinstance(instruction, (AtomicRMW, CompareExchange)):
        return [instruction.operands[0]]
    if isinstance(instruction, Call) and not (instruction.callee_name or "").startswith(MARKS):
        return [a for a in instruction.arguments if str(a.type) == "ptr"]
    return []


def _kept_by(instruction: Instruction) -> list[Value]:
    """Pointers that somebody may find again elsewhere. Calls keep none, or are no matter for one who only counts."""
    if isinstance(instruction, (Load, GetElementPtr, Call, Phi, Select, Compare, DebugRecord)):
        return []
    if isinstance(instruction, Cast) and str(instruction.type) == "ptr":
        return []
    if isinstance(instruction, Store):
        return [o for o in instruction.operands[:1] if str(o.type) == "ptr"]
    if isinstance(instruction, (AtomicRMW, CompareExchange)):
        return [o for o in instruction.operands[1:] if str(o.type) == "ptr"]
    return [o for o in instruction.operands if str(o.type) == "ptr"]
