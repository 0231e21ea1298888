"""The IR: modules, functions, blocks, instructions, values.

A small mutable model of LLVM IR. Text comes in through :mod:`.parser` and goes out through :mod:`.printer`; what the
compiler does not interpret (attributes, metadata, linkage, calling conventions, whole instructions) is carried verbatim.

    %y = fmul fast double %x, 2.0, !dbg !7

    Binary("fmul", DOUBLE, [x, ConstantFloat(DOUBLE, "2.0")], name="y", flags=("fast",), metadata={"dbg": "!7"})

Conventions. Concrete classes are final: ``isinstance`` is exact. Instructions know their operands; who uses a value is
computed for a whole function at once by :func:`users`. Names are without ``%`` and ``@`` and as printed (quotes kept
where LLVM needs them); the printer makes value names unique, so two values may carry one name in the model.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from .types import LABEL, METADATA, PTR, VOID, FloatType, FunctionType, IntType, PointerType, StructType, Type


class Value:
    """Anything an operand can be. ``type`` is the type of the value. Compared and hashed by identity."""

    __slots__ = ("name", "type")

    def __init__(self, type_: Type, name: str = "") -> None:
        self.type = type_
        self.name = name


# --------------------------------------------------------------------------------------------------------- constants


class Constant(Value):
    """A constant; two equal constants may be two objects. ``str(constant)`` is its text without the type."""

    __slots__ = ()


class ConstantInt(Constant):
    __slots__ = ("value",)
    type: IntType

    def __init__(self, type_: Type, value: int) -> None:
        super().__init__(type_)
        self.value = value

    def __str__(self) -> str:
        if self.type == IntType(1):
            return "true" if self.value else "false"
        return str(self.value)


class ConstantFloat(Constant):
    """``text`` is LLVM's spelling (``1.000000e+00``, ``0x3FB99999A0000000``, ``0xK...``), kept so that printing is exact."""

    __slots__ = ("text",)
    type: FloatType

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    @property
    def is_finite(self) -> bool:
        """Whether it is known to be neither infinite nor NaN."""
        if not self.text.startswith("0x"):
            return self.text.strip("+-").startswith(tuple("0123456789"))
        digits = self.text[2:]
        kind, exponent, bits = ("H", 0x1F, 10) if digits[0] == "H" else ("R", 0xFF, 7) if digits[0] == "R" else ("", 0x7FF, 52)
        number = digits.removeprefix(kind)
        return number.isalnum() and not set(number) & set("KLM") and int(number, 16) >> bits & exponent != exponent

    def __str__(self) -> str:
        return self.text


class ConstantWord(Constant):
    """``null``, ``undef``, ``poison``, ``zeroinitializer``, ``none``."""

    __slots__ = ("word",)

    def __init__(self, type_: Type, word: str) -> None:
        super().__init__(type_)
        self.word = word

    def __str__(self) -> str:
        return self.word


class ConstantAggregate(Constant):
    """A structure, array or vector of constants. ``packed``: of a packed structure (a named one's type does not tell)."""

    __slots__ = ("elements", "packed")

    def __init__(self, type_: Type, elements: list[Constant], *, packed: bool = False) -> None:
        super().__init__(type_)
        self.elements = elements
        self.packed = packed or (isinstance(type_, StructType) and type_.packed)


class ConstantSplat(Constant):
    """``splat (double 1.0)``."""

    __slots__ = ("element",)

    def __init__(self, type_: Type, element: Constant) -> None:
        super().__init__(type_)
        self.element = element


class ConstantString(Constant):
    """``c"..."``; ``text`` includes the leading c and the quotes."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    def __str__(self) -> str:
        return self.text


class ConstantExpression(Constant):
    """``getelementptr inbounds (i8, ptr @a, i64 8)``, ``ptrtoint (ptr @a to i64)``, ``sub (...)`` and the like.

    ``opcode`` and ``flags`` as on the instruction; ``source_type`` is the element type of a getelementptr.
    """

    __slots__ = ("flags", "opcode", "operands", "source_type")

    def __init__(
        self, type_: Type, opcode: str, operands: list[Constant], flags: tuple[str, ...] = (), source_type: Type | None = None
    ) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.operands = operands
        self.flags = flags
        self.source_type = source_type


class ConstantVerbatim(Constant):
    """A constant that is not interpreted (``blockaddress``, ``dso_local_equivalent``, ``no_cfi``, ...)."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    def __str__(self) -> str:
        return self.text


