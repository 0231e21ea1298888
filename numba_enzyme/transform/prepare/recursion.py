"""A root that calls itself gets a copy for the calls: only the outermost call is the one that was asked for.

    f(x): ... f(x - 1)          f(x): ... f.inner(x - 1);   f.inner(x): ... f.inner(x - 1)
"""

from __future__ import annotations

import re

from ...ir.clone import copy_function
from ...ir.model import Call, Function, Module


def is_recursive(root: Function) -> bool:
    """Whether a call of the root can lead to a call of the root."""
    seen: set[Function] = set()
    stack = [root]
    while stack:
        for instruction in stack.pop().instructions():
            if root in instruction.operands:
                return True
            for callee in instruction.operands:
                if isinstance(callee, Function) and callee not in seen:
                    seen.add(callee)
                    stack.append(callee)
    return False


def separate_recursion(module: Module, root: Function) -> bool:
    """Redirect every use of the root in the functions that it reaches to a copy of it; False if the root is not recursive."""
    if not is_recursive(root):
        return False
    name = f"{root.name.strip(chr(34))}.inner"
    copy = copy_function(root, f'"{name}"' if root.name.startswith('"') else name)
    copy.prefix = "internal"
    copy.suffix = re.sub(r"!dbg !\d+", "", copy.suffix)  # a subprogram describes one function
    module.functions[copy.name] = copy
    for function in module.functions.values():
        for instruction in function.instructions():
            if isinstance(instruction, Call) or root in instruction.operands:
                instruction.operands = [copy if o is root else o for o in instruction.operands]
    return True
