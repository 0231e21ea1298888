"""Additions by which many threads come to one place of shadow memory, so that they may add up before one of them does it.

    c[0], c[blockIdx.x]      block     one place for all threads and all the time: a sum per thread, added up at the end
    c[k] in a loop over k    warp      neighbours come to it together, but not only to it
    tile[threadIdx.y, k]     warp      threads along x do
    x[i], x[index[i]]        atomic    nothing is gained

A block's sum waits until the reverse sweep ends, so nothing else than additions may come to the memory meanwhile. For "warp" this
is a guess about speed only: which lanes come to one place is seen at run time.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.functions import Block, Instruction
from ...ir.instructions import Binary, Call, Cast, Compare, GetElementPtr, Select
from ...ir.values import Value
from ..control.trip_count import affine_phi
from ..values.value_polynomial import Polynomial
from .chunk_addresses import Unknown
from .kernel_addresses import KernelAddresses
from .kernel_coordinates import AXES, BLOCKS, COVERS, EXTENTS, THREADS, register_of
from .split_indices import Part

MOST_STEPS = 16  # of the computation of an address that is done again at the end
SAME_IN_BLOCK = {*EXTENTS, *BLOCKS.values()}


def comes_together(addresses: KernelAddresses, pointer: Value, block: Block, axes: set[str]) -> bool:
    """Whether neighbours in a warp come to one place. ``axes``: coordinates of threads with more than one value."""
    pinned = addresses.pinned(block)
    moving = [THREADS[a] for a in AXES if THREADS[a] in axes and THREADS[a] not in pinned]
    if not moving:
        return False  # one thread of a block comes here
    try:
        place = addresses.place(pointer, 1, block)
        return not any(moving[0] in COVERS.get(name, ()) for name in _coordinates(addresses, place.offset, set()))
    except Unknown:
        return False


def _coordinates(addresses: KernelAddresses, value: Polynomial, seen: set) -> Iterator[str]:
    """The coordinates on which a number depends, those at which its counters begin among them."""
    for atom in value.atoms - seen:
        seen.add(atom)
        if isinstance(atom, str):
            yield atom
        elif isinstance(atom, Part):
            yield from _coordinates(addresses, atom.numerator, seen)
        elif addresses.is_counter(atom) and (found := affine_phi(atom, addresses.shape.loops.by_header[atom.block])):
            yield from _coordinates(addresses, addresses.polynomial(found[0]), seen)


def steps_to_fixed_place(pointer: Value) -> list[Instruction] | None:
    """What computes an address of parameters, constants and what all threads of a block have in common; None for others.

    All of it may be computed where the address is not used.
    """
    found: dict[Instruction, None] = {}

    def visit(value: Value) -> bool:
        if not isinstance(value, Instruction) or value in found:
            return True
        harmless = isinstance(value, (GetElementPtr, Cast, Compare, Select)) or (
            isinstance(value, Binary) and "div" not in value.opcode and "rem" not in value.opcode
        )
        known = harmless or (isinstance(value, Call) and register_of(value) in SAME_IN_BLOCK)
        if not known or len(found) > MOST_STEPS or not all(map(visit, value.operands)):
            return False
        found[value] = None
        return True

    return list(found) if visit(pointer) else None