class InlineAsm(Constant):
    """The callee of an inline assembly call; ``text`` is everything from ``asm`` to the constraints."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__(PTR)
        self.text = text

    def __str__(self) -> str:
        return self.text


class MetadataOperand(Value):
    """A metadata argument of a call or debug record. ``value`` is set where it wraps an IR value (``metadata ptr %x``)."""

    __slots__ = ("text", "value")

    def __init__(self, text: str = "", value: Value | None = None) -> None:
        super().__init__(METADATA)
        self.text = text
        self.value = value


# ----------------------------------------------------------------------------------------------------------- globals


class GlobalValue(Constant):
    """A function, global variable, alias or ifunc; as an operand it is its address."""

    __slots__ = ()


class GlobalVariable(GlobalValue):
    """``@name = <prefix> global|constant <value_type> <initializer><suffix>``; prefix and suffix are verbatim text.

    ``suffix`` starts with the comma (``, align 8, !dbg !3``) or is empty. ``initializer`` None means a declaration.
    """

    __slots__ = ("constant", "initializer", "prefix", "suffix", "value_type")

    def __init__(
        self,
        name: str,
        value_type: Type,
        initializer: Constant | None,
        *,
        constant: bool = False,
        prefix: str = "",
        suffix: str = "",
        address_space: int = 0,
    ) -> None:
        super().__init__(PointerType(address_space), name)
        self.value_type = value_type
        self.initializer = initializer
        self.constant = constant
        self.prefix = prefix  # linkage, visibility, thread_local, unnamed_addr, addrspace(...)
        self.suffix = suffix


class GlobalAlias(GlobalValue):
    """``@name = <text>`` for aliases and ifuncs; ``target`` is the aliased constant where it could be parsed."""

    __slots__ = ("target", "text")

    def __init__(self, name: str, text: str, target: Constant | None = None) -> None:
        super().__init__(PTR, name)
        self.text = text
        self.target = target


class Argument(Value):
    """A parameter. ``attributes`` is the verbatim text between type and name (``noalias nocapture align 8``)."""

    __slots__ = ("attributes", "index")

    def __init__(self, type_: Type, name: str, index: int, attributes: str = "") -> None:
        super().__init__(type_, name)
        self.index = index
        self.attributes = attributes


class Function(GlobalValue):
    """A definition (``blocks`` not empty) or declaration.

    ``prefix``: verbatim text between ``define``/``declare`` and the result type (linkage, dso_local, cc, result attributes).
    ``suffix``: verbatim text after the parameter list (``unnamed_addr #0 comdat align 2 personality ptr @p !dbg !5``).
    """

    __slots__ = ("arguments", "blocks", "function_type", "prefix", "suffix")

    def __init__(
        self,
        name: str,
        function_type: FunctionType,
        arguments: list[Argument] | None = None,
        *,
        prefix: str = "",
        suffix: str = "",
        address_space: int = 0,
    ) -> None:
        super().__init__(PointerType(address_space), name)
        self.function_type = function_type
        if arguments is None:
            arguments = [Argument(t, "", i) for i, t in enumerate(function_type.parameters)]
        self.arguments = arguments
        self.prefix = prefix
        self.suffix = suffix
        self.blocks: list[Block] = []

    @property
    def is_declaration(self) -> bool:
        return not self.blocks

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    def instructions(self) -> Iterator[Instruction]:
        """All instructions in block order."""
        for block in self.blocks:
            yield from block.instructions


_NO_FUNCTION = Function("nowhere", FunctionType(VOID, ()))


class Block(Value):
    """A basic block. ``instructions`` ends with a terminator; debug records stand in it as :class:`DebugRecord`."""

    __slots__ = ("function", "instructions")

    def __init__(self, name: str = "", function: Function = _NO_FUNCTION) -> None:
        super().__init__(LABEL, name)
        self.instructions: list[Instruction] = []
        self.function = function

    @property
    def terminator(self) -> Instruction:
        return self.instructions[-1]

    @property
    def successors(self) -> list[Block]:
        """Successors in operand order, a block once per edge."""
        return self.instructions[-1].successors

    def phis(self) -> list[Phi]:
        found = []
        for instruction in self.instructions:
            if isinstance(instruction, Phi):
                found.append(instruction)
            elif not isinstance(instruction, DebugRecord):
                break
        return found


NOWHERE = Block("nowhere")  # the block of an instruction that stands in none yet; its function is that of a block in none


# ------------------------------------------------------------------------------------------------------ instructions


class Instruction(Value):
    """Base of all instructions.

    ``opcode``: LLVM's keyword. ``operands``: all operand values, successor blocks included where the class says so.
    ``flags``: keywords after the opcode in order (``nuw nsw``, ``fast``, ``inbounds``, ``volatile``, ``exact`` ...).
    ``metadata``: attachment name -> text (``{"dbg": "!12"}``). ``block``: the block it stands in, or NOWHERE.
    """

    __slots__ = ("block", "flags", "metadata", "opcode", "operands")

    def __init__(
        self,
        opcode: str,
        type_: Type,
        operands: list[Value],
        *,
        name: str = "",
        flags: tuple[str, ...] = (),
        metadata: dict[str, str] | None = None,
    ) -> None:
        super().__init__(type_, name)
        self.opcode = opcode
        self.operands = operands
        self.flags = flags
        self.metadata = metadata if metadata is not None else {}
        self.block = NOWHERE

    @property
    def successors(self) -> list[Block]:
        return []

    @property
    def is_terminator(self) -> bool:
        return isinstance(self, TERMINATORS) or self.opcode == "invoke" or self.opcode in VERBATIM_TERMINATORS


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


class Phi(Instruction):
    """``operands[i]`` comes from ``incoming_blocks[i]``."""

    __slots__ = ("incoming_blocks",)

    def __init__(self, type_: Type, operands: list[Value], incoming_blocks: list[Block], **rest) -> None:
        super().__init__("phi", type_, operands, **rest)
        self.incoming_blocks = incoming_blocks

    def incoming(self) -> Iterator[tuple[Value, Block]]:
        return zip(self.operands, self.incoming_blocks, strict=True)

    def value_from(self, block: Block) -> Value:
        """The operand that comes from one of the incoming blocks."""
        return next(value for value, source in self.incoming() if source is block)


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


class DebugRecord(Instruction):
    """``#dbg_value(double %x, !12, !DIExpression(), !15)``; ``opcode`` is ``dbg_value`` etc.; ``pieces`` as in Verbatim."""

    __slots__ = ("pieces",)

    def __init__(self, opcode: str, pieces: list[str | Value]) -> None:
        super().__init__(opcode, VOID, [p for p in pieces if isinstance(p, Value)])
        self.pieces = pieces


TERMINATORS = (Branch, Switch, Return, Unreachable)
VERBATIM_TERMINATORS = frozenset(
    ["indirectbr", "callbr", "resume", "catchswitch", "catchret", "cleanupret"],
)


# ------------------------------------------------------------------------------------------------------------ module


@dataclass(slots=True)
class Module:
    """A module. Parts that are not interpreted are kept as lines of text in LLVM's order."""

    source_filename: str = ""  # as printed, quotes included
    data_layout: str = ""  # without quotes
    triple: str = ""  # without quotes
    inline_asm: list[str] = field(default_factory=list)  # `module asm ...` lines
    structs: dict[str, Type] = field(default_factory=dict)  # identified structures: name -> body
    comdats: list[str] = field(default_factory=list)
    globals: dict[str, GlobalVariable | GlobalAlias] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    attribute_groups: dict[str, str] = field(default_factory=dict)  # "0" -> text between the braces
    metadata: list[str] = field(default_factory=list)  # `!0 = ...` and named metadata lines, and uselistorder lines

    def symbol(self, name: str) -> GlobalValue | None:
        """The function or global called ``name``, or None."""
        return self.functions.get(name) or self.globals.get(name)


def users(function: Function) -> dict[Value, list[Instruction]]:
    """Who uses each instruction and argument of the function (an instruction once per operand place)."""
    table: dict[Value, list[Instruction]] = {}
    for instruction in function.instructions():
        for operand in instruction.operands:
            if isinstance(operand, (Instruction, Argument)):
                table.setdefault(operand, []).append(instruction)
            elif isinstance(operand, MetadataOperand) and operand.value is not None:
                table.setdefault(operand.value, []).append(instruction)
    return table
