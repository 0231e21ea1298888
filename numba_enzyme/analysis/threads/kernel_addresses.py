"""Whether addresses in a kernel tell the thread, so that no other thread comes there.

    x + 8 (tid + ntid ctaid)                       the thread along x
    x + 8 (y m + x), x < m known                   y from afar, x from near: both
    x + 8 i, i = thread, thread + grid size, ...   a residue per thread
    x + 8 (tid + 1) and x + 8 tid                  the next thread's place: no
    x + 8 (tid + n) and x + 8 tid, tid < n         two parts of the array: yes

An address is a polynomial of the thread's coordinates, of values that are the same in all threads, and of counters of loops.
It is taken apart coordinate by coordinate, as the digits of a number are: all the rest must lie within one step of a coordinate.
Bounds come from loops and from the tests on the way (`if i < x.size`). Within one round of a loop with barriers, what changes
from round to round is the same for all threads. As everywhere, index arithmetic does not leave 64 bits.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from functools import partial
from itertools import chain, permutations, product
from typing import NamedTuple

from ...ir.functions import Argument, Block, Function, Phi
from ...ir.instructions import Binary, Branch, Cast, Compare, Freeze, GetElementPtr, Select
from ...ir.types import I1, I64
from ...ir.values import ConstantInt, Value
from ..control.shape import Shape
from ..control.trip_count import NEGATED, carried_by
from ..memory.effects import Access, Effects
from ..values.value_polynomial import Polynomial
from .chunk_addresses import Unknown, _bounded, _combined, _not_negative
from .kernel_coordinates import (
    AXES,
    BLOCKS,
    COORDINATES,
    COVERS,
    EXTENTS,
    GRID,
    PLAIN,
    STRIDING,
    THREADS,
    comparisons,
    is_false,
    outcome_in_block,
    register_of,
    with_grid_coordinates,
)
from .split_indices import Division, Part, Parts, covered_by, divided, division_of, is_exact, joined, largest
from .uniformity import SameInThreads

MOST_DIGITS = 5
EXTENT = "range(i64 0, "  # of a parameter
ANOTHER_THREAD = "it may reach the place of another thread"


def never(phi: Phi) -> bool:
    return False


class ThreadAddress(NamedTuple):
    """An access: ``base`` of its address, the rest as a polynomial, its bytes, and the block where it happens."""

    base: Value
    offset: Polynomial
    size: int
    block: Block


class KernelAddresses(SameInThreads):
    """Questions about the addresses in a kernel. ``written``: what all threads may write; ``block``, ``grid``: known sizes.

    ``differing``: parameters for which threads may be given different arguments. A large class, because ranges, tests and
    polynomials are found by asking for each other.
    """

    def __init__(self, function: Function, effects: Effects, shape: Shape, written: list[Access], block: tuple[int, ...] = (),
                 grid: tuple[int, ...] = (), differing: frozenset[Value] = frozenset()) -> None:  # fmt: skip
        super().__init__(effects, shape, written, differing)
        self.function = function
        self.sizes = {f"{extent}.{axis}": size for extent, sizes in (("ntid", block), ("nctaid", grid))
                      for axis, size in zip(AXES, sizes, strict=False)}  # fmt: skip
        self._guarded: dict[Block, list[Polynomial]] = {}
        self._dead, self._positives = dict[Block, bool](), dict[Block, set]()
        self._strides: dict[Phi, str | None] = {}
        self._parts, self._split = Parts(), dict[Value, Polynomial | None]()
        self._same_now: Callable[[Phi], bool] = never

    def place(self, pointer: Value, size: int, block: Block) -> ThreadAddress:
        """Raises Unknown for an address that is not understood."""
        offset = Polynomial()
        while not isinstance(pointer, Argument):
            if not isinstance(pointer, GetElementPtr):
                raise Unknown("its base is not one array")
            offset = offset.plus(self._gep(pointer))
            pointer = pointer.operands[0]
        if size < 0:
            raise Unknown("the number of bytes is not known")
        return ThreadAddress(pointer, joined(with_grid_coordinates(offset)), size, block)

    def why_shared(self, a: ThreadAddress, b: ThreadAddress, axes: set[str], same_now: Callable[[Phi], bool] = never) -> str:
        """Empty if two threads that differ in one of these coordinates never meet at these places, else why they may.

        ``same_now``: whether what changes from round to round of a loop is the same for two threads at these places.
        """
        if a.base is not b.base:
            return "it is reached in several ways"
        if self._is_never_run(a.block) or self._is_never_run(b.block):
            return ""
        self._same_now = same_now
        a, b = self._like(a, b), self._like(b, a)
        if not all(self._is_moving(atom) or self._is_the_same(atom) for p in (a, b) for atom in p.offset.atoms):
            return "the address changes from round to round of a loop"
        same = [self.pinned(p.block) for p in (a, b)]
        missing = axes - {name for name in same[0] if same[0][name] == same[1].get(name)}
        if not missing:
            return ""
        common = sorted(filter(self._is_moving, a.offset.atoms & b.offset.atoms), key=str)
        covered = partial(covered_by, is_constant=self._is_constant,
                          is_below=partial(self._is_below, places=(a, b), names=self._names(a, b)))  # fmt: skip
        for count in range(min(len(common), MOST_DIGITS) + 1):
            for order in permutations(common, count):
                rests = self._behind(a, b, order)
                if rests is not None and (missing <= covered(order) or self._in_two_parts(a, b, rests)):
                    return ""
        if not covered(common) >= missing:
            return "several threads may come to the same place"
        return ANOTHER_THREAD

    def _like(self, place: ThreadAddress, other: ThreadAddress) -> ThreadAddress:
        """The place with coordinates of which there is one value there (`if t == 0`) in its address, where the other has them."""
        offset = place.offset
        for name, value in self.pinned(place.block).items():
            parts = other.offset.split(name)
            if parts is not None and name not in offset.atoms:
                offset = offset.plus(parts[0].times(Polynomial.atom(name).plus(Polynomial.constant(-value))))
        return place._replace(offset=offset)

    def _behind(self, a: ThreadAddress, b: ThreadAddress, order: tuple[Value | str | Part, ...]) -> list[Polynomial] | None:
        """What is left of both addresses if the coordinates are digits of them, the first the most significant one."""
        rests = [a.offset, b.offset]
        names = self._names(a, b)
        for coordinate in order:
            parts = [parts for rest in rests if (parts := rest.split(coordinate)) is not None]
            if len(parts) < 2 or parts[0][0] != parts[1][0] or not self._is_constant(parts[0][0]):
                return None
            stride, rests = parts[0][0], [rest for _, rest in parts]
            if not any(self._room(stride, a, b, ranges) for ranges in product(*(
                    self._ranges(rest, place.block, names) for rest, place in zip(rests, (a, b), strict=True)))):
                return None
        return rests

    def _in_two_parts(self, a: ThreadAddress, b: ThreadAddress, rests: list[Polynomial]) -> bool:
        """Whether one of two accesses ends before the other one begins, whichever threads do them."""
        positive = self._at_least_one(a.block) | self._at_least_one(b.block)
        names = self._names(a, b)
        for (low, high), (first, last) in product(self._ranges(rests[0], a.block, names), self._ranges(rests[1], b.block, names)):
            ends = ((high, a.size, first), (last, b.size, low))
            if any(_not_negative(y.plus(x, -1).plus(Polynomial.constant(size), -1), positive) for x, size, y in ends):
                return True
        return False

    def _room(self, stride: Polynomial, a: ThreadAddress, b: ThreadAddress,
              ranges: tuple[tuple[Polynomial, Polynomial], ...]) -> bool:  # fmt: skip
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
        """Whether it is the same in all threads at the times that are compared."""
        return all(map(self._is_the_same, value.atoms))

    def _is_the_same(self, atom: Value | str | Part) -> bool:
        if isinstance(atom, (str, Part)) or self.is_counter(atom):
            return atom in EXTENTS
        return all(map(self._same_now, self.changing_in(atom) or ()))

    def _is_moving(self, atom: Value | str | Part) -> bool:
        return atom in COORDINATES or isinstance(atom, Part) or self.is_counter(atom)

    def _is_below(self, atom: Hashable, limit: Polynomial, places: tuple[ThreadAddress, ...], names: set) -> bool:
        """Whether an atom is less than a limit at all these places, and not negative."""
        def at(block: Block) -> bool:
            positive = self._at_least_one(block)
            ranges = self._ranges(Polynomial.atom(atom), block, {*names, *limit.atoms})
            least = limit.plus(Polynomial.constant(-1))
            return any(_not_negative(low, positive) and _not_negative(least.plus(high, -1), positive) for low, high in ranges)

        return all(at(place.block) for place in places)

    def is_counter(self, atom: Value | str | Part) -> bool:
        """Whether it counts in a loop in which threads are anywhere."""
        return not isinstance(atom, (str, Part)) and self._loop_of(atom) is not None

    # ---- ranges

    def _names(self, *places: ThreadAddress) -> set:
        """What a bound from above may be made of: any other extent is in no address and in no bound from below to cancel it."""
        least = (m for place in places for guard in self._guards(place.block) for m, c in guard.items() if c < 0)
        return {*EXTENTS, *chain(*least), *chain(*(place.offset.atoms for place in places))}

    def _ranges(self, rest: Polynomial, block: Block, names: set) -> Iterator[tuple[Polynomial, Polynomial]]:
        """Pairs of a smallest and a largest value, one for each choice of bounds."""
        positive = self._at_least_one(block)
        moving = list(filter(self._is_moving, rest.atoms))
        if not moving:
            yield rest, rest
            return
        bounds = [list(self._bounds(atom, block, names)) for atom in moving]
        for chosen in product(*bounds):
            smallest = largest = rest
            try:
                for atom, (first, last) in zip(moving, chosen, strict=True):
                    smallest = _bounded(smallest, atom, first, last, positive)
                    largest = _bounded(largest, atom, last, first, positive)
            except Unknown:
                continue
            if self._is_constant(smallest) and self._is_constant(largest):
                yield smallest, largest

    def _bounds(self, atom: Value | str | Part, block: Block, names: set) -> Iterator[tuple[Polynomial, Polynomial]]:
        """What an atom lies between, ends included."""
        if isinstance(atom, Part):
            guarded = (guard.plus(atom.numerator) for guard in self._guards(block))
            ranges = self._ranges(atom.numerator, block, {*names, *atom.numerator.atoms, *atom.divisor.atoms})
            yield from ((Polynomial(), limit) for limit in largest(atom, chain(guarded, (high for _, high in ranges))))
            return
        if isinstance(atom, Phi):
            try:
                yield self._counter_range(atom, block)
            except Unknown:
                return
            return
        if not isinstance(atom, str) or atom not in PLAIN:
            return
        lows, highs, least = [], [], 0
        for guard in self._guards(block):
            parts = guard.split(atom)
            if parts is None or parts[0].value not in (1, -1) or not self._is_constant(parts[1]):
                continue
            if parts[0].value == -1:
                if names.issuperset(factor for m, c in parts[1].items() if c > 0 for factor in m):
                    highs.append(parts[1])
            elif parts[1].value is None:
                lows.append(Polynomial().plus(parts[1], -1))
            else:
                least = max(least, -parts[1].value)
        if atom not in GRID.values():
            highs.append(self._extent(f"n{atom}").plus(Polynomial.constant(-1)))
        elif all(f"{extent}.{atom[-1]}" in self.sizes for extent in ("ntid", "nctaid")):
            whole = self._extent(f"ntid.{atom[-1]}").times(self._extent(f"nctaid.{atom[-1]}"))
            highs.append(whole.plus(Polynomial.constant(-1)))
        yield from product([Polynomial.constant(least), *_tightest(lows, max)], _tightest(highs, min))

    def _extent(self, name: str) -> Polynomial:
        return Polynomial.constant(self.sizes[name]) if name in self.sizes else Polynomial.atom(EXTENTS[name])

    def _at_least_one(self, block: Block) -> set:
        """Atoms that are positive where a block runs."""
        if block in self._positives:  # what is asked for meanwhile, too
            return self._positives[block]
        found = self._positives[block] = set(EXTENTS)
        with suppress(Unknown):
            found.update(self._positive(block))
        for guard in self._guards(block):
            large = [m for m, c in guard.items() if c > 0]
            small = [m for m, c in guard.items() if c < 0]
            if len(large) != 1 or () not in small or not all(self._is_natural(a) for m in small for a in m):
                continue
            if len(large[0]) == 1 or all(map(self._is_natural, large[0])):
                found.update(large[0])
        return found

    def _is_natural(self, atom: Value | str | Part) -> bool:
        """Whether an atom is never negative, wherever it is."""
        if isinstance(atom, Argument):
            return EXTENT in atom.attributes
        return isinstance(atom, (str, Part))

    # ---- tests on the way

    def _guards(self, block: Block) -> list[Polynomial]:
        """Polynomials that are not negative where a block runs."""
        if block not in self._guarded:
            found = self._guarded[block] = []
            for compare, holds in self._conditions(block):
                predicate = compare.predicate if holds else NEGATED[compare.predicate]
                signed = "s" + predicate[1:] if predicate[0] == "u" and "samesign" in compare.flags else predicate
                try:
                    a, b = (with_grid_coordinates(self.polynomial(o)) for o in compare.operands)
                except Unknown:
                    continue
                one = Polynomial.constant(-1)
                found += {"sgt": [a.plus(b, -1).plus(one)], "sge": [a.plus(b, -1)], "slt": [b.plus(a, -1).plus(one)],
                          "sle": [b.plus(a, -1)], "eq": [a.plus(b, -1), b.plus(a, -1)]}.get(signed, [])  # fmt: skip
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
                for compare, holds in comparisons(branch.condition, sides[0]):
                    yield compare, holds
                    yield from self._conditions_before(compare, holds)

    def _conditions_before(self, compare: Compare, holds: bool) -> Iterator[tuple[Compare, bool]]:
        """What is known where control has come from, as the value of a phi tells: a count that is not zero was computed."""
        phi, number = compare.operands
        if not isinstance(phi, Phi) or not isinstance(number, ConstantInt) or phi.block in self.shape.loops.by_header:
            return
        predicate = compare.predicate if holds else NEGATED[compare.predicate]
        ways = [block for value, block in zip(phi.operands, phi.incoming_blocks, strict=True)
                if not isinstance(value, ConstantInt) or not is_false(predicate, value.value, number.value)]  # fmt: skip
        if len(ways) == 1:
            yield from self._conditions(ways[0])

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
        if isinstance(value, Cast) and value.operands[0].type == I1 and (outcome := self._outcome(value)) is not None:
            return Polynomial.constant((1 if value.opcode == "zext" else -1) * outcome)
        if isinstance(value, Cast) and value.opcode in ("zext", "sext") and value.operands[0].type != I1:
            return self._narrow(value.operands[0], "nuw" if value.opcode == "zext" else "nsw")
        if isinstance(value, Phi):
            coordinate = self._striding(value)
            if coordinate is not None:
                return Polynomial.atom(coordinate)
            settled = self._settled(value)
            if settled is not None:
                return self.polynomial(settled)
        if isinstance(value, Binary) and (part := self._part(value, self.polynomial)) is not None:
            return part
        if isinstance(value, Select) and (outcome := self._outcome(value)) is not None:
            return self.polynomial(value.operands[1 if outcome else 2])
        if isinstance(value, Binary) and value.opcode == "xor" and getattr(value.operands[1], "value", 0) == -1:
            return Polynomial.constant(-1).plus(self.polynomial(value.operands[0]), -1)
        return super().polynomial(value)

    def _part(self, value: Binary, of: Callable[[Value], Polynomial]) -> Polynomial | None:
        """A quotient or remainder that may differ from thread to thread, of numbers that are not negative."""
        if value not in self._split:
            self._split[value] = None
            division = division_of(value)
            if division is not None and not self._is_uniform(value):
                with suppress(Unknown):
                    self._split[value] = self._part_of(value, division, of)
        return self._split[value]

    def _part_of(self, value: Binary, division: Division, of: Callable[[Value], Polynomial]) -> Polynomial | None:
        by = of(division.divisor) if isinstance(division.divisor, Value) else division.divisor
        whole = with_grid_coordinates(of(division.numerator))
        number = divided(whole, Polynomial.constant(division.unit))
        exact = value.opcode not in ("sdiv", "srem") or is_exact(division.numerator)
        if number is None or not exact or not self._at_least(number, 0, value.block) or not self._at_least(by, 0, value.block):
            return None
        return self._parts.part(number, by, is_rest=division.is_rest).times(Polynomial.constant(division.times))

    def _settled(self, phi: Phi) -> Value | None:
        """The only value that can come to a phi behind tests of which the outcome is known, as for a divisor that is not zero."""
        loops = self.shape.loops
        if phi.block in loops.by_header:
            return None
        live = [(value, block) for value, block in zip(phi.operands, phi.incoming_blocks, strict=True)
                if not (self._is_never_run(block) or self._is_never_taken(block, phi.block))]  # fmt: skip
        if len(live) != 1 or loops.innermost(live[0][1]) is not loops.innermost(phi.block):
            return None  # behind a loop each thread has the number of its own last round
        return live[0][0]

    def _is_never_run(self, block: Block) -> bool:
        """Whether a test before a block always comes out the other way: that of a divisor for zero."""
        if block not in self._dead:
            above = self.shape.dominators.immediate.get(block)
            only = above is not None and self.shape.cfg.predecessors[block] == [above] and self._is_never_taken(above, block)
            self._dead[block] = only or (above is not None and above is not block and self._is_never_run(above))
        return self._dead[block]

    def _is_never_taken(self, block: Block, to: Block) -> bool:
        branch = block.terminator
        if not isinstance(branch, Branch) or branch.condition is None or branch.targets[0] is branch.targets[1]:
            return False
        return self._never_comes_out(branch.condition, branch.targets[0] is to, block)

    def _never_comes_out(self, condition: Value, outcome: bool, block: Block) -> bool:
        return any(self._is_impossible(compare, holds, block) for compare, holds in comparisons(condition, outcome))

    def _is_impossible(self, compare: Compare, holds: bool, block: Block) -> bool:
        predicate = compare.predicate if holds else NEGATED[compare.predicate]
        try:
            a, b = (with_grid_coordinates(self.polynomial(o)) for o in compare.operands)
        except Unknown:
            return False
        more, less = a.plus(b, -1), b.plus(a, -1)
        if predicate == "eq":
            return self._at_least(more, 1, block) or self._at_least(less, 1, block)
        excess = {"slt": (more, 0), "sle": (more, 1), "sgt": (less, 0), "sge": (less, 1)}.get(predicate)
        return excess is not None and self._at_least(*excess, block)

    def _narrow(self, value: Value, flag: str) -> Polynomial:
        """The value of an integer that is widened: its sums, products and shifts are exact where a flag says so."""
        if isinstance(value, ConstantInt):
            return Polynomial.constant(value.value % (1 << value.type.bits) if flag == "nuw" else value.value)
        if register_of(value) is not None:
            return self.polynomial(value)
        if isinstance(value, Freeze):
            return self._narrow(value.operands[0], flag)
        if isinstance(value, Binary) and (part := self._part(value, lambda operand: self._narrow(operand, flag))) is not None:
            return part
        if isinstance(value, Binary) and (flag in value.flags or value.opcode == "or"):
            combined = _combined(value, lambda operand: self._narrow(operand, flag))
            if combined is not None:
                return combined
        if self._is_uniform(value):
            return Polynomial.atom(value)
        raise Unknown("the address is computed with narrow integers")

    def _outcome(self, value: Select | Cast) -> bool | None:
        """The outcome of the condition that a value depends on, if there is one only: no index less than zero, as a rule."""
        condition = value.operands[0]
        known = outcome_in_block(condition, self.sizes)
        never = (holds for holds in (True, False) if self._never_comes_out(condition, holds, value.block))
        return known if known is not None else next((not holds for holds in never), None)

    def _at_least(self, value: Polynomial, number: int, block: Block) -> bool:
        """Whether a value is not less than a number where a block runs."""
        value = value.plus(Polynomial.constant(number), -1)
        if all(c >= 0 and all(map(self._is_natural, m)) for m, c in value.items()):
            return True
        positive = self._at_least_one(block)
        return any(_not_negative(low, positive) for low, _ in self._ranges(value, block, {*value.atoms, *EXTENTS}))

    def _striding(self, phi: Phi) -> str | None:
        """The coordinate to which a counter is congruent that starts there and steps by the extent of the block or grid."""
        if phi not in self._strides:
            self._strides[phi] = None  # for its own step
            loop = self.shape.loops.by_header.get(phi.block)
            carried = carried_by(phi, loop) if loop is not None and phi.type == I64 else None
            self._strides[phi] = self._strided_from(phi, *carried) if carried is not None else None
        return self._strides[phi]

    def _strided_from(self, phi: Phi, start: Value, following: Value) -> str | None:
        if not isinstance(following, Binary) or following.opcode != "add" or phi not in following.operands:
            return None
        step = following.operands[1] if following.operands[0] is phi else following.operands[0]
        if step is phi or isinstance(step, ConstantInt):
            return None
        try:
            first, width = with_grid_coordinates(self.polynomial(start)), self.polynomial(step)
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


def _tightest(bounds: list[Polynomial], which: Callable[[int, int], int]) -> list[Polynomial]:
    """Of bounds that differ by a number the one that says most: a kernel that checks its indices tests each many times."""
    found: dict[frozenset, int] = {}
    for bound in bounds:
        number, rest = bound.get((), 0), frozenset((m, c) for m, c in bound.items() if m)
        found[rest] = which(found[rest], number) if rest in found else number
    return [Polynomial(dict(rest)).plus(Polynomial.constant(number)) for rest, number in found.items()]
