"""The instruction families: one file per family, forward and reverse side by side.

:func:`family_of` is the one place that says which family an instruction belongs to.
"""

from __future__ import annotations

from ...ir.functions import Function, Instruction
from ...ir.instructions import (
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
)
from ...ir.parallel import ParallelFor
from ...ir.types import is_floating
from ..context import Context
from .accesses import AccessPlan
from .arithmetic import Casts, Comparison, FloatArithmetic, IntegerArithmetic
from .atomics import AtomicUpdates, CompareExchanges
from .calls import UNKNOWN, family_of_declared
from .checkpointed_calls import CheckpointedCalls, CheckpointedLoops
from .defined_calls import DefinedCalls
from .family import Family
from .memory import Addresses, Loads, StackMemory, Stores
from .movement import (
    AggregateReads,
    AggregateWrites,
    Freezes,
    Selects,
    Shuffles,
    VectorReads,
    VectorWrites,
)
from .parallel_loops import ParallelLoops

FLOAT_ARITHMETIC = FloatArithmetic()
INTEGER_ARITHMETIC = IntegerArithmetic()
DEFINED = DefinedCalls()
CHECKPOINTED = CheckpointedCalls()
CHECKPOINTED_LOOP = CheckpointedLoops()
PARALLEL = ParallelLoops()
FAMILIES: dict[type, Family] = {
    Unary: FLOAT_ARITHMETIC,
    Compare: Comparison(),
    Cast: Casts(),
    Select: Selects(),
    Freeze: Freezes(),
    Load: Loads(),
    Store: Stores(),
    GetElementPtr: Addresses(),
    Alloca: StackMemory(),
    ExtractValue: AggregateReads(),
    InsertValue: AggregateWrites(),
    ExtractElement: VectorReads(),
    InsertElement: VectorWrites(),
    ShuffleVector: Shuffles(),
    AtomicRMW: AtomicUpdates(),
    CompareExchange: CompareExchanges(),
}


def family_of(instruction: Instruction, c: Context) -> Family | None:
    """The family of an instruction; None for phis, terminators and debug records, which belong to the sweeps."""
    if isinstance(instruction, Binary):
        return FLOAT_ARITHMETIC if is_floating(instruction.type) else INTEGER_ARITHMETIC
    if isinstance(instruction, Call):
        callee = instruction.callee
        if not isinstance(callee, Function):
            return UNKNOWN
        if isinstance(instruction, ParallelFor):
            return PARALLEL
        if callee.is_declaration:
            return family_of_declared(instruction, c)
        if callee in c.facts.checkpointed and c.function is c.facts.root:
            return CHECKPOINTED_LOOP
        return DEFINED if c.facts.snapshots.pairs(instruction) is None else CHECKPOINTED
    return FAMILIES.get(type(instruction))


def access_plan(access: Load | Store, c: Context) -> AccessPlan | None:
    """What the reverse sweep does to shadow memory for a load or store; None for nothing."""
    return FAMILIES[type(access)].access(access, c)


__all__ = ["FAMILIES", "Family", "access_plan", "family_of"]
