"""Small arrays of a function's own become variables.

    %m = call ptr @NRT_MemInfo_alloc_aligned(i64 16, i32 32)          %x.0 = alloca double; %x.8 = alloca double
    %x = load ptr, ptr (%m + 24)                                      store double 0.0, ptr %x.0; ...
    store double %a, ptr %x                                   ->      store double %a, ptr %x.0
    %b = load double, ptr (%x + 8)                                    %b = load double, ptr %x.8
    call void @NRT_decref(ptr %m)                                     (LLVM makes values of them: mem2reg)

An array of known size that is only read and written at known places, whose address nobody else learns: neither a call nor
memory nor a choice between arrays. What lies on the heap has a shadow there, allocated and counted as it is, in every iteration
of a loop; of values the tape holds those that the reverse sweep needs.

Each run of the allocation makes a fresh array, and no value of an older one is used afterwards: all uses are dominated by the
call and reached through no phi but those that close a loop. Memory that nobody has written yet reads as zero. An allocation
of some bytes that would have failed does not fail.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...analysis.memory.effects import is_plain
from ...analysis.source.source_lines import SourceLines
from ...diagnostics import SourceLocation
from ...ir.builder import Builder, is_zero, tests_null, zero
from ...ir.data_layout import DataLayout
from ...ir.functions import DebugRecord, Function, Instruction, Module, Phi, replace_uses, users
from ...ir.instructions import Alloca, Call, Cast, Compare, GetElementPtr, Load, Store
from ...ir.types import I1, I32, PTR, PointerType, Type, VectorType
from ...ir.values import ConstantInt, Value
from ...rules import RuleBook
from ...rules.effects import Allocator, CallKind
from ...rules.numba_runtime import MEMINFO_DATA_OFFSET

LARGEST = 256  # bytes: as many values as are worth a loop's while to carry along
COUNTS = (CallKind.NRT_INCREF, CallKind.NRT_DECREF)
COPIES = (CallKind.MEMCPY, CallKind.MEMMOVE)
Element = tuple[int, Type]


@dataclass(eq=False)
class SmallArray:
    """What is done with the memory of one allocation; ``accesses``: where in it each load, store, copy begins."""

    allocation: Call
    size: int
    accesses: dict[Load | Store, int] = field(default_factory=dict)
    clearings: dict[Call, tuple[int, int]] = field(default_factory=dict)
    copies: dict[Call, list[tuple[int, int]]] = field(default_factory=dict)  # argument's number, where it begins
    tests: list[Compare] = field(default_factory=list)
    pointers: list[Instruction] = field(default_factory=list)
    counts: list[Call] = field(default_factory=list)

    def elements(self, layout: DataLayout) -> list[Element] | None:
        """The variables, if no two accesses meet in a part of one."""
        found: dict[int, Type] = {}
        for access, offset in self.accesses.items():
            type_ = access.type if isinstance(access, Load) else access.value.type
            if found.setdefault(offset, type_) != type_:
                return None
        elements = sorted(found.items())
        ends = [offset + layout.store_size(type_) for offset, type_ in elements]
        if any(end > after for end, (after, _) in zip(ends, elements[1:], strict=False)):
            return None
        return elements if not ends or ends[-1] <= self.size else None


def make_variables(module: Module, book: RuleBook) -> list[SourceLocation]:
    """Replace what can be replaced, in place; where the arrays were made."""
    layout = DataLayout.of(module)
    lines = SourceLines(module)
    changed: list[SourceLocation] = []
    for function in module.functions.values():
        calls = [i for i in function.instructions() if isinstance(i, Call) and 0 <= _size(i, book) <= LARGEST]
        for call in calls:
            place = lines.place(call)
            if _replace(module, function, call, book, layout):
                changed.append(place)
    return changed


def _replace(module: Module, function: Function, call: Call, book: RuleBook, layout: DataLayout) -> bool:
    array = _Uses(function, call, book, layout).array()
    elements = array.elements(layout) if array is not None else None
    if array is None or elements is None or not _whole(array, elements, layout):
        return False
    _Rewriting(module, function, array, elements, layout).run()
    return True


def _length(copy: Call) -> int:
    """The bytes of a copy, which are known."""
    length = copy.arguments[2]
    assert isinstance(length, ConstantInt)
    return length.value


def _size(call: Call, book: RuleBook) -> int:
    """The bytes that a call allocates for an array of Numba's; -1 if it does nothing of the kind, or nobody knows."""
    facts = book.facts_of(call) if call.opcode == "call" else None
    if facts is None or facts.allocates is not Allocator.NRT or facts.destructor is not None or not facts.size_arguments:
        return -1
    size = call.arguments[facts.size_arguments[0]]
    return size.value if isinstance(size, ConstantInt) else -1


