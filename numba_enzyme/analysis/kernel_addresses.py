"""Whether addresses in a kernel tell the thread, so that no other thread comes there.

    x + 8 (tid + ntid ctaid)                       the thread along x
    x + 8 (y m + x), x < m known                   y from afar, x from near: both
    x + 8 i, i = thread, thread + grid size, ...   a residue per thread
    x + 8 (tid + 1) and x + 8 tid                  the next thread's place: no

An address is a polynomial of the thread's coordinates, of values that are the same in all threads, and of counters of loops.
It is taken apart coordinate by coordinate, as the digits of a number are: all the rest must lie within one step of a coordinate.
Bounds come from loops and from the tests on the way (`if i < x.size`). As everywhere, index arithmetic does not leave 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import permutations, product
from typing import NamedTuple

from ..ir.model import (
    Argument,
    Binary,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    Constant,
    ConstantInt,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    Phi,
    Select,
    Value,
)
from ..ir.types import I1, I64
from .chunk_addresses import ChunkAddresses, Unknown, _bounded, _not_negative
from .effects import Access, Effects
from .trip_count import NEGATED
from .value_polynomial import Polynomial

REGISTER = "llvm.nvvm.read.ptx.sreg."
AXES = "xyz"
THREADS = {axis: f"tid.{axis}" for axis in AXES}
BLOCKS = {axis: f"ctaid.{axis}" for axis in AXES}
GRID = {axis: f"thread.{axis}" for axis in AXES}  # tid + ntid * ctaid, and all that is congruent to it
EXTENTS = {name: name for axis in AXES for name in (f"ntid.{axis}", f"nctaid.{axis}")}
PLAIN = {name: name for names in (THREADS, BLOCKS, GRID) for name in names.values()}
STRIDING = {name: f"{name} strided" for name in PLAIN}  # a counter that is congruent to it; how large it gets is not known
COORDINATES = PLAIN | {name: name for name in STRIDING.values()}
COVERS = {**{n: {n} for names in (THREADS, BLOCKS) for n in names.values()},
          **{GRID[a]: {THREADS[a], BLOCKS[a]} for a in AXES}}  # fmt: skip
COVERS |= {STRIDING[name]: COVERS[name] for name in PLAIN}


class Place(NamedTuple):
    """An access: ``base`` of its address, the rest as a polynomial, its bytes, and the block where it happens."""

    base: Value
    offset: Polynomial
    size: int
    block: Block


class KernelAddresses(ChunkAddresses):
    """Questions about the addresses in a kernel. ``written``: what all threads together may write."""

    def __init__(self, function: Function, effects: Effects, shape, written: list[Access]) -> None:
        super().__init__(_NoChunk, [], effects, {_NoChunk: shape}, written)
        self.function = function
        self._guarded: dict[Block, list[Polynomial]] = {}

    def place(self, pointer: Value, size: int, block: Block) -> Place:
        """Raises Unknown for an address that is not understood."""
        offset = Polynomial()
        while not isinstance(pointer, Argument):
            if not isinstance(pointer, GetElementPtr):
                raise Unknown("its base is not one array")
            offset = offset.plus(self._gep(pointer))
            pointer = pointer.operands[0]
        if size < 0:
            raise Unknown("the number of bytes is not known")
        return Place(pointer, _with_grid_coordinates(offset), size, block)

    def why_shared(self, a: Place, b: Place, axes: set[str]) -> str:
        """Empty if two threads that differ in one of these coordinates never meet at these places, else why they may."""
        if a.base is not b.base:
            return "it is reached in several ways"
        same = [self.pinned(p.block) for p in (a, b)]
        missing = axes - {name for name in same[0] if same[0][name] == same[1].get(name)}
        if not missing:
            return ""
        common = [c for c in (a.offset.atoms & b.offset.atoms) if isinstance(c, str) and c in COORDINATES]
        for count in range(1, len(common) + 1):
            for order in permutations(sorted(common), count):
                covered = set().union(*(COVERS[name] for name in order))
                if missing <= covered and self._apart(a, b, order):
                    return ""
        if not set().union(*(COVERS[n] for n in common)) >= missing:
            return "several threads may come to the same place"
        return "it may reach the place of another thread"

    def _apart(self, a: Place, b: Place, order: tuple[str, ...]) -> bool:
        """Whether the coordinates are digits of both addresses, the first the most significant one."""
        rests = [a.offset, b.offset]
        for coordinate in order:
            parts = [rest.split(coordinate) for rest in rests]
            if None in parts or parts[0][0] != parts[1][0] or not self._is_constant(parts[0][0]):
                return False
            stride, rests = parts[0][0], [rest for _, rest in parts]
            if not any(self._room(stride, a, b, ranges) for ranges in product(*(
                    self._ranges(rest, place.block) for rest, place in zip(rests, (a, b), strict=True)))):
                return False
        return True

    def _room(self, stride: Polynomial, a: Place, b: Place, ranges) -> bool:
        """Whether all that is left of both addresses lies within one step."""
        positive = self._at_least_one(a.block) | self._at_least_one(b.block)
        backwards = Polynomial().plus(stride, -1)
        stride = backwards if _not_negative(backwards, positive) else stride
        for (low, _), (_, high), size in ((ranges[0], ranges[1], b.size), (ranges[1], ranges[0], a.size),
                                          (ranges[0], ranges[0], a.size), (ranges[1], ranges[1], b.size)):  # fmt: skip
            room = stride.plus(low).plus(high, -1).plus(Polynomial.constant(size), -1)
            if not _not_negative(room, positive):
                return False
        return True

    def _is_constant(self, value: Polynomial) -> bool:
        """Whether it is the same in all threads at all times."""
        return all(atom in EXTENTS or (not isinstance(atom, str) and self._loop_of(atom) is None) for atom in value.atoms)

    # ---- ranges

    def _ranges(self, rest: Polynomial, block: Block) -> Iterator[tuple[Polynomial, Polynomial]]:
        """Pairs of a smallest and a largest value, one for each choice of bounds."""
        positive = self._at_least_one(block)
        moving = [a for a in rest.atoms if a in COORDINATES or (not isinstance(a, str) and self._loop_of(a) is not None)]
        if not moving:
            yield rest, rest
            return
        bounds = [list(self._bounds(atom, block)) for atom in moving]
        for chosen in product(*bounds):
            smallest = largest = rest
            try:
                for atom, (first, last) in zip(moving, chosen, strict=True):
                    smallest = _bounded(smallest, atom, first, last, positive)
                    largest = _bounded(largest, atom, last, first, positive)
            except Unknown:
                continue
            yield smallest, largest

    def _bounds(self, atom, block: Block) -> Iterator[tuple[Polynomial, Polynomial]]:
        """What an atom lies between, ends included."""
        if isinstance(atom, Phi):
            try:
                yield self._counter_range(atom, block)
            except Unknown:
                return
            return
        if atom not in PLAIN:
            return
        lows, highs = [Polynomial()], []
        for guard in self._guards(block):
            parts = guard.split(atom)
            if parts is None or parts[0].value not in (1, -1) or not self._is_constant(parts[1]):
                continue
            if parts[0].value == -1:
                highs.append(parts[1])
            elif parts[1].value is not None and parts[1].value < 0:
                lows.append(Polynomial.constant(-parts[1].value))
        axis = atom[-1]
        size = {THREADS[axis]: [f"ntid.{axis}"], BLOCKS[axis]: [f"nctaid.{axis}"], GRID[axis]: []}[atom]
        if size:
            highs.append(Polynomial.atom(EXTENTS[size[0]]).plus(Polynomial.constant(-1)))
        yield from product([max(lows, key=lambda p: p.value)], highs)

    def _at_least_one(self, block: Block) -> set:
        """Atoms that are positive where a block runs."""
        found = set(EXTENTS)
        with suppress(Unknown):
            found |= self._positive(block)
        for guard in self._guards(block):
            large = [m for m, c in guard.items() if c > 0]
            small = [m for m, c in guard.items() if c < 0]
            known = all(set(m) <= COORDINATES.keys() | EXTENTS.keys() for m in small)
            if len(large) == 1 and len(large[0]) == 1 and guard[large[0]] == 1 and () in small and known:
                found.add(large[0][0])
        return found

    # ---- tests on the way

    def _guards(self, block: Block) -> list[Polynomial]:
        """Polynomials that are not negative where a block runs."""
        if block not in self._guarded:
            found: list[Polynomial] = []
            for compare, holds in self._conditions(block):
                predicate = compare.predicate if holds else NEGATED[compare.predicate]
                signed = "s" + predicate[1:] if predicate[0] == "u" and "samesign" in compare.flags else predicate
                try:
                    a, b = (_with_grid_coordinates(self.polynomial(o)) for o in compare.operands)
                except Unknown:
                    continue
                one = Polynomial.constant(-1)
                found += {"sgt": [a.plus(b, -1).plus(one)], "sge": [a.plus(b, -1)], "slt": [b.plus(a, -1).plus(one)],
                          "sle": [b.plus(a, -1)], "eq": [a.plus(b, -1), b.plus(a, -1)]}.get(signed, [])  # fmt: skip
            self._guarded[block] = found
        return self._guarded[block]

    def _conditions(self, block: Block) -> Iterator[tuple[Compare, bool]]:
        """Comparisons of which the outcome is known where a block runs."""
        shape = self.shape
        above = block
        while above is not None:
            above = shape.dominators.immediate.get(above)
            branch = above.terminator if above is not None else None
            if not isinstance(branch, Branch) or branch.condition is None or branch.targets[0] is branch.targets[1]:
                continue
            sides = [shape.cfg.predecessors[t] == [above] and shape.dominators.dominates(t, block) for t in branch.targets]
            if sides[0] != sides[1]:
                yield from _comparisons(branch.condition, sides[0])

    def pinned(self, block: Block) -> dict[str, int]:
        """Coordinates that have one value wherever a block runs."""
        found = {}
        guards = self._guards(block)
        for guard in guards:
            opposite = Polynomial().plus(guard, -1)
            for name in guard.atoms:
                if name in PLAIN and len(COVERS[name]) == 1 and opposite in guards:
                    parts = guard.split(name)
                    if parts is not None and parts[0].value == 1 and parts[1].value is not None:
                        found[name] = -parts[1].value
        return found

    # ---- polynomials of values

    def polynomial(self, value: Value) -> Polynomial:
        name = register_of(value)
        if name is not None:
            if name in PLAIN or name in EXTENTS:
                return Polynomial.atom(PLAIN.get(name) or EXTENTS[name])
            raise Unknown("the address depends on another register of the thread")
        if isinstance(value, ConstantInt):
            return super().polynomial(value)
        if isinstance(value, Cast) and value.opcode in ("zext", "sext") and value.operands[0].type != I1:
            return self._narrow(value.operands[0], "nuw" if value.opcode == "zext" else "nsw")
        if isinstance(value, Phi):
            coordinate = self._striding(value)
            if coordinate is not None:
                return Polynomial.atom(coordinate)
        if isinstance(value, Select) and self._never_negative_test(value):
            return self.polynomial(value.operands[2])
        if isinstance(value, Binary) and value.opcode == "xor" and getattr(value.operands[1], "value", 0) == -1:
            return Polynomial.constant(-1).plus(self.polynomial(value.operands[0]), -1)
        signed = _of_sign(value)
        if signed is not None and self._is_never_negative(signed, value.block):
            return Polynomial()
        return super().polynomial(value)

    def _narrow(self, value: Value, flag: str) -> Polynomial:
        """The value of an integer that is widened: its sums and products are exact where a flag says so."""
        if isinstance(value, ConstantInt) or register_of(value) is not None:
            return self.polynomial(value)
        if isinstance(value, Freeze):
            return self._narrow(value.operands[0], flag)
        if isinstance(value, Binary) and flag in value.flags and value.opcode in ("add", "sub", "mul"):
            a, b = (self._narrow(o, flag) for o in value.operands)
            return a.times(b) if value.opcode == "mul" else a.plus(b, 1 if value.opcode == "add" else -1)
        if self._is_uniform(value):
            return Polynomial.atom(value)
        raise Unknown("the address is computed with narrow integers")

    def _never_negative_test(self, select: Select) -> bool:
        """`i + n if i < 0 else i` of an index that is at least zero."""
        compare = select.operands[0]
        if not isinstance(compare, Compare) or compare.predicate != "slt":
            return False
        index, bound = compare.operands
        return isinstance(bound, ConstantInt) and bound.value == 0 and self._is_never_negative(index, select.block)

    def _is_never_negative(self, index: Value, block: Block) -> bool:
        try:
            value = _with_grid_coordinates(self.polynomial(index))
        except Unknown:
            return False
        if all(c >= 0 and all(a in COORDINATES or a in EXTENTS for a in m) for m, c in value.items()):
            return True
        positive = self._at_least_one(block)
        return any(_not_negative(low, positive) for low, _ in self._ranges(value, block))

    def _striding(self, phi: Phi) -> str | None:
        """The coordinate to which a counter is congruent that starts there and steps by the extent of the block or grid."""
        loop = self.shape.loops.by_header.get(phi.block)
        if loop is None or loop.preheader is None or len(loop.latches) != 1 or len(phi.operands) != 2 or phi.type != I64:
            return None
        by_block = {block: value for value, block in phi.incoming()}
        start, following = by_block.get(loop.preheader), by_block.get(loop.latches[0])
        if not isinstance(following, Binary) or following.opcode != "add" or phi not in following.operands:
            return None
        step = following.operands[1] if following.operands[0] is phi else following.operands[0]
        if step is phi or isinstance(step, ConstantInt):
            return None
        try:
            first, width = _with_grid_coordinates(self.polynomial(start)), self.polynomial(step)
        except Unknown:
            return None
        for axis in AXES:
            block, grid = (Polynomial.atom(EXTENTS[f"{n}.{axis}"]) for n in ("ntid", "nctaid"))
            if first == Polynomial.atom(GRID[axis]) and width == block.times(grid):
                return STRIDING[GRID[axis]]
            if first == Polynomial.atom(THREADS[axis]) and width == block:
                return STRIDING[THREADS[axis]]
            if first == Polynomial.atom(BLOCKS[axis]) and width == grid:
                return STRIDING[BLOCKS[axis]]
        return None

    def _is_uniform(self, value: Value) -> bool:
        return isinstance(value, (Constant, Argument)) or super()._is_uniform(value)

    def _find_uniform(self, value: Instruction) -> bool:
        if isinstance(value, Call) and (value.callee_name or "").startswith(REGISTER):
            return register_of(value) in EXTENTS
        return super()._find_uniform(value)


class _NoChunk:
    arguments = (object(), object(), object(), object())


def register_of(value: Value) -> str | None:
    """Which coordinate or extent a value is."""
    if isinstance(value, Call) and (value.callee_name or "").startswith(REGISTER):
        return value.callee_name.removeprefix(REGISTER)
    return None


def _of_sign(value: Value) -> Value | None:
    """The number whose sign decides whether a value is zero: `(i >> 57) & 64`, which is `64 if i < 0 else 0`."""
    if not isinstance(value, Binary) or value.opcode != "and" or value.type != I64:
        return None
    shift, mask = value.operands
    if not isinstance(shift, Binary) or not isinstance(mask, ConstantInt) or not isinstance(shift.operands[1], ConstantInt):
        return None
    by = shift.operands[1].value
    one_bit = shift.opcode == "lshr" and mask.value == 1 << (63 - by)
    return shift.operands[0] if one_bit or (shift.opcode == "ashr" and by == 63) else None


def _comparisons(condition: Value, holds: bool) -> Iterator[tuple[Compare, bool]]:
    """Comparisons whose outcome follows from that of a condition."""
    if isinstance(condition, Compare) and condition.opcode == "icmp":
        yield condition, holds
    parts: Iterable[Value] = ()
    if isinstance(condition, Binary) and condition.opcode == ("and" if holds else "or"):
        parts = condition.operands
    elif isinstance(condition, Select):
        test, then, otherwise = condition.operands
        fixed, other = (otherwise, then) if holds else (then, otherwise)
        if isinstance(fixed, ConstantInt) and bool(fixed.value) != holds:
            parts = (test, other)
    for part in parts:
        yield from _comparisons(part, holds)


def _with_grid_coordinates(value: Polynomial) -> Polynomial:
    """``ntid * ctaid`` written as the thread's place in the grid less its place in the block, where that leaves nothing over."""
    for axis in AXES:
        split = value.split(BLOCKS[axis])
        inner = split[0].split(EXTENTS[f"ntid.{axis}"]) if split is not None else None
        if inner is None or inner[1] or not inner[0]:
            continue
        slope = inner[0]
        new = split[1].plus(slope.times(Polynomial.atom(GRID[axis]))).plus(slope.times(Polynomial.atom(THREADS[axis])), -1)
        if THREADS[axis] not in new.atoms:
            value = new
    return value
