"""Numbers with the derivative of other numbers, and calls that derivatives do not see.

    y = primal_of(blas, loop)           %y = call double @ne.primal.double(double %blas, double %loop)

The value of %y is %blas, its tangent that of %loop, and its adjoint goes to %loop. The function is only declared as long as
something may be differentiated; for execution it is defined, inlined, and what computed %loop is gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import llvmlite.binding as ll
from llvmlite import ir
from numba import _helperlib
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.registry import cpu_target
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ...rules import RuleBook, rule
from ...rules.effects import CallFacts, effect

PRIMAL = {types.float32: "float", types.float64: "double"}
UNSEEN_PREFIX = "ne.unseen."
_ROW = rule("value of the first with the derivative of the second", 0, 1)
_UNSEEN = {"numba_xxdot": CallFacts(inactive=True, reads=(3, 4), writes=(5,)),
           "numba_xxnrm2": CallFacts(inactive=True, reads=(2,), writes=(4,)),
           "numba_xxgemv": CallFacts(inactive=True, reads=(4, 5, 7, 8), writes=(9,)),
           "numba_dict_insert": effect(reads=(0, 1, 3), writes=(0, 4))}  # fmt: skip


def _primal(word: str) -> str:
    return f"ne.primal.{word}"


def _unseen(name: str) -> str:
    return UNSEEN_PREFIX + name


def only_read(name: str) -> list[int]:
    """The arguments through whose pointers one of these functions of Numba's reads, and does not write."""
    facts = _UNSEEN[name]
    if facts.reads is None or facts.writes is None:
        return []
    return [place for place in facts.reads if place not in facts.writes]


for _name in _UNSEEN:  # at once: machine code from a cache on disk may call them
    ll.add_symbol(_unseen(_name), _helperlib.c_helpers[_name.removeprefix("numba_")])


def with_primal_of(book: RuleBook) -> RuleBook:
    """A book that knows these functions."""
    book = book.with_rule(_ROW, spellings={_primal(word): word for word in PRIMAL.values()})
    for name, facts in _UNSEEN.items():
        book = book.with_facts(_unseen(name), facts)
    return book


def is_differentiated(context: BaseContext) -> bool:
    """Whether what is lowered for this context may be differentiated."""
    return context.codegen() is not cpu_target.target_context.codegen()


def without_derivative(context: BaseContext, name: str) -> str:
    """Another name for a function of Numba's, under which nothing flows through its calls."""
    return _unseen(name) if is_differentiated(context) else name


@intrinsic
def primal_of(typingctx: Context, value: types.Type, derivative: types.Type):
    """``value``, with the derivative of ``derivative``; both of one floating type."""
    def emit(builder: ir.IRBuilder, number: ir.Value, other: Any, word: str):
        function_type = ir.FunctionType(number.type, [number.type, number.type])
        function = cgutils.get_or_insert_function(builder.module, function_type, _primal(word))
        function.attributes.add("nounwind")
        function.attributes.add("readnone")
        return builder.call(function, [number, other])

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        number, other = args
        if not is_differentiated(context):
            return number
        if not isinstance(value, types.Complex):
            return emit(builder, number, other, PRIMAL[value])
        made, parts = context.make_complex(builder, value, number), context.make_complex(builder, value, other)
        word = PRIMAL[value.underlying_float]
        made.real, made.imag = emit(builder, made.real, parts.real, word), emit(builder, made.imag, parts.imag, word)
        return made._getvalue()

    return value(value, value), codegen


def primal_libraries(names: Iterable[str]) -> list[object]:
    """Definitions for execution of those of these functions that have none."""
    return [_definition(word) for word in PRIMAL.values() if _primal(word) in names]


@cache
def _definition(word: str) -> object:
    library = cpu_target.target_context.codegen().create_library(_primal(word))
    parameters = f"({word} %value, {word} %other)"
    text = f"define {word} @{_primal(word)}{parameters} alwaysinline nounwind {{ ret {word} %value }}"
    library.add_llvm_module(ll.parse_assembly(text))
    library.finalize()
    return library
