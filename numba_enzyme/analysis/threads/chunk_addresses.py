"""Whether addresses in a chunk of a parallel loop tell the iteration, so that no other chunk comes there.

    x + 8 i                       i in [low, high) of the chunk                      a place per iteration
    x + 8 (i m + j), j < m        a row per iteration: the rest stays inside         a row per iteration
    x + 8 i and x + 8 i + 8       the next iteration's place                         no

An address is taken apart into ``base + i * stride + rest``: the iteration ``i`` is the counter of a loop over the chunk's
part (or its first element), or the number of the chunk; stride and base are the same in all chunks, and the rests of all
addresses that are compared lie within one stride. Sums and products are polynomials over values that are the same in all
chunks, and over counters of inner loops, whose range is known. What can't be shown is not so.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.functions import Block, DebugRecord, Function, Instruction, Phi
from ...ir.instructions import Alloca, Binary, Branch, Call, Cast, Compare, Freeze, GetElementPtr, Load, Select, Store
from ...ir.types import I64, VectorType, integer_bits
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from ...rules.effects import MemoryAccess
from ..control.loops import Loop
from ..control.trip_count import NEGATED, TripCount, affine_phi, find_trip_count
from ..memory.effects import Access, Effects, is_plain
from ..memory.objects import Offset, may_be_same
from ..values.value_polynomial import Polynomial

ITERATION = "i"
WORD = 8
PURE = (Binary, Compare, Cast, Select, Freeze)
SMALLEST = 1  # what a chunk's part has at least, and a count of a loop that runs


class Unknown(Exception):
    """A value is not understood; the text says which kind."""


class ChunkAddresses:
    """Questions about the addresses in one chunk. ``written``: what all chunks together may write.

    A large class, because ranges, polynomials and captured values are found by asking for each other.
    """

    def __init__(self, chunk: Function, calls: list, effects: Effects, shapes: dict, written: list[Access]) -> None:
        self.calls = calls
        self.effects = effects
        self.layout = effects.layout
        self.shapes = shapes
        self.shape = shapes[chunk]
        self.written = written
        self.captured, self.number, self.low, self.high = chunk.arguments
        self._uniform: dict[Value, bool] = {}
        self._stored: dict[int, Value | None] = {}
        self._loaded: dict[tuple, Load] = {}

    def why_not_disjoint(self, places: list[tuple[Value, int, Block]]) -> str:
        """Empty if no two chunks come to the same byte of the places (pointer, bytes, block of the access), else why not."""
        try:
            taken = [self._take_apart(pointer, block) for pointer, _, block in places]
        except Unknown as reason:
            return str(reason)
        base, stride, _, _ = taken[0]
        if len({self._by_number(pointer) for pointer, _, _ in places}) > 1:
            return "it belongs now to an iteration, now to a chunk"
        if any(other is not base for other, _, _, _ in taken):
            return "it is reached in several ways"
        if any(other != stride for _, other, _, _ in taken):
            return "iterations are apart by different distances"
        if not stride:
            return "every iteration comes to the same place"
        number = stride.value
        width = Polynomial.constant(-number) if number is not None and number < 0 else stride
        for (_, _, first, _), (_, _, here) in zip(taken, places, strict=True):
            for (_, _, _, last), (_, size, there) in zip(taken, places, strict=True):
                if size < 0:
                    return "the number of bytes is not known"
                room = width.plus(last, -1).plus(first).plus(Polynomial.constant(size), -1)
                if not _not_negative(room, self._positive(here) | self._positive(there)):
                    return "it may reach the place of another iteration"
        return ""

    def _by_number(self, pointer: Value) -> bool:
        """Whether an address depends on the number of the chunk."""
        computed = (Binary, GetElementPtr, Freeze)
        return self.number in reached([pointer], lambda value: value.operands if isinstance(value, computed) else ())

    def _take_apart(self, pointer: Value, block: Block) -> tuple[object, Polynomial, Polynomial, Polynomial]:
        """(base, stride, smallest rest, largest rest)."""
        offset = Polynomial()
        while isinstance(pointer, GetElementPtr):
            offset = offset.plus(self._gep(pointer))
            pointer = pointer.operands[0]
        if not self._is_uniform(pointer):
            raise Unknown("its base may differ between chunks")
        offset = self._with_iteration(offset, block)
        parts = offset.split(ITERATION)
        if parts is None or not offset.atoms.isdisjoint((self.low, self.high, self.number)):
            raise Unknown("the address is not linear in the iteration")
        stride, rest = parts
        if any(self._loop_of(a) is not None for a in stride.atoms):
            raise Unknown("the distance of iterations changes in an inner loop")
        smallest, largest = self._range(rest, block)
        return self._identity(pointer), stride, smallest, largest

    # ---- polynomials of values

    def _gep(self, gep: GetElementPtr) -> Polynomial:
        if isinstance(gep.type, VectorType):
            raise Unknown("the address is made of vectors")
        total = Polynomial()
        for times, size in self.layout.steps(gep.source_type, gep.operands[1:]):
            total = total.plus(self.polynomial(times), size)
        return total

    def polynomial(self, value: Value) -> Polynomial:
        """A value as a polynomial over values that are the same in all chunks, counters, and the chunk's part."""
        if isinstance(value, ConstantInt):
            return Polynomial.constant(value.value)
        if value.type != I64:
            if self._is_uniform(value):
                return self._atom(value)
            raise Unknown("the address is computed with narrow integers")
        combined = _combined(value, self.polynomial) if isinstance(value, Binary) else None
        if combined is not None:
            return combined
        if isinstance(value, Freeze):
            return self.polynomial(value.operands[0])
        chosen = self._chosen(value)
        return self.polynomial(chosen) if chosen is not None else self._atom(value)

    def _chosen(self, value: Value) -> Value | None:
        """The side of a minimum, maximum or choice that it always is, because a chunk's part is not empty.

        Not of numbers without signs: a difference of them may be huge, whatever it is as a polynomial."""
        if isinstance(value, Call) and isinstance(value.callee, Function):
            name = value.callee.name
            if name not in ("llvm.smax.i64", "llvm.smin.i64"):
                return None
            a, b = value.arguments
            sign = self._sign(self.polynomial(a).plus(self.polynomial(b), -1))
            if sign is None:
                return None
            return a if (sign >= 0) == ("max" in name) else b
        if isinstance(value, Select) and isinstance(compare := value.operands[0], Compare):
            _, then, otherwise = value.operands
            a, b = compare.operands
            if a.type != value.type or compare.predicate not in ("sgt", "sge", "slt", "sle"):
                return None
            sign = self._sign(self.polynomial(a).plus(self.polynomial(b), -1))
            if not sign:
                return None
            return then if (sign > 0) == (compare.predicate in ("sgt", "sge")) else otherwise
        return None

    def _sign(self, difference: Polynomial) -> int | None:
        """The sign of a value, if the length of a chunk's part being at least one tells it."""
        least, most = self._least(difference), self._least(Polynomial().plus(difference, -1))
        if least is not None and least > 0:
            return 1
        if most is not None and most > 0:
            return -1
        return 0 if least == most == 0 else None

    def _least(self, value: Polynomial) -> int | None:
        """A lower bound of a number plus a multiple of high - low, which is at least one."""
        slope = value.get((self.high,), 0)
        number = value.plus(Polynomial({(self.high,): slope, (self.low,): -slope}), -1).value
        return number + slope * SMALLEST if number is not None and slope >= 0 else None

    def _atom(self, value: Value) -> Polynomial:
        if value in (self.low, self.high, self.number) or self._loop_of(value) is not None:
            return Polynomial.atom(value)
        if self._is_uniform(value):
            identity = self._identity(value)
            if isinstance(identity, ConstantInt) and value.type == I64:
                return Polynomial.constant(identity.value)
            return Polynomial.atom(identity)
        raise Unknown("the address depends on what the chunk computes or loads")

    def _loop_of(self, value: object) -> Loop | None:
        """The loop whose counter, in steps of a positive constant, a value is."""
        if not isinstance(value, Phi):
            return None
        loop = self.shape.loops.by_header.get(value.block)
        found = affine_phi(value, loop) if loop is not None else None
        return loop if found is not None and found[2] > 0 else None

    # ---- the iteration

    def _with_iteration(self, offset: Polynomial, block: Block) -> Polynomial:
        """The counter over the chunk's part (or its first element) written as the iteration."""
        for atom in offset.atoms:
            loop = self._loop_of(atom)
            shift = self._iteration_of(atom, loop, block) if loop is not None else None
            if shift is not None:
                return offset.replaced(atom, Polynomial.atom(ITERATION).plus(shift))
        return offset.replaced(self.number if self.number in offset.atoms else self.low, Polynomial.atom(ITERATION))

    def _iteration_of(self, phi: Phi, loop: Loop, block: Block) -> Polynomial | None:
        """What to add to the iteration to have the counter, if the loop stays in the chunk's part; ``block`` runs in it."""
        found, trip = affine_phi(phi, loop), find_trip_count(loop, self.shape.dominators)
        if found is None or found[2] != 1 or trip is None or block not in loop.blocks:
            return None
        try:
            first = self.polynomial(found[0])
            count = self._runs(trip, loop, block)
        except Unknown:
            return None
        part = Polynomial({(self.high,): 1, (self.low,): -1})
        if self.low in first.atoms:
            begun = first.plus(Polynomial.atom(self.low), -1).value
            shift = Polynomial()
        else:
            begun = 0 if first.value is not None else None
            shift = first.plus(Polynomial.atom(self.low), -1)
        if begun is None or begun < 0:
            return None
        left = part.plus(count, -1).plus(Polynomial.constant(begun), -1)
        return shift if left.value is not None and left.value >= 0 else None

    def _runs(self, trip: TripCount, loop: Loop, block: Block) -> Polynomial:
        """How often a block of a loop runs at most, each time the loop is entered; at least once where it runs."""
        step = trip.induction.step
        if step not in (1, -1):
            raise Unknown("a loop steps by more than one")
        first = self.polynomial(trip.induction.start).plus(Polynomial.constant(trip.induction.lag * step))
        distance = self.polynomial(trip.bound).plus(first, -1)
        header = (distance if step > 0 else Polynomial().plus(distance, -1)).plus(Polynomial.constant(1))
        if trip.exit_when in ("sgt", "ugt", "slt", "ult"):
            header = header.plus(Polynomial.constant(1))
        if trip.exit_when != "eq" and not self._at_least_once(header, loop):
            raise Unknown("a loop may run once more than its count says")
        tests = [inside for inside, _ in loop.exits]
        if len(tests) == 1 and tests[0] is loop.header and block is not loop.header and loop.latches[0] is not loop.header:
            header = header.plus(Polynomial.constant(1), -1)  # the last time only the test runs
        return header

    def _at_least_once(self, runs: Polynomial, loop: Loop) -> bool:
        """Whether a count is positive where a loop is entered: by the contract of chunks, or by a test before the loop."""
        more = runs.plus(Polynomial.constant(1), -1)
        least = self._least(more)
        if least is not None and least >= 0:
            return True
        block, above = loop.header, self.shape.dominators.immediate.get(loop.header)
        while above is not None and above is not block:
            known = self._known_on_the_way(above, loop.header)
            slack = more.plus(known, -1).value if known is not None else None
            if slack is not None and slack >= 0:
                return True
            block, above = above, self.shape.dominators.immediate.get(above)
        return False

    def _known_on_the_way(self, block: Block, to: Block) -> Polynomial | None:
        """Something that is not negative when control comes from the end of a block to another one."""
        branch = block.terminator
        if not isinstance(branch, Branch) or not isinstance(branch.condition, Compare) or branch.condition.opcode != "icmp":
            return None
        sides = [self.shape.cfg.predecessors[t] == [block] and self.shape.dominators.dominates(t, to) for t in branch.targets]
        if sides[0] == sides[1]:
            return None
        predicate = branch.condition.predicate if sides[0] else NEGATED[branch.condition.predicate]
        try:
            a, b = map(self.polynomial, branch.condition.operands)
        except Unknown:
            return None
        strict = Polynomial.constant(-1)
        return {
            "sgt": a.plus(b, -1).plus(strict), "sge": a.plus(b, -1), "slt": b.plus(a, -1).plus(strict), "sle": b.plus(a, -1),
        }.get(predicate)  # fmt: skip

    # ---- ranges

    def _range(self, rest: Polynomial, block: Block) -> tuple[Polynomial, Polynomial]:
        """The smallest and the largest value where a block runs, over the counters of inner loops."""
        positive = self._positive(block)
        smallest = largest = rest
        for _ in range(8):
            counter = next((a for a in smallest.atoms | largest.atoms if self._loop_of(a) is not None), None)
            if counter is None:
                return smallest, largest
            first, last = self._counter_range(counter, block)
            smallest = _bounded(smallest, counter, first, last, positive)
            largest = _bounded(largest, counter, last, first, positive)
        raise Unknown("the address has too many counters")

    def _counter_range(self, counter: Phi, block: Block) -> tuple[Polynomial, Polynomial]:
        loop = self._loop_of(counter)
        found = affine_phi(counter, loop) if loop is not None else None
        trip = find_trip_count(loop, self.shape.dominators) if loop is not None else None
        if loop is None or found is None or trip is None or found[2] != 1 or block not in loop.blocks:
            raise Unknown("the range of an inner loop is not known")
        first = self.polynomial(found[0])
        return first, first.plus(self._runs(trip, loop, block)).plus(Polynomial.constant(-1))

    def _positive(self, block: Block) -> set:
        """Values that are at least one where a block runs: the counts of the loops around it."""
        found = set()
        innermost = self.shape.loops.innermost(block)
        for loop in innermost.nest if innermost is not None else ():
            trip = find_trip_count(loop, self.shape.dominators)
            if trip is None:
                continue
            try:
                runs = self._runs(trip, loop, block)
            except Unknown:
                continue
            if len(runs) == 1 and next(iter(runs.values())) == 1:
                monomial = next(iter(runs))
                if len(monomial) == 1:
                    found.add(monomial[0])
        return found

    # ---- values that are the same in all chunks

    def _is_uniform(self, value: Value) -> bool:
        if isinstance(value, Constant):
            return True
        if value is self.captured:
            return True
        if not isinstance(value, Instruction):
            return False
        found = self._uniform.get(value)
        if found is None:
            self._uniform[value] = False
            found = self._uniform[value] = self._find_uniform(value)
        return found

    def _find_uniform(self, value: Instruction) -> bool:
        if isinstance(value, Load):
            return is_plain(value) and self._is_uniform(value.pointer) and not self._may_be_written(value)
        if isinstance(value, (*PURE, GetElementPtr)):
            return all(self._is_uniform(o) for o in value.operands)
        if isinstance(value, Call):
            return self._depends_on_arguments(value) and all(self._is_uniform(a) for a in value.arguments)
        return False

    def _depends_on_arguments(self, call: Call) -> bool:
        """Whether a call's result depends on nothing but its arguments."""
        facts = self.effects.book.facts_of(call)
        return facts is not None and facts.recomputable and facts.memory is MemoryAccess.NONE

    def _may_be_written(self, load: Load) -> bool:
        size = self.layout.store_size(load.type)
        for target, offset, extent in self.effects.places(load.pointer, size):
            for other, place, bytes_ in self.written:
                if may_be_same(target, other) and (target is not other or offset.overlaps(extent, place, bytes_)):
                    return True
        return False

    # ---- what was captured

    def _identity(self, value: Value) -> object:
        """What stands for a value: what was captured is known by the value that the only caller has put there."""
        if isinstance(value, Load) and self._is_uniform(value):
            offset = self._captured_offset(value.pointer)
            if offset is not None:
                stored = self._captured_value(offset)
                if stored is not None and stored.type == value.type:
                    return stored
                return self._loaded.setdefault((offset, value.type), value)
        return value

    def _captured_offset(self, pointer: Value) -> int | None:
        offset = 0
        while isinstance(pointer, GetElementPtr):
            try:
                number = self._gep(pointer).value
            except Unknown:
                return None
            if number is None:
                return None
            offset += number
            pointer = pointer.operands[0]
        return offset if pointer is self.captured else None

    def _captured_value(self, offset: int) -> Value | None:
        """The value that the only caller stores at an offset of the captured memory, each time anew, if it does."""
        if offset not in self._stored:
            self._stored[offset] = self._find_captured_value(Offset(offset))
        return self._stored[offset]

    def _find_captured_value(self, offset: Offset) -> Value | None:
        call = self.calls[0]
        if len(self.calls) != 1 or not isinstance(call.captured, Alloca):
            return None
        target = self.effects.points_to.site_object(call.captured)
        stores: list[Instruction] = []
        for instruction in call.block.function.instructions():
            if not isinstance(instruction, DebugRecord) and instruction is not call:
                for other, place, size in self.effects.writes(instruction):
                    if other is target and place.overlaps(size, offset, WORD):
                        stores.append(instruction)
        if len(stores) != 1 or not isinstance(stores[0], Store):
            return None
        exact = self.effects.points_to.of(stores[0].pointer) == {target: offset}
        return stores[0].value if exact and self._always_before(stores[0], call) else None

    def _always_before(self, store: Store, call: Instruction) -> bool:
        """Whether every call comes after a store of its own."""
        shape = self.shapes[call.block.function]
        if shape.loops.innermost(store.block) is not shape.loops.innermost(call.block):
            return False
        if store.block is call.block:
            order = call.block.instructions
            return order.index(store) < order.index(call)
        return shape.dominators.dominates(store.block, call.block)


