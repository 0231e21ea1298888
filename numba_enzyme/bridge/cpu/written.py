"""Which arguments a function writes to, as far as its own instructions tell.

    refuse_writes("solve", forward, (array(float64, 2d, C),))      EnzymeError if forward has  A[i, j] = ...

What unknown functions do (BLAS, say) is not held against anybody: they are the business of whoever calls them.
"""

from __future__ import annotations

from numba.core import types
from numba.core.registry import cpu_target

from ...analysis.effects import Effects
from ...analysis.points_to import PointsTo
from ...errors import EnzymeError
from ...ir.model import Call, Function, Instruction
from ...ir.parser import parse_module
from ...rules import RuleBook, default_book
from .extract import extract
from .layout import leaf_data_parameters
from .rules import with_rules_of


def refuse_writes(name: str, function: object, arguments: tuple[types.Type, ...]) -> None:
    """Refuses a function that writes to an array among its arguments."""
    given = tuple(types.unliteral(a) for a in arguments)
    given = cpu_target.typing_context.resolve_function_type(function._numba_type_, given, {}).args
    extracted = extract(function, given)
    data = leaf_data_parameters(extracted.context, given)
    if all(extracted.parameters[place][1] for place in data):
        return
    book = with_rules_of(default_book(), extracted.text)
    module = parse_module(extracted.text)
    points_to = PointsTo(module, module.functions[extracted.name], book)
    effects = Effects(points_to)
    for analysed in points_to.functions:
        for instruction in analysed.instructions():
            if not _is_known(instruction, book):
                continue
            written = {target.parameter for target, _, _ in effects.writes(instruction) if target.kind == "argument"}
            if hit := written & data.keys():
                position = data[min(hit)]
                raise EnzymeError(f"{name} has a rule, or is inactive, but it writes to its argument {position}: "
                                  "let it work on a copy and return the result")  # fmt: skip


def _is_known(instruction: Instruction, book: RuleBook) -> bool:
    """Whether the instruction says what it writes."""
    if not isinstance(instruction, Call):
        return True
    callee = instruction.callee
    if not isinstance(callee, Function) or not callee.is_declaration:
        return False  # what it writes stands in its own instructions
    facts = book.facts(callee.name)
    return facts is not None and facts.kind not in ("nrt_decref", "nrt_incref", "rule_link", "rule_start")
