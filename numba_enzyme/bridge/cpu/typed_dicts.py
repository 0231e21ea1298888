"""Typed dictionaries of numbers that are made inside differentiated code: what can carry a derivative lies in counted memory.

    d[key] = value      ->      status = numba_dict_insert(d, key, hash, value)     as usual, and
                                values[place of key in d] = value
    d[key]              ->      place = numba_dict_lookup(d, key, hash);  values[place]

Numba's dictionary says at which place an entry lies; the same places in three columns beside it hold values, keys, and whether
the entry is there. The derivative reads and writes the columns, which have shadows; the calls are effects without derivative. As
the dictionary of C has all entries, too, functions that are not differentiated can be given it.

    dictionary    a MemInfo; its data is {address of Numba's dictionary, OWNER, FILLED, CAPACITY, GENERATION, columns}, where
                  Numba's own has the address alone: so they are told apart by their size. OWNER is such a MemInfo of Numba's
                  own, which gives the dictionary of C back
    column        address and MemInfo

Places change when C drops the gaps of removed entries; then the columns do the same (:func:`_close_gaps`). Dictionaries of C are
constants: they can be read, and written with what carries no derivative. Those of integers and strings stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import RefType, impl_ret_borrowed, iternext_impl
from numba.core.typing import Signature
from numba.typed import dictobject
from numba.typed.typedobjectutils import _container_get_data, _container_get_meminfo

from ...rules.numba_runtime import CONSTANTS_ONLY, MEMINFO_SIZE_OFFSET
from .primal import without_derivative
from .typed_lists import Items, ListAccess

OWNER, FILLED, CAPACITY, GENERATION, VALUES, KEYS, THERE = 8, 16, 24, 32, 40, 56, 72
BYTES = THERE + 16
INFO = 8
"""Of a column: its MemInfo lies behind its address."""
FEWEST = 8
MADE_HERE = "numba_dict_is_made_here"
FOREIGN = ("a number with a derivative is put into a typed dictionary that was made outside, which has no shadow: "
           "let a copy hold it (d = d.copy())")
CHANGED = "a function that is not differentiated has put something into a typed dictionary"
POSITION, LENGTH, BEGUN = 0, 8, 16  # in the state of an iterator

_WORD = ir.IntType(64)
_STATUS = ir.IntType(32)
_POINTER = cgutils.voidptr_t
_CARRIES_NOTHING = (types.Integer, types.Boolean, types.UnicodeType, types.Bytes, types.CharSeq, types.UnicodeCharSeq,
                    types.NPDatetime, types.NPTimedelta, types.EnumMember, types.NoneType)  # fmt: skip
_ACCESS = re.compile(
    r"^(define [^\n]*@_ZN5numba5typed10dictobject\d+impl_(?:new_dict|getitem|setitem|get|pop)\d[^\n]*\))", re.MULTILINE)

Lowering = Callable[..., Any]


def carries(type_: types.Type) -> bool:
    """Whether a value of this type may carry a derivative."""
    if isinstance(type_, types.Optional):
        return carries(type_.type)
    if isinstance(type_, types.BaseTuple):
        return any(map(carries, type_))
    return not isinstance(type_, _CARRIES_NOTHING)


def lowering_of(fn: object, sig: Signature) -> Lowering | None:
    """What is written for an operation on a typed dictionary that may carry derivatives."""
    if isinstance(fn, str):
        lowering = _ITERATION.get((fn, type(sig.args[0]))) if sig.args else None
        of = getattr(sig.args[0], "parent", sig.args[0]) if lowering else None
    else:
        lowering = _LOWERINGS.get(getattr(fn, "typing_key", None)) if isinstance(fn, types.Function) else None
        of = sig.return_type if fn is not None and getattr(fn, "typing_key", None) is dictobject._make_dict else None
        of = of or (sig.args[0] if lowering else None)
    if lowering is None or not isinstance(of, types.DictType):
        return None
    return lowering if carries(of.key_type) or carries(of.value_type) else None


def with_dictionaries(text: str, args: tuple[types.Type, ...], *, rules: bool) -> str:
    """The text of a module whose dictionaries are made and read where they are used.

    If none comes from outside (through an argument, or out of a function with a rule), nobody asks where one was made.
    """
    text = _ACCESS.sub(r"\1 alwaysinline", text)
    if rules or any(map(_may_hold_dictionary, args)):
        return text
    answer = f"define internal i1 @{MADE_HERE}(ptr %0) alwaysinline {{\n  ret i1 true\n}}"
    return re.sub(rf"^declare [^\n]*@{MADE_HERE}\([^\n]*$", answer, text, flags=re.MULTILINE)


def _may_hold_dictionary(type_: types.Type) -> bool:
    if isinstance(type_, types.BaseTuple):
        return any(map(_may_hold_dictionary, type_))
    return not isinstance(type_, (types.Number, types.Boolean, types.Array, types.NoneType, types.UnicodeType, types.Record,
                                  types.Dispatcher, types.Omitted))  # fmt: skip


class Dictionary:
    """A dictionary of one type in the code that is being written; *memory* is the data of its MemInfo."""

    def __init__(self, context: BaseContext, builder: ir.IRBuilder, type_: types.DictType, memory: ir.Value) -> None:
        self.context, self.builder, self.type = context, builder, type_
        self.values, self.keys = Items(context, builder, type_.value_type), Items(context, builder, type_.key_type)
        self.there = Items(context, builder, types.int64)
        self.fields = ListAccess(builder, memory)
        self.columns = ((VALUES, self.values), (KEYS, self.keys), (THERE, self.there))

    @classmethod
    def of(cls, context: BaseContext, builder: ir.IRBuilder, type_: types.DictType, value: ir.Value) -> Dictionary:
        info = _container_get_meminfo(context, builder, type_, value)
        return cls(context, builder, type_, context.nrt.meminfo_data(builder, info))

    def place(self, column: int, items: Items, index: ir.Value) -> ir.Value:
        return items.place(self.fields.get(column, _POINTER), index)

    def value_at(self, index: ir.Value) -> ir.Value:
        return self.values.load(self.place(VALUES, self.values, index))

    def key_at(self, index: ir.Value) -> ir.Value:
        return self.keys.load(self.place(KEYS, self.keys, index))

    def is_there(self, index: ir.Value) -> ir.Value:
        return self.builder.icmp_signed("!=", self.there.load(self.place(THERE, self.there, index)), _WORD(0))

    def mark(self, index: ir.Value, there: int) -> None:
        self.there.store(_WORD(there), self.place(THERE, self.there, index))

    def release(self, index: ir.Value) -> None:
        for column, items in self.columns:
            items.release(self.place(column, items, index))
        self.empty(index)

    def empty(self, index: ir.Value) -> None:
        """What is not there is null: that can be released without a look at `THERE`, which a shadow has not of its own."""
        for column, items in self.columns:
            if items.counted:
                self.builder.store(items.data_type(None), self.place(column, items, index))

    def allocate(self, capacity: ir.Value) -> None:
        """New columns of this many places."""
        nrt, builder = self.context.nrt, self.builder
        for column, items in self.columns:
            info = nrt.meminfo_alloc(builder, builder.mul(capacity, items.size))
            self.fields.set(column, nrt.meminfo_data(builder, info))
            self.fields.set(column + INFO, info)
            if items.counted:
                cgutils.memset(builder, nrt.meminfo_data(builder, info), builder.mul(capacity, items.size), 0)
        self.fields.set(CAPACITY, capacity)

    def seek(self, position: ir.Value, step: int = 1) -> None:
        """Moves the number at *position* to an entry that is there, or behind the last one (or before the first)."""
        builder = self.builder
        function = builder.function
        test, look, move, done = (function.append_basic_block(f"entry.{word}") for word in ("test", "look", "move", "done"))
        builder.branch(test)
        builder.position_at_end(test)
        index = builder.load(position)
        builder.cbranch(builder.icmp_unsigned("<", index, self.fields.get(FILLED)), look, done)
        builder.position_at_end(look)
        builder.cbranch(self.is_there(index), done, move)
        builder.position_at_end(move)
        builder.store(builder.add(index, _WORD(step)), position)
        builder.branch(test)
        builder.position_at_end(done)


def _call(builder: ir.IRBuilder, name: str, result: ir.Type, *arguments: ir.Value) -> ir.Value:
    """A call of one of Numba's functions for dictionaries."""
    given = [builder.bitcast(a, _POINTER) if isinstance(a.type, ir.PointerType) else a for a in arguments]
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(result, [a.type for a in given]), name)
    return builder.call(function, [builder.bitcast(a, p.type) if isinstance(a.type, ir.PointerType) else a
                                   for a, p in zip(given, function.args, strict=True)])


