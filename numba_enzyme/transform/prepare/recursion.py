"""A root that calls itself gets a copy, which nobody calls: only the outermost call is the one that was asked for.

    f(x): ... f(x - 1)          f(x): ... f(x - 1);   f.outermost(x): ... f(x - 1)

The derivative is that of the copy. Nothing else in the module changes: tables of functions and comparisons of addresses still
mean ``f``.
"""

from __future__ import annotations

from ...ir.clone import copy_beside
from ...ir.functions import Function, Module
from ...ir.reachable_functions import reachable_functions

OUTERMOST = ".outermost"
"""How the name of the copy ends."""


def is_recursive(root: Function) -> bool:
    """Whether a call of the root can lead to a call of the root."""
    return any(root in i.operands for function in reachable_functions(root) for i in function.instructions())


def separate_recursion(module: Module, root: Function) -> Function | None:
    """A copy of the root that calls the root; None if the root is not recursive."""
    return outermost_copy(module, root) if is_recursive(root) else None


def outermost_copy(module: Module, root: Function) -> Function:
    """A copy of the root in the module, which nobody calls."""
    copy = copy_beside(module, root, OUTERMOST)
    copy.prefix = ""  # so that LLVM keeps it
    return copy


def plain_name(root: Function) -> str:
    """The name of the function that was asked for."""
    return root.name.strip('"').split(OUTERMOST)[0]
