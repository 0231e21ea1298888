"""The user's words for values: variables from debug records, elements of arrays, short expressions.

    %v0 = getelementptr double, ptr %arg.x.4, i64 %i
    %442 = load double, ptr %v0                         x[i]
    %454 = call double @llvm.sin.f64(double %442)       sin(x[i])
    %e.2 = phi double ...     #dbg_value(%e.2, "e$2")   e

A function without debug records is described by the names of its IR. For people only; nothing is decided by these names.
"""

from __future__ import annotations

import math
import re
import struct

from ..ir.model import (
    Argument,
    Binary,
    Call,
    Cast,
    Compare,
    ConstantFloat,
    ConstantInt,
    DebugRecord,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Phi,
    Select,
    Unary,
    Value,
)
from ..ir.types import ArrayType, PointerType
from ..rules.spellings import split_spelling
from .source_lines import SourceLines

LONGEST = 48  # characters of an expression
DEEPEST = 6  # operations inside each other
SIGNS = {"fadd": "+", "add": "+", "fsub": "-", "sub": "-", "fmul": "*", "mul": "*", "fdiv": "/", "sdiv": "//", "udiv": "//",
         "srem": "%", "urem": "%", "frem": "%", "and": "&", "or": "|", "xor": "^"}  # fmt: skip
COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

_DECIMAL = re.compile(r"[-+]?\d+\.\d*(e[-+]?\d+)?")


