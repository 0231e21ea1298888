"""The instructions of LLVM, a class per construct."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .functions import Block, Function, Instruction
from .types import VOID, FunctionType, Type
from .values import ConstantInt, Value


class Unary(Instruction):
    """``fneg``."""

    __slots__ = ()


class Binary(Instruction):
    """add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor."""

    __slots__ = ()


class Compare(Instruction):
    """icmp and fcmp."""

    __slots__ = ("predicate",)

    def __init__(self, opcode: str, type_: Type, predicate: str, operands: list[Value], **rest) -> None:
        super().__init__(opcode, type_, operands, **rest)
        self.predicate = predicate


class Cast(Instruction):
    """trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast ptrtoaddr."""

    __slots__ = ()


class Select(Instruction):
    """operands: condition, then, otherwise."""

    __slots__ = ()


class Freeze(Instruction):
    __slots__ = ()


class Load(Instruction):
    """operands: pointer. ``suffix``: verbatim text after it (``, align 8`` or `` seq_cst, align 8``). flags: atomic, volatile."""

    __slots__ = ("suffix",)

    def __init__(self, type_: Type, pointer: Value, *, suffix: str = "", **rest) -> None:
        super().__init__("load", type_, [pointer], **rest)
        self.suffix = suffix

    @property
    def pointer(self) -> Value:
        return self.operands[0]


class Store(Instruction):
    """operands: value, pointer. ``suffix`` as for loads."""

    __slots__ = ("suffix",)

    def __init__(self, value: Value, pointer: Value, *, suffix: str = "", **rest) -> None:
        super().__init__("store", VOID, [value, pointer], **rest)
        self.suffix = suffix

    @property
    def value(self) -> Value:
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        return self.operands[1]


class GetElementPtr(Instruction):
    """operands: base, indices. flags: inbounds, nuw, nusw, ``inrange(...)``."""

    __slots__ = ("source_type",)

    def __init__(self, type_: Type, source_type: Type, operands: list[Value], **rest) -> None:
        super().__init__("getelementptr", type_, operands, **rest)
        self.source_type = source_type


class Alloca(Instruction):
    """operands: the count. ``suffix``: ``, align 8`` / ``, addrspace(5)``. flags: inalloca, swifterror."""

    __slots__ = ("allocated_type", "suffix")

    def __init__(self, type_: Type, allocated_type: Type, count: Value, *, suffix: str = "", **rest) -> None:
        super().__init__("alloca", type_, [count], **rest)
        self.allocated_type = allocated_type
        self.suffix = suffix

    @property
    def count(self) -> int | None:
        """The count, where it is a constant."""
        return self.operands[0].value if isinstance(self.operands[0], ConstantInt) else None


class ExtractValue(Instruction):
    __slots__ = ("indices",)

    def __init__(self, type_: Type, aggregate: Value, indices: tuple[int, ...], **rest) -> None:
        super().__init__("extractvalue", type_, [aggregate], **rest)
        self.indices = indices


class InsertValue(Instruction):
    """operands: aggregate, element."""

    __slots__ = ("indices",)

    def __init__(self, type_: Type, aggregate: Value, element: Value, indices: tuple[int, ...], **rest) -> None:
        super().__init__("insertvalue", type_, [aggregate, element], **rest)
        self.indices = indices


class ExtractElement(Instruction):
    """operands: vector, index."""

    __slots__ = ()


class InsertElement(Instruction):
    """operands: vector, element, index."""

    __slots__ = ()


class ShuffleVector(Instruction):
    """operands: first, second, mask (a constant vector of i32)."""

    __slots__ = ()


class Call(Instruction):
    """call and invoke.

    operands: the arguments, then the callee (always ``operands[-1]``). For an invoke ``normal`` and ``unwind`` are set.
    ``prefix``: verbatim text between opcode/fast-math flags and the result type (calling convention, result attributes);
    ``tail``: "", "tail", "musttail", "notail". ``argument_attributes``: one verbatim string per argument.
    ``suffix``: verbatim text after the argument list (`` #5`` or `` nounwind``), operand bundles in ``bundles`` as
    (tag, operands). ``function_type``: the callee's type.
    """

    __slots__ = ("argument_attributes", "bundles", "function_type", "normal", "prefix", "suffix", "tail", "unwind")

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        *,
        opcode: str = "call",
        tail: str = "",
        prefix: str = "",
        suffix: str = "",
        argument_attributes: list[str] | None = None,
        bundles: list[tuple[str, list[Value]]] | None = None,
        normal: Block | None = None,
        unwind: Block | None = None,
        **rest,
    ) -> None:
        super().__init__(opcode, function_type.result, [*arguments, callee], **rest)
        self.function_type = function_type
        self.tail = tail
        self.prefix = prefix
        self.suffix = suffix
        self.argument_attributes = argument_attributes if argument_attributes is not None else [""] * len(arguments)
        self.bundles = bundles if bundles is not None else []
        self.normal = normal
        self.unwind = unwind

    @property
    def callee(self) -> Value:
        return self.operands[-1]

    @property
    def called(self) -> Function:
        """The callee of what is known to be a direct call."""
        assert isinstance(self.callee, Function)
        return self.callee

    @property
    def arguments(self) -> list[Value]:
        return self.operands[:-1]

    @property
    def callee_name(self) -> str | None:
        """Name of a directly called function, else None."""
        callee = self.operands[-1]
        return callee.name if isinstance(callee, Function) else None

    @property
    def successors(self) -> list[Block]:
        return [b for b in (self.normal, self.unwind) if b is not None]


class AtomicRMW(Instruction):
    """operands: pointer, value. ``operation``: add fadd xchg max ...; ``suffix``: `` syncscope("x") monotonic, align 8``."""

    __slots__ = ("operation", "suffix")

    def __init__(self, type_: Type, operation: str, pointer: Value, value: Value, *, suffix: str = "", **rest) -> None:
        super().__init__("atomicrmw", type_, [pointer, value], **rest)
        self.operation = operation
        self.suffix = suffix


class CompareExchange(Instruction):
    """operands: pointer, expected, new."""

    __slots__ = ("suffix",)

    def __init__(self, type_: Type, operands: list[Value], *, suffix: str = "", **rest) -> None:
        super().__init__("cmpxchg", type_, operands, **rest)
        self.suffix = suffix


class Branch(Instruction):
    """operands: [] or [condition]; ``targets``: one block or (then, otherwise)."""

    __slots__ = ("targets",)

    def __init__(self, targets: list[Block], condition: Value | None = None, **rest) -> None:
        super().__init__("br", VOID, [] if condition is None else [condition], **rest)
        self.targets = targets

    @property
    def condition(self) -> Value | None:
        return self.operands[0] if self.operands else None

    @property
    def successors(self) -> list[Block]:
        return self.targets


class Switch(Instruction):
    """operands: [value]; ``cases``: (constant, block)."""

    __slots__ = ("cases", "default")

    def __init__(self, value: Value, default: Block, cases: list[tuple[ConstantInt, Block]], **rest) -> None:
        super().__init__("switch", VOID, [value], **rest)
        self.default = default
        self.cases = cases

    @property
    def successors(self) -> list[Block]:
        return [self.default, *(block for _, block in self.cases)]


class Return(Instruction):
    """operands: [] or [value]."""

    __slots__ = ()


class Unreachable(Instruction):
    __slots__ = ()


class Verbatim(Instruction):
    """An instruction that is not interpreted: landingpad, resume, fence, va_arg, indirectbr, callbr, cleanuppad, ...

    ``pieces`` is its text after ``%name =`` cut at its operands: text, value, text, value, ..., text; the printer joins
    them with the current names of the values. ``targets`` are the blocks among them (so that control flow is known).
    """

    __slots__ = ("pieces", "targets")

    def __init__(self, opcode: str, type_: Type, pieces: list[str | Value], targets: list[Block] | None = None, **rest) -> None:
        operands = [p for p in pieces if isinstance(p, Value) and not isinstance(p, Block)]
        super().__init__(opcode, type_, operands, **rest)
        self.pieces = pieces
        self.targets = targets or []

    @property
    def successors(self) -> list[Block]:
        return self.targets


def alignment(suffix: str) -> int:
    """The alignment that the suffix of an access states (0: none)."""
    found = re.search(r"align (\d+)", suffix)
    return int(found.group(1)) if found else 0
