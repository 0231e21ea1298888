"""Meetings of all threads of a grid, as one operation, where numba-cuda calls the device's runtime library.

    %g = call i64 @cudaCGGetIntrinsicHandle(i32 1)
    %s = call i32 @cudaCGSynchronize(i64 %g, i32 0)      ->  call void @ne.grid.sync()

The status that nobody can do anything about is zero. The host knows the operation (:mod:`.host.whole_grid`).
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.model import Block, Call, ConstantInt, Module, Value
from ...ir.types import VOID

GRID_SYNC = "ne.grid.sync"
GRID = 1  # the handle of the whole grid; others stand for several devices
HANDLE, SYNCHRONIZE = "cudaCGGetIntrinsicHandle", "cudaCGSynchronize"


def whole_grid_meetings(module: Module) -> None:
    """Replace the calls, in place, if all handles are those of the grid."""
    calls = [i for f in module.functions.values() for i in f.instructions() if isinstance(i, Call)]
    handles = [c for c in calls if c.callee_name == HANDLE]
    meetings = [c for c in calls if c.callee_name == SYNCHRONIZE]
    if not meetings or not all(isinstance(c.arguments[0], ConstantInt) and c.arguments[0].value == GRID for c in handles):
        return
    found: dict[Value, Value] = {c: ConstantInt(c.type, 0) for c in (*handles, *meetings)}
    for call in handles:
        call.block.instructions.remove(call)
    for call in meetings:
        made = Builder(module, Block("detached", call.block.function)).call_named(GRID_SYNC, VOID, [])
        made.callee.suffix = "convergent nounwind"
        made.block, made.metadata = call.block, call.metadata
        call.block.instructions[call.block.instructions.index(call)] = made
    for function in module.functions.values():
        for instruction in function.instructions():
            instruction.operands = [found.get(o, o) for o in instruction.operands]
    for name in (HANDLE, SYNCHRONIZE):
        module.functions.pop(name, None)
