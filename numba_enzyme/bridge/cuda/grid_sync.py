"""Meetings of all threads of a grid, as one operation, where numba-cuda calls the device's runtime library.

    %g = call i64 @cudaCGGetIntrinsicHandle(i32 1)
    %s = call i32 @cudaCGSynchronize(i64 %g, i32 0)      ->  call void @ne.grid.sync()
    on a device:                                         ->  call void @ne.grid.meet(i32 a number of this meeting)

The status that nobody can do anything about is zero. The host knows the operation (:mod:`.host.whole_grid`). A device gets a
barrier of ours (:file:`device_ir/grid_sync.ll`) in a cooperative launch, not that of CUDA's runtime library: nothing has to be
found and linked on the user's machine, the driver can assemble the PTX by itself, and it sees what that library does not: threads
that meet elsewhere than the others, and threads that have ended because there was too little tape.
"""

from __future__ import annotations

import zlib
from functools import cache
from importlib.resources import files

from ...analysis.threads.phases import GRID_SYNC
from ...ir.builder import Builder
from ...ir.functions import Block, Module, replace_uses_in_module
from ...ir.instructions import Call
from ...ir.types import VOID
from ...ir.values import ConstantInt, Value

GRID = 1  # the handle of the whole grid; others stand for several devices
WORKSPACE_BYTES = 16  # zeroed, of each launch: blocks that have come, and that all may go on
SHARED_BYTES = 16  # of a block: where the workspace lies, and which meeting it was
HANDLE, SYNCHRONIZE = "cudaCGGetIntrinsicHandle", "cudaCGSynchronize"


def whole_grid_meetings(module: Module) -> None:
    """Replace the calls, in place, if all handles are those of the grid."""
    calls = [i for f in module.functions.values() for i in f.instructions() if isinstance(i, Call)]
    handles = [c for c in calls if c.callee_name == HANDLE]
    meetings = [c for c in calls if c.callee_name == SYNCHRONIZE]
    if not handles or not all(isinstance(c.arguments[0], ConstantInt) and c.arguments[0].value == GRID for c in handles):
        return
    found: dict[Value, Value] = {c: ConstantInt(c.type, 0) for c in (*handles, *meetings)}
    for call in handles:
        call.block.instructions.remove(call)
    for call in meetings:
        made = Builder(module, Block("detached", call.block.function)).call_named(GRID_SYNC, VOID, [])
        module.functions[GRID_SYNC].suffix = "convergent nounwind"
        made.block, made.metadata = call.block, call.metadata
        call.block.instructions[call.block.instructions.index(call)] = made
    replace_uses_in_module(module, found)
    for name in (HANDLE, SYNCHRONIZE):
        module.functions.pop(name, None)


def meets_grid(text: str) -> bool:
    """Whether threads of a module wait for the whole grid, so that its launch has to be a cooperative one."""
    return f"@{GRID_SYNC}(" in text


def with_device_meetings(text: str, stop: str) -> str:
    """The module's text for a device, each meeting with a number; a thread that ends by ``stop`` says so to those that wait."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if f"@{GRID_SYNC}()" in line:
            declared = line.startswith("declare")
            given = "i32" if declared else f"i32 {_number(at)}"
            lines[at] = line.replace(f"@{GRID_SYNC}()", f"@ne.grid.meet({given})")
        elif f"@{stop}()" in line and not line.startswith("declare"):
            lines[at] = f"  call void @ne.grid.leave()\n{line}"
    return "\n".join([*lines, "declare void @ne.grid.leave()", "declare void @ne.grid.enter(ptr)", ""])


def _number(at: int) -> int:
    """A number of a meeting that says nothing about those of others."""
    return zlib.crc32(f"meeting {at}".encode()) & 0x7FFF_FFFF | 1


@cache
def device_meetings() -> str:
    """The definitions for a device."""
    return files(__spec__.parent).joinpath("device_ir", "grid_sync.ll").read_text(encoding="utf-8")
