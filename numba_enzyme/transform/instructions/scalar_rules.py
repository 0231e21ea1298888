"""Tangent, adjoint and needs of anything that has a row in the rule table: the glue between a row and the sweeps.

    %y = call double @tan(double %x)        tangent: (1 + y*y) * x.d          adjoint: x.d += (1 + y*y) * y.d
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...analysis.memory.speculation import may_be_steep
from ...analysis.planning.recompute import Need
from ...ir.builder import Builder, zero
from ...ir.functions import DebugRecord, Instruction
from ...ir.instructions import ExtractValue
from ...ir.types import I32, StructType, Type, VectorType, is_floating, vector_of
from ...ir.values import ConstantInt, ConstantWord, Value
from ...rules import ZERO, Emission, ScalarRule, needs_unrolling
from ...rules.symbols import SymbolTable
from ..context import Context
from ..for_annotations import ReverseSweep
from ..sweep import Sweep
from .carried_tangents import carried_tangent

KEPT_FLAGS = ("fast", "reassoc", "contract", "arcp", "afn", "nsz")


def flags_for(instruction: Instruction) -> tuple[str, ...]:
    """Fast-math permissions of the primal that its derivative inherits."""
    return tuple(f for f in instruction.flags if f in KEPT_FLAGS)


def rule_type(instruction: Instruction, arguments: list[Value]) -> Type:
    """The floating type that the row works on."""
    for argument in arguments:
        if is_floating(argument.type):
            return argument.type
    return instruction.type


def active_inputs(rule: ScalarRule, arguments: list[Value], c: Context) -> list[int]:
    return [i for i in sorted(rule.active_arguments) if i < len(arguments) and c.active(arguments[i])]


def rule_needs(rule: ScalarRule, instruction: Instruction, arguments: list[Value], c: Context) -> Iterable[Need]:
    """Primals that the adjoint reads."""
    if not c.active(instruction):
        return
    wanted, result = rule.needs(frozenset(active_inputs(rule, arguments, c)))
    for index in sorted(wanted):
        yield Need(arguments[index])
    if result:
        yield Need(instruction)


def rule_products(
    rule: ScalarRule,
    b: Builder,
    type_: Type,
    arguments: Sequence[Value | None],
    results: Sequence[Value | None],
    pairs: list[tuple[int, int, Value]],
    flags: tuple[str, ...],
    symbols: SymbolTable,
    *,
    strong_zero: bool = False,
    final: bool = False,
) -> list[Value | None]:
    """``partial(input, output) * seed`` for each (input, output, seed); ``strong_zero``: zero times anything is zero;
    ``final``: nobody differentiates that."""
    if not needs_unrolling(rule, type_, symbols):
        emission = Emission(b, arguments, results, type_, symbols=symbols, flags=flags, final=final)
        return [emission.product(rule.partial(i, k), seed, strong_zero=strong_zero) for i, k, seed in pairs]
    totals: list[Value | None] = [None] * len(pairs)
    vector = vector_of(type_)
    for lane in range(vector.count):
        index = ConstantInt(I32, lane)

        def part(value: Value, index: Value = index) -> Value:
            return b.extract_element(value, index) if isinstance(value.type, VectorType) else value

        emission = Emission(
            b, [a and part(a) for a in arguments], [r and part(r) for r in results], vector.element,
            symbols=symbols, flags=flags, final=final,
        )
        for n, (i, k, seed) in enumerate(pairs):
            product = emission.product(rule.partial(i, k), part(seed), strong_zero=strong_zero)
            if product is not None:
                totals[n] = b.insert_element(totals[n] or ConstantWord(type_, "poison"), product, index)
    return totals


def _outputs(rule: ScalarRule, b: Builder, value: Value | None) -> list[Value | None]:
    """The results of a call as a list."""
    if value is None:
        return [None] * len(rule.outputs)
    if isinstance(value.type, StructType):
        return [b.extract_value(value, (k,)) for k in range(len(rule.outputs))]
    return [value]


def read_results(rule: ScalarRule, instruction: Instruction, c: Context) -> set[int]:
    """Which of several results somebody reads: of the others there is no cotangent, not even zero."""
    readers = [user for user in c.users.get(instruction, ()) if not isinstance(user, DebugRecord)]
    if len(rule.outputs) == 1 or not all(isinstance(user, ExtractValue) for user in readers):
        return set(range(len(rule.outputs)))
    return {user.indices[0] for user in readers if isinstance(user, ExtractValue)}


def rule_adjoint(rule: ScalarRule, instruction: Instruction, arguments: list[Value], r: ReverseSweep) -> None:
    """Add the adjoints of the arguments."""
    seed = r.take(instruction)
    if seed is None:
        return
    c = r.context
    inputs = active_inputs(rule, arguments, c)
    wanted, result = rule.needs(frozenset(inputs))
    primals = [r.primal(a) if i in wanted else None for i, a in enumerate(arguments)]
    type_ = rule_type(instruction, arguments)
    results = _outputs(rule, r.b, r.primal(instruction) if result else None)
    seeds = _outputs(rule, r.b, seed)
    pairs = [
        (i, k, part)
        for i in inputs
        for k in sorted(read_results(rule, instruction, c) - rule.integer_outputs)
        if rule.partial(i, k) != ZERO and (part := seeds[k]) is not None
    ]
    products = rule_products(
        rule, r.b, type_, primals, results, pairs, flags_for(instruction), c.book.symbols,
        strong_zero=c.speculated(instruction), final=c.facts.request.final,
    )
    for (i, _, _), product in zip(pairs, products, strict=True):
        if product is not None:
            r.add(arguments[i], product)


def _if_carried(tangent: Value, instruction: Instruction, argument: Value, s: Sweep) -> Value:
    """Zero where the argument is a constant that was chosen: an infinite slope would make NaN of its zero tangent."""
    carried = carried_tangent(argument, s) if may_be_steep(instruction) else None
    return tangent if carried is None else s.b.select(carried(), tangent, zero(tangent.type))


def rule_tangent(rule: ScalarRule, instruction: Instruction, arguments: list[Value], s: Sweep) -> Value | None:
    """The tangent of the result, None if it is zero."""
    c = s.context
    inputs = active_inputs(rule, arguments, c)
    type_ = rule_type(instruction, arguments)
    primals = [s.primal(a) for a in arguments]
    results = _outputs(rule, s.b, s.primal(instruction))
    rows: list[Value | None] = []
    for k in range(len(rule.outputs)):
        pairs = [(i, k, s.shadow(arguments[i])) for i in inputs if k not in rule.integer_outputs and rule.partial(i, k) != ZERO]
        flags, final = flags_for(instruction), c.facts.request.final
        products = rule_products(rule, s.b, type_, primals, results, pairs, flags, c.book.symbols, final=final)
        total: Value | None = None
        for (i, _, _), product in zip(pairs, products, strict=True):
            if product is not None:
                product = _if_carried(product, instruction, arguments[i], s)
                total = product if total is None else s.b.binary("fadd", total, product, flags=flags_for(instruction))
        rows.append(total)
    if not isinstance(instruction.type, StructType):
        return rows[0]
    whole: Value = ConstantWord(instruction.type, "zeroinitializer")
    for k, row in enumerate(rows):
        if row is not None:
            whole = s.b.insert_value(whole, row, (k,))
    return whole
