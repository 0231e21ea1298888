"""Which arguments a function writes to, as far as its own instructions tell, and what else a second call would not find again.

    refuse_writes("solve", forward, (array(float64, 2d, C),))      EnzymeError if forward has  A[i, j] = ...
    refuse_changes("jacrev", step, (float64, instance))            EnzymeError if step has  instance.count += 1

What unknown functions do (BLAS, say) is not held against anybody who has a rule: they are the business of whoever calls them. So
is what can't be compiled for differentiation, as a block in object mode.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from numba.core import types
from numba.core.registry import CPUDispatcher

from ...analysis.memory.effects import Effects
from ...analysis.memory.objects import ObjectKind
from ...analysis.memory.points_to import PointsTo
from ...errors import EnzymeError, NotDifferentiable
from ...ir.functions import Function, Instruction, Module
from ...ir.instructions import Call, Store
from ...ir.parallel import ParallelFor
from ...ir.parser import parse_module
from ...ir.reachable_functions import reachable_functions
from ...ir.types import FloatType, IntType, VectorType
from ...rules import RuleBook, default_book
from ...rules.effects import CallKind
from .extract import Extracted, compiled_arguments, extract
from .layout import draws_numbers, is_object, leaf_data_parameters, leaves, object_parameters
from .link import book_for
from .rules import with_rules_of


def refuse_writes(name: str, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> None:
    """Refuses a function that writes to an array among its arguments."""
    given = compiled_arguments(function, arguments)
    try:
        extracted = extract(function, given)
    except NotDifferentiable:
        return
    data = leaf_data_parameters(extracted.context, given)
    if all(extracted.parameters[place][1] for place in data):
        return
    book = with_rules_of(default_book(), extracted.text)
    for instruction, written in _writes(extracted, book):
        if _is_known(instruction, book) and (hit := written & data.keys()):
            position = data[min(hit)]
            raise EnzymeError(f"{name} has a rule, or is inactive, but it writes to its argument {position}: "
                              "let it work on a copy and return the result")  # fmt: skip


def refuse_changed_instances(name: str, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> None:
    """Refuses a function that writes to a jitclass instance among its arguments, of which it is given a copy."""
    held = {position for position, type_ in enumerate(arguments) for leaf, _ in leaves(type_, "")
            if isinstance(leaf, types.ClassInstanceType)}
    if held and (changed := held & changed_arguments(function, arguments)):
        raise EnzymeError(f"{name} has a rule, but it writes to its argument {min(changed)}, which is or holds a jitclass "
                          "instance: return what has changed")  # fmt: skip


def refuse_changes(name: str, function: CPUDispatcher, arguments: tuple[types.Type, ...], *, draws: bool = True,
                   copied: Container[int] = ()) -> None:  # fmt: skip
    """Refuses a function that is to run again, if it would find objects changed or draw other random numbers.

    Arrays and lists of numbers, which are copied for each run, are no concern of it; nor are the arguments in ``copied`` and,
    with ``draws`` False, random numbers.
    """
    given = compiled_arguments(function, arguments)
    if not draws and not any(map(is_object, given)):
        return
    extracted = extract(function, given)
    again = f"{name} runs {function.__name__} more than once"
    if draws and (any(map(draws_numbers, given)) or any(state in extracted.text for state in _DRAWS)):
        raise EnzymeError(f"{again}, and it would draw other random numbers each time: draw them outside and pass them as an "
                          "array")
    for position in (place for place in _changed(extracted, given) if place not in copied):
        raise EnzymeError(f"{again}, which may change its argument {position} of type {given[position]}, so that the second "
                          "run would not be like the first: use grad or jvp, or pass what it holds as arrays and floats")


def changed_arguments(function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> set[int]:
    """The arguments with objects, lists among them, to whose memory a function may write; reference counts aside."""
    given = compiled_arguments(function, arguments)
    return set(_changed(extract(function, given), given))


def _changed(extracted: Extracted, given: tuple[types.Type, ...]) -> Iterator[int]:
    objects = object_parameters(extracted.context, given)
    book = book_for(extracted.text)
    for instruction, written in _writes(extracted, book) if objects else ():
        if (hit := written & objects.keys()) and not _counts_references(instruction, book):
            yield from (objects[place] for place in sorted(hit))


def may_draw(function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> bool:
    """Whether a function may draw random numbers: by itself, or where a pointer or the interpreter leads.

    EnzymeError if it does so in a parallel loop, whose threads have generators that can't be put back.
    """
    given = compiled_arguments(function, arguments)
    text = extract(function, given).text
    if any(state in text for state in _DRAWS) and _threads_draw(parse_module(text)):
        raise EnzymeError(f"vjp runs {function.__name__} more than once, and threads of its parallel loops would draw other "
                          "random numbers each time: draw them outside and pass them as an array")
    return any(map(draws_numbers, given)) or _MAY_DRAW.search(text) is not None


def _threads_draw(module: Module) -> bool:
    """Whether the body of a parallel loop asks for the state of a generator."""
    chunks = {i.callee for function in module.functions.values() for i in function.instructions() if isinstance(i, ParallelFor)}
    reached = (f for chunk in chunks if isinstance(chunk, Function) for f in reachable_functions(chunk, declared=True))
    return any(f"@{f.name}" in _DRAWS for f in reached)


def may_move_arrays(function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> bool:
    """Whether a function may give a field of an instance among its arguments another array: it would store pointers there."""
    given = compiled_arguments(function, arguments)
    extracted = extract(function, given)
    objects = object_parameters(extracted.context, given)
    book = book_for(extracted.text)
    return any(written & objects.keys() and not _counts_references(instruction, book)
               and not _stores_numbers(instruction) for instruction, written in _writes(extracted, book))


def _stores_numbers(instruction: Instruction) -> bool:
    if not isinstance(instruction, Store):
        return False
    type_ = instruction.value.type
    return isinstance(type_.element if isinstance(type_, VectorType) else type_, IntType | FloatType)


_REFERENCES = (CallKind.NRT_DECREF, CallKind.NRT_INCREF)
_DRAWS = ("@numba_get_np_random_state", "@numba_get_py_random_state")
_MAY_DRAW = re.compile("|".join([*_DRAWS, "@Py", r"(?:call|invoke) [^@\n]*%[^\s@(]+\("]))


def _writes(extracted: Extracted, book: RuleBook) -> Iterator[tuple[Instruction, set[int]]]:
    """Each instruction, and the parameters behind which lies memory that it may write."""
    module = parse_module(extracted.text)
    points_to = PointsTo(module, module.functions[extracted.name], book)
    effects = Effects(points_to)
    for analysed in points_to.functions:
        for instruction in analysed.instructions():
            if not _calls_defined(instruction):
                targets = (target for target, _, _ in effects.writes(instruction))
                yield instruction, {target.parameter for target in targets if target.kind == ObjectKind.ARGUMENT}


def _calls_defined(instruction: Instruction) -> bool:
    """Whether what it writes stands in the instructions of a function that it calls."""
    return isinstance(instruction, Call) and isinstance(instruction.callee, Function) and not instruction.callee.is_declaration


def _is_known(instruction: Instruction, book: RuleBook) -> bool:
    """Whether the instruction says what it writes."""
    facts = book.facts(instruction.callee_name) if isinstance(instruction, Call) and instruction.callee_name else None
    return not isinstance(instruction, Call) or (
        facts is not None and facts.kind not in (*_REFERENCES, CallKind.RULE_LINK, CallKind.RULE_START))


def _counts_references(instruction: Instruction, book: RuleBook) -> bool:
    facts = book.facts(instruction.callee_name) if isinstance(instruction, Call) and instruction.callee_name else None
    return facts is not None and facts.kind in _REFERENCES
