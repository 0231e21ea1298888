"""Loads, stores, addresses and stack memory.

    %v = load double, ptr %p         tangent  v.d = load p.d        adjoint  *p.d += v.d
    store double %v, ptr %p          tangent  store v.d, p.d        adjoint  t = *p.d; *p.d = 0; v.d += t
    store ptr %q, ptr %p             both     store q.d, p.d        (shadow memory holds shadow pointers)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.memory.kinds import POINTER, kind_bytes
from ...analysis.memory.objects import ObjectKind
from ...analysis.planning.recompute import Need
from ...analysis.threads.thread_sharing import ShadowUpdate
from ...analysis.values.constant_bits import is_made_of_constants
from ...diagnostics import Problem
from ...ir.builder import zero
from ...ir.functions import Instruction, Phi
from ...ir.instructions import Alloca, Load, Store, alignment
from ...ir.metadata import INVARIANT
from ...ir.printer import constant_text
from ...ir.types import DOUBLE, FLOAT, PTR, VOID, FloatType, IntType, PointerType, Type, is_floating, is_pointer, scalar_type
from ...ir.values import Constant, Value
from ...ir.walks import reached
from ..context import Context, accessed_type
from ..for_annotations import AnySweep, ForwardSweep, ReverseSweep, TangentSweep
from ..sweep import Sweep
from .accesses import AccessPlan, UpdateKind, plan_access
from .family import Family, LocalFamily, StructuralFamily
from .passing_on import waiting_problems
from .places import problem
from .shared_updates import add_for_all_threads, take_for_one_thread
from .spoiled_words import spoil, spoil_read, spoiled_word, word_read

SMALLEST_FLOAT_BITS = 16
CONTAINED = "something without a derivative is put into a container that also holds what has one"
CONTAINED_FIX = "keep them in containers of their own, or in tuples"


def plain_suffix(suffix: str) -> str:
    """The suffix of an access of shadow memory: only its alignment."""
    align = alignment(suffix)
    return f", align {align}" if align else ""


def derivative_type(type_: Type, value: Value | None, pointer: Value, c: Context) -> Type | None:
    """The type through which the derivative of an access is read and written; None if it has none."""
    if isinstance(scalar_type(type_), FloatType):
        return type_
    if isinstance(scalar_type(type_), IntType):
        if c.layout.bits_of(type_) < SMALLEST_FLOAT_BITS:
            return None
        carried = c.carried_float(value) if value is not None else None
        if carried is None:
            lanes = c.memory_lanes(pointer, c.layout.store_size(type_))
            floats = [k for k in (lanes or {}).values() if isinstance(k, FloatType)]
            carried = floats[0] if floats else None
            if lanes == {} and value is not None and is_made_of_constants(value):
                # Bits that nobody reads here, as LLVM writes a number that it knows: as with memset, the shadow is zeroed.
                carried = FLOAT if c.layout.bits_of(type_) % 64 else DOUBLE
        return c.float_view(type_, carried)
    return None


def address_needs(pointer: Value, c: Context) -> Iterable[Need]:
    yield Need(pointer, True)
    if c.guarded(pointer):
        yield Need(pointer)


def safe_shadow(s: AnySweep, pointer: Value, type_: Type) -> Value:
    """The shadow address for one access. Memory that has no shadow is its own: then a zeroed spare place is used."""
    shadow = s.shadow(pointer)
    if not s.context.guarded(pointer):
        return shadow
    spare = s.alloca(type_, "spare")
    s.b.store(zero(type_), spare)
    return s.b.select(s.b.icmp("ne", s.primal(pointer), shadow), shadow, spare)


def shadow_or_null(pointer: Value, s: AnySweep) -> Value:
    """The shadow of memory, null where it has none (memory without shadow is its own)."""
    if not s.context.has_shadow(pointer):
        return zero(PTR)
    shadow = s.shadow(pointer)
    if s.context.guarded(pointer):
        shadow = s.b.select(s.b.icmp("eq", shadow, s.primal(pointer)), zero(PTR), shadow)
    return shadow


def float_fields(type_: Type, c: Context) -> list[tuple[int, Type]]:
    return [(offset, t) for _, offset, t in c.layout.leaves(type_) if is_floating(t)]


class Loads(Family):
    def _mirror(self, load: Load, s: Sweep) -> Value:
        # Memory without a shadow is its own, and so is a pointer that is loaded from it: no guard for pointers.
        pointers = s.context.has_shadow(load)
        address = s.shadow(load.pointer) if pointers else safe_shadow(s, load.pointer, load.type)
        fixed = pointers and INVARIANT in load.metadata  # of numbers nobody said it
        metadata = {INVARIANT: load.metadata[INVARIANT]} if fixed else {}
        return s.b.append(Load(load.type, address, suffix=plain_suffix(load.suffix), name="", metadata=metadata))

    def shadow(self, load: Load, s: ForwardSweep) -> None:
        s.copy(load)
        c = s.context
        if c.has_shadow(load):
            if c.has_shadow(load.pointer):
                s.set_shadow(load, self._mirror(load, s))
            else:
                s.set_shadow(load, s.primal(load))

    def tangent(self, load: Load, s: TangentSweep) -> None:
        s.copy(load)
        c = s.context
        if c.has_shadow(load.pointer) and (c.active(load) or c.has_shadow(load)):
            s.set_shadow(load, self._mirror(load, s))

    def needs(self, load: Load, c: Context) -> Iterable[Need]:
        if (c.active(load) and c.has_shadow(load.pointer)) or word_read(load, c) is not None:
            yield from address_needs(load.pointer, c)

    def adjoint(self, load: Load, r: ReverseSweep) -> None:
        if (word := word_read(load, r.context)) is not None:
            spoil_read(r, r.shadow(load.pointer), word, written=False, loaded=True)
            return
        seed = r.take(load) if load in r.plan.accesses else None
        if seed is None or r.rows.put(load, seed):
            return
        address = safe_shadow(r, load.pointer, load.type)
        add_to_memory(r, address, load, seed)

    def access(self, load: Load, c: Context) -> AccessPlan | None:
        if not c.active(load) or not c.has_shadow(load.pointer):
            return None
        return plan_access(load, derivative_type(load.type, load, load.pointer, c), c)

    def updates(self, load: Load, c: Context) -> Iterable[ShadowUpdate]:
        if c.active(load) and c.has_shadow(load.pointer):
            yield ShadowUpdate(load, load.pointer, c.layout.store_size(load.type), atomic_type(load, c))

    def problems(self, load: Load, c: Context) -> Iterator[Problem]:
        yield from access_problems(load, c)
        yield from waiting_problems(load, c)
        useful = load in c.facts.activity.useful and (is_floating(load.type) or bool(float_fields(load.type, c)))
        if useful and any(t.kind == ObjectKind.UNKNOWN for t in c.facts.points_to.of(load.pointer)):
            yield problem("NE204", "a number is loaded from memory that nothing is known of", load, c)
        if c.has_shadow(load) and c.hides_pointers(load.pointer, c.layout.store_size(load.type)):
            text = "a pointer to memory with a shadow was stored in constant memory, where its shadow has no place"
            yield problem("NE206", text, load, c, fix="give the memory that holds the pointer a shadow too")
        if c.has_shadow(load) and _is_kept_from_before(load, c):
            text = "a global variable may hold a pointer from before the call, whose shadow nobody knows"
            fix = "set the variable in the function before it is read, or pass the memory as an argument"
            yield problem("NE205", text, load, c, fix=fix)


def _is_kept_from_before(load: Load, c: Context) -> bool:
    """Whether a pointer is read from a mutable global that this function has not certainly set before."""
    if not any(t.kind == ObjectKind.GLOBAL for t in c.facts.points_to.of(load.pointer)):
        return False
    address = _address_text(load.pointer)
    for instruction in c.function.instructions():
        if isinstance(instruction, Store) and address and _address_text(instruction.pointer) == address:
            if instruction.block is load.block:
                order = load.block.instructions
                if order.index(instruction) < order.index(load):
                    return False
            elif c.shape.dominators.dominates(instruction.block, load.block):
                return False
    return True


def _address_text(pointer: Value) -> str:
    """The text of a constant address: equal texts are equal places."""
    return constant_text(pointer) if isinstance(pointer, Constant) else ""


def add_to_memory(r: ReverseSweep, address: Value, access: Load, seed: Value) -> None:
    """``*address += seed`` for whatever the type is."""
    b, planned = r.b, r.plan.accesses[access]
    align, view = alignment(access.suffix), planned.view
    if planned.kind is not UpdateKind.PLAIN:
        number = b.bitcast(seed, view) if view is not None else seed
        if planned.kind is UpdateKind.BLOCK:
            r.block_sums.add(access, number)
        else:
            together = planned.kind is UpdateKind.WARP
            add_for_all_threads(r, address, number, lanes=planned.lanes, together=together, tested=planned.tested)
        return
    flags = r.adjoints.permissions(access.pointer)
    if view is not None:
        total = b.binary("fadd", b.load(view, address, align=align), b.bitcast(seed, view), flags=flags)
        b.store(total, address, align=align)
        return
    for path, offset, type_ in r.context.layout.leaves(access.type):
        if is_floating(type_):
            place = b.byte_offset(address, offset)
            part = b.extract_value(seed, path)
            b.store(b.binary("fadd", b.load(type_, place), part, flags=flags), place)


def atomic_type(access: Load, c: Context) -> Type | None:
    """The type of an addition to the place of an access that threads can do at the same time; None if there is none."""
    view = derivative_type(access.type, access, access.pointer, c)
    element = scalar_type(view) if view is not None else None
    if not isinstance(element, FloatType) or element.kind not in ("double", "float"):
        return None
    whole = c.layout.size_of(element)
    return view if (alignment(access.suffix) or c.layout.align_of(element)) % whole == 0 else None


def access_problems(access: Load | Store, c: Context) -> Iterator[Problem]:
    """Unknown or contradictory contents of memory that carries a derivative; pieces of floats."""
    type_ = accessed_type(access)
    value = access if isinstance(access, Load) else access.value
    pointer = access.pointer
    if not c.has_shadow(pointer):
        return
    # What is only passed on may be a pointer in a float's clothes; what is computed with is a number.
    doubtful = isinstance(access, Load) and _is_only_moved(access, c)
    concerns = is_floating(type_) and (c.active(value) or isinstance(access, Store))
    if concerns and c.facts.layout.contradicts(pointer, type_, possibly=doubtful):
        yield problem("NE202", "memory is read or written as different types", access, c, about=value)
    if not isinstance(scalar_type(type_), IntType):
        return
    size = c.layout.store_size(type_)
    if isinstance(access, Store) and derivative_type(type_, value, pointer, c) is None and c.facts.moved.moves(access):
        yield problem("NE202", "an integer is stored where floats may have been copied to", access, c, about=value)
        return
    if c.facts.layout.is_named_integer(access) and not c.active(value):
        return
    if isinstance(access, Store) and _splits_float(type_, pointer, c) and not _is_integer_place(access, c):
        if spoiled_word(access, c) is None or c.active(value):
            yield problem("NE203", "part of a floating-point number is overwritten", access, c, about=value)
        return
    if not c.active(value) or POINTER in c.facts.layout.carried(value).values():
        return
    if c.memory_lanes(pointer, size) is None:
        yield problem("NE202", "memory is read or written as different types", access, c, about=value)
    elif c.carried_float(value) is None:
        yield problem("NE201", "bytes of unknown type are copied", access, c, about=value,
                      fix="say what the memory holds (typed loads, TBAA, loose_types=True)")  # fmt: skip
    elif c.float_view(type_, c.carried_float(value)) is None:
        yield problem("NE203", "a piece of a floating-point number is moved on its own", access, c, about=value)


def _is_only_moved(load: Load, c: Context) -> bool:
    """Whether a loaded value is stored again, perhaps by way of phis, and nothing else."""
    moved = reached([load], lambda value: (use for use in c.users.get(value, ()) if isinstance(use, Phi)))
    return all(isinstance(use, Phi | Store) for value in moved for use in c.users.get(value, ()))


def _splits_float(type_: Type, pointer: Value, c: Context) -> bool:
    """Whether an integer access covers a float's bytes only in part."""
    size = c.layout.store_size(type_)
    if not c.facts.layout.floats_at(pointer, size):
        return False
    lanes = c.memory_lanes(pointer, size)
    if lanes is None:
        return True
    floats = [(byte, kind_bytes(k)) for byte, k in lanes.items() if isinstance(k, FloatType)]
    return not floats or any(byte + width > size for byte, width in floats)


