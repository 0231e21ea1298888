"""A linked derivative as text for people: one function of a module, or the machine code that callers get."""

from __future__ import annotations

import re

import llvmlite.binding as ll
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from .link import LinkedDerivative


def function_text(module_text: str, name: str) -> str:
    """The definition of one function, without the debug records between its instructions."""
    match = re.search(rf'^define [^\n]*@"?{re.escape(name)}"?\(.*?^\}}', module_text, re.MULTILINE | re.DOTALL)
    if match is None:
        raise ValueError(f"the module does not define {name}")
    return "\n".join(line for line in match[0].split("\n") if not line.lstrip().startswith("#dbg_"))


@global_compiler_lock
def assembly(linked: LinkedDerivative) -> str:
    """Assembly after Numba's full optimisation."""
    codegen = cpu_target.target_context.codegen()
    library = codegen.create_library(linked.name)
    module = ll.parse_assembly(linked.derivative.text)
    for function in module.functions:
        if not function.is_declaration and function.name != linked.name:
            function.linkage = ll.Linkage.internal
    library.add_llvm_module(module)
    library._optimize_final_module()
    return library.get_asm_str()
