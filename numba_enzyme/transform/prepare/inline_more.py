"""Functions that LLVM would leave as calls are inlined, so that the analyses tell the memory of one call from that of another.

    call @g(ptr %a)   call @g(ptr %b)      define @g(ptr %p) alwaysinline "ne-inline" { ... }

Points-to has no call contexts: memory that a function gets in two calls is one for it. LLVM's threshold is of no use here, as
llvmlite passes on its lowest byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...analysis.memory.snapshots import marked
from ...ir.attributes import add_attribute, attribute_texts
from ...ir.functions import DebugRecord, Function, Module
from ...ir.instructions import Call
from ...ir.reachable_functions import reachable_functions
from ...ir.values import ConstantAggregate, ConstantExpression, GlobalVariable, Value
from ...rules import RuleBook

LARGEST = 2000  # instructions of a function with all that is inlined into it
MARK = '"ne-inline"'
WORDS = re.compile(rf'\balwaysinline\b ?|{MARK} ?')


def ask_for_inlining(module: Module, root: Function, book: RuleBook) -> bool:
    """Mark, in place, the functions that a run of the root may enter, as far as they are not too large, nor recursive."""
    sizes: dict[Function, int] = {}
    variables = (variable for variable in module.globals.values() if isinstance(variable, GlobalVariable))
    starts = [root, *(f for variable in variables for f in named_functions(variable.initializer))]
    for function in dict.fromkeys(f for start in starts for f in reachable_functions(start)):
        _size(function, sizes)
    for function, size in sizes.items():
        known = book.facts(function.name) is not None or book.scalar_rule(function.name) is not None
        asked = any("alwaysinline" in text for text in attribute_texts(function.suffix, module))
        if function is not root and size <= LARGEST and not (known or asked or marked(function, module) is not None):
            add_attribute(function, f"alwaysinline {MARK}")
    return True


def forget_inlining(module: Module) -> bool:
    """Take the marks away, in place."""
    for function in module.functions.values():
        if MARK in function.suffix:
            function.suffix = WORDS.sub("", function.suffix)
    for number, group in module.attribute_groups.items():
        if MARK in group:
            module.attribute_groups[number] = WORDS.sub("", group).strip() or '"ne"'
    return True


def _size(root: Function, sizes: dict[Function, int]) -> None:
    """Put down of a function, and of all that it calls, how many instructions it has once they are inlined."""
    stack, entered = [root], set()
    while stack:
        function = stack[-1]
        calls = (i.callee for i in function.instructions() if isinstance(i, Call))
        callees = [f for f in calls if isinstance(f, Function) and not f.is_declaration]
        waiting = [f for f in callees if f not in sizes and f not in entered] if function not in sizes else []
        entered.add(function)
        if waiting:
            stack += dict.fromkeys(waiting)
            continue
        stack.pop()
        if function not in sizes:
            own = sum(not isinstance(i, DebugRecord) for i in function.instructions())
            inner = [sizes.get(f, LARGEST + 1) for f in callees]  # those not known call this one
            recursive = any(f not in sizes for f in callees)
            sizes[function] = LARGEST + 1 if recursive else own + sum(size for size in inner if size <= LARGEST)


def named_functions(constant: Value | None) -> Iterator[Function]:
    """The functions whose addresses stand in an initial value."""
    if isinstance(constant, Function):
        yield constant
    elif isinstance(constant, ConstantAggregate | ConstantExpression):
        for operand in constant.elements if isinstance(constant, ConstantAggregate) else constant.operands:
            yield from named_functions(operand)