def _is_integer_place(store: Store, c: Context) -> bool:
    """Whether the place is known to hold an integer, whatever lies beside it."""
    return c.facts.layout.is_integer_place(store.pointer, c.layout.store_size(store.value.type))


class Stores(LocalFamily):
    def shadow(self, store: Store, s: ForwardSweep) -> None:
        s.copy(store)
        c = s.context
        if not c.has_shadow(store.pointer):
            return
        value = store.value
        mirrors = c.mirrors_integer(store) or c.mirrored_fields(store)
        if isinstance(scalar_type(value.type), PointerType) or c.has_shadow(value) or mirrors:
            self._store_shadow(store, s)

    def _store_shadow(self, store: Store, s: Sweep) -> None:
        """Put shadow pointers in shadow memory; fields that are floats keep what the caller put there."""
        c = s.context
        address = safe_shadow(s, store.pointer, store.value.type)
        shadow = s.primal(store.value) if c.mirrors_integer(store) else s.shadow(store.value)
        if is_pointer(store.value.type) and c.lacks_shadow(store.value, store.pointer):
            if c.holds_stand_ins(store.pointer):
                s.b.call_named("NRT_decref", VOID, [s.b.load(PTR, address)])
            shadow = s.b.call(s.family.helper("ne.stand.in"), [s.primal(store.value), shadow])
        if isinstance(scalar_type(shadow.type), (PointerType, IntType)) or c.forward_mode:
            s.b.append(Store(shadow, address, suffix=plain_suffix(store.suffix)))
        else:
            for path, offset, type_ in c.layout.leaves(shadow.type):
                if is_pointer(type_):
                    s.b.store(s.b.extract_value(shadow, path), s.b.byte_offset(address, offset))
        for path, offset in c.mirrored_fields(store):
            s.b.store(s.b.extract_value(s.primal(store.value), path), s.b.byte_offset(address, offset))

    def tangent(self, store: Store, s: TangentSweep) -> None:
        s.copy(store)
        c = s.context
        if not c.has_shadow(store.pointer):
            return
        word = spoiled_word(store, c)
        if word is not None:
            spoil(s, s.shadow(store.pointer), word)
            return
        value = store.value
        carries = c.active(value) or c.has_shadow(value) or isinstance(scalar_type(value.type), PointerType)
        carries = carries or c.mirrors_integer(store) or bool(c.mirrored_fields(store))
        view = derivative_type(value.type, value, store.pointer, c)
        if view is not None and not carries and isinstance(scalar_type(value.type), IntType):  # bits of a constant number
            s.b.append(Store(zero(value.type), safe_shadow(s, store.pointer, value.type), suffix=plain_suffix(store.suffix)))
        elif carries or view is not None or float_fields(value.type, c):
            self._store_shadow(store, s)

    def needs(self, store: Store, c: Context) -> Iterable[Need]:
        if c.has_shadow(store.pointer) and (self._differentiable(store, c) or spoiled_word(store, c) is not None):
            yield from address_needs(store.pointer, c)

    @staticmethod
    def _differentiable(store: Store, c: Context) -> bool:
        type_ = store.value.type
        if c.mirrors_integer(store):
            return False
        if isinstance(scalar_type(type_), PointerType) or c.has_shadow(store.value):
            return bool(float_fields(type_, c))
        return derivative_type(type_, store.value, store.pointer, c) is not None or bool(float_fields(type_, c))

    def access(self, store: Store, c: Context) -> AccessPlan | None:
        if not c.has_shadow(store.pointer) or not self._differentiable(store, c):
            return None
        return plan_access(store, derivative_type(store.value.type, store.value, store.pointer, c), c)

    def adjoint(self, store: Store, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        planned = r.plan.accesses.get(store)
        if planned is None:
            word = spoiled_word(store, c)
            if word is not None:
                spoil_read(r, r.shadow(store.pointer), word, written=True, loaded=False)
            return
        type_, view = store.value.type, planned.view
        address = safe_shadow(r, store.pointer, type_)
        align = alignment(store.suffix)
        alone = planned.kind is UpdateKind.PLAIN
        if view is not None:
            active = c.active(store.value)
            if active and not alone:
                seed = take_for_one_thread(r, address, view)
            else:
                seed = b.load(view, address, align=align) if active else None
                b.store(zero(view), address, align=align)
            if seed is not None:
                r.add(store.value, b.bitcast(seed, type_))
            return
        if not alone:
            r.add(store.value, take_for_one_thread(r, address, type_))
            return
        seed = b.load(type_, address, align=align)
        for offset, field in float_fields(type_, c):
            b.store(zero(field), b.byte_offset(address, offset))
        r.add(store.value, seed)

    def problems(self, store: Store, c: Context) -> Iterator[Problem]:
        yield from access_problems(store, c)
        if c.has_shadow(store.pointer) and not is_pointer(store.value.type) and c.lacks_shadow(store.value, store.pointer):
            yield problem("NE242", CONTAINED, store, c, fix=CONTAINED_FIX)
        if c.active(store.value) and not c.has_shadow(store.pointer):
            outside = [t for t in c.facts.points_to.of(store.pointer) if t.kind in (ObjectKind.EXTERNAL, ObjectKind.UNKNOWN)]
            if outside or not c.facts.points_to.of(store.pointer):
                text = "an active value is stored in memory that nothing is known of"
                yield problem("NE204", text, store, c, about=store.value)


class Addresses(StructuralFamily):
    """getelementptr: the same steps from the shadow of the base."""

    def structural(self, instruction: Instruction):
        return (0,)


class StackMemory(LocalFamily):
    """alloca: the shadow is zeroed stack memory, or heap memory where the reverse is another function and makes none."""

    def shadow(self, alloca: Alloca, s: Sweep) -> None:
        s.copy(alloca)
        if s.context.has_shadow(alloca):
            s.set_shadow(alloca, s.shadow_memory(alloca))

    def tangent(self, alloca: Alloca, s: TangentSweep) -> None:
        self.shadow(alloca, s)

    def needs(self, alloca: Alloca, c: Context) -> Iterable[Need]:
        if c.outlives_forward(alloca) and c.has_shadow(alloca):
            yield Need(alloca, True)

    def adjoint(self, alloca: Alloca, r: ReverseSweep) -> None:
        if r.context.outlives_forward(alloca) and r.context.has_shadow(alloca) and not r.plan.storage.on_stack:
            r.b.call_named("free", VOID, [r.shadow(alloca)])
