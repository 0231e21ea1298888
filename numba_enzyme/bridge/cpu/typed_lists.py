"""Typed lists that are made inside differentiated code: counted memory instead of Numba's C structures, and no C functions.

    numba_list_append(list, item)      ->      if length == capacity: allocate, copy, release
                                               items[length] = item; length += 1

    list      a MemInfo, whose destructor releases what the list holds; its data is {address of the C structure, C structure,
              MemInfo of the items}. The C structure has the fields that Numba's has, so that both kinds are read alike.
    items     a MemInfo without a destructor

A list that C has made is told apart by the functions in its structure. It can be read and written, but not grown.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Signature
from numba.typed import listobject
from numba.typed.listobject import ListStatus
from numba.typed.typedobjectutils import _container_get_data

SIZE, ITEM_SIZE, CAPACITY, MUTABLE, MADE_BY, ITEMS, ITEMS_INFO = 0, 8, 16, 24, 32, 48, 56
STRUCTURE = 8
"""Where the C structure begins in the data of a list's MemInfo."""
BYTES = STRUCTURE + ITEMS_INFO + 8
FEWEST = 4

_WORD = ir.IntType(64)
_POINTER = cgutils.voidptr_t
_OK, _IMMUTABLE = (ir.Constant(ir.IntType(32), int(s)) for s in (ListStatus.LIST_OK, ListStatus.LIST_ERR_IMMUTABLE))
FOREIGN = "a typed list that was made outside grows in a function that is differentiated: let a copy grow (lst = lst.copy())"

_ACCESS = re.compile(
    r"^(define [^\n]*@_ZN5numba5typed10listobject\d+(?:impl_(?:new_list|append|getitem|setitem|len)\d|handle_index)[^\n]*\))",
    re.MULTILINE)

Lowering = Callable[[BaseContext, ir.IRBuilder, Signature, list[ir.Value]], ir.Value]


@dataclass(frozen=True)
class Items:
    """How items of one type lie in memory, and how they are counted."""

    context: BaseContext
    builder: ir.IRBuilder
    type: types.Type

    @property
    def data_type(self) -> ir.Type:
        return self.context.get_data_type(self.type)

    @property
    def size(self) -> ir.Constant:
        return _WORD(self.context.get_abi_sizeof(self.data_type))

    @property
    def counted(self) -> bool:
        return self.context.data_model_manager[self.type].contains_nrt_meminfo()

    def place(self, items: ir.Value, index: ir.Value) -> ir.Value:
        return self.builder.gep(self.builder.bitcast(items, self.data_type.as_pointer()), [index])

    def load(self, place: ir.Value) -> ir.Value:
        return self.context.data_model_manager[self.type].load_from_data_pointer(self.builder, place)

    def store(self, item: ir.Value, place: ir.Value) -> None:
        self.builder.store(self.context.data_model_manager[self.type].as_data(self.builder, item), place)

    def keep(self, item: ir.Value) -> None:
        if self.counted:
            self.context.nrt.incref(self.builder, self.type, item)

    def release(self, place: ir.Value) -> None:
        if self.counted:
            self.context.nrt.decref(self.builder, self.type, self.load(place))


class ListAccess:
    """The fields of one list; *address* is that of its C structure."""

    def __init__(self, builder: ir.IRBuilder, address: ir.Value) -> None:
        self.builder, self.address = builder, address

    def _place(self, offset: int, type_: ir.Type) -> ir.Value:
        place = self.builder.gep(self.address, [_WORD(offset)])
        return self.builder.bitcast(place, type_.as_pointer())

    def get(self, offset: int, type_: ir.Type = _WORD) -> ir.Value:
        return self.builder.load(self._place(offset, type_))

    def set(self, offset: int, value: ir.Value) -> None:
        self.builder.store(value, self._place(offset, value.type))

    def immutable(self) -> ir.Value:
        return self.builder.icmp_signed("==", self.get(MUTABLE, ir.IntType(32)), ir.IntType(32)(0))


