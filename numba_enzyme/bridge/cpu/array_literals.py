"""Arrays of numbers that stand in nested lists, ``np.array([[a, b], [c, d]])``, are made without the lists.

    $row = [a, b]; $rows = [$row, ...]; A = np.array($rows)      ->      $row = (a, b); $rows = ($row, ...); A = an array of these

Numba makes a list on the heap for each pair of brackets; so would the derivative, and one more for each shadow. It does this
itself for a single list. A list that anything else knows stays one.
"""

from __future__ import annotations

import itertools
from collections import Counter
from math import prod
from typing import Any

import numpy as np
from numba.core import ir, types
from numba.np import arrayobj

OPERATION = "ne.array"
LARGEST = 256  # numbers, each a value of its own until it is stored


def make_arrays_directly(state: Any) -> None:
    """Rewrites what *state* of Numba's pipeline holds, typed and about to be lowered; others keep their statements and types."""
    blocks = state.func_ir.blocks.values()
    calls = {label: found for label, block in state.func_ir.blocks.items()
             if (found := [s for s in block.find_insts(ir.Assign) if _makes_array(s.value, state.typemap)])}
    if not calls:
        return
    uses = Counter(var.name for block in blocks for statement in block.body
                   if not isinstance(statement, ir.Del) for var in statement.list_vars())
    typemap = dict(state.typemap)
    for label, found in calls.items():
        block = state.func_ir.blocks[label]
        made = (s for s in block.find_insts(ir.Assign) if _is(s.value, "build_list"))
        lists = {s.target.name: s for s in made if uses[s.target.name] == 2}  # where it is made, and one place more
        for call in found:
            tuples: dict[str, types.UniTuple] = {}
            if _as_tuple(call.value.args[0].name, lists, state.typemap, tuples) is None:
                continue
            typemap.update(tuples)
            for statement in map(lists.__getitem__, tuples):
                _replace(block, statement, ir.Expr.build_tuple(statement.value.items, statement.loc))
            array_type = state.typemap[call.target.name]
            _replace(block, call, ir.Expr(OPERATION, call.loc, value=call.value.args[0], type=array_type))
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
        element = inner.pop() if len(inner) == 1 else None
    elif not isinstance(element, (types.Number, types.Boolean)):
        return None
    if element is None or len(items) * prod(_extents(element)[0]) > LARGEST:
        return None
    tuples[name] = types.UniTuple(element, len(items))
    return tuples[name]


def _extents(type_: types.Type) -> tuple[list[int], types.Type]:
    """Of a nested tuple along each axis, and the type of its numbers."""
    extents = []
    while isinstance(type_, types.UniTuple):
        extents.append(type_.count)
        type_ = type_.dtype
    return extents, type_


def _replace(block: ir.Block, old: ir.Assign, value: ir.Expr) -> None:
    block.body[block.body.index(old)] = ir.Assign(value, old.target, old.loc)


def _lower(lowerer: Any, expression: ir.Expr) -> Any:
    context, builder = lowerer.context, lowerer.builder
    values, array_type = lowerer.loadvar(expression.value.name), expression.type
    extents, element = _extents(lowerer.typeof(expression.value.name))
    made = arrayobj._empty_nd_impl(context, builder, array_type, [context.get_constant(types.intp, extent) for extent in extents])
    for number, place in enumerate(itertools.product(*map(range, extents))):
        value = context.cast(builder, builder.extract_value(values, place), element, array_type.dtype)
        pointer = builder.gep(made.data, [context.get_constant(types.intp, number)])
        arrayobj.store_item(context, builder, array_type, value, pointer)
    return made._getvalue()
