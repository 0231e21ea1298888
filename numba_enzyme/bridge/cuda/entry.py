"""The function that every thread runs: the kernel or its derivative with a kernel's signature.

    { double } @diffe_k(double %a, ptr %x, ptr %x.d)   ->   void @ne.entry(double %a, ptr %a.d, ptr %x, ptr %x.d)

A scalar's gradient is added to the one element that the caller gives for it: every block adds the sum of its threads.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.functions import Argument, Block, Function, Module
from ...ir.parser import parse_module
from ...ir.types import PTR, VOID, FunctionType, Type
from ...request import Activity, GradientRequest
from ...rules import NVPTX
from ...rules.runtime import is_runtime_symbol, runtime_module_text
from ...transform.derivative import merge_functions
from .device_rules import with_definitions
from .sums import add_for_block

ENTRY = "ne.entry"


def add_entry(text: str, body_name: str, request: GradientRequest | None) -> Module:
    """The module with ``@ne.entry`` around the kernel (no request) or its derivative, everything else internal."""
    module = parse_module(with_definitions(text))
    helpers = [f.name for f in module.functions.values() if f.is_declaration and is_runtime_symbol(f.name)]
    if helpers:  # a kernel that is not differentiated calls what stands for derivatives
        merge_functions(module, parse_module(runtime_module_text(helpers, NVPTX, final=True)))
    body = module.functions[body_name]
    for function in module.functions.values():
        if not function.is_declaration:
            function.prefix = "internal"
    body.suffix = "alwaysinline"
    active = {i for i, a in enumerate(request.activities) if a is Activity.ACTIVE} if request is not None else set()
    shadowed = {i for i, a in enumerate(request.activities) if a.has_shadow} if request is not None else set()
    parameters: list[Argument] = []
    passed: list[Argument] = []
    totals: list[Argument] = []

    def parameter(type_: Type, name: str, attributes: str) -> Argument:
        parameters.append(Argument(type_, name, len(parameters), attributes))
        return parameters[-1]

    given = iter(body.arguments)
    for index in range(len(request.activities) if request is not None else len(body.arguments)):
        for _ in range(1 + (index in shadowed)):
            argument = next(given)
            kept = "noalias" if "noalias" in argument.attributes.split() else ""
            passed.append(parameter(argument.type, argument.name, kept))
        if index in active:
            totals.append(parameter(PTR, f"{argument.name}.d", ""))
    entry = Function(ENTRY, FunctionType(VOID, tuple(p.type for p in parameters)), parameters)
    module.functions[ENTRY] = entry
    block = Block("entry", entry)
    entry.blocks.append(block)
    b = Builder(module, block)
    result = b.call(body, passed, "gradients")
    for position, total in enumerate(totals):
        gradient = b.extract_value(result, (position,))
        add_for_block(b, total, gradient)
    b.ret()
    return module
