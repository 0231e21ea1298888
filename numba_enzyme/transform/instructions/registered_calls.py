"""Calls of functions for which the module registers a rule (see rules.registered).

    %y = call double @f(double %a, ptr %x)
    forward sweep        { %tape, %y } = call @f.augmented(double %a, ptr %x, ptr %x.d)
    reverse sweep        { %a.d } = call @f.reverse(double %a, ptr %x, ptr %x.d, double %y.d, ptr %tape)
    forward mode         { %y, %y.d } = call @f.forward(double %a, double %a.d, ptr %x, ptr %x.d)

Results come as the C compiler of the module returns them: a number, a structure, or through a pointer marked ``sret``. What a
rule reads in the reverse sweep it has to keep itself: memory is then as the program has left it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.builder import zero
from ...ir.functions import Argument, Function
from ...ir.instructions import Call
from ...ir.types import PTR, VOID, FloatType, IntType, StructType, Type
from ...ir.values import Constant, Value
from ...rules.registered import RegisteredRule
from ..context import Context
from ..for_annotations import AnySweep, ForwardSweep, ReverseSweep, TangentSweep
from .family import Family
from .places import problem

NOTHING = StructType(())
STRUCTURE_RETURN = re.compile(r"\bsret\(%([^)]*)\)")


def rule_of(call: Call, c: Context) -> RegisteredRule:
    return c.book.registered[call.callee.name]


def is_involved(call: Call, c: Context) -> bool:
    return c.active(call) or any(c.active(a) or c.has_shadow(a) for a in call.arguments)


def returned_by(function: Function, c: Context) -> Type:
    """What a function returns, be it through memory."""
    if not _returns_in_memory(function):
        return function.function_type.result
    found = STRUCTURE_RETURN.search(function.arguments[0].attributes)
    assert found is not None
    return c.facts.module.structs[found[1]]


def _returns_in_memory(function: Function) -> bool:
    return bool(function.arguments) and STRUCTURE_RETURN.search(function.arguments[0].attributes) is not None


def parameters_of(function: Function) -> list[Argument]:
    return function.arguments[_returns_in_memory(function) :]


def tape_type(augmented: Function, call: Call, c: Context) -> Type | None:
    """What the forward half returns for the reverse half, before the result."""
    returned = returned_by(augmented, c)
    return None if returned == call.type else next(iter(_fields(returned)), None)


def keeps_tape(augmented: Function, call: Call, c: Context) -> bool:
    """Whether something has to be kept for the reverse half: a structure without members is nothing."""
    return tape_type(augmented, call, c) not in (None, NOTHING)


def call_rule(s: AnySweep, function: Function, arguments: list[Value]) -> list[Value]:
    """Call a function of the module: the fields of what it returns, or that alone."""
    b, returned = s.b, returned_by(function, s.context)
    if isinstance(returned, StructType) and _returns_in_memory(function):
        place = s.alloca(returned, "returned")
        b.call(function, [place, *arguments])
        layout = s.context.layout
        return [b.load(t, b.byte_offset(place, layout.field_offset(returned, i))) for i, t in enumerate(returned.fields)]
    results = b.call(function, arguments)
    if isinstance(returned, StructType):
        return [b.extract_value(results, (i,)) for i in range(len(returned.fields))]
    return [] if returned == VOID else [results]


class RegisteredCalls(Family):
    def shadow(self, call: Call, s: ForwardSweep) -> None:
        c = s.context
        if not is_involved(call, c):
            s.copy(call)
            return
        augmented = _function(rule_of(call, c).augmented, c)
        results = call_rule(s, augmented, self._with_shadows(call, s))
        tape = results.pop(0) if tape_type(augmented, call, c) is not None else None
        if tape is not None and keeps_tape(augmented, call, c):
            s.values[c.tape_of(call)] = tape
            s.after(c.tape_of(call))
        if results:
            s.values[call] = results[0]
        elif call.type != VOID:
            s.copy(call)  # a forward half that does nothing leaves the value to the function

    def tangent(self, call: Call, s: TangentSweep) -> None:
        c = s.context
        if not is_involved(call, c):
            s.copy(call)
            return
        arguments: list[Value] = []
        for argument in call.arguments:
            arguments.append(s.primal(argument))
            if isinstance(argument.type, FloatType) or argument.type == PTR:
                carries = c.active(argument) or c.has_shadow(argument)
                arguments.append(s.shadow(argument) if carries else zero(argument.type))
        results = call_rule(s, _function(rule_of(call, c).forward, c), arguments)
        if call.type != VOID:
            s.values[call] = results[0]
            if c.active(call):
                s.set_shadow(call, results[1])

    @staticmethod
    def _with_shadows(call: Call, s: AnySweep) -> list[Value]:
        arguments: list[Value] = []
        for argument in call.arguments:
            arguments.append(s.primal(argument))
            if argument.type == PTR:
                arguments.append(s.shadow(argument) if s.context.has_shadow(argument) else zero(PTR))
        return arguments

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if not is_involved(call, c):
            return
        if keeps_tape(_function(rule_of(call, c).augmented, c), call, c):
            yield Need(c.tape_of(call))
        for argument in call.arguments:
            if not isinstance(argument, Constant):
                yield Need(argument)
                if argument.type == PTR and c.has_shadow(argument):
                    yield Need(argument, True)

    def is_mirrored(self, call: Call, c: Context) -> bool:
        return is_involved(call, c)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c = r.context
        if not is_involved(call, c):
            return
        rule = rule_of(call, c)
        arguments = self._with_shadows(call, r)
        if isinstance(call.type, FloatType):
            arguments.append(r.taken_or_zero(call))
        augmented = _function(rule.augmented, c)
        if tape_type(augmented, call, c) is not None:
            arguments.append(r.primal(c.tape_of(call)) if keeps_tape(augmented, call, c) else zero(NOTHING))
        gradients = call_rule(r, _function(rule.reverse, c), arguments)
        floats = [a for a in call.arguments if isinstance(a.type, FloatType)]
        for argument, gradient in zip(floats, gradients, strict=True):
            if c.active(argument):
                r.add(argument, gradient)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if not is_involved(call, c):
            return
        rule = rule_of(call, c)
        name = rule.function
        here, other = ("forward", "reverse") if c.forward_mode else ("reverse", "forward")
        if not (rule.forward if c.forward_mode else rule.reverse):
            yield problem("NE120", f"`{name}` has a rule for {other} mode only", call, c,
                          fix=f"register one for {here} mode")  # fmt: skip
            return
        if c.forward_mode and c.facts.width > 1:
            yield problem("NE120", f"the rule of `{name}` computes one tangent, not several at once", call, c)
        if not isinstance(call.type, FloatType | IntType) and call.type != VOID:
            yield problem("NE120", f"the rule of `{name}` returns a {call.type}: numbers can be followed", call, c)
            return
        for argument in call.arguments:
            if not isinstance(argument.type, FloatType | IntType) and argument.type != PTR:
                yield problem("NE120", f"the rule of `{name}` takes a {argument.type}: numbers and addresses can be followed",
                              call, c, about=argument)  # fmt: skip
            elif argument.type == PTR and not c.has_shadow(argument) and not isinstance(argument, Constant):
                yield problem("NE120", f"the rule of `{name}` takes a shadow of memory that has none", call, c, about=argument,
                              fix="give that memory a shadow: `dup`")  # fmt: skip
        yield from self._misfits(call, c, rule)

    @staticmethod
    def _misfits(call: Call, c: Context, rule: RegisteredRule) -> Iterator[Problem]:
        """Functions that don't fit each other."""
        floats = sum(isinstance(a.type, FloatType) for a in call.arguments)
        doubled = len(call.arguments) + sum(a.type == PTR for a in call.arguments)
        if c.forward_mode:
            forward = _function(rule.forward, c)
            wanted, expected = (call.type,) * 2 if call.type != VOID else (), doubled + floats
            fits = _fields(returned_by(forward, c)) == wanted and len(parameters_of(forward)) == expected
            parts = {rule.forward: fits}
        else:
            augmented, reverse = _function(rule.augmented, c), _function(rule.reverse, c)
            kept = tape_type(augmented, call, c) is not None
            returned = _fields(returned_by(augmented, c))
            result = () if call.type == VOID else (call.type,)
            parts = {
                rule.augmented: len(parameters_of(augmented)) == doubled and returned[kept:] in (result, ())
                and (not kept or (returned[0] in (PTR, NOTHING) and len(returned) > len(result))),
                rule.reverse: len(parameters_of(reverse)) == doubled + isinstance(call.type, FloatType) + kept
                and len(_fields(returned_by(reverse, c))) == floats,
            }  # fmt: skip
        for name, fits in parts.items():
            if not fits:
                yield problem("NE120", f"`{name}`, in the rule of `{rule.function}`, has not the parameters and results that go "
                              "with it", call, c, fix="see the documentation of the LLVM entry")  # fmt: skip


def _fields(type_: Type) -> tuple[Type, ...]:
    return tuple(type_.fields) if isinstance(type_, StructType) else () if type_ == VOID else (type_,)


def _function(name: str, c: Context) -> Function:
    return c.facts.module.functions[name]
