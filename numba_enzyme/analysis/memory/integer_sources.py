"""Integers in the program's own memory that are numbers because of all that is ever stored there.

    %w = load i32, ptr %p          a word of bit-fields: masks tell nothing of it, a float's bits may be masked, too
    %k = and i32 %w, -8
    %n = or i32 %k, 5
    store i32 %n, ptr %p           but nothing else is stored there: what is masked was an integer

Assumed of all such loads at first, and taken back where a store contradicts: what is left holds of itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.functions import Instruction, Phi
from ...ir.instructions import Binary, Call, Cast, Freeze, Load, Select, Store
from ...ir.types import IntType
from ...ir.values import ConstantInt, Value
from ...rules import CallKind
from .effects import Access, Effects
from .integer_evidence import is_computed_integer
from .kinds import INTEGER
from .objects import MemoryObject, may_be_same
from .scalar_layout import ScalarLayout


def learn_integers(layout: ScalarLayout, effects: Effects) -> None:
    """Tell the layout of the loads whose memory nothing but integers reaches."""
    loads = {load: places for load in _unknown(layout) if (places := _own_places(load, layout, effects))}
    if not loads:
        return
    writers = list(_writers(effects, {target for places in loads.values() for target, _, _ in places}))
    changed = True
    while changed:
        wrong = [load for load, places in loads.items() if not _integers_alone(places, writers, loads, layout)]
        for load in wrong:
            del loads[load]
        changed = bool(wrong)
    layout.take_for_integers(loads)


def _unknown(layout: ScalarLayout) -> Iterator[Load]:
    for function in layout.points_to.functions:
        for instruction in function.instructions():
            if isinstance(instruction, Load) and isinstance(instruction.type, IntType) and layout.is_unknown(instruction):
                yield instruction


def _own_places(load: Load, layout: ScalarLayout, effects: Effects) -> list[Access]:
    """Where the load reads, if that is memory that the program makes and nothing else reaches."""
    places = effects.places(load.pointer, layout.layout.store_size(load.type))
    return places if all(target.is_local and not target.escapes for target, _, _ in places) else []


def _writers(effects: Effects, targets: set[MemoryObject]) -> Iterator[tuple[Instruction, Access]]:
    for function in effects.points_to.functions:
        for instruction in function.instructions():
            if isinstance(instruction, Call) and _stores_no_float(instruction, effects):
                continue
            for access in effects.writes(instruction):
                if any(may_be_same(access[0], target) for target in targets):
                    yield instruction, access


def _stores_no_float(call: Call, effects: Effects) -> bool:
    """Calls of what the module holds, whose own stores are looked at, fills, and what gives memory back."""
    callees = effects.points_to.callees(call)
    if callees is None:
        return False
    facts = [effects.book.facts(callee.name) for callee in callees if callee.is_declaration]
    return all(f is not None and (f.kind == CallKind.MEMSET or f.frees is not None) for f in facts)


def _integers_alone(
    places: list[Access], writers: list[tuple[Instruction, Access]], loads: dict[Load, list[Access]], layout: ScalarLayout
) -> bool:
    return all(
        isinstance(writer, Store) and _is_integer(writer.value, loads, layout)
        for target, offset, size in places
        for writer, (other, there, length) in writers
        if may_be_same(target, other) and (other is not target or offset.overlaps(size, there, length))
    )


def _is_integer(stored: Value, loads: dict[Load, list[Access]], layout: ScalarLayout) -> bool:
    """Whether no bit of what is stored is one of a float or an address."""
    seen: set[Value] = set()
    open_ = [stored]
    while open_:
        value = open_.pop()
        if value in seen or isinstance(value, ConstantInt):
            continue
        seen.add(value)
        if not isinstance(value.type, IntType):
            return False
        if value.type.bits == 1 or value in loads or layout.carried(value) == {0: INTEGER} or is_computed_integer(value):
            continue
        if isinstance(value, (Phi, Freeze, Binary, Select)):
            open_ += value.operands[1:] if isinstance(value, Select) else value.operands
        elif isinstance(value, Cast) and value.opcode in ("trunc", "zext"):
            open_ += value.operands
        else:
            return False
    return True