def lowering_of(fn: object) -> Lowering | None:
    """What is written for a call of one of Numba's intrinsics on typed lists."""
    return _LOWERINGS.get(getattr(fn, "typing_key", None)) if isinstance(fn, types.Function) else None


def with_inlined_lists(text: str) -> str:
    """The text of a module whose typed lists are made, read and written where they are used.

    So each list has memory of its own to the analyses, and an access keeps no tape of a call.
    """
    return _ACCESS.sub(r"\1 alwaysinline", text)


def _new(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    """The MemInfo of a new list, which :func:`_make` makes a list of."""
    items = Items(context, builder, sig.args[0].instance_type)
    enough = builder.icmp_signed(">", args[1], _WORD(FEWEST))
    capacity = builder.select(enough, args[1], _WORD(FEWEST))
    destroy = _destructor(context, builder.module, items.type)
    info = context.nrt.meminfo_alloc_dtor(builder, _WORD(BYTES), destroy)
    data = context.nrt.meminfo_data(builder, info)
    address = builder.gep(data, [_WORD(STRUCTURE)])
    builder.store(address, builder.bitcast(data, _POINTER.as_pointer()))
    made = ListAccess(builder, address)
    made.set(SIZE, _WORD(0))
    made.set(ITEM_SIZE, items.size)
    made.set(MUTABLE, ir.IntType(32)(1))
    made.set(MADE_BY, builder.bitcast(destroy, _POINTER))
    _allocate(context, builder, made, items, capacity)
    return info


def _allocate(context: BaseContext, builder: ir.IRBuilder, made: ListAccess, items: Items, capacity: ir.Value):
    """New memory for the items, as fields of the list; its address is returned."""
    info = context.nrt.meminfo_alloc(builder, builder.mul(capacity, items.size))
    memory = context.nrt.meminfo_data(builder, info)
    made.set(CAPACITY, capacity)
    made.set(ITEMS, memory)
    made.set(ITEMS_INFO, info)
    return memory


def _destructor(context: BaseContext, module: ir.Module, item_type: types.Type):
    """`void destroy(data, size, argument)`: counts down the items and their memory."""
    name = f"numba_enzyme.list.destroy.{item_type}"
    function = cgutils.get_or_insert_function(module, ir.FunctionType(ir.VoidType(), [_POINTER, _WORD, _POINTER]), name)
    if function.is_declaration:
        function.linkage = "linkonce_odr"
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        items = Items(context, builder, item_type)
        made = ListAccess(builder, builder.gep(function.args[0], [_WORD(STRUCTURE)]))
        if items.counted:
            memory = made.get(ITEMS, _POINTER)
            with cgutils.for_range(builder, made.get(SIZE), intp=_WORD) as loop:
                items.release(items.place(memory, loop.index))
        context.nrt.decref(builder, types.MemInfoPointer(types.voidptr), made.get(ITEMS_INFO, _POINTER))
        builder.ret_void()
    return function


def _method_table(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    return context.get_dummy_value()


def _make(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    made = cgutils.create_struct_proxy(sig.return_type)(context, builder)
    data = context.nrt.meminfo_data(builder, args[1])
    made.data = builder.load(builder.bitcast(data, _POINTER.as_pointer()))
    made.meminfo = args[1]
    return made._getvalue()


def _access(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    return ListAccess(builder, _container_get_data(context, builder, sig.args[0], args[0]))


def _append(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    made, items = _access(context, builder, sig, args), Items(context, builder, sig.args[0].item_type)

    def write():
        size = made.get(SIZE)
        with cgutils.if_unlikely(builder, builder.icmp_signed(">=", size, made.get(CAPACITY))):
            _grow(context, builder, made, items, size)
        items.keep(args[1])
        items.store(args[1], items.place(made.get(ITEMS, _POINTER), size))
        made.set(SIZE, builder.add(size, _WORD(1)))

    return _if_mutable(builder, made, write)


def _grow(context: BaseContext, builder: ir.IRBuilder, made: ListAccess, items: Items, size: ir.Value):
    ours = builder.icmp_unsigned("==", made.get(MADE_BY, _POINTER),
                                 builder.bitcast(_destructor(context, builder.module, items.type), _POINTER))
    with cgutils.if_unlikely(builder, builder.not_(ours)):
        context.call_conv.return_user_exc(builder, ValueError, (FOREIGN,))
    old, old_info = made.get(ITEMS, _POINTER), made.get(ITEMS_INFO, _POINTER)
    memory = _allocate(context, builder, made, items, builder.mul(size, _WORD(2)))
    cgutils.raw_memcpy(builder, memory, old, size, items.size)
    context.nrt.decref(builder, types.MemInfoPointer(types.voidptr), old_info)


def _setitem(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    made, items = _access(context, builder, sig, args), Items(context, builder, sig.args[2])

    def write():
        place = items.place(made.get(ITEMS, _POINTER), args[1])
        items.keep(args[2])
        items.release(place)
        items.store(args[2], place)

    return _if_mutable(builder, made, write)


def _delitem(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    made, items = _access(context, builder, sig, args), Items(context, builder, sig.args[0].item_type)

    def write():
        last = builder.sub(made.get(SIZE), _WORD(1))
        memory = made.get(ITEMS, _POINTER)
        place = items.place(memory, args[1])
        items.release(place)
        behind = items.place(memory, builder.add(args[1], _WORD(1)))
        cgutils.raw_memmove(builder, place, behind, builder.sub(last, args[1]), items.size)
        made.set(SIZE, last)

    return _if_mutable(builder, made, write)


def _delete_slice(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    """Items that do not lie in the slice move to the front, in order."""
    made, items = _access(context, builder, sig, args), Items(context, builder, sig.args[0].item_type)
    start, stop, step = args[1:]

    def write():
        forward = builder.icmp_signed(">", step, _WORD(0))
        stride = builder.select(forward, step, builder.neg(step))
        kept = cgutils.alloca_once_value(builder, _WORD(0))
        memory = made.get(ITEMS, _POINTER)
        with cgutils.for_range(builder, made.get(SIZE), intp=_WORD) as loop:
            index = loop.index
            distance = builder.select(forward, builder.sub(index, start), builder.sub(start, index))
            end = builder.select(forward, builder.icmp_signed("<", index, stop), builder.icmp_signed(">", index, stop))
            inside = builder.and_(builder.and_(builder.icmp_signed(">=", distance, _WORD(0)), end),
                                  builder.icmp_signed("==", builder.srem(distance, stride), _WORD(0)))
            with builder.if_else(inside) as (then, otherwise):
                with then:
                    items.release(items.place(memory, index))
                with otherwise:
                    items.store(items.load(items.place(memory, index)), items.place(memory, builder.load(kept)))
                    builder.store(builder.add(builder.load(kept), _WORD(1)), kept)
        made.set(SIZE, builder.load(kept))

    return _if_mutable(builder, made, write)


def _if_mutable(builder: ir.IRBuilder, made: ListAccess, write: Callable[[], None]):
    """The status of an operation that only lists take which may be written."""
    status = cgutils.alloca_once_value(builder, _IMMUTABLE)
    with cgutils.if_likely(builder, builder.not_(made.immutable())):
        write()
        builder.store(_OK, status)
    return builder.load(status)


def _allocated(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    return _access(context, builder, sig, args).get(CAPACITY)


def _is_mutable(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    return _access(context, builder, sig, args).get(MUTABLE, ir.IntType(32))


def _set_is_mutable(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    _access(context, builder, sig, args).set(MUTABLE, builder.trunc(args[1], ir.IntType(32)))
    return context.get_dummy_value()


_LOWERINGS: dict[object, Lowering] = {
    listobject._list_new: _new,
    listobject._list_set_method_table: _method_table,
    listobject._make_list: _make,
    listobject._list_append: _append,
    listobject._list_setitem: _setitem,
    listobject._list_delitem: _delitem,
    listobject._list_delete_slice: _delete_slice,
    listobject._list_allocated: _allocated,
    listobject._list_is_mutable: _is_mutable,
    listobject._list_set_is_mutable: _set_is_mutable,
}
