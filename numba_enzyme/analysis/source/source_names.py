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
from collections.abc import Callable

from ...ir.functions import Argument, DebugRecord, Function, Instruction, Phi
from ...ir.instructions import Binary, Call, Cast, Compare, Freeze, GetElementPtr, Load, Select, Unary
from ...ir.types import I8, ArrayType, FloatType, IntType, PointerType, Type
from ...ir.values import Constant, ConstantFloat, ConstantInt, GlobalVariable, Value
from ...rules.spellings import split_spelling
from .source_lines import SourceLines

LONGEST = 48  # characters of an expression
DEEPEST = 6  # operations inside each other
ELLIPSIS = "..."
SIGNS = {"fadd": "+", "add": "+", "fsub": "-", "sub": "-", "fmul": "*", "mul": "*", "fdiv": "/", "sdiv": "//", "udiv": "//",
         "srem": "%", "urem": "%", "frem": "%", "and": "&", "or": "|", "xor": "^"}  # fmt: skip
EXTREMA = {"llvm.smax": "max", "llvm.umax": "max", "llvm.smin": "min", "llvm.umin": "min"}  # of whole numbers
COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

RESULTS = {"fadd": "sum", "add": "sum", "fsub": "difference", "sub": "difference", "fmul": "product", "mul": "product",
           "fdiv": "quotient", "sdiv": "quotient", "udiv": "quotient"}  # fmt: skip

_DECIMAL = re.compile(r"[-+]?\d+\.\d*(e[-+]?\d+)?")


