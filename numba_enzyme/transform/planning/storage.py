"""How the tape of one function is allocated and released: decided for every slot before anything is emitted.

    %sum.tape     allocated by ne.tape.acquire, given back by ne.tape.release      numbers
    %g.tape       one register                                                     the tape of a call: ne.abandon.g gives it up
    %w.d.tape     allocated by malloc, given back by free                          shadows: ne.tape.drop gives each up
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import Enum

from ...analysis.planning.tape_layout import GroupKind, Slot, TapeLayout
from ...ir.data_layout import DataLayout
from ...ir.instructions import Alloca, Call
from ...ir.parallel import ParallelFor
from ...ir.types import StructType
from ...ir.values import Value
from ..context import Context

MANY_BUFFERS = 32


class Contents(str, Enum):
    """What lies in a slot, which says how it is given up where the derivative fails; NUMBERS: it need not be."""

    NUMBERS = "numbers"
    TAPE = "the tape of a call"
    STACKED = "memory of a stack of tapes"
    CHUNK_TAPES = "the tapes of a parallel loop"
    SHADOW = "a shadow"
    SHARED_SHADOW = "a shadow of several arrays"
    REFERENCE = "a reference"
    MEMORY = "memory"


@dataclass(frozen=True, slots=True)
class SlotStorage:
    """``base``: what an address is kept as a distance from, because the reverse sweep's launch may have it elsewhere."""

    contents: Contents
    base: Value | None

    @property
    def is_owned(self) -> bool:
        """Whether what lies in the slot has to be given up."""
        return self.contents not in (Contents.NUMBERS, Contents.STACKED)


@dataclass(frozen=True, slots=True)
class Row:
    """What one iteration keeps in a buffer that several slots share: ``structure`` has a field for each of ``slots``."""

    structure: StructType
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class TapeStorage:
    """``acquire``, ``release``: the functions for groups of known size. ``tabled``: buffers and capacities are in tables too.

    ``rows``: the slots of a stack that share its buffer, which is made to grow once for all of them.

    Where a derivative can fail it goes to one block that gives up what it has. With variables alone that block would have a
    phi for each, with a value for each edge to it: code that grows with the square of their number. Tables stay memory.
    ``tests_first``: a value that is the same in all iterations is stored behind a test for the first; where the threads of a GPU
    run, the store itself costs less than a branch of its own. ``on_stack``: the whole tape lies on the stack of the outermost
    call; ``owns_stack``: the function makes such calls (see tape_stacks.py).
    """

    acquire: str = "malloc"
    release: str = "free"
    tabled: bool = False
    tests_first: bool = True
    on_stack: bool = False
    owns_stack: bool = False
    slots: Mapping[Slot, SlotStorage] = field(default_factory=dict)
    rows: Mapping[Slot, Row] = field(default_factory=dict)

    def released_by(self, slot: Slot) -> str:
        """What frees the buffer of a slot."""
        return self.release if slot.group is not None and slot.group.kind == GroupKind.SIZED else "free"


def decide_storage(c: Context, layout: TapeLayout, reused: Collection[Call]) -> TapeStorage:
    """``reused``: allocations whose shadows may be those of other arrays as well."""
    request = c.facts.request
    pooled = request.target.pooled_tape and "tape-pool" not in request.switches
    acquire, release = ("ne.tape.acquire", "ne.tape.release") if pooled else ("malloc", "free")
    buffers = sum(len(g.slots) for g in layout.groups.values() if g.kind != GroupKind.CONSTANT)
    slots = {s: SlotStorage(_contents(s, c, reused), c.base_of_kept(s.decision.need)) for s in layout.slot_of.values()}
    threads = request.target.threads
    rows = {} if threads else rows_of(layout, slots, c.layout)
    return TapeStorage(acquire, release, not threads and buffers > MANY_BUFFERS, not threads, slots=slots, rows=rows)


def rows_of(layout: TapeLayout, slots: Mapping[Slot, SlotStorage], data_layout: DataLayout) -> dict[Slot, Row]:
    """Numbers of one size on a stack, without padding. What is to be given up has an array of its own."""
    found: dict[Slot, Row] = {}
    for group in layout.groups.values():
        if group.kind != GroupKind.COUNTED:
            continue
        by_size: dict[int, list[Slot]] = {}
        for slot in group.slots:
            if not slots[slot].is_owned:
                by_size.setdefault(data_layout.size_of(slot.type), []).append(slot)
        for together in by_size.values():
            if len(together) > 1:
                row = Row(StructType(tuple(slot.type for slot in together)), tuple(together))
                found |= dict.fromkeys(together, row)
    return found


def _contents(slot: Slot, c: Context, reused: Collection[Call]) -> Contents:
    need = slot.decision.need
    value = need.value
    if isinstance(value, Alloca):
        return Contents.MEMORY if need.shadow and c.outlives_forward(value) else Contents.NUMBERS
    call = c.call_of_tape(value)
    if call is None and not (isinstance(value, Call) and c.is_counted(value)):
        return Contents.NUMBERS
    if call is not None and call.callee_name in c.book.registered:
        return Contents.NUMBERS  # only its rule knows what that is
    if call is not None and value is c.tape_of(call) and c.facts.snapshots.pairs(call) is None:
        return Contents.CHUNK_TAPES if isinstance(call, ParallelFor) else Contents.TAPE
    if need.shadow:
        return Contents.SHARED_SHADOW if value in reused else Contents.SHADOW
    return Contents.REFERENCE if isinstance(value, Call) else Contents.MEMORY
