"""Functions of the module that nobody calls any more stay: somebody may want their derivatives next.

    @llvm.compiler.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"        while LLVM optimises
"""

from __future__ import annotations

import re

from ...ir.builder import add_global
from ...ir.functions import Module
from ...ir.types import PTR, ArrayType
from ...ir.values import ConstantAggregate, GlobalVariable

NAME = "llvm.compiler.used"
DISCARDABLE = re.compile(r"\b(?:internal|private|linkonce|linkonce_odr|available_externally)\b")


def keep_functions(module: Module) -> bool:
    """Mark all functions that LLVM could drop as used; False if there are none, or if the module marks some itself."""
    kept = [f for f in module.functions.values() if not f.is_declaration and DISCARDABLE.search(f.prefix)]
    if not kept or NAME in module.globals:
        return False
    type_ = ArrayType(len(kept), PTR)
    variable: GlobalVariable = add_global(module, NAME, type_, ConstantAggregate(type_, list(kept)))
    variable.prefix = "appending"
    variable.suffix = ', section "llvm.metadata"'
    return True


def without_marks(text: str) -> str:
    """The module's text without the mark."""
    return re.sub(rf"^@{re.escape(NAME)} = .*\n", "", text, flags=re.MULTILINE)