def _not_negative(value: Polynomial, positive: set) -> bool:
    """Whether a polynomial is at least zero for certain, given atoms that are at least one."""
    return sum(value.values()) >= 0 and all(
        not monomial or (coefficient >= 0 and positive.issuperset(monomial)) for monomial, coefficient in value.items())


def _bounded(value: Polynomial, counter: Phi, up: Polynomial, down: Polynomial, positive: set) -> Polynomial:
    """The value at one end of the counter's range: at ``up`` where it grows with the counter, else at ``down``."""
    parts = value.split(counter)
    if parts is None:
        raise Unknown("the address is not linear in a counter")
    slope, rest = parts
    if _not_negative(slope, positive):
        return rest.plus(slope.times(up))
    if _not_negative(Polynomial().plus(slope, -1), positive):
        return rest.plus(slope.times(down))
    raise Unknown("the direction of a counter is not known")


def _combined(value: Binary, of: Callable[[Value], Polynomial]) -> Polynomial | None:
    """A sum, a product or a shift as a polynomial, given those ``of`` its operands; None for anything else."""
    a, b = value.operands
    if value.opcode in ("add", "sub"):
        return of(a).plus(of(b), 1 if value.opcode == "add" else -1)
    if value.opcode == "or" and "disjoint" in value.flags:  # nothing is carried
        return of(a).plus(of(b))
    if value.opcode == "mul":
        return of(a).times(of(b))
    if value.opcode == "shl" and isinstance(b, ConstantInt) and 0 <= b.value < integer_bits(value.type):
        return of(a).times(Polynomial.constant(1 << b.value))
    return None
