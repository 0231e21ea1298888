"""What every thread runs in split mode: one half of the derivative, with its tape in a table of all threads.

    { ptr } @ne.augmented.k(ptr %x, ptr %x.d)   ->   void @ne.entry(ptr %x, ptr %x.d, ptr %tapes):  tapes[thread] = ...
    void @ne.reverse.k(ptr %x, ptr %x.d, ptr %tape)   ->   the same parameters; takes tapes[thread]

A thread's number counts the threads of a block first, then the blocks, x fastest.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.functions import Argument, Block, Function, Module
from ...ir.parser import parse_module
from ...ir.types import PTR, VOID, FunctionType, Type
from ...ir.values import Value
from ...request import Activity, GradientRequest
from ...result import SplitNames
from .device_rules import with_definitions
from .entry import ENTRY
from .late_blocks import leave_unless_in_turn
from .sums import add_for_block
from .tape_access import block_threads, linear_index

AUGMENTED, REVERSE, ABANDON = "augmented", "reverse", "abandon"


def add_split_entry(text: str, names: SplitNames, request: GradientRequest, half: str) -> Module:
    """The module with ``@ne.entry`` around one half, everything else internal."""
    module = parse_module(with_definitions(text))
    body = module.functions[getattr(names, half)]
    for function in module.functions.values():
        if not function.is_declaration:
            function.prefix = "internal"
    body.suffix = "alwaysinline"
    given = module.functions[names.augmented].arguments
    parameters: list[Argument] = []
    totals: dict[int, Argument] = {}
    source = iter(given)

    def parameter(type_: Type, name: str) -> Argument:
        parameters.append(Argument(type_, name, len(parameters)))
        return parameters[-1]

    passed: list[Value] = []
    for index, activity in enumerate(request.activities):
        for _ in range(1 + activity.has_shadow):
            argument = next(source)
            passed.append(parameter(argument.type, argument.name))
        if activity is Activity.ACTIVE:
            totals[index] = parameter(PTR, f"{argument.name}.d")
    tapes = parameter(PTR, "tapes")
    entry = Function(ENTRY, FunctionType(VOID, tuple(p.type for p in parameters)), parameters)
    module.functions[ENTRY] = entry
    block = Block("entry", entry)
    entry.blocks.append(block)
    b = Builder(module, block)
    if half == REVERSE and request.late_first:
        b = leave_unless_in_turn(b, parameters, request.late_first)
    place = b.gep(PTR, tapes, [_thread_number(b)])
    if half == AUGMENTED:
        b.store(b.extract_value(b.call(body, passed, "kept"), (0,)), place)
    elif half == ABANDON:
        b.call(body, [b.load(PTR, place)])
    else:
        result = b.call(body, [*passed, b.load(PTR, place)], "gradients")
        for position, index in enumerate(names.active):
            if index in totals:
                gradient = b.extract_value(result, (position,))
                add_for_block(b, totals[index], gradient)
    b.ret()
    return module


def _thread_number(b: Builder) -> Value:
    return b.binary("add", b.binary("mul", linear_index(b, "ctaid", "nctaid"), block_threads(b)), linear_index(b, "tid", "ntid"))
