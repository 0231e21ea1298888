"""The functions of a module that a run of one of them may enter.

    define @f() { call @g() }   define @g() { call @sin(...) }        reachable_functions(f) == [f, g]

Names count, not calls alone: a function whose address is taken may be called.
"""

from __future__ import annotations

from .functions import Function
from .walks import reached


def reachable_functions(root: Function, *, declared: bool = False) -> list[Function]:
    """The root and all functions that it names, directly or through others; ``declared``: those without a body as well."""
    return list(reached(
        [root],
        lambda function: (o for i in function.instructions() for o in i.operands if isinstance(o, Function)),
        among=lambda function: declared or not function.is_declaration,
    ))
