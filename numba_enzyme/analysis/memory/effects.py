"""Who writes which memory, and whether a load could be repeated later with the same result.

    %v = load double, ptr %p       may be loaded again in the reverse sweep
    store double %w, ptr %q        ... unless a write that can run after it may touch the same bytes
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from itertools import chain

from ...ir.functions import DebugRecord, Function, Instruction
from ...ir.instructions import AtomicRMW, Call, CompareExchange, Load, Store, Verbatim
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from ...rules.effects import CallKind
from ...rules.messages import message_of
from ..control.cfg import ControlFlow
from .allocation_recency import FreshMemory
from .objects import ANYWHERE, MemoryObject, ObjectKind, Offset, led_to, may_be_same, spanned
from .points_to import PointsTo
from .reached_memory import reached_memory
from .write_index import WriteIndex

# Calls in which threads learn what others have done.
MEETINGS = (CallKind.BARRIER, CallKind.SHUFFLE, CallKind.VOTE, CallKind.FENCE)
Ignore = Callable[[Instruction], bool] | None
Access = tuple[MemoryObject, Offset, int]  # object, offset, bytes (-1: unknown)


class Effects:
    """Writes of every function of ``points_to``; questions are asked per function."""

    def __init__(self, points_to: PointsTo) -> None:
        self.points_to = points_to
        self.layout = points_to.layout
        self.book = points_to.book
        self._holdings: dict[MemoryObject, list[MemoryObject]] = {}
        self._summaries: dict[Function, dict[MemoryObject, list[tuple[Offset, int]]]] = {}
        self._summarize()

    # ---- what one instruction writes and reads

    def places(self, pointer: Value, size: int) -> list[Access]:
        pointees = self.points_to.of(pointer)
        if not pointees and not isinstance(pointer, Constant):
            return [(self.points_to.external, ANYWHERE, -1)]
        return [(target, offset, size) for target, offset in spanned(pointees, size).items()]

    def writes(self, instruction: Instruction) -> list[Access]:
        """Memory that the instruction may write (frees count as writes of the whole object)."""
        if isinstance(instruction, Store):
            return self.places(instruction.pointer, self.layout.store_size(instruction.value.type))
        if isinstance(instruction, (AtomicRMW, CompareExchange)):
            return self.places(instruction.operands[0], self.layout.store_size(instruction.operands[1].type))
        if isinstance(instruction, Call):
            return self._call_writes(instruction)
        if isinstance(instruction, Verbatim) and instruction.opcode in ("va_arg", "callbr"):
            return [(self.points_to.external, ANYWHERE, -1)]
        return []

    def _call_writes(self, call: Call) -> list[Access]:
        callees = self.points_to.callees(call)
        if callees is None:
            return self._everything(call)
        found: list[Access] = []
        for callee in callees:
            if not callee.is_declaration:
                for target, places in self._summaries.get(callee, {}).items():
                    found.extend((target, offset, size) for offset, size in places)
                continue
            facts = self.book.facts(callee.name)
            if facts is None or facts.writes is None:
                found.extend((target, ANYWHERE, -1) for target in reached_memory(call.arguments, self.points_to))
                found.extend(self._everything(call))
            elif facts.kind in (CallKind.MEMCPY, CallKind.MEMMOVE, CallKind.MEMSET):
                size = call.arguments[2].value if isinstance(call.arguments[2], ConstantInt) else -1
                found.extend(self.places(call.arguments[0], size))
            elif facts.kind == CallKind.NRT_DECREF:  # may give back the array, header and data, and what it holds
                found.extend((t, ANYWHERE, -1) for target in self.points_to.of(call.arguments[0]) for t in self._held(target))
            elif facts.frees is not None:
                found.extend((target, ANYWHERE, -1) for target in self.points_to.of(call.arguments[facts.frees]))
            elif facts.kind != CallKind.LIFETIME:
                written = [call.arguments[i] for i in facts.writes]
                for argument in (*written, *(self._awaited if facts.completes else ())):
                    found.extend((t, ANYWHERE, -1) for t in self.points_to.of(argument) if t.kind != ObjectKind.FUNCTION)
        return found

    @cached_property
    def meets(self) -> bool:
        """Whether threads wait for each other, or hand something on, in any function that the root calls."""
        calls = (i for f in self.points_to.functions for i in f.instructions() if isinstance(i, Call))
        found = (self.book.facts(name) for call in calls if (name := call.callee_name))
        return any(facts is not None and facts.kind in MEETINGS for facts in found)

    @cached_property
    def rule_links(self) -> list[Call]:
        """All calls of a rule's `link`, in any function."""
        if not self.book.function_rules:
            return []
        calls = (i for f in self.points_to.functions for i in f.instructions() if isinstance(i, Call))
        return [call for call in calls if (known := self.book.facts_of(call)) and known.kind == CallKind.RULE_LINK]

    def _held(self, target: MemoryObject) -> list[MemoryObject]:
        """The object and all local memory that it leads to."""
        if target not in self._holdings:
            self._holdings[target] = list(reached(
                [target],
                lambda one: led_to(one, self.points_to.contents),
                among=lambda one: one is target or one.kind == ObjectKind.HEAP,
            ))
        return self._holdings[target]

    @cached_property
    def _awaited(self) -> list[Value]:
        """The buffers of all messages: those that are under way are written until a call completes them."""
        calls = [i for f in self.points_to.functions for i in f.instructions() if isinstance(i, Call)]
        found = [(call, message_of(call.callee_name or "")) for call in calls]
        return [call.arguments[place] for call, message in found if message is not None for place in message.received]

    @cached_property
    def communicating(self) -> frozenset[Function]:
        """The functions that call MPI, directly or not: each message has its mirror, whatever carries a derivative there."""
        found: set[Function] = set()
        callers: dict[Function, list[Function]] = {}
        for function in self.points_to.functions:
            for call in (i for i in function.instructions() if isinstance(i, Call)):
                if message_of(call.callee_name or "") is not None:
                    found.add(function)
                for callee in self.points_to.callees(call) or ():
                    callers.setdefault(callee, []).append(function)
        return frozenset(reached(found, lambda function: callers.get(function, ())))

    def only_completes(self, writer: Instruction, target: MemoryObject) -> bool:
        """Whether the write of the memory is that of a message which was under way, and which is complete by now."""
        if not self._awaited or not isinstance(writer, Call):
            return False
        facts = self.book.facts(writer.callee_name or "")
        if facts is None or not facts.completes or facts.writes is None:
            return False
        return not any(target in self.points_to.of(writer.arguments[place]) for place in facts.writes)

    def _everything(self, call: Call) -> list[Access]:
        return [(t, ANYWHERE, -1) for t in self.points_to.objects if t.escapes and not t.is_immutable]

    def summary(self, function: Function) -> dict[MemoryObject, list[tuple[Offset, int]]]:
        """What a function and its callees write, and where."""
        return self._summaries.get(function, {})

    def is_written(self, target: MemoryObject) -> bool:
        """Whether anybody writes the memory, in any function that the root calls."""
        return any(may_be_same(target, other) for other in self.summary(self.points_to.root))

    def _summarize(self) -> None:
        changed = True
        while changed:
            changed = False
            for function in self.points_to.functions:
                summary = self._summaries.setdefault(function, {})
                before = sum(len(v) for v in summary.values())
                for instruction in function.instructions():
                    for target, offset, size in self.writes(instruction):
                        places = summary.setdefault(target, [])
                        if (ANYWHERE, -1) not in places and (offset, size) not in places:
                            if len(places) >= 16:
                                places[:] = [(ANYWHERE, -1)]
                            else:
                                places.append((offset, size))
                if sum(len(v) for v in summary.values()) != before:
                    changed = True


