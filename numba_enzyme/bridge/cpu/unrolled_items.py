"""Items of a tuple of several types in the code that Numba writes for one of them: `literal_unroll`.

    for item in literal_unroll((counts, weights)):       # once for arrays of integers, once for arrays of floats
        total += item.sum()

Each time Numba takes the item at the index of the loop out of the whole tuple, read as if it were of the type in question, though
no other index comes there. So a pointer would seem to lead to either array; here what can't be met is undefined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.base import BaseContext
from numba.core.typing import Signature, signature

TYPED_ITEM = "typed_getitem"


def item_of_one_type(fn: object, sig: Signature, context: BaseContext) -> Callable | None:
    """What is written for the item, if the tuple has others that are read as what they are not."""
    if fn != TYPED_ITEM:
        return None
    met = {_is_met(item, sig, context) for item in sig.args[0]}
    return _item if met == {True, False} else None  # one of them is the item; if none seems to be, nothing is known


def _is_met(item: types.Type, sig: Signature, context: BaseContext) -> bool:
    """Whether the item is taken for what it is; Numba asks the same, before it reads the others' memory.

    Each number or string that the code states is of a type of its own in the types of loops' bodies, not in that of the tuple.
    """
    wanted = types.unliteral(sig.return_type)
    return context.typing_context.unify_types(types.unliteral(item), wanted) == wanted


def _item(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]) -> Any:
    """Numba's own, of a tuple with nothing in the places that are not met."""
    whole, index = sig.args
    met = [_is_met(item, sig, context) for item in whole]
    kinds = types.BaseTuple.from_types([item if there else sig.return_type for item, there in zip(whole, met, strict=True)])
    nothing = ir.Constant(context.get_value_type(sig.return_type), ir.Undefined)
    values = [builder.extract_value(args[0], place) if there else nothing for place, there in enumerate(met)]
    narrowed = signature(sig.return_type, kinds, index)
    lowered = context.get_function(TYPED_ITEM, narrowed)
    return lowered(builder, [context.make_tuple(builder, kinds, values), args[1]])
