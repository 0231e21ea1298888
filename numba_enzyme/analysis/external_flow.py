"""How derivatives pass through calls of external functions: from which arguments and memory into which results and memory.

    %y = call double @sin(double %x)            %x -> %y
    call void @memcpy(ptr %a, ptr %b, i64 8)    memory behind %b -> memory behind %a
    call i32 @MPI_Recv(ptr %a, ...)             whatever other ranks sent -> memory behind %a

One description for both directions of the activity analysis: if a source varies, the targets vary; if a target is useful, the
sources are. It follows from the rows of the rule book alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ..ir.functions import Function
from ..ir.instructions import Call
from ..ir.types import is_floating
from ..ir.values import Value
from ..rules.effects import Allocator, CallFacts, CallKind
from ..rules.messages import known_message
from .memory.objects import MemoryObject
from .memory.points_to import PointsTo
from .memory.reached_memory import reached_memory


@dataclass(frozen=True)
class Flow:
    """Every one of ``values`` and of the memory ``read`` goes into every one of ``results`` and of the memory ``written``."""

    values: tuple[Value, ...] = ()
    read: tuple[MemoryObject, ...] = ()
    results: tuple[Value, ...] = ()
    written: tuple[MemoryObject, ...] = ()

    @property
    def sources(self) -> tuple[Value | MemoryObject, ...]:
        return self.values + self.read

    @property
    def targets(self) -> tuple[Value | MemoryObject, ...]:
        return self.results + self.written


@dataclass(frozen=True)
class ExternalFlow:
    """The flows of one call; ``entering``: memory that varies whatever the call is given, ``leaving``: what it may pass on."""

    flows: tuple[Flow, ...] = ()
    entering: tuple[MemoryObject, ...] = ()
    leaving: tuple[Value | MemoryObject, ...] = ()


def external_flow(call: Call, callee: Function | None, points_to: PointsTo) -> ExternalFlow:
    """The flows of a call of ``callee``, a declaration, or None where it is not known which function is called."""
    book, name = points_to.book, callee.name if callee is not None else ""
    facts = book.facts(name)
    arguments = tuple(call.arguments)
    rule = book.scalar_rule(name, call.type)
    if rule is not None:
        return _one(values=tuple(arguments[i] for i in rule.active_arguments if i < len(arguments)), results=(call,))
    if facts is not None and facts.copies:
        return _one(read=_behind(points_to, arguments[1:2]), written=_behind(points_to, arguments[:1]))
    if facts is not None and facts.allocates is Allocator.REALLOC:
        return _one(read=_behind(points_to, arguments[:1]), written=_behind(points_to, (call,)))
    storing = book.storing_rule(name)
    if storing is not None:
        written = tuple(arguments[place] for place in storing.floating_places)
        return _one(values=arguments, results=(call,), written=_behind(points_to, written))
    if facts is None:
        return _unknown(call, points_to)
    if facts.kind in _BY_KIND:
        return _BY_KIND[facts.kind](call, name, points_to)
    if facts.hands_out:
        read, written = ([call.arguments[i] for i in places or ()] for places in (facts.reads, facts.writes))
        return _one(read=_behind(points_to, read), written=_behind(points_to, written))
    if facts.inactive and facts.kind != CallKind.INTEGER:
        return ExternalFlow(tuple(_text(call, facts, points_to)))
    return _one(values=arguments, results=(call,))


def _one(**parts: tuple) -> ExternalFlow:
    return ExternalFlow((Flow(**parts),))


def _behind(points_to: PointsTo, pointers: Iterable[Value]) -> tuple[MemoryObject, ...]:
    return tuple(dict.fromkeys(target for pointer in pointers for target in points_to.of(pointer)))


def _unknown(call: Call, points_to: PointsTo) -> ExternalFlow:
    """Whatever goes into a function of which nothing is known may come out of it, in its result or in memory, or leave."""
    return ExternalFlow((_all_to_all(call, points_to),), leaving=tuple(call.arguments))


def _all_to_all(call: Call, points_to: PointsTo) -> Flow:
    arguments, reached = tuple(call.arguments), tuple(reached_memory(call.arguments, points_to))
    return Flow(arguments, reached, (call,), reached)


def _masked(call: Call, name: str, points_to: PointsTo) -> ExternalFlow:
    """Masked loads, stores, gathers and scatters: any pointer among the arguments."""
    arguments, memory = tuple(call.arguments), _behind(points_to, call.arguments)
    return ExternalFlow((Flow(values=arguments, results=(call,), written=memory), Flow(read=memory, results=(call,))))


def _rule_link(call: Call, name: str, points_to: PointsTo) -> ExternalFlow:
    """A function with a rule: every floating result varies if anything that goes in does."""
    rule = points_to.book.function_rule(name)
    values, read, written = ([call.arguments[i] for i in rule.places(role)] for role in ("value", "read", "write"))
    return _one(values=tuple(values), read=_behind(points_to, read), written=_behind(points_to, written))


def _message(call: Call, name: str, points_to: PointsTo) -> ExternalFlow:
    """Numbers from other ranks, where they may vary, and numbers that other ranks may use."""
    message = known_message(name)
    received, sent = ([call.arguments[i] for i in places] for places in (message.received, message.sent))
    return ExternalFlow(entering=_behind(points_to, received), leaving=_behind(points_to, sent))


def _unknown_message(call: Call, name: str, points_to: PointsTo) -> ExternalFlow:
    reached = tuple(reached_memory(call.arguments, points_to))
    return ExternalFlow(entering=reached, leaving=reached)


def _registered(call: Call, name: str, points_to: PointsTo) -> ExternalFlow:
    """Whatever goes in, as numbers or in memory, may come out; the function holds nothing in memory of its own."""
    return ExternalFlow((_all_to_all(call, points_to),))


def _text(call: Call, facts: CallFacts, points_to: PointsTo) -> Iterator[Flow]:
    """Numbers that are written as text carry their derivative there, so that reading them again can be refused."""
    if facts.writes:
        numbers = tuple(a for a in call.arguments if is_floating(a.type))
        yield Flow(values=numbers, written=_behind(points_to, [call.arguments[i] for i in facts.writes]))
    if facts.reads and is_floating(call.type):
        yield Flow(read=_behind(points_to, [call.arguments[i] for i in facts.reads]), results=(call,))


def _nothing(call: Call, name: str, points_to: PointsTo) -> ExternalFlow:
    """It writes sizes and a status."""
    return ExternalFlow()


_BY_KIND: dict[CallKind, Callable[[Call, str, PointsTo], ExternalFlow]] = {
    CallKind.MASKED: _masked,
    CallKind.RULE_LINK: _rule_link,
    CallKind.MESSAGE: _message,
    CallKind.UNKNOWN_MESSAGE: _unknown_message,
    CallKind.RULE_START: _nothing,
    CallKind.REGISTERED: _registered,
}
