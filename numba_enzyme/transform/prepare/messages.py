"""Calls of MPI get a record, in which a derivative keeps what the adjoint of the message needs.

    %s = call i32 @MPI_Send(ptr %b, ...)        %h = call i64 @ne.mpi.p.record()
                                                %s = call i32 @ne.mpi.p.Send(i64 %h, ptr %b, ...)

What is called with other types than the row says stays as it is, and is refused if it carries a derivative.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...ir.builder import Builder
from ...ir.functions import Instruction, Module
from ...ir.instructions import Call
from ...ir.types import I32, I64, PTR, Type
from ...ir.values import Value
from ...rules.messages import MESSAGES, SYMBOL, Message
from .canonical_calls import Rewrite, rewrite_all

PREFIX = "MPI_"
HANDLES: dict[str, Type] = {"p": PTR, "i": I32}


def give_records(module: Module) -> bool:
    """Rewrite the calls of all functions in place; whether anything changed."""
    for function in module.functions.values():
        if SYMBOL.fullmatch(function.name):  # of a derivative: what it does is not read from its body
            function.blocks = []
            function.prefix = function.prefix.replace("linkonce_odr", "").strip()
    functions = [f for f in module.functions.values() if not f.is_declaration]
    calls = {call: message for f in functions for call in f.instructions()
             if isinstance(call, Call) and (message := _message(call)) is not None}  # fmt: skip
    variant = next(_variants(calls), "p")
    fitting = {call: message for call, message in calls.items() if _fits(call, message, variant)}

    def rewrite_of(instruction: Instruction) -> Rewrite | None:
        return (lambda b, call: _rewrite(b, call, fitting[call], variant)) if instruction in fitting else None

    return bool(fitting) and rewrite_all(module, rewrite_of)


def _message(call: Call) -> Message | None:
    name = call.callee_name or ""
    return MESSAGES.get(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else None


def _variants(calls: Mapping[Call, Message]) -> Iterator[str]:
    """How the library's handles are given: as pointers or as integers of 32 bits."""
    for call, message in calls.items():
        for letter, argument in zip(message.letters, call.arguments, strict=False):
            if letter == "h":
                yield "i" if argument.type == I32 else "p"


def _fits(call: Call, message: Message, variant: str) -> bool:
    letters = message.letters
    if len(letters) != len(call.arguments) or call.type != I32:
        return False
    return all(a.type in (_type(letter, variant), *([I64] if _type(letter, variant) == PTR else []))
               for letter, a in zip(letters, call.arguments, strict=True))  # fmt: skip


def _type(letter: str, variant: str) -> Type:
    return HANDLES[variant] if letter == "h" else I32 if letter == "n" else PTR


def _rewrite(b: Builder, call: Call, message: Message, variant: str) -> Value:
    record = b.call_named(f"ne.mpi.{variant}.record", I64, [])
    arguments = [a if a.type == _type(letter, variant) else b.cast("inttoptr", a, PTR)
                 for letter, a in zip(message.letters, call.arguments, strict=True)]  # fmt: skip
    return b.call_named(f"ne.mpi.{variant}.{message.name}", I32, [record, *arguments], call.name)