class Overwrites:
    """Whether memory changes after a point of one function."""

    def __init__(self, effects: Effects, cfg: ControlFlow, *, caller_overwrites: bool, threads: bool = False,
                 strangers: bool = False, own: Collection[int] = (), others_go_on: bool = False,
                 unwritten: Collection[int] = ()) -> None:  # fmt: skip
        """``caller_overwrites``: the reverse runs after the function has returned (split mode): only constants stay.

        ``threads``: other threads run the function as well: any of its writes may come at any time, but for those to a
        thread's own stack and the parameters ``own``. ``strangers``: between the halves of the root its caller runs what it
        likes. ``others_go_on``: threads that are done with the function may overwrite what others still read in it, but for
        the memory of the parameters ``unwritten``.
        """
        self.own = own
        self.others_go_on, self.unwritten = others_go_on, unwritten
        self.strangers = strangers
        self.threads = threads
        self.effects = effects
        self.cfg = cfg
        self.caller_overwrites = caller_overwrites
        self.writers: dict[MemoryObject, WriteIndex] = {}
        self._position: dict[Instruction, int] = {}
        self.fresh = FreshMemory(effects.points_to, cfg, self._position)
        for block in cfg.order:
            for index, instruction in enumerate(block.instructions):
                self._position[instruction] = index
                if not isinstance(instruction, DebugRecord):
                    for target, offset, size in effects.writes(instruction):
                        self.writers.setdefault(target, WriteIndex()).add(instruction, offset, size)

    def clobber(self, load: Instruction, pointer: Value, size: int, ignore: Ignore = None) -> Instruction | str | None:
        """A write that may change the loaded memory after ``load`` has run; a word when the caller may; None if nothing can.

        ``ignore(write) -> bool`` leaves out writes that are postponed until after the reverse sweep (frees).
        """
        for access in self.effects.places(pointer, size):
            target = access[0]
            if target.is_immutable:
                continue
            if self.caller_overwrites:
                written = self.strangers or self.effects.is_written(target)
                if target.kind in (ObjectKind.ARGUMENT, ObjectKind.GLOBAL) and not written:
                    continue
                return "the reverse runs after the function has returned"
            if target.kind == ObjectKind.EXTERNAL:
                return "outside memory"
            own = target.is_of_one_thread(self.own)
            if self.others_go_on and not own and not target.is_behind(self.unwritten):
                return "other threads may have left the function"
            for other, writer in self._writing(access, ignore):
                if self.threads and not own:
                    return writer
                if self.effects.only_completes(writer, other):
                    continue  # a buffer under way is not to be read: the load ran before the post, or after this call
                if self.runs_after(writer, load) and not self.fresh.is_younger(writer, other, load, pointer):
                    return writer
        return None

    def fills_new_memory(self, writer: Instruction, pointer: Value) -> bool:
        """Whether nobody has written the memory of the pointer when the writer does, not even the writer itself; False where
        the reverse sweep may run twice."""
        if self.strangers or self.threads:
            return False
        accesses = self.effects.places(pointer, -1)
        known = accesses[0][0].kind == ObjectKind.HEAP and all(target in accesses[0][0].parts for target, _, _ in accesses)
        return known and all(self.fresh.is_since(writer, *written) for access in accesses for written in self._writing(access))

    def written_by(self, pointer: Value, size: int, ignore: Ignore = None) -> Iterator[Instruction] | None:
        """All that may write the memory while the function runs; None where others may, too. ``ignore`` as above."""
        found: Iterator[Instruction] = iter(())
        for access in self.effects.places(pointer, size):
            if access[0].kind == ObjectKind.EXTERNAL:
                return None
            if access[0].kind not in (ObjectKind.CONSTANT, ObjectKind.FUNCTION):
                found = chain(found, self.writing(access, ignore))
                if self.threads and not access[0].is_of_one_thread(self.own) and any(True for _ in found):
                    return None
        return found

    def writing(self, access: Access, ignore: Ignore = None) -> Iterator[Instruction]:
        """All that may write the memory in the function."""
        return (writer for _, writer in self._writing(access, ignore))

    def _writing(self, access: Access, ignore: Ignore = None) -> Iterator[tuple[MemoryObject, Instruction]]:
        """The same, each with the object that it writes."""
        target, offset, extent = access
        for other, writers in self.writers.items():
            if may_be_same(target, other):
                for writer in writers.touching(offset, extent) if other is target else writers:
                    if ignore is None or not ignore(writer):
                        yield other, writer

    def runs_after(self, later: Instruction, earlier: Instruction) -> bool:
        """Whether ``later`` can run after ``earlier`` has run."""
        if later.block is earlier.block and self._position[later] > self._position[earlier]:
            return True
        return later.block in self.cfg.reachable_from(earlier.block)


def is_plain(access: Load | Store) -> bool:
    return "volatile" not in access.flags and "atomic" not in access.flags