class _Uses:
    """Follows the pointers into one allocation through a function."""

    def __init__(self, function: Function, call: Call, book: RuleBook, layout: DataLayout) -> None:
        self.users = users(function)
        self.book = book
        self.layout = layout
        self.bundled = {v for i in function.instructions() if isinstance(i, Call) for _, given in i.bundles for v in given}
        self._array = SmallArray(call, _size(call, book))

    def array(self) -> SmallArray | None:
        """All that is done with it; None if something else is than what variables could do."""
        return self._array if self._follow(self._array.allocation, 0, self._of_header) else None

    def _follow(self, pointer: Value, offset: int, use_of: Callable[[Instruction, Value, int], bool]) -> bool:
        """Whether all uses of a pointer are known; ``use_of`` judges those that do not pass it on."""
        if pointer in self.bundled:
            return False
        for user in self.users.get(pointer, ()):
            if isinstance(user, DebugRecord):
                continue
            step = self._step(user, pointer)
            if step is not None:
                self._array.pointers.append(user)
                if not self._follow(user, offset + step, use_of):
                    return False
            elif isinstance(user, Compare) and tests_null(user):
                self._array.tests.append(user)
            elif not use_of(user, pointer, offset):
                return False
        return True

    def _step(self, user: Instruction, pointer: Value) -> int | None:
        """How much farther the result points, if it is made of the pointer alone."""
        if isinstance(user, GetElementPtr) and user.operands[0] is pointer and not isinstance(user.type, VectorType):
            return self.layout.constant_offset(user.source_type, user.operands[1:])
        same = isinstance(user, Phi) and len(user.operands) == 1
        if same or (isinstance(user, Cast) and user.opcode == "bitcast" and isinstance(user.type, PointerType)):
            return 0
        return None

    def _of_header(self, user: Instruction, pointer: Value, offset: int) -> bool:
        """Uses of what the runtime returns: to count references, and to get at the data."""
        if isinstance(user, Call):
            facts = self.book.facts_of(user)
            kind = facts.kind if facts is not None and user.opcode == "call" and offset == 0 else ""
            if kind in COUNTS:
                self._array.counts.append(user)
                return True
            if kind != CallKind.NRT_DATA:
                return False
        elif not isinstance(user, Load) or offset != MEMINFO_DATA_OFFSET or user.type != PTR or not is_plain(user):
            return False
        self._array.pointers.append(user)
        return self._follow(user, 0, self._of_data)

    def _of_data(self, user: Instruction, pointer: Value, offset: int) -> bool:
        if isinstance(user, (Load, Store)):
            if (isinstance(user, Store) and user.value is pointer) or not is_plain(user) or offset < 0:
                return False
            self._array.accesses[user] = offset
            return True
        return isinstance(user, Call) and self._of_call(user, pointer, offset)

    def _of_call(self, call: Call, pointer: Value, offset: int) -> bool:
        facts = self.book.facts_of(call)
        if facts is None or call.opcode != "call" or facts.kind not in (CallKind.MEMSET, *COPIES):
            return False
        length = call.arguments[2]
        if not isinstance(length, ConstantInt) or not is_zero(call.arguments[3]):  # the last one says that it is volatile
            return False
        if min(offset, length.value) < 0 or offset + length.value > self._array.size:
            return False
        if facts.kind == CallKind.MEMSET:
            self._array.clearings[call] = offset, length.value
            return is_zero(call.arguments[1])
        places = [number for number in (0, 1) if call.arguments[number] is pointer]
        found = self._array.copies.setdefault(call, [])
        if len(places) > 1 or any(number == places[0] for number, _ in found):
            return len(places) == 1
        found.append((places[0], offset))
        return True


