"""The start of a program; of one whose blocks wait for each other as a cooperative launch, with memory in which they meet.

    start(driver, program, grid, block, shared, stream, words)
    ->  driver.launch(function, ..., words), or:
        workspace = 16 bytes, zeroed, of this launch alone;  driver.launch(function, ..., [*words, workspace])

All blocks of such a launch are on the device at once, or it is refused before anything runs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ....errors import EnzymeError
from ..grid_sync import WORKSPACE_BYTES
from .memory import LaunchMemory
from .program import Program
from .seam import Driver


def start(driver: Driver, program: Program, grid: tuple[int, int, int], block: tuple[int, int, int], shared: int, stream: int,
          words: Sequence[int]) -> None:  # fmt: skip
    """``shared``: bytes of dynamic memory. ``words``: the parameters. Raises EnzymeError where blocks would have to wait for
    others that have no room beside them."""
    function = driver.load(program)
    if not program.meets_grid:
        driver.launch(function, grid, block, shared, stream, words)
        return
    name, blocks, room = program.kernel.name, math.prod(grid), driver.blocks_at_once(function, block, shared)
    if blocks > room:
        raise EnzymeError(f"{name}: {blocks} blocks of {math.prod(block)} threads wait for each other (grid.sync), so that they "
                          f"have to be on the device at once; for {program.name} it has room for {room}: launch fewer blocks, "
                          "each of which does more, or use target='cpu'")  # fmt: skip
    with LaunchMemory(driver, stream, (), name) as memory:
        workspace = memory.take(WORKSPACE_BYTES, "meetings of the blocks")
        driver.clear(workspace.address, WORKSPACE_BYTES, stream)
        driver.launch(function, grid, block, shared, stream, [*words, workspace.address])
