"""Whether an iteration has certainly written the whole of an array before a load in it reads some element.

    w = np.empty(n)
    for i: { for j < n: w[j] = f(i, j);  ... = w[k] }        yes: all n of them, whatever k is
    for i: { for j < m: w[j] = f(i, j);  ... = w[k] }        not known, unless m is n

Then the iteration alone tells what the load finds. Lengths are compared as polynomials in values that nothing is known of. A loop
that is jumped over where its length is zero counts: the array has no element then that could be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...ir.data_layout import DataLayout
from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Alloca, Binary, Branch, Call, Compare, ExtractValue, GetElementPtr, Load, Select, Store
from ...ir.types import I64
from ...ir.values import ConstantInt, Value
from ...ir.walks import postorder
from ...rules.effects import Allocator
from ..control.loops import Loop
from ..control.shape import Shape
from ..control.trip_count import NEGATED, affine_phi
from ..values.value_polynomial import Polynomial
from .certain_writes import CertainWrites, has_run, loops_around
from .objects import START, MemoryObject, Offset
from .points_to import PointsTo

ONE = Polynomial.constant(1)
MOST_TERMS = 64  # of a polynomial
# The factors of sums, also of llvm.smul.with.overflow, which gives the product if nothing overflows.
KNOWN: dict[str, tuple[int, ...]] = {"add": (1, 1), "sub": (1, -1), "mul": ()}
Operation = tuple[Sequence[Value], tuple[int, ...]]
NOTHING: Operation = (), ()


class WrittenBefore:
    """Whether an iteration has certainly written itself what a load in it may find."""

    def __init__(self, shape: Shape, points_to: PointsTo) -> None:
        self.certain = CertainWrites(shape, points_to.layout)
        self.filled = FilledArrays(shape, points_to)

    def holds(self, load: Load, writers: list[Instruction], target: MemoryObject, place: Offset, loop: Loop) -> bool:
        """``writers``: all that write ``target``, where the load reads at ``place``, in iterations of ``loop``."""
        if isinstance(target.site, Alloca):
            return self.certain.cover(writers, load, loop, target.site, place, self.filled.layout.store_size(load.type))
        return self.filled.before(load, writers, target, loop)


class FilledArrays:
    """Asked per load; ``shape``: the control flow of the function."""

    def __init__(self, shape: Shape, points_to: PointsTo) -> None:
        self.shape = shape
        self.points_to = points_to
        self.layout: DataLayout = points_to.layout
        self._numbers: dict[Value, Polynomial] = {}

    def before(self, load: Instruction, writers: Iterable[Instruction], target: MemoryObject, loop: Loop) -> bool:
        """Whether each iteration of ``loop``, or of a loop in it around the load, fills ``target`` before the load."""
        extent = self.extent(target)
        if extent is None:
            return False
        nest = (self.shape.loop_of(load.block) or loop).nest
        around = nest[nest.index(loop) :]
        return any(self._fills(writer, load, inner, target, extent) for writer in writers for inner in around)

    def extent(self, target: MemoryObject) -> Polynomial | None:
        """The bytes of an array that the function has allocated."""
        owner = self.points_to.owner_of(target)
        call = owner.site
        if not isinstance(call, Call):
            return None
        facts = self.points_to.book.facts(call.callee_name or "")
        if facts is None or not facts.size_arguments or (facts.allocates is Allocator.NRT) != (owner is not target):
            return None
        size = ONE
        for place in facts.size_arguments:
            size = size.times(self._length(call.arguments[place]))
        return size

    # ---- one writer

    def _fills(self, writer: Instruction, load: Instruction, loop: Loop, target: MemoryObject, extent: Polynomial) -> bool:
        def entry(inner: Loop) -> Block:
            return self._guard(inner, self._length(self.shape.shapes[inner].known_count), load.block) or inner.header

        around = loops_around(self.shape, writer, loop)
        if around is None or not has_run(self.shape, writer, load, around, entry):
            return False
        written = self._place(writer, target)
        if written is None:
            return False
        distance, size = written
        left = {self.shape.shapes[inner].counter: self.shape.shapes[inner].known_count for inner in around}
        while left:  # the loop whose steps are as long as what is written by now
            steps = ((counter, distance.split(counter)) for counter in left)
            found = next(((c, parts[1]) for c, parts in steps if parts is not None and parts[0] == size), None)
            if found is None:
                return False
            counter, distance = found
            size = size.times(self._length(left.pop(counter)))
        return not distance and size == extent

    def _guard(self, loop: Loop, count: Polynomial, reader: Block) -> Block | None:
        """The block that goes to the loop, and not by ``reader``, or past the loop because it would run no iteration."""
        block, predecessors = loop.before, self.shape.cfg.predecessors
        while block is not reader and len(predecessors[block]) == 1 and len(predecessors[block][0].successors) == 1:
            block = predecessors[block][0]
        if block is reader or len(predecessors[block]) != 1:
            return None
        guard = predecessors[block][0]
        branch = guard.terminator
        if not isinstance(branch, Branch) or branch.condition is None or branch.targets[0] is branch.targets[1]:
            return None
        return guard if self._leaves_none(branch.condition, branch.targets[0] is not block, count) else None

    def _leaves_none(self, condition: Value, holds: bool, count: Polynomial) -> bool:
        """Whether ``count`` is not positive where a condition holds (or does not)."""
        if not isinstance(condition, Compare) or condition.opcode != "icmp":
            return False
        predicate = condition.predicate if holds else NEGATED[condition.predicate]
        left, right = (self._number(o) for o in condition.operands)
        difference = left.plus(right, -1)
        if predicate == "eq":
            return count in (difference, right.plus(left, -1))
        if predicate in ("sgt", "sge"):
            difference, predicate = right.plus(left, -1), {"sgt": "slt", "sge": "sle"}[predicate]
        if predicate == "slt":  # difference + 1 <= 0
            return count == difference.plus(ONE)
        return predicate == "sle" and count == difference

    def _place(self, writer: Instruction, target: MemoryObject) -> tuple[Polynomial, Polynomial] | None:
        """(distance from the beginning of the array, bytes) of what is written."""
        if isinstance(writer, Store):
            pointer, size = writer.pointer, Polynomial.constant(self.layout.store_size(writer.value.type))
        elif isinstance(writer, Call):  # a memset
            pointer, size = writer.arguments[0], self._length(writer.arguments[2])
        else:
            return None
        distance, base = self.distance(pointer)
        return (distance, size) if self.points_to.of(base) == {target: START} else None

    def distance(self, pointer: Value) -> tuple[Polynomial, Value]:
        """How many bytes an address lies behind another one, and that one."""
        distance = Polynomial()
        while isinstance(pointer, GetElementPtr):
            moved = self._moved(pointer)
            if moved is None:
                break
            distance, pointer = distance.plus(moved), pointer.operands[0]
        return distance, pointer

    def _moved(self, step: GetElementPtr) -> Polynomial | None:
        total = Polynomial()
        for times, size in self.layout.steps(step.source_type, step.operands[1:]):
            if times.type != I64 and not isinstance(times, ConstantInt):
                return None
            total = total.plus(self._number(times), size)
        return total

    # ---- numbers

    def _length(self, value: Value) -> Polynomial:
        """The length of something that has an element, or a factor of it: what is clamped at zero there is positive."""
        clamped = _clamped(value)
        if clamped is not None:
            return self._length(clamped)
        number = self._number(value)
        for atom in number.atoms:
            clamped = _clamped(atom)
            if clamped is None:
                continue
            if len(number) == 1:
                number = number.replaced(atom, self._length(clamped))
            elif number == Polynomial.atom(atom).plus(ONE):  # max(n - 1, 0) + 1, of a loop that is tested at its end
                number = self._number(clamped).plus(ONE)
        return number

    def _number(self, value: Value) -> Polynomial:
        """An integer in terms of the counters of loops and of what nothing is known of."""
        known = self._numbers
        for part in postorder(value, known, lambda part: self._operation(part)[0]):
            operands, factors = self._operation(part)
            if factors:
                number = Polynomial()
                for operand, factor in zip(operands, factors, strict=True):
                    number = number.plus(known[operand], factor)
            elif operands:
                number = known[operands[0]].times(known[operands[1]])
            else:
                number = Polynomial.constant(part.value) if isinstance(part, ConstantInt) else Polynomial.atom(part)
            known[part] = number if len(number) <= MOST_TERMS else Polynomial.atom(part)
        return known[value]

    def _operation(self, value: Value) -> Operation:
        """The values of which a number is the sum, each times its factor; without factors the two of which it is the product;
        none where it is not made of others, or that is not known."""
        if value.type != I64 or isinstance(value, ConstantInt):
            return NOTHING
        if isinstance(value, Binary) and value.opcode in KNOWN:
            return value.operands, KNOWN[value.opcode]
        if isinstance(value, Binary) and value.opcode == "shl" and isinstance(value.operands[1], ConstantInt):
            return value.operands[:1], (1 << value.operands[1].value,)
        if isinstance(value, ExtractValue) and value.indices == (0,) and isinstance(call := value.operands[0], Call):
            name = (call.callee_name or "").split(".")
            checked = len(name) > 3 and name[0] == "llvm" and name[2:4] == ["with", "overflow"] and name[1][1:] in KNOWN
            return (call.arguments, KNOWN[name[1][1:]]) if checked else NOTHING
        return self._counted(value) if isinstance(value, Phi) else NOTHING

    def _counted(self, phi: Phi) -> Operation:
        """A phi that a loop with another counter counts, too, by that counter."""
        loop = self.shape.loops.by_header.get(phi.block)
        shape = self.shape.shapes.get(loop) if loop is not None else None
        if loop is None or shape is None or phi is shape.counter:
            return NOTHING
        found = affine_phi(phi, loop)
        return ((found[0], shape.counter), (1, found[2])) if found is not None else NOTHING


def _clamped(value: Value) -> Value | None:
    """``v`` of ``v > 0 ? v : 0``, of max(v, 0) and max(v, 1); ``a - b`` of ``a > b ? a - b : 0``."""
    if isinstance(value, Call) and (value.callee_name or "").startswith(("llvm.smax.", "llvm.umax.")):
        v, least = value.arguments
        return v if isinstance(least, ConstantInt) and least.value in (0, 1) else None
    if not isinstance(value, Select):
        return None
    condition, then, otherwise = value.operands
    if not isinstance(condition, Compare) or not isinstance(otherwise, ConstantInt) or otherwise.value:
        return None
    if condition.predicate != "sgt":
        return None
    greater, smaller = condition.operands
    positive = greater is then and isinstance(smaller, ConstantInt) and not smaller.value
    return then if positive or _is_difference(then, greater, smaller) else None


def _is_difference(value: Value, a: Value, b: Value) -> bool:
    """Whether a value is ``a - b``; LLVM writes constants as ``a + -b``."""
    if not isinstance(value, Binary) or value.operands[0] is not a:
        return False
    other = value.operands[1]
    if value.opcode == "add":
        return isinstance(other, ConstantInt) and isinstance(b, ConstantInt) and other.value == -b.value
    same = isinstance(other, ConstantInt) and isinstance(b, ConstantInt) and other.value == b.value
    return value.opcode == "sub" and (other is b or same)
