"""What was decided about threads, for people: one note per parallel loop and per addition to shadow memory in it.

    parallel   energy.prange.line7             line 7    one copy of 2 captured numbers per chunk
    disjoint   x[i]                            line 8    the address tells the iteration
    atomic     w[index[i]]                     line 9    the address depends on what the chunk computes or loads
"""

from __future__ import annotations

from dataclasses import dataclass

from ...analysis.source.source_names import SourceNames
from ...analysis.threads.thread_sharing import LOCAL
from ...diagnostics import SourceLocation
from ...ir.functions import DebugRecord
from ...ir.instructions import Load, Store
from ...ir.parallel import ParallelFor
from ..context import Context, accessed_type
from ..instructions.defined_calls import is_involved

PARALLEL, SERIAL = "parallel", "serial"


@dataclass(frozen=True)
class ThreadNote:
    """``kind``: parallel or serial for a loop; captured, disjoint or atomic for what its reverse adds to.

    In kernels own, block, warp or atomic for what the reverse of a load adds to, and that of a store takes.
    """

    kind: str
    what: str
    place: SourceLocation
    reason: str


def thread_notes(c: Context, names: SourceNames) -> tuple[ThreadNote, ...]:
    """The notes of one function, in the order of its instructions."""
    sharing = c.facts.sharing
    notes: list[ThreadNote] = []
    for block in c.shape.cfg.order:
        for instruction in block.instructions:
            if isinstance(instruction, DebugRecord):
                continue
            if isinstance(instruction, ParallelFor) and is_involved(instruction, c):
                serial, private = sharing.serial.get(instruction), sharing.private_of(instruction)
                fields = len(private.fields) if private else 0
                reason = serial or (f"one copy of {fields} captured number{'s' * (fields > 1)} per chunk" if fields else "")
                name = instruction.callee.name.strip('"')
                notes.append(ThreadNote(SERIAL if serial else PARALLEL, name, c.place(instruction), reason))
            verdict = sharing.verdicts.get(instruction)
            if verdict is not None and verdict.kind != LOCAL:
                memory = ""
                if isinstance(instruction, (Load, Store)):
                    memory = names.memory(instruction.pointer, accessed_type(instruction))
                what = memory or names.describe(instruction)
                notes.append(ThreadNote(verdict.kind, what, c.place(instruction), verdict.reason))
    return tuple(notes)
