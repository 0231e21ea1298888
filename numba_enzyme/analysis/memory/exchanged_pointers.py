"""Whether two pointers lead to different memory at any time at which both are there, although they change places.

    u = phi [a, before], [v, loop]        a and b are different arrays; in every iteration u is one of them, and v the other
    v = phi [b, before], [u, loop]

Phis of one block change at one time. So two of them differ if they do where the block is entered first, and if they do at the end
of an iteration provided that they did at its beginning: what has been assumed of a pair is used for it.
"""

from __future__ import annotations

from ...ir.functions import Phi
from ...ir.pointers import base_of
from ...ir.values import Value
from .objects import may_be_same
from .points_to import PointsTo


def lead_apart(one: Value, other: Value, points_to: PointsTo) -> bool:
    """Whether the memory objects that two pointers lead to are never the same at one time."""
    assumed: set[frozenset[Value]] = set()
    pending = [(one, other)]
    while pending:
        pair = a, b = tuple(map(base_of, pending.pop()))
        if frozenset(pair) in assumed or not any(may_be_same(x, y) for x in points_to.of(a) for y in points_to.of(b)):
            continue
        if a is b or not isinstance(a, Phi) or not isinstance(b, Phi) or a.block is not b.block:
            return False
        assumed.add(frozenset(pair))
        pending += [(value, b.value_from(block)) for value, block in a.incoming()]
    return True
