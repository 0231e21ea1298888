"""The functions of a module that a run of one of them may enter.

    define @f() { call @g() }   define @g() { call @sin(...) }        reachable_functions(f) == [f, g]

Names count, not calls alone: a function whose address is taken may be called.
"""

from __future__ import annotations

from .functions import Function


def reachable_functions(root: Function, *, declared: bool = False) -> list[Function]:
    """The root and all functions that it names, directly or through others; ``declared``: those without a body as well."""
    seen: dict[Function, None] = {}
    stack = [root]
    while stack:
        function = stack.pop()
        if function not in seen and (declared or not function.is_declaration):
            seen[function] = None
            stack.extend(o for i in function.instructions() for o in i.operands if isinstance(o, Function))
    return list(seen)
