"""From an instruction to the words of a refusal: its text, its line, what it is in the user's words, and why it is active."""

from __future__ import annotations

from dataclasses import replace

from ...analysis.memory.objects import MemoryObject, ObjectKind
from ...analysis.source.source_names import ELLIPSIS
from ...diagnostics import Problem
from ...ir.functions import Argument, Instruction
from ...ir.instructions import Call, Load, Store
from ...ir.printer import print_instruction
from ...ir.values import Value
from ..context import Context

ELEMENTS = {"double": "float64", "float": "float32", "half": "float16"}


def problem(code: str, text: str, instruction: Instruction, c: Context, *, fix: str = "",
            about: Value | MemoryObject | None = None) -> Problem:  # fmt: skip
    """A problem at an instruction; ``about`` is the value whose activity is explained (default: the instruction)."""
    place = replace(c.place(instruction), variable=source_text(instruction, c, about))
    return Problem(code, text, place, print_instruction(instruction).strip(), why(about or instruction, c), fix)


def source_text(instruction: Instruction, c: Context, about: Value | MemoryObject | None = None) -> str:
    """What an instruction does in the names of the source, or "" where they say nothing."""
    names = c.names
    if isinstance(instruction, Store):
        place = _place(names.memory(instruction.pointer, instruction.value.type))
        value = names.describe(instruction.value)
        return f"{place} = {value}" if place and _tells(value) else place
    if isinstance(instruction, Load):
        return _place(names.memory(instruction.pointer, instruction.type))
    told = [names.describe(about)] if isinstance(about, Value) and about is not instruction else []
    if isinstance(instruction, Call):
        told += [names.describe(a) for a in instruction.arguments if c.active(a) and a is not about]
    else:
        told.append(names.operation(instruction))
    return ", ".join(text for text in dict.fromkeys(told) if _tells(text))


def _place(text: str) -> str:
    """The name of a place in an array, or ""; what is reached through the fields of a structure has no such name."""
    return "" if "][" in text or text.startswith((".", "%")) else text


def _tells(text: str) -> bool:
    return bool(text) and not text.startswith(("%", "a ", "&", ELLIPSIS)) and f"({ELLIPSIS}" not in text


def why(item: Value | MemoryObject, c: Context) -> str:
    """The chain that makes a value active, from the input to it."""
    activity = c.facts.activity
    if item not in activity.varies:
        return ""
    names = [_describe(link, c) for link in reversed(activity.chain(item))]
    return "active: " + " -> ".join(dict.fromkeys(names))


def _describe(item: Value | MemoryObject, c: Context) -> str:
    if isinstance(item, MemoryObject):
        return _memory(item, c) if item.kind == ObjectKind.ARGUMENT else f"{item.kind} {item.name}"
    if isinstance(item, Instruction):
        text = c.names.describe(item) if item.block.function is c.function else ""
        if text and _tells(text) and c.names.speaks_of_source:
            return text
        return f"{item.opcode} %{item.name}" if item.name else item.opcode
    return f"argument {_argument(item)}" if isinstance(item, Argument) else item.name


def _memory(item: MemoryObject, c: Context) -> str:
    """The memory behind an argument, with the type of its elements if that is known."""
    root = c.facts.root.arguments[item.parameter]
    if not _is_pythons(root):
        return f"memory of {item.name}"
    layouts = c.facts.request.parameter_layouts
    element = ELEMENTS.get(layouts[item.parameter], "") if item.depth == 0 and layouts else ""
    return f"memory of {_argument(root)}" + (f" ({element})" if element else "")


def _is_pythons(argument: Argument) -> bool:
    return argument.name.strip('"').startswith("arg.")


def _argument(argument: Argument) -> str:
    """The name of an argument as the source has it: an array is one, whatever parts it is passed in."""
    if not _is_pythons(argument):
        return f"%{argument.name}"
    return f"`{argument.name.strip(chr(34)).removeprefix('arg.').partition('.')[0]}`"
