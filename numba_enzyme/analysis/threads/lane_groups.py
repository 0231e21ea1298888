"""Which lanes of a warp add to one place of shadow memory, told by the coordinates on which its address does not depend.

    f[n, ty, s]      not on x          lanes side by side: those of one row of the block
    g[tx, n, s]      not on y, z       lanes one row apart: x, x + ntid.x, x + 2 ntid.x, ...
    tile[k, 0]       on none           the whole warp, if all threads are in the same round of the loop over k
    w[tid // 2]      not known         see :mod:`.common_addresses`

Only which axes these are is decided here; how many lanes they make depends on the size of a block. Lanes that are at one
instruction together have equal addresses where all else in them is equal: what is the same for all threads at any time, and what
changes from round to round of a loop that none of them runs ahead in. In such a loop each round comes to a barrier, or all of its
branches are taken by all threads alike.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Branch
from ...ir.values import Value
from .chunk_addresses import Unknown
from .kernel_addresses import KernelAddresses
from .kernel_coordinates import AXES, COVERS, EXTENTS, PLAIN, THREADS
from .phases import Phases


class Owner(IntEnum):
    """Who may come to the place between two barriers: threads of all blocks, of one block, or only those of one group in it."""

    GRID = 0
    BLOCK = 1
    GROUP = 2


class LaneGroup(NamedTuple):
    """Threads that differ along ``AXES[first:after]`` only. ``searched``: other lanes may be at one place as well, if some are
    missing and which of them meet has to be seen at run time."""

    first: int
    after: int
    owner: Owner = Owner.GRID
    searched: bool = False

    @property
    def axes(self) -> set[str]:
        return {THREADS[axis] for axis in AXES[self.first : self.after]}

    def __str__(self) -> str:
        alone = {Owner.GRID: "", Owner.BLOCK: ", plainly if they are all of a block of one warp",
                 Owner.GROUP: ", plainly where they are in one warp"}[self.owner]  # fmt: skip
        along = " and ".join(AXES[self.first : self.after])
        return f"one place for threads along {along}: the lanes of a warp add up first, one of them adds{alone}"


def lane_group(addresses: KernelAddresses, phases: Phases, access: Instruction, pointer: Value,
               axes: set[str]) -> LaneGroup | None:  # fmt: skip
    """The threads that come to one place, side by side or at equal distances; None where there are none, or it is not known.

    ``axes``: coordinates of threads with more than one value.
    """
    if not axes.isdisjoint(addresses.pinned(access.block)):
        return None
    try:
        place = addresses.place(pointer, 1, access.block)
    except Unknown:
        return None
    if place.base in addresses.differing:
        return None
    told: set[str] = set()
    for atom in place.offset.atoms:
        if isinstance(atom, str) and atom in PLAIN:
            told |= COVERS[atom]
        elif atom not in EXTENTS and (isinstance(atom, str) or not _is_equal(addresses, phases, access, atom)):
            return None
    free = [axis for axis in AXES if THREADS[axis] not in told]
    first = next((axis for axis in free if THREADS[axis] in axes), None)
    if first is None:
        return None
    after = begin = AXES.index(first)
    while begin and AXES[begin - 1] in free:
        begin -= 1
    while after < len(AXES) and AXES[after] in free:
        after += 1
    return LaneGroup(begin, after)


def _is_equal(addresses: KernelAddresses, phases: Phases, access: Instruction, value: Value) -> bool:
    """Whether a value is the same for all lanes that are at ``access`` together."""
    changing = addresses.changing_in(value)
    return changing is not None and all(_keeps_step(addresses, phases, access, phi, set()) for phi in changing)


def _keeps_step(addresses: KernelAddresses, phases: Phases, access: Instruction, phi: Phi, known: set[Block]) -> bool:
    """Whether lanes that are at ``access`` together are in the same round of the loop in which a value changes."""
    header = phi.block
    if header in known or phases.same_round(header, access, access):
        return True
    loop = addresses.shape.loops.by_header[header]
    if access.block not in loop.blocks:
        return False
    known = known | {header}
    return all(_is_taken_alike(addresses, phases, access, block, known) for block in loop.blocks)


def _is_taken_alike(addresses: KernelAddresses, phases: Phases, access: Instruction, block: Block, known: set[Block]) -> bool:
    branch = block.terminator
    if len(set(block.successors)) < 2:
        return True
    changing = addresses.changing_in(branch.condition) if isinstance(branch, Branch) and branch.condition is not None else None
    if changing is None:
        return False
    inner = {phi for phi in changing if phi.block in addresses.shape.loops.by_header and _is_inside(addresses, phi.block, known)}
    return all(_keeps_step(addresses, phases, access, phi, known) for phi in changing - inner)


def _is_inside(addresses: KernelAddresses, header: Block, known: set[Block]) -> bool:
    """Whether a loop lies in one whose branches are looked at already, its own among them."""
    return any(header in addresses.shape.loops.by_header[outer].blocks for outer in known)