def _is_made_here(context: BaseContext, builder: ir.IRBuilder, type_: types.Type, value: ir.Value) -> ir.Value:
    return _call(builder, MADE_HERE, ir.IntType(1), _container_get_meminfo(context, builder, type_, value))


def _buffer(context: BaseContext, builder: ir.IRBuilder, type_: types.Type, value: ir.Value | None = None) -> ir.Value:
    """Memory on the stack for a key or a value, in which the bytes between its parts are zero."""
    model = context.data_model_manager[type_]
    if value is None:
        return cgutils.alloca_once(builder, model.get_data_type(), zfill=True)
    buffer = cgutils.alloca_once_value(builder, model.as_data(builder, value))
    cgutils.memset_padding(builder, buffer)
    return buffer


def _make(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    """A dictionary around one of C's, which is given back with it."""
    type_ = sig.return_type
    destroy = _destructor(context, builder.module, type_)
    info = context.nrt.meminfo_alloc_dtor(builder, _WORD(BYTES), destroy)
    memory = context.nrt.meminfo_data(builder, info)
    made = Dictionary(context, builder, type_, memory)
    owner = context.nrt.meminfo_alloc_dtor(builder, _WORD(8), dictobject._imp_dtor(context, builder.module))
    builder.store(args[2], builder.bitcast(context.nrt.meminfo_data(builder, owner), args[2].type.as_pointer()))
    made.fields.set(0, args[2])
    made.fields.set(OWNER, owner)
    made.fields.set(FILLED, _WORD(0))
    made.fields.set(GENERATION, _WORD(0))
    made.allocate(_WORD(FEWEST))
    result = cgutils.create_struct_proxy(type_)(context, builder)
    result.data, result.meminfo = args[2], info
    return result._getvalue()


def _function(module: ir.Module, name: str, types_: list[ir.Type]) -> tuple[ir.Function, ir.IRBuilder | None]:
    """A function that is the same in every module, and a builder if it is still to be written."""
    function = cgutils.get_or_insert_function(module, ir.FunctionType(ir.VoidType(), types_), name)
    if not function.is_declaration:
        return function, None
    function.linkage = "linkonce_odr"
    return function, ir.IRBuilder(function.append_basic_block("entry"))


def _destructor(context: BaseContext, module: ir.Module, type_: types.DictType):
    """`void destroy(data, size, argument)`: counts down what lies in the columns, their memory, and the dictionary of C."""
    function, builder = _function(module, f"numba_enzyme.dict.destroy.{type_}", [_POINTER, _WORD, _POINTER])
    if builder is not None:
        made = Dictionary(context, builder, type_, function.args[0])
        for column, items in made.columns:
            if not items.counted:
                continue
            filled = made.fields.get(FILLED)
            with builder.if_then(_is_own(made, column)), cgutils.for_range(builder, filled, intp=_WORD) as loop:
                items.release(made.place(column, items, loop.index))
        for field in (OWNER, *(column + INFO for column, _ in made.columns)):
            context.nrt.decref(builder, types.MemInfoPointer(types.voidptr), made.fields.get(field, _POINTER))
        builder.ret_void()
    return function


def _is_own(made: Dictionary, column: int) -> ir.Value:
    """Whether a column counts what lies in it: where a shadow has the column of the primal, an empty MemInfo stands for it."""
    builder = made.builder
    info = made.fields.get(column + INFO, _POINTER)
    own = cgutils.alloca_once_value(builder, ir.IntType(1)(0))
    with builder.if_then(cgutils.is_not_null(builder, info)):
        size = ListAccess(builder, info).get(MEMINFO_SIZE_OFFSET)
        builder.store(builder.icmp_unsigned("!=", size, _WORD(0)), own)
    return builder.load(own)


def _make_room(made: Dictionary, place: ir.Value) -> None:
    """Makes the place that C has given to a new entry the one behind the last.

    If it is another one, C has dropped the gaps and kept the order; and the columns may be full.
    """
    builder, context = made.builder, made.context
    with cgutils.if_unlikely(builder, builder.icmp_signed("!=", place, made.fields.get(FILLED))):
        builder.call(_gap_closer(context, builder.module, made.type), [made.fields.address])
    with cgutils.if_unlikely(builder, builder.icmp_signed(">=", place, made.fields.get(CAPACITY))):
        old = [(made.fields.get(c, _POINTER), made.fields.get(c + INFO, _POINTER), c, items) for c, items in made.columns]
        made.allocate(builder.mul(place, _WORD(2)))
        for memory, info, column, items in old:
            cgutils.raw_memcpy(builder, made.fields.get(column, _POINTER), memory, place, items.size)
            context.nrt.decref(builder, types.MemInfoPointer(types.voidptr), info)


def _gap_closer(context: BaseContext, module: ir.Module, type_: types.DictType):
    """`void close(data)`: moves the entries to the front, in order. It is inlined, so that each dictionary has its own memory."""
    function, builder = _function(module, f"numba_enzyme.dict.close_gaps.{type_}", [_POINTER])
    if builder is not None:
        function.attributes.add("alwaysinline")
        _close_gaps(Dictionary(context, builder, type_, function.args[0]))
        builder.ret_void()
    return function


def _close_gaps(made: Dictionary) -> None:
    builder = made.builder
    kept = cgutils.alloca_once_value(builder, _WORD(0))
    with cgutils.for_range(builder, made.fields.get(FILLED), intp=_WORD) as loop, builder.if_then(made.is_there(loop.index)):
        to = builder.load(kept)
        for column, items in made.columns:
            items.store(items.load(made.place(column, items, loop.index)), made.place(column, items, to))
        builder.store(builder.add(to, _WORD(1)), kept)
    made.fields.set(FILLED, builder.load(kept))
    made.fields.set(GENERATION, builder.add(made.fields.get(GENERATION), _WORD(1)))


def _insert(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    type_ = sig.args[0]
    value, key, hashed, item = args
    c_dict = _container_get_data(context, builder, type_, value)
    status = cgutils.alloca_once(builder, _STATUS)
    key_buffer, old = _buffer(context, builder, type_.key_type, key), _buffer(context, builder, type_.value_type)
    with builder.if_else(_is_made_here(context, builder, type_, value)) as (here, outside):
        with here:
            given = _buffer(context, builder, type_.value_type, item)
            insert = without_derivative(context, "numba_dict_insert")  # the columns have it
            found = _call(builder, insert, _STATUS, c_dict, key_buffer, hashed, given, old)
            builder.store(found, status)
            with cgutils.if_likely(builder, builder.icmp_signed(">=", found, _STATUS(0))):
                index = _call(builder, "numba_dict_lookup", _WORD, c_dict, key_buffer, hashed, old)
                new = builder.icmp_signed("==", found, _STATUS(int(dictobject.Status.OK)))
                _put(Dictionary.of(context, builder, type_, value), new, index, key, item)
        with outside:
            given = _buffer(context, builder, type_.value_type, item)
            found = _call(builder, "numba_dict_insert_ez", _STATUS, c_dict, key_buffer, hashed, given)
            builder.store(found, status)
            with cgutils.if_unlikely(builder, builder.icmp_signed("==", found, _STATUS(CONSTANTS_ONLY))):
                context.call_conv.return_user_exc(builder, ValueError, (FOREIGN,))
    return builder.load(status)


def _put(made: Dictionary, new: ir.Value, index: ir.Value, key: ir.Value, item: ir.Value) -> None:
    """Writes an entry that C has put at a place: a new one, or another value for a key that was there."""
    builder = made.builder
    made.values.keep(item)
    with builder.if_else(new) as (first, again):
        with first:
            _make_room(made, index)
            made.keys.keep(key)
            made.keys.store(key, made.place(KEYS, made.keys, index))
            made.mark(index, 1)
            made.fields.set(FILLED, builder.add(index, _WORD(1)))
        with again:
            made.values.release(made.place(VALUES, made.values, index))
    made.values.store(item, made.place(VALUES, made.values, index))


def _lookup(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    """Place and value, if there is one."""
    type_ = sig.args[0]
    value, key, hashed = args
    c_dict = _container_get_data(context, builder, type_, value)
    key_buffer, given = _buffer(context, builder, type_.key_type, key), _buffer(context, builder, type_.value_type)
    index = _call(builder, "numba_dict_lookup", _WORD, c_dict, key_buffer, hashed, given)
    found = builder.icmp_signed(">", index, _WORD(int(dictobject.DKIX.EMPTY)))
    result = cgutils.alloca_once_value(builder, context.make_optional_none(builder, type_.value_type))

    def take(item: ir.Value):
        context.nrt.incref(builder, type_.value_type, item)
        builder.store(context.make_optional_value(builder, type_.value_type, item), result)

    with builder.if_then(found), builder.if_else(_is_made_here(context, builder, type_, value)) as (here, outside):
        with here:
            made = Dictionary.of(context, builder, type_, value)
            with cgutils.if_unlikely(builder, builder.icmp_signed(">=", index, made.fields.get(FILLED))):
                context.call_conv.return_user_exc(builder, RuntimeError, (CHANGED,))
            take(made.value_at(index))
        with outside:
            take(context.data_model_manager[type_.value_type].load_from_data_pointer(builder, given))
    return context.make_tuple(builder, sig.return_type, [index, builder.load(result)])


def _delitem(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    type_ = sig.args[0]
    c_dict = _container_get_data(context, builder, type_, args[0])
    status = _call(builder, "numba_dict_delitem", _STATUS, c_dict, *args[1:])
    with builder.if_then(_is_made_here(context, builder, type_, args[0])):
        made = Dictionary.of(context, builder, type_, args[0])
        made.release(args[2])
        made.mark(args[2], 0)
    return status


def _popitem(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    """The last entry: its places in the columns, and what they hold, go to the caller; C's count goes down."""
    type_ = sig.args[0]
    pair_type = sig.return_type[1].type
    key_buffer, given = _buffer(context, builder, type_.key_type), _buffer(context, builder, type_.value_type)
    c_dict = _container_get_data(context, builder, type_, args[0])
    status = _call(builder, "numba_dict_popitem", _STATUS, c_dict, key_buffer, given)
    result = cgutils.alloca_once_value(builder, context.make_optional_none(builder, pair_type))

    def take(key: ir.Value, item: ir.Value):
        pair = context.make_tuple(builder, pair_type, [key, item])
        builder.store(context.make_optional_value(builder, pair_type, pair), result)

    popped = builder.icmp_signed("==", status, _STATUS(int(dictobject.Status.OK)))
    with builder.if_then(popped), builder.if_else(_is_made_here(context, builder, type_, args[0])) as (here, outside):
        models = context.data_model_manager
        with here:
            made = Dictionary.of(context, builder, type_, args[0])
            last = cgutils.alloca_once_value(builder, builder.sub(made.fields.get(FILLED), _WORD(1)))
            made.seek(last, -1)
            index = builder.load(last)
            take(made.key_at(index), made.value_at(index))
            made.empty(index)
            made.mark(index, 0)
            made.fields.set(FILLED, index)
            for type_of, buffer in ((type_.key_type, key_buffer), (type_.value_type, given)):
                context.nrt.decref(builder, type_of, models[type_of].load_from_data_pointer(builder, buffer))
        with outside:
            take(*(models[t].load_from_data_pointer(builder, buffer)
                   for t, buffer in ((type_.key_type, key_buffer), (type_.value_type, given))))
    return cgutils.pack_struct(builder, [status, builder.load(result)])


def _iterate(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
    """An iterator over a dictionary, its keys, values or items, before the first one."""
    source = sig.args[0]
    type_ = getattr(source, "parent", source)
    if source is type_:
        iterator = context.make_helper(builder, sig.return_type)
        iterator.parent = args[0]
    else:
        iterator = context.make_helper(builder, source.iterator_type, args[0])
    state = cgutils.alloca_once(builder, ir.ArrayType(_WORD, 4), zfill=True)
    iterator.state = builder.bitcast(state, _POINTER)
    c_dict = _container_get_data(context, builder, type_, iterator.parent)
    with builder.if_else(_is_made_here(context, builder, type_, iterator.parent)) as (here, outside):
        with here:
            fields = ListAccess(builder, iterator.state)
            fields.set(POSITION, _WORD(0))
            fields.set(LENGTH, _call(builder, "numba_dict_length", _WORD, c_dict))
            fields.set(BEGUN, Dictionary.of(context, builder, type_, iterator.parent).fields.get(GENERATION))
        with outside:
            _call(builder, "numba_dict_iter", ir.VoidType(), iterator.state, c_dict)
    return impl_ret_borrowed(context, builder, sig.return_type, iterator._getvalue())


@iternext_impl(RefType.BORROWED)
def _next(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value], result: ir.Type):
    """The next entry that is there; the end, too, if entries were added or removed meanwhile."""
    iterator_type = sig.args[0]
    type_ = iterator_type.parent
    iterator = context.make_helper(builder, iterator_type, args[0])
    models = context.data_model_manager
    key = cgutils.alloca_once(builder, context.get_value_type(type_.key_type), zfill=True)
    item = cgutils.alloca_once(builder, context.get_value_type(type_.value_type), zfill=True)
    more = cgutils.alloca_once_value(builder, ir.IntType(1)(0))
    with builder.if_else(_is_made_here(context, builder, type_, iterator.parent)) as (here, outside):
        with here:
            _next_in_columns(context, builder, type_, iterator, key, item, more)
        with outside:
            places = [cgutils.alloca_once(builder, _POINTER, zfill=True) for _ in range(2)]
            status = _call(builder, "numba_dict_iter_next", _STATUS, iterator.state, *places)
            with builder.if_then(builder.icmp_signed("==", status, _STATUS(0))):
                builder.store(ir.IntType(1)(1), more)
                for type_of, place, to in zip((type_.key_type, type_.value_type), places, (key, item), strict=True):
                    at = builder.bitcast(builder.load(place), models[type_of].get_data_type().as_pointer())
                    builder.store(models[type_of].load_from_data_pointer(builder, at), to)
    result.set_valid(builder.load(more))
    with builder.if_then(builder.load(more)):
        of = iterator_type.iterable
        if isinstance(of, types.DictItemsIterableType):
            result.yield_(context.make_tuple(builder, iterator_type.yield_type, [builder.load(key), builder.load(item)]))
        else:
            result.yield_(builder.load(item if isinstance(of, types.DictValuesIterableType) else key))


def _next_in_columns(context: BaseContext, builder: ir.IRBuilder, type_: types.DictType, iterator: Any, key: ir.Value,
                     item: ir.Value, more: Any):
    made = Dictionary.of(context, builder, type_, iterator.parent)
    fields = ListAccess(builder, iterator.state)
    length = _call(builder, "numba_dict_length", _WORD, _container_get_data(context, builder, type_, iterator.parent))
    same = builder.and_(builder.icmp_signed("==", length, fields.get(LENGTH)),
                        builder.icmp_signed("==", made.fields.get(GENERATION), fields.get(BEGUN)))
    with cgutils.if_likely(builder, same):
        position = builder.bitcast(builder.gep(iterator.state, [_WORD(POSITION)]), _WORD.as_pointer())
        made.seek(position)
        index = builder.load(position)
        with builder.if_then(builder.icmp_signed("<", index, made.fields.get(FILLED))):
            builder.store(ir.IntType(1)(1), more)
            builder.store(made.key_at(index), key)
            builder.store(made.value_at(index), item)
            builder.store(builder.add(index, _WORD(1)), position)


_LOWERINGS: dict[object, Lowering] = {
    dictobject._make_dict: _make,
    dictobject._dict_insert: _insert,
    dictobject._dict_lookup: _lookup,
    dictobject._dict_delitem: _delitem,
    dictobject._dict_popitem: _popitem,
}
_ITERABLES = (types.DictType, types.DictKeysIterableType, types.DictValuesIterableType, types.DictItemsIterableType)
_ITERATION: dict[tuple[str, Any], Lowering] = {
    **{("getiter", iterable): _iterate for iterable in _ITERABLES},
    ("iternext", types.DictIteratorType): _next,
}
