"""The types of arguments that are tuples, where Numba's C code can't tell them: of those that hold instances.

Numba makes them anew in every call, which takes 30 us. Here they are found by what the items are:

    (model, 2.0)                tuple, <code of the class of model>, <code of float64>
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from numba.core import types
from numba.core.errors import NumbaValueError
from numba.core.typing.typeof import Purpose, typeof

_FLOAT = types.float64._code
_known: WeakValueDictionary[Any, types.Type] = WeakValueDictionary()


def tuple_type(value: tuple, by_numba: Callable[[tuple], types.Type]) -> types.Type:
    """What ``by_numba`` says of a tuple, which it is asked once for each kind."""
    try:
        key = _key(value)
    except (NumbaValueError, ValueError):
        return by_numba(value)
    found = _known.get(key)
    if found is None:
        _known[key] = found = by_numba(value)
    return found


def _key(value: Any) -> Any:
    """The type's number; of a tuple, its class and the keys of its items."""
    if type(value) is float:
        return _FLOAT
    if isinstance(value, tuple):
        return (type(value), *map(_key, value))
    return typeof(value, Purpose.argument)._code
