"""Names of kernels, of device functions and of their arguments in the IR."""

from __future__ import annotations

import re

from ...ir.model import Module


def readable_name(py_func: object) -> str:
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
