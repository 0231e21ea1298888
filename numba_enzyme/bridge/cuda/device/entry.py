"""The function that every thread of a device runs: the kernel, its derivative, a variant of it, or what counts for its tape.

    { double } @diffe_k(double %a, ptr %x, ptr %x.d)
    ->   void @ne.entry(ptr %tape, ptr %tape.table, i64 %tape.row, i64 %tape.warp, double %a, ptr %a.d, ptr %x, ptr %x.d)

All of them have the same parameters but for the tape, so that one set of arguments does for all.
"""

from __future__ import annotations

import re
from enum import Enum

from ....ir.builder import Builder, zero
from ....ir.functions import Argument, Block, Function, Module
from ....ir.parser import parse_module
from ....ir.types import PTR, VOID, FunctionType, Type
from ....ir.values import Value
from ....request import Activity
from ....result import Derivative
from ....transform.debug_locations import DebugLocations
from ..device_rules import with_definitions
from ..entry import ENTRY
from ..late_blocks import leave_unless_in_turn
from ..sums import add_for_block
from ..tape_access import begins, take_buffer

SUBPROGRAM = re.compile(r"!dbg !\d+")


class Variant(str, Enum):
    """Which function of a derivative is run."""

    WHOLE = "whole"
    AUGMENTED = "augmented"
    REVERSE = "reverse"
    COUNTING = "counting"


def device_entry(derivative: Derivative, variant: Variant, *, checked: bool, noticed: bool = False) -> Module:
    """The module with ``@ne.entry`` around one function of a derivative, everything else internal.

    ``checked``: threads that need more tape than there is raise its flag and end. ``noticed``: none does anything where the tape
    as a whole has too little room, and the first one tells how it is.
    """
    request, split = derivative.request, derivative.split
    names = {Variant.WHOLE: derivative.name, Variant.COUNTING: derivative.buffer.counting if derivative.buffer else ""}
    if split is not None:
        names |= {Variant.AUGMENTED: split.augmented, Variant.REVERSE: split.reverse}
    module = parse_module(with_definitions(derivative.text))
    body = _internal(module, names[variant], {*names.values(), split.abandon if split else ""} - {names[variant], ""})
    own = list(body.arguments)
    taken = []
    if derivative.buffer is not None and (derivative.buffer.places or variant is Variant.COUNTING):
        taken = take_buffer(module, body, derivative.buffer, counting=variant is Variant.COUNTING, checked=checked,
                            noticed=noticed)  # fmt: skip
    parameters: list[Argument] = []

    def parameter(type_: Type, name: str, attributes: str = "") -> Argument:
        parameters.append(Argument(type_, name, len(parameters), attributes))
        return parameters[-1]

    buffer = [parameter(a.type, a.name) for a in taken]
    passed: list[Value] = []
    totals: dict[int, Argument] = {}
    given = iter(own)
    for index, activity in enumerate(request.activities):
        for _ in range(1 + activity.has_shadow):
            argument = next(given)
            passed.append(parameter(argument.type, argument.name, "noalias" if "noalias" in argument.attributes.split() else ""))
        if activity is Activity.ACTIVE:
            totals[index] = parameter(PTR, f"{argument.name}.d")
    passed += [zero(a.type) for a in given]  # the tape of a reverse sweep, which it finds in the buffer
    entry = Function(ENTRY, FunctionType(VOID, tuple(p.type for p in parameters)), parameters)
    module.functions[ENTRY] = entry
    block = Block("entry", entry)
    entry.blocks.append(block)
    locations = DebugLocations(module)
    locations.describe(entry, body)
    b = Builder(module, block)
    b.debug = locations.of(entry).start
    if noticed:
        run, leave = b.new_block("run"), b.new_block("leave")
        b.cond_br(begins(b, buffer[1], buffer[-1]), run, leave)
        b.at(leave).ret()
        b = b.at(run)
    if variant is Variant.REVERSE and request.late_first:
        b = leave_unless_in_turn(b, parameters, request.late_first)
    result = b.call(body, [*passed, *buffer], "gradients" if body.function_type.result != VOID else "")
    if variant in (Variant.WHOLE, Variant.REVERSE):
        returned = split.active if split is not None and variant is Variant.REVERSE else tuple(totals)
        for position, index in enumerate(returned):
            if index in totals:
                gradient = b.extract_value(result, (position,))
                add_for_block(b, totals[index], gradient)
    b.ret()
    return module


def _internal(module: Module, name: str, others: set[str]) -> Function:
    """The function ``name``, to be inlined into an entry point; all of the module is internal, without the ``others``."""
    body = module.functions[name]
    for other in others:
        module.functions.pop(other, None)
    for function in module.functions.values():
        if not function.is_declaration:
            function.prefix = "internal"
    described = SUBPROGRAM.search(body.suffix)
    body.suffix = f"alwaysinline {described[0]}" if described else "alwaysinline"
    return body
