"""Arrays of numbers that stand in nested lists, ``np.array([[a, b], [c, d]])``, are made without the lists.

    $row = [a, b]; $rows = [$row, ...]; A = np.array($rows)      ->      $row = (a, b); $rows = ($row, ...); A = an array of these

Numba makes a list on the heap for each pair of brackets; so would the derivative, and one more for each shadow. It does this
itself for a single list. A list that anything else knows stays one.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from numba.core import ir, types
from numba.np import arrayobj

OPERATION = "ne.array"
LARGEST = 256  # numbers, each a value of its own until it is stored


def make_arrays_directly(state: Any) -> None:
    """Rewrites what *state* of Numba's pipeline holds, typed and about to be lowered; others keep their statements and types."""
    calls = [(block, statement) for block in state.func_ir.blocks.values() for statement in block.find_insts(ir.Assign)
             if _makes_array(statement.value, state.typemap)]
    if not calls:
        return
    uses = Counter(var.name for block in state.func_ir.blocks.values() for statement in block.body
                   if not isinstance(statement, ir.Del) for var in statement.list_vars())
    typemap = dict(state.typemap)
    for block, call in calls:
        lists = {s.target.name: s for s in block.find_insts(ir.Assign) if _is(s.value, "build_list") and uses[s.target.name] == 2}
        tuples: dict[str, types.UniTuple] = {}
        whole = call.value.args[0].name
        if _as_tuple(whole, lists, state.typemap, tuples) is None:
            continue
        typemap.update(tuples)
        for name in tuples:
            _replace(block, lists[name], ir.Expr.build_tuple(lists[name].value.items, lists[name].loc))
        made = ir.Expr(OPERATION, call.loc, value=call.value.args[0], type=state.typemap[call.target.name])
        _replace(block, call, made)
    state.typemap = typemap
    state.targetctx.special_ops[OPERATION] = _lower


def _is(value: Any, operation: str) -> bool:
    return isinstance(value, ir.Expr) and value.op == operation


def _makes_array(value: Any, typemap: dict[str, types.Type]) -> bool:
    """Whether it is ``np.array`` of a list of lists."""
    if not _is(value, "call") or len(value.args) not in (1, 2) or value.vararg is not None:
        return False
    function = typemap[value.func.name]
    given = typemap[value.args[0].name]
    is_call = isinstance(function, types.Function) and function.typing_key is np.array
    return is_call and isinstance(given, types.List) and isinstance(given.dtype, types.List)


def _as_tuple(name: str, lists: dict[str, ir.Assign], typemap: dict[str, types.Type],
              tuples: dict[str, types.UniTuple]) -> types.UniTuple | None:
    """The type of a list, and in *tuples* of those in it, if they become tuples; None if they do not, or have several lengths."""
    if name not in lists or not lists[name].value.items:
        return None
    items = lists[name].value.items
    element = typemap[name].dtype
    if isinstance(element, types.List):
        inner = {_as_tuple(item.name, lists, typemap, tuples) for item in items}
        if len(inner) != 1 or len({item.name for item in items}) != len(items):
            return None
        element = inner.pop()
    elif not isinstance(element, (types.Number, types.Boolean)):
        return None
    if element is None or len(items) * len(list(_places(element))) > LARGEST:
        return None
    tuples[name] = types.UniTuple(element, len(items))
    return tuples[name]


def _places(type_: types.Type) -> Iterator[tuple[int, ...]]:
    """Where the numbers of a nested tuple are, in the order of an array."""
    extents = []
    while isinstance(type_, types.UniTuple):
        extents.append(range(type_.count))
        type_ = type_.dtype
    return itertools.product(*extents)


def _replace(block: ir.Block, old: ir.Assign, value: ir.Expr) -> None:
    block.body[block.body.index(old)] = ir.Assign(value, old.target, old.loc)


def _lower(lowerer: Any, expression: ir.Expr) -> Any:
    context, builder = lowerer.context, lowerer.builder
    values, given, array_type = lowerer.loadvar(expression.value.name), lowerer.typeof(expression.value.name), expression.type
    places, element = list(_places(given)), given
    while isinstance(element, types.UniTuple):
        element = element.dtype
    extents = [context.get_constant(types.intp, 1 + last) for last in places[-1]]
    made = arrayobj._empty_nd_impl(context, builder, array_type, extents)
    for number, place in enumerate(places):
        value = context.cast(builder, builder.extract_value(values, place), element, array_type.dtype)
        pointer = builder.gep(made.data, [context.get_constant(types.intp, number)])
        arrayobj.store_item(context, builder, array_type, value, pointer)
    return made._getvalue()