class SourceNames:
    """Names of the values of one function."""

    def __init__(self, function: Function, lines: SourceLines) -> None:
        self._values: dict[Value, str] = {}
        self._addresses: dict[Value, str] = {}
        self._has_records = False
        for record in function.instructions():
            if isinstance(record, DebugRecord) and len(record.operands) == 1:
                self._has_records = True
                name, is_address = lines.variable(record)
                if name:
                    (self._addresses if is_address else self._values).setdefault(record.operands[0], name)

    def variable(self, value: Value) -> str:
        """The user's variable that holds the value, or ""."""
        if value in self._values:
            return self._values[value]
        if isinstance(value, Argument):
            return value.name.strip('"').removeprefix("arg.")
        if isinstance(value, GlobalVariable):
            return value.name.strip('"')
        return self._addresses.get(value, "")

    def describe(self, value: Value) -> str:
        """The shortest telling text for a value: a variable, an element, a short expression, or its name in the IR."""
        return self._short(self._expression(value, 0), value)

    def operation(self, value: Value) -> str:
        """What an instruction computes, even if a variable holds its result."""
        return self._short(self._operation(value, 0), value)

    def _short(self, text: str, value: Value) -> str:
        if not text or len(text) > LONGEST:
            return f"%{value.name}" if value.name else f"a {getattr(value, 'opcode', 'value')}"
        return text[1:-1] if _closes_at_end(text) else text

    def memory(self, pointer: Value) -> str:
        """The place that a pointer names: ``x[i]``, or ``x[...]`` where the index is a long story."""
        return self._place(pointer, 0)

    # ---- expressions; "" where there is nothing short to say

    def _expression(self, value: Value, depth: int) -> str:
        if isinstance(value, ConstantInt):
            return str(value.value)
        if isinstance(value, ConstantFloat):
            return _number(value)
        known = self._values.get(value) or ("" if isinstance(value, Instruction) else self.variable(value))
        text = known or self._operation(value, depth)
        if not text and not self._has_records:  # compiled without names: those of the IR are the best there are
            return f"%{value.name}" if value.name.isdigit() else value.name
        return text

    def _operation(self, value: Value, depth: int) -> str:
        if depth > DEEPEST:
            return ""
        if isinstance(value, Load):
            return self._place(value.pointer, depth + 1)
        if isinstance(value, (Cast, Freeze)):
            return self._expression(value.operands[0], depth)
        if isinstance(value, Phi):
            return self._expression(value.operands[0], depth + 1) if len(set(value.operands)) == 1 else ""
        if isinstance(value, Select):
            return self._index_from_the_end(value, depth)
        if isinstance(value, Unary):
            inner = self._expression(value.operands[0], depth + 1)
            return f"-{inner}" if inner else ""
        if isinstance(value, (Binary, Compare)):
            return self._binary(value, depth)
        if isinstance(value, GetElementPtr):
            place = self._place(value, depth)
            return f"&{place}" if place else ""
        return self._call(value, depth) if isinstance(value, Call) else ""

    def _binary(self, value: Binary | Compare, depth: int) -> str:
        sign = SIGNS.get(value.opcode) if isinstance(value, Binary) else COMPARISONS.get(value.predicate[-2:])
        left, right = (self._expression(o, depth + 1) for o in value.operands)
        if not sign or not left or not right:
            return ""
        if value.opcode == "add" and left == "0":
            return right
        return f"({left} {sign} {right})"

    def _call(self, call: Call, depth: int) -> str:
        found = split_spelling(call.callee_name or "")
        arguments = [self._expression(a, depth + 1) for a in call.arguments]
        if found is None or not all(arguments):
            return ""
        return f"{found[0]}({', '.join(a[1:-1] if _closes_at_end(a) else a for a in arguments)})"

    def _index_from_the_end(self, value: Select, depth: int) -> str:
        """``i + n if i < 0 else i`` is what ``i`` means as an index."""
        _, then, otherwise = value.operands
        if isinstance(then, Binary) and then.opcode == "add" and otherwise in then.operands:
            return self._expression(otherwise, depth + 1)
        return ""

    # ---- places in memory

    def _place(self, pointer: Value, depth: int) -> str:
        if pointer in self._addresses:
            return self._addresses[pointer]
        if isinstance(pointer, GetElementPtr):
            base = self._base(pointer.operands[0], depth + 1)
            return f"{base}[{self._index(pointer, depth + 1)}]" if base else ""
        base = self._base(pointer, depth)
        return f"{base}[0]" if base else ""

    def _base(self, pointer: Value, depth: int) -> str:
        """The array that a pointer leads into."""
        known = self.variable(pointer)
        if known or depth > DEEPEST:
            return known
        if isinstance(pointer, GetElementPtr):
            return self._base(pointer.operands[0], depth + 1)
        if isinstance(pointer, Phi) and isinstance(pointer.type, PointerType):
            found = {self._base(o, depth + 1) for o in pointer.operands if o is not pointer}
            return found.pop() if len(found) == 1 else ""
        if isinstance(pointer, Load):
            return self._place(pointer.pointer, depth + 1)
        return ""

    def _index(self, pointer: GetElementPtr, depth: int) -> str:
        indices = pointer.operands[1:]
        if isinstance(pointer.source_type, ArrayType) and _is_zero(indices[0]):
            indices = indices[1:]
        nested = not self.variable(pointer.operands[0])
        if nested or not indices:
            return "..."
        texts = [self._expression(i, depth) for i in indices]
        if not all(texts) or any(len(t) > LONGEST // 3 for t in texts):
            return "..."
        return ", ".join(t[1:-1] if _closes_at_end(t) else t for t in texts)


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 0


def _closes_at_end(text: str) -> bool:
    """Whether the first character is a bracket that the last one closes."""
    level = 0
    for position, character in enumerate(text if text.startswith("(") else ""):
        level += (character == "(") - (character == ")")
        if level == 0:
            return position == len(text) - 1
    return False


def _number(value: ConstantFloat) -> str:
    """A floating constant as Python would print it; the short spellings of LLVM only."""
    text = value.text
    if text.startswith("0x") and text[2] not in "KLMHR":
        number = struct.unpack(">d", int(text, 16).to_bytes(8, "big"))[0]
        return f"{number:.6g}" if math.isfinite(number) else str(number)
    return f"{float(text):.6g}" if _DECIMAL.fullmatch(text) else ""
