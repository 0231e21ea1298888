"""Arrays that a loop makes, and lets go while it runs, share the memory of their shadows.

    for t < steps: new = np.empty(n); ... old ...; old = new        as many shadows as arrays live at once: two, not `steps`

The adjoint of letting an array go is to make its shadow, that of making it to give the shadow up. So two arrays may have
shadows in the same memory if the first was gone before the second was made: by then the reverse sweep is done with the second,
and clears it (the lifetimes of adjoints, Griewank and Walther, "Evaluating Derivatives", 2008, section 4.1). Which arrays are
gone is known when the second is made: references to a shadow are counted like those to its array.

Only numbers lie in such an array: the forward sweep keeps nothing in its shadow. A derivative that is differentiated
again has a shadow for each array, because its own analysis would find all of them to be one.
"""

from __future__ import annotations

from ...ir.instructions import Call
from ...ir.values import Constant
from ...request import Mode
from ..context import Context


def reused_shadows(c: Context) -> tuple[Call, ...]:
    """The allocations in loops whose shadows may lie where that of an array lay that is gone."""
    request = c.facts.request
    if request.mode is not Mode.REVERSE or not request.final or request.target.threads or "shadow-reuse" in request.switches:
        return ()
    return tuple(call for call in c.shadowed_arrays if c.shape.loops.innermost(call.block) is not None and _is_reusable(call, c))


def _is_reusable(call: Call, c: Context) -> bool:
    facts, points_to = c.book.facts(call.callee.name), c.facts.points_to
    header = c.object_of(call)
    if facts is None or header is None:
        return False
    data = points_to.data_of.get(header)
    others = [argument for place, argument in enumerate(call.arguments) if place not in facts.size_arguments]
    return (
        facts.destructor is None and data is not None and all(isinstance(argument, Constant) for argument in others)
        and not any(points_to.contents.get(part) for part in data.parts)
    )  # fmt: skip
