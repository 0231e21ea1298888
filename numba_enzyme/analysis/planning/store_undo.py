"""Memory that the reverse sweep restores: loads of what is overwritten later are done again, because each store is undone.

    loop: s[t] = a[t, k]; barrier; total += s[j] * b; barrier        8 B per store instead of 8 B per load
    back: b.d += s[j] * total.d; barrier; s.d[t] -> a.d; s[t] = what it held before

Stores keep what they overwrite and put it back at their mirrors. So at any point of the reverse sweep such memory holds what it
held there on the way forward, and a load L can be repeated for an instruction U if on no way from L to U (that does not come by L
again) the thread may write there itself, nor, in memory of the block, a barrier lies: the reverse of U then runs between the
mirrors of the barriers between which L ran. No other thread writes L's place between these, or it would be a race; so none undoes
a store to it there. Memory must be such that it is not read after the function: a thread's stack, shared memory, arrays that a
function makes for itself, as long as the derivative holds them.

Threads may all store the same number in one place, which is no race to be afraid of. Only the first of them saw what was there
before. So where the address does not tell the thread, a store that changes nothing is not undone (``Undo.if_changed``), no load
between the same barriers is repeated, and no other store may come to the place between them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, KeysView
from functools import cached_property

from ...ir.functions import Block, DebugRecord, Function, Instruction, users
from ...ir.instructions import Alloca, AtomicRMW, Call, CompareExchange, Load, Store
from ...ir.types import FloatType, IntType, VectorType, scalar_type
from ...ir.values import Value
from ...ir.walks import reached
from ...request import GradientRequest
from ...rules.effects import CallKind
from ..control.shape import Shape
from ..memory.effects import Access, Effects, Ignore, Overwrites, is_plain
from ..memory.objects import MemoryObject, ObjectKind, may_be_same
from ..threads.chunk_addresses import Unknown
from ..threads.kernel_addresses import KernelAddresses
from ..threads.kernel_coordinates import THREADS
from ..threads.phases import Phases

MARKED = ("double", "float")  # types of which one number can stand for "nothing has changed"
Position = Instruction | Block | None
"""Where the reverse sweep computes something: at an instruction's mirror, at the end of a block's, or nobody knows where."""


class RestoredMemory:
    """Questions about the root function of a derivative whose reverse sweep is part of it."""

    def __init__(self, function: Function, effects: Effects, overwrites: Overwrites, shape: Shape, request: GradientRequest,
                 own: Collection[MemoryObject] = (), postponed: Ignore = None) -> None:  # fmt: skip
        """``own``: arrays of the function that the derivative holds; ``postponed``: what gives back memory only later."""
        self.function, self.effects, self.overwrites = function, effects, overwrites
        self.shape, self.request = shape, request
        self.own, self.postponed = own, postponed
        self.layout = effects.layout
        self._between: dict[tuple[Block, Block], frozenset[Block]] = {}
        self._changing: dict[Load | Store, list[Instruction]] = {}
        self._undoable: dict[Store, bool] = {}
        self._apart: dict[frozenset[Instruction], bool] = {}
        order = [i for b in shape.cfg.order for i in b.instructions if not isinstance(i, DebugRecord)]
        self.position = {instruction: at for at, instruction in enumerate(order)}
        self.stores = [i for i in order if isinstance(i, Store) and i.block in shape.live]
        kinds = {i: self._kind(i) for i in order if isinstance(i, Call)}
        self.barriers = [call for call, kind in kinds.items() if kind == CallKind.BARRIER]
        self.used = users(function)
        self.orderly = "fence" not in kinds.values() and not any(map(self._hands_on, order))

    def _kind(self, call: Call) -> str:
        facts = self.effects.book.facts(call.callee_name) if call.callee_name else None
        return facts.kind if facts is not None else ""

    def _hands_on(self, instruction: Instruction) -> bool:
        """Whether threads may tell each other by it, without a barrier, that something is done."""
        if isinstance(instruction, AtomicRMW):
            return bool(self.used.get(instruction))
        return isinstance(instruction, CompareExchange) or (
            isinstance(instruction, (Load, Store)) and not is_plain(instruction))

    # ---- objects

    def is_candidate(self, target: MemoryObject) -> bool:
        """Whether nobody looks at the memory after the function, and what threads do there is in an order that barriers tell."""
        if target.items is not None or target.head is not None:
            return False
        if target in self.own:
            return True
        if target.kind == ObjectKind.ALLOCA:
            return isinstance(target.site, Alloca) and target.site.block is self.function.entry
        return self.orderly and target.is_behind(self.request.scratch)

    def places(self, access: Load | Store) -> list[Access]:
        type_ = access.type if isinstance(access, Load) else access.value.type
        return self.effects.places(access.pointer, self.layout.store_size(type_))

    def objects(self, access: Load | Store) -> KeysView[MemoryObject]:
        return dict.fromkeys(target for target, _, _ in self.places(access)).keys()

    def _are_candidates(self, access: Load | Store) -> bool:
        found = self.objects(access)
        return bool(found) and all(map(self.is_candidate, found))

    def _is_shared(self, access: Load | Store) -> bool:
        return any(not target.is_local for target in self.objects(access))

    # ---- loads

    def can_be_repeated(self, load: Load) -> bool:
        """Whether, at some places at least, the load finds again what it found, once stores are undone."""
        return (is_plain(load) and _is_number(load) and self._are_candidates(load)
                and all(isinstance(w, Store) and self.can_be_undone(w) for w in self.changing(load)
                        if self.overwrites.runs_after(w, load)))  # fmt: skip

    def changing(self, load: Load | Store) -> list[Instruction]:
        """All that may write the place of an access."""
        if load not in self._changing:
            found = {w: None for access in self.places(load) for w in self.overwrites.writing(access, self.postponed)}
            self._changing[load] = list(found)
        return self._changing[load]

    def finds_again(self, load: Load, at: Position) -> bool:
        """Whether the load finds there what it found."""
        if at is None or (self._is_shared(load) and (
            self._others_may_have_left(at) or any(self.runs_between(b, load, at) for b in self.barriers)
        )):  # fmt: skip
            return False
        block = at if isinstance(at, Block) else at.block
        if block is load.block:
            if isinstance(at, Block) or self.position[at] < self.position[load]:
                return False
        elif not self.shape.dominators.dominates(load.block, block):
            return False
        return not any(self.runs_between(w, load, at) for w in self.changing(load))

    def runs_between(self, instruction: Instruction, first: Instruction, at: Instruction | Block) -> bool:
        """Whether the instruction may run on a way from the first one to a place, that included, that meets the first once."""
        block = at if isinstance(at, Block) else at.block
        now = self.position[instruction]
        if block is first.block:
            return instruction.block is block and not isinstance(at, Block) and self.position[first] < now <= self.position[at]
        if instruction.block is first.block:
            return now > self.position[first]
        if instruction.block in self._blocks_between(first.block, block):
            return True
        return instruction.block is block and not isinstance(at, Block) and now <= self.position[at]

    def _blocks_between(self, first: Block, last: Block) -> frozenset[Block]:
        """Blocks that may run as a whole between two, the first not met again; the last one if it is in a loop there."""
        key = first, last
        if key not in self._between:
            after = _reached(first, self.shape.cfg.successors)
            before = _reached(last, self.shape.cfg.predecessors, stop=first)
            self._between[key] = frozenset(after & before)
        return self._between[key]

    # ---- stores

    def can_be_undone(self, store: Store) -> bool:
        if store not in self._undoable:
            self._undoable[store] = (
                store.block in self.shape.live and is_plain(store) and _is_number(store.value) and self._are_candidates(store)
                and not (self._is_shared(store) and self._others_may_have_left(store)))  # fmt: skip
        return self._undoable[store]

    def undone(self, loads: Collection[Load]) -> tuple[dict[Store, bool], set[Load]]:
        """The stores that have to be undone so that the loads can be repeated, each with whether only where it changes
        something; and loads that can't be repeated, because a store to their place can't be undone safely."""
        wanted = {s: [x for x in loads if s in self.changing(x) and self.overwrites.runs_after(s, x)] for s in self.stores}
        found = {store: False for store, readers in wanted.items()
                 if readers and not any(self._is_undone_before(store, other, loads) for other in wanted)}
        failing: set[Load] = set()
        for store, readers in wanted.items():
            if not readers or not self._is_shared(store):
                continue
            near = [o for o in wanted if o is not store and not self._is_told(o, store)]
            many = not self._is_told(store, store)
            if many or near:
                safe = store in found and _has_mark(store) and all(o in found and _has_mark(o) for o in near)
                if not safe or (many and (near or self._comes_again(store))):
                    failing.update(readers)
                found.update(dict.fromkeys([store, *near], True) if safe else {})
            failing.update(x for x in loads if not self._is_told(x, store))
        return found, failing

    def _is_undone_before(self, store: Store, other: Store, loads: Iterable[Load]) -> bool:
        """Whether the undoing of an earlier store to the same place is as good, because nobody reads in between."""
        if other is store or other.pointer is not store.pointer or not self.can_be_undone(other):
            return False
        if self.layout.store_size(other.value.type) < self.layout.store_size(store.value.type):
            return False
        if other.block is store.block:
            if self.position[other] > self.position[store]:
                return False
        elif not self.shape.dominators.dominates(other.block, store.block):
            return False
        if self._is_shared(store) and any(self.runs_between(b, other, store) for b in self.barriers):
            return False
        return not any(self.runs_between(x, other, store) for x in loads if store in self.changing(x))

    # ---- threads

    def _is_told(self, a: Load | Store, b: Store) -> bool:
        """Whether two threads certainly do not come to one place by these between the same barriers."""
        if a is not b and (not self._overlap(a, b) or not self.phases.at_once(a, b)):
            return True
        key = frozenset((a, b))
        if key not in self._apart:
            self._apart[key] = self._addresses_tell(a, b)
        return self._apart[key]

    def _overlap(self, a: Load | Store, b: Load | Store) -> bool:
        return any(may_be_same(s, t) and (s is not t or p.overlaps(n, q, m))
                   for s, p, n in self.places(a) for t, q, m in self.places(b))  # fmt: skip

    def _addresses_tell(self, a: Load | Store, b: Store) -> bool:
        if self.request.target.within_kernel:  # arguments may differ from thread to thread
            return False
        try:
            first, second = (self.addresses.place(x.pointer, s, x.block) for x in (a, b) for _, _, s in self.places(x)[:1])
        except Unknown:
            return False
        axes = {name for name in THREADS.values() if f"n{name}" not in self.request.single}
        return not self.addresses.why_shared(first, second, axes, lambda phi: self.phases.same_round(phi.block, a, b))

    def _comes_again(self, store: Store) -> bool:
        """Whether a thread may come to the store a second time before it comes to a barrier."""
        loop = self.shape.loops.innermost(store.block)
        headers = (around.header.instructions[0] for around in (loop.nest if loop is not None else ()))
        return any(self.phases.goes_on(store, first) and self.phases.goes_on(first, store) for first in headers)

    @cached_property
    def addresses(self) -> KernelAddresses:
        written = [w for i in self.position for w in self.effects.writes(i)]
        return KernelAddresses(self.function, self.effects, self.shape, list(dict.fromkeys(written)), self.request.block_size)

    @cached_property
    def phases(self) -> Phases:
        if self.request.target.within_kernel:
            return Phases(self.function, self.effects.book)
        return Phases(self.function, self.effects.book, self.addresses.changing_in)

    def _others_may_have_left(self, at: Instruction | Block) -> bool:
        """Whether, within a kernel, other threads may be done with the function when its reverse comes there."""
        if not self.request.target.within_kernel:
            return False
        if isinstance(at, Block):
            before = [b.terminator for b in self.shape.cfg.predecessors[at]]
            return not before or not self.phases.first.isdisjoint(before)
        return at in self.phases.first


def _is_number(value: Value) -> bool:
    element = scalar_type(value.type)
    return isinstance(element, FloatType) or (isinstance(element, IntType) and element.bits % 8 == 0)


def _has_mark(store: Store) -> bool:
    type_ = store.value.type
    return isinstance(type_, FloatType) and not isinstance(type_, VectorType) and type_.kind in MARKED


def _reached(start: Block, following: dict[Block, list[Block]], stop: Block | None = None) -> set[Block]:
    """What can be reached from behind a block without coming back to it (or to ``stop``)."""
    end = start if stop is None else stop
    return set(reached(following[start], following.__getitem__, among=lambda block: block is not end))