class SourceNames:
    """Names of the values of one function."""

    def __init__(self, function: Function, lines: SourceLines) -> None:
        self._values: dict[Value, str] = {}
        self._addresses: dict[Value, str] = {}
        self._has_records = False
        self._texts: dict[tuple[Value, int], str] = {}
        for record in function.instructions():
            if isinstance(record, DebugRecord) and len(record.operands) == 1:
                self._has_records = True
                if isinstance(record.operands[0], Constant) or record.operands[0] in self._values:
                    continue
                name, is_address = lines.variable(record)
                if name:
                    (self._addresses if is_address else self._values).setdefault(record.operands[0], name)

    @property
    def speaks_of_source(self) -> bool:
        """Whether the function was compiled with the names of its variables."""
        return self._has_records

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
        """The shortest telling text for a value: a variable, an element, a short expression, or what kind of number it is."""
        return self._shortened(value, self._expression) or self._kind(value)

    def operation(self, value: Value) -> str:
        """What an instruction computes, even if a variable holds its result."""
        return self._shortened(value, self._operation) or self._kind(value)

    def symbol(self, value: Value) -> str:
        """A text for formulas: different values without a name in the source have different texts."""
        return self._shortened(value, self._expression) or _name_in_ir(value)

    def memory(self, pointer: Value, type_: Type) -> str:
        """The place that an access of a type names: ``x[i]``, or ``x[...]`` where the index is a long story."""
        return self._place(pointer, DEEPEST - 1, type_)

    def _shortened(self, value: Value, text_of: Callable[[Value, int], str]) -> str:
        for depth in range(DEEPEST):
            text = text_of(value, depth)
            if text and len(text) <= LONGEST:
                return _bare(text)
        return ""

    def _kind(self, value: Value) -> str:
        """What the source has no name for: how it came about; its name in the IR if that is all there is."""
        if not self._has_records or not isinstance(value, Instruction):
            return _name_in_ir(value)
        if isinstance(value, (Cast, Freeze)):
            return self._kind(value.operands[0])
        number = _kind_of(value.type)
        if isinstance(value, Phi):
            steps = [o for o in value.operands if isinstance(o, Binary) and value in o.operands]
            if any(o.opcode == "add" and isinstance(other, ConstantInt) for o in steps for other in o.operands):
                return "a counter"
            return "a sum so far" if any(o.opcode == "fadd" for o in steps) else f"a {number} by the way taken"
        if isinstance(value, Select):
            return f"a chosen {number}"
        if isinstance(value, Compare):
            return "a comparison"
        if isinstance(value, Load):
            return f"a {number} from memory"
        if isinstance(value, GetElementPtr):
            return "a place in memory"
        return f"a {RESULTS[value.opcode]}" if value.opcode in RESULTS else f"a {value.opcode}"

    # ---- expressions; "" where there is nothing to say. They grow with the distance from DEEPEST.

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
        found = self._texts.get((value, depth))
        if found is None:
            found = self._texts[value, depth] = self._compose(value, depth)
        return found

    def _compose(self, value: Value, depth: int) -> str:
        if isinstance(value, Load):
            return self._place(value.pointer, depth + 1, value.type)
        if isinstance(value, (Cast, Freeze)):
            return self._expression(value.operands[0], depth)
        if isinstance(value, Phi):
            texts = {self._expression(operand, depth + 1) for operand in value.operands if operand is not value}
            return texts.pop() if len(texts) == 1 else ""
        if isinstance(value, Select):
            return self._index_from_the_end(value, depth) or self._choice(value, depth)
        if isinstance(value, Unary):
            return f"-{self._expression(value.operands[0], depth + 1) or ELLIPSIS}"
        if isinstance(value, (Binary, Compare)):
            return self._binary(value, depth)
        if isinstance(value, GetElementPtr):
            place = self._place(value, depth, I8)
            return f"&{place}" if place else ""
        return self._call(value, depth) if isinstance(value, Call) else ""

    def _binary(self, value: Binary | Compare, depth: int) -> str:
        sign = SIGNS.get(value.opcode) if isinstance(value, Binary) else COMPARISONS.get(value.predicate[-2:])
        left, right = (self._expression(o, depth + 1) or ELLIPSIS for o in value.operands)
        if not sign or left == right == ELLIPSIS:
            return ""
        if value.opcode == "add" and left == "0":
            return right
        if value.opcode == "add" and right.startswith("-"):
            sign, right = "-", right[1:]
        if sign in ("+", "-"):
            left, right = (_bare(t) if _is_product(o) else t for o, t in zip(value.operands, (left, right), strict=True))
        return f"({left} {sign} {right})"

    def _call(self, call: Call, depth: int) -> str:
        name = (call.callee_name or "").strip('"')
        found = split_spelling(name)
        spelt = found[0] if found is not None else EXTREMA.get(name.rpartition(".")[0], "")
        if not spelt:
            return f"{name}(...)" if name else ""
        return f"{spelt}({', '.join(_bare(self._expression(a, depth + 1)) or ELLIPSIS for a in call.arguments)})"

    def _index_from_the_end(self, value: Select, depth: int) -> str:
        """``i + n if i < 0 else i`` is what ``i`` means as an index."""
        _, then, otherwise = value.operands
        if isinstance(then, Binary) and then.opcode == "add" and otherwise in then.operands:
            return self._expression(otherwise, depth + 1)
        return ""

    def _choice(self, value: Select, depth: int) -> str:
        condition, then, otherwise = (self._expression(o, depth + 1) for o in value.operands)
        return f"({then} if {_bare(condition)} else {otherwise})" if condition and then and otherwise else ""

    # ---- places in memory

    def _place(self, pointer: Value, depth: int, type_: Type, steps: int = 0) -> str:
        """``steps``: pointers that were followed to get here; a list is a cycle of them."""
        if pointer in self._addresses:
            return self._addresses[pointer]
        base = self._base(pointer, steps)
        if not base:
            return ""
        return f"{base}[{self._index(pointer, depth + 1, type_) if isinstance(pointer, GetElementPtr) else 0}]"

    def _base(self, pointer: Value, steps: int) -> str:
        """The array that a pointer leads into."""
        known = self.variable(pointer)
        if known or steps > DEEPEST:
            return known
        if isinstance(pointer, GetElementPtr):
            return self._base(pointer.operands[0], steps + 1)
        if isinstance(pointer, Phi) and len(pointer.operands) <= 2:
            found = {self._base(o, steps + 1) for o in pointer.operands if o is not pointer}
            return found.pop() if len(found) == 1 else ""
        if isinstance(pointer, Load):
            return self._place(pointer.pointer, DEEPEST, pointer.type, steps + 1)
        return ""

    def _index(self, pointer: GetElementPtr, depth: int, type_: Type) -> str:
        indices = pointer.operands[1:]
        if isinstance(pointer.source_type, ArrayType) and _is_zero(indices[0]):
            indices = indices[1:]
        base = pointer.operands[0]
        row = None
        if isinstance(base, GetElementPtr) and self.variable(base.operands[0]) and len(base.operands) == len(indices) + 1 == 2:
            row = self._row(base.operands[1])
        if not indices or (row is None and not self.variable(base)):
            return ELLIPSIS
        if pointer.source_type == I8 and _size(type_) > 1:
            offset = indices[0].value if isinstance(indices[0], ConstantInt) else -1
            return str(offset // _size(type_)) if offset >= 0 and offset % _size(type_) == 0 else ELLIPSIS
        subscripts = [*([] if row is None else self._subscripts(row)), *(s for i in indices for s in self._subscripts(i))]
        texts = [_bare(self._expression(i, depth)) for i in subscripts]
        return ", ".join(texts) if all(texts) and max(map(len, texts)) <= LONGEST // 3 else ELLIPSIS

    def _row(self, value: Value) -> Value | None:
        """``i`` of ``i * a.shape[1]``."""
        if isinstance(value, Binary) and value.opcode == "mul":
            for factor, dimension in (value.operands, value.operands[::-1]):
                if ".shape[" in self.variable(dimension):
                    return factor
        return None

    def _subscripts(self, value: Value) -> list[Value]:
        """``i`` and ``j`` of ``i * a.shape[1] + j``."""
        if isinstance(value, Binary) and value.opcode == "add" and not self.variable(value):
            for product, rest in (value.operands, value.operands[::-1]):
                row = self._row(product)
                if row is not None:
                    return [*self._subscripts(row), rest]
        return [value]


def _name_in_ir(value: Value) -> str:
    return f"%{value.name}" if value.name else f"a {getattr(value, 'opcode', 'value')}"


def _kind_of(type_: Type) -> str:
    if isinstance(type_, IntType):
        return "condition" if type_.bits == 1 else "whole number"
    return "place in memory" if isinstance(type_, PointerType) else "number"


def _is_product(value: Value) -> bool:
    return isinstance(value, Binary) and SIGNS.get(value.opcode) in ("*", "/", "//", "%")


def _size(type_: Type) -> int:
    """Bytes of a scalar; 1 for what is none."""
    if isinstance(type_, FloatType):
        return {"half": 2, "bfloat": 2, "float": 4, "double": 8}.get(type_.kind, 1)
    if isinstance(type_, IntType):
        return max(1, type_.bits // 8)
    return 8 if isinstance(type_, PointerType) else 1


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


def _bare(text: str) -> str:
    """Without the brackets around the whole; what is too long to be shown stays as it is."""
    return text[1:-1] if len(text) <= LONGEST + 2 and _closes_at_end(text) else text


def _number(value: ConstantFloat) -> str:
    """A floating constant as Python would print it; the short spellings of LLVM only."""
    text = value.text
    if text.startswith("0x") and text[2] not in "KLMHR":
        number = struct.unpack(">d", int(text, 16).to_bytes(8, "big"))[0]
        return f"{number:.6g}" if math.isfinite(number) else str(number)
    return f"{float(text):.6g}" if _DECIMAL.fullmatch(text) else ""
