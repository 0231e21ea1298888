"""Names of kernels, of device functions and of their arguments in the IR."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable

from ...ir.functions import Module

OUTSIDE = "ne.outside"
"""What a thread calls that takes an index outside of an array, in kernels that compare indices: it does not return."""
MISPLACED = "ne.misplaced"
"""What a thread calls where shadows share memory in another way than their arguments, in the same kernels; nor does it return."""
NO_AXIS = -1
"""What it says instead of an axis where an access was compared with the whole of its array."""

LONGEST = 200
"""Characters of a symbol. LLVM cuts the names of local values at 1,024; inlining makes them of a symbol and a few words."""
LONG = re.compile(rf"[\w$.-]{{{LONGEST + 1},}}", re.ASCII)


def short_symbol(symbol: str) -> str:
    """A symbol that LLVM can put before the names of what it inlines: how it begins, and a digest of the whole."""
    if len(symbol) <= LONGEST:
        return symbol
    return f"{symbol[: LONGEST // 2]}.{hashlib.sha256(symbol.encode()).hexdigest()[:32]}"


def with_short_symbols(modules: Iterable[str]) -> list[str]:
    """The same modules, every long symbol shortened alike in all of them. Kernels of many arrays have such symbols."""
    return [LONG.sub(lambda match: short_symbol(match[0]), text) for text in modules]


def readable_name(py_func: Callable) -> str:
    """Module and qualified name; the dot keeps it apart from every C function."""
    qualified = f"{py_func.__module__}.{py_func.__qualname__}".replace("<locals>.", "").replace("<lambda>", "lambda")
    return re.sub(r"[^\w.]", "_", qualified, flags=re.ASCII)


def name_arguments(module: Module, prefix: str) -> None:
    """Take off what a front end puts before the names of arguments, where nothing else has the name that is left."""
    for function in module.functions.values() if prefix else ():
        taken = {value.name for value in (*function.blocks, *function.instructions(), *function.arguments)}
        for argument in function.arguments:
            quote = '"' if argument.name.startswith('"') else ""
            name = quote + argument.name.removeprefix(quote).removeprefix(prefix)
            if name not in taken:
                argument.name = name
