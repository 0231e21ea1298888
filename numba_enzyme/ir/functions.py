"""Modules, functions, and the blocks of instructions that they are made of.

Of the instructions the base is here, and those that stand in a block whatever it computes: phis and debug records.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .types import LABEL, VOID, FunctionType, PointerType, Type
from .values import GlobalAlias, GlobalValue, GlobalVariable, MetadataOperand, Value

TERMINATORS = frozenset([
    "br", "switch", "ret", "unreachable", "invoke", "indirectbr", "callbr", "resume", "catchswitch", "catchret", "cleanupret",
])  # fmt: skip


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

    def insert(self, at: int, instructions: Iterable[Instruction]) -> None:
        """Put instructions in front of the one at a place."""
        new = list(instructions)
        for instruction in new:
            instruction.block = self
        self.instructions[at:at] = new

    def split(self, at: int, name: str) -> Block:
        """A new block, not yet among the function's, with all that stands from a place on."""
        rest = Block(name, self.function)
        rest.insert(0, self.instructions[at:])
        del self.instructions[at:]
        for successor in dict.fromkeys(rest.successors):
            for phi in successor.phis():
                phi.rename_incoming(self, rest)
        return rest


NOWHERE = Block("nowhere")  # the block of an instruction that stands in none yet; its function is that of a block in none


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
        return self.opcode in TERMINATORS


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

    def add_incoming(self, value: Value, block: Block) -> None:
        self.operands.append(value)
        self.incoming_blocks.append(block)

    def keep_incoming(self, kept: Callable[[Block], bool]) -> None:
        """Drop what comes from other blocks."""
        pairs = [(value, block) for value, block in self.incoming() if kept(block)]
        self.operands, self.incoming_blocks = [value for value, _ in pairs], [block for _, block in pairs]

    def rename_incoming(self, old: Block, new: Block) -> None:
        self.incoming_blocks = [new if block is old else block for block in self.incoming_blocks]


class DebugRecord(Instruction):
    """``#dbg_value(double %x, !12, !DIExpression(), !15)``; ``opcode`` is ``dbg_value`` etc.; ``pieces`` as in Verbatim."""

    __slots__ = ("pieces",)

    def __init__(self, opcode: str, pieces: list[str | Value]) -> None:
        super().__init__(opcode, VOID, [p for p in pieces if isinstance(p, Value)])
        self.pieces = pieces


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
    metadata: list[str] = field(default_factory=list)  # `!0 = ...` and named metadata lines

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


def replace_uses(function: Function, found: Mapping[Value, Value]) -> None:
    """Put other values in the place of some in all instructions; debug records of the old ones go."""
    for block in function.blocks if found else ():
        block.instructions = [i for i in block.instructions if not (isinstance(i, DebugRecord) and describes(i, found))]
        for instruction in block.instructions:
            instruction.operands = [found.get(o, o) for o in instruction.operands]


def replace_uses_in_module(module: Module, found: Mapping[Value, Value]) -> None:
    """The same in all functions."""
    for function in module.functions.values():
        replace_uses(function, found)


def describes(record: DebugRecord, values: Container[Value]) -> bool:
    """Whether a debug record names one of the values."""
    wrapped = [o.value if isinstance(o, MetadataOperand) else o for o in record.operands]
    return any(v is not None and v in values for v in wrapped)
