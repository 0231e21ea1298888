"""From an instruction to the words of a refusal: its text, its line, and why it is active."""

from __future__ import annotations

from ...analysis.memory import MemoryObject
from ...diagnostics import Problem
from ...ir.model import Instruction, Value
from ...ir.printer import print_instruction
from ..context import Context


def problem(code: str, text: str, instruction: Instruction, c: Context, *, fix: str = "", about: Value | None = None) -> Problem:
    """A problem at an instruction; ``about`` is the value whose activity is explained (default: the instruction)."""
    return Problem(code, text, c.place(instruction), print_instruction(instruction).strip(), why(about or instruction, c), fix)


def why(item: Value | MemoryObject, c: Context) -> str:
    """The chain that makes a value active, from the input to it."""
    activity = c.facts.activity
    if item not in activity.varies:
        return ""
    names = [_describe(link) for link in reversed(activity.chain(item))]
    return "active: " + " -> ".join(dict.fromkeys(names))


def _describe(item: Value | MemoryObject) -> str:
    if isinstance(item, MemoryObject):
        return f"memory of {item.name}" if item.kind == "argument" else f"{item.kind} {item.name}"
    if isinstance(item, Instruction):
        return f"{item.opcode} %{item.name}" if item.name else item.opcode
    return f"argument %{item.name}"