def _whole(array: SmallArray, elements: list[Element], layout: DataLayout) -> bool:
    """Whether what is cleared, copied from or copied to is no part of a variable; what is copied away must be known."""
    for offset, length in array.clearings.values():
        if _inside(elements, offset, length, layout) is None:
            return False
    for call, places in array.copies.items():
        length = _length(call)
        for number, offset in places:
            inside = _inside(elements, offset, length, layout)
            if inside is None or len(places) > 1 or (number == 1 and sum(layout.store_size(t) for _, t in inside) != length):
                return False
    return True


def _inside(elements: list[Element], offset: int, length: int, layout: DataLayout) -> list[Element] | None:
    """The variables of a part of the array; None if it ends within one."""
    found = []
    for start, type_ in elements:
        end = start + layout.store_size(type_)
        if start < offset + length and offset < end:
            if start < offset or offset + length < end:
                return None
            found.append((start, type_))
    return found


class _Rewriting:
    """Puts variables in the place of one array."""

    def __init__(
        self, module: Module, function: Function, array: SmallArray, elements: list[Element], layout: DataLayout
    ) -> None:
        self.module = module
        self.function = function
        self.array = array
        self.elements = elements
        self.layout = layout
        self.variables: dict[int, Alloca] = {}

    def run(self) -> None:
        array, entry = self.array, self.function.entry
        name = array.allocation.name
        self.variables = {
            offset: Alloca(PTR, type_, ConstantInt(I32, 1), name=f"{name}.{offset}") for offset, type_ in self.elements
        }
        entry.insert(0, self.variables.values())
        for access, offset in array.accesses.items():
            access.operands[-1] = self.variables[offset]
        self._expand()
        held = ConstantInt(I1, 1), ConstantInt(I1, 0)
        outcomes = {test: held[test.predicate == "eq"] for test in array.tests}
        replace_uses(self.function, {**dict.fromkeys([array.allocation, *array.pointers], zero(PTR)), **outcomes})

    def _expand(self) -> None:
        """What deals with several variables at once deals with each of them; what is of no use any more goes."""
        array = self.array
        gone = {array.allocation, *array.pointers, *array.tests, *array.counts, *array.clearings, *array.copies}
        for block in {i.block for i in gone}:
            body, block.instructions = block.instructions, []
            b = Builder(self.module, block)
            for instruction in body:
                if instruction not in gone:
                    block.instructions.append(instruction)
                    continue
                b.debug = instruction.metadata.get("dbg")
                if instruction is array.allocation:
                    self._clear(b, 0, array.size)
                elif instruction in array.clearings:
                    self._clear(b, *array.clearings[instruction])
                elif instruction in array.copies:
                    self._copy(b, instruction)

    def _clear(self, b: Builder, offset: int, length: int) -> None:
        for start, type_ in _inside(self.elements, offset, length, self.layout) or ():
            b.store(zero(type_), self.variables[start])

    def _copy(self, b: Builder, call: Call) -> None:
        ((number, offset),) = self.array.copies[call]
        other = call.arguments[1 - number]
        for start, type_ in _inside(self.elements, offset, _length(call), self.layout) or ():
            place = b.byte_offset(other, start - offset)
            source, target = (place, self.variables[start]) if number == 0 else (self.variables[start], place)
            b.store(b.load(type_, source, align=1), target, align=1)


