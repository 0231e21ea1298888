"""Calls of functions that are only declared: by the rule book, or refused.

    call double @sin(double %x)            its row
    call void @llvm.memcpy(...)            see copies
    call ptr @malloc(i64 %n)               see allocation
    call i32 @printf(ptr @text, ...)       inactive: copied once
    call double @zeta(double %x)           refused if %x is active
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.functions import Function, Instruction
from ...ir.instructions import Call
from ...ir.types import is_floating
from ...ir.values import ConstantInt, InlineAsm, Value
from ...rules import advice, advice_on_assembly, is_supported
from ...rules.effects import CallKind
from ...rules.numba_runtime import CONSTANTS_ONLY
from ...rules.rule import ScalarRule
from ..context import Context
from ..for_annotations import ReverseSweep, TangentSweep
from ..sweep import Sweep
from .aligned_addresses import keeps_place
from .allocation import Allocations, Frees, ReferenceCounts
from .barriers import Barriers, Fences
from .copies import Copies
from .family import Family, LocalFamily, StructuralFamily
from .fills import Fills
from .function_rules import RuleLinks, RuleStarts
from .messages import MessageRecords, Messages
from .places import problem
from .registered_calls import RegisteredCalls
from .ruled_calls import RuledCalls
from .scalar_rules import rule_adjoint, rule_needs, rule_tangent, rule_type
from .shuffles import WarpShuffles
from .vector_calls import MaskedMemory, Reductions

DROPPED = frozenset({CallKind.LIFETIME, CallKind.DEBUG, CallKind.STACK, CallKind.HINT, CallKind.ASSUME})


class ScalarCalls(LocalFamily):
    """Calls that have a row."""

    @staticmethod
    def _rule(call: Call, c: Context) -> ScalarRule:
        rule = c.book.scalar_rule(call.callee.name, call.type)
        assert rule is not None, call.callee.name
        return rule

    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        if s.context.active(call):
            tangent = rule_tangent(self._rule(call, s.context), call, call.arguments, s)
            if tangent is not None:
                s.set_shadow(call, tangent)

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        return rule_needs(self._rule(call, c), call, call.arguments, c)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        if r.context.active(call):
            rule_adjoint(self._rule(call, r.context), call, call.arguments, r)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        rule = self._rule(call, c)
        for i in sorted(rule.unknown if c.active(call) else ()):
            if c.active(call.arguments[i]):
                text = f"no derivative of `{call.callee.name}` is known by its argument {i}"
                yield problem("NE100", text, call, c, about=call.arguments[i], fix=advice(call.callee.name))
        if c.active(call) and not is_supported(rule_type(call, call.arguments)):
            yield problem("NE101", f"no derivatives of type {rule_type(call, call.arguments)}", call, c)


class Inactive(LocalFamily):
    """Copied once, in the forward sweep."""

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if c.active(call) and is_floating(call.type):
            yield problem("NE103", f"`{call.callee.name}` reads a number that was written as text", call, c)
        if (kept := c.facts.activity.kept_outside(call)) is not None:
            text = "the bits of a number with a derivative are kept where it has no shadow, and read back"
            yield problem("NE208", text, call, c, about=kept,
                          fix="keep them as numbers: a typed dictionary of floats has shadows")  # fmt: skip


class ConstantsOnly(LocalFamily):
    """Keeps what it is given as a constant: where that carries a derivative, the call fails instead."""

    def shadow(self, call: Call, s: Sweep) -> None:
        if any(s.context.active(a) or s.context.has_shadow(a) for a in call.arguments):
            s.values[call] = ConstantInt(call.type, CONSTANTS_ONLY)
        else:
            s.copy(call)

    def tangent(self, call: Call, s: TangentSweep) -> None:
        self.shadow(call, s)


class Dropped(LocalFamily):
    """Markers that would be wrong in the derivative (a lifetime ends later there) or help nobody."""

    def shadow(self, instruction: Instruction, s: Sweep) -> None:
        return None

    tangent = shadow


class PointerIdentity(StructuralFamily):
    def structural(self, instruction: Instruction):
        return (0,)

    def problems(self, instruction: Instruction, c: Context) -> Iterator[Problem]:
        yield from super().problems(instruction, c)
        pointer, *mask = instruction.operands[:2]
        masked = isinstance(instruction, Call) and (instruction.callee_name or "").startswith("llvm.ptrmask.")
        if masked and c.has_shadow(pointer) and not keeps_place(pointer, mask[0]):
            text = "an address is made of another one by a mask, and the shadow's may lie elsewhere"
            yield problem("NE207", text, instruction, c)


class Unknown(LocalFamily):
    """Nothing is known of the callee: fine as long as no derivative can pass through it."""

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        name = call.callee.name if isinstance(call.callee, Function) else "inline assembly, or a function pointer,"
        arguments = [a for a in call.arguments if c.active(a) or c.has_shadow(a)]
        if c.threads and not c.forward_mode and not arguments:
            yield problem("NE310", f"`{name}` may make threads meet, and what its mirror is, is not known", call, c,
                          fix="take it out of the kernel")  # fmt: skip
        elif arguments or c.active(call):
            text, fix = _unknown(call.callee)
            yield problem("NE100", text, call, c, about=arguments[0] if arguments else call, fix=fix)


def _unknown(callee: Value) -> tuple[str, str]:
    """What is said of a callee without a derivative, and what to do about it."""
    if isinstance(callee, Function):
        return f"no derivative is known of `{callee.name}`", advice(callee.name)
    if isinstance(callee, InlineAsm):
        return "no derivative is known of inline assembly", advice_on_assembly(callee.text)
    return "the callee is not known", advice("")


class Unsupported(LocalFamily):
    """Known, but not differentiated."""

    def __init__(self, what: str) -> None:
        self.what = what

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if c.active(call) or any(c.active(a) or c.has_shadow(a) for a in call.arguments):
            yield problem("NE102", f"no derivative of {self.what}", call, c)


class StoredResults(LocalFamily):
    """Functions that return some results and write others: the integers among them. What floats is called for apart."""

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        storing = c.book.storing_rule(call.callee.name)
        written = [call.arguments[place] for place in (storing.floating_places if storing is not None else ())]
        if c.active(call) or any(c.has_shadow(a) for a in written):
            yield problem("NE102", "no derivative of a function that stores its results", call, c)


SCALAR = ScalarCalls()
INACTIVE = Inactive()
DROP = Dropped()
UNKNOWN = Unknown()
BY_KIND: dict[str, Family] = {
    "memcpy": Copies(overlapping=False),
    "memmove": Copies(overlapping=True),
    "memset": Fills(),
    "pointer_identity": PointerIdentity(),
    "nrt_incref": ReferenceCounts(),
    "nrt_decref": ReferenceCounts(),
    "vector_reduce": Reductions(),
    "masked": MaskedMemory(),
    "vector_shuffle": Unsupported("this rearrangement of vectors"),
    "nrt_data": Unsupported("this use of Numba's runtime"),
    "integer": Unsupported("integer arithmetic on the bits of a floating-point number"),
    "exception": INACTIVE,
    "rule_link": RuleLinks(),
    "message": Messages(),
    "message_record": MessageRecords(),
    "barrier": Barriers(),
    "fence": Fences(),
    "shuffle": WarpShuffles(),
    "vote": INACTIVE,
    CallKind.RULED: RuledCalls(),
    CallKind.CONSTANTS: ConstantsOnly(),
    CallKind.REGISTERED: RegisteredCalls(),
}
RULE_STARTS = RuleStarts()
ALLOCATIONS = Allocations()
FREES = Frees()
STORING = StoredResults()


def family_of_declared(call: Call, c: Context) -> Family:
    """The family of a call whose callee has no body."""
    name = call.callee.name
    if c.book.storing_rule(name) is not None:
        return STORING
    if c.book.scalar_rule(name, call.type) is not None:
        return SCALAR
    facts = c.book.facts(name)
    if facts is None:
        return UNKNOWN
    if facts.kind in DROPPED:
        return DROP
    if facts.kind == CallKind.RULE_START:
        return RULE_STARTS
    if facts.allocates:
        return ALLOCATIONS
    if facts.frees is not None:
        return FREES
    if facts.kind == CallKind.INTEGER and not c.active(call):
        return INACTIVE
    return BY_KIND.get(facts.kind, INACTIVE if facts.inactive else UNKNOWN)
